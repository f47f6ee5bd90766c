"""The types of the fields of `PitView.to_data`."""

from __future__ import annotations

from typing import Final

from parlour.core.data.fields import FLAG, Absent, BySeat, Column, EnumOf, FieldType, ListOf
from parlour.core.data.outcome_fields import TEXT
from parlour.core.text.names import Names
from parlour.core.text.notation import NUMBER, SEAT
from parlour.games.pit.grammar import CARD, COMMODITY
from parlour.games.pit.phases.market import STAGES
from parlour.games.pit.position import HAND, SwapField


class CornerField(ListOf):
    """A corner: its words, its commodity and its points, as in ["corner", "Oil", 85]."""

    def __init__(self) -> None:
        super().__init__(TEXT)

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, tuple)
        return list(value)

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, list) or [type(part) for part in data] != [str, str, int]:
            raise self.unlike(data, lexicon, where)
        return tuple(data)

    def form(self) -> str:
        return "words, a commodity and points"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return ["corner", lexicon.sample("commodity", n), 85]


VIEW_FIELDS: Final[dict[str, FieldType]] = {
    "form": EnumOf("rounds", "live"),
    "suits": ListOf(COMMODITY),
    "values": Column("commodity", NUMBER, 0),
    "specials": ListOf(CARD),
    "target": NUMBER,
    "dealer": Absent(SEAT),
    "hand_number": NUMBER,
    "void_hands": NUMBER,
    "scores": BySeat(NUMBER),
    "cards": BySeat(NUMBER),
    "hand": HAND,
    "corners": ListOf(CornerField()),
    "stage": EnumOf("", "calling", "last corners", *STAGES),
    "round": NUMBER,
    "dry_rounds": NUMBER,
    "numbers": BySeat(NUMBER),
    "swaps": ListOf(SwapField()),
    "exchanges": NUMBER,
    "ready": BySeat(FLAG),
    "votes_to_void": BySeat(FLAG),
    "held_up": ListOf(CARD),
    "offered_to": BySeat(NUMBER),
    "offered_by": BySeat(NUMBER),
    "is_over": FLAG,
    "has_won": FLAG,
}
