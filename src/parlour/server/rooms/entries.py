"""The entries of a room's log. An entry is one accepted command with its effects; a room is the fold of its entries."""

from __future__ import annotations

from typing import Final

import msgspec

PERSON: Final = "person"
FREE: Final = "free"
BOT: Final = "bot"


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A place at the table: a person's (then `holder` is the hash of their token), free, or a bot's."""

    kind: str
    name: str
    holder: str = ""
    bot: str = ""
    code: str = ""
    """The hash of the invitation that claims a free seat; '' while nobody is invited."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Thinking time in seconds: per move, or a bank for the whole game with an increment after each move."""

    move: int = 0
    bank: int = 0
    back: int = 0


class RoomEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Base class of entries. Unknown fields are an error: an older version must not ignore what may matter."""


class Opened(RoomEntry, frozen=True, tag="opened", omit_defaults=True):
    """The host opens a room."""

    game: str
    options: dict[str, object]
    seats: list[Seat]
    host: str
    is_public: bool = False
    clock: Clock | None = None
    seed: int | None = None
    commitment: str = ""
    edition: str = ""
    """The text of a custom edition."""
    start: dict[str, object] | None = None
    watch: str = ""
    """The hash of the invitation to watch."""
    pace: float = 0.5
    """How many times per second a bot looks for a move where players need not wait for a turn."""
    before: str = ""
    """The room of which this is the rematch."""
    origin: str = ""
    """The first of a series of rematches: its invitation to watch is valid for all of them."""
    join: str = ""
    """The hash of the short join code for any free seat."""
    title: str = ""
    """The title of the custom edition; '' for the bundled one."""
    lesson: str = ""
    """The step of a lesson that is played here, as 'game/lesson/step'; '' at an ordinary table."""


class Claimed(RoomEntry, frozen=True, tag="claimed"):
    """A person takes a seat."""

    seat: int
    name: str
    holder: str


class Freed(RoomEntry, frozen=True, tag="freed"):
    """A person gives up a seat before play, or is removed by the host."""

    seat: int


class Invited(RoomEntry, frozen=True, tag="invited"):
    """The host creates an invitation to a free seat. It replaces the one before."""

    seat: int
    code: str


class Seated(RoomEntry, frozen=True, tag="seated"):
    """The host seats a bot on a free seat."""

    seat: int
    name: str
    bot: str


class Handed(RoomEntry, frozen=True, tag="handed"):
    """A bot plays a seat for a while; its holder may take it back."""

    seat: int
    bot: str


class TakenBack(RoomEntry, frozen=True, tag="taken back"):
    """The holder plays their seat again."""

    seat: int


class Left(RoomEntry, frozen=True, tag="left"):
    """A player leaves for good; a bot plays the seat to the end."""

    seat: int
    bot: str


class Started(RoomEntry, frozen=True, tag="started"):
    """All seats are taken and the table is set up. The seats may add to its randomness before anything is dealt."""

    head: str
    """The record's header as text: game, edition and ruleset with their hashes, options, seats. The room is played by
    these rules to its end."""


class Pledged(RoomEntry, frozen=True, tag="pledged"):
    """The time for pledges is over; now the nonces are revealed."""


class Begun(RoomEntry, frozen=True, tag="begun"):
    """Play begins, with the draws that come before the first question."""

    lines: list[tuple[str, str]]


class Moved(RoomEntry, frozen=True, tag="moved", omit_defaults=True):
    """Lines of the table's journal: an answer, the draws after it, the end. `spent` is the thinking time in ms."""

    lines: list[tuple[str, str]]
    seat: int = -1
    spent: int = 0


class StoredRemark(msgspec.Struct, frozen=True):
    """What a bot says as data: `remark-NAME` in the catalogues has the words."""

    name: str
    to: int
    offer: int
    fields: dict[str, str | int]


class ChatSaid(RoomEntry, frozen=True, tag="said", omit_defaults=True):
    """A chat message; seat -1 is a watcher. It is stored as a chat line, apart from the entries. Older versions stored
    what bots say as text alone."""

    seat: int
    name: str
    text: str
    remark: StoredRemark | None = None


class UndoOffered(RoomEntry, frozen=True, tag="undo offered"):
    """A seat asks to take the last move back."""

    seat: int


class UndoAnswered(RoomEntry, frozen=True, tag="undo answered", omit_defaults=True):
    """A seat agrees to an undo or not. The last agreement undoes the move, as `lines` of the journal."""

    seat: int
    agrees: bool
    lines: list[tuple[str, str]] = []


class Rematched(RoomEntry, frozen=True, tag="rematched"):
    """A rematch: all players of this room move to another one."""

    room: str


class Closed(RoomEntry, frozen=True, tag="closed"):
    """The host closes the table; its commitment and its number stay on the list."""


Entry = (
    Opened
    | Claimed
    | Freed
    | Invited
    | Seated
    | Handed
    | TakenBack
    | Left
    | Started
    | Pledged
    | Begun
    | Moved
    | ChatSaid
    | UndoOffered
    | UndoAnswered
    | Rematched
    | Closed
)

_DECODER: Final = msgspec.json.Decoder(Entry)
_ENCODER: Final = msgspec.json.Encoder(order="deterministic")


def dump(entry: Entry) -> bytes:
    return _ENCODER.encode(entry)


def load(data: bytes) -> Entry:
    entry: Entry = _DECODER.decode(data)
    return entry
