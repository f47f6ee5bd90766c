"""Debts are paid one by one; a debtor short of cash sells, mortgages and trades (WA-092, WA-R30 to WA-R32)."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import mypyc_attr

from parlour.core.data.fields import Absent, ListOf
from parlour.core.data.record_class import record
from parlour.core.domains import OneOf
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import ONE_SEAT, Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import Seat
from parlour.games.weigh_anchor.actions import (
    BANKRUPT,
    GO_BANKRUPT,
    PASS,
    PASSES,
    Accept,
    Counter,
    DeclineOffer,
    GoBankrupt,
    Mortgage,
    Offer,
    Pass,
    RefuseVessel,
    Sell,
    TakeOver,
    Withdraw,
)
from parlour.games.weigh_anchor.business import (
    UNKNOWN,
    cannot_raise,
    improved_now,
    next_raise,
    raise_cash,
    raising_choices,
)
from parlour.games.weigh_anchor.effects import give, pay, pay_fine, set_mortgaged
from parlour.games.weigh_anchor.events import DeedReturned
from parlour.games.weigh_anchor.fields import VESSELS, VesselSet
from parlour.games.weigh_anchor.figures import liquidation
from parlour.games.weigh_anchor.phases.auction import EstateSale
from parlour.games.weigh_anchor.phases.offers import (
    answer_offer,
    answering,
    cannot_answer,
    deals_of,
    drop_retired,
    lapse,
    lapse_to,
    make_offer,
    offering,
)
from parlour.games.weigh_anchor.phases.ruin import DebtFrame, ruin_shared, ruin_to_bank, ruin_to_player
from parlour.games.weigh_anchor.phases.takeover import TakeOverMortgages
from parlour.games.weigh_anchor.reasons import DEBT_COVERED, INHERIT_CHOOSE, NOT_YOUR_DEBT, OFFER_TO_DEBTOR, SETTLE
from parlour.games.weigh_anchor.state import AnchorState
from parlour.games.weigh_anchor.trading import cannot_offer
from parlour.kit.asks import waits_after
from parlour.kit.bits import first, members
from parlour.kit.debts import DEBT, Debt, owed_first
from parlour.kit.ledger import BANK
from parlour.kit.property.events import InDebt
from parlour.kit.trade.bundle import OFFERS, Proposal, addressed
from parlour.kit.trade.questions import debt_of, letter_of, offers_to

CLAUSE: Final = "WA-R31"


@record
@mypyc_attr(free_list_len=1)
class Debts(DebtFrame):
    """Debts in the order of payment. `is_joint`: the debts of one card, paid all or none (WA-R30, equal_split).

    `improved` are the debtor's vessels in groups that had pieces when the settlement began (absent: it begins now).
    """

    debts: Annotated[
        list[Debt],
        ListOf(DEBT),
        "The debts, in the order in which they are met. All are of the first one's debtor, or follow them.",
    ]
    offers: Annotated[list[Proposal], OFFERS, "Offers to and from the debtor that are open."]
    is_joint: Annotated[
        bool, "Whether they are those of one card and are paid all together or not at all (WA-R30)."
    ] = False
    improved: Annotated[
        int,
        Absent(VESSELS),
        "The debtor's vessels in groups that had pieces when the settlement began; null: it begins now.",
    ] = UNKNOWN

    def debtor(self) -> int:
        return self.debts[0].debtor

    def due(self) -> int:
        """Return the cash the debtor must have before anything is paid."""
        return owed_first(self.debts) if self.is_joint else self.debts[0].amount

    def pending(self, s: AnchorState) -> Pending:
        debtor = self.debtor()
        waited = addressed(self.offers) | 1 << debtor
        seats = s.seats
        return waits_after((debtor - 1) % seats, seats).pending(waited, s.playing & ~waited)

    def ask(self, s: AnchorState, seat: int) -> Ask:
        debtor = self.debtor()
        menu = deals_of(s, seat)
        answers = menu.choices(answering(s, menu, self.offers))
        offers = menu.choices(offering(s, menu, s.playing if seat == debtor else 1 << debtor))
        default_action: Action
        if seat == debtor:
            choices = raising_choices(s, seat) + offers + answers
            if liquidation(s, seat) < self.due():
                choices += (GO_BANKRUPT,)
                default_action = BANKRUPT  # WA-D26
            else:
                default_action = next_raise(s, seat, self._improved(s))  # WA-D25
            return Ask(seat, choices, CLAUSE, default_action)
        is_waited = bool(addressed(self.offers) >> seat & 1)
        default_action = answers[0].nth(0) if is_waited else PASSES  # WA-D22
        return Ask(seat, (PASS, *answers, *offers), "WA-R32", default_action, is_waited)

    def question_details(self, s: AnchorState, seat: int) -> dict[str, object]:
        debtor = self.debtor()
        if seat == debtor:
            return debt_of(self.debts if self.is_joint else self.debts[:1], self.due(), s.holdings[seat].cash)
        return {"moment": "other", "debtor": letter_of(debtor), "due": self.due(), **offers_to(self.offers, seat)}

    def _improved(self, s: AnchorState) -> int:
        return improved_now(s, self.debtor()) if self.improved == UNKNOWN else self.improved

    def check(self, s: AnchorState, seat: int, action: Action) -> Reason | None:
        debtor = self.debtor()
        if isinstance(action, (Accept, DeclineOffer, Counter, Withdraw)):
            return cannot_answer(s, seat, self.offers, action)
        if isinstance(action, Offer):
            if seat != debtor and action.to != debtor:
                return OFFER_TO_DEBTOR
            return cannot_offer(s, seat, action.to, action.give, action.get)
        if seat != debtor:
            return None if isinstance(action, Pass) else NOT_YOUR_DEBT
        if isinstance(action, (Mortgage, Sell)):
            return cannot_raise(s, seat, action)
        if isinstance(action, GoBankrupt):
            return None if liquidation(s, seat) < self.due() else DEBT_COVERED  # WA-R31
        return SETTLE

    def answer(self, s: AnchorState, seat: int, action: Action, log: Log | None) -> None:
        self.improved = self._improved(s)
        if isinstance(action, (Accept, DeclineOffer, Counter, Withdraw)):
            answer_offer(s, seat, self.offers, action, log)
        elif isinstance(action, Offer):
            make_offer(s, seat, self.offers, action, log)
        elif isinstance(action, GoBankrupt):
            self._ruin(s, log)
        elif isinstance(action, Pass):
            lapse_to(self.offers, seat, log)
        else:
            raise_cash(s, seat, action, log)

    def advance(self, s: AnchorState, log: Log | None) -> bool:
        if self.offers:
            drop_retired(s, self.offers, log)
        while self.debts:
            debt = self.debts[0]
            debtor = debt.debtor
            if not s.playing >> debtor & 1 or (debt.creditor >= 0 and not s.playing >> debt.creditor & 1):
                del self.debts[0]  # all other debts of a bankrupt, and to a bankrupt, are void
                continue
            if s.holdings[debtor].cash >= self.due():
                self._settle(s, debt, log)
                continue
            if s.holdings[debtor].goods or s.built & s.holdings[debtor].vessels:
                self.improved = self._improved(s)
                if log is not None and not self.offers:
                    log.add(InDebt(CLAUSE, debtor, self.due(), debt.purpose))
                return False
            self._ruin(s, log)  # nothing left to sell
            if s.outcome is not None or s.top is not self:
                return False
        return True

    def _settle(self, s: AnchorState, debt: Debt, log: Log | None) -> None:
        if self.offers:
            lapse(self.offers, log)
        del self.debts[0]
        self.improved = UNKNOWN
        if debt.is_fine:
            pay_fine(s, debt.debtor, debt.amount, debt.clause, debt.purpose, log)
        else:
            pay(s, debt.debtor, debt.creditor, debt.amount, debt.clause, debt.purpose, log)

    def _ruin(self, s: AnchorState, log: Log | None) -> None:
        debt = self.debts[0]
        self.improved = UNKNOWN
        if self.offers:
            lapse(self.offers, log)
        if self.is_joint:
            creditors = [other.creditor for other in self.debts if other.debtor == debt.debtor]
            ruin_shared(s, debt.debtor, creditors, log)
        elif debt.creditor == BANK:
            ruin_to_bank(s, debt.debtor, log)
        else:
            mortgaged = ruin_to_player(s, debt.debtor, debt.creditor, log)
            if mortgaged and s.outcome is None:
                s.push(Inheritance(debt.creditor, mortgaged, 0, 0))
        if s.outcome is not None:
            self.debts.clear()  # remaining payments are dropped (WA-R40)


@record
class Inheritance(Frame[AnchorState]):
    """A creditor takes a bankrupt's mortgaged vessels and pays the interest (WA-095).

    By a house rule the creditor may refuse a vessel. `taken` are the vessels whose interest is due, `refused` those
    that go to the Bank.
    """

    seat: Annotated[Seat, "The creditor who takes the vessels."]
    vessels: Annotated[VesselSet, "The mortgaged vessels still to be taken or refused."]
    taken: Annotated[VesselSet, "Those taken, whose interest is due."] = 0
    refused: Annotated[VesselSet, "Those refused, which go to the Bank."] = 0

    def pending(self, s: AnchorState) -> Pending:
        return ONE_SEAT[self.seat]

    def ask(self, s: AnchorState, seat: int) -> Ask:
        vessel = (first(self.vessels),)
        take = Choice(TakeOver, OneOf(vessel))
        refuse = Choice(RefuseVessel, OneOf(vessel))
        can_pay = s.holdings[seat].cash >= self._interest(s)
        return Ask(seat, (take, refuse), "WA-R24", (take if can_pay else refuse).nth(0))

    def question_details(self, s: AnchorState, seat: int) -> dict[str, object]:
        vessel = first(self.vessels)
        return {"vessel": s.edition.vessels[vessel].name, "interest": s.options.estate_interest[vessel]}

    def _interest(self, s: AnchorState) -> int:
        vessels = members(self.taken | self.vessels & -self.vessels)
        return sum([s.options.estate_interest[vessel] for vessel in vessels])

    def check(self, s: AnchorState, seat: int, action: Action) -> Reason | None:
        right = isinstance(action, (TakeOver, RefuseVessel)) and action.vessel == first(self.vessels)
        return None if right else INHERIT_CHOOSE

    def answer(self, s: AnchorState, seat: int, action: Action, log: Log | None) -> None:
        bit = self.vessels & -self.vessels
        self.vessels ^= bit
        if isinstance(action, TakeOver):
            self.taken |= bit
            return
        self.refused |= bit
        vessel = first(bit)
        set_mortgaged(s, self.seat, vessel, False, log)
        give(s, bit, BANK, log)
        if log is not None:
            log.add(DeedReturned("WA-R24", vessel))

    def advance(self, s: AnchorState, log: Log | None) -> bool:
        if s.playing >> self.seat & 1:
            if self.vessels and s.options.may_refuse:
                return False
            taken = self.taken | self.vessels
            self.vessels = self.taken = 0
            if taken:
                self._take(s, taken)
                return False
        if self.refused:  # even if the creditor is out by now
            refused = self.refused
            self.refused = 0
            s.push(EstateSale(refused, self.seat))
            return False
        return True

    def _take(self, s: AnchorState, taken: int) -> None:
        """Charge the interest, one debt for the whole estate (WA-R24); then each loan may be paid at once (WA-096)."""
        s.push(TakeOverMortgages(self.seat, taken, "WA-096"))
        due = sum([s.options.estate_interest[vessel] for vessel in members(taken)])  # each rounded separately (WA-R04)
        s.push(Debts([Debt(self.seat, BANK, due, "WA-095", "interest on mortgages taken over")], [], False))
