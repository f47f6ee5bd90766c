"""Positions counted to a fixed depth, beside a second, simpler account of the rules."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from parlour.core.moves import CHANCE, OVER
from parlour.core.rules import Rules
from tests.games.monopolist.board import at, view_of

NUMBERS = (6, 1, 5, 7, 3, 8, 4, 2)
SPACE = {1: 90, 2: 126, 3: 210, 4: 630, 5: 630}
CELL = {1: 90, 2: 126, 3: 105, 4: 105, 5: 105}
EMBLEMS = {1: "$1.#3.2", 2: "0.$#2", 3: ".0$", 4: "#", 5: "#"}
"""A quadrant of each ring: dollar, spider, plain, or how many corners to the right the trade has its own."""
TRADES = (0, 2)
"""The Farmer's corner and the Merchant's, counted to the right."""
PASS = {1: 1, 2: 2, 3: 2, 4: 4}

Place = tuple[int, int]
"""A ring, and the tick a cell begins at."""


class Board(NamedTuple):
    """Two players without loans; what is due: a spin, a draw, a move of the man, a bonus, nothing."""

    men: tuple[Place, Place]
    stock: tuple[int, int] = (5, 5)
    bank: int = 32
    paid: tuple[int, int] = (0, 0)
    home: tuple[bool, bool] = (False, False)
    mover: int = 0
    due: str = "spin"
    rest: int = 0
    drawn: bool = False
    bonus: bool = False

    def put(self, field: str, seat: int, value: object) -> Board:
        """The same with one player's part of a field changed."""
        pair = list(getattr(self, field))
        pair[seat] = value
        changed: dict[str, Any] = {field: tuple(pair)}
        return self._replace(**changed)


def following(board: Board) -> list[Board]:
    """Every board one answer or draw later."""
    if board.due in ("spin", "bonus"):
        me = board.mover
        start = board._replace(due="draw", bonus=False)
        if board.home[me]:
            start = start.put("men", me, (1, TRADES[me] * 630)).put("home", me, False).put("paid", me, 0)
        return [start, passed_on(board)] if board.due == "bonus" else [start]
    if board.due == "draw":
        return [spun(board._replace(rest=315 * n + 157, drawn=False)) for n in range(8)]
    if board.due == "go":
        ring, cells = reached(board)
        moves = [advanced(board, (ring, tick)) for tick in cells]
        return [*moves, passed_on(board)] if may_decline(board) else moves
    return []


def is_covered(board: Board, place: Place) -> bool:
    return (place[1] - board.rest + 157) % 2520 + CELL[place[0]] <= 315


