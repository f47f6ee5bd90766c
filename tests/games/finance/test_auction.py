"""Every lease is sold by auction: announced, cried, called three times, sold."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.refusals import Refused
from parlour.table.table import Table
from parlour.testing import cited, play
from tests.games.finance.town import EXPERIENCED, at, cash, go_on, may, seen, silent, stops, told, waited


def boomtown(**given: Any) -> Table:
    """A has stopped on Boomtown, which nobody owns."""
    return stops(11, (2, 3), **given)


@pytest.mark.clause("FIN-S03", "FIN-020", "FIN-030", "FIN-031", "FIN-033", "FIN-040", "FIN-R10")
def test_fin_s03_sold_to_the_highest_bidder_and_the_visitor_pays_nothing() -> None:
    table = at(chance=[(1, 2)])
    events = play(table, "A throw", "B bid 5", "A bid 40", "B bid 45")
    assert "Rubeville is up for auction, the first of the Wayback streets." in told(table, "lease_offered")
    assert "FIN-030" in cited(events)
    silent(table)
    assert (seen(table).owner("Rubeville"), cash(table)["B"], cash(table)["A"]) == ("B", 955, 1000)
    assert "B buys Rubeville for $45." in told(table, "sold")
    assert waited(table) == "A"  # the window after his stop


@pytest.mark.clause("FIN-S04", "FIN-034", "FIN-R05")
def test_fin_s04_every_raise_is_at_least_five() -> None:
    table = boomtown()
    play(table, "B bid 305")
    with pytest.raises(Refused) as refused:
        table.act("C", "bid 308")
    assert (refused.value.code, refused.value.clause) == ("bid/too_low", "FIN-034")
    assert "$310" in refused.value.text
    assert may(table, "C", "bid 312")
    play(table, "C bid 310")
    assert seen(table).lot() == ("Boomtown", 310, "C")


@pytest.mark.clause("FIN-R05")
def test_fin_r05_the_first_bid_is_at_least_five_unless_the_table_says_otherwise() -> None:
    assert [may(boomtown(), "B", f"bid {bid}") for bid in (4, 5, 6)] == [False, True, True]
    assert [may(boomtown(opening_bid=1), "B", f"bid {bid}") for bid in (0, 1)] == [False, True]
    high = boomtown(opening_bid=10)
    assert [may(high, "B", f"bid {bid}") for bid in (9, 10)] == [False, True]


@pytest.mark.clause("FIN-R05", "FIN-034")
def test_fin_r05_bids_in_fives_only() -> None:
    table = boomtown(bid_multiple_of_five=True, opening_bid=1)
    assert [may(table, "B", f"bid {bid}") for bid in (1, 4, 5, 6, 10)] == [False, False, True, False, True]
    with pytest.raises(Refused) as refused:
        table.act("B", "bid 12")
    assert refused.value.code == "bid/step"


@pytest.mark.clause("FIN-S05", "FIN-032")
def test_fin_s05_a_late_bid_starts_the_calls_again() -> None:
    table = boomtown()
    play(table, "B bid 100", "C hold", "D hold", "A hold")
    assert seen(table).call()[1] == "Going twice for"
    play(table, "D bid 105")
    assert (seen(table).call()[1], seen(table).lot()) == ("Going once for", ("Boomtown", 105, "D"))
    silent(table)
    calls = ["Going once for $105!", "Going twice for $105!", "Sold for $105!"]
    assert told(table, "called")[-3:] == calls


@pytest.mark.clause("FIN-032")
def test_fin_032_even_the_last_call_leaves_time_for_a_late_bid() -> None:
    table = boomtown()
    play(table, "B bid 50", *["C hold", "D hold", "A hold"] * 2, "C hold", "D hold")
    assert seen(table).call()[1] == "And sold for"
    play(table, "A bid 55")
    silent(table)
    assert (seen(table).owner("Boomtown"), cash(table)["A"]) == ("A", 945)


@pytest.mark.clause("FIN-S06", "FIN-037", "FIN-R09")
def test_fin_s06_what_nobody_bids_for_is_offered_again_as_the_same_piece() -> None:
    table = stops(11, (2, 3), (5, 6), players={"B": {"at": 0}})
    silent(table)
    assert seen(table).owner("Boomtown") == ""
    assert "Boomtown" in seen(table).stacked()
    go_on(table)
    play(table, "B throw")
    assert told(table, "lease_offered") == ["Boomtown is up for auction, the first of the Boomtown streets."] * 2


@pytest.mark.clause("FIN-S41", "FIN-033", "FIN-036", "FIN-R04", "FIN-R48")
def test_fin_s41_the_ordinal_is_announced_and_no_owner_named() -> None:
    table = stops(27, (2, 3), leases={"B": ["Main Line"]})
    assert told(table, "lease_offered") == ["Chevy Chase is up for auction, the second of the Main Line streets."]
    said = " ".join(table.say(event) for event in table.events)
    assert not any(seat in said.replace("A ", "") for seat in (" B ", " B.", "by B"))
    fourth = stops(
        35,
        (2, 3),
        leases={"B": ["Pennsylvania R.R."], "C": ["New York Central R.R."]},
        withdrawn=["Southern Pacific R.R."],
    )
    assert "the fourth of the railroads" in told(fourth, "lease_offered")[0]


@pytest.mark.clause("FIN-R04", "FIN-036")
def test_fin_r04_owners_may_be_left_to_memory() -> None:
    open_table = at(leases={"B": ["Main Line", "wayback"]})
    assert seen(open_table, "A").owner("Main Line") == "B"
    table = at(leases={"B": ["Main Line", "wayback"]}, houses={"wayback": 1}, ownership_display="memory")
    mine: Any = table.view("B")
    other: Any = table.view("A")
    assert (mine.owner("Main Line"), mine.leases("B")[0]) == ("B", "Wayback")
    assert (other.owner("Main Line"), other.leases("B"), other.complete("B"), other.worth("B")) == ("?", (), (), -1)
    assert (other.owner("Boomtown"), other.cash("B"), other.houses("Wayback")) == ("", 1000, 1)
    assert other.to_data()["owners"] == {}
    assert mine.to_data()["owners"] == {"Wayback": "B", "Rubeville": "B", "Main Line": "B"}
    assert not hasattr(other, "after")  # thinking ahead on the table itself would show them


@pytest.mark.clause("FIN-R06")
def test_fin_r06_a_bid_is_limited_by_cash_which_may_be_raised_first() -> None:
    table = boomtown(players={"B": {"cash": 60}}, leases={"B": ["Wayback", "maguire"]}, houses={"maguire": (1, 0, 0)})
    with pytest.raises(Refused) as refused:
        table.act("B", "bid 61")
    assert (refused.value.code, refused.value.clause) == ("bid/cash", "FIN-R06")
    play(table, "B mortgage Wayback", "B tear down Maguire Street")
    assert cash(table)["B"] == 60 + 50 + 70
    assert [may(table, "B", f"bid {bid}") for bid in (180, 181)] == [True, False]


@pytest.mark.clause("FIN-R06")
def test_fin_r06_bids_up_to_what_the_bank_would_advance() -> None:
    table = boomtown(players={"B": {"cash": 60}}, leases={"B": ["Wayback", "Broadway"]}, bid_limit="liquid")
    assert [may(table, "B", f"bid {bid}") for bid in (280, 281)] == [True, False]
    play(table, "B bid 200", "A leave", "C leave", "D leave")
    assert seen(table).debt() == ("B", "", 200)
    with pytest.raises(Refused) as refused:
        table.act("B", "pass")
    assert refused.value.code == "debt/settle"
    play(table, "B mortgage Broadway")
    assert (seen(table).owner("Boomtown"), cash(table)["B"], seen(table).debt()) == ("B", 30, None)


@pytest.mark.clause("FIN-R10", "FIN-R23")
def test_fin_r10_prisoners_the_mover_and_the_auctioneer_bid_like_all() -> None:
    table = boomtown(players={"B": {"at": 20, "jail": 1}}, auctioneer="player", state={"auctioneer": "C"})
    assert waited(table) == "BCDA"
    assert all(may(table, seat, "bid 5") for seat in "ABCD")


@pytest.mark.clause("FIN-R10")
def test_fin_r10_the_high_bidder_does_not_raise_himself_and_who_leaves_may_come_back() -> None:
    table = boomtown()
    play(table, "B bid 80")
    with pytest.raises(Refused) as refused:
        table.act("B", "bid 90")
    assert refused.value.code == "bid/own"
    play(table, "C leave", "D leave")
    assert waited(table) == "A"
    play(table, "C bid 85")
    assert waited(table) == "BA"


def test_who_cannot_reach_the_next_bid_is_not_waited_for() -> None:
    table = boomtown(players={"B": {"cash": 4}, "C": {"cash": 0}, "D": {"cash": 2}}, leases={"D": ["Wayback"]})
    assert waited(table) == "DA"
    play(table, "A bid 50")
    assert seen(table).owner("Boomtown") == "A"


@pytest.mark.clause("FIN-S39", "FIN-035", "FIN-R08")
def test_fin_s39_the_last_leases_are_sold_early_after_an_idle_round() -> None:
    stacked = ["Venetian Lagoon", "O'Leary Avenue", "Wall Street"]
    owned = [lease for lease in seen(at()).stacked() if lease not in stacked]
    table = at(
        {seat: {"at": 0} for seat in "ABCD"},
        {"A": owned},
        chance=[(4, 6)] * 4 + [(4, 6)] * 4,
        state={"first": "A"},
    )
    for seat in "ABC":
        play(table, f"{seat} throw", f"{seat} end")
        assert not told(table, "lease_offered")
    play(table, "D throw", "D end")
    assert told(table, "lease_offered") == ["Venetian Lagoon is up for auction, the third of the Sylvan streets."]
    assert "FIN-035" in cited(table.events)
    assert seen(table).mover() == "D"  # between the turns
    play(table, "A bid 5")
    silent(table)
    for seat in "ABC":  # to the Jail corner, where nothing happens
        play(table, f"{seat} throw", f"{seat} end")
        assert len(told(table, "lease_offered")) == 1
    play(table, "D throw", "D end")
    assert told(table, "lease_offered")[1].startswith("O'Leary Avenue is up for auction")


@pytest.mark.clause("FIN-R08")
def test_fin_r08_more_than_four_leases_wait_and_an_offer_sets_the_count_back() -> None:
    five = ["Venetian Lagoon", "O'Leary Avenue", "Wall Street", "Broadway", "Wayback"]
    owned = [lease for lease in seen(at()).stacked() if lease not in five]
    many = at({"D": {"at": 0}}, {"A": owned}, mover="D", chance=[(4, 6)], state={"idle": 9})
    play(many, "D throw", "D end")
    assert not told(many, "lease_offered")
    four = [*owned, "Wayback"]
    offered = at({"D": {"at": 3}}, {"A": four}, mover="D", chance=[(2, 3)], state={"idle": 9})
    play(offered, "D throw")
    silent(offered)
    go_on(offered)
    assert len(told(offered, "lease_offered")) == 1  # in that turn one was offered, so it was not idle
    assert offered.position()["idle"] == 0


@pytest.mark.clause("FIN-R08", "FIN-035")
@pytest.mark.parametrize(("reading", "sold"), [("idle_round", 1), ("off", 0), ("auctioneer", 1)])
def test_fin_r08_early_sale_by_the_table_s_reading(reading: str, sold: int) -> None:
    owned = [lease for lease in seen(at()).stacked() if lease != "Wall Street"]
    table = at({"D": {"at": 0}}, {"A": owned}, mover="D", chance=[(4, 6)], state={"idle": 3}, early_sale=reading)
    play(table, "D throw", "D end")
    assert len(told(table, "lease_offered")) == sold


@pytest.mark.clause("FIN-R03", "FIN-R08", "FIN-035")
def test_fin_r08_the_auctioneer_decides_once_between_two_throws() -> None:
    owned = [lease for lease in seen(at()).stacked() if lease not in ("Wall Street", "Broadway")]
    given: dict[str, Any] = {"early_sale": "auctioneer", "auctioneer": "player"}
    table = at(
        {"D": {"at": 0}}, {"A": owned}, mover="D", chance=[(4, 6)], state={"idle": 9, "auctioneer": "B"}, **given
    )
    with pytest.raises(Refused) as refused:
        table.act("C", "sell early")
    assert refused.value.code == "sale/not_auctioneer"
    play(table, "B sell early")
    assert seen(table).lot() == ("Broadway", 0, "")
    silent(table)
    with pytest.raises(Refused) as refused:
        table.act("B", "sell early")
    assert refused.value.code == "sale/not_now"
    play(table, "D throw", "B sell early")
    silent(table)
    go_on(table)
    assert seen(table).mover() == "A"  # nothing was sold for the Auctioneer


@pytest.mark.clause("FIN-R08")
def test_fin_r08_a_man_already_standing_there_pays_nothing() -> None:
    owned = [lease for lease in seen(at()).stacked() if lease != "Wall Street"]
    table = at({"D": {"at": 0}, "C": {"at": 37}}, {"A": owned}, mover="D", chance=[(4, 6)], state={"idle": 3})
    play(table, "D throw", "D end", "B bid 5")
    silent(table)
    assert (seen(table).owner("Wall Street"), cash(table)["C"]) == ("B", 1000)


@pytest.mark.clause("FIN-S48", "FIN-128", "FIN-R39")
def test_fin_s48_a_house_owner_starts_on_no_new_series() -> None:
    given: dict[str, Any] = {"leases": {"B": ["wayback"]}, "houses": {"wayback": (1, 0)}}
    table = stops(27, (2, 3), **given, **EXPERIENCED)
    with pytest.raises(Refused) as refused:
        table.act("B", "bid 5")
    assert (refused.value.code, refused.value.clause) == ("bid/house_owner", "FIN-128")
    assert waited(table) == "CDA"
    has_one = stops(27, (2, 3), leases={"B": ["wayback", "Main Line"]}, houses={"wayback": (1, 0)}, **EXPERIENCED)
    assert may(has_one, "B", "bid 5")
    trades_only = stops(27, (2, 3), **given, **EXPERIENCED, house_owner_scope="trades_only")
    assert may(trades_only, "B", "bid 5")


@pytest.mark.clause("FIN-R31")
def test_fin_r31_no_deals_during_an_auction_unless_the_table_allows_them() -> None:
    table = boomtown(leases={"B": ["Wayback"]})
    with pytest.raises(Refused) as refused:
        table.act("B", "offer C: Wayback for 50")
    assert refused.value.code == "bid/choose"
    allowed = boomtown(leases={"B": ["Wayback"]}, players={"C": {"cash": 100}}, trade_during_auction=True)
    play(allowed, "C bid 80")
    assert [may(allowed, "B", f"offer C: Wayback for {price}") for price in (20, 21)] == [True, False]
    assert not may(allowed, "C", "offer B: 21 for Wayback")  # the high bidder keeps the cash for his bid
    play(allowed, "B offer C: Wayback for 20", "B hold", "D hold", "A hold")
    assert (seen(allowed).call()[1], waited(allowed)) == ("Going once for", "C")  # answered before the next call
    assert not may(allowed, "B", "build Wayback")
    play(allowed, "C accept 1")
    assert seen(allowed).owner("Wayback") == "C"
    silent(allowed)
    assert (seen(allowed).owner("Boomtown"), cash(allowed)["C"]) == ("C", 0)


@pytest.mark.clause("FIN-R46")
def test_fin_r46_who_resigns_in_a_sale_leaves_at_the_next_window_and_his_bid_stands() -> None:
    table = boomtown()
    play(table, "B bid 80", "B resign")
    assert seen(table).is_in("B")
    silent(table)
    assert not seen(table).is_in("B")
    assert seen(table).is_withdrawn("Boomtown")


@pytest.mark.clause("FIN-R50")
def test_fin_r50_programs_are_asked_from_the_mover_s_left_and_the_first_of_equal_bids_stands() -> None:
    table = boomtown(mover="C")
    assert waited(table) == "DABC"
    play(table, "B bid 60")
    with pytest.raises(Refused) as refused:
        table.act("D", "bid 60")
    assert refused.value.code == "bid/too_low"


@pytest.mark.clause("FIN-R06", "FIN-R27")
def test_fin_r06_a_bid_is_raised_from_the_bank_also_where_debtors_may_sell() -> None:
    """Else a bidder could sell his leases for a song, give up, and have the rest of his bid forgiven."""
    given: dict[str, Any] = {"bid_limit": "liquid", "debtor_sales": True}
    table = boomtown(players={"B": {"cash": 60}}, leases={"B": ["Wayback", "Broadway"]}, **given)
    play(table, "B bid 200", "A leave", "C leave", "D leave")
    for line in ("B offer C: Broadway for 1", "B give up"):
        with pytest.raises(Refused) as refused:
            table.act("B", line[2:])
        assert refused.value.code == "debt/settle"
    play(table, "B mortgage Broadway")
    assert (seen(table).owner("Boomtown"), cash(table)["B"]) == ("B", 30)


@pytest.mark.clause("FIN-R04")
def test_fin_r04_the_terms_of_an_offer_tell_no_owner_where_one_must_remember() -> None:
    given: dict[str, Any] = {"leases": {"A": ["Wayback"], "B": ["Rubeville"], "C": ["Broadway"]}}

    def terms(**readings: Any) -> list[Any]:
        ask: Any = at(**given, **readings).seen_by("A")["ask"]
        offers = next(choice for choice in ask["choices"] if choice["action"].startswith("offer"))
        return [one["get"].get("goods", []) for one in offers["domain"]["terms"]]

    assert terms() == [["Rubeville"], ["Broadway"], []]
    assert terms(ownership_display="memory") == [["Rubeville", "Broadway"]] * 3


@pytest.mark.clause("FIN-R08")
def test_fin_r08_a_turn_with_an_offer_is_not_idle_though_a_lease_comes_back_in_it() -> None:
    owned = [lease for lease in seen(at()).stacked() if lease not in ("Broadway", "Wayback")]
    table = at(
        {"D": {"at": 37}},
        {"A": owned, "B": ["Broadway"]},
        mover="D",
        chance=[(2, 2), (4, 6), (4, 6)],
        sometimes=True,
    )
    play(table, "D throw")
    silent(table)
    play(table, "B resign")
    assert table.position()["idle"] == -1
    go_on(table)
    assert table.position()["idle"] == 0


@pytest.mark.clause("FIN-R08")
def test_fin_r08_an_idle_round_is_one_of_the_players_still_in_the_game() -> None:
    owned = [lease for lease in seen(at()).stacked() if lease != "Broadway"]
    players = {"A": {"at": 0}, "B": {"is_in": False, "cash": 0}, "C": {"is_in": False, "cash": 0}}
    table = at(
        players,
        {"A": owned},
        chance=[(4, 6), (4, 6)],
        state={"standing": ["A", "D"], "idle": 0},
        early_sale="idle_round",
    )
    play(table, "A throw")
    go_on(table)
    assert not told(table, "lease_offered")
    play(table, "D throw")
    go_on(table)
    assert len(told(table, "lease_offered")) == 1


@pytest.mark.clause("FIN-R31", "FIN-R08")
def test_fin_r31_an_early_sale_closes_what_is_open() -> None:
    owned = [lease for lease in seen(at()).stacked() if lease != "Broadway"]
    table = at(
        leases={"A": owned[:5], "B": owned[5:]},
        auctioneer="player",
        early_sale="auctioneer",
        state={"auctioneer": "A"},
    )
    play(table, f"B offer A: {owned[5]} for 50", "C propose to stop", "A sell early")
    silent(table)
    assert (seen(table).offers(), seen(table).plans()) == ((), ())


@pytest.mark.clause("FIN-R10", "FIN-032")
def test_fin_r10_who_comes_back_with_a_bid_is_asked_again() -> None:
    table = boomtown()
    play(table, "B leave", "B bid 20", "C bid 40")
    assert waited(table) == "BDA"


@pytest.mark.clause("FIN-R26", "FIN-R10")
def test_fin_r26_who_still_owes_the_bank_is_not_asked_to_bid() -> None:
    table = boomtown(players={"B": {"cash": 0, "owes": 5}}, leases={"B": ["Broadway"]}, bank_debt="carry")
    assert waited(table) == "CDA"
