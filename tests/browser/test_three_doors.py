"""One running table, three doors: a person in a browser, a program, and a language model's client."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import Future, ThreadPoolExecutor
from urllib.parse import urlsplit

from playwright.sync_api import Page

import parlour
from parlour.client import RemoteSeat
from tests.browser.at_the_table import Person, begin, invitation, open_table
from tests.browser.conftest import Visitors
from tests.mcp.models import play_on, through_pipes, tool_of

GAME = "ten-up"


def _program(seat: RemoteSeat) -> str:
    """Answers as the table would, until the game is over; returns how it ended."""
    while not seat.is_over:
        ask = seat.wait_for_ask()
        if ask is not None and ask["required"]:
            seat.act(ask["default_action"])
    return str(seat.room["status"])


def _model(url: str, table: str, code: str) -> str:
    """Sits down and plays through the SDK's client; returns what it was told last."""

    async def play() -> str:
        async with through_pipes(url) as client:
            tool = tool_of(client)
            return await play_on(tool, await tool("sit_down", table=table, code=code))

    return asyncio.run(play())


def _code(link: str) -> str:
    return urlsplit(link).fragment.rpartition("/")[2]


def _played_to_its_end(person: Person, others: list[Future[str]]) -> list[str]:
    for _ in range(6000):
        if person.is_over and all(other.done() for other in others):
            break
        if not person.step():
            person.page.wait_for_timeout(20)
    return [other.result(timeout=1) for other in others]


def _record(page: Page, table: str) -> str:
    return str(page.evaluate("(path) => fetch(path).then((answer) => answer.text())", f"/api/tables/{table}/record"))


def test_a_browser_a_program_and_a_model_play_a_whole_game_together(visitors: Visitors) -> None:
    page = visitors.page()
    table = open_table(page, GAME, ["me", "friend", "friend"])
    codes = [_code(invitation(page, seat)) for seat in "BC"]
    with parlour.connect(visitors.url) as connection, ThreadPoolExecutor(2) as doors:
        connection.claim(table, codes[0], "Program")
        model = doors.submit(_model, visitors.url, table, codes[1])
        page.get_by_text("Reader").first.wait_for()
        program = doors.submit(_program, connection.sit(table, "B"))
        begin(page)
        person = Person(page, seed=3)
        status, told = _played_to_its_end(person, [program, model])
    assert status == "over"
    assert f"{GAME}, over" in told
    record = _record(page, table)
    assert set(re.findall(r"\b([ABC]) spin", record)) == {"A", "B", "C"}
    assert parlour.replay(record).is_over()
    assert person.decisions > 0
