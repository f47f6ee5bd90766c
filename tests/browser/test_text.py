"""A6 in a real browser: whatever people write stays text, and no script but ours runs."""

from __future__ import annotations

import contextlib

from playwright.sync_api import Dialog, Page

import parlour
from parlour.client import Client
from parlour.server.access.text_rules import checked_name
from tests.browser.conftest import Visitors
from tests.server.payloads import PAYLOADS
from tests.server.running import Server

SEATS = 8
TRACES = (
    ".evil, img[src=x], iframe, math, details[ontoggle], [onerror], [onload], [onfocus], input[autofocus], "
    "a[href^=javascript], svg script, body script:not([src]), body style"
)
"""What would be in the page if one of the texts were taken for markup."""
AS_MARKUP = """
new MutationObserver((changes) => {
  for (const change of changes)
    for (const added of change.addedNodes) {
      const walk = document.createTreeWalker(added, NodeFilter.SHOW_TEXT);
      const texts = added.nodeType === Node.TEXT_NODE ? [added] : [];
      while (walk.nextNode()) texts.push(walk.currentNode);
      for (const text of texts.filter((one) => one.data.includes("<") && one.parentElement)) {
        const made = document.createElement("template");
        made.innerHTML = text.data;
        made.content.querySelectorAll("style").forEach((style) => style.remove());
        if (made.content.firstElementChild) text.replaceWith(made.content);
      }
    }
}).observe(document, { childList: true, subtree: true });
"""


def tables_of(host: Client) -> list[str]:
    """Tables at which every text is somebody's name, and has been said."""
    names: list[str] = []
    for text in PAYLOADS:
        with contextlib.suppress(parlour.Refused):
            names.append(checked_name(text, names))
    assert len(names) >= 25, "void"
    found: list[str] = []
    for n in range(0, len(names), SEATS):
        seats = [{"who": "here", "name": name} for name in names[n : n + SEATS]]
        seats = [{"who": "me", "name": f"Host {k}"} for k in range(max(0, 3 - len(seats)))] + seats
        found.append(host.open("pit", seats, public=True)["table"])
    for n, table in enumerate(found):
        seat = host.sit(table, pledges=False)
        for text in () if n else PAYLOADS:
            with contextlib.suppress(parlour.Refused):  # some have nothing in them that is seen
                seat.say(text)
            seat.wait(0.05)  # not more often than anybody may
        seat.start()
        seat.close()
    return found


def traces(page: Page, host: Client, tables: list[str]) -> list[str]:
    """Every page on which the texts are shown: what they have left there."""
    found: list[str] = []

    def open_dialog(dialog: Dialog) -> None:
        found.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", open_dialog)
    page.context.add_cookies([{"name": "parlour", "value": host.token, "url": host.url}])
    for address in ("/", *[f"/#/table/{table}" for table in tables]):
        page.goto(address)
        if "table" in address:  # several share this device: it is first handed to one of them
            page.locator(".page.over button").click()
        page.get_by_text("Pit").first.wait_for(state="attached")
        if "table" in address:
            page.get_by_role("tab", name="Chat").click()
        if address.endswith(tables[0]):
            page.locator(".log li").nth(20).wait_for(state="attached")
        page.wait_for_timeout(100)
        found += page.evaluate("(what) => [...document.querySelectorAll(what)].map((one) => one.outerHTML)", TRACES)
    return found


def test_a6_no_text_of_anybody_is_more_than_text(visitors: Visitors, server: Server) -> None:
    with parlour.connect(server.url) as host:
        tables = tables_of(host)
        page = visitors.page()
        assert traces(page, host, tables) == []


def test_a6_turns_red_if_text_is_put_into_the_page_as_markup(visitors: Visitors, server: Server) -> None:
    with parlour.connect(server.url) as host:
        tables = tables_of(host)[:1]
        page = visitors.page()
        page.add_init_script(AS_MARKUP)
        assert traces(page, host, tables) != []
    visitors.complaints.clear()  # the browser has complained of scripts that it did not run
