"""Preparation of the short game: all throw, then choose sets of deeds by their totals (WAS-01a to 01d)."""

from __future__ import annotations

from typing import Final, final

from parlour.core.domains import OneOf
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import CHANCE, ONE_SEAT, Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.games.weigh_anchor.actions import ChooseSet
from parlour.games.weigh_anchor.effects import give
from parlour.games.weigh_anchor.events import SetChosen, ThrownForSets
from parlour.games.weigh_anchor.reasons import CHOOSE_SET, THROW_FOR_SETS
from parlour.games.weigh_anchor.state import AnchorState
from parlour.kit.dice import THROW, THROWS, Throw
from parlour.kit.ledger import BANK

TO_THROW: Final = 0
THROWING: Final = 1
CHOOSING: Final = 2
STAGES: Final = ("to throw", "throwing", "choosing")


@final
class Sets(Frame[AnchorState]):
    """Throwing for order, then choosing sets.

    `thrown` has for each seat its total, and one more for every tie it was in. `chosen` counts the sets chosen.
    """

    def __init__(self, stage: int, thrown: list[list[int]], chosen: int) -> None:
        self.stage = stage
        self.thrown = thrown
        self.chosen = chosen

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

    def copy(self) -> Sets:
        return Sets(self.stage, [throws[:] for throws in self.thrown], self.chosen)

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
