"""Views: a lens shows numbers, texts and tuples, never the state's own objects, and only what a seat may know."""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import parlour
from parlour import bots
from parlour.bots.bot import Bot
from parlour.bots.common.search import Budget, Searcher
from parlour.bots.playing import play_on
from parlour.core.view import OpenView, View
from parlour.i18n.languages import game_catalogue
from parlour.i18n.reader import reader_at
from parlour.table.table import Table
from parlour.testing import fingerprint, hand_table, random_move, random_play, random_table, twin, twins

NO_FACTS = ("ask", "after", "imagined", "on", "to_data", "figures", "state")
"""Methods that give something to play with, or everything at once."""
NUMBER = "_number"
ONE_S_OWN = ("me", "has_won")


def facts(view: View[Any], table: Table) -> Iterator[tuple[str, object]]:
    """Everything the lens tells: each public method, with every name its parameter can take."""
    for name in dir(type(view)):
        if name.startswith("_") or name in NO_FACTS or (name == "me" and view.seat is None):
            continue
        method = getattr(view, name)
        if not callable(method):
            continue
        wanted = list(inspect.signature(method).parameters)
        if not wanted:
            yield name, method()
        elif len(wanted) == 1:
            for value in names_for(wanted[0], view, table):
                yield f"{name}({value})", method(value)


def names_for(parameter: str, view: View[Any], table: Table) -> Sequence[object]:
    """The values of a parameter by its name: seats' letters, the edition's names of that category, or their numbers."""
    if parameter.endswith(NUMBER):
        return range(len(names_for(parameter.removesuffix(NUMBER), view, table)))
    return view.seats() if parameter == "seat" else tuple(table.lexicon.names.get(parameter, ()))


def is_plain(value: object) -> bool:
    if isinstance(value, (tuple, list)):
        return all(is_plain(item) for item in value)
    if isinstance(value, dict):  # made for whoever asks: nothing of the table is in it
        return all(is_plain(item) for item in (*value, *value.values()))
    return value is None or type(value) in (int, float, str, bool)


def test_a_lens_tells_only_plain_facts(slug: str, seats: int) -> None:
    table = random_table(slug, seats, 1)
    views = [table.view(seat) for seat in (None, *range(seats))]
    for n, _events in enumerate(random_play(table, 1, most=120)):
        if n % 6 == 0 or table.is_over():
            for view in views:
                told = list(facts(view, table))
                assert told
                for name, value in told:
                    assert is_plain(value), f"{name} gives {value!r}"


def test_a_lens_stays_good_while_the_table_changes(slug: str, seats: int) -> None:
    """Made at the start, it tells what one made now tells."""
    table = random_table(slug, seats, 2)
    early = table.view(0)
    changes = 0
    before = list(facts(early, table))
    for _events in random_play(table, 2, most=60):
        now = list(facts(early, table))
        assert now == list(facts(table.view(0), table))
        changes += now != before
        before = now
    assert changes


def test_a_lens_stays_good_when_a_move_is_taken_back(slug: str, seats: int) -> None:
    table = hand_table(slug, seats)
    early = table.view(0)
    rng = Random(8)
    for _ in range(40):
        if table.is_over():
            break
        random_move(table, rng)
        if table.can_undo():
            table.undo()
            assert list(facts(early, table)) == list(facts(twin(table).view(0), table))
            random_move(table, rng)


def test_what_leaves_the_table_is_plain_data_and_its_ask_the_seat_s_own(slug: str, seats: int) -> None:
    table = random_table(slug, seats, 9)
    for n, _events in enumerate(random_play(table, 9, most=60)):
        if n % 10 and not table.is_over():
            continue
        asked = {ask.seat for ask in table.asks()}
        for seat in (None, *range(seats)):
            seen = table.seen_by(seat)
            assert json.loads(json.dumps(seen)) == seen
            assert (seen["ask"] is not None) == (seat in asked)
            assert len(table.visible_events(seat)) == len(seen["events"])  # type: ignore[arg-type]


def test_looking_changes_nothing(slug: str, seats: int) -> None:
    table = random_table(slug, seats, 3)
    for n, _events in enumerate(random_play(table, 3, most=60)):
        if n % 6 == 0:
            before = fingerprint(table)
            for seat in (None, *range(seats)):
                list(facts(table.view(seat), table))
            assert fingerprint(table) == before


