"""I5: what one stranger sends costs nobody else anything. I6: evaluation is queued fairly."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any

import pytest
from websockets.sync.client import connect as open_socket
from websockets.typing import Origin

import parlour
from parlour.core.data.bounds import MAX_EDITION_BYTES, MAX_EDITION_PARTS, MAX_RECORD_BYTES
from parlour.core.record import Entry
from parlour.core.refusals import BadData, ParlourError, Refused
from parlour.server.errors import RETRY_SECONDS, STATUS, problem
from parlour.server.live_rooms import lobby
from parlour.server.rooms import table_start
from parlour.server.rooms.table_request import NewTable
from parlour.server.rooms.table_start import TableStart, UploadedStart, beginning
from parlour.server.workers.bot_worker import BotWorker
from parlour.server.workers.evaluation_queue import BUSY, EvaluationPool, FairQueue, Job, QueueLimits
from parlour.server.workers.evaluator import evaluate
from parlour.server.workers.supervised_process import ProcessFailed, SupervisedProcess
from parlour.table.library import bundled_edition
from parlour.testing.editions import edition_text
from tests.server.asking import ask
from tests.server.in_process import a_manager
from tests.server.misbehaving import LITTLE, evaluates_in_little_memory, hangs, misbehaves
from tests.server.running import Server
from tests.server.scripted import BOT, ME, opened
from tests.server.test_bots import QUESTION

SECONDS = 60.0
"""Much more than anything here takes."""
DOTTED = f"{'a.' * 15_000}a = 1"
"""30 kB that cost the parser 857 MiB."""


def long_record(size: int, slug: str = "weigh-anchor") -> str:
    """A record that is valid and takes a while: one answer, undone and given again."""
    table = parlour.open(slug, seats=2, seed=1)
    while table.move_count() < 100 or not table.can_undo():
        ask = table.asks()[0]
        table.act(ask.seat, ask.default_action)
    last = table.moves()[-1]
    written = len(table.record())
    while written < size:
        for entry in (Entry("!", "undo"), last):
            table.journal.add(entry)
            written += len(table.journal.lines(len(table.journal.entries) - 1, len(table.journal.entries)))
    return table.record()


def wish(**brought: Any) -> dict[str, Any]:
    return {"game": "ten-up", "seats": [ME, BOT], **brought}


# Bounds on the wire


@pytest.mark.parametrize(
    "edition",
    [
        DOTTED,
        f"[{'a.' * 15_000}a]",
        "\n".join(f"a{n}.b.c.d.e = 1" for n in range(MAX_EDITION_PARTS)),
        f"a = {'[' * 10_000}{']' * 10_000}",
        f"a = {'{a = ' * 5_000}1{'}' * 5_000}",
        "# " + "x" * MAX_EDITION_BYTES,
        "a = '''" + "x" * 100,
        "[edition]\n" * 10,
    ],
    ids=["key", "header", "keys", "arrays", "tables", "size", "open text", "not TOML"],
)
def test_i5_an_edition_that_would_cost_too_much_is_refused(served: Server, edition: str) -> None:
    with parlour.connect(served.url) as host:
        before = served.memory_kib()
        said = ask(served.port, "POST", "/api/tables", wish(edition=edition), token=host.token)
        assert (said.status, said.json()["code"]) == (422, "input/bad")
        assert len(said.json()["detail"]) < 1000
        assert served.memory_kib() - before < 16 * 1024


def test_i5_an_edition_with_a_million_sides_is_refused_and_the_games_own_are_not(served: Server) -> None:
    """It is small and correct TOML: only laying a table on it shows what it costs."""
    text = edition_text("finance")
    with parlour.connect(served.url) as host:
        for old, new in (("sides = 6", "sides = 1000000000"), ("sides = 6", "sides = 1000000")):
            body = {"game": "finance", "seats": [ME, BOT], "edition": text.replace(old, new, 1)}
            said = ask(served.port, "POST", "/api/tables", body, token=host.token)
            assert (said.status, said.json()["code"]) == (422, "input/too_expensive"), said.body
        for slug in parlour.games():
            seats = [ME, *[BOT] * (bundled_edition(slug).least_seats - 1)]
            assert opened(host, slug, seats, edition=edition_text(slug) + "# mine")


def test_i5_a_position_that_is_too_large_or_breaks_the_rules_is_refused(served: Server) -> None:
    start = parlour.open("ten-up", seats=2, seed=1).position()
    large = [
        {**start, "players": {"A": "x" * 100_000}},
        {**start, "players": [[]] * 9_000},
        {**start, "x": [[]] * 99_999},
    ]
    with parlour.connect(served.url) as host:
        for position in large:
            said = ask(served.port, "POST", "/api/tables", wish(position=position), token=host.token)
            assert (said.status, said.json()["code"]) == (422, "input/bad")
        assert opened(host, "ten-up", [ME, BOT], position=start)


def test_i5_twenty_padded_editions_take_little_memory(served: Server) -> None:
    """They took 36 MiB, of a megabyte each; now as large as an edition may be."""
    text = edition_text("ten-up")
    padding = "".join(f"# {n} {'x' * 100}\n" for n in range(1500))
    with parlour.connect(served.url) as ann, parlour.connect(served.url) as bo:
        opened(ann, "ten-up", [ME, BOT], edition=text)
        before = served.memory_kib()
        for n in range(20):
            padded = f"{text}\n# {n}\n{padding}"[: MAX_EDITION_BYTES - 200]
            opened((ann, bo)[n % 2], "ten-up", [ME, BOT], edition=padded + "\n")
        assert served.memory_kib() - before < 12 * 1024


@pytest.mark.parametrize("body", [b'{"text":"a","text":"b"}', b'{"text":"a","t\\u0065xt":"b"}'])
def test_i1_a_body_that_names_a_key_twice_is_refused(served: Server, body: bytes) -> None:
    said = ask(served.port, "POST", "/api/qr", body)
    assert (said.status, said.json()["code"]) == (422, "input/bad")
    assert "'text' is given twice" in said.json()["detail"]


def test_i1_a_large_body_that_names_a_key_twice_is_refused(served: Server) -> None:
    body = b'{"record":"","record":"%s"}' % (b"x" * 100_000)
    said = ask(served.port, "POST", "/api/replays", body)
    assert (said.status, said.json()["code"]) == (422, "input/bad")
    assert "'record' is given twice" in said.json()["detail"]


def test_i5_a_body_of_a_million_parts_is_refused(served: Server) -> None:
    before = served.memory_kib()
    body = b'{"record":"","x":[%s1]}' % (b"[]," * 1_000_000)
    said = ask(served.port, "POST", "/api/replays", body)
    assert (said.status, said.json()["code"]) == (422, "input/bad")
    assert "parts" in said.json()["detail"]
    assert served.memory_kib() - before < 24 * 1024


# Nobody else waits


def pongs_during(served: Server, work: Callable[[], object]) -> int:
    """How often another socket is answered while something is evaluated."""
    pongs = 0
    with parlour.connect(served.url) as host:
        table, _links = opened(host, "ten-up", [ME, BOT])
        address = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket"
        with open_socket(address, origin=Origin(served.url), max_size=None) as line:
            line.send(json.dumps({"type": "hello", "token": host.token}))
            line.recv(SECONDS)
            thread = threading.Thread(target=work)
            thread.start()
            while thread.is_alive():
                line.send('{"type":"ping"}')
                line.recv(SECONDS)
                pongs += thread.is_alive()
            thread.join()
    return pongs


def test_i5_a_long_record_is_evaluated_while_others_are_answered(served: Server) -> None:
    record = long_record(400_000)
    said: list[Any] = []
    pongs = pongs_during(served, lambda: said.append(ask(served.port, "POST", "/api/replays", {"record": record})))
    assert said[0].status == 201, said[0].body
    assert pongs >= 10


async def opening_ticks(evaluates: Callable[[EvaluationPool, UploadedStart], Awaitable[TableStart]]) -> int:
    """How often the event loop goes round while what a client brings along is evaluated."""
    asked = NewTable.model_validate({"game": "weigh-anchor", "seats": [ME, BOT], "record": long_record(20_000)})
    evaluation = EvaluationPool(SupervisedProcess("openings", evaluate, SECONDS))
    ticks = 0
    during = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            ticks += 1
            await asyncio.sleep(0)

    async def evaluated(brought: UploadedStart) -> TableStart:
        nonlocal during
        before = ticks
        found = await evaluates(evaluation, brought)
        during = ticks - before
        return found

    ticking = asyncio.create_task(tick())
    try:
        async with a_manager() as manager:
            await lobby.open_room(manager, "ann", asked, evaluated)
            return during
    finally:
        ticking.cancel()
        evaluation.stop()


def test_i5_a_table_from_a_record_is_evaluated_beside_the_event_loop() -> None:
    async def outside(evaluation: EvaluationPool, brought: UploadedStart) -> TableStart:
        found: TableStart = await evaluation.run("here", "begin", brought)
        return found

    assert asyncio.run(opening_ticks(outside)) > 1


def test_i5_turns_red_if_the_event_loop_evaluates() -> None:
    """The planted fault."""

    async def inside(_evaluation: EvaluationPool, brought: UploadedStart) -> TableStart:
        return beginning(brought)

    assert asyncio.run(opening_ticks(inside)) == 0


def test_i5_bots_answer_while_evaluations_hang() -> None:
    """They shared a pool of threads, and waited for one another."""

    async def hanging() -> tuple[bool, str]:
        many = [EvaluationPool(SupervisedProcess(f"hangs-{n}", hangs, SECONDS)) for n in range(4)]
        bots = BotWorker(SECONDS)
        waiting = [asyncio.create_task(each.run("here", "anything")) for each in many]
        try:
            answer = await bots.ask(QUESTION)
            return any(task.done() for task in waiting), answer.problem
        finally:
            bots.stop()
            for each in many:
                each.stop()
            await asyncio.gather(*waiting, return_exceptions=True)

    some_done, problem = asyncio.run(hanging())
    assert not some_done
    assert problem.startswith("KeyError")  # an answer of the bots' process: the question names no game


# A failure is one client's error


def test_i5_a_job_that_hangs_or_kills_the_process_is_refused_and_the_others_are_done() -> None:
    async def mixed() -> list[Any]:
        evaluation = EvaluationPool(SupervisedProcess("misbehaves", misbehaves, 1.0))
        try:
            jobs = ("fine", "hang", "good", "die", "well")
            waiting = [evaluation.run(f"address {n}", job) for n, job in enumerate(jobs)]
            return await asyncio.gather(*waiting, return_exceptions=True)
        finally:
            evaluation.stop()

    fine, hung, good, died, well = asyncio.run(mixed())
    assert (fine, good, well) == ("fine", "good", "well")
    for refused in (hung, died):
        assert isinstance(refused, Refused)
        assert refused.code == "input/too_expensive"


def test_i5_a_job_that_needs_too_much_memory_is_refused_and_records_are_brought_again() -> None:
    async def evaluated() -> list[Any]:
        evaluation = EvaluationPool(SupervisedProcess("evaluator", evaluates_in_little_memory, SECONDS))
        found: list[Any] = []
        try:
            record = parlour.open("ten-up", seats=2, seed=1).record()
            for job in (
                ("bring", "record", record, ""),
                ("moves", "record", ""),
                ("check_json", bytes(LITTLE), 10),
                ("moves", "record", ""),
                ("bring", "record", record, ""),
                ("moves", "record", ""),
                ("bring", "wrong", "parlour record 1\n", ""),
                ("moments", "record", "", 9, 1),
            ):
                try:
                    found.append(await evaluation.run("here", *job))
                except ParlourError as problem:
                    found.append(problem)
            return found
        finally:
            evaluation.stop()

    found = asyncio.run(evaluated())
    assert json.loads(found[0])["moments"] == 1
    assert (found[1], found[5]) == (b"[]", b"[]")
    assert isinstance(found[2], Refused)
    assert found[2].code == table_start.TOO_EXPENSIVE
    assert isinstance(found[3], Refused)
    assert found[3].code == "replay/unknown"
    assert found[4] == found[0]
    assert isinstance(found[6], BadData)
    assert isinstance(found[7], BadData)


def test_a_process_can_be_stopped_at_any_moment_and_again() -> None:
    """It closed its pipe in one thread while another waited at it, and twice."""

    async def stopped(after: float) -> Any:
        process = SupervisedProcess("hangs", hangs, SECONDS)
        asked = asyncio.create_task(process.ask("anything"))
        await asyncio.sleep(after)
        threads = [threading.Thread(target=process.stop) for _ in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        process.stop()
        failed: Any = (await asyncio.gather(asked, return_exceptions=True))[0]
        with pytest.raises(ProcessFailed):
            await process.ask("anything")
        return failed

    for after in (0.0, 0.02, 0.3, 1.0):
        assert isinstance(asyncio.run(stopped(after)), (ProcessFailed, asyncio.CancelledError))


# I6


def jobs_of(queue: FairQueue, *addresses: str) -> list[str]:
    """The order in which jobs are done that came in this order."""
    with closing(asyncio.new_event_loop()) as loop:
        for n, address in enumerate(addresses):
            queue.put(address, Job((f"{address}{n}", ()), 1, loop.create_future()))
    done = []
    while (job := queue.take()) is not None:
        done.append(job.request[0])
    return done


def is_fair(queue: FairQueue) -> bool:
    """One job of Bo's comes after at most one of Ann's, however many she has."""
    return jobs_of(queue, *["ann"] * 10, "bo", "cy", "bo").index("bo10") <= 1


def test_i6_addresses_take_turns() -> None:
    assert jobs_of(FairQueue(QueueLimits()), "a", "a", "a", "b", "b", "c") == ["a0", "b3", "c5", "a1", "b4", "a2"]
    assert is_fair(FairQueue(QueueLimits()))


def test_i6_turns_red_if_the_first_come_are_served_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: an address stays at the head of the queue until all its jobs are done."""

    def take(self: FairQueue) -> Job | None:
        if not self._waiting:
            return None
        address, jobs = next(iter(self._waiting.items()))
        job = jobs.popleft()
        if not jobs:
            del self._waiting[address]
        return job

    monkeypatch.setattr(FairQueue, "take", take)
    assert not is_fair(FairQueue(QueueLimits()))


