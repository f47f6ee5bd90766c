"""Servers that cheat at dice, each in its own way, and go on playing by the cheat: who kept his own log finds out."""

from __future__ import annotations

from typing import Final

from parlour.chance.committed import CommittedDealer, NonceChain, numbers
from parlour.core.moves import Draw
from parlour.server.rooms import entries, room_commands
from parlour.server.rooms.entries import Entry
from parlour.server.rooms.room import STARTING, Room
from parlour.server.views import room_view
from parlour.table.table import Table
from tests.server.planting import LIMITS, plant


def forgets_nonces() -> None:
    """Takes a nonce with thanks, and pretends that it never came."""

    def forget(room: Room, holder: str, seat: int, opened: str) -> Entry:
        return room.fold(entries.Moved([], seat, 0))

    plant(room_commands, "nonce", forget)
    plant(room_view, "nonce_is_due", lambda room, seat: room.status == STARTING and room.has_pledged)
    LIMITS.append(LIMITS[-1]._replace(nonce_seconds=0.3))


def replaces_nonces() -> None:
    """Pledges nonces of its own in everybody's name, and opens those: the record is in order."""
    own: dict[tuple[str, str], NonceChain] = {}
    pledge, nonce = Table.pledge, Table.nonce

    def pledged(self: Table, seat: int, _pledge: str) -> None:
        letter = self.lexicon.letter(seat)
        own[self.journal.opening, letter] = NonceChain()
        pledge(self, seat, own[self.journal.opening, letter].pledge(self.journal.opening, letter))

    def opened(self: Table, seat: int, _nonce: str) -> None:
        nonce(self, seat, own[self.journal.opening, self.lexicon.letter(seat)].next())

    plant(Table, "pledge", pledged)
    plant(Table, "nonce", opened)
    plant(Table, "check_nonce", lambda self, seat, nonce: None)


def loads_the_dice() -> None:
    """Leaves out every draw that it does not like."""

    def deal(self: CommittedDealer, draw: Draw) -> list[int] | None:
        assert self.secret is not None
        number = self.protocol.draw()
        tries = [
            draw.pick(numbers(self.secret, self.protocol.opening, self.protocol.nonces, number + n)) for n in (0, 7)
        ]
        return max(tries)

    plant(CommittedDealer, "deal", deal)


FAULTS: Final = (forgets_nonces, replaces_nonces, loads_the_dice)
