"""Scripts of chance that end too early or too late: the table says which draw it waits for, and which are left over."""

from __future__ import annotations

import copy
import pickle

import pytest

import parlour
from parlour.core.refusals import Refused
from parlour.table.table import Table
from parlour.testing import check_script_used, complete_script, hand_table, play

OPENING = ("A start from London with red", "B start from New York with blue")
GAME = "mariners-compass"


def spun_out(*chance: object) -> Table:
    """A table whose script has ended at B's spin for the lead."""
    table = parlour.open(GAME, chance=list(chance))
    play(table, *OPENING, "A spin")
    return table


def test_asks_name_the_draw_that_a_script_lacks_its_form_and_its_place() -> None:
    table = spun_out((3, 3))
    assert play(table, "B spin") == []
    for call in (table.asks, lambda: table.ask("A"), lambda: table.act("B", "spin"), lambda: table.time_out("B")):
        with pytest.raises(Refused) as caught:
            call()
        assert caught.value.code == "table/waits_for_chance"
        for said in ("chance: the spin", "2 of 1", "has one draw", "chance[1]", "(1, 1)", "table.resolve_draw(1, 1)"):
            assert said in caught.value.text
    assert table.waiting_for_chance().startswith("the spin (MAR-")
    assert len(table.moves()) == 5
    table.resolve_draw(5, 4)
    assert table.asks()
    assert table.waiting_for_chance() == ""


@pytest.mark.parametrize("slug", parlour.games())
def test_an_empty_script_is_reported_in_every_game(slug: str) -> None:
    """Play on until the first draw: from then on nobody is asked, and the table says why."""
    table = parlour.open(slug, chance=[])
    by_hand = hand_table(slug, len(table.names))
    while by_hand.draw() is None:
        ask = by_hand.asks()[0]
        by_hand.act(ask.seat, ask.default_action)
        table.act(ask.seat, ask.default_action)
    draw = table.draw()
    assert draw is not None
    with pytest.raises(Refused, match=f"chance: the {draw.what}; .* The script is empty: add chance.0."):
        table.asks()
    assert table.waiting_for_chance() == by_hand.waiting_for_chance() != ""
    assert by_hand.asks() == []  # a table by hand says that it is one


def test_a_copy_of_a_table_knows_that_its_script_has_ended() -> None:
    table = spun_out((3, 3))
    play(table, "B spin")
    for same in (table.copy(), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        with pytest.raises(Refused, match="chance\\[1\\]"):
            same.asks()


def test_a_replayed_table_goes_on_by_hand() -> None:
    """The script is not in the record: nobody can tell that it should have gone on."""
    table = spun_out((3, 3))
    play(table, "B spin")
    again = parlour.replay(table.record())
    for same in (again, again.copy(), copy.deepcopy(again), pickle.loads(pickle.dumps(again))):
        assert same.asks() == []
        assert same.waiting_for_chance()
        same.resolve_draw(5, 4)
        assert same.asks()


def test_draws_that_were_not_used_are_reported() -> None:
    table = spun_out((3, 3), (5, 4), (2, 6))
    assert table.unused_chance() == [[5, 4], [2, 6]]
    with pytest.raises(AssertionError, match=r"2 of the scripted draws were not used: \[5, 4\], \[2, 6\]"):
        check_script_used(table)
    with pytest.raises(AssertionError, match=r"1 of the scripted draws"), complete_script(table):
        play(table, "B spin")
    with complete_script(table):
        play(table, f"{table.lexicon.letter(table.asks()[0].seat)} spin")
    assert table.unused_chance() == []
    assert parlour.open(GAME, seed=1).unused_chance() == []


def test_a_script_that_lacks_a_draw_is_not_complete() -> None:
    table = spun_out((3, 3))
    with pytest.raises(AssertionError, match="the table waits for the spin"), complete_script(table):
        play(table, "B spin")


def test_an_error_in_the_block_is_not_hidden_by_what_is_left_over() -> None:
    with pytest.raises(KeyError), complete_script(spun_out((3, 3), (5, 4))):
        raise KeyError
