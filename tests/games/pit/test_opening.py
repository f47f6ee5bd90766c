"""Before the first round: players, deck, dealer, suits, the deal (PIT-01 to PIT-14)."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.refusals import BadData, Refused
from parlour.games.pit.events import HandTaken, SuitsChosen
from parlour.testing import play, played, random_table
from tests.games.pit.hands import BB, LETTERS, SUITS, by_hand, deal, hand, names, told, view


@pytest.mark.clause("PIT-01")
def test_pit_01_three_to_eight_play() -> None:
    for seats in range(3, 9):
        assert len(parlour.open("pit", seats=seats).names) == seats
    for seats in (2, 9):
        with pytest.raises(BadData, match="3 to 8"):
            parlour.open("pit", seats=seats)


@pytest.mark.clause("PIT-04", "PIT-05", "PIT-23")
def test_pit_05_the_deck_is_eight_suits_of_nine_the_bull_and_the_bear() -> None:
    table = by_hand(8, SUITS, **BB)
    draw = table.draw()
    assert draw is not None
    assert (len(draw.faces), draw.count, draw.returns) == (74, 74, False)
    shown = [table.game.draw_notations["deal"].show(face, table.lexicon) for face in draw.faces]
    assert shown == [f"{suit}-{n}" for suit in SUITS for n in range(1, 10)] + ["Bull", "Bear"]
    assert view(table).suits() == ("Gas", "Silver", "Rice", "Oil", "Cattle", "Gold", "Platinum", "Cocoa")
    assert view(table).value("Cattle") == 75


@pytest.mark.clause("PIT-06")
def test_pit_06_in_the_basic_game_the_bull_and_the_bear_are_out() -> None:
    draw = by_hand(4).draw()
    assert draw is not None
    assert draw.count == 36
    table = played(random_table("pit", 4, 3), 3, most=40)
    assert all(not {"Bull", "Bear"} & set(hand(table, seat)) for seat in "ABCD")
    assert view(table, 0).specials() == ()


@pytest.mark.clause("PIT-S01", "PIT-10", "PIT-11", "PIT-I06")
def test_pit_s01_five_players_use_five_whole_suits_for_the_whole_game() -> None:
    table = random_table("pit", 5, 8)
    table.asks()
    suits = view(table).suits()
    assert len(set(suits)) == 5
    assert sum(sum(hand(table, seat).values()) for seat in "ABCDE") == 45
    for _ in range(3):
        assert [sum(hand(table, seat).values()) for seat in "ABCDE"] == [9] * 5
        assert {suit for seat in "ABCDE" for suit in hand(table, seat)} == set(suits)
        number = view(table).hand_number()
        while view(table).hand_number() == number:
            for ask in table.asks():
                table.act(ask.seat, ask.default_action)
    assert view(table).suits() == suits
    assert sum(isinstance(event, SuitsChosen) for event in table.events) == 1


@pytest.mark.clause("PIT-11", "PIT-12")
def test_pit_12_each_takes_up_its_own_hand_unseen_by_others() -> None:
    table = by_hand(3, SUITS[:3], dealer="A")
    events = deal(table, {"A": "Gas 5 + Silver 4"})
    taken = [event for event in events if isinstance(event, HandTaken)]
    assert [event.seat for event in taken] == [1, 2, 0]  # from the dealer's left
    assert [event.seen_by for event in taken] == [(1,), (2,), (0,)]
    assert told(table, events) == ["A deals hand 1."]
    assert told(table, events, "A") == ["You deal hand 1.", "You pick up 5 Gas and 4 Silver."]
    assert view(table, "A").hand() == (("Gas", 5), ("Silver", 4))
    assert view(table).hand() == ()
    assert [view(table, "B").cards(seat) for seat in "ABC"] == [9, 9, 9]


@pytest.mark.clause("PIT-11")
def test_pit_11_cards_go_round_singly_from_the_dealer_s_left() -> None:
    table = by_hand(3, SUITS[:3], dealer="B")
    draw = table.draw()
    assert draw is not None
    word = table.game.draw_notations["deal"]
    table.resolve_draw(*[word.dump(face, table.lexicon) for face in draw.faces])  # nine Gas, nine Silver, nine Rice
    assert hand(table, "C") == {"Gas": 3, "Silver": 3, "Rice": 3}


@pytest.mark.clause("PIT-S02", "PIT-27", "PIT-R03")
def test_pit_s02_the_two_left_of_the_dealer_hold_ten() -> None:
    table = by_hand(4, dealer="C", **BB)
    draw = table.draw()
    assert draw is not None
    assert draw.count == 38
    events = deal(table, {})
    assert [view(table, 0).cards(seat) for seat in "ABCD"] == [10, 9, 9, 10]
    assert "A and D get one extra card." in told(table, events)


@pytest.mark.clause("PIT-R03")
def test_pit_r03_or_two_drawn_by_lot_each_hand_anew() -> None:
    table = by_hand(4, dealer="C", tenth_card="random", **BB)
    table.resolve_draw("B", "C")
    draw = table.draw()
    assert draw is not None
    word = table.game.draw_notations["deal"]
    table.resolve_draw(*[word.dump(face, table.lexicon) for face in draw.faces])
    assert [view(table).cards(seat) for seat in "ABCD"] == [9, 10, 10, 9]
    assert hand(table, "B")["Bull"] == hand(table, "C")["Bear"] == 1  # the last cards of the pack
    plain = by_hand(4, dealer="C", tenth_card="random")
    draw = plain.draw()
    assert draw is not None
    assert draw.what == "deal"


@pytest.mark.clause("PIT-09", "PIT-R01")
def test_pit_r01_the_first_dealer_is_drawn_by_lot() -> None:
    table = parlour.open("pit", seats=5, chance="by hand")
    draw = table.draw()
    assert draw is not None
    assert (draw.what, tuple(draw.faces), draw.count) == ("dealer", (0, 1, 2, 3, 4), 1)
    assert told(table, table.resolve_draw("D")) == ["D deals first."]
    assert view(table).dealer() == "D"


@pytest.mark.clause("PIT-R01")
def test_pit_r01_or_the_host_deals_first() -> None:
    table = parlour.open("pit", seats=3, options={"first_dealer": "host"}, chance="by hand")
    assert view(table).dealer() == "A"
    table.resolve_draw(*SUITS[:3])
    assert told(table, deal(table, {}))[:2] == ["A deals first.", "A deals hand 1."]


@pytest.mark.clause("PIT-R01")
def test_pit_r01_or_a_vote_and_a_lot_among_equals() -> None:
    table = parlour.open("pit", seats=3, options={"first_dealer": "vote"}, chance="by hand")
    assert play(table, "A dealer B", "C dealer A") == []  # sealed: nobody hears a vote before all are given
    assert told(table, play(table, "B dealer B"))[-1] == "B deals first."
    tied = parlour.open("pit", seats=4, options={"first_dealer": "vote"}, chance="by hand")
    play(tied, "A dealer B", "B dealer B", "C dealer D", "D dealer D")
    draw = tied.draw()
    assert draw is not None
    assert tuple(draw.faces) == (1, 3)
    tied.resolve_draw("D")
    assert view(tied).dealer() == "D"
    late = parlour.open("pit", seats=3, options={"first_dealer": "vote"}, chance="by hand")
    late.time_out("C")
    assert late.moves()[-1].text == "late: dealer C"


@pytest.mark.clause("PIT-R02")
def test_pit_r02_the_suits_are_drawn_by_lot_and_announced() -> None:
    table = parlour.open("pit", seats=3, chance="by hand")
    table.resolve_draw("A")
    draw = table.draw()
    assert draw is not None
    assert (draw.what, draw.count, draw.returns, draw.seen_by) == ("suits", 3, False, None)
    assert told(table, table.resolve_draw("Cocoa", "Gas", "Oil")) == ["This game is played with Gas, Oil, and Cocoa."]


@pytest.mark.clause("PIT-R02", "PIT-10")
def test_pit_r02_or_the_dealer_names_them() -> None:
    options = {"suits_choice": "dealer"}
    table = parlour.open("pit", seats=3, options=options, chance="by hand")
    table.resolve_draw("B")
    assert [ask.seat for ask in table.asks()] == [1]
    for line in ("B suits Oil + Gas", "B suits Oil + Gas + Oil", "B suits Oil + Gas + Wheat", "B ready"):
        with pytest.raises(Refused):
            play(table, line)
    assert told(table, play(table, "B suits Oil + Gas + Cocoa")) == ["This game is played with Gas, Oil, and Cocoa."]
    lot = parlour.open("pit", seats=3, options=options, chance="by hand")
    lot.resolve_draw("A")
    lot.time_out("A")
    draw = lot.draw()
    assert draw is not None
    assert draw.what == "suits"


@pytest.mark.clause("PIT-R02")
@pytest.mark.parametrize(
    ("choice", "suits"), [("highest", ("Gold", "Platinum", "Cocoa")), ("lowest", ("Gas", "Silver", "Rice"))]
)
def test_pit_r02_or_those_of_the_highest_or_lowest_values(choice: str, suits: tuple[str, ...]) -> None:
    table = parlour.open("pit", seats=3, options={"suits_choice": choice}, chance="by hand")
    events = table.resolve_draw("A")
    assert view(table).suits() == suits
    assert "SuitsChosen" in names(events)
    host = parlour.open("pit", seats=3, options={"suits_choice": choice, "first_dealer": "host"}, chance="by hand")
    assert view(host).suits() == suits
    assert f"This game is played with {suits[0]}, {suits[1]}, and {suits[2]}." in told(host, deal(host, {}))


@pytest.mark.clause("PIT-22")
@pytest.mark.parametrize(
    ("value_set", "values"),
    [
        ("commodities", {"Gas": 50, "Silver": 55, "Rice": 60, "Oil": 65, "Cattle": 75, "Gold": 80, "Cocoa": 100}),
        ("market_order", {"Platinum": 100, "Gold": 85, "Oil": 80, "Cattle": 75, "Cocoa": 60, "Rice": 50}),
        ("grain_eight", {"Wheat": 100, "Barley": 85, "Coffee": 80, "Corn": 75, "Oranges": 50, "Gas": 0}),
        ("grain_seven", {"Wheat": 100, "Rye": 70, "Hay": 50, "Flax": 40, "Oranges": 0}),
    ],
)
def test_each_set_of_values_is_played_with(value_set: str, values: dict[str, int]) -> None:
    table = random_table("pit", 7, 2, {"value_set": value_set})
    table.asks()
    assert {commodity: view(table).value(commodity) for commodity in values} == values
    assert all(view(table).value(suit) > 0 for suit in view(table).suits())
    assert sum(hand(table, "A").values()) == 9


@pytest.mark.clause("PIT-10")
def test_seven_suits_are_for_seven_players() -> None:
    with pytest.raises(BadData, match="at most 7 players"):
        parlour.open("pit", seats=8, options={"value_set": "grain_seven"})


@pytest.mark.clause("PIT-14", "PIT-S03", "PIT-R22")
def test_pit_s03_nobody_trades_before_the_exchange_is_open() -> None:
    table = by_hand(3, SUITS[:3], dealer="B", form="live")
    deal(table, {"A": "Gas 9"})
    for line in ("A call Gas 2", "A corner Gas"):
        with pytest.raises(Refused) as refused:
            play(table, line)
        assert (refused.value.code, refused.value.clause) == ("exchange/closed", "PIT-14")
    play(table, "A ready", "C ready")
    with pytest.raises(Refused):
        play(table, "B open")
    table.time_out("B")  # the sorting time is over
    assert view(table).stage() == "opening"
    assert [ask.seat for ask in table.asks()] == [1]
    assert told(table, play(table, "B open")) == ["B starts the trading."]
    assert [(ask.seat, ask.required) for ask in table.asks()] == [(0, False), (1, False), (2, False)]
    play(table, "A call Gas 2")


@pytest.mark.clause("PIT-R19", "PIT-R21")
def test_pit_r21_a_dealt_corner_is_called_before_the_first_trade() -> None:
    table = by_hand(4)
    deal(table, {"A": "Rice 9"})
    assert view(table, "A").corners() == (("corner", "Rice", 60),)
    play(table, "A corner Rice")
    assert view(table).score("A") == 60
    assert view(table).hand_number() == 1


@pytest.mark.clause("PIT-R19")
def test_pit_r19_live_it_is_called_once_the_exchange_is_open() -> None:
    table = by_hand(3, SUITS[:3], form="live", dealer="A")
    deal(table, {"B": "Rice 9"})
    play(table, "A ready", "B ready", "C ready", "A open", "B corner Rice")
    assert view(table).score("B") == 60


@pytest.mark.clause("PIT-R19")
def test_pit_r19_or_it_is_a_misdeal_and_no_void_hand() -> None:
    table = by_hand(4, dealt_corner="misdeal")
    assert told(table, deal(table, {"A": "Rice 9"})) == ["Somebody was dealt a corner, so D deals again."]
    draw = table.draw()
    assert draw is not None
    assert (draw.what, view(table).hand_number(), view(table).void_hands()) == ("deal", 0, 0)
    deal(table, {"A": "Rice 8 + Gas"})
    assert view(table).hand_number() == 1


@pytest.mark.clause("PIT-13", "PIT-R20")
def test_pit_13_the_aim_is_nobody_s_concern_and_any_suit_may_be_traded() -> None:
    table = by_hand(4)
    deal(table, {"A": "Oil 7 + Gas 2"})
    ask = table.ask("A")
    assert ask is not None
    offered = {table.show(action) for action in ask.actions()}
    assert {"offer Oil 4 floor 4", "offer Oil floor 1", "offer Gas 2 floor 1", "pass"} <= offered
    assert len(offered) == 1 + 10 + 3  # four Oil with each floor, two Gas with each floor


def test_every_number_of_players_is_dealt_nine_each() -> None:
    for seats in range(3, 9):
        table = random_table("pit", seats, seats)
        table.asks()
        assert [view(table).cards(seat) for seat in LETTERS[:seats]] == [9] * seats
