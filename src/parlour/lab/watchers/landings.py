"""Watcher of how often each square is landed on."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from parlour.core.meaning.event_tags import LANDED
from parlour.lab.watcher import Parts, Row, Scene, Watcher


class Landings(Watcher):
    name = "landings"
    about = "a square and a seat: how often it came there"
    columns: ClassVar = {"seat": str, "square": str, "times": int}
    meanings = (LANDED,)

    def begin(self, scene: Scene) -> None:
        self._times: Counter[tuple[str, str]] = Counter()

    def see(self, scene: Scene, meaning: str, parts: Parts) -> None:
        self._times[scene.letters[parts["seat"]], parts["square"]] += 1

    def end(self, scene: Scene) -> list[Row]:
        return [(*key, times) for key, times in sorted(self._times.items())]


WATCHER = Landings
