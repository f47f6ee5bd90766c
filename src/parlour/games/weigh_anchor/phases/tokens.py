"""The start: each player chooses a token, in seat order (WA-005)."""

from __future__ import annotations

from typing import final

from parlour.core.domains import OneOf
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import ONE_SEAT, Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.games.weigh_anchor.actions import TakeToken
from parlour.games.weigh_anchor.events import TokenTaken
from parlour.games.weigh_anchor.reasons import TAKE_TOKEN
from parlour.games.weigh_anchor.state import NO_TOKEN, AnchorState


@final
class Tokens(Frame[AnchorState]):
    """Seats choose tokens in order until all have one."""

    def pending(self, s: AnchorState) -> Pending:
        return ONE_SEAT[next_to_choose(s)]

    def ask(self, s: AnchorState, seat: int) -> Ask:
        choice = Choice(TakeToken, OneOf(tuple([n for n in range(len(s.edition.tokens)) if n not in s.tokens])))
        return Ask(seat, (choice,), TAKE_TOKEN.clause, choice.nth(0))

    def check(self, s: AnchorState, seat: int, action: Action) -> Reason | None:
        return None if self.ask(s, seat).contains(action) else TAKE_TOKEN

    def answer(self, s: AnchorState, seat: int, action: Action, log: Log | None) -> None:
        assert isinstance(action, TakeToken)
        s.tokens = (*s.tokens[:seat], action.token, *s.tokens[seat + 1 :])
        if log is not None:
            log.add(TokenTaken(seat, action.token))

    def advance(self, s: AnchorState, log: Log | None) -> bool:
        return next_to_choose(s) < 0

    def copy(self) -> Tokens:
        return self


def next_to_choose(s: AnchorState) -> int:
    """Return the first seat without a token, or -1."""
    return s.tokens.index(NO_TOKEN) if NO_TOKEN in s.tokens else -1
