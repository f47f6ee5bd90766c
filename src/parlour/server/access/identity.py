"""Who somebody is: a secret token in a cookie, signed by the server, which keeps only its hash."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Mapping
from typing import Final

COOKIE: Final = "parlour"
"""The cookie of older versions, and the one that programs send: it is always read, and never set."""
SECURE_COOKIE: Final = "__Host-parlour"
"""Browsers take it only over https, from this host alone, and for all of its paths."""
MAX_TOKEN: Final = 64
TOKEN_BYTES: Final = 16
ROOM_LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ23456789"
"""Characters that nobody mishears or misreads, and that make no words."""
ROOM_LENGTH: Final = 10
JOIN_LENGTH: Final = 6
WATCH: Final = "watch"


def new_token(key: bytes) -> str:
    """128 random bits, and a signature that shows that they are ours."""
    random = secrets.token_urlsafe(TOKEN_BYTES)
    return f"{random}.{_signature(key, random)}"


def is_signed(token: str, key: bytes) -> bool:
    """Whether a token was made with this key."""
    random, _, signature = token.rpartition(".")
    return hmac.compare_digest(_signature(key, random).encode(), signature.encode("utf-8", "replace"))


def _signature(key: bytes, random: str) -> str:
    digest = hmac.digest(key, f"parlour issued|{random}".encode("utf-8", "replace"), "sha256")
    return base64.urlsafe_b64encode(digest[:TOKEN_BYTES]).decode().rstrip("=")


def cookie_name(host: str, is_secure: bool) -> str:
    """The name of the cookie that a browser gets. By https it is one that no other server can set or read. Without it
    all ports of a host share their cookies: the port in the name keeps two servers from overwriting each other's."""
    if is_secure:
        return SECURE_COOKIE
    port = host.rpartition(":")[2]
    return f"{COOKIE}-{port if port.isascii() and port.isdecimal() else 80}"


def offered_tokens(cookies: Mapping[str, str], host: str, is_secure: bool) -> list[str]:
    """The tokens that a request offers, the best first."""
    offered = [cookies.get(name, "") for name in (cookie_name(host, is_secure), COOKIE)]
    return [token for token in offered if 0 < len(token) <= MAX_TOKEN]


def hashed(token: str) -> str:
    """What is stored and compared: nobody can make a token of it, so comparing it in plain time tells nothing."""
    return hashlib.sha256(f"parlour token|{token}".encode()).hexdigest()


def code_for(token: str, room: str, what: str) -> str:
    """An invitation of the host's: he can always make it again, nobody else can, and the server keeps its hash."""
    digest = hmac.digest(token.encode(), f"parlour invitation|{room}|{what}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:TOKEN_BYTES]).decode().rstrip("=")


def room_name(seed: str) -> str:
    """A room's name, to be read out or sent. It gives nobody a seat."""
    return _letters(hashlib.sha256(f"parlour room|{seed}".encode()).digest(), ROOM_LENGTH)


def join_code(token: str, room: str) -> str:
    """A short invitation of the host's to any free seat, to be read out behind the room's name. Whoever tries names and
    codes is slowed down, so that it need not be longer."""
    digest = hmac.digest(token.encode(), f"parlour invitation|{room}|join".encode(), "sha256")
    return _letters(digest, JOIN_LENGTH)


def _letters(digest: bytes, length: int) -> str:
    number = int.from_bytes(digest, "big")
    name = ""
    for _ in range(length):
        number, digit = divmod(number, len(ROOM_LETTERS))
        name += ROOM_LETTERS[digit]
    return name
