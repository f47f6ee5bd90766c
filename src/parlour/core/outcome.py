"""The outcome of a finished game."""

from __future__ import annotations

from typing import Any, final


@final
class Outcome:
    """The reason as one word, its clause, the winning seats (none or several: a draw) and the final scores."""

    def __init__(self, reason: str, clause: str, winners: tuple[int, ...], scores: tuple[int, ...]) -> None:
        self.reason = reason
        self.clause = clause
        self.winners = winners
        self.scores = scores

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.reason, self.clause, self.winners, self.scores)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome)
            and self.reason == other.reason
            and self.clause == other.clause
            and self.winners == other.winners
            and self.scores == other.scores
        )

    def __hash__(self) -> int:
        return hash((self.reason, self.clause, self.winners, self.scores))
