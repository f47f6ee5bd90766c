"""Everything that goes over a socket: tagged structs, checked as they are read. Their schema is the browser's types."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

LEAST_ID: Final = 8
_ID: Final = "^[A-Za-z0-9_-]+$"
_SEAT: Final = "^[A-Z]$"
Id = Annotated[str, Meta(min_length=LEAST_ID, max_length=64, pattern=_ID)]
"""What a client calls its command; the same id is the same command, however often it comes."""
CommandId = Annotated[str, Meta(min_length=LEAST_ID, max_length=64, extra_json_schema={"pattern": _ID})]
"""The same in the commands themselves. Its letters are seen to in `read`: msgspec takes longer for a pattern than for
all the rest of a move."""
Words = Annotated[str, Meta(max_length=500)]
Name = Annotated[str, Meta(max_length=80)]
Letter = Annotated[str, Meta(pattern=_SEAT)]
"""A seat."""
OwnLetter = Annotated[str, Meta(min_length=1, max_length=1, extra_json_schema={"pattern": _SEAT})]
"""The same in a move; of anything else it is said that there is no such seat."""
Hex64 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
MaybeHex64 = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
Secret = Annotated[str, Meta(max_length=64)]


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Something a client wants done."""

    id: CommandId


class Act(Command, frozen=True, tag="act"):
    """Answer for a seat, in the game's notation; with the seat's next nonce, if one is due."""

    seat: OwnLetter
    text: Words
    nonce: MaybeHex64 = ""


class Start(Command, frozen=True, tag="start"):
    """Begin the game."""


class Say(Command, frozen=True, tag="say"):
    """A word across the table."""

    text: Words


class Pledge(Command, frozen=True, tag="pledge"):
    """Bind a seat to its nonces, before play."""

    seat: Letter
    pledge: Hex64


class Nonce(Command, frozen=True, tag="nonce"):
    """Open the first nonce, when everybody has pledged."""

    seat: Letter
    nonce: Hex64


class OfferUndo(Command, frozen=True, tag="offer_undo"):
    """Ask the others to take the last move back."""

    seat: Letter


class AnswerUndo(Command, frozen=True, tag="answer_undo"):
    """Agree to that, or not."""

    seat: Letter
    agrees: bool


class HandToBot(Command, frozen=True, tag="hand_to_bot"):
    """Let a bot play for a while."""

    seat: Letter
    bot: Name = "normal"


class TakeBack(Command, frozen=True, tag="take_back"):
    """Play the seat oneself again."""

    seat: Letter


class Leave(Command, frozen=True, tag="leave"):
    """Resign: a bot plays the seat to the end, and it is nobody's any more."""

    seat: Letter
    bot: Name = "normal"


class FreeSeat(Command, frozen=True, tag="free_seat"):
    """Get up before play, or send somebody away as the host."""

    seat: Letter


class Invite(Command, frozen=True, tag="invite"):
    """A new invitation to a free seat, which ends the one before; the answer brings its code."""

    seat: Letter


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """Let a bot sit on a free seat."""

    seat: Letter
    bot: Name = "normal"


class Rematch(Command, frozen=True, tag="rematch"):
    """Open another room for the same players; the answer brings its name."""


class Close(Command, frozen=True, tag="close"):
    """Give the room up before play."""


SPEAKS: Final = 1
"""Which messages these are: counted up when whoever knows the ones before would take them wrongly."""


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello", tag_field="do"):
    """The first message. A program says its token here, a browser has it in a cookie; a watcher needs the invitation
    to watch, unless the table is public. Who `pledges` is waited for before the first draw. Who says which messages he
    `speaks` is told if those of the server are others."""

    token: Secret = ""
    seat: Letter | None = None
    code: Secret = ""
    pledges: bool = False
    speaks: int | None = None


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping", tag_field="do"):
    """A heartbeat."""


class Why(Struct, frozen=True, forbid_unknown_fields=True, tag="why", tag_field="do"):
    """Why can my seat not do that now? Nothing is done and nothing stored. An answer as it is typed, or the pattern of
    a kind of answers with some of its fields; without either everything that the game knows and that is not open."""

    id: Id
    action: Words = ""
    fields: Annotated[dict[Name, Words], Meta(max_length=8)] = {}


class Weigh(Struct, frozen=True, forbid_unknown_fields=True, tag="weigh", tag_field="do"):
    """What would my answers do to my money at once? Nothing is done and nothing stored."""

    id: Id


class Resync(Struct, frozen=True, forbid_unknown_fields=True, tag="resync", tag_field="do"):
    """An update is missing: send everything anew."""


AnyCommand = (
    Act
    | Start
    | Say
    | Pledge
    | Nonce
    | OfferUndo
    | AnswerUndo
    | HandToBot
    | TakeBack
    | Leave
    | FreeSeat
    | Invite
    | SeatBot
    | Rematch
    | Close
)
FromClient = AnyCommand | Hello | Ping | Why | Weigh | Resync


