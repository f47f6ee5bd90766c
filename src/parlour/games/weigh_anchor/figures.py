"""Computed amounts: hire, pieces, liquidation, total worth, final value. Nothing here changes the state."""

from __future__ import annotations

from parlour.core.domains import count_of
from parlour.games.weigh_anchor.cards import ADVANCE, ADVANCE_NEAREST, BACK, DOCK, Card
from parlour.games.weigh_anchor.edition import CHANCE, CHEST, TANKER, TO_DOCK, TUG, AnchorEdition
from parlour.games.weigh_anchor.options import HALF, PRINTED
from parlour.games.weigh_anchor.state import AnchorState
from parlour.kit.bits import members, sum_by_bits
from parlour.kit.percent import percent_of
from parlour.kit.split_evenly import total


def hire(s: AnchorState, vessel: int, throw: int) -> int:
    """Return the hire for landing on another seat's unmortgaged vessel with this throw."""
    deed = s.edition.vessels[vessel]
    owner = s.owner(vessel)
    if deed.kind == TANKER:
        return s.edition.tanker_hire[_counted(s, owner, deed.group) - 1]  # WA-R21
    if deed.kind == TUG:
        return s.edition.tug_times[_counted(s, owner, deed.group) - 1] * throw  # WA-R20
    level = s.levels[vessel]
    if level > 0:
        # WA-039, WAS-02b: the hire of a suite is the last of the row, however many decks it replaced
        return deed.hire[level] if level <= s.most_decks else deed.hire[-1]
    if s.holdings[owner].groups >> deed.group & 1:
        return deed.hire[0] * 2  # WA-037, WA-038, WA-065
    return deed.hire[0]


def hire_clause(s: AnchorState, vessel: int) -> str:
    """Return the clause that a vessel's present charge follows from."""
    deed = s.edition.vessels[vessel]
    if s.mortgaged >> vessel & 1:
        return "WA-035"
    if deed.kind == TANKER:
        return "WA-R21"
    if deed.kind == TUG:
        return "WA-R20"
    if s.levels[vessel] > 0:
        return "WA-039"
    return "WA-037" if s.holdings[s.owner(vessel)].groups >> deed.group & 1 else "WA-034"


def _counted(s: AnchorState, owner: int, group: int) -> int:
    """Return how many vessels of the group count as owned (WA-R22)."""
    held = s.holdings[owner].vessels & s.edition.sets.bits[group]
    if not s.options.counts_mortgaged:
        held &= ~s.mortgaged
    return count_of(held)


def levels_of(s: AnchorState, group: int) -> list[int]:
    """Return the levels of a group's vessels, in the order of the board."""
    return [s.levels[vessel] for vessel in s.edition.sets.deeds[group]]


def decks_in(s: AnchorState, levels: list[int]) -> int:
    """Return the number of decks on vessels with these levels; a suite has none."""
    decks = 0
    for level in levels:
        if level <= s.most_decks:
            decks += level
    return decks


def suites_in(s: AnchorState, levels: list[int]) -> int:
    suites = 0
    for level in levels:
        if level > s.most_decks:
            suites += 1
    return suites


def ends_of_stop(edition: AnchorEdition, space: int) -> tuple[int, ...]:
    """Return where a token that stops on a space is put by it: one space, or one for each card of the pack drawn."""
    kind = edition.space_kinds[space]
    if kind == TO_DOCK:
        return (edition.dock,)  # WA-048
    if kind not in (CHANCE, CHEST):
        return (space,)
    pack = edition.chance_bits if kind == CHANCE else edition.chest_bits
    return tuple([_put_by_card(edition, edition.cards[number], space) for number in members(pack)])


def _put_by_card(edition: AnchorEdition, card: Card, space: int) -> int:
    """Return where a card drawn on a space puts the token (WA-041)."""
    if card.effect == ADVANCE:
        return card.to
    if card.effect == ADVANCE_NEAREST:
        return edition.track.next_of(space, edition.places[card.nearest])
    if card.effect == BACK:
        return edition.track.forward(space, edition.track.size - card.amount)
    return edition.dock if card.effect == DOCK else space


