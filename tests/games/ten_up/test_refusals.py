"""Every refusal: its code, its clause, what it says, and a table that is as it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import parlour
from parlour.core.refusals import Reason
from parlour.games.ten_up import reasons
from parlour.testing import codes, play, refusal
from tests.games.ten_up.scenes import scene


def choosing() -> parlour.Table:
    table = parlour.open("ten-up", seats=2, chance=[])
    play(table, "A take red")
    return table


def lead() -> parlour.Table:
    table = choosing()
    play(table, "B take blue")
    return table


def turn() -> parlour.Table:
    return scene(chance=[(4, 6)])


def announcing() -> parlour.Table:
    return scene(options={"arrow_order": "announce_before_spin"})


def spun() -> parlour.Table:
    return after(scene(chance=[(4, 6)]), "A spin")


def losing() -> parlour.Table:
    return after(scene(chance=[(1, 2)], A=(4, "T1:2 T3:1")), "A spin", "A play 1")


def gaining() -> parlour.Table:
    return after(scene(chance=[(2, 3)], A=(0, "T1:4 T2:1 T3:1"), B=(5, "")), "A spin", "A play 2")


def gaining_with_all_out() -> parlour.Table:
    return after(scene(chance=[(2, 3)], A=(0, "T1:4 T2:1 T3:1 T3:1"), B=(5, "")), "A spin", "A play 2")


def tallying() -> parlour.Table:
    return after(scene(chance=[(1, 2)], A=(1, "T1:1 T1:2 T2:1")), "A spin", "A play 1")


def tallying_after_four() -> parlour.Table:
    return after(scene(chance=[(1, 2)], A=(1, "T1:4")), "A spin", "A play 1")


def tallying_freely_with_all_out() -> parlour.Table:
    table = scene(chance=[(1, 2)], A=(1, "T1:1 T1:2 T2:1 T3:1"), options={"tally_prefers": "free"})
    return after(table, "A spin", "A play 1")


def after(table: parlour.Table, *lines: str) -> parlour.Table:
    play(table, *lines)
    return table


CASES: list[tuple[Callable[[], parlour.Table], str, Reason, str]] = [
    (turn, "B spin", reasons.OUT_OF_TURN, "Wait a moment: A is deciding."),
    (losing, "B back T1:2", reasons.OUT_OF_TURN, "Wait a moment: A is deciding."),
    (choosing, "B take red", reasons.TAKE_COLOUR, "Pick a free colour."),
    (choosing, "B spin", reasons.TAKE_COLOUR, "Pick a free colour."),
    (lead, "A take green", reasons.SPIN_FOR_LEAD, "Spin now: the highest spin goes first."),
    (turn, "A play 4", reasons.SPIN_FIRST, "Spin the arrows first."),
    (turn, "A announce first", reasons.SPIN_FIRST, "Spin the arrows first."),
    (
        announcing,
        "A spin",
        reasons.ANNOUNCE_FIRST,
        "Before you spin, choose which arrow you will play first.",
    ),
    (spun, "A play 5", reasons.CHOOSE_NUMBER, "You spun 4 and 6: choose which you play first."),
    (spun, "A spin", reasons.CHOOSE_NUMBER, "You spun 4 and 6: choose which you play first."),
    (
        losing,
        "A forward T1:2",
        reasons.SET_BACK,
        "You lose a point: choose one of your counters to go back.",
    ),
    (
        losing,
        "A refuse",
        reasons.SET_BACK,
        "You lose a point: choose one of your counters to go back.",
    ),
    (
        losing,
        "A back T1:1",
        reasons.NOT_THERE,
        "You have no counter there; choose one of yours.",
    ),
    (
        gaining,
        "A refuse",
        reasons.KEEP_POINT,
        "You score a point: move a counter up, or bring one in.",
    ),
    (
        gaining,
        "A forward T4:2",
        reasons.NOT_THERE,
        "You have no counter there; choose one of yours.",
    ),
    (
        gaining,
        "A forward T1:4",
        reasons.AT_TOP,
        "That counter is on 4 already, the highest; take the point another way.",
    ),
    (
        gaining_with_all_out,
        "A enter T4",
        reasons.NONE_IN_HAND,
        "All your counters are on the tables; move one up instead.",
    ),
    (
        tallying,
        "A spin",
        reasons.TALLY_POINT,
        "You score a point on the bottom-right table: take it with a counter there.",
    ),
    (
        tallying,
        "A forward T2:1",
        reasons.OTHER_TABLE,
        "This point counts on the bottom-right table, next to your piece: take it there.",
    ),
    (
        tallying,
        "A enter T4",
        reasons.OTHER_TABLE,
        "This point counts on the bottom-right table, next to your piece: take it there.",
    ),
    (
        tallying,
        "A enter T1",
        reasons.MUST_FORWARD,
        "You have a counter below 4 on the bottom-right table: move it up first.",
    ),
    (
        tallying,
        "A refuse",
        reasons.CANNOT_REFUSE,
        "You can skip a point only if all your counters there are on 4; move one up.",
    ),
    (
        tallying,
        "A forward T1:3",
        reasons.NOT_THERE,
        "You have no counter there; choose one of yours.",
    ),
    (
        tallying_after_four,
        "A forward T1:4",
        reasons.AT_TOP,
        "That counter is on 4 already, the highest; take the point another way.",
    ),
    (
        tallying_freely_with_all_out,
        "A enter T1",
        reasons.NONE_IN_HAND,
        "All your counters are on the tables; move one up instead.",
    ),
]


@pytest.mark.parametrize(
    ("given", "line", "reason", "text"), CASES, ids=[f"{case[0].__name__}-{case[1]}" for case in CASES]
)
def test_a_refusal_cites_its_clause_and_changes_nothing(
    given: Callable[[], parlour.Table], line: str, reason: Reason, text: str
) -> None:
    refused = refusal(given(), line)
    assert (refused.code, refused.clause, refused.text) == (reason.code, reason.clause, text)


def test_every_reason_is_provoked() -> None:
    assert {reason.code for _given, _line, reason, _text in CASES} == codes(reasons)
