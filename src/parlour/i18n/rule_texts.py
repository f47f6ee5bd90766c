"""Texts of a rulebook in the reader's language: house rules, presets, chapters and titles of clauses.

They are in `locales/<language>/<game>.rules.ftl`. The English file is made from the rulebook (tools/rule_texts.py), the
only place where they are written. Clauses themselves are in English.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, final

from parlour.core.rulebook import Chapter, Clause, Option, Preset, Rulebook, Ruling, shown
from parlour.i18n import ENGLISH
from parlour.i18n.languages import known

if TYPE_CHECKING:
    from parlour.i18n.catalogue import Catalogue


def rules_file(game: str) -> str:
    """Return the name of the catalogue of a game's rulebook, without its ending."""
    return f"{game}.rules"


def option_id(option: Option) -> str:
    return f"option-{option.name}"


def reading_id(option: Option, value: object) -> str:
    return f"option-{option.name}-{shown(value)}"


def preset_id(preset: Preset) -> str:
    return f"preset-{preset.name}"


def chapter_id(chapter: Chapter) -> str:
    return f"chapter-{chapter.name}"


def title_id(rule: Clause | Ruling) -> str:
    return f"clause-{rule.id}"


@cache
def rules_catalogue(game: str, language: str = ENGLISH) -> Catalogue:
    """Return the texts of a game's rulebook in a language."""
    from parlour.i18n.catalogue import Catalogue  # noqa: PLC0415 (the engine plays without it)

    return Catalogue(known(language), (rules_file(game),))


@final
class RuleTexts:
    """The texts of a rulebook in a language."""

    def __init__(self, rulebook: Rulebook, language: str = ENGLISH) -> None:
        self._catalogue = rules_catalogue(rulebook.game, language)

    def label(self, option: Option) -> str:
        return self._text_or(option_id(option), option.label)

    def meaning(self, option: Option) -> str:
        """Return what an option of whole numbers means."""
        return self._text_or(f"{option_id(option)}.text", option.text)

    def reading(self, option: Option, value: object) -> str:
        written = next((text for known, text in option.readings if shown(known) == shown(value)), "")
        return self._text_or(reading_id(option, value), written)

    def preset_label(self, preset: Preset) -> str:
        return self._text_or(preset_id(preset), preset.label)

    def preset_text(self, preset: Preset) -> str:
        return self._text_or(f"{preset_id(preset)}.text", preset.text)

    def chapter(self, chapter: Chapter) -> str:
        return self._text_or(chapter_id(chapter), chapter.title)

    def title(self, rule: Clause | Ruling) -> str:
        """Return the short title of a clause or a ruling."""
        return self._text_or(title_id(rule), rule.title)

    def _text_or(self, id: str, written: str) -> str:
        """Return a text; that of the rulebook if a new game has no catalogue yet."""
        return self._catalogue.text(id) if self._catalogue.has(id.partition(".")[0]) else written
