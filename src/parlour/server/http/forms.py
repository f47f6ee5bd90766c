"""What HTTP takes and gives, for OpenAPI."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Slug = Annotated[str, Field(max_length=40, pattern="^[a-z][a-z-]*$")]
SEVEN_DAYS = 7 * 24 * 3600


class Form(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Form):
    """Who sits there: me, another person on this device, a friend by link, a bot."""

    who: Literal["me", "here", "friend", "bot"]
    name: str = Field("", max_length=80)
    bot: str = Field("normal", max_length=40)


class ClockWish(Form):
    """Seconds: for each move, or a bank with something back after each move."""

    move: int = Field(0, ge=0, le=SEVEN_DAYS)
    bank: int = Field(0, ge=0, le=SEVEN_DAYS)
    back: int = Field(0, ge=0, le=3600)


class NewTable(Form):
    """A table to be opened. `id` is the client's own name for the wish: the same wish twice opens one table.

    It begins at the start of the game, at a position, or at a moment of a record (after so many of its moves; without
    a number after all of them). A seed is for tests: then nobody can check the dice.
    """

    id: str = Field("", max_length=64, pattern="^[A-Za-z0-9_-]*$")
    game: Slug
    preset: str = Field("", max_length=40)
    options: dict[str, bool | int | str] = Field(default_factory=dict)
    seats: list[SeatWish] = Field(min_length=1, max_length=26)
    public: bool = False
    clock: ClockWish | None = None
    seed: int | None = Field(None, ge=0, lt=2**53)
    pace: float = Field(0.5, ge=0.05, le=20.0)
    edition: str = Field("", max_length=1_000_000)
    position: dict[str, object] | None = None
    record: str = Field("", max_length=4_000_000)
    moves: int | None = Field(None, ge=0, lt=2**31)


class Link(Form):
    """An invitation: a seat's letter, or '' to watch, and the code that goes into the address."""

    seat: str
    code: str


class NewRoom(Form):
    """The new table and its invitations."""

    table: str
    links: list[Link]


class Claim(Form):
    """Sit down: with an invitation, or at a public table on a free seat."""

    code: str = Field("", max_length=64)
    seat: str = Field("", max_length=1)
    name: str = Field(max_length=80)


class Claimed(Form):
    seat: str


class Writing(Form):
    """A short text, such as the link of an invitation."""

    text: str = Field(min_length=1, max_length=400)


class Squares(Form):
    """A QR code, row by row: '1' is a dark square, '0' a light one."""

    rows: list[str]


class TableLine(Form):
    """A table in a list."""

    table: str
    game: str
    title: str
    names: list[str]
    status: str
    waits_for_me: bool
    touched_at: int
    """When something was last done, in milliseconds since 1970."""


class Commitment(Form):
    """Every table leaves one, also those that were given up: nobody can open many and keep the luckiest."""

    number: int
    commitment: str
    status: str


class Known(Form):
    """Whether a name tag was made now."""

    is_new: bool


class Problem(Form):
    """Every error has this shape (application/problem+json)."""

    type: str
    title: str
    status: int
    code: str
    clause: str = ""
    detail: str
