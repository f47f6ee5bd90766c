"""Replay, end, records and rules in the browser: any moment of any game, the dice checked, bad files named."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import parlour
from parlour.bots.bot import find
from parlour.bots.playing import play_on, seat_rng
from parlour.core import registry
from parlour.core.record import Journal, read_journal
from parlour.records.verify import verify
from tests.browser.at_the_table import Person, begin, open_table, play
from tests.browser.conftest import DESK, PHONE, Visitors
from tests.browser.for_everyone import must_be_for_everyone
from tests.table import honest
from tests.table.gift import everything_given

GAMES = parlour.games()


@lru_cache
def played(slug: str) -> str:
    """A whole game by bots, with dice that can be checked."""
    table = parlour.open(slug, seats=2 if slug == "mariners-compass" else 4)
    seats = range(len(table.names))
    play_on(table, {n: find("normal", slug) for n in seats}, {n: seat_rng(1, n) for n in seats})
    return table.record()


def bring(page: Page, text: str, folder: Path, name: str = "a.record") -> None:
    """Give a file to the page, as somebody does who chooses it."""
    file = folder / name
    file.write_text(text, encoding="utf-8")
    page.goto("/#/records")
    page.get_by_role("heading", name="Records").wait_for()
    page.locator("input[type=file]").set_input_files(file)


def looked_at(page: Page, text: str, folder: Path) -> int:
    """A record in replay; returns how many moves it has."""
    bring(page, text, folder)
    page.get_by_role("status").get_by_role("link", name="Replay").click()
    page.locator(".player").wait_for()
    return len(parlour.replay(text).moves())


def where(page: Page) -> Locator:
    return page.locator(".strip .where")


def test_a_record_is_stepped_through_by_buttons_keys_and_scrubber(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.page()
    last = looked_at(page, played("weigh-anchor"), tmp_path)
    expect(where(page)).to_contain_text(f"Move 0 of {last:,}")
    page.get_by_role("button", name="Forward one move").click()
    expect(where(page)).to_contain_text(f"Move 1 of {last:,}")
    page.locator("body").press("ArrowRight")
    page.locator("body").press("ArrowRight")
    expect(where(page)).to_contain_text(f"Move 3 of {last:,}")
    page.locator("body").press("ArrowLeft")
    expect(where(page)).to_contain_text(f"Move 2 of {last:,}")
    page.locator("body").press("Shift+ArrowRight")
    expect(where(page)).to_contain_text("turn 1")
    page.locator("body").press("End")
    expect(where(page)).to_contain_text(f"Move {last:,} of {last:,}")
    expect(page).to_have_url(re.compile(rf"at={last}$"))
    page.locator("body").press("Home")
    expect(where(page)).to_contain_text("Move 0 of")
    page.get_by_label("Move of the game").fill(str(last // 2))
    expect(where(page)).to_contain_text(f"Move {last // 2:,} of")
    said = page.locator(".replay-log li.now").inner_text()
    page.reload()
    expect(where(page)).to_contain_text(f"Move {last // 2:,} of")
    assert page.locator(".replay-log li.now").inner_text() == said
    page.locator(".curve .mark").first.click()
    expect(where(page)).not_to_contain_text(f"Move {last // 2:,} of")


def test_it_plays_by_itself_and_stops_where_one_says(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.page()
    looked_at(page, played("ten-up"), tmp_path)
    page.get_by_label("Speed").select_option("8")
    page.locator("body").press("Space")
    expect(where(page)).to_contain_text(re.compile(r"Move \d\d of"))
    page.get_by_role("button", name="Pause").click()
    stopped = where(page).inner_text()
    page.wait_for_timeout(500)
    assert where(page).inner_text() == stopped


def test_a_line_of_the_log_and_a_turning_point_lead_to_their_moment(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.page()
    last = looked_at(page, played("finance"), tmp_path)
    line = page.locator(".replay-log li.turn.later").filter(has_text=re.compile(r"after \d+ bids")).first  # many moves
    said = line.locator(".headline").inner_text()
    line.locator(".headline").click()
    line = page.locator(".replay-log li.turn.now").filter(has_text=said)
    expect(line.locator(".headline")).to_have_attribute("aria-expanded", "true")
    expect(line).to_be_in_viewport()
    moment = where(page).inner_text()
    line.locator("button.step").last.click()
    expect(where(page)).not_to_have_text(moment)
    expect(line.locator(".steps li.later")).to_have_count(0)
    page.get_by_role("tab", name="Turning points").click()
    page.get_by_role("button", name=f"Go to move {last:,}").last.click()
    expect(where(page)).to_contain_text(f"Move {last:,} of {last:,}")


def test_a_long_record_is_fetched_in_windows_not_step_by_step(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/replays" in request.url else None)
    last = looked_at(page, played("finance"), tmp_path)
    for _ in range(40):
        page.locator("body").press("ArrowRight")
    expect(where(page)).to_contain_text("Move 40 of")
    page.locator("body").press("End")
    expect(where(page)).to_contain_text(f"Move {last:,} of")
    assert 3 <= len(asked) <= 8, asked


def test_in_a_hidden_game_one_chooses_through_whose_eyes(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.page()
    looked_at(page, played("pit"), tmp_path)
    page.get_by_label("Move of the game").fill("30")
    page.get_by_label("Seen by").select_option("A")
    expect(page.locator(".replay-log")).to_contain_text("You ")
    page.get_by_label("Seen by").select_option("")
    expect(page.locator(".replay-log")).not_to_contain_text("You ")


@pytest.mark.parametrize("game", ["weigh-anchor", "pit"])
def test_one_plays_on_from_any_moment(visitors: Visitors, tmp_path: Path, game: str) -> None:
    page = visitors.page()
    last = looked_at(page, played(game), tmp_path)
    page.get_by_label("Move of the game").fill(str(last))
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("button", name="Create table")).to_be_disabled()
    page.get_by_label("Move of the game").fill(str(last // 2))
    expect(where(page)).to_contain_text(f"Move {last // 2:,} of")
    page.get_by_role("radio", name="B").check()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/#/table/**")
    begin(page)
    expect(page.locator(".seat.you")).to_have_attribute("data-seat", "B")


def test_a_bad_file_is_refused_with_what_is_wrong(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.page()
    good = played("ten-up")
    refusals = page.locator(".told .dn")
    bring(page, "Dear diary", tmp_path, "diary.txt")
    expect(refusals).to_contain_text("diary.txt was not added: This is not a Parlour record.")
    bring(page, good.replace(" spin  #", " spun  #", 1), tmp_path)
    expect(refusals).to_contain_text(re.compile(r"Line \d+: the hash does not fit"))
    bring(page, good[:900], tmp_path)
    expect(refusals).to_contain_text("Line")
    bring(page, forged(good, lambda journal: journal.entries.pop(0)), tmp_path)
    expect(refusals).to_contain_text(re.compile(r"line \d+"))
    expect(page.locator(".list li.none")).to_be_visible()
    # What the rules refuse is the server's answer, and a browser tells its console of every one of those.
    visitors.complaints[:] = [each for each in visitors.complaints if "422" not in each]


def forged(record: str, change: Callable[[Journal], object]) -> str:
    """A record with some lines changed and every hash made anew."""
    journal = read_journal(record)
    change(journal)
    again = Journal(journal.header)
    for entry in journal.entries:
        again.add(entry)
    return again.text()


def test_records_are_searched_and_removed(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.page()
    bring(page, played("ten-up"), tmp_path, "one.record")
    page.locator(".list h2", has_text="Ten-Up").wait_for()
    bring(page, played("mariners-compass"), tmp_path, "two.record")
    expect(page.locator(".list h2")).to_have_count(2)
    page.locator(".filters select").select_option("ten-up")
    expect(page.locator(".list h2")).to_have_text(["Ten-Up"])
    page.get_by_role("button", name="Remove").click()
    expect(page.locator(".list li.none")).to_be_visible()
    page.reload()
    expect(page.locator(".list h2")).to_have_text(["Mariner’s Compass"])


def finished(page: Page) -> str:
    """A whole short game through the page; returns the table's name."""
    name = open_table(page, "mariners-compass", ["me", "bot"])
    begin(page)
    play([Person(page, 3)], 500)
    expect(page.get_by_role("dialog", name="How it ended")).to_be_visible()
    return name


