"""Tables that leak on purpose, each a little more than it should: the twins must find every one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core.events import Event
from parlour.core.moves import Action
from parlour.core.refusals import Refused
from parlour.core.view import View
from parlour.table import positions
from parlour.table.preview import AnswerPreview
from parlour.table.table import Table


class InitialState(Table):
    """The first draws of the record go out with the view."""

    def seen_by(self, seat: int | str | None = None, since: int = 0) -> dict[str, object]:
        return super().seen_by(seat, since) | {"first": [entry.text for entry in self.moves()[:3]]}


class UndoCopy(Table):
    """The position before the last move is kept at hand, to take it back."""

    def seen_by(self, seat: int | str | None = None, since: int = 0) -> dict[str, object]:
        return super().seen_by(seat, since) | {"undo": positions.dump(self.game, self.copy_state(), self.lexicon)}


class LogLine(Table):
    """The log goes on while the hand is played."""

    def log(self, seat: int | str | None = None) -> str:
        return self.record().replace(str(self.journal.header.get("start")), "")


class LegalMoves(Table):
    """How many answers everybody has."""

    def seen_by(self, seat: int | str | None = None, since: int = 0) -> dict[str, object]:
        return super().seen_by(seat, since) | {"answers": [ask.size() for ask in self.asks()]}


class CardIds(Table):
    """Every card of the deal has a number of its own, and so has each that changes hands."""

    def seen_by(self, seat: int | str | None = None, since: int = 0) -> dict[str, object]:
        hands: Any = self.position()["hands"]
        numbers = [sorted(ord(card[0]) * 10 + n for card, n in hand.items()) for hand in hands.values()]
        return super().seen_by(seat, since) | {"ids": numbers}


class HandOrder(Table):
    """Everybody's longest suit lies on the left: which card that is, is shown as its back."""

    def seen_by(self, seat: int | str | None = None, since: int = 0) -> dict[str, object]:
        hands: Any = self.position()["hands"]
        backs = [max(hand.values(), default=0) for hand in hands.values()]
        return super().seen_by(seat, since) | {"backs": backs}


class RefusalText(Table):
    """A refusal says who could have."""

    def judge(self, seat: int | str, action: Action | str) -> Action:
        try:
            return super().judge(seat, action)
        except Refused as refused:
            hands: Any = self.position()["hands"]
            own = self.lexicon.letter(self.seat(seat))
            others = [len(hand) for letter, hand in hands.items() if letter != own]
            raise Refused(refused.code, refused.clause, f"{refused.text} Others hold {others} suits.") from None


class MessageLength(Table):
    """Padded to the length of the whole state."""

    def seen_by(self, seat: int | str | None = None, since: int = 0) -> dict[str, object]:
        hands: Any = self.position()["hands"]
        return super().seen_by(seat, since) | {"padding": " " * sum(len(hand) for hand in hands.values())}


class Sound(Table):
    """A gasp is heard when somebody has six of a suit."""

    def seen_by(self, seat: int | str | None = None, since: int = 0) -> dict[str, object]:
        hands: Any = self.position()["hands"]
        loud = any(count >= 6 for hand in hands.values() for count in hand.values())
        return super().seen_by(seat, since) | {"sound": "gasp" if loud else ""}


class DrawCounter(Table):
    """The number of moves so far, also of those that nobody saw."""

    def seen_by(self, seat: int | str | None = None, since: int = 0) -> dict[str, object]:
        return super().seen_by(seat, since) | {"moves": len(self.moves())}


class SpectatorView(Table):
    """Who only looks on looks over a player's shoulder."""

    def view(self, seat: int | str | None = None) -> View[Any]:
        return super().view(0 if seat is None else seat)


class StateDigest(Table):
    """A hash of the whole state, to see whether all are in step."""

    def seen_by(self, seat: int | str | None = None, since: int = 0) -> dict[str, object]:
        digest = positions.fingerprint(self.game, self.copy_state(), self.lexicon)
        return super().seen_by(seat, since) | {"digest": digest[:8]}


class Waiting(Table):
    """Whom the table waits for because of a corner."""

    def seen_by(self, seat: int | str | None = None, since: int = 0) -> dict[str, object]:
        asks = self.asks()
        return super().seen_by(seat, since) | {"clauses": sorted({ask.clause for ask in asks})}


class ToldAll(Table):
    """Events go to everybody."""

    def events_data(self, seat: int | str | None, events: Sequence[Event]) -> list[dict[str, object]]:
        return [self.game.events.data(event, self.lexicon) for event in self.events]


class ToldTooMuch(Table):
    """A sentence names the longest suit on the table."""

    def events_data(self, seat: int | str | None, events: Sequence[Event]) -> list[dict[str, object]]:
        hands: Any = self.position()["hands"]
        longest = max((count, card) for hand in hands.values() for card, count in hand.items() or [("", 0)])
        told = super().events_data(seat, events)
        return [each | {"text": f"There is {longest[1]} about."} for each in told]


class Marks(Table):
    """The log goes on while the hand is played, its lines struck out and their marks left."""

    def log(self, seat: int | str | None = None) -> str:
        return "".join(f"#{self.journal.mark(n)}\n" for n in range(len(self.journal.entries)))


class OwnAnswers(Table):
    """A seat is asked for nothing that the next one could complete a suit with."""

    def ask_data(self, seat: int | str | None = None) -> dict[str, object] | None:
        asked = super().ask_data(seat)
        if asked is None or seat is None:
            return asked
        hands: Any = self.position()["hands"]
        following = list(hands.values())[(self.seat(seat) + 1) % len(hands)]
        return asked | {"without": [card for card, count in following.items() if count > 2]}


class ViewTooWide(Table):
    """The view has how many suits everybody holds."""

    def seen_by(self, seat: int | str | None = None, since: int = 0) -> dict[str, object]:
        seen: Any = super().seen_by(seat, since)
        hands: Any = self.position()["hands"]
        return seen | {"view": seen["view"] | {"kinds": [len(hand) for hand in hands.values()]}}


class Previews(Table):
    """An answer that one asks about says how many suits the others hold."""

    def consequences(self, seat: int | str, answers: Sequence[str] = ()) -> AnswerPreview:
        found = super().consequences(seat, answers)
        hands: Any = self.position()["hands"]
        kinds = [len(hand) for hand in hands.values()]
        told: dict[str, list[dict[str, object]]] = {answer: [{"kinds": kinds}] for answer in answers}
        return found._replace(effects=found.effects | told)


PLANTS = [
    InitialState,
    UndoCopy,
    LogLine,
    LegalMoves,
    CardIds,
    HandOrder,
    RefusalText,
    MessageLength,
    Sound,
    StateDigest,
    ToldAll,
    ToldTooMuch,
    Marks,
    OwnAnswers,
    ViewTooWide,
    Previews,
]
