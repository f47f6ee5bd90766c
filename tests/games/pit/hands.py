"""Positions of Pit in a line: the hands that matter are given, the others are filled up with what is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, cast

import parlour
from parlour.core.events import Event
from parlour.games.pit.view import PitView
from parlour.table import library
from parlour.table.table import Table

SUITS = ("Gas", "Silver", "Rice", "Oil", "Cattle", "Gold", "Platinum", "Cocoa")
LETTERS = "ABCDEFGH"
SPECIALS = ("Bull", "Bear")
BB: dict[str, Any] = {"bull_and_bear": True}


def cards(text: str) -> Counter[str]:
    """'Oil 5 + Bull' as cards."""
    found: Counter[str] = Counter()
    for part in text.split("+"):
        name, _, number = part.strip().partition(" ")
        found[name] += int(number or 1)
    return found


def filled(
    given: Mapping[str, str], seats: int, suits: Sequence[str], specials: bool, tens: Sequence[str] = ()
) -> dict[str, dict[str, int]]:
    """Everybody's cards: those given, and what is left dealt to the others, nine each and ten to two."""
    hands = {seat: cards(text) for seat, text in given.items()}
    pool = Counter(dict.fromkeys(suits, 9)) + Counter(dict.fromkeys(SPECIALS, 1) if specials else {})
    for hand in hands.values():
        assert all(pool[card] >= number for card, number in hand.items()), "more cards than there are"
        pool -= hand
    rest = [card for card in (*SPECIALS, *suits) for _ in range(pool[card])]
    Random(1).shuffle(rest)  # so that nobody is dealt a corner by the way
    extra = (2 if specials else 0) - sum(hand.total() - 9 for hand in hands.values())
    open_seats = [seat for seat in LETTERS[:seats] if seat not in hands]
    sizes = dict.fromkeys(open_seats, 9)
    wanted = [seat for seat in tens if seat in open_seats]
    for seat in [*wanted, *(seat for seat in open_seats if seat not in tens)][:extra]:
        sizes[seat] = 10
    for n, seat in enumerate(open_seats):
        dealt = rest[n :: len(open_seats)]
        hands[seat] = Counter(dealt)
    _even_out([hands[seat] for seat in open_seats], [sizes[seat] for seat in open_seats])
    return {seat: {card: n for card, n in hands[seat].items() if n} for seat in LETTERS[:seats]}


def dealer_for(given: Mapping[str, str], seats: int, specials: bool, last: str) -> str:
    """A dealer who fits the hands that are given: the first two on his left have ten cards (PIT-R03)."""
    sizes = {seat: cards(text).total() for seat, text in given.items()}
    for dealer in [last, *LETTERS[:seats]] if specials else []:
        tens = tens_of(dealer, seats)
        if all((size == 10) == (seat in tens) for seat, size in sizes.items()):
            return dealer
    return last


def tens_of(dealer: str, seats: int) -> list[str]:
    """Who has the tenth cards."""
    return [LETTERS[(LETTERS.index(dealer) + n) % seats] for n in (1, 2)]


def _even_out(hands: list[Counter[str]], sizes: list[int]) -> None:
    """Move single cards until every hand has its size."""
    for hand, size in zip(hands, sizes, strict=True):
        while hand.total() > size:
            other = next(o for o, wanted in zip(hands, sizes, strict=True) if o.total() < wanted)
            card = hand.most_common(1)[0][0]
            hand[card] -= 1
            other[card] += 1


