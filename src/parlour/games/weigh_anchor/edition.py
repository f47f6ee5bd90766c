"""The edition of Weigh Anchor: forty spaces, title deeds in groups, two packs of cards, and all amounts."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.core.data.reader import Reader
from parlour.core.edition import Edition, check_names
from parlour.games.weigh_anchor.actions import Lift, Mortgage
from parlour.games.weigh_anchor.cards import KEEP, Card, read_pack
from parlour.kit.board.spaces import told_apart
from parlour.kit.board.track import Track
from parlour.kit.deeds import Groups
from parlour.kit.dice import Dice
from parlour.kit.trade.bundle import GOODS, NOTATION

START: Final = 0
VESSEL: Final = 1
CHANCE: Final = 2
CHEST: Final = 3
DUTIES: Final = 4
LIGHT_DUES: Final = 5
DOCK: Final = 6
MOORING: Final = 7
TO_DOCK: Final = 8
SPACE_KINDS: Final = {
    "weigh_anchor": START,
    "vessel": VESSEL,
    "tanker": VESSEL,
    "tug": VESSEL,
    "chance": CHANCE,
    "community_chest": CHEST,
    "harbour_duties": DUTIES,
    "flat_tax": LIGHT_DUES,
    "graving_dock": DOCK,
    "free_mooring": MOORING,
    "go_to_graving_dock": TO_DOCK,
}
LINER: Final = 0
TANKER: Final = 1
TUG: Final = 2
DICE_SIDES: Final = 6


@final
class Vessel:
    """A title deed: price, loan on mortgage, and for a liner its hire by level."""

    def __init__(self, reader: Reader, kind: int, group: int, levels: int) -> None:
        self.id = reader.text("id")
        self.name = reader.text("name")
        self.space = reader.number("space", least=0)
        self.year = reader.number("year")
        self.price = reader.number("price", least=1)
        self.loan = reader.number("mortgage", least=1, most=self.price)
        self.hire = tuple(reader.numbers("hire", count=levels, least=0)) if kind == LINER else ()
        self.kind = kind
        self.group = group
        reader.skip("provenance")


@final
class Group:
    """A colour-group of liners, or all tankers, or all tugs."""

    def __init__(self, id: str, line: str, colour: str, deck_cost: int, suite_cost: int) -> None:
        self.id = id
        self.line = line
        self.colour = colour
        self.deck_cost = deck_cost
        self.suite_cost = suite_cost


@final
class Form:
    """The figures that differ between the full and the short game."""

    def __init__(self, reader: Reader, name: str) -> None:
        self.most_decks = reader.number("suite_needs_decks", least=1)
        self.dock_turns = reader.number("dock_max_turns", least=1)
        self.deals_sets = reader.flag("deal_sets")
        self.second_set_up_to = reader.number("second_set_up_to_players") if self.deals_sets else 0
        self.may_choose_duties = reader.flag("harbour_duties_choice")
        if reader.number("decks_per_suite") != self.most_decks + 1:
            raise reader.fail("a suite counts as one deck more than the most decks (WA-081)", "decks_per_suite")
        end = "first_bankruptcy" if name == "short" else "last_player_left"
        reader.text("end", (end,))
        reader.skip("minutes", "provenance")


@final
class AnchorEdition(Edition):
    """Typed records of the edition file. Vessels, spaces, groups and cards are numbers here, names in the notation."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        reader.skip("sources")
        self._read_equipment(reader)
        self._read_amounts(reader)
        self._read_deeds(reader)
        self._read_spaces(reader)
        self._read_cards(reader)
        self.names = self._names()
        check_names({GOODS: self.names[GOODS]}, reader.where, NOTATION)
        check_names(self.names, reader.where)

    def _read_equipment(self, reader: Reader) -> None:
        play = reader.at("play")
        play.texts("forms", count=2)
        play.skip("provenance")
        self.full = Form(reader.at("form").at("full"), "full")
        self.short = Form(reader.at("form").at("short"), "short")
        equipment = reader.at("equipment")
        self.dice = Dice(equipment.number("dice", least=2, most=2), DICE_SIDES, self.most_seats, "WA-017")
        self.decks = equipment.number("decks", least=0)
        self.suites = equipment.number("suites", least=0)
        self.tokens = equipment.texts("tokens")
        self.deed_count = equipment.number("title_deeds", least=1)
        self.card_counts = (equipment.number("chance_cards"), equipment.number("community_chest_cards"))
        equipment.skip("provenance")
        if len(self.tokens) < self.most_seats:
            raise equipment.fail(f"expected {self.most_seats} tokens (WA-005)", "tokens")

    def _read_amounts(self, reader: Reader) -> None:
        money = reader.at("money")
        self.currency = money.text("currency")
        self.start_cash = money.number("start_cash", least=0)
        self.notes = money.numbers("notes", least=1)
        self.start_notes = money.numbers("start_notes", count=len(self.notes), least=0)
        if sum([note * count for note, count in zip(self.notes, self.start_notes, strict=True)]) != self.start_cash:
            raise money.fail(f"the notes do not add up to {self.start_cash} (WA-006)", "start_notes")
        if not money.flag("bank_unlimited"):
            raise money.fail("the Bank never goes broke (WA-015)", "bank_unlimited")
        amounts = reader.at("amounts")
        self.salary = amounts.number("salary", least=0)
        self.fine = amounts.number("dock_fine", least=0)
        self.duties = amounts.number("harbour_duties_flat", least=0)
        self.duties_percent = amounts.number("harbour_duties_percent", least=0, most=100)
        self.interest_percent = amounts.number("mortgage_interest_percent", least=0, most=100)
        self.sell_back_percent = amounts.number("sell_back_percent", least=0, most=100)
        self.light_dues = amounts.number("light_dues", least=0)
        tugs = reader.at("tug_charges")
        self.tug_times = (tugs.number("times_throw_one", least=0), tugs.number("times_throw_both", least=0))
        self.tanker_hire = tuple(reader.at("tanker_charges").numbers("by_number_owned", least=0))
        for part in (money, amounts, tugs, reader.at("tanker_charges")):
            part.skip("provenance")

    def _read_deeds(self, reader: Reader) -> None:
        levels = self.full.most_decks + 2
        self.groups: list[Group] = []
        members: list[list[str]] = []
        found: list[Vessel] = []
        for record in reader.each("group"):
            members.append(record.texts("vessels"))
            self.groups.append(
                Group(
                    record.text("id"),
                    record.text("line"),
                    record.text("colour"),
                    record.number("deck_cost", least=1),
                    record.number("suite_cost", least=1),
                )
            )
            record.skip("country", "hex", "provenance")
        self.liner_groups = len(self.groups)
        self.liner_bits: i64 = (1 << self.liner_groups) - 1
        """The groups of liners, as bits."""
        ids = [group.id for group in self.groups]
        for record in reader.each("vessel"):
            found.append(Vessel(record, LINER, ids.index(record.text("group", ids)), levels))
        for n, group in enumerate(self.groups):
            theirs = [vessel.id for vessel in found if vessel.group == n]
            if theirs != members[n] or not theirs:
                raise reader.fail(f"the vessels of {group.id} are {members[n]}, but {theirs} name it", "group")
        for kind, key in ((TANKER, "tanker"), (TUG, "tug")):
            for record in reader.each(key):
                found.append(Vessel(record, kind, len(self.groups), levels))
            self.groups.append(Group(key + "s", key.capitalize() + "s", "", 0, 0))
        self.vessels = sorted(found, key=lambda vessel: vessel.space)
        if len(self.vessels) != self.deed_count:
            raise reader.fail(f"expected {self.deed_count} title deeds, got {len(self.vessels)} (WA-003)", "vessel")
        self.sets = Groups(tuple([vessel.group for vessel in self.vessels]), len(self.groups))
        self.mortgages = tuple([Mortgage(n) for n in range(len(self.vessels))])
        """One shared action object per vessel, for the actions offered most often."""
        self.lifts = tuple([Lift(n) for n in range(len(self.vessels))])
        self.liners = sum([1 << n for n, vessel in enumerate(self.vessels) if vessel.kind == LINER])
        counts = (len(self.tanker_hire), len(self.tug_times))
        if tuple([len(deeds) for deeds in self.sets.deeds[self.liner_groups :]]) != counts:
            raise reader.fail(f"{counts[0]} tankers and {counts[1]} tugs have charges (WA-R20, WA-R21)", "tanker")

    def _read_spaces(self, reader: Reader) -> None:
        spaces = reader.each("space")
        self.track = Track(len(spaces))
        self.space_kinds: list[int] = []
        self.space_names: list[str] = []
        self.vessel_at = [-1] * len(spaces)
        by_id = {vessel.id: n for n, vessel in enumerate(self.vessels)}
        for n, record in enumerate(spaces):
            if record.number("index") != n:
                raise record.fail(f"space {n} is due here", "index")
            kind = record.text("kind", tuple(SPACE_KINDS))
            id = record.text("id")
            self.space_kinds.append(SPACE_KINDS[kind])
            self.space_names.append(record.text("name"))
            record.skip("provenance")
            if SPACE_KINDS[kind] == VESSEL:
                if id not in by_id or self.vessels[by_id[id]].space != n:
                    raise record.fail(f"no title deed {id!r} says that it is on space {n} (WA-003)", "id")
                self.vessel_at[n] = by_id[id]
        for vessel in self.vessels:
            if vessel.space >= len(spaces) or self.vessel_at[vessel.space] < 0:
                raise reader.fail(f"{vessel.name} is on no space of its own", "space")
        for needed, name in ((START, "weigh_anchor"), (DOCK, "graving_dock")):
            if self.space_kinds.count(needed) != 1:
                raise reader.fail(f"expected one space of the kind {name}", "space")
        if self.space_kinds[0] != START:
            raise reader.fail("the ring begins with WEIGH ANCHOR (WA-017)", "space")
        self.dock = self.space_kinds.index(DOCK)

    def _read_cards(self, reader: Reader) -> None:
        marks = reader.at("cards")
        marks.skip("provenance")
        size = self.track.size
        chance = read_pack(reader, "chance", size, ("tanker", "tug"))
        chest = read_pack(reader, "community_chest", size, ("tanker", "tug"))
        self.cards: list[Card] = chance + chest
        self.chance_bits = (1 << len(chance)) - 1
        self.chest_bits = ((1 << len(self.cards)) - 1) ^ self.chance_bits
        self.kept_cards = [n for n, card in enumerate(self.cards) if card.effect == KEEP]
        """The Get Out cards. Players hold them as sets of bits over this list."""
        for pack, count, key in (
            (chance, self.card_counts[0], "chance"),
            (chest, self.card_counts[1], "community_chest"),
        ):
            if len(pack) != count:
                raise reader.fail(f"expected {count} cards, got {len(pack)}", key)
            if sum([card.effect == KEEP for card in pack]) != 1:
                raise reader.fail("each pack has one Get Out card (WA-R29)", key)
        self.places = {
            "tanker": tuple([self.vessels[v].space for v in self.sets.deeds[self.liner_groups]]),
            "tug": tuple([self.vessels[v].space for v in self.sets.deeds[self.liner_groups + 1]]),
        }

    def _names(self) -> dict[str, list[str]]:
        vessels = [vessel.name for vessel in self.vessels]
        kept_ids = [self.cards[n].id for n in self.kept_cards]
        return {
            "vessel": vessels,
            "space": told_apart(self.space_names),
            "group": [group.line for group in self.groups],
            "card": [card.id for card in self.cards],
            "kept card": kept_ids,
            "token": self.tokens,
            "currency": [self.currency],
            GOODS: vessels + [f"card {id}" for id in kept_ids],
        }
