"""Goods of a deal in sentences: deeds by their names, rights on other goods by a message."""

from __future__ import annotations

import pytest

from parlour.i18n.catalogue import Catalogue


@pytest.mark.parametrize(
    ("language", "good", "shown"),
    [
        ("en", "Broadway", "Broadway"),
        ("en", "1 ride on Broadway", "1 free ride on Broadway"),
        ("de", "2 rides on the wayback series", "2 Freifahrten auf Wayback-Straßen"),
        ("de", "1 ride on Wayback / Rubeville", "1 Freifahrt auf Wayback und Rubeville"),
        ("fr", "rides on Broadway", "Passages gratuits sur Broadway"),
        ("es", "3 rides on Broadway", "3 pases gratis en Broadway"),
        ("de", "shares on Broadway", "shares on Broadway"),
    ],
)
def test_a_good_is_named_in_the_language(language: str, good: str, shown: str) -> None:
    catalogue = Catalogue(language, ("games", "finance"))
    assert shown in catalogue.text("refusal-offer-not_yours", {"goods": {"goods": [good]}})
