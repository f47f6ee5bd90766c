"""Verifiable chance: the table commits to a secret, the seats add nonces, and the secret is revealed at the end.

Context. Players of an online game cannot see the dice. With a `CommittedDealer` everybody can check afterwards, offline
and without trusting the server, that each draw was computed from values that nobody could choose alone.
docs/fairness.md specifies the protocol so that others can write a checker; `parlour.records.verify` is ours.

The protocol, in order:

1. The table picks a secret of 32 random bytes. Its hash, the commitment, is in the record's header.
2. Before play a seat may publish a pledge: a hash of its first nonce. Its nonces form a hash chain (`NonceChain`), each
   one the hash of the next, so the pledge fixes all of them and reveals none.
3. When all pledges are in, seats open their first nonce. A pledge that is not opened before play is mixed in as it is.
4. During play a seat may add the next nonce of its chain before its move.
5. Draw number n takes its numbers from HMAC-SHA256(secret, "opening|nonces|n|block"), where `opening` is the hash of
   the record's header and `nonces` the hash of all nonces so far. A block has eight 32-bit words, most significant byte
   first. A word that would favour small numbers is discarded.
6. After the end the record reveals the secret.

Invariants, enforced by `NonceProtocol` and checked again by `verify`:

- No pledge after the first opened nonce, so a seat cannot fit its nonces to those of others.
- One nonce per seat between two draws, and only the next one of its chain.
- A seat that lets a draw after its own move pass without a nonce may give no more. Otherwise it could pick between two
  results by giving or withholding a nonce. The move that starts play is exempt, because no
  nonce can be given just before it.
- Draws are numbered in the order in which they are made, and no draw is ever undone.

Design. The protocol is separate from the dealer, because a checker follows it without knowing the secret; a dealer
without a secret (`secret=None`) does that while a record of an unfinished game is replayed. The secret is never in a
record before the end, unless a table is saved to be continued later. Nonces are optional: without any, the players have
to trust that the table did not try out secrets before it published the commitment.
"""

# Compiled with mypyc.

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import struct
from collections.abc import Callable
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from parlour.chance.dealers import Dealer
from parlour.core.moves import Draw
from parlour.core.record import SECRET
from parlour.core.refusals import BadData, RulesBug
from parlour.i18n.refusals import refused

HEX_64 = re.compile(r"[0-9a-f]{64}")
"""A secret, a commitment, a pledge or a nonce: 32 bytes in lower-case hexadecimal digits."""
SECRET_BYTES = 32
WORD = 1 << 32
WORDS = struct.Struct(">8I")
"""The words of a block, most significant byte first."""


def commitment_to(secret: bytes) -> str:
    """Return the hash of a secret, which is published before the first move."""
    return hashlib.sha256(b"parlour secret|" + secret).hexdigest()


def secret_in(text: str) -> bytes | None:
    """Return the secret in a record's line 'secret ...'; None if it is malformed."""
    opened = text.removeprefix(SECRET)
    return bytes.fromhex(opened) if HEX_64.fullmatch(opened) else None


def pledge_of(opening: str, letter: str, nonce: str) -> str:
    """Return the hash that a seat publishes before any nonce is opened, so that nobody can adapt to another's nonce."""
    return hashlib.sha256(f"parlour nonce|{opening}|{letter}|{nonce}".encode()).hexdigest()


def nonce_before(nonce: str) -> str:
    """Return the nonce before this one in a chain: a pledge of the first nonce fixes all that follow."""
    return hashlib.sha256(f"parlour next|{nonce}".encode()).hexdigest()


def mixed(nonces: str, letter: str, nonce: str) -> str:
    """Return the hash of all nonces so far and one more."""
    return hashlib.sha256(f"{nonces}|{letter}|{nonce}".encode()).hexdigest()


NO_NONCES = hashlib.sha256(b"").hexdigest()


def numbers(secret: bytes, opening: str, nonces: str, draw: int) -> Callable[[int], int]:
    """Return a function that gives the random whole numbers below n for one draw."""
    words: list[int] = []
    block = 0

    def below(n: int) -> int:
        nonlocal block
        if not 0 < n <= WORD:
            raise RulesBug(f"no word of chance can be cut into {n} equal parts")
        while True:
            if not words:
                message = f"{opening}|{nonces}|{draw}|{block}".encode()
                output = hmac.digest(secret, message, "sha256")
                words.extend(reversed(WORDS.unpack(output)))
                block += 1
            word = words.pop()
            if word < WORD - WORD % n:
                return word % n

    return below


class NonceChain:
    """A seat's own nonces, each the hash of the next: the pledge fixes all of them and reveals none."""

    def __init__(self, count: int = 1000, last: str | None = None) -> None:
        chain = [secrets.token_hex(32) if last is None else last]
        while len(chain) < count:
            chain.append(nonce_before(chain[-1]))
        self._chain = chain

    def pledge(self, opening: str, letter: str) -> str:
        """Return the pledge to publish first."""
        return pledge_of(opening, letter, self._chain[-1])

    def next(self) -> str:
        """Return the nonce to give now; each is given once. '' if none is left."""
        return self._chain.pop() if self._chain else ""


