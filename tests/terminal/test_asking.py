"""An ask as a numbered list: small domains in full, ranges as ranges, large ones field by field."""

from __future__ import annotations

import re

import pytest

import parlour
from parlour.core.domains import ByFirst, IntRange, OneOf, Product
from parlour.core.moves import Action, Ask, Choice
from parlour.core.refusals import Refused
from parlour.games.monopolist.actions import Accept, Lend, LendNothing, Repay, Take
from parlour.terminal import ask_menu
from parlour.terminal.event_lines import words_for
from parlour.terminal.seating import SeatedPlayer
from parlour.terminal.session import Session
from tests.games.finance import town
from tests.terminal.at_screen import at_screen


def table() -> parlour.Table:
    return parlour.open("monopolist", seats=4, seed=1)


def ask(*choices: Choice) -> Ask:
    return Ask(0, choices, "MON-44", choices[0].nth(0))


def lines(*choices: Choice, language: str = "en") -> list[ask_menu.MenuLine]:
    return ask_menu.lines(table(), ask(*choices), words_for(table(), 0, language))


def listed(*choices: Choice) -> list[str]:
    return [line.text for line in lines(*choices)]


def completed(line: int, typed: str, *choices: Choice) -> Action | str:
    """What a line of the list comes to when its questions are answered so."""
    found: list[Action | str] = []
    chosen = lines(*choices)[line]
    at_screen(lambda screen: found.append(ask_menu.completed(screen, table(), chosen)), typed)
    return found[0]


LEND = Choice(Lend, IntRange(1, 3))
REPAY = Choice(Repay, ByFirst(((1, IntRange(1, 4)), (3, IntRange(2, 2)))))
TAKE = Choice(Take, Product((OneOf((0, 1, 2, 3)), OneOf((0, 1, 2, 3)))))


def test_small_domains_are_listed_and_ranges_stay_ranges() -> None:
    assert listed(LEND, Choice(LendNothing)) == ["lend 1 to 3", "lend nothing"]
    assert listed(Choice(Accept, OneOf((1, 2)))) == ["accept B", "accept C"]
    assert listed(Choice(Lend, IntRange(5, 20, 5))) == ["lend 5 to 20 in steps of 5"]
    assert listed(Choice(Lend, IntRange(2, 2))) == ["lend 2"]


def test_a_range_that_depends_on_another_field_is_a_line_each() -> None:
    assert listed(REPAY) == ["repay B 1 to 4", "repay D 2"]


def test_a_large_domain_is_shown_by_its_pattern() -> None:
    assert listed(TAKE) == ["take TRADE with COLOUR  (16 ways)"]


def test_a_range_asks_for_its_number() -> None:
    assert completed(0, "2\n", LEND, Choice(LendNothing)) == "lend 2"
    assert completed(0, "3\n", REPAY) == "repay B 3"
    assert completed(1, "", REPAY) == Repay(3, 2)


@pytest.mark.parametrize("typed", ["3\n2\n", "Merchant\nBLUE\n", "merchant\n2\n"])
def test_a_large_domain_is_narrowed_by_number_or_name(typed: str) -> None:
    lexicon = table().lexicon
    wanted = Take(lexicon.number("trade", "merchant"), lexicon.number("colour", "blue"))
    trades = [n for n in range(4) if n != wanted.trade]
    colours = [n for n in range(4) if n != wanted.colour]
    third = OneOf((trades[0], trades[1], wanted.trade, trades[2]))
    second = OneOf((colours[0], wanted.colour, colours[1], colours[2]))
    assert completed(0, typed, Choice(Take, Product((third, second)))) == wanted


def test_enter_takes_the_first_of_each_field() -> None:
    assert completed(0, "\n\n", TAKE) == Take(0, 0)


def test_what_is_not_in_a_field_is_refused() -> None:
    with pytest.raises(Refused, match="'baker' is not one of"):
        completed(0, "baker\n", TAKE)


def test_a_domain_too_large_to_narrow_is_to_be_written_out() -> None:
    huge = Choice(Take, Product((IntRange(0, 99), IntRange(0, 99))))
    with pytest.raises(Refused, match="Please write it out: take TRADE with COLOUR, such as 'take "):
        completed(0, "", huge)


def test_a_field_with_too_many_values_is_to_be_written_out() -> None:
    long = Choice(Repay, ByFirst(((1, OneOf(tuple(range(1, 80)))), (3, IntRange(2, 2)))))
    with pytest.raises(Refused, match="such as 'repay B 1'"):
        completed(0, "1\n", long)


def test_typed_text_is_a_line_by_number_and_a_notation_otherwise() -> None:
    put = lines(LEND, Choice(LendNothing))
    assert ask_menu.understood(put, "2") is put[1]
    assert ask_menu.understood(put, "lend 2") == "lend 2"
    for typed, code in (("", "prompt/empty"), ("0", "prompt/number"), ("99999999999999", "prompt/number")):
        with pytest.raises(Refused) as refused:
            ask_menu.understood(put, typed)
        assert refused.value.code == code
        assert refused.value.clause == ""  # no rule forbids a typing error


def test_a_line_says_what_the_answer_is_called_in_the_language() -> None:
    """Beside what is typed, which is the same in every language. What is still open has its own words."""
    put = (LEND, Choice(LendNothing), Choice(Accept, OneOf((1, 2))))
    english, german = lines(*put), lines(*put, language="de")
    assert [line.text for line in german] == ["lend 1 bis 3", "lend nothing", "accept B", "accept C"]
    assert [line.label for line in english] == ["Lend …", "", "Take B's loan", "Take C's loan"]
    assert all(line.label and line.label != other.label for line, other in zip(german, english, strict=True))


def test_a_long_answer_has_its_label_on_the_next_line() -> None:
    owners = town.at(leases={"A": ["Chevy Chase"], "B": ["Main Line"]})
    people = [SeatedPlayer(name, None) for name in owners.names]
    out = at_screen(lambda screen: Session(screen, owners, people).run(), "quit\n\n")
    assert re.search(r"^  \d+  offer TO: GIVE for GET  \([\d,]+ ways\)\n       Offer a trade …$", out, re.MULTILINE)
    assert "  1  throw                 Roll\n" in out
    assert "  3  mortgage Chevy Chase  Chevy Chase earns A no rent; brings $150\n" in out
