"""Evaluation of deeds in property games: their values, what a complete group may earn, and each seat's chance to win.

Seats and deeds are numbers, and sets of deeds are bits, in the order in which the view lists the deeds. What a set of
deeds is worth depends on the board and on which deeds are mortgaged, built on or lost, and on nothing else. So these
values are kept with the facts of the board (`SetValues`), for all questions, games and bots that share them.
"""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar, final

from mypy_extensions import mypyc_attr

from parlour.bots.common.search import Chances, softly
from parlour.bots.temperament import NEUTRAL, Temperament
from parlour.core.memo import Memo
from parlour.kit.bits import members

MORTGAGED: Final = 0.55
"""The value of a mortgaged deed, relative to its full value."""
BUILDINGS_WANTED: Final = 3
"""The number of buildings on a deed that evaluation and building look ahead to."""
SOME_RENT: Final = 100
"""Rent added before the root is taken: the first few deeds say little."""
OUT: Final = -20.0
"""The strength of a seat that has left the game."""
MAX_SETS: Final = 20_000
"""The number of sets of deeds whose value is kept, for one state of mortgages and buildings."""
MAX_RIVALS: Final = 16
PART: Final = 7
"""The number of deeds whose sums are kept together."""
MAX_STATES: Final = 64
"""The number of such states for which values are kept."""

Table = tuple[int, tuple[int, ...], tuple[int, ...], int, int, int, int, tuple[int, ...]]
"""What a view tells about all holdings, by number: the seats in the game, the cash and the deeds of each seat, the
deeds without an owner, mortgaged, of groups with a building, and out of the game, and the buildings on each deed."""


class Weights(NamedTuple):
    """The weights with which a bot evaluates deeds."""

    earnings: float
    """The value of a complete group, relative to the rent of all its deeds with `BUILDINGS_WANTED` buildings."""
    min_share: float
    """The minimum share of a complete group's value that counts, even without money to build."""
    nearly: float
    """The value of a group that lacks one deed, in values of that deed."""
    rivals: float
    """The weight of the groups of all rivals together against one's own: one rival's is its part of it."""
    rival: float
    """The maximum weight of one rival's groups. At 1 two players would never trade, and their games would not end."""
    loans: float
    """The share of the loans on one's deeds that counts as money to build."""
    interest: int = 0
    """The interest in per cent of the loan that is due when a mortgaged deed changes hands."""
    visits: float = 1.0
    """How much it counts for a group's value that deeds are visited more or less often: 0 not at all, 1 fully."""


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


def sums(numbers: list[int]) -> list[list[int]]:
    """Return the sums of all sets of some numbers, by parts of `PART` of them, for `total`."""
    found: list[list[int]] = []
    for start in range(0, len(numbers), PART):
        part = [0]
        for number in numbers[start : start + PART]:
            part += [before + number for before in part]
        found.append(part)
    return found


def total(parts: list[list[int]], bits: int) -> int:
    """Return the sum of the numbers whose bits are set."""
    value = 0
    for part in parts:
        value += part[bits & len(part) - 1]
        bits >>= PART
    return value


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
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
        visited: Sequence[float],
    ) -> None:
        """`scales`: for each group without buildings, the extra value of 0, 1, 2... of its deeds.

        `deed_at`: the name of the deed of each space, '' for none. `visited`: how often each space is visited.
        """
        self.weights = weights
        self.min_share = weights.min_share
        self.nearly = weights.nearly
        self.loan_share = weights.loans
        self.interest = weights.interest
        self.names = [deed.name for deed in deeds]
        self.values = [deed.value for deed in deeds]
        self.loans = [deed.loan for deed in deeds]
        self.redeem_costs = [deed.redeem_cost for deed in deeds]
        self.value_sums = sums(self.values)
        self.loan_sums = sums(self.loans)
        self.rents = [deed.rents for deed in deeds]
        self.group_names = [group.name for group in groups]
        self.groups = [sum([1 << self.names.index(name) for name in group.deeds]) for group in groups]
        self.group_of = [self._group_with(deed) for deed in range(len(deeds))]
        self.build_costs = [group.build_cost for group in groups]
        self.buildable = [n for n, group in enumerate(groups) if group.build_cost]
        self.unbuildable = [n for n, group in enumerate(groups) if not group.build_cost]
        self.scales = list(scales)
        self.spaces = tuple(deed_at)
        self.deed_at = [self.names.index(name) if name else -1 for name in deed_at.values()]
        """The deed of each space, -1 for none."""
        self.visits = [visited[self.deed_at.index(deed)] for deed in range(len(deeds))]
        """How often each deed is visited, compared with the average of all spaces."""
        self.earnings = [weights.earnings * self._income(bits) for bits in self.groups]
        self.rival_parts = [min(weights.rival, weights.rivals / max(1, count)) for count in range(MAX_RIVALS + 1)]
        """The weight of one rival's groups, by the number of rivals."""
        self._states: Memo[tuple[int, int, int], SetValues] = Memo(MAX_STATES)

    def _income(self, group: int) -> float:
        """Return the rent of a group with `BUILDINGS_WANTED` buildings on each deed, as often as they are visited."""
        income = 0.0
        for deed in members(group):
            if self.rents[deed]:
                visits = 1 + self.weights.visits * (self.visits[deed] - 1)
                income += self.rents[deed][BUILDINGS_WANTED] * visits
        return income

    def _group_with(self, deed: int) -> int:
        for n, bits in enumerate(self.groups):
            if bits >> deed & 1:
                return n
        return -1

    def set_values(self, mortgaged: int, built: int, lost: int) -> SetValues:
        """Return the values of sets of deeds while these are mortgaged, built on and lost."""
        key = (mortgaged, built, lost)
        found = self._states.get(key)
        return self._states.keep(key, SetValues(self, mortgaged, built, lost)) if found is None else found