def test_after_the_end_this_browser_says_that_the_dice_were_honest(visitors: Visitors) -> None:
    page = visitors.page()
    name = finished(page)
    page.get_by_role("link", name="How it went").click()
    expect(page.locator(".dice b").first).to_have_text("Honest dice")
    seats = page.locator(".luck .bars li")
    expect(seats).to_have_count(2, timeout=30_000)
    expect(seats.first.locator("b")).to_have_text(re.compile(r"^[+−]\d+(\.\d)?$"))
    expect(page.locator(".luck .strokes li").first).to_contain_text("Go to move")
    page.get_by_text("What was checked", exact=True).click()
    expect(page.locator(".dice li.open")).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download record").click()
    assert verify(Path(download.value.path()).read_text(encoding="utf-8")).verdict == "sound"
    page.goto("/#/records")
    page.get_by_role("link", name=re.compile(f"Replay: .* {name}")).click()
    page.locator(".player").wait_for()
    page.goto(f"/#/end/{name}")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url("**/#/table/**")
    assert name not in page.url


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_deal_is_judged_at_the_end(visitors: Visitors, tmp_path: Path, size: dict[str, int]) -> None:
    page = visitors.page(size)
    looked_at(page, everything_given(30), tmp_path)
    page.goto(page.url.replace("/replay/", "/end/"))
    sides = page.locator(".deals ol ul li")
    expect(sides).to_have_count(2, timeout=60_000)
    expect(sides.first).to_contain_text(re.compile(r"Ann.*wins \d+ % without, \d+ % with.*−\d+", re.DOTALL))
    expect(sides.last).to_contain_text(re.compile(r"Bo.*\+\d+", re.DOTALL))
    must_be_for_everyone(page)
    page.locator(".deals").get_by_role("button", name="Go to move").click()
    page.locator(".player").wait_for()


