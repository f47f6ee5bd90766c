"""Actions as text: what is printed is read back as the same action."""

from __future__ import annotations

from random import Random

from parlour.core.moves import Action
from parlour.core.registry import find
from parlour.core.text.notation import ActionSyntax
from parlour.testing import parameters, random_play, random_table, some_actions


def test_every_action_is_read_back_as_it_was_printed(slug: str, seats: int) -> None:
    table = random_table(slug, seats, seed=1)
    rng = Random(1)
    grammar = table.game.grammar
    for _events in random_play(table, 1, most=300):
        for ask in table.asks():
            for action in (*some_actions(ask, rng), ask.default_action):
                text = grammar.show(action, table.lexicon)
                assert grammar.read(text, table.lexicon) == action, text
                assert grammar.read(f"  {text.replace(' ', '  ')} ", table.lexicon) == action, text
                assert text.isprintable()


def test_an_action_s_words_are_its_constructor_s_parameters(slug: str) -> None:
    for verb in find(slug).grammar.verbs:
        assert parameters(verb.make) == list(verb.words), verb.pattern


def test_an_action_is_made_again_from_its_values(slug: str, seats: int) -> None:
    table = random_table(slug, seats, seed=2)
    verbs: dict[object, ActionSyntax] = {verb.make: verb for verb in table.game.grammar.verbs}
    seen: set[Action] = set()
    for _events in random_play(table, 2, most=100):
        seen.update(ask.default_action for ask in table.asks())
    for action in seen:
        verb = verbs[type(action)]
        assert verb.make(*action.values()) == action
        assert action.values() == tuple(getattr(action, name) for name in verb.words)
        assert hash(verb.make(*action.values())) == hash(action)


def test_a_choice_is_described_to_a_client(slug: str, seats: int) -> None:
    """The pattern, the fields and the domain, as data, for every choice that is offered."""
    table = random_table(slug, seats, seed=3)
    for _events in random_play(table, 3, most=100):
        for ask in table.asks():
            for choice in ask.choices:
                told = table.game.grammar.describe(choice, table.lexicon)
                assert ("domain" in told) == (choice.domain is not None)
                assert told["fields"] == list(table.game.grammar.verb(choice.make).words)
