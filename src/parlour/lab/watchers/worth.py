"""Watcher of money and worth over time."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.lab.watcher import Row, Scene, Watcher

EVERY: Final = 25
"""The number of moves per moment if a game counts no turns."""


class Worth(Watcher):
    name = "worth"
    about = "a seat once a round (or after every 25 moves): what it has in hand and what it is worth"
    columns: ClassVar = {"turn": int, "seat": str, "money": int, "worth": int}

    def begin(self, scene: Scene) -> None:
        self._moves = 0
        self._noted = 0
        self._rows: list[Row] = []
        self._note(scene, 0)

    def after(self, scene: Scene) -> None:
        self._moves += 1
        turn = scene.turn()
        step = len(scene.letters) if turn is not None else EVERY
        now = turn if turn is not None else self._moves
        if now - self._noted >= step:
            self._note(scene, now)

    def end(self, scene: Scene) -> list[Row]:
        turn = scene.turn()
        self._note(scene, turn if turn is not None else self._moves)
        return self._rows

    def _note(self, scene: Scene, now: int) -> None:
        self._noted = now
        for letter, money, worth in zip(scene.letters, scene.money(), scene.worths(), strict=True):
            self._rows.append((now, letter, money, worth))


WATCHER = Worth
