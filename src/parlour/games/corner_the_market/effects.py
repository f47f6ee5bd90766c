"""Changes of money, contracts, Broker Seats and piles. Each effect changes the state and logs its events."""

from __future__ import annotations

from typing import Final

from parlour.core.events import Log
from parlour.games.corner_the_market.cards import EXCHANGE
from parlour.games.corner_the_market.events import (
    ContractReceived,
    ContractsBought,
    ContractsPassed,
    ContractsRedeemed,
    ControlGained,
    ControlLost,
    CornerBroken,
    CornerMade,
    PitClosed,
    PitOpened,
    PutOut,
    SeatPassed,
    SeatReturned,
)
from parlour.games.corner_the_market.state import NO_PIT, CornerState
from parlour.kit.bits import first
from parlour.kit.ledger import BANK, transfer
from parlour.kit.pack import Pack
from parlour.kit.trade.bundle import Bundle
from parlour.kit.trade.counts import count_of

CASHIER: Final = BANK
"""The Exchange, as a party to a payment or a delivery."""


def pay(s: CornerState, payer: int, payee: int, amount: int, clause: str, purpose: str, log: Log | None) -> None:
    """Transfer money. A Cashier who can run out pays only what is left (CTM-R40)."""
    if payer == CASHIER and s.options.bank_limit and s.cash[CASHIER] < amount:
        amount = s.cash[CASHIER]
    transfer(s.cash, payer, payee, amount, clause, purpose, log)


def buy(s: CornerState, seat: int, commodity: int, number: int, price: int, clause: str, log: Log | None) -> None:
    """Buy contracts from the Cashier, at a price each."""
    pay(s, seat, CASHIER, number * price, clause, s.edition.commodities[commodity].name, log)
    hand_over(s, commodity, number, CASHIER, seat, clause, log, number * price)


def sell(s: CornerState, seat: int, commodity: int, number: int, price: int, clause: str, log: Log | None) -> None:
    """Sell contracts to the Cashier, at a price each."""
    hand_over(s, commodity, number, seat, CASHIER, clause, log, number * price)
    pay(s, CASHIER, seat, number * price, clause, s.edition.commodities[commodity].name, log)


def deal(
    s: CornerState, seller: int, buyer: int, commodity: int, number: int, price: int, clause: str, log: Log | None
) -> None:
    """Sell contracts from one player to another, at a price each."""
    pay(s, buyer, seller, number * price, clause, s.edition.commodities[commodity].name, log)
    hand_over(s, commodity, number, seller, buyer, clause, log, number * price)


def receive(s: CornerState, seat: int, commodity: int, clause: str, log: Log | None) -> None:
    """Give a seat a free contract from the Cashier (CTM-112)."""
    if log is not None:
        log.add(ContractReceived(clause, seat, commodity))
    _move(s, commodity, 1, CASHIER, seat, log)


def hand_over(
    s: CornerState,
    commodity: int,
    number: int,
    giver: int,
    taker: int,
    clause: str,
    log: Log | None,
    amount: int = 0,
) -> None:
    """Transfer contracts. `amount` is logged if they have a price of their own."""
    if log is not None:
        if giver == CASHIER:
            log.add(ContractsBought(clause, taker, number, commodity, amount))
        elif taker == CASHIER:
            log.add(ContractsRedeemed(clause, giver, number, commodity, amount))
        else:
            log.add(ContractsPassed(clause, giver, taker, number, commodity, amount))
    _move(s, commodity, number, giver, taker, log)


def exchange(s: CornerState, maker: int, other: int, give: Bundle, get: Bundle, clause: str, log: Log | None) -> None:
    """Exchange one bundle for another at once; of equal goods only the difference moves (CTM-R18)."""
    if give.cash:
        pay(s, maker, other, give.cash, clause, "the deal", log)
    if get.cash:
        pay(s, other, maker, get.cash, clause, "the deal", log)
    for commodity in range(s.edition.kinds):
        number = count_of(give.goods, commodity) - count_of(get.goods, commodity)
        if number > 0:
            hand_over(s, commodity, number, maker, other, clause, log)
        elif number < 0:
            hand_over(s, commodity, -number, other, maker, clause, log)
    seats = count_of(give.goods, s.edition.kinds) - count_of(get.goods, s.edition.kinds)
    for _ in range(abs(seats)):
        _pass_seat(s, maker if seats > 0 else other, other if seats > 0 else maker, clause, log)


