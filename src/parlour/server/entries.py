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


class Opened(msgspec.Struct, frozen=True, tag="opened", tag_field="kind", omit_defaults=True):
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


class Claimed(msgspec.Struct, frozen=True, tag="claimed", tag_field="kind"):
    """Somebody sits down."""

    seat: int
    name: str
    holder: str


class Freed(msgspec.Struct, frozen=True, tag="freed", tag_field="kind"):
    """Somebody gets up before play, or is sent away."""

    seat: int


class Invited(msgspec.Struct, frozen=True, tag="invited", tag_field="kind"):
    """The host makes an invitation to a free seat, which ends the one before."""

    seat: int
    code: str


class Seated(msgspec.Struct, frozen=True, tag="seated", tag_field="kind"):
    """The host lets a bot sit on a free seat."""

    seat: int
    name: str
    bot: str


class Handed(msgspec.Struct, frozen=True, tag="handed", tag_field="kind"):
    """A seat is played by a bot for a while; its holder may take it back."""

    seat: int
    bot: str


class TakenBack(msgspec.Struct, frozen=True, tag="taken back", tag_field="kind"):
    seat: int


class Left(msgspec.Struct, frozen=True, tag="left", tag_field="kind"):
    """Somebody leaves for good; a bot plays the seat to the end."""

    seat: int
    bot: str


class Started(msgspec.Struct, frozen=True, tag="started", tag_field="kind", omit_defaults=True):
    """All seats are taken and the table stands; the seats may add to its chance before anything is dealt."""


class Pledged(msgspec.Struct, frozen=True, tag="pledged", tag_field="kind"):
    """Nobody can pledge any more; now the nonces are opened."""


class Begun(msgspec.Struct, frozen=True, tag="begun", tag_field="kind"):
    """Play begins, with what chance says before anybody is asked."""

    lines: list[tuple[str, str]]


class Moved(msgspec.Struct, frozen=True, tag="moved", tag_field="kind", omit_defaults=True):
    """Lines of the table's journal: an answer, what chance added, the end. `spent` is what it cost the clock, in ms."""

    lines: list[tuple[str, str]]
    seat: int = -1
    spent: int = 0


class Said(msgspec.Struct, frozen=True, tag="said", tag_field="kind"):
    """A word across the table; seat -1 is a watcher."""

    seat: int
    name: str
    text: str


class UndoOffered(msgspec.Struct, frozen=True, tag="undo offered", tag_field="kind"):
    seat: int


class UndoAnswered(msgspec.Struct, frozen=True, tag="undo answered", tag_field="kind", omit_defaults=True):
    """Agreement or not; the last agreement takes the move back, as `lines` of the journal."""

    seat: int
    agrees: bool
    lines: list[tuple[str, str]] = []


class Rematched(msgspec.Struct, frozen=True, tag="rematched", tag_field="kind"):
    """The same players sit down at another room."""

    room: str


class Closed(msgspec.Struct, frozen=True, tag="closed", tag_field="kind"):
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
    | Said
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