@final
class Prospects:
    """The value of some deeds by themselves, what they would raise, and what their groups may bring.

    Each group comes with the cost to build, 0 for one that lacks a deed.
    """

    def __init__(self, base: float, loans: float, worths: list[float], costs: list[float]) -> None:
        self.base = base
        self.loans = loans
        self.worths = worths
        self.costs = costs


@final
class SetValues:
    """The values of sets of deeds in one state of mortgages and buildings, computed at the first question."""

    def __init__(self, facts: PropertyFacts, mortgaged: int, built: int, lost: int) -> None:
        self._facts = facts
        self._mortgaged = mortgaged
        self._unpledged = ~mortgaged & ~built
        self._lost = lost
        self._prospects: Memo[int, Prospects] = Memo(MAX_SETS)

    def base(self, bits: int) -> float:
        """Return the sum of values, with the extra value of several deeds in a group without buildings."""
        return self.prospects(bits).base

    def prospects(self, bits: int) -> Prospects:
        """Return all that is known about some deeds."""
        found = self._prospects.get(bits)
        return self._prospects.keep(bits, self.find_prospects(bits)) if found is None else found

    def bonus(self, bits: int, cash: int, building: float = 1.0, hope: float = 1.0) -> float:
        """Return the value of complete groups, and of groups that lack one deed, to an owner with this much money.

        `building` and `hope` weigh the former and the latter.
        """
        prospects = self.prospects(bits)
        worths = prospects.worths
        if not worths:
            return 0.0
        means = cash + prospects.loans
        least = self._facts.min_share
        costs = prospects.costs
        value = 0.0
        for n, worth in enumerate(worths):
            cost = costs[n]
            if cost == 0.0:
                value += hope * worth
                continue
            share = means / cost
            value += building * worth * (1.0 if share >= 1.0 else max(least, share))
        return value

    def find_base(self, bits: int) -> float:
        """Compute the value of some deeds by themselves."""
        facts = self._facts
        value = total(facts.value_sums, bits) - (1.0 - MORTGAGED) * total(facts.value_sums, bits & self._mortgaged)
        for scale, n in zip(facts.scales, facts.unbuildable, strict=False):
            value += scale[min((bits & facts.groups[n]).bit_count(), len(scale) - 1)]
        return value

    def find_prospects(self, bits: int) -> Prospects:
        """Compute what `prospects` remembers."""
        facts = self._facts
        loans = facts.loan_share * total(facts.loan_sums, bits & self._unpledged)
        worths: list[float] = []
        costs: list[float] = []
        for n in facts.buildable:
            group = facts.groups[n]
            missing = group & ~bits
            if missing == group or group & self._lost:
                continue
            if not missing:
                worths.append(facts.earnings[n])
                costs.append(float(facts.build_costs[n] * BUILDINGS_WANTED * group.bit_count()))
            elif missing.bit_count() == 1:
                worths.append(facts.nearly * facts.values[members(missing)[0]])
                costs.append(0.0)
        return Prospects(self.find_base(bits), loans, worths, costs)


