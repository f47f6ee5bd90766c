"""Analysis of a finished game: the course of worth, luck, turning points, and the effect of each deal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, final

from parlour.analysis.deals import DealTrial, JudgedDeal, deals_in
from parlour.analysis.luck import Lucks, lucks, totals
from parlour.analysis.paired_difference import LEAST, PairedDifference
from parlour.analysis.turning_points import turning_points
from parlour.core.events import Event
from parlour.core.record import read_journal
from parlour.lab.plan import check_number
from parlour.records.replay import opened_for
from parlour.records.timeline import Timeline
from parlour.table.provenance import custom_name

MAX_DEALS: Final = 10

Progress = Callable[[int, int], None]


@final
class TurnExplanation:
    """A turning point: the number of moves before it, what happened, and how worths changed."""

    def __init__(self, moment: int, text: str, changed: dict[str, int]) -> None:
        self.moment = moment
        self.text = text
        self.changed = changed


@final
class GameExplanation:
    """The complete analysis of one game."""

    def __init__(
        self,
        timeline: Timeline,
        luck: Lucks,
        turns: list[TurnExplanation],
        deals: list[JudgedDeal],
        unjudged: int,
        times: int,
    ) -> None:
        table = self._table = timeline.table
        self.game = table.game.slug
        custom = custom_name(table.edition)
        self.title = f"{self.game}, edition {custom}" if custom else self.game
        """The game, and the edition if it is a custom one."""
        self.names = dict(zip(timeline.worths[0], table.names, strict=True))
        """By seat."""
        self.measure = table.view(None).measure()
        self.worths = timeline.worths
        self.luck = luck
        """By moment and seat."""
        self.turns = turns
        self.deals = deals
        self.unjudged = unjudged
        """The number of deals that were left out, if there were too many."""
        self.times = times
        """The number of games played on from each moment."""
        outcome = timeline.outcome()
        self.reason = "" if outcome is None else outcome.reason
        self.winners = [] if outcome is None else [table.lexicon.letter(seat) for seat in outcome.winners]

    def say(self, event: Event) -> str:
        """Return an event of the game as a sentence."""
        return self._table.say(event)

    def total_luck(self) -> dict[str, float]:
        return totals(self.luck)

    def to_data(self) -> dict[str, object]:
        """Return the analysis as data, for the page at the end of a game or other programs."""
        return {
            "game": self.game,
            "title": self.title,
            "names": self.names,
            "measure": self.measure,
            "reason": self.reason,
            "winners": self.winners,
            "worths": {seat: [moment[seat] for moment in self.worths] for seat in self.names},
            "luck": {seat: [round(moment[seat], 3) for moment in self.luck] for seat in self.names},
            "total_luck": {seat: round(total, 3) for seat, total in self.total_luck().items()},
            "turning_points": [{"moment": one.moment, "text": one.text, "changes": one.changed} for one in self.turns],
            "deals": [
                {
                    "moment": deal.moment,
                    "text": self.say(deal.event),
                    "sides": {seat: _side(one) for seat, one in deal.sides.items()},
                }
                for deal in self.deals
            ],
            "deals_left_out": self.unjudged,
            "rollouts": self.times,
        }


def _side(one: PairedDifference) -> dict[str, float]:
    return {"without": one.a, "with": one.b, "change": one.mean, "low": one.interval[0], "high": one.interval[1]}


def explain(
    record: str,
    edition: str | Path | None = None,
    times: int = 40,
    bot: str = "normal",
    seed: int = 1,
    progress: Progress | None = None,
    most_deals: int = MAX_DEALS,
) -> GameExplanation:
    """Analyse a record; BadData names the first wrong line. Deals are judged by playing on this many times."""
    check_number("times", times, LEAST)
    check_number("deals", most_deals, 0)
    journal = read_journal(record)
    timeline = Timeline(opened_for(journal, edition), journal)
    table = timeline.table
    luck = lucks(timeline, seed)
    turns = [TurnExplanation(point.moment, table.say(point.event), point.changes) for point in turning_points(timeline)]
    made = deals_in(timeline)
    wanted = sorted(made[:most_deals])
    deals: list[JudgedDeal] = []
    for done, moment in enumerate(wanted):
        if progress is not None:
            progress(done, len(wanted))
        trial = DealTrial(timeline, moment, bot, seed)
        for _ in range(times):
            trial.play_on()
        deals.append(trial.verdict())
    return GameExplanation(timeline, luck, turns, deals, len(made) - len(wanted), times)
