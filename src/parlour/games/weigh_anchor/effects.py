"""All changes of money, deeds, levels, mortgages and cards, and of the values derived from them.

No other module changes these parts of the state.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.events import Log
from parlour.core.refusals import RulesBug
from parlour.games.weigh_anchor.figures import decks_in, levels_of, suites_in
from parlour.games.weigh_anchor.state import AnchorState
from parlour.kit.bits import members
from parlour.kit.ledger import BANK, POT, payment
from parlour.kit.pack import Pack
from parlour.kit.split_evenly import total
from parlour.kit.trade.offers import BUILT, CHANGED_HANDS, LIFTED, MORTGAGED, void_changed


def pay(s: AnchorState, payer: i64, payee: i64, amount: i64, clause: str, purpose: str, log: Log | None) -> None:
    """Transfer money between seats, the Bank or the pot."""
    if amount < 0:
        raise RulesBug(f"nobody pays {amount}")
    if payer >= 0:
        giver = s.holdings[payer]
        if giver.cash < amount:
            raise RulesBug(f"seat {payer} cannot pay {amount}, having {giver.cash}")
        giver.cash -= amount
        s.stale |= 1 << payer
    elif payer == BANK:
        s.bank -= amount
    else:
        s.pot -= amount
    if payee >= 0:
        s.holdings[payee].cash += amount
        s.stale |= 1 << payee
    elif payee == BANK:
        s.bank += amount
    else:
        s.pot += amount
    if log is not None and amount > 0:
        log.add(payment(payer, payee, amount, clause, purpose))


def pay_fine(s: AnchorState, payer: int, amount: int, clause: str, purpose: str, log: Log | None) -> None:
    """Pay a tax, a fine or a card's payment: to the Bank, or to the pot on Free Mooring (WA-R17)."""
    pay(s, payer, POT if s.options.pot else BANK, amount, clause, purpose, log)


OFFERS: Final = "WA-R34"
"""The clause by which an offer lapses when something in it changes. Only the functions below apply it."""


def give(s: AnchorState, vessels: i64, to: i64, log: Log | None) -> None:
    """Transfer deeds, given as bits, to a seat or back to the BANK."""
    for seat, holding in enumerate(s.holdings):
        if holding.vessels & vessels and seat != to:
            _hold(s, seat, holding.vessels & ~vessels)
    if to >= 0:
        s.owned |= vessels
        _hold(s, to, s.holdings[to].vessels | vessels)
    else:
        s.owned &= ~vessels
    void_changed(s, vessels, CHANGED_HANDS, OFFERS, log)


def _hold(s: AnchorState, seat: i64, vessels: i64) -> None:
    """Set the deeds of a seat."""
    holding = s.holdings[seat]
    holding.vessels = vessels
    s.regroup(holding)
    s.restock_one(holding)
    s.stale |= 1 << seat


def set_levels(s: AnchorState, group: int, after: list[int], log: Log | None) -> None:
    """Set the levels of the vessels of a group."""
    before = levels_of(s, group)
    s.decks += decks_in(s, before) - decks_in(s, after)
    s.suites += suites_in(s, before) - suites_in(s, after)
    levels = list(s.levels)
    for place, vessel in enumerate(s.edition.sets.deeds[group]):
        levels[vessel] = after[place]
    s.levels = tuple(levels)
    bits = s.edition.sets.bits[group]
    pieces, pieces_before = total(after), total(before)
    s.built = s.built | bits if pieces else s.built & ~bits
    if s.options.keeps_prices and pieces < pieces_before:
        del s.paid[group][pieces:]
    s.stale = (1 << s.seats) - 1  # all seats: building depends on the Bank's stock
    if pieces == 0 or pieces_before == 0:
        s.restock()
    void_changed(s, bits, BUILT, OFFERS, log)


def set_mortgaged(s: AnchorState, owner: i64, vessel: i64, is_mortgaged: bool, log: Log | None) -> None:
    """Set or clear the mortgage of a vessel that a seat or the BANK owns."""
    bit: i64 = 1 << vessel
    s.mortgaged = s.mortgaged | bit if is_mortgaged else s.mortgaged & ~bit
    if owner >= 0:
        s.stale |= 1 << owner
    void_changed(s, bit, MORTGAGED if is_mortgaged else LIFTED, OFFERS, log)


def forget(s: AnchorState, seat: int) -> None:
    """Mark a seat's menu as out of date."""
    s.stale |= 1 << seat


def pass_card(s: AnchorState, card: int, giver: int, taker: int, log: Log | None) -> None:
    """Transfer a Get Out card between two seats."""
    s.holdings[giver].cards &= ~(1 << card)
    s.holdings[taker].cards |= 1 << card
    s.restock()
    void_changed(s, 1 << card + len(s.levels), CHANGED_HANDS, OFFERS, log)


def keep_card(s: AnchorState, seat: int, card: int) -> None:
    """Give a drawn Get Out card to a seat (WA-042)."""
    s.holdings[seat].cards |= 1 << card
    s.cards_kept |= 1 << card
    s.restock()


def return_card(s: AnchorState, seat: int, card: int, log: Log | None) -> None:
    """Put a Get Out card under its own pack (WA-042, WA-R29)."""
    s.holdings[seat].cards &= ~(1 << card)
    s.cards_kept &= ~(1 << card)
    s.restock()
    number = s.edition.kept_cards[card]
    pack = 0 if s.edition.chance_bits >> number & 1 else 1
    set_pack(s, pack, s.packs[pack].over(number))
    void_changed(s, 1 << card + len(s.levels), CHANGED_HANDS, OFFERS, log)


def set_pack(s: AnchorState, which: int, pack: Pack) -> None:
    """Replace one of the two packs."""
    s.packs = (pack, s.packs[1]) if which == 0 else (s.packs[0], pack)
    s.chance = s.packs[0].under
    s.chest = s.packs[1].under


def return_cards(s: AnchorState, seat: int, log: Log | None) -> None:
    for card in members(s.holdings[seat].cards):
        return_card(s, seat, card, log)
