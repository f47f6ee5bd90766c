"""Open Trading (CTM-068 to CTM-074, CTM-087, CTM-088)."""

from __future__ import annotations

import pytest

from parlour.i18n.languages import game_catalogue
from parlour.i18n.sentences import effect_text
from parlour.testing import cited, play
from tests.games.corner_the_market.board import (
    asked,
    at,
    cash,
    in_pit,
    may,
    owns,
    place,
    player,
    refusal,
    seen,
    usual,
    verbs,
)


@pytest.mark.clause("CTM-068")
def test_ctm_068_the_mover_buys_sells_and_swaps_with_anybody() -> None:
    table = in_pit("Coffee 4", player(Sugar=2), player(Hides=3), player(), player(Rubber=1))
    play(table, "B pass", "C pass", "D pass")
    play(table, "A offer B: 2500 for 1 Hides", "B accept 1")
    play(table, "A offer C: 1 Sugar for 900", "C accept 2")
    play(table, "A offer D: 1 Sugar + 500 for 1 Rubber", "D accept 3", "A end trading")
    assert cash(table, "ABCD") == (20_000 - 2_500 + 900 - 500, 22_500, 19_100, 20_500)
    assert seen(table).holdings("A") == (0, 0, 0, 0, 1, 1)
    assert asked(table) == "B"
    assert may(table, "B throw")


@pytest.mark.clause("CTM-069", "CTM-S35", "CTM-R63")
def test_ctm_s35_without_a_deal_he_buys_from_the_cashier_or_forfeits() -> None:
    table = in_pit("Coffee 4", player(5_000), marker="spring")
    play(table, "A end trading")
    assert (verbs(table), usual(table)) == (["buy", "forfeit"], "buy 1 Coffee")
    assert may(table, "A buy 1 Sugar")
    assert not may(table, "A buy 2 Sugar")
    play(table, "A buy 1 Copper")
    assert cash(table) == 2_600
    other = in_pit("Coffee 4", player(5_000), marker="spring")
    play(other, "A end trading", "A forfeit")
    assert cash(other) == 4_500
    poor = in_pit("Coffee 4", player(800))
    play(poor, "A end trading")
    assert (cash(poor), asked(poor)) == (300, "B")
    crash = in_pit("Coffee 4", player(5_000), marker="summer", crash=True)
    play(crash, "A end trading", "A buy 1 Copper")
    assert cash(crash) == 3_200


@pytest.mark.clause("CTM-068", "CTM-069", "CTM-074", "CTM-R48", "CTM-S36")
def test_ctm_s36_a_broker_seat_may_be_sold_instead() -> None:
    table = in_pit("Coffee 4", player(), player(), player(400), brokers={"C": 1})
    play(table, "C offer A: 1 seat for 1200", "A counter 1: 900 for 1 seat", "C accept 2", "A end trading")
    assert (cash(table), cash(table, "C")) == (19_100, 1_300)
    assert (seen(table).broker_seats("A"), seen(table).broker_seats("C")) == (1, 0)
    play(table, "B pass", "C pass", "D pass")
    assert may(table, "B throw"), "the deal is enough"


@pytest.mark.clause("CTM-069", "CTM-073", "CTM-R63", "CTM-S66")
def test_ctm_s66_a_second_player_in_the_pit_makes_no_difference() -> None:
    table = in_pit("Coffee 4", player(3_000), player(at="Coffee 1"), marker="spring")
    play(table, "A end trading", "A buy 1 Copper")
    assert cash(table) == 600
    trade = in_pit("Coffee 4", player(3_000), player(at="Coffee 1"), player(Hides=1), marker="spring")
    assert may(trade, "A offer C: 100 for 1 Hides")


@pytest.mark.clause("CTM-070", "CTM-R65")
def test_ctm_r65_three_proposals_to_each_and_three_offers_by_each() -> None:
    table = in_pit("Coffee 4", player(), player(Hides=2), player(Sugar=1))
    play(table, "C pass")
    for number in (1, 2):
        play(table, f"A offer B: {number}00 for 1 Hides", f"B refuse {number}")
    play(table, "B offer A: 1 Hides for 5000", "A counter 3: 300 for 1 Hides")
    assert refusal(table, "A offer B: 900 for 1 Hides") == ("offer/limit", "CTM-R65")
    assert may(table, "A offer C: 900 for 1 Sugar")
    play(table, "B counter 4: 1 Hides for 4000", "A refuse 5", "B offer A: 1 Hides for 3000", "A refuse 6")
    assert asked(table) == "A", "B has made three offers and is not asked again"
    assert refusal(table, "A accept 6") == ("offer/unknown", "CTM-R65")


@pytest.mark.clause("CTM-R65")
def test_ctm_r65_or_there_is_no_limit() -> None:
    table = in_pit("Coffee 4", player(), player(Hides=2), options={"open_trading_proposals": 0})
    for number in range(1, 9):
        play(table, f"A offer B: {number}00 for 1 Hides", f"B refuse {number}")
    assert may(table, "A offer B: 1000 for 1 Hides")
    for number in range(9, 15):
        play(table, "B offer A: 1 Hides for 5000", f"A refuse {number}")
    assert "offer" in verbs(table, "B")


