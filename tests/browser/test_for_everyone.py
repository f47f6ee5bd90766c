"""Every screen, on a desk and on a phone, light and dark: for everyone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import parlour
from tests.browser.at_the_table import open_table
from tests.browser.company import can, moment, sit_at
from tests.browser.conftest import DESK, PHONE, Visitors
from tests.browser.for_everyone import must_be_for_everyone, must_have_room_for_fingers

Photograph = Callable[[Page, str], None]
SIZES = {"desk": DESK, "phone": PHONE}
AFTER = {"monopolist": 40, "ten-up": 40, "mariners-compass": 12, "pit": 12}
"""Moves after which a game is in its middle; the others are after more."""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_start_new_table_rules_and_join(visitors: Visitors, photograph: Photograph, size: str, scheme: str) -> None:
    page = visitors.page(SIZES[size], scheme)
    with parlour.connect(visitors.url) as host:
        table = host.open("ten-up", [{"who": "me", "name": "Mum"}, {"who": "friend"}], public=True)["table"]
    for name, address, sign in (
        ("start", "/", "Play now"),
        ("new-table", "/#/new/finance", "Create table"),
        ("rules", "/#/rules/ten-up", "TEN-01"),
        ("join", f"/#/join/{table}", "Your name"),
    ):
        page.goto(address)
        page.get_by_text(sign).first.wait_for()
        must_be_for_everyone(page)
        if size == "phone":
            must_have_room_for_fingers(page)
        photograph(page, f"{name}-{size}-{scheme}")


def test_where_people_gather(visitors: Visitors, photograph: Photograph) -> None:
    page = visitors.page(PHONE)
    open_table(page, "pit", ["me", "friend", "bot"])
    page.get_by_text("Link for this seat").first.click()
    page.get_by_role("button", name="Copy link").first.wait_for()
    for size, pixels in SIZES.items():
        page.set_viewport_size(pixels)  # type: ignore[arg-type]
        must_be_for_everyone(page)
        if size == "phone":
            must_have_room_for_fingers(page)
        photograph(page, f"gathering-{size}")


@pytest.mark.parametrize("game", parlour.games())
def test_a_table_in_the_middle_of_a_game(visitors: Visitors, photograph: Photograph, game: str) -> None:
    seats = min(4, parlour.open(game).edition.most_seats)
    position = moment(game, seats, lambda table: can(table, "A"), after=AFTER.get(game, 60))
    (page,) = sit_at(visitors, position, people=1, sizes={0: PHONE})
    must_be_for_everyone(page)
    must_have_room_for_fingers(page)
    photograph(page, f"{game}-middle-phone")
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    must_be_for_everyone(page)
    photograph(page, f"{game}-middle-desk")
    page.emulate_media(color_scheme="dark")
    must_be_for_everyone(page)
    photograph(page, f"{game}-middle-dark")


@pytest.mark.parametrize("size", SIZES)
def test_what_opens_beside_the_board(visitors: Visitors, photograph: Photograph, size: str) -> None:
    """The rule drawer, the trade sheet, what cannot be done now, the auction block."""
    position = moment(
        "weigh-anchor", 2, lambda table: can(table, "A", "throw", "offer {to}: {give} for {get}"), after=30
    )
    (page,) = sit_at(visitors, position, people=1, sizes={0: SIZES[size]})

    def look(name: str) -> None:
        must_be_for_everyone(page)
        if size == "phone":
            must_have_room_for_fingers(page)
        photograph(page, f"{name}-{size}")

    bar = page.locator(".bar")
    bar.get_by_role("button", name="Why can’t I …?").click()
    expect(page.locator(".pick.nots")).to_contain_text("You can't leave the Graving Dock now")
    look("not-now")
    page.locator(".pick.nots .cl").first.click()
    page.locator(".side .rule").first.wait_for()
    look("rule-drawer")
    page.locator(".side").get_by_role("button", name="Close").first.click()
    bar.get_by_role("button", name="Offer a trade").click()
    page.get_by_role("dialog", name="Offer a trade").wait_for()
    look("trade-sheet")


@pytest.mark.parametrize("size", SIZES)
def test_the_auction_block(visitors: Visitors, photograph: Photograph, size: str) -> None:
    position = moment("finance", 2, lambda table: can(table, "A", "bid {amount}", "hold"))
    (page,) = sit_at(visitors, position, people=1, sizes={0: SIZES[size]})
    page.locator("section.block:visible").wait_for()
    must_be_for_everyone(page)
    if size == "phone":
        must_have_room_for_fingers(page)
    photograph(page, f"auction-{size}")
