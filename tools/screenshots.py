"""Screenshots of every game as a player sees it, for the README and the docs: `make screenshots`.

A server is started, bots play each game to a moment worth showing, a table is opened there, and the system's Chromium
takes screenshots in desktop and phone size, and of some other screens. The same seeds give the same moments.
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
from parlour.table.table import Table
from tests.browser.chromium import chromium
from tests.server.running import Server

ROOT = Path(__file__).resolve().parents[1]
PICTURES = ROOT / "docs" / "pictures"
QUALITY = 80
SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
MOMENTS: dict[str, tuple[int, int, int]] = {
    "corner-the-market": (4, 90, 3),
    "finance": (4, 330, 2),
    "mariners-compass": (2, 14, 1),
    "monopolist": (4, 40, 2),
    "pit": (4, 12, 2),
    "ten-up": (4, 60, 1),
    "weigh-anchor": (4, 260, 3),
}
"""By game the number of seats, the number of answers given, and the seed."""
FINISHED = 5
"""The seed of the game that is shown at its end."""
NAMES = ("Ann", "Bo", "Cleo", "Dan")
LETTERS = "ABCD"


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(f"sqlite:///{folder}/tables.db", Path(folder) / "server.log").start()
        try:
            host = parlour.connect(server.url)
            tables = {game: table_of(host, game) for game in MOMENTS}
            for game, table in tables.items():
                for size in SIZES:
                    photograph(browser, host, f"table/{table}", f"{game}-{size}", size)
            photograph(browser, host, f"table/{tables['weigh-anchor']}", "dark", "desk", dark=True)
            finished, episode = played_again(host, played_by_bots("weigh-anchor", 3, None, FINISHED), FINISHED)
            for place in episode:
                place.close()
            for size in SIZES:
                photograph(browser, host, f"end/{finished}", f"end-{size}", size)
                photograph(browser, host, f"replay/{finished}?at=120", f"replay-{size}", size)
            photograph(browser, host, "", "start", "desk")
            photograph(browser, host, "new/weigh-anchor", "new-table", "desk")
            photograph(browser, host, "rules/finance", "rules", "desk")
        finally:
            server.stop()


def table_of(host: Client, game: str) -> str:
    """Open a table at the game's moment: the first seat asked there is the host's, the others are bots."""
    seats, answers, seed = MOMENTS[game]
    played = played_by_bots(game, seats, answers, seed)
    table, episode = played_again(host, played, seed)
    asked = played.asks()[0].seat
    for seat, place in enumerate(episode):
        if seat != asked:
            place.hand_to_bot()
    episode[asked].wait_for_ask()
    for place in episode:
        place.close()
    return table


def played_by_bots(game: str, seats: int, answers: int | None, seed: int) -> Table:
    """Return a table after a number of answers by bots, or at its end."""
    options: dict[str, object] = {"form": "rounds"} if game == "pit" else {}
    table = parlour.open(game, seats=list(NAMES[:seats]), options=options, seed=seed)
    bots = {seat: find("normal", game) for seat in range(seats)}
    play_on(table, bots, {seat: seat_rng(seed, seat) for seat in bots}, answers)
    return table


def played_again(host: Client, played: Table, seed: int) -> tuple[str, list[RemoteSeat]]:
    """Repeat the moves at a table of the server, with all seats on this device, so that its log shows them."""
    seats = [{"who": "me" if n == 0 else "here", "name": name} for n, name in enumerate(played.names)]
    opened = host.open(played.game.slug, seats, options=played.options, seed=seed)
    episode = [host.sit(opened["table"], letter) for letter in LETTERS[: len(seats)]]
    episode[0].start()
    for move in played.moves():
        if move.who in LETTERS:
            seat = episode[LETTERS.index(move.who)]
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
