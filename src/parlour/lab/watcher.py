"""Watchers: each observes one aspect of the games played, and fills one table. None of them knows a game.

The game's tags say what an event means (`parlour.core.meaning.event_tags`); the views say how the seats stand. The
rules do not know about watchers.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any, ClassVar, final

from parlour.core.events import Event
from parlour.core.frames import State
from parlour.core.refusals import BadData
from parlour.core.registry import Game
from parlour.core.view import View
from parlour.lab.run_settings import RunSettings

Cell = int | float | str | bool | None
Row = tuple[Cell, ...]
Parts = Mapping[str, Any]
"""The values of the roles in an event: seats as numbers, items and squares as names, amounts as numbers."""


@final
class Scene:
    """What watchers may look at: the table through the seats' own views, and the number of turns."""

    def __init__(self, setting: RunSettings, state: State, views: Sequence[View[Any]]) -> None:
        self.setting = setting
        self._state = state
        self.letters = [setting.lexicon.letter(seat) for seat in range(len(views))]
        self._views = views

    def turn(self) -> int | None:
        """Return the number of turns that are over, or of hands dealt; None if the game counts neither."""
        return self.setting.game.turn_number(self._state)

    def worths(self) -> list[int | None]:
        """Return each seat's standing, by its own view."""
        return [view.worths()[letter] for view, letter in zip(self._views, self.letters, strict=True)]

    def money(self) -> list[int | None]:
        return [view.money().get(letter) for view, letter in zip(self._views, self.letters, strict=True)]

    def values(self) -> dict[str, int]:
        return self._views[0].values()


class Watcher:
    """Observes one aspect, in one game at a time."""

    name: ClassVar[str]
    about: ClassVar[str]
    """What a row is, in a few words."""
    columns: ClassVar[dict[str, type]]
    """The table's columns after the first, which is the number of the game."""
    meanings: ClassVar[tuple[str, ...]] = ()
    """The meanings of the events that the watcher receives."""

    def begin(self, scene: Scene) -> None:
        """Called when a game begins."""

    def before(self, scene: Scene) -> None:
        """Called before a move."""

    def see(self, scene: Scene, meaning: str, parts: Parts) -> None:
        """Called for an event with one of the watcher's meanings."""

    def after(self, scene: Scene) -> None:
        """Called after a move or a draw."""

    def end(self, scene: Scene) -> list[Row]:
        """Called when the game is over; return its rows."""
        return []

    @classmethod
    def suits(cls, game: Game) -> bool:
        """Whether there is anything to observe in a game: one of its events has such a meaning."""
        return not cls.meanings or any(sign.meaning in cls.meanings for sign in game.event_tags)


@cache
def all_watchers() -> dict[str, type[Watcher]]:
    """Return all watchers by name: one module each in `parlour.lab.watchers`."""
    package = importlib.import_module("parlour.lab.watchers")
    found: dict[str, type[Watcher]] = {}
    for info in pkgutil.iter_modules(package.__path__):
        watcher: type[Watcher] = importlib.import_module(f"{package.__name__}.{info.name}").WATCHER
        found[watcher.name] = watcher
    return found


def chosen(names: Sequence[str], game: Game) -> list[type[Watcher]]:
    """Return watchers by name; 'all' are those that suit this game."""
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
    """The watchers of one game, with the events that each of them receives."""

    def __init__(self, kinds: Sequence[type[Watcher]], scene: Scene) -> None:
        self._scene = scene
        self._watchers = [kind() for kind in kinds]
        self._before = [one for one in self._watchers if type(one).before is not Watcher.before]
        self._after = [one for one in self._watchers if type(one).after is not Watcher.after]
        self._receivers: dict[object, list[tuple[Watcher, str, dict[str, str], Mapping[str, Any]]]] = {}
        game = scene.setting.game
        for sign in game.event_tags:
            record = game.events.records[sign.event]
            for one in self._watchers:
                if sign.meaning in one.meanings:
                    self._receivers.setdefault(record.make, []).append((one, sign.meaning, sign.parts, record.fields))
        for one in self._watchers:
            one.begin(scene)

    def before(self) -> None:
        for one in self._before:
            one.before(self._scene)

    def after(self, events: Sequence[Event]) -> None:
        """Pass on the events of a move, then call `after`."""
        lexicon = self._scene.setting.lexicon
        for event in events:
            for one, meaning, parts, kinds in self._receivers.get(type(event), ()):
                values = {
                    part: getattr(event, field)
                    if part not in ("thing", "square")
                    else str(kinds[field].dump(getattr(event, field), lexicon))
                    for part, field in parts.items()
                }
                one.see(self._scene, meaning, values)
        for one in self._after:
            one.after(self._scene)

    def end(self, number: int) -> dict[str, list[Row]]:
        """Return the rows of the game with this number, by watcher."""
        return {one.name: [(number, *row) for row in one.end(self._scene)] for one in self._watchers}
