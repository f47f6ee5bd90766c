"""What a seat sees of Weigh Anchor: everything except a hidden total (WA-R08)."""

from __future__ import annotations

from typing import Final, final

from parlour.core.view import OpenView, Owed, ValueLine
from parlour.games.weigh_anchor.edition import LINER
from parlour.games.weigh_anchor.figures import ends_of_stop, final_value, hire, hire_clause, liquidation, total_worth
from parlour.games.weigh_anchor.phases.auction import Auction
from parlour.games.weigh_anchor.phases.buying import Buying
from parlour.games.weigh_anchor.phases.debts import Debts
from parlour.games.weigh_anchor.phases.landing import is_total_hidden
from parlour.games.weigh_anchor.phases.scarcity import KIND, Scarcity
from parlour.games.weigh_anchor.phases.turn import Turn
from parlour.games.weigh_anchor.state import AnchorState
from parlour.games.weigh_anchor.valuation import valuation
from parlour.kit.bits import members
from parlour.kit.board.places import Box, ring
from parlour.kit.debts import owed_in
from parlour.kit.ledger import BANK
from parlour.kit.trade.bundle import GOODS, Bundle, Proposal
from parlour.kit.trade.offers import open_offers

KIND_NAMES: Final = (
    "weigh anchor",
    "vessel",
    "chance",
    "community chest",
    "harbour duties",
    "light dues",
    "graving dock",
    "free mooring",
    "go to graving dock",
)
"""Names of the kinds of spaces, in the order of their numbers in the edition."""
ASSUMED_THROW: Final = 7
"""The throw assumed for a tug's hire if none has been made."""