F = TypeVar("F", bound=PropertyFacts)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PropertyHoldings(Generic[F]):
    """The possessions of all seats at this moment, as far as they are visible to one of them.

    The temperament is that of the seat itself; it takes the others for neutral.
    """

    def __init__(self, facts: F, me: int, table: Table, temperament: Temperament = NEUTRAL) -> None:
        playing, cash, held, unowned, mortgaged, built, lost, levels = table
        self.facts = facts
        self.me = me
        self.held = list(held)
        self.cash = list(cash)
        self.rivals = [seat for seat in range(len(cash)) if playing >> seat & 1 and seat != me]
        self.rival_part = facts.rival_parts[len(self.rivals)]
        """The weight of one rival's groups against one's own."""
        self.mortgaged = mortgaged
        self.built = built
        """The deeds of groups with a building on them."""
        self.levels = levels
        """The number of buildings on each deed."""
        self.unowned = unowned
        self.lost = lost
        """The deeds out of the game; their groups cannot be completed."""
        self.values = facts.set_values(mortgaged, built, lost)
        self.reserved = -1
        """The cash to reserve, once it is known."""
        self.bidding, self.fear, self.building, self.keeping, self.haggling, self.hope = temperament

    def rent_of(self, deed: int) -> int:
        """Return what a stop on a deed costs this seat now; a game's subclass knows."""
        return 0

    def charge_of(self, deed: int) -> int:
        """Return what a stop on a deed costs any other seat now; a game's subclass knows."""
        return 0

    def income(self, seat: int) -> float:
        """Return the rent of all deeds of a seat, each as often as it is visited."""
        visits = self.facts.visits
        income = 0.0
        for deed in members(self.held[seat]):
            income += self.charge_of(deed) * visits[deed]
        return income

    def base(self, bits: int) -> float:
        """Return the sum of values, with the extra value of several deeds in a group without buildings."""
        return self.values.base(bits)

    def bonus(self, seat: int, bits: int, cash: int) -> float:
        """Return the value of complete groups, and of groups that lack one deed, to a seat with this much money."""
        if seat == self.me:
            return self.values.bonus(bits, cash, self.building, self.hope)
        return self.values.bonus(bits, cash)

    def gain(self, seat: int, partner: int, give: int, get: int, cash: int) -> float:
        """Return a seat's gain from an exchange: it gives `give` and `cash` (gets it, if negative) for `get`."""
        return Exchange(self, seat, partner, give, get).gain(cash)

    def interest_on(self, deeds: int) -> int:
        """Return the most interest that may be due when these deeds change hands."""
        rate = self.facts.interest
        if not rate:
            return 0
        return sum([self.facts.loans[deed] * rate // 100 + 1 for deed in members(deeds & self.mortgaged)])

    def complete(self, seat: int) -> list[int]:
        """Return the groups with buildings that a seat owns completely."""
        lacking = ~self.held[seat]
        groups = self.facts.groups
        return [n for n in self.facts.buildable if not groups[n] & lacking]

    def breaks_group(self, seat: int, give: int) -> bool:
        """Whether giving these away would break up a complete group of the seat."""
        if not give:
            return False
        lacking = ~self.held[seat]
        groups = self.facts.groups
        for n in self.facts.buildable:
            if give & groups[n] and not groups[n] & lacking:
                return True
        return False

    def price_for(self, seat: int, deed: int) -> float:
        """Return the most that a seat would pay for a deed that is for sale: to have it, or to deny it to a rival."""
        bit = 1 << deed
        value = self.base(self.held[seat] | bit) - self.base(self.held[seat]) + self.bonus_gain(seat, bit)
        for rival in self.rivals:
            value = max(value, self.price_to_deny(rival, deed))
        return self.bidding * value if seat == self.me else value

    def price_to_deny(self, rival: int, deed: int) -> float:
        """Return what a deed for sale is worth to the others, because a rival would get it."""
        return self.facts.values[deed] + self.rival_part * self.bonus_gain(rival, 1 << deed)

    def bonus_gain(self, seat: int, bits: int) -> float:
        """Return how much more a seat's groups are worth with these deeds."""
        mine, cash = self.held[seat], self.cash[seat]
        return self.bonus(seat, mine | bits, cash) - self.bonus(seat, mine, cash)


@final
class Exchange:
    """One exchange of deeds as a seat sees it: the seat gives `give` and some cash for the partner's `get`."""

    def __init__(self, holdings: PropertyHoldings[Any], seat: int, partner: int, give: int, get: int) -> None:
        facts = holdings.facts
        values = holdings.values
        mine, theirs = holdings.held[seat], holdings.held[partner]
        self._after, self._after_theirs = mine & ~give | get, theirs & ~get | give
        self._holdings = holdings
        self._seat, self._partner = seat, partner
        self._rival = holdings.rival_part
        self._cash, self._cash_theirs = holdings.cash[seat], holdings.cash[partner]
        self._base = values.base(self._after) - values.base(mine)
        if seat == holdings.me and holdings.keeping != 1.0:
            self._base -= (holdings.keeping - 1.0) * values.base(give)
        self._interest = 0.0
        pledged = get & holdings.mortgaged
        if facts.interest and pledged:
            self._interest = facts.interest / 100 * sum([facts.loans[deed] for deed in members(pledged)])
        self._bonus = holdings.bonus(seat, mine, self._cash)
        self._bonus_theirs = holdings.bonus(partner, theirs, self._cash_theirs)

    def gain(self, cash: int) -> float:
        """Return the seat's gain if it gives this much cash on top (gets it, if negative)."""
        gain = self._base - cash - self._interest
        holdings = self._holdings
        gain += holdings.bonus(self._seat, self._after, self._cash - cash) - self._bonus
        rival = holdings.bonus(self._partner, self._after_theirs, self._cash_theirs + cash) - self._bonus_theirs
        return gain - self._rival * rival if rival > 0.0 else gain


def win_chances(
    playing: int, wealth: Sequence[int], rents: Sequence[float], wealth_weight: float, rent_weight: float
) -> Chances:
    """Estimate each seat's chance to win from its wealth and its total rent (`PropertyHoldings.income`).

    Both count by square root. `playing` has the seats in the game as bits.
    """
    strengths = [
        wealth_weight * sqrt(max(0, wealth[seat])) + rent_weight * sqrt(SOME_RENT + rents[seat])
        if playing >> seat & 1
        else OUT
        for seat in range(len(wealth))
    ]
    return softly(strengths, 1.0)
