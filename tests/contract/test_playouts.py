"""Fast random play: it plays exactly the games of the plain reference, whatever was asked or listed before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.core.moves import OVER
from parlour.core.random_play.fast_random import FastRandom
from parlour.core.random_play.playout import play_out, reference_play_out
from parlour.core.registry import find
from parlour.core.text.names import Names
from parlour.table import library
from parlour.testing import rulebook_of

Options = dict[str, object]
SEEDS = 3
SOME = 600


def result_of(play: Callable[..., int], slug: str, seats: int, options: Options, seed: int, limit: int) -> list[object]:
    """The end of a game: its state, the moves, the answers, and where the generator stands."""
    game = find(slug)
    edition = library.bundled_edition(slug)
    state = game.rules.setup(edition, rulebook_of(slug).complete(options), seats)
    rng = FastRandom(seed)
    moves = play(game.rules, state, rng, limit)
    return [game.state.dump(state, Names(edition.names, seats)), moves, rng.decisions, int(rng.seed)]


def test_fast_play_and_the_reference_play_the_same_games(slug: str, seats: int, options: Options) -> None:
    for seed in range(SEEDS):
        fast = result_of(play_out, slug, seats, options, seed, SOME)
        assert fast == result_of(reference_play_out, slug, seats, options, seed, SOME)
        assert fast == result_of(play_out, slug, seats, options, seed, SOME)  # on asks prepared the first time


def test_whole_games_are_the_same(slug: str) -> None:
    game = find(slug)
    seats = 2 if slug == "mariners-compass" else 4
    fast = result_of(play_out, slug, seats, game.brief, 11, game.bound)
    assert fast == result_of(reference_play_out, slug, seats, game.brief, 11, game.bound)


def test_listing_answers_between_moves_changes_no_game(slug: str) -> None:
    seats = 2 if slug == "mariners-compass" else 4
    assert result_of(listing_play_out, slug, seats, {}, 5, SOME) == result_of(play_out, slug, seats, {}, 5, SOME)


def listing_play_out(rules: Any, s: Any, rng: FastRandom, limit: int) -> int:
    """Fast random play, one move at a time; before each, the answers of everybody who may move are listed."""
    for move in range(limit):
        pending = rules.pending(s)
        if pending.kind == OVER:
            return move
        for seat in pending.seats + pending.free:
            ask = rules.ask(s, seat)
            if ask.size() < SOME:
                ask.actions()
        play_out(rules, s, rng, 1)
    return limit
