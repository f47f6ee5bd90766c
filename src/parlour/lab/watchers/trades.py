"""Watcher of deals between players, with each side's worth before and after."""

from __future__ import annotations

from typing import ClassVar

from parlour.core.meaning.event_tags import TRADED
from parlour.lab.watcher import Parts, Row, Scene, Watcher


class Trades(Watcher):
    name = "trades"
    about = "a side of a deal: with whom, its worth before and after, what changed, and what became of it by the end"
    columns: ClassVar = {
        "turn": int,
        "deal": int,
        "seat": str,
        "other": str,
        "before": int,
        "after": int,
        "gain": int,
        "at_end": int,
    }
    meanings = (TRADED,)

    def begin(self, scene: Scene) -> None:
        self._worths = scene.worths()
        self._deals = 0
        self._rows: list[tuple[int, int | None, int, int, int | None, int | None]] = []

    def before(self, scene: Scene) -> None:
        self._worths = scene.worths()

    def see(self, scene: Scene, meaning: str, parts: Parts) -> None:
        now = scene.worths()
        for seat, other in ((parts["seat"], parts["to"]), (parts["to"], parts["seat"])):
            self._rows.append((self._deals, scene.turn(), seat, other, self._worths[seat], now[seat]))
        self._deals += 1
        self._worths = now

    def end(self, scene: Scene) -> list[Row]:
        worths = scene.worths()
        letters = scene.letters
        return [
            (
                turn,
                deal,
                letters[seat],
                letters[other],
                before,
                after,
                None if before is None or after is None else after - before,
                worths[seat],
            )
            for deal, turn, seat, other, before, after in self._rows
        ]


WATCHER = Trades
