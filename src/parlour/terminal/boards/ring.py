"""A ring of forty spaces, eleven to a side, for the property games: spaces with tokens, and seats and deeds inside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rich.text import Text

from parlour.core.text.names import Names
from parlour.terminal import colours
from parlour.terminal.boards.canvas import Canvas
from parlour.terminal.texts.wording import Wording

SIDE = 11
"""Spaces on a side, including both corners."""
CELL = 7
"""The width of a space in columns, including one of its lines."""
INNER = CELL - 1
WIDTH = SIDE * CELL + 1
TOP = 4
"""The height of the top and bottom rows in lines, including all border lines."""
HEIGHT = 2 * TOP + 2 * (SIDE - 2) - 1
INSIDE = CELL + 10
"""The first column inside the ring, right of the tokens at the side."""
ROOM = 52
"""Columns inside the ring."""
SHORT = 4
"""The number of letters of a name on its space."""
LISTED = SHORT + 4
"""The width of a name in the list of its group: with owner, number and a space."""
MAX_DEEDS = 4
"""The number of deeds of a group for which its line has room, unless a game needs more."""
NAMED = ROOM - MAX_DEEDS * LISTED
"""Columns for the name of a group."""


class RingView(Protocol):
    """The part of a property game's view that the ring draws."""

    @property
    def lexicon(self) -> Names: ...
    def seats(self) -> tuple[str, ...]: ...
    def spaces(self) -> tuple[str, ...]: ...
    def deeds(self) -> tuple[tuple[str, str, int, bool], ...]: ...
    def at(self, seat: int | str) -> str: ...
    def is_in(self, seat: int | str) -> bool: ...
    def cash(self, seat: int | str) -> int: ...


