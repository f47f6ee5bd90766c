"""The hard trader of Pit: it knows no more than its seat sees, and trades with those who have what it wants."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

import pytest

from parlour.bots import find
from parlour.bots.pit.hand_tracker import HandTracker
from parlour.bots.pit.hard import HardBot
from parlour.bots.pit.possible_deals import Deal, PossibleDeals
from parlour.bots.pit.trader_model import TraderModel, pack_of
from parlour.games.pit.hands import pack
from parlour.games.pit.view import PitView
from parlour.table.table import Table
from parlour.testing import random_table
from tests.games.pit.hands import cards, live, rounds, view

HANDS = {"A": "Oil 5 + Gas 4", "B": "Oil 2 + Silver 7", "C": "Gas 2 + Rice 7"}


def packed(table: Table, text: str) -> int:
    number = table.lexicon.number
    return pack(tuple([number("card", card) for card in cards(text).elements()]))


class Seen(PossibleDeals):
    """One deal, known for certain."""

    def __init__(self, habits: TraderModel, deal: Deal) -> None:
        self.truth = deal
        super().__init__(habits, sum(deal), [9] * len(deal), Random(0))

    def drawn(self, number: int) -> list[Deal]:
        return [self.truth] * number


class Shown(HardBot):
    """The hard bot, shown the others' hands."""

    def __init__(self, *hands: int) -> None:
        super().__init__()
        self._hands = hands

    def _known(self) -> tuple[HandTracker, TraderModel]:
        following, habits = super()._known()
        if not isinstance(following.deals, Seen):
            following.deals = Seen(habits, self._hands)
        return following, habits


def answers(table: Table, bot: type[HardBot] | str, *hands: int) -> Counter[str]:
    """What a bot answers for A, by 40 chances."""
    found: Counter[str] = Counter()
    for chance in range(40):
        player = find(bot, "pit") if isinstance(bot, str) else bot(*hands)
        ask = view(table, "A").ask()
        assert ask is not None
        found[table.show(player.choose(table.view("A"), ask, Random(chance)))] += 1
    return found


def test_live_it_trades_with_the_caller_who_holds_up_what_it_collects() -> None:
    table = live(HANDS)
    table.act("B", "call Oil 2")
    table.act("C", "call Gas 2")
    others = ("Oil 2 + Silver 7", "Gas 2 + Rice 7", "Gas 3 + Silver 2 + Rice 2 + Oil 2")
    theirs = [packed(table, text) for text in others]
    assert set(answers(table, Shown, *theirs)) == {"match B with Gas 2"}
    assert len(answers(table, "normal")) > 1


def test_live_tempo_counts_so_it_also_matches_a_call_that_brings_nothing_for_its_aim() -> None:
    table = live({"A": "Oil 5 + Gas 4", "B": "Oil 4 + Gas 5", "C": "Rice 2 + Silver 7"})
    table.act("C", "call Rice 2")
    theirs = [packed(table, text) for text in ("Oil 4 + Gas 5", "Rice 2 + Silver 7", "Rice 7 + Silver 2")]
    assert answers(table, "normal")["match C with Gas 2"] == 40
    assert answers(table, Shown, *theirs)["match C with Gas 2"] == 40


def test_an_aim_that_somebody_else_collects_is_left() -> None:
    """A has as much Gas as Silver. If others keep one of them, it collects the other."""
    for kept, left in (("Gas", "Silver"), ("Silver", "Gas")):
        table = rounds({"A": "Gas 4 + Silver 4 + Rice 1"}, suits=("Gas", "Silver", "Rice", "Oil"))
        others = (f"{kept} 5 + Oil 4", f"{left} 3 + Rice 6", f"{left} 2 + Rice 2 + Oil 5")
        theirs = [packed(table, text) for text in others]
        offered = answers(table, Shown, *theirs)
        assert {text.split()[1] for text in offered} == {kept}


def test_what_it_has_given_away_it_knows_to_be_there() -> None:
    table = live(HANDS)
    following = HandTracker(cast("PitView", table.view("A")), TraderModel(pack_of(view(table, "A"))), Random(1))
    table.act("B", "call Silver 3")
    following.look(view(table, "A"), Random(2))
    ask = view(table, "A").ask()
    assert ask is not None
    match = next(action for action in ask.actions() if table.show(action) == "match B with Gas 3")
    following.answered(match)
    table.act("A", match)
    following.look(view(table, "A"), Random(3))
    gas = table.lexicon.number("card", "Gas")
    assert following.deals.expected(0, gas) >= 3
    assert following.deals.are_of(sum(packed(table, f"{suit} 9") for suit in view(table, "A").suits()) - _own(table))


def _own(table: Table) -> int:
    number = table.lexicon.number
    return sum(held << (4 * number("card", card)) for card, held in view(table, "A").hand())


@pytest.mark.parametrize("form", ["rounds", "live"])
def test_its_answers_depend_on_what_its_seat_sees_and_on_nothing_else(form: str) -> None:
    """Beside every bot sits a twin that sees only tables whose hidden cards are dealt anew at every step."""
    compared = 0
    table = random_table("pit", 4, 3, {"form": form, "bull_and_bear": True, "target": 500})
    bots, twins = ({seat: find("hard", "pit") for seat in range(4)} for _ in range(2))
    for step in range(110):
        if table.is_over():
            break
        asks = table.asks()
        ask = next((one for one in asks if one.required), None) or asks[step % len(asks)]
        seen = table.view(ask.seat)
        elsewhere = seen.on(seen.imagined(Random(step)), ask.seat)
        there = elsewhere.ask()
        assert there is not None
        other = twins[ask.seat].choose(elsewhere, there, Random(step))
        action = bots[ask.seat].choose(seen, ask, Random(step))
        assert action == other
        compared += len(ask.actions()) > 1
        if ask.required or action != ask.default_action:
            table.act(ask.seat, action)
    assert compared > 50
