"""A real server and a real Chromium. Whoever writes to the browser's console, or breaks, fails the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

import parlour
from tests.browser.answers import listen
from tests.browser.chromium import chromium
from tests.server.running import Server

ROOT = Path(__file__).resolve().parents[2]
SHOTS = ROOT / "build" / "screenshots"
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    running = Server(f"sqlite:///{folder}/tables.db", folder / "server.log", module="tests.server.patient").start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For a file at a time: as long as it is there, its thread has a loop, and other tests can have none."""
    with chromium() as found:
        yield found


class Visitors:
    """People with browsers of their own."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self.url = url
        self.complaints: list[str] = []
        self.contexts: list[BrowserContext] = []

    def page(
        self,
        size: dict[str, int] | None = None,
        scheme: str = "light",
        is_fast: bool = True,
        has_shortcuts: bool = False,
        knows_games: bool = True,
        has_touch: bool = False,
    ) -> Page:
        """A browser of somebody, who may know the games; who is not fast watches what others do step by step."""
        context = self._browser.new_context(
            base_url=self.url,
            viewport=size or DESK,  # type: ignore[arg-type]
            color_scheme=scheme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            has_touch=has_touch,
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.contexts.append(context)
        listen(context)
        if is_fast:
            context.add_init_script("localStorage.setItem('parlour.pace', 'fast')")
        if knows_games:
            context.add_init_script(
                f"for (const game of {parlour.games()}) localStorage.setItem('parlour.in-short.' + game, 'seen')"
            )
        if has_shortcuts:
            context.add_init_script("localStorage.setItem('parlour.shortcuts', 'on')")
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("console", self._heard)
        page.on("pageerror", lambda problem: self.complaints.append(f"error: {problem}"))
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")


@pytest.fixture
def visitors(browser: Browser, server: Server) -> Iterator[Visitors]:
    found = Visitors(browser, server.url)
    yield found
    for context in found.contexts:
        context.close()
    assert found.complaints == []


@pytest.fixture
def photograph() -> Callable[[Page, str], None]:
    """Writes a picture for people to look at."""
    SHOTS.mkdir(parents=True, exist_ok=True)

    def take(page: Page, name: str) -> None:
        page.screenshot(path=SHOTS / f"{name}.png")

    return take