class Ring:
    """A drawing of the ring: spaces with owners and tokens; inside it seats with their money, and deeds by group."""

    def __init__(self, view: RingView, words: Wording) -> None:
        self._view = view
        self._words = words
        self._canvas = Canvas(WIDTH, HEIGHT)
        self._owners = {name: owner for name, owner, _level, _mortgaged in view.deeds()}
        self._short = short_names(list(self._owners))

    def put_space(self, number: int, sign: str) -> None:
        """Draw a space that nobody can own, and the tokens on it."""
        self._put_space(number, sign[:INNER], colours.QUIET, "")

    def put_deed(self, number: int, deed: str, colour: str) -> None:
        """Draw the space of a deed, with its owner and the tokens on it."""
        self._put_space(number, self._short[deed], colour, self._owners[deed])

    def _put_space(self, number: int, name: str, style: str, owner: str) -> None:
        view = self._view
        x, y, height = place(number)
        self._canvas.box(x, y, CELL + 1, height, colours.LINE)
        self._canvas.put(x + 1, y + 1, name, style)
        if owner:
            self._canvas.put(x + INNER - 1, y + 1, ":", colours.QUIET)
            self._canvas.put(x + INNER, y + 1, owner, self._style(owner))
        space = view.spaces()[number]
        here = [seat for seat in view.seats() if view.is_in(seat) and view.at(seat) == space]
        if height == TOP:
            self._put_tokens(here, x + 1, y + 2, INNER)
        elif here:  # a space at the side has a single line: the tokens are next to it, inside the ring
            self._put_tokens(here, x + 1 + CELL if x < WIDTH // 2 else x - 1 - len(here), y + 1, len(here))

    def _put_tokens(self, seats: list[str], x: int, y: int, room: int) -> None:
        shown = seats if len(seats) <= room else seats[: room - 1]
        for n, seat in enumerate(shown):
            self._canvas.put(x + n, y, seat, f"{self._style(seat)} reverse")
        if len(shown) < len(seats):
            self._canvas.put(x + room - 1, y, "+", colours.QUIET)

    def put_seat(self, number: int, is_confined: bool, facts: list[str], columns: int = 1) -> None:
        """Draw a seat with its money and as many of the facts as there is room for. Seats stand in 1 or 2 columns."""
        view, canvas, seat = self._view, self._canvas, self._view.seats()[number]
        x, y = INSIDE + number % columns * (ROOM // 2), TOP + number // columns
        canvas.put(x, y, f"({seat})" if is_confined else f" {seat} ", self._style(seat))
        if not view.is_in(seat):
            canvas.put(x + 4, y, self._words.text("draw-out"), colours.QUIET)
            return
        canvas.put(x + 3, y, f"{self._words.money(view.cash(seat)):>8}", colours.TITLE)
        while len(", ".join(facts)) > ROOM // columns - 14:
            facts.pop()
        canvas.put(x + 13, y, ", ".join(facts), colours.QUIET)

    def put_groups(self, groups: list[tuple[str, str, dict[str, str]]], most_deeds: int = MAX_DEEDS) -> None:
        """Draw the groups, one a line: name, colour, and the state of each deed (its price if nobody owns it)."""
        column = INSIDE + ROOM - LISTED * most_deeds
        for y, (name, colour, states) in enumerate(groups, HEIGHT - TOP - len(groups)):
            self._canvas.put(INSIDE, y, name, colour or colours.TITLE)
            for n, (deed, state) in enumerate(states.items()):
                self._put_state(deed, state, column + n * LISTED, y)

    def _put_state(self, deed: str, state: str, x: int, y: int) -> None:
        self._canvas.put(x, y, self._short[deed], colours.QUIET)
        owner = self._owners[deed]
        if owner:
            self._canvas.put(x + SHORT + 1, y, owner, self._style(owner))
            self._canvas.put(x + SHORT + 2, y, state, colours.TITLE)
        else:
            self._canvas.put(x + SHORT, y, f"{state:>3}", colours.QUIET)

    def text(self, lines: list[str]) -> Text:
        """Return the drawing with some lines below it, wrapped."""
        text = self._canvas.text()
        for line in lines:
            for part in _wrapped(line):
                text.append(f"\n{part}")
        return text

    def _style(self, seat: str) -> str:
        """Return the style of a seat; that of quiet text for an owner who is not shown."""
        seats = self._view.seats()
        return colours.seat(seats.index(seat)) if seat in seats else colours.QUIET


def place(number: int) -> tuple[int, int, int]:
    """Return a space's left column, its top line, and its number of lines."""
    side, step = divmod(number, SIDE - 1)
    right, foot = (SIDE - 1) * CELL, HEIGHT - TOP
    if side == 0:
        return right - step * CELL, foot, TOP
    if side == 1:
        return (0, foot, TOP) if step == 0 else (0, foot - 2 * step, 3)
    if side == 2:
        return step * CELL, 0, TOP
    return (right, 0, TOP) if step == 0 else (right, TOP - 1 + 2 * (step - 1), 3)


def short_names(names: list[str]) -> dict[str, str]:
    """Return a few letters for each name: of its first word, or of its last if the first is short or shared.

    Of words with points, such as 'R.R.', only the letters count, and only if there are no other words.
    """
    words = {
        name: [word for word in name.split() if "." not in word[:-1] and len(word.strip(".")) > 1] for name in names
    }
    firsts = [words[name][0] if words[name] else name for name in names]
    short: dict[str, str] = {}
    for name, first in zip(names, firsts, strict=True):
        if not words[name]:
            short[name] = "".join([letter for letter in name if letter.isalpha()])[:SHORT]
            continue
        is_clear = firsts.count(first) == 1 and (len(first) > 3 or first == name)
        short[name] = (first if is_clear else words[name][-1])[:SHORT]
    return short


def shortened(group: str) -> str:
    """Return as many words of a group's name as there is room for, without parts in brackets."""
    found = ""
    for word in group.split("(", maxsplit=1)[0].split():
        longer = f"{found} {word}".strip()
        if len(longer) >= NAMED:
            break
        found = longer
    return found or group[: NAMED - 1]


def bundle(words: Wording, cash: int, goods: Sequence[str]) -> str:
    """Return one side of an offer: money and goods."""
    parts = [words.money(cash)] if cash else []
    return " + ".join([*parts, *goods]) or words.text("nothing")


def _wrapped(line: str) -> list[str]:
    """Wrap a line; the later lines are indented."""
    found: list[str] = []
    for word in line.split(" "):
        if found and len(found[-1]) + 1 + len(word) <= WIDTH:
            found[-1] += f" {word}"
        else:
            found.append(f"{'   ' if found else ' '}{word}")
    return found
