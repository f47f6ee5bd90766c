"""How what a seat is told of Pit is written: the fields of `PitView.plain`, each with its kind."""

from __future__ import annotations

from typing import Final

from parlour.core.fields import FLAG, Absent, BySeat, Column, Kind, Several, Stage
from parlour.core.outcome_fields import TEXT
from parlour.core.words import NUMBER, SEAT
from parlour.games.pit.grammar import CARD, COMMODITY
from parlour.games.pit.phases.market import STAGES
from parlour.games.pit.position import HAND, SwapKind

TOLD: Final[dict[str, Kind]] = {
    "form": Stage("rounds", "live"),
    "suits": Several(COMMODITY),
    "values": Column("commodity", NUMBER, 0),
    "specials": Several(CARD),
    "target": NUMBER,
    "dealer": Absent(SEAT),
    "hand_number": NUMBER,
    "void_hands": NUMBER,
    "scores": BySeat(NUMBER),
    "cards": BySeat(NUMBER),
    "hand": HAND,
    "corners": Several(Several(TEXT)),
    "stage": Stage("", "calling", "last corners", *STAGES),
    "round": NUMBER,
    "dry_rounds": NUMBER,
    "numbers": BySeat(NUMBER),
    "swaps": Several(SwapKind()),
    "exchanges": NUMBER,
    "ready": BySeat(FLAG),
    "votes_to_void": BySeat(FLAG),
    "held_up": Several(CARD),
    "offered_to": BySeat(NUMBER),
    "offered_by": BySeat(NUMBER),
    "is_over": FLAG,
    "has_won": FLAG,
}
