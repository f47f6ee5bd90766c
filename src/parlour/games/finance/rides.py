"""Free rides as goods of a deal: a number of rides on a series, or on some leases of it (FIN-150 to FIN-153, FIN-R42).

In a bundle a ride is a bit above the leases. The table assigns a number and a name to each possible grant.
"""

from __future__ import annotations

from typing import Annotated, final

from parlour.core.data.record_class import record
from parlour.core.data.values import Value
from parlour.core.text.names import CountedNames
from parlour.core.text.notation import Number, Seat
from parlour.games.finance.fields import LeaseSet
from parlour.kit.bits import members
from parlour.kit.deeds import Groups

BETWEEN = " / "
"""The separator of the leases that rides are narrowed to."""


@final
class RideTable:
    """All possible grants of rides: the leases each covers, as bits, and its number of rides."""

    def __init__(self, by_list: Groups, by_value: Groups, leases: list[str], series: list[str], most: int) -> None:
        self.leases = len(leases)
        self.scopes: list[int] = []
        self.counts: list[int] = []
        self.names: list[str] = []
        self._numbers: dict[tuple[int, int], int] = {}
        grounds: list[str] = []
        of = list(range(len(leases)))
        whole = {bits: f"the {name} series" for bits, name in zip(by_list.bits, series, strict=True)}
        for scope in self._all_scopes(by_list, by_value):
            on = whole.get(scope) or BETWEEN.join([leases[n] for n in members(scope)])
            grounds.append(f"rides on {on}")
            for count in range(1, most + 1):
                of.append(len(leases) + len(grounds) - 1)
                self._numbers[(scope, count)] = len(self.scopes)
                self.scopes.append(scope)
                self.counts.append(count)
                self.names.append(f"{count} {'ride' if count == 1 else 'rides'} on {on}")
        self.things = CountedNames(leases + grounds, of, [1] * len(leases) + self.counts)
        """Leases and grants as goods. Grants on the same leases differ only in their count."""

    def _all_scopes(self, by_list: Groups, by_value: Groups) -> list[int]:
        scopes: dict[int, bool] = {}
        for bits in [*by_list.bits, *by_value.bits]:
            scope = bits
            while scope:
                scopes[scope] = True
                scope = (scope - 1) & bits
        return list(scopes)

    def number(self, scope: int, count: int) -> int:
        """Return the number of a grant; its bit in a bundle is above the leases."""
        return self._numbers[(scope, count)]

    def bit(self, scope: int, count: int) -> int:
        return 1 << self.leases + self._numbers[(scope, count)]


@record
class Ride(Value):
    """Rides held by a seat. `scope` are the leases they were granted for, `bound` those they are valid on now."""

    holder: Annotated[Seat, "Who may ride free."]
    grantor: Annotated[Seat, "Who has granted the rides."]
    scope: Annotated[LeaseSet, "The leases they were given for."]
    bound: Annotated[LeaseSet, "The leases they are good on now."]
    count: Annotated[Number, "How many rides are left."]
