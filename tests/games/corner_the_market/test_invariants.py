"""The rulebook's invariants, over random play with all that has happened before in view."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given, strategies as st

import parlour
from parlour.core.events import Event
from parlour.core.refusals import BadData
from parlour.games.corner_the_market.events import (
    CallCompleted,
    ContractsRedeemed,
    ControlLost,
    MarkerMoved,
    Moved,
    WentBankrupt,
)
from parlour.games.corner_the_market.events_trading import DealMade
from parlour.games.corner_the_market.phases.debts import Debts, Forced, Raising
from parlour.games.corner_the_market.position import players_of
from parlour.games.corner_the_market.state import CornerState
from parlour.kit.ledger import BankPaid
from parlour.kit.property.events import Thrown
from parlour.table.table import Table
from parlour.testing import played, random_move
from parlour.testing.strategies import seeds
from tests.games.corner_the_market.board import SLUG, at, player, seen

POOR = st.sampled_from([0, 300, 900, 2_500, 20_000])
"""What players begin with: little money makes for debts and bankruptcies."""
SEATS = st.integers(2, 8)


class Moment(NamedTuple):
    """One move of a game: the states before and after it, and what happened."""

    before: CornerState
    after: CornerState
    events: list[Event]
    table: Table


def moments(
    seed: int, seats: int, cash: int, most: int = 120, options: dict[str, object] | None = None
) -> Iterator[Moment]:
    """Random play from a start with so much cash and some contracts dealt out."""
    rng = Random(seed)
    stock = [10] * 6
    players: dict[str, Any] = {}
    for seat in range(seats):
        contracts: dict[str, int] = {}
        for number, name in enumerate(("Coffee", "Sugar", "Cotton", "Copper", "Hides", "Rubber")):
            count = rng.choice([0, 0, 1, 2, 6, 9, 10])
            if count and count <= stock[number]:
                contracts[name] = count
                stock[number] -= count
        players[chr(ord("A") + seat)] = {"cash": cash, "contracts": contracts, "at": rng.randrange(44)}
    start = {"game": SLUG, "seats": seats, "players": players, "stack": [{"turn": {}}], "options": options or {}}
    table = parlour.at(start, chance="by hand")
    before: Any = table.copy_state()
    for _ in range(most):
        if table.is_over():
            return
        events = random_move(table, rng)
        after: Any = table.copy_state()
        yield Moment(before, after, events, table)
        before = after


@pytest.mark.clause("CTM-I01", "CTM-I08")
@given(seeds(), SEATS, POOR)
def test_ctm_i01_and_i08_sixty_contracts_and_one_corner_a_commodity(seed: int, seats: int, cash: int) -> None:
    for _before, after, _events, _table in moments(seed, seats, cash):
        for commodity in range(6):
            held = [one.contracts[commodity] for one in players_of(after)]
            assert sum(held) + after.stock[commodity] == 10
            assert min(*held, after.stock[commodity]) >= 0
            assert sum(number >= 6 for number in held) <= 1


@pytest.mark.clause("CTM-I02", "CTM-I03")
@given(seeds(), SEATS, POOR, st.sampled_from([0, 250_000]))
def test_ctm_i02_and_i03_money_is_neither_made_nor_lost(seed: int, seats: int, cash: int, limit: int) -> None:
    for _before, after, _events, _table in moments(seed, seats, cash, options={"bank_limit": limit}):
        assert sum(one.cash for one in players_of(after)) + after.cash[-1] == limit
        assert all(one.cash >= 0 and one.cash % 100 == 0 for one in players_of(after))
        assert limit == 0 or after.cash[-1] >= 0


@pytest.mark.clause("CTM-I02")
@pytest.mark.parametrize(("limit", "balance"), [(0, -60_000), (250_000, 190_000)])
def test_ctm_i02_the_exchange_starts_with_what_it_has_not_paid_out(limit: int, balance: int) -> None:
    state: Any = parlour.open(SLUG, seats=3, options={"bank_limit": limit}, chance="by hand").copy_state()
    assert state.cash[-1] == balance


@pytest.mark.clause("CTM-I04")
@given(seeds(), SEATS, POOR)
def test_ctm_i04_twenty_four_cards(seed: int, seats: int, cash: int) -> None:
    for _before, after, _events, _table in moments(seed, seats, cash):
        held = sum(one.seats.bit_count() for one in players_of(after))
        in_play = [after.edition.cards[after.card].pile] if after.card >= 0 else []
        for pile, pack in ((0, after.exchange), (1, after.flyer)):
            cards = list(pack.under) + [number for number in range(24) if pack.unseen >> number & 1]
            assert len(set(cards)) == len(cards)
            assert len(cards) + in_play.count(pile) + (held if pile == 0 else 0) == 12
        assert held <= 5


@pytest.mark.clause("CTM-I05", "CTM-I06")
@given(seeds(), SEATS, POOR)
def test_ctm_i05_and_i06_every_piece_has_its_place_and_two_at_most_share_a_pit(
    seed: int, seats: int, cash: int
) -> None:
    for _before, after, _events, _table in moments(seed, seats, cash):
        board = after.edition.board
        pits = [board.pits[one.at] for one in players_of(after) if one.at >= 0]
        for pit in range(6):
            assert pits.count(pit) <= 2
        for one in players_of(after):
            assert -1 <= one.at < 44 + 6 * 12
            if one.at < 0:
                assert (one.cash, sum(one.contracts), one.seats) == (0, 0, 0)


@pytest.mark.clause("CTM-I07")
@given(seeds(), SEATS, POOR)
def test_ctm_i07_a_pit_is_closed_while_one_player_has_all(seed: int, seats: int, cash: int) -> None:
    for before, after, events, _table in moments(seed, seats, cash):
        for commodity in range(6):
            has_all = max(one.contracts[commodity] for one in players_of(after)) == 10
            assert (after.closed >> commodity & 1 == 1) == has_all
            if has_all:
                assert all(one.at < 0 or after.edition.board.pits[one.at] != commodity for one in players_of(after))
        lost = [event.seat for event in events if isinstance(event, ControlLost)]
        deals = any(isinstance(event, DealMade) for event in events)
        for seat in lost:
            bankrupt = any(isinstance(event, WentBankrupt) and event.seat == seat for event in events)
            top = before.stack[-1]
            in_debt = isinstance(top, Raising) and top.debtor == seat
            assert bankrupt or in_debt or (deals and players_of(before)[seat].cash < 1_000)


@pytest.mark.clause("CTM-I09", "CTM-I10")
@given(seeds(), SEATS, st.sampled_from(["seasons", "months"]))
def test_ctm_i09_and_i10_the_marker_goes_on_and_the_crash_with_it(seed: int, seats: int, mode: str) -> None:
    moves = 0
    crash = False
    for before, after, events, table in moments(seed, seats, 20_000, most=250, options={"calendar_mode": mode}):
        for event in events:
            if isinstance(event, MarkerMoved):
                thrown = next(one for one in events if isinstance(one, Thrown))
                crash = thrown.first == 1
                moves += 1
        assert after.marker - before.marker in (0, 1)
        assert moves <= (3 if mode == "seasons" else 11)
        if not table.is_over():
            assert after.crash == crash


@pytest.mark.clause("CTM-I11", "CTM-080")
@given(seeds(), SEATS, POOR)
def test_ctm_i11_nobody_leaves_a_telephone_before_the_call_is_done(seed: int, seats: int, cash: int) -> None:
    done: set[int] = set()
    for before, after, events, _table in moments(seed, seats, cash):
        done |= {event.seat for event in events if isinstance(event, CallCompleted)}
        for seat in range(seats):
            was, now = players_of(before)[seat].at, players_of(after)[seat].at
            if was != now:
                assert was not in (5, 16, 27, 38) or seat in done or now < 0
                done.discard(seat)


@pytest.mark.clause("CTM-I12", "CTM-R39")
@given(seeds(), SEATS, st.sampled_from([0, 300, 900]))
def test_ctm_i12_a_debtor_raises_funds_then_pays_or_is_out(seed: int, seats: int, cash: int) -> None:
    for _before, after, _events, table in moments(seed, seats, cash):
        top = after.stack[-1]
        if any(isinstance(frame, (Debts, Forced)) for frame in after.stack) and after.outcome is None:
            assert isinstance(top, Raising)
            assert players_of(after)[top.debtor].cash < top.amount
            (ask,) = table.asks()
            assert ask.seat == top.debtor
            assert all(table.show(action).startswith("redeem ") for action in ask.actions())


@pytest.mark.clause("CTM-I13", "CTM-026", "CTM-027")
@given(seeds(), SEATS)
def test_ctm_i13_three_throws_and_two_moves_a_turn_at_most(seed: int, seats: int) -> None:
    turn = (0, 0)
    throws = moves = doubles = 0
    for before, _after, events, _table in moments(seed, seats, 20_000, most=200):
        if (before.mover, before.turns) != turn:
            turn = (before.mover, before.turns)
            throws = moves = doubles = 0
        for event in events:
            if isinstance(event, Thrown):
                throws += 1
                doubles += event.first == event.second
            moves += isinstance(event, Moved)
        assert throws <= 3
        assert doubles < 3 or moves <= 2


@pytest.mark.clause("CTM-I14", "CTM-014", "CTM-083")
def test_ctm_i14_prices_and_premiums_rise() -> None:
    view = seen(at())
    for name in view.commodities():
        prices = [view.crash_price(name), *(view.price_in(season, name) for season in view.seasons())]
        assert prices == sorted(set(prices))
        assert prices[-1] == 2 * prices[1]
        premiums = [view.premium(name, number) for number in range(6, 11)]
        assert premiums == sorted(set(premiums))
        assert [view.premium(name, number) for number in range(6)] == [0] * 6


@pytest.mark.clause("CTM-I15")
@given(seeds(), st.integers(2, 5), st.sampled_from([300, 20_000]))
def test_ctm_i15_scores_are_cash_seats_and_contracts(seed: int, seats: int, cash: int) -> None:
    table = None
    for moment in moments(seed, seats, cash, most=1_000):
        table = moment.table
    assert table is not None
    outcome = table.outcome()
    if outcome is None:
        return
    view = seen(table)
    for number, seat in enumerate(view.seats()):
        score = view.cash(seat) + 800 * view.broker_seats(seat)
        for name in view.commodities():
            held = view.owns(seat, name)
            if held == 10:
                score += view.control_value(name)
            elif held >= 6:
                score += held * (view.price_in(view.season(), name) + view.premium(name, held))
            else:
                score += held * (view.crash_price(name) if view.is_crash() else view.price_in("winter", name))
        assert outcome.scores[number] == score >= 0


@pytest.mark.clause("CTM-I16", "CTM-017")
@given(seeds(), SEATS, POOR)
def test_ctm_i16_the_exchange_never_pays_more_than_it_should(seed: int, seats: int, cash: int) -> None:
    for before, _after, events, _table in moments(seed, seats, cash):
        handed = None
        for event in events:
            if isinstance(event, ContractsRedeemed):
                handed = event
            elif isinstance(event, BankPaid) and handed is not None:
                most = before.redeeming[handed.commodity]
                if handed.clause == "CTM-056":
                    most = before.current[handed.commodity]
                elif handed.clause == "CTM-060":
                    most = before.current[handed.commodity] + 300
                assert event.amount <= handed.number * most
                handed = None


@pytest.mark.clause("CTM-I17")
@given(seeds(), seeds(), st.integers(2, 8))
def test_ctm_i17_the_same_seed_and_decisions_give_the_same_game(dice: int, answers: int, seats: int) -> None:
    one, two = (played(parlour.open(SLUG, seats=seats, seed=dice), answers, most=60) for _ in range(2))
    assert one.record() == two.record()


POSITIONS: dict[str, dict[str, Any]] = {
    "CTM-I01": {"A": player(Coffee=6), "B": player(Coffee=5)},
    "CTM-I02: the Exchange": {"A": player(200_000), "options": {"bank_limit": 250_000}},
    "CTM-I03": {"A": player(150)},
    "CTM-I04: Broker Seats": {"A": player() | {"seats": ["E06"]}},
    "CTM-I04: a card is held once": {"A": player() | {"seats": ["E01"]}, "B": player() | {"seats": ["E01"]}},
    "CTM-I04: a card lies": {"exchange": ["F01"]},
    "CTM-I04: every card": {"flyer": ["F01", "F01"]},
    "CTM-I05": {"A": player(), "B": player(5, None)},
    "CTM-I06": {"A": player(at="Coffee 1"), "B": player(at="Coffee 2"), "C": player(at="Coffee 3")},
    "CTM-I07: a closed pit": {"A": player(at="Coffee 1"), "B": player(Coffee=10)},
    "CTM-R41": {"spared": "Coffee"},
    "CTM-I08": {"A": player(Coffee=6), "B": player(Coffee=6)},
    "CTM-I09": {"marker": "april"},
    "CTM-I10": {"crash": True},
    "CTM-I11": {"A": player(called=True)},
    "CTM-I12": {"stack": [{"debts": {"debts": []}}], "turn": {"stage": "played", "first": 1, "second": 2}},
    "CTM-I13": {"turn": {"doubles": 4}},
    "CTM-116": {"B": player(0, None), "C": player(0, None), "D": player(0, None)},
    "CTM-007: at the bottom": {"A": player(0, None)},
    "CTM-007: turns": {"turns": -1},
    "CTM-023: both dice": {"turn": {"stage": "to take a card"}},
    "CTM-023: the dice have not": {"turn": {"first": 3, "second": 4}},
    "CTM-026": {"turn": {"stage": "to take a card", "first": 3, "second": 3}},
    "CTM-010: nobody": {"turn": {"stage": "played", "first": 3, "second": 4}},
    "CTM-010: a square": {"stack": [{"buying": {"commodity": "Coffee"}}]},
    "CTM-010: Purchase": {
        "stack": [{"purchase": {"commodity": "Coffee"}}],
        "turn": {"stage": "played", "first": 1, "second": 2},
    },
    "CTM-078": {"turn": {"stage": "to choose a pit", "first": 1, "second": 2}},
    "CTM-R30": {"turn": {"stage": "to enter", "first": 1, "second": 2}},
    "CTM-042": {"stack": [{"buying": {"commodity": "Coffee"}}], "turn": {"stage": "played", "first": 1, "second": 2}},
    "CTM-053": {
        "stack": [{"selling": {"commodity": "Coffee", "cornered": False}}],
        "turn": {"stage": "played", "first": 1, "second": 2},
    },
    "CTM-062": {"stack": [{"swap": {"partner": "B"}}], "turn": {"stage": "played", "first": 1, "second": 2}},
    "CTM-072": {"stack": [{"trading": {"pit": "Coffee"}}], "turn": {"stage": "played", "first": 1, "second": 2}},
    "CTM-108": {"card": "F09"},
}


PLAYED = {"stage": "played", "first": 1, "second": 3}
DEBT = {"debtor": "A", "amount": 500, "clause": "CTM-106", "purpose": "forfeit"}
RAISING = {"raising": {"debtor": "A", "amount": 500}}
OFFER = {"number": 1, "maker": "A", "to": "B", "give": {"cash": 100}, "get": {"goods": {"Sugar": 1}}}
STACKS: list[tuple[str, dict[str, Any], list[dict[str, Any]]]] = [
    ("CTM-007", player(), [{"lead": {"contenders": ["A"]}}]),
    ("CTM-007", player(), [{"lead": {"contenders": ["A", "B"]}}]),
    ("CTM-010", player(), [{"lead": {"contenders": ["A", "B"]}}, {"swap": {"partner": "B"}}]),
    ("CTM-010", player(), [RAISING]),
    ("CTM-010", player(), [{"forced": {"buyer": "B", "commodity": "Coffee", "price": 900}}]),
    ("CTM-010", player(), [{"short": {"commodity": "Coffee", "extra": 0, "by_card": True}}]),
    ("CTM-010: nobody", player(), [{"debts": {"debts": [DEBT]}}]),
    ("CTM-I12", player(100, Coffee=1), [{"debts": {"debts": [DEBT | {"amount": 450}]}}, RAISING]),
    ("CTM-I12", player(100, Coffee=1), [{"debts": {"debts": [DEBT | {"creditor": "A"}]}}, RAISING]),
    ("CTM-I12", player(100, Coffee=1), [{"debts": {"debts": [DEBT | {"amount": 600}]}}, RAISING]),
    ("CTM-I12", player(100), [{"debts": {"debts": [DEBT]}}, RAISING]),
    ("CTM-055", player(at="Coffee 5", Coffee=3), [{"selling": {"commodity": "Coffee", "cornered": True}}]),
    (
        "CTM-053",
        player(at="Coffee 5", Coffee=3),
        [{"selling": {"commodity": "Coffee", "cornered": False, "stage": "bidding"}}],
    ),
    ("CTM-042", player(at="Coffee 1"), [{"buying": {"commodity": "Coffee", "stage": "agreeing", "wanted": 1}}]),
    ("CTM-062", player(at="Coffee 8", Sugar=1), [{"swap": {"partner": "C"}}]),
    (
        "CTM-R47",
        player(at="Coffee 4"),
        [{"trading": {"pit": "Coffee", "offers": [OFFER | {"maker": "C"}], "number": 1}}],
    ),
    ("CTM-R65", player(at="Coffee 4"), [{"trading": {"pit": "Coffee", "offers": [OFFER]}}]),
]


@pytest.mark.parametrize("case", STACKS, ids=lambda case: case[0])
def test_a_stack_that_no_game_has_is_refused(case: tuple[str, dict[str, Any], list[dict[str, Any]]]) -> None:
    fault, first, stack = case
    with pytest.raises(BadData, match=fault):
        at(first, player(Sugar=1), turn=PLAYED, stack=stack)


def test_a_stack_that_a_game_has_is_taken() -> None:
    debt = at(player(100, Coffee=1), turn=PLAYED, stack=[{"debts": {"debts": [DEBT]}}, RAISING])
    assert debt.act("A", "redeem Coffee")
    trading = {"pit": "Coffee", "offers": [OFFER], "number": 1, "to": {"B": 1}}
    table = at(player(at="Coffee 4"), player(Sugar=1), turn=PLAYED, stack=[{"trading": trading}])
    assert table.act("B", "accept 1")
    faults: list[object] = [{"B": 16}, {"B": "1"}, {"Z": 1}, []]
    for wrong in faults:
        with pytest.raises(BadData):
            at(player(at="Coffee 4"), turn=PLAYED, stack=[{"trading": {"pit": "Coffee", "to": wrong}}])


@pytest.mark.clause("CTM-I01", "CTM-I03", "CTM-I04", "CTM-I06", "CTM-I09", "CTM-I12")
@pytest.mark.parametrize("fault", POSITIONS)
def test_a_position_that_no_game_reaches_is_refused_with_its_clause(fault: str) -> None:
    given_ = dict(POSITIONS[fault])
    players = [given_.pop(seat, player()) for seat in "ABCD"]
    with pytest.raises(BadData, match=fault):
        at(*players, **given_)


def test_an_outcome_that_the_assets_do_not_show_is_refused() -> None:
    for reason, winners, scores in (
        ("year-end", ["B"], [20_000] * 4),
        ("year-end", ["A"], [20_000] * 4),
        ("last-left", ["A"], [20_000] * 4),
        ("year-end-tie", ["A", "B", "C", "D"], [20_100] * 4),
    ):
        outcome = {"reason": reason, "clause": "CTM-122", "winners": winners, "scores": scores}
        with pytest.raises(BadData, match="CTM-"):
            at(marker="autumn", outcome=outcome)
