"""The screens around the table: for everyone, on every size, and honest about the line."""

from __future__ import annotations

import re
from pathlib import Path

import segno
from playwright.sync_api import Route, WebSocketRoute, expect
from typer.main import get_command

import parlour
from parlour.cli.app import app
from tests.browser.at_the_table import Person, begin, invitation, open_table, play, sit_down
from tests.browser.company import can, moment, sit_at
from tests.browser.conftest import PHONE, Visitors
from tests.server.running import Server


def test_a_reload_and_a_restart_come_back_to_the_same_moment(visitors: Visitors, tmp_path: Path) -> None:
    own = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path / "server.log").start()
    page = visitors.page()
    page.goto(own.url)
    page.goto(f"{own.url}/#/new/ten-up")
    page.get_by_role("button", name="Create table").click()
    begin(page)
    me = Person(page, 5)
    play([me], 5)
    last = page.locator(".log .headline").last
    page.reload()
    page.locator(".bar").wait_for()
    play([me], 8)
    own.kill()
    expect(page.get_by_text("Connection lost. Trying again")).to_be_visible()
    said = last.inner_text()
    own.start()
    expect(page.get_by_text("Connection lost. Trying again")).to_be_hidden(timeout=30_000)
    assert said
    play([me], 12)
    page.close()
    own.stop()
    # A browser says itself that a socket could not be opened while the server was gone.
    visitors.complaints[:] = [each for each in visitors.complaints if "ERR_CONNECTION" not in each]


def test_two_tabs_of_one_seat_stay_in_step(visitors: Visitors) -> None:
    page = visitors.page()
    name = open_table(page, "ten-up", ["me", "bot"])
    begin(page)
    other = visitors.contexts[0].new_page()
    other.goto(f"/#/table/{name}/A")
    other.locator(".bar").wait_for()
    play([Person(page, 4)], 5)
    play([Person(other, 6)], 5)
    play([Person(page, 8)], 5)
    for _ in range(50):
        # Both are told of the bot's moves, each in its own moment.
        if page.locator(".log ol").inner_text() == other.locator(".log ol").inner_text():
            return
        page.wait_for_timeout(100)
    assert page.locator(".log ol").inner_text() == other.locator(".log ol").inner_text()


def test_a_refusal_is_shown_with_its_clause(visitors: Visitors) -> None:
    """What the page would never send is put into its answer on the way."""
    page = visitors.page()

    def meddle(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: server.send(re.sub(r'"text":"[^"]*"', '"text":"spin"', str(message))))

    page.route_web_socket("**/socket", meddle)
    open_table(page, "ten-up", ["me", "bot"])
    begin(page)
    page.locator(".bar .act:enabled").first.click()
    expect(page.locator(".why b")).to_contain_text("colour")
    expect(page.locator(".why .cl")).to_have_attribute("title", re.compile("TEN-"))
    expect(page.locator(".log li p").last).to_have_text("Nothing has happened yet.")


