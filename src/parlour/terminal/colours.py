"""The inks of the terminal: what each colour means. A letter or a word always stands beside it."""

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


def inked(text: str, style: str) -> Text:
    """A text in an ink that does not run into what is appended to it."""
    return Text().append(text, style)


def seat(number: int) -> str:
    """The ink of a seat's name."""
    return f"bold {_SEATS[number % len(_SEATS)]}"


def man(colour: str, number: int) -> str:
    """The ink of a man: his own colour if it is one a terminal has, his seat's otherwise."""
    return _MEN.get(colour, _MEN[_FALLBACK[number % len(_FALLBACK)]])
