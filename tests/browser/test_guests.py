"""A bot that somebody has brought along is offered for a new table, and plays there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.at_the_table import Person, begin, play
from tests.browser.conftest import Visitors
from tests.envs.policies import by_lot
from tests.server.running import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("guests")
    by_lot("ten-up", 2).save(folder / "policy.npz")
    guests = (f"learnt=policy:{folder}/policy.npz",)
    running = Server(
        f"sqlite:///{folder}/tables.db", folder / "server.log", module="tests.server.patient", guests=guests
    ).start()
    yield running
    running.stop()


def test_what_has_been_learnt_is_chosen_for_a_seat_and_played_with(visitors: Visitors, server: Server) -> None:
    page = visitors.page()
    page.goto("/#/new/ten-up")
    rows = page.locator("ul.seats > li")
    rows.first.wait_for()
    while rows.count() > 2:
        rows.last.get_by_role("button").click()
    page.get_by_label("Level of bot B").select_option("learnt")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/#/table/**")
    begin(page)
    expect(page.get_by_text("Bot 1 (learnt)").first).to_be_visible()
    person = Person(page, 1)
    play([person], 12)
    assert person.decisions >= 12 or person.is_over
    assert "a bot failed" not in server.log_text()


def test_a_table_that_it_has_not_learnt_is_refused_in_words(browser: Browser, server: Server) -> None:
    visitors = Visitors(browser, server.url)
    page = visitors.page()
    page.goto("/#/new/ten-up")
    page.get_by_label("Level of bot B").select_option("learnt")
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("alert")).to_contain_text("'learnt' has learnt ten-up for 2, not 4")
    visitors.contexts[0].close()
