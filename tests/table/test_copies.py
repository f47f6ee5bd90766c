"""A copy of a table has dice of its own, which fall as the table's would."""

from __future__ import annotations

import pytest

import parlour
from parlour.chance.committed import NonceChain
from parlour.core.refusals import Refused
from parlour.table.table import Table

DRAWS = [(3, 5), (2, 6), (4, 1), (3, 2), (6, 1), (2, 5)]


def answer(table: Table) -> str:
    """Whoever is asked first does what is done for him if he does nothing."""
    ask = table.asks()[0]
    table.act(ask.seat, ask.default_action)
    return table.record()


def test_a_script_is_read_on_by_both() -> None:
    table = parlour.open("mariners-compass", chance=DRAWS)
    answer(table)
    twin = table.copy()
    records = [answer(table) for _ in range(4)]
    assert len(set(records)) == 4
    assert [answer(twin) for _ in range(4)] == records


def test_pledges_and_nonces_are_kept_apart() -> None:
    table = parlour.open("ten-up", seats=2)
    nonces = NonceChain(3)
    table.pledge("A", nonces.pledge(table.journal.opening, "A"))
    twin = table.copy()
    first = nonces.next()
    table.nonce("A", first)
    assert (table.takes_nonce("A"), twin.takes_nonce("A")) == (False, True)
    twin.nonce("A", first)
    assert twin.record() == table.record()
    with pytest.raises(Refused) as refusal:
        table.copy().nonce("A", first)
    assert refusal.value.code == "chance/second_nonce"
