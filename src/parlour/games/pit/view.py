"""What a seat sees of Pit: its own cards, and what is public about the others."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.fields import (
    FLAG,
    Absent,
    BySeat,
    Column,
    EnumOf,
    FieldType,
    ListOf,
)
from parlour.core.moves import Rng
from parlour.core.text.notation import NUMBER, SEAT
from parlour.core.view import View
from parlour.games.pit.corner import WORDS
from parlour.games.pit.fields import CARD, COMMODITY, HAND, SWAP, CornerField
from parlour.games.pit.hands import count, size
from parlour.games.pit.imagining import imagine
from parlour.games.pit.phases import market, rounds
from parlour.games.pit.phases.market import Market
from parlour.games.pit.phases.rounds import Rounds
from parlour.games.pit.phases.standing import Standing
from parlour.games.pit.state import PitState

NOTHING: Final = Standing([], [])
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
    "stage": EnumOf("", "calling", "last corners", *market.STAGE.names),
    "round": NUMBER,
    "dry_rounds": NUMBER,
    "numbers": BySeat(NUMBER),
    "swaps": ListOf(SWAP),
    "exchanges": NUMBER,
    "ready": BySeat(FLAG),
    "votes_to_void": BySeat(FLAG),
    "held_up": ListOf(CARD),
    "offered_to": BySeat(NUMBER),
    "offered_by": BySeat(NUMBER),
    "is_over": FLAG,
    "has_won": FLAG,
}
"""The types of the fields of `PitView.to_data`."""


@final
class PitView(View[PitState]):
    """One seat's cards, and the numbers, swaps and scores of all seats. Seats are letters. A spectator has no cards."""

    def imagined(self, rng: Rng) -> PitState:
        return imagine(self._s, self.seat, rng)

    def hand(self) -> tuple[tuple[str, int], ...]:
        """Your own cards by name and number, in the order of the edition."""
        if self.seat is None:
            return ()
        hand = self._s.hands[self.seat]
        return tuple(
            [(name, count(hand, card)) for card, name in enumerate(self.lexicon.names["card"]) if count(hand, card)]
        )

    def holds(self, card: str) -> int:
        """How many of a card you hold."""
        return 0 if self.seat is None else count(self._s.hands[self.seat], self.lexicon.number("card", card))

    def corners(self) -> tuple[tuple[str, str, int], ...]:
        """The corners of your hand: words, commodity and points, the best first. Empty if it is no corner."""
        if self.seat is None or not self._s.is_dealt():
            return ()
        found = self._s.options.deck.finishes(self._s.hands[self.seat])
        return tuple([(WORDS[f.words], self._s.edition.commodities[f.commodity], f.points) for f in found])

    def suits(self) -> tuple[str, ...]:
        """The commodities in play."""
        return tuple([self._s.edition.commodities[suit] for suit in self._s.suits])

    def value(self, commodity: str) -> int:
        """The score of a corner in a commodity; 0 if the commodity is not in this deck."""
        return self._s.options.deck.values.get(self.lexicon.number("commodity", commodity), 0)

    def cards_alike(self) -> int:
        """How many cards a suit has."""
        return self._s.edition.alike

    def specials(self) -> tuple[str, ...]:
        """The Bull and the Bear, if they are in play."""
        return tuple(self._s.edition.specials) if self._s.options.bull_and_bear else ()

    def score(self, seat: int | str) -> int:
        """A seat's points."""
        return self._s.scores[self.lexicon.seat(seat)]

    def worths(self) -> dict[str, int | None]:
        return {seat: self.score(seat) for seat in self.seats()}

    def progress(self) -> dict[str, dict[str, object]]:
        return {seat: {"have": self.score(seat), "goal": self.target()} for seat in self.seats()}

    def measure(self) -> str:
        return "points"

    def target(self) -> int:
        """The points that win the game."""
        return self._s.options.target

    def dealer(self) -> str:
        """The dealer; '' before there is one."""
        return self.lexicon.letter(self._s.dealer) if self._s.dealer >= 0 else ""

    def hand_number(self) -> int:
        """How many hands have been dealt."""
        return self._s.dealt

    def void_hands(self) -> int:
        """How many hands in a row were void."""
        return self._s.voids

    def cards(self, seat: int | str) -> int:
        """How many cards a seat holds."""
        return size(self._s.hands[self.lexicon.seat(seat)])

    def form(self) -> str:
        """'live' or 'rounds'."""
        return "live" if self._s.options.live else "rounds"

    def stage(self) -> str:
        """The stage of the hand: trading, or a stage before or after it; '' between hands."""
        top = self._s.top
        if isinstance(top, Market):
            return market.STAGE.names[top.stage]
        if isinstance(top, Rounds):
            return "last corners" if top.stage == rounds.LAST else "calling"
        return ""

    def round(self) -> int:
        """The number of the round; 0 between hands and in live play."""
        top = self._s.top
        return top.round if isinstance(top, Rounds) else 0

    def dry_rounds(self) -> int:
        """How many rounds in a row have passed without an exchange."""
        top = self._s.top
        return top.dry if isinstance(top, Rounds) else 0

    def number(self, seat: int | str) -> int:
        """The number a seat called in the last round, or calls now; 0 for none."""
        top = self._s.top
        who = self.lexicon.seat(seat)
        if isinstance(top, Rounds):
            return top.numbers[who] if top.numbers else 0
        call = self._standing().call(who)
        return 0 if call is None else call.number

    def swaps(self) -> tuple[tuple[str, str, int], ...]:
        """The swaps of the last round; in live play, the last exchange."""
        top = self._s.top
        found = list(top.swaps) if isinstance(top, (Rounds, Market)) else []
        letter = self.lexicon.letter
        return tuple([(letter(one), letter(other), number) for one, other, number in found])

    def exchanges(self) -> int:
        """How many exchanges there were in this hand. Always 0 in rounds, where `swaps` shows each round."""
        top = self._s.top
        return top.exchanges if isinstance(top, Market) else 0

    def is_ready(self, seat: int | str) -> bool:
        """Whether a seat is ready for the market to open."""
        top = self._s.top
        return isinstance(top, Market) and bool(top.ready >> self.lexicon.seat(seat) & 1)

    def votes_to_void(self, seat: int | str) -> bool:
        """Whether a seat votes to void the hand."""
        return bool(self._standing().yes >> self.lexicon.seat(seat) & 1)

    def held_up(self) -> tuple[str, ...]:
        """The cards you hold up for your own call."""
        call = None if self.seat is None else self._standing().call(self.seat)
        return () if call is None else tuple([self.lexicon.name("card", card) for card in call.cards])

    def offered_to(self, seat: int | str) -> int:
        """How many cards you have offered to a caller; 0 for none."""
        return self._offered(self.seat, self.lexicon.seat(seat))

    def offered_by(self, seat: int | str) -> int:
        """How many cards a seat has offered for your own call; 0 for none."""
        return self._offered(self.lexicon.seat(seat), self.seat)

    def to_data(self) -> dict[str, object]:
        # A learning agent reads this at every step, so it uses numbers where the methods above use names.
        s = self._s
        seats = self.seats()
        suits = s.suits
        names = s.edition.commodities
        standing = self._standing()
        return {
            "form": self.form(),
            "suits": [names[suit] for suit in suits],
            "values": {names[suit]: s.options.deck.values.get(suit, 0) for suit in suits},
            "specials": list(self.specials()),
            "target": s.options.target,
            "dealer": self.dealer() or None,
            "hand_number": s.dealt,
            "void_hands": s.voids,
            "scores": {seat: s.scores[n] for n, seat in enumerate(seats)},
            "cards": {seat: size(s.hands[n]) for n, seat in enumerate(seats)},
            "hand": dict(self.hand()),
            "corners": [list(corner) for corner in self.corners()],
            "stage": self.stage(),
            "round": self.round(),
            "dry_rounds": self.dry_rounds(),
            "numbers": {seat: self.number(seat) for seat in seats},
            "swaps": [list(swap) for swap in self.swaps()],
            "exchanges": self.exchanges(),
            "ready": {seat: self.is_ready(seat) for seat in seats},
            "votes_to_void": {seat: bool(standing.yes >> n & 1) for n, seat in enumerate(seats)},
            "held_up": list(self.held_up()),
            "offered_to": {seat: self._offered(self.seat, n) for n, seat in enumerate(seats)},
            "offered_by": {seat: self._offered(n, self.seat) for n, seat in enumerate(seats)},
            "is_over": s.outcome is not None,
            "has_won": self.has_won(),
        }

    # By number, for bots: seats and cards by their places, hands as `games.pit.hands` packs them

    def hand_by_number(self) -> int:
        """Your own cards, packed; 0 for a spectator."""
        return 0 if self.seat is None else self._s.hands[self.seat]

    def suits_by_number(self) -> tuple[int, ...]:
        """The commodities in play."""
        return tuple(self._s.suits)

    def values_by_number(self) -> tuple[int, ...]:
        """The scores of corners in the commodities in play, in their order."""
        values = self._s.options.deck.values
        return tuple([values.get(suit, 0) for suit in self._s.suits])

    def specials_by_number(self) -> tuple[int, int]:
        """The Bull and the Bear; -1 and -1 if they are not in play."""
        if not self._s.options.bull_and_bear:
            return -1, -1
        bull = len(self._s.edition.commodities)
        return bull, bull + 1

    def has_corner(self) -> bool:
        """Whether your hand is a corner."""
        if self.seat is None or not self._s.is_dealt():
            return False
        return len(self._s.options.deck.finishes(self._s.hands[self.seat])) > 0

    def is_live(self) -> bool:
        """Whether the game is played live."""
        return self._s.options.live

    def call_by_number(self, seat_number: int) -> int:
        """The number a seat called in the last round, or calls now; 0 for none."""
        top = self._s.top
        if isinstance(top, Rounds):
            return top.numbers[seat_number] if top.numbers else 0
        call = self._standing().call(seat_number)
        return 0 if call is None else call.number

    def swaps_by_number(self) -> tuple[tuple[int, int, int], ...]:
        """The swaps of the last round; in live play, the last exchange."""
        top = self._s.top
        return tuple([(a, b, n) for a, b, n in top.swaps]) if isinstance(top, (Rounds, Market)) else ()

    def offered_by_number(self, seat_number: int) -> int:
        """How many cards you have offered to a caller; 0 for none."""
        return self._offered(self.seat, seat_number)

    def _standing(self) -> Standing:
        top = self._s.top
        return top.standing if isinstance(top, Market) else NOTHING

    def _offered(self, seat: int | None, to: int | None) -> int:
        if seat is None or to is None:
            return 0
        bid = self._standing().bid(seat, to)
        return 0 if bid is None else len(bid.cards)
