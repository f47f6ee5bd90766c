"""I2: moves that are well formed and wrong are refused with a reason, and nothing changes."""

from __future__ import annotations

from random import Random

import pytest

import parlour
from parlour.core.refusals import Refused
from parlour.server.rooms import entries, room_commands
from parlour.server.rooms.entries import Entry
from parlour.server.rooms.room import OVER, Room
from parlour.testing import fingerprint, hand_table, random_table, seat_counts
from parlour.testing.random_play import played
from tests.server.telling import tell
from tests.server.twin_rooms import holder, room_at

QUICK = 150
FULL = 100_000 // 7


def wrong_moves(slug: str, count: int) -> int:
    """Answers of other moments and other seats, and the seats' own at the wrong time: refused, and no trace is left."""
    rng = Random(slug)
    tried = 0
    seats = seat_counts(slug)[0]
    texts = texts_of(slug, seats)
    while tried < count:
        table = random_table(slug, seats, rng.randrange(1000))
        room = room_at(table)
        for _ in range(30):
            if room.status == OVER or tried >= count:
                break
            for _ in range(8):
                tried += is_refused(room, rng.randrange(seats), rng.choice(texts), rng)
            asks = room.table.asks()
            ask = asks[rng.randrange(len(asks))]
            room_commands.act(room, holder(ask.seat), ask.seat, room.table.show(ask.sample(rng)))
    return tried


def texts_of(slug: str, seats: int) -> list[str]:
    """What was answered in games of this kind."""
    found = {
        line.text for n in range(3) for line in played(hand_table(slug, seats), n, most=60).moves() if line.who != "*"
    }
    return [*sorted(found), "", "nonsense", "take", "bid -1", "bid 99999999999999999999"]


def is_refused(room: Room, seat: int, text: str, rng: Random) -> bool:
    """Whether it was refused as it should be; what would be right is not tried."""
    by = rng.choice([holder(seat), holder(seat), holder((seat + 1) % len(room.seats)), "nobody"])
    try:
        room.table.judge(seat, text)
        if by == holder(seat):
            return False
    except Refused:
        pass
    before = (room.count, room.words, fingerprint(room.table), room.table.record(), list(room.spent))
    with pytest.raises(Refused) as refused:
        room_commands.act(room, by, seat, text)
    assert refused.value.code
    assert refused.value.text
    assert (room.count, room.words, fingerprint(room.table), room.table.record(), list(room.spent)) == before
    return True


@pytest.mark.parametrize("slug", parlour.games())
def test_i2_a_wrong_move_is_refused_and_leaves_no_trace(slug: str) -> None:
    assert wrong_moves(slug, QUICK) >= QUICK


@pytest.mark.soak
@pytest.mark.parametrize("slug", parlour.games())
def test_i2_in_full(slug: str) -> None:
    tried = wrong_moves(slug, FULL)
    tell("I2", game=slug, refused=tried)
    assert tried >= FULL


def test_i2_a_room_that_does_first_and_judges_then_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = room_commands.answer

    def eager(room: Room, seat: int, text: str, spent: int = 0, opened: str = "") -> Entry:
        room.fold(entries.ChatSaid(seat, "", text))
        return answer(room, seat, text, spent, opened)

    monkeypatch.setattr(room_commands, "answer", eager)
    with pytest.raises(AssertionError):
        wrong_moves("ten-up", QUICK)
