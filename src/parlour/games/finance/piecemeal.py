"""Deals built one thing at a time: which kinds of deals can still be reached (FIN-R42)."""

from __future__ import annotations

from typing import Final

from parlour.games.finance.parts import BOTH, GIVEN, GOT, Moves, Parts

ALL: Final = -1
"""Everything is decided: the goods are final."""
_NOTHING: Final = 1 << 0
"""The bit of the kind of deal that brings nothing. Sets of kinds have one bit for each kind."""


def settled(goods: int) -> int:
    """Return the things, as bits, that are decided once the last of these goods has been added."""
    return (1 << goods.bit_length()) - 1


def things_of(parts: Parts, is_given: bool) -> int:
    """Return everything that can be on one side in some deal."""
    things = 0
    for part in parts.parts:
        things |= part.mine if is_given else part.theirs
        for give, get in moves_of(part):
            things |= give if is_given else get
    return things


def moves_of(part: Moves) -> list[tuple[int, int]]:
    """Return every listed move of a series with each combination of rides: goods given and goods got."""
    found: list[tuple[int, int]] = []
    for give, get, given_rides, got_rides in part.rows or []:
        for given in [0, *given_rides]:
            for got in [0, *got_rides]:
                found.append((give | given, get | got))
    return found


def kinds_left(parts: Parts, give: int, given: int, get: int, got: int) -> int:
    """Return the kinds, as bits, of all deals that match these goods in everything that is decided."""
    reached = _NOTHING
    for part in parts.parts:
        reached = _joined(reached, _kinds_of(part, give, given, get, got))
    return reached


def _joined(reached: int, kinds: int) -> int:
    return _JOINED[reached << KIND_BITS | kinds]


def _join(reached: int, kinds: int) -> int:
    """Return the kinds of deals of two parts together, from the kinds of each."""
    joined = 0
    for one in range(BOTH + 1):
        for other in range(BOTH + 1):
            if reached >> one & 1 and kinds >> other & 1:
                joined |= 1 << (one | other)
    return joined


KIND_BITS: Final = BOTH + 1
_JOINED: Final = [_join(both >> KIND_BITS, both & (1 << KIND_BITS) - 1) for both in range(1 << 2 * KIND_BITS)]


def _kinds_of(part: Moves, give: int, given: int, get: int, got: int) -> int:
    if part.rows is None:
        kinds = _NOTHING
        if give & part.mine:
            kinds = 1 << GIVEN
        elif part.mine & ~given:
            kinds |= 1 << GIVEN
        if get & part.theirs:
            return _joined(kinds, 1 << GOT)
        return _joined(kinds, _NOTHING | 1 << GOT) if part.theirs & ~got else kinds
    moves = moves_of(part)
    mine = theirs = 0
    for one, other in moves:
        mine |= one
        theirs |= other
    kinds = 0
    for one, other in moves:
        if one & given == give & mine & given and other & got == get & theirs & got:
            kinds |= 1 << ((GIVEN if one else 0) | (GOT if other else 0))
    return kinds
