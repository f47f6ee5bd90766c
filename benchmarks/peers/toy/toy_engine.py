"""A throw-away 40-square roll-buy-auction-build-rent game, written the way a
typed pure-Python engine would be: slotted classes, a mutable state, an enum of
phases, legal_actions() and apply(action). It exists only to be compiled in
several ways and timed; it is no edition of any game.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

PLAYERS: Final = 4
SQUARES: Final = 40
START_CASH: Final = 1500
GO_SALARY: Final = 200
MAX_TURNS: Final = 1000
JAIL: Final = 10
TO_JAIL: Final = 30
HOUSE_COST: Final = 100
MAX_HOUSES: Final = 5

ROLL: Final = 0
BUY: Final = 1
DECLINE: Final = 2
PASS: Final = 3
BID_10: Final = 4
BID_50: Final = 5
END: Final = 6
BUILD: Final = 7  # BUILD + square

RENT_FACTOR: Final = (1, 5, 15, 40, 55, 70)


class Phase(IntEnum):
    ROLL = 0
    BUY = 1
    AUCTION = 2
    MANAGE = 3
    OVER = 4


class Square:
    __slots__ = ("price", "rent", "group", "tax")

    def __init__(self, price: int, rent: int, group: int, tax: int) -> None:
        self.price: int = price
        self.rent: int = rent
        self.group: int = group
        self.tax: int = tax


def make_board() -> list[Square]:
    board: list[Square] = []
    n = 0
    for i in range(SQUARES):
        if i in (0, 2, 7, 10, 17, 20, 22, 30, 33, 36):
            board.append(Square(0, 0, -1, 0))
        elif i in (4, 38):
            board.append(Square(0, 0, -1, 150))
        else:
            board.append(Square(60 + 12 * n, 4 + 2 * n, n // 3, 0))
            n += 1
    return board


BOARD: Final[list[Square]] = make_board()
GROUPS: Final[list[list[int]]] = [[i for i in range(SQUARES) if BOARD[i].group == g] for g in range(10)]


class Player:
    __slots__ = ("cash", "pos", "jail", "alive")

    def __init__(self, cash: int, pos: int, jail: int, alive: bool) -> None:
        self.cash: int = cash
        self.pos: int = pos
        self.jail: int = jail
        self.alive: bool = alive


class State:
    __slots__ = (
        "players",
        "owner",
        "houses",
        "phase",
        "current",
        "turn",
        "seed",
        "lot",
        "bidder",
        "high_bid",
        "high_bidder",
        "bidding",
        "left",
    )

    def __init__(
        self, players: list[Player], owner: list[int], houses: list[int], bidding: list[bool], seed: int
    ) -> None:
        self.players: list[Player] = players
        self.owner: list[int] = owner
        self.houses: list[int] = houses
        self.bidding: list[bool] = bidding
        self.phase: Phase = Phase.ROLL
        self.current: int = 0
        self.turn: int = 0
        self.seed: int = seed
        self.lot: int = 0
        self.bidder: int = 0
        self.high_bid: int = 0
        self.high_bidder: int = -1
        self.left: int = PLAYERS

    def copy(self) -> State:
        new = State(
            [Player(p.cash, p.pos, p.jail, p.alive) for p in self.players],
            self.owner[:],
            self.houses[:],
            self.bidding[:],
            self.seed,
        )
        new.phase = self.phase
        new.current = self.current
        new.turn = self.turn
        new.lot = self.lot
        new.bidder = self.bidder
        new.high_bid = self.high_bid
        new.high_bidder = self.high_bidder
        new.left = self.left
        return new

    def die(self) -> int:
        self.seed = (self.seed * 1664525 + 1013904223) & 0xFFFFFFFF
        return (self.seed >> 16) % 6 + 1

    def owns_group(self, who: int, group: int) -> bool:
        owner = self.owner
        for sq in GROUPS[group]:
            if owner[sq] != who:
                return False
        return True

    def rent(self, sq: int) -> int:
        square = BOARD[sq]
        h = self.houses[sq]
        if h > 0:
            return square.rent * RENT_FACTOR[h]
        return square.rent * 2 if self.owns_group(self.owner[sq], square.group) else square.rent

    def legal_actions(self) -> list[int]:
        phase = self.phase
        if phase == Phase.ROLL:
            return [ROLL]
        if phase == Phase.BUY:
            p = self.players[self.current]
            return [BUY, DECLINE] if p.cash >= BOARD[p.pos].price else [DECLINE]
        if phase == Phase.AUCTION:
            cash = self.players[self.bidder].cash
            if cash >= self.high_bid + 50:
                return [PASS, BID_10, BID_50]
            return [PASS, BID_10] if cash >= self.high_bid + 10 else [PASS]
        if phase == Phase.MANAGE:
            actions = [END]
            me = self.current
            if self.players[me].cash >= HOUSE_COST:
                for g in range(10):
                    if self.owns_group(me, g):
                        for sq in GROUPS[g]:
                            if self.houses[sq] < MAX_HOUSES:
                                actions.append(BUILD + sq)
            return actions
        return []

    def apply(self, action: int) -> None:
        phase = self.phase
        if phase == Phase.ROLL:
            self.do_roll()
        elif phase == Phase.BUY:
            p = self.players[self.current]
            if action == BUY:
                p.cash -= BOARD[p.pos].price
                self.owner[p.pos] = self.current
                self.phase = Phase.MANAGE
            else:
                self.start_auction(p.pos)
        elif phase == Phase.AUCTION:
            self.do_bid(action)
        elif phase == Phase.MANAGE:
            if action == END:
                self.next_turn()
            else:
                self.players[self.current].cash -= HOUSE_COST
                self.houses[action - BUILD] += 1

    def do_roll(self) -> None:
        p = self.players[self.current]
        a = self.die()
        b = self.die()
        if p.jail > 0 and a != b:
            p.jail -= 1
            self.phase = Phase.MANAGE
            return
        p.jail = 0
        pos = p.pos + a + b
        if pos >= SQUARES:
            pos -= SQUARES
            p.cash += GO_SALARY
        p.pos = pos
        square = BOARD[pos]
        self.phase = Phase.MANAGE
        if pos == TO_JAIL:
            p.pos = JAIL
            p.jail = 3
        elif square.tax > 0:
            self.pay(square.tax, -1)
        elif square.price > 0:
            who = self.owner[pos]
            if who < 0:
                self.phase = Phase.BUY
            elif who != self.current:
                self.pay(self.rent(pos), who)

    def pay(self, amount: int, to: int) -> None:
        p = self.players[self.current]
        if p.cash >= amount:
            p.cash -= amount
            if to >= 0:
                self.players[to].cash += amount
            return
        if to >= 0:
            self.players[to].cash += p.cash
        p.cash = 0
        p.alive = False
        self.left -= 1
        for sq in range(SQUARES):
            if self.owner[sq] == self.current:
                self.owner[sq] = to
                if to < 0:
                    self.houses[sq] = 0
        self.next_turn()

    def next_turn(self) -> None:
        self.turn += 1
        if self.left <= 1 or self.turn >= MAX_TURNS:
            self.phase = Phase.OVER
            return
        i = self.current
        while True:
            i = (i + 1) % PLAYERS
            if self.players[i].alive:
                break
        self.current = i
        self.phase = Phase.ROLL

    def start_auction(self, sq: int) -> None:
        self.lot = sq
        self.high_bid = 0
        self.high_bidder = -1
        for i in range(PLAYERS):
            self.bidding[i] = self.players[i].alive
        self.bidder = self.current
        self.phase = Phase.AUCTION

    def do_bid(self, action: int) -> None:
        if action == PASS:
            self.bidding[self.bidder] = False
        else:
            self.high_bid += 10 if action == BID_10 else 50
            self.high_bidder = self.bidder
        i = self.bidder
        for _ in range(PLAYERS):
            i = (i + 1) % PLAYERS
            if self.bidding[i] and i != self.high_bidder:
                self.bidder = i
                return
        if self.high_bidder >= 0:
            self.players[self.high_bidder].cash -= self.high_bid
            self.owner[self.lot] = self.high_bidder
        self.phase = Phase.MANAGE


def new_game(seed: int) -> State:
    return State(
        [Player(START_CASH, 0, 0, True) for _ in range(PLAYERS)],
        [-1] * SQUARES,
        [0] * SQUARES,
        [False] * PLAYERS,
        seed,
    )


def play(seed: int) -> tuple[int, int]:
    """One random game: (steps, checksum)."""
    state = new_game(seed)
    r = seed ^ 0x5BD1E995
    steps = 0
    while state.phase != Phase.OVER:
        actions = state.legal_actions()
        r = (r * 1664525 + 1013904223) & 0xFFFFFFFF
        state.apply(actions[(r >> 16) % len(actions)])
        steps += 1
    check = state.turn
    for p in state.players:
        check = check * 31 + p.cash
    return steps, check & 0xFFFFFFFF


def play_many(first: int, count: int) -> tuple[int, int, int]:
    """(games, steps, checksum) of `count` games from seed `first`."""
    steps = 0
    check = 0
    for seed in range(first, first + count):
        s, c = play(seed)
        steps += s
        check = (check * 31 + c) & 0xFFFFFFFF
    return count, steps, check


def copies(seed: int, moves: int, count: int) -> int:
    """Copy the state reached after `moves` random moves `count` times."""
    state = new_game(seed)
    r = seed
    for _ in range(moves):
        actions = state.legal_actions()
        if not actions:
            break
        r = (r * 1664525 + 1013904223) & 0xFFFFFFFF
        state.apply(actions[(r >> 16) % len(actions)])
    n = 0
    for _ in range(count):
        n += state.copy().left
    return n
