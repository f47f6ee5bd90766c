"""Invariants of Corner the Market that hold after every move and in every loaded position."""

from __future__ import annotations

from parlour.games.corner_the_market.board import TELEPHONE
from parlour.games.corner_the_market.cards import EXCHANGE, FLYER
from parlour.games.corner_the_market.invariants_stack import stack_faults
from parlour.games.corner_the_market.prices import final_scores
from parlour.games.corner_the_market.state import NO_CARD, NO_PIT, CornerState
from parlour.kit.ledger import BANK


def faults_of(s: CornerState) -> list[str]:
    """Return the rulebook's invariants that this state breaks."""
    faults = holding_faults(s) + card_faults(s) + place_faults(s) + calendar_faults(s)
    if not faults:
        faults = outcome_faults(s) if s.outcome is not None else stack_faults(s)
    return faults


def holding_faults(s: CornerState) -> list[str]:
    """Return the broken invariants of contracts, money, Corners and Control."""
    faults: list[str] = []
    edition = s.edition
    controlled = 0
    for commodity in range(edition.kinds):
        held = [contracts[commodity] for contracts in s.contracts]
        if sum(held) + s.stock[commodity] != edition.contracts or min(*held, s.stock[commodity]) < 0:
            faults.append(f"CTM-I01: there are {edition.contracts} contracts of each commodity")
        if sum([number >= edition.corner for number in held]) > 1:
            faults.append("CTM-I08: one player at most has a Corner in a commodity")
        if max(held) >= edition.contracts:
            controlled |= 1 << commodity
    if sum(s.cash) != s.options.bank_limit:
        faults.append("CTM-I02: money is neither made nor lost")
    if s.options.bank_limit and s.cash[BANK] < 0:
        faults.append("CTM-I02: the Exchange has no more than was in the box")
    for cash in s.cash[: s.seats]:
        if cash < 0 or cash % edition.amounts.step:
            faults.append("CTM-I03: cash is a multiple of the smallest bill, and never negative")
    limit = s.options.closed_limit
    if s.spared != NO_PIT and not (controlled >> s.spared & 1 and limit and s.closed.bit_count() == limit):
        faults.append("CTM-R41: a pit under Control is spared where no card is left to close it")
    spared = 0 if s.spared == NO_PIT else 1 << s.spared
    if s.closed != controlled & ~spared or (limit and s.closed.bit_count() > limit):
        faults.append("CTM-I07: a pit is closed if and only if one player owns all its contracts")
    return faults


def card_faults(s: CornerState) -> list[str]:
    """Return the broken invariants of cards: each is in its pile, held, or being carried out (CTM-I04)."""
    edition = s.edition
    held = 1 << s.card if s.card != NO_CARD else 0
    count = int(s.card != NO_CARD)
    for cards in s.broker_seats:
        if cards & ~edition.seat_cards:
            return ["CTM-I04: Broker Seats are held, and no other cards"]
        held |= cards
        count += cards.bit_count()
    if held.bit_count() != count:
        return ["CTM-I04: a card is held once"]
    for pile, pack in ((EXCHANGE, s.exchange), (FLYER, s.flyer)):
        for card in pack.under:
            held |= 1 << card
            if edition.cards[card].pile != pile:
                return ["CTM-I04: a card lies in its own pile"]
        count += len(pack.under) + pack.unseen.bit_count()
        held |= pack.unseen
    is_whole = held.bit_count() == count == len(edition.cards)
    return [] if is_whole else ["CTM-I04: every card is in its pile, held, or being carried out"]


def place_faults(s: CornerState) -> list[str]:
    """Return the broken invariants of the places of pieces."""
    faults: list[str] = []
    board = s.edition.board
    inside = [0] * s.edition.kinds
    for seat, at in enumerate(s.at):
        if at < 0:
            if s.cash[seat] or any(s.contracts[seat]) or s.broker_seats[seat] or s.called[seat]:
                faults.append("CTM-I05: a bankrupt player has no cash, contract or seat")
            if s.playing >> seat & 1:
                faults.append("CTM-I05: a bankrupt player is out of the game")
            continue
        if s.called[seat] and board.kinds[at] != TELEPHONE:
            faults.append("CTM-I11: a call is done on a Telephone")
        if board.pits[at] >= 0:
            inside[board.pits[at]] += 1
    if max(inside) > s.edition.most_in_pit:
        faults.append("CTM-I06: two pieces at most are in one pit")
    for pit, pieces in enumerate(inside):
        if pieces and s.closed >> pit & 1 and not s.options.walks_out:
            faults.append("CTM-I07: a closed pit has no piece in it")
    if s.outcome is None and s.playing.bit_count() < 2:
        faults.append("CTM-116: the last player left has won")
    return faults


def calendar_faults(s: CornerState) -> list[str]:
    """Return the broken invariants of the calendar (CTM-I09, CTM-I10)."""
    faults: list[str] = []
    first = s.edition.first_marker(s.options.months)
    if not first <= s.marker <= s.edition.last_marker(s.options.months):
        faults.append("CTM-I09: the marker is not of this game's calendar")
    elif s.crash and s.marker == first and s.outcome is None:
        faults.append("CTM-I10: a Crash starts when the marker moves")
    if s.turns < 0:
        faults.append("CTM-007: turns are counted from 0")
    return faults


def outcome_faults(s: CornerState) -> list[str]:
    """Return the broken invariants of an outcome: scores are the assets, and the winners have the most (CTM-I15)."""
    outcome = s.outcome
    assert outcome is not None
    scores = final_scores(s)
    left = [seat for seat, at in enumerate(s.at) if at >= 0]
    if list(outcome.scores) != scores:
        return ["CTM-I15: the scores are cash, seats and contracts"]
    if outcome.reason == "last-left":
        is_right = list(outcome.winners) == left and len(left) == 1
    else:
        best = max(scores)
        is_right = list(outcome.winners) == [seat for seat in left if scores[seat] == best]
        is_right = is_right and outcome.reason == ("year-end-tie" if len(outcome.winners) > 1 else "year-end")
        is_right = is_right and s.marker == s.edition.last_marker(s.options.months)
    return [] if is_right else ["CTM-122: the highest total wins, or the last player left"]
