"""A player at zero: the others are asked for a loan, then the player takes one or leaves (MON-33, MON-34)."""

from __future__ import annotations

from typing import Annotated

from parlour.core.data.record_class import record
from parlour.core.domains import OneOf
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import ONE_SEAT, Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import Number, Seat
from parlour.games.monopolist.actions import (
    WITHDRAW,
    Accept,
    Lend,
    LendNothing,
    Withdraw,
)
from parlour.games.monopolist.asks import LENDS, cached_ask
from parlour.games.monopolist.effects import added, amount_for, leave, lend
from parlour.games.monopolist.ending import check_winner
from parlour.games.monopolist.events import LoanOffered, NothingOffered, WentBankrupt
from parlour.games.monopolist.fields import Sums
from parlour.games.monopolist.reasons import ACCEPT_OR_WITHDRAW, LEND_LESS, LEND_OR_NOT, NO_OFFER
from parlour.games.monopolist.state import MonopolistState


@record
class Bankruptcy(Frame[MonopolistState]):
    """Handles the players at zero one after another, in turn order from the spinner (MON-R28)."""

    bankrupt: Annotated[Seat, "The player at zero who is dealt with."]
    asked: Annotated[Number, "How many of the others, from their left, have been asked for a loan or cannot lend."] = 0
    offers: Annotated[tuple[int, ...], Sums(), "The loans that have been offered, by lender."] = ()

    def pending(self, s: MonopolistState) -> Pending:
        return ONE_SEAT[self._seat(s)]

    def ask(self, s: MonopolistState, seat: int) -> Ask:
        if seat != self.bankrupt:
            return cached_ask(s, LENDS, seat, most_to_lend(s, seat))
        lenders = [other for other in s.rounds[seat] if self.offers[other]]
        # The largest loan first, and of equal loans the first offered. A time-out takes the first.
        lenders.sort(key=lambda other: -self.offers[other])
        return Ask(
            seat, (Choice(Accept, OneOf(tuple(lenders))), WITHDRAW), ACCEPT_OR_WITHDRAW.clause, Accept(lenders[0])
        )

    def question_details(self, s: MonopolistState, seat: int) -> dict[str, object]:
        if seat != self.bankrupt:
            return {"bankrupt": chr(ord("A") + self.bankrupt), "most": most_to_lend(s, seat)}
        lenders = [chr(ord("A") + other) for other in s.rounds[seat] if self.offers[other]]
        return {"lenders": lenders, "counters": max(self.offers)}

    def check(self, s: MonopolistState, seat: int, action: Action) -> Reason | None:
        if seat == self.bankrupt:
            if isinstance(action, Accept):
                return None if amount_for(self.offers, action.lender) else NO_OFFER
            return None if isinstance(action, Withdraw) else ACCEPT_OR_WITHDRAW
        if isinstance(action, Lend):
            return None if 1 <= action.amount <= most_to_lend(s, seat) else LEND_LESS
        return None if isinstance(action, LendNothing) else LEND_OR_NOT

    def answer(self, s: MonopolistState, seat: int, action: Action, log: Log | None) -> None:
        if isinstance(action, Accept):
            counters = self.offers[action.lender]
            self._begin(seat)
            lend(s, seat, action.lender, counters, log)
            check_winner(s, log)
        elif isinstance(action, Withdraw):
            self._remove(s, log)
        else:
            self.asked += 1
            if isinstance(action, Lend):
                self.offers = added(self.offers, len(s.players), seat, action.amount)
                if log is not None:
                    log.add(LoanOffered(seat, self.bankrupt, action.amount))
            elif log is not None:
                log.add(NothingOffered(seat, self.bankrupt))

    def advance(self, s: MonopolistState, log: Log | None) -> bool:
        while s.outcome is None:
            if not is_bankrupt(s, self.bankrupt):
                following = next_bankrupt(s)
                if following < 0:
                    return True
                self._begin(following)
                log_bankrupt(following, log)
            if self._finds_lender(s) or self.offers:
                return False
            self._remove(s, log)
        return False

    def _seat(self, s: MonopolistState) -> int:
        """Return the next lender to ask; the bankrupt player when all have been asked."""
        others = s.rounds[self.bankrupt]
        return others[self.asked + 1] if self.asked + 1 < len(others) else self.bankrupt

    def _begin(self, bankrupt: int) -> None:
        self.bankrupt = bankrupt
        self.asked = 0
        self.offers = ()

    def _finds_lender(self, s: MonopolistState) -> bool:
        """Return whether a lender is left to ask. Players who cannot lend are skipped (MON-R16)."""
        others = s.rounds[self.bankrupt]
        if not s.options.lending:
            self.asked = len(others) - 1
        while self.asked + 1 < len(others) and most_to_lend(s, others[self.asked + 1]) < 1:
            self.asked += 1
        return self.asked + 1 < len(others)

    def _remove(self, s: MonopolistState, log: Log | None) -> None:
        leave(s, self.bankrupt, log)
        check_winner(s, log)  # a cancelled debt makes its debtor richer


def most_to_lend(s: MonopolistState, seat: int) -> int:
    """MON-R16: return the stock minus what a lender must retain."""
    return s.players[seat].counters - s.options.lender_keeps


def is_bankrupt(s: MonopolistState, seat: int) -> bool:
    """MON-33: return whether the player is in the game and has no counters."""
    player = s.players[seat]
    return player.man >= 0 and player.counters == 0


def next_bankrupt(s: MonopolistState) -> int:
    """Return the first player at zero, in turn order from the spinner, or -1."""
    for seat in s.rounds[s.mover]:
        if is_bankrupt(s, seat):
            return seat
    return -1


def call_bankrupts(s: MonopolistState, log: Log | None) -> None:
    """Push a bankruptcy if a player is at zero."""
    bankrupt = next_bankrupt(s)
    if bankrupt >= 0:
        s.push(Bankruptcy(bankrupt))
        log_bankrupt(bankrupt, log)


def log_bankrupt(seat: int, log: Log | None) -> None:
    if log is not None:
        log.add(WentBankrupt(seat))
