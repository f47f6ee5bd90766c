"""Trades and bids that people can follow: the reply in the trade panel and at the seat, buttons that stay put."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.company import can, moment, sit_at
from tests.browser.conftest import Visitors
from tests.games.weigh_anchor.harbour import at as harbour_at

PHONE = ViewportSize(width=390, height=844)


def offer_a_dollar(page: Page) -> None:
    page.locator(".bar").get_by_role("button", name="Offer a trade").click()
    page.locator(".trade .cashline input").first.fill("1")
    page.locator(".trade .tray").last.locator(".shelf .good").first.click()
    page.locator(".trade .btns .pri").click()


def test_a_reply_stands_in_the_panel_and_at_the_seat(visitors: Visitors) -> None:
    page = sit_at(visitors, harbour_at(fleet={"A": ["Paris"], "B": ["Rex"]}, seats=2).position(), people=1)[0]
    offer_a_dollar(page)
    reply = page.locator(".sheet.reply")
    expect(reply.locator(".speech")).to_be_visible(timeout=10_000)
    expect(reply.get_by_role("button", name="Offer $")).to_be_visible()
    said = reply.locator(".speech p").inner_text()
    assert said.startswith("“")
    seat = page.locator(".seat:not(.you)")
    again = seat.locator(".speech-again")
    expect(seat.locator(".speech-at-seat").or_(again)).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".log")).to_contain_text(said.split("”")[0].removeprefix("“"))
    page.set_viewport_size(PHONE)
    expect(reply.locator(".speech")).to_be_in_viewport(ratio=1)
    reply.get_by_role("button", name="Let it go").click()
    expect(reply).to_have_count(0)


def test_bids_stay_where_they_are_while_they_are_pressed(visitors: Visitors) -> None:
    page = sit_at(visitors, moment("finance", 3, lambda table: can(table, "A", "bid {amount}")), people=1)[0]
    raise_ = page.locator(".block .raise button").first
    expect(raise_).to_be_visible()
    before = raise_.bounding_box()
    pressed = raise_.inner_text()
    raise_.hover()
    page.mouse.down()
    page.wait_for_timeout(2500)  # a bot may raise meanwhile
    assert raise_.inner_text() == pressed
    page.mouse.up()
    assert raise_.bounding_box() == before
