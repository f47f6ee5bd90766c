"""Parsing of answers from outside into actions, and refusals with a code, a clause and a helpful text."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Any, final

from parlour.core.data.plain_data import as_text
from parlour.core.moves import CHANCE, Action
from parlour.core.refusals import BadData, Reason, Refused, quoted
from parlour.core.registry import Game
from parlour.core.text.names import Names
from parlour.i18n.languages import game_catalogue
from parlour.i18n.reader import reader_at
from parlour.i18n.sentences import refusal_id, refusal_text
from parlour.table.suggestions import open_patterns, suggestion

MAX_TEXT = 2000
"""The maximum length of an answer."""


@final
class ActionParser:
    """Parses and refuses answers for one table. The state is passed in and never changed."""

    def __init__(self, game: Game, lexicon: Names, names: list[str]) -> None:
        self._game = game
        self._lexicon = lexicon
        self._names = names

    def read(self, s: Any, seat: int, action: Action | str) -> Action:
        """Return the action that an answer stands for; refused if there is none."""
        if isinstance(action, Action):
            return self._as_written(s, seat, action)
        text = as_text(action, "action")
        try:
            if len(text) > MAX_TEXT:
                raise BadData("", f"an answer has at most {MAX_TEXT} characters", "long", {"most": MAX_TEXT})
            grammar = self._game.grammar
            read = grammar.read(text, self._lexicon)
            # A text that equals its own notation parses to the same action again. Any other text has to prove that it
            # does.
            return read if grammar.show(read, self._lexicon) == text else self._as_written(s, seat, read)
        except BadData as problem:
            raise self.not_understood(s, seat, problem, text) from None

    def refusal(self, s: Any, seat: int, action: Action, reason: Reason) -> Refused:
        """Turn a reason into a refusal with a text that says what could be done instead."""
        rules = self._game.rules
        if reason is rules.out_of_turn:
            return self.out_of_turn(s, seat)
        details = rules.refusal_details(s, seat, action)
        details["example"] = self._game.grammar.show(rules.ask(s, seat).default_action, self._lexicon)
        return self._refused(reason.code, reason.clause, seat, details)

    def _refused(self, code: str, clause: str, seat: int, details: dict[str, object]) -> Refused:
        """Return a refusal with the details that its text names."""
        catalogue = game_catalogue(self._game.slug)
        named = catalogue.arguments(refusal_id(code))
        told = {name: value for name, value in details.items() if name in named}
        return Refused(
            code, clause, refusal_text(catalogue, code, told, reader_at(self._lexicon, self._names, seat)), told
        )

    def out_of_turn(self, s: Any, seat: int) -> Refused:
        """Return the refusal for a seat that is not asked: it says whom the table waits for."""
        if s.outcome is not None:
            return self._refused("table/over", s.outcome.clause, seat, {})
        pending = self._game.rules.pending(s)
        if pending.kind == CHANCE:
            assert pending.draw is not None
            return self._refused("table/waits_for_chance", pending.draw.clause, seat, {"draw": pending.draw.what})
        reason = self._game.rules.out_of_turn
        waiting = [self._lexicon.letter(n) for n in pending.seats]
        return self._refused(reason.code, reason.clause, seat, {"waiting": waiting})

    def _as_written(self, s: Any, seat: int, action: Action) -> Action:
        """Return the action that the text of an action parses to; an action without such a text is no answer."""
        grammar = self._game.grammar
        try:
            again = grammar.read(grammar.show(action, self._lexicon), self._lexicon)
            if type(again) is type(action) and repr(again.values()) == repr(action.values()):
                return again
        except Exception:  # its fields can hold any value, and each token fails in its own way
            pass
        typed = type(action).__name__
        raise self.not_understood(s, seat, BadData("", f"this {typed} is no action", "action", {"typed": typed}))

    def not_understood(self, s: Any, seat: int, problem: BadData, text: str = "") -> Refused:
        """Return the refusal of input that cannot be parsed. It cites no clause: no rule forbids a typing error.

        It names what is wrong, and then one thing that would do: the nearest answer, an example, or what is open.
        """
        pending = self._game.rules.pending(s)
        if seat not in pending.seats and seat not in pending.free:
            return self.out_of_turn(s, seat)
        details = {"typed": quoted(text), **problem.details, "kind": problem.kind or "other"}
        near = suggestion(self._game, self._lexicon, s, seat, text.strip())
        if near:
            details["near"] = near
        for way in ("near", "example"):
            if way in details:
                details["next"] = way
                break
        else:
            details["next"] = "open"
            details["open"] = open_patterns(self._game, s, seat)
        return self._refused("notation/unknown", "", seat, details)
