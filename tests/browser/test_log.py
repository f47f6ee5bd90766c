"""The log by turn: every line of a whole evening can be read, opened and traced to its rules."""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocketRoute, expect

from parlour.bots.temperament import CHARACTERS
from tests.browser.company import can, moment, sit_at
from tests.browser.conftest import Visitors
from tests.browser.for_everyone import must_be_for_everyone

LINES = 3000
MOST = 120


def _spins(page: Page, table: str, turns: int = LINES) -> None:
    """Show the table again, with a log that has so many turns already, of two players."""

    def stretch(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "snapshot":
                told["events"] = [
                    {"event": event, "clause": clause, "fields": {"seat": "AB"[n % 2], **fields}}
                    for n in range(turns)
                    for event, clause, fields in (
                        ("spun", "TEN-10", {"first": n, "second": 1}),
                        ("count_lost", "TEN-R19", {}),
                    )
                ]
            line.send(json.dumps(told))

        server.on_message(pass_on)
        line.on_message(server.send)

    page.route_web_socket("**/socket", stretch)
    page.goto("/")
    page.goto(table)
    page.locator(".log .headline").first.wait_for()


def _table(visitors: Visitors, turns: int = LINES) -> Page:
    position = moment("ten-up", 2, lambda table: can(table, "A", "spin"), after=8)
    (page,) = sit_at(visitors, position, people=1)
    _spins(page, page.url, turns)
    return page


def test_a_long_log_holds_only_the_lines_in_sight(visitors: Visitors) -> None:
    page = _table(visitors)
    lines = page.locator(".log li.turn")

    def line(n: int) -> None:
        expect(lines.filter(has_text=f"spun {n:,} and 1").first).to_be_in_viewport()
        assert lines.count() <= MOST

    line(LINES - 1)
    expect(lines.last).to_have_attribute("aria-setsize", str(LINES))
    expect(lines.last).to_have_attribute("aria-posinset", str(LINES))
    newest = page.get_by_role("button", name="Newest")
    expect(newest).to_have_count(0)
    must_be_for_everyone(page)
    lines.last.locator(".headline").focus()
    page.keyboard.press("Home")
    line(0)
    for n in range(1, 40):  # line by line, as far as one likes
        page.keyboard.press("ArrowDown")
        expect(lines.filter(has_text=f"spun {n} and 1").first.locator(".headline")).to_be_focused()
        line(n)
    must_be_for_everyone(page)
    newest.click()
    line(LINES - 1)
    expect(newest).to_have_count(0)
    expect(lines.last.locator(".headline")).to_be_focused()


def test_a_turn_opens_to_its_steps_and_a_step_to_its_clause(visitors: Visitors) -> None:
    page = _table(visitors, turns=9)
    line = page.locator(".log li.turn").nth(4)
    headline = line.get_by_role("button", expanded=False)
    expect(headline).to_contain_text("You spun 4 and 1")
    expect(line.get_by_text("TEN-")).to_have_count(0)
    headline.focus()
    page.keyboard.press("ArrowRight")
    expect(line.locator(".step")).to_have_text(
        ["You spin 4 and 1.", "You have no counter for the point and cannot score it."]
    )
    must_be_for_everyone(page)
    why = line.get_by_role("button", name="Why? TEN-10")
    why.click()
    note = line.locator(".clause-note")
    expect(note).to_contain_text("printed")
    expect(note).to_be_in_viewport()
    line.get_by_role("button", name="Why? TEN-R19").click()
    expect(note).to_have_count(1)
    expect(note).to_contain_text("our ruling")
    must_be_for_everyone(page)
    note.get_by_role("button", name="TEN-R19").click()
    expect(page.get_by_role("dialog", name="Why? TEN-R19")).to_be_visible()
    page.keyboard.press("Escape")
    line.locator(".headline").focus()
    page.keyboard.press("ArrowLeft")
    expect(line.locator(".steps")).to_have_count(0)
    expect(line.locator(".headline")).to_be_focused()


def test_only_my_turns_are_shown_on_demand(visitors: Visitors) -> None:
    page = _table(visitors, turns=9)
    lines = page.locator(".log li.turn")
    expect(lines).to_have_count(9)
    mine = page.get_by_role("button", name="Only my turns")
    mine.click()
    expect(lines).to_have_count(5)
    expect(lines.last).to_contain_text("You spun 8")
    for one in CHARACTERS:
        expect(page.locator(".log").get_by_text(one.name)).to_have_count(0)
    must_be_for_everyone(page)
    mine.click()
    expect(lines).to_have_count(9)


def test_a_turn_is_said_aloud_once_as_its_line(visitors: Visitors) -> None:
    page = _table(visitors, turns=3)
    said = page.get_by_role("log")
    expect(said).to_have_text("")
    page.locator(".bar .act.go").click()
    expect(said).to_contain_text("You spun ")
    expect(said).not_to_contain_text("spins")


def test_what_one_reads_stays_where_it_is(visitors: Visitors) -> None:
    page = _table(visitors)
    log = page.locator(".log")
    log.evaluate("(log) => (log.scrollTop = log.scrollHeight / 2)")
    page.wait_for_timeout(300)
    shown = "(log) => [...log.querySelectorAll('li')].find((li) => li.getBoundingClientRect().top >= \
        log.getBoundingClientRect().top).textContent.trim()"
    before = log.evaluate(shown)
    page.locator(".bar .act.go").click()
    page.wait_for_timeout(300)
    assert log.evaluate(shown) == before
    expect(page.get_by_role("button", name="Newest")).to_be_visible()
