"""Generic inspection of states: fields by the constructor's signature, and the objects that two states share."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator

import parlour
from parlour.core.data.values import Value
from parlour.core.domains import Domain
from parlour.core.frames import Frame, State
from parlour.core.moves import Action, Choice, Draw
from parlour.core.outcome import Outcome
from parlour.core.registry import Game
from parlour.table import positions
from parlour.table.table import Table

PLAIN = (int, float, str, bytes, type(None))
NEVER_CHANGE = (Action, Choice, Domain, Draw, Outcome, Value)
"""Classes whose objects are immutable."""
NOT_THE_STATE_S = ("edition", "options")
"""Attributes of a state that copies share."""


def parameters(make: Callable[..., object]) -> list[str]:
    """Return the names of a constructor's parameters, compiled or not."""
    return [name for name in inspect.signature(make).parameters if name != "self"]


def attributes(thing: object) -> list[str]:
    """Return the names of an object's fields: its constructor's parameters, and other attributes if visible."""
    names = parameters(type(thing))
    return names + [name for name in getattr(thing, "__dict__", {}) if name not in names]


def parts(thing: object) -> list[object]:
    """Return what an object refers to, one step deep."""
    if isinstance(thing, (*PLAIN, *NEVER_CHANGE)):
        return []
    if isinstance(thing, (list, tuple, set, frozenset)):
        return list(thing)
    if isinstance(thing, dict):
        return [*thing.keys(), *thing.values()]
    return [getattr(thing, name) for name in attributes(thing) if name not in NOT_THE_STATE_S]


def reachable(thing: object) -> Iterator[object]:
    """Yield an object and everything it refers to, each once."""
    seen: dict[int, object] = {}  # holds the objects, so that no id is reused
    left = [thing]
    while left:
        part = left.pop()
        if id(part) not in seen and not isinstance(part, PLAIN):
            seen[id(part)] = part
            yield part
            left += parts(part)


def may_be_shared(thing: object) -> bool:
    """Whether two states may share this object: it is immutable, or its class says so."""
    if isinstance(thing, (list, dict, set)):
        return False
    if isinstance(thing, (tuple, frozenset, *NEVER_CHANGE)):
        return True
    # A frame whose fields never change returns itself as its copy; what it refers to must be immutable too.
    return isinstance(thing, Frame) and all(isinstance(part, (*PLAIN, tuple)) for part in parts(thing))


def shared(one: State, other: State) -> list[object]:
    """Return the mutable objects that both states refer to."""
    mine = {id(part): part for part in reachable(one)}
    return [part for part in reachable(other) if id(part) in mine and not may_be_shared(part)]


def fingerprint(table: Table) -> str:
    """Return the hash of a table's state: equal states have equal hashes."""
    return positions.fingerprint(table.game, table.copy_state(), table.lexicon)


def dump(game: Game, state: State, table: Table) -> dict[str, object]:
    """Return a state as plain data, with the names of a table."""
    return positions.dump(game, state, table.lexicon)


def twin(table: Table) -> Table:
    """Return another table at the same moment with manual draws, so that it can repeat what the first one does."""
    return parlour.at(table.position(), chance="by hand")
