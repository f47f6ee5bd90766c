"""Seats are written as letters, and read by letter, number and player's name wherever one is given."""

from __future__ import annotations

import inspect
from random import Random
from typing import Any

import pytest

import parlour
from parlour import BadData
from parlour.core.text.notation import SeatToken
from parlour.testing import fingerprint, played, seat_counts

NAMES = ["Ann Lee", "José", "Cy", "Dora", "Eve", "Fay", "Gus", "Hal"]


def named_table(slug: str, seats: int = 0) -> parlour.Table:
    return parlour.open(slug, seats=NAMES[: seats or seat_counts(slug)[0]], seed=3)


def with_names(data: Any, table: parlour.Table) -> Any:
    """A position with its tables by seats written by the players' names."""
    letters = dict(zip(table.lexicon.letters, table.names, strict=True))
    if isinstance(data, dict):
        is_by_seat = bool(data) and set(data) == set(letters)
        return {letters[key] if is_by_seat else key: with_names(value, table) for key, value in data.items()}
    return [with_names(item, table) for item in data] if isinstance(data, list) else data


def test_every_method_of_a_table_reads_a_seat_in_three_forms(slug: str) -> None:
    table = named_table(slug)
    for number, letter in enumerate(table.lexicon.letters):
        for form in (number, letter, letter.lower(), table.names[number], table.names[number].upper()):
            assert table.seat(form) == number
            assert table.view(form) is table.view(number)
            assert (table.ask(form) is None) == (table.ask(number) is None)
            assert table.ask_data(form) == table.ask_data(number)
            assert [str(why) for _, why in table.explanations(form)] == [
                str(why) for _, why in table.explanations(number)
            ]
    for wrong in ("Zoe", "Z", -1, 99, "0", True):
        with pytest.raises(BadData, match=r"the seats are A \(Ann Lee\), B \(José\).*give a letter such as 'A'"):
            table.seat(wrong)
    for ill_typed in (None, 1.5):  # the compiled engine looks at types itself
        with pytest.raises((BadData, TypeError)):
            table.seat(ill_typed)  # type: ignore[arg-type]


def test_every_method_of_a_view_reads_a_seat_in_three_forms(slug: str) -> None:
    table = played(named_table(slug), 5, 40)
    view = table.view("A")
    tried = 0
    for name, method in inspect.getmembers(type(view), callable):
        if name.startswith("_") or list(inspect.signature(method).parameters) != ["self", "seat"]:
            continue
        tried += 1
        for number, letter in enumerate(table.lexicon.letters):
            answers = [getattr(view, name)(form) for form in (letter, number, table.names[number])]
            assert answers[0] == answers[1] == answers[2], name
    assert tried > 1


def test_a_position_reads_names_and_writes_letters(slug: str) -> None:
    table = played(named_table(slug), 7, 40)
    position = table.position()
    renamed = with_names(position, table)
    assert renamed != position
    again = parlour.at(renamed, seed=1)
    assert fingerprint(again) == fingerprint(table)
    assert again.position() == position


def test_an_action_reads_names_and_the_record_has_letters(slug: str) -> None:
    """Every seat in every action's text, read by name, is the same action as by letter."""
    table = named_table(slug)
    grammar = table.game.grammar
    for verb in grammar.verbs:
        fields = [name for name, word in verb.words.items() if isinstance(word, SeatToken)]
        for field in fields:
            action = grammar.read(verb.sample(table.lexicon), table.lexicon)
            name = table.names[getattr(action, field)]
            by_name = verb.pattern
            for other, word in verb.words.items():
                by_name = by_name.replace("{" + other + "}", name if other == field else word.sample(table.lexicon))
            read = grammar.read(by_name, table.lexicon)
            assert type(read) is type(action)
            assert getattr(read, field) == getattr(action, field)
            assert name not in grammar.show(read, table.lexicon)


def test_a_game_played_by_names_has_the_record_of_one_played_by_letters(slug: str) -> None:
    by_letter, by_name = named_table(slug), named_table(slug)
    rng = Random(1)
    for _ in range(30):
        asks = by_letter.asks()
        if not asks:
            break
        text = by_letter.show(asks[0].sample(rng))
        by_letter.act(by_letter.lexicon.letter(asks[0].seat), text)
        by_name.act(by_name.names[asks[0].seat].upper(), text)
    assert by_letter.record() == by_name.record()


def test_a_position_that_gives_one_seat_twice_is_refused() -> None:
    table = named_table("weigh-anchor")
    position: dict[str, Any] = table.position()
    position["players"]["Ann Lee"] = position["players"]["A"]
    with pytest.raises(BadData, match=r"position\.players: seat A is given twice"):
        parlour.at(position)


def test_an_environment_is_sat_at_by_letter_or_number() -> None:
    from parlour.envs.gymnasium import SeatEnv  # noqa: PLC0415  (only this test needs the extra)

    assert [SeatEnv("ten-up", seats=3, seat=seat).seat for seat in (1, "B", "b")] == [1, 1, 1]
    with pytest.raises(BadData, match="seat: there is no seat 5; the seats are A to C"):
        SeatEnv("ten-up", seats=3, seat=5)
