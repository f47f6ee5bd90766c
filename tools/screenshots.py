"""Screenshots of every game as a player sees it, for the README and the docs: `make screenshots`.

Bots play each game of the registry to a moment with something to decide. The server opens a table at that moment, and
the system's Chromium photographs it on a desk and on a phone. Other screens follow. Equal seeds give equal moments.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

import parlour
from parlour.bots import find
from parlour.bots.playing import play_on, seat_rng
from parlour.client import Client
from parlour.client.seat import RemoteSeat
from parlour.server.access.identity import COOKIE
from parlour.table import library
from parlour.table.table import Table
from parlour.terminal.seating import default_seats
from tests.browser.chromium import chromium
from tests.server.running import Server
from tools.lengths import is_choice

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
QUALITY = 80
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
SEED = 2
SHARE = 0.3
"""The part of a game that is over at the moment of its picture."""
SHOWN = "weigh-anchor"
"""The game of the pictures that show one game only: dark colours, the end, a replay, a new table."""
FINISHED = 5
"""The seed of the game that is shown at its end."""
NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(f"sqlite:///{folder}/tables.db", Path(folder) / "server.log").start()
        try:
            host = parlour.connect(server.url)
            tables = {game: table_of(host, game) for game in parlour.games()}
            for game, table in tables.items():
                for size in SIZES:
                    photograph(browser, host, f"table/{table}", f"{game}-{size}", size)
            photograph(browser, host, f"table/{tables[SHOWN]}", "dark", "desk", dark=True)
            finished, episode = played_again(host, played_by_bots(SHOWN, 3, FINISHED), FINISHED)
            for place in episode:
                place.close()
            for size in SIZES:
                photograph(browser, host, f"end/{finished}", f"end-{size}", size)
                photograph(browser, host, f"replay/{finished}?at=120", f"replay-{size}", size)
            photograph(browser, host, "", "start", "desk")
            photograph(browser, host, f"new/{SHOWN}", "new-table", "desk")
            photograph(browser, host, "rules/finance", "rules", "desk")
        finally:
            server.stop()


def table_of(host: Client, game: str) -> str:
    """Open a table at the game's moment. The first seat that is asked there is ours; the others become bots."""
    played = moment(game)
    table, episode = played_again(host, played, SEED)
    asked = played.asks()[0].seat
    for seat, place in enumerate(episode):
        if seat != asked:
            place.hand_to_bot()
    episode[asked].wait_for_ask()
    for place in episode:
        place.close()
    return table


def moment(game: str) -> Table:
    """Play a game by bots to the first real choice after `SHARE` of its answers."""
    seats = default_seats(library.bundled_edition(game))
    whole = played_by_bots(game, seats, SEED)
    answers = int(SHARE * sum(move.who in whole.lexicon.letters for move in whole.moves()))
    table = played_by_bots(game, seats, SEED, answers)
    while not is_choice(table.asks()[0]):
        answers += 1
        table = played_by_bots(game, seats, SEED, answers)
    return table


def played_by_bots(game: str, seats: int, seed: int, answers: int | None = None) -> Table:
    """Return a table after so many answers of bots, or at its end."""
    table = parlour.open(game, seats=list(NAMES[:seats]), seed=seed)
    bots = {seat: find("normal", game) for seat in range(seats)}
    play_on(table, bots, {seat: seat_rng(seed, seat) for seat in bots}, answers)
    return table


def played_again(host: Client, played: Table, seed: int) -> tuple[str, list[RemoteSeat]]:
    """Play the same moves at a table of the server, all seats on this device, so that its log shows them."""
    seats = [{"who": "me" if n == 0 else "here", "name": name} for n, name in enumerate(played.names)]
    opened = host.open(played.game.slug, seats, options=played.options, seed=seed)
    letters = played.lexicon.letters
    episode = [host.sit(opened["table"], letter) for letter in letters]
    episode[0].start()
    for move in played.moves():
        if move.who in letters:
            seat = episode[letters.index(move.who)]
            seat.wait_for_ask()
            seat.act(move.text)
    return str(opened["table"]), episode


def photograph(browser: Browser, host: Client, place: str, name: str, size: str, dark: bool = False) -> None:
    context = browser.new_context(
        viewport=SIZES[size],  # type: ignore[arg-type]
        device_scale_factor=2 if size == "phone" else 1,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    context.add_cookies([{"name": COOKIE, "value": host.token, "url": host.url}])
    context.add_init_script(
        f"for (const game of {parlour.games()}) localStorage.setItem('parlour.in-short.' + game, 'seen')"
    )
    page = context.new_page()
    page.goto(f"{host.url}/#/{place}")
    settle(page)
    path = PICTURES / f"{name}.jpg"
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    print(f"{path.relative_to(ROOT)}  {path.stat().st_size // 1024} kB")
    context.close()


def settle(page: Page) -> None:
    """Wait until something is visible, nothing is loading and animations have ended."""
    page.locator(".bar, main").first.wait_for()
    page.wait_for_load_state("networkidle")
    uncover = page.locator("main.over button")  # several people share this device, and the cards of one are hidden
    if uncover.is_visible():
        uncover.click()
        page.locator(".bar").wait_for()
    page.wait_for_timeout(1500)


if __name__ == "__main__":
    main()
