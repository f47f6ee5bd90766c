"""Evaluation of deeds in property games: their values, what a complete group may earn, and each seat's chance to win.

Sets of deeds are bits, in the order in which the view lists the deeds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

from parlour.bots.common.search import Chances, softly
from parlour.kit.bits import members

MORTGAGED: Final = 0.55
"""The value of a mortgaged deed, relative to its full value."""
BUILDINGS_WANTED: Final = 3
"""The number of buildings on a deed that evaluation and building look ahead to."""
SOME_RENT: Final = 100
"""Rent added before the root is taken: the first few deeds say little."""
OUT: Final = -20.0
"""The strength of a seat that has left the game."""

Prospects = tuple[float, list[tuple[float, int]]]
"""What some deeds would raise, and what their groups may bring: each with the cost to build, 0 for none."""


class PropertyView(Protocol):
    """The part of a property game's view that the evaluation reads."""

    def me(self) -> str: ...
    def seats(self) -> tuple[str, ...]: ...
    def is_in(self, seat: int | str) -> bool: ...
    def cash(self, seat: int | str) -> int: ...
    def deeds(self) -> tuple[tuple[str, str, int, bool], ...]: ...


class Weights(NamedTuple):
    """The weights with which a bot evaluates deeds."""

    earnings: float
    """The value of a complete group, relative to the rent of all its deeds with `BUILDINGS_WANTED` buildings."""
    min_share: float
    """The minimum share of a complete group's value that counts, even without money to build."""
    nearly: float
    """The value of a group that lacks one deed, in values of that deed."""
    rival: float
    """The weight of a rival's groups against one's own."""
    loans: float
    """The share of the loans on one's deeds that counts as money to build."""
    interest: int = 0
    """The interest in per cent of the loan that is due when a mortgaged deed changes hands."""


class DeedTerms(NamedTuple):
    """The printed terms of a deed. `rents` are by number of buildings; () if none can be built."""

    name: str
    value: int
    loan: int
    redeem_cost: int
    rents: tuple[int, ...]


class GroupTerms(NamedTuple):
    """The deeds of a group, and the cost of a building on one of them; 0 if none can be built."""

    name: str
    deeds: tuple[str, ...]
    build_cost: int


class PropertyFacts:
    """The immutable facts of a board of deeds in groups, read once."""

    group_word: ClassVar[str] = "group"
    """The game's word for a group."""

    def __init__(
        self,
        weights: Weights,
        deeds: Sequence[DeedTerms],
        groups: Sequence[GroupTerms],
        scales: Sequence[tuple[int, ...]],
        deed_at: dict[str, str],
    ) -> None:
        """`scales`: for each group without buildings, the extra value of 0, 1, 2... of its deeds.

        `deed_at`: the name of the deed of each space, '' for none.
        """
        self.weights = weights
        self.names = [deed.name for deed in deeds]
        self.values = [deed.value for deed in deeds]
        self.loans = [deed.loan for deed in deeds]
        self.redeem_costs = [deed.redeem_cost for deed in deeds]
        self.rents = [deed.rents for deed in deeds]
        self.group_names = [group.name for group in groups]
        self.groups = [sum([1 << self.names.index(name) for name in group.deeds]) for group in groups]
        self.group_of = [
            next(n for n, bits in enumerate(self.groups) if bits >> deed & 1) for deed in range(len(deeds))
        ]
        self.build_costs = [group.build_cost for group in groups]
        self.buildable = [n for n, group in enumerate(groups) if group.build_cost]
        self.unbuildable = [n for n, group in enumerate(groups) if not group.build_cost]
        self.scales = scales
        self.spaces = tuple(deed_at)
        self.deed_at = [self.names.index(name) if name else -1 for name in deed_at.values()]
        """The deed of each space, -1 for none."""
        self.earnings = [
            weights.earnings * sum([self.rents[deed][BUILDINGS_WANTED] for deed in members(bits) if self.rents[deed]])
            for bits in self.groups
        ]


F = TypeVar("F", bound=PropertyFacts)


