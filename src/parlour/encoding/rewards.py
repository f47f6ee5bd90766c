"""What a play brings each seat: by rank or by worth at the end, and on the way, if wanted, by how it stands."""

from __future__ import annotations

from typing import Any, Final, final

from parlour.core.refusals import BadData
from parlour.encoding.episode import Episode

RANK: Final = "rank"
"""From 1 for whoever beats all others to -1 for whoever is beaten by all; whoever is out sooner is beaten."""
WORTH: Final = "worth"
"""How a seat stands in what the game is won by: its worth beside the mean of the others, as a share of all."""
KINDS: Final = (RANK, WORTH)


@final
class Rewards:
    """The rewards of one play."""

    def __init__(self, sitting: Episode | None, kind: str = RANK, shaping: float = 0.0) -> None:
        """`sitting`: the play before its first answer; None for rewards that are unpickled, and have their state yet
        to come."""
        if kind not in KINDS:
            raise BadData("reward", f"{kind!r} is not one of {', '.join(KINDS)}")
        self.kind = kind
        self.shaping = shaping
        self.seats = 0 if sitting is None else sitting.setting.seats
        self.out: set[int] = set()
        """The seats that have left the game and have had their reward."""
        self._stood: list[float] = []
        if shaping and sitting is not None:
            self._stood = [standing(sitting, seat) for seat in range(self.seats)]

    def __reduce__(self) -> tuple[Any, ...]:
        return Rewards, (None, self.kind), self.__getstate__()

    def after(self, sitting: Episode) -> dict[int, float] | None:
        """What the last move brought each seat that was still in, None if nothing; who is out now is settled."""
        is_over = sitting.outcome() is not None
        if not is_over and not self.shaping and sitting.count_in() == self.seats - len(self.out):
            return None
        left = [seat for seat in range(self.seats) if seat not in self.out]
        gone = left if is_over else [seat for seat in left if not sitting.is_in(seat)]
        rewards = dict.fromkeys(left, 0.0)
        if self.shaping:
            for seat in left:
                stands = standing(sitting, seat)
                rewards[seat] = self.shaping * (stands - self._stood[seat])
                self._stood[seat] = stands
        for seat in gone:
            rewards[seat] += standing(sitting, seat) if self.kind == WORTH else self._rank(sitting, seat, gone)
        self.out.update(gone)
        return rewards

    def copy(self, sitting: Episode) -> Rewards:
        """A copy for a copy of the play."""
        twin = Rewards(sitting, self.kind)
        twin.shaping = self.shaping
        twin.out = set(self.out)
        twin._stood = self._stood[:]
        return twin

    def _rank(self, sitting: Episode, seat: int, gone: list[int]) -> float:
        """How many it beats, less how many beat it, as a share of the others."""
        outcome = sitting.outcome()
        beats = len(self.out)
        beaten = self.seats - len(self.out) - len(gone)
        for other in gone:
            if outcome is not None and other != seat:
                mine = (sitting.is_in(seat), seat in outcome.winners, outcome.scores[seat])
                its = (sitting.is_in(other), other in outcome.winners, outcome.scores[other])
                beats += mine > its
                beaten += mine < its
        return (beats - beaten) / (self.seats - 1)


def standing(sitting: Episode, seat: int) -> float:
    """How a seat stands as far as it knows: its worth less the mean of the others, as a share of all worths."""
    worths = [worth or 0 for worth in sitting.views[seat].worths().values()]
    whole = sum([abs(worth) for worth in worths])
    if not whole:
        return 0.0
    mean = (sum(worths) - worths[seat]) / (len(worths) - 1)
    return (worths[seat] - mean) / whole
