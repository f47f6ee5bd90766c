"""Everything that goes over a socket: tagged structs, checked as they are read. Their schema is the browser's types."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, get_args

import msgspec
from msgspec import NODEFAULT, UNSET, Meta, Struct, UnsetType
from msgspec.structs import fields

from parlour.core.data.bounds import DuplicateKey, unique_keys

MIN_ID: Final = 8
_ID: Final = "^[A-Za-z0-9_-]+$"
_SEAT: Final = "^[A-Z]$"
Id = Annotated[str, Meta(min_length=MIN_ID, max_length=64, pattern=_ID)]
"""What a client calls its command; the same id is the same command, however often it comes."""
CommandId = Annotated[str, Meta(min_length=MIN_ID, max_length=64, extra_json_schema={"pattern": _ID})]
"""An `Id` inside a command. `read` checks its characters: a msgspec pattern would take longer than all the rest of
a move."""
Words = Annotated[str, Meta(max_length=500)]
Name = Annotated[str, Meta(max_length=80)]
Letter = Annotated[str, Meta(pattern=_SEAT)]
"""A seat."""
OwnLetter = Annotated[str, Meta(min_length=1, max_length=1, extra_json_schema={"pattern": _SEAT})]
"""The seat of a move. Its pattern is not checked on reading: a wrong one is refused as a seat that does not exist."""
Hex64 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
MaybeHex64 = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
Secret = Annotated[str, Meta(max_length=64)]


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something a client wants done."""

    id: CommandId
    """Chosen by the client. The same id with the same fields is the same command, however often it is sent."""


class Act(Command, frozen=True, tag="act"):
    """Answer for a seat, in the game's notation; with the seat's next nonce, if one is due."""

    seat: OwnLetter
    """The seat that answers."""
    text: Words
    """The answer, made from one of the ask's choices."""
    nonce: MaybeHex64 = ""
    """The seat's next nonce; empty for none."""


class Start(Command, frozen=True, tag="start"):
    """Begin the game. Every seat must be taken."""


class Say(Command, frozen=True, tag="say"):
    """Send a chat line to everybody at the table."""

    text: Words
    """One line of text; line breaks and invisible characters are removed."""


class Pledge(Command, frozen=True, tag="pledge"):
    """Bind a seat to its nonces, before play."""

    seat: Letter
    """The seat that pledges."""
    pledge: Hex64
    """The hash that binds it to its first nonce."""


class Nonce(Command, frozen=True, tag="nonce"):
    """Open the first nonce, when everybody has pledged."""

    seat: Letter
    """The seat that opens its nonce."""
    nonce: Hex64
    """The first nonce of the seat's chain."""


class OfferUndo(Command, frozen=True, tag="offer_undo"):
    """Ask the others to take the last move back."""

    seat: Letter
    """The seat that asks."""


class AnswerUndo(Command, frozen=True, tag="answer_undo"):
    """Agree to take the last move back, or not."""

    seat: Letter
    """The seat that agrees or not."""
    agrees: bool
    """False ends the request."""


class HandToBot(Command, frozen=True, tag="hand_to_bot"):
    """Let a bot play a seat for a while."""

    seat: Letter
    """The seat that is meant."""
    bot: Name = "normal"
    """A bot that the game offers."""


class TakeBack(Command, frozen=True, tag="take_back"):
    """Play a seat again that was handed to a bot."""

    seat: Letter
    """The seat that is meant."""


class Leave(Command, frozen=True, tag="leave"):
    """Leave the table: a bot plays the seat to the end, and it is nobody's any more."""

    seat: Letter
    """The seat that is meant."""
    bot: Name = "normal"
    """A bot that the game offers."""


class FreeSeat(Command, frozen=True, tag="free_seat"):
    """Free a seat before play: one's own, or anybody's as the host."""

    seat: Letter
    """The seat that is meant."""


class Invite(Command, frozen=True, tag="invite"):
    """Make a new invitation to a free seat; the one before is void. `result.code` of the answer is its code."""

    seat: Letter
    """The seat that is meant."""


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """Seat a bot on a free seat."""

    seat: Letter
    """The seat that is meant."""
    bot: Name = "normal"
    """A bot that the game offers."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Open another table for the same players, when the game is over. `result.table` of the answer is its name."""


class Close(Command, frozen=True, tag="close"):
    """Close the table before play."""


