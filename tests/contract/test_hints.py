"""Errors about input say what was expected, with an example from the game's own data that is itself accepted."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from random import Random

import pytest

import parlour
from parlour import BadData, Refused
from parlour.core.data.fields import FieldType
from parlour.core.data.record_types import RecordType, TaggedUnion
from parlour.core.registry import find
from parlour.core.text.names import Names
from parlour.core.text.notation import NumberToken, Token
from parlour.table import library
from parlour.testing import hand_table, random_move, seat_counts
from parlour.testing.states import attributes

SUCH_AS = re.compile(r" such as (.*), got ", re.DOTALL)
LIKE = re.compile(r"write the [\w ]+ like (.*)$")
EACH_LIKE = re.compile(r"each like (.*)$")


class Nonsense:
    """Data that no field can be."""


def lexicons(slug: str) -> list[Names]:
    """For as few and as many seats as there can be."""
    counts = seat_counts(slug)
    return [library.bundled_edition(slug).lexicon(seats) for seats in (counts[0], counts[-1])]


def kinds_of(kind: FieldType, seen: set[int]) -> Iterator[FieldType]:
    """A kind and everything that it is made of."""
    if id(kind) in seen:
        return
    seen.add(id(kind))
    yield kind
    if isinstance(kind, RecordType):
        inner: list[FieldType] = list(kind.fields.values())
    elif isinstance(kind, TaggedUnion):
        inner = list(kind.records.values())
    else:
        inner = [part for name in attributes(kind) if isinstance(part := getattr(kind, name, None), FieldType)]
    for part in inner:
        yield from kinds_of(part, seen)


def all_kinds(slug: str) -> list[FieldType]:
    """Every kind of field of a game's positions, actions and draws. The state itself is made with more than fields."""
    game = find(slug)
    words = [word for verb in game.grammar.verbs for word in verb.words.values()]
    seen: set[int] = set()
    roots = [*game.state.fields.values(), *game.view_fields.values(), *words, *game.draw_notations.values()]
    return [kind for root in roots for kind in kinds_of(root, seen)]


def shown_value(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError:
        return ast.literal_eval(text)


def test_every_field_has_an_example_that_it_accepts(slug: str) -> None:
    for lexicon in lexicons(slug):
        for kind in all_kinds(slug):
            for n in range(3):
                kind.load(kind.example(lexicon, n), lexicon, "at")


def test_the_example_in_the_error_about_a_field_is_accepted(slug: str) -> None:
    lexicon = lexicons(slug)[0]
    with_example = 0
    for kind in all_kinds(slug):
        with pytest.raises(BadData) as raised:
            kind.load(Nonsense(), lexicon, "at")
        found = SUCH_AS.search(raised.value.problem)
        if found is None:
            named = "expected one of " in raised.value.problem or "give a letter such as 'A'" in raised.value.problem
            assert named or len(json.dumps(kind.example(lexicon))) > 100, raised.value
        else:
            kind.load(shown_value(found[1]), lexicon, "at")
            with_example += 1
        assert "Nonsense object at" not in str(raised.value)
    assert with_example > 10


def test_the_example_of_every_action_is_read_as_that_action(slug: str) -> None:
    grammar = find(slug).grammar
    for lexicon in lexicons(slug):
        for verb in grammar.verbs:
            action = grammar.read(verb.sample(lexicon), lexicon)
            direct = verb.read(verb.sample(lexicon), lexicon)
            assert direct is not None
            assert type(action) is type(direct), verb.pattern
            assert action.values() == direct.values()


def test_a_verb_with_nonsense_behind_it_is_answered_with_an_example(slug: str) -> None:
    grammar = find(slug).grammar
    lexicon = lexicons(slug)[0]
    tried = 0
    for verb in grammar.verbs:
        first = verb.pattern.split()[0]
        if not verb.words or "{" in first:
            continue
        with pytest.raises(BadData) as raised:
            grammar.read(f"{first} ?!", lexicon)
        problem = raised.value.problem
        found = re.search(r"such as '(.*)'$|(?:write|a name such as|did you mean) '(.*?)'", problem)
        assert found is not None or "one of" in problem, problem
        if found is not None and found[1] and "the seats are" not in problem:
            grammar.read(found[1], lexicon)
        tried += 1
    assert tried


def test_the_example_in_the_error_about_a_draw_answers_it(slug: str) -> None:
    seen: set[str] = set()
    table = hand_table(slug, seat_counts(slug)[0])
    rng = Random(1)
    for _ in range(400):
        table.asks()
        draw = table.draw()
        if draw is not None and draw.what not in seen:
            seen.add(draw.what)
            with pytest.raises(BadData) as raised:
                table.resolve_draw("?!")
            text = raised.value.problem
            each = EACH_LIKE.search(text)
            if each is not None:
                word: Token = table.game.draw_notations[draw.what]
                word.load(ast.literal_eval(each[1]), table.lexicon, "")
            else:
                found = LIKE.search(text)
                assert found is not None, text
                given = ast.literal_eval(found[1])
                table.copy().resolve_draw(*(given if isinstance(given, tuple) else (given,)))
            with pytest.raises(BadData, match=f"cannot answer the {draw.what}|like"):
                table.resolve_draw(*[-5] * draw.count)
        if table.is_over():
            break
        random_move(table, rng)
    assert seen


def test_the_examples_named_in_errors_are_those_of_the_game() -> None:
    """What people have met: two numbers of a spin, a direction, a card of a pile, a card of a deal."""
    spin = parlour.open("ten-up", chance="by hand")
    spin.act("A", "take red")
    spin.act("B", "take blue")
    spin.act("A", "spin")
    with pytest.raises(BadData, match=r"write the spin like \(\d, \d\)"):
        spin.resolve_draw("seven")
    lexicon = library.bundled_edition("mariners-compass").lexicon(2)
    with pytest.raises(BadData, match=r"write a name such as '[NESW-]+'"):
        find("mariners-compass").grammar.read("go sideways", lexicon)
    deal = find("pit").draw_notations["deal"]
    with pytest.raises(BadData, match=r"write a card of a deal like '[A-Z][a-z]+-1'"):
        deal.load("Gas-99", library.bundled_edition("pit").lexicon(3), "chance[0]")


def test_a_refusal_of_a_mistyped_answer_has_an_example() -> None:
    table = parlour.open("finance", seats=["Ann", "Bo"], seed=1)
    ask = table.asks()[0]
    with pytest.raises(Refused) as raised:
        table.act(ask.seat, "bid ten or so, please, for this one, if nobody minds")
    assert raised.value.text.endswith("cannot be read. Write it like “bid 2”.")


def test_turns_red_if_an_example_is_refused_by_its_own_field(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: the example of a number is a word."""
    monkeypatch.setattr(NumberToken, "example", lambda self, lexicon, n=0: "two")
    with pytest.raises(BadData, match="expected a whole number"):
        test_every_field_has_an_example_that_it_accepts("ten-up")
