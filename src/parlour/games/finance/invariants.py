"""Invariants of Finance that hold after every move and in every loaded position."""

from __future__ import annotations

from typing import Final

from parlour.core.domains import count_of
from parlour.games.finance.edition import STREET
from parlour.games.finance.figures import parties
from parlour.games.finance.options import ALLOWED, BY_AUCTIONEER, CARRY, CLEAR_LOT, HOUSES_TRAVEL
from parlour.games.finance.state import CARD, CORNER, FREE, IDLE_AFTER_OFFER, Claim, FinanceState
from parlour.kit.bits import members
from parlour.kit.deeds import NOBODY
from parlour.kit.ledger import POT
from parlour.kit.trade.shares import WHOLE

MAX_CIRCUITS: Final = 2
"""The most circuits in one turn: a throw past Start, and a card that leads there again."""


def lease_faults(s: FinanceState) -> list[str]:
    """Return the broken invariants of leases, houses and mortgages."""
    faults: list[str] = []
    for lease, owner in enumerate(s.owners):
        bit = s.withdrawn >> lease & 1
        if owner != NOBODY and (bit or not (0 <= owner < s.seats and s.playing >> owner & 1)):
            faults.append("FIN-I01: a lease is in two places, or held by nobody in the game")
        if owner == NOBODY and (s.houses[lease] or s.mortgaged >> lease & 1):
            faults.append(f"FIN-I0{5 if bit else 6}: a lease that nobody owns carries houses or a mortgage")
        if s.houses[lease] and s.edition.leases[lease].kind != STREET:
            faults.append("FIN-I04: houses stand only on streets")
    for ride in s.rides:
        if ride.bound & ~s.deeds.owned:
            faults.append("FIN-I05: rides are good on a lease that nobody owns")
    sets = s.options.sets
    for series in range(len(sets.bits)):
        faults += _series_faults(s, series)
    if s.options.house_supply and s.house_stock < 0:
        faults.append("FIN-R16: more houses stand than there are")
    return faults


def _series_faults(s: FinanceState, series: int) -> list[str]:
    """Return the broken invariants of houses in one series (FIN-I04).

    Houses stand evenly, within one, on complete and unmortgaged series. Some options relax this.
    """
    leases = [lease for lease in s.options.sets.deeds[series] if not s.withdrawn >> lease & 1]
    houses = [s.houses[lease] for lease in leases]
    if not houses or max(houses) == 0:
        return []
    faults: list[str] = []
    if min(houses) < 0 or max(houses) > s.edition.most_houses:
        faults.append("FIN-I04: too many houses on a space")
    is_split = len({s.owners[lease] for lease in leases}) > 1
    travels = s.options.trading == HOUSES_TRAVEL
    if is_split and not travels:
        faults.append("FIN-I04: a series with houses has one owner")
    if s.options.even_teardown and not travels and max(houses) - min(houses) > s.edition.difference:
        faults.append("FIN-I04: houses of a series differ by more than one")
    may_mortgage = s.options.mortgaging in (ALLOWED, CLEAR_LOT) or travels
    if s.mortgaged & s.options.sets.bits[series] and not may_mortgage:
        faults.append("FIN-I04: a series with houses has no mortgage in it")
    return faults


def player_faults(s: FinanceState) -> list[str]:
    """Return the broken invariants of money, pieces, rides and shares."""
    faults: list[str] = []
    for seat in range(s.seats):
        if s.cash[seat] < 0 or s.owes[seat] < 0:
            faults.append("FIN-I02: cash below zero")
        if s.owes[seat] and (s.options.bank_debt != CARRY or s.cash[seat]):
            faults.append("FIN-R26: the rest of a debt to the Bank is owed only where it is carried, and without cash")
        if not 0 <= s.at[seat] < s.edition.track.size:
            faults.append("FIN-I10: a man is off the board")
        if s.jail[seat] != FREE and (s.at[seat] != s.edition.jail or not 0 <= s.jail[seat] < s.edition.jail_turns):
            faults.append("FIN-I10: a prisoner stands elsewhere, or has tried too often")
        if not s.playing >> seat & 1 and _has_something(s, seat):
            faults.append("FIN-I14: a player who is out has something left")
    if sum(s.cash) != 0 or s.cash[POT] != 0:
        faults.append("FIN-I03: money has been made or lost")
    return faults + _pact_faults(s) + _ride_faults(s)


def _has_something(s: FinanceState, seat: int) -> bool:
    if s.cash[seat] or s.owes[seat] or s.deeds.held[seat] or (s.standing | s.resigning) >> seat & 1:
        return True
    return any(pact.shares[seat] for pact in s.pacts) or any(ride.holder == seat for ride in s.rides)


