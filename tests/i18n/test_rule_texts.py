"""Texts of rulebooks: the English catalogues are made from the rulebooks, and other languages are shown."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.registry import slugs
from parlour.core.rulebook import Option, Rulebook
from parlour.i18n import ENGLISH
from parlour.i18n.languages import languages
from parlour.i18n.rule_texts import RuleTexts, rules_file
from parlour.testing import rulebook_of
from tools import rule_texts
from tools.pages import stale_pages

OTHERS = [language for language in languages() if language != ENGLISH]


def texts_of(rulebook: Rulebook, language: str) -> list[str]:
    """Every text of a rulebook that has a translation."""
    texts = RuleTexts(rulebook, language)
    found = [texts.label(option) for option in rulebook.options]
    found += [texts.reading(option, value) for option in rulebook.options for value, _text in option.readings]
    found += [texts.meaning(option) for option in rulebook.options if not option.readings]
    found += [texts.preset_label(preset) for preset in rulebook.presets]
    found += [texts.preset_text(preset) for preset in rulebook.presets]
    found += [texts.chapter(chapter) for chapter in rulebook.chapters]
    found += [texts.title(rule) for rule in rulebook.rules()]
    return found


def test_the_english_catalogues_are_current() -> None:
    assert stale_pages(rule_texts.FOLDER, rule_texts.pages()) == [], "run make types"


def test_a_catalogue_of_a_rulebook_belongs_to_a_game() -> None:
    found = {path.name.removesuffix(".ftl") for path in rule_texts.FOLDER.glob("*.rules.ftl")}
    assert found <= {rules_file(slug) for slug in slugs()}


@pytest.mark.parametrize("game", parlour.games())
def test_english_texts_are_those_of_the_rulebook(game: str) -> None:
    rulebook = rulebook_of(game)
    texts = RuleTexts(rulebook)
    for option in rulebook.options:
        assert texts.label(option) == option.label
        assert option.readings or texts.meaning(option) == option.text
        assert [(value, texts.reading(option, value)) for value, _text in option.readings] == option.readings
    assert [texts.chapter(chapter) for chapter in rulebook.chapters] == [chapter.title for chapter in rulebook.chapters]
    for rule in rulebook.rules():
        assert texts.title(rule) == rule.title
    for preset in rulebook.presets:
        assert (texts.preset_label(preset), texts.preset_text(preset)) == (preset.label, preset.text)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", parlour.games())
def test_other_languages_translate_them(game: str, language: str) -> None:
    rulebook = rulebook_of(game)
    english = texts_of(rulebook, ENGLISH)
    same = [text for text, other in zip(english, texts_of(rulebook, language), strict=True) if text == other]
    assert len(same) <= len(english) // 50, same  # 'Conversion' may be the same word


def test_an_option_that_has_no_text_yet_shows_that_of_the_rulebook() -> None:
    rulebook = rulebook_of("ten-up")
    option: Option = rulebook_of("pit").options[0]
    texts = RuleTexts(rulebook, "de")
    assert texts.label(option) == option.label
    assert texts.reading(option, option.default) == next(
        text for value, text in option.readings if value == option.default
    )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", parlour.games())
def test_titles_are_short(game: str, language: str) -> None:
    """They are headings of a drawer on a phone."""
    rulebook = rulebook_of(game)
    texts = RuleTexts(rulebook, language)
    titles = [texts.title(rule) for rule in rulebook.rules()]
    titles += [texts.chapter(chapter) for chapter in rulebook.chapters]
    assert [title for title in titles if len(title) > 48 or title.endswith(".")] == []
