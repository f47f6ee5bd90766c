"""The board: rings, spaces, cells, emblems, the spider and its span."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.core.refusals import BadData
from parlour.testing import play
from tests.games.monopolist.board import at, fresh, men, seated, stocks, view_of

VIEW = view_of(fresh())
SPACES = {space[0]: space for space in VIEW.spaces()}
TRADE_EMBLEMS = {"farmer": "sheaf", "mechanic": "anvil", "merchant": "ship", "scientist": "telescope"}


def cells_of(ring: int) -> list[str]:
    return [cell for space in VIEW.spaces() if space[1] == ring for cell in space[5]]


@pytest.mark.clause("MON-05", "MON-R01", "MON-04")
def test_mon_05_five_rings_of_28_20_12_4_and_4_spaces() -> None:
    assert Counter(space[1] for space in VIEW.spaces()) == {1: 28, 2: 20, 3: 12, 4: 4, 5: 4}


@pytest.mark.clause("MON-04")
def test_mon_04_fine_lines_cross_the_spaces_of_the_three_inner_rings_only() -> None:
    cells = {space[1]: len(space[5]) for space in VIEW.spaces()}
    assert cells == {1: 1, 2: 1, 3: 2, 4: 6, 5: 6}


@pytest.mark.clause("MON-04", "MON-24", "MON-14")
def test_mon_04_men_move_over_spaces_and_count_no_fine_line() -> None:
    """From either cell of R3-00 a 4 leads to R3-04, and from any cell of R4-00 a 1 leads to R4-01."""
    for cell in ("R3-00/0", "R3-00/105"):
        table = at(men={"A": cell}, chance=[2100])
        play(table, "A spin")
        assert [table.show(action) for action in table.asks()[0].actions()] == [
            "advance to R3-04/840",
            "advance to R3-04/945",
        ]
    for cell in (cell for cell in cells_of(4) if cell.startswith("R4-02")):
        table = at(men={"A": cell}, chance=[400])
        play(table, "A spin")
        assert {table.show(action)[:16] for action in table.asks()[0].actions()} == {"advance to R4-03"}


@pytest.mark.clause("MON-06", "MON-03")
def test_mon_06_eight_equal_triangles_each_with_its_number() -> None:
    """The head rests anywhere with the same chance, and every number has an eighth of the circle."""
    draw = at(turn={"stage": "spinning"}, chance=[]).draw()
    assert draw is not None
    rests = [draw.outcome(n)[0] for n in range(draw.outcomes())]
    assert Counter(VIEW.number(rest) for rest in rests) == dict.fromkeys(range(1, 9), 315)
    assert VIEW.numbers() == (6, 1, 5, 7, 3, 8, 4, 2)
    assert [VIEW.number(rest) for rest in (0, 314, 315, 2519)] == [6, 6, 1, 2]


@pytest.mark.clause("MON-08", "MON-09")
def test_mon_08_bases_are_the_dollars_of_ring_1_right_of_the_black_lines() -> None:
    view = view_of(seated())
    bases = {view.trade(seat): view.base(seat) for seat in view.seats()}
    assert bases == {"farmer": "R1-00", "mechanic": "R1-07", "merchant": "R1-14", "scientist": "R1-21"}
    assert all(SPACES[base][2] == "dollar" for base in bases.values())
    assert dict(view.black_lines()) == {"farmer": 0, "mechanic": 630, "merchant": 1260, "scientist": 1890}


@pytest.mark.clause("MON-07", "MON-18")
@pytest.mark.parametrize("index", range(1, 9))
def test_mon_07_emblems_mark_gains_and_losses(index: int) -> None:
    """From its Base the Farmer's man reaches each of the next spaces; what he gains or loses is what it shows."""
    rest = {1: 400, 2: 2300, 3: 1350, 4: 2100, 5: 800, 6: 158, 7: 950, 8: 1600}[index]
    table = at(men={"A": "R1-00", "B": "R1-21", "C": "R1-21", "D": "R1-21"}, chance=[rest])
    events = play(table, "A spin")
    assert men(table)["A"] == f"R1-{index:02}"
    emblem = SPACES[f"R1-{index:02}"][2]
    gain = {"dollar": 4, "spider": -2}.get(emblem, 0)
    assert stocks(table)[0] == 4 + gain
    assert ("MON-17" in {event.clause for event in events}) == (emblem == "sheaf")


@pytest.mark.clause("MON-18", "MON-17")
@pytest.mark.parametrize("seat", range(4))
def test_mon_18_each_trade_has_its_emblem(seat: int) -> None:
    """Two spaces before each emblem in ring 1: a 2 earns a spin on one's own emblem alone."""
    letter = "ABCD"[seat]
    for space in VIEW.spaces():
        if space[1] != 1 or not 500 <= space[3] <= 1800:
            continue  # away from the span of a 2
        index = int(space[0][3:])
        others = dict.fromkeys("ABCD", "R1-10")
        table = at(men=others | {letter: f"R1-{index - 2:02}"}, mover=letter, chance=[2400])
        play(table, f"{letter} spin")
        earned = table.asks()[0].seat == seat and len(table.asks()[0].actions()) == 2
        assert earned == (space[2] == TRADE_EMBLEMS[view_of(table).trade(letter)]), space


