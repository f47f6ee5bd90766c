"""What holds in every reachable state: watched through random games by any rules, and refused in positions."""

from __future__ import annotations

import re
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings

from parlour.core.domains import count_of
from parlour.core.events import Event, Log
from parlour.core.moves import CHANCE, OVER, Action, Ask, below
from parlour.core.refusals import BadData
from parlour.core.registry import find
from parlour.games.weigh_anchor.actions import GoBankrupt
from parlour.games.weigh_anchor.events import HireDue, Retired
from parlour.games.weigh_anchor.figures import liquidation
from parlour.games.weigh_anchor.phases.auction import Auction
from parlour.games.weigh_anchor.phases.debts import Debts
from parlour.games.weigh_anchor.phases.landing import Landing
from parlour.games.weigh_anchor.phases.turn import THROWING, Turn
from parlour.games.weigh_anchor.phases.window import Window
from parlour.games.weigh_anchor.rules import AnchorRules
from parlour.games.weigh_anchor.state import AnchorState
from parlour.kit.ledger import BankPaid, Paid, PaidBank, PaidPot, PotPaid
from parlour.kit.property.events import Thrown, TokenMoved
from parlour.testing import random_table, rulebook_of
from parlour.testing.random_play import played
from parlour.testing.strategies import options as any_options, seats as any_seats, seeds
from tests.games.weigh_anchor.harbour import CUNARD, FRENCH, HOLLAND, ITALIAN, at, board

SLUG = "weigh-anchor"
RULES = cast("AnchorRules", find(SLUG).rules)


class Watch:
    """Plays at random, and looks at everything before and after each move."""

    def __init__(self, seats: int, options: dict[str, object], seed: int) -> None:
        chosen = rulebook_of(SLUG).complete(options)
        self.s: AnchorState = RULES.setup(board(), chosen, seats)
        self.rng = Random(seed)
        self.throws = 0
        self.turn = 0
        self.retired: set[int] = set()

    def play(self, moves: int) -> None:
        for _ in range(moves):
            if RULES.pending(self.s).kind == OVER:
                break
            self.move()

    def move(self) -> None:
        s = self.s
        before = s.copy()
        pending = RULES.pending(s)
        log = Log()
        if pending.kind == CHANCE:
            assert pending.draw is not None
            self.before_draw()
            RULES.resolve_draw(s, pending.draw.pick(lambda n: below(self.rng, n)), log)
        else:
            seats = pending.seats + (pending.free if self.rng.random() < 0.3 else ())
            ask = RULES.ask(s, seats[below(self.rng, len(seats))])
            action = ask.sample(self.rng)
            self.before_answer(ask, action)
            RULES.apply(s, ask.seat, action, log)
        assert RULES.broken_invariants(s) == []
        self.after(before, log.events)

    def before_draw(self) -> None:
        """WA-I21: an auction, a settlement or a choice is never open across a throw for movement."""
        top = self.s.top
        assert isinstance(top, (Turn, Landing)) or len(self.s.stack) > 1
        if isinstance(top, Turn) and top.stage == THROWING:
            assert len(self.s.stack) == 1

    def before_answer(self, ask: Ask, action: Action) -> None:
        s = self.s
        assert ask.seat not in self.retired  # WA-I15
        top = s.top
        if isinstance(action, GoBankrupt):
            assert isinstance(top, Debts)
            assert liquidation(s, ask.seat) < top.due()  # WA-I16
        if isinstance(top, Window):
            assert not any(isinstance(frame, (Debts, Auction)) for frame in s.stack)  # WA-I18

    def after(self, before: AnchorState, events: list[Event]) -> None:
        s = self.s
        changes = [0] * s.seats
        for event in events:
            if isinstance(event, (Paid, PaidBank, PaidPot)):
                changes[event.payer] -= event.amount
            if isinstance(event, (Paid, BankPaid, PotPaid)):
                changes[event.payee] += event.amount
            if isinstance(event, HireDue) and event.lander == before.mover and not s.options.manual_hire:
                assert event.owner != event.lander  # WA-I10
                assert not before.mortgaged >> event.vessel & 1
            if isinstance(event, Retired):
                self.retired.add(event.seat)
            if isinstance(event, Thrown):
                self.throws = self.throws + 1 if self.turn == before.turn else 1
                self.turn = before.turn
                assert self.throws <= 3  # WA-I12
        # WA-I05: what players have gained or lost is what was paid, to the dollar
        assert changes == [new.cash - old.cash for new, old in zip(s.holdings, before.holdings, strict=True)]
        self.check_tokens(before, events)

    def check_tokens(self, before: AnchorState, events: list[Event]) -> None:
        moved = [seat for seat, old in enumerate(before.holdings) if self.s.holdings[seat].at != old.at]
        assert set(moved) <= {before.mover}  # WA-I19
        salaries = sum(isinstance(event, BankPaid) and event.clause == "WA-025" for event in events)
        assert salaries <= sum(isinstance(event, TokenMoved) for event in events)  # WA-I13


