"""Tables that are in the middle of something, with people who look at them in browsers of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from playwright.sync_api import Locator, Page

import parlour
from parlour.bots import find
from parlour.bots.playing import play_on, seat_rng
from parlour.core.moves import Ask
from parlour.table.table import Table
from tests.browser.conftest import Visitors

NAMES = ("Ann", "Bo", "Cy", "Dot")
MAX_MOVES = 3000


def moment(game: str, seats: int, is_it: Callable[[Table], bool], seed: int = 5, after: int = 0) -> dict[str, object]:
    """The first position of a game among bots at which something is so, but not before so many moves."""
    table = parlour.open(game, seats=seats, seed=seed)
    bots = {n: find("normal", game) for n in range(seats)}
    rngs = {n: seat_rng(seed, n) for n in bots}
    play_on(table, bots, rngs, after)
    for _ in range(MAX_MOVES):
        assert not table.is_over(), f"{game} was over before that happened"
        if is_it(table):
            return table.position()
        play_on(table, bots, rngs, 1)
    raise AssertionError(f"that does not happen in {game}")


def can(table: Table, seat: str, *patterns: str) -> bool:
    """Whether a seat is waited for and may do all this."""
    ask: Ask | None = table.ask(seat)
    if ask is None or not ask.required:
        return False
    return {*patterns} <= {table.game.grammar.verb(choice.make).pattern for choice in ask.choices}


def sit_at(
    visitors: Visitors,
    position: Mapping[str, object],
    people: int = 2,
    sizes: Mapping[int, dict[str, int]] | None = None,
    scheme: str = "light",
    is_fast: bool = True,
    has_shortcuts: bool = False,
) -> list[Page]:
    """People, then bots, at a table that begins at a position; each person's page shows the table."""
    url = visitors.url
    names = position["seats"]
    assert isinstance(names, list)
    host = parlour.connect(url)
    free = [{"who": "friend"} for _ in range(people - 1)]
    seats = [{"who": "me", "name": NAMES[0]}, *free, *[{"who": "bot"} for _ in names[people:]]]
    opened = host.open(str(position["game"]), seats, position={**position})
    codes = {link["seat"]: link["code"] for link in opened["invitations"]}
    guests = [host]
    for letter, name in zip("BCD"[: people - 1], NAMES[1:], strict=False):
        guests.append(parlour.connect(url))
        guests[-1].claim(opened["table"], codes[letter], name)
    with host:
        host.sit(opened["table"], "A", pledges=False).start()
    pages = []
    for n, guest in enumerate(guests):
        page = visitors.page((sizes or {}).get(n), scheme, is_fast, has_shortcuts)
        page.context.add_cookies([{"name": "parlour", "value": guest.token, "url": url}])
        page.goto(f"/#/table/{opened['table']}/{'ABCD'[n]}")
        page.locator(".bar").wait_for()
        pages.append(page)
    return pages


def more(page: Page) -> Locator:
    """What is behind 'Other choices' on the bar, opened if it is not: what has no place, and what ends one's game."""
    rest = page.locator(".bar .pick")
    if not rest.is_visible():
        page.locator(".bar .act.more").click()
    rest.wait_for()
    return rest
