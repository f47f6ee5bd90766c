"""Events of business in Weigh Anchor: pieces, mortgages, trades, scarcity, bankruptcy, the end."""

from __future__ import annotations

from typing import final

from parlour.core.events import Event
from parlour.kit.trade.bundle import Bundle


@final
class Built(Event):
    def __init__(self, clause: str, seat: int, vessel: int, level: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.vessel = vessel
        self.level = level


@final
class SuiteFitted(Event):
    def __init__(self, clause: str, seat: int, vessel: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.vessel = vessel


@final
class BrokenDown(Event):
    def __init__(self, clause: str, seat: int, vessel: int, level: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.vessel = vessel
        self.level = level


@final
class Mortgaged(Event):
    def __init__(self, clause: str, seat: int, vessel: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.vessel = vessel


@final
class Lifted(Event):
    def __init__(self, clause: str, seat: int, vessel: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.vessel = vessel


@final
class Traded(Event):
    def __init__(self, clause: str, seat: int, to: int, number: int, give: Bundle, get: Bundle) -> None:
        super().__init__(clause)
        self.seat = seat
        self.to = to
        self.number = number
        self.give = give
        self.get = get


@final
class PiecesScarce(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("WA-074")
        self.seat = seat


@final
class PiecesWanted(Event):
    def __init__(self, seat: int, count: int) -> None:
        super().__init__("WA-R27")
        self.seat = seat
        self.count = count


@final
class PieceOffered(Event):
    def __init__(self, left: int) -> None:
        super().__init__("WA-R26")
        self.left = left


@final
class PieceSold(Event):
    def __init__(self, seat: int, amount: int) -> None:
        super().__init__("WA-R26")
        self.seat = seat
        self.amount = amount


@final
class InDebt(Event):
    def __init__(self, seat: int, amount: int, purpose: str) -> None:
        super().__init__("WA-R31")
        self.seat = seat
        self.amount = amount
        self.purpose = purpose


@final
class WentBankrupt(Event):
    def __init__(self, clause: str, seat: int, creditor: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.creditor = creditor


@final
class WentBankruptToBank(Event):
    def __init__(self, clause: str, seat: int) -> None:
        super().__init__(clause)
        self.seat = seat


@final
class Resigned(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("WA-R47")
        self.seat = seat


@final
class DeedPassed(Event):
    def __init__(self, clause: str, seat: int, vessel: int) -> None:
        super().__init__(clause)
        self.seat = seat
        self.vessel = vessel


@final
class DeedReturned(Event):
    def __init__(self, clause: str, vessel: int) -> None:
        super().__init__(clause)
        self.vessel = vessel


@final
class Retired(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("WA-099")
        self.seat = seat


@final
class Valued(Event):
    def __init__(self, seat: int, value: int) -> None:
        super().__init__("WAS-05b")
        self.seat = seat
        self.value = value


@final
class TurnsRanOut(Event):
    def __init__(self, turns: int) -> None:
        super().__init__("WA-R48")
        self.turns = turns


@final
class GameWon(Event):
    def __init__(self, clause: str, seats: tuple[int, ...]) -> None:
        super().__init__(clause)
        self.seats = seats
