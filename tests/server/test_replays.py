"""Looking at records over HTTP: a finished table for those it is open to, a record for whoever brings it."""

from __future__ import annotations

import asyncio
import json
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from parlour.analysis.deals import ENOUGH
from parlour.analysis.luck import lucks, totals
from parlour.bots.bot import find
from parlour.bots.playing import play_on, seat_rng
from parlour.client import Client
from parlour.core.record import CHANCE, read_journal
from parlour.core.refusals import BadData
from parlour.records.replay import opened_for
from parlour.records.timeline import Timeline
from parlour.server.workers.deal_analysis import DealAnalyst, Judged
from parlour.server.workers.evaluation_queue import EvaluationPool, QueueLimits
from parlour.server.workers.evaluator import evaluate
from parlour.server.workers.replays import Replays
from parlour.server.workers.supervised_process import SupervisedProcess
from parlour.server.workers.timelines import MAX_TIMELINES, timeline_of
from tests.server.asking import Said, ask
from tests.server.running import Server
from tests.server.scripted import ME, brief, opened, play_out, until
from tests.table.gift import everything_given

HERE: dict[str, object] = {"who": "here", "name": "Zoe"}


def played(slug: str, seed: int = 3, answers: int | None = None) -> str:
    """A record by bots."""
    table = parlour.open(slug, seats=4 if slug == "pit" else 2, options=brief(slug), seed=seed)
    numbers = range(len(table.names))
    play_on(table, {n: find("normal", slug) for n in numbers}, {n: seat_rng(seed, n) for n in numbers}, answers)
    return table.record()


def brought(server: Server, record: str) -> dict[str, Any]:
    said = ask(server.port, "POST", "/api/replays", {"record": record})
    assert said.status == 201, said.body
    told: dict[str, Any] = said.json()
    return told


def look(server: Server, path: str) -> Said:
    return ask(server.port, "GET", f"/api/replays/{path}")


