"""Life at a table: one device for several, taking back, bots that stand in, words, coming back, and once more."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.at_the_table import Person, begin, invitation, open_table, play, sit_down
from tests.browser.conftest import PHONE, Visitors
from tests.browser.for_everyone import must_be_for_everyone


def two(visitors: Visitors, game: str) -> tuple[Page, Page]:
    """Ann and Bo at a table that has begun, each with a browser."""
    ann, bo = visitors.page(), visitors.page()
    open_table(ann, game, ["me", "friend"])
    sit_down(bo, invitation(ann, "B"), "Bo")
    ann.get_by_text("Bo", exact=True).wait_for()
    begin(ann)
    bo.locator(".bar").wait_for()
    return ann, bo


def open_in_rounds(page: Page) -> None:
    """Two on one device and a bot at Pit, played in rounds."""
    with page.expect_response("**/api/tables"):  # which the page asks for once the server knows it
        page.goto("/")
    page.evaluate(
        """async () => {
          const seats = [{ who: "me", name: "Ann" }, { who: "here", name: "Bo" }, { who: "bot" }];
          const body = JSON.stringify({ game: "pit", seats, options: { form: "rounds" } });
          const headers = { "content-type": "application/json" };
          const made = await fetch("/api/tables", { method: "POST", body, headers });
          location.hash = `#/table/${(await made.json()).table}`;
        }"""
    )


def menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="More").click()
    page.get_by_role("menuitem", name=name).click()


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_two_on_one_device_see_only_their_own_cards(visitors: Visitors, size: dict[str, int] | None) -> None:
    page = visitors.page(size)
    open_in_rounds(page)
    page.get_by_role("button", name="Start with").click()
    page.get_by_role("button", name="I am").click()
    pass_button, cards = page.locator("button.pass"), page.locator(".p-hand .fans")
    cards.wait_for()
    hands = [cards.inner_text()]
    for is_handed_over in (True, False, True, False, True):  # who ends a round begins the next
        pass_button.click()
        if is_handed_over:
            expect(page.get_by_role("heading", level=1)).to_contain_text("Pass the device to")
            assert page.locator(".p-hand, .log").count() == 0
            must_be_for_everyone(page)
            page.get_by_role("button", name="I am").click()
        expect(pass_button).to_be_enabled()  # it is disabled, then gone, until the next question to this seat
        hands.append(cards.inner_text())
    anns, bos = hands[0], hands[1]
    assert hands == [anns, bos, bos, anns, anns, bos]


def test_two_on_one_device_play_an_open_game_without_handing_it_over(visitors: Visitors) -> None:
    page = visitors.page()
    open_table(page, "ten-up", ["me", "here"])
    begin(page)
    play([Person(page, 3)], 30)
    expect(page.locator(".log li:not(.no)").nth(8)).to_be_attached()  # it may just be turning to the other's seat


def test_a_move_is_taken_back_when_all_agree(visitors: Visitors) -> None:
    ann, bo = two(visitors, "ten-up")
    ann.locator(".bar .acts .act").first.click()
    expect(ann.locator(".log li:not(.no)")).to_have_count(1)
    ann.get_by_role("button", name="Undo").first.click()
    asked = bo.get_by_role("alertdialog")
    asked.get_by_role("button", name="No", exact=True).click()
    expect(asked).to_have_count(0)
    expect(ann.locator(".log li:not(.no)")).to_have_count(1)
    ann.get_by_role("button", name="Undo").first.click()
    bo.get_by_role("alertdialog").get_by_role("button", name="Agree").click()
    for page in (ann, bo):
        expect(page.locator(".log li:not(.no)")).to_have_count(0)
    play([Person(ann, 1), Person(bo, 2)], 12)


def test_a_bot_stands_in_and_gives_the_seat_back(visitors: Visitors) -> None:
    ann, bo = two(visitors, "ten-up")
    play([Person(ann, 1), Person(bo, 2)], 6)
    menu(ann, "Let a bot play for me")
    hers = bo.locator(".seat").first
    expect(hers).to_contain_text("a bot plays")
    play([Person(bo, 3)], 6)
    menu(ann, "Play myself again")
    expect(hers).not_to_contain_text("a bot plays")
    ann_again = Person(ann, 4)
    play([ann_again, Person(bo, 5)], 8)
    assert ann_again.decisions > 0


def test_words_go_across_the_table(visitors: Visitors) -> None:
    ann, bo = two(visitors, "ten-up")
    ann.get_by_label("Write to the table").fill("Good evening")
    ann.keyboard.press("Enter")
    tab = bo.get_by_role("tab", name=re.compile("Chat"))
    expect(tab).to_contain_text("(1)")
    tab.click()
    expect(bo.locator(".log")).to_contain_text("Good evening")


def test_who_comes_back_finds_the_table_that_waits_and_who_leaves_has_left(visitors: Visitors) -> None:
    ann, bo = two(visitors, "ten-up")
    name = ann.url.split("/table/")[1].split("/")[0]
    play([Person(ann, 1), Person(bo, 2)], 6)
    bo.goto("/")
    bo.locator(f"a[href*='{name}']").click()
    bo.locator(".bar").wait_for()
    play([Person(ann, 3), Person(bo, 4)], 6)
    menu(bo, "Quit; a bot takes over")
    bo.locator(".confirm").get_by_role("button", name="Quit").click()
    expect(bo.locator(".log")).to_be_visible()  # as a spectator
    expect(bo.locator(".bar .acts .act")).to_have_count(0)
    play([Person(ann, 5)], 4)
    expect(ann.locator(".seat").nth(1)).to_contain_text("bot")


def test_after_the_end_the_same_people_play_once_more(visitors: Visitors) -> None:
    ann, bo = two(visitors, "weigh-anchor")
    resign = ann.locator(".bar .pick").get_by_role("button", name="Resign")
    people = [Person(ann, 1), Person(bo, 2)]
    for _ in range(400):
        if resign.is_visible():
            break
        ann.keyboard.press("Escape")
        for person in people:
            person.step()
        ann.locator(".bar .act.more").evaluate_all("(found) => found[0]?.click()")
        ann.wait_for_timeout(50)
    resign.click()
    ann.locator(".confirm").get_by_role("button", name="Resign").click()
    ann.get_by_role("dialog", name="How it ended").get_by_role("button", name="Rematch").click()
    for page in (ann, bo):
        page.get_by_role("dialog", name="How it ended").get_by_role("link", name="Go to the rematch").click()
    begin(ann)
    bo.locator(".bar").wait_for()
    play([Person(ann, 3), Person(bo, 4)], 8)