class SeatInfo(Struct, frozen=True):
    """Who sits where."""

    letter: str
    name: str
    kind: str
    bot: str
    """Which bot plays, for its own seat or for a person."""
    left_ms: int
    """What is left on the clock while it does not run, as of the last moment at which nothing was hidden; -1 without
    one."""


class ClockInfo(Struct, frozen=True):
    """Seconds for a move, or in the bank, and what comes back after a move."""

    move: int
    bank: int
    back: int


class RoomInfo(Struct, frozen=True):
    """The room, as everybody at it may know it."""

    id: str
    game: str
    title: str
    status: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    undo_agreed: list[str]
    clock: ClockInfo | None
    is_public: bool
    chance: str
    commitment: str
    opening: str
    """The hash that pledges are bound to; '' before the table stands, and where no pledges are taken."""
    rematch: str


class You(Struct, frozen=True):
    """What the room is to who looks."""

    seat: str | None
    """The seat through whose eyes; None is a watcher."""
    seats: list[str]
    """All seats you hold."""
    is_host: bool
    waits_for: list[str]
    """The seats the table waits for, as far as you may know."""
    nonce_due: bool
    """Whether the seat's next nonce goes with its next answer."""
    left_ms: int
    """What is left on the seat's own clock while it does not run; -1 without one."""


class Word(Struct, frozen=True):
    """A word across the table."""

    who: str
    text: str


class Snapshot(Struct, frozen=True, tag="snapshot", tag_field="is"):
    """Everything a viewer may know, after hello and whenever an update was missed."""

    number: int
    room: RoomInfo
    you: You
    view: dict[str, Any] | None
    ask: dict[str, Any] | None
    events: list[dict[str, Any]]
    chat: list[Word]
    log: str
    elapsed: dict[str, int]
    """Milliseconds since the seats were asked whose clocks run."""


class Update(Struct, frozen=True, tag="update", tag_field="is", omit_defaults=True):
    """What has changed since the update before; what has not is left out. Updates are numbered without a gap."""

    number: int
    room: RoomInfo | UnsetType = UNSET
    you: You | UnsetType = UNSET
    view: dict[str, Any] | UnsetType = UNSET
    """The whole view, where there was none, or parts have come or gone."""
    changes: dict[str, Any] | UnsetType = UNSET
    """Of the view, the parts that are otherwise than before; all others stay."""
    ask: dict[str, Any] | UnsetType | None = UNSET
    events: list[dict[str, Any]] = []
    chat: list[Word] = []
    log: str = ""
    """The lines that were added to the seat's own log."""


class Accepted(Struct, frozen=True, tag="accepted", tag_field="is"):
    """The command has been stored; the update of that number, or one before, shows what it did."""

    id: str
    number: int
    result: dict[str, str] = {}


class Refusal(Struct, frozen=True, tag="refused", tag_field="is"):
    """Nothing has changed."""

    id: str
    code: str
    clause: str
    text: str


class NotNow(Struct, frozen=True):
    """Something that the rules do not allow now, and by which clause."""

    action: str
    code: str
    clause: str
    text: str


class Because(Struct, frozen=True, tag="because", tag_field="is"):
    """The answer to why; without a reason, it can be done."""

    id: str
    reasons: list[NotNow]


class Weighed(Struct, frozen=True, tag="weighed", tag_field="is"):
    """The answer to that: by answer what it brings, or takes if less than nothing. Those that do neither, and those of
    which there are too many to try, are left out; of a game that hides something, all are."""

    id: str
    money: dict[str, int]


class Pong(Struct, frozen=True, tag="pong", tag_field="is"):
    """The answer to a heartbeat."""


ToClient = Snapshot | Update | Accepted | Refusal | Because | Weighed | Pong


class _Named(Struct, frozen=True):
    """The part of a command that its answer needs."""

    id: Id = ""


_DECODER: Final = msgspec.json.Decoder(FromClient)
_NAMED: Final = msgspec.json.Decoder(_Named)
_ENCODER: Final = msgspec.json.Encoder()
_KNOWN: Final = re.compile(_ID)


def read(data: bytes | str) -> FromClient:
    """A message from a client; msgspec.ValidationError or DecodeError if it is none."""
    message: FromClient = _DECODER.decode(data)
    if isinstance(message, Command) and not _KNOWN.fullmatch(message.id):
        raise msgspec.ValidationError("an id is made of letters, digits, '-' and '_' - at `$.id`")
    return message


def id_in(data: bytes | str) -> str:
    """What a message that cannot be read calls itself, so that its sender knows which it was; '' if it does not."""
    try:
        return _NAMED.decode(data).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


write: Final[Callable[[ToClient], bytes]] = _ENCODER.encode
"""A message to a client."""
encode: Final[Callable[[object], bytes]] = _ENCODER.encode
"""A part of a message, to be put into several."""


def schema() -> dict[str, Any]:
    """The JSON schema of all messages, for the browser's types."""
    (client, server), components = msgspec.json.schema_components([FromClient, ToClient])
    return {"from_client": client, "to_client": server, "$defs": components}
