"""What two seats may exchange, series by series, including free rides (FIN-R42)."""

from __future__ import annotations

from typing import Final

from parlour.games.finance.figures import is_house_owner
from parlour.games.finance.options import MUST_REDEEM
from parlour.games.finance.parts import Moves, Parts
from parlour.games.finance.state import FinanceState
from parlour.games.finance.trading import bound_leases, cannot_move_goods
from parlour.kit.bits import spread

SALE: Final = 1
OWNER: Final = 2
OTHER_OWNER: Final = 4
BUILT: Final = 8
"""Bits of a key: a sale by a debtor, a house owner on either side, houses in the series."""


def parts_between(s: FinanceState, seat: int, partner: int, left: list[int], is_sale: bool) -> Parts:
    """Return the parts of all deals between two seats; `left` comes from `rides_left`."""
    options = s.options
    still = bound_leases(s) if s.pacts else 0
    if options.on_transfer == MUST_REDEEM:
        still |= s.mortgaged
    mine = s.deeds.held[seat] & ~still
    theirs = 0 if is_sale else s.deeds.held[partner] & ~still
    owners = 0
    if options.house_owners:
        owners = (OWNER if is_house_owner(s, seat) else 0) | (OTHER_OWNER if is_house_owner(s, partner) else 0)
    if not (options.free_rides or owners) and not (mine | theirs) & s.built:
        return Parts([Moves(mine, theirs, None)])
    most = s.edition.most_rides
    series = len(options.sets.bits)
    parts: list[Moves] = []
    free_mine = free_theirs = 0
    for n, bits in enumerate(options.sets.bits):
        if not (mine | theirs) & bits:
            continue
        if options.free_rides or owners or bits & s.built:
            # The key holds everything the moves of a series depend on, so each case is computed only once.
            case = (
                n << 4 | (BUILT if bits & s.built else 0) | owners | (SALE if is_sale else 0),
                s.deeds.group_bits[n],
                mine & bits,
                theirs & bits,
                s.deeds.held[seat] & bits,
                s.deeds.held[partner] & bits,
                min(most, left[seat * series + n]),
                min(most, left[partner * series + n]),
            )
            known = options.moves.get(case)
            if known is None:
                known = options.moves.keep(case, Moves(0, 0, _rows(s, seat, partner, bits, case)))
            parts.append(known)
        else:
            free_mine |= mine & bits
            free_theirs |= theirs & bits
    parts.append(Moves(free_mine, free_theirs, None))
    return Parts(parts)


def rides_left(s: FinanceState) -> list[int]:
    """Return how many rides may still be granted, by seat and then by series (FIN-R42)."""
    sets = s.options.sets
    series = len(sets.bits)
    cap = s.options.ride_cap
    left = [cap or s.edition.most_rides] * (s.seats * series)
    if cap:
        for ride in s.rides:
            left[ride.holder * series + sets.of[(ride.scope & -ride.scope).bit_length() - 1]] -= ride.count
    return left


def _rows(
    s: FinanceState, seat: int, partner: int, bits: int, case: tuple[int, ...]
) -> list[tuple[int, int, list[int], list[int]]]:
    """Return every allowed move of one series; the empty move comes first."""
    kind, _group, mine, theirs, held, their_held, left, their_left = case
    has_rides = s.options.free_rides and not kind & SALE
    rows: list[tuple[int, int, list[int], list[int]]] = []
    for give_mask in range(1 << mine.bit_count()):
        give = spread(give_mask, mine)
        for get_mask in range(1 << theirs.bit_count()):
            get = spread(get_mask, theirs)
            if cannot_move_goods(s, seat, partner, give, get) is not None:
                continue
            given = _grants(s, bits, held & ~give | get, their_left) if has_rides and get else []
            got = _grants(s, bits, their_held & ~get | give, left) if has_rides and give else []
            rows.append((give, get, given, got))
    return rows


def _grants(s: FinanceState, bits: int, after: int, left: int) -> list[int]:
    """Return the ride bits that the taker of leases of a series may grant to their giver.

    `after` is what the taker holds of the series after the deal.
    """
    found: list[int] = []
    scope = bits
    while scope and left > 0:
        if scope & after:
            found += [s.edition.rides.bit(scope, count) for count in range(1, left + 1)]
        scope = (scope - 1) & bits
    return found
