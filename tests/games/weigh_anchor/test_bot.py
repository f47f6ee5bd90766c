"""The bots: they buy, bid by value, build, mortgage under pressure and trade; they beat chance and never stall."""

from __future__ import annotations

from collections import Counter
from random import Random

import parlour
from parlour import bots
from parlour.bots.common.property.trading import MIN_CASH, OFFERS_A_TURN
from parlour.bots.playing import play_on, seat_rng
from parlour.core.moves import Action
from parlour.games.weigh_anchor.actions import Accept, Bid, Build, DeclineOffer, Mortgage, Offer
from parlour.games.weigh_anchor.view import AnchorView
from parlour.kit.property.events import Traded
from parlour.kit.trade.offers import OfferMade
from parlour.lab.simulate import simulate
from parlour.table.table import Table
from parlour.testing import play
from tests.games.weigh_anchor.harbour import CUNARD, FRENCH, ITALIAN, SWEDISH, at, seen
from tests.games.weigh_anchor.test_buying import rex
from tests.games.weigh_anchor.test_cards import landed_on_duties
from tests.games.weigh_anchor.test_ruin import owing

SLUG = "weigh-anchor"


def answer_of(table: Table, seat: str = "A", name: str = "normal") -> Action:
    view = table.view(seat)
    ask = view.ask()
    assert ask is not None
    action = bots.find(name, SLUG).choose(view, ask, Random(0))
    assert ask.contains(action)
    return action


def said(table: Table, seat: str = "A", name: str = "normal") -> str:
    return table.show(answer_of(table, seat, name))


def test_it_buys_what_it_lands_on_if_it_can() -> None:
    table = at({"A": {"at": 4}}, chance=[(3, 4)])
    play(table, "A throw")
    assert said(table) == "buy"
    poor = at({"A": {"at": 4, "cash": 150}}, chance=[(3, 4)])
    play(poor, "A throw")
    assert said(poor) == "decline"


def test_it_mortgages_to_complete_a_group() -> None:
    table = at(
        {"A": {"at": 12, "cash": 120}}, {"A": ["Andrea Doria", "Conte di Savoia", "Ohio", "Murex"]}, chance=[(3, 4)]
    )
    play(table, "A throw")
    assert isinstance(answer_of(table), Mortgage)


def test_it_bids_by_value_and_not_beyond() -> None:
    lone = rex()
    bid = answer_of(lone, "B")
    assert isinstance(bid, Bid)
    assert bid.amount < 200
    play(lone, "C bid 400")
    assert said(lone, "B") == "hold"
    last_of_a_group = rex(fleet={"B": ["Andrea Doria", "Conte di Savoia"]})
    play(last_of_a_group, "C bid 400")
    assert isinstance(answer_of(last_of_a_group, "B"), Bid)


def test_it_builds_with_money_to_spare_and_keeps_a_reserve() -> None:
    assert isinstance(answer_of(at(fleet={"A": [ITALIAN]})), Build)
    assert said(at({"A": {"cash": 120}}, {"A": [ITALIAN]})) == "throw"
    danger = at({"A": {"cash": 450, "at": 29}}, {"A": [ITALIAN], "B": [CUNARD]}, levels={CUNARD: 4})
    assert said(danger) == "throw"


def test_it_offers_what_completes_both_groups_once_a_turn() -> None:
    fleet = {"A": ["Andrea Doria", "Conte di Savoia", "Paris"], "B": ["Rex", "Île de France", "Normandie"]}
    table = at(fleet=fleet, seats=2)
    offer = answer_of(table)
    assert isinstance(offer, Offer)
    table.act("A", offer)
    accepted = answer_of(table, "B")
    assert isinstance(accepted, Accept)
    table.act("B", accepted)
    assert {seen(table).groups(seat) for seat in "AB"} == {(ITALIAN,), (FRENCH,)}
    bot = bots.find("normal", SLUG)
    fresh = at(fleet=fleet, seats=2)
    view = fresh.view("A")
    answers = []
    for _ in range(2):
        ask = view.ask()
        assert ask is not None
        answers.append(bot.choose(view, ask, Random(0)))
    assert [isinstance(answer, Offer) for answer in answers] == [True, False]


def test_it_never_gives_a_whole_group_away_nor_its_last_cash() -> None:
    whole = at(fleet={"A": [SWEDISH], "B": ["Rex"]})
    play(whole, "B offer A: 500 for Stockholm")
    assert said(whole) == "decline 1"
    for_nothing = at(fleet={"A": [SWEDISH], "B": ["Rex"]})
    play(for_nothing, "B offer A: nothing for Stockholm + Gripsholm")
    assert said(for_nothing) == "decline 1"
    ruin = at({"A": {"cash": 210}}, {"B": ["Rex"], "A": ["Andrea Doria", "Conte di Savoia"]})
    play(ruin, "B offer A: Rex for 200")
    assert said(ruin) == "decline 1"


