"""The preview: what each answer of a seat does at once, found by trying it on a copy of the table.

A preview never shows more than the seat's view. Answers that reveal something are omitted. Where something is hidden
nothing is tried: there the game says what the seat can work out from its own view (`Consequences.derive`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from parlour.core.domains import IntRange
from parlour.core.events import Event, Log
from parlour.core.meaning.consequences import GAIN, NEUTRAL, Effect, with_tone
from parlour.core.moves import Action, Ask, Choice
from parlour.core.registry import Game
from parlour.core.view import OpenView, Owed, View
from parlour.i18n.languages import game_catalogue
from parlour.table.redaction import visible_events

MAX_TRIED: Final = 64
"""The maximum number of answers tried, unless they are asked for. Of a choice with more only the first and last answer
are tried if it is a range; others are skipped, and so are those that are never random."""
MAX_EFFECTS: Final = 8
"""The maximum number of effects told of one answer."""
EFFECTS: Final[dict[str, tuple[str, ...]]] = {"debt_covered": (), "debt_left": ("missing",)}
"""The effects that are found for every game, with their fields."""


class AnswerPreview(NamedTuple):
    """The consequences of answers, by answer. Answers without any are omitted."""

    money: dict[str, int]
    """How much money the seat gets, or pays (negative), before chance and the other seats answer."""
    effects: dict[str, list[dict[str, object]]]
    """What else happens, as events. Each may have a `tone`: gain, loss or risk for the seat."""
    cash: int | None = None
    """The seat's money now; None in games without money, and where nothing is tried."""


class Previewer:
    """Finds the consequences of a seat's answers from its view."""

    def __init__(self, game: Game, view: View[Any]) -> None:
        self._game = game
        self._view = view
        self._me = "" if view.seat is None else view.me()
        self._texts = game_catalogue(game.slug)
        self._cash = view.money().get(self._me) if isinstance(view, OpenView) else None

    def preview(self, answers: Sequence[Action] = ()) -> AnswerPreview:
        """Return what the given answers do; without any, what all do that are worth trying."""
        ask = self._view.ask()
        found = AnswerPreview({}, {}, None if ask is None else self._cash)
        for action in () if ask is None else answers or _worth_trying(ask):
            if isinstance(self._view, OpenView) and self._view.reveals(action):
                continue
            text = self._game.grammar.show(action, self._view.lexicon)
            money, effects = self.consequences(action)
            if money:
                found.money[text] = money
            if effects:
                found.effects[text] = effects[:MAX_EFFECTS]
        return found

    def consequences(self, action: Action) -> tuple[int, list[dict[str, object]]]:
        """Return what an answer does to the seat's money, and its other effects as data."""
        view = self._view
        derive = self._game.consequences.derive
        if not isinstance(view, OpenView):
            return 0, [effect.to_data() for effect in derive(view, action, None)]
        log = Log()
        after = view.after(action, log)
        has = after.money().get(self._me)
        change = 0 if self._cash is None or has is None else has - self._cash
        events = [self._told(event) for event in visible_events(log.events, view.seat)]
        derived = derive(view, action, after)
        if not self._is_irreversible(action):
            derived = derived + _of_debt(view, after)
        return change, [event for event in events if event is not None] + [effect.to_data() for effect in derived]

    def _is_irreversible(self, action: Action) -> bool:
        """Whether an answer ends something for the seat, such as going bankrupt: then no debt is paid by it."""
        ask = self._view.ask()
        return ask is not None and any(choice.irreversible and choice.contains(action) for choice in ask.choices)

    def _told(self, event: Event) -> dict[str, object] | None:
        """Return an event as data if the catalogue has words for it as the consequence of an answer."""
        name = self._game.events.name_of(event)
        if not self._texts.has(f"effect-{name}"):
            return None
        data = self._game.events.data(event, self._view.lexicon)
        fields: Any = data["fields"]
        return with_tone(data, self._game.consequences.tone(name, fields, self._me))


def _worth_trying(ask: Ask) -> Iterator[Action]:
    left = MAX_TRIED
    for choice in ask.choices:
        if choice.never_random:
            continue
        for n in _tried(choice, left):
            left -= 1
            yield choice.nth(n)


def _tried(choice: Choice, left: int) -> Sequence[int]:
    size = choice.size()
    if size <= left:
        return range(size)
    return (0, size - 1) if left >= 2 and isinstance(choice.domain, IntRange) else ()


def _of_debt(before: View[Any], after: View[Any]) -> list[Effect]:
    """Return what an answer of a debtor leaves of the sum that is still missing."""
    debt, mine = before.owed(), before.me()
    if debt is None or debt.seat != mine:
        return []
    missing = _missing(after, after.owed())
    if missing == _missing(before, debt):
        return []
    ask = before.ask()
    clause = "" if ask is None else ask.clause
    if missing:
        return [Effect("debt_left", clause, {"missing": missing}, NEUTRAL)]
    return [Effect("debt_covered", clause, {}, GAIN)]


def _missing(view: View[Any], debt: Owed | None) -> int:
    cash = view.money().get(view.me())
    return 0 if debt is None or cash is None or debt.seat != view.me() else max(0, debt.amount - cash)
