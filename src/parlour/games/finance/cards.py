"""The cards of Finance: one effect each, read from the edition."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.reader import Reader

TO_JAIL: Final = 0
ADVANCE: Final = 1
BACK: Final = 2
RECEIVE: Final = 3
PAY: Final = 4
PAY_PER_HOUSE: Final = 5
EFFECTS: Final = ("go_to_jail", "advance", "back", "receive", "pay", "pay_per_house")


@final
class Card:
    """One card: its effect and the numbers that belong to it."""

    def __init__(self, reader: Reader, spaces: list[str]) -> None:
        self.id = reader.text("id")
        self.text = reader.text("text")
        self.effect = EFFECTS.index(reader.text("effect", EFFECTS))
        self.to = 0
        self.amount = 0
        if self.effect == ADVANCE:
            self.to = spaces.index(reader.text("to", spaces))
        elif self.effect == BACK:
            self.amount = reader.number("spaces", least=1, most=len(spaces) - 1)
        elif self.effect != TO_JAIL:
            self.amount = reader.number("amount", least=1)
        reader.skip("provenance")