PROTOCOL: Final = 3
"""The version of the messages. It goes up when a client of the version before would misread them."""


def kind_of(command: Command) -> str:
    """Return the kind of a command, as its messages name it."""
    return str(command.__struct_config__.tag)


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello", tag_field="type"):
    """The first message: who looks at the table, and from which seat."""

    token: Secret = ""
    """The sender's token; empty to use the one in the cookie."""
    seat: Letter | None = None
    """The seat to look from; null for the first one that the sender holds, or to watch if there is none."""
    code: Secret = ""
    """The invitation to watch; needed by a watcher unless the table is public."""
    pledges: bool = False
    """Whether this client takes part in verifiable chance: then the table waits for its pledge and nonce."""
    protocol: int | None = None
    """The version of the messages that the client knows; if the server has another, it closes the socket with 4426."""


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping", tag_field="type"):
    """A heartbeat, answered with `pong`."""


class Explain(Struct, frozen=True, forbid_unknown_fields=True, tag="explain", tag_field="type"):
    """Ask why the seat cannot do something now. Changes nothing."""

    id: Id
    """Chosen by the client; the answer repeats it."""
    action: Words = ""
    """An answer in the notation, or a pattern of the game; empty for every pattern that is not open now."""
    fields: Annotated[dict[Name, Words], Meta(max_length=8)] = {}
    """With a pattern: some of its fields by name, each as it is typed. The others may be anything."""


class Preview(Struct, frozen=True, forbid_unknown_fields=True, tag="preview", tag_field="type"):
    """Ask what the seat's answers would do at once. Changes nothing."""

    id: Id
    """Chosen by the client; the answer repeats it."""
    answers: Annotated[list[Words], Meta(max_length=16)] = []
    """Only these answers, in the notation, such as one of many bids; refused if one is not open. Empty for all that are
    worth trying."""


class Resync(Struct, frozen=True, forbid_unknown_fields=True, tag="resync", tag_field="type"):
    """Ask for a snapshot, for example because an update is missing."""


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
FromClient = AnyCommand | Hello | Ping | Explain | Preview | Resync


class SeatInfo(Struct, frozen=True):
    """A seat and who sits there."""

    letter: str
    """`A` for the first seat, and so on."""
    name: str
    """Of the person or bot; empty if the seat is free."""
    kind: str
    """`person`, `bot` or `free`."""
    bot: str
    """The bot that plays here now, also in a person's place; empty if none does."""
    remaining_ms: int
    """Milliseconds left on the clock while it does not run, as of the last moment at which nothing was hidden; -1
    without a clock."""


class ClockInfo(Struct, frozen=True):
    """A table's clock, in seconds: either `move` or `bank` is more than 0."""

    move: int
    """For each answer."""
    bank: int
    """For the whole game."""
    increment: int
    """Added to the bank after each answer."""


class GuideInfo(Struct, frozen=True):
    """The guide of a lesson's step. Ids of texts are in the catalogue of the game's lessons."""

    lesson: str
    """The lesson's id."""
    step: str
    """The step's id."""
    number: int
    """Which step of the lesson it is, from 1."""
    steps: int
    """How many steps the lesson has."""
    status: str
    """`open`, `done`, or `failed` if the goal cannot be reached any more."""
    title: str
    """The id of the lesson's title."""
    goal: str
    """The id of the sentence that says what to achieve."""
    hint: str
    """The id of the hint."""
    answer: str
    """The action that leads on, for the last hint; empty when nothing is left to do."""
    comment: str
    """The id of the comment on the last action; empty if it has none."""
    squares: list[str]
    """Squares to look at, as the view names them."""
    buttons: list[str]
    """Names of actions to look at."""
    cards: list[str]
    """Cards to look at."""
    seats: list[str]
    """Seats to look at."""
    clauses: list[str]
    """The clauses that the step teaches."""


