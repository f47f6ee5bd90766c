"""Classes are told apart by whoever is not compiled: clients ask `isinstance` of domains, words, frames and views."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.core.data.fields import FieldType
from parlour.core.data.record_types import RecordType
from parlour.core.moves import Ask
from parlour.testing import hand_table, random_play


def told_apart(things: Iterable[object]) -> None:
    """`isinstance` agrees with the class itself, asked of each thing and each class in both orders."""
    found = list({id(thing): thing for thing in things}.values())
    classes = sorted({cls for thing in found for cls in type(thing).__mro__}, key=lambda cls: cls.__name__)
    for order in (classes, classes[::-1]):
        for thing in found:
            for cls in order:
                assert isinstance(thing, cls) == (cls in type(thing).__mro__), f"{type(thing)} as {cls}"


def parts_of(kind: FieldType) -> list[FieldType]:
    """A kind and those it is made of."""
    inner: list[FieldType] = list(getattr(kind, "fields", {}).values()) + list(getattr(kind, "records", {}).values())
    one = getattr(kind, "kind", None)
    if one is not None:
        inner.append(one)
    return [kind] + [part for child in inner for part in parts_of(child)]


def test_frames_domains_kinds_and_words_are_told_apart(slug: str, seats: int) -> None:
    table = hand_table(slug, seats)
    asks: list[Ask] = []
    frames: list[object] = []
    for _events in random_play(table, 1, most=150):
        asks += table.asks()
        frames += table.copy_state().stack
    told_apart(choice.domain for ask in asks for choice in ask.choices)
    told_apart(frames)
    told_apart(parts_of(table.game.state))
    told_apart(word for verb in table.game.grammar.verbs for word in verb.words.values())
    told_apart([table.view(), table.view(0), table.game.rules])
    assert isinstance(table.game.state, RecordType)
