"""What may be traded at once (PIT-15, PIT-39 to PIT-41, PIT-R04)."""

from __future__ import annotations

import pytest

from parlour.core.refusals import Refused
from parlour.table.table import Table
from parlour.testing import play
from tests.games.pit.hands import BB, live, rounds, told

Refusal = tuple[str, str]


def refusal(table: Table, line: str) -> Refusal:
    with pytest.raises(Refused) as refused:
        play(table, line)
    return refused.value.code, refused.value.clause


@pytest.mark.clause("PIT-15", "PIT-41", "PIT-S04", "PIT-17")
def test_pit_s04_five_of_a_suit_are_too_many_and_four_are_called_as_four() -> None:
    table = rounds({"A": "Oil 5 + Gas 4"})
    assert refusal(table, "A offer Oil 5 floor 1") == ("set/number", "PIT-41")
    play(table, "A offer Oil 4 floor 4", "B pass", "C pass")
    assert told(table, play(table, "D pass"), "B") == ["A calls 4.", "You pass.", "C passes.", "D passes."]


@pytest.mark.clause("PIT-15", "PIT-S05")
def test_pit_s05_two_suits_are_no_set() -> None:
    table = rounds({"A": "Oil 2 + Rice + Gas 6"})
    assert refusal(table, "A offer Oil + Rice floor 1") == ("set/one_suit", "PIT-15")
    assert refusal(live({"A": "Oil 2 + Rice + Gas 6"}), "A call Oil + Rice") == ("set/one_suit", "PIT-15")


@pytest.mark.clause("PIT-15", "PIT-R11")
def test_pit_r11_a_call_is_always_backed() -> None:
    table = rounds({"A": "Oil 2 + Rice 7"})
    assert refusal(table, "A offer Oil 3 floor 1") == ("set/not_held", "PIT-15")
    open_table = live({"A": "Oil 2 + Rice 7"})
    assert refusal(open_table, "A call Oil 3") == ("set/not_held", "PIT-15")
    assert refusal(open_table, "A call 3") == ("call/backed", "PIT-R11")


@pytest.mark.clause("PIT-40", "PIT-41", "PIT-S20", "PIT-39", "PIT-29")
def test_pit_s20_the_bear_goes_along_and_is_counted() -> None:
    table = rounds({"A": "Gas 4 + Bear + Oil 4"}, **BB)
    assert refusal(table, "A offer Gas 4 + Bear floor 1") == ("set/number", "PIT-41")
    play(table, "A offer Gas 3 + Bear floor 4", "B pass", "C pass")
    assert told(table, play(table, "D pass"))[0] == "A calls 4."
    play(live({"A": "Gas 4 + Bear + Oil 4"}, **BB), "A call Gas 3 + Bear")


@pytest.mark.clause("PIT-40", "PIT-S21", "PIT-39")
def test_pit_s21_the_bull_and_the_bear_go_together_or_alone() -> None:
    for cards, number in (("Bull + Bear", 2), ("Bull", 1), ("Bear", 1)):
        table = rounds({"A": "Gas 4 + Bull + Bear + Oil 4"}, **BB)
        play(table, f"A offer {cards} floor {number}", "B pass", "C pass")
        assert told(table, play(table, "D pass"))[0] == f"A calls {number}."


@pytest.mark.clause("PIT-R04")
def test_pit_r04_the_commodity_cards_beside_the_bear_are_of_one_suit() -> None:
    table = rounds({"A": "Oil 4 + Rice 4 + Bear"}, **BB)
    assert refusal(table, "A offer Oil + Rice + Bear floor 3") == ("set/one_suit", "PIT-15")
    play(table, "A offer Oil 2 + Bear floor 1")


@pytest.mark.clause("PIT-R04")
def test_pit_r04_or_of_several_if_the_bull_or_the_bear_is_there() -> None:
    mixed = BB | {"mixed_with_specials": "any"}
    table = rounds({"A": "Oil 4 + Rice 4 + Bear"}, **mixed)
    assert refusal(table, "A offer Oil + Rice floor 2") == ("set/special_missing", "PIT-R04")
    with pytest.raises(Refused, match="only with the Bull or the Bear"):
        table.act("A", "offer Oil + Rice floor 2")
    # Lowered to two, Oil + Rice would go without the Bear; with the Bear among the first it never does.
    assert refusal(table, "A offer Oil + Rice + Bear floor 2") == ("offer/lowered_set", "PIT-R04")
    play(table, "A offer Bear + Oil + Rice floor 1")
    without = rounds({"A": "Oil 4 + Rice 4 + Bear"}, **mixed)
    assert refusal(without, "B offer Oil + Gold floor 2")[0] == "set/special_missing"


@pytest.mark.clause("PIT-19")
def test_pit_19_a_floor_lies_between_one_and_the_number_offered() -> None:
    table = rounds({"A": "Oil 4 + Rice 5"})
    for floor in (0, 4, -1):
        assert refusal(table, f"A offer Oil 3 floor {floor}") == ("offer/floor", "PIT-19")
    play(table, "A offer Oil 3 floor 2")


def test_the_order_of_an_offer_counts_from_the_floor_on_alone() -> None:
    """'Bull + Oil 2' and 'Oil 2 + Bull' are one offer where all three go, and two where one may go alone."""
    table = rounds({"A": "Oil 4 + Bull + Rice 4"}, **BB)
    ask = table.ask("A")
    assert ask is not None
    offers = [table.show(action) for action in ask.actions()]
    whole = [text for text in offers if text.endswith("floor 3") and text.count("+") == 1 and "Oil 2" in text]
    assert whole == ["offer Oil 2 + Bull floor 3"]
    assert {"offer Bull + Oil 2 floor 1", "offer Oil + Bull + Oil floor 1", "offer Oil 2 + Bull floor 1"} <= set(offers)
    play(table, "A offer Bull + Oil 2 floor 3")
    assert table.moves()[-1].text == "offer Oil 2 + Bull floor 3"


@pytest.mark.clause("PIT-19")
def test_an_offer_typed_without_its_floor_may_be_lowered_to_one() -> None:
    table = rounds({"A": "Oil 5 + Gas 4"})
    table.act("A", "offer Oil 3")
    assert table.moves()[-1].text == "offer Oil 3 floor 1"
    for text in ("offer Oil 3 floor", "offer", "offer 3", "offer Tin"):
        with pytest.raises(Refused) as refused:
            rounds({"A": "Oil 5 + Gas 4"}).act("A", text)
        assert refused.value.code == "notation/unknown"
