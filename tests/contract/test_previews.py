"""Previews and undo never show more than the view (H6): what an answer reveals is neither tried nor taken back."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.chance.dealers import ManualDealer
from parlour.core.meaning.consequences import TONES
from parlour.core.moves import Ask
from parlour.core.record import CHANCE
from parlour.core.refusals import Refused
from parlour.core.view import OpenView
from parlour.i18n.languages import game_catalogue, languages
from parlour.i18n.reader import reader_at
from parlour.i18n.sentences import effect_text
from parlour.table.preview import EFFECTS
from parlour.table.table import Table
from parlour.testing import random_play, random_table

Options = dict[str, object]
MOVES = 150


def hidden_figures(table: Table) -> list[set[str]]:
    """By seat what its view does not show it now: worths and moneys that are None."""
    hidden: list[set[str]] = []
    for seat in range(len(table.names)):
        view = table.view(seat)
        told = (("worth", view.worths()), ("money", view.money()))
        hidden.append({f"{name} {of}" for name, figures in told for of, figure in figures.items() if figure is None})
    return hidden


def revealing(table: Table, ask: Ask) -> set[str]:
    """The small answers of an ask that reveal something, as they are typed."""
    s: Any = table.copy_state()
    found: set[str] = set()
    for choice in ask.choices:
        if choice.size() <= 8 and not (choice.domain is not None and choice.domain.is_large()):
            found |= {table.show(a) for a in choice.enumerate() if table.game.rules.reveals(s, ask.seat, a)}
    return found


def check_previews(table: Table) -> None:
    """No preview of an answer that reveals something, nor any where a seat may not think ahead."""
    for ask in table.asks():
        previewed = set(table.preview(ask.seat))
        if not isinstance(table.view(ask.seat), OpenView):
            assert not previewed
        assert not previewed & revealing(table, ask)


def check_undo(hid: list[set[str]], table: Table) -> None:
    """What showed a figure that was hidden before cannot be undone."""
    if any(before - after for before, after in zip(hid, hidden_figures(table), strict=True)):
        assert not table.can_undo()


def test_a_preview_tries_no_answer_that_reveals_something(slug: str, seats: int, options: Options) -> None:
    table = random_table(slug, seats, 21, options)
    for _events in random_play(table, 21, most=MOVES):
        check_previews(table)


def test_every_effect_has_words_in_every_language_and_a_tone(slug: str, seats: int, options: Options) -> None:
    """No name of a message and no lack in what a player reads; and all effects are those that the game declares."""
    table = random_table(slug, seats, 23, options)
    game = table.game
    names = set(game.events.records) | set(game.consequences.effects) | set(EFFECTS)
    assert set(game.consequences.tones) <= set(game.events.records)
    catalogues = [game_catalogue(slug, language) for language in languages()]
    for _events in random_play(table, 23, most=MOVES // 2):
        for ask in table.asks():
            reader = reader_at(table.lexicon, table.names, ask.seat)
            for effects in table.consequences(ask.seat).effects.values():
                for effect in effects:
                    assert effect["event"] in names
                    assert effect.get("tone", "") in TONES
                    texts = [effect_text(catalogue, effect, reader) for catalogue in catalogues]
                    assert all(text and "{" not in text and "effect-" not in text for text in texts), effect


def test_answers_can_be_previewed_one_by_one(slug: str, seats: int, options: Options) -> None:
    """Also those of choices with too many to try them all; and one that is not open is refused."""
    table = random_table(slug, seats, 24, options)
    for _events in random_play(table, 24, most=40):
        for ask in table.asks():
            every, text = table.consequences(ask.seat), table.show(ask.default_action)
            one = table.consequences(ask.seat, [text])
            if text in every.effects:
                assert one.effects == {text: every.effects[text]}
            with pytest.raises(Refused):
                table.consequences(ask.seat, ["dance"])


def test_what_showed_a_hidden_figure_cannot_be_undone(slug: str, seats: int, options: Options) -> None:
    table = random_table(slug, seats, 22, options)
    hid = hidden_figures(table)
    for _events in random_play(table, 22, most=MOVES):
        check_undo(hid, table)
        hid = hidden_figures(table)


@pytest.mark.clause("WA-046", "WA-R08")
def test_play_meets_hidden_totals_and_passes_both_checks() -> None:
    """Where everybody lets time run out, tokens come to Harbour Duties soon; there the checks have something to see."""
    table = random_table("weigh-anchor", 3, 1)
    met = 0
    hid = hidden_figures(table)
    for _ in range(200):
        check_previews(table)
        table.time_out(table.asks()[0].seat)
        check_undo(hid, table)
        hid = hidden_figures(table)
        met += any(hid)
    assert met


class Forthcoming(Table):
    """A planted fault: it previews whatever can be tried, and takes back whatever was not chance's."""

    def preview(self, seat: int | str) -> dict[str, int]:
        number = self.seat(seat)
        ask = self.ask(number)
        found: dict[str, int] = {}
        for action in ask.actions() if ask is not None and not ask.is_large() else ():
            s = self.copy_state()
            self.game.rules.apply(s, number, action)
            found[self.show(action)] = 0
        return found

    def can_undo(self) -> bool:
        return self.moves()[-1].who != CHANCE


@pytest.mark.clause("WA-046", "WA-R08")
def test_a_table_that_previews_and_undoes_everything_is_found_out() -> None:
    stack = [{"turn": {"stage": "landed"}}, {"landing": {"stage": "choosing a duty", "throw": 4}}]
    good = parlour.at({"game": "weigh-anchor", "seats": 2, "players": {"A": {"at": 4}}, "stack": stack})
    check_previews(good)
    made = Forthcoming(
        good.game, good.rulebook, good.edition, good.options, good.names, ManualDealer(), good.position()
    )
    with pytest.raises(AssertionError):
        check_previews(made)
    for table, is_good in ((good, True), (made, False)):
        hid = hidden_figures(table)
        assert any(hid)
        table.act("A", "duty 10%")
        if is_good:
            check_undo(hid, table)
        else:
            with pytest.raises(AssertionError):
                check_undo(hid, table)
