"""Write the English catalogues of rulebooks: `locales/en/<game>.rules.ftl`, which translators translate.

python -m tools.rule_texts            writes the catalogues
python -m tools.rule_texts --check    lists the catalogues that are out of date
"""

from __future__ import annotations

import sys
from importlib import resources
from pathlib import Path
from typing import Final

from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer

from parlour.core.registry import slugs
from parlour.core.rulebook import Rulebook
from parlour.i18n import ENGLISH
from parlour.i18n.rule_texts import chapter_id, option_id, preset_id, reading_id, rules_file, title_id
from parlour.table import library
from tools.pages import write_pages

FOLDER: Final = Path(str(resources.files("parlour"))) / "locales" / ENGLISH
MEANING: Final = "text"


def message(id: str, text: str, meaning: str = "") -> ast.Message:
    """Return a message; `meaning` is its attribute 'text'."""
    attributes = [ast.Attribute(ast.Identifier(MEANING), pattern(meaning))] if meaning else []
    return ast.Message(ast.Identifier(id), pattern(text), attributes)


def pattern(text: str) -> ast.Pattern:
    """Return a text as a pattern without arguments."""
    assert not set("{}\n") & set(text), text
    return ast.Pattern([ast.TextElement(text)])


def option_messages(rulebook: Rulebook) -> list[ast.Message]:
    """Return each house rule, followed by its readings."""
    found: list[ast.Message] = []
    for option in rulebook.options:
        found.append(message(option_id(option), option.label, option.text))
        found += [message(reading_id(option, value), text) for value, text in option.readings]
    return found


def title_messages(rulebook: Rulebook) -> list[ast.Message]:
    """Return the titles of all clauses, then those of the rulings."""
    return [message(title_id(each), each.title) for each in rulebook.rules()]


def catalogue(slug: str) -> str:
    """Return the English catalogue of a game's rulebook."""
    rulebook = library.rulebook(slug)
    body: list[ast.EntryType] = [
        ast.ResourceComment(f"Rules of {rulebook.title}. The English file is made from the rulebook by `make types`.")
    ]
    sections = (
        ("Ways of playing", [message(preset_id(each), each.label, each.text) for each in rulebook.presets]),
        ("House rules, each with its readings", option_messages(rulebook)),
        ("Chapters", [message(chapter_id(each), each.title) for each in rulebook.chapters]),
        ("Titles of clauses and rulings", title_messages(rulebook)),
    )
    for title, messages in sections:
        if messages:
            body += [ast.GroupComment(title), *messages]
    return FluentSerializer().serialize(ast.Resource(body))


def pages() -> dict[str, str]:
    """Return the files by name."""
    return {f"{rules_file(slug)}.ftl": catalogue(slug) for slug in slugs()}


if __name__ == "__main__":
    write_pages(FOLDER, pages(), sys.argv[1:])