def test_a_forged_record_turns_the_check_red(visitors: Visitors) -> None:
    """The server is honest here; somebody on the way gives the browser a record with one throw changed."""
    page = visitors.page()
    name = finished(page)

    def meddle(route: Route) -> None:
        def change(journal: Journal) -> None:
            draw = next(entry for entry in journal.entries if entry.who == "*")
            draw.text = "spin 6 6" if draw.text != "spin 6 6" else "spin 1 1"

        route.fulfill(body=forged(route.fetch().text(), change), content_type="text/plain")

    page.route("**/record?*", meddle)
    page.goto(f"/#/end/{name}")
    expect(page.locator(".dice b").first).to_have_text("Forged dice")
    page.get_by_text("What was checked", exact=True).click()
    expect(page.locator(".dice li.bad").first).to_contain_text("does not follow from the secret")
    expect(page.locator(".dice li.bad").last).to_contain_text("this browser saw")


@pytest.mark.parametrize("game", GAMES)
def test_the_dice_of_every_game_are_checked(visitors: Visitors, tmp_path: Path, game: str) -> None:
    page = visitors.page()
    names = ["Ann", "Bo"] if game == "mariners-compass" else ["Ann", "Bo", "Cy"]
    table = honest.play(5, game, dict(registry.find(game).brief), names)
    bring(page, table.record(), tmp_path)
    page.get_by_role("link", name=re.compile("^How it ended")).click()
    expect(page.locator(".dice b").first).to_have_text("Sound dice")
    page.get_by_text("What was checked", exact=True).click()
    expect(page.locator(".dice li.ok")).to_have_count(5)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_replay_and_end_are_for_everyone(
    visitors: Visitors, photograph: Callable[[Page, str], None], tmp_path: Path, game: str, size: dict[str, int]
) -> None:
    kind = "desk" if size is DESK else "phone"
    page = visitors.page(size, "light" if size is DESK else "dark")
    last = looked_at(page, played(game), tmp_path)
    page.get_by_label("Move of the game").fill(str(last * 2 // 3))
    expect(where(page)).to_contain_text(f"Move {last * 2 // 3:,} of")
    must_be_for_everyone(page)
    photograph(page, f"replay-{game}-{kind}")
    page.goto("/#/records")
    page.get_by_role("link", name=re.compile("^How it ended")).click()
    page.locator(".dice details").wait_for()
    must_be_for_everyone(page)
    photograph(page, f"end-{game}-{kind}")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_records_and_playing_on_and_rules_are_for_everyone(
    visitors: Visitors, photograph: Callable[[Page, str], None], tmp_path: Path, size: dict[str, int], scheme: str
) -> None:
    kind = f"{'desk' if size is DESK else 'phone'}-{scheme}"
    page = visitors.page(size, scheme)
    bring(page, "no record", tmp_path, "bad.txt")
    page.locator(".told .dn").wait_for()
    bring(page, played("monopolist"), tmp_path)
    page.locator(".list h2").wait_for()
    must_be_for_everyone(page)
    photograph(page, f"records-{kind}")
    page.get_by_role("link", name=re.compile("^Replay: ")).click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Create table").wait_for()
    must_be_for_everyone(page)
    photograph(page, f"play-on-{kind}")
    page.goto("/#/rules/corner-the-market/CTM-R04")
    page.locator("article.on").wait_for()
    must_be_for_everyone(page)
    photograph(page, f"rules-{kind}")


def test_the_rules_say_where_a_thing_comes_from(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto("/#/rules/ten-up/TEN-R01")
    expect(page.locator("article.on")).to_contain_text("our ruling")
    page.get_by_role("link", name="Where the board comes from").click()
    row = page.locator("#board tr", has_text="indicator").first
    expect(row).to_contain_text("reconstructed")
    page.get_by_label("Search the rules").fill("tally one")
    expect(page.locator("article").first).to_contain_text(re.compile("tally one", re.IGNORECASE))
    expect(page.locator("article", has_text="TEN-01 ")).to_have_count(0)
    page.get_by_label("Search the rules").fill("zebra")
    expect(page.get_by_text("No rule found.").last).to_be_visible()
