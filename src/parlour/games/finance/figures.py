"""Computed amounts: rents, what a seat can raise, worth. Nothing here changes the state."""

from __future__ import annotations

from parlour.games.finance.cards import ADVANCE, BACK, TO_JAIL, Card
from parlour.games.finance.edition import CHANCE, CHEST, GO_TO_JAIL, RAILROAD, UTILITY, FinanceEdition
from parlour.games.finance.options import CLEAR_SERIES, HOUSES_TRAVEL
from parlour.games.finance.rides import Ride
from parlour.games.finance.state import Claim, FinanceState, Pact
from parlour.kit.bits import members


def is_house_owner(s: FinanceState, seat: int) -> bool:
    """Return whether a seat has a house now (FIN-R38)."""
    left = s.built & s.deeds.held[seat]
    while left:
        low = left & -left
        if s.houses[low.bit_length() - 1]:
            return True
        left ^= low
    return False


def most_houses(s: FinanceState, seat: int) -> int:
    """Return the highest number of houses a seat has on one lease."""
    left = s.built & s.deeds.held[seat]
    return max([s.houses[lease] for lease in members(left)]) if left else 0


def house_count(s: FinanceState, seat: int) -> int:
    left = s.built & s.deeds.held[seat]
    return sum([s.houses[lease] for lease in members(left)]) if left else 0


def ends_of_stop(edition: FinanceEdition, square: int) -> tuple[int, ...]:
    """Return where a piece that stops on a square is put by it: one square, or one for each card of the deck cut."""
    kind = edition.square_kinds[square]
    if kind == GO_TO_JAIL:
        return (edition.jail,)  # FIN-060
    if kind not in (CHANCE, CHEST):
        return (square,)
    deck = edition.chance if kind == CHANCE else edition.chest
    return tuple([_put_by_card(edition, card, square) for card in deck])


def _put_by_card(edition: FinanceEdition, card: Card, square: int) -> int:
    """Return where a card cut on a square puts the piece (FIN-074)."""
    if card.effect == ADVANCE:
        return card.to
    if card.effect == BACK:
        return edition.track.forward(square, edition.track.size - card.amount)
    return edition.jail if card.effect == TO_JAIL else square


def raisable(s: FinanceState, seat: int) -> int:
    """Return cash plus all that the Bank would give for leases and houses; also a seat's worth (FIN-R27, FIN-R30)."""
    value = s.cash[seat]
    loans = s.options.loans
    left = mortgageable(s, seat)
    while left:
        low = left & -left
        value += loans[low.bit_length() - 1]
        left ^= low
    left = s.deeds.held[seat] & s.built
    while left:
        low = left & -left
        lease = low.bit_length() - 1
        value += s.houses[lease] * s.options.house_back[lease]
        left ^= low
    return value


def mortgageable(s: FinanceState, seat: int) -> int:
    """Return the leases that the Bank would lend on once their houses are torn down."""
    left = s.deeds.held[seat] & ~s.mortgaged
    if left & s.built and s.options.trading == HOUSES_TRAVEL and s.options.mortgaging == CLEAR_SERIES:
        left &= ~_held_up(s, seat)
    return left


def _held_up(s: FinanceState, seat: int) -> int:
    """Return the seat's leases in series where another seat has houses.

    The seat cannot tear those houses down, so it cannot mortgage these leases (FIN-R17).
    """
    sets = s.options.sets
    held_up = 0
    for lease, count in enumerate(s.houses):
        if count and s.owners[lease] != seat:
            held_up |= sets.bits[sets.of[lease]]
    return held_up


def means(s: FinanceState, seat: int) -> int:
    """Return what a seat can raise, including income that the mover has not collected yet (FIN-R41)."""
    cash = s.cash[seat]
    income = s.income * s.edition.income if seat == s.mover else 0
    return cash + max(0, raisable(s, seat) - cash + income - s.owes[seat])  # arrears are deducted from receipts first


