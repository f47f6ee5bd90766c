"""Ownership of deeds: the owner of each deed, and the deeds and whole groups of each seat as bit sets."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from parlour.core.data.values import Value
from parlour.core.domains import count_of

NOBODY: Final = -1
DeedSet = int
"""A set of deeds, one bit per deed."""


@final
class Groups:
    """The division of deeds into groups, as bit sets; immutable."""

    def __init__(self, group_of: tuple[int, ...], groups: int) -> None:
        self.of = group_of
        """The group of each deed."""
        self.deeds = tuple([tuple([deed for deed, group in enumerate(group_of) if group == n]) for n in range(groups)])
        """The deeds of each group, in order."""
        self.bits = tuple([sum([1 << deed for deed in deeds]) for deeds in self.deeds])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Deeds(Value):
    """The holdings of all seats: for each its deeds and the groups it owns completely, as bit sets."""

    def __init__(
        self,
        group_of: tuple[int, ...],
        group_bits: tuple[DeedSet, ...],
        owners: tuple[int, ...],
        held: tuple[DeedSet, ...],
        whole: tuple[int, ...],
        owned: DeedSet,
    ) -> None:
        self.group_of = group_of
        self.group_bits = group_bits
        self.owners = owners
        """The owner of each deed, or NOBODY."""
        self.held = held
        """The deeds of each seat."""
        self.whole = whole
        """The groups that each seat owns completely."""
        self.owned = owned
        """The deeds owned by anybody."""
        self.parcels = tuple([(1 << count_of(mine)) - 1 for mine in held])
        """The number of non-empty sets of its deeds that each seat could give away."""

    def given(self, deeds: DeedSet, to: int) -> Deeds:
        """Return the holdings after a set of deeds has gone to a seat, or back to nobody."""
        held = [mine & ~deeds for mine in self.held]
        whole = list(self.whole)
        owners = list(self.owners)
        owned = self.owned & ~deeds
        if to >= 0:
            held[to] |= deeds
            owned |= deeds
        left = deeds
        while left:
            low = left & -left
            left ^= low
            deed = low.bit_length() - 1
            group = self.group_of[deed]
            before = owners[deed]
            owners[deed] = to
            if before >= 0:
                whole[before] &= ~(1 << group)
            if to >= 0 and held[to] & self.group_bits[group] == self.group_bits[group]:
                whole[to] |= 1 << group
        return Deeds(self.group_of, self.group_bits, tuple(owners), tuple(held), tuple(whole), owned)


def deeds_of(groups: Groups, owners: tuple[int, ...], seats: int) -> Deeds:
    """Compute the holdings from the owners."""
    held = [sum([1 << deed for deed, owner in enumerate(owners) if owner == seat]) for seat in range(seats)]
    whole = [sum([1 << n for n, bits in enumerate(groups.bits) if bits & mine == bits]) for mine in held]
    return Deeds(groups.of, groups.bits, owners, tuple(held), tuple(whole), sum(held))
