"""When a hand of Pit is won, everybody sees how: the bell, the hand and the points, before the next hand."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from parlour.table.table import Table
from tests.browser.answers import answers_to
from tests.browser.company import moment, sit_at
from tests.browser.conftest import PHONE, Visitors
from tests.browser.for_everyone import must_be_for_everyone, must_have_room_for_fingers

LIVE: dict[str, object] = {
    "game": "pit",
    "options": {"form": "live"},
    "seats": ["A", "B", "C"],
    "suits": ["Rice", "Cattle", "Gold"],
    "dealer": "A",
    "scores": {"A": 0, "B": 0, "C": 0},
    "hands": {"A": {"Rice": 9}, "B": {"Cattle": 4, "Gold": 5}, "C": {"Cattle": 5, "Gold": 4}},
    "dealt": 1,
    "stack": [
        {"dealing": {}},
        {"market": {"stage": "trading", "ready": ["A", "B", "C"], "standing": {"calls": []}, "bells": {}}},
    ],
}
"""A has a corner, and the Exchange is open."""


def _in_rounds(table: Table) -> bool:
    return table.ask("A") is not None and bool(table.view_data("A")["corners"])


def _before_a_corner(form: str) -> dict[str, object]:
    return LIVE if form == "live" else moment("pit", 3, _in_rounds)


def _ring(page: Page) -> None:
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))
    page.locator(".bell.can").click()
    page.locator(".p-scene").wait_for()


@pytest.mark.parametrize("form", ["rounds", "live"])
def test_a_won_hand_is_shown_for_three_seconds_or_until_a_key(visitors: Visitors, form: str) -> None:
    position = _before_a_corner(form)
    (page,) = sit_at(visitors, position, people=1)
    scene = page.locator(".p-scene")
    _ring(page)
    expect(scene.get_by_role("heading")).to_contain_text("orner in")
    expect(scene.locator(".p-scene-art")).to_be_visible()
    expect(scene.locator(".won b")).to_contain_text("+")
    page.clock.run_for(2500)
    expect(scene).to_be_visible()
    page.clock.run_for(1000)
    expect(scene).to_have_count(0)


@pytest.mark.parametrize("end", ["key", "tap"])
def test_a_key_or_a_tap_goes_on_and_does_nothing_else(visitors: Visitors, end: str) -> None:
    (page,) = sit_at(visitors, _before_a_corner("rounds"), people=1, sizes={0: PHONE}, has_shortcuts=True)
    _ring(page)
    made = answers_to(page).accepted
    page.keyboard.press("1") if end == "key" else page.locator(".p-next").click()
    expect(page.locator(".p-scene")).to_have_count(0)
    page.wait_for_timeout(200)
    assert answers_to(page).accepted == made
    assert answers_to(page).refused == []


def test_the_scene_is_for_everyone(visitors: Visitors) -> None:
    (page,) = sit_at(visitors, LIVE, people=1, sizes={0: PHONE})
    # It stays for as long as the check takes.
    page.evaluate("() => { const wait = setTimeout; setTimeout = (done, ms) => wait(done, ms === 3000 ? 60_000 : ms) }")
    page.locator(".bell.can").click()
    page.locator(".p-scene").wait_for()
    must_be_for_everyone(page)
    must_have_room_for_fingers(page)
