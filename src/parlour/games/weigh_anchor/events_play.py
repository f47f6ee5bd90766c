"""Events of moving round the board in Weigh Anchor: throws, cards, the Dock, landings, auctions."""

from __future__ import annotations

from typing import final

from parlour.core.events import Event


@final
class TokenTaken(Event):
    def __init__(self, seat: int, token: int) -> None:
        super().__init__("WA-005")
        self.seat = seat
        self.token = token


@final
class ThrownForSets(Event):
    def __init__(self, seat: int, first: int, second: int) -> None:
        super().__init__("WAS-01a")
        self.seat = seat
        self.first = first
        self.second = second


@final
class SetChosen(Event):
    def __init__(self, clause: str, seat: int, group: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.group = group


@final
class Thrown(Event):
    def __init__(self, seat: int, first: int, second: int) -> None:
        super().__init__("WA-017")
        self.seat = seat
        self.first = first
        self.second = second


@final
class Moved(Event):
    def __init__(self, clause: str, seat: int, space: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.space = space


@final
class CardDrawn(Event):
    def __init__(self, clause: str, seat: int, card: int, text: str) -> None:
        super().__init__(clause)
        self.seat = seat
        self.card = card
        self.text = text


@final
class CardKept(Event):
    def __init__(self, seat: int, card: int) -> None:
        super().__init__("WA-042")
        self.seat = seat
        self.card = card


@final
class CardUsed(Event):
    def __init__(self, seat: int, card: int) -> None:
        super().__init__("WA-055")
        self.seat = seat
        self.card = card


@final
class SentToDock(Event):
    def __init__(self, clause: str, seat: int) -> None:
        super().__init__(clause)
        self.seat = seat


@final
class LeftDock(Event):
    def __init__(self, clause: str, seat: int) -> None:
        super().__init__(clause)
        self.seat = seat


@final
class StayedInDock(Event):
    def __init__(self, clause: str, seat: int) -> None:
        super().__init__(clause)
        self.seat = seat


@final
class Rested(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("WA-R13")
        self.seat = seat


@final
class Resumed(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("WA-R13")
        self.seat = seat


@final
class Declined(Event):
    def __init__(self, seat: int, vessel: int) -> None:
        super().__init__("WA-030")
        self.seat = seat
        self.vessel = vessel


@final
class Bought(Event):
    def __init__(self, clause: str, seat: int, vessel: int, price: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.vessel = vessel
        self.price = price


@final
class LotOpened(Event):
    def __init__(self, clause: str, vessel: int) -> None:
        super().__init__(clause)
        self.vessel = vessel


@final
class BidPlaced(Event):
    def __init__(self, clause: str, seat: int, amount: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.amount = amount


@final
class Held(Event):
    def __init__(self, clause: str, seat: int) -> None:
        super().__init__(clause)
        self.seat = seat


@final
class Unsold(Event):
    def __init__(self, vessel: int) -> None:
        super().__init__("WA-R16")
        self.vessel = vessel


@final
class HireDue(Event):
    def __init__(self, clause: str, lander: int, owner: int, vessel: int, amount: int) -> None:
        super().__init__(clause)
        self.lander = lander
        self.owner = owner
        self.vessel = vessel
        self.amount = amount


@final
class NoHire(Event):
    def __init__(self, seat: int, vessel: int) -> None:
        super().__init__("WA-035")
        self.seat = seat
        self.vessel = vessel


@final
class ClaimOpened(Event):
    def __init__(self, owner: int, lander: int, vessel: int, amount: int) -> None:
        super().__init__("WA-R33")
        self.owner = owner
        self.lander = lander
        self.vessel = vessel
        self.amount = amount


@final
class HireWaived(Event):
    def __init__(self, owner: int, lander: int, vessel: int) -> None:
        super().__init__("WA-R33")
        self.owner = owner
        self.lander = lander
        self.vessel = vessel


@final
class ClaimLapsed(Event):
    def __init__(self, owner: int, lander: int, vessel: int) -> None:
        super().__init__("WA-040")
        self.owner = owner
        self.lander = lander
        self.vessel = vessel


@final
class DutyChosen(Event):
    def __init__(self, seat: int, amount: int) -> None:
        super().__init__("WA-044")
        self.seat = seat
        self.amount = amount


@final
class ShareChosen(Event):
    def __init__(self, seat: int, percent: int, worth: int) -> None:
        super().__init__("WA-044")
        self.seat = seat
        self.percent = percent
        self.worth = worth
