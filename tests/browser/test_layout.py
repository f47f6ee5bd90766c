"""The table at every size between a phone and a desk: the board comes first, and every control can be touched."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import parlour
from parlour.table.table import Table
from tests.browser.at_the_table import begin, open_table
from tests.browser.company import can, moment, sit_at
from tests.browser.conftest import PHONE, Visitors
from tests.browser.layout import must_be_in_reach, must_not_crowd, must_put_the_board_first, visible_board

SIZES = [
    {"width": 768, "height": 1024},
    {"width": 820, "height": 1180},
    {"width": 1024, "height": 768},
    {"width": 844, "height": 390},
    {"width": 667, "height": 375},
]
AFTER = {"monopolist": 40, "ten-up": 40, "mariners-compass": 12, "pit": 12}


def _resize(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def _seats(game: str) -> int:
    return min(4, parlour.open(game).edition.most_seats)


@contextmanager
def _open(page: Page, opener: str, panel: str, closer: str) -> Iterator[None]:
    page.locator(opener).locator("visible=true").first.click()
    page.locator(panel).locator("visible=true").first.wait_for()
    yield
    page.locator(closer).locator("visible=true").first.click()


@pytest.mark.parametrize("game", parlour.games())
def test_the_board_comes_first_and_everything_can_be_touched(visitors: Visitors, game: str) -> None:
    position = moment(game, _seats(game), lambda table: can(table, "A"), after=AFTER.get(game, 60))
    (page,) = sit_at(visitors, position, people=1)
    for size in SIZES:
        _resize(page, size)
        must_put_the_board_first(page)
        must_be_in_reach(page)
        must_not_crowd(page)
        more = ".top button[aria-expanded]"
        with _open(page, more, ".menu", more):
            must_be_in_reach(page, ".menu")
        with _open(page, ".bar .else", ".pick.nots", ".pick.nots > .act"):
            must_be_in_reach(page, ".pick")
        with _open(page, ".bar .cl, .shout .cl", ".side .rule", ".side .sheet .x"):
            must_be_in_reach(page, ".side")
            must_be_in_reach(page, ".bar")


SHARES = {
    (820, 1180): 0.75,
    (768, 1024): 0.66,
    (1180, 820): 0.9,
    (1024, 768): 0.84,
    (844, 390): 1,
    (667, 375): 1,
    (390, 844): 1,
    (360, 640): 1,
}
"""The board's part of the shorter side, by the size of the screen; upright, many answers take some of it."""


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_board_has_its_share_and_the_header_says_everything(visitors: Visitors, language: str) -> None:
    (page,) = sit_at(visitors, moment("weigh-anchor", 4, lambda table: can(table, "A", "throw"), after=60), people=1)
    page.goto(page.url.replace("/#", f"/?lang={language}#"))
    goal = page.locator(".top .goal")
    page.locator(f"html[lang={language}] .stage").wait_for()
    for (width, height), share in SHARES.items():
        _resize(page, {"width": width, "height": height})
        found = visible_board(page)
        seen = found["height"] if width > height else found["width"]
        assert seen >= share * min(width, height) - 1, f"{found} of {width} x {height}"
        expect(goal).to_be_visible()
        must_not_crowd(page)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_everything_is_in_reach_with_the_largest_text(visitors: Visitors, size: dict[str, int]) -> None:
    position = moment("weigh-anchor", 4, lambda table: can(table, "A", "throw"), after=60)
    (page,) = sit_at(visitors, position, people=1, sizes={0: size})
    page.evaluate("localStorage.setItem('parlour.text-size', 'largest')")
    page.reload()
    page.locator("html[data-text=largest] .bar .act").first.wait_for()
    must_put_the_board_first(page)
    must_be_in_reach(page)
    must_not_crowd(page)


def _offers(table: Table) -> bool:
    return can(table, "A", "throw", "offer {to}: {give} for {get}")


def test_a_trade_with_three_partners_can_be_sent_at_every_size(visitors: Visitors) -> None:
    position = moment("weigh-anchor", 4, _offers, after=60)
    (page,) = sit_at(visitors, position, people=1)
    sheet = page.get_by_role("dialog", name="Offer a trade")
    for size in [*SIZES, PHONE, {"width": 1440, "height": 900}, {"width": 1280, "height": 720}]:
        _resize(page, size)
        page.locator(".bar").get_by_role("button", name="Offer a trade").click()
        sheet.wait_for()
        assert sheet.locator(".heads .act").count() == 3
        must_be_in_reach(page, ".side")
        if size in SIZES:
            must_put_the_board_first(page)
        sheet.get_by_role("button", name="More cash").first.click()
        send = sheet.get_by_role("button", name="Send offer")
        # in sight without scrolling, except on a phone on its side, where the column scrolls as a whole
        if size["height"] > 500:
            expect(send).to_be_in_viewport(ratio=1)
        sheet.get_by_role("button", name="Cancel").click()


