"""States: invariants hold after every move, copies share nothing that changes, play comes to an end."""

from __future__ import annotations

from random import Random

import pytest

import parlour
from parlour.core.moves import OVER
from parlour.core.random_play.fast_random import FastRandom
from parlour.core.random_play.playout import play_out
from parlour.core.refusals import BadData
from parlour.core.registry import find
from parlour.core.text.names import Names
from parlour.table import library
from parlour.table.table import Table
from parlour.testing import (
    hand_table,
    parameters,
    played,
    random_move,
    random_play,
    rulebook_of,
    shared,
    twin as twin_of,
)
from parlour.testing.settings import raises_a_limit
from parlour.testing.states import reachable

Options = dict[str, object]
SOME = 5000
"""Moves after which it shows whether anybody is waited for."""


def test_invariants_hold_after_every_move(slug: str, seats: int, options: Options) -> None:
    table = hand_table(slug, seats, options)
    for _events in random_play(table, 1, most=600):
        assert table.game.rules.broken_invariants(table.copy_state()) == []


@pytest.mark.parametrize("seed", [None, 3])
def test_a_copy_of_a_table_goes_on_as_the_table_does_and_apart_from_it(slug: str, seats: int, seed: int | None) -> None:
    table = played(parlour.open(slug, seats=seats, seed=seed), 1, most=3)
    twin = table.copy()
    before = everything_of(table)
    assert everything_of(twin) == before
    played(table, 2, most=40)
    assert everything_of(table) != before
    assert everything_of(twin) == before
    played(twin, 2, most=40)
    assert everything_of(twin) == everything_of(table)


def everything_of(table: Table) -> list[object]:
    """What is kept of a table, and what everybody sees of it."""
    return [table.record(keep_secret=True), *[table.seen_by(seat) for seat in (None, *range(len(table.names)))]]


def test_random_play_ends_within_the_bound(slug: str, seats: int, options: Options) -> None:
    game = find(slug)
    chosen = rulebook_of(slug).complete(options)
    for seed in range(1 if options else 2):
        state = game.rules.setup(library.bundled_edition(slug), chosen, seats)
        lots = FastRandom(seed)
        moves = play_out(game.rules, state, lots, min(SOME, game.bound))
        pending = game.rules.pending(state)
        if pending.seats:  # else it is over, or nobody is waited for and it could go on for ever
            moves += play_out(game.rules, state, lots, game.bound - moves)
            pending = game.rules.pending(state)
        assert game.rules.broken_invariants(state) == []
        if pending.kind == OVER:
            assert state.outcome.reason in game.endings
            assert len(state.outcome.scores) == seats
        else:  # where nobody is waited for, as in a live market, nothing but the players' wish ends it
            assert not pending.seats or raises_a_limit(slug, options), f"not over after {moves} moves"


def test_an_outcome_cites_its_clause_and_names_seats(slug: str, seats: int) -> None:
    game = find(slug)
    edition = library.bundled_edition(slug)
    book = rulebook_of(slug)
    state = game.rules.setup(edition, book.complete({}), seats)
    play_out(game.rules, state, FastRandom(2), game.bound)
    outcome = state.outcome
    views = [game.view(game.rules, state, Names(edition.names, seats), seat) for seat in range(seats)]
    assert outcome is not None
    assert book.clause(outcome.clause) or book.ruling(outcome.clause)
    assert all(0 <= seat < seats for seat in outcome.winners)
    assert len(set(outcome.winners)) == len(outcome.winners)
    assert [view.has_won() for view in views] == [s in outcome.winners for s in range(seats)]


def test_a_copy_shares_nothing_that_changes(slug: str, seats: int) -> None:
    """By the graph of objects, and by playing on with the one and looking at the other."""
    table = hand_table(slug, seats)
    lexicon, game = table.lexicon, table.game
    for n, _events in enumerate(random_play(table, 3, most=160)):
        state = table.copy_state()
        copy = game.rules.copy(state)
        before = game.state.dump(state, lexicon)
        assert game.state.dump(copy, lexicon) == before
        assert shared(state, copy) == []
        if n % 4 == 0:
            play_out(game.rules, copy, FastRandom(n), 60)
            assert game.state.dump(state, lexicon) == before


def test_loaded_states_share_nothing_either(slug: str, seats: int) -> None:
    table = hand_table(slug, seats)
    for n, _events in enumerate(random_play(table, 4, most=100)):
        if n % 5 == 0:
            assert shared(twin_of(table).copy_state(), twin_of(table).copy_state()) == []


def test_every_part_of_a_state_can_be_seen_into(slug: str, seats: int) -> None:
    """Every parameter of every part's constructor is an attribute of it, so nothing escapes the copy's check."""
    table = hand_table(slug, seats)
    kinds: set[type] = set()
    for _events in random_play(table, 5, most=160):
        for part in reachable(table.copy_state()):
            if type(part).__module__.startswith("parlour.") and type(part) not in kinds:
                kinds.add(type(part))
                for name in parameters(type(part)):
                    assert hasattr(part, name), f"{type(part).__name__} takes {name} and does not keep it"
    assert kinds


def test_draws_are_exact(slug: str, seats: int) -> None:
    """Every outcome counted is one chance may give, all are different, and nothing else passes."""
    table = hand_table(slug, seats)
    rng = Random(6)
    book = rulebook_of(slug)
    seen: set[str] = set()
    for _events in random_play(table, 6, most=200):
        draw = table.draw()
        if draw is None:
            continue
        assert book.clause(draw.clause) or book.ruling(draw.clause)
        word = table.game.draw_notations[draw.what]
        for face in draw.faces:
            assert word.read(word.show(face, table.lexicon), table.lexicon) == face
        size = draw.outcomes()
        assert size >= 1
        if draw.what not in seen and size <= 5000:
            seen.add(draw.what)
            outcomes = [tuple(draw.outcome(n)) for n in range(size)]
            assert len(set(outcomes)) == size
            assert all(draw.contains(list(outcome)) for outcome in outcomes)
        one = draw.outcome(rng.randrange(size))
        assert draw.contains(one)
        assert not draw.contains(one[1:])
        assert not draw.contains([*one, one[0]])
        assert not draw.contains([max(draw.faces) + 1, *one[1:]])
    assert table.game.draw_notations


def test_a_draw_can_be_answered_by_its_own_outcomes_only(slug: str, seats: int) -> None:
    table = hand_table(slug, seats)
    rng = Random(7)
    while table.draw() is None:
        random_move(table, rng)
    before = table.record()
    for wrong in ((), ("nonsense",), (-5, -5), (None,)):
        with pytest.raises(BadData):
            table.resolve_draw(*wrong)
        assert table.record() == before
