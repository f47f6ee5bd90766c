"""A BUY square: from the Cashier, from players who offer, or from the partner in a shared pit (CTM-042 to CTM-050)."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import FLAG, WithDefault, enum_of
from parlour.core.data.record_class import record
from parlour.core.events import Log
from parlour.core.moves import ONE_SEAT, Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import NUMBER, Number
from parlour.games.corner_the_market.actions import (
    CALL,
    DONE,
    FORFEIT,
    FORFEITS,
    IS_DONE,
    Buy,
    BuyFrom,
    Call,
    Done,
    Forfeit,
    More,
    Take,
)
from parlour.games.corner_the_market.effects import buy, deal
from parlour.games.corner_the_market.events import OffersCalled
from parlour.games.corner_the_market.fields import CommodityName
from parlour.games.corner_the_market.phases.debts import forfeit
from parlour.games.corner_the_market.phases.options import most_from_cashier
from parlour.games.corner_the_market.phases.sharing import (
    AGREEING as AGREEING,
    CHOOSING as CHOOSING,
    DUTY as DUTY,
    OVER as OVER,
    SharedStop,
    WithPartner,
)
from parlour.games.corner_the_market.prices import has_control, has_corner, loose, surcharge
from parlour.games.corner_the_market.quotes import (
    QUOTES,
    Quotes,
    answer_quote,
    can_quote,
    cannot_quote,
    quote_ask,
    quote_details,
    sellers,
    take_choices,
    take_quote,
)
from parlour.games.corner_the_market.reasons import (
    BUY_LIMIT,
    BUY_SQUARE,
    NO_SUCH_OFFER,
    OTHER_COMMODITY,
    PARTNER_FIRST,
    TOO_MANY_TO_BUY,
    not_now,
)
from parlour.games.corner_the_market.seating import is_closed, is_gone, partner_of
from parlour.games.corner_the_market.state import CornerState

QUOTING: Final = 1
STAGE: Final = enum_of(
    {
        "choosing": "the mover buys, calls for offers, or ends the stop",
        "quoting": "players are asked for offers, one after the other",
        "duty": "the partner sells as it must, or pays to be released",
        "agreeing": "the partner agrees to sell more, or not",
        "over": "the stop is over; waits only under another frame",
    }
)


def land_on_buy(s: CornerState, commodity: int) -> None:
    """Start a stop on a BUY square (CTM-042). The holder of Control in a pit left open owes nothing there (CTM-R41)."""
    if not has_control(s, s.mover, commodity):
        s.push(Buying(commodity, CHOOSING, bought=0, called=False, quotes=Quotes((), [])))


@record
class Buying(SharedStop):
    """The mover's stop on a BUY square."""

    commodity: Annotated[CommodityName, "The commodity of the square."]
    stage: Annotated[int, WithDefault(STAGE, CHOOSING), "What comes next."]
    bought: Annotated[int, WithDefault(NUMBER, 0), "How many contracts the mover has bought at this stop."]
    called: Annotated[
        bool,
        WithDefault(FLAG, False),
        "Whether offers have been called for, or a partner with a Corner asked for one.",
    ]
    quotes: Annotated[Quotes, QUOTES, "Offers of players to the mover."]
    served: Annotated[bool, "Whether the Cashier has sold some; that happens once."] = False
    released: Annotated[bool, "Whether the partner has paid to be released (CTM-R13)."] = False
    asked: Annotated[bool, "Whether the partner has been asked for more; that happens once."] = False
    wanted: Annotated[Number, "How many more the partner is asked for."] = 0

    def __post_init__(self) -> None:
        self._open: tuple[Choice, ...] | None = None
        """Cache of the mover's choices, from the ask until the answer."""

    def pending(self, s: CornerState) -> Pending:
        if self.stage == CHOOSING:
            return ONE_SEAT[s.mover]
        return ONE_SEAT[self.quotes.waiting[0] if self.stage == QUOTING else partner_of(s, s.mover)]

    def ask(self, s: CornerState, seat: int) -> Ask:
        if self.stage == QUOTING:
            return quote_ask(s, seat, self.commodity, self._most_quoted(s))
        if self.stage != CHOOSING:
            return self.ask_partner(seat, True)
        choices = self._choices(s) if self._open is None else self._open
        way_out = DONE if self.bought else FORFEIT
        return Ask(seat, (*choices, way_out), BUY_SQUARE.clause, self._default_action(s, choices))

    def question_details(self, s: CornerState, seat: int) -> dict[str, object]:
        if self.stage == QUOTING:
            return quote_details(s, self.commodity)
        if self.stage != CHOOSING:
            return self.stop_details(s, "sell", self.partner_price(s), self.wanted)
        made = [choice.make for choice in self._choices(s)]
        if self.bought:
            return self.stop_details(s, "more", 0, self.bought)
        if BuyFrom in made:
            return self.stop_details(s, "partner", self.partner_price(s), 1)
        if Buy in made:
            return self.stop_details(s, "cashier", self.cashier_price(s, partner_of(s, s.mover)), 0)
        return self.stop_details(s, "players", 0, 0)

    def check(self, s: CornerState, seat: int, action: Action) -> Reason | None:
        if self.stage == QUOTING:
            return cannot_quote(s, seat, self.commodity, self._most_quoted(s), action)
        if self.stage != CHOOSING:
            return self.cannot_as_partner(action)
        if isinstance(action, Done if self.bought else Forfeit):
            return None
        if any(choice.contains(action) for choice in self._choices(s)):
            return None
        return self._why_not(s, action)

    def answer(self, s: CornerState, seat: int, action: Action, log: Log | None) -> None:
        self._open = None
        if self.stage == QUOTING:
            answer_quote(self.quotes, seat, self.commodity, action, log)
            if not self.quotes.waiting:
                self.stage = CHOOSING
        elif self.stage != CHOOSING:
            self.answer_as_partner(s, seat, action, log)
        else:
            self._choose(s, action, log)

    def advance(self, s: CornerState, log: Log | None) -> bool:
        if is_gone(s) or is_closed(s, self.commodity):  # CTM-R28: the stop that closed the pit is over
            return True
        if self.stage == CHOOSING:
            partner = partner_of(s, s.mover)
            if not self.called and partner >= 0 and has_corner(s, partner, self.commodity):
                self.called = True  # CTM-050, CTM-R17: a partner breaks a Corner only by choice
                if can_quote(s, partner, self.commodity):
                    self.quotes.waiting = (partner,)
                    self.stage = QUOTING
                    return False
            self._open = self._choices(s)
            if not self._open:
                self.stage = OVER
                if not self.bought:
                    forfeit(s, s.mover, "CTM-044" if partner < 0 else "CTM-049", log)
        return self.stage == OVER and s.top is self

    def _left(self, s: CornerState) -> int:
        """Return how many more contracts may be bought at this stop (CTM-R38)."""
        return s.options.buy_limit - self.bought if s.options.buy_limit else s.edition.contracts

    def _most_quoted(self, s: CornerState) -> int:
        """Return the most contracts of an offer: one for a partner who need not sell."""
        return s.edition.contracts if partner_of(s, s.mover) < 0 else 1

    def _bound(self, s: CornerState, partner: int) -> int:
        """Return how many contracts the partner must sell on request: one, or one after the other (CTM-R15)."""
        if partner < 0 or self.released or (self.bought and not s.options.duty_without_end):
            return 0
        return loose(s, partner, self.commodity)

    def cashier_price(self, s: CornerState, partner: int) -> int:
        """Return the Cashier's price (CTM-043, CTM-048)."""
        return s.asking[self.commodity] + surcharge(s, partner)

    def _choices(self, s: CornerState) -> tuple[Choice, ...]:
        """Return the mover's choices, except to forfeit or to finish."""
        left = self._left(s)
        if left <= 0:
            return ()
        partner = partner_of(s, s.mover)
        bound = self._bound(s, partner)
        cash = s.cash[s.mover]
        choices: list[Choice] = []
        if bound and cash >= self.partner_price(s):
            choices.append(Choice(BuyFrom, WithPartner(self.commodity, partner)))
        if not self.served and (not bound or self.bought):
            number = min(left, most_from_cashier(s, s.mover, self.commodity, self.cashier_price(s, partner)))
            if number:
                choices.append(s.edition.purchases[self.commodity][number])
        if self.quotes.made:
            choices += take_choices(s, self.quotes, left)
        if partner >= 0:
            choices += self._more(s, partner, bound, left)
        elif not (self.called or self.bought or s.options.deals_in_trading_only) and sellers(s, self.commodity):
            choices.append(CALL)
        return tuple(choices)

    def _more(self, s: CornerState, partner: int, bound: int, left: int) -> list[Choice]:
        """Return the choice to ask the partner for more contracts, at the same price, by consent (CTM-R15)."""
        if not self.bought or self.asked or self.released or bound:
            return []
        has = loose(s, partner, self.commodity)
        return self.more_choices(min(left, has, s.cash[s.mover] // self.partner_price(s)))

    def _default_action(self, s: CornerState, choices: tuple[Choice, ...]) -> Action:
        """Return the default action (CTM-D04, CTM-D06): buy one from the required seller, else forfeit.

        A mover who has bought one is done.
        """
        if not self.bought:
            for choice in choices:
                if choice.make is Buy or choice.make is BuyFrom:
                    return choice.nth(0)
        return IS_DONE if self.bought else FORFEITS

    def _why_not(self, s: CornerState, action: Action) -> Reason:
        partner = partner_of(s, s.mover)
        if isinstance(action, (Buy, BuyFrom)):
            if action.commodity != self.commodity:
                return OTHER_COMMODITY
            if s.options.buy_limit and self._left(s) < action.number:
                return BUY_LIMIT
            if isinstance(action, Buy) and self._bound(s, partner) and not self.bought:
                return PARTNER_FIRST
            return TOO_MANY_TO_BUY
        return NO_SUCH_OFFER if isinstance(action, Take) else not_now(action, BUY_SQUARE)

    def _choose(self, s: CornerState, action: Action, log: Log | None) -> None:
        partner = partner_of(s, s.mover)
        if isinstance(action, Buy):
            self.served = True
            self.bought += action.number
            clause = "CTM-043" if partner < 0 else "CTM-048"
            buy(s, s.mover, self.commodity, action.number, self.cashier_price(s, partner), clause, log)
        elif isinstance(action, BuyFrom):
            if s.options.partner_may_forfeit:
                self.stage = DUTY
            else:
                self.deal_by_duty(s, log)
        elif isinstance(action, Take):
            self.bought += action.number
            clause = "CTM-043" if partner < 0 else "CTM-R17"
            take_quote(s, self.quotes, action, self.commodity, clause, log)
        elif isinstance(action, Call):
            self.called = True
            self.quotes.waiting = sellers(s, self.commodity)
            self.stage = QUOTING
            if log is not None:
                log.add(OffersCalled("CTM-R64", s.mover, self.commodity))
        elif isinstance(action, More):
            self.ask_for_more(s, action.number, log)
        else:
            self.stage = OVER
            if isinstance(action, Forfeit):
                forfeit(s, s.mover, "CTM-045", log)

    def deal_by_duty(self, s: CornerState, log: Log | None) -> None:
        self._buy_from_partner(s, 1, "CTM-047", log)

    def deal_by_consent(self, s: CornerState, number: int, log: Log | None) -> None:
        self._buy_from_partner(s, number, "CTM-R15", log)

    def _buy_from_partner(self, s: CornerState, number: int, clause: str, log: Log | None) -> None:
        self.bought += number
        deal(s, partner_of(s, s.mover), s.mover, self.commodity, number, self.partner_price(s), clause, log)
