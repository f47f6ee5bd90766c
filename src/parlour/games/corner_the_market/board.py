"""The board: the track, the pits next to it, and one number for every place a piece can be on.

Places are numbered: first the squares of the track, then the spaces of each pit, from the Entrance to the Exit.
"""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.reader import Reader

KINDS: Final = (
    "cashier",
    "gate",
    "telephone",
    "option_buy",
    "option_sell",
    "flyer",
    "exchange",
    "corner",
    "commission",
    "fine",
    "dividend",
    "advance_to_cashier",
    "rest",
    "entrance",
    "buy",
    "sell",
    "swap",
    "open_trading",
    "exit",
)
CASHIER: Final = 0
GATE: Final = 1
TELEPHONE: Final = 2
OPTION_BUY: Final = 3
OPTION_SELL: Final = 4
FLYER: Final = 5
EXCHANGE: Final = 6
CORNER: Final = 7
COMMISSION: Final = 8
FINE: Final = 9
DIVIDEND: Final = 10
ADVANCE: Final = 11
REST: Final = 12
ENTRANCE: Final = 13
BUY: Final = 14
SELL: Final = 15
SWAP: Final = 16
OPEN_TRADING: Final = 17
EXIT: Final = 18

MIN_CALL: Final = 1
NOWHERE: Final = -1


