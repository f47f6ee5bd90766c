"""Refusals of the server: every code of the closed set has a sentence in every language, which names its details."""

from __future__ import annotations

import pytest

from parlour.i18n import ENGLISH
from parlour.i18n.languages import languages, server_catalogue
from parlour.i18n.sentences import refusal_id
from tools.protocol_refusals import server_codes, server_refusals

COMPOSED = {
    "command/bad": {"problem"},
    "input/bad": {"part", "problem"},
    "lesson/wrong": set[str](),
    "notation/unknown": {"kind", "typed", "values", "most", "next", "near", "open", "example"},
    "quota/claims": {"seconds"},
    "quota/lessons": {"seconds"},
    "quota/public_rate": {"seconds"},
    "quota/tables": {"seconds"},
    "store/damaged": {"part", "number"},
    "store/other_rules": {"problem"},
    "table/waits_for_chance": set[str](),
}
"""Details that no call shows with their names."""


@pytest.mark.parametrize("language", languages())
def test_every_code_has_a_sentence(language: str) -> None:
    catalogue = server_catalogue(language)
    assert [code for code in server_codes() if not catalogue.has(refusal_id(code))] == []


def test_every_sentence_is_of_a_code() -> None:
    known = {refusal_id(code) for code in server_codes()}
    ids = [id for id in server_catalogue().ids() if id.startswith("refusal-")]
    assert [id for id in ids if id not in known] == []


def test_a_sentence_names_the_details_of_its_refusal() -> None:
    catalogue = server_catalogue(ENGLISH)
    for found in server_refusals():
        names = catalogue.arguments(refusal_id(found.code))
        if found.code in COMPOSED:
            assert names == COMPOSED[found.code], found.code
        elif found.details is not None:
            assert names == found.details, found.code
        else:
            assert names == set(), found.code
