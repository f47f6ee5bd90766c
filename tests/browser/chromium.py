"""The system's Chromium, as the tests and the pictures of the README use it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    # Nobody looks: what is drawn need not be drawn by a graphics card that is made believe.
    "--disable-gpu",
    "--no-first-run",
)


@contextmanager
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    assert path is not None, "Chromium is not installed; `make chromium` brings it from the system's packages"
    # As root there is no sandbox to be had.
    flags = [*QUIET, "--no-sandbox"] if os.geteuid() == 0 else list(QUIET)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()
