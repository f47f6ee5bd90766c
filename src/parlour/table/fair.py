"""Chance that players can check: the table commits to a secret, the seats add nonces, and all is opened at the end.

Every draw takes whole numbers below n from HMAC-SHA256(secret, "opening|nonces|draw|block"): 32-bit words, most
significant first; a word that would favour small numbers is thrown away. docs/fairness.md has the protocol in full.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable

from parlour.core.moves import Draw
from parlour.core.refusals import Refused
from parlour.table.dealer import Dealer

_HEX = re.compile(r"(?:[0-9a-f]{2})+")
WORD = 1 << 32


def commitment_to(secret: bytes) -> str:
    """What is published before the first move."""
    return hashlib.sha256(b"parlour secret|" + secret).hexdigest()


def pledge_of(opening: str, letter: str, nonce: str) -> str:
    """What a seat publishes before any nonce is opened, so that nobody can fit his own to another's."""
    return hashlib.sha256(f"parlour nonce|{opening}|{letter}|{nonce}".encode()).hexdigest()


def numbers(secret: bytes, opening: str, nonces: str, draw: int) -> Callable[[int], int]:
    """The stream of whole numbers below n for one draw."""
    words: list[int] = []
    block = 0

    def below(n: int) -> int:
        nonlocal block
        while True:
            if not words:
                message = f"{opening}|{nonces}|{draw}|{block}".encode()
                output = hmac.new(secret, message, hashlib.sha256).digest()
                words.extend(int.from_bytes(output[i : i + 4], "big") for i in range(28, -1, -4))
                block += 1
            word = words.pop()
            if word < WORD - WORD % n:
                return word % n

    return below


class Verifiable(Dealer):
    """Dice and deals that follow from a secret nobody knew before, and that nobody could choose alone."""

    kind = "verifiable"

    def __init__(self, secret: bytes | None = None, commitment: str = "") -> None:
        self.secret = secrets.token_bytes(32) if secret is None and not commitment else secret
        self.commitment = commitment or commitment_to(self.secret or b"")
        self.drawn = 0
        self._opening = ""
        self._pledges: dict[str, str] = {}
        self._opened: set[str] = set()
        self._nonces = hashlib.sha256(b"").hexdigest()
        self._started = False

    def header(self) -> dict[str, object]:
        return {"kind": self.kind, "commitment": self.commitment}

    def begin(self, opening: str) -> None:
        self._opening = opening

    def start(self) -> None:
        """Play begins: who has pledged and not opened his nonce has his pledge mixed in instead."""
        if not self._started:
            self._started = True
            for letter in sorted(self._pledges):
                if letter not in self._opened:
                    self._mix(letter, self._pledges[letter])

    def pledge(self, letter: str, pledge: str) -> None:
        """A seat binds itself to a nonce; before play, before any nonce, once."""
        if self._started:
            raise Refused("chance/late_pledge", "", "Play has begun; a nonce can no longer be pledged.")
        if self._opened:
            raise Refused("chance/late_pledge", "", "A nonce has been opened already; pledges come before all nonces.")
        if letter in self._pledges:
            raise Refused("chance/second_pledge", "", f"Seat {letter} has pledged a nonce already.")
        if len(pledge) != 64 or not _HEX.fullmatch(pledge):
            raise Refused("chance/bad_pledge", "", "A pledge is a SHA-256 in 64 hexadecimal digits.")
        self._pledges[letter] = pledge

    def nonce(self, letter: str, nonce: str) -> None:
        """A seat opens the nonce it has pledged; during play it adds a fresh one with its move."""
        if not 32 <= len(nonce) <= 128 or not _HEX.fullmatch(nonce):
            raise Refused("chance/bad_nonce", "", "A nonce is 16 to 64 bytes in small hexadecimal digits.")
        if not self._started:
            if letter not in self._pledges:
                raise Refused("chance/no_pledge", "", f"Seat {letter} has pledged no nonce: the pledge comes first.")
            if letter in self._opened:
                raise Refused("chance/second_nonce", "", f"Seat {letter} has opened its nonce already.")
            if pledge_of(self._opening, letter, nonce) != self._pledges[letter]:
                raise Refused("chance/other_nonce", "", f"This is not the nonce that seat {letter} has pledged.")
            self._opened.add(letter)
        self._mix(letter, nonce)

    def deal(self, draw: Draw) -> list[int] | None:
        self.start()
        if self.secret is None:
            return None
        values = draw.pick(numbers(self.secret, self._opening, self._nonces, self.drawn))
        self.drawn += 1
        return values

    def follow(self, draw: Draw, values: list[int]) -> str:
        if self.secret is None:
            self.start()
            self.drawn += 1
            return ""
        return "" if self.deal(draw) == values else f"this {draw.what} does not follow from the secret and the nonces"

    def _mix(self, letter: str, nonce: str) -> None:
        self._nonces = hashlib.sha256(f"{self._nonces}|{letter}|{nonce}".encode()).hexdigest()
