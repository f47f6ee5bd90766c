"""Watcher of what each property or commodity cost and earned."""

from __future__ import annotations

from typing import ClassVar

from parlour.core.meaning.event_tags import BOUGHT, EARNED, SOLD
from parlour.lab.watcher import Parts, Row, Scene, Watcher


class Income(Watcher):
    name = "income"
    about = "a property or commodity: how often it earned, what it earned, was bought for and was sold for"
    columns: ClassVar = {
        "thing": str,
        "times": int,
        "earned": int,
        "purchases": int,
        "bought": int,
        "sales": int,
        "sold": int,
    }
    meanings = (EARNED, BOUGHT, SOLD)

    def begin(self, scene: Scene) -> None:
        self._counts: dict[str, list[int]] = {}

    def see(self, scene: Scene, meaning: str, parts: Parts) -> None:
        counts = self._counts.setdefault(parts["thing"], [0] * 6)
        place = 2 * (EARNED, BOUGHT, SOLD).index(meaning)
        counts[place] += 1
        counts[place + 1] += parts["amount"]

    def end(self, scene: Scene) -> list[Row]:
        return [(thing, *counts) for thing, counts in sorted(self._counts.items())]


WATCHER = Income
