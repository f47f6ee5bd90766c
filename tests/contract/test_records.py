"""Records: a table written as text is that table again, whole or cut off, and so are undone and late moves."""

from __future__ import annotations

from random import Random

import pytest

import parlour
from parlour.core.refusals import BadData, Refused
from parlour.core.registry import find
from parlour.table.table import Table
from parlour.testing import fingerprint, hand_table, played, random_move, random_play, random_table

Options = dict[str, object]


def same(one: Table, other: Table) -> bool:
    return one.record() == other.record() and fingerprint(one) == fingerprint(other)


def test_a_record_replays_to_the_same_state_and_text(slug: str, seats: int, options: Options) -> None:
    table = played(random_table(slug, seats, 1, options), 1, most=200)
    again = parlour.replay(table.record())
    assert same(again, table)
    assert again.position() == table.position()
    assert again.outcome() == table.outcome()
    assert [again.say(event) for event in again.events] == [table.say(event) for event in table.events]


def test_a_record_replays_wherever_its_chance_came_from(slug: str, seats: int) -> None:
    """Thrown by hand, scripted, or bound to a secret: the same answers and draws, and each record is its table."""
    by_hand = hand_table(slug, seats)
    draws: list[tuple[object, ...]] = []
    rng = Random(12)
    for _ in range(60):
        if by_hand.is_over():
            break
        draw = by_hand.draw()
        if draw is not None:
            word = by_hand.game.draw_notations[draw.what]
            draws.append(
                tuple(word.dump(value, by_hand.lexicon) for value in draw.outcome(rng.randrange(draw.outcomes())))
            )
            by_hand.resolve_draw(*draws[-1])
        else:
            random_move(by_hand, rng)
    scripted = parlour.open(slug, seats=seats, chance=draws)
    for entry in by_hand.moves():
        if entry.who.isalpha():
            scripted.act(entry.who, entry.text)
    assert fingerprint(scripted) == fingerprint(by_hand)
    verifiable = played(parlour.open(slug, seats=seats), 12, most=40)
    for table in (by_hand, scripted, verifiable):
        assert same(parlour.replay(table.record()), table)


def test_a_whole_game_replays_to_its_end(slug: str, seats: int) -> None:
    table = played(random_table(slug, seats, 2, find(slug).brief), 2)
    again = parlour.replay(table.record())
    assert again.is_over()
    assert same(again, table)
    assert again.outcome() == table.outcome()


def test_the_same_seed_gives_the_same_record(slug: str, seats: int) -> None:
    one, two, other = (played(random_table(slug, seats, seed), seed, most=100) for seed in (3, 3, 4))
    assert one.record() == two.record()
    assert one.record() != other.record()


def test_a_record_cut_off_anywhere_can_be_played_on(slug: str, seats: int) -> None:
    """After any number of lines: it replays to the moment it was, and the same answers lead to the same end."""
    table = random_table(slug, seats, 5)
    moments: dict[int, str] = {}
    for _events in random_play(table, 5, most=60):
        moments[len(table.journal.entries)] = fingerprint(table)
    lines = table.record().splitlines(keepends=True)
    first = len(lines) - len(table.journal.entries)
    for cut in range(len(table.journal.entries)):
        again = parlour.replay("".join(lines[: first + cut]))
        if cut in moments:
            assert fingerprint(again) == moments[cut]
        for entry in table.journal.entries[cut:]:
            if entry.who.isalpha():
                again.act(entry.who, entry.text)
        again.asks()  # chance answers what the last answer left open
        assert same(again, table)


def test_a_damaged_record_is_refused_with_its_line(slug: str, seats: int) -> None:
    table = played(random_table(slug, seats, 6), 6, most=20)
    text = table.record()
    lines = text.splitlines()
    last = len(lines)
    for damaged, line in (
        (text[:-3], last),
        (text.replace(lines[-1], lines[-1].replace("  #", "x  #")), last),
        ("\n".join([*lines[:-2], lines[-1]]), last - 1),
        (text + lines[-1], last + 1),
    ):
        with pytest.raises(BadData, match=f"line {line}"):
            parlour.replay(damaged)


def test_a_draw_that_was_changed_does_not_follow_from_the_seed(slug: str, seats: int) -> None:
    """The whole table is written anew with another seed: the hashes fit, the dice do not."""
    table = played(random_table(slug, seats, 7), 7, most=40)
    other = played(random_table(slug, seats, 8), 7, most=40)
    journal = other.journal
    journal.header["chance"] = table.journal.header["chance"]
    forged = type(journal)(journal.header)
    for entry in journal.entries:
        forged.add(entry)
    with pytest.raises(BadData, match="line"):
        parlour.replay(forged.text())


def test_undo_gives_the_state_before(slug: str, seats: int) -> None:
    """An answer is taken back and the table stands as it stood; no draw is, nor anything while cards are hidden."""
    table = hand_table(slug, seats)
    rng = Random(9)
    undone = hidden = 0
    for _ in range(60):
        before = fingerprint(table)
        hides = table.game.rules.has_hidden_info(table.copy_state())
        by_chance = table.draw() is not None
        state = table.copy_state()
        random_move(table, rng)
        if table.is_over():
            break
        after = fingerprint(table)
        hides = hides or table.game.rules.has_hidden_info(table.copy_state())
        if not by_chance:
            last = table.moves()[-1]
            answer = table.game.grammar.read(last.text, table.lexicon)
            hides = hides or table.game.rules.reveals(state, table.seat(last.who), answer)
        assert table.can_undo() == (not by_chance and not hides)
        if not table.can_undo():
            hidden += hides
            with pytest.raises(Refused) as refused:
                table.undo()
            assert refused.value.code == "undo/revealed"
            assert fingerprint(table) == after
            continue
        entry = table.undo()
        assert fingerprint(table) == before
        table.act(entry.who, entry.text)
        assert fingerprint(table) == after
        undone += 1
    assert undone or hidden
    assert same(parlour.replay(table.record()), table)


def test_a_late_seat_is_answered_for_as_its_ask_says(slug: str, seats: int) -> None:
    table = random_table(slug, seats, 10)
    rng = Random(10)
    for n in range(60):
        if table.is_over():
            break
        ask = table.asks()[0]
        if n % 2:
            random_move(table, rng)
            continue
        prompt = parlour.replay(table.record())
        otherwise = ask.default_action  # an ask is good until the next move
        table.time_out(ask.seat)
        prompt.act(ask.seat, otherwise)
        assert fingerprint(prompt) == fingerprint(table)
    assert "late: " in table.record()
    assert same(parlour.replay(table.record()), table)


def test_nobody_is_late_who_was_not_asked(slug: str, seats: int) -> None:
    table = random_table(slug, seats, 11)
    asked = {ask.seat for ask in table.asks()}
    before = fingerprint(table), table.record()
    for seat in set(range(seats)) - asked:
        with pytest.raises(Refused) as refused:
            table.time_out(seat)
        assert refused.value.code == table.game.rules.out_of_turn.code
    assert (fingerprint(table), table.record()) == before
