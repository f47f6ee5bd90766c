"""The cards of Weigh Anchor: one effect each, read from the edition."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.reader import Reader

ADVANCE: Final = 0
ADVANCE_NEAREST: Final = 1
BACK: Final = 2
DOCK: Final = 3
KEEP: Final = 4
RECEIVE: Final = 5
PAY: Final = 6
RECEIVE_EACH: Final = 7
PAY_EACH: Final = 8
REPAIRS: Final = 9
EFFECTS: Final = (
    "advance",
    "advance_nearest",
    "back",
    "dock",
    "keep",
    "receive",
    "pay",
    "receive_each",
    "pay_each",
    "repairs",
)
CHARGES: Final = ("hire", "new_throw")
"""The base of a card's charge: the normal hire, or a throw made for it."""


@final
class Card:
    """One card: its effect and the numbers that belong to it."""

    def __init__(self, reader: Reader, spaces: int, kinds: tuple[str, ...]) -> None:
        self.id = reader.text("id")
        self.text = reader.text("text")
        effect = reader.at("effect")
        self.effect = EFFECTS.index(effect.text("kind", EFFECTS))
        self.to = 0
        self.nearest = ""
        self.amount = 0
        self.per_suite = 0
        self.times = 1
        self.throws = False
        if self.effect == ADVANCE:
            self.to = effect.number("to", least=0, most=spaces - 1)
        elif self.effect == ADVANCE_NEAREST:
            self.nearest = effect.text("to", kinds)
            self.throws = effect.text("charge", CHARGES) == "new_throw"
            self.times = effect.number("times", least=1)
        elif self.effect == BACK:
            self.amount = effect.number("spaces", least=1, most=spaces - 1)
        elif self.effect == REPAIRS:
            self.amount = effect.number("per_deck", least=0)
            self.per_suite = effect.number("per_suite", least=0)
        elif self.effect not in (DOCK, KEEP):
            self.amount = effect.number("amount", least=1)
        reader.skip("provenance")


def read_pack(reader: Reader, key: str, spaces: int, kinds: tuple[str, ...]) -> list[Card]:
    """Return the cards of one pack, in the order of the file."""
    return [Card(record, spaces, kinds) for record in reader.each(key)]
