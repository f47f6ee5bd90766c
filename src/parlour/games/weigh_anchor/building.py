"""Decks and suites: who may build and sell which, and the effects (WA-061 to WA-081)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from parlour.core.domains import Domain, IntRange, LazyByFirst, OneOf
from parlour.core.events import Log
from parlour.core.refusals import Reason
from parlour.games.weigh_anchor.edition import LINER
from parlour.games.weigh_anchor.effects import pay, set_levels
from parlour.games.weigh_anchor.events import BrokenDown, Built, SuiteFitted
from parlour.games.weigh_anchor.figures import decks_in, levels_of, sale_price, suites_in
from parlour.games.weigh_anchor.options import ANY_TIME, CLEAR_GROUP, FIRST_SALARY, ON_CREDIT
from parlour.games.weigh_anchor.reasons import (
    BUILD_CASH,
    BUILD_COUNT,
    BUILD_FULL,
    BUILD_GROUP,
    BUILD_MORTGAGED,
    BUILD_NONE_LEFT,
    BUILD_NOT_A_LINER,
    BUILD_NOT_READY,
    BUILD_SHORT_FULL,
    BUILD_TOO_EARLY,
    BUILD_UNEVEN,
    SELL_COUNT,
    SELL_NO_DECKS,
    SELL_NOT_YOURS,
    SELL_NOTHING,
    SELL_UNEVEN,
    SUITE_NONE_LEFT,
    SUITE_ONE,
)
from parlour.games.weigh_anchor.state import AnchorState
from parlour.kit.bits import first, members
from parlour.kit.ledger import BANK
from parlour.kit.split_evenly import least_to_lower, least_to_raise, lowered, lowest, raised


def may_build_at_all(s: AnchorState, seat: int) -> bool:
    """Return whether a seat may build yet: in the short game not before its first salary (WA-R49)."""
    if not s.options.short or s.options.builds_from == ANY_TIME:
        return True
    allowed = s.salaried if s.options.builds_from == FIRST_SALARY else s.moved
    return bool(allowed >> seat & 1)


def cannot_fit_in_group(s: AnchorState, seat: int, vessel: int) -> Reason | None:
    """Return why a seat may not fit any piece on a vessel, or None."""
    if not 0 <= vessel < len(s.levels) or s.edition.vessels[vessel].kind != LINER:
        return BUILD_NOT_A_LINER
    group = s.edition.sets.of[vessel]
    if not s.holdings[seat].groups >> group & 1:
        return BUILD_GROUP
    if not may_build_at_all(s, seat):
        return BUILD_TOO_EARLY
    if s.mortgaged & s.edition.sets.bits[group]:
        return BUILD_MORTGAGED  # WA-087, WA-R36
    return None


def cannot_build(s: AnchorState, seat: int, vessel: int, count: int) -> Reason | None:
    """Return why a seat may not buy this many decks, starting with a vessel, or None."""
    reason = cannot_fit_in_group(s, seat, vessel)
    if reason is not None:
        return reason
    group = s.edition.sets.of[vessel]
    levels = levels_of(s, group)
    most: int = s.most_decks
    if s.levels[vessel] >= most:
        return BUILD_SHORT_FULL if s.options.short else BUILD_FULL  # WA-068, WA-R52
    if s.decks <= 0:
        return BUILD_NONE_LEFT
    if not 1 <= count <= most * len(levels) - sum(levels):
        return BUILD_COUNT
    if count < least_to_raise(levels, place_of(s, vessel)):
        return BUILD_UNEVEN
    return BUILD_CASH if count * s.edition.groups[group].deck_cost > s.holdings[seat].cash else None


def why_no_suite(s: AnchorState, seat: int, vessel: int) -> Reason:
    """Return why a seat may not buy a suite for a vessel that is not among its `suite_places`."""
    reason = cannot_fit_in_group(s, seat, vessel)
    if reason is not None:
        return reason
    group = s.edition.sets.of[vessel]
    if s.levels[vessel] > s.most_decks:
        return SUITE_ONE
    if min(levels_of(s, group)) < s.most_decks:
        return BUILD_NOT_READY  # WA-070, WA-R53
    if s.suites <= 0:
        return SUITE_NONE_LEFT
    return BUILD_CASH


def cannot_sell(s: AnchorState, seat: int, vessel: int, count: int) -> Reason | None:
    """Return why a seat may not sell this many levels back, starting with a vessel, or None."""
    if not 0 <= vessel < len(s.levels) or s.owner(vessel) != seat:
        return SELL_NOT_YOURS
    if s.levels[vessel] == 0:
        return SELL_NOTHING
    levels = levels_of(s, s.edition.sets.of[vessel])
    if not 1 <= count <= sum(levels):
        return SELL_COUNT
    first = place_of(s, vessel)
    if count < least_to_lower(levels, first):
        return SELL_UNEVEN
    return None if _covers(s, levels, first, count) else SELL_NO_DECKS


def _covers(s: AnchorState, levels: list[int], first: int, count: int) -> bool:
    """Return whether the Bank has the decks needed to break down suites (WA-R12)."""
    if s.options.breakdown == ON_CREDIT or count == sum(levels) or suites_in(s, levels) == 0:
        return True
    ready = s.decks + decks_in(s, levels)
    if s.options.breakdown == CLEAR_GROUP:
        return all(decks_in(s, lowered(levels, first, n)) <= ready for n in range(1, count + 1))
    return decks_in(s, lowered(levels, first, count)) <= ready


def place_of(s: AnchorState, vessel: int) -> int:
    """Return a vessel's index in its group."""
    return s.edition.sets.deeds[s.edition.sets.of[vessel]].index(vessel)


