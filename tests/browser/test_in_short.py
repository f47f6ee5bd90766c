"""The games in short: before somebody's first game, at the table, on a page of their own and above the rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import parlour
from parlour.i18n.in_short import in_short
from parlour.table import library
from tests.browser.at_the_table import ON_THE_BAR
from tests.browser.conftest import DESK, PHONE, Visitors
from tests.browser.for_everyone import must_be_for_everyone, must_have_room_for_fingers

Photograph = Callable[[Page, str], None]
TABLET = {"width": 820, "height": 1180}
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE}
LOOKS = pytest.mark.parametrize(("size", "scheme"), [("desk", "light"), ("tablet", "dark"), ("phone", "light")])
EMPTY = """() => [...document.querySelectorAll(".short-pic > svg")]
  .filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const isIn = (part) => {
      const box = part.getBoundingClientRect();
      return box.width > 0 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    };
    return right - left < 60 || bottom - top < 60 || ![...each.querySelectorAll("*")].some(isIn);
  }).map((each) => each.outerHTML.slice(0, 160))"""
"""Pictures whose box contains nothing."""


def must_say_everything(place: Page | Locator, game: str) -> None:
    """Every part of the summary stands under its heading, in words."""
    headings = ("The goal", "Your turn", "Three things to know", "How it ends")
    for heading, points in zip(headings, in_short(library.bundled_edition(game)).values(), strict=True):
        section = place.locator("section.short-card").filter(has_text=points[0].about)
        expect(section.get_by_role("heading")).to_have_text(heading)
        for point in points:
            expect(section).to_contain_text(point.title)
            expect(section.get_by_text(point.about, exact=True)).to_be_visible()


@LOOKS
@pytest.mark.parametrize("game", parlour.games())
def test_the_page_of_a_game(visitors: Visitors, photograph: Photograph, game: str, size: str, scheme: str) -> None:
    page = visitors.page(SIZES[size], scheme)
    page.goto(f"/#/learn/{game}")
    page.get_by_role("heading", level=1).wait_for()
    must_say_everything(page, game)
    expect(page.locator(".short-pic")).to_have_count(9)
    assert page.evaluate(EMPTY) == []
    assert page.locator(".short-pic:not([aria-hidden=true])").count() == 0
    must_be_for_everyone(page)
    must_have_room_for_fingers(page)
    photograph(page, f"in-short-{game}-{size}-{scheme}")


def test_it_comes_before_a_first_game_and_once(visitors: Visitors) -> None:
    page = visitors.page(knows_games=False)
    page.goto("/")
    page.get_by_role("button", name="Play now: Ten-Up").click()
    dialog = page.get_by_role("dialog", name="The game in short")
    must_say_everything(dialog, "ten-up")
    expect(dialog.get_by_role("button", name="To the table")).to_be_focused()
    must_be_for_everyone(page)
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    page.locator(ON_THE_BAR).first.wait_for()
    page.reload()
    page.locator(ON_THE_BAR).first.wait_for()
    expect(dialog).to_have_count(0)


def test_at_the_table_it_is_behind_the_question_mark(visitors: Visitors) -> None:
    page = visitors.page(PHONE)
    page.goto("/")
    page.get_by_role("button", name="Play now: Finance").click()
    page.locator(ON_THE_BAR).first.wait_for()
    dialog = page.get_by_role("dialog", name="The game in short")
    expect(dialog).to_have_count(0)
    opener = page.get_by_role("button", name="The game in short")
    opener.click()
    must_say_everything(dialog, "finance")
    must_have_room_for_fingers(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(opener).to_be_focused()
    page.keyboard.press("?")
    expect(dialog.get_by_role("link", name="All rules")).to_have_attribute("href", "#/rules/finance")


def test_the_rules_begin_with_it(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto("/#/rules/finance")
    short = page.get_by_role("region", name="The game in short")
    must_say_everything(short, "finance")
    first = page.locator("article[id^=FIN]").first
    assert short.bounding_box()["y"] < first.bounding_box()["y"]  # type: ignore[index]


def test_from_the_start_page_one_learns_and_plays(visitors: Visitors) -> None:
    page = visitors.page(knows_games=False)
    page.goto("/")
    page.get_by_role("link", name="Learn Pit").click()
    page.get_by_role("heading", level=1, name="Pit in a minute").wait_for()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/#/table/**")
    page.locator(f"{ON_THE_BAR}, .p-hand").first.wait_for()
    expect(page.get_by_role("dialog", name="The game in short")).to_have_count(0)
