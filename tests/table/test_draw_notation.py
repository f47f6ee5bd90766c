"""Draws as text: written and read back, names with spaces in them too."""

from __future__ import annotations

import pytest

from parlour.chance.draw_notation import drawn_in, drawn_text
from parlour.core.moves import Draw
from parlour.core.refusals import BadData
from parlour.core.text.names import Names
from parlour.core.text.notation import NUMBER, NameToken, Token

LEXICON = Names({"card": ["Rex", "Rex Imperator", "Île de France", "Go"]}, 2)
WORDS: dict[str, Token] = {"card": NameToken("card"), "spin": NUMBER}
CARDS = Draw("card", (0, 1, 2, 3), 3, "", returns=False)
SPIN = Draw("spin", (1, 2, 3), 2, "")


@pytest.mark.parametrize("n", range(CARDS.outcomes()))
def test_every_deal_is_read_back(n: int) -> None:
    values = CARDS.outcome(n)
    assert drawn_in(drawn_text(CARDS, values, WORDS, LEXICON), CARDS, WORDS, LEXICON) == values


def test_a_name_with_spaces_is_one_value() -> None:
    assert drawn_text(CARDS, [1, 2, 3], WORDS, LEXICON) == "card Rex Imperator Île de France Go"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("spin", "cannot answer"),
        ("spin 1", "cannot answer"),
        ("spin 1 2 3", "cannot answer"),
        ("spin 1 9", "cannot answer"),
        ("spin x y", "expected a whole number such as 2, got 'x'"),
        ("spin  1 2", "expected a whole number such as 2, got ''"),
        ("spin 1 2 ", "expected a whole number such as 2, got ''"),
        ("spin 1 99999999999999999999", "too large"),
        ("card Rex", "not for the card"),
        ("", "not for the"),
    ],
)
def test_what_the_draw_cannot_give_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadData, match=said):
        drawn_in(text, SPIN, WORDS, LEXICON)


def test_a_card_that_is_not_there_and_one_drawn_twice_are_refused() -> None:
    for text in ("card Rex Go Queen", "card Go Go Rex"):
        with pytest.raises(BadData):
            drawn_in(text, CARDS, WORDS, LEXICON)