def pact_of(s: FinanceState, lease: int) -> Pact | None:
    """Return the agreement that shares the income of a lease, or None."""
    if s.pacts:
        series = s.edition.leases[lease].series
        for pact in s.pacts:
            if pact.series == series:
                return pact
    return None


def parties(pact: Pact) -> int:
    """Return the seats with a share in a pact, as bits."""
    return sum([1 << seat for seat, share in enumerate(pact.shares) if share])


def rent(s: FinanceState, lease: int, throw: int) -> int:
    """Return the rent, not doubled, for a stop on another seat's unmortgaged lease with this throw."""
    card = s.edition.leases[lease]
    if card.kind == RAILROAD:
        return s.edition.railroad_rents[max(0, _counted(s, lease) - 1)]  # FIN-080
    if card.kind == UTILITY:
        return s.edition.utility_times[max(0, _counted(s, lease) - 1)] * throw  # FIN-082
    return card.rents[s.houses[lease]]  # FIN-040, FIN-041


def rent_clause(s: FinanceState, lease: int, is_built: bool, is_doubled: bool) -> str:
    """Return the clause that a rent follows from."""
    kind = s.edition.leases[lease].kind
    if kind == RAILROAD:
        return "FIN-080"
    if kind == UTILITY:
        return "FIN-082"
    return "FIN-136" if is_doubled else "FIN-041" if is_built else "FIN-040"


def full_rent(s: FinanceState, lease: int, throw: int) -> int:
    """Return the rent for the whole set, mortgaged or not; a holder guarantees it (FIN-R47)."""
    if s.edition.leases[lease].kind == RAILROAD:
        return s.edition.railroad_rents[-1]
    return s.edition.utility_times[-1] * throw


def _counted(s: FinanceState, lease: int) -> int:
    """Return how many leases of the set count for the rate.

    The owner's leases count, and in a partnership all of them (FIN-R20, FIN-R34).
    """
    series = s.edition.leases[lease].series
    held = s.edition.sets.bits[series]
    if pact_of(s, lease) is None:
        held &= s.deeds.held[s.owners[lease]]
    if not s.options.counts_mortgaged:
        held &= ~s.mortgaged
    return held.bit_count()


def may_double(s: FinanceState, lease: int) -> bool:
    """Return whether the plain rent may be doubled: a complete series without mortgage or house (FIN-136, FIN-R45)."""
    if not s.options.double_rent or s.edition.leases[lease].kind in (RAILROAD, UTILITY):
        return False
    sets = s.options.sets
    series = sets.of[lease]
    bits = sets.bits[series]
    return bool(s.deeds.whole[s.owners[lease]] >> series & 1) and not bits & s.mortgaged and not bits & s.built


def is_pauper(s: FinanceState, seat: int) -> bool:
    """Return whether a seat is a pauper: no unmortgaged property and little cash (FIN-131).

    A seat without property counts as a pauper unless the option excludes it (FIN-R40).
    """
    if not s.options.paupers or s.cash[seat] >= s.edition.pauper_below:
        return False
    held = s.deeds.held[seat]
    return not held & ~s.mortgaged and (held != 0 or s.options.bare_paupers)


def rides_held(s: FinanceState, seat: int, series_bits: int) -> int:
    """Return how many free rides a seat holds on a series."""
    return sum([ride.count for ride in s.rides if ride.holder == seat and ride.scope & series_bits])


def ride_on(s: FinanceState, seat: int, lease: int) -> Ride | None:
    """Return the ride a seat would use on a lease: the one valid on the fewest leases, then the oldest."""
    best: Ride | None = None
    for ride in s.rides:
        is_good = ride.holder == seat and ride.bound >> lease & 1
        if is_good and (best is None or ride.scope.bit_count() < best.scope.bit_count()):
            best = ride
    return best


def has_part_in(s: FinanceState, seat: int, claim: Claim) -> bool:
    """Return whether a seat may claim a rent: the owner, or any partner on behalf of all (FIN-R41)."""
    return claim.owner == seat or (seat < len(claim.amounts) and claim.amounts[seat] > 0)
