"""The plan of a run: what is played as plain data, and for each game number its seed and its seating.

Game number k depends on the plan and on k alone: processes and batches change nothing. Bots rotate through the seats:
in game k, seat s has the bot of place (s + k) in the list, which is repeated to fill the table. So the effects of bot
and seat can be separated. In a paired run the same dice are thrown for every seating, one after another.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, final

from parlour.bots.bot import Bot
from parlour.bots.loading import make, name_of
from parlour.chance.dealers import SeededDealer
from parlour.core.data.plain_data import as_text
from parlour.core.refusals import BadData
from parlour.core.registry import find as find_game
from parlour.lab.run_settings import RunSettings
from parlour.lab.watcher import chosen
from parlour.table import library
from parlour.table.opening import open_table
from parlour.table.provenance import custom_name

PATIENCE: Final = 1
"""A game is stopped after this many times the maximum of random play, and counted as unfinished."""

AnyBot = str | type[Bot]


@final
class Plan:
    """A run, small enough to send to another process or machine."""

    def __init__(
        self,
        game: str,
        names: list[str],
        bots: list[AnyBot],
        seed: int,
        options: dict[str, object],
        edition: str | None,
        records: bool = False,
        paired: bool = False,
        watch: tuple[str, ...] = (),
        timed: bool = False,
        changes: Mapping[str, object] | None = None,
        dice_by_seat: bool = False,
        most: int | None = None,
    ) -> None:
        self.game = game
        self.names = names
        self.bots = bots
        self.seed = seed
        self.options = options
        """Options that differ from the game's defaults."""
        self.edition = edition
        self.records = records
        self.paired = paired
        self.watch = watch
        """The watchers, by name."""
        self.timed = timed
        """Whether the bots' thinking is timed."""
        self.changes = dict(changes or {})
        """Changes of the edition, by path."""
        self.dice_by_seat = dice_by_seat
        """Whether each seat has dice of its own, so that they fall alike whatever the others do."""
        self.most = find_game(game).bound * PATIENCE if most is None else most
        """A game that takes more answers is stopped and counted as unfinished."""

    def places(self) -> list[AnyBot]:
        """Return the list of bots, repeated to fill the table."""
        return [self.bots[n % len(self.bots)] for n in range(len(self.names))]

    def seatings(self) -> int:
        """Return the number of different seatings."""
        names = [name_of(bot) for bot in self.places()]
        return next(turn for turn in range(1, len(names) + 1) if names[turn:] + names[:turn] == names)

    def deal(self, number: int) -> int:
        """Return the number of the dice of a game: games of the same deal have the same ones."""
        return number // self.seatings() if self.paired else number

    def seed_of(self, number: int) -> int:
        return game_seed(self.seed, self.deal(number))

    def seated(self, number: int) -> list[Bot]:
        """Return new bots for a game, by seat."""
        places = self.places()
        return [make(places[(seat + number) % len(places)], self.game) for seat in range(len(places))]

    def setting(self) -> RunSettings:
        options, changes = tuple(self.options.items()), tuple(self.changes.items())
        return _setting(self.game, tuple(self.names), options, self.edition, changes)

    def title(self) -> str:
        """Return the game, and the edition if it is a custom one."""
        custom = custom_name(self.setting().edition)
        return f"{self.game}, edition {custom}" if custom else self.game

    def facts(self) -> dict[str, object]:
        """Return everything that the results depend on, to be stored with them."""
        setting = self.setting()
        return {
            "game": self.game,
            "edition": {"id": setting.edition.id, "content": setting.edition.content},
            "changes": self.changes,
            "ruleset": {"version": setting.rulebook.version, "content": setting.rulebook.content},
            "options": self.options,
            "seats": self.names,
            "bots": [name_of(bot) for bot in self.bots],
            "seed": self.seed,
            "paired": self.paired,
            "most": self.most,
            "records": self.records,
            "watchers": list(self.watch),
            "parlour": version("parlour"),
        }


def game_seed(seed: int, number: int) -> int:
    """Return the seed of one deal of a run; small enough to be exact in any language."""
    return int.from_bytes(hashlib.sha256(f"parlour game|{seed}|{number}".encode()).digest()[:6], "big")


def planned(
    game: str,
    bots: Sequence[AnyBot],
    seed: int,
    seats: int | Sequence[str] | None = None,
    options: Mapping[str, object] | None = None,
    edition: str | Path | None = None,
    records: bool = False,
    paired: bool = False,
    watch: Sequence[str] = (),
    timed: bool = False,
    changes: Mapping[str, object] | None = None,
    dice_by_seat: bool = False,
    most: int | None = None,
) -> Plan:
    """Return a valid plan; BadData says what is wrong with it."""
    given: object = bots
    if not isinstance(given, (list, tuple)) or not given:
        raise BadData("bots", "expected a list of bots, with at least one")
    if most is not None:
        check_number("most", most, 1)
    if seats is None:
        seats = max(len(bots), library.edition(find_game(as_text(game, "game")), edition).least_seats)
    SeededDealer(seed)  # both refuse bad arguments
    table = open_table(game, seats, options, seed, edition=edition)
    for bot in bots:
        make(bot, game).must_fit(table.edition.lexicon(len(table.names)))
    if len(bots) > len(table.names):
        raise BadData("bots", f"there are {len(bots)} bots for {len(table.names)} seats")
    watchers = tuple(watcher.name for watcher in chosen(watch, table.game))
    changed = table.rulebook.changed(table.options)
    path = None if edition is None else str(Path(edition).absolute())
    plan = Plan(
        game,
        table.names,
        list(bots),
        seed,
        changed,
        path,
        records,
        paired,
        watchers,
        timed,
        changes,
        dice_by_seat,
        most,
    )
    plan.setting()
    return plan


def check_number(what: str, value: int, least: int, most: int | None = None) -> None:
    """Refuse anything but a whole number in this range."""
    if type(value) is not int or value < least or (most is not None and value > most):
        span = f"of at least {least}" if most is None else f"from {least} to {most}"
        raise BadData(what, f"expected a whole number {span}, got {value!r}")


@lru_cache(maxsize=8)
def _setting(
    game: str,
    names: tuple[str, ...],
    options: tuple[tuple[str, Any], ...],
    edition: str | None,
    changes: tuple[tuple[str, Any], ...],
) -> RunSettings:
    found = find_game(game)
    board = library.changed_edition(found, edition, dict(changes)) if changes else library.edition(found, edition)
    return RunSettings(found, library.rulebook(game), board, dict(options), names)