class PropertyHoldings(Generic[F]):
    """The possessions of all seats at this moment, as far as they are visible to one of them."""

    def __init__(self, facts: F, view: PropertyView) -> None:
        self.facts = facts
        self.me = view.me()
        self.held: dict[str, int] = dict.fromkeys(view.seats(), 0)
        self.cash = {seat: view.cash(seat) for seat in view.seats()}
        self.rivals = [seat for seat in view.seats() if view.is_in(seat) and seat != self.me]
        self.mortgaged = 0
        self.built = 0
        """The deeds of groups with a building on them."""
        self.levels: list[int] = []
        """The number of buildings on each deed."""
        self.unowned = 0
        self.lost = 0
        """The deeds out of the game; their groups cannot be completed."""
        for n, (_name, owner, level, is_mortgaged) in enumerate(view.deeds()):
            self.levels.append(level)
            self.mortgaged |= is_mortgaged << n
            if not owner:
                self.unowned |= 1 << n
            elif owner in self.held:  # otherwise the owner is hidden
                self.held[owner] |= 1 << n
            if level:
                self.built |= facts.groups[facts.group_of[n]]
        self._bases: dict[int, float] = {}
        self._prospects: dict[int, Prospects] = {}

    def base(self, bits: int) -> float:
        """Return the sum of values, with the extra value of several deeds in a group without buildings."""
        value = self._bases.get(bits)
        if value is None:
            value = self._bases[bits] = self._base(bits)
        return value

    def bonus(self, bits: int, cash: int) -> float:
        """Return the value of complete groups, and of groups that lack one deed, to an owner with this much money."""
        prospects = self._prospects.get(bits)
        if prospects is None:
            prospects = self._prospects[bits] = self._prospects_of(bits)
        loans, groups = prospects
        means = cash + loans
        min_share = self.facts.weights.min_share
        value = 0.0
        for worth, cost in groups:
            value += worth * min(1.0, max(min_share, means / cost)) if cost else worth
        return value

    def _base(self, bits: int) -> float:
        facts = self.facts
        value = 0.0
        for deed in members(bits):
            value += facts.values[deed] * (MORTGAGED if self.mortgaged >> deed & 1 else 1.0)
        for scale, n in zip(facts.scales, facts.unbuildable, strict=False):
            value += scale[min((bits & facts.groups[n]).bit_count(), len(scale) - 1)]
        return value

    def _prospects_of(self, bits: int) -> Prospects:
        facts = self.facts
        free = bits & ~self.mortgaged & ~self.built
        loans = facts.weights.loans * sum([facts.loans[deed] for deed in members(free)])
        groups: list[tuple[float, int]] = []
        for n in facts.buildable:
            group = facts.groups[n]
            missing = group & ~bits
            if missing == group or group & self.lost:
                continue
            if not missing:
                groups.append((facts.earnings[n], facts.build_costs[n] * BUILDINGS_WANTED * group.bit_count()))
            elif missing.bit_count() == 1:
                groups.append((facts.weights.nearly * facts.values[members(missing)[0]], 0))
        return loans, groups

    def gain(self, seat: str, partner: str, give: int, get: int, cash: int) -> float:
        """Return a seat's gain from an exchange: it gives `give` and `cash` (gets it, if negative) for `get`."""
        facts = self.facts
        mine, theirs = self.held[seat], self.held[partner]
        after, after_theirs = mine & ~give | get, theirs & ~get | give
        interest = facts.weights.interest / 100 * sum([facts.loans[deed] for deed in members(get & self.mortgaged)])
        gain = self.base(after) - self.base(mine) - cash - interest
        gain += self.bonus(after, self.cash[seat] - cash) - self.bonus(mine, self.cash[seat])
        rival = self.bonus(after_theirs, self.cash[partner] + cash) - self.bonus(theirs, self.cash[partner])
        return gain - facts.weights.rival * max(0.0, rival)

    def interest_on(self, deeds: int) -> int:
        """Return the most interest that may be due when these deeds change hands."""
        rate = self.facts.weights.interest
        if not rate:
            return 0
        return sum([self.facts.loans[deed] * rate // 100 + 1 for deed in members(deeds & self.mortgaged)])

    def complete(self, seat: str) -> list[int]:
        """Return the groups with buildings that a seat owns completely."""
        return [n for n in self.facts.buildable if not self.facts.groups[n] & ~self.held[seat]]

    def breaks_group(self, seat: str, give: int) -> bool:
        """Whether giving these away would break up a complete group of the seat."""
        return any(give & self.facts.groups[n] for n in self.complete(seat))

    def price_for(self, seat: str, deed: int) -> float:
        """Return the most that a seat would pay for a deed that is for sale: to have it, or to deny it to a rival."""
        bit = 1 << deed
        value = self.base(self.held[seat] | bit) - self.base(self.held[seat]) + self.bonus_gain(seat, bit)
        return max([value, *[self.price_to_deny(rival, deed) for rival in self.rivals]])

    def price_to_deny(self, rival: str, deed: int) -> float:
        """Return what a deed for sale is worth to the others, because a rival would get it."""
        return self.facts.values[deed] + self.facts.weights.rival * self.bonus_gain(rival, 1 << deed)

    def bonus_gain(self, seat: str, bits: int) -> float:
        """Return how much more a seat's groups are worth with these deeds."""
        mine, cash = self.held[seat], self.cash[seat]
        return self.bonus(mine | bits, cash) - self.bonus(mine, cash)


def win_chances(
    view: PropertyView,
    wealth_of: Callable[[str], int],
    rent_of: Callable[[str], int],
    wealth_weight: float,
    rent_weight: float,
) -> Chances:
    """Estimate each seat's chance to win from its wealth and its total rent if all its deeds were visited.

    Both count by square root. `wealth_of` takes a seat, `rent_of` a deed.
    """
    rents = dict.fromkeys(view.seats(), SOME_RENT)
    for deed, owner, _level, _mortgaged in view.deeds():
        if owner in rents:
            rents[owner] += rent_of(deed)
    strengths = [
        wealth_weight * sqrt(max(0, wealth_of(seat))) + rent_weight * sqrt(rent) if view.is_in(seat) else OUT
        for seat, rent in rents.items()
    ]
    return softly(strengths, 1.0)
