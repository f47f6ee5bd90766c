"""What bots weigh: terms with numbers and words in every language, from what the seat sees alone."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, cast

import pytest

import parlour
from parlour import bots
from parlour.bots.bot import Bot, Term
from parlour.bots.common.search import Budget, Searcher
from parlour.bots.playing import seat_rng
from parlour.core.registry import find
from parlour.games.finance import actions as fin
from parlour.games.weigh_anchor import actions as wa
from parlour.i18n.catalogue import Catalogue
from parlour.i18n.languages import languages
from parlour.i18n.reader import reader_at
from parlour.i18n.sentences import term_text
from parlour.table import library
from parlour.table.table import Table
from parlour.testing import hand_table, play, played, twins
from parlour.testing.twins import Twins
from tests.games.weigh_anchor.harbour import CUNARD, ITALIAN, at, vessels_of

ANSWERS = {"pit": 150}
STRENGTHS = ("easy", "normal", "hard")


def bot_of(name: str, game: str) -> Bot:
    found = bots.find(name, game)
    if isinstance(found, Searcher):
        found.budget = Budget(4)
    return found


def weighed(game: str, strength: str, seed: int) -> tuple[Table, list[tuple[str, Term]]]:
    """Return a table after some answers of bots, and what they weighed for each, by the action's class."""
    seats = min(4, library.edition(find(game)).most_seats)
    table = parlour.open(game, seats=seats, seed=seed)
    players = {seat: bot_of(strength, game) for seat in range(seats)}
    rngs = {seat: seat_rng(seed, seat) for seat in players}
    found: list[tuple[str, Term]] = []
    for n in range(ANSWERS.get(game, 250)):
        asks = table.asks()
        waited_for = [ask for ask in asks if ask.required] or asks
        if not waited_for:
            break
        ask = waited_for[n % len(waited_for)]
        view = table.view(ask.seat)
        action = players[ask.seat].choose(view, ask, rngs[ask.seat])
        terms = players[ask.seat].weigh(view, ask, action)
        assert [abs(term.amount) for term in terms] == sorted([abs(term.amount) for term in terms], reverse=True)
        found += [(type(action).__name__, term) for term in terms]
        if ask.required or action != ask.default_action:
            table.act(ask.seat, action)
    return table, found


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("game", parlour.games())
def test_every_term_has_words_in_every_language_and_a_number(game: str, strength: str) -> None:
    table, found = weighed(game, strength, 3)
    assert len(found) > 10
    catalogues = [Catalogue(language, ("games", game)) for language in languages()]
    reader = reader_at(table.lexicon, table.names, 0)
    seen: set[str] = set()
    for _action, term in found:
        assert any(isinstance(value, int) for value in term.fields.values()) or term.name in (
            "denies",
            "nears",
            "idle",
            "redeems",
            "decides",
            "no_decides",
        )
        if term.name in seen:
            continue
        seen.add(term.name)
        for catalogue in catalogues:
            text = term_text(catalogue, term.name, term.fields, reader)
            assert text, (catalogue.language, term)
            assert "{" not in text, text


@pytest.mark.parametrize("game", ["weigh-anchor", "finance", "corner-the-market"])
def test_many_kinds_of_answers_have_reasons(game: str) -> None:
    kinds = Counter(name for seed in range(3) for name, _term in weighed(game, "normal", seed)[1])
    assert len(kinds) >= 4, kinds


def terms_at(table: Table, seat: str, action: Any) -> dict[str, Term]:
    view = table.view(seat)
    ask = view.ask()
    assert ask is not None
    return {term.name: term for term in bots.find("normal", table.game.slug).weigh(view, ask, action)}


def test_an_offer_that_completes_a_group_says_what_it_brings_and_what_it_costs() -> None:
    *mine, last = vessels_of(ITALIAN)
    table = at({"A": {"cash": 1000}}, fleet={"A": mine, "B": [last]})
    play(table, f"B offer A: {last} for 500")
    [number] = [offer[0] for offer in cast("Any", table.view("A")).offers_by_number()]
    accepting, declining = (terms_at(table, "A", kind(number)) for kind in (wa.Accept, wa.DeclineOffer))
    assert accepting["completes"].fields["group"] == ITALIAN
    assert accepting["completes"].amount > 100
    assert accepting["costs"].fields == {"amount": 500, "percent": 50}
    assert accepting["gets_deed"].fields["deed"] == last
    assert {name: -term.amount for name, term in accepting.items()} == {
        name: term.amount for name, term in declining.items()
    }


def test_a_whole_group_is_not_said_to_be_completed_again() -> None:
    table = at({"A": {"cash": 1000}}, fleet={"A": vessels_of(ITALIAN), "B": [vessels_of(CUNARD)[0]]})
    play(table, f"B offer A: {vessels_of(CUNARD)[0]} for 100")
    [number] = [offer[0] for offer in cast("Any", table.view("A")).offers_by_number()]
    assert "completes" not in terms_at(table, "A", wa.Accept(number))


def test_a_high_bid_is_weighed_against_the_cash() -> None:
    table = parlour.open("finance", seats=3, seed=2)
    player = bots.find("normal", "finance")
    for _ in range(200):
        [ask, *_] = table.asks()
        view = table.view(ask.seat)
        bid = next((choice for choice in ask.choices if choice.make is fin.Bid), None)
        if bid is not None:
            low, high = (player.weigh(view, ask, bid.nth(n)) for n in (0, bid.size() - 1))
            cost = [next(term for term in terms if term.name == "costs") for terms in (low, high)]
            assert cost[0].amount > cost[1].amount
            assert "thin_reserve" in [term.name for term in high]
            return
        table.act(ask.seat, bots.find("normal", "finance").choose(view, ask, Random(1)))
    raise AssertionError("no auction")


HIDING = [slug for slug in parlour.games() if twins.has_hidden_info(slug)]


@pytest.mark.parametrize("slug", HIDING)
def test_answers_and_terms_follow_from_what_the_seat_sees(slug: str) -> None:
    """Twin tables, which differ only in what a seat cannot see: every bot answers alike, for the same reasons."""
    differed = weighed_terms = 0
    for run in range(8):
        rng = Random(f"{slug}/{run}")
        seats = 3 + run % 3
        seat = run % seats
        options = {"form": ("rounds", "live")[run % 2]} if slug == "pit" else {}
        table = played(hand_table(slug, seats, options), run, most=4 + rng.randrange(30 * seats))
        pair = Twins(table, seat, rng, from_here=True)
        players = {name: [bot_of(name, slug) for _ in pair.tables] for name in bots.names(slug) if name != "random"}
        for step in range(12):
            views = [each.view(seat) for each in pair.tables]
            asks = [each.ask(seat) for each in pair.tables]
            if asks[0] is not None and asks[1] is not None:
                for name, (one, other) in players.items():
                    chosen = one.choose(views[0], asks[0], Random(step))
                    assert other.choose(views[1], asks[1], Random(step)) == chosen, name
                    terms = one.weigh(views[0], asks[0], chosen)
                    assert other.weigh(views[1], asks[1], chosen) == terms, name
                    weighed_terms += len(terms)
            if not pair.step():
                break
        differed += pair.steps
    assert differed > 20
    assert weighed_terms > 0
