"""Sitting down: rulebook, edition, seats and options of every game."""

from __future__ import annotations

import importlib
import re

import pytest

import parlour
from parlour.core.refusals import BadData, Reason
from parlour.core.registry import find
from parlour.i18n.languages import game_catalogue, languages
from parlour.i18n.reader import TextReader
from parlour.i18n.sentences import ending_text, refusal_id
from parlour.table import library
from parlour.testing import random_table, rulebook_of, seat_counts


def test_rulebook_and_edition_load_and_are_of_the_game(slug: str) -> None:
    book = library.rulebook(slug)
    edition = library.bundled_edition(slug)
    assert book.game == edition.game == find(slug).slug == slug
    assert all(id.startswith(book.prefix) for id in book.ids())
    assert range(edition.least_seats, edition.most_seats + 1) == seat_counts(slug)


def test_an_option_and_a_ruling_name_each_other(slug: str) -> None:
    book = rulebook_of(slug)
    for ruling in book.rulings:
        assert {option.name for option in book.options if ruling.id in option.cites} == set(ruling.options)


def test_a_table_opens_for_each_number_of_seats(slug: str, seats: int) -> None:
    table = random_table(slug, seats)
    assert len(table.names) == seats
    assert not table.is_over()
    assert table.asks(), "nobody is asked anything"
    assert table.game.rules.broken_invariants(table.copy_state()) == []


def test_too_few_or_too_many_seats_are_refused(slug: str) -> None:
    counts = seat_counts(slug)
    for seats in (0, counts[0] - 1, counts[-1] + 1):
        with pytest.raises(BadData, match="is played by"):
            parlour.open(slug, seats=seats)


def test_options_the_rulebook_does_not_have_are_refused(slug: str) -> None:
    with pytest.raises(BadData, match="has no option 'fly'"):
        parlour.open(slug, options={"fly": True})
    for option in rulebook_of(slug).options:
        with pytest.raises(BadData, match=option.name):
            parlour.open(slug, options={option.name: "no reading of it"})


def test_every_reason_is_a_code_a_clause_and_a_sentence(slug: str) -> None:
    """Code `area/what`, used once; a clause or ruling of the rulebook; a sentence in every language."""
    module = importlib.import_module(f"parlour.games.{slug.replace('-', '_')}.reasons")
    reasons = [value for value in vars(module).values() if isinstance(value, Reason)]
    codes = [reason.code for reason in reasons]
    assert reasons
    assert len(set(codes)) == len(codes)
    for reason in reasons:
        assert re.fullmatch(r"[a-z_]+/[a-z_]+", reason.code), reason
        assert is_cited_well(slug, reason.clause), reason
        for language in languages():
            assert game_catalogue(slug, language).source(refusal_id(reason.code)).endswith((".", "}")), reason


def test_every_way_of_ending_has_a_sentence(slug: str) -> None:
    endings = find(slug).endings
    assert endings
    for reason in endings:
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", reason)
        for language in languages():
            said = ending_text(game_catalogue(slug, language), reason, ["A"], TextReader(["Ann", "Bo"]))
            assert said[0].isupper()
            assert said.endswith("."), reason


def is_cited_well(slug: str, clause: str) -> bool:
    book = rulebook_of(slug)
    return book.clause(clause) is not None or book.ruling(clause) is not None