@final
class AnchorView(OpenView[AnchorState]):
    """The board, the deeds, the money and the offers, by seat letters and names."""

    def figures(self) -> dict[str, object]:
        """Return amounts for display.

        `now`: the hire for a stop at each owned vessel; `by`: the clause it follows from; `worth`: each seat's worth;
        `decks` and `suites`: the Bank's stock; `most_decks`: the limit of decks on a vessel.
        """
        names = self._s.edition.names["vessel"]
        owned = [n for n in range(len(names)) if self._s.owner(n) != BANK]
        return {
            "now": {names[n]: self._hire_now(n) for n in owned},
            "by": {names[n]: hire_clause(self._s, n) for n in owned},
            "worth": {seat: self.worth(seat) for seat in self.seats()},
            "decks": self._s.decks,
            "suites": self._s.suites,
            "most_decks": self._s.most_decks,
        }

    def mover(self) -> str:
        """The seat whose turn it is."""
        return self.lexicon.letter(self._s.mover)

    def turns(self) -> int:
        """How many turns have been played."""
        return self._s.turn

    def dice(self) -> tuple[int, int]:
        """The last throw for movement; zeros before the first."""
        turn = self._s.stack[0]
        assert isinstance(turn, Turn)
        return turn.first, turn.second

    def is_short(self) -> bool:
        """Whether the short game is played."""
        return self._s.options.short

    def decks(self) -> int:
        """The decks in the Bank."""
        return self._s.decks

    def suites(self) -> int:
        """The suites in the Bank."""
        return self._s.suites

    def most_decks(self) -> int:
        """The most decks a vessel can have."""
        return self._s.most_decks

    def pot(self) -> int:
        """The money in the pot."""
        return self._s.pot

    def fine(self) -> int:
        """The fine for leaving the Dock."""
        return self._s.edition.fine

    def cash(self, seat: int | str) -> int:
        """A seat's money."""
        return self._s.holdings[self.lexicon.seat(seat)].cash

    def at(self, seat: int | str) -> str:
        """The space a token stands on."""
        return self._s.edition.names["space"][self._s.holdings[self.lexicon.seat(seat)].at]

    def dock_turns(self, seat: int | str) -> int:
        """Turns spent in the Dock; -1 if not in the Dock."""
        return self._s.holdings[self.lexicon.seat(seat)].dock

    def cards(self, seat: int | str) -> tuple[str, ...]:
        """The Get Out cards of a seat."""
        names = self._s.edition.names["kept card"]
        return tuple([names[n] for n in members(self._s.holdings[self.lexicon.seat(seat)].cards)])

    def is_in(self, seat: int | str) -> bool:
        """Whether a seat is still in the game."""
        return self.rules.is_playing(self._s, self.lexicon.seat(seat))

    def token(self, seat: int | str) -> str:
        """The token of a seat; '' before it has chosen."""
        token = self._s.tokens[self.lexicon.seat(seat)]
        return self._s.edition.tokens[token] if token >= 0 else ""

    def rests(self, seat: int | str) -> bool:
        """Whether a seat has a standing pass."""
        return bool(self._s.standing >> self.lexicon.seat(seat) & 1)

    def vessels(self, seat: int | str) -> tuple[str, ...]:
        """The vessels a seat owns, in the order of the board."""
        names = self._s.edition.names["vessel"]
        return tuple([names[n] for n in members(self._s.holdings[self.lexicon.seat(seat)].vessels)])

    def groups(self, seat: int | str) -> tuple[str, ...]:
        """The groups a seat owns completely."""
        names = self._s.edition.names["group"]
        return tuple([names[n] for n in members(self._s.holdings[self.lexicon.seat(seat)].groups)])

    def worth(self, seat: int | str) -> int | None:
        """The total worth of Harbour Duties; None for a seat that is choosing there (WA-R08)."""
        number = self.lexicon.seat(seat)
        return None if is_total_hidden(self._s, number) else total_worth(self._s, number)

    def value(self, seat: int | str) -> int | None:
        """The seat's value if the game were valued now (WAS-05b)."""
        number = self.lexicon.seat(seat)
        return None if is_total_hidden(self._s, number) else final_value(self._s, number)

    def worths(self) -> dict[str, int | None]:
        s = self._s
        return {
            letter: None if is_total_hidden(s, seat) else final_value(s, seat)
            for seat, letter in enumerate(self.lexicon.letters)
        }

    def progress(self) -> dict[str, dict[str, object]]:
        common: dict[str, object] = {
            "end": "short" if self.is_short() else "full",
            "players": sum(self.is_in(seat) for seat in self.seats()),
        }
        return {seat: {"have": worth} | common for seat, worth in self.worths().items() if worth is not None}

    def measure(self) -> str:
        return "money"

    def money(self) -> dict[str, int | None]:
        return {seat: self.cash(seat) for seat in self.seats()}

    def values(self) -> dict[str, int]:
        return {vessel.name: vessel.price for vessel in self._s.edition.vessels}

    def valuation(self, seat: int | str) -> list[ValueLine]:
        number = self.lexicon.seat(seat)
        return [] if is_total_hidden(self._s, number) else valuation(self._s, number)

    def raisable(self, seat: int | str) -> int | None:
        """What a seat could raise without a partner, including its cash (WA-R31)."""
        number = self.lexicon.seat(seat)
        return None if is_total_hidden(self._s, number) else liquidation(self._s, number)

    def owner(self, vessel: str) -> str:
        """The owner's letter; '' for the Bank."""
        owner = self._s.owner(self._vessel(vessel))
        return "" if owner == BANK else self.lexicon.letter(owner)

    def level(self, vessel: str) -> int:
        """The number of decks on a vessel; a suite counts as one more."""
        return self._s.levels[self._vessel(vessel)]

    def is_mortgaged(self, vessel: str) -> bool:
        """Whether a vessel is mortgaged."""
        return bool(self._s.mortgaged >> self._vessel(vessel) & 1)

    def is_liner(self, vessel: str) -> bool:
        """Whether a vessel is a liner, on which decks are built."""
        return self._s.edition.vessels[self._vessel(vessel)].kind == LINER

    def price(self, vessel: str) -> int:
        """The price printed on a vessel's title deed."""
        return self._s.edition.vessels[self._vessel(vessel)].price

    def loan(self, vessel: str) -> int:
        """What the Bank lends on a vessel."""
        return self._s.edition.vessels[self._vessel(vessel)].loan

    def lift_cost(self, vessel: str) -> int:
        """The cost of paying off a vessel's mortgage."""
        return self._s.options.lift_cost[self._vessel(vessel)]

    def hires(self, vessel: str) -> tuple[int, ...]:
        """The hire of a liner by level: bare, with decks, with a suite."""
        deed = self._s.edition.vessels[self._vessel(vessel)]
        return deed.hire[: self._s.most_decks + 1] + deed.hire[-1:] if deed.kind == LINER else ()

    def hire_now(self, vessel: str) -> int:
        """The cost of landing there now; 0 for the Bank's and mortgaged vessels. For a tug, a throw of 7 is assumed."""
        return self._hire_now(self._vessel(vessel))

    def _hire_now(self, vessel: int) -> int:
        if self._s.owner(vessel) == BANK or self._s.mortgaged >> vessel & 1:
            return 0
        return hire(self._s, vessel, ASSUMED_THROW)

    def group_of(self, vessel: str) -> str:
        """The group of a vessel."""
        return self._s.edition.names["group"][self._s.edition.vessels[self._vessel(vessel)].group]

    def group_vessels(self, group: str) -> tuple[str, ...]:
        """The vessels of a group."""
        names = self._s.edition.names["vessel"]
        return tuple([names[n] for n in self._s.edition.sets.deeds[self.lexicon.number("group", group)]])

    def group_colour(self, group: str) -> str:
        """The colour of a group."""
        return self._s.edition.groups[self.lexicon.number("group", group)].colour

    def deck_cost(self, group: str) -> int:
        """The price of a deck. A suite costs `suite_cost` and the decks handed in."""
        return self._s.edition.groups[self.lexicon.number("group", group)].deck_cost

    def suite_cost(self, group: str) -> int:
        """The price of a suite in a group."""
        return self._s.edition.groups[self.lexicon.number("group", group)].suite_cost

    def vessel_at(self, space: str) -> str:
        """The vessel of a space; '' if there is none."""
        vessel = self._s.edition.vessel_at[self.lexicon.number("space", space)]
        return "" if vessel < 0 else self._s.edition.names["vessel"][vessel]

    def space_kind(self, space: str) -> str:
        """The kind of a space: 'vessel', 'chance', 'graving dock'..."""
        return KIND_NAMES[self._s.edition.space_kinds[self.lexicon.number("space", space)]]

    def spaces(self) -> tuple[str, ...]:
        """The forty spaces in order."""
        return tuple(self._s.edition.names["space"])

    def places(self) -> dict[str, Box]:
        return ring(self._s.edition.names["space"])

    def all_groups(self) -> tuple[str, ...]:
        """The names of the groups."""
        return tuple(self._s.edition.names["group"])

    def offers(self) -> tuple[tuple[int, str, str, int, tuple[str, ...], int, tuple[str, ...]], ...]:
        """The open offers: number, maker, addressee, cash and goods given, cash and goods asked for."""
        return tuple([self._offer(offer) for offer in open_offers(self._s)])

    def _offer(self, offer: Proposal) -> tuple[int, str, str, int, tuple[str, ...], int, tuple[str, ...]]:
        return (
            offer.number,
            self.lexicon.letter(offer.maker),
            self.lexicon.letter(offer.to),
            offer.give.cash,
            self._goods(offer.give),
            offer.get.cash,
            self._goods(offer.get),
        )

    def _goods(self, bundle: Bundle) -> tuple[str, ...]:
        names = self._s.edition.names[GOODS]
        return tuple([names[n] for n in members(bundle.goods)])

    def lot(self) -> tuple[str, int, str] | None:
        """The vessel being auctioned, the standing bid and its bidder (0 and '' before the first)."""
        for frame in self._s.stack:
            if isinstance(frame, Auction):
                outcry = frame.outcry
                bidder = self.lexicon.letter(outcry.high) if outcry.high >= 0 else ""
                return self._s.edition.names["vessel"][frame.vessel], outcry.bid, bidder
        return None

    def for_sale(self) -> str:
        """The vessel the mover may buy; '' if none."""
        top = self._s.top if self._s.stack else None
        return self._s.edition.names["vessel"][top.vessel] if isinstance(top, Buying) else ""

    def debt(self) -> tuple[str, str, int] | None:
        """The debt being settled: debtor, creditor ('' for the Bank), amount."""
        top = self._s.top if self._s.stack else None
        if not isinstance(top, Debts) or not top.debts:
            return None
        creditor = top.debts[0].creditor
        return self.lexicon.letter(top.debtor()), self.lexicon.letter(creditor) if creditor >= 0 else "", top.due()

    def owed(self) -> Owed | None:
        top = self._s.top if self._s.stack else None
        if not isinstance(top, Debts) or not top.debts:
            return None
        return owed_in(top.debts if top.is_joint else top.debts[:1], self.lexicon)

    def scarce(self) -> str:
        """The kind of piece that is scarce now; '' if none."""
        for frame in self._s.stack:
            if isinstance(frame, Scarcity):
                return KIND.names[frame.kind]
        return ""

    def claims(self) -> tuple[tuple[str, str, str, int], ...]:
        """Open claims for hire: owner, lander, vessel, amount."""
        names = self._s.edition.names["vessel"]
        letter = self.lexicon.letter
        return tuple([(letter(c.owner), letter(c.lander), names[c.vessel], c.amount) for c in self._s.claims])

    def deeds(self) -> tuple[tuple[str, str, int, bool], ...]:
        """Every vessel in the order of the board: name, owner ('' for the Bank), level, whether it is mortgaged."""
        s = self._s
        names = s.edition.names["vessel"]
        letters = [self.lexicon.letter(seat) for seat in range(s.seats)]
        return tuple(
            [
                (names[n], letters[owner] if owner >= 0 else "", s.levels[n], s.mortgaged >> n & 1 == 1)
                for n, owner in enumerate(s.owners)
            ]
        )

    # By number, for bots: seats, vessels and spaces by their places, and sets of them as bits

    def board(self) -> str:
        """A key of everything printed: tables with the same edition and options have the same."""
        return self._s.options.board

    def table_by_number(
        self,
    ) -> tuple[int, tuple[int, ...], tuple[int, ...], int, int, int, int, tuple[int, ...]]:
        """All holdings: seats in the game; cash and vessels of each seat; vessels unowned, mortgaged, of groups with a
        piece, and out of the game; the level of each vessel."""
        s = self._s
        playing: int = s.playing
        cash = tuple([holding.cash for holding in s.holdings])
        held = tuple([holding.vessels for holding in s.holdings])
        return playing, cash, held, (1 << len(s.levels)) - 1 & ~s.owned, s.mortgaged, s.built, 0, s.levels

    def offers_by_number(self) -> tuple[tuple[int, int, int, int, int, int, int], ...]:
        """The open offers: number, maker, addressee, cash and goods given, cash and goods asked for; goods as bits."""
        return tuple(
            [
                (o.number, o.maker, o.to, o.give.cash, o.give.goods, o.get.cash, o.get.goods)
                for o in open_offers(self._s)
            ]
        )

    def lot_by_number(self) -> tuple[int, int, int]:
        """The vessel being auctioned, the standing bid and its bidder (0, -1 before the first); -1, 0, -1 if none."""
        for frame in self._s.stack:
            if isinstance(frame, Auction):
                return frame.vessel, frame.outcry.bid, frame.outcry.high
        return -1, 0, -1

    def is_in_debt(self) -> bool:
        """Whether a debt is being settled."""
        top = self._s.top if self._s.stack else None
        return isinstance(top, Debts) and len(top.debts) > 0

    def sale_by_number(self) -> int:
        """The vessel the mover may buy; -1 if none."""
        top = self._s.top if self._s.stack else None
        return top.vessel if isinstance(top, Buying) else -1

    def wealth_by_number(self) -> tuple[int, ...]:
        """The cash of each seat."""
        return tuple([holding.cash for holding in self._s.holdings])

    def space_by_number(self, seat_number: int) -> int:
        """The space a token stands on."""
        return self._s.holdings[seat_number].at

    def hire_by_number(self, vessel_number: int) -> int:
        """The cost of landing there now, as `hire_now` tells it."""
        return self._hire_now(vessel_number)

    def ends_by_number(self) -> tuple[tuple[int, ...], ...]:
        """Where a token that stops on each space is put by it: one space, or one for each card of the pack drawn."""
        edition = self._s.edition
        return tuple([ends_of_stop(edition, space) for space in range(edition.track.size)])

    def throws_by_number(self) -> tuple[int, ...]:
        """How many of all throws move a token by 0, 1, 2... spaces."""
        return self._s.edition.dice.totals()

    def _vessel(self, vessel: str) -> int:
        return self.lexicon.number("vessel", vessel)