@pytest.mark.clause(
    "WA-I01", "WA-I02", "WA-I03", "WA-I04", "WA-I05", "WA-I06", "WA-I07", "WA-I08", "WA-I09", "WA-I10", "WA-I11"
)
@pytest.mark.clause("WA-I12", "WA-I13", "WA-I14", "WA-I15", "WA-I16", "WA-I17", "WA-I18", "WA-I19", "WA-I22")
@settings(max_examples=30)
@given(seats=any_seats(SLUG), options=any_options(SLUG), seed=seeds())
def test_wa_i01_to_wa_i22_hold_by_any_rules(seats: int, options: dict[str, object], seed: int) -> None:
    Watch(seats, options, seed).play(250)


@pytest.mark.clause("WA-I01", "WA-I05", "WA-I06", "WA-I07", "WA-I17")
@pytest.mark.parametrize("short", [False, True])
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_wa_i17_they_hold_to_the_end_of_whole_games(seats: int, short: bool) -> None:
    watch = Watch(seats, {"short": short, "turn_limit": 60}, seats)
    watch.play(20_000)
    outcome = watch.s.outcome
    assert outcome is not None
    left = count_of(watch.s.playing)
    if outcome.reason == "last-left":
        assert left == 1
    elif outcome.reason == "first-bankruptcy":
        assert left == seats - 1
    else:
        assert (outcome.reason, watch.s.turn) == ("turn-limit", 60)


@pytest.mark.clause("WA-I21")
@settings(max_examples=10)
@given(seats=any_seats(SLUG), seed=seeds())
def test_wa_i21_exactly_one_window_lies_between_two_throws_for_movement(seats: int, seed: int) -> None:
    watch = Watch(seats, {}, seed)
    windows: list[Window] = []
    throws = 0
    for _ in range(600):
        if watch.s.outcome is not None:
            break
        top = watch.s.top
        if isinstance(top, Window) and not any(top is seen for seen in windows):
            windows.append(top)
        if isinstance(top, Turn) and top.stage == THROWING:
            assert len(windows) == 1
            windows.clear()
            throws += 1
        watch.move()
    assert throws


@pytest.mark.clause("WA-I20")
@pytest.mark.parametrize("options", [{}, {"short": True}, {"claim_hire": "manual", "auction": "rotation"}])
def test_wa_i20_the_same_seed_options_and_decisions_give_the_same_game(options: dict[str, object]) -> None:
    one, two, other = (played(random_table(SLUG, 4, seed, options), 5, most=150) for seed in (11, 11, 12))
    assert one.record() == two.record()
    assert one.record() != other.record()