class RoomInfo(Struct, frozen=True):
    """The table, as everybody at it may know it."""

    id: str
    """The table's name."""
    game: str
    """The game's name, as in `GET /api/games`."""
    title: str
    """The title for people: of the game, or of the table's own edition."""
    has_custom_edition: bool
    """Whether the table is played on an edition of its host's own: see `GET /api/tables/{table}/edition`."""
    status: str
    """`gathering`, `starting`, `playing`, `over` or `closed`."""
    options: dict[str, Any]
    """The options that were given when the table was opened; others have their defaults."""
    seats: list[SeatInfo]
    """All seats, in order."""
    undo_agreed: list[str]
    """The seats that agree to take the last move back; empty if nobody asks for it."""
    clock: ClockInfo | None
    """Null for a table without a clock."""
    is_public: bool
    """Whether anybody may watch, and sit down on a free seat."""
    chance: str
    """`verifiable` or `seeded`."""
    commitment: str
    """The hash of the table's secret; empty if its chance is not verifiable."""
    opening: str
    """The hash that pledges are bound to; empty before `starting`, and where no pledges are taken."""
    rematch: str
    """The name of the table for the rematch; empty if there is none."""
    guide: GuideInfo | None
    """The guide of a lesson's step; null at an ordinary table, and before play begins."""
    earlier_ruleset: int | None
    """The version of the ruleset if the table is played by an earlier one; null for the current one."""


class You(Struct, frozen=True):
    """The viewer's place at the table."""

    seat: str | None
    """The seat that this socket looks from; null for a watcher."""
    seats: list[str]
    """All seats that the viewer holds."""
    is_host: bool
    """Whether the viewer is the host."""
    waits_for: list[str]
    """The seats the table waits for, as far as the viewer may know."""
    nonce_due: bool
    """Whether the seat's next nonce is due: at once while the table is `starting`, else with its next answer."""
    remaining_ms: int
    """Milliseconds left on the seat's own clock while it does not run; -1 without a clock."""


class RemarkInfo(Struct, frozen=True):
    """What a bot says about an offer, as data. Clients have `remark-NAME` in their catalogues, with `fields` in it."""

    name: str
    """Which remark."""
    to: str
    """The seat that it is said to."""
    offer: int
    """The number of the offer it is about; 0 for none."""
    fields: dict[str, str | int]
    """What the sentence names. `pay` is the money that the other side would have to give (below 0: get) in an offer
    that this bot would take."""


class ChatLine(Struct, frozen=True, omit_defaults=True):
    """A chat line."""

    name: str
    """The name of who sent it."""
    text: str
    """What it says; for a remark of a bot in English."""
    seat: str | None = None
    """The seat of who sent it; left out for a watcher."""
    remark: RemarkInfo | None = None
    """What a bot says, as data; left out for what is typed."""


class Snapshot(Struct, frozen=True, tag="snapshot", tag_field="type"):
    """Everything the viewer may know: after `hello`, after `resync`, and when a move was taken back."""

    number: int
    """Of this socket's last message of state; the next update has one more."""
    room: RoomInfo
    """The table."""
    you: You
    """The viewer's place."""
    view: dict[str, Any] | None
    """What the viewer sees of the game; null before play."""
    ask: dict[str, Any] | None
    """What the seat may answer now; null if it is not asked."""
    events: list[dict[str, Any]]
    """Every event so far that the viewer may know."""
    chat: list[ChatLine]
    """The last chat lines."""
    log: str
    """The record so far, as much of it as the viewer may keep; empty before play."""
    elapsed: dict[str, int]
    """By seat letter, milliseconds since the seat was asked; only seats whose clocks run."""


class Update(Struct, frozen=True, tag="update", tag_field="type", omit_defaults=True):
    """What has changed for the viewer since the message of state before. What has not changed is left out."""

    number: int
    """One more than that of the message of state before, on this socket."""
    room: RoomInfo | UnsetType = UNSET
    """Replaces the old one."""
    you: You | UnsetType = UNSET
    """Replaces the old one."""
    view: dict[str, Any] | UnsetType = UNSET
    """The whole view; replaces the old one. Sent when there was none, or fields have come or gone."""
    changes: dict[str, Any] | UnsetType = UNSET
    """The fields of the view that have changed; each replaces the old value, the other fields stay."""
    ask: dict[str, Any] | UnsetType | None = UNSET
    """Replaces the old one; null if the seat is not asked any more."""
    events: list[dict[str, Any]] = []
    """New events, to be appended."""
    chat: list[ChatLine] = []
    """New chat lines, to be appended."""
    log: str = ""
    """New lines of the record, to be appended."""


class Accepted(Struct, frozen=True, tag="accepted", tag_field="type"):
    """The command has been stored. All updates that it caused on this socket have been sent before this."""

    id: str
    """Of the command."""
    number: int
    """Of the last message of state on this socket."""
    result: dict[str, str] = {}
    """What the command has brought, for those that bring something."""


