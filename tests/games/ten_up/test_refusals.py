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
    (turn, "B spin", reasons.OUT_OF_TURN, "The table waits for A; please wait for your turn."),
    (losing, "B back T1:2", reasons.OUT_OF_TURN, "The table waits for A; please wait for your turn."),
    (choosing, "B take red", reasons.TAKE_COLOUR, "Take a colour that nobody has: for example 'take blue'."),
    (choosing, "B spin", reasons.TAKE_COLOUR, "Take a colour that nobody has: for example 'take blue'."),
    (lead, "A take green", reasons.SPIN_FOR_LEAD, "The lead is spun for now: choose 'spin'."),
    (turn, "A play 4", reasons.SPIN_FIRST, "Your turn goes on with a spin: choose 'spin'."),
    (turn, "A announce first", reasons.SPIN_FIRST, "Your turn goes on with a spin: choose 'spin'."),
    (
        announcing,
        "A spin",
        reasons.ANNOUNCE_FIRST,
        "Before you spin, say which arrow you will play first: choose 'announce first', for one.",
    ),
    (spun, "A play 5", reasons.CHOOSE_NUMBER, "You spun 4 and 6: say which you play first, such as 'play 4'."),
    (spun, "A spin", reasons.CHOOSE_NUMBER, "You spun 4 and 6: say which you play first, such as 'play 4'."),
    (
        losing,
        "A forward T1:2",
        reasons.SET_BACK,
        "You lose a point: set back one of your counters (T3:1, T1:2), such as 'back T3:1'.",
    ),
    (
        losing,
        "A refuse",
        reasons.SET_BACK,
        "You lose a point: set back one of your counters (T3:1, T1:2), such as 'back T3:1'.",
    ),
    (
        losing,
        "A back T1:1",
        reasons.NOT_THERE,
        "No counter of yours stands there; they are on T3:1, T1:2. Try 'back T3:1'.",
    ),
    (
        gaining,
        "A refuse",
        reasons.KEEP_POINT,
        "You gain a point: enter a counter or move one forward, such as 'forward T2:1'.",
    ),
    (
        gaining,
        "A forward T4:2",
        reasons.NOT_THERE,
        "No counter of yours stands there; they are on T2:1, T3:1, T1:4. Try 'forward T2:1'.",
    ),
    (
        gaining,
        "A forward T1:4",
        reasons.AT_TOP,
        "A counter on 4 goes no further; what you can do is, for one, 'forward T2:1'.",
    ),
    (
        gaining_with_all_out,
        "A enter T4",
        reasons.NONE_IN_HAND,
        "All your counters are out: move one forward, such as 'forward T2:1'.",
    ),
    (tallying, "A spin", reasons.TALLY_POINT, "You gain a point on T1: keep it there, such as 'forward T1:2'."),
    (
        tallying,
        "A forward T2:1",
        reasons.OTHER_TABLE,
        "This point is kept on T1, next to your man: choose 'forward T1:2', for one.",
    ),
    (
        tallying,
        "A enter T4",
        reasons.OTHER_TABLE,
        "This point is kept on T1, next to your man: choose 'forward T1:2', for one.",
    ),
    (
        tallying,
        "A enter T1",
        reasons.MUST_FORWARD,
        "While a counter of yours is below 4 on T1, one of them moves forward: choose 'forward T1:2', for one.",
    ),
    (
        tallying,
        "A refuse",
        reasons.CANNOT_REFUSE,
        "A point may be refused only if it would enter another counter after one on 4; here, try 'forward T1:2'.",
    ),
    (
        tallying,
        "A forward T1:3",
        reasons.NOT_THERE,
        "No counter of yours stands there; they are on T1:1, T2:1, T1:2. Try 'forward T1:2'.",
    ),
    (
        tallying_after_four,
        "A forward T1:4",
        reasons.AT_TOP,
        "A counter on 4 goes no further; what you can do is, for one, 'enter T1'.",
    ),
    (
        tallying_freely_with_all_out,
        "A enter T1",
        reasons.NONE_IN_HAND,
        "All your counters are out: move one forward, such as 'forward T1:2'.",
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
