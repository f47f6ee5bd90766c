"""A second checker of verifiable chance, written from docs/fairness.md and the draws in docs/rulebooks alone.

It imports nothing of Parlour.

It reads a record's text and judges the chain, the order of pledges and nonces, the secret and every draw; with a
player's log, also whether header and lines are those the player saw. It knows no rules of any game: what a draw's
faces are it is told.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from typing import NamedTuple

ACCEPTED = "accepted"
FORGED = "forged"
UNKNOWN = "unknown"


class Shape(NamedTuple):
    """A draw as docs/rulebooks lists it: its faces in their order, how many, and whether each goes back: at once, or
    not in the whole game."""

    faces: list[str]
    taken: int
    returns: bool
    never_again: bool = False


class Wrong(Exception):
    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text}")
        self.line = line


class Sheet(NamedTuple):
    header: str
    fields: dict[str, object]
    first: int
    lines: list[tuple[str, str]]
    sent: list[tuple[int, str, str]]


def check(text: str, shapes: dict[str, Shape], log: str | None = None) -> tuple[str, int]:
    """Accepted, forged or unknown, and the first bad line (0: none)."""
    try:
        record = read(text)
        compare(record, None if log is None else read(log))
        is_open = follow(record, shapes)
    except Wrong as wrong:
        return FORGED, wrong.line
    is_over = any(who == "=" for who, _what in record.lines)
    return (ACCEPTED if is_open and is_over and log is not None else UNKNOWN), 0


def read(text: str) -> Sheet:
    """Steps 1 and 2: the header and the chain."""
    header, gap, rest = text.partition("\n\n")
    if not gap or not header.startswith("parlour record 1\n"):
        raise Wrong(1, "no record")
    header += gap
    names = header.split("\n")[1:-2]
    fields = {name.split(": ", 1)[0]: json.loads(name.split(": ", 1)[1]) for name in names}
    chain = sha(header)
    lines: list[tuple[str, str]] = []
    sent: list[tuple[int, str, str]] = []
    first = len(names) + 3
    for row in rest.split("\n")[:-1]:
        if row.startswith("> "):
            who, what = row[2:].split(" ", 1)
            sent.append((len(lines), who, what))
            continue
        match = re.fullmatch(r"([0-9]+) (\S+) (.*)  #([0-9a-f]{16})", row)
        at = first + len(lines)
        if match is None or int(match[1]) != len(lines) + 1:
            raise Wrong(at, "not a numbered line")
        chain = sha(f"{chain}\n{match[1]} {match[2]} {match[3]}")
        if chain[:16] != match[4]:
            raise Wrong(at, "the chain is broken")
        lines.append((match[2], match[3]))
    return Sheet(header, fields, first, lines, sent)


def compare(record: Sheet, log: Sheet | None) -> None:
    """Step 6: what the player saw is what the record says."""
    if log is None:
        return
    ours, theirs = record.header.split("\n"), log.header.split("\n")
    for n in range(max(len(ours), len(theirs))):
        if ours[n : n + 1] != theirs[n : n + 1]:
            raise Wrong(n + 1, "another header")
    for n, line in enumerate(log.lines):
        if record.lines[n : n + 1] != [line]:
            raise Wrong(record.first + n, "another line")
    for after, who, what in log.sent:
        rest = record.lines[after:]
        if what.startswith("nonce ") and (who, what) not in rest:
            late = [n for n, (_who, other) in enumerate(rest) if not other.startswith(("nonce ", "pledge "))]
            if late:
                raise Wrong(record.first + after + late[0], "a nonce was left out")


def follow(record: Sheet, shapes: dict[str, Shape]) -> bool:
    """Steps 3 to 5: nonces, secret, draws. False if the secret is not opened."""
    opening = sha(record.header)
    chance = record.fields["chance"]
    assert isinstance(chance, dict)
    secret = opened_secret(record, str(chance["commitment"]))
    pledges: dict[str, str] = {}
    latest: dict[str, str] = {}
    given: set[str] = set()
    lapsed: set[str] = set()
    mix = sha("")
    started = False
    mover = ""
    drawn = 0
    gone: dict[str, list[str]] = {name: [] for name in shapes}
    for n, (who, what) in enumerate(record.lines):
        at = record.first + n
        verb, _, rest = what.partition(" ")
        if who in ("=", "!") or (who == "*" and verb == "secret"):
            continue
        if verb == "pledge":
            if started or latest or who in pledges or not is_hex(rest):
                raise Wrong(at, "a pledge out of order")
            pledges[who] = rest
            continue
        if verb == "nonce":
            if not is_hex(rest) or who not in pledges or who in given or who in lapsed:
                raise Wrong(at, "a nonce out of order")
            if started:
                if latest.get(who) != sha("parlour next|" + rest):
                    raise Wrong(at, "not the next nonce")
            elif who in latest or sha(f"parlour nonce|{opening}|{who}|{rest}") != pledges[who]:
                raise Wrong(at, "not the nonce pledged")
            latest[who] = rest
            given.add(who)
            mix = sha(f"{mix}|{who}|{rest}")
            continue
        begins = not started
        if begins:
            started = True
            given = set()
            for seat in sorted(set(pledges) - set(latest)):
                mix = sha(f"{mix}|{seat}|{pledges[seat]}")
        if who != "*":
            mover = "" if begins else who
            continue
        if mover in latest and mover not in given:
            lapsed.add(mover)
        mover = ""
        given = set()
        name = next(name for name in shapes if what.startswith(f"{name} "))
        values = what.removeprefix(f"{name} ").split(" ")
        if secret is not None and values != draw(secret, opening, mix, drawn, shapes[name], gone[name]):
            raise Wrong(at, "this draw does not follow")
        if shapes[name].never_again:
            gone[name] += values
        drawn += 1
    return secret is not None


def opened_secret(record: Sheet, commitment: str) -> bytes | None:
    who, what = record.lines[-1] if record.lines else ("", "")
    if who != "*" or not what.startswith("secret "):
        return None
    at = record.first + len(record.lines) - 1
    if not is_hex(what[7:]):
        raise Wrong(at, "no secret")
    secret = bytes.fromhex(what[7:])
    if hashlib.sha256(b"parlour secret|" + secret).hexdigest() != commitment:
        raise Wrong(at, "another secret")
    return secret


def draw(secret: bytes, opening: str, mix: str, number: int, shape: Shape, gone: list[str]) -> list[str]:
    """Step 5: words of 32 bits, those beyond the last whole multiple thrown away."""
    words: list[int] = []
    block = 0
    left = [face for face in shape.faces if face not in gone]
    values: list[str] = []
    while len(values) < shape.taken:
        if not words:
            output = hmac.new(secret, f"{opening}|{mix}|{number}|{block}".encode(), hashlib.sha256).digest()
            words = [int.from_bytes(output[i : i + 4], "big") for i in range(0, 32, 4)]
            block += 1
        word = words.pop(0)
        if word >= 2**32 // len(left) * len(left):
            continue
        value = left[word % len(left)]
        values.append(value)
        if not shape.returns:
            left.remove(value)
    return values


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def is_hex(text: str) -> bool:
    return re.fullmatch(r"[0-9a-f]{64}", text) is not None
