"""Many games by bots. Game number k depends on the run's seed and on k alone: the number of processes changes nothing.

Bots move round the seats: in game k, seat s has the bot of place (s + k) in the list, which is repeated to fill the
table. So a bot's share and a seat's share can be told apart. With fewer games than seats, or a number of games that
the seats do not divide, some places are held once more often than others.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, final

from parlour.bots.bot import Bot, find
from parlour.core.plain import as_text
from parlour.core.refusals import BadData
from parlour.core.registry import find as find_game
from parlour.lab.playing import Played, Setting, play_lightly, play_on_a_table
from parlour.lab.store import Store
from parlour.lab.summary import GameRow, SeatRow, Summary
from parlour.table import shelf
from parlour.table.dealer import Seeded
from parlour.table.opening import open_table

Progress = Callable[[int, int], None]
"""Called after every batch with the games played so far and the games in all."""

BATCH: Final = 64
MOST_JOBS: Final = 256
PATIENCE: Final = 50
"""A game is stopped after so many times the moves that random play needs at most; it is counted as unfinished."""


@final
class Plan:
    """A run as plain data, small enough to send to another process."""

    def __init__(
        self,
        game: str,
        names: list[str],
        bots: list[str | type[Bot]],
        seed: int,
        options: dict[str, object],
        edition: str | None,
        records: bool,
    ) -> None:
        self.game = game
        self.names = names
        self.bots = bots
        self.seed = seed
        self.options = options
        self.edition = edition
        self.records = records


def simulate(
    game: str,
    games: int,
    bots: Sequence[str | type[Bot]],
    seed: int,
    jobs: int = 1,
    seats: int | Sequence[str] | None = None,
    options: Mapping[str, object] | None = None,
    edition: str | Path | None = None,
    out: str | Path | None = None,
    progress: Progress | None = None,
    records: bool = False,
) -> Summary:
    """Play many games; write games.parquet, seats.parquet and run.json into the folder `out` if there is one.

    `bots` are names, or bot classes of your own; a list shorter than the table is repeated. Without `seats` there are
    as many as bots, but no fewer than the game needs. With `records` every game is played on a table and its
    record written to records.parquet; the results are the same.
    """
    _check_number("games", games, 1)
    _check_number("jobs", jobs, 1, MOST_JOBS)
    plan = _plan(game, bots, seed, seats, options, edition, records)
    store = Store(out) if out is not None else None
    rows: list[GameRow] = []
    for batch in _batches(plan, games, jobs):
        rows += batch
        if progress is not None:
            progress(len(rows), games)
    rows.sort(key=lambda row: row.game)
    names = [_name(bot) for bot in plan.bots]
    letters = [row.seat for row in rows[0].seats]
    summary = Summary(game, seed, list(dict.fromkeys(names)), letters, rows)
    if store is not None:
        setting = _setting(plan)
        store.write(rows, _run_facts(plan, setting, games, names), records)
    return summary


def _plan(
    game: str,
    bots: Sequence[str | type[Bot]],
    seed: int,
    seats: int | Sequence[str] | None,
    options: Mapping[str, object] | None,
    edition: str | Path | None,
    records: bool,
) -> Plan:
    given: object = bots
    if not isinstance(given, (list, tuple)) or not given:
        raise BadData("bots", "a list of bots is wanted, with at least one")
    if seats is None:
        seats = max(len(bots), shelf.edition(find_game(as_text(game, "game")), edition).least_seats)
    Seeded(seed)  # these two refuse whatever is wrong with what they are given
    table = open_table(game, seats, options, seed, edition=edition)
    for bot in bots:
        _make(bot, game)
    if len(bots) > len(table.names):
        raise BadData("bots", f"there are {len(bots)} bots for {len(table.names)} seats")
    chosen = table.rulebook.changed(table.options)
    path = None if edition is None else str(Path(edition).absolute())
    return Plan(game, table.names, list(bots), seed, chosen, path, records)


def _check_number(what: str, value: int, least: int, most: int | None = None) -> None:
    if type(value) is not int or value < least or (most is not None and value > most):
        span = f"of at least {least}" if most is None else f"from {least} to {most}"
        raise BadData(what, f"a whole number {span} is wanted, not {value!r}")


def _batches(plan: Plan, games: int, jobs: int) -> Iterator[list[GameRow]]:
    spans = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    if jobs == 1 or len(spans) == 1:
        for span in spans:
            yield play_games(plan, span)
        return
    # Fresh processes, not forked ones: a fork of a process that has threads can hang.
    with ProcessPoolExecutor(min(jobs, len(spans)), mp_context=get_context("spawn")) as pool:
        waiting: set[Future[list[GameRow]]] = {pool.submit(play_games, plan, span) for span in spans}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in waiting:
                future.cancel()


def play_games(plan: Plan, numbers: range) -> list[GameRow]:
    """The games of these numbers."""
    setting = _setting(plan)
    places = [plan.bots[n % len(plan.bots)] for n in range(len(plan.names))]
    play = play_on_a_table if plan.records else play_lightly
    rows: list[GameRow] = []
    for number in numbers:
        seated = [_make(places[(seat + number) % len(places)], plan.game) for seat in range(len(places))]
        seed = game_seed(plan.seed, number)
        played = play(setting, seated, seed, setting.game.bound * PATIENCE)
        rows.append(_row(number, seed, seated, played, setting))
    return rows


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a run; small enough to be exact in every language's numbers."""
    return int.from_bytes(hashlib.sha256(f"parlour game|{seed}|{number}".encode()).digest()[:6], "big")


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


def _setting(plan: Plan) -> Setting:
    return _kept_setting(plan.game, tuple(plan.names), tuple(plan.options.items()), plan.edition)


@lru_cache(maxsize=8)
def _kept_setting(
    game: str, names: tuple[str, ...], options: tuple[tuple[str, Any], ...], edition: str | None
) -> Setting:
    found = find_game(game)
    return Setting(found, shelf.rulebook(game), shelf.edition(found, edition), dict(options), names)


def _make(bot: str | type[Bot], game: str) -> Bot:
    if isinstance(bot, str):
        return find(bot, game)
    given: object = bot
    if not isinstance(given, type) or not issubclass(given, Bot):
        raise BadData("bots", f"a bot's name is wanted, not {type(given).__name__}")
    if bot.game not in ("", game):
        raise BadData("bots", f"the bot {bot.name!r} plays {bot.game}, not {game}")
    return bot()


def _name(bot: str | type[Bot]) -> str:
    return bot if isinstance(bot, str) else bot.name


def _run_facts(plan: Plan, setting: Setting, games: int, names: list[str]) -> dict[str, object]:
    return {
        "game": plan.game,
        "edition": {"id": setting.edition.id, "content": setting.edition.content},
        "ruleset": {"version": setting.rulebook.version, "content": setting.rulebook.content},
        "options": plan.options,
        "seats": plan.names,
        "bots": names,
        "seed": plan.seed,
        "games": games,
    }
