"""Scripts that sit at a running server's tables, through `parlour.client` alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import parlour
from parlour.client import Client, RemoteSeat
from parlour.core.registry import find

PATIENCE = 30.0
KEY = "the operator's key"
"""To the figures of the server that the tests share."""
ME: dict[str, object] = {"who": "me", "name": "Ann"}
FRIEND: dict[str, object] = {"who": "friend"}
BOT: dict[str, object] = {"who": "bot", "bot": "random"}


def opened(host: Client, game: str, seats: Sequence[dict[str, object]], **wishes: Any) -> tuple[str, dict[str, str]]:
    """A new table: its name, and its invitations by seat."""
    made = host.open(game, seats, **wishes)
    return made["table"], {link["seat"]: link["code"] for link in made["invitations"]}


def until(condition: Callable[[], bool], *seats: RemoteSeat) -> None:
    """Listen until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it does not come"
        for seat in seats:
            seat.wait(0.05)


def answer(seat: RemoteSeat, rng: Random) -> str:
    """A random answer to the ask: of an open game from the view, which is the position; else as the ask says."""
    assert seat.ask is not None
    if "hand" in (seat.view or {}):
        return str(seat.ask["default_action"])
    names = [each["name"] for each in seat.room["seats"]]
    where = {"game": seat.room["game"], "options": seat.room["options"], "seats": names, **(seat.view or {})}
    table = parlour.at(where, chance="by hand")
    ask = table.ask(str(seat.seat))
    assert ask is not None
    return table.show(ask.sample(rng))


def play_out(seats: Sequence[RemoteSeat], rng: Random, moves: int = 100_000) -> int:
    """Let scripts play until the game is over; returns how many answers they gave."""
    given = 0
    deadline = time.monotonic() + 4 * PATIENCE
    while not seats[0].is_over and given < moves:
        assert time.monotonic() < deadline, "the game does not end"
        for seat in seats:
            seat.wait(0.002)
            if seat.ask is not None and seat.ask["required"] and not seat.is_over:
                try:
                    seat.act(answer(seat, rng))
                    given += 1
                except parlour.Refused:
                    seat.wait(0.05)  # the table had gone on
    return given


def brief(game: str) -> dict[str, object]:
    """Options that bring the end near."""
    return dict(find(game).brief)