def return_seat(s: CornerState, seat: int, clause: str, log: Log | None) -> None:
    """Return a Broker Seat to the bottom of the Exchange pile (CTM-099)."""
    card = first(s.broker_seats[seat])
    s.broker_seats[seat] ^= 1 << card
    put_under(s, EXCHANGE, card)
    if log is not None:
        log.add(SeatReturned(clause, seat, card))


def pack_of(s: CornerState, pile: int) -> Pack:
    return s.exchange if pile == EXCHANGE else s.flyer


def take_off(s: CornerState, pile: int, card: int) -> None:
    """Take the top card of a pile."""
    _set_pack(s, pile, pack_of(s, pile).without(card))


def put_under(s: CornerState, pile: int, card: int) -> None:
    """Put a card under its pile."""
    _set_pack(s, pile, pack_of(s, pile).over(card))


def _set_pack(s: CornerState, pile: int, pack: Pack) -> None:
    if pile == EXCHANGE:
        s.exchange = pack
    else:
        s.flyer = pack


def _pass_seat(s: CornerState, giver: int, taker: int, clause: str, log: Log | None) -> None:
    card = first(s.broker_seats[giver])
    s.broker_seats[giver] ^= 1 << card
    s.broker_seats[taker] |= 1 << card
    if log is not None:
        log.add(SeatPassed(clause, giver, taker, card))


def _move(s: CornerState, commodity: int, number: int, giver: int, taker: int, log: Log | None) -> None:
    """Move contracts, and update Corners and Control."""
    edition = s.edition
    if giver == CASHIER:
        s.stock[commodity] -= number
    else:
        contracts = s.contracts[giver]
        before = contracts[commodity]
        contracts[commodity] = before - number
        if before >= edition.contracts:
            _lose_control(s, giver, commodity, log)
        if log is not None and before >= edition.corner > before - number:
            log.add(CornerBroken("CTM-081", giver, commodity))
    if taker == CASHIER:
        s.stock[commodity] += number
    else:
        contracts = s.contracts[taker]
        after = contracts[commodity] + number
        contracts[commodity] = after
        if log is not None and after >= edition.corner > after - number:
            log.add(CornerMade("CTM-081", taker, commodity, after))
        if after >= edition.contracts:
            _gain_control(s, taker, commodity, log)


def _gain_control(s: CornerState, seat: int, commodity: int, log: Log | None) -> None:
    """Gain Control (CTM-092, CTM-093). There may be fewer Pit Closed cards than pits (CTM-R41)."""
    if log is not None:
        log.add(ControlGained("CTM-092", seat, commodity))
    limit = s.options.closed_limit
    if limit and s.closed.bit_count() >= limit:
        s.spared = commodity
    else:
        _close(s, commodity, log)


def _lose_control(s: CornerState, seat: int, commodity: int, log: Log | None) -> None:
    """Lose Control with the first contract given away (CTM-096, CTM-R66).

    A Pit Closed card that becomes free closes a pit that was left open.
    """
    if log is not None:
        log.add(ControlLost("CTM-R66", seat, commodity))
    if s.spared == commodity:
        s.spared = NO_PIT
        return
    s.closed &= ~(1 << commodity)
    if log is not None:
        log.add(PitOpened("CTM-096", commodity))
    if s.spared != NO_PIT:
        spared = s.spared
        s.spared = NO_PIT
        _close(s, spared, log)


def _close(s: CornerState, pit: int, log: Log | None) -> None:
    """Close a pit (CTM-093). Every piece inside moves to the Exit, unless the option lets it walk out (CTM-R28)."""
    s.closed |= 1 << pit
    if log is not None:
        log.add(PitClosed("CTM-093", pit))
    if s.options.walks_out:
        return
    board = s.edition.board
    for seat, at in enumerate(s.at):
        if at >= 0 and board.pits[at] == pit:
            s.at[seat] = board.ring(pit, board.exit_position)
            if log is not None:
                log.add(PutOut("CTM-R28", seat, pit))
