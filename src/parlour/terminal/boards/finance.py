"""Finance in the terminal: the forty squares as a ring, inside it money and leases, below it the Auctioneer."""

from __future__ import annotations

from rich.text import Text

from parlour.games.finance.view import FinanceView
from parlour.games.finance.view_base import Side
from parlour.i18n.functions import slug
from parlour.terminal.boards.ring import Ring, bundle
from parlour.terminal.texts.wording import Wording

COLOURS = {
    "green": "bright_green",
    "red": "bright_red",
    "orange": "rgb(230,140,40)",
    "gray": "rgb(170,170,180)",
    "blue": "bright_blue",
}
PATTER = 4
"""The number of the Auctioneer's phrases before the first bid."""


def draw(view: FinanceView, words: Wording) -> Text:
    """Draw the ring with its inside, and below it what is going on."""
    ring = Ring(view, words)
    for number, space in enumerate(view.spaces()):
        lease = view.lease_at(space)
        if lease:
            ring.put_deed(number, lease, _colour(view, view.series_of(lease)))
        else:
            ring.put_space(number, words.text(f"draw-finance-space-{slug(view.space_kind(space))}"))
    for number, seat in enumerate(view.seats()):
        ring.put_seat(number, view.jail_tries(seat) >= 0, _facts(view, seat, words))
    series = {id: view.series_leases(id) for id in view.all_series() if view.series_leases(id)}
    ring.put_groups(
        [(id, _colour(view, id), {lease: _state(view, lease) for lease in leases}) for id, leases in series.items()],
        max([len(leases) for leases in series.values()]),
    )
    return ring.text(_going_on(view, words))


def _colour(view: FinanceView, series: str) -> str:
    return COLOURS.get(view.series_colour(series), "")


def _facts(view: FinanceView, seat: str, words: Wording) -> list[str]:
    """Return what is worth knowing about a seat, other than its money, the most important first."""
    facts: list[str] = []
    if view.mover() == seat:
        facts.append(words.text("draw-to-move"))
    count = len(view.leases(seat))
    if count:
        facts.append(words.text("draw-finance-leases", count=count))
    rides = sum([number for holder, _grantor, number, _leases in view.rides() if holder == seat])
    if rides:
        facts.append(words.text("draw-finance-rides", count=rides))
    if view.owes(seat):
        facts.append(words.text("draw-finance-owes", amount=view.owes(seat)))
    if view.auctioneer() == seat:
        facts.append(words.text("draw-finance-auctioneer"))
    if not view.rests(seat):
        facts.append(words.text("draw-not-resting"))
    return facts


def _state(view: FinanceView, lease: str) -> str:
    """Return a lease's houses or mortgage, or its value while nobody owns it."""
    if not view.owner(lease):
        return "xxx" if view.is_withdrawn(lease) else str(view.value(lease))
    houses = view.houses(lease)
    return str(houses) if houses else "-" if view.is_mortgaged(lease) else ""


def _going_on(view: FinanceView, words: Wording) -> list[str]:
    """Return lines about the sale, proposals, a debt, what is shared, what may be claimed."""
    left = len(view.stacked())
    lines = [words.text("draw-finance-round", round=view.rounds() + 1, limit=view.round_limit(), leases=left)]
    lines += _sale(view, words)
    for number, maker, to, give, get in view.offers():
        given, wanted = _side(view, give, words), _side(view, get, words)
        lines.append(words.text("draw-offer", number=number, maker=maker, to=to, give=given, get=wanted))
    lines += _plans(view, words)
    for series, holder, shares in view.shared():
        lines.append(words.text("draw-finance-shared", series=series, shares=shares, holder=holder or "nobody"))
    debt = view.debt()
    if debt is not None:
        lines.append(words.text("draw-debt", seat=debt[0], creditors=words.listed(debt[1]) or "bank", amount=debt[2]))
    for owner, visitor, lease, amount in view.claims():
        lines.append(words.text("draw-finance-claim", owner=owner, visitor=visitor, lease=lease, amount=amount))
    if view.unclaimed():
        lines.append(words.text("draw-finance-unclaimed", seat=view.mover(), amount=view.unclaimed()))
    return lines


def _sale(view: FinanceView, words: Wording) -> list[str]:
    """Return the Auctioneer's lines, which name no owner (FIN-036)."""
    lot = view.lot()
    if lot is None:
        return []
    number, call, place, least = view.call()
    lease, bid, bidder = lot
    lines = [words.text("draw-finance-lot", lease=lease, place=place, series=view.series_of(lease))]
    if bidder:
        called = words.text_or(f"draw-finance-call-{slug(call)}", call)
        warning = words.text(f"draw-finance-warning-{number}")
        details = {"call": called, "bid": bid, "bidder": bidder, "warning": warning, "least": least}
        lines.append(words.text("draw-finance-bid", **details))
    else:
        patter = words.text(f"draw-finance-patter-{(view.number(lease) + number) % PATTER}")
        lines.append(words.text("draw-finance-opening", patter=patter, least=least))
    return lines


def _plans(view: FinanceView, words: Wording) -> list[str]:
    lines: list[str] = []
    for number, maker, kind, series, holder, shares, moneys, waiting in view.plans():
        seats = words.listed(waiting)
        if kind == "stop":
            lines.append(words.text("draw-finance-stop", number=number, maker=maker, waiting=seats))
            continue
        parts = [f"{seat} {share}" for seat, share in zip(view.seats(), shares, strict=True) if share]
        paid = {seat: amount for seat, amount in zip(view.seats(), moneys, strict=False) if amount}
        details = {"number": number, "maker": maker, "series": series, "shares": ", ".join(parts), "waiting": seats}
        details |= {"holder": holder or "nobody", "moneys": paid, "count": len(paid)}
        lines.append(words.text("draw-finance-plan", **details))
    return lines


def _side(view: FinanceView, side: Side, words: Wording) -> str:
    """Return one side of an offer. Rides are shown as they are typed, so that a counter-offer can repeat them."""
    cash, leases, rides = side
    goods = list(leases)
    for count, scope in rides:
        series = view.series_of(scope[0])
        is_whole = scope == view.series_leases(series) and all(view.series_leases(one) for one in view.all_series())
        on = f"the {series} series" if is_whole else " / ".join(scope)
        goods.append(f"{count} {'ride' if count == 1 else 'rides'} on {on}")
    return bundle(words, cash, goods)