def reached(board: Board) -> tuple[int, list[int]]:
    """The ring, and the ticks of the cells of the space a number leads to."""
    ring, tick = board.men[board.mover]
    start = (tick // SPACE[ring] + NUMBERS[board.rest // 315]) * SPACE[ring] % 2520
    return ring, list(range(start, start + SPACE[ring], CELL[ring]))


def may_decline(board: Board) -> bool:
    ring, cells = reached(board)
    return not board.drawn and all(is_covered(board, (ring, tick)) for tick in cells)


def spun(board: Board) -> Board:
    for seat in (board.mover, 1 - board.mover):
        if board.men[seat][0] < 5 and is_covered(board, board.men[seat]):
            board = board._replace(drawn=board.drawn or seat == board.mover)
            board = moved_in(board, seat)
            if board.due == "over":
                return board
    if board.men[board.mover][0] == 5:
        return passed_on(board)
    ring, cells = reached(board)
    if len(cells) > 1 or may_decline(board):
        return board._replace(due="go")
    return advanced(board, (ring, cells[0]))


def moved_in(board: Board, seat: int) -> Board:
    ring, tick = board.men[seat]
    end = tick // SPACE[ring] * SPACE[ring] + SPACE[ring]
    space = (end - 1) // SPACE[ring + 1] * SPACE[ring + 1]
    past = max(0.0, tick + CELL[ring] / 2 - space)
    cell = space + int(past // CELL[ring + 1]) * CELL[ring + 1]
    return settled(board.put("men", seat, (ring + 1, cell)), seat)


def advanced(board: Board, place: Place) -> Board:
    me = board.mover
    ring, tick = board.men[me]
    line = TRADES[me] * 630
    steps = ((line - tick // SPACE[ring] * SPACE[ring] - 1) % 2520 + 1) // SPACE[ring]
    if (line - tick // SPACE[ring] * SPACE[ring]) % 2520 == 0:
        steps = 2520 // SPACE[ring]
    board = board.put("men", me, place)
    if NUMBERS[board.rest // 315] >= steps:
        got = min(board.bank, PASS[ring] + (board.paid[me] if ring == 4 else 0))
        board = counted_out(
            board.put("home", me, True).put("stock", me, board.stock[me] + got)._replace(bank=board.bank - got)
        )
    if board.due != "over":
        board = settled(board, me)
    if board.due != "over" and not board.drawn and is_covered(board, board.men[me]):
        board = moved_in(board, me)
    if board.due == "over":
        return board
    return board._replace(due="bonus") if board.bonus and board.men[me][0] < 5 else passed_on(board)


def settled(board: Board, seat: int) -> Board:
    ring, tick = board.men[seat]
    emblem = EMBLEMS[ring][tick % 630 // SPACE[ring]]
    if ring == 5 or emblem == "#":
        cost = min(5 if ring == 5 else 2, board.stock[seat])
        board = board.put("stock", seat, board.stock[seat] - cost).put("paid", seat, board.paid[seat] + cost)
        return counted_out(board._replace(bank=board.bank + cost).put("home", seat, board.home[seat] or ring == 5))
    if emblem == "$":
        one, other = min(1, board.bank), 1 - seat
        board = board.put("stock", seat, board.stock[seat] + one + 1).put("stock", other, board.stock[other] - 1)
        return counted_out(board._replace(bank=board.bank - one))
    own = emblem.isdigit() and (tick // 630 + int(emblem)) % 4 == TRADES[seat]
    return board._replace(bonus=board.bonus or (own and seat == board.mover))


def counted_out(board: Board) -> Board:
    """Over, when somebody has nothing, or one has more than the Monopolist and than the other."""
    high, low = max(board.stock), min(board.stock)
    return board._replace(due="over") if low == 0 or high > max(low, board.bank) else board


def passed_on(board: Board) -> Board:
    return board._replace(mover=1 - board.mover, due="spin", bonus=False, drawn=False)


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


STARTS: dict[str, tuple[str, str, tuple[int, int]]] = {
    "from the Bases": ("R1-00", "R1-14", (5, 5)),
    "before the lines": ("R1-26", "R1-12", (5, 5)),
    "on ring 2": ("R2-17", "R2-08", (5, 5)),
    "on ring 3": ("R3-10/2100", "R3-04/840", (9, 3)),
    "on ring 4": ("R4-03/2415", "R4-01/1155", (12, 7)),
    "poor": ("R1-01", "R3-05/1050", (2, 1)),
    "nearly there": ("R2-17", "R1-12", (20, 1)),
}


@pytest.mark.clause("MON-14", "MON-21", "MON-R02")
@pytest.mark.parametrize("start", STARTS)
def test_the_rules_count_as_many_ways_as_a_second_account_of_them(start: str) -> None:
    """Two players, no loans, the head at rest in the middle of one of the eight triangles.

    From the Bases: one spin, eight draws. The 6 catches the Farmer's Base and leads from R2-00 to R2-06 with a bonus
    (2 answers). All other numbers lead on along ring 1; the 5, 7, 3, 8, 4, 2 and 1 rest nowhere near where they lead,
    but for the 1, whose R1-01 ends before its triangle begins: 7 spins of the Merchant and 2 answers, 9 in all.
    """
    a, b, stock = STARTS[start]
    table = at(
        seats=2,
        men={"A": a, "B": b},
        counters={"A": stock[0], "B": stock[1]},
        spinner_model="detent",
        lending=False,
    )
    starts = {space[0]: space[3] for space in view_of(table).spaces()}
    places = [(int(cell[1]), int(cell.split("/")[1]) if "/" in cell else starts[cell]) for cell in (a, b)]
    board = Board((places[0], places[1]), stock, 42 - sum(stock))
    counts = played_out(table.game.rules, [table.copy_state()], 9)
    assert counts == counted([board], 9)
    assert counts[-1] > 100
    if start == "from the Bases":
        assert counts[:3] == [1, 8, 9]