@pytest.mark.clause("CTM-R65", "CTM-068")
def test_ctm_r65_one_offer_is_open_between_two_and_answers_name_it() -> None:
    table = in_pit("Coffee 4", player(), player(Hides=2))
    play(table, "A offer B: 100 for 1 Hides", "A offer B: 200 for 1 Hides")
    assert [offer[0] for offer in seen(table).offers()] == [2]
    assert refusal(table, "B accept 1") == ("offer/unknown", "CTM-R65")
    play(table, "B counter 2: 1 Hides for 300")
    assert seen(table).offers() == ((3, "B", "A", "1 Hides", "300"),)
    assert refusal(table, "B accept 3")[0] == "turn/not_yours"


@pytest.mark.clause("CTM-R65")
def test_ctm_r65_an_offer_is_judged_again_when_it_is_accepted() -> None:
    table = in_pit("Coffee 4", player(1_000), player(Hides=1), player(Sugar=1))
    play(table, "B offer A: 1 Hides for 900", "C offer A: 1 Sugar for 800", "A accept 1")
    assert refusal(table, "A accept 2") == ("offer/not_there", "CTM-R47")
    assert verbs(table) == ["refuse", "counter", "end", "offer"]


@pytest.mark.clause("CTM-R65")
def test_ctm_r65_an_offer_lapses_when_a_deal_takes_what_is_in_it() -> None:
    """A's only Sugar goes to B, so the offer of it to C lapses at once; the one of Hides to D stays open."""
    table = in_pit("Coffee 4", player(Sugar=1, Hides=1), player(), player(), player())
    play(table, "B pass", "C pass", "D pass")
    play(table, "A offer B: 1 Sugar for 800", "A offer C: 1 Sugar for 700", "A offer D: 1 Hides for 600", "B accept 1")
    said = [table.say(event) for event in table.events]
    assert [text for text in said if "is off" in text] == ["A's offer to C is off: 1 Sugar for $700."]
    assert refusal(table, "C accept 2") == ("turn/not_yours", "CTM-007")
    assert may(table, "D accept 3")


@pytest.mark.clause("CTM-068")
def test_ctm_068_ending_the_trading_says_which_offers_it_declines() -> None:
    table = in_pit("Coffee 4", player(5_000), player(Hides=2), player(Rubber=1))
    play(table, "B offer A: 1 Hides for 900", "A offer C: 100 for 1 Rubber")
    effects = table.consequences("A").effects["end trading"]
    texts = ["declines B's offer of 1 Hides for $900", "ends your offer to C"]
    catalogue = game_catalogue(table.game.slug, "en")
    assert [effect_text(catalogue, event, table.reader("A")) for event in effects] == texts
    play(table, "A end trading")
    said = [table.say(event, "A") for event in table.events]
    assert "B's offer to you is off: 1 Hides for $900." in said
    assert "Your offer to C is off: $100 for 1 Rubber." in said


@pytest.mark.clause("CTM-071", "CTM-R65")
def test_ctm_071_others_may_offer_contracts_to_the_mover() -> None:
    table = in_pit("Coffee 4", player(), player(Hides=2), player(Sugar=6, cash=500))
    assert asked(table) == "BCA"
    play(table, "C offer A: 2 Sugar for 1000", "A accept 1")
    assert (owns(table, "A", "Sugar"), cash(table, "C")) == (2, 1_500)
    play(table, "A end trading")
    assert asked(table) == "BCD", "who has not passed has the last word"
    play(table, "C pass", "D pass", "B offer A: 1 Hides for 100")
    assert asked(table) == "A"
    play(table, "A accept 2", "B pass")
    assert owns(table, "A", "Hides") == 1
    assert may(table, "B throw")


@pytest.mark.clause("CTM-072", "CTM-088", "CTM-046")
def test_ctm_072_there_is_no_trading_on_the_side() -> None:
    for table in (at(player(Sugar=1)), in_pit("Coffee 1", player(Sugar=1)), in_pit("Coffee 5", player(Coffee=1))):
        assert refusal(table, "A offer B: 1 Sugar for 900") == ("offer/not_now", "CTM-072")
        assert refusal(table, "B offer A: 900 for 1 Sugar")[0] == "turn/not_yours"


@pytest.mark.clause("CTM-R47")
def test_ctm_r47_every_deal_has_the_mover_and_something_each_way() -> None:
    table = in_pit("Coffee 4", player(Sugar=1), player(Hides=1), player(Cotton=1))
    assert refusal(table, "B offer C: 1 Hides for 1 Cotton") == ("offer/with_mover", "CTM-R47")
    for terms in ("1 Sugar for nothing", "nothing for 1 Hides", "100 for 100", "1 Sugar + 100 for 1 Hides + 100"):
        assert refusal(table, f"A offer B: {terms}") == ("offer/no_gifts", "CTM-R47")
    for terms in ("2 Sugar for 1 Hides", "1 Sugar for 2 Hides", "20100 for 1 Hides", "1 seat for 1 Hides"):
        assert refusal(table, f"A offer B: {terms}") == ("offer/not_there", "CTM-R47")
    play(table, "A offer B: 1 Sugar for 1 Hides", "B accept 1", "A offer C: 1 Hides for 1 Cotton", "C accept 2")
    assert seen(table).holdings("A") == (0, 0, 1, 0, 0, 0), "any number of deals"


