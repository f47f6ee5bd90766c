"""The pieces the contract suite is made of find what they are there to find."""

from __future__ import annotations

from random import Random

import pytest

from parlour.core.moves import Draw
from parlour.testing import fingerprint, hand_table, played, random_table, settings, shared, tries, twin
from parlour.testing.settings import raises_a_limit, rulebook_of
from parlour.testing.states import attributes, may_be_shared, reachable

SLUG = "mariners-compass"


class Thing:
    def __init__(self, items: list[int], name: str = "") -> None:
        self.items = items
        self.name = name
        self.cache: dict[str, int] = {}


def test_a_thing_is_seen_into_by_its_parameters_and_whatever_else_it_holds() -> None:
    thing = Thing([1])
    assert attributes(thing) == ["items", "name", "cache"]
    assert thing.items in list(reachable([thing]))
    assert any(part is thing.cache for part in reachable(thing))


def test_what_two_states_share_is_found() -> None:
    state = played(hand_table(SLUG, 2), most=20).copy_state()
    other = played(hand_table(SLUG, 2), most=20).copy_state()
    assert shared(state, other) == []
    other.stack = state.stack
    assert state.stack in shared(state, other)
    assert shared(state, state)


@pytest.mark.parametrize(
    ("thing", "may"), [([], False), ({}, False), (set(), False), (Thing([]), False), (Draw("spin", (1,), 1, ""), True)]
)
def test_only_what_never_changes_may_be_shared(thing: object, may: bool) -> None:
    assert may_be_shared(thing) is may


def test_a_twin_stands_where_the_table_stands_and_goes_its_own_way() -> None:
    table = played(random_table(SLUG, 2), most=20)
    other = twin(table)
    assert fingerprint(other) == fingerprint(table)
    played(other, most=1)
    assert fingerprint(other) != fingerprint(table)


def test_settings_are_the_default_every_other_reading_alone_and_some_mixed() -> None:
    found = settings(SLUG, mixes=2)
    assert found["default"] == {}
    assert found["pole_exact=false"] == {"pole_exact": False}
    assert found["turn_cap=1"] == {"turn_cap": 1}
    assert "pole_exact=true" not in found
    assert set(found["mix2"]) == {option.name for option in rulebook_of(SLUG).options}
    assert raises_a_limit(SLUG, {"turn_cap": 2001})
    assert not raises_a_limit(SLUG, {"turn_cap": 2000, "pole_exact": False})


def test_tries_hold_answers_asked_for_and_others_of_every_verb() -> None:
    table = hand_table(SLUG, 2)
    ask = table.asks()[0]
    found = tries(table.game.grammar, table.lexicon, ask, Random(0), each=100)
    assert {type(action) for action in found} == {verb.make for verb in table.game.grammar.verbs}
    assert {ask.contains(action) for action in found} == {True, False}
    assert set(ask.actions()) <= set(found)