def open_groups(s: AnchorState, seat: int) -> i64:
    """Return the groups on which a seat may fit pieces, as bits. Cash and stock are not checked."""
    groups = s.holdings[seat].groups & s.edition.liner_bits
    if not groups or not may_build_at_all(s, seat):
        return 0
    left = groups
    while left:
        low = left & -left
        if s.mortgaged & s.edition.sets.bits[first(low)]:
            groups ^= low
        left ^= low
    return groups


def _lowest(s: AnchorState, group: int) -> int:
    """Return the lowest level in a group."""
    return lowest(levels_of(s, group)) if s.built & s.edition.sets.bits[group] else 0


def can_build(s: AnchorState, seat: int, groups: i64) -> bool:
    """Return whether a seat can buy a deck for one of these open groups."""
    if s.decks <= 0:
        return False
    left = groups
    while left:
        group = first(left)
        if s.holdings[seat].cash >= s.edition.groups[group].deck_cost and _lowest(s, group) < s.most_decks:
            return True
        left &= left - 1
    return False


def suite_places(s: AnchorState, seat: int, groups: i64) -> i64:
    """Return the vessels, as bits, that a seat may buy a suite for."""
    places: i64 = 0
    if s.suites <= 0:
        return places
    left = groups
    while left:
        group = first(left)
        if s.holdings[seat].cash >= s.edition.groups[group].suite_cost and _lowest(s, group) >= s.most_decks:
            for vessel in s.edition.sets.deeds[group]:
                if s.levels[vessel] == s.most_decks:
                    places |= 1 << vessel
        left &= left - 1
    return places


class Pieces(LazyByFirst):
    """Domain of the vessel to start with and the number of pieces, computed on demand for a seat."""

    def __init__(self, s: AnchorState, seat: int) -> None:
        super().__init__()
        self._s = s
        self._seat = seat


@final
class Building(Pieces):
    """Domain of decks to buy; agrees with `cannot_build`."""

    def find(self) -> tuple[tuple[int, Domain], ...]:
        s = self._s
        branches: list[tuple[int, Domain]] = []
        most = s.most_decks
        for group in members(open_groups(s, self._seat)):
            levels = levels_of(s, group)
            affordable = s.holdings[self._seat].cash // s.edition.groups[group].deck_cost
            room = min(most * len(levels) - sum(levels), affordable) if s.decks > 0 else 0
            for place, vessel in enumerate(s.edition.sets.deeds[group]):
                least = least_to_raise(levels, place)
                if levels[place] < most and least <= room:
                    branches.append((vessel, IntRange(least, room)))
        return tuple(branches)


