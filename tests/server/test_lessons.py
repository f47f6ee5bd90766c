"""Lessons on a server: a private table of one's own, already running, with a guide that is told with the room."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.client import Client
from parlour.client.seat import RemoteSeat
from parlour.core.refusals import Refused
from parlour.lessons import DONE, OPEN, LessonStep, lessons_of, step_named
from parlour.server.live_rooms.host_quota import Quota, TooOften
from parlour.server.settings import Limits
from tests.server.asking import ask
from tests.server.running import Server
from tests.server.scripted import until

ORDER = {"game": "ten-up", "lesson": "two-moves", "step": "order"}
FIRST_STEPS = [lessons_of(game)[0].steps[0] for game in parlour.games() if lessons_of(game)]


@pytest.fixture
def learner(served: Server) -> Iterator[Client]:
    with parlour.connect(served.url) as learner:
        yield learner


def opened(served: Server, learner: Client, wanted: dict[str, str]) -> RemoteSeat:
    """The learner's seat at a new table of a step, when it is asked."""
    said = ask(served.port, "POST", "/api/lessons", wanted, token=learner.token)
    assert said.status == 201, said.json()
    seat = learner.sit(said.json()["table"])
    until(lambda: seat.room["status"] == "playing" and seat.room["guide"] is not None, seat)
    return seat


def wanted(step: LessonStep) -> dict[str, str]:
    return {"game": step.game, "lesson": step.lesson, "step": step.id, "name": "Ann"}


def guide(seat: RemoteSeat) -> dict[str, Any]:
    found: dict[str, Any] = seat.room["guide"]
    return found


@pytest.mark.parametrize("game", parlour.games())
def test_the_lessons_of_a_game_are_listed(game: str, served: Server, learner: Client) -> None:
    told = ask(served.port, "GET", f"/api/games/{game}/lessons", token=learner.token).json()
    assert [(each["id"], [step["id"] for step in each["steps"]]) for each in told] == [
        (lesson.id, [step.id for step in lesson.steps]) for lesson in lessons_of(game)
    ]


@pytest.mark.parametrize("step", FIRST_STEPS, ids=[step.name for step in FIRST_STEPS])
def test_a_step_is_played_by_the_hints_of_its_guide(step: LessonStep, served: Server, learner: Client) -> None:
    seat = opened(served, learner, wanted(step))
    assert guide(seat)["goal"] == step.text
    assert guide(seat)["clauses"] == list(step.clauses)
    assert (guide(seat)["number"], guide(seat)["status"]) == (1, OPEN)
    while guide(seat)["answer"]:
        seat.act(guide(seat)["answer"])
    assert guide(seat)["status"] == DONE
    assert guide(seat)["comment"] == f"{step.text}.done"


def test_a_wrong_action_is_refused_with_its_comment_and_changes_nothing(served: Server, learner: Client) -> None:
    seat = opened(served, learner, ORDER)
    before = seat.view
    with pytest.raises(Refused) as refusal:
        seat.act("play 2")
    assert refusal.value.code == "lesson/wrong"
    assert refusal.value.details == {"comment": "lesson-two-moves-order.two"}
    assert seat.view == before
    seat.act("play 4")
    assert guide(seat)["status"] == DONE
    with pytest.raises(Refused, match="done"):
        seat.act("spin")


def test_a_lesson_takes_answers_only(served: Server, learner: Client) -> None:
    seat = opened(served, learner, ORDER)
    with pytest.raises(Refused) as refusal:
        seat.say("hello")
    assert refusal.value.code == "lesson/only_answers"


def test_a_lesson_is_the_learners_alone_and_in_no_list(served: Server, learner: Client) -> None:
    seat = opened(served, learner, ORDER)
    table = seat.room["id"]
    assert ask(served.port, "GET", "/api/tables", token=learner.token).json() == []
    assert table not in str(ask(served.port, "GET", "/api/public").json())
    with parlour.connect(served.url) as stranger, pytest.raises(Refused):
        stranger.sit(table)


def test_the_same_wish_twice_opens_one_table(served: Server, learner: Client) -> None:
    wish = ORDER | {"id": "wish-0001"}
    one = ask(served.port, "POST", "/api/lessons", wish, token=learner.token).json()
    assert ask(served.port, "POST", "/api/lessons", wish, token=learner.token).json() == one
    other = ask(served.port, "POST", "/api/lessons", wish | {"step": "spin"}, token=learner.token)
    assert other.json()["code"] == "room/taken"


@pytest.mark.parametrize("part", ["game", "lesson", "step"])
def test_what_does_not_exist_is_not_opened(part: str, served: Server, learner: Client) -> None:
    said = ask(served.port, "POST", "/api/lessons", ORDER | {part: "chess"}, token=learner.token)
    assert 400 <= said.status < 500


def test_nobody_without_an_identity_opens_a_lesson(served: Server) -> None:
    assert ask(served.port, "POST", "/api/lessons", ORDER).status == 401


def test_a_step_goes_on_after_a_restart(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log").start()
    step = step_named("ten-up", "sending-home", "hit")
    with parlour.connect(server.url) as learner:
        seat = opened(server, learner, wanted(step))
        table, token = seat.room["id"], learner.token
        seat.act("play 5")
        before = guide(seat), seat.view
    server.stop()
    server.start()
    with parlour.connect(server.url, token) as learner:
        seat = learner.sit(table)
        assert (guide(seat), seat.view) == before
        while guide(seat)["answer"]:
            seat.act(guide(seat)["answer"])
        assert guide(seat)["status"] == DONE
    server.stop()


def test_too_many_steps_are_refused_with_the_time_to_wait() -> None:
    quota = Quota(Limits(lessons_at_once=2.0), lambda: 0.0)
    quota.open_lesson("here", "ann")
    quota.open_lesson("here", "ann")
    with pytest.raises(TooOften) as refusal:
        quota.open_lesson("here", "ann")
    assert refusal.value.code == "quota/lessons"
    quota.open_lesson("here", "bo")
