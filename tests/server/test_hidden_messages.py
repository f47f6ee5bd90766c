"""H1: what a viewer may not know cannot change one byte that leaves the server for him."""

from __future__ import annotations

from random import Random

import pytest

import parlour
from parlour.testing import hand_table, played, random_table, seat_counts, twins
from parlour.testing.twins import Leak, Twins
from tests.games.pit.hands import rounds
from tests.server import leaking
from tests.server.telling import tell
from tests.server.twin_rooms import TwinRooms, Watched

FORMS = ("rounds", "live")
HIDING = [slug for slug in parlour.games() if twins.has_hidden_info(slug)]
OPEN = [slug for slug in parlour.games() if not twins.has_hidden_info(slug)]
RUN = 25
QUICK = 2000
FULL = 100_000


def compared(slug: str, form: str, viewers: list[int | None], seats: int, runs: int) -> int:
    """Twin rooms from the first deal and from the middle of a game, for some viewers."""
    options = {"form": form, "bull_and_bear": seats % 2 == 0} if slug == "pit" else {}
    counted = 0
    for viewer in viewers:
        for run in range(runs):
            rng = Random(f"{slug}/{form}/{seats}/{viewer}/{run}")
            table = hand_table(slug, seats, options)
            from_here = run % 2 == 1
            if from_here:
                table = played(table, run, most=4 + rng.randrange(40 * seats))
            counted += TwinRooms(Twins(table, viewer, rng, from_here=from_here)).play(RUN, rng)
    return counted


def somebody_holds(runs: int) -> int:
    """On one of the tables A holds a corner and keeps quiet about it: a move that nobody sees."""
    counted = 0
    for seed in range(runs):
        table = rounds({"A": "Oil 9", "B": "Gas 5 + Rice 4"})
        rng = Random(seed)
        counted += TwinRooms(Twins(table, 1, rng, from_here=True)).play(12, rng)
    return counted


@pytest.mark.parametrize("slug", HIDING)
@pytest.mark.parametrize("form", FORMS)
def test_h1_no_viewer_can_tell_a_room_from_its_twin(slug: str, form: str) -> None:
    counted = 0
    for seats in (3, 4):
        counted += compared(slug, form, [None, *range(seats)], seats, 5)
    counted += somebody_holds(4)
    tell("H1", form=form, steps=counted)
    assert counted >= QUICK // 2, f"void: {counted} steps"


@pytest.mark.soak
@pytest.mark.parametrize("slug", HIDING)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seats", [3, 4, 6, 8])
def test_h1_in_full(slug: str, form: str, seats: int) -> None:
    share = FULL // 8
    viewers: list[int | None] = [None, *range(seats)]
    counted = compared(slug, form, viewers, seats, share // len(viewers) // 18)
    tell("H1", form=form, seats=seats, steps=counted)
    assert counted >= share * 3 // 4, f"void: {counted} steps"


@pytest.mark.parametrize("plant", leaking.SEEN_BY_SEATS, ids=lambda plant: plant.__name__)
@pytest.mark.parametrize("form", FORMS)
def test_h1_a_planted_leak_is_found(plant: leaking.Plant, form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        compared("pit", form, [1], 4, 6)


@pytest.mark.parametrize("plant", leaking.SEEN_WHERE_SOMEBODY_HOLDS, ids=lambda plant: plant.__name__)
def test_h1_a_leak_of_an_unseen_move_is_found(plant: leaking.Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        somebody_holds(3)


@pytest.mark.parametrize("form", FORMS)
def test_h1_a_spectator_who_sees_cards_is_found(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    leaking.spectator_view(monkeypatch)
    with pytest.raises(Leak):
        compared("pit", form, [None], 4, 4)


@pytest.mark.parametrize("slug", OPEN)
def test_h1_where_nothing_is_hidden_all_are_sent_the_same(slug: str) -> None:
    """Seats and spectators of an open game see one table: view, events and log are the same for all of them."""
    seats = seat_counts(slug)[0]
    table = random_table(slug, seats, 1)
    watched = [Watched(table, viewer) for viewer in (None, *range(seats))]
    rng = Random(slug)
    for _ in range(60):
        if table.is_over():
            break
        assert not table.has_hidden_info()
        asks = table.asks()
        ask = asks[rng.randrange(len(asks))]
        table.act(ask.seat, ask.sample(rng))
    looks = [each.room.table.seen_by(each.seat) for each in watched]
    assert all((look["view"], look["log"]) == (looks[0]["view"], looks[0]["log"]) for look in looks)
    assert len({each.record() for each in watched}) == 1
