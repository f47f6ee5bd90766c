"""What somebody asks for who opens a table: seats, clock, rules, start. Checked before anything is done with it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from parlour.core.data.bounds import MAX_EDITION_BYTES, MAX_RECORD_BYTES, MAX_TABLE_SEATS

Slug = Annotated[str, Field(max_length=40, pattern="^[a-z][a-z-]*$")]
SEVEN_DAYS = 7 * 24 * 3600


class ApiModel(BaseModel):
    """Base of everything read from a request: unknown fields and wrong types are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatRequest(ApiModel):
    """Who sits there: me, another person on this device, a friend by link, a bot."""

    who: Literal["me", "here", "friend", "bot"]
    name: str = Field("", max_length=80)
    bot: str = Field("normal", max_length=40)


class ClockRequest(ApiModel):
    """Seconds: for each move, or a bank with something back after each move."""

    move: int = Field(0, ge=0, le=SEVEN_DAYS)
    bank: int = Field(0, ge=0, le=SEVEN_DAYS)
    increment: int = Field(0, ge=0, le=3600)


class NewLesson(ApiModel):
    """A step of a lesson to be opened. `id` is the client's own name for the wish: the same wish twice opens one
    table."""

    id: str = Field("", max_length=64, pattern="^[A-Za-z0-9_-]*$")
    game: Slug
    lesson: Slug
    step: Slug
    name: str = Field("", max_length=80)


class NewTable(ApiModel):
    """A table to be opened. `id` is the client's own name for the wish: the same wish twice opens one table.

    It begins at the start of the game, at a position, or at a moment of a record (after so many of its moves; without
    a number after all of them). With `skip_setup` it begins at the first turn: colours and tokens are dealt out, and
    the server draws who begins. A seed is for tests: then nobody can check the dice.
    """

    id: str = Field("", max_length=64, pattern="^[A-Za-z0-9_-]*$")
    game: Slug
    preset: str = Field("", max_length=40)
    options: dict[str, bool | int | str] = Field(default_factory=dict)
    seats: list[SeatRequest] = Field(min_length=1, max_length=MAX_TABLE_SEATS)
    public: bool = False
    clock: ClockRequest | None = None
    seed: int | None = Field(None, ge=0, lt=2**53)
    pace: float = Field(0.5, ge=0.05, le=20.0)
    edition: str = Field("", max_length=MAX_EDITION_BYTES)
    position: dict[str, object] | None = None
    record: str = Field("", max_length=MAX_RECORD_BYTES)
    moves: int | None = Field(None, ge=0, lt=2**31)
    skip_setup: bool = False
