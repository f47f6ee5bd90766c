"""What a room's log is made of. One entry is one accepted command with all that followed from it; a room is nothing
but its entries, read in order."""

from __future__ import annotations

from typing import Final

import msgspec

PERSON: Final = "person"
FREE: Final = "free"
BOT: Final = "bot"


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A place at the table: a person's (then `holder` is the hash of the token), free, or a bot's."""

    kind: str
    name: str
    holder: str = ""
    bot: str = ""
    code: str = ""
    """The hash of the invitation that claims a free seat; '' while nobody is invited."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Time to think, in seconds: for each move, or a bank for the whole game with something back after each move."""

    move: int = 0
    bank: int = 0
    back: int = 0


class RoomEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """An entry. What this Parlour does not know is never passed over: it may matter."""


class Opened(RoomEntry, frozen=True, tag="opened", omit_defaults=True):
    """A room is opened by its host."""

    game: str
    options: dict[str, object]
    seats: list[Seat]
    host: str
    is_public: bool = False
    clock: Clock | None = None
    seed: int | None = None
    commitment: str = ""
    edition: str = ""
    """The text of an edition of the host's own."""
    start: dict[str, object] | None = None
    watch: str = ""
    """The hash of the invitation to watch."""
    pace: float = 0.5
    """How often a second a bot looks up where nobody has to wait for his turn."""
    before: str = ""
    """The room of which this is the rematch."""
    origin: str = ""
    """The first of a row of rematches: the invitation to watch is good for all of them."""
    join: str = ""
    """The hash of the short invitation to any free seat."""
    title: str = ""
    """The title of the host's own edition; '' for the bundled one."""


class Claimed(RoomEntry, frozen=True, tag="claimed"):
    """Somebody sits down."""

    seat: int
    name: str
    holder: str


class Freed(RoomEntry, frozen=True, tag="freed"):
    """Somebody gets up before play, or is sent away."""

    seat: int


class Invited(RoomEntry, frozen=True, tag="invited"):
    """The host makes an invitation to a free seat, which ends the one before."""

    seat: int
    code: str


class Seated(RoomEntry, frozen=True, tag="seated"):
    """The host lets a bot sit on a free seat."""

    seat: int
    name: str
    bot: str


class Handed(RoomEntry, frozen=True, tag="handed"):
    """A seat is played by a bot for a while; its holder may take it back."""

    seat: int
    bot: str


class TakenBack(RoomEntry, frozen=True, tag="taken back"):
    """The holder plays their seat again."""

    seat: int


class Left(RoomEntry, frozen=True, tag="left"):
    """Somebody leaves for good; a bot plays the seat to the end."""

    seat: int
    bot: str


class Started(RoomEntry, frozen=True, tag="started"):
    """All seats are taken and the table stands; the seats may add to its chance before anything is dealt."""

    head: str
    """The record's header as text: game, edition and ruleset with their hashes, options, seats. The room is played by
    these rules to its end."""


class Pledged(RoomEntry, frozen=True, tag="pledged"):
    """Nobody can pledge any more; now the nonces are opened."""


class Begun(RoomEntry, frozen=True, tag="begun"):
    """Play begins, with what chance says before anybody is asked."""

    lines: list[tuple[str, str]]


class Moved(RoomEntry, frozen=True, tag="moved", omit_defaults=True):
    """Lines of the table's journal: an answer, what chance added, the end. `spent` is what it cost the clock, in ms."""

    lines: list[tuple[str, str]]
    seat: int = -1
    spent: int = 0


class ChatSaid(RoomEntry, frozen=True, tag="said"):
    """A word across the table; seat -1 is a watcher. It is stored as a chat line, apart from the entries."""

    seat: int
    name: str
    text: str


class UndoOffered(RoomEntry, frozen=True, tag="undo offered"):
    """A seat asks to take the last move back."""

    seat: int


class UndoAnswered(RoomEntry, frozen=True, tag="undo answered", omit_defaults=True):
    """Agreement or not; the last agreement takes the move back, as `lines` of the journal."""

    seat: int
    agrees: bool
    lines: list[tuple[str, str]] = []


class Rematched(RoomEntry, frozen=True, tag="rematched"):
    """A rematch: all players of this room move to another one."""

    room: str


class Closed(RoomEntry, frozen=True, tag="closed"):
    """The host gives the table up; its commitment and its number stay on the list."""


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
