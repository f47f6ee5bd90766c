"""What holds in every reachable state: watched through random games by any rules, and refused in positions."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings

from parlour.core.domains import count_of
from parlour.core.events import Event, Log
from parlour.core.moves import CHANCE, OVER, Action, Ask, below
from parlour.core.refusals import BadData
from parlour.core.registry import find
from parlour.games.finance.actions import Bid, Build, Mortgage, Offer, Resign, TearDown
from parlour.games.finance.edition import STREET
from parlour.games.finance.events_play import LeaseOffered, RentDue, RideForgotten, RideStruck
from parlour.games.finance.events_trade import PutOut, RidesLapsed
from parlour.games.finance.figures import means, raisable
from parlour.games.finance.options import ELIMINATE
from parlour.games.finance.phases.auction import Auction
from parlour.games.finance.phases.debts import RENT, Debts
from parlour.games.finance.rules import FinanceRules
from parlour.games.finance.state import FinanceState
from parlour.kit.deeds import NOBODY
from parlour.kit.ledger import BankPaid, Paid, PaidBank
from parlour.kit.property.events import BidPlaced, TokenMoved
from parlour.testing import random_table, rulebook_of
from parlour.testing.random_play import played
from parlour.testing.strategies import options as any_options, seats as any_seats, seeds
from tests.games.finance.town import EXPERIENCED, RAILROADS, at, board

SLUG = "finance"
RULES = cast("FinanceRules", find(SLUG).rules)


class Watch:
    """Plays at random, and looks at everything before and after each move."""

    def __init__(self, seats: int, options: dict[str, object], seed: int, owned: bool = False) -> None:
        chosen = rulebook_of(SLUG).complete(options)
        self.s: FinanceState = RULES.setup(board(), chosen, seats)
        self.rng = Random(seed)
        self.withdrawn = 0
        self.seen: set[str] = set()
        if owned:
            self._deal_out()

    def _deal_out(self) -> None:
        """The same table with most leases sold already, so that more can happen soon."""
        s = self.s
        series = list(range(len(board().series)))
        self.rng.shuffle(series)
        owners = [NOBODY] * len(board().leases)
        for n, one in enumerate(series[:8]):
            for lease in board().sets.deeds[one]:
                owners[lease] = n % s.seats if self.rng.random() < 0.9 else (n + 1) % s.seats
        state = find(SLUG).state
        fields = dict(zip(state.fields, state.field_values(s), strict=True)) | {"owners": owners}
        self.s = cast("FinanceState", state.make(edition=s.edition, options=s.options, **fields))

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
            RULES.resolve_draw(s, pending.draw.pick(lambda n: below(self.rng, n)), log)
            self.after(before, None, log.events)
            return
        seats = pending.seats + (pending.free if self.rng.random() < 0.3 else ())
        ask = RULES.ask(s, seats[below(self.rng, len(seats))])
        action = ask.sample(self.rng)
        self.before_answer(ask, action)
        RULES.apply(s, ask.seat, action, log)
        self.after(before, action, log.events)

    def before_answer(self, ask: Ask, action: Action) -> None:
        s = self.s
        assert s.playing >> ask.seat & 1  # FIN-I14: who is out is asked nothing
        top = s.top
        if isinstance(top, Debts) and ask.seat == top.debtor():  # FIN-I12
            assert not isinstance(action, (Bid, Build))
            assert s.options.debtor_sales or not isinstance(action, Offer)
            assert s.options.debtor_sales or means(s, ask.seat) >= top.due()
        if isinstance(action, Bid):  # FIN-I08
            assert isinstance(top, Auction)
            most = raisable(s, ask.seat) if s.options.bids_liquid else s.cash[ask.seat]
            assert top.least(s) <= action.amount <= most
            if top.outcry.high >= 0:
                assert action.amount >= top.outcry.bid + board().least_raise
        if isinstance(action, Mortgage):
            assert s.owners[action.lease] == ask.seat
        if isinstance(action, (Build, TearDown)):
            assert board().leases[action.lease].kind == STREET

    def after(self, before: FinanceState, action: Action | None, events: list[Event]) -> None:
        s = self.s
        assert RULES.broken_invariants(s) == []
        self._check_money(before, events)
        self._check_leases(before)
        self._check_stops(before, events)
        self._check_out(before, action, events)
        self._check_rides(before, events)
        self.seen |= {type(event).__name__ for event in events}

    def _check_money(self, before: FinanceState, events: list[Event]) -> None:
        """FIN-I03: what players have gained or lost is what was paid, to the dollar; the Bank has the rest."""
        s = self.s
        changes = [0] * s.seats
        for event in events:
            if isinstance(event, (Paid, PaidBank)):
                changes[event.payer] -= event.amount
            if isinstance(event, (Paid, BankPaid)):
                changes[event.payee] += event.amount
        assert changes == [new - old for new, old in zip(s.cash[: s.seats], before.cash[: s.seats], strict=True)]
        assert sum(s.cash) == 0

    def _check_leases(self, before: FinanceState) -> None:
        s = self.s
        assert before.withdrawn & ~s.withdrawn == 0  # FIN-I05: what is withdrawn never comes back
        for lease in range(28):
            places = [s.stacked() >> lease & 1, s.withdrawn >> lease & 1, int(s.owners[lease] >= 0)]
            assert sum(places) == 1  # FIN-I01

    def _check_stops(self, before: FinanceState, events: list[Event]) -> None:
        moves = sum(isinstance(event, TokenMoved) for event in events)
        incomes = [event for event in events if isinstance(event, BankPaid) and event.clause == "FIN-022"]
        if not self.s.options.forgetters:
            assert sum(event.amount for event in incomes) <= moves * board().income  # FIN-I11
        offered = {event.lease for event in events if isinstance(event, LeaseOffered)}
        for event in events:
            if isinstance(event, RentDue):
                assert not before.mortgaged >> event.lease & 1  # FIN-I07
                assert event.owner != event.visitor
                assert event.lease not in offered  # FIN-I09
        bids = [event.amount for event in events if isinstance(event, BidPlaced)]
        assert bids == sorted(bids)

    def _check_out(self, before: FinanceState, action: Action | None, events: list[Event]) -> None:
        """FIN-I13: a rent or a guarantee that could not be met, or resigning, and nothing else."""
        for event in events:
            if not isinstance(event, PutOut):
                continue
            assert not self.s.playing >> event.seat & 1
            assert event.clause in ("FIN-100", "FIN-R46", "FIN-R26")
            if event.clause == "FIN-R26":
                assert self.s.options.bank_debt == ELIMINATE
            top = before.stack[-1]
            if event.clause == "FIN-100" and isinstance(top, Debts) and top.kind == RENT:
                assert means(before, event.seat) < top.due()
            if event.clause == "FIN-R46":
                assert isinstance(action, Resign) or before.resigning >> event.seat & 1

    def _check_rides(self, before: FinanceState, events: list[Event]) -> None:
        """FIN-I17: rides grow by deals and fall by a stop or by lapse."""
        then = sum(ride.count for ride in before.rides)
        now = sum(ride.count for ride in self.s.rides)
        if now < then:
            assert any(isinstance(event, (RideStruck, RidesLapsed)) for event in events)
        if any(isinstance(event, RideForgotten) for event in events):
            assert self.s.options.forgetters


ROUNDS = 20
ALL = [f"FIN-I{n:02}" for n in range(1, 18)]


@pytest.mark.clause(*ALL)
@settings(max_examples=30)
@given(seats=any_seats(SLUG), options=any_options(SLUG), seed=seeds())
def test_fin_i01_to_fin_i17_hold_by_any_rules(seats: int, options: dict[str, object], seed: int) -> None:
    Watch(seats, options, seed).play(150)
    Watch(seats, options, seed, owned=True).play(250)


@pytest.mark.clause("FIN-I01", "FIN-I03", "FIN-I04", "FIN-I14", "FIN-I15")
@pytest.mark.parametrize("preset", ["beginners", "experienced"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_fin_i15_they_hold_to_the_end_of_whole_games(seats: int, preset: str) -> None:
    chosen = {} if preset == "beginners" else EXPERIENCED
    watch = Watch(seats, {**chosen, "round_limit": ROUNDS}, seats)
    watch.play(30_000)
    outcome = watch.s.outcome
    assert outcome is not None
    if outcome.reason == "last-left":
        assert count_of(watch.s.playing) == 1
    else:
        assert (outcome.reason, watch.s.round) == ("round-limit", ROUNDS)


def test_random_games_show_rents_sales_and_players_put_out() -> None:
    """The watch above would mean little if nothing happened in its games."""
    seen: set[str] = set()
    for seed in range(6):
        watch = Watch(3, EXPERIENCED if seed % 2 else {}, seed, owned=True)
        watch.play(1500)
        seen |= watch.seen
    wanted = {"RentDue", "Sold", "HouseBuilt", "HouseTornDown", "Traded", "ClaimOpened", "Redeemed", "SentToJail"}
    assert wanted <= seen


@pytest.mark.clause("FIN-I18")
@pytest.mark.parametrize("options", [{}, EXPERIENCED, {"deck_mode": "draw", "bid_limit": "liquid"}])
def test_fin_i18_the_same_seed_options_and_decisions_give_the_same_game(options: dict[str, object]) -> None:
    one, two, other = (played(random_table(SLUG, 4, seed, options), 5, most=150) for seed in (11, 11, 12))
    assert one.record() == two.record()
    assert one.record() != other.record()


GONE: dict[str, object] = {"is_in": False, "cash": 0}
IN_THREE: dict[str, object] = {"standing": ["A", "C", "D"]}


def ride(**given: object) -> dict[str, object]:
    usual = {"holder": "A", "grantor": "B", "scope": ["Main Line"], "bound": ["Main Line"], "count": 1}
    return {"rides": [usual | given]}


@pytest.mark.parametrize(
    ("id", "wrong"),
    [
        pytest.param("FIN-I01", {"leases": {"B": ["Broadway"]}, "withdrawn": ["Broadway"]}),
        pytest.param("FIN-I01", {"leases": {"B": ["Broadway"]}, "players": {"B": GONE}, "state": IN_THREE}),
        pytest.param("FIN-I02", {"players": {"A": {"cash": -1}}}),
        pytest.param("FIN-I04", {"leases": {"A": ["wayback"]}, "houses": {"wayback": (2, 0)}}),
        pytest.param("FIN-I04", {"leases": {"A": ["wayback"]}, "houses": {"wayback": 6}}),
        pytest.param("FIN-I04", {"leases": {"A": ["Wayback"], "B": ["Rubeville"]}, "houses": {"wayback": 1}}),
        pytest.param("FIN-I04", {"leases": {"A": ["wayback"]}, "houses": {"wayback": 1}, "mortgaged": ["Wayback"]}),
        pytest.param("FIN-I04", {"leases": {"A": ["railroads"]}, "houses": {"railroads": 1}}),
        pytest.param("FIN-I05", {"withdrawn": ["Broadway"], "mortgaged": ["Broadway"]}),
        pytest.param("FIN-I05", {"state": ride(), "free_rides": True}),
        pytest.param("FIN-I06", {"mortgaged": ["Broadway"]}),
        pytest.param("FIN-I10", {"players": {"A": {"at": 5, "jail": 0}}}),
        pytest.param("FIN-I10", {"players": {"A": {"at": 20, "jail": 3}}}),
        pytest.param("FIN-I11", {"state": {"income": 1}}),
        pytest.param("FIN-I11", {"state": {"income": 7}, "forgetters": True}),
        pytest.param("FIN-I14", {"players": {"B": {"is_in": False}}, "state": IN_THREE}),
        pytest.param("FIN-I15", {"seats": 2, "players": {"B": GONE}, "state": {"standing": ["A"]}}),
        pytest.param(
            "FIN-I16",
            {"leases": {"A": ["railroads"]}, "state": {"pacts": [{"series": "railroads", "shares": {"A": 99}}]}},
        ),
        pytest.param(
            "FIN-I16",
            {
                "leases": {"A": RAILROADS[:2], "B": RAILROADS[2:3], "C": RAILROADS[3:]},
                "state": {"pacts": [{"series": "railroads", "shares": {"A": 50, "B": 50}}]},
            },
        ),
        pytest.param("FIN-I17", {"leases": {"B": ["mainline"]}, "state": ride(count=6), "free_rides": True}),
        pytest.param("FIN-I17", {"leases": {"B": ["mainline"]}, "state": ride()}),
        pytest.param("FIN-I17", {"leases": {"B": ["mainline"]}, "state": ride(count=0), "free_rides": True}),
        pytest.param("FIN-R31", {"above": [{"window": {"passed": ["A"]}}]}),
        pytest.param("FIN-020", {"above": [{"turn": {}}]}),
    ],
)
def test_a_position_that_breaks_an_invariant_is_refused_by_its_id(id: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(BadData, match=id):
        at(**wrong)
