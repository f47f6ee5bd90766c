"""Watcher of bankruptcies."""

from __future__ import annotations

from typing import ClassVar

from parlour.core.meaning.event_tags import RUINED
from parlour.lab.watcher import Parts, Row, Scene, Watcher


class Ruins(Watcher):
    name = "ruins"
    about = "a bankruptcy: when, whose, and whether it was the first, second... of the game"
    columns: ClassVar = {"turn": int, "seat": str, "place": int}
    meanings = (RUINED,)

    def begin(self, scene: Scene) -> None:
        self._rows: list[Row] = []

    def see(self, scene: Scene, meaning: str, parts: Parts) -> None:
        self._rows.append((scene.turn(), scene.letters[parts["seat"]], len(self._rows) + 1))

    def end(self, scene: Scene) -> list[Row]:
        return self._rows


WATCHER = Ruins
