"""Some games of a plan, played: what travels between processes and machines, and what an interrupted run keeps."""

from __future__ import annotations

from msgspec import Struct

from parlour.bots.bot import Bot
from parlour.lab.plan import Plan
from parlour.lab.playing import Played, Setting, play_lightly, play_on_a_table
from parlour.lab.summary import GameRow, SeatRow


class Batch(Struct, frozen=True):
    """The results of some games."""

    games: list[GameRow]


def play_games(plan: Plan, numbers: range) -> Batch:
    """The games of these numbers."""
    setting = plan.setting()
    play = play_on_a_table if plan.records else play_lightly
    rows: list[GameRow] = []
    for number in numbers:
        seated = plan.seated(number)
        seed = plan.seed_of(number)
        played = play(setting, seated, seed, plan.most)
        rows.append(_row(number, seed, seated, played, setting))
    return Batch(rows)


def _row(number: int, seed: int, bots: list[Bot], played: Played, setting: Setting) -> GameRow:
    outcome = played.outcome
    winners = () if outcome is None else outcome.winners
    seats = [
        SeatRow(
            number,
            setting.lexicon.letter(seat),
            bot.name,
            winners == (seat,),
            outcome is not None and (not winners or (seat in winners and len(winners) > 1)),
            None if outcome is None else outcome.scores[seat],
        )
        for seat, bot in enumerate(bots)
    ]
    return GameRow(
        number,
        seed,
        "" if outcome is None else outcome.reason,
        "" if outcome is None else outcome.clause,
        "".join(setting.lexicon.letter(seat) for seat in winners),
        played.answers,
        played.draws,
        played.turns,
        seats,
        played.record,
    )
