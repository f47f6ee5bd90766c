"""Rewards of a play: by rank or by worth at the end, and optionally shaped by the standing on the way."""

from __future__ import annotations

from typing import Any, Final, final

from parlour.core.refusals import BadData
from parlour.encoding.episode import Episode

RANK: Final = "rank"
"""From 1 for a seat that beats all others to -1 for one that loses to all; leaving earlier counts as losing."""
WORTH: Final = "worth"
"""A seat's worth relative to the mean of the others, as a share of all, in the measure by which the game is won."""
KINDS: Final = (RANK, WORTH)


@final
class Rewards:
    """The rewards of one play."""

    def __init__(self, episode: Episode | None, kind: str = RANK, shaping: float = 0.0) -> None:
        """Start the rewards. `episode`: the play before its first answer; None when unpickling, which sets the state
        afterwards."""
        if kind not in KINDS:
            raise BadData("reward", f"{kind!r} is not one of {', '.join(KINDS)}")
        self.kind = kind
        self.shaping = shaping
        self.seats = 0 if episode is None else episode.setting.seats
        self.out: set[int] = set()
        """The seats that have left the game and have received their reward."""
        self._last_standing: list[float] = []
        if shaping and episode is not None:
            self._last_standing = [standing(episode, seat) for seat in range(self.seats)]

    def __reduce__(self) -> tuple[Any, ...]:
        return Rewards, (None, self.kind), self.__getstate__()

    def after(self, episode: Episode) -> dict[int, float] | None:
        """Return the rewards of the last move for the seats that were still in, None if there are none. Seats that are
        out now get their final reward."""
        is_over = episode.outcome() is not None
        if not is_over and not self.shaping and episode.count_in() == self.seats - len(self.out):
            return None
        left = [seat for seat in range(self.seats) if seat not in self.out]
        gone = left if is_over else [seat for seat in left if not episode.is_in(seat)]
        rewards = dict.fromkeys(left, 0.0)
        if self.shaping:
            for seat in left:
                stands = standing(episode, seat)
                rewards[seat] = self.shaping * (stands - self._last_standing[seat])
                self._last_standing[seat] = stands
        for seat in gone:
            rewards[seat] += standing(episode, seat) if self.kind == WORTH else self._rank(episode, seat, gone)
        self.out.update(gone)
        return rewards

    def copy(self, episode: Episode) -> Rewards:
        """Return a copy for a copy of the play."""
        twin = Rewards(episode, self.kind)
        twin.shaping = self.shaping
        twin.out = set(self.out)
        twin._last_standing = self._last_standing[:]
        return twin

    def _rank(self, episode: Episode, seat: int, gone: list[int]) -> float:
        """Return how many seats it beats less how many beat it, as a share of the others."""
        outcome = episode.outcome()
        beats = len(self.out)
        beaten = self.seats - len(self.out) - len(gone)
        for other in gone:
            if outcome is not None and other != seat:
                mine = (episode.is_in(seat), seat in outcome.winners, outcome.scores[seat])
                its = (episode.is_in(other), other in outcome.winners, outcome.scores[other])
                beats += mine > its
                beaten += mine < its
        return (beats - beaten) / (self.seats - 1)


def standing(episode: Episode, seat: int) -> float:
    """Return a seat's standing from what it knows: its worth less the mean of the others, as a share of all worths."""
    worths = [worth or 0 for worth in episode.views[seat].worths().values()]
    whole = sum([abs(worth) for worth in worths])
    if not whole:
        return 0.0
    mean = (sum(worths) - worths[seat]) / (len(worths) - 1)
    return (worths[seat] - mean) / whole
