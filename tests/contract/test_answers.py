"""Asks and answers: domains are exact, and a refusal changes nothing and says why."""

from __future__ import annotations

import re
from random import Random

import pytest

from parlour.core.moves import CHANCE, DECIDE, OVER, SEALED, Action, Pending
from parlour.core.refusals import BadData, Refused
from parlour.core.registry import find
from parlour.core.text.notation import NameToken, SeatToken
from parlour.i18n.languages import game_catalogue
from parlour.i18n.sentences import question_text
from parlour.table.table import Table
from parlour.testing import (
    fingerprint,
    hand_table,
    random_play,
    random_table,
    rulebook_of,
    some_actions,
    tries,
)

Options = dict[str, object]


def test_something_is_pending_until_the_end(slug: str, seats: int) -> None:
    """Seats or a draw while the game goes on, and nobody when it is over."""
    table = hand_table(slug, seats)
    for _events in random_play(table, most=1500):
        pending = table.game.rules.pending(table.copy_state())
        assert (pending.kind == OVER) == table.is_over()
        assert (pending.kind == CHANCE) == (pending.draw is not None)
        assert (pending.kind in (DECIDE, SEALED)) == bool(asked_seats(pending))
        assert len(set(asked_seats(pending))) == len(asked_seats(pending))
        assert all(0 <= seat < seats for seat in asked_seats(pending))


def test_every_answer_asked_for_is_accepted(slug: str, seats: int) -> None:
    """All answers are different, `nth` gives what `contains` has, the time-out's is one, the clause is in the book."""
    table = random_table(slug, seats, seed=1)
    rng = Random(1)
    book = rulebook_of(slug)
    for _events in random_play(table, 1, most=300):
        state = table.copy_state()
        for ask in table.asks():
            actions = some_actions(ask, rng)
            assert actions
            assert len(set(actions)) == len(actions) or ask.size() > len(actions)
            assert all(ask.contains(action) for action in actions)
            assert ask.contains(ask.default_action)
            assert book.clause(ask.clause) or book.ruling(ask.clause), ask.clause
            for action in actions:
                assert table.game.rules.check(state, ask.seat, action) is None, action


def test_every_ask_says_what_it_wants_to_know(slug: str, seats: int, options: Options) -> None:
    """In a few words that fit beside the buttons, whatever the readings; and nothing is asked by a stray clause."""
    table = hand_table(slug, seats, options)
    catalogue = game_catalogue(slug)
    book = rulebook_of(slug)
    for id in catalogue.ids():
        if id.startswith("question-"):
            clauses = [id.removeprefix("question-"), id.removeprefix("question-").rpartition("-")[0]]
            assert any(book.clause(clause) or book.ruling(clause) for clause in clauses), id
    for _events in random_play(table, 2, most=400):
        for ask in table.asks():
            asked = table.ask_data(ask.seat)
            assert asked is not None
            text = question_text(catalogue, asked, table.reader(ask.seat))
            assert 0 < len(text) <= 80, (ask.clause, text)
            assert text[0].isupper() or not text[0].isalpha(), text
            assert not re.search(r"[{}$]\w*\(|\{", text), text


def test_domains_are_exact(slug: str, seats: int, options: Options) -> None:
    """An answer is in the ask if and only if `check` lets it pass: of every verb, with values in and out of place."""
    table = hand_table(slug, seats, options)
    rng = Random(2)
    rules = table.game.rules
    for _events in random_play(table, 2, most=60 if options else 150):
        state = table.copy_state()
        asked = {seat: rules.ask(state, seat) for seat in asked_seats(rules.pending(state))}
        for seat in range(seats):
            ask = asked.get(seat)
            for action in tries(table.game.grammar, table.lexicon, ask, rng, each=12):
                right = ask is not None and ask.contains(action)
                assert right == (rules.check(state, seat, action) is None), (seat, action)


def test_asking_and_judging_change_nothing(slug: str, seats: int) -> None:
    table = random_table(slug, seats, seed=3)
    rng = Random(3)
    rules = table.game.rules
    for _events in random_play(table, 3, most=60):
        state = table.copy_state()
        before = table.game.state.dump(state, table.lexicon)
        for seat in asked_seats(rules.pending(state)):
            for action in tries(table.game.grammar, table.lexicon, rules.ask(state, seat), rng, each=5):
                rules.check(state, seat, action)
        assert table.game.state.dump(state, table.lexicon) == before


def test_a_refusal_says_why_and_leaves_the_table_as_it_was(slug: str, seats: int, options: Options) -> None:
    table = hand_table(slug, seats, options)
    rng = Random(4)
    for _events in random_play(table, 4, most=40 if options else 80):
        before = fingerprint(table), table.record()
        for seat, action in wrong_answers(table, rng):
            with pytest.raises(Refused) as refused:
                table.act(seat, action)
            check_refusal(slug, refused.value)
        assert (fingerprint(table), table.record()) == before


