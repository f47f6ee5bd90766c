"""What a seat sees, as numbers: everything its view tells and nothing else, in fixed places."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import parlour
from parlour.core.data.fields import (
    FLAG,
    Absent,
    Bits,
    BySeat,
    Column,
    EnumOf,
    ListOf,
    WithDefault,
)
from parlour.core.data.record_types import RecordType
from parlour.core.text.names import Names
from parlour.core.text.notation import NUMBER, SEAT, NameToken
from parlour.core.view import View
from parlour.encoding.game_encoding import Encoding
from parlour.encoding.observations.description import LIMIT
from parlour.encoding.observations.features import HIDDEN, signed_log
from parlour.encoding.observations.layout import slot_of
from parlour.encoding.observations.state_readers import reader_of
from parlour.envs.game_config import Episode, GameConfig
from parlour.games.pit.fields import CardsToken
from parlour.kit.trade.bundle import PROPOSAL, Proposals
from parlour.testing import hand_table, random_play, random_table, seat_counts
from parlour.testing.twins import Twins

LEXICON = Names({"fruit": ["apple", "pear", "plum"]}, 3)
FRUIT = NameToken("fruit")


def written(kind: Any, data: object, me: int = 0) -> list[float]:
    slot = slot_of(kind, LEXICON)
    out = np.zeros(slot.size, np.float32)
    slot.write(out, 0, data, me)
    return [round(float(number), 3) for number in out]


def test_numbers_keep_their_sign_and_order() -> None:
    assert written(NUMBER, 0) == [0]
    numbers = [-2000, -3, 0, 1, 2, 1500, 1501, 400_000, 400_001]
    small = [np.float32(signed_log(number)) for number in numbers]
    assert small == sorted(set(small))


@pytest.mark.parametrize(
    ("kind", "data", "expected"),
    [
        (FLAG, True, [1]),
        (FRUIT, "pear", [0, 1, 0]),
        (Absent(FRUIT), None, [0, 0, 0, 0]),
        (Absent(FRUIT), "apple", [1, 1, 0, 0]),
        (ListOf(FRUIT), ["plum", "apple", "plum"], [1, 0, 2]),
        (EnumOf("early", "late"), "late", [0, 1]),
        (Column("fruit", FLAG, False), {"plum": True}, [0, 0, 0, 0, 1, 1]),
        (ListOf(NUMBER), [0, 0], [round(signed_log(2), 3)] + 8 * [0]),
    ],
)
def test_names_are_a_one_among_zeros(kind: Any, data: object, expected: list[float]) -> None:
    assert written(kind, data) == expected


def test_names_that_are_typed_together_are_counted() -> None:
    typed = CardsToken("fruit")
    assert written(typed, "plum 2 + pear") == [0, 1, 2]
    assert written(typed, "plum") == [0, 0, 1]
    assert written(typed, "") == [0, 0, 0]
    slot = slot_of(typed, LEXICON)
    out = np.zeros(slot.size, np.float32)
    slot.write(out, 0, "plum 2 + pear", 0)
    slot.change(out, 0, "apple", "plum 2 + pear", 0)
    assert out.tolist() == [1, 0, 0]


def test_rides_are_counted_by_what_they_are_on() -> None:
    """Names that differ in their count have one place; what is read straight is what plain data says."""
    encoding = GameConfig("finance", 2).encoding
    lexicon, kind = encoding.lexicon, Bits("goods")
    names = lexicon.names["goods"]
    sets = [[], ["Broadway", "3 rides on Broadway"], ["2 rides on Broadway", "1 ride on Rubeville"], ["Broadway"]]
    slot = slot_of(kind, lexicon)
    reader = reader_of(kind, slot, lexicon)
    straight, kept, told = np.zeros(slot.size), reader.blank(), np.zeros(slot.size)
    before: list[str] = []
    for goods in [*sets, *reversed(sets)]:
        reader.change(straight, 0, sum(1 << names.index(name) for name in goods), kept, 0)
        slot.change(told, 0, goods, before, 0)
        before = goods
        assert np.array_equal(straight, told)
        assert told.sum() == sum(int(name[0]) if name[0].isdecimal() else 1 for name in goods)
    assert slot.size < len(names) / 3


def test_rides_are_said_by_what_they_are_on_and_then_how_many() -> None:
    encoding = GameConfig("finance", 2).encoding
    vocabulary = encoding.vocabulary
    labels, names = vocabulary.labels, encoding.lexicon.names["goods"]
    three = names.index("3 rides on Broadway")
    step = vocabulary.good_step(three)
    assert labels[step] == "goods rides on Broadway"
    assert vocabulary.is_counted(step)
    assert vocabulary.good(step, 3) == three
    assert vocabulary.counts(step, 1 << three | 1 << names.index("5 rides on Broadway") | 1) == [3, 5]
    assert not vocabulary.is_counted(vocabulary.good_step(names.index("Broadway")))


@pytest.mark.parametrize("game", ["corner-the-market", "finance", "weigh-anchor"])
@pytest.mark.parametrize("seats", [2, 3])
def test_there_are_never_more_offers_than_have_places(game: str, seats: int) -> None:
    """Between two seats at most one is open, so two seats look at a single one."""
    most = Proposals(PROPOSAL).most(seats)
    assert most is not None
    seen = 0
    for seed in range(4):
        table = random_table(game, seats, seed)
        for _events in random_play(table, seed, most=250):
            for frame in table.copy_state().stack:
                offers = getattr(frame, "offers", [])
                pairs = {frozenset((offer.maker, offer.to)) for offer in offers}
                assert len(offers) == len(pairs) <= most
                seen = max(seen, len(offers))
    assert seen > 0


def test_the_whole_of_a_live_market_is_told() -> None:
    episode = Episode(GameConfig("pit", 3, form="live"), 1)
    rng = Random(2)
    wholes = set()
    for _ in range(300):
        episode.take(rng.choice(episode.open()))
        wholes.add(episode.encoding.whole(episode.state).tobytes())
    assert len(wholes) > 50


def test_seats_are_counted_from_the_one_that_looks_on() -> None:
    assert written(SEAT, "B", me=0)[:3] == [0, 1, 0]
    assert written(SEAT, "B", me=1)[:3] == [1, 0, 0]
    flags = {"A": True, "B": False, "C": False}
    assert written(BySeat(FLAG), flags, me=0) == [1, 0, 0]
    assert written(BySeat(FLAG), flags, me=2) == [0, 1, 0]


def test_what_is_left_out_is_usual_or_hidden() -> None:
    record = RecordType(dict, {"cash": NUMBER, "stage": WithDefault(EnumOf("early", "late"), 1)})
    assert written(record, {}) == [HIDDEN, 0, 1]
    assert written(record, {"cash": 0, "stage": "early"}) == [0, 1, 0]


def encodings(slug: str) -> Encoding:
    seats = seat_counts(slug)
    return GameConfig(slug, min(max(3, seats[0]), seats[-1])).encoding


def test_every_moment_fits_and_is_told_from_the_one_before(slug: str) -> None:
    encoding = encodings(slug)
    table = random_table(slug, encoding.lexicon.seats, 4)
    before: list[Any] = [None] * encoding.lexicon.seats
    told: list[Any] = [None] * encoding.lexicon.seats
    changed = 0
    for _events in random_play(table, 2, most=120):
        assert encoding.whole(table.copy_state()).shape == (encoding.facts,)
        for seat in range(encoding.lexicon.seats):
            view = table.view(seat)
            seen = encoding.observe(view, None)
            assert seen.shape == (encoding.observation_size,)
            assert np.all(np.abs(seen) < LIMIT)
            news = encoding.view_data(view)
            if told[seat] is not None and news != told[seat]:
                assert not np.array_equal(seen, before[seat])
                changed += 1
            before[seat], told[seat] = seen, news
    assert changed > 20


def test_what_pit_tells_has_a_kind_for_every_field() -> None:
    table = parlour.open("pit", seats=3, seed=1)
    table.asks()
    assert set(table.game.view_fields) == set(table.view(0).to_data())


def test_nobody_sees_what_his_view_does_not_tell() -> None:
    """Two tables that a seat cannot tell apart give it the same numbers and the same open steps."""
    encoding = GameConfig("pit", 4).encoding
    really_different = 0
    for seed in range(4):
        twins = Twins(hand_table("pit", 4), 1, Random(seed))
        for _ in range(60):
            if not twins.step():
                break
            seen = []
            for table in twins.tables:
                view = table.view(1)
                ask = view.ask()
                answering = None if ask is None else encoding.answering(ask)
                seen.append((encoding.observe(view, answering), [] if answering is None else answering.open))
            assert np.array_equal(seen[0][0], seen[1][0])
            assert seen[0][1] == seen[1][1]
        really_different += twins.steps
    assert really_different > 20


def test_the_whole_state_tells_what_a_seat_does_not_see() -> None:
    twins = Twins(hand_table("pit", 4), 1, Random(3))
    encoding = GameConfig("pit", 4).encoding
    while not twins.steps:
        assert twins.step()
    one, other = [encoding.whole(table.copy_state()) for table in twins.tables]
    assert not np.array_equal(one, other)


def test_an_answer_on_its_way_is_seen() -> None:
    setting = GameConfig("corner-the-market", 2)
    episode = Episode(setting, 3)
    rng = Random(1)
    seen = 0
    while seen < 20:
        assert episode.answering is not None
        seat, answering = episode.seat, episode.answering
        before = setting.encoding.observe(episode.views[seat], answering)
        if not episode.take(rng.choice(episode.open())):
            assert episode.answering is answering
            assert not np.array_equal(before, setting.encoding.observe(episode.views[seat], answering))
            seen += 1


@pytest.mark.parametrize("is_open", [True, False])
def test_hidden_cash_is_marked(is_open: bool) -> None:
    setting = GameConfig("corner-the-market", 3, {"cash_visible": is_open})
    seen = setting.encoding.observe(Episode(setting, 1).views[0], None)
    assert (HIDDEN in seen) != is_open


def test_a_form_is_a_preset_or_a_reading_of_the_option() -> None:
    assert GameConfig("pit", 3, form="live").options["form"] == "live"
    assert GameConfig("weigh-anchor", 3, form="short").options["short"] is True
    with pytest.raises(parlour.BadData):
        GameConfig("pit", 3, form="upside down")


def as_told(encoding: Encoding, view: View[Any]) -> NDArray[np.float32]:
    """What a view tells, written from its plain data."""
    out = np.zeros(encoding.view_slot.size, np.float32)
    assert view.seat is not None
    encoding.view_slot.write(out, 0, encoding.view_data(view), view.seat)
    return out


def test_what_is_kept_from_look_to_look_is_what_a_fresh_look_gives(slug: str) -> None:
    """Every seat looks now and then, in the middle of answers too, at once after a copy, and on from play to play."""
    for seats in (seat_counts(slug)[0], seat_counts(slug)[-1]):
        setting = GameConfig(slug, seats)
        rng = Random(seats)
        looks = 0
        before = None
        for seed in range(3):
            episode = before = Episode(setting, seed, after=before)
            for _ in range(250):
                if episode.answering is None:
                    break
                for seat in range(seats):
                    if rng.random() < 0.4:
                        answering = episode.answering if seat == episode.seat else None
                        fresh = setting.encoding.observe(episode.views[seat], answering)
                        seen = episode.observe(seat, answering)
                        assert np.array_equal(seen, fresh)
                        told = as_told(setting.encoding, episode.views[seat])
                        assert np.array_equal(seen[-len(told) :], told)
                        looks += 1
                if rng.random() < 0.02:
                    episode = episode.copy()
                assert episode.answering is not None
                choices = episode.answering.ask.choices
                grave = {setting.encoding.vocabulary.verb(choice.make) for choice in choices if choice.never_random}
                steps = [step for step in episode.open() if step not in grave]
                episode.take(rng.choice(steps or episode.open()))
        assert looks > 50


def test_a_play_that_is_over_can_still_be_looked_at() -> None:
    setting = GameConfig("ten-up", 2)
    old = Episode(setting, 1)
    seen = old.observe(0, None)
    new = Episode(setting, 2, after=old)
    for _ in range(10):
        new.take(new.open()[-1])
    expected = setting.encoding.observe(new.views[0], None)
    assert np.array_equal(new.observe(0, None), expected)
    assert np.array_equal(old.observe(0, None), seen)
    assert np.array_equal(new.observe(0, None), expected)
    assert not np.array_equal(seen, expected)


def test_an_array_that_was_given_away_does_not_change() -> None:
    episode = Episode(GameConfig("ten-up", 2), 1)
    first = episode.observe(0, None)
    kept = first.copy()
    for _ in range(10):
        episode.take(episode.open()[-1])
        episode.observe(0, None)
    assert np.array_equal(first, kept)
    first[:] = 7
    assert not np.any(episode.observe(0, None) == 7)
    mask = episode.encoding.open_mask(episode.answering)
    mask[:] = 1
    assert episode.encoding.open_mask(episode.answering).sum() == len(episode.open()) < len(mask)
