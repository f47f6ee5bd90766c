"""What every screen owes to everybody: nothing that axe complains of, no sideways scroll, room for fingers."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

FINGER = 44
SMALL = """(finger) => {
  const found = [];
  for (const each of document.querySelectorAll("button, a[href], input, select, textarea, summary, [role=button]")) {
    // Marks and links within a line of text are as high as the line; what is beside a label is touched with it.
    if (each.closest(".cl, .sr, p, label:not(.cash)") && !each.matches("button:not(.cl)")) continue;
    if (each.matches("a") && getComputedStyle(each).display === "inline") continue;
    // A place of a drawn board is as large as it is drawn, and nothing depends on hitting it.
    if (each.closest(".not-here")) continue;
    const { width, height } = each.getBoundingClientRect();
    const isShown = each.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) && width > 1 && height > 1;
    const most = finger - 0.5;
    if (isShown && (width < most || height < most) && !each.matches(".cl"))
      found.push(`${each.outerHTML.slice(0, 100)} ${width.toFixed(0)} x ${height.toFixed(0)}`);
  }
  return found;
}"""

TOO_WIDE = """() => [...document.querySelectorAll("body *")]
  .filter((each) => each.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
  .slice(0, 3).map((each) => each.outerHTML.slice(0, 120))"""


def must_be_for_everyone(page: Page) -> None:
    found = Axe().run(page).response["violations"]
    wrong = [(each["id"], each["nodes"][0]["html"][:160]) for each in found]
    assert not wrong, wrong
    must_not_scroll_sideways(page)


def must_not_scroll_sideways(page: Page) -> None:
    width, shown = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert width <= shown, f"{width} px wide on {shown}: {page.evaluate(TOO_WIDE)}"


def must_have_room_for_fingers(page: Page) -> None:
    small = page.evaluate(SMALL, FINGER)
    assert not small, small
