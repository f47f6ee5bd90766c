"""A device that several people share: nobody sees another's hand, not even in what only screen readers read."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors

READ = "() => document.documentElement.outerHTML"
WORDS = ("You ", "your hand", "Your ")


def uncover(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}").click()
    page.locator(".frame").wait_for()


def named_table(page: Page) -> None:
    page.goto("/#/new/pit")
    rows = page.locator("ul.seats > li")
    rows.first.wait_for()
    while rows.count() > 3:
        rows.last.get_by_role("button").click()
    for n, (who, name) in enumerate((("me", "Ann"), ("here", "Bo"))):
        rows.nth(n).locator("select").first.select_option(who)
        rows.nth(n).locator("input").fill(name)
    page.locator("input[type=radio][value='basic']").check()  # in rounds
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/#/table/**")
    page.get_by_role("button", name="Start with").click()


def test_the_first_hand_is_covered_and_no_secret_is_left_behind_the_cover(visitors: Visitors) -> None:
    page = visitors.page()
    named_table(page)
    # Nobody has said who holds the device: no hand, no log, no name of a card anywhere in the page.
    expect(page.get_by_role("heading", level=1)).to_contain_text("Pass the device to")
    first = page.get_by_role("heading", level=1).inner_text().rpartition(" ")[2]
    assert page.locator(".frame, .hand, .log").count() == 0
    uncover(page, first)
    page.get_by_role("button", name=re.compile("^Pass")).first.click()
    page.locator(".page.over").wait_for()
    second = page.get_by_role("heading", level=1).inner_text().rpartition(" ")[2]
    assert second != first
    text = page.evaluate(READ)
    for word in WORDS:
        assert word not in text.replace("until you are ready", ""), word
    assert page.locator("[aria-live]").count() == 0
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Pass the device to")
    uncover(page, second)
