"""Several people at one screen, in a game that hides something: the screen is handed over between them."""

from __future__ import annotations

import pytest

import parlour
from parlour.chance.dealers import SeededDealer
from parlour.core.events import Event
from parlour.core.registry import Game
from parlour.core.view import View
from parlour.games.mariners_compass import GAME
from parlour.games.mariners_compass.events import EVENTS
from parlour.games.mariners_compass.state import MarinersState
from parlour.table.table import Table
from parlour.terminal import boards, event_lines
from parlour.terminal.seating import SeatedPlayer, seated
from parlour.terminal.session import Session
from tests.terminal.at_screen import at_screen


class ShutView(View[MarinersState]):
    """Mariner's Compass as if nobody saw the other's men."""

    def own_city(self) -> int:
        return self._s.players[self.seat].city if self.seat is not None else -1


@pytest.fixture(autouse=True)
def _no_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The drawing of Mariner's Compass shows the men; the list shows what a view tells."""
    monkeypatch.setattr(boards, "_module", lambda slug: None)


def table() -> Table:
    shut = Game(
        slug=GAME.slug,
        rules=GAME.rules,
        edition=GAME.edition,
        grammar=GAME.grammar,
        draw_notations=GAME.draw_notations,
        state=GAME.state,
        events=EVENTS,
        view=ShutView,
        endings=GAME.endings,
        bound=GAME.bound,
    )
    own = parlour.open("mariners-compass", seats=2, seed=4)
    return Table(shut, own.rulebook, own.edition, {}, ["Ann", "Bo"], SeededDealer(4))


def played(sitters: list[SeatedPlayer], typed: str) -> str:
    return at_screen(lambda screen: Session(screen, table(), sitters).run(), typed)


def test_the_screen_is_passed_on_and_each_is_told_in_his_own_person() -> None:
    sitters = [SeatedPlayer("Ann", None), SeatedPlayer("Bo", None)]
    out = played(sitters, "\n1\n\nstart from London with blue\n\n")
    assert out.count("Pass to Ann, then press Enter. ") == 2
    assert out.count("Pass to Bo, then press Enter. ") == 1
    to_bo = out.split("Pass to Bo")[1].split("Pass to Ann")[0]
    assert "Ann starts from New York, in red." in to_bo
    assert "You start from London, in blue." in to_bo
    to_ann = out.split("Pass to Ann")[2]
    assert "Bo starts from London, in blue." in to_ann
    assert "You start from New York" not in to_ann


def test_a_person_alone_with_bots_needs_no_hand_over() -> None:
    out = played([SeatedPlayer("Ann", None), seated("me,random", "ten-up")[1]], "1\n\n")
    assert "Pass to" not in out
    assert "You start from New York" in out


def test_what_an_answer_would_do_is_not_shown_where_something_is_hidden() -> None:
    out = played([SeatedPlayer("Ann", None), seated("me,random", "ten-up")[1]], "")
    assert "1  start from New York with red   Start from New York, in red\n" in out


def test_the_board_shows_the_view_and_nothing_else() -> None:
    out = played([SeatedPlayer("Ann", None), seated("me,random", "ten-up")[1]], "2\nboard\n")
    assert "own city          0" in out
    assert "expedition" not in out.split("Your turn")[0]


def test_an_event_for_some_is_told_to_them_alone() -> None:
    secret = Event("MAR-06", (1,))
    assert [event_lines.may_know(secret, reader) for reader in (0, 1, None)] == [False, True, False]
