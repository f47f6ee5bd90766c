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

    def __init__(self, episode: Episode | None, kind: str = RANK, shaping: float = 0.0) -> None:
        """`episode`: the play before its first answer; None for rewards that are unpickled, and have their state yet
        to come."""
        if kind not in KINDS:
            raise BadData("reward", f"{kind!r} is not one of {', '.join(KINDS)}")
        self.kind = kind
        self.shaping = shaping
        self.seats = 0 if episode is None else episode.setting.seats
        self.out: set[int] = set()
        """The seats that have left the game and have had their reward."""
        self._stood: list[float] = []
        if shaping and episode is not None:
            self._stood = [standing(episode, seat) for seat in range(self.seats)]

    def __reduce__(self) -> tuple[Any, ...]:
        return Rewards, (None, self.kind), self.__getstate__()

    def after(self, episode: Episode) -> dict[int, float] | None:
        """What the last move brought each seat that was still in, None if nothing; who is out now is settled."""
        is_over = episode.outcome() is not None
        if not is_over and not self.shaping and episode.count_in() == self.seats - len(self.out):
            return None
        left = [seat for seat in range(self.seats) if seat not in self.out]
        gone = left if is_over else [seat for seat in left if not episode.is_in(seat)]
        rewards = dict.fromkeys(left, 0.0)
        if self.shaping:
            for seat in left:
                stands = standing(episode, seat)
                rewards[seat] = self.shaping * (stands - self._stood[seat])
                self._stood[seat] = stands
        for seat in gone:
            rewards[seat] += standing(episode, seat) if self.kind == WORTH else self._rank(episode, seat, gone)
        self.out.update(gone)
        return rewards

    def copy(self, episode: Episode) -> Rewards:
        """A copy for a copy of the play."""
        twin = Rewards(episode, self.kind)
        twin.shaping = self.shaping
        twin.out = set(self.out)
        twin._stood = self._stood[:]
        return twin

    def _rank(self, episode: Episode, seat: int, gone: list[int]) -> float:
        """How many it beats, less how many beat it, as a share of the others."""
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
    """How a seat stands as far as it knows: its worth less the mean of the others, as a share of all worths."""
    worths = [worth or 0 for worth in episode.views[seat].worths().values()]
    whole = sum([abs(worth) for worth in worths])
    if not whole:
        return 0.0
    mean = (sum(worths) - worths[seat]) / (len(worths) - 1)
    return (worths[seat] - mean) / whole
