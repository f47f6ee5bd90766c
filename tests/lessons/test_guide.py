"""The guide beside a table: what it lets through, what it says, and when a step is over."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.record import END
from parlour.core.refusals import BadData, Refused
from parlour.lessons import DONE, FAILED, OPEN, Guide, LessonStep, lesson_table, lessons_of, open_step, step_named
from parlour.lessons.checking import problems
from parlour.lessons.loading import parse_lessons
from parlour.lessons.opening import LessonDealer, names_for
from parlour.records.replay import follow

HEAD = """
[[lesson]]
id = "one"
minutes = 1

[[lesson.step]]
id = "first"
"""
POSITION = """
clauses = ["TEN-11"]
position = { seats = 2, players = { A = { colour = "red" }, B = { colour = "blue", man = 14 } } }
"""
STEP = (
    POSITION
    + """
before = ["A spin"]
chance = [[2, 4]]
good = [{ action = "play 4" }]
wrong = [{ action = "play 2", say = "two" }]
goal = [{ event = "counter_entered", seat = "A" }]
"""
)


def step_of(text: str) -> LessonStep:
    return parse_lessons("ten-up", HEAD + text)[0].steps[0]


def test_a_wrong_action_changes_nothing_and_is_commented_on() -> None:
    step = step_named("ten-up", "two-moves", "order")
    table = open_step(step)
    before = table.position()
    with pytest.raises(Refused) as refusal:
        Guide(table, step).act("play 2")
    assert refusal.value.code == "lesson/wrong"
    assert refusal.value.details == {"comment": "lesson-two-moves-order.two"}
    assert table.position() == before
    assert Guide(table, step).status() == OPEN


def test_what_the_rules_refuse_is_refused_with_its_clause() -> None:
    step = step_named("ten-up", "two-moves", "order")
    with pytest.raises(Refused) as refusal:
        Guide(open_step(step), step).act("play 5")
    assert refusal.value.clause.startswith("TEN-")


def test_an_action_that_is_not_listed_is_refused() -> None:
    step = step_of(STEP.replace('wrong = [{ action = "play 2", say = "two" }]', ""))
    with pytest.raises(Refused) as refusal:
        Guide(open_step(step), step).act("play 2")
    assert refusal.value.code == "lesson/other"


def test_nothing_is_played_after_the_goal() -> None:
    step = step_named("ten-up", "two-moves", "spin")
    table = open_step(step)
    guide = Guide(table, step)
    guide.act("spin")
    assert guide.status() == DONE
    assert guide.answer() == ""
    with pytest.raises(Refused) as refusal:
        guide.act("play 3")
    assert refusal.value.code == "lesson/over"


def test_a_step_stays_open_while_the_learner_is_asked() -> None:
    step = step_of(STEP.replace('event = "counter_entered", seat = "A"', 'view = "has_won", is = true'))
    table = open_step(step)
    assert Guide(table, step).status() == OPEN
    Guide(table, step).act("play 4")
    # The other seat spins by its default answer, and plays until the learner is asked again.
    assert Guide(table, step).status() == OPEN
    assert "following the hints, it is open" in problems(step)


def test_a_step_fails_when_the_learner_can_do_nothing_more() -> None:
    step = step_named("ten-up", "ten-points", "win")
    lost = step._replace(goal=(step.goal[0]._replace(value=False, view="is_over"),))
    guide = Guide(open_step(lost), lost._replace(wrong=()))
    guide.table.act("A", "play 3")
    assert guide.table.is_over()
    assert guide.status() == FAILED


def test_an_event_before_the_step_does_not_count() -> None:
    step = step_of(STEP.replace("counter_entered", "spun"))
    assert Guide(open_step(step), step).status() == OPEN


def test_others_answer_by_their_replies_and_then_by_default() -> None:
    text = STEP.replace('event = "counter_entered", seat = "A"', 'event = "man_moved", seat = "B", number = 5')
    text = text.replace("[[2, 4]]", "[[2, 4], [3, 5]]") + 'replies = { B = ["spin", "play 5"] }\n'
    step = step_of(text)
    guide = Guide(open_step(step), step)
    guide.act("play 4")
    assert [entry.text for entry in guide.table.moves() if entry.who == "B"] == ["spin", "play 5"]
    assert guide.status() == DONE


def test_a_bot_answers_where_nothing_is_scripted() -> None:
    text = STEP.replace('event = "counter_entered", seat = "A"', 'event = "spun", seat = "B"') + 'bot = "normal"\n'
    step = step_of(text)
    guide = Guide(open_step(step), step)
    guide.act("play 4")
    assert guide.status() == DONE


@pytest.mark.parametrize("game", parlour.games())
def test_a_guide_follows_from_the_moves_alone(game: str) -> None:
    """A server that loads a table from its store has the same guide again."""
    for lesson in lessons_of(game):
        for step in lesson.steps:
            table = open_step(step)
            guide = Guide(table, step)
            while guide.answer():
                guide.act(guide.answer())
            again = lesson_table(step, names_for(step))
            written = table.journal.entries
            problems_found = [follow(again, written, n) for n in range(len(written)) if written[n].who != END]
            assert not any(problems_found)
            assert Guide(again, step).status() == guide.status()
            assert Guide(again, step).comment() == guide.comment()
            assert again.position() == table.position()


def test_the_script_of_chance_goes_on_where_a_replay_ends() -> None:
    step = step_of(STEP)
    table = open_step(step)
    dealer = table.dealer
    assert isinstance(dealer, LessonDealer)
    assert dealer.unused() == []
    twin = table.copy()
    for each in (table, twin):
        Guide(each, step).act("play 4")
        each.act("B", "spin")
    assert table.position() == twin.position()


def test_a_learner_may_have_the_name_of_another_player() -> None:
    step = step_named("ten-up", "two-moves", "spin")
    assert names_for(step, "Bo") == ["Bo 2", "Bo"]
    assert open_step(step, "bo").names == ["bo 2", "Bo"]


@pytest.mark.parametrize(
    ("text", "where", "problem"),
    [
        (STEP.replace("goal", "gaol"), "lesson[0].step[0]", "'goal' is missing"),
        (STEP + "hint = 3\n", "lesson[0].step[0].hint", "nothing reads this key"),
        (STEP.replace('[{ action = "play 4" }]', "[]"), "lesson[0].step[0].good", "at least one good action"),
        (STEP.replace("seats = 2, ", ""), "lesson[0].step[0].position", "'seats' is missing"),
        (STEP.replace('event = "counter_entered", seat = "A"', 'view = "total"'), "goal[0]", "'is', 'least' or 'most'"),
        (STEP + "chance", "lessons/ten-up.toml", "no TOML"),
    ],
)
def test_an_error_names_the_file_and_the_place(text: str, where: str, problem: str) -> None:
    with pytest.raises(BadData) as found:
        step_of(text)
    assert found.value.where.startswith("lessons/ten-up.toml")
    assert where in found.value.where
    assert problem in found.value.problem


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("TEN-11", "TEN-99", "there is no clause TEN-99"),
        ("play 4", "play 3", "following the hints, it is open"),
        ("counter_entered", "man_moved", "the wrong action 'play 2' reaches the goal"),
        ("[[2, 4]]", "[[2, 4], [1, 1]]", "draws are left over: [[1, 1]]"),
        ("[[2, 4]]", "[[2, 99]]", "99 cannot answer the spin"),
        ("man = 14", "man = 99", "99"),
        ("play 2", "play 1", "'play 1' is never open"),
        ("clauses", 'highlight = { squares = ["99"] }\nclauses', "there is no square '99'"),
        ("clauses", 'highlight = { buttons = ["jump"] }\nclauses', "there is no action 'jump'"),
        ("clauses", 'highlight = { seats = ["D"] }\nclauses', "there is no seat 'D'"),
    ],
)
def test_the_checker_finds_what_is_wrong_with_a_step(old: str, new: str, problem: str) -> None:
    assert problems(step_of(STEP)) == []
    assert any(problem in found for found in problems(step_of(STEP.replace(old, new))))
