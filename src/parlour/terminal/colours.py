"""The colours of the terminal and their meaning. A letter or a word always repeats what a colour says."""

from __future__ import annotations

from rich.text import Text

TITLE = "bold"
QUIET = "dim"
GOOD = "green"
BAD = "red"
WARN = "yellow"
LINE = "dim"
KEY = "bold cyan"

_SEATS = ("red", "bright_blue", "green", "yellow", "magenta", "cyan", "bright_magenta", "white")
_MEN = {
    "red": "bold white on red",
    "blue": "bold white on blue",
    "green": "bold black on green",
    "yellow": "bold black on yellow",
    "white": "bold black on white",
    "black": "bold white on black",
}
_FALLBACK = ("red", "blue", "green", "yellow")


def styled(text: str, style: str) -> Text:
    """Return a text in a style that does not extend to what is appended to it."""
    return Text().append(text, style)


def seat(number: int) -> str:
    """Return the style of a seat's name."""
    return f"bold {_SEATS[number % len(_SEATS)]}"


def man(colour: str, number: int) -> str:
    """Return the style of a man: its own colour if a terminal has it, its seat's otherwise."""
    return _MEN.get(colour, _MEN[_FALLBACK[number % len(_FALLBACK)]])
