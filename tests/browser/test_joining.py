"""Finding a table again, joining one by its code or link, watching, and sharing links."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

import parlour
from tests.browser.at_the_table import invitation, open_table
from tests.browser.conftest import Visitors

ME = {"who": "me", "name": "Mum"}
BOT = {"who": "bot", "bot": "random"}


def join(page: Page, code: str) -> None:
    page.goto("/")
    page.get_by_label("Code or link").fill(code)
    page.get_by_role("button", name="Join", exact=True).click()


def test_all_tables_are_listed_and_those_that_wait_come_first(visitors: Visitors) -> None:
    page = visitors.page()
    with parlour.connect(visitors.url) as host:
        made = [host.open("ten-up", [ME, BOT])["table"] for _ in range(9)]
        host.sit(made[0], "A", pledges=False).start()
        page.context.add_cookies([{"name": "parlour", "value": host.token, "url": visitors.url}])
        page.goto("/")
        links = page.locator(".turns-list a")
        expect(links).to_have_count(3)
        assert made[0] in str(links.first.get_attribute("href"))
        page.get_by_role("button", name="Show all 9 tables").click()
        expect(links).to_have_count(9)


def test_a_private_table_is_joined_by_its_code_and_by_its_link(visitors: Visitors) -> None:
    host, guest, other = (visitors.page() for _ in range(3))
    table = open_table(host, "ten-up", ["me", "friend", "friend"])
    link = invitation(host, "C")
    code = host.locator(".join-code").inner_text()
    assert table in code.replace("-", "")
    join(guest, code.lower().replace("-", " "))
    expect(guest.get_by_role("heading", level=1)).to_contain_text("Join Player 1’s game of Ten-Up")
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Take a seat").click()
    guest.wait_for_url("**/#/table/**")
    join(other, link)
    expect(other.get_by_role("link", name="Just watch")).to_be_visible()
    other.get_by_label("Your name").fill("Cy")
    other.get_by_role("button", name="Take a seat").click()
    other.wait_for_url("**/#/table/**")


@pytest.fixture
def careless(visitors: Visitors) -> Iterator[Visitors]:
    """Wrong codes are answered with 404, and Chromium writes that to the console."""
    yield visitors
    visitors.complaints[:] = [each for each in visitors.complaints if "404" not in each]


def test_a_wrong_invitation_is_told_before_the_name(careless: Visitors) -> None:
    host, guest = careless.page(), careless.page()
    table = open_table(host, "ten-up", ["me", "friend"])
    guest.goto(f"/#/join/{table}/wrong")
    expect(guest.get_by_role("alert")).to_contain_text("not open to you")
    assert guest.get_by_label("Your name").count() == 0


def test_just_watch_leads_to_the_table_and_the_right_code_works_after_a_wrong_one(careless: Visitors) -> None:
    host, guest = careless.page(), careless.page()
    table = open_table(host, "ten-up", ["me", "friend"])
    guest.goto(invitation(host, "B"))
    guest.get_by_role("link", name="Just watch").click()
    expect(guest.locator(".lobby-head")).to_contain_text("seats taken")
    guest.goto(f"/#/watch/{table}/wrong")
    expect(guest.get_by_role("heading", level=1)).to_contain_text("can’t open this table")
    watch = host.get_by_label("Link for watching").input_value()
    guest.goto(watch)
    expect(guest.locator(".lobby-head")).to_contain_text("seats taken")


def test_without_a_clipboard_the_link_is_selected_and_the_page_says_so(visitors: Visitors) -> None:
    page = visitors.page()
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    open_table(page, "ten-up", ["me", "friend"])
    link = page.get_by_label("Link for any free seat").input_value()
    page.get_by_role("button", name="Copy link").first.click()
    expect(page.get_by_text("The link is selected")).to_be_visible()
    expect(page.get_by_role("button", name="Copied")).to_have_count(0)
    assert page.evaluate("() => getSelection().toString() || document.activeElement.value") == link


def test_with_a_clipboard_it_is_copied(visitors: Visitors) -> None:
    page = visitors.page()
    open_table(page, "ten-up", ["me", "friend"])
    link = page.get_by_label("Link for any free seat").input_value()
    page.get_by_role("button", name="Copy link").first.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("() => navigator.clipboard.readText()") == link
