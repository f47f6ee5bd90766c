"""Watcher of the time in jail or in a dock."""

from __future__ import annotations

from typing import ClassVar

from parlour.core.meaning.event_tags import FREED, HELD, STAYED
from parlour.lab.watcher import Parts, Row, Scene, Watcher


class Held(Watcher):
    name = "held"
    about = "a seat: how often it was sent to jail or into a dock, how many turns it stayed there, how often it left"
    columns: ClassVar = {"seat": str, "sent": int, "stayed": int, "left": int}
    meanings = (HELD, STAYED, FREED)

    def begin(self, scene: Scene) -> None:
        self._counts = [[0, 0, 0] for _ in scene.letters]

    def see(self, scene: Scene, meaning: str, parts: Parts) -> None:
        self._counts[parts["seat"]][self.meanings.index(meaning)] += 1

    def end(self, scene: Scene) -> list[Row]:
        return [(letter, *counts) for letter, counts in zip(scene.letters, self._counts, strict=True)]


WATCHER = Held
