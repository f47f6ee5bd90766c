"""Computed amounts: prices of Corners, loose contracts, and a player's assets."""

from __future__ import annotations

from parlour.core.domains import count_of
from parlour.games.corner_the_market.edition import WINTER
from parlour.games.corner_the_market.state import CornerState


def corner_price(s: CornerState, commodity: int, number: int) -> int:
    """Return the Corner price (CTM-082, CTM-R08): the season's price plus the premium for the number held.

    By an option, the Crash Price replaces the season's price in a Crash.
    """
    edition = s.edition
    if s.crash and s.options.corner_crashes:
        price = edition.crash_prices[commodity]
    else:
        price = edition.season_prices[edition.season_of[s.marker]][commodity]
    return price + edition.premiums[commodity][number]


def has_corner(s: CornerState, seat: int, commodity: int) -> bool:
    """Return whether a seat has a Corner or more (CTM-081)."""
    return s.contracts[seat][commodity] >= s.edition.corner


def has_control(s: CornerState, seat: int, commodity: int) -> bool:
    """Return whether a seat has Control (CTM-092)."""
    return s.contracts[seat][commodity] >= s.edition.contracts


def loose(s: CornerState, seat: int, commodity: int) -> int:
    """Return how many contracts of a commodity a player has in no Corner and under no Control."""
    number = s.contracts[seat][commodity]
    return number if number < s.edition.corner else 0


def is_near_bankruptcy(s: CornerState, seat: int) -> bool:
    """Return whether a seat is near bankruptcy (CTM-R50)."""
    return s.cash[seat] < s.edition.amounts.near_bankruptcy


def surcharge(s: CornerState, partner: int) -> int:
    """Return the surcharge on prices while two pieces are in the pit (CTM-038)."""
    return s.edition.amounts.surcharge if partner >= 0 else 0


def final_price(s: CornerState, commodity: int) -> int:
    """Return the price of a loose contract at the end (CTM-120, CTM-R04).

    The last throw decides whether there is a Crash (CTM-R45).
    """
    if s.crash:
        return s.edition.crash_prices[commodity]
    if s.options.loose_count_current:
        return s.current[commodity]
    return s.edition.season_prices[WINTER][commodity]


def assets(s: CornerState, seat: int, is_final: bool) -> int:
    """Return a player's assets (CTM-118 to CTM-121).

    During the game loose contracts count at the Current Price (CTM-R04).
    """
    edition = s.edition
    worth = s.cash[seat] + count_of(s.broker_seats[seat]) * edition.amounts.seat_final
    for commodity, number in enumerate(s.contracts[seat]):
        if number >= edition.contracts:
            worth += edition.commodities[commodity].control  # CTM-119, CTM-R09
        elif number >= edition.corner:
            worth += number * corner_price(s, commodity, number)
        elif number:
            worth += number * (final_price(s, commodity) if is_final else s.current[commodity])
    return worth


def final_scores(s: CornerState) -> list[int]:
    """Return all players' assets at the end; a bankrupt player has none."""
    return [assets(s, seat, True) if s.at[seat] >= 0 else 0 for seat in range(s.seats)]


def final_worth(s: CornerState, commodity: int, number: int) -> int:
    """Return what this many contracts count at the end of a year without a Crash (CTM-118 to CTM-120)."""
    edition = s.edition
    if number >= edition.contracts:
        return edition.commodities[commodity].control
    autumn = edition.season_prices[-1][commodity]
    if number >= edition.corner:
        return number * (autumn + edition.premiums[commodity][number])
    return number * (autumn if s.options.loose_count_current else edition.season_prices[WINTER][commodity])
