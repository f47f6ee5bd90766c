"""A stop: the square reached decides what follows (section 4 of the turn machine)."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import WithDefault, enum_of
from parlour.core.data.record_class import record
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import CHANCE as BY_CHANCE, ONE_SEAT, Action, Ask, Choice, Draw, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import Number
from parlour.games.finance.actions import (
    COLLECT,
    CUT,
    CUTS,
    INSURE_CARD,
    PAY_RENT,
    RIDES,
    TAKE_RENT,
    TAKE_SINGLE,
    TAKES,
    USE_RIDE,
    WAIVE,
    Collect,
    Cut,
    InsureCard,
    PayRent,
    TakeRent,
    TakeSingle,
    UseRide,
    Waive,
)
from parlour.games.finance.cards import ADVANCE, BACK, PAY, PAY_PER_HOUSE, RECEIVE, Card
from parlour.games.finance.edition import CHANCE, CHEST, GO_TO_JAIL, LEASE, LUXURY, TARIFF, TAXES, UTILITY
from parlour.games.finance.effects import pay, strike_off
from parlour.games.finance.events_play import (
    CardCut,
    CardHadNoEffect,
    NoRent,
    RentDue,
    RentWaived,
    RideTaken,
    SharedRentDue,
    StayedOnCorner,
)
from parlour.games.finance.figures import house_count, is_pauper, may_double, rent, rent_clause, ride_on
from parlour.games.finance.phases.auction import open_auction
from parlour.games.finance.phases.claims import cannot_collect, collect_income, may_collect, open_claim
from parlour.games.finance.phases.debts import TO_BANK, owe, owe_rent
from parlour.games.finance.phases.jail import insure, may_insure_cut, send
from parlour.games.finance.phases.moving import go_forward
from parlour.games.finance.phases.sharing_out import guarantee, is_guaranteed, shared_amounts
from parlour.games.finance.reasons import CUT_NOW, RENT_CHOOSE, RENT_NOT_DOUBLE, RIDE_OR_PAY, THROW_FOR_RENT
from parlour.games.finance.sharing import sharing_clause
from parlour.games.finance.state import CARD, CORNER, Claim, FinanceState
from parlour.kit.debts import Debt
from parlour.kit.dice import THROW, THROWS, Throw
from parlour.kit.ledger import BANK
from parlour.kit.pack import UNKNOWN
from parlour.kit.percent import percent_of
from parlour.kit.property.events import TokenMoved
from parlour.kit.trade.questions import letter_of

ARRIVED: Final = 0
INSURING: Final = 1
CUTTING: Final = 2
TO_THROW: Final = 3
THROWING: Final = 4
RIDING: Final = 5
COLLECTING: Final = 6
OVER: Final = 7
STAGE: Final = enum_of(
    {
        "arrived": "the square is to take effect; passes at once",
        "insuring": "the mover may insure against the card",
        "cutting": "chance is waited for: a card",
        "to throw": "the mover, brought here by a card, is asked to throw for the rent of a utility",
        "throwing": "chance is waited for: that throw",
        "riding": "the mover uses a free ride or pays",
        "collecting": "the owner collects the rent or waives it",
        "over": "the square is done, or something on top of it is settled first",
    }
)
WHAT: Final = ("chance", "chest")


@record
class Landing(Frame[FinanceState]):
    """The mover's stop on a square. `throw` is the throw that counts; `by_card`: a card moved the piece there."""

    stage: Annotated[int, WithDefault(STAGE, OVER), "What the square asks for."]
    throw: Annotated[Number, "The total of the throw that counts."]
    by_card: Annotated[bool, "Whether a card has brought the mover here."] = False

    def lease(self, s: FinanceState) -> int:
        return s.edition.lease_at[s.at[s.mover]]

    def pending(self, s: FinanceState) -> Pending:
        if self.stage == CUTTING:
            return Pending(BY_CHANCE, (), self._cut_draw(s))
        if self.stage == THROWING:
            return s.edition.dice.thrown_by[s.mover]
        return ONE_SEAT[s.owners[self.lease(s)] if self.stage == COLLECTING else s.mover]

    def _deck(self, s: FinanceState) -> int:
        return 0 if s.edition.square_kinds[s.at[s.mover]] == CHANCE else 1

    def _cut_draw(self, s: FinanceState) -> Draw:
        """Return the draw for a card: from the full deck, or the top card of a pile (FIN-R07)."""
        deck = self._deck(s)
        clause = "FIN-074" if deck == 0 else "FIN-070"
        if s.options.draws_cards:
            return s.decks[deck].draw(WHAT[deck], clause, s.mover)
        return Draw(WHAT[deck], s.edition.chance_faces if deck == 0 else s.edition.chest_faces, 1, clause, s.mover)

    def ask(self, s: FinanceState, seat: int) -> Ask:
        income: tuple[Choice, ...] = (COLLECT,) if may_collect(s, seat) else ()  # FIN-D18
        if self.stage == INSURING:
            return Ask(seat, (CUT, INSURE_CARD, *income), CUT_NOW.clause, CUTS)  # FIN-D03
        if self.stage == TO_THROW:
            return Ask(seat, (THROW, *income), THROW_FOR_RENT.clause, THROWS)
        if self.stage == RIDING:
            return Ask(seat, (USE_RIDE, PAY_RENT, *income), RIDE_OR_PAY.clause, RIDES)  # FIN-D21
        choices: tuple[Choice, ...] = (TAKE_RENT, WAIVE)
        if may_double(s, self.lease(s)):
            choices = (TAKE_RENT, TAKE_SINGLE, WAIVE)
        return Ask(seat, choices, RENT_CHOOSE.clause, TAKES)  # FIN-D22, FIN-D23

    def question_details(self, s: FinanceState, seat: int) -> dict[str, object]:
        if self.stage == INSURING:
            return {"premium": s.edition.card_premium}
        lease = self.lease(s)
        details: dict[str, object] = {"lease": s.edition.lease_names[lease], "visitor": letter_of(s.mover)}
        if self.stage != TO_THROW:
            times = 2 if self.stage == COLLECTING and may_double(s, lease) else 1
            details["amount"] = times * sum(self._amounts(s, lease))
        return details

    def check(self, s: FinanceState, seat: int, action: Action) -> Reason | None:
        if isinstance(action, Collect):
            return cannot_collect(s, seat)
        if self.stage == INSURING:
            return None if isinstance(action, (Cut, InsureCard)) else CUT_NOW
        if self.stage == TO_THROW:
            return None if isinstance(action, Throw) else THROW_FOR_RENT
        if self.stage == RIDING:
            return None if isinstance(action, (UseRide, PayRent)) else RIDE_OR_PAY
        if isinstance(action, TakeSingle):
            return None if may_double(s, self.lease(s)) else RENT_NOT_DOUBLE
        return None if isinstance(action, (TakeRent, Waive)) else RENT_CHOOSE

    def answer(self, s: FinanceState, seat: int, action: Action, log: Log | None) -> None:
        if isinstance(action, Collect):
            collect_income(s, log)
        elif self.stage == INSURING:
            if isinstance(action, InsureCard):
                insure(s, seat, action, log)
            self.stage = CUTTING
        elif self.stage == TO_THROW:
            self.stage = THROWING
        elif self.stage == RIDING:
            self.stage = OVER
            if isinstance(action, UseRide):
                self._ride(s, log)
            else:
                self._collect(s, log)
        else:
            self.stage = OVER
            if isinstance(action, Waive):
                if log is not None:
                    log.add(RentWaived(seat, s.mover, self.lease(s)))
            else:
                self._owe(s, isinstance(action, TakeRent), log)

    def resolve_draw(self, s: FinanceState, values: list[int], log: Log | None) -> None:
        if self.stage == CUTTING:
            self._cut(s, values[0], log)
            return
        self.stage = OVER
        self.throw = sum(values)  # FIN-R33, new_throw
        self._charge(s, log)

    def advance(self, s: FinanceState, log: Log | None) -> bool:
        while True:
            if self.stage == ARRIVED:
                self.stage = OVER
                self._arrive(s, log)
            elif self.stage == CUTTING and s.options.draws_cards and s.decks[self._deck(s)].top() != UNKNOWN:
                self._cut(s, s.decks[self._deck(s)].top(), log)
            else:
                return self.stage == OVER and s.top is self

    def _arrive(self, s: FinanceState, log: Log | None) -> None:
        kind = s.edition.square_kinds[s.at[s.mover]]
        if kind == LEASE:
            self._visit(s, self.lease(s), log)
        elif kind == CHANCE:
            self.stage = INSURING if may_insure_cut(s, s.mover) else CUTTING
        elif kind == CHEST:
            self.stage = CUTTING
        elif kind == TARIFF:
            tariff = percent_of(s.cash[s.mover], s.edition.tariff_percent, s.options.tariff_rounding)
            self._owe_bank(s, tariff, "FIN-071", "the tariff", log)  # FIN-R13
        elif kind == TAXES:
            self._owe_bank(s, s.edition.taxes, "FIN-072", "taxes", log)
        elif kind == LUXURY:
            self._owe_bank(s, s.edition.luxury, "FIN-073", "luxury", log)
        elif kind == GO_TO_JAIL:
            if s.cover & CORNER:
                if log is not None:
                    log.add(StayedOnCorner(s.mover))  # FIN-R36
            else:
                send(s, s.mover, "FIN-060", log)

    def _visit(self, s: FinanceState, lease: int, log: Log | None) -> None:
        """Visit a lease: auction it, charge rent, or do nothing."""
        owner = s.owners[lease]
        if owner < 0:
            if s.withdrawn >> lease & 1:
                if log is not None:
                    log.add(NoRent("FIN-R28", s.mover, lease))
            else:
                open_auction(s, lease, "FIN-030", log)  # FIN-037
        elif owner == s.mover:
            return
        elif s.mortgaged >> lease & 1 and not is_guaranteed(s, lease):
            if log is not None:
                log.add(NoRent("FIN-057", s.mover, lease))
        elif self.by_card and s.options.throws_for_utility and s.edition.leases[lease].kind == UTILITY:
            self.stage = TO_THROW
        else:
            self._charge(s, log)

    def _charge(self, s: FinanceState, log: Log | None) -> None:
        """Charge the rent, if any; the mover may use a free ride."""
        lease = self.lease(s)
        if s.mortgaged >> lease & 1:
            guarantee(s, lease, self.throw, log)
        elif not sum(self._amounts(s, lease)):
            if log is not None:
                log.add(NoRent("FIN-R34", s.mover, lease))
        elif s.rides and ride_on(s, s.mover, lease) is not None:
            self.stage = RIDING
        else:
            self._collect(s, log)

    def _amounts(self, s: FinanceState, lease: int) -> tuple[int, ...]:
        """Return what is due to each seat, not doubled."""
        amount = rent(s, lease, self.throw)
        shared = shared_amounts(s, lease, amount) if s.pacts else None
        if shared is not None:
            return shared
        owner = s.owners[lease]
        return tuple([amount if seat == owner else 0 for seat in range(s.seats)])

    def _collect(self, s: FinanceState, log: Log | None) -> None:
        """Collect the rent automatically; an owner whose pass does not stand is asked whether to waive it (FIN-R44)."""
        lease = self.lease(s)
        owner = s.owners[lease]
        is_shared = s.pacts and shared_amounts(s, lease, 0) is not None
        if s.options.forgetters:
            amounts = self._amounts(s, lease)
            single = 0
            if may_double(s, lease):
                single = amounts[owner]
                amounts = tuple([2 * amount for amount in amounts])
            open_claim(s, Claim(owner, s.mover, lease, amounts, single, False), log)
        elif is_shared or s.standing >> owner & 1:
            self._owe(s, True, log)
        else:
            self.stage = COLLECTING

    def _owe(self, s: FinanceState, doubles: bool, log: Log | None) -> None:
        lease = self.lease(s)
        owner = s.owners[lease]
        amounts = self._amounts(s, lease)
        is_doubled = doubles and may_double(s, lease)
        if is_doubled:
            amounts = tuple([2 * amount for amount in amounts])
        clause = rent_clause(s, lease, s.houses[lease] > 0, is_doubled)
        if log is not None:
            if amounts[owner] == sum(amounts):
                log.add(RentDue(clause, s.mover, owner, lease, amounts[owner]))
            else:
                log.add(SharedRentDue(sharing_clause(s, s.edition.leases[lease].series), s.mover, lease, sum(amounts)))
        owe_rent(s, s.mover, lease, amounts, clause, "rent", log)

    def _ride(self, s: FinanceState, log: Log | None) -> None:
        """Use a free ride for one stop (FIN-151). With forgetters the owner must strike it off (FIN-135)."""
        lease = self.lease(s)
        if log is not None:
            log.add(RideTaken(s.mover, lease))
        if s.options.forgetters:
            open_claim(s, Claim(s.owners[lease], s.mover, lease, (), 0, True), log)
        else:
            strike_off(s, s.mover, lease, "FIN-151", log)

    def _owe_bank(self, s: FinanceState, amount: int, clause: str, purpose: str, log: Log | None) -> None:
        if not amount:
            return
        if is_pauper(s, s.mover):
            pay(s, BANK, s.mover, amount, "FIN-132", purpose, log)
        else:
            owe(s, [Debt(s.mover, BANK, amount, clause, purpose)], TO_BANK, -1, log)

    def _cut(self, s: FinanceState, number: int, log: Log | None) -> None:
        """Apply the card (FIN-070, FIN-074)."""
        deck = self._deck(s)
        clause = "FIN-074" if deck == 0 else "FIN-070"
        card = s.edition.cards[number]
        self.stage = OVER
        if s.options.draws_cards:
            _put_under(s, deck, number)
        if log is not None:
            log.add(CardCut(clause, s.mover, number, card.text))
        if card.effect in (ADVANCE, BACK):
            self._move_on(s, card, log)
        elif card.effect == RECEIVE:
            pay(s, BANK, s.mover, card.amount, clause, "a card", log)
        elif card.effect == PAY:
            self._owe_bank(s, card.amount, clause, "a card", log)
        elif card.effect == PAY_PER_HOUSE:
            self._owe_bank(s, card.amount * house_count(s, s.mover), clause, "a card", log)
        elif s.cover & CARD:
            if log is not None:
                log.add(CardHadNoEffect(s.mover, number))
        else:
            send(s, s.mover, "FIN-061", log)
        s.cover &= ~CARD  # FIN-R37: for that cut only

    def _move_on(self, s: FinanceState, card: Card, log: Log | None) -> None:
        """Move on by a card; the new stop counts the same throw."""
        track = s.edition.track
        self.stage = ARRIVED
        self.by_card = True
        if card.effect == ADVANCE:
            go_forward(s, track.steps_to(s.at[s.mover], card.to), "FIN-074", log)
            return
        s.at[s.mover] = track.forward(s.at[s.mover], track.size - card.amount)
        if log is not None:
            log.add(TokenMoved("FIN-074", s.mover, s.at[s.mover]))


def _put_under(s: FinanceState, deck: int, number: int) -> None:
    """Put the used card under its pile (FIN-R07, draw)."""
    pile = s.decks[deck].without(number).over(number)
    s.decks = (pile, s.decks[1]) if deck == 0 else (s.decks[0], pile)
    s.chance = s.decks[0].under
    s.chest = s.decks[1].under