def test_a_seat_is_shown_its_own_ask_alone(slug: str, seats: int) -> None:
    table = random_table(slug, seats, 4)
    for _events in random_play(table, 4, most=60):
        asks = {ask.seat: ask for ask in table.asks()}
        assert table.view().ask() is None
        for seat in range(seats):
            mine = table.view(seat).ask()
            assert (mine is None) == (seat not in asks)
            if mine is not None:
                assert mine.seat == seat
                assert mine.default_action == asks[seat].default_action


def test_where_nothing_is_hidden_all_see_the_same(slug: str, seats: int) -> None:
    """Seats and spectators are told equal facts, on the table and on its twin."""
    table = hand_table(slug, seats)
    if twins.has_hidden_info(slug):
        assert not isinstance(table.view(), OpenView)  # test_hidden.py is for these
        return
    assert isinstance(table.view(), OpenView), "a game that hides something says in its folder what looks alike"
    for n, _events in enumerate(random_play(table, 5, most=90)):
        if n % 9 == 0:
            other = twin(table)
            open_facts = [fact for fact in facts(table.view(), table) if fact[0] not in ONE_S_OWN]
            for seat in range(seats):
                for t in (table, other):
                    assert [fact for fact in facts(t.view(seat), t) if fact[0] not in ONE_S_OWN] == open_facts


def test_thinking_ahead_leaves_the_table_as_it_is(slug: str, seats: int) -> None:
    """What a seat sees after an answer in thought is what it then sees when it has answered so."""
    table = hand_table(slug, seats)
    rng = Random(6)
    if twins.has_hidden_info(slug):
        assert not hasattr(table.view(0), "after")  # it would show what is hidden
        return
    for _ in range(80):
        draw = table.draw()
        if draw is not None:
            table.resolve_draw(*[table.game.draw_notations[draw.what].dump(v, table.lexicon) for v in draw.outcome(0)])
            continue
        if table.is_over():
            break
        ask = table.asks()[0]
        view = table.view(ask.seat)
        assert isinstance(view, OpenView)
        action = ask.sample(rng)
        before = fingerprint(table)
        thought = list(facts(view.after(action), table))
        assert fingerprint(table) == before
        table.act(ask.seat, action)
        assert list(facts(table.view(ask.seat), table)) == thought


def hasty(bot: Bot) -> Bot:
    """A bot that searches, with a few play-outs for each answer and no clock."""
    if isinstance(bot, Searcher):
        bot.budget = Budget(12)
        bot.depth = 6
    return bot


def test_every_bot_answers_what_it_is_asked(slug: str, seats: int) -> None:
    """A bot plays from any seat, only answers it was asked for, and the same again with the same chance."""
    for name in bots.names(slug):
        records: list[str] = []
        for _ in range(2):
            table = random_table(slug, seats, 7)
            seated = {seat: hasty(bots.find(name, slug)) for seat in range(seats)}
            assert play_on(table, seated, {seat: Random(seat) for seat in range(seats)}, most=80) > 0
            records.append(table.record())
        assert records[0] == records[1]
        assert parlour.replay(records[0]).record() == records[0]


def test_views_and_rules_agree_on_who_still_plays(slug: str, seats: int) -> None:
    table = random_table(slug, seats, 8)
    view: Any = table.view(None)
    rules, told = table.game.rules, 0
    for _events in random_play(table, 8, most=400):
        state = table.copy_state()
        for seat, letter in enumerate(view.seats()):
            if hasattr(view, "is_in"):
                assert view.is_in(letter) == rules.is_playing(state, seat)
            elif hasattr(view, "is_out"):
                assert view.is_out(letter) != rules.is_playing(state, seat)
            else:
                assert rules.is_playing(state, seat)
            told += 1
    assert told


def test_the_standing_towards_the_goal_is_told_of_every_seat_that_is_seen(slug: str, seats: int) -> None:
    """Under the words of `goal.standing`; never of a seat whose worth is hidden from the reader."""
    table = random_table(slug, seats, 3)
    catalogue = game_catalogue(slug)
    for n, _events in enumerate(random_play(table, 3, most=60)):
        for seat in (None, *range(seats)) if n % 10 == 0 else ():
            view = table.view(seat)
            known = {letter for letter, worth in view.worths().items() if worth is not None}
            assert set(view.progress()) <= known
            for standing in view.progress().values():
                text = catalogue.text("goal.standing", standing, reader_at(table.lexicon, table.names, seat))
                assert "{" not in text
