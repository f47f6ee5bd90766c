"""The effects of an answer in the words of the page, each with the sign of its tone, for tests."""

from __future__ import annotations

from parlour.i18n import ENGLISH
from parlour.i18n.languages import game_catalogue
from parlour.i18n.reader import reader_at
from parlour.i18n.sentences import effect_text
from parlour.table.table import Table

SIGNS = {"gain": "+", "loss": "-", "risk": "!"}


def told_effects(table: Table, seat: int | str, answer: str, language: str = ENGLISH) -> list[str]:
    """Return what an answer does other than to its money, in the words for its player: ['+you score 1']."""
    catalogue = game_catalogue(table.game.slug, language)
    number = table.seat(seat)
    reader = reader_at(table.lexicon, list(table.lexicon.letters), number)
    found = table.consequences(number, [answer]).effects.get(answer, [])
    return [f"{SIGNS.get(str(effect.get('tone')), '')}{effect_text(catalogue, effect, reader)}" for effect in found]
