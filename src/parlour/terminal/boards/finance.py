"""Finance in the terminal: the forty squares as a ring, inside it money and leases, below it the Auctioneer."""

from __future__ import annotations

from rich.text import Text

from parlour.games.finance.view import FinanceView
from parlour.games.finance.view_base import Side
from parlour.terminal.boards.ring import Ring, money

LEGEND = (
    "Men go round clockwise from the lower right corner. Broa:A is A's; in the lists A3 has three houses, A- is "
    "mortgaged, a lease with its value is still for sale, and xxx is out of the game. (A) is in Jail."
)
SIGNS = {
    "start": "START",
    "chance": "Chance",
    "community chest": "Chest",
    "tariff": "Tariff",
    "taxes": "TAXES",
    "luxury": "Luxury",
    "jail": "JAIL",
    "go to jail": ">JAIL",
}
COLOURS = {
    "green": "bright_green",
    "red": "bright_red",
    "orange": "rgb(230,140,40)",
    "gray": "rgb(170,170,180)",
    "blue": "bright_blue",
}
PATTER = (
    "Ladies and gentlemen, what am I bid?",
    "A fine address, and not a leak in the roof.",
    "They are not printing any more of these.",
    "Do not let your neighbour have it for a song.",
)
"""The Auctioneer's phrases before the first bid, in order."""
WARNINGS = ("Is that all?", "Last looks, please!", "A-a-a-and the hammer is in the air...")
"""The Auctioneer's phrases at each call."""


def draw(view: FinanceView) -> Text:
    """Draw the ring with its inside, and below it what is going on."""
    ring = Ring(view)
    for number, space in enumerate(view.spaces()):
        lease = view.lease_at(space)
        if lease:
            ring.put_deed(number, lease, _colour(view, view.series_of(lease)))
        else:
            ring.put_space(number, SIGNS[view.space_kind(space)])
    for number, seat in enumerate(view.seats()):
        ring.put_seat(number, view.jail_tries(seat) >= 0, _facts(view, seat))
    series = {id: view.series_leases(id) for id in view.all_series() if view.series_leases(id)}
    ring.put_groups(
        [(id, _colour(view, id), {lease: _state(view, lease) for lease in leases}) for id, leases in series.items()],
        max([len(leases) for leases in series.values()]),
    )
    return ring.text(_going_on(view))


def _colour(view: FinanceView, series: str) -> str:
    return COLOURS.get(view.series_colour(series), "")


def _facts(view: FinanceView, seat: str) -> list[str]:
    """Return what is worth knowing about a seat besides its money, the most important first."""
    facts: list[str] = []
    if view.mover() == seat:
        facts.append("to move")
    count = len(view.leases(seat))
    if count:
        facts.append(f"{count} lease" if count == 1 else f"{count} leases")
    rides = sum([number for holder, _grantor, number, _leases in view.rides() if holder == seat])
    if rides:
        facts.append(f"{rides} free ride" if rides == 1 else f"{rides} free rides")
    if view.owes(seat):
        facts.append(f"owes the Bank {money(view, view.owes(seat))}")
    if view.auctioneer() == seat:
        facts.append("Auctioneer")
    if not view.rests(seat):
        facts.append("wants a word")
    return facts


def _state(view: FinanceView, lease: str) -> str:
    """Return a lease's houses or mortgage, or its value while nobody owns it."""
    if not view.owner(lease):
        return "xxx" if view.is_withdrawn(lease) else str(view.value(lease))
    houses = view.houses(lease)
    return str(houses) if houses else "-" if view.is_mortgaged(lease) else ""


def _going_on(view: FinanceView) -> list[str]:
    """Return lines about the sale, proposals, a debt, what is shared, what may be claimed."""
    limit = f" of {view.round_limit()}" if view.round_limit() else ""
    lines = [f" Round {view.rounds() + 1}{limit}; {len(view.stacked())} leases are still to be sold."]
    lines += _sale(view)
    for number, maker, to, give, get in view.offers():
        lines.append(f" Offer {number}: {maker} gives {to} {_side(view, give)} for {_side(view, get)}.")
    lines += _plans(view)
    for series, holder, shares in view.shared():
        held = f", all held by {holder}" if holder else ""
        lines.append(f" The {series} are shared: {shares}{held}.")
    debt = view.debt()
    if debt is not None:
        lines.append(f" {debt[0]} owes {' and '.join(debt[1]) or 'the Bank'} {money(view, debt[2])}.")
    for owner, visitor, lease, amount in view.claims():
        due = f"{money(view, amount)}, the rent of {lease}" if amount else f"a free ride on {lease}"
        lines.append(f" {owner} may claim from {visitor}: {due}.")
    if view.unclaimed():
        lines.append(f" {view.mover()} may collect {money(view, view.unclaimed())} before the turn ends.")
    return lines


def _sale(view: FinanceView) -> list[str]:
    """Return the Auctioneer's lines, which name no owner (FIN-036)."""
    lot = view.lot()
    if lot is None:
        return []
    call, words, ordinal, least = view.call()
    lease, bid, bidder = lot
    place_said = {1: "first", 2: "second", 3: "third", 4: "fourth"}.get(ordinal, f"{ordinal}th")
    lines = [f" Under the hammer: {lease}, the {place_said} of the {view.series_of(lease)} series to come up."]
    if bidder:
        lines.append(
            f" {words} {money(view, bid)}, to {bidder}! {WARNINGS[call - 1]} {money(view, least)} would top it."
        )
    else:
        patter = PATTER[(view.number(lease) + call) % len(PATTER)]
        lines.append(f' "{patter}" {money(view, least)} would open the bidding.')
    return lines


def _plans(view: FinanceView) -> list[str]:
    lines: list[str] = []
    for number, maker, kind, series, holder, shares, moneys, waiting in view.plans():
        if kind == "stop":
            text = f" Proposal {number}: {maker} would stop now."
        else:
            parts = [f"{seat} {share}" for seat, share in zip(view.seats(), shares, strict=True) if share]
            text = f" Proposal {number}: {maker} would share the {series}, {', '.join(parts)}"
            text += f", held by {holder}" if holder else ""
            paid = [
                f"{seat} {'gets' if amount > 0 else 'pays'} {money(view, abs(amount))}"
                for seat, amount in zip(view.seats(), moneys, strict=False)
                if amount
            ]
            text += f"; {', '.join(paid)}." if paid else "."
        lines.append(f"{text} {' and '.join(waiting)} must agree.")
    return lines


def _side(view: FinanceView, side: Side) -> str:
    cash, leases, rides = side
    parts = [money(view, cash)] if cash else []
    parts += leases
    for count, scope in rides:
        series = view.series_of(scope[0])
        is_whole = scope == view.series_leases(series) and all(view.series_leases(one) for one in view.all_series())
        on = f"the {series} series" if is_whole else " / ".join(scope)
        parts.append(f"{count} {'ride' if count == 1 else 'rides'} on {on}")
    return " + ".join(parts) or "nothing"
