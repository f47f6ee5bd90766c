"""How long the page takes to show a long log on a slow phone: a table of Weigh Anchor whose log has 2,000 lines.

The server sends the table; on the way to the page its events are repeated until they make so many lines. Time counts
from the message with the events until a line is painted, which includes the whole table, and from a press on the tab of
the log, or on a line, until what it opens is painted. For comparison, with one line: `python -m benchmarks.page_log 1`.

usage: python -m benchmarks.page_log [LINES] [SLOWDOWN]
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

import parlour
from parlour.bots import find
from parlour.bots.playing import play_on, seat_rng
from parlour.server.access.identity import COOKIE
from tests.browser.chromium import chromium
from tests.server.running import Server

GAME = "weigh-anchor"
SEATS = 4
PHONE = {"width": 390, "height": 844}
ROUNDS = 5
PAINTED = "new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))))"
WATCH = """
  window.arrived = null; window.shown = null;
  const arrive = () => { window.arrived ??= performance.now(); };
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => { if (String(data).includes('"snapshot"')) arrive(); });
    }
  };
  const look = () => {
    if (document.querySelector('.log .headline')) requestAnimationFrame(() => setTimeout(() => {
      window.shown = performance.now();
    }));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""
"""Notes when the events arrive, and when a line of the log has been painted."""


def events(moves: int = 1500) -> list[dict[str, Any]]:
    """The events of a game among bots."""
    table = parlour.open(GAME, seats=SEATS, seed=3)
    play_on(table, {n: find("easy", GAME) for n in range(SEATS)}, {n: seat_rng(3, n) for n in range(SEATS)}, moves)
    return [table.event_data(event) for event in table.events]


def enough(lines: int) -> list[dict[str, Any]]:
    """Events for so many lines: at least one line for each roll."""
    found = events()
    rolls = sum(event["event"] == "thrown" for event in found)
    return found * (lines // rolls + 1) if lines > 1 else found[:1]


def stretch(page: Page, log: list[dict[str, Any]]) -> None:
    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "snapshot":
                told["events"] = log
            socket.send(json.dumps(told))

        server.on_message(pass_on)
        socket.on_message(server.send)

    page.route_web_socket("**/socket", route)


def pressed(page: Page, what: str, n: int) -> float:
    """How long it takes from a press until what it changes is painted, in milliseconds."""
    return float(
        page.evaluate(
            "async ([what, n]) => { const start = performance.now();"
            " [...document.querySelectorAll(what)].at(n).click();"
            f" return (await {PAINTED}) - start; }}",
            [what, n],
        )
    )


def measure(lines: int, slowdown: float) -> None:
    log = enough(lines)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(f"sqlite:///{folder}/tables.db", Path(folder) / "server.log").start()
        try:
            host = parlour.connect(server.url)
            opened = host.open(GAME, [{"who": "me", "name": "Ann"}, *[{"who": "bot"}] * (SEATS - 1)])
            with host:
                host.sit(opened["table"], "A").start()
            shown, opened_log, unfolded, count = [], [], [], 0
            for _ in range(ROUNDS):
                context = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True, bypass_csp=True)  # type: ignore[arg-type]
                context.add_cookies([{"name": COOKIE, "value": host.token, "url": host.url}])
                context.add_init_script(WATCH)
                page = context.new_page()
                stretch(page, log)
                context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
                page.goto(f"{host.url}/#/table/{opened['table']}/A")
                page.wait_for_function("window.shown !== null", timeout=120_000)
                page.wait_for_timeout(1500)
                shown.append(page.evaluate("window.shown - window.arrived"))
                page.get_by_role("tab", name="Chat").evaluate("(tab) => tab.click()")
                page.wait_for_timeout(300)
                opened_log.append(pressed(page, "[role=tab]", 0))
                unfolded.append(pressed(page, ".log .headline", -1))
                count = int(page.locator(".log li.turn").last.get_attribute("aria-setsize") or 0)
                context.close()
        finally:
            server.stop()
    print(f"{count:,} lines from {len(log):,} events, {slowdown:g} times slower, {ROUNDS} rounds, milliseconds")
    for what, times in (
        ("the table is shown with the log", shown),
        ("the log opens in place of the chat", opened_log),
        ("a line unfolds", unfolded),
    ):
        print(f"{what}: median {statistics.median(times):.0f}, {min(times):.0f} - {max(times):.0f}")


if __name__ == "__main__":
    measure(int(sys.argv[1]) if len(sys.argv) > 1 else 2000, float(sys.argv[2]) if len(sys.argv) > 2 else 4)
