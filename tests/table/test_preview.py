"""What answers do to one's money at once, told before they are given."""

from __future__ import annotations

from random import Random

import pytest

import parlour
from parlour.core.view import OpenView
from parlour.table.table import Table
from parlour.testing import play, random_play, random_table
from tests.games.weigh_anchor.harbour import CANADIAN, at, cash

DUTIES = {"landing": {"stage": "choosing a duty", "throw": 4}}


def test_a_deck_takes_and_a_mortgage_brings_what_it_does_when_it_is_done() -> None:
    def table() -> Table:
        return at(fleet={"A": [CANADIAN, "Rex"]})

    told = table().preview("A")
    assert told["build Empress of Canada 1"] < 0 < told["mortgage Rex"]
    for answer in ("build Empress of Canada 1", "mortgage Rex"):
        tried = table()
        had = cash(tried)["A"]
        play(tried, f"A {answer}")
        assert cash(tried)["A"] - had == told[answer]


def test_a_preview_of_what_the_view_hides_is_left_out() -> None:
    """At Harbour Duties 10% would tell the total worth, which is not to be known before the choice (WA-R08)."""
    assert "duty 10%" not in at({"A": {"at": 4}}, {"A": ["Paris"]}, above=[DUTIES]).preview("A")


def test_what_chance_decides_is_not_told() -> None:
    assert at().preview("A") == {}


def test_who_is_not_asked_is_told_nothing() -> None:
    fleet, above = {"B": ["Rex"]}, [{"buying": {"vessel": "Paris", "stage": "asking"}}]
    assert at(fleet=fleet).preview("B") == {"mortgage Rex": 100}
    assert at({"A": {"at": 21}}, fleet, above=above).preview("B") == {}
    assert at({"A": {"at": 21}}, fleet, above=above).preview("A") == {"buy": -220}


def test_where_something_is_hidden_nothing_is_tried() -> None:
    table = parlour.open("pit", seats=4, options={"form": "rounds"}, seed=1)
    for seat in range(4):
        assert not isinstance(table.view(seat), OpenView)
        assert table.preview(seat) == {}
        assert table.consequences(seat).cash is None


@pytest.mark.parametrize("game", ["weigh-anchor", "finance", "corner-the-market", "monopolist"])
def test_weighing_changes_nothing_and_tells_the_truth(game: str) -> None:
    table = random_table(game, 3, 5)
    rng = Random(5)
    found = 0
    for _events in random_play(table, 5, most=150):
        if table.is_over():
            break
        seat = table.asks()[0].seat
        before = table.position()
        told = table.preview(seat)
        assert table.position() == before
        if told:
            answer = rng.choice(sorted(told))
            twin = parlour.at(before, chance="by hand")
            letter = table.lexicon.letter(seat)
            had = twin.view(seat).money()[letter]
            twin.act(seat, answer)
            has = twin.view(seat).money()[letter]
            assert had is not None
            assert has is not None
            assert has - had == told[answer]
            found += 1
    assert found > 0 or game == "monopolist"


def test_an_answer_that_sends_somebody_home_says_so_beforehand() -> None:
    """Ten-Up: an arrow that ends on another's man sends it home (TEN-20)."""
    table = random_table("ten-up", 3, 5)
    told = 0
    for _events in random_play(table, 5, most=400):
        if table.is_over():
            break
        seat = table.asks()[0].seat
        for answer, effects in table.consequences(seat).effects.items():
            twin = parlour.at(table.position(), chance="by hand")
            happened = [twin.event_data(event) for event in twin.act(seat, answer)]
            known = table.game.events.records
            events = [dict(effect) for effect in effects if effect["event"] in known]
            for event in events:
                event.pop("tone", None)
            assert all(event in happened for event in events)
            told += any(effect["event"] == "man_sent_home" for effect in effects)
    assert told
