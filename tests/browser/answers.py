"""What the server answered to the moves of a page, heard on its sockets: only what was accepted is a decision."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import BrowserContext, Page, WebSocket

_HEARD: dict[Page, Answers] = {}


class Answers:
    """The moves that one page has made, over all its sockets."""

    def __init__(self) -> None:
        self.accepted = 0
        self.refused: list[str] = []
        self._moves: set[str] = set()

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._received)

    def _sent(self, frame: str | bytes) -> None:
        message: dict[str, Any] = json.loads(frame)
        if message.get("type") == "act":
            self._moves.add(message["id"])

    def _received(self, frame: str | bytes) -> None:
        message: dict[str, Any] = json.loads(frame)
        if message.get("id") not in self._moves:
            return
        if message["type"] == "accepted":
            self.accepted += 1
        elif message["type"] == "refused":
            self.refused.append(message["text"])
        self._moves.discard(message["id"])


def listen(context: BrowserContext) -> None:
    """Hear what is answered to every page of a browser, from its first socket on."""
    context.on("page", _follow)


def answers_to(page: Page) -> Answers:
    return _HEARD[page]


def _follow(page: Page) -> None:
    _HEARD[page] = Answers()
    page.on("websocket", _HEARD[page].listen)
    page.on("close", _forget)


def _forget(page: Page) -> None:
    _HEARD.pop(page, None)
