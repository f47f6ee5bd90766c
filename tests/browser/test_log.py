"""A log of a whole evening: every line can be read, and the document holds only those in sight."""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.company import can, moment, sit_at
from tests.browser.conftest import Visitors
from tests.browser.for_everyone import must_be_for_everyone

LINES = 3000
MOST = 120


def _long(page: Page, table: str) -> None:
    """Show the table again, with a log that is long already."""

    def stretch(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "snapshot":
                told["events"] = [
                    {"event": f"Line {n}. {'Words. ' * (n % 23)}", "clause": "TEN-10", "fields": {}}
                    for n in range(LINES)
                ]
            line.send(json.dumps(told))

        server.on_message(pass_on)
        line.on_message(server.send)

    page.route_web_socket("**/socket", stretch)
    page.goto("/")
    page.goto(table)
    page.locator(".bar").wait_for()


def test_a_long_log_holds_only_the_lines_in_sight(visitors: Visitors) -> None:
    (page,) = sit_at(visitors, moment("ten-up", 2, lambda table: can(table, "A", "spin")), people=1)
    _long(page, page.url)
    lines = page.locator(".log li")

    def line(n: int) -> None:
        expect(lines.filter(has_text=f"Line {n}.").first).to_be_in_viewport()
        assert lines.count() <= MOST

    line(LINES - 1)
    expect(lines.last).to_have_attribute("aria-setsize", str(LINES))
    expect(lines.last).to_have_attribute("aria-posinset", str(LINES))
    newest = page.get_by_role("button", name="Newest")
    expect(newest).to_have_count(0)
    must_be_for_everyone(page)
    log = page.get_by_role("region", name="Log")
    log.focus()
    page.keyboard.press("Home")
    line(0)
    seen = [*range(40)]
    for n in seen:  # line by line, as far as one likes
        lines.filter(has_text=f"Line {n}.").first.scroll_into_view_if_needed()
        line(n)
    must_be_for_everyone(page)
    newest.click()
    line(LINES - 1)
    expect(newest).to_have_count(0)
    expect(log).to_be_focused()


def test_what_one_reads_stays_where_it_is(visitors: Visitors) -> None:
    (page,) = sit_at(visitors, moment("ten-up", 2, lambda table: can(table, "A", "spin")), people=1)
    _long(page, page.url)
    log = page.locator(".log")
    log.evaluate("(log) => (log.scrollTop = log.scrollHeight / 2)")
    page.wait_for_timeout(300)
    shown = "(log) => [...log.querySelectorAll('li')].find((li) => li.getBoundingClientRect().top >= \
        log.getBoundingClientRect().top).textContent.split('.')[0]"
    before = log.evaluate(shown)
    page.locator(".bar .act.go").click()
    page.wait_for_timeout(300)
    assert log.evaluate(shown) == before
    expect(page.get_by_role("button", name="Newest")).to_be_visible()