def _pact_faults(s: FinanceState) -> list[str]:
    faults: list[str] = []
    if len({pact.series for pact in s.pacts}) != len(s.pacts):
        faults.append("FIN-I16: a set is shared twice")
    for pact in s.pacts:
        is_set = pact.series in (s.edition.railroads, s.edition.utilities)
        if not is_set or sum(pact.shares) != WHOLE or min(pact.shares) < 0 or len(pact.shares) != s.seats:
            faults.append("FIN-I16: shares do not add up to 100, or are shares of something else")
            continue
        owners = {s.owners[lease] for lease in s.edition.sets.deeds[pact.series]}
        expected = set(members(parties(pact))) if pact.holder == NOBODY else {pact.holder}
        if owners != expected or parties(pact).bit_count() < 2 or (pact.holder >= 0) != s.options.utility_deals:
            faults.append("FIN-I16: the partners do not hold the whole set")
    return faults


def _ride_faults(s: FinanceState) -> list[str]:
    faults: list[str] = []
    sets = s.options.sets
    if s.rides and not s.options.free_rides:
        faults.append("FIN-I17: there are no free rides at this table")
    held: dict[tuple[int, int], int] = {}
    for ride in s.rides:
        series = sets.of[(ride.scope & -ride.scope).bit_length() - 1] if ride.scope else -1
        in_series = series >= 0 and not ride.scope & ~sets.bits[series]
        follows = s.options.rides_follow_lease or not ride.bound & ~s.deeds.held[ride.grantor]
        if ride.holder == ride.grantor or not follows:
            faults.append("FIN-I17: rides are given by another, on leases that they are good on")
        if ride.count < 1 or not ride.bound or ride.bound & ~ride.scope or not in_series:
            faults.append("FIN-I17: rides without a number, or good on nothing of one series")
        held[(ride.holder, series)] = held.get((ride.holder, series), 0) + ride.count
    if s.options.ride_cap and any(count > s.options.ride_cap for count in held.values()):
        faults.append("FIN-I17: too many rides on a series")
    return faults


def play_faults(s: FinanceState) -> list[str]:
    """Return the broken invariants of turns, claims, cards and the end."""
    faults: list[str] = []
    if s.turn < 0 or s.round < 0 or s.revision < 0 or s.idle < IDLE_AFTER_OFFER or s.income < 0:
        faults.append("FIN-I11: turns, rounds and circuits are counted from 0")
    if s.income > MAX_CIRCUITS and not s.options.doubles_again:
        faults.append("FIN-I11: nobody goes round so often in a turn")
    if (s.income or s.claims) and not s.options.forgetters:
        faults.append("FIN-I11: income and rents wait to be claimed only where they can be forgotten")
    if s.cover & ~(CORNER | CARD) or (s.cover and not s.options.jail_insurance):
        faults.append("FIN-120: there is no such insurance at this table")
    if s.outcome is None and s.auctioneer >= 0 and not (s.options.has_auctioneer and s.playing >> s.auctioneer & 1):
        faults.append("FIN-R03: the Auctioneer is a player in the game, where a player is Auctioneer")
    if s.has_sold_early and s.options.early_sale != BY_AUCTIONEER:
        faults.append("FIN-R08: no Auctioneer sells leases early at this table")
    return faults + _claim_faults(s) + _card_faults(s) + _end_faults(s)


def _claim_faults(s: FinanceState) -> list[str]:
    faults: list[str] = []
    for claim in s.claims:
        both_in = s.playing >> claim.owner & 1 and s.playing >> claim.visitor & 1
        if not both_in or claim.owner == claim.visitor or not _is_claim(s, claim):
            faults.append("FIN-R41: a claim is open that cannot be")
    if len({(claim.visitor, claim.lease) for claim in s.claims}) < len(s.claims):
        faults.append("FIN-R41: a stop is claimed for twice")
    return faults


def _is_claim(s: FinanceState, claim: Claim) -> bool:
    """Return whether a claim is possible.

    It is a ride to strike off, or a rent due to another seat, which may be twice the single rent.
    """
    amounts = claim.amounts
    if claim.is_ride:
        return s.options.free_rides and not amounts and not claim.single
    if len(amounts) != s.seats or min(amounts) < 0 or amounts[claim.visitor] or not sum(amounts):
        return False
    return not claim.single or amounts[claim.owner] == 2 * claim.single


def _card_faults(s: FinanceState) -> list[str]:
    """Return the broken invariants of the decks (FIN-R07).

    Cards lie under a deck only if cards are drawn, each once and in its own deck.
    """
    used = (*s.chance, *s.chest)
    if used and not s.options.draws_cards:
        return ["FIN-R07: a card that is cut is put back at once"]
    edition = s.edition
    right = all(edition.chance_bits >> card & 1 for card in s.chance) and all(
        edition.chest_bits >> card & 1 for card in s.chest
    )
    return [] if right and len(set(used)) == len(used) else ["FIN-R07: a card lies in its own deck, and once"]


def _end_faults(s: FinanceState) -> list[str]:
    is_decided = count_of(s.playing) <= 1
    ended = s.outcome is not None
    by_worth = s.outcome is not None and s.outcome.reason in ("round-limit", "consent")
    if is_decided != ended and not by_worth:
        return ["FIN-I15: the game ends when one player is left, and not before"]
    if s.options.round_limit and s.round >= s.options.round_limit and not ended:
        return ["FIN-I15: the last round is over"]
    return []
