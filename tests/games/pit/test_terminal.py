"""Pit at the prompt: the hand sorted by suit, calls by number, the board, and the screen handed over between people."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len

import parlour
from parlour import bots
from parlour.bots.bot import Bot
from parlour.core.moves import Action, Ask, Rng
from parlour.core.view import View
from parlour.games.pit.actions import Pass
from parlour.table.table import Table
from parlour.terminal import boards
from parlour.terminal.seating import SeatedPlayer
from parlour.terminal.session import Session
from parlour.testing import play
from tests.games.pit.hands import BB, live, rounds, view
from tests.terminal.at_screen import at_screen

HANDS = {"A": "Oil 5 + Gas 4", "B": "Gas 5 + Rice 4", "C": "Rice 5 + Oil 4"}


def drawn(table: Table, seat: str | None) -> list[str]:
    return boards.draw("pit", table.view(seat), 80).plain.split("\n")


def test_the_board_shows_one_s_own_hand_sorted_by_suit_and_the_numbers_called() -> None:
    table = rounds({"A": "Rice 3 + Oil 4 + Bear + Bull + Gas"}, scores={"B": 250}, **BB)
    play(table, "A pass", "B pass", "C pass", f"D {table.show(table.asks()[-1].actions()[-1])}")
    lines = drawn(table, "A")
    names = [line.split()[1] for line in lines if "▒" in line]
    assert names == ["Gas", "Rice", "Oil", "Bull", "Bear"]
    assert any("Oil" in line and "▒▒▒▒ 4" in line and "65 points" in line for line in lines)
    assert any(line.startswith("│ B ██████████████··") and " 250 " in line for line in lines)
    assert any(line.startswith("│ D ") and f"called {view(table).number('D')}" in line for line in lines)
    assert all(cell_len(line) <= 80 for line in lines)
    assert not any("▒" in line for line in drawn(table, None))


def test_a_corner_is_marked_and_so_are_cards_held_up_and_votes() -> None:
    assert any("Oil" in line and "★" in line for line in drawn(rounds({"A": "Oil 9"}), "A"))
    table = live({"A": "Oil 5 + Gas 4"})
    play(table, "A call Oil 2", "B void yes")
    assert "  Held up: Oil, Oil" in drawn(table, "A")
    assert any(line.startswith("│ B ") and "wants to cancel" in line for line in drawn(table, "A"))


def test_one_person_against_bots_trades_by_number_and_hits_the_board() -> None:
    table = parlour.open("pit", seats=3, seed=5)
    sitters = [
        SeatedPlayer("A", None),
        SeatedPlayer("B", bots.find("random", "pit")),
        SeatedPlayer("C", bots.find("random", "pit")),
    ]
    typed = "2\n1\nquit\n\n"  # an offer; of the cards the first; then away
    out = at_screen(lambda screen: Session(screen, table, sitters).run(), typed)
    assert "offer CARDS floor FLOOR" in out
    assert "cards:  1 Gold  2 Gold 2" in out
    assert "You offer 1 Gold. You call 1." in out
    winning = rounds({"A": "Oil 9"}, seats=3, target=60)
    ended = at_screen(lambda screen: Session(screen, winning, sitters).run(), "1\n\n")
    assert "You ring the bell: corner in Oil!" in ended
    assert "You have won!" in ended


def test_two_people_at_one_screen_see_nothing_of_each_other_s_cards() -> None:
    table = rounds(HANDS, seats=3)
    sitters = [SeatedPlayer("Ann", None), SeatedPlayer("Bo", None), SeatedPlayer("C", bots.find("random", "pit"))]
    out = at_screen(lambda screen: Session(screen, table, sitters).run(), "\noffer Oil 3 floor 2\n\npass\n\nquit\n\n")
    to_bo = out.split("Pass to B")[1].split("Pass to A")[0]
    assert "│ Rice        ▒▒▒▒ 4" in to_bo
    assert "Oil" not in to_bo.replace("Oil, Gas", "")
    assert "floor 2'" not in to_bo.replace("'offer Gas 2 floor 2'", "")
    assert "You pass." in out


class Quiet(Bot):
    """Never calls anything."""

    name = "quiet"

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        return ask.actions()[0] if isinstance(ask.default_action, Pass) else ask.actions()[-1]


def test_the_log_has_no_gap_where_somebody_kept_a_corner_to_himself() -> None:
    shown = []
    for hand in ("Oil 9", "Oil 8 + Gas"):
        table = rounds({"A": "Gas 5 + Rice 4", "B": hand}, seats=3)
        sitters = [SeatedPlayer("A", None), SeatedPlayer("B", Quiet()), SeatedPlayer("C", Quiet())]
        out = at_screen(lambda screen: Session(screen, table, sitters).run(), "pass\npass\nlog\nquit\n\n")  # noqa: B023
        shown.append(out.split("> log\n")[1])
    assert "   1  You pass." in shown[0]
    assert shown[0] == shown[1]


def test_going_on_with_a_table_does_not_tell_how_many_moves_were_made() -> None:
    table = rounds({"A": "Gas 5 + Rice 4", "B": "Oil 9"}, seats=3)
    play(table, "B hold", "B pass", "C pass")
    sitters = [SeatedPlayer("A", None), SeatedPlayer("B", Quiet()), SeatedPlayer("C", Quiet())]
    out = at_screen(lambda screen: Session(screen, table, sitters).run(), "quit\n\n")
    assert "The table goes on after its last move." in out
