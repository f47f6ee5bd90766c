"""Exchange and Flyer cards and their effects, read from the edition."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.reader import Reader

EXCHANGE: Final = 0
FLYER: Final = 1
PILES: Final = ("exchange", "flyer")
PILE_CLAUSES: Final = ("CTM-108", "CTM-109")

ANY: Final = -1
"""The commodity of an effect that lets the player choose one, or that concerns none."""

TYPES: Final = (
    "broker_seat",
    "receive_contract",
    "option_buy",
    "option_sell",
    "compulsory_buy",
    "compulsory_sell",
    "return_seat",
    "commission",
    "corner",
    "fine",
    "collect",
    "storage",
    "go_to_telephone",
)
BROKER_SEAT: Final = 0
RECEIVE_CONTRACT: Final = 1
OPTION_BUY: Final = 2
OPTION_SELL: Final = 3
COMPULSORY_BUY: Final = 4
COMPULSORY_SELL: Final = 5
RETURN_SEAT: Final = 6
COMMISSION: Final = 7
CORNER: Final = 8
FINE: Final = 9
COLLECT: Final = 10
STORAGE: Final = 11
GO_TO_TELEPHONE: Final = 12

_AMOUNTS: Final = {RECEIVE_CONTRACT: "cash_instead", FINE: "amount", COLLECT: "amount", STORAGE: "per_contract"}
_NAMED: Final = (RECEIVE_CONTRACT, COMPULSORY_BUY, COMPULSORY_SELL)
_OPTIONS: Final = (OPTION_BUY, OPTION_SELL)


@final
class Card:
    """One card: its pile, its text and its effect."""

    def __init__(self, reader: Reader, pile: int, commodities: list[str], step: int) -> None:
        self.pile = pile
        self.id = reader.text("id")
        self.title = reader.text("title")
        self.text = reader.text("text")
        effect = reader.at("effect")
        self.type = TYPES.index(effect.text("type", TYPES))
        self.commodity = ANY
        self.amount = 0
        """The money of the effect, or the most contracts of an option."""
        if self.type in _NAMED:
            self.commodity = commodities.index(effect.text("commodity", commodities))
            effect.number("count", least=1, most=1)
        elif self.type in _OPTIONS:
            name = effect.text("commodity", ["any", *commodities])
            self.commodity = ANY if name == "any" else commodities.index(name)
            self.amount = effect.number("max", least=1)
        if self.type in _AMOUNTS:
            key = _AMOUNTS[self.type]
            self.amount = effect.number(key, least=step)
            if self.amount % step:
                raise effect.fail(f"money is in multiples of {step} (CTM-R49)", key)
        if reader.flag("keep") != (self.type == BROKER_SEAT):
            raise reader.fail("Broker Seats are kept, and no other card (CTM-110)", "keep")
        reader.skip("provenance")


def read_cards(reader: Reader, counts: tuple[int, int], commodities: list[str], step: int) -> list[Card]:
    """Return all cards, the Exchange pile first."""
    cards: list[Card] = []
    for pile, name in enumerate(PILES):
        records = reader.each(name)
        if len(records) != counts[pile]:
            raise reader.fail(f"expected {counts[pile]} cards, got {len(records)}", name)
        for record in records:
            card = Card(record, pile, commodities, step)
            if any(card.id == other.id for other in cards):
                raise record.fail(f"{card.id!r} stands there twice", "id")
            if card.type == BROKER_SEAT and pile != EXCHANGE:
                raise record.fail("Broker Seats are Exchange cards (CTM-098)", "effect")
            cards.append(card)
        if all(card.type == BROKER_SEAT for card in cards[-len(records) :]):
            raise reader.fail("a pile needs a card that is not kept", name)
    return cards
