"""Scripts, throws, pledges and nonces that do not fit: nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import parlour
from parlour.core.refusals import Refused
from parlour.kit.lead import Spin
from parlour.testing import played
from tests.table.honest import GAME, SHORT, fair_table
from tests.table.strange import DEEP, NAMES, STRANGE, at_choice, attempt, sentence, state_of


@pytest.mark.parametrize("bad", [(7, 1), (1,), (1, 2, 3), ("x", "y"), None, 3, (1.0, 2), DEEP, {}, "spin"])
@pytest.mark.parametrize("good", [0, 1, 2])
def test_a_script_that_does_not_fit_changes_nothing(bad: Any, good: int) -> None:
    """The answer that leads to the wrong draw is not taken either, and the script is not used up."""
    table, refusal = attempt(lambda: parlour.open(GAME, chance=[*[(3, 3), (5, 2), (1, 2)][:good], bad]))
    if table is None:
        assert "chance" in str(refusal)
        return
    table.act("A", "start from London with red")
    table.act("B", "start from New York with blue")
    for seat in "AB"[: min(2, good)]:
        table.act(seat, "spin")
    before = state_of(table)
    mover = table.asks()[0].seat
    for _ in range(2):
        assert f"chance[{good}]" in sentence(lambda: table.act(mover, "spin"))
        assert state_of(table) == before
    assert table.view(0).ask() is not None or table.view(1).ask() is not None


def test_throwing_by_hand_is_for_tables_by_hand() -> None:
    start = at_choice().position() | {"stack": [{"turn": {"stage": "spinning"}}]}
    for table in (parlour.at(start, seed=1), parlour.at(start), parlour.at(start, chance=[(1, 2)])):
        before = state_of(table)
        with pytest.raises(Refused) as caught:
            table.resolve_draw(6, 6)
        assert caught.value.code == "chance/not_by_hand"
        assert state_of(table) == before
    table = parlour.at(start, chance="by hand")
    for values in [(), (1,), (1, 2, 3), (0, 1), ("a", "b"), (None, 1), ((1, 2),), (DEEP, 1), (True, 1), (1.0, 2.0)]:
        before = state_of(table)
        sentence(lambda values=values: table.resolve_draw(*values))  # type: ignore[misc]
        assert state_of(table) == before
    table.resolve_draw(1, 2)
    with pytest.raises(Refused) as caught:
        table.resolve_draw(1, 2)
    assert caught.value.code == "chance/not_due"


@pytest.mark.parametrize("value", STRANGE, ids=NAMES)
def test_a_pledge_or_nonce_that_is_none(value: Any) -> None:
    table = fair_table(1)
    before = state_of(table)
    sentence(lambda: table.pledge("A", value))
    sentence(lambda: table.nonce("A", value))
    assert state_of(table) == before


def test_nonces_are_for_verifiable_tables() -> None:
    table = parlour.open(GAME, seed=1)
    for send in (table.pledge, table.nonce):
        with pytest.raises(Refused) as caught:
            send("A", "0" * 64)
        assert caught.value.code == "chance/not_verifiable"


def test_when_it_is_over_nothing_is_taken() -> None:
    table = played(parlour.open(GAME, options=SHORT, seed=1))
    before = state_of(table)
    refusals: list[Callable[[], object]] = [
        lambda: table.act("A", "spin"),
        lambda: table.act("A", Spin()),
        lambda: table.act("A", "nonsense"),
        lambda: table.time_out("A"),
        table.undo,
        lambda: table.resolve_draw(1, 2),
    ]
    for refusal in refusals:
        sentence(refusal)
    fair = fair_table(1)
    played(fair, seed=3)
    before_fair = state_of(fair)
    for refusal in (lambda: fair.nonce("A", "0" * 64), lambda: fair.pledge("A", "0" * 64)):
        sentence(refusal)
    assert state_of(table) == before
    assert state_of(fair) == before_fair
