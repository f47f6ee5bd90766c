"""What several people do with one another: an auction, a trade, a market in which all shout at once."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from parlour.table.table import Table
from tests.browser.company import can, moment, sit_at
from tests.browser.conftest import Visitors

Photograph = Callable[[Page, str], None]


def test_two_people_bid_for_what_one_has_declined(visitors: Visitors, photograph: Photograph) -> None:
    position = moment("weigh-anchor", 2, lambda table: can(table, "A", "buy", "decline"), after=20)
    ann, bo = sit_at(visitors, position)
    ann.locator(".bar").get_by_role("button", name="Auction it").click()
    hers, his = (page.locator("section.block:visible") for page in (ann, bo))
    expect(his).to_contain_text("No bid yet")
    his.locator(".raise button").first.click()
    for block in (hers, his):
        expect(block.locator(".by")).to_contain_text("Bo")
    photograph(ann, "auction-desk")
    raised = hers.locator(".raise button").nth(1)
    bid = raised.inner_text().split()[0]
    raised.click()
    for block in (hers, his):
        expect(block.locator(".amt")).to_have_text(bid)
        expect(block.locator(".by")).to_contain_text("Ann")
    his.get_by_role("button", name="Pass").click()
    for page in (ann, bo):
        expect(page.locator("section.block")).to_have_count(0)
        expect(page.locator(".log")).to_contain_text(bid)


def _both_own_something(table: Table) -> bool:
    owners = table.view_data()["owners"]
    assert isinstance(owners, dict)
    return can(table, "A", "throw", "offer {to}: {give} for {get}") and {"A", "B"} <= {*owners.values()}


def test_a_trade_is_offered_countered_and_accepted(visitors: Visitors, photograph: Photograph) -> None:
    ann, bo = sit_at(visitors, moment("weigh-anchor", 2, _both_own_something))
    ann.locator(".bar").get_by_role("button", name="Offer a trade").click()
    sheet = ann.get_by_role("dialog", name="Offer a trade")
    mine = sheet.locator(".tray").first.locator(".good").first
    deed = mine.locator("b").inner_text()
    mine.click()
    sheet.locator(".tray").nth(1).locator("input[type=number]").fill("20")
    photograph(ann, "trade-sheet-desk")
    sheet.get_by_role("button", name="Send offer").click()

    offer = bo.get_by_role("region", name="Ann offers you a trade")
    expect(offer).to_contain_text(deed)
    expect(offer).to_contain_text("$20")
    photograph(bo, "offer-desk")
    offer.get_by_role("button", name="Counter").click()
    counter = bo.get_by_role("dialog", name="Offer a trade")
    # It starts from the terms that stand, the other way round.
    expect(counter.locator(".tray").nth(1).locator(".good.sel b")).to_have_text(deed)
    cash = counter.locator(".tray").first.locator("input[type=number]")
    expect(cash).to_have_value("20")
    cash.fill("10")
    counter.get_by_role("button", name="Send offer").click()

    answer = ann.get_by_role("region", name="Bo offers you a trade")
    expect(answer).to_contain_text("$10")
    answer.get_by_role("button", name="Accept").click()
    for page in (ann, bo):
        expect(page.locator(".log")).to_contain_text(deed)
        expect(page.get_by_role("region", name="offers you a trade")).to_have_count(0)
    # The deed is Bo's now, and not Ann's.
    expect(bo.locator("article.you")).to_contain_text(deed)
    expect(ann.locator("article.you")).not_to_contain_text(deed)


PIT = {
    "game": "pit",
    "edition": "pit-2007-r1",
    "options": {"form": "live"},
    "seats": ["A", "B", "C", "D"],
    "suits": ["Oil", "Gold", "Platinum", "Cocoa"],
    "dealer": "C",
    "scores": {"A": 0, "B": 0, "C": 0, "D": 0},
    "hands": {
        "A": {"Oil": 7, "Gold": 2},
        "B": {"Oil": 2, "Gold": 7},
        "C": {"Platinum": 7, "Cocoa": 2},
        "D": {"Platinum": 2, "Cocoa": 7},
    },
    "dealt": 1,
    "stack": [{"dealing": {}}, {"market": {"stage": "sorting", "standing": {}, "bells": {}}}],
}


def test_four_people_trade_at_once_to_a_corner(visitors: Visitors, photograph: Photograph) -> None:
    people = sit_at(visitors, PIT, people=4)
    ann, bo, cy, dot = people
    for page in people:
        page.get_by_role("button", name="Ready").first.click()
    cy.get_by_role("button", name="Open").first.click()
    for page, fan in zip(people, ("Gold", "Oil", "Cocoa", "Platinum"), strict=True):
        page.locator(".fan", has_text=fan).click()
        page.locator(".nums button").nth(1).click()
    # Two shout, and the other two take them at their word, all at the same time.
    for page in (ann, cy):
        page.locator(".go-p").click(no_wait_after=True)
    for page, caller in ((bo, "A"), (dot, "C")):
        trader = page.locator(f"[data-trader={caller}]")
        expect(trader).to_contain_text("Swap 2")
        trader.click(no_wait_after=True)
    photograph(ann, "pit-exchange-desk")
    bell = ann.locator("button.bell")
    for page, fan in zip(people, ("Oil", "Gold", "Platinum", "Cocoa"), strict=True):
        expect(page.locator(".fan:not(.gone) .lb", has_text=fan)).to_contain_text("9")
    bell.click()
    for page in people:
        expect(page.locator(".log")).to_contain_text("Oil")
        expect(page.locator(".log")).to_contain_text("corner")
