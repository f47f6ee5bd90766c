"""Panels and menus: keys, focus, titles; and the panels for shares in Finance."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.company import can, moment, more, sit_at
from tests.browser.conftest import Visitors

FOCUSED = "() => document.activeElement?.tagName ?? 'BODY'"


def has_focus(page: Page) -> bool:
    """Whether the focus is somewhere: a moment may pass until the page has settled."""
    page.wait_for_timeout(150)
    return bool(page.evaluate(FOCUSED) != "BODY")


def test_a_menu_is_used_with_the_keyboard(visitors: Visitors) -> None:
    page = sit_at(visitors, moment("ten-up", 2, lambda table: can(table, "A", "spin")))[0]
    more = page.get_by_role("button", name="More")
    more.focus()
    page.keyboard.press("Enter")
    items = page.locator("[role=menu] [role^=menuitem]")
    expect(items.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(items.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(items.last).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(items.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[role=menu]")).to_have_count(0)
    expect(more).to_be_focused()
    more.click()
    page.mouse.click(700, 450)
    expect(page.locator("[role=menu]")).to_have_count(0)


def test_the_focus_never_drops_in_a_trade(visitors: Visitors) -> None:
    page = sit_at(visitors, moment("weigh-anchor", 3, lambda table: can(table, "A", "throw"), after=120))[0]
    trade = page.locator(".bar").get_by_role("button", name="Offer a trade")
    trade.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".sheet.trade h2")).to_be_focused()
    page.locator(".trade .cashline input").first.fill("1")
    goods = page.locator(".trade .shelf .good")
    goods.first.focus()
    page.keyboard.press("Enter")
    assert has_focus(page)
    assert page.evaluate("() => document.activeElement.closest('.trade') !== null")
    page.locator(".trade .btns .pri").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".sheet.trade")).to_have_count(0)
    assert has_focus(page)


def test_escape_closes_a_sheet_and_gives_the_focus_back(visitors: Visitors) -> None:
    page = sit_at(visitors, moment("weigh-anchor", 3, lambda table: can(table, "A", "throw"), after=120))[0]
    trade = page.locator(".bar").get_by_role("button", name="Offer a trade")
    trade.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".sheet.trade h2")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".sheet.trade")).to_have_count(0)
    expect(trade).to_be_focused()
    page.locator(".bar .act.go").focus()
    page.keyboard.press("Enter")
    assert has_focus(page)


def test_the_focus_never_drops_after_a_bid(visitors: Visitors) -> None:
    page = sit_at(visitors, moment("finance", 3, lambda table: can(table, "A", "bid {amount}")), people=1)[0]
    raise_ = page.locator(".block .raise button").first
    raise_.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".log .now")).to_contain_text("$")
    assert has_focus(page)


def test_every_screen_has_its_title_and_one_heading(visitors: Visitors) -> None:
    page = visitors.page()
    titles = []
    for place in ("", "new/pit", "rules/pit", "records", "lab"):
        page.goto(f"/#/{place}")
        page.get_by_role("heading", level=1).first.wait_for(state="attached")
        page.wait_for_timeout(100)
        titles.append(page.title())
        assert page.get_by_role("heading", level=1).count() == 1, place
    assert len(set(titles)) == len(titles), titles
    page.goto("/#/new/ten-up")
    page.get_by_role("button", name="Create table").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Start with").wait_for()
    assert page.get_by_role("heading", level=1).count() == 1
    assert has_focus(page)
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


def test_a_share_is_proposed_and_agreed_to(visitors: Visitors) -> None:
    # Two people and no bot, which would propose something itself.
    position = moment("finance", 2, lambda table: can(table, "A", "share {series}: {shares}"), seed=5)
    ann, bo = sit_at(visitors, position)
    panel = more(ann)
    panel.get_by_role("button", name="share").first.click()
    expect(panel).not_to_contain_text("undefined")
    panel.get_by_label("Ann, %").fill("75")
    panel.get_by_label("Ann, %").press("Tab")
    expect(panel.get_by_label("Bo, %")).to_have_value("25")
    panel.get_by_role("button", name="Propose it").click()
    expect(ann.locator(".plan")).to_contain_text("You propose to share the income of the utilities")
    plan = bo.locator(".plan")
    expect(plan).to_contain_text("Ann proposes to share the income of the utilities")
    expect(plan).to_contain_text("75 %")
    plan.get_by_role("button", name="Agree").click()
    expect(bo.locator(".log")).to_contain_text("are now shared")
    expect(ann.locator(".plan")).to_have_count(0)
