"""The end page with as many seats and as long names as there can be: nothing runs out of it, and all can be read."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

import parlour
from parlour.table.opening import after_setup
from parlour.testing.editions import edition_with
from tests.browser.conftest import DESK, PHONE, Visitors
from tests.server.running import Server
from tests.server.scripted import until

SEATS = 8
"""As many as a table can have."""
NAMES = [f"Wilhelmina Mammamowawwwww {chr(ord('A') + n)}{chr(ord('N') + n)}" for n in range(SEATS)]
"""With ' (random)' behind it, a name is as long as it may be; capital and small letters are wide ones."""
MIN_SIZE = 9.0
"""Pixels of the smallest letters."""
MEASURE = """() => {
  const wide = document.documentElement.scrollWidth;
  const svg = document.querySelector(".chart > svg");
  const frame = svg.getBoundingClientRect();
  const texts = [...svg.querySelectorAll("text")].map((text) => [text.textContent, text.getBoundingClientRect()]);
  const outside = texts.filter(([, box]) => box.left < frame.left - 1 || box.right > frame.right + 1
    || box.top < frame.top - 1 || box.bottom > frame.bottom + 1).map(([text]) => text);
  const names = [...svg.querySelectorAll("text.name")].map((each) => each.getBoundingClientRect());
  const crossing = names.some((one, n) => names.slice(n + 1).some((other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3));
  const scale = frame.width / svg.viewBox.baseVal.width;
  const sizes = [...svg.querySelectorAll("text")].map((each) => parseFloat(getComputedStyle(each).fontSize) * scale);
  const cut = [...document.querySelectorAll("main h1, main h2, main b, main span, main dd, main p, main li, main th")]
    .filter((each) => !each.closest(".scroll, .sr") && each.checkVisibility()
      && each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== "inline")
    .map((each) => each.textContent.trim().slice(0, 60));
  const hero = document.querySelector(".hero");
  if (hero.scrollHeight > hero.clientHeight + 1) cut.push("the heading");
  return { isWide: wide > innerWidth, outside, crossing, smallest: Math.min(...sizes), cut };
}"""


@pytest.fixture(scope="module")
def finished(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A public table of eight bots with long names, who have played the last round."""
    edition = edition_with(
        "finance", tmp_path_factory.mktemp("edition"), ("max_players = 6", f"max_players = {SEATS}"), ("-r1", "-eight")
    )
    options = {"round_limit": 20}
    start = after_setup(parlour.open("finance", seats=SEATS, seed=3, options=options, edition=edition))
    seats: list[dict[str, object]] = [{"who": "bot", "bot": "random", "name": name} for name in NAMES]
    with parlour.connect(server.url) as host:
        text = edition.read_text(encoding="utf-8")
        # At the usual pace, bots let who watches read each bid.
        made = host.open("finance", seats, edition=text, position={**start, "round": 19}, public=True, pace=20.0)
        watcher = host.sit(made["table"])
        watcher.start()
        until(lambda: bool(watcher.room["status"] == "over"), watcher)
        yield made["table"]


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desktop"])
def test_nothing_overflows_with_eight_long_names(
    visitors: Visitors, finished: str, size: dict[str, int], photograph: Callable[[Page, str], None]
) -> None:
    page = visitors.page(size)
    page.goto(f"/#/end/{finished}")
    chart = page.locator(".chart")
    chart.locator("svg").first.wait_for()
    # Several may win, each with a long name.
    page.locator(".hero h1").evaluate("(heading, names) => (heading.textContent = names)", " and ".join(NAMES[:4]))
    found = page.evaluate(MEASURE)
    photograph(page, f"end-long-names-{size['width']}")
    chart.scroll_into_view_if_needed()
    page.locator(".chart").screenshot(path=f"build/screenshots/end-chart-{size['width']}.png")
    assert found.pop("smallest") >= MIN_SIZE
    assert found == {"isWide": False, "outside": [], "crossing": False, "cut": []}
    for name in NAMES:
        expect(chart.get_by_text(name).first).to_be_visible()
