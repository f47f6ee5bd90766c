"""What cannot be taken back asks first and has no key of its own; who has left may watch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from parlour.i18n.refusals import refused
from parlour.server.errors import close_reason, problem_data
from parlour.server.store import IncompatibleRoom
from parlour.server.transport.table_socket import DAMAGED
from tests.browser.at_the_table import Person, play
from tests.browser.company import can, moment, more, sit_at
from tests.browser.conftest import Visitors

DIALOG = ".confirm"


@pytest.fixture(scope="module")
def finance() -> dict[str, object]:
    return moment("finance", 2, lambda table: can(table, "A", "throw", "resign"), after=30)


def keys_of(page: Page) -> dict[str, str]:
    """What each key of the bar does, by the key."""
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll(".bar .acts .act:has(.key)")]
            .map((each) => [each.querySelector(".key").textContent, each.querySelector("b").textContent]))"""
    )
    return found


def test_resigning_asks_first_and_has_no_key(visitors: Visitors, finance: dict[str, object]) -> None:
    page, other = sit_at(visitors, finance, has_shortcuts=True)
    resign = more(page).get_by_role("button", name="Resign")
    assert resign.locator(".key").count() == 0
    page.keyboard.press("Escape")
    expect(resign).not_to_be_visible()
    for key in "123456789":
        page.keyboard.press(key)
        page.keyboard.press("Escape")
    resign = more(page).get_by_role("button", name="Resign")
    resign.click()
    dialog = page.locator(DIALOG)
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("button", name="Go back")).to_be_focused()
    page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    expect(resign).to_be_focused()
    assert "resign" not in other.locator(".log").inner_text()
    resign.click()
    dialog.get_by_role("button", name="Resign").click()
    expect(page.locator(".log")).to_contain_text("resigned")
    # The seat is still there to look from: the board, the end and the replay.
    expect(page.locator(".frame")).to_be_visible()
    page.get_by_role("link", name="How it went").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_key_keeps_its_action(visitors: Visitors, finance: dict[str, object]) -> None:
    page, other = sit_at(visitors, finance, has_shortcuts=True)
    owners: dict[str, str] = {}
    people = [Person(page, 1), Person(other, 2)]
    for _ in range(12):
        for key, label in keys_of(page).items():
            verb = label.split()[0]
            assert owners.setdefault(key, verb) == verb
        play(people, people[0].decisions + people[1].decisions + 2)
    assert owners


def test_no_key_acts_until_somebody_wants_it(visitors: Visitors, finance: dict[str, object]) -> None:
    page = sit_at(visitors, finance)[0]
    page.locator(".bar .act").first.wait_for()
    expect(page.locator(".bar .key")).to_have_count(0)
    before = page.locator(".log").inner_text()
    page.locator("body").press("Space")
    page.wait_for_timeout(300)
    assert page.locator(".log").inner_text() == before


def test_who_quits_is_asked_and_watches_on(visitors: Visitors, finance: dict[str, object]) -> None:
    page, other = sit_at(visitors, finance)
    page.get_by_role("button", name="More").click()
    page.get_by_role("menuitem", name="Quit; a bot takes over").click()
    page.locator(DIALOG).get_by_role("button", name="Go back").click()
    expect(page.get_by_role("button", name="More")).to_be_focused()
    page.get_by_role("button", name="More").click()
    page.get_by_role("menuitem", name="Quit; a bot takes over").click()
    page.locator(DIALOG).get_by_role("button", name="Quit").click()
    expect(page).to_have_url(re.compile("#/watch/"))
    expect(page.locator(".bar .who")).to_contain_text("You are watching")
    # A private table: who left still sees how it ends.
    more(other).get_by_role("button", name="Resign").click()
    other.locator(DIALOG).get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="How it went").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_who_is_out_of_the_game_has_no_turn_to_hurry_to(visitors: Visitors) -> None:
    position = moment("finance", 3, lambda table: can(table, "A", "throw", "resign"), after=30)
    page = sit_at(visitors, position, people=1, is_fast=False)[0]
    more(page).get_by_role("button", name="Resign").click()
    page.locator(DIALOG).get_by_role("button", name="Resign").click()
    expect(page.locator(".log")).to_contain_text("resigned")
    expect(page.locator(".bar .who")).to_contain_text("Waiting for")
    expect(page.locator(".bar").get_by_text("Fast-forward")).to_have_count(0)


def test_the_requester_learns_what_became_of_an_undo(visitors: Visitors) -> None:
    page, other = sit_at(visitors, moment("weigh-anchor", 2, lambda table: can(table, "A", "mortgage {vessel}")))
    page.locator(".bar").get_by_role("button", name="Mortgage").first.click()
    if page.locator(".bar .pick .rows .act").count():
        page.locator(".bar .pick .rows .act").first.click()
    expect(page.locator(".log")).to_contain_text("You mortgage")
    undo = page.get_by_role("button", name="Undo")
    undo.click()
    why = page.locator(".bar .why")
    expect(why).to_contain_text("Waiting for Bo")
    other.get_by_role("button", name="No", exact=True).click()
    expect(why).to_contain_text("said no")
    undo.click()
    expect(why).to_contain_text("Waiting for Bo")
    other.get_by_role("button", name="Agree").click()
    expect(why).to_contain_text("undone")


def test_the_reason_for_a_table_of_other_rules_is_shown_whole(visitors: Visitors) -> None:
    """A close frame has room for 123 bytes; what does not fit is fetched."""
    needed = "it needs ruleset " * 12 + "to go on."
    refusal = refused(IncompatibleRoom.code, problem=needed)
    reason = close_reason(refusal)
    assert needed not in reason
    page = visitors.page()
    page.route_web_socket("**/socket", lambda socket: socket.close(code=DAMAGED, reason=reason))
    page.route("**/welcome", lambda route: route.fulfill(status=410, json=problem_data(410, refusal)))
    page.goto("/#/table/BCDFGHJKLM")
    expect(page.get_by_text(f"this version of Parlour cannot open it: {needed}")).to_be_visible()
    visitors.complaints[:] = [each for each in visitors.complaints if "410" not in each]
