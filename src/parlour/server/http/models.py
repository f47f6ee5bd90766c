"""What HTTP takes and gives, for OpenAPI."""

from __future__ import annotations

from pydantic import Field

from parlour.core.data.bounds import MAX_EDITION_BYTES, MAX_RECORD_BYTES
from parlour.server.rooms.table_request import ApiModel, Slug


class LessonStepLine(ApiModel):
    """A step of a lesson: its id, the id of its goal, and the clauses it teaches."""

    id: str
    text: str
    clauses: list[str]


class LessonLine(ApiModel):
    """A lesson: its id, the id of its title, which has the attribute `promise`, and its steps in order."""

    id: str
    text: str
    minutes: int
    steps: list[LessonStepLine]


class LessonTable(ApiModel):
    """The table of a lesson's step."""

    table: str


class EditionText(ApiModel):
    """An edition of one's own: the text of a TOML file."""

    game: Slug
    edition: str = Field(min_length=1, max_length=MAX_EDITION_BYTES)


class SeatRange(ApiModel):
    """How many seats a game can have."""

    min: int
    max: int


class EditionInfo(ApiModel):
    """What is said of an edition before a table is opened on it."""

    id: str
    title: str
    """A changed copy that keeps the id of the bundled edition is marked 'modified'."""
    publisher: str
    year: str
    seats: SeatRange


class InvitationLink(ApiModel):
    """An invitation: a seat's letter, '' to watch or '*' for any free seat, and the code that goes into the address."""

    seat: str
    code: str


class NewRoom(ApiModel):
    """The new table and its invitations."""

    table: str
    invitations: list[InvitationLink]


class InvitationCode(ApiModel):
    """The code of an invitation, or '' with the table's name alone."""

    code: str = Field("", max_length=64)


class Welcome(ApiModel):
    """What a guest may know of a table before giving a name."""

    table: str
    game: str
    title: str
    has_custom_edition: bool
    """Whether it is played on an edition of the host's own; `title` is that edition's."""
    host: str
    """The host's name at the table; '' if the host has no seat."""
    names: list[str]
    """By seat; '' where it is free."""
    status: str
    can_sit: bool
    can_watch: bool


class Claim(ApiModel):
    """Sit down: with an invitation, or at a public table on a free seat."""

    code: str = Field("", max_length=64)
    seat: str = Field("", max_length=1)
    name: str = Field(max_length=80)


class ClaimedSeat(ApiModel):
    """The seat that a guest has taken."""

    seat: str


class QrText(ApiModel):
    """A short text, such as the link of an invitation."""

    text: str = Field(min_length=1, max_length=400)


class QrCode(ApiModel):
    """A QR code, row by row: '1' is a dark square, '0' a light one."""

    rows: list[str]


class TableLine(ApiModel):
    """A table in a list."""

    table: str
    game: str
    title: str
    has_custom_edition: bool
    """Whether it is played on an edition of the host's own; `title` is that edition's."""
    names: list[str]
    status: str
    waits_for_me: bool
    updated_at: int
    """When something was last done, in milliseconds since 1970."""


class UploadedRecord(ApiModel):
    """A record to be looked at."""

    record: str = Field(max_length=MAX_RECORD_BYTES)


class Ending(ApiModel):
    """How a game ended: the reason in a word, its clause, who won, every seat's final score."""

    reason: str
    clause: str
    winners: list[str]
    scores: list[int]


class TurningPointLine(ApiModel):
    """A moment at which the standing changed much: what happened, and each seat's gain or loss."""

    moment: int
    event: dict[str, object]
    """What happened, as the socket sends events."""
    changes: dict[str, int]


class DrawLine(ApiModel):
    """A draw: its name, the number of its list in `lists`, how many are drawn, and whether a face can come again."""

    what: str
    faces: int
    count: int
    returns: bool


class DrawList(ApiModel):
    """The draws of a record in order, and the lists of faces that they were made from, as the record writes them."""

    lists: list[list[str]]
    draws: list[DrawLine]


class LuckLine(ApiModel):
    """A draw that did much for a seat, or against it."""

    moment: int
    seat: str
    luck: float
    event: dict[str, object]
    """What happened, as the socket sends events."""


class Luck(ApiModel):
    """What chance did to each seat, against the average of all that could have come, and the draws that did most."""

    totals: dict[str, float]
    events: list[LuckLine]


class DealSide(ApiModel):
    """A seat's chance to win, had a deal not been made and after it, and the 95 % interval of the change."""

    without: float
    after: float
    low: float
    high: float


class DealLine(ApiModel):
    """A deal and what it did to both sides, found by so many games that bots played on."""

    moment: int
    event: dict[str, object]
    """What happened, as the socket sends events."""
    sides: dict[str, DealSide]
    games: int


class DealList(ApiModel):
    """The deals that were judged, and how many were not, for want of time."""

    deals: list[DealLine]
    skipped: int


class ValuationLine(ApiModel):
    """A line of a valuation. Catalogues have `value-KIND` for what is counted, and its `note` for how."""

    kind: str
    details: dict[str, object]
    """What the sentence names."""
    amount: int


class Replay(ApiModel):
    """A record that can be looked at. Moment 0 is before the first move; moment n is after n moves."""

    id: str
    game: str
    title: str
    has_custom_edition: bool
    """Whether it was played on an edition of the host's own; `title` is that edition's."""
    names: list[str]
    options: dict[str, bool | int | str]
    chance: str
    moments: int
    has_hidden_info: bool
    """Whether seats see different things, so that one chooses through whose eyes to look."""
    ending: Ending | None
    unit: str
    """What worth is counted in."""
    worths: dict[str, list[int | None]]
    """By seat, its worth at each moment."""
    valuations: dict[str, list[ValuationLine]]
    """By seat, what its last worth is made of; empty where it has no parts."""
    turns: list[int]
    """The moments at which a turn or a hand had ended."""
    turning_points: list[TurningPointLine]


class Move(ApiModel):
    """One move of a record: who made it, in the game's notation, and what happened by it."""

    who: str
    text: str
    events: list[dict[str, object]]


class Moment(ApiModel):
    """What is seen at one moment: of the first of several in a row all, of the others what has changed or gone."""

    view: dict[str, object]
    removed: list[str]
    waits_for: list[str]


class Commitment(ApiModel):
    """Every table leaves one, also those that were given up: nobody can open many and keep the luckiest."""

    number: int
    commitment: str
    status: str


class Identity(ApiModel):
    """Whether a name tag was made now; and the address under which others reach this server, for invitations."""

    is_new: bool
    address: str


class Problem(ApiModel):
    """Every error has this shape (application/problem+json)."""

    type: str
    title: str
    status: int
    code: str
    clause: str = ""
    detail: str
    """A sentence in English. Clients have `refusal-CODE` in their catalogues, with `details` in it."""
    details: dict[str, object] = Field(default_factory=dict)
    """What the sentence names: numbers, names, letters of seats."""
