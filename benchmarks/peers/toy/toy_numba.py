"""The toy game for Numba: one int64 array as the state, plain functions.
Same random sequence and checksum as toy_engine.py."""

from __future__ import annotations

import numpy as np
from numba import njit

# layout of the state vector
CASH, POS, JAIL_T, ALIVE, OWNER, HOUSES, BIDDING = 0, 4, 8, 12, 16, 56, 96
PHASE, CUR, TURN, SEED, LOT, BIDDER, HIGH, HIGH_BY, LEFT, SIZE = range(100, 110)

PRICE = np.zeros(40, np.int64)
RENT = np.zeros(40, np.int64)
GROUP = np.full(40, -1, np.int64)
TAX = np.zeros(40, np.int64)
MEMBERS = np.full((10, 3), -1, np.int64)
FACTOR = np.array([1, 5, 15, 40, 55, 70], np.int64)
_n = 0
for _i in range(40):
    if _i in (0, 2, 7, 10, 17, 20, 22, 30, 33, 36):
        continue
    if _i in (4, 38):
        TAX[_i] = 150
        continue
    PRICE[_i], RENT[_i], GROUP[_i] = 60 + 12 * _n, 4 + 2 * _n, _n // 3
    MEMBERS[_n // 3, _n % 3] = _i
    _n += 1


@njit(cache=False)
def die(s):
    s[SEED] = (s[SEED] * 1664525 + 1013904223) & 0xFFFFFFFF
    return (s[SEED] >> 16) % 6 + 1


@njit
def owns(s, who, g):
    for k in range(3):
        sq = MEMBERS[g, k]
        if sq >= 0 and s[OWNER + sq] != who:
            return False
    return True


@njit
def legal(s, out):
    ph = s[PHASE]
    n = 0
    if ph == 0:
        out[0] = 0
        n = 1
    elif ph == 1:
        if s[CASH + s[CUR]] >= PRICE[s[POS + s[CUR]]]:
            out[n] = 1
            n += 1
        out[n] = 2
        n += 1
    elif ph == 2:
        cash = s[CASH + s[BIDDER]]
        out[n] = 3
        n += 1
        if cash >= s[HIGH] + 10:
            out[n] = 4
            n += 1
        if cash >= s[HIGH] + 50:
            out[n] = 5
            n += 1
    elif ph == 3:
        out[0] = 6
        n = 1
        if s[CASH + s[CUR]] >= 100:
            for g in range(10):
                if owns(s, s[CUR], g):
                    for k in range(3):
                        sq = MEMBERS[g, k]
                        if sq >= 0 and s[HOUSES + sq] < 5:
                            out[n] = 7 + sq
                            n += 1
    return n


@njit
def next_turn(s):
    s[TURN] += 1
    if s[LEFT] <= 1 or s[TURN] >= 1000:
        s[PHASE] = 4
        return
    i = s[CUR]
    while True:
        i = (i + 1) % 4
        if s[ALIVE + i]:
            break
    s[CUR] = i
    s[PHASE] = 0


@njit
def pay(s, amount, to):
    c = s[CUR]
    if s[CASH + c] >= amount:
        s[CASH + c] -= amount
        if to >= 0:
            s[CASH + to] += amount
        return
    if to >= 0:
        s[CASH + to] += s[CASH + c]
    s[CASH + c] = 0
    s[ALIVE + c] = 0
    s[LEFT] -= 1
    for sq in range(40):
        if s[OWNER + sq] == c:
            s[OWNER + sq] = to
            if to < 0:
                s[HOUSES + sq] = 0
    next_turn(s)


@njit
def do_roll(s):
    c = s[CUR]
    a = die(s)
    b = die(s)
    if s[JAIL_T + c] > 0 and a != b:
        s[JAIL_T + c] -= 1
        s[PHASE] = 3
        return
    s[JAIL_T + c] = 0
    pos = s[POS + c] + a + b
    if pos >= 40:
        pos -= 40
        s[CASH + c] += 200
    s[POS + c] = pos
    s[PHASE] = 3
    if pos == 30:
        s[POS + c] = 10
        s[JAIL_T + c] = 3
    elif TAX[pos] > 0:
        pay(s, TAX[pos], -1)
    elif PRICE[pos] > 0:
        who = s[OWNER + pos]
        if who < 0:
            s[PHASE] = 1
        elif who != c:
            h = s[HOUSES + pos]
            if h > 0:
                r = RENT[pos] * FACTOR[h]
            elif owns(s, who, GROUP[pos]):
                r = RENT[pos] * 2
            else:
                r = RENT[pos]
            pay(s, r, who)


@njit
def do_bid(s, action):
    if action == 3:
        s[BIDDING + s[BIDDER]] = 0
    else:
        s[HIGH] += 10 if action == 4 else 50
        s[HIGH_BY] = s[BIDDER]
    i = s[BIDDER]
    for _ in range(4):
        i = (i + 1) % 4
        if s[BIDDING + i] and i != s[HIGH_BY]:
            s[BIDDER] = i
            return
    if s[HIGH_BY] >= 0:
        s[CASH + s[HIGH_BY]] -= s[HIGH]
        s[OWNER + s[LOT]] = s[HIGH_BY]
    s[PHASE] = 3


@njit
def apply(s, action):
    ph = s[PHASE]
    c = s[CUR]
    if ph == 0:
        do_roll(s)
    elif ph == 1:
        if action == 1:
            s[CASH + c] -= PRICE[s[POS + c]]
            s[OWNER + s[POS + c]] = c
            s[PHASE] = 3
        else:
            s[LOT] = s[POS + c]
            s[HIGH] = 0
            s[HIGH_BY] = -1
            for i in range(4):
                s[BIDDING + i] = s[ALIVE + i]
            s[BIDDER] = c
            s[PHASE] = 2
    elif ph == 2:
        do_bid(s, action)
    elif ph == 3:
        if action == 6:
            next_turn(s)
        else:
            s[CASH + c] -= 100
            s[HOUSES + action - 7] += 1


@njit
def play_many(first, count):
    steps = 0
    check = 0
    s = np.zeros(SIZE, np.int64)
    acts = np.zeros(64, np.int64)
    for seed in range(first, first + count):
        s[:] = 0
        for i in range(4):
            s[CASH + i] = 1500
            s[ALIVE + i] = 1
        for i in range(40):
            s[OWNER + i] = -1
        s[LEFT] = 4
        s[SEED] = seed
        s[HIGH_BY] = -1
        r = seed ^ 0x5BD1E995
        while s[PHASE] != 4:
            n = legal(s, acts)
            r = (r * 1664525 + 1013904223) & 0xFFFFFFFF
            apply(s, acts[(r >> 16) % n])
            steps += 1
        c = s[TURN]
        for i in range(4):
            c = c * 31 + s[CASH + i]
        check = (check * 31 + (c & 0xFFFFFFFF)) & 0xFFFFFFFF
    return count, steps, check