@pytest.mark.parametrize(
    ("limits", "addresses"),
    [
        (QueueLimits(jobs=3), ["a"] * 4),
        (QueueLimits(bytes=3), ["a"] * 4),
        (QueueLimits(jobs_in_all=3), ["a", "b", "c", "d"]),
        (QueueLimits(bytes_in_all=3), ["a", "b", "c", "d"]),
    ],
)
def test_i6_a_full_queue_refuses_and_says_when_to_come_back(limits: QueueLimits, addresses: list[str]) -> None:
    assert len(jobs_of(FairQueue(limits), *addresses[:3])) == 3
    with pytest.raises(Refused) as refused:
        jobs_of(FairQueue(limits), *addresses)
    assert refused.value.code == BUSY
    answer = problem(STATUS[BUSY], refused.value)
    assert answer.status_code == 503
    assert answer.headers["retry-after"] == str(RETRY_SECONDS)


def test_i6_a_full_queue_of_one_address_leaves_room_for_another() -> None:
    queue = FairQueue(QueueLimits(jobs=3))
    assert jobs_of(queue, "a", "a", "a", "b") == ["a0", "b3", "a1", "a2"]


# Cheap answers


def test_rulebooks_are_encoded_once_and_kept_by_clients(served: Server) -> None:
    for path in ("/api/games", "/api/games/pit", "/api/games/pit/rules", "/api/games/pit/edition", "/api/messages"):
        first, second = (ask(served.port, "GET", path) for _ in range(2))
        assert (first.status, first.body) == (200, second.body)
        again = ask(served.port, "GET", path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status, again.body) == (304, b"")
    assert ask(served.port, "GET", "/openapi.json").headers["etag"]


def test_i5_fifty_qr_codes_are_made_while_others_are_answered(served: Server) -> None:
    def many() -> None:
        for n in range(50):
            said = ask(served.port, "POST", "/api/qr", {"text": f"{n}" * 150})
            assert said.status == 200

    assert pongs_during(served, many) >= 50


def test_the_limit_of_a_record_is_the_one_in_the_manual(served: Server) -> None:
    said = ask(served.port, "POST", "/api/replays", {"record": "x" * (MAX_RECORD_BYTES + 1)})
    assert said.status == 422
