"""A page that was left open while its server was brought up to date."""

from __future__ import annotations

from playwright.sync_api import expect

from parlour.server.messages import PROTOCOL
from tests.browser.company import can, moment, sit_at
from tests.browser.conftest import Visitors
from tests.browser.for_everyone import must_be_for_everyone

OTHERWISE = f"""
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {{
  send.call(this, data.replace('"protocol":{PROTOCOL}', '"protocol":{PROTOCOL - 1}'));
}};
"""


def test_an_older_page_loads_itself_anew_once_and_then_says_why_it_stops(visitors: Visitors) -> None:
    (page,) = sit_at(visitors, moment("ten-up", 2, lambda table: can(table, "A", "spin")), people=1)
    loaded: list[str] = []
    page.on("load", lambda _page: loaded.append(page.url))
    page.add_init_script(OTHERWISE)
    page.reload()
    for _ in range(400):
        if len(loaded) == 2:
            break
        page.wait_for_timeout(50)
    expect(page.get_by_text("The server has another version")).to_be_visible()
    must_be_for_everyone(page)
    assert len(loaded) == 2