def test_a_table_that_is_not_open_to_one_says_so(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto("/#/table/NOSUCHTABL")
    expect(page.get_by_role("heading", name="You can’t open this table")).to_be_visible()


def test_a_guest_who_was_sent_away_is_told(visitors: Visitors) -> None:
    host, guest = visitors.page(), visitors.page()
    open_table(host, "ten-up", ["me", "friend"])
    sit_down(guest, invitation(host, "B"), "Bo")
    host.get_by_role("button", name="Remove").click()
    expect(guest.get_by_role("heading", name="You can’t open this table")).to_be_visible()


def test_a_public_table_is_found_on_the_start_page(visitors: Visitors) -> None:
    host = parlour.connect(visitors.url)
    table = host.open("ten-up", [{"who": "me", "name": "Hostess"}, {"who": "friend"}], public=True)["table"]
    guest = visitors.page()
    guest.goto("/")
    guest.get_by_role("link", name="Hostess").first.click()
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Take a seat").click()
    guest.wait_for_url(f"**/#/table/{table}/**")
    expect(guest.get_by_text("Bo", exact=True)).to_be_visible()


def test_a_finger_quicker_than_the_server_sits_down_all_the_same(visitors: Visitors) -> None:
    page = visitors.page()

    def hesitate(route: Route) -> None:
        page.wait_for_timeout(500)
        route.continue_()

    page.route("**/api/me", hesitate)
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/#/table/**")


def test_an_invitation_is_shown_as_a_qr_code(visitors: Visitors) -> None:
    page = visitors.page(PHONE)
    open_table(page, "ten-up", ["me", "friend"])
    page.get_by_text("Link for this seat").click()
    drawn = page.get_by_role("img", name="QR code for player B").locator("path").get_attribute("d")
    squares = [tuple(map(int, move.split("h")[0].split())) for move in (drawn or "").split("M")[1:]]
    code = segno.make(invitation(page, "B"), error="m", micro=False).matrix
    assert {(x - 4, y - 4) for x, y in squares} == {
        (x, y) for y, row in enumerate(code) for x, dark in enumerate(row) if dark
    }


def test_sound_is_off_until_it_is_wanted(visitors: Visitors) -> None:
    page = visitors.page()
    open_table(page, "ten-up", ["me", "bot"])
    begin(page)
    for wanted in ("Turn sound on", "Turn sound off"):
        page.get_by_role("button", name="More").click()
        page.get_by_role("menuitemcheckbox", name=wanted).click()
        page.reload()
        page.locator(".bar").wait_for()
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("menuitemcheckbox", name="Turn sound on")).to_be_visible()


def test_what_cannot_be_done_says_why_with_its_clause(visitors: Visitors) -> None:
    position = moment("weigh-anchor", 2, lambda table: can(table, "A", "throw", "mortgage {vessel}"), after=30)
    (page,) = sit_at(visitors, position, people=1)
    mine = page.locator("article.you .deed, article.you .good, article.you button").first
    deed = mine.locator("b").first.inner_text()
    mine.click()
    sheet = page.get_by_role("region", name=deed)
    grey = sheet.get_by_role("button", name="Pay off a mortgage")
    expect(grey).to_have_attribute("aria-disabled", "true")
    grey.click(force=True)  # it is greyed, and may be touched all the same
    expect(sheet.locator(".reason")).to_contain_text(f"{deed} is not mortgaged.")
    expect(page.locator(".bar .why .cl")).to_have_attribute("title", re.compile("WA-"))


def test_what_is_not_open_is_greyed_on_the_bar(visitors: Visitors) -> None:
    position = moment("finance", 2, lambda table: can(table, "A", "bid {amount}", "leave"))
    (page,) = sit_at(visitors, position, people=1)
    grey = page.locator(".bar .act.grey").first
    expect(grey).to_be_visible()
    grey.focus()
    expect(page.locator(".bar .why b")).not_to_be_empty()
    expect(page.locator(".bar .why .cl")).to_have_attribute("title", re.compile("FIN-"))


def test_house_rules_stand_in_chapters_and_say_where(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto("/#/new/finance")
    expect(page.get_by_role("group", name="Edition")).to_contain_text("1932")
    page.locator("summary", has_text="House rules").click()
    chapter = page.locator(".chapter", has_text="For experienced players")
    rule = chapter.get_by_role("group", name="Double rent")
    expect(rule.locator(".where")).to_contain_text("FIN-136")
    rule.get_by_role("radio").nth(1).check()
    expect(page.locator("summary", has_text="1 changed")).to_be_visible()
    with page.context.expect_page() as opened:
        rule.locator(".where a").first.click()
    expect(opened.value.locator("article.on")).to_contain_text("FIN-136")


def test_the_lab_page_tells_commands_that_there_are(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto("/")
    page.get_by_role("link", name="Lab", exact=True).click()
    page.get_by_role("heading", name="The lab").wait_for()
    told = page.locator("pre code").all_inner_texts()
    assert len(told) >= 5
    for line in told:
        program, verb, *rest = line.split()
        assert program == "parlour"
        command = get_command(app).commands[verb]  # type: ignore[attr-defined]
        known = {name for each in command.params for name in each.opts}
        assert {each for each in rest if each.startswith("--")} <= known, line
