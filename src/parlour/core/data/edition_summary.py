"""The summary of an edition: what lists of games show. It is not part of the edition's content."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.reader import Reader
from parlour.core.moves import MAX_SEATS

SUMMARY: Final = "summary"
"""The name of the table in an edition file."""
MAX_LABEL: Final = 60
"""The maximum length of a title, a mood or a year."""
MAX_SENTENCE: Final = 160
MAX_WEIGHT: Final = 1_000
MAX_MINUTES: Final = 10_000


@final
class EditionSummary:
    """What lists of games show: the table `[summary]` of an edition. Every value is optional.

    What lists say about the bundled games is in the catalogues (`SLUG.about.ftl`); `sentence` and `mood` are for a game
    without one.
    """

    def __init__(self, summary: Reader, title: str, year: str) -> None:
        self.title = _line(summary, "title", MAX_LABEL, title)
        self.sentence = _line(summary, "sentence", MAX_SENTENCE, "")
        self.mood = _line(summary, "mood", MAX_LABEL, "")
        self.year = _line(summary, "year", MAX_LABEL, year)
        self.weight = summary.number("weight", 0, MAX_WEIGHT) if summary.has("weight") else None
        """The position in lists: small numbers come first, a game without a weight comes last."""
        self.minutes = _minutes(summary)
        """How long a game takes, shortest and longest; empty if that was not measured."""
        self.quick_start = QuickStart(summary.at("quick_start")) if summary.has("quick_start") else None
        """The table that 'Play now' opens; without it the fewest players that there can be, by the usual rules."""

    def to_data(self) -> dict[str, object]:
        """Return the summary as plain data."""
        return {
            "title": self.title,
            "sentence": self.sentence,
            "mood": self.mood,
            "year": self.year,
            "weight": self.weight,
            "minutes": self.minutes,
            "quick_start": None if self.quick_start is None else self.quick_start.to_data(),
        }


@final
class QuickStart:
    """A table against so many bots, by a preset of the rulebook; '' for the usual rules."""

    def __init__(self, reader: Reader) -> None:
        self.bots = reader.number("bots", 1, MAX_SEATS - 1)
        self.preset = _line(reader, "preset", MAX_LABEL, "")
        _line(reader, "hint", MAX_SENTENCE, "")  # editions of stored tables have it

    def to_data(self) -> dict[str, object]:
        """Return the fields as plain data."""
        return {"bots": self.bots, "preset": self.preset}


def without_summary(data: object) -> object:
    """Return the data of an edition without its summary: its content, which records contain the hash of."""
    if not isinstance(data, dict) or SUMMARY not in data:
        return data
    return {key: value for key, value in data.items() if key != SUMMARY}


def _line(reader: Reader, key: str, limit: int, default: str) -> str:
    """Return a text of one line. Lists show it, so it has no invisible characters and a maximum length."""
    if not reader.has(key):
        return default
    text = reader.text(key)
    if not text.isprintable() or text != text.strip() or not text:
        raise reader.fail("expected one line of visible characters without spaces around it", key)
    if len(text) > limit:
        raise reader.fail(f"expected at most {limit} characters, got {len(text)}", key)
    return text


def _minutes(summary: Reader) -> list[int]:
    if not summary.has("minutes"):
        return []
    shortest, longest = summary.numbers("minutes", 2, 1)
    if not shortest < longest <= MAX_MINUTES:
        raise summary.fail(f"expected two numbers in ascending order, at most {MAX_MINUTES}", "minutes")
    return [shortest, longest]
