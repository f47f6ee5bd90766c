"""The screen: output and input of the terminal. Plain lines if it is no terminal."""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from typing import IO, Any, TextIO, cast

from rich.console import Console, RenderableType
from rich.text import Text

from parlour.core.refusals import BadData, ParlourError
from parlour.i18n import ENGLISH
from parlour.i18n.sentences import capitalized
from parlour.terminal import colours
from parlour.terminal.texts.wording import Wording

WIDTH = 80
"""The width that boards are drawn for, and the line width in a pipe."""
WIDEST = 100
"""The maximum width of sentences, however wide the terminal is."""
_WORD = re.compile(r"[^ \n]+")
"""A word; it may contain spaces at which a line is not broken."""
_LATIN = {"ß": "ss", "œ": "oe", "Œ": "Oe", "«": '"', "»": '"', "„": '"', "\u202f": " ", "\xa0": " "}
"""Replacements for letters and quotation marks that an encoding lacks and that are no letter with an accent."""
_LETTERS = {
    **dict.fromkeys("─═╌", "-"),
    **dict.fromkeys("│║┆", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯╔╗╚╝╠╣╦╩╬", "+"),
    **dict.fromkeys("·○◌", "."),
    **dict.fromkeys("‘’", "'"),
    **dict.fromkeys("“”", '"'),
    **dict.fromkeys("–−", "-"),
    "—": "-",
    "●": "o",
    "✶": "*",
    "⌂": "#",
    "╲": "\\",
    "╱": "/",
    "█": "=",
    "▏": "|",
    "▲": "^",
    "▶": ">",
    "▸": ">",
    "☎": "T",
    "■": "#",
    "★": "*",
    "◀": "<",
    "→": ">",
    "…": "...",
    "×": "x",
}
"""Replacements for symbols if only ASCII can be written."""


class _AsciiStream:
    """A stream whose encoding lacks our symbols: it gets the nearest ASCII instead."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._table = str.maketrans(_LETTERS)

    def write(self, text: str) -> int:
        return self._stream.write("".join([self._nearest(letter) for letter in text.translate(self._table)]))

    def _nearest(self, letter: str) -> str:
        """Return a character as it is, without its accent, or as '?'."""
        encoding = self._stream.encoding
        if letter.isascii() or letter.encode(encoding, "ignore"):
            return letter
        plain = _LATIN.get(letter) or unicodedata.normalize("NFKD", letter)[0]
        return plain.encode(encoding, "replace").decode(encoding)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


class _Console(Console):
    """Rich's console; if its reader has gone (`| head`), the program ends without an error."""

    def on_broken_pipe(self) -> None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # flushing the buffer must not cause an error
        raise SystemExit(0)


class Screen:
    """All output and input passes through here. Texts are never markup."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.words = Wording(language)
        stdout = sys.stdout
        self.is_terminal = stdout.isatty()
        self.can_ask = self.is_terminal and sys.stdin.isatty()
        """Whether somebody sits at a keyboard; otherwise answers come from a pipe and are shown after the prompt."""
        self.console = _Console(
            file=cast("IO[str]", stdout if _can_show(stdout) else _AsciiStream(stdout)),
            width=None if self.is_terminal else WIDTH,
            highlight=False,
            markup=False,
            emoji=False,
        )
        if self.can_ask:
            _edit_lines()

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def say(self, text: str | Text, style: str = "", indent: int = 0, hang: int = 0) -> None:
        """Print a wrapped paragraph, with `hang` more columns before all lines but the first."""
        whole = Text(text, style) if isinstance(text, str) else text
        room = max(20, self.width - indent - hang)
        for n, line in enumerate(_wrapped(whole, room, room + hang)):
            self.console.print(Text(" " * (indent if n == 0 else indent + hang)) + line, soft_wrap=True)

    def problem(self, problem: ParlourError) -> None:
        """Print an error in a friendly form."""
        told = self.words.sentence(problem) if isinstance(problem, BadData) else problem
        self.say(sentence(told), colours.BAD, indent=1, hang=2)

    def blank(self) -> None:
        self.console.print()

    def title(self, text: str | Text) -> None:
        self.say(text, colours.TITLE)

    def draw(self, board: RenderableType) -> None:
        """Print a board as it is, with its own line ends."""
        self.console.print(board, soft_wrap=True)

    def rule(self) -> None:
        self.say("─" * min(self.width, WIDTH), colours.LINE)

    def clear(self) -> None:
        """Clear what the last person saw; in a pipe this does nothing."""
        if self.is_terminal:
            self.console.clear()

    def ask(self, prompt: str) -> str:
        """Return what somebody types; EOFError if there is no more input."""
        if self.can_ask:
            return input(prompt).strip()
        self.console.print(prompt, end="")
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise EOFError
        typed = "".join(c for c in line.strip() if c.isprintable())
        self.console.print(typed)
        return typed


def sentence(problem: ParlourError) -> str:
    """Return an error as one sentence."""
    text = str(problem).strip()
    if isinstance(problem, BadData) and not problem.where:
        text = capitalized(text)
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _wrapped(text: Text, room: int, first_room: int) -> list[Text]:
    """Return the lines of a text, the first of which may be longer. A long path is not broken, so it can be copied."""
    lines: list[Text] = []
    for paragraph in text.split("\n", allow_blank=True):
        start = end = 0
        for word in _WORD.finditer(paragraph.plain):
            if start < end and word.end() - start > (room if lines else first_room):
                lines.append(paragraph[start:end])
                start = word.start()
            end = word.end()
        lines.append(paragraph[start:end])
    return lines


def _can_show(stream: TextIO) -> bool:
    try:
        "".join(_LETTERS).encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _edit_lines() -> None:
    """Enable arrow keys and history at the prompt, if the system has them."""
    try:
        import readline  # noqa: F401, PLC0415  (importing it is what switches it on; not every system has it)
    except ImportError:
        return
