"""The settings: stored at once, in force at once, and opened from a table without leaving it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.company import can, moment, sit_at
from tests.browser.conftest import DESK, PHONE, Visitors
from tests.browser.for_everyone import must_be_for_everyone, must_have_room_for_fingers

Photograph = Callable[[Page, str], None]
SIZES = {"desk": DESK, "tablet": {"width": 820, "height": 1180}, "phone": PHONE}
ROOT = "() => ({ dark: document.documentElement.classList.contains('dark'), ...document.documentElement.dataset })"


def _open(page: Page) -> None:
    page.goto("/#/settings")
    page.get_by_role("heading", level=1, name="Settings").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_the_settings_are_for_everyone(visitors: Visitors, photograph: Photograph, size: str, scheme: str) -> None:
    page = visitors.page(SIZES[size], scheme)
    _open(page)
    page.get_by_role("switch", name="Sound").check()
    for text in ("Normal", "Largest"):
        page.get_by_role("radiogroup", name="Text size").get_by_role("radio", name=text).check()
        must_be_for_everyone(page)
        must_have_room_for_fingers(page)
        photograph(page, f"settings-{size}-{scheme}-{text.lower()}")


def test_everything_is_set_by_keyboard_and_stays(visitors: Visitors) -> None:
    page = visitors.page(is_fast=False)
    _open(page)

    def choose(group: str, at: str, presses: int) -> None:
        page.get_by_role("radiogroup", name=group).get_by_role("radio", name=at).focus()
        for _ in range(presses):
            page.keyboard.press("ArrowRight")

    page.get_by_label("My name").fill("Ann")
    choose("Theme", "Auto", 2)
    choose("Text size", "Normal", 1)
    choose("Speed of bots", "Normal", 1)
    choose("Motion", "Auto", 1)
    for name in ("Sound", "Shortcuts"):
        page.get_by_role("switch", name=name).focus()
        page.keyboard.press("Space")
    page.get_by_role("slider", name="Volume").focus()
    page.keyboard.press("End")
    for _ in range(2):
        found = page.evaluate(ROOT)
        assert (found["dark"], found["text"], found["motion"]) == (True, "large", "full")
        expect(page.get_by_label("My name")).to_have_value("Ann")
        for group, name in (("Theme", "Dark"), ("Text size", "Large"), ("Speed of bots", "Fast"), ("Motion", "Full")):
            expect(
                page.get_by_role("radiogroup", name=group).get_by_role("radio", name=name, exact=True)
            ).to_be_checked()
        for name in ("Sound", "Shortcuts"):
            expect(page.get_by_role("switch", name=name)).to_be_checked()
        expect(page.get_by_role("slider", name="Volume")).to_have_value("100")
        page.reload()
    page.locator("main").get_by_role("combobox", name="Language").select_option("de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")


def test_a_table_goes_on_behind_the_settings(visitors: Visitors) -> None:
    position = moment(
        "weigh-anchor", 2, lambda table: can(table, "A", "throw", "offer {to}: {give} for {get}"), after=30
    )
    (page,) = sit_at(visitors, position, people=1, has_shortcuts=True)
    sockets: list[WebSocket] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    page.locator(".bar").get_by_role("button", name="Offer a trade").click()
    sheet = page.get_by_role("dialog", name="Offer a trade")
    sheet.get_by_role("button", name="More cash").first.click()
    cash = sheet.inner_text()
    before = page.locator(".log").inner_text()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("menuitem", name="Settings").click()
    expect(page.get_by_role("heading", level=1, name="Settings")).to_be_focused()
    expect(page.locator(".frame")).not_to_be_visible()
    for key in ("Space", "1", "2", "3"):  # no key acts on the table that nobody sees
        page.locator("body").press(key)
    page.get_by_role("switch", name="Shortcuts").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator(".frame")).to_be_visible()
    expect(page.locator(".settings")).to_have_count(0)
    assert sheet.inner_text() == cash
    assert page.locator(".log").inner_text() == before
    expect(page.locator(".bar .key")).to_have_count(0)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("menuitem", name="Settings").click()
    page.get_by_role("link", name="Back to the table").click()
    expect(sheet).to_be_visible()
    assert sockets == []


def test_without_motion_nothing_is_animated(visitors: Visitors) -> None:
    page = visitors.page()
    page.emulate_media(reduced_motion="no-preference")
    _open(page)
    slow = "() => getComputedStyle(document.querySelector('.switch'), '::after').transitionDuration"
    assert page.evaluate(slow) != "0s"
    page.get_by_role("radiogroup", name="Motion").get_by_role("radio", name="None").check()
    assert page.evaluate(slow) == "0s"
    page.emulate_media(reduced_motion="reduce")
    page.get_by_role("radiogroup", name="Motion").get_by_role("radio", name="Full").check()
    assert page.evaluate(ROOT)["motion"] == "full"
