"""Durability and convergence under bad weather, in a simulated world: the promises D2, D3, D10, C1 and C6.

Every promise is run over many seeds; beside it stands a fault that is planted on purpose and must turn it red.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from parlour.server.live_rooms.live_room import LiveRoom, Submission
from parlour.server.live_rooms.manager import RoomManager
from parlour.server.live_rooms.room_loader import RoomLoader
from parlour.server.rooms.entries import Clock, load
from parlour.server.store import Append, StoredEntry, StoreError
from tests.server import simulation
from tests.server.simulated_people import Line, Process
from tests.server.simulated_world import Weather, World
from tests.server.simulation import simulate

BAD = Weather(failed_write=0.05, cut=0.02, lost_reply=0.3, crash=0.1)
DISK = Weather(failed_write=0.1)
NETWORK = Weather(cut=0.1, lost_reply=0.1, slow=3.0)
SIZES = [pytest.param(12, id="quick"), pytest.param(3000, id="full", marks=pytest.mark.soak)]


def weathered(seeds: int, weather: Weather, **more: object) -> Counter[str]:
    """So many runs; what they exercised."""
    seen: Counter[str] = Counter()
    for seed in range(seeds):
        seen += simulate(seed, weather, **more).counts  # type: ignore[arg-type]
    return seen


def turns_red(seeds: int, weather: Weather, **more: object) -> bool:
    for seed in range(seeds):
        try:
            simulate(seed, weather, **more)  # type: ignore[arg-type]
        except AssertionError:
            return True
    return False


@pytest.mark.parametrize("seeds", SIZES)
def test_d2_nobody_hears_of_a_move_that_is_not_stored(seeds: int) -> None:
    """Every message on every line is compared with the store at the moment it is sent."""
    seen = weathered(seeds, DISK)
    print(f"D2: {dict(seen)}")
    assert seen["failed commits"] >= seeds
    assert seen["messages"] >= 20 * seeds


def test_d2_turns_red_if_people_are_told_before_it_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    store = RoomManager._store

    def tell_first(self: RoomManager, command: Submission, append: Append) -> None:
        self.publish(command.live)
        store(self, command, append)

    monkeypatch.setattr(RoomManager, "_store", tell_first)
    assert turns_red(5, DISK)


def test_d2_turns_red_if_the_memory_is_kept_after_a_failed_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    async def keep(_self: RoomLoader, live: LiveRoom) -> None:
        live.is_stale = False

    monkeypatch.setattr(RoomLoader, "reload", keep)
    assert turns_red(20, DISK)


@pytest.mark.parametrize("seeds", SIZES)
def test_d3_a_repeated_command_is_done_once(seeds: int) -> None:
    """Replies are lost, lines break, servers crash, and two processes serve one store."""
    seen = weathered(seeds, BAD) + weathered(seeds // 2, BAD, processes=2)
    print(f"D3: {dict(seen)}")
    assert seen["retries"] >= 5 * seeds
    assert seen["crashes"] >= seeds
    assert seen["collisions"] >= seeds // 3


def test_d3_turns_red_if_commands_are_remembered_in_memory_only(monkeypatch: pytest.MonkeyPatch) -> None:
    took = LiveRoom.note_stored

    def forget(self: LiveRoom, kept: list[StoredEntry]) -> None:
        for each in kept:
            self.reading.take(each)
            took(self, each._replace(command="forgotten"))

    def forgetful(world: World, _processes: list[Process]) -> None:
        world.store.knows_commands = False

    monkeypatch.setattr(LiveRoom, "follow", forget)
    assert turns_red(30, BAD, prepare=forgetful)


@pytest.mark.parametrize(
    ("seeds", "commands"),
    [pytest.param(200, 2, id="quick"), pytest.param(10_000, 8, id="full", marks=pytest.mark.soak)],
)
def test_d10_the_same_seed_gives_the_same_run_byte_for_byte(seeds: int, commands: int) -> None:
    for seed in range(seeds):
        first, second = (simulate(seed, BAD, commands=commands, clock=Clock(move=5)) for _ in range(2))
        assert first.trace.digest() == second.trace.digest()
        assert first.counts == second.counts


def test_d10_turns_red_if_something_is_left_to_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    told = RoomManager.publish

    def sometimes_late(self: RoomManager, live: LiveRoom) -> None:
        if Random().random() < 0.5:
            live.subscribers = set(sorted(live.subscribers, key=lambda _: Random().random())[:1])
        told(self, live)

    monkeypatch.setattr(RoomManager, "publish", sometimes_late)
    with pytest.raises(AssertionError):
        test_d10_the_same_seed_gives_the_same_run_byte_for_byte(20, 8)


@pytest.mark.parametrize("seeds", SIZES)
def test_c1_every_client_ends_up_with_the_servers_view(seeds: int) -> None:
    """Lines are cut and messages late by up to three seconds; ten seconds after it has cleared up all are in step."""
    seen = weathered(seeds, NETWORK, rooms=2) + weathered(seeds // 2, NETWORK, processes=2)
    print(f"C1: {dict(seen)}")
    assert seen["cuts"] >= 5 * seeds
    assert seen["clients in step"] >= 4 * seeds


def test_c1_turns_red_if_people_are_not_told_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = RoomManager.publish
    rng = Random(0)

    def forget(self: RoomManager, live: LiveRoom) -> None:
        if rng.random() < 0.2:
            self._notify_observers(live)
        else:
            tell(self, live)

    monkeypatch.setattr(RoomManager, "publish", forget)
    assert turns_red(30, NETWORK)


def test_c1_turns_red_if_refusals_are_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    command = Line.command

    async def silent(self: Line, told: object) -> None:
        later = self._later
        self._later = lambda do, message: None if message["type"] == "refused" else later(do, message)  # type: ignore[method-assign]
        await command(self, told)  # type: ignore[arg-type]
        self._later = later  # type: ignore[method-assign]

    monkeypatch.setattr(Line, "command", silent)
    assert turns_red(3, NETWORK)


def test_c4_two_processes_come_together_without_notices() -> None:
    """Here there are no notices at all: what the other process adds is found by looking."""
    seen = weathered(15, Weather(slow=0.5), processes=2)
    assert seen["clients in step"] >= 30


def test_c4_turns_red_without_the_look(monkeypatch: pytest.MonkeyPatch) -> None:
    async def blind(_server: Process) -> None:
        return None

    monkeypatch.setattr(simulation, "_look", blind)
    assert turns_red(15, Weather(slow=0.5), processes=2)


@pytest.mark.parametrize("seeds", SIZES)
def test_d14_nothing_is_refused_from_a_memory_that_is_behind(seeds: int) -> None:
    """Every refusal is judged on all that was stored when its command came, at whichever process."""
    seen = weathered(seeds, Weather(slow=0.5), processes=2) + weathered(seeds // 2, BAD, processes=3)
    print(f"D14: {dict(seen)}")
    assert seen["refusals"] >= 5 * seeds


def test_d14_turns_red_if_commands_are_refused_from_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    async def believe(_self: RoomManager, _live: LiveRoom, _since: float) -> bool:
        return False

    monkeypatch.setattr(RoomManager, "catch_up", believe)
    assert turns_red(10, Weather(slow=0.5), processes=2)


def logs(seed: int, wall: float) -> list[object]:
    """What has been written, but for the wall clock's time."""
    weather = Weather(crash=0.05, wall=wall)
    world = simulate(seed, weather, clock=Clock(bank=15, back=2))
    return [(one.number, one.command, one.actor, load(one.entry)) for one in world.store.kept["ROOM0"]]


