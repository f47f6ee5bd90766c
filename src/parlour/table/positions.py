"""Positions: one moment of a table as plain data, in the rulebook's words. Omitted fields are as at the start.

`stack` is special. A position that gives anything of the state but no `stack` is the start of the mover's turn (see
`with_stack` and decision 049). Records that were written before this rule also have no `stack`, and mean the start of a
game by it: so `load` does not infer anything.
"""

# Compiled with mypyc.

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, cast

from parlour.core.data.digest import digest
from parlour.core.data.fields import BySeat, FieldType, Maybe, WithDefault, by_letter
from parlour.core.data.record_types import RecordType
from parlour.core.edition import Edition
from parlour.core.frames import State
from parlour.core.refusals import BadData
from parlour.core.registry import Game
from parlour.core.rulebook import Rulebook
from parlour.core.text.names import Names
from parlour.core.view import OpenView, View

HEAD = ("game", "edition", "options", "seats")
"""The keys of a position before the state itself."""
FIGURES = "figures"
"""The values that a view computes from the rest; a position taken from a view may contain them."""
NOT_STATE = (*HEAD, FIGURES)
"""Keys that are not part of the state."""
STACK = "stack"
"""The field with the frames in progress."""


def head(
    game: Game, edition: Edition, rulebook: Rulebook, options: Mapping[str, object], names: Sequence[str]
) -> dict[str, object]:
    return {
        "game": game.slug,
        "edition": edition.id,
        "options": rulebook.changed(options),
        "seats": list(names),
    }


def dump(game: Game, state: State, lexicon: Names) -> dict[str, object]:
    """Return the state as plain data."""
    return cast("dict[str, object]", game.state.dump(state, lexicon))


def view_data(game: Game, state: State, lexicon: Names, view: View[Any]) -> dict[str, object]:
    """Return what a view shows of a state as plain data: the position, and the figures computed from it."""
    shown = dump(game, state, lexicon) if isinstance(view, OpenView) else view.to_data()
    return shown | {FIGURES: view.shown_figures()}


def fingerprint(game: Game, state: State, lexicon: Names) -> str:
    """Return the SHA-256 of the state as data: two states are equal if and only if their fingerprints are."""
    return digest(dump(game, state, lexicon))


def load(
    game: Game, edition: Edition, options: Mapping[str, object], lexicon: Names, position: Mapping[str, object]
) -> Any:
    """Return the state that a position describes; BadData if it does not fit this game or breaks an invariant."""
    start = game.rules.setup(edition, options, lexicon.seats)
    given = {key: value for key, value in position.items() if key not in NOT_STATE}
    whole = _merged(dump(game, start, lexicon), given, game.state, lexicon, "position")
    fields = game.state.values(whole, lexicon, "position")
    try:
        state = game.state.make(edition=edition, options=start.options, **fields)
        faults = game.rules.broken_invariants(state)
        if not faults:
            _check_asks(game, state)
    except BadData:
        raise
    except Exception as problem:  # a hand-written position can break anything: each field was valid by itself
        text = f"its parts do not go together; nobody can play on from here ({type(problem).__name__})"
        raise BadData("position", text) from None
    if faults:
        raise BadData("position", "; ".join(faults))
    return state


def with_stack(
    game: Game, edition: Edition, options: Mapping[str, object], lexicon: Names, position: Mapping[str, object]
) -> dict[str, object]:
    """Return a position with a `stack`: if it has none, that of the start of the mover's turn.

    A position that gives nothing of the state is the start of a game and is returned unchanged. BadData if it is not
    possible at the start of a turn.
    """
    given = {key: value for key, value in position.items() if key not in NOT_STATE}
    if not given or STACK in given:
        return dict(position)
    setup = game.rules.setup(edition, options, lexicon.seats)
    start = dump(game, setup, lexicon)
    whole = _merged(start, given, game.state, lexicon, "position")
    fields = game.state.values(whole, lexicon, "position")
    mover = whole.get("mover")
    moment = f"the start of {mover}'s turn" if isinstance(mover, str) else "the start of a hand"
    try:
        state: Any = game.state.make(edition=edition, options=setup.options, **fields)
        game.rules.begin_turn(state)
        inferred = dict(position) | {STACK: dump(game, state, lexicon)[STACK]}
        load(game, edition, options, lexicon, inferred)
    except BadData as problem:
        wrong = problem
    except Exception as problem:  # as in `load`
        wrong = BadData("position", f"its parts do not go together ({type(problem).__name__})")
    else:
        return inferred
    at_start = _problem_at_start(game, edition, options, lexicon, position)
    text = wrong.problem if at_start in wrong.problem else f"{at_start}; {wrong.problem}"
    raise BadData(wrong.where, f"{text}; {_no_stack(moment, start)}")


def _problem_at_start(
    game: Game, edition: Edition, options: Mapping[str, object], lexicon: Names, position: Mapping[str, object]
) -> str:
    """Return what is wrong with a position without a stack even at the start of a game; '' if nothing."""
    try:
        load(game, edition, options, lexicon, position)
    except BadData as problem:
        return problem.problem
    return ""


def _no_stack(moment: str, start: Mapping[str, object]) -> str:
    """Return the advice for a position without a stack that cannot be loaded."""
    example = json.dumps({STACK: start[STACK]}, ensure_ascii=False)[1:-1]
    return (
        f"'stack' is left out, so this is read as {moment}. For another moment, say what is going on: "
        f"{example} is the start of a game"
    )


def _check_asks(game: Game, state: Any) -> None:
    """Check that the rules can say whom the state waits for, and what each of them is asked."""
    for seat in game.rules.pending(state).seats:
        game.rules.ask(state, seat)


def _merged(
    base: Mapping[str, object], given: dict[str, object], kind: FieldType | None, lexicon: Names, where: str
) -> dict[str, object]:
    """Merge the given fields into those of the start. Seats are named by their letters in both."""
    if isinstance(kind, BySeat):
        given = by_letter(given, lexicon, where)
    merged = dict(base)
    for key, value in given.items():
        old = merged.get(key)
        if isinstance(old, dict) and isinstance(value, dict):
            value = _merged(old, value, _kind_of(kind, key), lexicon, f"{where}.{key}")
        merged[key] = value
    return merged


def _kind_of(kind: FieldType | None, key: str) -> FieldType | None:
    """Return the field type of one entry of a table; None if all entries are written alike."""
    if isinstance(kind, RecordType):
        kind = kind.fields.get(key)
    elif isinstance(kind, BySeat):
        kind = kind.kind
    else:
        return None
    return kind.kind if isinstance(kind, (WithDefault, Maybe)) else kind
