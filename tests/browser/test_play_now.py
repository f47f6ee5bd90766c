"""'Play now' opens a table with bots, and the first real choice is on the screen after two presses at most."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

import parlour
from parlour.table import library
from tests.browser.at_the_table import ON_THE_BAR, PATIENCE
from tests.browser.conftest import Visitors

MAX_PRESSES = 2
MAX_TABLES = 8
"""In The Monopolist one player of seven is ruined before there was anything to choose: then they play again."""
LONG = 6.0
"""After so many seconds without a choice somebody presses the only button there is."""


def is_choice(ask: dict[str, Any] | None) -> bool:
    """Whether an ask leaves something to choose: several choices, or one with several values."""
    open_ones = [choice for choice in (ask or {}).get("choices", []) if not choice.get("irreversible")]
    return len(open_ones) > 1 or any(has_several(choice.get("domain")) for choice in open_ones)


def has_several(domain: dict[str, Any] | None) -> bool:
    if domain is None:
        return False
    return len(domain["one_of"]) > 1 if "one_of" in domain else domain.get("from") != domain.get("to", "")


def listen(page: Page) -> list[dict[str, Any]]:
    """Collect the asks with a choice that the server sends to the page."""
    choices: list[dict[str, Any]] = []

    def heard(payload: str | bytes) -> None:
        ask = json.loads(payload).get("ask")
        if is_choice(ask):
            choices.append(ask)

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", heard)

    page.on("websocket", opened)
    return choices


def presses_until(choices: Sequence[object], page: Page, game: str) -> int:
    """Press 'Play now' and wait until there is a choice, or until the game is over or takes too long; returns how
    often something was pressed."""
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {library.bundled_edition(game).summary.title}").click()
    page.wait_for_url("**/#/table/**")
    presses, pressed, since = 1, time.monotonic(), time.monotonic()
    while not choices and time.monotonic() < since + PATIENCE:
        only = page.locator(".bar .act.go:enabled")
        if time.monotonic() > pressed + LONG and only.count() == 1:
            only.click()
            presses, pressed = presses + 1, time.monotonic()
        page.wait_for_timeout(100)
        if page.locator(".bar .who").get_by_text("The game is over").count():
            break
    return presses


@pytest.mark.parametrize("game", parlour.games())
def test_the_first_choice_is_two_presses_away_at_most(
    visitors: Visitors, game: str, record_property: Callable[[str, object], None]
) -> None:
    page = visitors.page()
    choices = listen(page)
    presses = 0
    for _table in range(MAX_TABLES):
        presses = presses_until(choices, page, game)
        if choices:
            break
    assert choices, "no choice has come"
    expect(page.locator(f"{ON_THE_BAR}, .p-hand").first).to_be_visible(timeout=PATIENCE * 1000)
    record_property("presses", presses)
    assert presses <= MAX_PRESSES


def test_pit_is_played_in_real_time(visitors: Visitors) -> None:
    page = visitors.page()
    page.goto("/#/new/pit")
    expect(page.get_by_role("group", name="Version").get_by_role("radio").first).to_be_checked()
    expect(page.get_by_role("group", name="Bots’ pace").get_by_role("radio")).to_have_count(3)
    page.get_by_role("radio", name="Basic game").check()
    expect(page.get_by_role("group", name="Bots’ pace")).to_have_count(0)
