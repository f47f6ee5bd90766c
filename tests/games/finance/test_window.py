"""Open windows: who is waited for, passes that stand, answering, the order of asking."""

from __future__ import annotations

import re
from typing import Any

import pytest

from parlour.core.refusals import Refused
from parlour.testing import play
from tests.games.finance.town import at, go_on, may, refusal, seen, stops, waited


@pytest.mark.clause("FIN-R31", "FIN-R50")
def test_a_window_waits_for_the_mover_and_those_whose_pass_does_not_stand() -> None:
    table = at(leases={"B": ["Rubeville"]}, chance=[(4, 6)])
    assert waited(table) == "A"
    play(table, "C resume")
    assert waited(table) == "CA"
    play(table, "A throw")
    assert (waited(table), seen(table).dice()) == ("C", (0, 0))
    play(table, "C pass")
    assert seen(table).dice() == (4, 6)
    assert waited(table) == "CA"
    play(table, "C rest", "A end")
    assert waited(table) == "B"


def test_business_asks_everybody_again() -> None:
    table = at(leases={"B": ["Rubeville"]}, chance=[(4, 6)])
    play(table, "C resume", "A throw", "B mortgage Rubeville")
    assert waited(table) == "CA"
    play(table, "C pass", "A throw")
    assert seen(table).dice() == (4, 6)


@pytest.mark.clause("FIN-R50")
def test_what_has_no_place_in_a_window_is_refused() -> None:
    table = at()
    assert refusal(table, "A pass") == ("window/go_on", "FIN-R31")
    assert refusal(table, "A end") == ("window/not_your_turn", "FIN-020")
    assert refusal(table, "A rest") == ("window/pass_stands", "FIN-R50")
    assert refusal(table, "A bid 5") == ("window/other_business", "FIN-R31")
    play(table, "A resume")
    assert refusal(table, "A resume") == ("window/no_pass_stands", "FIN-R50")
    over = stops(10, (4, 6))
    assert refusal(over, "A throw") == ("window/not_your_throw", "FIN-020")


def test_one_may_answer_and_withdraw_only_what_is_open() -> None:
    table = at(leases={"A": ["Rubeville"]})
    play(table, "A offer B: Rubeville for 5", "C propose to stop")
    assert refusal(table, "C accept 1") == ("offer/none", "FIN-R31")
    assert refusal(table, "B withdraw 1") == ("offer/not_made", "FIN-R31")
    assert refusal(table, "B counter 2: 5 for Rubeville") == ("offer/no_counter", "FIN-R31")
    play(table, "C withdraw 2", "A withdraw 1")
    assert (seen(table).offers(), seen(table).plans(), waited(table)) == ((), (), "A")
    assert may(table, "A", "throw")


def test_the_turn_goes_on_to_the_next_player_in_the_game() -> None:
    table = stops(10, (4, 6), players={"B": {"is_in": False, "cash": 0}}, state={"standing": ["A", "C", "D"]})
    go_on(table)
    assert seen(table).mover() == "C"


def test_a_copy_asks_about_its_own_leases_and_cash() -> None:
    """Choices are kept from ask to ask; those of a copy must not look at the table it was made from."""
    table = at(leases={"A": ["Rubeville"], "B": ["Boomtown"]})
    rules, grammar, lexicon = table.game.rules, table.game.grammar, table.lexicon
    state: Any = table.copy_state()
    rules.ask(state, 0)
    copy = rules.copy(state)
    for seat, text in ((0, "offer B: Rubeville for 900"), (1, "accept 1")):
        rules.apply(copy, seat, grammar.read(text, lexicon))
    sells = grammar.read("offer B: Rubeville for 10", lexicon)
    spends = grammar.read("offer B: 1900 for Boomtown", lexicon)
    assert [rules.ask(copy, 0).contains(action) for action in (sells, spends)] == [False, True]
    assert [rules.ask(state, 0).contains(action) for action in (sells, spends)] == [True, False]
    assert rules.ask(copy, 0).size() != rules.ask(state, 0).size()


def test_a_sentence_that_ends_with_a_railroad_ends_with_one_stop() -> None:
    table = stops(5, (1, 2), leases={"B": ["railroads", "Broadway", "Rittenhouse Square"]})
    assert "A moves to Pennsylvania R.R." in [table.say(event) for event in table.events]
    with pytest.raises(Refused) as refused:
        table.act("B", "build Broadway")
    assert refused.value.text.startswith(
        "You need all the Commonwealth streets to build there; you lack Commonwealth Ave."
    )
    assert not re.search(r"\.\.", refused.value.text)
