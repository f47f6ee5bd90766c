"""Copies of a mid-game state per second, for search.

usage: python clone_states.py PEER [--seconds S]    (PEER 'list' names them)
"""

from __future__ import annotations

import argparse
import copy
import dataclasses
import pickle
import random
import sys
from collections.abc import Callable

from common import emit, pin_to_one_core, run_for

Play = Callable[[], int]
N = 100


def spiel(name: str, moves: int) -> Play:
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    state = game.new_initial_state()
    for _ in range(moves):
        nxt = state.clone()
        if nxt.is_chance_node():
            o, p = zip(*nxt.chance_outcomes(), strict=True)
            nxt.apply_action(rng.choices(o, p)[0])
        else:
            nxt.apply_action(rng.choice(nxt.legal_actions()))
        if nxt.is_terminal():
            break
        state = nxt

    def play() -> int:
        for _ in range(N):
            state.clone()
        return N

    return play


def catan() -> Play:
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)
    game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])
    for _ in range(200):
        game.play_tick()

    def play() -> int:
        for _ in range(N):
            game.copy()
        return N

    return play


def as_dict() -> dict[str, object]:
    """A Monopoly-sized state: 4 players, 40 squares, two decks of 16."""
    return {
        "players": [{"cash": 1500 + i, "pos": 3 * i, "jail": 0, "alive": True, "cards": [1, 2]} for i in range(4)],
        "owner": [-1, *range(4)] * 8,
        "houses": [0] * 40,
        "mortgaged": [False] * 40,
        "deck_a": list(range(16)),
        "deck_b": list(range(16)),
        "phase": 1,
        "current": 2,
        "turn": 77,
        "houses_left": 32,
        "hotels_left": 12,
        "bids": [0, 10, 20, 0],
    }


def dict_deepcopy() -> Play:
    d = as_dict()

    def play() -> int:
        for _ in range(N):
            copy.deepcopy(d)
        return N

    return play


def dict_pickle() -> Play:
    d = as_dict()

    def play() -> int:
        for _ in range(N):
            pickle.loads(pickle.dumps(d, -1))
        return N

    return play


@dataclasses.dataclass(slots=True)
class P:
    cash: int
    pos: int
    jail: int
    alive: bool
    cards: list[int]


@dataclasses.dataclass(slots=True)
class S:
    players: list[P]
    owner: list[int]
    houses: list[int]
    mortgaged: list[bool]
    deck_a: list[int]
    deck_b: list[int]
    phase: int
    current: int
    turn: int
    houses_left: int
    hotels_left: int
    bids: list[int]


def as_dataclass() -> S:
    d = as_dict()
    d["players"] = [P(**p) for p in d["players"]]  # type: ignore[attr-defined]
    return S(**d)  # type: ignore[arg-type]


def dataclass_deepcopy() -> Play:
    s = as_dataclass()

    def play() -> int:
        for _ in range(N):
            copy.deepcopy(s)
        return N

    return play


def dataclass_by_hand() -> Play:
    s = as_dataclass()

    def play() -> int:
        for _ in range(N):
            S(
                [P(p.cash, p.pos, p.jail, p.alive, p.cards[:]) for p in s.players],
                s.owner[:],
                s.houses[:],
                s.mortgaged[:],
                s.deck_a[:],
                s.deck_b[:],
                s.phase,
                s.current,
                s.turn,
                s.houses_left,
                s.hotels_left,
                s.bids[:],
            )
        return N

    return play


def msgspec_struct() -> tuple[object, type]:
    import msgspec

    types: dict[str, object] = {"int": int, "bool": bool, "list[int]": list[int], "list[bool]": list[bool]}
    MP = msgspec.defstruct(
        "MP", [(f.name, types[str(f.type)]) for f in dataclasses.fields(P)], array_like=True, gc=False
    )
    types["list[P]"] = list[MP]
    MS = msgspec.defstruct("MS", [(f.name, types[str(f.type)]) for f in dataclasses.fields(S)], array_like=True)
    d = as_dict()
    d["players"] = [MP(**p) for p in d["players"]]  # type: ignore[attr-defined]
    return MS(**d), MS


def msgspec_by_hand() -> Play:
    s, MS = msgspec_struct()
    MP = type(s.players[0])  # type: ignore[attr-defined]

    def play() -> int:
        for _ in range(N):
            MS(
                [MP(p.cash, p.pos, p.jail, p.alive, p.cards[:]) for p in s.players],
                s.owner[:],
                s.houses[:],
                s.mortgaged[:],
                s.deck_a[:],
                s.deck_b[:],
                s.phase,
                s.current,
                s.turn,
                s.houses_left,
                s.hotels_left,
                s.bids[:],
            )
        return N

    return play


def msgspec_round_trip() -> Play:
    import msgspec

    s, MS = msgspec_struct()
    enc, dec = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(MS)

    def play() -> int:
        for _ in range(N):
            dec.decode(enc.encode(s))
        return N

    return play


def numpy_array() -> Play:
    import numpy as np

    a = np.zeros(256, np.int16)

    def play() -> int:
        for _ in range(N):
            a.copy()
        return N

    return play


def one_bytearray() -> Play:
    a = bytearray(512)

    def play() -> int:
        for _ in range(N):
            a[:]
        return N

    return play


def flat_list() -> Play:
    a = list(range(200))

    def play() -> int:
        for _ in range(N):
            a[:]
        return N

    return play


PEERS: dict[str, Callable[[], Play]] = {
    "open_spiel backgammon state.clone()": lambda: spiel("backgammon", 60),
    "open_spiel hearts state.clone()": lambda: spiel("hearts", 80),
    "open_spiel gin_rummy state.clone()": lambda: spiel("gin_rummy", 60),
    "catanatron game.copy()": catan,
    "dict, copy.deepcopy": dict_deepcopy,
    "dict, pickle round trip": dict_pickle,
    "dataclass(slots), copy.deepcopy": dataclass_deepcopy,
    "dataclass(slots), copy written by hand": dataclass_by_hand,
    "msgspec.Struct, copy written by hand": msgspec_by_hand,
    "msgspec.Struct, msgpack round trip": msgspec_round_trip,
    "numpy int16[256].copy()": numpy_array,
    "list of 200 ints, [:]": flat_list,
    "bytearray(512)[:]": one_bytearray,
}


def main() -> None:
    ap = argparse.ArgumentParser()
    ap.add_argument("peer")
    ap.add_argument("--seconds", type=float, default=1.0)
    a = ap.parse_args()
    if a.peer == "list":
        print("\n".join(PEERS))
        return
    pin_to_one_core()
    r = run_for(PEERS[a.peer](), a.seconds)
    emit(a.peer, r)


if __name__ == "__main__":
    sys.exit(main())
