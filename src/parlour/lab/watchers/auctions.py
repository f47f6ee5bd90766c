"""Watcher of auctions: the prices paid, compared with the board's."""

from __future__ import annotations

from typing import ClassVar

from parlour.core.meaning.event_tags import BID, BOUGHT, OFFERED, UNSOLD
from parlour.core.registry import Game
from parlour.lab.watcher import Parts, Row, Scene, Watcher


class Auctions(Watcher):
    name = "auctions"
    about = "an auction: the lot, its value by the board, the price and the buyer (none if it was not sold), the bids"
    columns: ClassVar = {
        "turn": int,
        "thing": str,
        "value": int,
        "price": int,
        "seat": str,
        "bids": int,
    }
    meanings = (OFFERED, BOUGHT, UNSOLD, BID)

    def begin(self, scene: Scene) -> None:
        self._lot: str | None = None
        self._bids = 0
        self._rows: list[Row] = []

    def see(self, scene: Scene, meaning: str, parts: Parts) -> None:
        if meaning == OFFERED:
            self._lot = parts["thing"]
            self._bids = 0
        elif meaning == BID:
            self._bids += 1
        elif self._lot is not None and parts["thing"] == self._lot:
            price, seat = (parts["amount"], scene.letters[parts["seat"]]) if meaning == BOUGHT else (None, None)
            value = scene.values().get(self._lot)
            self._rows.append((scene.turn(), self._lot, value, price, seat, self._bids))
            self._lot = None

    def end(self, scene: Scene) -> list[Row]:
        return self._rows

    @classmethod
    def suits(cls, game: Game) -> bool:
        return any(sign.meaning == OFFERED for sign in game.event_tags)


WATCHER = Auctions