def lines_of(view: AnchorView, seat: str) -> set[str]:
    """The groups of liners that a seat owns whole."""
    return {group for group in view.groups(seat) if view.deck_cost(group)}


def test_in_whole_games_it_keeps_to_its_budget_and_no_deal_ruins_it() -> None:
    """One offer a seat and turn; no whole group goes without another for it; nobody pays his last cash."""
    made: Counter[tuple[int, int]] = Counter()
    trades = 0
    for seed in range(3):
        table = parlour.open(SLUG, seats=4, seed=seed)
        seated = {seat: bots.find("normal", SLUG) for seat in range(4)}
        rngs = {seat: seat_rng(seed, seat) for seat in range(4)}
        made.clear()
        for _ in range(300):
            view = seen(table)
            turn, groups = view.turns(), {seat: lines_of(view, seat) for seat in "ABCD"}
            told = len(table.events)
            if not play_on(table, seated, rngs, most=1):
                break
            for event in table.events[told:]:
                if isinstance(event, OfferMade):
                    made[turn, event.seat] += 1
                elif isinstance(event, Traded):
                    trades += 1
                    for number, cash in ((event.seat, event.give.cash), (event.to, event.get.cash)):
                        seat = "ABCD"[number]
                        after = lines_of(view, seat)
                        assert groups[seat] <= after or after - groups[seat]
                        assert not cash or view.cash(seat) >= MIN_CASH
        assert made
        assert max(made.values()) == OFFERS_A_TURN
    assert trades


def test_it_takes_a_good_offer() -> None:
    table = at(fleet={"A": ["Ohio"]})
    play(table, "B offer A: 400 for Ohio")
    assert said(table) == "accept 1"
    assert said(table, name="never-trades") == "decline 1"


def test_it_settles_with_what_it_misses_least() -> None:
    table = owing("A", 100, None, {"A": {"cash": 30}}, fleet={"A": [SWEDISH, "Rex"]})
    assert said(table) == "mortgage Rex"
    hopeless = owing("A", 900, None, {"A": {"cash": 30}}, fleet={"A": ["Rex"]})
    assert said(hopeless) == "go bankrupt"


def test_it_reckons_its_duties_in_the_head() -> None:
    assert said(landed_on_duties(500)) == "duty 10%"
    assert said(landed_on_duties(1900, fleet={"A": [CUNARD]})) == "duty 200"


def test_it_leaves_the_dock_while_there_is_much_to_buy() -> None:
    assert said(at({"A": {"at": 10, "dock": 0}})) == "pay 50"
    assert said(at({"A": {"at": 10, "dock": 0, "cards": ["CH-08"]}})) == "use CH-08"


def test_the_one_that_never_trades_makes_no_offer() -> None:
    table = at(fleet={"A": ["Andrea Doria", "Conte di Savoia"], "B": ["Rex"]}, seats=2)
    assert isinstance(answer_of(table), Offer)
    assert said(table, name="never-trades") == "throw"


def test_it_declines_an_offer_of_a_card_alone() -> None:
    table = at({"B": {"cards": ["CH-08"]}})
    play(table, "B offer A: card CH-08 for 10")
    assert isinstance(answer_of(table), DeclineOffer)


def test_games_of_such_bots_end_and_it_beats_chance() -> None:
    """A small sample; the large ones are in the README of the game."""
    four = simulate(SLUG, 8, ["normal"], seed=3, seats=4, options={"turn_limit": 1000})
    assert [reason for reason, _clause, _count in four.endings] == ["last-left"]
    mixed = simulate(SLUG, 8, ["normal", "random", "random", "random"], seed=3, options={"turn_limit": 1000})
    assert {share.name: share.won for share in mixed.by_bot}["normal"] >= 7


def test_a_short_game_of_bots_ends_too() -> None:
    summary = simulate(SLUG, 4, ["normal"], seed=5, seats=3, options={"short": True, "turn_limit": 500})
    assert summary.unfinished == 0


def test_bots_play_the_same_again_with_the_same_chance() -> None:
    records = []
    for _ in range(2):
        table = parlour.open(SLUG, seats=3, seed=4)
        seated = {seat: bots.find("normal", SLUG) for seat in range(3)}
        play_on(table, seated, {seat: seat_rng(4, seat) for seat in range(3)}, most=150)
        records.append(table.record())
    assert records[0] == records[1]
