"""Lessons in the browser: played from what is said alone, by keyboard, by touch; kept, and for everyone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import parlour
from parlour.lessons import lessons_of
from tests.browser.at_the_table import ON_THE_BAR
from tests.browser.conftest import DESK, PHONE, Visitors
from tests.browser.for_everyone import must_be_for_everyone, must_have_room_for_fingers

Photograph = Callable[[Page, str], None]
TABLET = {"width": 820, "height": 1180}
TAUGHT = [game for game in parlour.games() if lessons_of(game)]
MAX_ANSWERS = 12
"""In one step."""


def guide_of(page: Page) -> Locator:
    return page.get_by_role("region", name="Guide")


def start(page: Page, game: str) -> Locator:
    """From the start page to the first lesson."""
    page.goto("/")
    title = parlour.open(game).edition.summary.title
    page.get_by_role("link", name=f"Learn {title}").click()
    page.get_by_role("button", name="Start the first lesson").click()
    page.wait_for_url("**/#/table/**")
    guide = guide_of(page)
    guide.get_by_role("heading", level=2).wait_for()
    return guide


def is_done(guide: Locator) -> bool:
    return "Done!" in guide.get_by_role("status").inner_text()


def follow_the_hints(page: Page, guide: Locator, press: Callable[[Locator], None]) -> None:
    """Do what the guide says, until it says that the step is done."""
    for _ in range(MAX_ANSWERS):
        if is_done(guide):
            return
        hint = guide.get_by_role("button", name="hint")
        while hint.is_visible() and hint.is_enabled():
            press(hint)
        said = guide.get_by_role("status").inner_text()
        answer = guide.locator(".guide-answer")
        answer.wait_for()
        press(answer)
        page.wait_for_function(
            "([place, before]) => document.querySelector(place).innerText !== before",
            arg=[".guide [role=status]", said],
        )
    assert is_done(guide)


def play_lesson(page: Page, game: str, press: Callable[[Locator], None]) -> int:
    """Play the first lesson to its end; returns the number of its steps."""
    guide = start(page, game)
    steps = len(lessons_of(game)[0].steps)
    for number in range(1, steps + 1):
        expect(guide).to_contain_text(f"Step {number} of {steps}")
        follow_the_hints(page, guide, press)
        if number < steps:
            press(guide.get_by_role("button", name="Next step"))
    return steps


def test_somebody_new_begins_a_lesson_by_its_address(visitors: Visitors) -> None:
    """Nothing has introduced them to the server before."""
    page = visitors.page()
    page.goto("/#/lessons/pit")
    page.get_by_text("Start", exact=True).first.click()
    page.wait_for_url("**/#/table/**")
    expect(guide_of(page)).to_be_visible()


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_from_what_is_said(visitors: Visitors, game: str) -> None:
    page = visitors.page()
    play_lesson(page, game, lambda button: button.click())
    page.goto(f"/#/lessons/{game}")
    expect(page.get_by_role("button", name=re.compile("^1, .*: Done$"))).to_be_visible()


def test_a_lesson_is_played_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.page()
    game = TAUGHT[0]
    guide = start(page, game)
    expect(guide.get_by_role("heading", level=2)).to_be_focused()
    for number in range(len(lessons_of(game)[0].steps)):
        for _ in range(MAX_ANSWERS):
            if is_done(guide):
                break
            for _ in range(3):
                page.keyboard.press("h")
            answer = guide.locator(".guide-answer")
            answer.wait_for()
            tab_to(page, answer)
            said = guide.get_by_role("status").inner_text()
            page.keyboard.press("Enter")
            page.wait_for_function(
                "([place, before]) => document.querySelector(place).innerText !== before",
                arg=[".guide [role=status]", said],
            )
        assert is_done(guide)
        if number + 1 < len(lessons_of(game)[0].steps):
            expect(guide.get_by_role("button", name="Next step")).to_be_focused()
            page.keyboard.press("Enter")
            expect(guide).to_contain_text(f"Step {number + 2} of")


def tab_to(page: Page, wanted: Locator) -> None:
    for _ in range(60):
        if wanted.evaluate("each => each === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not get there")


def test_a_lesson_is_played_by_touch_on_a_phone(visitors: Visitors, photograph: Photograph) -> None:
    page = visitors.page(PHONE, has_touch=True)
    guide = start(page, TAUGHT[0])
    must_be_for_everyone(page)
    must_have_room_for_fingers(page)
    photograph(page, "lesson-phone-light")
    steps = len(lessons_of(TAUGHT[0])[0].steps)
    for number in range(1, steps + 1):
        follow_the_hints(page, guide, lambda button: button.tap())
        photograph(page, f"lesson-phone-done-{number}")
        if number < steps:
            guide.get_by_role("button", name="Next step").tap()
            expect(guide).to_contain_text(f"Step {number + 1} of")


def test_a_wrong_answer_changes_nothing_and_is_explained(visitors: Visitors, photograph: Photograph) -> None:
    page = visitors.page()
    guide = start(page, "ten-up")
    follow_the_hints(page, guide, lambda button: button.click())
    guide.get_by_role("button", name="Next step").click()
    expect(guide).to_contain_text("Step 2 of")
    buttons = page.locator(ON_THE_BAR)
    buttons.filter(has_text="2").first.click()
    expect(guide.get_by_role("status")).to_contain_text("Not yet")
    expect(guide.get_by_role("status")).to_contain_text("With 2 first")
    photograph(page, "lesson-wrong-desk")
    expect(buttons.filter(has_text="4").first).to_be_enabled()


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (TABLET, "dark"), (PHONE, "light")])
def test_the_overview_keeps_how_far_one_has_come(
    visitors: Visitors, photograph: Photograph, size: dict[str, int], scheme: str
) -> None:
    page = visitors.page(size, scheme)
    guide = start(page, "ten-up")
    photograph(page, f"lesson-{size['width']}-{scheme}")
    must_be_for_everyone(page)
    follow_the_hints(page, guide, lambda button: button.click())
    page.goto("/#/lessons/ten-up")
    first = page.get_by_role("button", name="1, One spin, two moves: Step 2 of 2")
    expect(first).to_contain_text("Go on")
    must_be_for_everyone(page)
    must_have_room_for_fingers(page)
    photograph(page, f"lessons-{size['width']}-{scheme}")
    page.reload()
    first.click()
    expect(guide_of(page)).to_contain_text("Step 2 of 2")