@pytest.mark.clause("MON-S12", "MON-22", "MON-23", "MON-R02")
def test_mon_s12_a_span_on_a_triangle_covers_its_bounding_lines_too() -> None:
    covered = VIEW.covered(157)
    assert [cell for cell in covered if cell.startswith(("R1", "R2"))] == ["R1-00", "R1-01", "R1-02", "R2-00", "R2-01"]
    for ring in (3, 4, 5):
        fine = [cell for cell in covered if cell.startswith(f"R{ring}")]
        assert [int(cell.split("/")[1]) for cell in fine] == [0, 105, 210]


@pytest.mark.clause("MON-S13", "MON-22", "MON-R02")
def test_mon_s13_one_tick_further_two_fine_cells_are_left() -> None:
    for ring in (3, 4, 5):
        fine = [cell for cell in VIEW.covered(158) if cell.startswith(f"R{ring}")]
        assert [int(cell.split("/")[1]) for cell in fine] == [105, 210]


@pytest.mark.clause("MON-22", "MON-23", "MON-R02")
def test_mon_22_a_cell_is_in_the_span_if_both_its_lines_are() -> None:
    """The span of s is [s - 157, s + 158], one triangle wide, all round the circle."""
    lines = {}
    for space in VIEW.spaces():
        width = (space[4] - space[3]) // len(space[5])
        for n, cell in enumerate(space[5]):
            lines[cell] = (space[3] + n * width, space[3] + (n + 1) * width)
    for rest in range(2520):
        turns = (-2520, 0, 2520)
        right = {
            cell
            for cell, (left, right) in lines.items()
            if any(rest - 157 <= left + turn and right + turn <= rest + 158 for turn in turns)
        }
        assert set(VIEW.covered(rest)) == right, rest


@pytest.mark.clause("MON-22", "MON-23")
@pytest.mark.parametrize(("ring", "rests"), [(1, 226), (2, 190), (3, 211), (4, 211)])
def test_mon_23_every_cell_of_a_ring_has_the_same_chance_to_be_caught(ring: int, rests: int) -> None:
    caught = Counter(cell for rest in range(2520) for cell in VIEW.covered(rest))
    assert {caught[cell] for cell in cells_of(ring)} == {rests}


@pytest.mark.clause("MON-25", "MON-R06", "MON-21")
@pytest.mark.parametrize("quadrant", range(4))
def test_mon_25_moving_in_leads_to_the_adjoining_space_on_the_right(quadrant: int) -> None:
    """Every space of rings 1 and 2, as it lies in its quadrant, caught by the spin of a man out of the way."""
    first, second = (0, 1, 2, 2, 3, 4, 4), (0, 210, 315, 420, 525)
    line = quadrant * 630
    for n, inner in enumerate(first):
        assert drawn_in(f"R1-{quadrant * 7 + n:02}", line + n * 90 + 45) == f"R2-{quadrant * 5 + inner:02}"
    for n, tick in enumerate(second):
        space = quadrant * 3 + (0, 1, 1, 2, 2)[n]
        assert drawn_in(f"R2-{quadrant * 5 + n:02}", line + n * 126 + 63) == f"R3-{space:02}/{line + tick}"


@pytest.mark.clause("MON-25", "MON-R06")
def test_mon_r06_from_ring_3_on_a_man_keeps_its_place_on_the_circle() -> None:
    for tick in range(0, 2520, 105):
        quadrant = tick // 630
        assert drawn_in(f"R3-{tick // 210:02}/{tick}", tick + 52) == f"R4-{quadrant:02}/{tick}"
        assert drawn_in(f"R4-{quadrant:02}/{tick}", tick + 52) == f"R5-{quadrant:02}/{tick}"


def drawn_in(cell: str, rest: int) -> str:
    """Where the Merchant's man goes when the Farmer's spin rests over its cell."""
    quiet = f"R1-{(int(rest // 90) + 14) % 28:02}"
    table = at(
        seats=3, men={"A": quiet, "B": quiet, "C": cell}, counters={"A": 9, "B": 9, "C": 9}, chance=[rest % 2520]
    )
    play(table, "A spin")
    return men(table)["C"]


@pytest.mark.clause("MON-R02")
def test_mon_r02_with_detents_the_head_rests_in_the_middle_of_a_triangle() -> None:
    table = at(turn={"stage": "spinning"}, spinner_model="detent", chance=[])
    draw = table.draw()
    assert draw is not None
    assert [draw.outcome(n)[0] for n in range(draw.outcomes())] == [315 * n + 157 for n in range(8)]
    with pytest.raises(BadData, match="cannot answer the spin"):
        table.resolve_draw(158)
    table.resolve_draw(1417)
    assert view_of(table).number(1417) == 3
    assert men(table)["A"] == "R1-03"


@pytest.mark.clause("MON-R02", "MON-S12")
def test_mon_r02_with_detents_the_span_is_exactly_the_triangle() -> None:
    for n in range(8):
        for cell in VIEW.covered(315 * n + 157):
            space = SPACES[cell.split("/")[0]]
            left = int(cell.split("/")[1]) if "/" in cell else space[3]
            width = (space[4] - space[3]) // len(space[5])
            assert 315 * n <= left
            assert left + width <= 315 * (n + 1)
