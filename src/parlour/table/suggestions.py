"""Suggestions for input that was not understood: the nearest open answer, as it would be typed."""

from __future__ import annotations

from difflib import SequenceMatcher, get_close_matches
from typing import Any

from parlour.core.moves import Action, Ask
from parlour.core.refusals import BadData
from parlour.core.registry import Game
from parlour.core.text.names import Names, fold

MAX_CANDIDATES = 400
"""The maximum number of open answers that are compared; of a choice with more, only the first is."""
MAX_TIED = 40
"""The maximum number of equally good matches; the first in the order of the ask is suggested."""
MAX_TEXT = 120
"""The maximum length of input that is compared."""


def suggestion(game: Game, lexicon: Names, s: Any, seat: int, text: str) -> str:
    """Return the open answer that is most similar to a text; '' if none is similar."""
    if not 0 < len(text) <= MAX_TEXT:
        return ""
    ask: Ask = game.rules.ask(s, seat)
    folded = fold(text)
    candidates = {fold(shown): shown for shown in _open_answers(game, lexicon, ask)}
    first, _, rest = folded.partition(" ")
    same_verb = [candidate for candidate in candidates if candidate.split(" ", 1)[0] == first]
    corrected = "" if same_verb else _with_known_verb(game, lexicon, s, seat, first, rest)
    if corrected:
        return corrected
    near = get_close_matches(folded, same_verb or list(candidates), MAX_TIED)
    if not near:
        return ""
    likeness = [SequenceMatcher(None, folded, candidate).ratio() for candidate in near]
    tied = [candidate for candidate, ratio in zip(near, likeness, strict=True) if ratio == max(likeness)]
    return next(shown for candidate, shown in candidates.items() if candidate in tied)


def open_patterns(game: Game, s: Any, seat: int) -> list[str]:
    """Return the patterns of the answers open to a seat, as a reader sees them: 'bid AMOUNT'."""
    return [game.grammar.verb(choice.make).example() for choice in game.rules.ask(s, seat).choices]


def _open_answers(game: Game, lexicon: Names, ask: Ask) -> list[str]:
    shown: list[str] = []
    left = MAX_CANDIDATES
    for choice in ask.choices:
        is_large = choice.domain is not None and (choice.domain.is_large() or choice.size() > left)
        count = min(choice.size(), 1 if is_large else left)
        left -= count
        shown += [game.grammar.show(choice.nth(n), lexicon) for n in range(count)]
    return shown


def _with_known_verb(game: Game, lexicon: Names, s: Any, seat: int, first: str, rest: str) -> str:
    """Replace the first word by the nearest one that the game knows, if the result can be parsed.

    An answer that is open now is preferred to one that the rules would refuse.
    """
    verbs = {fold(verb.pattern).split(" ", 1)[0] for verb in game.grammar.verbs}
    readable: list[Action] = []
    for word in get_close_matches(first, sorted(verbs), 3):
        try:
            readable.append(game.grammar.read(f"{word} {rest}".strip(), lexicon))
        except BadData:
            continue
    for action in readable:
        if game.rules.check(s, seat, action) is None:
            return game.grammar.show(action, lexicon)
    return game.grammar.show(readable[0], lexicon) if readable else ""
