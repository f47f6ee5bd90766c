"""What the bar tells before one acts: what a place is and why it is not open, what an answer costs; and the pace."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from parlour.table.table import Table
from tests.browser.company import can, moment, sit_at
from tests.browser.conftest import PHONE, Visitors
from tests.browser.for_everyone import must_be_for_everyone


def _owned(table: Table) -> dict[str, str]:
    owners = table.view_data()["owners"]
    assert isinstance(owners, dict)
    return owners


def _reads_a_deed(table: Table) -> bool:
    return can(table, "A", "throw") and "B" in _owned(table).values() and len(_owned(table)) < 28


def test_a_deed_tells_what_landing_there_costs_and_why_it_cannot_be_had(visitors: Visitors) -> None:
    position = moment("weigh-anchor", 2, _reads_a_deed)
    (page,) = sit_at(visitors, position, people=1)
    owners = position["owners"]
    assert isinstance(owners, dict)
    theirs = next(name for name, owner in owners.items() if owner == "B")
    told = page.locator(".bar .why")
    board = page.get_by_role("toolbar", name="Squares of the board")
    board.get_by_role("button", name=theirs).hover()
    expect(told).to_contain_text("Landing here costs $")
    expect(told.locator(".cl")).to_have_attribute("title", "Why? WA-034, printed")
    free = next(name for name in ("Olympic", "Paris", "Rex", "Majestic", "Titanic") if name not in owners)
    board.get_by_role("button", name=free).focus()
    expect(told).to_contain_text("nobody owns it. It costs $")
    expect(told.locator(".cl")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(told).not_to_contain_text(free)


@pytest.mark.parametrize(("game", "clause"), [("monopolist", "MON-"), ("ten-up", "TEN-"), ("mariners-compass", "MAR-")])
def test_a_place_that_is_not_open_says_why(visitors: Visitors, game: str, clause: str) -> None:
    position = moment(game, 2, lambda table: can(table, "A", "spin"), after=8)
    (page,) = sit_at(visitors, position, people=1)
    places = page.get_by_role("toolbar", name="Places you can’t choose now").get_by_role("button")
    told = page.locator(".bar .why")
    places.nth(3).focus()
    expect(told).to_contain_text("Spin")
    expect(told.locator(".cl")).to_have_attribute("title", re.compile(rf"^Why\? {clause}"))
    must_be_for_everyone(page)
    page.keyboard.press("ArrowRight")
    name = places.nth(4).get_attribute("aria-label")
    assert name is not None
    expect(told).to_contain_text(name)


def test_a_tap_on_a_closed_pit_says_why_on_a_phone(visitors: Visitors) -> None:
    position = moment("corner-the-market", 2, lambda table: can(table, "A", "throw"), after=12)
    (page,) = sit_at(visitors, position, people=1, sizes={0: PHONE})
    page.get_by_role("toolbar", name="Places you can’t choose now").get_by_role("button").first.dispatch_event("click")
    told = page.locator(".bar .why")
    expect(told).to_contain_text("Roll the dice first")
    expect(told.locator(".cl")).to_have_attribute("title", re.compile("^Why\\? CTM-023"))


def test_an_answer_says_what_it_costs(visitors: Visitors) -> None:
    position = moment("weigh-anchor", 2, lambda table: can(table, "A", "buy", "decline"), after=20)
    (page,) = sit_at(visitors, position, people=1)
    cash = page.locator("[data-seat=A] .cash")
    before = int(cash.inner_text().strip("$").replace(",", ""))
    buy = page.locator(".bar").get_by_role("button", name="Buy")
    expect(buy).to_contain_text("costs $")
    told = re.search(r"costs \$([\d,]+), leaves you \$([\d,]+)", buy.locator("small").inner_text())
    assert told is not None
    price, left = [int(sum.replace(",", "")) for sum in told.groups()]
    assert left == before - price
    buy.click()
    expect(cash).not_to_have_text(f"${before:,}")
    bought = next(line for line in page.locator(".log li").all_inner_texts() if "bought" in line or "buy" in line)
    assert f"${price:,}" in bought


def _log(page: Page) -> int:
    """How many lines the log has; those in sight say of how many they are."""
    sizes = page.locator(".log li").evaluate_all("(lines) => lines.map((line) => Number(line.ariaSetSize ?? 0))")
    return int(sizes[-1]) if sizes else 0


def test_bots_are_shown_one_move_at_a_time_unless_one_hurries_on(visitors: Visitors) -> None:
    position = moment("weigh-anchor", 4, lambda table: can(table, "A", "throw"), after=30)
    (page,) = sit_at(visitors, position, people=1, is_fast=False, has_shortcuts=True)
    fast = page.locator(".bar").get_by_role("button", name="Fast-forward")
    expect(fast).to_have_count(0)
    heading = page.locator(".bar .who")
    for _ in range(30):
        if fast.is_visible():
            break
        page.locator(".bar .act.go, .bar .acts .act:not([aria-disabled])").last.click()
        page.wait_for_timeout(300)
    expect(fast).to_be_visible()
    seen = {_log(page)}
    for _ in range(40):
        page.wait_for_timeout(50)
        seen.add(_log(page))
    assert len(seen) > 1, "nothing is shown"
    assert max(seen) - min(seen) < 40, "everything was shown at once"
    if fast.is_visible():
        page.keyboard.press("f")
    expect(heading).to_contain_text("Your turn", timeout=20_000)
    expect(fast).to_have_count(0)


def test_who_reads_back_in_the_log_is_left_there_and_who_is_at_its_end_follows(visitors: Visitors) -> None:
    position = moment("ten-up", 2, lambda table: can(table, "A", "spin"))
    (page,) = sit_at(visitors, position, people=1)
    log = page.locator(".log")
    oldest, newest = log.locator("li[aria-posinset='1']"), log.locator("li").last
    _play_until(page, 15)
    expect(newest).to_be_in_viewport()
    _wait_for_newest(page)
    expect(oldest).not_to_be_in_viewport()
    log.evaluate("log => (log.scrollTop = 0)")
    expect(oldest).to_be_in_viewport()
    _play_until(page, _log(page) + 3)
    page.wait_for_timeout(300)  # a list that followed would do so only now
    expect(oldest).to_be_in_viewport()
    log.evaluate("log => (log.scrollTop = log.scrollHeight)")
    _play_until(page, _log(page) + 3)
    expect(newest).to_be_in_viewport()
    _wait_for_newest(page)


def _wait_for_newest(page: Page) -> None:
    """Wait until the last line in the document is the last of the log: lines out of sight are not in the document."""
    page.wait_for_function(
        "() => { const line = [...document.querySelectorAll('.log li')].at(-1);"
        " return line !== undefined && line.ariaPosInSet === line.ariaSetSize }"
    )


def _play_until(page: Page, lines: int) -> None:
    """Press something, again and again, until the log is so long."""
    for _ in range(300):
        if _log(page) >= lines:
            return
        open_to_me = page.locator(".bar .act.go, .bar .acts .act:not([aria-disabled])")
        if open_to_me.count():
            open_to_me.last.click()
        page.wait_for_timeout(100)
    raise AssertionError(f"the log has only {_log(page)} lines")
