"""Before the first turn: tokens (WA-005), sets of deeds in the short game (WAS-01a to WAS-01d), the opening throw.

The player with the highest throw plays first (WA-016).
"""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import ListOf, WithDefault, enum_of
from parlour.core.data.record_class import record
from parlour.core.domains import OneOf
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import CHANCE, ONE_SEAT, Action, Ask, Choice, Draw, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import NUMBER, Number
from parlour.games.weigh_anchor.actions import ChooseSet, TakeToken
from parlour.games.weigh_anchor.effects import give
from parlour.games.weigh_anchor.events import SetChosen, ThrownForSets, TokenTaken
from parlour.games.weigh_anchor.reasons import CHOOSE_SET, TAKE_TOKEN, THROW_FOR_FIRST, THROW_FOR_SETS
from parlour.games.weigh_anchor.state import NO_TOKEN, AnchorState
from parlour.kit.dice import THROW, THROWS, Throw
from parlour.kit.lead import LeadFrame
from parlour.kit.ledger import BANK

TO_THROW: Final = 0
THROWING: Final = 1
CHOOSING: Final = 2
STAGE: Final = enum_of(
    {
        "to throw": "the next seat is asked to throw for the order of choosing",
        "throwing": "chance is waited for: the dice",
        "choosing": "the seats choose sets of deeds, highest total first",
    }
)


@record
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


def next_to_choose(s: AnchorState) -> int:
    """Return the first seat without a token, or -1."""
    return s.tokens.index(NO_TOKEN) if NO_TOKEN in s.tokens else -1


@record
class Sets(Frame[AnchorState]):
    """Throwing for order, then choosing sets.

    `thrown` has for each seat its total, and one more for every tie it was in. `chosen` counts the sets chosen.
    """

    stage: Annotated[int, WithDefault(STAGE, TO_THROW), "What comes next."]
    thrown: Annotated[
        list[list[int]],
        ListOf(ListOf(NUMBER)),
        "By seat, what it has thrown: its total, and one more for every tie it was in.",
    ]
    chosen: Annotated[Number, "How many sets have been chosen."] = 0

    def pending(self, s: AnchorState) -> Pending:
        if self.stage == THROWING:
            return Pending(CHANCE, (), s.edition.dice.draws[self._next_to_throw(s)])
        return ONE_SEAT[self._next_to_throw(s) if self.stage == TO_THROW else self._chooser()]

    def ask(self, s: AnchorState, seat: int) -> Ask:
        if self.stage == TO_THROW:
            return Ask(seat, (THROW,), THROW_FOR_SETS.clause, THROWS)
        left = sets_left(s)
        dearest = max(left, key=lambda group: sum([s.edition.vessels[v].price for v in s.edition.sets.deeds[group]]))
        return Ask(seat, (Choice(ChooseSet, OneOf(left)),), CHOOSE_SET.clause, ChooseSet(dearest))  # WA-D03

    def check(self, s: AnchorState, seat: int, action: Action) -> Reason | None:
        if self.stage == TO_THROW:
            return None if isinstance(action, Throw) else THROW_FOR_SETS
        return None if isinstance(action, ChooseSet) and action.group in sets_left(s) else CHOOSE_SET

    def answer(self, s: AnchorState, seat: int, action: Action, log: Log | None) -> None:
        if not isinstance(action, ChooseSet):
            self.stage = THROWING
            return
        self.chosen += 1
        give(s, s.edition.sets.bits[action.group], seat, log)  # WAS-01d: free of charge
        if log is not None:
            log.add(SetChosen("WAS-01a" if self.chosen <= s.seats else "WAS-01b", seat, action.group))

    def resolve_draw(self, s: AnchorState, values: list[int], log: Log | None) -> None:
        seat = self._next_to_throw(s)
        self.stage = TO_THROW
        self.thrown[seat].append(sum(values))
        if log is not None:
            log.add(ThrownForSets(seat, values[0], values[1]))

    def advance(self, s: AnchorState, log: Log | None) -> bool:
        if self.stage == TO_THROW and self._next_to_throw(s) < 0:
            self.stage = CHOOSING
        seats = s.seats
        rounds = 2 if seats <= s.form().second_set_up_to else 1  # WAS-01b, WAS-01c
        return self.stage == CHOOSING and self.chosen == rounds * seats

    def order(self) -> list[int]:
        """Return the seats by their throws, highest first; a remaining tie is decided by seat (WA-R05)."""
        return sorted(range(len(self.thrown)), key=lambda seat: [-total for total in self.thrown[seat]])

    def _chooser(self) -> int:
        order = self.order()
        seats = len(order)
        return order[self.chosen] if self.chosen < seats else order[2 * seats - 1 - self.chosen]

    def _next_to_throw(self, s: AnchorState) -> int:
        """Return the next seat to throw, or -1 if no tie is left.

        First come seats that have not thrown, then seats with fewer throws in a tie, then tied seats.
        """
        for seat, mine in enumerate(self.thrown):
            if not mine:
                return seat
        if s.options.tie_by_seat:
            return -1
        tied = -1
        for seat, mine in enumerate(self.thrown):
            for other, theirs in enumerate(self.thrown):
                if other != seat and theirs[: len(mine)] == mine:
                    if len(theirs) > len(mine):
                        return seat
                    tied = seat if tied < 0 else tied
        return tied


def sets_left(s: AnchorState) -> tuple[int, ...]:
    """Return the sets nobody has chosen: colour-groups, or tankers and tugs as well (WA-R38)."""
    count = len(s.edition.groups) if s.options.ten_sets else s.edition.liner_groups
    return tuple([group for group in range(count) if s.owner(s.edition.sets.deeds[group][0]) == BANK])


@record
class OpeningThrow(LeadFrame[AnchorState]):
    """The throws of all players, starting with the Banker, who is the first seat (WA-R44)."""

    def reason(self) -> Reason:
        return THROW_FOR_FIRST

    def tie_clause(self) -> str:
        return "WA-R05"

    def draw(self, s: AnchorState, seat: int) -> Draw:
        return s.edition.dice.draws[seat]

    def begin(self, s: AnchorState, leader: int) -> None:
        s.mover = leader

    def choice(self) -> Choice:
        return THROW

    def breaks_tie(self, s: AnchorState) -> bool:
        return s.options.tie_by_seat