@final
class Selling(Pieces):
    """Domain of levels to sell back; agrees with `cannot_sell`."""

    def find(self) -> tuple[tuple[int, Domain], ...]:
        s = self._s
        branches: list[tuple[int, Domain]] = []
        for group in members(s.holdings[self._seat].groups):
            if not s.built & s.edition.sets.bits[group]:
                continue
            levels = levels_of(s, group)
            total = sum(levels)
            has_suites = suites_in(s, levels) > 0
            for place, vessel in enumerate(s.edition.sets.deeds[group]):
                if levels[place] == 0:
                    continue
                least = least_to_lower(levels, place)
                if has_suites:
                    counts = tuple([n for n in range(least, total + 1) if _covers(s, levels, place, n)])
                    branches.append((vessel, OneOf(counts)))
                else:
                    branches.append((vessel, IntRange(least, total)))
        return tuple(branches)


def build(s: AnchorState, seat: int, vessel: int, count: int, log: Log | None) -> None:
    """Buy decks at the printed cost and fit them evenly (WA-064, WA-067)."""
    group = s.edition.sets.of[vessel]
    cost = s.edition.groups[group].deck_cost
    pay(s, seat, BANK, cost * count, "WA-064", "decks", log)
    _fit(s, seat, group, raised(levels_of(s, group), place_of(s, vessel), count), [cost] * count, "WA-061", log)


def build_suite(s: AnchorState, seat: int, vessel: int, log: Log | None) -> None:
    """Hand the decks back and buy a suite (WA-071)."""
    group = s.edition.sets.of[vessel]
    cost = s.edition.groups[group].suite_cost
    pay(s, seat, BANK, cost, "WA-071", "a suite", log)
    fit(s, seat, vessel, cost, log)


def fit(s: AnchorState, seat: int, vessel: int, price: int, log: Log | None) -> None:
    """Fit one more piece, already paid for, on a vessel."""
    group = s.edition.sets.of[vessel]
    levels = levels_of(s, group)
    levels[place_of(s, vessel)] += 1
    clause = "WA-061" if levels[place_of(s, vessel)] <= s.most_decks else "WA-070"
    _fit(s, seat, group, levels, [price], clause, log)


def _fit(
    s: AnchorState, seat: int, group: int, after: list[int], prices: list[int], clause: str, log: Log | None
) -> None:
    before = levels_of(s, group)
    if log is not None:
        for place, vessel in enumerate(s.edition.sets.deeds[group]):
            if after[place] > s.most_decks and before[place] == s.most_decks:
                log.add(SuiteFitted(clause, seat, vessel))
            elif after[place] != before[place]:
                log.add(Built(clause, seat, vessel, after[place]))
    set_levels(s, group, after, log)
    if s.options.keeps_prices:
        s.paid[group].extend(prices)


def sell(s: AnchorState, seat: int, vessel: int, count: int, log: Log | None) -> None:
    """Sell levels of a group back to the Bank, evenly (WA-078, WA-079)."""
    group = s.edition.sets.of[vessel]
    levels = levels_of(s, group)
    sell_down(s, seat, group, lowered(levels, place_of(s, vessel), count), log)


def sell_down(s: AnchorState, seat: int, group: int, after: list[int], log: Log | None) -> None:
    """Lower a group to these levels; the Bank pays half."""
    before = levels_of(s, group)
    price = sale_price(s, group, before, after)
    if log is not None:
        for place, vessel in enumerate(s.edition.sets.deeds[group]):
            if after[place] != before[place]:
                log.add(BrokenDown("WA-079", seat, vessel, after[place]))
    set_levels(s, group, after, log)
    pay(s, BANK, seat, price, "WA-078", "pieces sold back", log)
