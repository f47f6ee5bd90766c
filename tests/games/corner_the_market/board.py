"""Positions of Corner the Market in a line, and what everybody has in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import pytest

import parlour
from parlour.core.refusals import Refused
from parlour.games.corner_the_market.state import CornerState
from parlour.games.corner_the_market.view import CornerView
from parlour.table.table import Table
from parlour.testing import play

SLUG = "corner-the-market"
SEAT_CARDS = ("E01", "E02", "E03", "E04", "E05")
ONE = (1, 4)
"""A throw that moves a piece in a pit by one space."""

Seat = dict[str, Any]


def player(cash: int = 20_000, at: int | str | None = 0, called: bool = False, **contracts: int) -> Seat:
    """A seat's cash, its place and its contracts: player(6000, 41, Coffee=3)."""
    return {"cash": cash, "at": at, "called": called, "contracts": contracts}


def at(
    *players: Seat,
    chance: Sequence[object] = (),
    mover: str = "A",
    marker: str = "winter",
    crash: bool = False,
    brokers: Mapping[str, int] | None = None,
    turn: Mapping[str, object] | None = None,
    stack: Sequence[Mapping[str, object]] = (),
    edition: Path | None = None,
    options: Mapping[str, object] | None = None,
    **rest: object,
) -> Table:
    """A table in the middle of the game, the mover about to throw; seats that are not given are as at the start.

    `brokers` says how many Broker Seats each seat holds; `stack` is what goes on over the turn.
    """
    given = list(players) + [player() for _ in range(4 - len(players))] if not rest.pop("exact", False) else players
    seats = {chr(ord("A") + n): dict(one) for n, one in enumerate(given)}
    cards = list(SEAT_CARDS)
    for seat, count in (brokers or {}).items():
        seats[seat]["seats"] = [cards.pop(0) for _ in range(count)]
    position: dict[str, object] = {
        "game": SLUG,
        "seats": len(seats),
        "options": dict(options or {}),
        "players": seats,
        "mover": mover,
        "marker": marker,
        "crash": crash,
        "stack": [{"turn": dict(turn or {})}, *stack],
        **rest,
    }
    return parlour.at(position, chance=list(chance), edition=edition)


def throws(*players: Seat, dice: tuple[int, int], then: Sequence[object] = (), **given: Any) -> Table:
    """The same, and the mover has thrown."""
    table = at(*players, chance=[dice, *then], **given)
    table.act(given.get("mover", "A"), "throw")
    return table


def in_pit(ring: str, *players: Seat, **given: Any) -> Table:
    """A stops on a space of a pit, 'Coffee 5', coming from the one before it."""
    pit, number = ring.split()
    first = players[0] if players else player()
    return throws(first | {"at": f"{pit} {int(number) - 1}"}, *players[1:], dice=ONE, **given)


def with_card(card: str, *players: Seat, **given: Any) -> Table:
    """A takes that card, on square 9 or 13."""
    first = players[0] if players else player()
    start = 0 if card.startswith("F") else 4
    then = [card, *given.pop("then", [])]
    return throws(first | {"at": start}, *players[1:], dice=(4, 5), then=then, **given)


def seen(table: Table) -> CornerView:
    """What everybody sees."""
    return cast("CornerView", table.view())


def state_of(table: Table) -> CornerState:
    """A copy of what the table keeps, for what no view tells: piles and the Exchange's money."""
    return cast("CornerState", table.copy_state())


def cash(table: Table, seats: str = "A") -> int | tuple[int, ...]:
    """The cash of one seat, or of several."""
    told = tuple(seen(table).cash(seat) for seat in seats)
    return told[0] if len(told) == 1 else told


def owns(table: Table, seat: str, commodity: str) -> int:
    return seen(table).owns(seat, commodity)


def place(table: Table, seat: str = "A") -> str:
    return seen(table).place(seat)


def asked(table: Table) -> str:
    """The letters of those who are asked."""
    return "".join(table.lexicon.letter(ask.seat) for ask in table.asks())


def usual(table: Table, seat: str = "A") -> str:
    """What a time-out answers."""
    ask = table.ask(seat)
    assert ask is not None
    return table.show(ask.default_action)


def verbs(table: Table, seat: str = "A") -> list[str]:
    """The kinds of answers a seat has, by their first word."""
    ask = table.ask(seat)
    assert ask is not None
    return [table.show(choice.nth(0)).split()[0] for choice in ask.choices]


def may(table: Table, line: str) -> bool:
    """Whether an answer such as 'A buy 2 Coffee' would be taken."""
    seat, text = line.split(" ", 1)
    action = table.game.grammar.read(text, table.lexicon)
    return table.game.rules.check(table.copy_state(), table.seat(seat), action) is None


def refusal(table: Table, line: str) -> tuple[str, str]:
    """The code and clause with which an answer is refused."""
    with pytest.raises(Refused) as refused:
        play(table, line)
    return refused.value.code, refused.value.clause
