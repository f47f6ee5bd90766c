"""The edition of The Monopolist: board, spinner, corners, counters and payments, checked against the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from parlour.core.data.reader import Reader
from parlour.core.edition import Edition, check_names
from parlour.core.memo import Memo
from parlour.core.moves import CHANCE, Draw, Pending
from parlour.core.refusals import BadData
from parlour.games.monopolist.board import Board

NOTATION: Final = (" with ",)
"""Separators of the notation. No name may contain one."""
DOLLAR_EMBLEM: Final = "dollar"
SPIDER_EMBLEM: Final = "spider"
PLAIN_EMBLEM: Final = "plain"

# What a cell does to the owner of a man that arrives on it.
NOTHING: Final = 0
DOLLAR: Final = 1
SPIDER: Final = 2
RUIN: Final = 3
EMBLEMS: Final = 4
"""From here on: the emblem of a trade, EMBLEMS + trade."""


@final
class Payments:
    """The payments: who pays how much (MON-19, MON-20, MON-35, MON-36)."""

    def __init__(self, reader: Reader, rings: int) -> None:
        self.dollar_from_monopolist = reader.number("dollar_from_monopolist", least=0)
        self.dollar_from_opponent = reader.number("dollar_from_each_opponent", least=0)
        self.spider = reader.number("spider_to_monopolist", least=0)
        self.fifth_ring = reader.number("fifth_ring_to_monopolist", least=0)
        self.pass_line = reader.numbers("pass_line_by_ring", count=rings - 1, least=0)
        self.refunds = reader.flag("pass_ring4_refunds_circuit_payments")
        reader.skip("provenance")


_ROUNDS: Final[Memo[tuple[int, ...], tuple[tuple[int, ...], ...]]] = Memo(100)
"""The turn order from every seat, by the order of the seats; tables share them."""


@final
class MonopolistEdition(Edition):
    """Typed records of the edition file. Trades, men and cells are numbers here and names in the notation."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        if self.least_seats != 2 or self.most_seats != 4:
            raise reader.at("edition").fail("The Monopolist is for two, three or four players (MON-01)")
        self._read_geometry(reader.at("geometry"))
        self.board = Board(reader, self.ticks)
        self.payments = Payments(reader.at("payments"), len(self.board.rings))
        self._read_spinner(reader.at("spinner"))
        self._read_corners(reader)
        self._read_emblems(reader)
        self._read_seating(reader.at("seating"))
        self._read_equipment(reader)
        self._read_deal(reader.at("deal"))
        self._make_tables()
        self.names = {
            "trade": self.trades,
            "colour": self.colours,
            "cell": self.board.cell_names,
        }
        check_names(self.names, reader.where, NOTATION)

    def rounds(self, trades: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """Return, for every seat, all seats in turn order from that seat. Empty until all trades are chosen."""
        order = tuple([trades.index(trade) for trade in self.turn_order if trade in trades])
        if len(order) < len(trades):
            return ()
        rounds = _ROUNDS.get(order)
        if rounds is None:
            starts = [order.index(seat) for seat in range(len(trades))]
            rounds = _ROUNDS.keep(order, tuple([order[n:] + order[:n] for n in starts]))
        return rounds

    def shares(self, in_use: int, players: int) -> tuple[int, int]:
        """MON-10, MON-R07: return how many of the counters in use each player gets, and the Monopolist at least."""
        part, whole = self.monopolist_share
        return in_use * (whole - part) // (whole * players), in_use * part // whole

    def _read_geometry(self, reader: Reader) -> None:
        self.ticks = reader.number("ticks", least=1)
        self.tick0_degrees = reader.number("tick0_screen_degrees")
        reader.text("direction_of_growth", ("counterclockwise",))
        reader.skip("yellow_radius", "ring_outer_radius", "frame", "black_line_to_corner", "title_at", "provenance")

    def _read_spinner(self, reader: Reader) -> None:
        self.sector_width = reader.number("sector_width", least=1)
        self.sectors = reader.number("sectors", least=1)
        self.numbers = reader.numbers("numbers", count=self.sectors, least=1)
        self.span_width = reader.number("span_width", least=1)
        self.span_left = reader.number("span_left", least=0)
        if reader.number("rest_positions") != self.ticks:
            raise reader.fail(f"the head can rest in each of the {self.ticks} ticks", "rest_positions")
        if self.sectors * self.sector_width != self.ticks:
            raise reader.fail(f"{self.sectors} triangles of this width do not make the circle", "sector_width")
        if len(set(self.numbers)) != self.sectors:
            raise reader.fail("each triangle has a number of its own (MON-06)", "numbers")
        if self.span_width != self.sector_width:
            raise reader.fail(f"the span equals one triangle, {self.sector_width} ticks (MON-23)", "span_width")
        if self.span_left + reader.number("span_right", least=0) != self.span_width:
            raise reader.fail(f"with span_left it makes the span, {self.span_width}", "span_right")
        reader.skip("provenance")
        rests: range = range(self.ticks)
        detents = tuple([self.sector_width * n + self.span_left for n in range(self.sectors)])
        self.draws = [
            [Draw("spin", faces, 1, "MON-14", seat) for seat in range(self.most_seats)] for faces in (rests, detents)
        ]
        """By spinner model (MON-R02: 0 continuous, 1 detent) and seat."""
        self.spinning = [[Pending(CHANCE, (), draw) for draw in draws] for draws in self.draws]

    def _read_corners(self, reader: Reader) -> None:
        corners = reader.each("corners")
        if len(corners) != self.most_seats:
            raise reader.fail(f"expected {self.most_seats} corners, one a player", "corners")
        self.trades = [corner.text("trade") for corner in corners]
        self.trade_emblems = [corner.text("emblem") for corner in corners]
        self.lines = [corner.number("black_line_tick", least=0, most=self.ticks - 1) for corner in corners]
        self.bases: list[int] = []
        outer = self.board.rings[0]
        ids = [space.id for space in self.board.spaces]
        for n, corner in enumerate(corners):
            corner.skip("screen_corner", "provenance")
            for key, values in (("trade", self.trades), ("emblem", self.trade_emblems)):
                if values.count(values[n]) > 1:
                    raise corner.fail(f"{values[n]!r} stands at two corners", key)
            for ring in self.board.rings:
                if self.lines[n] % ring.space_width:
                    raise corner.fail(f"it is no heavy line of ring {ring.number} (MON-09)", "black_line_tick")
            if self.lines[n] * len(corners) != n * self.ticks:
                raise corner.fail("corners lie a quarter apart, to the right of one another", "black_line_tick")
            base = self.board.spaces[outer.space_at(self.lines[n])]
            if corner.text("base", ids) != base.id:
                raise corner.fail(f"right of the black line lies {base.id} (MON-08)", "base")
            if base.emblem != DOLLAR_EMBLEM or base.base_of != self.trades[n]:
                raise corner.fail(f"{base.id} should be a dollar and the Base of the {self.trades[n]} (MON-08)", "base")
            self.bases.append(base.first_cell)

    def _read_emblems(self, reader: Reader) -> None:
        emblems = reader.at("emblems")
        known = [DOLLAR_EMBLEM, SPIDER_EMBLEM, PLAIN_EMBLEM, *self.trade_emblems]
        for name in known:
            emblems.text(name)
        emblems.skip("provenance")
        for space in self.board.spaces:
            where = f"{reader.where}.rings[{space.ring.number - 1}].spaces"
            if space.emblem not in known:
                raise BadData(f"{where}.{space.id}.emblem", f"{space.emblem!r} is not one of {', '.join(known)}")
            if space.base_of and space.first_cell not in self.bases:
                raise BadData(f"{where}.{space.id}.base_of", "no black line lies left of it (MON-08)")

    def _read_seating(self, reader: Reader) -> None:
        names = reader.texts("turn_order", count=len(self.trades))
        self.turn_order = self._trade_numbers(reader, "turn_order", names)
        leftwards = [self.trades.index(name) for name in names]
        for n, trade in enumerate(leftwards):
            if (trade - leftwards[n - 1]) % len(leftwards) != len(leftwards) - 1:
                raise reader.fail("turns pass to the left, against the ticks (MON-15)", "turn_order")
        self.seating: dict[int, list[int]] = {}
        for players, key in ((2, "two_players_default"), (3, "three_players_default")):
            self.seating[players] = self._trade_numbers(reader, key, reader.texts(key, count=players))
        self.seating[self.most_seats] = self.turn_order
        reader.skip("provenance")

    def _trade_numbers(self, reader: Reader, key: str, names: list[str]) -> list[int]:
        for name in names:
            if name not in self.trades:
                raise reader.fail(f"{name!r} is not one of {', '.join(self.trades)}", key)
            if names.count(name) > 1:
                raise reader.fail(f"{name!r} stands twice", key)
        return [self.trades.index(name) for name in names]

    def _read_equipment(self, reader: Reader) -> None:
        equipment = reader.at("equipment")
        men = equipment.number("men", least=self.most_seats)
        self.counters = equipment.number("counters", least=1)
        equipment.number("spider", least=1, most=1)
        equipment.number("button", least=1)
        self.colours = reader.at("men").texts("colours", count=men)
        if len(set(self.colours)) != men:
            raise reader.at("men").fail("each man has a colour of his own (MON-13)", "colours")
        for part in (equipment, reader.at("men")):
            part.skip("provenance")

    def _read_deal(self, reader: Reader) -> None:
        self.monopolist_share = self._fraction(reader, "monopolist_share")
        part, whole = self._fraction(reader, "two_player_fraction")
        results = reader.at("by_players")
        for players in range(self.least_seats, self.most_seats + 1):
            result = results.at(str(players))
            in_use = self.counters * part // whole if players == 2 else self.counters
            each, _least = self.shares(in_use, players)
            wanted = {"in_use": in_use, "per_player": each, "monopolist": in_use - players * each}
            for key, number in wanted.items():
                if result.number(key) != number:
                    raise result.fail(f"by MON-R07 it is {number}", key)
            result.skip("provenance")
        reader.skip("provenance")

    def _fraction(self, reader: Reader, key: str) -> tuple[int, int]:
        part, whole = reader.numbers(key, count=2, least=1)
        if part >= whole:
            raise reader.fail(f"{part}/{whole} is no proper fraction", key)
        return part, whole

    def _make_tables(self) -> None:
        """Build the tables that the rules look up by cell, number and rest position."""
        board = self.board
        cells = range(len(board.starts))
        most = max(self.numbers) + 1
        self.number_at = [self.numbers[rest // self.sector_width] for rest in range(self.ticks)]
        self.covers = board.covers(self.span_left, self.span_width)
        """By rest position and cell: whether the cell lies in the span."""
        innermost = board.rings[-1].first_cell
        self.draws_in = [row[:innermost] + bytes(len(cells) - innermost + 1) for row in self.covers]
        """`covers` for cells that have a ring further in (MON-R14). The last item, [-1], is for a man off the board."""
        self.same_rests = [self._same_rests(draws[0].faces) for draws in self.draws]
        """By spinner model: groups of rest positions with the same number and the same span."""
        self.inward = board.inward
        self.onward = [[self._onward(cell, number) for number in range(most)] for cell in cells]
        """By cell and number: the cells of the space reached."""
        self.passes = [
            [[self._passes(cell, number, line) for number in range(most)] for cell in cells] for line in self.lines
        ]
        """By trade, cell and number: how often the line of the Base is passed."""
        self.effects = [self._effect(cell) for cell in cells]
        self.room = [board.cells_of[board.space_of[cell]] for cell in cells]
        """By cell: all cells of its space."""

    def _same_rests(self, rests: Sequence[int]) -> list[list[int]]:
        found: dict[tuple[int, bytes], list[int]] = {}
        for rest in rests:
            found.setdefault((self.number_at[rest], bytes(self.covers[rest])), []).append(rest)
        return list(found.values())

    def _onward(self, cell: int, number: int) -> tuple[int, ...]:
        space = self.board.space_of[cell]
        return self.board.cells_of[self.board.ring_of(cell).onward(space, number)]

    def _passes(self, cell: int, number: int, line: int) -> int:
        return self.board.ring_of(cell).passes(self.board.space_of[cell], number, line)

    def _effect(self, cell: int) -> int:
        if self.board.inward[cell] < 0:  # MON-R14: the emblems of the innermost ring have no effect
            return RUIN
        emblem = self.board.spaces[self.board.space_of[cell]].emblem
        if emblem in self.trade_emblems:
            return EMBLEMS + self.trade_emblems.index(emblem)
        return {PLAIN_EMBLEM: NOTHING, DOLLAR_EMBLEM: DOLLAR, SPIDER_EMBLEM: SPIDER}[emblem]