def whole(moments: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The views that moments are, each from the one before."""
    views: list[dict[str, Any]] = []
    for moment in moments:
        before = views[-1] if views else {}
        views.append({name: value for name, value in before.items() if name not in moment["removed"]} | moment["view"])
    return views


@pytest.mark.parametrize("slug", parlour.games())
def test_a_record_that_is_brought_is_seen_as_it_was_played(served: Server, slug: str) -> None:
    record = played(slug, answers=60)
    told = brought(served, record)
    table = parlour.replay(record)
    assert told["moments"] == len(table.moves()) + 1
    assert told["names"] == table.names
    assert told["has_hidden_info"] == (slug == "pit")
    assert set(told["worths"]) == set(table.view().seats())
    assert all(len(line) == told["moments"] for line in told["worths"].values())
    last = told["moments"] - 1
    for seat in ("", "A", "B"):
        first = max(0, last - 20)
        moments = look(served, f"{told['id']}/moments?first={first}&count=21&seat={seat}").json()
        assert len(moments) == last - first + 1
        assert whole(moments)[-1] == table.view_data(seat or None)
        moves = look(served, f"{told['id']}/moves?seat={seat}").json()
        assert [move["text"] for move in moves] == [entry.text for entry in table.moves()]
        events = [event for move in moves for event in move["events"]]
        assert events == table.events_data(seat or None, table.events)


def test_a_window_says_only_what_changed(served: Server) -> None:
    told = brought(served, played("weigh-anchor", answers=60))
    moments = look(served, f"{told['id']}/moments?first=10&count=20").json()
    assert "players" in moments[0]["view"]
    assert any("players" not in moment["view"] for moment in moments[1:])


def test_in_a_hidden_game_each_seat_sees_its_own_hand(served: Server) -> None:
    told = brought(served, played("pit", answers=80))
    moves = look(served, f"{told['id']}/moves").json()
    dealt = next(n for n, move in enumerate(moves, 1) if move["text"].startswith("deal "))
    hands = [whole(look(served, f"{told['id']}/moments?first={dealt}&count=1&seat={seat}").json())[0] for seat in "AB"]
    assert hands[0]["hand"] != hands[1]["hand"]
    onlooker = whole(look(served, f"{told['id']}/moments?first={dealt}&count=1").json())[0]
    assert not onlooker.get("hand")


def test_the_ending_is_told_with_its_clause(served: Server) -> None:
    record = played("mariners-compass")
    outcome = parlour.replay(record).outcome()
    assert outcome is not None
    told = brought(served, record)
    assert told["ending"]["clause"] == outcome.clause
    assert told["ending"]["scores"] == list(outcome.scores)
    assert told["ending"]["reason"] == outcome.reason
    assert told["turning_points"][-1]["moment"] == told["moments"] - 1


def test_a_bad_record_is_refused_with_its_line(served: Server) -> None:
    record = played("ten-up", answers=20)
    lines = record.split("\n")
    for bad, words in (
        ("hello", "line 1: this is no Parlour record"),
        ("\n".join([*lines[:12], lines[12].replace("spin", "spun"), *lines[13:]]), "line 13"),
        (record.replace('"version": 1', '"version": 9'), "line"),
        (record[: len(record) // 2], "line"),
    ):
        said = ask(served.port, "POST", "/api/replays", {"record": bad})
        assert (said.status, said.json()["code"]) == (422, "input/bad")
        assert words in said.json()["detail"]


def test_moments_and_seats_that_are_not_there_are_refused(served: Server) -> None:
    told = brought(served, played("ten-up", answers=20))
    for path in (
        "moments?first=100000",
        "position?at=100000",
        "moments?first=0&seat=Z",
        "moments?first=0&count=100000",
    ):
        assert look(served, f"{told['id']}/{path}").status == 422


def test_a_table_is_opened_at_a_moment(served: Server) -> None:
    record = played("finance", answers=80)
    told = brought(served, record)
    at = told["moments"] // 2
    position = look(served, f"{told['id']}/position?at={at}").json()
    with parlour.connect(served.url) as host:
        table, _codes = opened(host, "finance", [ME, {"who": "bot", "bot": "random"}], position=position)
        seat = host.sit(table, "A", pledges=False)
        seat.start()
        until(lambda: seat.view is not None, seat)
        assert seat.room["status"] == "playing"
        seen = whole(look(served, f"{told['id']}/moments?first={at}&count=1").json())[0]
        assert (seat.view or {})["players"].keys() == seen["players"].keys()


def test_a_finished_table_is_open_to_its_people_and_a_running_one_to_nobody(served: Server) -> None:
    with parlour.connect(served.url) as host, parlour.connect(served.url) as stranger:
        table, codes = opened(host, "ten-up", [ME, HERE], options=brief("ten-up"))
        seats = [host.sit(table, letter, pledges=False) for letter in "AB"]
        seats[0].start()
        path = f"/api/tables/{table}/replay"
        running = ask(served.port, "GET", path, token=host.token)
        assert (running.status, running.json()["code"]) == (409, "replay/running")
        play_out(seats, Random(1))
        told = ask(served.port, "GET", path, token=host.token)
        assert told.status == 200
        assert told.json()["moments"] == len(parlour.replay(host.record(table)).moves()) + 1
        assert ask(served.port, "GET", path, token=stranger.token).status == 404
        assert ask(served.port, "GET", f"{path}?code={codes['']}", token=stranger.token).status == 404
        watching = {"x-parlour-code": codes[""]}
        assert ask(served.port, "GET", path, headers=watching, token=stranger.token).status == 200
        _same_as_brought(served, told.json(), host, table)


def _same_as_brought(server: Server, told: dict[str, Any], host: Client, table: str) -> None:
    """Whoever brings a table's record looks at the same."""
    assert brought(server, host.record(table)) == told


def test_a_record_that_was_forgotten_is_brought_again(served: Server) -> None:
    first = played("mariners-compass", seed=100, answers=4)
    told = brought(served, first)
    for seed in range(101, 101 + MAX_TIMELINES):
        brought(served, played("mariners-compass", seed=seed, answers=4))
    gone = look(served, f"{told['id']}/moments?first=0")
    assert (gone.status, gone.json()["code"]) == (404, "replay/unknown")
    assert brought(served, first) == told


@pytest.mark.parametrize("slug", parlour.games())
def test_the_faces_of_every_draw_are_told(served: Server, slug: str) -> None:
    record = played(slug, answers=60)
    told = look(served, f"{brought(served, record)['id']}/draws").json()
    lines = [entry.text for entry in read_journal(record).entries if entry.who == CHANCE]
    assert [draw["what"] for draw in told["draws"]] == [line.split(" ")[0] for line in lines]
    assert len({tuple(faces) for faces in told["lists"]}) == len(told["lists"])
    for draw, line in zip(told["draws"], lines, strict=True):
        values = line.split(" ")[1:]
        assert len(values) == draw["count"]
        assert set(values) <= set(told["lists"][draw["faces"]])
        assert draw["returns"] or len(set(values)) == len(values)


@pytest.mark.parametrize("slug", parlour.games())
def test_luck_is_told_by_seat_and_by_its_greatest_strokes(served: Server, slug: str) -> None:
    record = played(slug, answers=40)
    told = brought(served, record)
    luck = look(served, f"{told['id']}/luck").json()
    assert luck == look(served, f"{told['id']}/luck").json()
    expected = lucks(Timeline(opened_for(read_journal(record), None), read_journal(record)))
    assert luck["totals"] == {seat: round(total, 3) for seat, total in totals(expected).items()}
    moments = [stroke["moment"] for stroke in luck["events"]]
    assert moments == sorted(moments)
    for stroke in luck["events"]:
        assert stroke["luck"] == round(expected[stroke["moment"]][stroke["seat"]], 3)
        assert stroke["event"]["event"]
    moves = look(served, f"{told['id']}/moves").json()
    least = min((abs(stroke["luck"]) for stroke in luck["events"]), default=0.0)
    for n, move in enumerate(moves, 1):
        if move["events"] and n not in moments:
            assert all(abs(each) <= least + 0.001 for each in expected[n].values())


def test_a_deal_is_told_with_what_it_did_to_both_sides(served: Server) -> None:
    told = brought(served, everything_given(30))
    found = look(served, f"{told['id']}/deals").json()
    assert found["skipped"] == 0
    (deal,) = found["deals"]
    assert deal["moment"] == told["moments"] - 1
    assert deal["games"] >= ENOUGH
    assert deal["sides"]["A"]["after"] < deal["sides"]["A"]["without"]
    assert deal["sides"]["B"]["low"] > 0
    assert look(served, f"{told['id']}/deals").json() == found, "it is kept"


def test_a_game_without_deals_has_none_to_judge(served: Server) -> None:
    told = brought(served, played("ten-up", answers=40))
    assert look(served, f"{told['id']}/deals").json() == {"deals": [], "skipped": 0}


def test_deals_that_take_too_long_are_left_out() -> None:
    """The process is ended, and says nothing of the one deal there is."""

    async def judged() -> tuple[Judged, int]:
        records = EvaluationPool(SupervisedProcess("records", evaluate, 60.0))
        deals = EvaluationPool(DealAnalyst(0.0))
        replays = Replays(records, deals)
        try:
            name = json.loads(await replays.of_text("here", everything_given(30)))["id"]
            return await replays.deals("here", name)
        finally:
            records.stop()
            deals.stop()

    assert asyncio.run(judged()) == ([], 1)


def test_only_so_many_wait_for_deals_to_be_judged() -> None:
    class Slow:
        """Judges nothing until it may."""

        def __init__(self) -> None:
            self.asked = 0
            self.may_end = asyncio.Event()

        async def ask(self, _request: object) -> Any:
            self.asked += 1
            await self.may_end.wait()
            return "done", [{"moment": 1}]

        def stop(self) -> None:
            pass

    class Deals:
        """A record with one deal."""

        async def ask(self, _request: object) -> Any:
            return "done", (1, "record", "")

        def stop(self) -> None:
            pass

    async def crowd() -> tuple[int, list[tuple[Judged, int]], tuple[Judged, int]]:
        judge = Slow()
        judging = EvaluationPool(judge, QueueLimits(jobs=3))
        replays = Replays(EvaluationPool(Deals()), judging)
        waiting = [asyncio.create_task(replays.deals("here", "record 0"))]
        while not judge.asked:
            await asyncio.sleep(0)
        waiting += [asyncio.create_task(replays.deals("here", f"record {n}")) for n in (1, 2, 3)]
        while judging.waiting() < 3:
            await asyncio.sleep(0)
        too_many = await replays.deals("here", "one more")
        judge.may_end.set()
        return judge.asked, await asyncio.gather(*waiting), too_many

    asked, found, too_many = asyncio.run(asyncio.wait_for(crowd(), 60))
    assert asked == 1
    assert found == [([{"moment": 1}], 0)] * 4
    assert too_many == ([], 1)


def test_deals_are_judged_on_the_board_of_the_record(tmp_path: Path) -> None:
    text = files("parlour").joinpath("editions", "ten-up.toml").read_text(encoding="utf-8")
    text = text.replace('title = "Ten-Up"', 'title = "Ten-Up at home"')
    file = tmp_path / "home.toml"
    file.write_text(text, encoding="utf-8")
    record = parlour.open("ten-up", seats=2, seed=1, edition=file).record()
    assert timeline_of(record, text).table.edition.title == "Ten-Up at home"
    with pytest.raises(BadData):
        timeline_of(record, "")
