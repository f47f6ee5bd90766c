"""The cost of a stop on shared railroads or utilities, and what a holder guarantees (FIN-R34, FIN-R47)."""

from __future__ import annotations

from parlour.core.events import Log
from parlour.games.finance.events_play import GuaranteeDue
from parlour.games.finance.figures import full_rent, pact_of
from parlour.games.finance.options import IN_FULL, NO_RENT
from parlour.games.finance.phases.debts import owe_rent
from parlour.games.finance.state import FinanceState
from parlour.kit.trade.shares import in_proportion, split


def shared_amounts(s: FinanceState, lease: int, rent: int) -> tuple[int, ...] | None:
    """Return what the mover pays each partner for a stop on another seat's shared lease, or None if not shared."""
    pact = pact_of(s, lease)
    if pact is None:
        return None
    owner = s.owners[lease]
    if not pact.shares[s.mover]:
        return tuple(split(rent, pact.shares, owner))
    if s.options.partner_pays == NO_RENT:
        return (0,) * s.seats
    shares = [0 if seat == s.mover else share for seat, share in enumerate(pact.shares)]
    if s.options.partner_pays == IN_FULL:
        return tuple(in_proportion(rent, shares, owner))
    parts = split(rent, pact.shares, owner)  # the mover keeps their own share of the full rent
    parts[s.mover] = 0
    return tuple(parts)


def is_guaranteed(s: FinanceState, lease: int) -> bool:
    """Return whether the holder of a utility deal owes the partners something for a stranger's stop (FIN-R47)."""
    pact = pact_of(s, lease)
    return pact is not None and pact.holder >= 0 and not pact.shares[s.mover]


def guarantee(s: FinanceState, lease: int, throw: int, log: Log | None) -> None:
    """Charge the holder of a utility deal the partners' shares for a stranger's stop on a mortgaged lease."""
    pact = pact_of(s, lease)
    assert pact is not None
    amounts = split(full_rent(s, lease, throw), pact.shares, pact.holder)
    amounts[pact.holder] = 0
    if log is not None:
        log.add(GuaranteeDue(pact.holder, lease, sum(amounts)))
    owe_rent(s, pact.holder, lease, tuple(amounts), "FIN-142", "a guaranteed share", log)