def test_an_auction_can_be_answered_at_every_size(visitors: Visitors) -> None:
    position = moment("finance", 4, lambda table: can(table, "A", "bid {amount}", "hold", "leave"))
    (page,) = sit_at(visitors, position, people=1)
    for size in [*SIZES, PHONE]:
        _resize(page, size)
        block = page.locator("section.block").locator("visible=true")
        block.wait_for()
        must_be_in_reach(page, ".side")
        must_be_in_reach(page, ".bar")
        must_not_crowd(page)
        if size in SIZES:
            must_put_the_board_first(page)
        block.get_by_role("button", name="Other amount").click()
        must_be_in_reach(page, ".side .block")
        block.get_by_role("button", name="Cancel").click()


MOMENTS: dict[str, tuple[str, int, Callable[[Table], bool], int]] = {
    "a direction": ("mariners-compass", 2, lambda table: can(table, "A", "go {direction}"), 6),
    "a throw": ("weigh-anchor", 4, _offers, 60),
    "a purchase": ("weigh-anchor", 4, lambda table: can(table, "A", "buy"), 40),
    "a deal": ("corner-the-market", 4, lambda table: can(table, "A"), 60),
}


@pytest.mark.parametrize("name", MOMENTS)
def test_nothing_is_cut_off_or_crowded_on_a_phone(visitors: Visitors, name: str) -> None:
    game, seats, is_it, after = MOMENTS[name]
    (page,) = sit_at(visitors, moment(game, seats, is_it, after=after), people=1, sizes={0: PHONE})
    must_not_crowd(page)
    must_be_in_reach(page)


def test_contracts_of_everybody_stand_on_a_phone(visitors: Visitors) -> None:
    def someone_holds(table: Table) -> bool:
        players = table.view_data("A")["players"]
        assert isinstance(players, dict)
        return can(table, "A") and all(any(each["contracts"].values()) for each in players.values())

    (page,) = sit_at(visitors, moment("corner-the-market", 3, someone_holds, after=20), people=1, sizes={0: PHONE})
    for card in page.locator("article.seat").all():
        expect(card.locator(".hold li:not(.none)").first).to_be_visible()


def test_a_refusal_covers_nothing_and_goes_away(visitors: Visitors) -> None:
    """Every answer is spoiled on its way to the server, so that each is refused."""
    page = visitors.page(PHONE)

    def spoil(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: server.send(str(message).replace('"text":"', '"text":"no such ')))

    page.route_web_socket("**/socket", spoil)
    page.clock.install()
    open_table(page, "finance", ["me", "bot", "bot"])
    begin(page)
    message = page.locator(".bar .why b")
    for size in [PHONE, *SIZES]:
        _resize(page, size)
        for way in ("tap", "time"):
            page.locator(".bar .act:enabled").locator("visible=true").last.click()
            expect(message).to_be_visible()
            expect(page.get_by_role("status").filter(has=page.locator("b"))).to_have_count(1)
            must_be_in_reach(page, ".side")
            must_be_in_reach(page, ".bar")
            if way == "tap":
                message.click()
            else:
                page.clock.run_for(30_000)
            expect(message).to_have_count(0)


def test_a_long_word_in_the_chat_stays_in_its_panel(visitors: Visitors) -> None:
    page = visitors.page()
    open_table(page, "ten-up", ["me", "bot"])
    begin(page)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Write to the table").fill("W" * 300)
    page.keyboard.press("Enter")
    said = page.locator(".log li p").last
    expect(said).to_contain_text("WWW")
    wide, panel = said.evaluate("(p) => [p.scrollWidth, p.clientWidth]")
    assert wide <= panel
    assert page.locator(".log").evaluate("(log) => log.scrollWidth <= log.clientWidth")


@pytest.mark.parametrize("others", [2, 3, 5, 7])
def test_no_name_lies_over_the_bell_of_pit(visitors: Visitors, others: int) -> None:
    position = moment("pit", others + 1, lambda table: table.ask("A") is not None)
    (page,) = sit_at(visitors, position, people=1)
    for size in ({"width": 1280, "height": 720}, {"width": 1440, "height": 900}, *SIZES):
        _resize(page, size)
        overlapping = page.evaluate(OVER_THE_BELL)
        assert not overlapping, f"{size}: {overlapping}"


OVER_THE_BELL = """() => {
  const { left, top, width, height } = document.querySelector(".bell").getBoundingClientRect();
  const [cx, cy, r] = [left + width / 2, top + height / 2, Math.min(width, height) / 2];
  return [...document.querySelectorAll(".tr .nm > *, .plate")].filter((each) => {
    const box = each.getBoundingClientRect();
    const near = (from, to, at) => Math.min(Math.max(at, from), to);
    return Math.hypot(near(box.left, box.right, cx) - cx, near(box.top, box.bottom, cy) - cy) < r - 2;
  }).map((each) => each.textContent.trim());
}"""
"""What lies within the bell's circle."""
