"""Identities: secret tokens in cookies, signed by the server, which stores only their hashes; invitation codes."""

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
"""Browsers accept it only over https, from this host alone, and for all of its paths."""
MAX_TOKEN: Final = 64
TOKEN_BYTES: Final = 16
ROOM_LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ23456789"
"""Characters that are hard to misread or mishear, and that form no words."""
ROOM_LENGTH: Final = 10
JOIN_LENGTH: Final = 6
WATCH: Final = "watch"


def new_token(key: bytes) -> str:
    """Create a token: 128 random bits, and a signature that shows that this server issued them."""
    random = secrets.token_urlsafe(TOKEN_BYTES)
    return f"{random}.{_signature(key, random)}"


def is_signed(token: str, key: bytes) -> bool:
    """Whether a token was signed with this key."""
    random, _, signature = token.rpartition(".")
    return hmac.compare_digest(_signature(key, random).encode(), signature.encode("utf-8", "replace"))


def _signature(key: bytes, random: str) -> str:
    digest = hmac.digest(key, f"parlour issued|{random}".encode("utf-8", "replace"), "sha256")
    return base64.urlsafe_b64encode(digest[:TOKEN_BYTES]).decode().rstrip("=")


def cookie_name(host: str, is_secure: bool) -> str:
    """Return the name of the cookie that a browser gets. With https, it is one that no other server can set or read.
    Without it, all ports of a host share their cookies: the port in the name keeps two servers from overwriting each
    other's."""
    if is_secure:
        return SECURE_COOKIE
    port = host.rpartition(":")[2]
    return f"{COOKIE}-{port if port.isascii() and port.isdecimal() else 80}"


def offered_tokens(cookies: Mapping[str, str], host: str, is_secure: bool) -> list[str]:
    """Return the tokens that a request offers, the best first."""
    offered = [cookies.get(name, "") for name in (cookie_name(host, is_secure), COOKIE)]
    return [token for token in offered if 0 < len(token) <= MAX_TOKEN]


def hashed(token: str) -> str:
    """Return the hash that is stored and compared. It cannot be turned into a token, so it need not be compared in
    constant time."""
    return hashlib.sha256(f"parlour token|{token}".encode()).hexdigest()


def code_for(token: str, room: str, what: str) -> str:
    """Return an invitation code of the host: only the host can derive it again, and the server stores its hash."""
    digest = hmac.digest(token.encode(), f"parlour invitation|{room}|{what}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:TOKEN_BYTES]).decode().rstrip("=")


def room_name(seed: str) -> str:
    """Return a room's id, short enough to be read out. It gives nobody a seat."""
    return _letters(hashlib.sha256(f"parlour room|{seed}".encode()).digest(), ROOM_LENGTH)


def join_code(token: str, room: str) -> str:
    """Return the host's short code for any free seat, to be read out after the room's id. Guesses are rate limited, so
    it need not be longer."""
    digest = hmac.digest(token.encode(), f"parlour invitation|{room}|join".encode(), "sha256")
    return _letters(digest, JOIN_LENGTH)


def _letters(digest: bytes, length: int) -> str:
    number = int.from_bytes(digest, "big")
    name = ""
    for _ in range(length):
        number, digit = divmod(number, len(ROOM_LETTERS))
        name += ROOM_LETTERS[digit]
    return name
