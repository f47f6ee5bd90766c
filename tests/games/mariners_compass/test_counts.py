"""Positions counted to a fixed depth, beside a second, simpler account of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import pytest

from parlour.core.moves import CHANCE, OVER
from parlour.core.rules import Rules
from parlour.testing import edition_with
from tests.games.mariners_compass.board import CITY, Man, at

DIAL = (1, 2)
RING = ["S", "", "SW", "", "W", "", "NW", "", "N", "", "NE", "", "E", "", "SE", ""]
STEPS = {"N": 1j, "NE": 1 + 1j, "E": 1, "SE": 1 - 1j, "S": -1j, "SW": -1 - 1j, "W": -1, "NW": -1 + 1j}


class Board(NamedTuple):
    """Small men by index (-1: not entered), expeditions as column + row i, who moves, and what is due."""

    small: tuple[int, int]
    large: tuple[complex, complex]
    mover: int = 0
    due: str = "spin"
    numbers: tuple[int, ...] = ()
    again: bool = False


def following(board: Board) -> list[Board]:
    """Every board one answer or draw later."""
    if board.due == "over":
        return []
    if board.due == "spin":
        return [board._replace(due="draw")]
    if board.due == "draw":
        spins = [(one, two) for one in DIAL for two in DIAL]
        return [step_small(board, s[0]) if s[0] == s[1] else board._replace(due="play", numbers=s) for s in spins]
    if board.due == "play":
        return [step_small(board, number) for number in board.numbers]
    return [step_large(board, letter) for letter in ways(board)]


def step_small(board: Board, number: int) -> Board:
    small = list(board.small)
    me, other = board.mover, 1 - board.mover
    small[me] = number - 1 if small[me] < 0 else (small[me] + number) % 16
    again = small[me] == small[other] == 8
    if small[me] == small[other] and not again:
        small[other] = 8
    board = board._replace(small=(small[0], small[1]), numbers=(), again=again)
    open_ways = ways(board)
    if len(open_ways) > 1:
        return board._replace(due="go")
    return step_large(board, open_ways[0]) if open_ways else ended(board)


def ways(board: Board) -> list[str]:
    """The letters under or beside the mover's small man that stay on the Table."""
    at, square = board.small[board.mover], board.large[board.mover]
    letters = [RING[at]] if RING[at] else [RING[at - 1], RING[(at + 1) % 16]]
    inside = {complex(column, row) for column in range(1, 8) for row in range(1, 10)}
    return [letter for letter in letters if square + STEPS[letter] in inside]


def step_large(board: Board, letter: str) -> Board:
    large = list(board.large)
    large[board.mover] += STEPS[letter]
    board = board._replace(large=(large[0], large[1]))
    return board._replace(due="over") if large[board.mover] == 4 + 9j else ended(board)


def ended(board: Board) -> Board:
    mover = board.mover if board.again else 1 - board.mover
    return board._replace(mover=mover, due="spin", again=False)


def counted(boards: list[Board], depth: int) -> list[int]:
    """How many ways there are to make one move, two moves, and so on."""
    counts: list[int] = []
    for _ in range(depth):
        boards = [after for board in boards for after in following(board)]
        counts.append(len(boards))
    return counts


def played_out(rules: Rules[Any, Any], states: list[Any], depth: int) -> list[int]:
    """The same by the rules themselves."""
    counts: list[int] = []
    for _ in range(depth):
        states = [after for state in states for after in successors(rules, state)]
        counts.append(len(states))
    return counts


def successors(rules: Rules[Any, Any], state: Any) -> list[Any]:
    pending = rules.pending(state)
    found: list[Any] = []
    if pending.kind == OVER:
        return found
    if pending.kind == CHANCE:
        assert pending.draw is not None
        for n in range(pending.draw.outcomes()):
            found.append(rules.copy(state))
            rules.resolve_draw(found[-1], pending.draw.outcome(n))
        return found
    for action in rules.ask(state, pending.seats[0]).actions():
        found.append(rules.copy(state))
        rules.apply(found[-1], pending.seats[0], action)
    return found


STARTS: dict[str, tuple[Man, Man]] = {
    "entering": ((None, CITY), (None, CITY)),
    "meeting": ((6, CITY), (7, CITY)),
    "by the Pole": ((7, (4, 8)), (9, (5, 9))),
    "in a corner": ((13, (7, 1)), (4, (1, 1))),
}
FIRST = {
    "entering": [1, 4, 7, 12],
    "by the Pole": [1, 4, 6, 5],
}


@pytest.mark.parametrize("start", STARTS)
def test_the_rules_count_as_many_ways_as_a_second_account_of_them(start: str, tmp_path: Path) -> None:
    """With the numbers 1 and 2 on the dial.

    Entering: one spin; 4 draws; 1-1 stands on S and moves by itself, so B spins (1), 2-2 stands on the blank (2), 1-2
    and 2-1 are chosen from (2 each): 7. Then 4 draws for B; 1 spin of B after each of 2 directions; and after either
    of 1-2 and 2-1: B's spin after the 1, two directions after the 2: 4 + 2 + 6 = 12.

    By the Pole, on NW-N below it: 1-1 is N and wins (no more moves), 2-2 is the blank after N (2 directions, N wins),
    1-2 and 2-1 are chosen from: 0 + 2 + 2 + 2 = 6. Then N wins and NE is B's turn (1); the 1 wins, the 2 has two
    directions (2), twice: 0 + 1 + 2 * 2 = 5.
    """
    a, b = STARTS[start]
    path = edition_with("mariners-compass", tmp_path, ("[1, 2, 3, 4, 5, 6]", "[1, 2]"))
    table = at(a=a, b=b, edition=path)
    small = [-1 if man[0] is None else man[0] for man in (a, b)]
    board = Board((small[0], small[1]), (complex(*a[1]), complex(*b[1])))
    counts = played_out(table.game.rules, [table.copy_state()], 11)
    assert counts == counted([board], 11)
    assert counts[: len(FIRST.get(start, []))] == FIRST.get(start, [])
    assert min(counts) > 0