@pytest.mark.parametrize(
    ("id", "wrong"),
    [
        pytest.param("WA-I01", {"fleet": {"A": [ITALIAN]}, "levels": {ITALIAN: 5}, "seats": 2, "suites": 13}),
        pytest.param("WA-I02", {"fleet": {"B": ["Rex"]}, "players": {"B": {"is_in": False, "cash": 0}}}),
        pytest.param("WA-I03", {"state": {"chance": ["CH-01", "CH-01"]}}),
        pytest.param("WA-I03", {"state": {"chance": ["CC-01"]}}),
        pytest.param("WA-I03", {"players": {"A": {"cards": ["CH-08"]}}, "state": {"chance": ["CH-08"]}}),
        pytest.param("WA-I04", {"players": {"A": {"cash": -1}}}),
        pytest.param("WA-I06", {"fleet": {"A": [ITALIAN]}, "levels": {ITALIAN: (2, 0, 1)}}),
        pytest.param("WA-I06", {"fleet": {"A": [ITALIAN]}, "levels": {ITALIAN: 6}}),
        pytest.param("WA-I07", {"fleet": {"A": ["Rex"]}, "levels": {ITALIAN: (1, 1, 1)}}),
        pytest.param("WA-I07", {"fleet": {"A": [CUNARD]}, "levels": {CUNARD: 1}, "mortgaged": ["Queen Mary"]}),
        pytest.param("WA-I08", {"fleet": {"A": ["Tugs"]}, "levels": {"Tugs": 1}}),
        pytest.param("WA-I09", {"mortgaged": ["Rex"]}),
        pytest.param("WA-I12", {"state": {"doubles": 3}}),
        pytest.param(
            "WA-I14",
            {"state": {"claims": [{"owner": "A", "lander": "B", "vessel": "Rex", "amount": 5, "turn": 0}]}},
        ),
        pytest.param("WA-I15", {"players": {"B": {"is_in": False}}, "state": {"standing": []}}),
        pytest.param("WA-I17", {"seats": 2, "players": {"B": {"is_in": False, "cash": 0}}, "state": {"standing": []}}),
        pytest.param("WA-R13", {"mover": "A", "above": [{"window": {"thrower": "B"}}]}),
        pytest.param("WA-018", {"above": [{"turn": {}}]}),
        pytest.param("WA-018: nobody is asked anything", {"above": []}),
        pytest.param(
            "WA-030",
            {
                "fleet": {"B": ["Rex"]},
                "above": [{"auction": {"vessel": "Rex", "lander": "A", "outcry": {"bidders": ["A", "B"]}}}],
            },
        ),
        pytest.param("WA-028", {"fleet": {"B": ["Rex"]}, "above": [{"buying": {"vessel": "Rex"}}]}),
    ],
)
def test_a_position_that_breaks_an_invariant_is_refused_by_its_id(id: str, wrong: dict[str, Any]) -> None:
    suites = wrong.pop("suites", None)
    if suites is not None:
        wrong["fleet"] = {"A": [ITALIAN, "French Line (CGT)", "White Star Line", "United States Lines", CUNARD]}
        wrong["levels"] = dict.fromkeys(wrong["fleet"]["A"], 5)
    with pytest.raises(BadData, match=id):
        at(**wrong)


def test_a_position_with_two_offers_between_the_same_two_is_refused() -> None:
    offers = [
        {"number": 1, "maker": "A", "to": "B", "give": {"cash": 5}, "get": {"goods": ["Rex"]}},
        {"number": 2, "maker": "B", "to": "A", "give": {"goods": ["Rex"]}, "get": {"cash": 5}},
    ]
    at(fleet={"B": ["Rex"]}, above=[{"window": {"thrower": "A", "offers": offers[:1]}}])
    with pytest.raises(BadData, match="one offer at most"):
        at(fleet={"B": ["Rex"]}, above=[{"window": {"thrower": "A", "offers": offers}}])


PRICED: dict[str, Any] = {"fleet": {"A": [ITALIAN]}, "levels": {ITALIAN: 1}, "sell_back_base": "amount_paid"}


@pytest.mark.clause("WA-047", "WA-I11", "WA-R25", "WA-I01")
@pytest.mark.parametrize(
    ("where", "says"),
    [
        ({"players": {"B": {"at": 30}}}, "WA-047: B stands on Go to Graving Dock"),
        ({"players": {"A": {"at": 10, "dock": 1}}, "short": True}, "WA-I11: a docked player"),
        ({"players": {"A": {"at": 10, "dock": 3}}}, "WA-I11: a docked player"),
        (PRICED | {"state": {"paid": []}}, "WA-R25: 'paid' is missing"),
        (
            PRICED | {"state": {"paid": [[]] * 10}},
            "WA-R25: Italian Line has 3 pieces by its levels, and 'paid' has 0 prices for it",
        ),
        ({"state": {"paid": [[]] * 10}}, "WA-R25: prices are kept only"),
        (
            {"fleet": {"A": [ITALIAN, HOLLAND, FRENCH]}, "levels": {ITALIAN: 4, HOLLAND: 4, FRENCH: 4}},
            "WA-I01: 36 decks are fitted, and there are 32",
        ),
    ],
)
def test_a_position_that_cannot_occur_is_refused_and_says_why(where: dict[str, Any], says: str) -> None:
    with pytest.raises(BadData, match=re.escape(says)):
        at(**where)


@pytest.mark.clause("WA-R18", "WA-I11")
def test_a_dock_turn_is_skipped_by_a_house_rule_of_the_short_game() -> None:
    at({"A": {"at": 10, "dock": 1}}, short=True, short_dock="skip_then_exit")
