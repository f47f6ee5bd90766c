"""The bot: it bids by what a lease completes, keeps cash, deals, shares, builds, never forgets; it beats chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import parlour
from parlour import bots
from parlour.bots.playing import play_on, seat_rng
from parlour.core.moves import Action
from parlour.games.finance.actions import Accept, Bid, Build, DeclineOffer, Mortgage, Offer, Redeem, Share, ShareHeld
from parlour.lab.simulate import simulate
from parlour.table.table import Table
from parlour.testing import play
from tests.games.finance.test_auction import boomtown
from tests.games.finance.test_deals import MAINLINE, riding
from tests.games.finance.test_sharing import THREE_ONE, TWO_TWO
from tests.games.finance.town import EXPERIENCED, at, owing, seen, stops

SLUG = "finance"


def answer_of(table: Table, seat: str = "A") -> Action:
    view = table.view(seat)
    ask = view.ask()
    assert ask is not None
    action = bots.find("normal", SLUG).choose(view, ask, Random(0))
    assert ask.contains(action)
    return action


def said(table: Table, seat: str = "A") -> str:
    return table.show(answer_of(table, seat))


def limit(table: Table, seat: str) -> int:
    """How far the bot goes when C keeps raising."""
    most = 0
    while isinstance(bid := answer_of(table, seat), Bid):
        most = bid.amount
        play(table, f"{seat} bid {bid.amount}", f"C bid {bid.amount + 5}")
    return most


def test_it_bids_about_the_value_and_more_for_what_completes_a_series() -> None:
    alone = limit(boomtown(), "B")
    assert 60 <= alone <= 160
    completing = limit(boomtown(leases={"B": ["Rickety Row", "Easy Street"]}), "B")
    assert completing > 1.5 * alone
    spoiling = limit(boomtown(leases={"D": ["Rickety Row", "Easy Street"]}), "B")
    assert spoiling > alone  # it keeps it from the one it would serve most


def test_it_leaves_a_sale_that_has_become_too_dear() -> None:
    table = boomtown()
    play(table, "C bid 600")
    assert said(table, "B") == "leave"
    poor = boomtown(players={"B": {"cash": 20}})
    assert said(poor, "B") == "leave"


def test_it_builds_from_money_to_spare_and_pledges_odd_leases_for_it() -> None:
    table = at({"A": {"cash": 400}}, {"A": ["boomtown"]})
    assert isinstance(answer_of(table), Build)
    poor = at({"A": {"cash": 90}}, {"A": ["boomtown"]})
    assert said(poor) == "throw"
    pledged = at({"A": {"cash": 90}}, {"A": ["boomtown", "Broadway"]})
    assert answer_of(pledged) == Mortgage(23)


def test_it_keeps_cash_for_the_rents_ahead() -> None:
    given: dict[str, Any] = {"players": {"A": {"cash": 400, "at": 20}}, "houses": {"maguire": 5}}
    table = at(leases={"A": ["boomtown"], "B": ["maguire"]}, **given)
    assert said(table) == "throw"


def test_it_redeems_in_complete_series_first() -> None:
    table = at({"A": {"cash": 900}}, {"A": ["boomtown", "Broadway"]}, mortgaged=["Boomtown", "Broadway"])
    assert answer_of(table) == Redeem(6)


def test_it_raises_a_debt_in_the_usual_order() -> None:
    table = owing("A", 210, "B", players={"A": {"cash": 60}}, leases={"A": ["wayback", "Boomtown", "A. P. & L."]})
    assert said(table) == "mortgage A. P. & L."


def test_it_offers_to_complete_a_series_and_takes_what_is_fair() -> None:
    table = at(leases={"A": ["Boomtown", "Rickety Row"], "B": ["Easy Street"]}, seats=2)
    offer = answer_of(table)
    assert isinstance(offer, Offer)
    assert offer.get.goods == 1 << 9
    play(table, f"A {table.show(offer)}")
    assert isinstance(answer_of(table, "B"), Accept)
    swap = at(
        leases={
            "A": ["Boomtown", "Rickety Row", "Broadway"],
            "B": ["Easy Street", "Rittenhouse Square", "Commonwealth Ave."],
        },
        seats=2,
    )
    play(swap, "A offer B: Broadway for Easy Street")
    assert isinstance(answer_of(swap, "B"), Accept)


@pytest.mark.parametrize("offer", ["Easy Street for 5", "5 + Easy Street for Wayback", "Boomtown for 150"])
def test_it_takes_no_bad_deal_and_breaks_no_series(offer: str) -> None:
    give, get = offer.split(" for ")
    table = at(leases={"B": ["boomtown"], "A": ["Wayback"]}, seats=2)
    play(table, f"A offer B: {get} for {give}")
    assert isinstance(answer_of(table, "B"), DeclineOffer)


def test_it_makes_one_offer_a_turn_and_not_the_same_again() -> None:
    table = at(leases={"A": ["Boomtown", "Rickety Row"], "B": ["Easy Street"]}, seats=2)
    bot = bots.find("normal", SLUG)
    view = table.view("A")
    ask = view.ask()
    assert ask is not None
    first = bot.choose(view, ask, Random(0))
    play(table, f"A {table.show(first)}", "B decline 1")
    ask = view.ask()
    assert ask is not None
    assert table.show(bot.choose(view, ask, Random(0))) == "throw"


def test_it_shares_railroads_by_leases_in_both_forms() -> None:
    table = at(leases=THREE_ONE, seats=2)
    assert answer_of(table) == Share(8, (75, 25))
    play(table, "A share railroads: A 75, B 25")
    assert isinstance(answer_of(table, "B"), Accept)
    unfair = at(leases=THREE_ONE, seats=2)
    play(unfair, "A share railroads: A 95, B 5")
    assert isinstance(answer_of(unfair, "B"), DeclineOffer)
    held = at(leases=TWO_TWO, seats=2, utility_deals=True)
    proposed = answer_of(held)
    assert isinstance(proposed, ShareHeld)
    play(held, f"A {held.show(proposed)}")
    assert isinstance(answer_of(held, "B"), Accept)
    robbed = at(leases=TWO_TWO, seats=2, utility_deals=True)
    play(robbed, "A share railroads under A: A 50, B 50; nothing")
    assert isinstance(answer_of(robbed, "B"), DeclineOffer)


def test_it_never_forgets_and_wastes_no_ride() -> None:
    income = stops(3, (5, 3), leases={"A": ["wayback"]}, **EXPERIENCED)
    assert said(income) == "collect"
    rent = stops(14, (2, 2), mover="C", leases={"B": ["Easy Street"]}, **EXPERIENCED)
    assert said(rent, "B") == "claim C for Easy Street"
    given: dict[str, Any] = {"leases": {"B": ["mainline"]}, "state": riding(1, MAINLINE)}
    assert said(stops(26, (2, 3), **given, **EXPERIENCED)) == "pay"
    assert said(stops(26, (2, 3), houses={"mainline": 3}, **given, **EXPERIENCED)) == "ride"


def test_it_does_not_stop_a_game_before_its_end() -> None:
    table = at()
    play(table, "B propose to stop")
    assert said(table) == "decline 1"


def test_it_stays_in_jail_when_there_is_nothing_to_buy() -> None:
    table = at({"A": {"at": 20, "jail": 0}})
    assert said(table) == "pay 50"
    late = at({"A": {"at": 20, "jail": 0}}, {"B": seen(at()).stacked()})
    assert said(late) == "throw"


def test_games_of_such_bots_end_and_it_beats_chance() -> None:
    """A small sample; the large ones are in the README of the game."""
    four = simulate(SLUG, 8, ["normal"], seed=3, seats=4)
    assert four.unfinished == 0
    assert {reason: count for reason, _clause, count in four.endings}["last-left"] >= 6
    mixed = simulate(SLUG, 8, ["normal", "random", "random", "random"], seed=3, options={"round_limit": 50})
    assert {share.name: share.won for share in mixed.by_bot}["normal"] >= 7


@pytest.mark.parametrize("options", [EXPERIENCED, {"ownership_display": "memory"}, {"trade_during_auction": True}])
def test_it_plays_by_other_rules_too(options: dict[str, object]) -> None:
    summary = simulate(SLUG, 2, ["normal"], seed=5, seats=3, options={**options, "round_limit": 50})
    assert summary.unfinished == 0


def test_bots_play_the_same_again_with_the_same_chance() -> None:
    records = []
    for _ in range(2):
        table = parlour.open(SLUG, seats=3, seed=4)
        seated = {seat: bots.find("normal", SLUG) for seat in range(3)}
        play_on(table, seated, {seat: seat_rng(4, seat) for seat in range(3)}, most=150)
        records.append(table.record())
    assert records[0] == records[1]


@pytest.mark.clause("FIN-150", "FIN-153")
def test_it_grants_free_rides_where_cash_is_short_and_both_gain() -> None:
    given: dict[str, Any] = {"leases": {"A": ["Boomtown", "Rickety Row"], "B": ["Easy Street"]}, "seats": 2}
    poor = at({"A": {"cash": 120}}, **given, **EXPERIENCED)
    line = said(poor)
    assert " on the boomtown series for Easy Street" in line
    play(poor, f"A {line}")
    assert said(poor, "B") == "accept 1"
    play(poor, "B accept 1")
    assert seen(poor).complete("A") == ("boomtown",)
    assert " ride" not in said(at({"A": {"cash": 120}}, **given))  # where nobody can grant them
    scope = ["Boomtown", "Rickety Row"]
    held = {"rides": [{"holder": "B", "grantor": "A", "scope": scope, "bound": scope, "count": 3}]}
    tired = at({"A": {"cash": 120}}, **given, state=held, **EXPERIENCED)
    assert " ride" not in said(tired)  # never more than three on a series


def test_it_counts_the_rides_of_an_offer_at_their_worth() -> None:
    given: dict[str, Any] = {"leases": {"A": ["Main Line", "Chevy Chase"], "B": ["Grosse Point"]}, "seats": 2}
    for offered, answer in (
        ("100", "counter 1: Grosse Point for "),
        ("100 + 3 rides on the mainline series", "accept 1"),
    ):
        table = at(**given, **EXPERIENCED)
        play(table, f"A offer B: {offered} for Grosse Point")
        assert said(table, "B").startswith(answer)
