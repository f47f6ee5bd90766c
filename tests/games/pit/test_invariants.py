"""What is true at every moment (PIT-I01 to PIT-I09), watched over whole games by bots and over random ones."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import parlour
from parlour import bots
from parlour.bots.playing import play_live, play_on, seat_rng
from parlour.core.events import Event
from parlour.core.record import Entry
from parlour.games.pit.events import CornerScored, HandDealt, HandVoided, Penalised, Swapped, Traded
from parlour.table.table import Table
from parlour.testing import random_play, random_table
from tests.games.pit.hands import hand, position, scores, value, view

CASES = [(3, {}), (4, {"bull_and_bear": True}), (6, {"bull_and_bear": True}), (5, {"short_game": True}), (8, {})]
FORMS = ("rounds", "live")


class Watcher:
    """Keeps what each move of a table changed."""

    def __init__(self, table: Table) -> None:
        self.moves: list[tuple[list[Event], dict[str, Any], dict[str, Any]]] = []
        self._before = table.position()
        table.watchers.append(self._note)

    def _note(self, table: Table, entry: Entry, events: list[Event]) -> None:
        now = table.position()
        self.moves.append((events, self._before, now))
        self._before = now


def whole_game(seats: int, options: dict[str, Any], form: str, seed: int) -> tuple[Table, Watcher]:
    """A game of good bots, to its end."""
    table = random_table("pit", seats, seed, options | {"form": form})
    watcher = Watcher(table)
    seated = {seat: bots.find("normal", "pit") for seat in range(seats)}
    rngs = {seat: seat_rng(seed, seat) for seat in range(seats)}
    if form == "live":
        play_live(table, seated, rngs, dict.fromkeys(seated, 1.0), Random(seed))
    else:
        play_on(table, seated, rngs)
    assert table.is_over()
    return table, watcher


@pytest.fixture(scope="module", params=[(seats, options, form) for seats, options in CASES for form in FORMS], ids=str)
def game(request: pytest.FixtureRequest) -> tuple[Table, Watcher]:
    seats, options, form = request.param
    return whole_game(seats, options | {"target": 250}, form, seats)


def all_cards(position: dict[str, Any]) -> Counter[str]:
    total: Counter[str] = Counter()
    for cards in position["hands"].values():
        total.update(cards)
    return total


@pytest.mark.clause("PIT-I01", "PIT-I02")
def test_pit_i01_the_cards_in_play_are_conserved_and_hands_keep_their_size(game: tuple[Table, Watcher]) -> None:
    table, watcher = game
    specials = table.options["bull_and_bear"]
    checked = 0
    for _events, before, now in watcher.moves:
        cards = all_cards(now)
        if not cards:
            continue
        checked += 1
        assert {card: cards[card] for card in now["suits"]} == dict.fromkeys(now["suits"], 9)
        assert (cards["Bull"], cards["Bear"]) == ((1, 1) if specials else (0, 0))
        sizes = {seat: sum(held.values()) for seat, held in now["hands"].items()}
        assert sorted(sizes.values())[::-1] == ([10, 10] if specials else [9, 9]) + [9] * (len(sizes) - 2)
        if all_cards(before) and before["dealt"] == now["dealt"]:
            assert sizes == {seat: sum(held.values()) for seat, held in before["hands"].items()}
    assert checked > 50


@pytest.mark.clause("PIT-I03", "PIT-18")
def test_pit_i03_an_exchange_moves_the_same_number_both_ways_and_no_call_is_matched_twice(
    game: tuple[Table, Watcher],
) -> None:
    _table, watcher = game
    swaps = 0
    for events, before, now in watcher.moves:
        found = [event for event in events if isinstance(event, Swapped)]
        traders = [seat for event in found for seat in (event.one, event.other)]
        assert len(set(traders)) == len(traders)
        for event in found:
            assert 1 <= event.number <= 4
        for trade in (event for event in events if isinstance(event, Traded)):
            assert len(trade.gave) == len(trade.got) == next(e.number for e in found if trade.seat in (e.one, e.other))
        moved = [letter for letter in now["hands"] if now["hands"][letter] != before["hands"][letter]]
        if found:
            assert {ord(letter) - ord("A") for letter in moved} <= set(traders)
            swaps += len(found)
    assert swaps > 20


@pytest.mark.clause("PIT-I04", "PIT-I05")
def test_pit_i04_in_a_cornered_hand_one_score_rises_and_the_penalties_are_20_or_40(game: tuple[Table, Watcher]) -> None:
    table, watcher = game
    specials = table.options["bull_and_bear"]
    corners = 0
    for events, before, now in watcher.moves:
        change = {seat: now["scores"][seat] - before["scores"][seat] for seat in now["scores"]}
        scored = [event for event in events if isinstance(event, CornerScored)]
        if not scored:
            assert set(change.values()) == {0}
            assert not any(isinstance(event, Penalised) for event in events)
            continue
        corners += 1
        (corner,) = scored
        risen = [seat for seat, points in change.items() if points > 0]
        assert risen == [table.lexicon.letter(corner.seat)]
        assert change[risen[0]] in {value(suit) * times for suit in now["suits"] for times in (1, 2)}
        assert change[risen[0]] <= 200
        lost = -sum(points for points in change.values() if points < 0)
        if specials:
            has_bull = "Bull" in before["hands"][risen[0]]
            assert lost == (20 if has_bull else 40)
            assert "Bear" not in before["hands"][risen[0]]
        else:
            assert lost == 0
    assert corners >= 3


@pytest.mark.clause("PIT-I06", "PIT-I07", "PIT-24")
def test_pit_i06_the_suits_stay_and_the_last_winner_deals(game: tuple[Table, Watcher]) -> None:
    _table, watcher = game
    suits = {tuple(now["suits"]) for _events, _before, now in watcher.moves if now["suits"]}
    assert len(suits) == 1
    due = -1
    deals = 0
    for events, _before, _now in watcher.moves:
        for event in events:
            if isinstance(event, HandDealt):
                deals += 1
                assert due in (-1, event.dealer)
                due = event.dealer
            elif isinstance(event, CornerScored):
                due = event.seat
            elif isinstance(event, HandVoided):
                assert due >= 0
    assert deals >= 3


@pytest.mark.clause("PIT-I09")
@pytest.mark.parametrize("form", FORMS)
def test_pit_i09_the_same_seed_and_decisions_give_the_same_game(form: str) -> None:
    options = {"bull_and_bear": True, "target": 150}
    one, other = (whole_game(4, options, form, 9)[0] for _ in range(2))
    assert one.record() == other.record()
    assert one.record() != whole_game(4, options, form, 10)[0].record()
    again = parlour.replay(one.record())
    assert again.position() == one.position()  # to the card


@pytest.mark.clause("PIT-I01", "PIT-I02")
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_random_messages_keep_the_cards_together(form: str, seats: int) -> None:
    options = {"form": form, "bull_and_bear": True, "mixed_with_specials": "any"}
    table = random_table("pit", seats, seats, options)
    for _events in random_play(table, seats, most=400):
        cards = all_cards(table.position())
        assert not cards or cards == Counter(dict.fromkeys(view(table).suits(), 9)) + Counter(Bull=1, Bear=1)
        assert table.game.rules.broken_invariants(table.copy_state()) == []
    assert sum(hand(table, "A").values()) in (9, 10)
    assert len(scores(table)) == seats


@pytest.mark.clause("PIT-R03", "PIT-I02")
def test_pit_r03_the_tenth_cards_are_with_the_first_two_on_the_dealer_s_left() -> None:
    """The dealer holds ten: refused, unless those who have ten are drawn by lot."""
    dealing: list[dict[str, object]] = [{"dealing": {}}, {"rounds": {}}]
    where = position({"A": "Gas 5 + Bear + Oil 4"}, dealing, dealer="D", bull_and_bear=True)
    parlour.at(where)
    with pytest.raises(
        parlour.BadData, match="PIT-R03: the first on the dealer's left have the tenth cards, here B and C"
    ):
        parlour.at(where | {"dealer": "A"})
    parlour.at(where | {"dealer": "A", "options": {"bull_and_bear": True, "tenth_card": "random"}})
