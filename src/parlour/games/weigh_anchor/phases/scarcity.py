"""Buying decks and suites, and shortages of them (WA-073, WA-074, WA-R26, WA-R27)."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import ListOf, WithDefault, enum_of
from parlour.core.data.record_class import record
from parlour.core.domains import IntRange, MemberOf
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import ONE_SEAT, Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import NUMBER, Number, Seat
from parlour.games.weigh_anchor.actions import HOLD, HOLDS, Bid, Fit, Hold, Mortgage, Sell, Want
from parlour.games.weigh_anchor.building import build, build_suite, fit, open_groups
from parlour.games.weigh_anchor.business import cannot_raise, raise_cash, raising_choices
from parlour.games.weigh_anchor.effects import pay
from parlour.games.weigh_anchor.events import (
    Held,
    PieceOffered,
    PieceSold,
    PiecesScarce,
    PiecesWanted,
)
from parlour.games.weigh_anchor.fields import VesselName
from parlour.games.weigh_anchor.figures import levels_of, liquidation
from parlour.games.weigh_anchor.reasons import BID_CASH, BID_TOO_LOW, FIT_WHERE, PIECE_BID, WANT_HOW_MANY
from parlour.games.weigh_anchor.state import AnchorState
from parlour.kit.actions import Bids
from parlour.kit.asks import waits_after
from parlour.kit.auction import OPEN, OUTCRY, OpenAuction
from parlour.kit.bits import members, next_seat, sum_by_bits, to_the_left
from parlour.kit.ledger import BANK
from parlour.kit.property.events import BidPlaced
from parlour.kit.trade.questions import standing_bid

DECK: Final = 0
SUITE: Final = 1
KIND: Final = enum_of({"deck": "a deck", "suite": "a suite"})
ASKING: Final = 0
SHARING: Final = 1
BIDDING: Final = 2
FITTING: Final = 3
STAGE: Final = enum_of(
    {
        "asking": "the others say how many they want",
        "sharing": "each in turn fits pieces at the printed cost: they are enough, or one player is left",
        "bidding": "bids are made for one piece",
        "fitting": "the winner chooses where the piece goes",
    }
)
UNASKED: Final = -1
NO_PLACE: Final = -1


def order_decks(s: AnchorState, seat: int, vessel: int, count: int, log: Log | None) -> None:
    """Order decks. They are bought at once, unless other seats could compete for the stock."""
    if _matters(s, seat, DECK, count, s.decks):
        _ask_others(s, seat, DECK, vessel, count, log)
    else:
        build(s, seat, vessel, min(count, s.decks), log)  # WA-R27: no competitor, so up to the stock


def order_suite(s: AnchorState, seat: int, vessel: int, log: Log | None) -> None:
    """Order a suite. It is bought at once, unless other seats could compete for the stock."""
    if _matters(s, seat, SUITE, 1, s.suites):
        _ask_others(s, seat, SUITE, vessel, 1, log)
    else:
        build_suite(s, seat, vessel, log)


def _matters(s: AnchorState, seat: int, kind: int, count: int, stock: int) -> bool:
    """Return whether the order plus all that the others could fit and pay exceeds the stock (WA-R27)."""
    others = [reach(s, other, kind) for other in members(s.playing & ~(1 << seat))]
    return sum(others) > 0 and count + sum(others) > stock


def room(s: AnchorState, seat: int, kind: int) -> int:
    """Return how many pieces of a kind a seat could fit and pay from cash."""
    return _payable(costs(s, seat, kind), s.holdings[seat].cash)


def reach(s: AnchorState, seat: int, kind: int) -> int:
    """Return how many pieces of a kind a seat could fit and pay from cash and loans on bare vessels (WA-R27).

    A vessel of a group that is to be fitted raises nothing, because it must not be mortgaged then (WA-087).
    """
    most = room(s, seat, kind)
    if not s.options.claims_raisable:
        return most
    holding = s.holdings[seat]
    bare = holding.vessels & ~s.mortgaged & ~s.built
    found: list[int] = []
    for group in sorted(members(open_groups(s, seat)), key=lambda group: s.edition.groups[group].deck_cost):
        own = _costs_in(s, group, kind)
        if own:
            found += own
            bare &= ~s.edition.sets.bits[group]
            most = max(most, _payable(found, holding.cash + sum_by_bits(s.options.loan_sums, bare)))
    return most


def _payable(found: list[int], cash: int) -> int:
    """Return how many of these costs the cash pays, cheapest first."""
    count = 0
    for cost in sorted(found):
        cash -= cost
        if cash < 0:
            break
        count += 1
    return count


def costs(s: AnchorState, seat: int, kind: int) -> list[int]:
    """Return the printed cost of each piece of a kind that a seat has a place for."""
    found: list[int] = []
    for group in members(open_groups(s, seat)):
        found += _costs_in(s, group, kind)
    return found


def _costs_in(s: AnchorState, group: int, kind: int) -> list[int]:
    """Return the printed cost of each piece of a kind that fits in one group."""
    most: int = s.most_decks
    levels = levels_of(s, group)
    record = s.edition.groups[group]
    if kind == DECK:
        return [record.deck_cost] * sum([max(0, most - level) for level in levels])
    return [record.suite_cost] * levels.count(most) if min(levels) >= most else []


def places(s: AnchorState, seat: int, kind: int, most_cost: int) -> int:
    """Return the vessels, as bits, on which a seat may fit one piece now at a printed cost up to `most_cost`."""
    bits = 0
    for group in members(open_groups(s, seat)):
        record = s.edition.groups[group]
        levels = levels_of(s, group)
        lowest = min(levels)
        if kind == DECK:
            if lowest >= s.most_decks or record.deck_cost > most_cost:
                continue
        elif lowest < s.most_decks or record.suite_cost > most_cost:
            continue
        needed = lowest if kind == DECK else s.most_decks
        for place, vessel in enumerate(s.edition.sets.deeds[group]):
            if levels[place] == needed:
                bits |= 1 << vessel
    return bits


def cost_on(s: AnchorState, vessel: int, kind: int) -> int:
    record = s.edition.groups[s.edition.sets.of[vessel]]
    return record.deck_cost if kind == DECK else record.suite_cost


def _ask_others(s: AnchorState, seat: int, kind: int, vessel: int, count: int, log: Log | None) -> None:
    wants = [UNASKED] * s.seats
    for other in range(s.seats):
        if not s.playing >> other & 1 or reach(s, other, kind) == 0:
            wants[other] = 0
    wants[seat] = count
    if log is not None:
        log.add(PiecesScarce(seat))
    s.push(Scarcity(kind, seat, vessel, ASKING, wants, OpenAuction(0), 0))


@record
class Scarcity(Frame[AnchorState]):
    """A shortage of pieces: seats say how many they want, then all share, or bid for one piece after another.

    `wants` is the number each seat still wants (UNASKED: not answered yet). `price` is what the winner pays for the
    piece being fitted; 0 means the printed cost.
    """

    kind: Annotated[int, KIND, "The piece that is scarce."]
    buyer: Annotated[Seat, "Who asked for a piece first."]
    vessel: Annotated[VesselName, "The vessel it was asked for."]
    stage: Annotated[int, WithDefault(STAGE, ASKING), "What comes next."]
    wants: Annotated[list[int], ListOf(NUMBER), "By seat, how many pieces it still wants; -1: it has not said yet."]
    outcry: Annotated[OpenAuction, OUTCRY, "The bidders and the standing bid for one piece."]
    price: Annotated[
        Number, "What the winner pays for the piece that is being fitted; 0 for one at the printed cost."
    ] = 0

    def stock(self, s: AnchorState) -> int:
        return s.decks if self.kind == DECK else s.suites

    def claimants(self, s: AnchorState) -> int:
        """Return the seats, as bits, that still want a piece and have a place for it."""
        return sum([1 << seat for seat in members(s.playing) if self.wants[seat] > 0 and costs(s, seat, self.kind)])

    def floor(self, s: AnchorState, seat: int) -> int:
        """Return the lowest bid of a seat: above the standing bid, and at least the printed cost of a place (WA-R26).

        NO_PLACE if the seat has no place left because it mortgaged a vessel to raise cash.
        """
        found = costs(s, seat, self.kind)
        if not found:
            return NO_PLACE
        floor = 1 if s.options.any_floor else min(found)
        return max(floor, self.outcry.bid + 1) if self.outcry.high >= 0 else floor

    def fitter(self) -> int:
        """Return the seat that fits a piece now: the winner, or the next seat that shares."""
        if self.price:
            return self.outcry.high
        for seat in to_the_left((self.buyer - 1) % len(self.wants), len(self.wants), (1 << len(self.wants)) - 1):
            if self.wants[seat] > 0:
                return seat
        return -1

    def fits(self, s: AnchorState) -> int:
        """Return the vessels, as bits, on which that piece may be fitted."""
        seat = self.fitter()
        if not self.price:
            return places(s, seat, self.kind, s.holdings[seat].cash)
        dearest = max(costs(s, seat, self.kind)) if s.options.any_floor else self.price
        return places(s, seat, self.kind, dearest)

    def _able(self, s: AnchorState, seats: int) -> int:
        able = 0
        for seat in members(seats):
            floor = self.floor(s, seat)
            if floor != NO_PLACE and (s.holdings[seat].cash >= floor or liquidation(s, seat) >= floor):
                able |= 1 << seat
        return able

    def pending(self, s: AnchorState) -> Pending:
        seats = s.seats
        if self.stage == ASKING:
            waited = sum([1 << seat for seat in range(seats) if self.wants[seat] == UNASKED])
            return waits_after(self.buyer, seats).pending(waited, 0)
        if self.stage == BIDDING:
            waited = self._able(s, self.outcry.asked())
            return waits_after(self.buyer, seats).pending(waited, self._able(s, self.outcry.may_raise()))
        return ONE_SEAT[self.fitter()]

    def ask(self, s: AnchorState, seat: int) -> Ask:
        if self.stage == ASKING:
            choices: tuple[Choice, ...] = (Choice(Want, IntRange(0, room(s, seat, self.kind))),)
            if s.options.claims_raisable:
                choices += raising_choices(s, seat)
            return Ask(seat, choices, "WA-R27", Want(0))  # WA-D15
        if self.stage == BIDDING:
            choices = (HOLD,)
            floor = self.floor(s, seat)
            if s.holdings[seat].cash >= floor:
                choices += (Choice(Bid, Bids(floor, s.holdings[seat].cash)),)
            is_waited = bool(self.outcry.asked() >> seat & 1)
            return Ask(seat, choices + raising_choices(s, seat), "WA-074", HOLDS, is_waited)  # WA-D16
        vessels = self.fits(s)
        dearest = max(members(vessels), key=lambda vessel: cost_on(s, vessel, self.kind))
        return Ask(seat, (Choice(Fit, MemberOf(vessels)),), "WA-R26", Fit(dearest))  # WA-D17

    def question_details(self, s: AnchorState, seat: int) -> dict[str, object]:
        details: dict[str, object] = {"piece": "deck" if self.kind == DECK else "suite"}
        if self.stage == ASKING:
            details["most"] = room(s, seat, self.kind)
        elif self.stage == BIDDING:
            details.update(standing_bid(self.outcry, max(0, self.floor(s, seat))))
        return details

    def check(self, s: AnchorState, seat: int, action: Action) -> Reason | None:
        if self.stage == ASKING:
            if isinstance(action, (Mortgage, Sell)) and s.options.claims_raisable:
                return cannot_raise(s, seat, action)
            right = isinstance(action, Want) and 0 <= action.count <= room(s, seat, self.kind)
            return None if right else WANT_HOW_MANY
        if self.stage == BIDDING:
            if isinstance(action, Hold):
                return None
            if isinstance(action, Bid):
                if action.amount < self.floor(s, seat):
                    return BID_TOO_LOW
                cash: int = s.holdings[seat].cash  # a bid from a client may exceed a machine word
                return BID_CASH if action.amount > cash else None
            return cannot_raise(s, seat, action) if isinstance(action, (Mortgage, Sell)) else PIECE_BID
        right = isinstance(action, Fit) and action.vessel >= 0 and bool(self.fits(s) >> action.vessel & 1)
        return None if right else FIT_WHERE

    def answer(self, s: AnchorState, seat: int, action: Action, log: Log | None) -> None:
        seats = s.seats
        if isinstance(action, Want):
            self.wants[seat] = action.count
            if log is not None:
                log.add(PiecesWanted(seat, action.count))
        elif isinstance(action, Fit):
            self._fit(s, seat, action.vessel, log)
        elif isinstance(action, Hold):
            self.outcry.hold(seat, seats)
            if log is not None:
                log.add(Held("WA-R26", seat))
        elif isinstance(action, Bid):
            self.outcry.place(seat, action.amount, seats)
            if log is not None:
                log.add(BidPlaced("WA-074", seat, action.amount))
        else:
            raise_cash(s, seat, action, log)

    def _fit(self, s: AnchorState, seat: int, vessel: int, log: Log | None) -> None:
        price = self.price or cost_on(s, vessel, self.kind)
        pay(s, seat, BANK, price, "WA-R26" if self.price else "WA-064", "a scarce piece", log)
        self.wants[seat] -= 1
        fit(s, seat, vessel, price, log)
        if self.price:
            self.price = 0
            self.stage = BIDDING
            self.outcry = OpenAuction(0)

    def advance(self, s: AnchorState, log: Log | None) -> bool:
        if self.stage == ASKING:
            if UNASKED in self.wants:
                return False
            self._decide(s, log)
        while True:
            if self.stage == SHARING:
                seat = self.fitter()
                if seat < 0 or self.stock(s) <= 0:
                    return True
                vessels = self.fits(s)
                if not vessels:
                    self.wants[seat] = 0  # what can no longer be fitted or paid is not sold
                elif vessels.bit_count() == 1:
                    self._fit(s, seat, members(vessels)[0], log)
                else:
                    return False
            elif self.stage == FITTING:
                vessels = self.fits(s)
                if vessels.bit_count() != 1:
                    return False
                self._fit(s, self.outcry.high, members(vessels)[0], log)
            elif self.outcry.bidders == 0:
                if not self._offer_next(s, log):
                    return True
            elif self.outcry.is_open(self._able(s, self.outcry.others()), s.seats):
                return False
            elif self.outcry.high < 0:
                return True  # a piece without a bid ends the auction
            else:
                self.price = self.outcry.bid
                self.stage = FITTING
                if log is not None:
                    log.add(PieceSold(self.outcry.high, self.price))

    def _decide(self, s: AnchorState, log: Log | None) -> None:
        """Decide how to allocate: within the stock all share, above it two or more seats bid (WA-R27)."""
        wanting = sum([want > 0 for want in self.wants])
        if wanting > 1 and sum(self.wants) > self.stock(s):
            self.stage = BIDDING
            return
        self.stage = SHARING
        count = min(self.wants[self.buyer], self.stock(s))
        self.wants[self.buyer] = 0
        if self.kind == DECK:
            build(s, self.buyer, self.vessel, count, log)
        else:
            build_suite(s, self.buyer, self.vessel, log)

    def _offer_next(self, s: AnchorState, log: Log | None) -> bool:
        """Offer the next piece. Returns False if no piece or no claimant is left.

        The last claimant gets the rest at printed cost.
        """
        claimants = self.claimants(s)
        if self.stock(s) <= 0 or claimants == 0:
            return False
        if claimants.bit_count() == 1:
            for seat in range(len(self.wants)):
                if not claimants >> seat & 1:
                    self.wants[seat] = 0
            self.stage = SHARING
            return True
        turn = next_seat(self.buyer, s.seats, claimants) if s.options.rotation else OPEN
        self.outcry = OpenAuction(claimants, turn=turn)
        if log is not None:
            log.add(PieceOffered(self.stock(s)))
        return True
