"""The summary of an edition: bounded texts for lists of games, outside the content hash."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.core.data.digest import digest
from parlour.core.data.edition_summary import MAX_LABEL, MAX_MINUTES, MAX_SENTENCE, MAX_WEIGHT
from parlour.core.edition import Edition
from parlour.core.moves import MAX_SEATS
from parlour.core.refusals import BadData
from parlour.core.registry import find
from parlour.table import library
from tools.lengths import with_minutes

FULL: dict[str, Any] = {
    "title": "Ten-Up!",
    "sentence": "Race round the oval.",
    "mood": "Quick",
    "year": "about 1878",
    "weight": 0,
    "minutes": [5, 10],
    "quick_start": {"bots": 1, "preset": "short"},
}


def edition_with(summary: object) -> Edition:
    game = find("ten-up")
    data = library.edition_data(game.slug)
    del data["summary"]
    return library._load(game, data if summary is None else data | {"summary": summary}, "mine.toml")


def test_every_value_is_read_and_written() -> None:
    assert edition_with(FULL).summary.to_data() == FULL


def test_every_value_has_a_default() -> None:
    plain = edition_with(None)
    assert plain.summary.to_data() == {
        "title": plain.title,
        "sentence": "",
        "mood": "",
        "year": "1878",
        "weight": None,
        "minutes": [],
        "quick_start": None,
    }


@pytest.mark.parametrize("slug", parlour.games())
def test_the_summary_is_not_part_of_the_content(slug: str) -> None:
    data = library.edition_data(slug)
    assert library.bundled_edition(slug).summary.minutes == data.pop("summary")["minutes"]
    assert library.bundled_edition(slug).content == digest(data)


@pytest.mark.parametrize("slug", parlour.games())
def test_every_game_says_how_it_is_opened_with_one_button(slug: str) -> None:
    edition = library.bundled_edition(slug)
    quick = edition.summary.quick_start
    assert quick is not None
    assert edition.least_seats <= quick.bots + 1 <= edition.most_seats
    if quick.preset:
        library.rulebook(slug).preset(quick.preset, "preset")


@pytest.mark.parametrize(
    ("summary", "where"),
    [
        ("Race!", "summary"),
        ({"sentense": "Race!"}, "summary.sentense"),
        ({"sentence": 5}, "summary.sentence"),
        ({"sentence": ""}, "summary.sentence"),
        ({"sentence": "x" * (MAX_SENTENCE + 1)}, "summary.sentence"),
        ({"sentence": "two\nlines"}, "summary.sentence"),
        ({"title": "x" * (MAX_LABEL + 1)}, "summary.title"),
        ({"title": " Ten-Up"}, "summary.title"),
        ({"title": "\u202epU-neT"}, "summary.title"),
        ({"mood": "\u200b"}, "summary.mood"),
        ({"year": 1878}, "summary.year"),
        ({"weight": MAX_WEIGHT + 1}, "summary.weight"),
        ({"weight": -1}, "summary.weight"),
        ({"minutes": [5]}, "summary.minutes"),
        ({"minutes": [10, 5]}, "summary.minutes"),
        ({"minutes": [0, 5]}, "summary.minutes"),
        ({"minutes": [5, MAX_MINUTES + 1]}, "summary.minutes"),
        ({"quick_start": {"bots": 0, "hint": "x"}}, "summary.quick_start.bots"),
        ({"quick_start": {"bots": MAX_SEATS, "hint": "x"}}, "summary.quick_start.bots"),
        ({"quick_start": {"bots": 1, "preset": ""}}, "summary.quick_start.preset"),
        ({"quick_start": {"bots": 1, "hint": "x" * (MAX_SENTENCE + 1)}}, "summary.quick_start.hint"),
    ],
)
def test_bad_values_are_refused_with_their_place(summary: object, where: str) -> None:
    with pytest.raises(BadData) as refused:
        edition_with(summary)
    assert f"mine.toml.{where}" in str(refused.value)


def test_the_tool_replaces_the_measured_minutes_only() -> None:
    text = library.edition_text("ten-up")
    changed = with_minutes(text, 35, 45)
    assert changed.replace("minutes = [35, 45]", "minutes = [15, 20]") == text != changed
