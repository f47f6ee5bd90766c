"""Honest games with verifiable chance, the same every time: for checking that they are accepted, and for forging."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from random import Random

from parlour.chance.committed import CommittedDealer, NonceChain
from parlour.core.registry import find
from parlour.table import library
from parlour.table.table import Table

GAME = "mariners-compass"
SHORT: dict[str, object] = {"turn_cap": 12}
NAMES = ["Ann", "Bo"]


def secret_of(seed: int | str) -> bytes:
    return hashlib.sha256(f"secret {seed}".encode()).digest()


def nonces_of(seed: int | str, letter: str) -> NonceChain:
    return NonceChain(400, hashlib.sha256(f"nonces {seed} {letter}".encode()).hexdigest())


def fair_table(
    seed: int | str, game: str = GAME, options: Mapping[str, object] = SHORT, names: list[str] | None = None
) -> Table:
    """A table with verifiable chance whose secret is known to us."""
    found = find(game)
    dealer = CommittedDealer(secret_of(seed))
    seats = NAMES if names is None else names
    return Table(found, library.rulebook(game), library.edition(found), options, seats, dealer)


def pledge_all(table: Table, nonces: Mapping[str, NonceChain]) -> None:
    for letter, own in nonces.items():
        table.pledge(letter, own.pledge(table.journal.opening, letter))


def open_all(table: Table, nonces: Mapping[str, NonceChain]) -> None:
    for letter, own in nonces.items():
        table.nonce(letter, own.next())


def play_on(table: Table, nonces: Mapping[str, NonceChain], rng: Random, most: int | None = None) -> None:
    """Random answers, each with the seat's next nonce before it, to the end or for so many answers."""
    answers = 0
    while not table.is_over() and answers != most:
        ask = table.asks()[0]
        letter = table.lexicon.letter(ask.seat)
        if letter in nonces and table.takes_nonce(letter):
            nonce = nonces[letter].next()
            if nonce:
                table.nonce(letter, nonce)
        table.act(ask.seat, ask.sample(rng))
        answers += 1


@lru_cache(maxsize=2000)
def short_game(seed: int) -> Table:
    """A short whole game, to be read and not played on."""
    return play(seed)


def play(seed: int, game: str = GAME, options: Mapping[str, object] = SHORT, names: list[str] | None = None) -> Table:
    """A whole game: pledges, nonces, play with fresh nonces, the end."""
    table = fair_table(seed, game, options, names)
    letters = [table.lexicon.letter(n) for n in range(len(table.names))]
    nonces = {letter: nonces_of(seed, letter) for letter in letters}
    pledge_all(table, nonces)
    open_all(table, nonces)
    play_on(table, nonces, Random(seed))
    return table
