"""The end of the game: the winner tests of MON-38 and MON-39, and the cap on spins."""

from __future__ import annotations

from parlour.core.events import Log
from parlour.core.outcome import Outcome
from parlour.games.monopolist.events import AllRuined, LastLeft, MonopolyBroken, SpinsRanOut
from parlour.games.monopolist.state import MonopolistState, Player


def worth(s: MonopolistState, player: Player) -> int:
    """Return the stock that counts to win: counters in hand minus debts, or all counters in hand (MON-R17)."""
    if s.options.counts_gross or not player.owes:
        return player.counters
    return player.counters - sum(player.owes)


def broke_monopoly(s: MonopolistState) -> int:
    """MON-38: return the player with more than the Monopolist and every opponent, or -1. A tie is no win (MON-R20)."""
    best = -1
    top = s.monopolist
    for seat, player in enumerate(s.players):
        if player.man >= 0:
            stock = worth(s, player) if player.owes else player.counters
            if stock > top:
                top = stock
                best = seat
            elif stock == top:
                best = -1
    return best


def check_winner(s: MonopolistState, log: Log | None) -> None:
    """Test for a winner after every settlement, loan and repayment (MON-R19).

    MON-39, by counters in hand, is tested first (MON-R28).
    """
    last = -1
    several = False
    for seat, player in enumerate(s.players):
        if player.counters > 0:
            several = last >= 0
            last = seat
            if several:
                break
    if not several:
        _end_with_last(s, last, log)
    elif not s.options.tested_at_turn_end:
        check_capital(s, log)


def check_capital(s: MonopolistState, log: Log | None) -> None:
    """MON-38: end the game if a player has broken the monopoly."""
    winner = broke_monopoly(s)
    if winner >= 0:
        s.outcome = Outcome("capital", "MON-38", (winner,), scores(s))
        if log is not None:
            log.add(MonopolyBroken(winner, s.players[winner].counters))


def end_at_cap(s: MonopolistState, log: Log | None) -> None:
    """MON-R25: end the game. The richest player wins; a tie is a draw."""
    stocks = scores(s)
    most = max([stock for stock, player in zip(stocks, s.players, strict=True) if player.man >= 0])
    richest = tuple([seat for seat, player in enumerate(s.players) if player.man >= 0 and worth(s, player) == most])
    s.outcome = Outcome("spin-cap" if len(richest) == 1 else "spin-cap-tie", "MON-R25", richest, stocks)
    if log is not None:
        log.add(SpinsRanOut(s.spins))


def scores(s: MonopolistState) -> tuple[int, ...]:
    """Return every seat's stock as it counts to win."""
    return tuple([worth(s, player) for player in s.players])


def _end_with_last(s: MonopolistState, last: int, log: Log | None) -> None:
    if last >= 0:
        s.outcome = Outcome("last", "MON-39", (last,), scores(s))
        if log is not None:
            log.add(LastLeft(last))
    else:  # possible only if all settle together: then the last players can fall at once
        s.outcome = Outcome("all-ruined", "MON-R05", (), scores(s))
        if log is not None:
            log.add(AllRuined())
