"""The cards of Pit: commodities with their values, the Bull and the Bear, and the amounts of dealing and scoring."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.reader import Reader
from parlour.core.edition import Edition, check_names
from parlour.games.pit.hands import MAX_ALIKE

OWN_VALUES: Final = "commodities"
MAX_SEATS: Final = 8
NOTATION: Final = (" + ", " with ", " floor ")
"""Separators of the notation. No card name may contain one."""


@final
class PitEdition(Edition):
    """Typed records of the edition file. A card is a number: first the commodities, then the Bull, then the Bear."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self.commodities: list[str] = []
        self.values: dict[str, dict[int, int]] = {}
        """By value set: the value of each of its commodities."""
        self.most_players: dict[str, int] = {}
        self._read_deck(reader.at("deck"))
        self._read_values(reader)
        self._read_deal(reader.at("deal"), reader.at("trade"))
        self._read_scoring(reader.at("scoring"))
        self._read_forms(reader.at("live"), reader.at("rounds"))
        self.bull = len(self.commodities)
        self.bear = self.bull + 1
        self.names = {"commodity": self.commodities, "card": self.commodities + self.specials}
        check_names(self.names, reader.where, NOTATION)
        for name in self.names["card"]:
            if name.split()[-1].isdecimal():
                raise reader.fail(f"the card {name!r} ends in a number, which would be taken for a number of cards")
        if self.least_seats < 2 or not self.most_seats <= min(MAX_SEATS, self.most_players[OWN_VALUES]):
            raise reader.at("edition").fail(
                "there is one suit for each player, and at most eight play (PIT-01, PIT-10)"
            )

    def _read_deck(self, deck: Reader) -> None:
        self.alike = deck.number("cards_per_suit", least=2, most=MAX_ALIKE)
        self.specials = [name.capitalize() for name in deck.texts("specials", count=2)]
        self.suits = deck.number("suits", least=2)
        if deck.number("cards_total") != self.suits * self.alike + len(self.specials):
            raise deck.fail("the suits, the Bull and the Bear make another total (PIT-05)", "cards_total")
        deck.number("corner_board", least=1)
        deck.skip("provenance")

    def _read_values(self, reader: Reader) -> None:
        ids: dict[str, int] = {}
        own: dict[int, int] = {}
        for record in reader.each("commodities"):
            ids[record.text("id")] = len(self.commodities)
            own[len(self.commodities)] = record.number("value", least=1)
            self.commodities.append(record.text("name"))
            record.skip("provenance")
        if len(ids) != self.suits or len(own) != self.suits:
            raise reader.fail(f"expected {self.suits} commodities, each with an id of its own (PIT-04)", "commodities")
        self._add_values(OWN_VALUES, own, len(own))
        sets = reader.at("value_sets")
        for name in sets.names():
            record = sets.at(name)
            table = record.at("values")
            values: dict[int, int] = {}
            for id in table.names():
                if id not in ids:
                    ids[id] = len(self.commodities)
                    self.commodities.append(id.capitalize())
                values[ids[id]] = table.number(id, least=1)
            most = record.number("players_max", least=2) if record.has("players_max") else len(values)
            if most > len(values):
                raise record.fail("there is one suit for each player (PIT-10)", "players_max")
            self._add_values(name, values, most)
            record.skip("provenance")

    def _add_values(self, name: str, values: dict[int, int], most: int) -> None:
        self.values[name] = values
        self.most_players[name] = most

    def _read_deal(self, deal: Reader, trade: Reader) -> None:
        self.hand_size = deal.number("cards_per_player", least=1)
        if deal.text("suits_in_play") != "one per player" or self.hand_size != self.alike:
            raise deal.fail("everybody is dealt as many cards as a suit has (PIT-10, PIT-11)")
        if deal.number("extra_cards_with_specials") != len(self.specials):
            raise deal.fail("the Bull and the Bear are dealt too (PIT-27)", "extra_cards_with_specials")
        self.least_traded = trade.number("min_cards", least=1)
        self.most_traded = trade.number("max_cards", least=self.least_traded, most=self.alike)
        for flag in ("one_suit_only", "specials_join_any_set"):
            if not trade.flag(flag):
                raise trade.fail("a set is of one suit, and the Bull and the Bear may join it (PIT-15, PIT-40)", flag)
        deal.skip("provenance")
        trade.skip("provenance")

    def _read_scoring(self, scoring: Reader) -> None:
        self.target = scoring.number("target", least=1)
        self.short_target = scoring.number("short_game_target", least=1)
        self.bull_needs = scoring.number("bull_corner_needs", least=1, most=self.alike)
        self.bull_times = scoring.number("bull_corner_multiplier", least=1)
        self.double_needs = scoring.number("double_bull_needs", least=self.alike, most=self.alike)
        self.double_times = scoring.number("double_bull_multiplier", least=1)
        self.penalty_bull = scoring.number("penalty_bull", least=0)
        self.penalty_bear = scoring.number("penalty_bear", least=0)
        self.penalty_both = scoring.number("penalty_both", least=0)
        self.penalty_false = scoring.number("penalty_false_corner", least=0)
        if not scoring.flag("bear_blocks_corner"):
            raise scoring.fail("nobody lays down a hand with the Bear in it (PIT-37)", "bear_blocks_corner")
        scoring.skip("provenance", "penalty_false_corner_provenance")

    def _read_forms(self, live: Reader, rounds: Reader) -> None:
        self.idle_seconds = live.number("idle_seconds_before_vote", least=0)
        live.text("corner_order", ("server_arrival",))
        live.text("exchange", ("atomic",))
        self.rounds_limit = rounds.number("rounds_limit", least=1)
        self.dry_limit = rounds.number("dry_rounds_limit", least=1)
        for flag in ("lowering_pass", "corner_phase_before_round_1"):
            if not rounds.flag(flag):
                raise rounds.fail("bids are lowered, and a dealt corner counts (PIT-19, PIT-R21)", flag)
        live.skip("provenance")
        rounds.skip("provenance")
