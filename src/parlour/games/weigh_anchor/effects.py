"""The only functions that change money, deeds, levels, mortgages and cards, and keep what follows from them."""

from __future__ import annotations

from parlour.core.events import Log
from parlour.games.weigh_anchor.figures import decks_in, levels_of, suites_in
from parlour.games.weigh_anchor.state import AnchorState
from parlour.kit.bits import members
from parlour.kit.ledger import BANK, POT, transfer
from parlour.kit.pack import Pack


def pay(s: AnchorState, payer: int, payee: int, amount: int, clause: str, purpose: str, log: Log | None) -> None:
    """Money changes hands: seats, the Bank or the pot."""
    transfer(s.cash, payer, payee, amount, clause, purpose, log)
    if payer >= 0:
        s.stale |= 1 << payer
    if payee >= 0:
        s.stale |= 1 << payee


def pay_fine(s: AnchorState, payer: int, amount: int, clause: str, purpose: str, log: Log | None) -> None:
    """A tax, fine or card's payment: to the Bank, or to the pot on Free Mooring (WA-R17)."""
    pay(s, payer, POT if s.options.pot else BANK, amount, clause, purpose, log)


def give(s: AnchorState, vessels: int, to: int) -> None:
    """Deeds, as bits, change hands; BANK takes them back."""
    before = s.deeds.held
    s.deeds = s.deeds.given(vessels, to)
    s.owners = s.deeds.owners
    for seat, held in enumerate(s.deeds.held):
        if held != before[seat]:  # those who had them, and the one who has them now
            s.stale |= 1 << seat
    s.restock()


def set_levels(s: AnchorState, group: int, after: list[int]) -> None:
    """Pieces go on the vessels of a group, or off them."""
    before = levels_of(s, group)
    s.decks += decks_in(s, before) - decks_in(s, after)
    s.suites += suites_in(s, before) - suites_in(s, after)
    levels = list(s.levels)
    for vessel, level in zip(s.edition.sets.deeds[group], after, strict=True):
        levels[vessel] = level
    s.levels = tuple(levels)
    bits = s.edition.sets.bits[group]
    s.built = s.built | bits if sum(after) else s.built & ~bits
    if s.options.keeps_prices and sum(after) < sum(before):
        del s.paid[group][sum(after) :]
    s.stale = (1 << s.seats) - 1  # everybody's building depends on the Bank's stock
    if sum(after) == 0 or sum(before) == 0:
        s.restock()


def set_mortgaged(s: AnchorState, vessel: int, is_mortgaged: bool) -> None:
    bit = 1 << vessel
    s.mortgaged = s.mortgaged | bit if is_mortgaged else s.mortgaged & ~bit
    if s.owners[vessel] >= 0:
        s.stale |= 1 << s.owners[vessel]


def forget(s: AnchorState, seat: int) -> None:
    """A seat's business is to be looked through anew."""
    s.stale |= 1 << seat


def pass_card(s: AnchorState, card: int, giver: int, taker: int) -> None:
    """A Get Out card changes hands."""
    s.cards[giver] &= ~(1 << card)
    s.cards[taker] |= 1 << card
    s.restock()


def keep_card(s: AnchorState, seat: int, card: int) -> None:
    """A Get Out card is drawn and kept (WA-042)."""
    s.cards[seat] |= 1 << card
    s.cards_kept |= 1 << card
    s.restock()


def return_card(s: AnchorState, seat: int, card: int) -> None:
    """A Get Out card goes under its own pack (WA-042, WA-R29)."""
    s.cards[seat] &= ~(1 << card)
    s.cards_kept &= ~(1 << card)
    s.restock()
    number = s.edition.kept_cards[card]
    pack = 0 if s.edition.chance_bits >> number & 1 else 1
    set_pack(s, pack, s.packs[pack].over(number))


def set_pack(s: AnchorState, which: int, pack: Pack) -> None:
    """One of the two packs has changed."""
    s.packs = (pack, s.packs[1]) if which == 0 else (s.packs[0], pack)
    s.chance = s.packs[0].under
    s.chest = s.packs[1].under


def return_cards(s: AnchorState, seat: int) -> None:
    for card in members(s.cards[seat]):
        return_card(s, seat, card)