@final
class Board:
    """The contents of all places, as lists by place."""

    def __init__(self, reader: Reader, commodities: list[str], names: list[str], step: int) -> None:
        self.kinds: list[int] = []
        self.commodities: list[int] = []
        """The commodity of a place (a gate, an option, a pit's space); -1 if there is none."""
        self.numbers: list[int] = []
        """A Telephone's number, a fine's amount, the most contracts of an option; otherwise 0."""
        self.names: list[str] = []
        self.titles: list[str] = []
        """The name of each place without its number, for sentences: 'Buying option, Rubber'."""
        self._labels = self._read_kinds(reader)
        board = reader.at("board")
        self.length = board.number("length", least=2)
        board.text("direction", ("clockwise",))  # CTM-R58
        board.number("side", least=1)
        self.start = board.number("start", least=0, most=0)
        defaults = board.at("defaults")
        self._most = {
            OPTION_BUY: defaults.number("option_buy_max", least=1),
            OPTION_SELL: defaults.number("option_sell_max", least=1),
        }
        squares = board.at("squares")
        self._read_track(squares, commodities, names, step)
        self._read_pits(reader.at("pit"), len(commodities), names)
        for part in (board, defaults, squares):
            part.skip("provenance")
        self._make_tables(len(commodities))

    def ring(self, pit: int, position: int) -> int:
        """Return the place at a position in a pit: 0 is the Entrance, then the ring, the last one is the Exit."""
        return self.length + pit * self.ring_size + position

    def _read_kinds(self, reader: Reader) -> list[str]:
        labels = [""] * len(KINDS)
        self._where = [""] * len(KINDS)
        for record in reader.each("square_kinds"):
            kind = KINDS.index(record.text("id", KINDS))
            if labels[kind]:
                raise record.fail("this kind stands there twice", "id")
            labels[kind] = record.text("name")
            self._where[kind] = record.text("where", ("outer", "pit", "both"))
            record.text("effect")
            record.skip("provenance")
        for kind, label in enumerate(labels):
            if not label:
                raise reader.fail(f"the kind {KINDS[kind]!r} is missing", "square_kinds")
        return labels

    def _read_track(self, reader: Reader, commodities: list[str], names: list[str], step: int) -> None:
        squares = reader.each("list")
        if len(squares) != self.length:
            raise reader.fail(f"expected {self.length} squares, got {len(squares)}", "list")
        self.gates = [NOWHERE] * len(commodities)
        for index, square in enumerate(squares):
            if square.number("index") != index:
                raise square.fail(f"expected the index {index}: the squares stand in order", "index")
            kind = KINDS.index(square.text("kind", KINDS))
            if self._where[kind] == "pit":
                raise square.fail(f"{KINDS[kind]!r} is a square of pits", "kind")
            commodity = NOWHERE
            number = self._most.get(kind, 0)
            if kind in (GATE, OPTION_BUY):
                commodity = commodities.index(square.text("commodity", commodities))
            if kind == GATE:
                if self.gates[commodity] >= 0:
                    raise square.fail("a commodity has one pit", "commodity")
                self.gates[commodity] = index
            elif kind == TELEPHONE:
                number = square.number("number", least=MIN_CALL)
            elif kind == FINE:
                number = square.number("amount", least=step)
                if number % step:
                    raise square.fail(f"money is in multiples of {step} (CTM-R49)", "amount")
            label = self._label(kind, commodity, number, names)
            title = self._label(kind, commodity, 0, names)
            self._add(kind, commodity, number, f"{index}, {label}", title)
        for kind in (CASHIER, TELEPHONE):
            if kind not in self.kinds:
                raise reader.fail(f"the track has no {KINDS[kind]}", "list")
        if self.kinds[self.start] != CASHIER or self.kinds.count(CASHIER) > 1:
            raise reader.fail("the one Cashier square is where pieces start (CTM-008)", "list")
        for commodity, gate in enumerate(self.gates):
            if gate < 0:
                raise reader.fail(f"the pit of {names[commodity]} has no gate", "list")

    def _label(self, kind: int, commodity: int, number: int, names: list[str]) -> str:
        label = self._labels[kind]
        if commodity >= 0:
            label += f", {names[commodity]}"
        elif number and kind in (TELEPHONE, FINE):
            label += f" {number:,}"
        return label

    def _read_pits(self, reader: Reader, pits: int, names: list[str]) -> None:
        reader.text("direction", ("counter-clockwise",))  # CTM-025
        spaces = reader.each("list")
        self.ring_size = len(spaces)
        kinds: list[int] = []
        for position, space in enumerate(spaces):
            if space.number("position") != position:
                raise space.fail(f"expected the position {position}: the spaces stand in order", "position")
            kind = KINDS.index(space.text("kind", KINDS))
            if self._where[kind] == "outer":
                raise space.fail(f"{KINDS[kind]!r} is a square of the track", "kind")
            kinds.append(kind)
        self.exit_position = reader.number("exit_position", least=2, most=len(spaces) - 1)
        if self.exit_position != len(spaces) - 1 or kinds[0] != ENTRANCE or kinds[-1] != EXIT:
            raise reader.fail("a pit goes from its Entrance to its Exit (CTM-032, CTM-035)", "list")
        for kind in (BUY, SELL, OPEN_TRADING, FLYER, EXCHANGE):
            if kind not in kinds:
                raise reader.fail(f"a pit has a {KINDS[kind]} square (CTM-040)", "list")
        if kinds.count(SWAP) != 1 or kinds.count(ENTRANCE) != 1 or kinds.count(EXIT) != 1:
            raise reader.fail("a pit has one Entrance, one Swap square and one Exit (CTM-040)", "list")
        for pit in range(pits):
            for position, kind in enumerate(kinds):
                self._add(kind, pit, 0, f"{names[pit]} {position}, {self._labels[kind]}", self._labels[kind])
        reader.skip("provenance")

    def _add(self, kind: int, commodity: int, number: int, name: str, title: str) -> None:
        self.kinds.append(kind)
        self.commodities.append(commodity)
        self.numbers.append(number)
        self.names.append(name)
        self.titles.append(title)

    def _make_tables(self, pits: int) -> None:
        self.short_names = [str(index) for index in range(self.length)]
        """The name of each place in positions: the number of a square, or a pit and a number."""
        self.pits = [NOWHERE] * self.length
        """The pit of each place; NOWHERE for the track and the Exits (CTM-R29)."""
        self.base = list(range(self.length))
        """The square of the track from which steps count; a pit's spaces count from its gate (CTM-R29, CTM-R52)."""
        for pit in range(pits):
            for position in range(self.ring_size):
                inside = position < self.exit_position
                self.short_names.append(f"{self.names[self.ring(pit, 0)].split(' 0, ')[0]} {position}")
                self.pits.append(pit if inside else NOWHERE)
                self.base.append(self.gates[pit])
        self.telephones = tuple([index for index in range(self.length) if self.kinds[index] == TELEPHONE])