def cost_of(s: AnchorState, group: int, levels: list[int]) -> int:
    """Return the cost price of a group's pieces; a suite includes the decks handed in for it (WA-045, WAS-05b)."""
    suites = suites_in(s, levels)
    record = s.edition.groups[group]
    return (total(levels) - suites) * record.deck_cost + suites * record.suite_cost


def sale_price(s: AnchorState, group: int, before: list[int], after: list[int]) -> int:
    """Return what the Bank pays for the levels removed: half for each (WA-078, WA-R12, WA-R25)."""
    dropped = total(before) - total(after)
    if s.options.keeps_prices:
        percent = s.edition.sell_back_percent
        return (
            sum([percent_of(paid, percent, s.options.rounding) for paid in s.paid[group][-dropped:]]) if dropped else 0
        )
    suites = suites_in(s, before) - suites_in(s, after)
    return (dropped - suites) * s.options.deck_back[group] + suites * s.options.suite_back[group]


def built_groups(s: AnchorState, seat: int) -> list[int]:
    """Return a seat's groups that have a piece."""
    built = s.built & s.holdings[seat].vessels
    if not built:
        return []
    return [group for group in members(s.holdings[seat].groups) if built & s.edition.sets.bits[group]]


def pieces_value(s: AnchorState, seat: int) -> int:
    """Return what selling all of a seat's pieces would bring."""
    value = 0
    for group in built_groups(s, seat):
        levels = levels_of(s, group)
        value += sale_price(s, group, levels, [0] * len(levels))
    return value


def liquidation(s: AnchorState, seat: int) -> int:
    """Return what a seat could raise without a partner (WA-R31)."""
    loans = sum_by_bits(s.options.loan_sums, s.holdings[seat].vessels & ~s.mortgaged)
    return s.holdings[seat].cash + pieces_value(s, seat) + loans


def total_worth(s: AnchorState, seat: int) -> int:
    """Return cash, printed prices and cost of pieces, as Harbour Duties counts them (WA-045, WA-R07)."""
    worth = s.holdings[seat].cash
    for vessel in members(s.holdings[seat].vessels):
        price = s.edition.vessels[vessel].price
        if not s.mortgaged >> vessel & 1 or s.options.mortgaged_worth == PRINTED:
            worth += price
        elif s.options.mortgaged_worth == HALF:
            worth += percent_of(price, 50, s.options.rounding)
    return worth + pieces_cost(s, seat)


def pieces_cost(s: AnchorState, seat: int) -> int:
    """Return the cost price of all of a seat's pieces."""
    return sum([cost_of(s, group, levels_of(s, group)) for group in built_groups(s, seat)])


def final_value(s: AnchorState, seat: int) -> int:
    """Return the final value: cash, prices (half if mortgaged) and pieces at cost (WAS-05b)."""
    held = s.holdings[seat].vessels
    deeds = sum_by_bits(s.options.price_sums, held & ~s.mortgaged)
    deeds += sum_by_bits(s.options.mortgaged_sums, held & s.mortgaged)
    return s.holdings[seat].cash + pieces_cost(s, seat) + deeds


def repairs(s: AnchorState, seat: int, per_deck: int, per_suite: int) -> int:
    """Return what a card charges for all pieces of a seat."""
    cost = 0
    for group in built_groups(s, seat):
        levels = levels_of(s, group)
        cost += decks_in(s, levels) * per_deck + suites_in(s, levels) * per_suite
    return cost


def share_of_worth(s: AnchorState, seat: int) -> int:
    """Return 10% of the total worth (WA-044, WA-R04)."""
    return percent_of(total_worth(s, seat), s.edition.duties_percent, s.options.rounding)
