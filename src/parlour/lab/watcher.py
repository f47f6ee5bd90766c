"""Watchers: each looks at one thing while games are played, and fills one table. None of them knows a game.

The game's tags say what an event means (`parlour.core.event_tags`); the views say how the seats stand. The rules do not
know that anybody watches.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any, ClassVar, final

from parlour.core.events import Event
from parlour.core.refusals import BadData
from parlour.core.registry import Game
from parlour.core.view import View
from parlour.lab.run_settings import RunSettings

Cell = int | float | str | bool | None
Row = tuple[Cell, ...]
Parts = Mapping[str, Any]
"""What plays which part in an event: seats as numbers, things and squares as names, amounts as numbers."""


@final
class Scene:
    """What watchers may look at: the table through the seats' own views."""

    def __init__(self, setting: RunSettings, views: Sequence[View[Any]]) -> None:
        self.setting = setting
        self.letters = [setting.lexicon.letter(seat) for seat in range(len(views))]
        self._views = views

    def turn(self) -> int | None:
        """How many turns have been played; None if the game counts none."""
        turns = getattr(self._views[0], "turns", None)
        return int(turns()) if turns is not None else None

    def worths(self) -> list[int | None]:
        """How each seat stands, by its own view."""
        return [view.worths()[letter] for view, letter in zip(self._views, self.letters, strict=True)]

    def money(self) -> list[int | None]:
        return [view.money().get(letter) for view, letter in zip(self._views, self.letters, strict=True)]

    def values(self) -> dict[str, int]:
        return self._views[0].values()


class Watcher:
    """One thing that is watched, in one game at a time."""

    name: ClassVar[str]
    about: ClassVar[str]
    """What a row is, in a few words."""
    columns: ClassVar[dict[str, type]]
    """The table's columns after the first, which is the number of the game."""
    meanings: ClassVar[tuple[str, ...]] = ()
    """The meanings of events that are seen."""

    def begin(self, scene: Scene) -> None:
        """A game begins."""

    def before(self, scene: Scene) -> None:
        """Somebody is about to move."""

    def see(self, scene: Scene, meaning: str, parts: Parts) -> None:
        """An event with such a meaning has happened."""

    def after(self, scene: Scene) -> None:
        """Somebody has moved, or chance has."""

    def end(self, scene: Scene) -> list[Row]:
        """The game is over: its rows."""
        return []

    @classmethod
    def suits(cls, game: Game) -> bool:
        """Whether there is anything to see in a game: one of its events has such a meaning."""
        return not cls.meanings or any(sign.meaning in cls.meanings for sign in game.event_tags)


@cache
def all_watchers() -> dict[str, type[Watcher]]:
    """Every watcher there is, by name: one file each in `parlour.lab.watchers`."""
    package = importlib.import_module("parlour.lab.watchers")
    found: dict[str, type[Watcher]] = {}
    for info in pkgutil.iter_modules(package.__path__):
        watcher: type[Watcher] = importlib.import_module(f"{package.__name__}.{info.name}").WATCHER
        found[watcher.name] = watcher
    return found


def chosen(names: Sequence[str], game: Game) -> list[type[Watcher]]:
    """Watchers by name; 'all' are those that find something in this game."""
    known = all_watchers()
    wanted: dict[str, type[Watcher]] = {}
    for name in names:
        if name == "all":
            wanted |= {watcher.name: watcher for watcher in known.values() if watcher.suits(game)}
        elif name not in known:
            near = get_close_matches(name, known, 1)
            hint = f"; did you mean {near[0]!r}?" if near else "."
            raise BadData("watch", f"there is no watcher {name!r}{hint} There are: all, {', '.join(known)}.")
        elif not known[name].suits(game):
            raise BadData("watch", f"{name}: nothing of that kind happens in {game.slug}")
        else:
            wanted[name] = known[name]
    return [wanted[name] for name in sorted(wanted)]


@final
class WatcherGroup:
    """The watchers of one game, and who is told of what."""

    def __init__(self, kinds: Sequence[type[Watcher]], scene: Scene) -> None:
        self._scene = scene
        self._watchers = [kind() for kind in kinds]
        self._before = [one for one in self._watchers if type(one).before is not Watcher.before]
        self._after = [one for one in self._watchers if type(one).after is not Watcher.after]
        self._told: dict[object, list[tuple[Watcher, str, dict[str, str], Mapping[str, Any]]]] = {}
        game = scene.setting.game
        for sign in game.event_tags:
            record = game.event_text.events.records[sign.event]
            for one in self._watchers:
                if sign.meaning in one.meanings:
                    self._told.setdefault(record.make, []).append((one, sign.meaning, sign.parts, record.fields))
        for one in self._watchers:
            one.begin(scene)

    def before(self) -> None:
        for one in self._before:
            one.before(self._scene)

    def after(self, events: Sequence[Event]) -> None:
        """Tell what happened in a move, then that it has been made."""
        lexicon = self._scene.setting.lexicon
        for event in events:
            for one, meaning, parts, kinds in self._told.get(type(event), ()):
                told = {
                    part: getattr(event, field)
                    if part not in ("thing", "square")
                    else str(kinds[field].dump(getattr(event, field), lexicon))
                    for part, field in parts.items()
                }
                one.see(self._scene, meaning, told)
        for one in self._after:
            one.after(self._scene)

    def end(self, number: int) -> dict[str, list[Row]]:
        """The rows of the game of this number, by watcher."""
        return {one.name: [(number, *row) for row in one.end(self._scene)] for one in self._watchers}
