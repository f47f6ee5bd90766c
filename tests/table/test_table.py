"""A table: lenses that stay good, moves taken back, chance by every kind of dealer, a record that goes on."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

import parlour
from parlour.chance.committed import CommittedDealer
from parlour.core.refusals import BadData, Refused
from parlour.games.mariners_compass.view import MarinersView
from parlour.table.table import Table
from parlour.testing import fingerprint, play, played
from tests.table.honest import GAME, SHORT, fair_table, nonces_of, open_all, play_on, pledge_all, secret_of

START = ("A start from London with red", "B start from New York with blue")


def lens(table: Table, seat: str) -> MarinersView:
    return cast("MarinersView", table.view(seat))


def test_a_lens_stays_good_when_a_move_is_taken_back() -> None:
    table = parlour.open(GAME, seed=1)
    view = lens(table, "B")
    play(table, START[0])
    assert view.city("A") == "London"
    table.undo()
    assert view.city("A") == ""
    play(table, "A start from New York with red")
    assert view.city("A") == "New York"
    assert view is table.view("B")


def test_a_lens_stays_good_when_a_script_does_not_fit() -> None:
    table = parlour.open(GAME, chance=[(9, 9)])
    play(table, *START)
    view = lens(table, "A")
    with pytest.raises(BadData):
        table.act("A", "spin")
    ask = view.ask()
    assert ask is not None
    assert ask.clause == "MAR-07"


def test_a_move_is_taken_back_as_if_it_had_not_been() -> None:
    table = parlour.open(GAME, seed=1)
    play(table, START[0])
    before = fingerprint(table)
    play(table, START[1])
    table.undo()
    assert fingerprint(table) == before
    assert [event.clause for event in table.events] == ["MAR-06"]
    assert parlour.replay(table.record()).record() == table.record()


def test_what_chance_has_shown_is_never_taken_back() -> None:
    table = parlour.open(GAME, seed=1)
    play(table, *START, "A spin")
    assert not table.can_undo()
    with pytest.raises(Refused) as caught:
        table.undo()
    assert caught.value.code == "undo/revealed"


def test_undoing_gives_no_second_throw() -> None:
    """The draw depends on its number and the nonces alone, so a detour through undo changes nothing."""
    spins = []
    for detours in range(3):
        table = fair_table(5)
        play(table, START[0])
        for _ in range(detours):
            play(table, START[1])
            table.undo()
        play(table, START[1], "A spin", "B spin")
        spins.append([entry.text for entry in table.moves() if entry.who == "*"])
    assert spins[0] == spins[1] == spins[2]


@pytest.mark.parametrize("chance", [{"seed": 3}, {}, {"chance": "by hand"}, {"chance": [(3, 4), (1, 2), (5, 6)]}])
def test_a_record_of_any_chance_replays_to_the_same_table(chance: dict) -> None:
    table = played(parlour.open(GAME, **chance), seed=2, most=3)
    again = parlour.replay(table.record())
    assert again.record() == table.record()
    assert fingerprint(again) == fingerprint(table)
    assert again.dealer.kind == table.dealer.kind


def test_a_seeded_table_goes_on_with_the_same_dice_after_a_replay() -> None:
    whole = played(parlour.open(GAME, options=SHORT, seed=3), seed=4)
    part = parlour.open(GAME, options=SHORT, seed=3)
    rng = Random(4)
    for n in range(10_000):
        if part.is_over():
            break
        ask = part.asks()[0]
        rng.random()  # as random play does: which of the asks
        part.act(ask.seat, ask.sample(rng))
        if n == 9:
            part = parlour.replay(part.record())
    assert part.record() == whole.record()


def test_a_verifiable_table_goes_on_with_its_kept_secret() -> None:
    records = []
    for pause in (None, 7):
        table = fair_table(6)
        own = {letter: nonces_of(6, letter) for letter in "AB"}
        pledge_all(table, own)
        open_all(table, own)
        rng = Random(6)
        if pause is not None:
            play_on(table, own, rng, most=pause)
            table = parlour.replay(table.record(keep_secret=True))
        play_on(table, own, rng)
        records.append(table.record())
    assert records[0] == records[1]


def test_a_running_table_shows_no_secret() -> None:
    table = fair_table(7)
    play_on(table, {}, Random(7), most=9)
    assert secret_of(7).hex() not in table.record()
    assert secret_of(7).hex() in table.record(keep_secret=True)
    again = parlour.replay(table.record())
    assert isinstance(again.dealer, CommittedDealer)
    assert again.dealer.secret is None
    play_on(table, {}, Random(8))
    assert secret_of(7).hex() in table.record()


def test_without_its_secret_a_table_waits_and_nobody_throws_for_it() -> None:
    table = fair_table(8)
    play(table, *START)
    again = parlour.replay(table.record())
    play(again, "A spin")
    assert again.asks() == []
    with pytest.raises(Refused) as caught:
        again.resolve_draw(1, 2)
    assert caught.value.code == "chance/not_by_hand"
    with pytest.raises(Refused) as caught:
        again.act("A", "spin")
    assert caught.value.code == "table/waits_for_chance"


@pytest.mark.parametrize(
    ("secret", "commitment"),
    [(b"short", ""), (b"x" * 33, ""), ("x" * 32, ""), (secret_of(1), "0" * 64), (None, "12"), (None, "Z" * 64)],
)
def test_a_secret_that_is_none_is_refused(secret: bytes, commitment: str) -> None:
    with pytest.raises(BadData):
        CommittedDealer(secret, commitment)


def test_two_tables_have_two_secrets() -> None:
    assert CommittedDealer().commitment != CommittedDealer().commitment


def test_a_time_out_answers_as_the_ask_says() -> None:
    table = parlour.open(GAME, seed=1)
    otherwise = table.show(table.asks()[0].default_action)
    table.time_out("A")
    assert table.moves()[0].text == f"late: {otherwise}"
    with pytest.raises(Refused):
        table.time_out("A")
    assert parlour.replay(table.record()).record() == table.record()


def test_watchers_hear_every_move_with_what_it_caused() -> None:
    table = parlour.open(GAME, seed=1)
    heard: list[tuple[str, int]] = []
    table.watchers.append(lambda _table, entry, events: heard.append((entry.who, len(events))))
    play(table, *START, "A spin")
    assert heard == [("A", 1), ("B", 1), ("A", 0), ("*", 1)]
