"""Weigh Anchor in the terminal: the forty spaces as a ring, inside it each seat's money and all deeds by group."""

from __future__ import annotations

from rich.text import Text

from parlour.games.weigh_anchor.view import AnchorView
from parlour.i18n.functions import slug
from parlour.terminal.boards.ring import Ring, bundle, shortened
from parlour.terminal.texts.wording import Wording

ONE_COLUMN = 6
"""The number of seats that are listed in one column; more take two."""
COLOURS = {
    "brown": "rgb(170,110,60)",
    "light blue": "bright_cyan",
    "pink": "bright_magenta",
    "orange": "rgb(230,140,40)",
    "red": "bright_red",
    "yellow": "bright_yellow",
    "green": "bright_green",
    "dark blue": "bright_blue",
}


def draw(view: AnchorView, words: Wording) -> Text:
    """Draw the ring with its inside, and below it what is going on."""
    ring = Ring(view, words)
    for number, space in enumerate(view.spaces()):
        vessel = view.vessel_at(space)
        if vessel:
            ring.put_deed(number, vessel, _colour(view, view.group_of(vessel)))
        else:
            ring.put_space(number, words.text(f"draw-anchor-space-{slug(view.space_kind(space))}"))
    columns = 1 if len(view.seats()) <= ONE_COLUMN else 2
    for number, seat in enumerate(view.seats()):
        ring.put_seat(number, view.dock_turns(seat) >= 0, _facts(view, seat, words), columns)
    ring.put_groups([(shortened(group), _colour(view, group), _states(view, group)) for group in view.all_groups()])
    return ring.text(_going_on(view, words))


def _colour(view: AnchorView, group: str) -> str:
    return COLOURS.get(view.group_colour(group), "")


def _facts(view: AnchorView, seat: str, words: Wording) -> list[str]:
    """Return what is worth knowing about a seat, other than its money, the most important first."""
    count = len(view.vessels(seat))
    facts = [words.text("draw-to-move")] if view.mover() == seat else []
    facts += [words.text("draw-anchor-deeds", count=count), *view.cards(seat)]
    if not view.rests(seat):
        facts.append(words.text("draw-not-resting"))
    return facts


def _states(view: AnchorView, group: str) -> dict[str, str]:
    return {vessel: _state(view, vessel) for vessel in view.group_vessels(group)}


def _state(view: AnchorView, vessel: str) -> str:
    """Return a vessel's decks, suite or mortgage, or its price while nobody owns it."""
    if not view.owner(vessel):
        return str(view.price(vessel))
    level = view.level(vessel)
    if level > view.most_decks():
        return "+"
    return str(level) if level else "-" if view.is_mortgaged(vessel) else ""


def _going_on(view: AnchorView, words: Wording) -> list[str]:
    """Return lines about the Bank's stock, open offers, the vessel under the hammer, a debt, claims."""
    lines = [words.text("draw-anchor-stock", decks=view.decks(), suites=view.suites(), pot=view.pot())]
    for number, maker, to, give_cash, give, get_cash, get in view.offers():
        given, wanted = bundle(words, give_cash, give), bundle(words, get_cash, get)
        lines.append(words.text("draw-offer", number=number, maker=maker, to=to, give=given, get=wanted))
    lot = view.lot()
    if lot is not None:
        vessel, bid, bidder = lot
        lines.append(words.text("draw-anchor-lot", vessel=vessel, bid=bid, bidder=bidder or "nobody"))
    if view.for_sale():
        price = view.price(view.for_sale())
        lines.append(words.text("draw-anchor-for-sale", seat=view.mover(), vessel=view.for_sale(), price=price))
    debt = view.debt()
    if debt is not None:
        lines.append(words.text("draw-debt", seat=debt[0], creditors=debt[1] or "bank", amount=debt[2]))
    for owner, lander, vessel, amount in view.claims():
        lines.append(words.text("draw-anchor-claim", owner=owner, lander=lander, vessel=vessel, amount=amount))
    return lines
