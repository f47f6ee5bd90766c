"""A ring of forty spaces, eleven to a side, for the property games: places of spaces, owners and tokens."""

from __future__ import annotations

from typing import Any

from parlour.core.view import View
from parlour.terminal import colours
from parlour.terminal.boards.canvas import Canvas

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
ONE_COLUMN = 6
"""The number of seats that are listed in one column; more take two."""
SHORT = 4
"""The number of letters of a name on its space."""
LISTED = SHORT + 4
"""The width of a name in the list of its group: with owner, number and a space."""
NAMED = ROOM - 4 * LISTED
"""Columns for the name of a group; none has more than four members."""


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


def _is_word(word: str) -> bool:
    return "." not in word[:-1] and len(word.strip(".")) > 1


def put_owner(canvas: Canvas, view: View[Any], owner: str, x: int, y: int) -> None:
    """Draw the owner of a space."""
    canvas.put(x + INNER - 2, y, ":", colours.QUIET)
    canvas.put(x + INNER - 1, y, owner, style_of(view, owner))


def put_tokens(canvas: Canvas, view: View[Any], here: list[str], x: int, y: int, height: int) -> None:
    """Draw the tokens on a space. A space at the side has a single line, so they are next to it, inside the ring."""
    if height == TOP:
        _tokens(canvas, view, here, x, y + 1, INNER)
    elif here:
        _tokens(canvas, view, here, x + CELL if x < WIDTH // 2 else x - 2 - len(here), y, len(here))


def _tokens(canvas: Canvas, view: View[Any], seats: list[str], x: int, y: int, room: int) -> None:
    shown = seats if len(seats) <= room else seats[: room - 1]
    for n, seat in enumerate(shown):
        canvas.put(x + n, y, seat, f"{style_of(view, seat)} reverse")
    if len(shown) < len(seats):
        canvas.put(x + room - 1, y, "+", colours.QUIET)


def named(group: str) -> str:
    """Return as many words of a group's name as there is room for, without parts in brackets."""
    found = ""
    for word in group.split("(", maxsplit=1)[0].split():
        longer = f"{found} {word}".strip()
        if len(longer) >= NAMED:
            break
        found = longer
    return found or group[: NAMED - 1]


def money(view: View[Any], amount: int) -> str:
    return f"{view.lexicon.names['currency'][0]}{amount:,}"


def wrapped(line: str) -> list[str]:
    """Wrap a line; the later lines are indented."""
    found: list[str] = []
    for word in line.split(" ")[1:]:
        if found and len(found[-1]) + 1 + len(word) <= WIDTH:
            found[-1] += f" {word}"
        else:
            found.append(f"{'   ' if found else ' '}{word}")
    return found


def style_of(view: View[Any], seat: str) -> str:
    """Return the style of a seat; '' for one that is not shown."""
    return colours.seat(view.seats().index(seat)) if seat in view.seats() else colours.QUIET