def same_with_any_wall_clock(seeds: int) -> None:
    for seed in range(seeds):
        steady = logs(seed, 0.0)
        assert logs(seed, 3_600.0) == steady
        assert logs(seed, 86_400.0) == steady


@pytest.mark.parametrize("seeds", [pytest.param(7, id="quick"), pytest.param(1000, id="full", marks=pytest.mark.soak)])
def test_c6_a_wall_clock_that_jumps_changes_nothing_but_the_times_written_down(seeds: int) -> None:
    same_with_any_wall_clock(seeds)


def test_c6_turns_red_if_deadlines_follow_the_wall_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    start: Callable[[Process], None] = Process.start

    def by_the_wall(self: Process) -> None:
        start(self)
        self.manager._monotonic = self.manager._loader.monotonic = self._wall

    monkeypatch.setattr(Process, "start", by_the_wall)
    with pytest.raises(AssertionError):
        same_with_any_wall_clock(5)


def test_a_store_that_fails_is_said_to_fail_and_play_goes_on() -> None:
    """D8 in the small: nothing can be stored for a while, and then everything can again."""
    refusals: Counter[str] = Counter()

    def full(world: World, _processes: list[Process]) -> None:
        append = world.store.append
        calls = 0

        def sometimes(batch: list[Append]) -> list[object]:
            nonlocal calls
            calls += 1
            if 20 <= calls < 40:
                refusals["full"] += 1
                raise StoreError("the disk is full")
            return append(batch)  # type: ignore[return-value]

        world.store.append = sometimes  # type: ignore[method-assign, assignment]

    world = simulate(3, Weather(), commands=30, prepare=full)
    assert refusals["full"] == 20
    assert world.counts["entries"] >= 30
