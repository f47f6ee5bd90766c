"""The games in short: complete in every language, with the figures of the edition, and short."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

import parlour
from parlour.core.registry import find
from parlour.i18n.catalogue import read
from parlour.i18n.in_short import PARTS, figures, in_short, learn_file
from parlour.i18n.languages import languages
from parlour.table import library
from tests.i18n.test_catalogues import parts

MAX_WORDS = 30
"""Of an explanation. The summary is read standing, before a first game."""
HOLE = re.compile(r"[{}]|\$[a-z]")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", parlour.games())
def test_a_summary_is_complete_and_short(game: str, language: str) -> None:
    summary = in_short(library.bundled_edition(game), language)
    assert list(summary) == list(PARTS)
    for heading, points in summary.items():
        assert len(points) == len(PARTS[heading])
        for point in points:
            assert not HOLE.search(point.title + point.about), point
            assert 1 < len(point.title.split()) <= 12, point.title
            assert 3 < len(point.about.split()) <= MAX_WORDS, point.about


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", parlour.games())
def test_its_figures_are_those_of_the_edition(game: str, language: str) -> None:
    """No sum is written into a text: a changed edition changes its summary."""
    known = dict(figures(library.edition_data(game)))
    for part, used in parts(language, learn_file(game)).items():
        assert used.arguments <= set(known), part
    for entry in read(language, learn_file(game)).body:
        if isinstance(entry, ast.Message):
            patterns = [entry.value, *[attribute.value for attribute in entry.attributes]]
            texts = [
                each.value for pattern in patterns if pattern for each in pattern.elements if hasattr(each, "value")
            ]
            assert not [text for text in texts if re.search(r"\$|\d{2}", text)], entry.id.name


def test_a_changed_edition_changes_its_summary() -> None:
    edition = library.changed_edition(find("finance"), None, {"money.circuit_income": 333})
    assert "$333" in in_short(edition)["turn"][0].about
    assert "$250" in in_short(library.bundled_edition("finance"))["turn"][0].about
