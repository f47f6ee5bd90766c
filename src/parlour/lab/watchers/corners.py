"""Watcher of corners made and broken."""

from __future__ import annotations

from typing import ClassVar

from parlour.core.meaning.event_tags import BROKEN, CORNERED
from parlour.lab.watcher import Parts, Row, Scene, Watcher


class Corners(Watcher):
    name = "corners"
    about = "a corner made or broken: when, by whom, in what"
    columns: ClassVar = {"turn": int, "seat": str, "thing": str, "made": bool}
    meanings = (CORNERED, BROKEN)

    def begin(self, scene: Scene) -> None:
        self._rows: list[Row] = []

    def see(self, scene: Scene, meaning: str, parts: Parts) -> None:
        self._rows.append((scene.turn(), scene.letters[parts["seat"]], parts["thing"], meaning == CORNERED))

    def end(self, scene: Scene) -> list[Row]:
        return self._rows


WATCHER = Corners