@pytest.mark.clause("CTM-085", "CTM-R50", "CTM-087")
def test_ctm_r50_a_corner_is_sold_at_its_premium_price_or_for_goods() -> None:
    table = in_pit("Coffee 4", player(), player(Hides=8), marker="spring")
    assert refusal(table, "A offer B: 3400 for 1 Hides") == ("offer/below_corner_price", "CTM-085")
    assert refusal(table, "A offer B: 6900 for 2 Hides") == ("offer/below_corner_price", "CTM-085")
    assert may(table, "A offer B: 3500 for 1 Hides")
    assert may(table, "A offer B: 7000 for 2 Hides")
    mixed = in_pit("Coffee 4", player(Sugar=1), player(Hides=8), marker="spring")
    assert may(mixed, "A offer B: 1 Sugar for 1 Hides"), "a swap needs only his consent"
    just = in_pit("Coffee 4", player(), player(1_000, Hides=8), marker="spring")
    assert refusal(just, "A offer B: 3400 for 1 Hides") == ("offer/below_corner_price", "CTM-085")
    near = in_pit("Coffee 4", player(), player(900, Hides=8), marker="spring")
    play(near, "A offer B: 100 for 1 Hides", "B accept 1")
    assert owns(near, "B", "Hides") == 7


@pytest.mark.clause("CTM-087", "CTM-084")
def test_ctm_087_others_may_offer_more_and_the_holder_need_not_sell() -> None:
    table = in_pit("Coffee 4", player(), player(Coffee=6))
    play(table, "A offer B: 5000 for 1 Coffee", "B refuse 1", "A offer B: 6000 for 1 Coffee", "B accept 2")
    assert (cash(table, "AB"), owns(table, "B", "Coffee")) == ((14_000, 26_000), 5)


@pytest.mark.clause("CTM-095", "CTM-096", "CTM-R50", "CTM-R66", "CTM-S68")
def test_ctm_s68_control_is_sold_only_near_bankruptcy() -> None:
    table = in_pit("Sugar 4", player(), player(1_200, Coffee=10))
    assert refusal(table, "A offer B: 3000 for 1 Coffee") == ("offer/control", "CTM-095")
    near = in_pit("Sugar 4", player(Sugar=1), player(900, Coffee=10))
    assert refusal(near, "A offer B: 1 Sugar for 1 Coffee") == ("offer/control", "CTM-095")
    play(near, "A offer B: 3000 for 1 Coffee", "B accept 1")
    assert (owns(near, "B", "Coffee"), seen(near).is_closed("Coffee")) == (9, False)


@pytest.mark.clause("CTM-088")
def test_ctm_088_a_corner_changes_hands_when_one_of_the_two_is_on_open_trading() -> None:
    table = in_pit("Coffee 4", player(Sugar=7), player(), player(Hides=6))
    play(table, "A offer B: 1 Sugar for 1500", "B accept 1")
    play(table, "C offer A: 1 Hides for 2600", "A accept 2")
    assert (owns(table, "B", "Sugar"), owns(table, "A", "Hides")) == (1, 1)


@pytest.mark.clause("CTM-R28", "CTM-068")
def test_ctm_r28_trading_ends_when_it_closes_the_pit_it_is_in() -> None:
    table = in_pit("Coffee 4", player(Coffee=9), player(Coffee=1), player(Hides=1))
    play(table, "B offer A: 1 Coffee for 100", "A accept 1")
    assert (place(table), asked(table)) == ("Coffee 11", "B")
    other = in_pit("Coffee 4", player(Sugar=9), player(Sugar=1), player(at="Sugar 3", Hides=1))
    play(other, "B offer A: 1 Sugar for 100", "A accept 1")
    assert (place(other, "C"), "end" in verbs(other)) == ("Sugar 11", True)


@pytest.mark.clause("CTM-068", "CTM-069")
def test_ctm_d13_by_default_nothing_is_offered_and_all_is_refused() -> None:
    table = in_pit("Coffee 4", player(Sugar=1), player(Hides=1))
    assert (usual(table, "B"), usual(table)) == ("pass", "end trading")
    play(table, "A offer B: 1 Sugar for 1 Hides")
    assert usual(table, "B") == "refuse 1"
    events = play(table, "B refuse 1", "A end trading")
    assert cited(events) == ["CTM-R65", "CTM-068"]


@pytest.mark.clause("CTM-R48", "CTM-100")
def test_ctm_r48_a_seat_goes_to_the_cashier_only_to_raise_funds() -> None:
    table = in_pit("Coffee 4", player(), brokers={"A": 1})
    assert not may(table, "A redeem seat")
    assert may(table, "A offer B: 1 seat for 100")
    assert may(table, "A offer B: 1 seat for 20000")