class NonceProtocol:
    """Enforces the order of pledges and nonces, and holds the hash of all nonces so far."""

    def __init__(self, opening: str) -> None:
        self.opening = opening
        self.nonces = NO_NONCES
        self.started = False
        self.drawn = 0
        self._pledges: dict[str, str] = {}
        self._latest: dict[str, str] = {}
        """The last nonce that each seat has opened."""
        self._given: set[str] = set()
        """The seats that have given a nonce since play began or since the last draw."""
        self._lapsed: set[str] = set()
        """The seats that let a draw pass without a nonce.

        A seat that could omit nonces at will could pick its draws.
        """
        self._mover = ""
        """The seat whose move leads to the next draw."""

    def __reduce__(self) -> tuple[Any, ...]:
        return NonceProtocol, (self.opening,), self.__getstate__()

    def copy(self) -> NonceProtocol:
        """Return an independent copy."""
        twin = NonceProtocol(self.opening)
        twin.nonces = self.nonces
        twin.started = self.started
        twin.drawn = self.drawn
        twin._pledges = dict(self._pledges)
        twin._latest = dict(self._latest)
        twin._given = set(self._given)
        twin._lapsed = set(self._lapsed)
        twin._mover = self._mover
        return twin

    def start(self) -> None:
        """Start play. The pledge of a seat that has not opened its nonce is mixed in instead."""
        if not self.started:
            self.started = True
            self._given.clear()
            for letter in sorted(self._pledges):
                if letter not in self._latest:
                    self.nonces = mixed(self.nonces, letter, self._pledges[letter])

    def pledge(self, letter: str, pledge: str) -> None:
        """Register a seat's pledge; allowed before play, before any nonce, once."""
        if self.started:
            raise refused("chance/late_pledge")
        if self._latest:
            raise refused("chance/late_pledge")
        if letter in self._pledges:
            raise refused("chance/second_pledge", seat=letter)
        if not HEX_64.fullmatch(pledge):
            raise refused("chance/bad_pledge")
        self._pledges[letter] = pledge

    def nonce(self, letter: str, nonce: str) -> None:
        """Open the nonce that a seat has pledged or, during play, the next one of its chain before its move."""
        self.check_nonce(letter, nonce)
        self._latest[letter] = nonce
        self._given.add(letter)
        self.nonces = mixed(self.nonces, letter, nonce)

    def check_nonce(self, letter: str, nonce: str) -> None:
        """Refused if this seat may not give a nonce now, or if this is not the expected one."""
        if not HEX_64.fullmatch(nonce):
            raise refused("chance/bad_nonce")
        if letter not in self._pledges:
            raise refused("chance/no_pledge", seat=letter)
        if self.started and letter not in self._latest:
            raise refused("chance/late_nonce", seat=letter)
        if letter in self._lapsed:
            raise refused("chance/lapsed_nonce", seat=letter)
        if letter in self._given:
            raise refused("chance/second_nonce", seat=letter)
        if self.started:
            if nonce_before(nonce) != self._latest[letter]:
                raise refused("chance/other_nonce", seat=letter)
        elif pledge_of(self.opening, letter, nonce) != self._pledges[letter]:
            raise refused("chance/other_nonce", seat=letter)

    def takes_nonce(self, letter: str) -> bool:
        """Whether this seat's next nonce would be accepted now, if it is the right one and the seat's turn."""
        if not self.started:
            return letter in self._pledges and letter not in self._latest
        return letter in self._latest and letter not in self._given and letter not in self._lapsed

    def moved(self, letter: str) -> None:
        """Register that a seat has moved, or that the table has moved for it after a time-out."""
        # No seat can give a nonce between its first one and the move that starts play, so that move has no consequence.
        self._mover = letter if self.started else ""
        self.start()

    def draw(self) -> int:
        """Register a draw and return its number, counted from 0."""
        self.start()
        if self._mover in self._latest and self._mover not in self._given:
            self._lapsed.add(self._mover)
        self._mover = ""
        self._given.clear()
        self.drawn += 1
        return self.drawn - 1

    def opened(self) -> int:
        """Return how many seats have opened a nonce."""
        return len(self._latest)

    def unopened(self) -> list[str]:
        """Return the seats that pledged and had not opened their nonce when play began."""
        return [letter for letter in sorted(self._pledges) if letter not in self._latest]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class CommittedDealer(Dealer):
    """A dealer whose draws follow from a secret that nobody knew before and that nobody could choose alone."""

    kind: ClassVar[str] = "verifiable"

    def __init__(self, secret: bytes | None = None, commitment: str = "") -> None:
        if secret is None and not commitment:
            secret = secrets.token_bytes(SECRET_BYTES)
        if secret is not None:
            if type(secret) is not bytes or len(secret) != SECRET_BYTES:
                raise BadData("secret", f"a secret is {SECRET_BYTES} bytes")
            if commitment and commitment != commitment_to(secret):
                raise BadData("secret", "it is not the one the table was committed to")
            commitment = commitment_to(secret)
        elif not HEX_64.fullmatch(commitment):
            raise BadData("commitment", "a commitment is a SHA-256 in 64 small hexadecimal digits")
        self.secret = secret
        self.commitment = commitment
        self.protocol = NonceProtocol("")

    def header(self) -> dict[str, object]:
        return {"kind": self.kind, "commitment": self.commitment}

    def begin(self, opening: str) -> None:
        self.protocol = NonceProtocol(opening)

    def copy(self) -> Dealer:
        twin = CommittedDealer(self.secret, self.commitment)
        twin.protocol = self.protocol.copy()
        return twin

    def deal(self, draw: Draw) -> list[int] | None:
        if self.secret is None:
            return None
        number = self.protocol.draw()
        return draw.pick(numbers(self.secret, self.protocol.opening, self.protocol.nonces, number))

    def follow(self, draw: Draw, values: list[int]) -> str:
        if self.secret is None:
            self.protocol.draw()
            return ""
        return "" if self.deal(draw) == values else f"this {draw.what} does not follow from the secret and the nonces"
