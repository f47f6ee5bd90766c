"""H2: no digest works as an oracle. Whoever tries all hands that others may hold finds none of them by a hash."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import json
import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest

import parlour
from parlour.server.rooms.room import Room
from parlour.table import positions
from parlour.table.table import Table
from tests.games.pit.hands import SUITS, rounds
from tests.server import leaking
from tests.server.asking import ask
from tests.server.running import Server
from tests.server.scripted import FRIEND, ME, opened, until
from tests.server.telling import tell
from tests.server.twin_rooms import Watched

HASHES = ("md5", "sha1", "sha256", "sha512", "blake2b")
HAND = 9
LEAST = 16
"""Letters of a digest that are enough to know it again."""
ALL_HANDS = 5_005
"""Nine cards of seven suits."""
Hand = dict[str, int]


def every_hand(suits: tuple[str, ...], most: Hand) -> Iterator[Hand]:
    """Every way to hold nine cards of these suits, with no more of each than there are."""
    for cuts in combinations(range(HAND + len(suits) - 1), len(suits) - 1):
        ends = (-1, *cuts, HAND + len(suits) - 1)
        counts = [after - before - 1 for before, after in pairwise(ends)]
        if all(count <= most[suit] for suit, count in zip(suits, counts, strict=True)):
            yield {suit: count for suit, count in zip(suits, counts, strict=True) if count}


def writings(data: Any) -> Iterator[bytes]:
    """The ways in which somebody may have written something down before he hashed it."""
    for order in (False, True):
        yield json.dumps(data, sort_keys=order).encode()
        yield json.dumps(data, sort_keys=order, separators=(",", ":")).encode()
    if isinstance(data, dict) and all(isinstance(count, int) for count in data.values()):
        yield " + ".join(f"{suit} {count}" for suit, count in data.items()).encode()
        yield ",".join(suit for suit in sorted(data) for _ in range(data[suit])).encode()


def digests(data: bytes) -> Iterator[str]:
    for name in HASHES:
        digest = hashlib.new(name, data).digest()
        yield digest.hex()
        yield base64.urlsafe_b64encode(digest).decode()


def starts(told: list[str]) -> set[str]:
    """The beginnings of everything that may be a digest, whole or cut short."""
    return {word[:LEAST] for text in told for word in re.findall(rf"[A-Za-z0-9_-]{{{LEAST},}}", text)}


def hands_found(told: list[str], suits: tuple[str, ...], most: Hand) -> tuple[list[Hand], int]:
    """The single hands whose digest stands somewhere, and how many were tried."""
    seen = starts(told)
    found: list[Hand] = []
    tried = 0
    for hand in every_hand(suits, most):
        tried += 1
        if any(digest[:LEAST] in seen for text in writings(hand) for digest in digests(text)):
            found.append(hand)
    return found, tried


def tables_found(told: list[str], table: Table, mine: str) -> tuple[list[Hand], int]:
    """The other hands at a table of three by which the whole table has a digest that stands somewhere."""
    seen = starts(told)
    position: Any = table.position()
    held: Hand = position["hands"][mine]
    one, other = (seat for seat in position["hands"] if seat != mine)
    suits = tuple(dict.fromkeys(card for hand in position["hands"].values() for card in hand))
    left = {suit: HAND - held.get(suit, 0) for suit in suits}
    found: list[Hand] = []
    tried = 0
    for hand in every_hand(suits, left):
        tried += 1
        rest = {suit: left[suit] - hand.get(suit, 0) for suit in suits if left[suit] > hand.get(suit, 0)}
        imagined = {**position, "hands": {**position["hands"], one: hand, other: rest}}
        texts = [*writings(imagined), *writings(imagined["hands"])]
        prints = [digest for text in texts for digest in digests(text)]
        with contextlib.suppress(parlour.BadData):  # a hand with which somebody could not have answered as he has
            there = parlour.at(imagined, chance="by hand")
            prints.append(positions.fingerprint(there.game, there.copy_state(), there.lexicon))
        if any(each[:LEAST] in seen for each in prints):
            found.append(hand)
    return found, tried


HANDS = {"A": "Gas 5 + Rice 4", "B": "Gas 3 + Oil 6"}


def told_at_a_table() -> tuple[list[str], list[Table]]:
    """Everything that seat A is sent and can ask for at a running table of three, move by move; its first moment, and
    its last."""
    table = rounds(HANDS, seats=3)
    watched = Watched(table, 0)
    rng = Random(1)
    told: list[bytes] = []
    for _ in range(6):
        told += [*watched.news(), *watched.everything(), watched.refusal("nonsense").encode()]
        if table.draw() is not None:
            break
        asks = table.asks()
        asked = asks[rng.randrange(len(asks))]
        table.act(asked.seat, asked.sample(rng))
        watched.follow()
    told += [*watched.news(), *watched.everything()]
    return [each.decode() for each in told], [rounds(HANDS, seats=3), table]


def test_h2_no_digest_tells_a_seat_the_hands_of_others() -> None:
    told, moments = told_at_a_table()
    deals = 0
    for table in moments:
        found, tried = tables_found(told, table, "A")
        assert found == []
        deals += tried
    single, hands = hands_found(told, SUITS[:7], dict.fromkeys(SUITS, HAND))
    tell("H2", messages=len(told), deals_tried=deals, hands_tried=hands)
    assert single == []
    assert deals >= 20, "void"
    assert hands == ALL_HANDS


def test_h2_turns_red_with_a_hash_of_the_whole_state(monkeypatch: pytest.MonkeyPatch) -> None:
    leaking.state_digest(monkeypatch)
    told, moments = told_at_a_table()
    assert tables_found(told, moments[0], "A")[0] == [{"Gas": 3, "Oil": 6}]


def test_h2_turns_red_with_a_hash_of_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def prints(room: Room) -> list[str]:
        hands = leaking.hands(room).values()
        return [hashlib.sha256(json.dumps(hand, sort_keys=True).encode()).hexdigest()[:20] for hand in hands]

    leaking.beside_the_view(monkeypatch, prints)
    told, _moments = told_at_a_table()
    assert {"Gas": 3, "Oil": 6} in hands_found(told, SUITS[:7], dict.fromkeys(SUITS, HAND))[0]


def test_h2_nothing_that_http_says_is_an_oracle(served: Server) -> None:
    """Headers and bodies of every route that a seat can read; before play also what pledges would be bound to."""
    people = [parlour.connect(served.url) for _ in range(3)]
    position: dict[str, object] = rounds(HANDS, seats=3).position()
    table, codes = opened(people[0], "pit", [ME, FRIEND, FRIEND], position=position)
    for letter, person in zip("BC", people[1:], strict=True):
        person.claim(table, codes[letter], f"Guest {letter}")
    seats = [person.sit(table) for person in people]
    seats[0].start()
    until(lambda: all(seat.ask is not None for seat in seats), *seats)
    told = [json.dumps([seats[1].room, seats[1].you, seats[1].view, seats[1].ask, seats[1].log])]
    for path in (f"/api/tables/{table}/record", "/api/tables", "/api/public", "/api/commitments", "/health"):
        said = ask(served.port, "GET", path, token=people[1].token)
        assert "etag" not in said.headers
        told += [said.body.decode(), *said.headers.values()]
    there = parlour.at({**position, "game": "pit", "seats": [each["name"] for each in seats[0].room["seats"]]})
    assert tables_found(told, there, "B")[0] == []
    assert hands_found(told, SUITS[:7], dict.fromkeys(SUITS, HAND))[0] == []
    for person in people:
        person.close()