def position(
    given: Mapping[str, str],
    stack: list[dict[str, object]],
    seats: int = 4,
    suits: Sequence[str] = (),
    scores: Mapping[str, int] | None = None,
    dealer: str = "",
    **options: object,
) -> dict[str, Any]:
    if not suits:
        named = [card for text in given.values() for card in cards(text) if card not in SPECIALS]
        wanted = list(dict.fromkeys([*named, *SUITS]))[:seats]
        suits = [suit for suit in SUITS if suit in wanted]
    specials = options.get("bull_and_bear") is True
    dealer = dealer or dealer_for(given, seats, specials, LETTERS[seats - 1])
    return {
        "game": "pit",
        "seats": seats,
        "options": options,
        "suits": list(suits),
        "dealer": dealer,
        "scores": dict(scores or {}),
        "hands": filled(given, seats, suits, specials, tens_of(dealer, seats) if specials else ()),
        "dealt": 1,
        "stack": stack,
    }


def rounds(
    given: Mapping[str, str],
    chance: Sequence[object] = (),
    frame: Mapping[str, object] | None = None,
    **rest: Any,
) -> Table:
    """A table in the middle of a hand in rounds."""
    where = position(given, [{"dealing": {}}, {"rounds": dict(frame or {})}], **rest)
    return parlour.at(where, chance=list(chance))


def live(
    given: Mapping[str, str],
    chance: Sequence[object] = (),
    frame: Mapping[str, object] | None = None,
    seats: int = 4,
    **rest: Any,
) -> Table:
    """A table in the middle of a live hand: the Exchange is open."""
    market = {"stage": "trading", "ready": list(LETTERS[:seats]), "standing": {}} | dict(frame or {})
    where = position(given, [{"dealing": {}}, {"market": market}], seats=seats, form="live", **rest)
    return parlour.at(where, chance=list(chance))


def view(table: Table, seat: int | str | None = None) -> PitView:
    """What a seat may know, typed."""
    return cast("PitView", table.view(seat))


def hand(table: Table, seat: str) -> dict[str, int]:
    found: dict[str, int] = table.position()["hands"][seat]  # type: ignore[index]
    return found


def scores(table: Table) -> dict[str, int]:
    found: dict[str, int] = table.position()["scores"]  # type: ignore[assignment]
    return found


def told(table: Table, events: Sequence[Event], reader: str | None = None) -> list[str]:
    """What a reader hears of some events; None is a spectator."""
    seat = None if reader is None else table.seat(reader)
    return [table.say(event, reader) for event in events if event.seen_by is None or seat in event.seen_by]


def names(events: Sequence[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def deal_for(table: Table, hands: Mapping[str, str]) -> list[str]:
    """The draw of a deal that gives these hands, card by card; the others get what is left."""
    where = table.position()
    seats = len(table.names)
    suits: list[str] = where["suits"]  # type: ignore[assignment]
    specials = table.options["bull_and_bear"] is True
    dealer = LETTERS.index(str(where["dealer"]))
    tens = [LETTERS[(dealer + n) % seats] for n in (1, 2)] if specials else []
    full = filled(hands, seats, suits, specials, tens)
    left = {seat: [card for card, number in full[seat].items() for _ in range(number)] for seat in full}
    order = [LETTERS[(dealer + 1 + n) % seats] for n in range(9 * seats + (2 if specials else 0))]
    used: Counter[str] = Counter()
    drawn: list[str] = []
    for seat in order:
        card = left[seat].pop()
        used[card] += 1
        drawn.append(card if card in SPECIALS else f"{card}-{used[card]}")
    return drawn


def deal(table: Table, hands: Mapping[str, str]) -> list[Event]:
    """Deal these hands at a table by hand."""
    return table.resolve_draw(*deal_for(table, hands))


def by_hand(seats: int = 4, suits: Sequence[str] = SUITS[:4], dealer: str = "D", **options: object) -> Table:
    """A fresh table by hand, its dealer and suits drawn, about to be dealt."""
    table = parlour.open("pit", seats=seats, options=options, chance="by hand")
    table.resolve_draw(dealer)
    table.resolve_draw(*suits)
    return table


def value(commodity: str) -> int:
    found: int = {record["name"]: record["value"] for record in library.edition_data("pit")["commodities"]}[commodity]
    return found
