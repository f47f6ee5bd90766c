"""Actions as text: patterns, words, and what is said to a text that is none."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from parlour.core.domains import IntRange, OneOf, Product
from parlour.core.moves import Action, Choice
from parlour.core.refusals import BadData
from parlour.core.text.names import Names
from parlour.core.text.notation import NUMBER, SEAT, ActionSyntax, Grammar, NameToken, Token, WordToken

LEXICON = Names({"ship": ["Rex", "Île de France", "Normandie"]}, 3)


class Hold(Action):
    pass


class Offer(Action):
    def __init__(self, to: int, ship: int, amount: int, how: str) -> None:
        self.to = to
        self.ship = ship
        self.amount = amount
        self.how = how

    def values(self) -> tuple[object, ...]:
        return (self.to, self.ship, self.amount, self.how)


class Bid(Action):
    def __init__(self, ship: int, amount: int) -> None:
        self.ship = ship
        self.amount = amount

    def values(self) -> tuple[object, ...]:
        return (self.ship, self.amount)


SHIP = NameToken("ship")
WAYS = WordToken(("now", "later"))
GRAMMAR = Grammar(
    [
        ActionSyntax(Hold, "hold"),
        ActionSyntax(
            Offer, "offer {to}: {ship} for {amount} {how}", {"to": SEAT, "ship": SHIP, "amount": NUMBER, "how": WAYS}
        ),
        ActionSyntax(Bid, "bid {ship} {amount}", {"ship": SHIP, "amount": NUMBER}),
    ]
)


@given(st.integers(0, 2), st.integers(0, 2), st.integers(-(10**12), 10**12), st.sampled_from(["now", "later"]))
def test_what_is_printed_is_read_back(to: int, ship: int, amount: int, how: str) -> None:
    offer = Offer(to, ship, amount, how)
    assert GRAMMAR.read(GRAMMAR.show(offer, LEXICON), LEXICON) == offer


@pytest.mark.parametrize(
    "text",
    [
        "offer b: ile de france for 1,200 now",
        "  OFFER B:   ÎLE DE FRANCE  for 1200 now ",
        "offer B: Ile de France for 1200 now",
        "offer\tB:\tIle de France for 1200 now",
    ],
)
def test_case_accents_spaces_and_commas_do_not_matter(text: str) -> None:
    assert GRAMMAR.read(text, LEXICON) == Offer(1, 1, 1200, "now")


def test_a_first_word_in_letters_of_another_form_is_read_too() -> None:
    assert GRAMMAR.read("bıd Rex 5", LEXICON) == Bid(0, 5)  # the i of another alphabet, which is no i when folded


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("bid Rxe 5", "there is no ship 'Rxe'; did you mean 'Rex'?"),
        ("bid Titanic 5", "there is no ship 'Titanic'"),
        ("offer D: Rex for 5 now", "there is no seat 'D'; the seats are A to C"),
        ("offer B: Rex for 5 never", "expected one of now, later, got 'never'"),
        ("bid Rex " + "9" * 19, "is too large: a number has at most 18 digits"),
        ("sell Rex", "is no action of this game; there are: hold, offer TO: SHIP for AMOUNT HOW, bid SHIP AMOUNT"),
        ("holdfast", "is no action"),
        ("", "is no action"),
    ],
)
def test_what_is_not_understood_is_named(text: str, problem: str) -> None:
    with pytest.raises(BadData) as wrong:
        GRAMMAR.read(text, LEXICON)
    assert problem in wrong.value.problem


def test_a_long_text_is_quoted_in_part() -> None:
    with pytest.raises(BadData) as wrong:
        GRAMMAR.read("x" * 10_000, LEXICON)
    assert len(wrong.value.problem) < 300


def test_a_choice_is_described_with_names() -> None:
    assert GRAMMAR.describe(Choice(Hold), LEXICON) == {"action": "hold", "name": "hold", "fields": []}
    choice = Choice(Bid, Product((OneOf((0, 2)), IntRange(5, 9))))
    assert GRAMMAR.describe(choice, LEXICON) == {
        "action": "bid {ship} {amount}",
        "name": "bid",
        "fields": ["ship", "amount"],
        "domain": {"each": [{"one_of": ["Rex", "Normandie"]}, {"from": 5, "to": 9, "step": 1}]},
    }


@pytest.mark.parametrize(
    ("word", "data"),
    [(NUMBER, "5"), (NUMBER, True), (NUMBER, 1.0), (SEAT, 5), (SEAT, "AB"), (SHIP, 0), (WAYS, ["now"])],
)
def test_data_of_another_kind_is_refused(word: Token, data: object) -> None:
    with pytest.raises(BadData, match="here"):
        word.load(data, LEXICON, "here")