class Refusal(Struct, frozen=True, tag="refused", tag_field="type"):
    """The command was not done, and nothing has changed."""

    id: str
    """Of the command; empty if it could not be read."""
    code: str
    """A code from the list of refusals."""
    clause: str
    """The clause of the rulebook that forbids it; empty if none does."""
    text: str
    """A sentence for people, in English. Clients have `refusal-CODE` in their catalogues, with `details` in it."""
    details: dict[str, Any] = {}
    """What the sentence names: numbers, names, letters of seats."""


class UnavailableAction(Struct, frozen=True):
    """An action that the rules do not allow now, and why."""

    action: str
    """As it was asked, or a pattern of the game."""
    code: str
    """As in a refusal."""
    clause: str
    """As in a refusal."""
    text: str
    """As in a refusal."""
    details: dict[str, Any] = {}
    """As in a refusal."""
    name: str = ""
    """What the catalogues call the action; empty for an answer that was typed."""


class Explanation(Struct, frozen=True, tag="explanation", tag_field="type"):
    """The answer to `explain`."""

    id: str
    """Of the question."""
    reasons: list[UnavailableAction]
    """Empty if it can be done."""


class Previewed(Struct, frozen=True, tag="previewed", tag_field="type"):
    """The answer to `preview`."""

    id: str
    """Of the question."""
    money: dict[str, int]
    """By answer, how much money it brings, or costs if below 0. Answers that do neither are left out, and so are
    choices with too many answers to try; of a range of amounts only the first and the last are tried. In games with
    hidden information all are left out."""
    cash: int | None = None
    """The seat's money now; null in games without money, and where nothing is tried."""
    effects: dict[str, list[dict[str, Any]]] = {}
    """By answer, what else it does at once, in the form of events: `effect-NAME` in the catalogues has the words.
    `tone` is what an effect means for the seat: gain, loss or risk; without it neither."""


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    """The answer to `ping`."""


ToClient = Snapshot | Update | Accepted | Refusal | Explanation | Previewed | Pong


class _OldHello(Struct, frozen=True):
    """The hello of protocol 1, which had its type in another field. Nothing else of it is read."""

    do: Literal["hello"]


class _Named(Struct, frozen=True):
    """The part of a command that its answer needs."""

    id: Id = ""


_DECODER: Final = msgspec.json.Decoder(FromClient)
_OLD_HELLO: Final = msgspec.json.Decoder(_OldHello)
_NAMED: Final = msgspec.json.Decoder(_Named)
_ENCODER: Final = msgspec.json.Encoder()
_KNOWN: Final = re.compile(_ID)
_FIELDS: Final = {
    kind: (
        1 + sum(field.required for field in fields(kind)),
        [
            (field.name, field.default if field.default is not NODEFAULT else field.default_factory())
            for field in fields(kind)
            if not field.required
        ],
    )
    for kind in get_args(FromClient)
}
"""By kind of message: how many keys it has at least, with its tag, and the other fields with their defaults."""


def read(data: bytes | str) -> FromClient:
    """A message from a client; msgspec.ValidationError or DecodeError if it is none."""
    message: FromClient = _DECODER.decode(data)
    # Each key is followed by a colon: with no more of them than fields that are surely there, none can come twice.
    colons = data.count(b":") if isinstance(data, bytes) else data.count(":")
    if colons > _given(message):
        _check_keys(data)
    if isinstance(message, Command) and not _KNOWN.fullmatch(message.id):
        raise msgspec.ValidationError("an id is made of letters, digits, '-' and '_' - at `$.id`")
    return message


def _given(message: FromClient) -> int:
    """How many keys a message must have had at least: its tag, what has no default, and what differs from it."""
    required, optional = _FIELDS[type(message)]
    for name, usual in optional:
        if getattr(message, name) != usual:
            required += 1
    return required


def _check_keys(data: bytes | str) -> None:
    """ValidationError if an object has the same key twice: which of the values counts would be anybody's guess."""
    try:
        json.loads(data, object_pairs_hook=unique_keys)
    except DuplicateKey as twice:
        raise msgspec.ValidationError(f"the key {twice.key[:60]!r} is given twice") from None


def is_old_hello(data: bytes | str) -> bool:
    """Whether a message that cannot be read is the hello of a client of protocol 1."""
    try:
        _OLD_HELLO.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False
    return True


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
