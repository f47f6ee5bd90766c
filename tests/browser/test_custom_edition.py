"""An edition of one's own, from a file on the device to the board of a table, its end and its rematch."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.at_the_table import begin, invitation, sit_down
from tests.browser.conftest import DESK, PHONE, Visitors
from tests.browser.layout import OUT_OF_REACH
from tests.server.test_editions import TITLE, mine

TABLET = {"width": 768, "height": 1024}
SIZES = {"desktop": DESK, "tablet": TABLET, "phone": PHONE}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "our-street.toml"
    path.write_text(mine(), encoding="utf-8")
    return path


def picker(page: Page) -> Locator:
    return page.get_by_label(re.compile(r"Your own edition|Choose another file"))


def square(page: Page, name: str) -> Locator:
    """A square of the board, in the list that says what is drawn."""
    return page.get_by_role("listitem").filter(has_text=re.compile(f"^{name}"))


def new_table(page: Page, game: str = "finance") -> None:
    page.goto(f"/#/new/{game}")
    page.get_by_role("heading", level=1).wait_for()


@pytest.mark.parametrize("size", SIZES)
def test_a_file_is_chosen_and_the_table_is_drawn_from_it(
    visitors: Visitors, file: Path, size: str, photograph: Callable[[Page, str], None]
) -> None:
    page = visitors.page(SIZES[size])
    new_table(page)
    picker(page).set_input_files(file)
    chosen = page.get_by_role("radio", name=re.compile(TITLE))
    expect(chosen).to_be_checked()
    expect(page.get_by_text("our-street.toml (2 to 6 players)")).to_be_visible()
    assert page.evaluate(OUT_OF_REACH, "main") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("fieldset.edition").scroll_into_view_if_needed()
    photograph(page, f"custom-edition-form-{size}")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/#/table/**")
    expect(page.get_by_text(TITLE)).to_be_visible()
    begin(page)
    expect(square(page, "Our Lane").first).to_be_attached()
    expect(square(page, "Wayback")).to_have_count(0)
    photograph(page, f"custom-edition-table-{size}")
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile(TITLE))).to_be_visible()


def test_a_guest_and_a_spectator_see_the_same_board(visitors: Visitors, file: Path) -> None:
    host, guest, watcher = visitors.page(), visitors.page(), visitors.page(PHONE)
    new_table(host)
    rows = host.locator("ul.seats > li")
    while rows.count() > 2:
        rows.last.get_by_role("button").click()
    rows.nth(1).locator("select").first.select_option("friend")
    picker(host).set_input_files(file)
    host.get_by_role("button", name="Create table").click()
    link = invitation(host, "B")
    guest.goto(link)
    expect(guest.get_by_role("heading", level=1)).to_contain_text(TITLE)
    sit_down(guest, link, "Bo")
    watch = host.get_by_label("Link for watching").input_value()
    begin(host)
    watcher.goto(watch)
    for page in (host, guest, watcher):
        expect(square(page, "Our Lane").first).to_be_attached()


def test_what_is_wrong_with_a_file_is_said_beside_the_field(visitors: Visitors, file: Path, tmp_path: Path) -> None:
    page = visitors.page(PHONE)
    new_table(page)
    problem = page.locator("#edition-problem")
    wrong = tmp_path / "wrong.toml"
    for content, said in (
        (b"# " + b"x" * 140_000, "An edition may have up to 128 KB"),
        (b"\xff\xd8\xff", "not a text file in UTF-8"),
        (b"squares = [", "edition: this is no TOML"),
        (mine().replace('game = "finance"', 'game = "pit"', 1).encode(), "this is an edition of 'pit'"),
        (mine().replace("sides = 6", "sides = 1000000", 1).encode(), "takes the server too much time or memory"),
    ):
        wrong.write_bytes(content)
        picker(page).set_input_files(wrong)
        expect(problem).to_contain_text(said)
        expect(problem).to_have_role("alert")
        expect(picker(page)).to_have_attribute("aria-invalid", "true")
        expect(picker(page)).to_have_attribute("aria-describedby", re.compile("edition-problem"))
    picker(page).set_input_files(file)
    expect(problem).to_be_hidden()
    expect(page.get_by_role("radio", name=re.compile(TITLE))).to_be_checked()
    # The browser says itself that a request was refused.
    visitors.complaints[:] = [each for each in visitors.complaints if "422" not in each]


def test_a_refusal_that_comes_only_when_the_table_opens_stands_beside_the_field_too(
    visitors: Visitors, file: Path
) -> None:
    page = visitors.page(PHONE)
    said = "That takes the server too much time or memory. Try a smaller one."
    problem = {"type": "about:blank", "title": "", "status": 422, "code": "input/too_expensive", "detail": said}

    def refuse(route: Route) -> None:
        if route.request.method == "POST":
            route.fulfill(status=422, json=problem)
        else:
            route.continue_()

    page.route("**/api/tables", refuse)
    new_table(page)
    picker(page).set_input_files(file)
    expect(page.get_by_role("radio", name=re.compile(TITLE))).to_be_checked()
    page.get_by_role("button", name="Create table").click()
    expect(page.locator("#edition-problem")).to_have_text(said)
    expect(page.locator("#edition-problem")).to_be_in_viewport()
    page.unroute("**/api/tables")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/#/table/**")
    visitors.complaints[:] = [each for each in visitors.complaints if "422" not in each]


def test_it_is_chosen_and_removed_by_keyboard(visitors: Visitors, file: Path) -> None:
    page = visitors.page()
    # The browser intercepts choosers only once somebody listens, which takes effect a little later: listen early.
    page.on("filechooser", lambda chooser: chooser.set_files(file))
    new_table(page)
    bundled = page.get_by_role("radio", name=re.compile("Finance"))
    sources = page.locator("fieldset.edition").get_by_role("link", name="Where the board comes from")
    expect(sources).to_be_visible()
    bundled.focus()
    page.keyboard.press("Tab")
    expect(sources).to_be_focused()
    page.keyboard.press("Tab")
    expect(picker(page)).to_be_focused()
    page.keyboard.press("Enter")
    own = page.get_by_role("radio", name=re.compile(TITLE))
    expect(own).to_be_checked()
    own.focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name=f"Remove {TITLE}")).to_be_focused()
    page.keyboard.press("Enter")
    expect(own).to_have_count(0)
    expect(picker(page)).to_be_focused()
    expect(bundled).to_be_checked()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/#/table/**")
    begin(page)
    expect(square(page, "Wayback").first).to_be_attached()


def test_an_edition_for_fewer_players_takes_seats_away(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.page()
    small = tmp_path / "small.toml"
    small.write_text(mine().replace("max_players = 6", "max_players = 3", 1), encoding="utf-8")
    new_table(page)
    rows = page.locator("ul.seats > li")
    expect(rows).to_have_count(4)
    picker(page).set_input_files(small)
    expect(rows).to_have_count(3)
    expect(page.get_by_role("button", name="Add a player")).to_be_hidden()
