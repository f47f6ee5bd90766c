"""Every game through the page: two people and bots, by pointer and by keyboard, to the end or for a good while."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

import parlour
from tests.browser.at_the_table import Person, begin, invitation, open_table, play, sit_down
from tests.browser.conftest import PHONE, Visitors

DECISIONS = 60
GAMES = parlour.games()


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_bots_play(visitors: Visitors, photograph: Callable[[Page, str], None], game: str) -> None:
    most = parlour.open(game).edition.most_seats
    host, guest = visitors.page(), visitors.page(PHONE)
    open_table(host, game, ["me", "friend", *["bot"] * (min(4, most) - 2)])
    sit_down(guest, invitation(host, "B"), "Bo")
    host.get_by_text("Bo", exact=True).wait_for()
    begin(host)
    guest.locator(".bar").wait_for()
    people = [Person(host, 1), Person(guest, 2, by_keyboard=True)]
    play(people, DECISIONS)
    assert all(person.decisions > 0 for person in people)
    photograph(host, f"{game}-desk")
    photograph(guest, f"{game}-phone")
