"""What a seat sees of Finance: everything, unless owners are left to memory (FIN-036, FIN-R04)."""

from __future__ import annotations

from typing import Any, cast, final

from parlour.core.moves import Rng
from parlour.core.rules import Rules
from parlour.core.text.names import Names
from parlour.core.view import OpenView, Owed, ValueLine, View
from parlour.games.finance.position import STATE
from parlour.games.finance.state import FinanceState
from parlour.games.finance.view_base import FinanceViewBase
from parlour.kit.board.places import Box, ring


@final
class FinanceView(OpenView[FinanceState], FinanceViewBase):
    """View of a table where all leases are visible."""

    def _table(self) -> FinanceState:
        return self._s

    def _names(self) -> Names:
        return self.lexicon

    def _shows(self, owner: int) -> bool:
        return True

    def figures(self) -> dict[str, object]:
        return self._figures()

    def worths(self) -> dict[str, int | None]:
        return self._worths()

    def progress(self) -> dict[str, dict[str, object]]:
        return self._progress()

    def measure(self) -> str:
        return "money"

    def money(self) -> dict[str, int | None]:
        return {seat: self.cash(seat) for seat in self.seats()}

    def owed(self) -> Owed | None:
        return self._owed()

    def places(self) -> dict[str, Box]:
        return ring(self._s.edition.names["space"])

    def values(self) -> dict[str, int]:
        return {lease: self.value(lease) for lease in self._s.edition.lease_names}

    def valuation(self, seat: int | str) -> list[ValueLine]:
        return self._valuation(seat)


@final
class MemoryView(View[FinanceState], FinanceViewBase):
    """View of a table where players must remember who bought what: a seat sees only its own leases."""

    def _table(self) -> FinanceState:
        return self._s

    def _names(self) -> Names:
        return self.lexicon

    def _shows(self, owner: int) -> bool:
        return owner == self.seat or self._s.outcome is not None

    def figures(self) -> dict[str, object]:
        return self._figures()

    def worths(self) -> dict[str, int | None]:
        return self._worths()

    def progress(self) -> dict[str, dict[str, object]]:
        return self._progress()

    def measure(self) -> str:
        return "money"

    def imagined(self, rng: Rng) -> FinanceState:
        return self._s.copy()  # every sale was public, so the owners are known facts that are only not displayed

    def money(self) -> dict[str, int | None]:
        return {seat: self.cash(seat) for seat in self.seats()}

    def owed(self) -> Owed | None:
        return self._owed()

    def places(self) -> dict[str, Box]:
        return ring(self._s.edition.names["space"])

    def values(self) -> dict[str, int]:
        return {lease: self.value(lease) for lease in self._s.edition.lease_names}

    def valuation(self, seat: int | str) -> list[ValueLine]:
        return self._valuation(seat)

    def to_data(self) -> dict[str, object]:
        """Return the position without hidden owners."""
        data = cast("dict[str, object]", STATE.dump(self._s, self.lexicon))
        owners = cast("dict[str, str]", data["owners"])
        data["owners"] = {lease: owner for lease, owner in owners.items() if self._shows(self.lexicon.seat(owner))}
        return data


def view_of(rules: Rules[Any, Any], s: FinanceState, lexicon: Names, seat: int | None) -> View[Any]:
    """Return the view for the table's options."""
    kind = MemoryView if s.options.hides_owners else FinanceView
    return kind(rules, s, lexicon, seat)
