"""The pages on notation are those of the code, name everything there is, and every example on them is accepted."""

from __future__ import annotations

import ast
import re

import pytest

import parlour
from parlour.core.registry import find
from parlour.core.text.notation import ActionSyntax
from parlour.table import library
from parlour.testing import seat_counts
from tools import notation

GAMES = parlour.games()
EXAMPLE = re.compile(r"^\| `([^`]+)` \| `([^`]+)` \| (.+) \|$", re.MULTILINE)


def written(game: str) -> str:
    return (notation.FOLDER / f"{game}.md").read_text("utf-8")


def section(game: str, title: str) -> str:
    return written(game).partition(f"\n## {title}\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_that_of_the_code(game: str) -> None:
    assert written(game) == notation.page(game), "run make types"


@pytest.mark.parametrize("game", GAMES)
def test_every_action_is_there_with_what_it_does_and_its_example_is_read_as_it(game: str) -> None:
    grammar = find(game).grammar
    lexicon = library.bundled_edition(game).lexicon(seat_counts(game)[0])
    rows = {form: (example, text) for form, example, text in EXAMPLE.findall(section(game, "Actions"))}
    assert set(rows) == {verb.example() for verb in grammar.verbs}
    for verb in grammar.verbs:
        example, text = rows[verb.example()]
        assert text.strip(), f"{verb.pattern} has no docstring"
        read = verb.read(example, lexicon)
        assert read is not None
        assert grammar.read(example, lexicon).values() == read.values()


@pytest.mark.parametrize("game", GAMES)
def test_every_draw_is_there_and_its_example_can_be_read(game: str) -> None:
    lexicon = library.bundled_edition(game).lexicon(seat_counts(game)[0])
    rows = dict(re.findall(r"^\| (\w+) \| [^|]+ \| `([^`]+)` \|", section(game, "Draws"), re.MULTILINE))
    assert set(rows) == set(find(game).draw_notations)
    for what, example in rows.items():
        given = ast.literal_eval(example)
        for value in given if isinstance(given, tuple) else (given,):
            find(game).draw_notations[what].load(value, lexicon, what)


@pytest.mark.parametrize("game", GAMES)
def test_every_method_of_the_view_is_there_with_what_it_returns(game: str) -> None:
    view = parlour.open(game, seed=1).view("A")
    public = {name for name in dir(view) if not name.startswith("_") and callable(getattr(view, name))}
    rows = dict(re.findall(r"^\| `(\w+)\(.*?` \| (.*) \|$", section(game, "Views"), re.MULTILINE))
    assert set(rows) == public - {"rules"}
    assert not [name for name, text in rows.items() if not text.strip()], "without a docstring"


def test_the_tests_turn_red_when_a_page_is_out_of_date(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: a game has an action that its page does not know."""
    grammar = find("ten-up").grammar
    monkeypatch.setattr(grammar, "verbs", [*grammar.verbs, ActionSyntax(grammar.verbs[0].make, "twirl")])
    with pytest.raises(AssertionError):
        test_a_page_is_that_of_the_code("ten-up")
    with pytest.raises(AssertionError):
        test_every_action_is_there_with_what_it_does_and_its_example_is_read_as_it("ten-up")
