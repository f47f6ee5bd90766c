"""A language model's door: whole games through the SDK's own client, at the tables of a running server."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from mcp import Client

import parlour
from parlour.core.refusals import BadData
from parlour.mcp import reference
from parlour.mcp.player import TextPlayer
from parlour.mcp.server import server_for
from parlour.mcp.text import ask_text, clause_text, view_text
from parlour.table import library
from parlour.terminal import event_lines
from parlour.testing import random_play, random_table, rulebook_of, seat_counts
from tests.mcp.models import otherwise, play_on, through_pipes, tool_of
from tests.server.running import Server

TOOLS = {
    "list_games",
    "rules",
    "list_tables",
    "open_table",
    "sit_down",
    "start",
    "look",
    "act",
    "why",
    "say",
    "board",
    "deed",
    "card",
    "rule",
    "preview",
}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("mcp")
    server = Server(f"sqlite:///{folder / 'tables.db'}", folder / "log", module="tests.server.patient").start()
    yield server
    server.stop()


def test_a_whole_game_is_played_through_the_sdks_client(served: Server) -> None:
    async def play() -> tuple[set[str], str, str]:
        async with through_pipes(served.url) as client:
            tool = tool_of(client)
            tools = {tool.name for tool in (await client.list_tools()).tools}
            games = await tool("list_games")
            assert all(game in games for game in parlour.games())
            # Against a bot that heads for the Pole: two that wander can take any number of spins.
            told = await tool("open_table", game="mariners-compass", seats=["me", "bot:normal"])
            table = re.findall(r"^Table (\S+)\.", told)[0]
            end = await play_on(tool, told)
            return tools, table, end + await tool("why")

    tools, table, end = asyncio.run(play())
    assert tools == TOOLS
    assert "Reader" in end
    assert re.search(r"MAR-\w+, .+ \(.+\): ", end)
    with parlour.connect(served.url) as anybody, pytest.raises(parlour.Refused):
        anybody.record(table)  # it is nobody else's


def test_a_model_and_a_program_play_at_the_same_table(served: Server) -> None:
    with parlour.connect(served.url) as host:
        opened = host.open("ten-up", [{"who": "me", "name": "Ann"}, {"who": "friend"}])
        code = next(link["code"] for link in opened["invitations"] if link["seat"] == "B")
        guest = TextPlayer(served.url, name="Reader")
        ann = host.sit(opened["table"], "A")

        async def play() -> str:
            async with Client(server_for(guest)) as client:
                tool = tool_of(client)
                told = await tool("sit_down", table=opened["table"], code=code)
                assert "You are seat B" in told
                assert await tool("say", text="Good evening.") == "Said."
                told = await tool("start")
                for _ in range(20):
                    await asyncio.to_thread(ann.wait, 0.01)
                    if ann.ask is not None and ann.ask["required"]:
                        await asyncio.to_thread(ann.act, ann.ask["default_action"])
                    told = await tool("look")
                    if "Answer in one" in told:
                        await tool("act", answer=otherwise(told), wait_seconds=0)
                return told

        assert "ten-up, playing. Seats: A Ann, B Reader." in asyncio.run(play())
        guest.close()
        ann.wait(0.1)
        assert [word["text"] for word in ann.chat] == ["Good evening."]
        assert set(re.findall(r"\b([AB]) spin", host.record(opened["table"]))) == {"A", "B"}


def test_a_refusal_is_told_with_its_clause_and_why_explains_it(served: Server) -> None:
    guest = TextPlayer(served.url)

    async def try_it() -> list[str]:
        async with Client(server_for(guest)) as client:
            tool = tool_of(client)
            nowhere = await tool("look")
            await tool("open_table", game="ten-up", seats=["me", "bot"])
            return [
                nowhere,
                await tool("act", answer="spin"),
                await tool("why"),
                await tool("why", clause="TEN-R06"),
                await tool("why", clause="TEN-999"),
                await tool("open_table", game="ten-up", seats=["me", "aunt"]),
                await tool("rules", game="ten-up"),
                await tool("list_tables"),
                await tool("sit_down", table="nosuchtable", code="x"),
            ]

    nowhere, refused, why, ruling, unknown, aunt, rules, tables, lost = asyncio.run(try_it())
    guest.close()
    assert "you sit nowhere yet" in nowhere
    assert "Refused: " in refused
    assert "TEN-02" in refused
    assert "You are asked (TEN-02): Which colour do you want?" in refused  # how things stand follows the refusal
    assert why.startswith("TEN-02, Men and counters (")
    assert ruling.startswith("TEN-R06, our ruling.")
    assert "no clause 'TEN-999'" in unknown
    assert "none of me, friend, bot" in aunt
    assert "take COLOUR" in rules
    assert "TEN-02: " in rules
    assert "ten-up" in tables
    assert "Refused" in lost


def test_events_questions_and_refusals_are_in_the_language_of_the_player(served: Server) -> None:
    guest = TextPlayer(served.url, name="Reader", language="de")
    told = guest.open_table("ten-up", ["me", "bot"])
    assert "You are asked (TEN-02): Welche Farbe möchtest du? Answer in one of these forms:" in told
    with pytest.raises(parlour.Refused, match="TEN-02"):
        guest.act("spin")
    assert "\n- Du " in guest.act("take red")
    guest.close()


def test_the_same_person_comes_back_with_the_token(served: Server) -> None:
    guest = TextPlayer(served.url, name="Reader")
    told = guest.open_table("ten-up", ["me", "bot"])
    table = re.findall(r"^Table (\S+)\.", told)[0]
    guest.close()
    again = TextPlayer(served.url, guest.connection.token)
    assert table in again.tables()
    assert "You are seat A" in again.sit_down(table, seat="A")
    again.close()


def test_a_clause_is_found_whatever_its_case() -> None:
    assert clause_text(rulebook_of("ten-up"), "ten-02").startswith("TEN-02")
    with pytest.raises(BadData, match="TEN-01"):
        clause_text(rulebook_of("ten-up"), "x")


def test_without_a_server_the_command_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="does not answer"):
        TextPlayer("http://127.0.0.1:9")


@pytest.mark.parametrize("game", parlour.games())
def test_nothing_is_cut_and_every_value_is_json(game: str) -> None:
    """What a seat sees and is asked is told whole, at many moments of random play."""
    table = random_table(game, seat_counts(game)[-1], 3)
    longest = 0
    for n, _events in enumerate(random_play(table, 1, most=120)):
        if n % 4:
            continue
        for ask in table.asks():
            told = table.seen_by(ask.seat)
            view, asked = plain(told["view"]), plain(told["ask"])
            lines = view_text(view).split("\n")
            assert {name: json.loads(value) for name, value in (line.split(": ", 1) for line in lines)} == view
            question = event_lines.question(table, ask.seat, ask.seat)
            text = ask_text(asked, question)
            assert question
            assert question in text
            for choice in asked["choices"]:
                if "domain" in choice:
                    assert json.dumps(choice["domain"], ensure_ascii=False) in text
            longest = max(longest, len(text))
    assert longest > 100


def plain(told: Any) -> Any:
    return json.loads(json.dumps(told))


@pytest.mark.parametrize("game", parlour.games())
def test_board_deeds_cards_and_rules_are_told_for_every_game(game: str) -> None:
    data = library.edition_data(game)
    board = reference.board_text(data)
    names = library.bundled_edition(game).names
    for category in ("vessel", "lease", "commodity"):
        for name in names.get(category, []):
            if game != "pit" or name in {record["name"] for record in data["commodities"]}:
                assert name in board
                assert name in reference.deed_text(data, name.upper())
    assert "provenance" not in board
    cards = reference.card_text(data, "")
    for path, record in reference.records_in(data):
        if reference.is_card_list(path):
            assert str(record["id"]) in reference.card_text(data, str(record["id"]))
            assert str(record["id"]) in cards
    rulebook = rulebook_of(game)
    ids = [clause.id for clause in rulebook.clauses] + [ruling.id for ruling in rulebook.rulings]
    assert all(clause_text(rulebook, id).startswith(id) for id in ids)
    with pytest.raises(BadData, match="nothing here is called"):
        reference.deed_text(data, "Atlantis")


def test_a_deed_is_told_with_its_price_rents_and_group() -> None:
    told = reference.deed_text(library.edition_data("weigh-anchor"), "stockholm")
    assert '"price"' in told
    assert "Swedish American Line" in told
    with pytest.raises(BadData, match="did you mean 'Stockholm'"):
        reference.deed_text(library.edition_data("weigh-anchor"), "Stokholm")


def test_a_preview_tells_what_an_answer_would_cost_and_changes_nothing(served: Server) -> None:
    guest = TextPlayer(served.url)

    async def try_it() -> list[str]:
        async with Client(server_for(guest)) as client:
            tool = tool_of(client)
            nowhere = await tool("board")
            await tool("open_table", game="weigh-anchor", seats=["me", "bot"])
            return [
                nowhere,
                await tool("preview"),
                await tool("preview", answer="buy"),
                await tool("board"),
                await tool("deed", name="Stockholm"),
                await tool("card", name="CH-01"),
                await tool("rule", id="WA-R20"),
                await tool("rule", id="TEN-02", game="ten-up"),
                await tool("deed", name="x" * 500),
            ]

    nowhere, money, buy, board, deed, card, ruling, clause, long = asyncio.run(try_it())
    guest.close()
    assert "sit down at a table first" in nowhere
    assert "at once" in money
    assert "WA-" in buy
    assert "Stockholm" in board
    assert "price" in deed
    assert "CH-01" in card
    assert ruling.startswith("WA-R20, our ruling")
    assert clause.startswith("TEN-02, Men and counters (")
    assert "100 characters" in long
