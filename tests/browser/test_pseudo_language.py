"""The page in the pseudo-language: a text without accents is not translated, and longer words must still fit."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from importlib.resources import files

import pytest
from playwright.sync_api import Page

import parlour
from parlour.bots.temperament import CHARACTERS
from tests.browser.company import can, moment, sit_at
from tests.browser.conftest import DESK, PHONE, Visitors
from tests.browser.layout import must_be_in_reach

QUERY = "?lang=en-XA"
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])

ONE_LANGUAGE = "[translate=no], [lang=en], svg text"
"""Names of people and games, the words of rulebooks and editions. A board is drawn with what was printed on it."""
FROM_SERVER = (
    ".bar .who b, .bar .why, .bar .nots span, .log .text, .log .step, [role=log], [aria-live], .ticker, .block .bh span"
)
"""Sentences that the server writes: questions, refusals, events."""

UNTRANSLATED = """([exempt, names]) => {
  const found = new Set();
  const unnamed = (text) => names.reduce((left, name) => left.replaceAll(name, ""), text);
  const isAccented = (text) => /[^\\x00-\\x7f−–—’‘“”…×·⌘]/.test(text);
  const isPlain = (text) => !isAccented(text) && /[A-Za-z]{2}/.test(unnamed(text));
  const isShown = (each) => each.checkVisibility() && !each.closest(`script, style, ${exempt}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (isPlain(node.data) && isShown(node.parentElement))
      found.add(`'${node.data.trim()}' in ${node.parentElement.outerHTML.slice(0, 80)}`);
  for (const name of ["aria-label", "title", "placeholder", "alt"])
    for (const each of document.querySelectorAll(`[${name}]`))
      if (isPlain(each.getAttribute(name)) && isShown(each)) found.add(`${name}='${each.getAttribute(name)}'`);
  return [...found];
}"""


def _names(game: str) -> list[str]:
    """The names that a game's edition gives to people's goods and places, and those of the players."""

    def capitalized(node: object) -> Iterator[str]:
        if isinstance(node, dict):
            for inner in node.values():
                yield from capitalized(inner)
        elif isinstance(node, list):
            for inner in node:
                yield from capitalized(inner)
        elif isinstance(node, str) and re.match(r"[A-Z0-9].*[a-zA-Z]{2}", node):
            yield node

    edition = tomllib.loads((files("parlour") / "editions" / f"{game}.toml").read_text())
    people = ("Ann", *(f"{one.name}{level}" for one in CHARACTERS for level in (" (normal)", "")))
    return sorted({*capitalized(edition), *people}, key=len, reverse=True)


def _check(page: Page, names: Sequence[str] = ()) -> None:
    page.locator("html[lang=en-XA]").wait_for()
    found = page.evaluate(UNTRANSLATED, [f"{ONE_LANGUAGE}, {FROM_SERVER}", list(names)])
    assert not found, "\n".join(found)
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} px too wide"


@SIZES
def test_the_start_page_and_a_new_table(visitors: Visitors, size: dict[str, int]) -> None:
    page = visitors.page(size)
    page.goto(f"/{QUERY}#/")
    page.locator(".game-card").first.wait_for()
    _check(page)
    page.goto(f"/{QUERY}#/new/finance")
    page.locator("form summary").first.click()
    page.locator("fieldset.option").first.wait_for()
    _check(page)
    page.locator("form button[type=submit]").click()
    page.locator(".lobby-seats li").first.wait_for()
    _check(page)


@pytest.mark.parametrize("game", parlour.games())
def test_a_game_in_short(visitors: Visitors, game: str) -> None:
    page = visitors.page(PHONE)
    page.goto(f"/{QUERY}#/learn/{game}")
    page.get_by_role("heading", level=2).first.wait_for()
    _check(page, _names(game))


@SIZES
@pytest.mark.parametrize("game", parlour.games())
def test_a_table(visitors: Visitors, game: str, size: dict[str, int]) -> None:
    seats = min(4, parlour.open(game).edition.most_seats)
    position = moment(game, seats, lambda table: can(table, "A"), after=12)
    (page,) = sit_at(visitors, position, people=1, sizes={0: size})
    page.goto(page.url.replace("/#", f"/{QUERY}#"))
    page.locator(".bar .act:not(.grey), .p-hand").first.wait_for()
    _check(page, _names(game))
    must_be_in_reach(page)


def test_the_switch_changes_the_page_at_once_and_for_good(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto(f"/{QUERY}#/")
    page.locator(".language-button select").select_option("en")
    page.get_by_role("button", name="Play now").first.wait_for()
    assert page.locator("html").get_attribute("lang") == "en"
    assert "lang=" not in page.url
    page.reload()
    page.get_by_role("button", name="Play now").first.wait_for()


@SIZES
def test_the_settings(visitors: Visitors, size: dict[str, int]) -> None:
    page = visitors.page(size)
    page.add_init_script("localStorage.setItem('parlour.sound', 'on')")
    page.goto(f"/{QUERY}#/settings")
    page.locator(".settings h1").wait_for()
    _check(page)


def test_the_settings_of_a_table_change_its_language(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto(f"/{QUERY}#/")
    page.locator(".game-card .btn.pri").first.click()
    page.locator(".bar .act").first.wait_for()
    page.locator(".top button[aria-haspopup=menu]").click()
    page.locator(".menu a[href='#/settings']").click()
    page.locator(".settings main select").select_option("en")
    page.get_by_role("link", name="Back to the table").click()
    page.get_by_role("tab", name="Log", exact=True).wait_for()
