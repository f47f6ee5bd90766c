"""The asks of turns and loans. Asks that depend only on the board and one or two numbers are kept."""

from __future__ import annotations

from typing import Final

from parlour.core.domains import ByFirst, Domain, IntRange, OneOf
from parlour.core.memo import Memo
from parlour.core.moves import MAX_SEATS, Ask, Choice
from parlour.core.refusals import Reason
from parlour.games.monopolist.actions import (
    ADVANCE,
    DECLINE,
    LEND_NOTHING,
    LENDS_NOTHING,
    STOP,
    AdvanceTo,
    Lend,
    Place,
    Repay,
)
from parlour.games.monopolist.effects import amount_for
from parlour.games.monopolist.reasons import (
    ADVANCE_OR_DECLINE,
    CHOOSE_CELL,
    CHOOSE_PLACE,
    LEND_OR_NOT,
    NO_DEBT,
    REPAY_LESS,
    SPIN_FIRST,
    SPIN_OR_STOP,
)
from parlour.games.monopolist.state import MonopolistState
from parlour.kit.asks import ListedAsk
from parlour.kit.lead import SPIN, SPINS

SPIN_ASKS: Final = [ListedAsk(seat, (SPIN,), SPIN_FIRST.clause, SPINS) for seat in range(MAX_SEATS)]
"""By seat: the ask to spin. `SPIN_AGAIN_ASKS` are those after an earned spin."""
SPIN_AGAIN_ASKS: Final = [ListedAsk(seat, (SPIN, STOP), SPIN_OR_STOP.clause, SPINS) for seat in range(MAX_SEATS)]
ADVANCES: Final = 0
ADVANCES_OR_NOT: Final = 1
PLACES: Final = 2
LENDS: Final = 3
ASKS: Final[Memo[tuple[str, int, int, int], Ask]] = Memo(10_000)
"""By the edition, the kind, the seat, and the default cell or the largest loan."""


def cached_ask(s: MonopolistState, kind: int, seat: int, n: int = 0) -> Ask:
    """Return the cached ask of a kind. `n` is the default cell, or for a loan the largest amount."""
    key = (s.edition.content, kind, seat, n)
    ask = ASKS.get(key)
    if ask is None:
        if kind == LENDS:
            ask = Ask(seat, (LEND_NOTHING, Choice(Lend, IntRange(1, n))), LEND_OR_NOT.clause, LENDS_NOTHING)
        else:
            ask = _build(kind, seat, n, s.edition.room[n])
        ASKS.keep(key, ask)
    return ask


def _build(kind: int, seat: int, cell: int, cells: tuple[int, ...]) -> Ask:
    if kind == PLACES:
        return ListedAsk(seat, (Choice(Place, OneOf(cells)),), CHOOSE_PLACE.clause, Place(cell))
    if len(cells) == 1:
        return ListedAsk(seat, (ADVANCE, DECLINE), ADVANCE_OR_DECLINE.clause, ADVANCE.nth(0))
    advance = Choice(AdvanceTo, OneOf(cells))
    choices = (advance, DECLINE) if kind == ADVANCES_OR_NOT else (advance,)
    return ListedAsk(seat, choices, CHOOSE_CELL.clause, AdvanceTo(cell))


def may_repay(s: MonopolistState, seat: int) -> bool:
    """MON-R16: return whether the seat has a debt and at least two counters in hand."""
    player = s.players[seat]
    return len(player.owes) > 0 and player.counters > 1


def ask_to_repay(s: MonopolistState, seat: int) -> Ask:
    """Return the ask to spin or to repay part of a debt first. The default is not to repay."""
    player = s.players[seat]
    branches: list[tuple[int, Domain]] = [
        (lender, IntRange(1, min(owed, player.counters - 1))) for lender, owed in enumerate(player.owes) if owed
    ]
    return Ask(seat, (SPIN, Choice(Repay, ByFirst(tuple(branches)))), SPIN_FIRST.clause, SPINS)


def cannot_repay(s: MonopolistState, seat: int, lender: int, amount: int) -> Reason | None:
    """MON-R16: any part of a debt may be repaid, as long as 1 counter stays in hand."""
    player = s.players[seat]
    owed = amount_for(player.owes, lender)
    if not owed:
        return NO_DEBT
    return None if 1 <= amount <= min(owed, player.counters - 1) else REPAY_LESS
