"""Debts: paid from cash, or raised from the Bank; otherwise eliminated or forgiven (FIN-R26, FIN-R27)."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import FLAG, Absent, ListOf, WithDefault, enum_of
from parlour.core.data.record_class import record
from parlour.core.domains import OneOf
from parlour.core.events import Log
from parlour.core.moves import Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import NUMBER
from parlour.games.finance.actions import (
    COLLECT,
    COLLECTS,
    GIVE_UP,
    GIVES_UP,
    RESIGN,
    Accept,
    ClaimRent,
    ClaimSingle,
    Collect,
    DeclineOffer,
    GiveUp,
    Mortgage,
    Offer,
    Resign,
    StrikeOff,
    TearDown,
    Withdraw,
)
from parlour.games.finance.business import cannot_raise, next_raise, raise_cash, raising_choices
from parlour.games.finance.effects import pay
from parlour.games.finance.events_play import Carried, Forgiven
from parlour.games.finance.events_trade import Resigned, WillResign
from parlour.games.finance.fields import LEASE
from parlour.games.finance.figures import means
from parlour.games.finance.options import CARRY, ELIMINATE
from parlour.games.finance.phases.claims import cannot_claim_yet, cannot_collect, collect_income, may_collect
from parlour.games.finance.phases.ending import put_out, turn_into_cash
from parlour.games.finance.phases.proposals import answer, lapse_all, make_offer
from parlour.games.finance.reasons import (
    DEBT_COVERED,
    LEAVING,
    NO_SUCH_OFFER,
    NOT_YOUR_OFFER,
    OFFER_DEBTOR_SELLS,
    OFFER_NO_PARTNER,
    OFFER_TOO_OFTEN,
    SETTLE,
    TRADE_CHANGED,
)
from parlour.games.finance.state import FinanceState
from parlour.games.finance.terms import DealTerms, is_sale
from parlour.games.finance.trading import cannot_pay_interest, may_deal
from parlour.kit.asks import waits_after
from parlour.kit.bits import has, members
from parlour.kit.debts import DEBT, Debt, owed_first
from parlour.kit.deeds import NOBODY
from parlour.kit.ledger import BANK
from parlour.kit.property.events import InDebt
from parlour.kit.trade.bundle import OFFERS, Proposal, addressed, find
from parlour.kit.trade.offers import OfferFrame
from parlour.kit.trade.questions import debt_of, offers_to
from parlour.kit.trade.shares import in_proportion

CLAUSE: Final = "FIN-R27"
RENT: Final = 0
TO_BANK: Final = 1
BID: Final = 2
"""The winner of an auction raises cash for the bid (FIN-R06, liquid)."""
KIND: Final = enum_of({"rent": "a rent", "to the bank": "something due to the Bank", "bid": "a bid in a sale"})
MAX_OFFERS: Final = 3
"""The most offers a debtor may make to each player (FIN-R27)."""


@record
class Debts(OfferFrame[FinanceState]):
    """The debts of one debtor to one or several creditors. `lease` is the lease they are owed for, if any.

    `offers`, and `made` (the number of offers to each seat), are for a debtor who may sell (debtor_sales).
    """

    debts: Annotated[list[Debt], ListOf(DEBT), "What one debtor owes, to one creditor or to several at once."]
    kind: Annotated[int, WithDefault(KIND, RENT), "What it is owed for."]
    lease: Annotated[int, WithDefault(Absent(LEASE), NOBODY), "The lease it is owed for; null if none."]
    is_told: Annotated[bool, WithDefault(FLAG, True), "Whether the debt has been announced in the log."]
    offers: Annotated[list[Proposal], OFFERS, "Sales that the debtor has offered (option debtor_sales)."]
    made: Annotated[
        list[int], WithDefault(ListOf(NUMBER), []), "By seat, how many such offers the debtor has made to it."
    ]

    def debtor(self) -> int:
        return self.debts[0].debtor

    def due(self) -> int:
        return owed_first(self.debts)

    def pending(self, s: FinanceState) -> Pending:
        waited = addressed(self.offers) | 1 << self.debtor()
        free = 1 << s.mover & ~waited if s.income else 0  # the mover may collect income meanwhile
        return waits_after(s.mover, s.seats).pending(waited, free)

    def ask(self, s: FinanceState, seat: int) -> Ask:
        if seat != self.debtor():
            return self._ask_other(s, seat)
        choices = raising_choices(s, seat)
        if may_collect(s, seat):
            choices += (COLLECT,)
        default_action: Action = GIVES_UP
        step = next_raise(s, seat)
        if step is not None:
            default_action = step  # FIN-D16, FIN-D17
        if self._may_sell(s):
            choices += self._sales(s, seat)
            if means(s, seat) < self.due():
                choices += (GIVE_UP,)
                default_action = GIVES_UP
        if may_collect(s, seat):
            default_action = COLLECTS
        if not s.resigning >> seat & 1:
            choices += (RESIGN,)
        return Ask(seat, choices, CLAUSE, default_action)

    def question_details(self, s: FinanceState, seat: int) -> dict[str, object]:
        if seat == self.debtor():
            return {"moment": "debtor", **debt_of(self.debts, self.due(), s.cash[seat])}
        return offers_to(self.offers, seat) or {"moment": "income", "amount": s.income * s.edition.income}

    def _sales(self, s: FinanceState, seat: int) -> tuple[Choice, ...]:
        choices: tuple[Choice, ...] = ()
        buyers = tuple([(to, to) for to in members(self._buyers(s))])
        terms = DealTerms(s, seat, buyers, True)
        if buyers and terms.size() > 0:
            choices = (Choice(Offer, terms),)
        mine = tuple([offer.number for offer in self.offers])
        return (*choices, Choice(Withdraw, OneOf(mine))) if mine else choices

    def _buyers(self, s: FinanceState) -> int:
        """Return the seats that the debtor may still make an offer to."""
        others = members(s.playing & ~(1 << self.debtor()))
        return sum([1 << to for to in others if self.made[to] < MAX_OFFERS and may_deal(s, to)])

    def _ask_other(self, s: FinanceState, seat: int) -> Ask:
        """Return the ask of a seat that has an offer to answer or income to collect."""
        income: tuple[Choice, ...] = (COLLECT,) if may_collect(s, seat) else ()
        theirs = [offer for offer in self.offers if offer.to == seat]
        if not theirs:
            return Ask(seat, income, CLAUSE, COLLECTS, False)
        decline = Choice(DeclineOffer, OneOf(tuple([offer.number for offer in theirs])))
        good = tuple([offer.number for offer in theirs if self._cannot_buy(s, offer) is None])
        choices: tuple[Choice, ...] = (decline, Choice(Accept, OneOf(good))) if good else (decline,)
        return Ask(seat, choices + income, CLAUSE, decline.nth(0))

    def _cannot_buy(self, s: FinanceState, offer: Proposal) -> Reason | None:
        if not is_sale(s, offer.maker, offer.to, offer.give, offer.get):
            return TRADE_CHANGED
        return cannot_pay_interest(s, offer)

    def check(self, s: FinanceState, seat: int, action: Action) -> Reason | None:
        if isinstance(action, Collect):
            return cannot_collect(s, seat)
        if isinstance(action, (Accept, DeclineOffer)):
            offer = find(self.offers, action.number)
            if offer is None or offer.to != seat:
                return NO_SUCH_OFFER
            return self._cannot_buy(s, offer) if isinstance(action, Accept) else None
        if isinstance(action, (ClaimRent, ClaimSingle, StrikeOff)):
            return cannot_claim_yet(s, seat, action)
        if seat != self.debtor():
            return SETTLE
        if isinstance(action, (Mortgage, TearDown)):
            return cannot_raise(s, seat, action)
        if isinstance(action, Resign):
            return LEAVING if s.resigning >> seat & 1 else None
        if not self._may_sell(s):
            return SETTLE
        if isinstance(action, Offer):
            return self._cannot_sell(s, seat, action)
        if isinstance(action, Withdraw):
            return None if find(self.offers, action.number) is not None else NOT_YOUR_OFFER
        if isinstance(action, GiveUp):
            return None if means(s, seat) < self.due() else DEBT_COVERED
        return SETTLE

    def _cannot_sell(self, s: FinanceState, seat: int, action: Offer) -> Reason | None:
        to = action.to
        if not has(s.playing & ~(1 << seat), to) or not may_deal(s, to):
            return OFFER_NO_PARTNER
        if self.made[to] >= MAX_OFFERS:
            return OFFER_TOO_OFTEN
        return None if is_sale(s, seat, to, action.give, action.get) else OFFER_DEBTOR_SELLS

    def answer(self, s: FinanceState, seat: int, action: Action, log: Log | None) -> None:
        if isinstance(action, (Mortgage, TearDown)):
            raise_cash(s, seat, action, log)
        elif isinstance(action, Collect):
            collect_income(s, log)
        elif isinstance(action, Offer):
            self.made[action.to] += 1
            make_offer(s, seat, self.offers, action, log)
        elif isinstance(action, (Accept, DeclineOffer, Withdraw)):
            answer(s, seat, self.offers, [], action, log)
        elif isinstance(action, Resign):
            self._resign(s, seat, log)
        else:
            self._fail(s, "FIN-100", log)

    def _resign(self, s: FinanceState, seat: int, log: Log | None) -> None:
        """Resign (FIN-R46): at once while owing a rent, so that the creditor is paid; else at the next window."""
        if self.kind != RENT:
            s.resigning |= 1 << seat
            if log is not None:
                log.add(WillResign(seat))
            return
        if log is not None:
            log.add(Resigned(seat))
        self._fail(s, "FIN-R46", log)

    def advance(self, s: FinanceState, log: Log | None) -> bool:
        if not self.debts or not s.playing >> self.debtor() & 1:
            return True
        debtor, due = self.debtor(), self.due()
        if s.cash[debtor] >= due:
            self._settle(s, log)
            return True
        if means(s, debtor) < due and not self._can_sell(s):
            self._fail(s, "FIN-100", log)
            return True
        if not self.is_told:
            self.is_told = True
            if log is not None:
                log.add(InDebt(CLAUSE, debtor, due, self.debts[0].purpose))
        return False

    def _may_sell(self, s: FinanceState) -> bool:
        """Return whether the debtor may sell (FIN-R27, debtor_sales).

        A bid is raised from the Bank, which would advance it (FIN-R06), so it allows no sales.
        """
        return s.options.debtor_sales and self.kind != BID

    def _can_sell(self, s: FinanceState) -> bool:
        """Return whether a debtor who cannot raise enough still has a possible buyer (debtor_sales)."""
        if not self._may_sell(s):
            return False
        if self.offers:
            return True
        buyers = tuple([(to, to) for to in members(self._buyers(s))])
        return DealTerms(s, self.debtor(), buyers, True).size() > 0

    def _settle(self, s: FinanceState, log: Log | None) -> None:
        lapse_all(s, self.offers, [], log)
        for debt in self.debts:
            pay(s, debt.debtor, debt.creditor, debt.amount, debt.clause, debt.purpose, log)

    def _fail(self, s: FinanceState, clause: str, log: Log | None) -> None:
        """Turn all property into cash, because the debtor cannot pay or resigns (FIN-R27, FIN-R46)."""
        debtor, debts = self.debtor(), self.debts
        lapse_all(s, self.offers, [], log)
        self.debts = []
        turn_into_cash(s, debtor, log)
        if self.kind == RENT:
            if not s.options.cash_to_bank:
                self._share_out(s, debtor, debts, log)
            put_out(s, debtor, clause, log)
            return
        due = owed_first(debts)
        if s.options.bank_debt == ELIMINATE:
            put_out(s, debtor, "FIN-R26", log)
            return
        paid = min(due, s.cash[debtor])
        pay(s, debtor, BANK, paid, debts[0].clause, debts[0].purpose, log)
        rest = due - paid
        if not rest:
            return
        if s.options.bank_debt == CARRY:
            s.owes[debtor] += rest
            s.stale |= 1 << debtor
            if log is not None:
                log.add(Carried(debtor, rest))
        elif log is not None:
            log.add(Forgiven(debtor, rest))

    def _share_out(self, s: FinanceState, debtor: int, debts: list[Debt], log: Log | None) -> None:
        """Pay several creditors in proportion; odd dollars go to the owner of the lease, else to the first seat."""
        dues = [debt.amount for debt in debts]
        creditors = [debt.creditor for debt in debts]
        owner = s.owners[self.lease] if self.lease >= 0 else NOBODY
        odd = creditors.index(owner) if owner in creditors else 0
        for debt, amount in zip(debts, in_proportion(min(s.cash[debtor], sum(dues)), dues, odd), strict=True):
            pay(s, debtor, debt.creditor, amount, debt.clause, debt.purpose, log)


def owe(s: FinanceState, debts: list[Debt], kind: int, lease: int, log: Log | None) -> None:
    """Pay debts at once from cash, or push a frame to settle them."""
    if s.cash[debts[0].debtor] >= owed_first(debts):
        for debt in debts:
            pay(s, debt.debtor, debt.creditor, debt.amount, debt.clause, debt.purpose, log)
    else:
        s.push(Debts(debts, kind, lease, False, [], [0] * s.seats if s.options.debtor_sales else []))


def owe_rent(
    s: FinanceState, debtor: int, lease: int, amounts: tuple[int, ...], clause: str, purpose: str, log: Log | None
) -> None:
    """Charge a rent or a guarantee; `amounts` is what is due to each seat."""
    debts = [
        Debt(debtor, seat, amount, clause, purpose)
        for seat, amount in enumerate(amounts)
        if amount and s.playing >> seat & 1
    ]
    if debts:
        owe(s, debts, RENT, lease, log)