def test_what_cannot_be_done_now_has_a_reason(slug: str, seats: int) -> None:
    """The game's other actions are refused as if somebody had tried them; asking changes nothing."""
    table = random_table(slug, seats, seed=7)
    grammar = table.game.grammar
    for _events in random_play(table, 7, most=30):
        before = fingerprint(table), table.record()
        for ask in table.asks():
            open_now = {choice.make for choice in ask.choices}
            told = dict(table.explanations(ask.seat))
            for verb in grammar.verbs:
                assert not (verb.make in open_now and verb.pattern in told), verb.pattern
                if verb.pattern in told:
                    check_refusal(slug, told[verb.pattern])
                else:
                    tried = [action for action in tries(grammar, table.lexicon, ask, Random(7)) if ask.contains(action)]
                    assert verb.make in open_now or tried, verb.pattern
            assert table.why_not(ask.seat, table.show(ask.default_action)) is None
        for seat in set(range(seats)) - {ask.seat for ask in table.asks()}:
            assert {why.code for _, why in table.explanations(seat)} <= {
                table.game.rules.out_of_turn.code,
                "table/over",
            }
        assert (fingerprint(table), table.record()) == before


def test_nonsense_is_refused_in_words(slug: str, seats: int) -> None:
    table = random_table(slug, seats, seed=5)
    asked = {ask.seat for ask in table.asks()}
    for text in ("", "   ", "fly to the moon", "?" * 5000, "\x00", "{example}", "1 2 3"):
        before = fingerprint(table), table.record()
        for seat in range(seats):
            with pytest.raises(Refused) as refused:
                table.act(seat, text)
            check_refusal(slug, refused.value)
            assert (refused.value.code == "notation/unknown") == (seat in asked)
        assert (fingerprint(table), table.record()) == before


def test_a_typing_error_is_answered_with_the_nearest_open_input(slug: str, seats: int) -> None:
    """Two letters changed places, or one is missing: the answer that was meant, and no clause."""
    table = random_table(slug, seats, seed=8)
    suggested = 0
    for _events in random_play(table, 8, most=40):
        for ask in table.asks()[:1]:
            meant = table.show(ask.default_action)
            for typed in (meant[1::-1] + meant[2:], meant[:-1], meant[:2] + meant[3:]):
                try:
                    table.game.grammar.read(typed, table.lexicon)
                except BadData:
                    with pytest.raises(Refused) as refused:
                        table.act(ask.seat, typed)
                    check_refusal(slug, refused.value)
                    assert refused.value.code == "notation/unknown"
                    if len(meant) >= 4:
                        assert "Did you mean" in refused.value.text, refused.value.text
                        suggested += 1
    assert suggested


def test_after_the_end_every_answer_is_refused(slug: str, seats: int) -> None:
    table = random_table(slug, seats, 6, find(slug).brief)
    actions = [action for ask in table.asks() for action in some_actions(ask, Random(6))]
    for _events in random_play(table, 6):
        pass
    assert table.is_over()
    for action in actions:
        with pytest.raises(Refused) as refused:
            table.act(0, action)
        assert refused.value.code == "table/over"
        check_refusal(slug, refused.value)


def asked_seats(pending: Pending) -> tuple[int, ...]:
    """The seats that are waited for, and those that may move unasked."""
    return pending.seats + pending.free


def wrong_answers(table: Table, rng: Random) -> list[tuple[int, Action]]:
    """For each seat a few actions that it is not asked for, no two refused for the same reason."""
    rules = table.game.rules
    state = table.copy_state()
    found: dict[tuple[int, str], Action] = {}
    for seat in range(len(table.names)):
        ask = rules.ask(state, seat) if seat in asked_seats(rules.pending(state)) else None
        for action in tries(table.game.grammar, table.lexicon, ask, rng, each=8):
            reason = rules.check(state, seat, action)
            if reason is not None and names_something(table, action):
                found.setdefault((seat, reason.code), action)
    return [(seat, action) for (seat, _code), action in found.items()]


def names_something(table: Table, action: Action) -> bool:
    """Whether an action could have been typed: its names are names of this table."""
    for name, word in table.game.grammar.verb(type(action)).words.items():
        value = getattr(action, name)
        if isinstance(word, SeatToken) and not 0 <= value < table.lexicon.seats:
            return False
        if isinstance(word, NameToken) and not 0 <= value < len(table.lexicon.names[word.category]):
            return False
    return True


def check_refusal(slug: str, refused: Refused) -> None:
    book = rulebook_of(slug)
    assert re.fullmatch(r"[a-z_]+/[a-z_]+", refused.code)
    assert len(refused.text) < 1000
    if refused.code == "notation/unknown":  # it quotes what was typed, and no rule forbids a typing error
        assert refused.clause == ""
        assert refused.text.endswith((".", "?")), refused.text
        return
    assert book.clause(refused.clause) or book.ruling(refused.clause), refused.clause
    assert refused.text.endswith("."), refused.text
    assert "{" not in refused.text, refused.text
