"""What a page shows at a size: how much of the board is in sight, and which controls cannot be reached."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

SHARE = 0.6
"""The board takes at least so much of the shorter side of the screen."""

BOARD = ".stage, .p-window, .g-pit .floor"
MEASURE = f"""() => {{
  const board = document.querySelector({BOARD!r}).getBoundingClientRect();
  const main = document.querySelector(".main");
  const inside = getComputedStyle(main).display === "contents" ? board : main.getBoundingClientRect();
  const span = (from, to) => Math.max(0, to - from);
  return {{
    width: span(Math.max(board.left, inside.left, 0), Math.min(board.right, inside.right, innerWidth)),
    height: span(Math.max(board.top, inside.top, 0), Math.min(board.bottom, inside.bottom, innerHeight)),
  }};
}}"""

OUT_OF_REACH = """(within) => {
  const found = [];
  const seen = "button:not(:disabled), a[href], input, select, textarea, summary, [role=button], [role=menuitem]";
  for (const each of document.querySelectorAll(within)) for (const control of each.querySelectorAll(seen)) {
    if (control.closest(".sr, .not-here, [hidden]")) continue;
    // A part of the board that is out of the window is shown by the small map; the list of squares names it.
    if (control.closest(".stage, .p-places") && document.documentElement.matches(
      "[data-layout=phone], [data-layout=short]")) continue;
    if (!control.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = control.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    const label = (control.getAttribute("aria-label") || control.textContent || control.type || "").trim().slice(0, 40);
    const [x, y] = [left + width / 2, top + height / 2];
    const is = `${label} at ${Math.round(left)},${Math.round(top)} ${Math.round(width)} x ${Math.round(height)}`;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
      found.push(`${is} is off the screen`);
      continue;
    }
    const top_most = document.elementFromPoint(x, y);
    const isHit = top_most && (control.contains(top_most) || top_most.contains(control) && top_most.closest("label"));
    if (!isHit) found.push(`${is} lies under ${top_most ? top_most.outerHTML.slice(0, 80) : "nothing"}`);
  }
  return found;
}"""

CROWDED = """() => {
  const found = [];
  const shown = [...document.querySelectorAll(".bar button, .block button, .sheet button")]
    .filter((each) => each.checkVisibility());
  const boxes = shown.map((each) => [each, each.getBoundingClientRect()]);
  for (const [n, [one, a]] of boxes.entries()) for (const [other, b] of boxes.slice(n + 1)) {
    if (one.parentElement !== other.parentElement) continue;
    const [w, h] = [Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
    if (w > 1 && h > 1) found.push(`${one.textContent.trim()} overlaps ${other.textContent.trim()}`);
  }
  return found;
}"""

CUT_TEXTS = """(texts) => {
  const found = [];
  for (const each of document.querySelectorAll(texts)) {
    // What is there for screen readers only has no size to speak of.
    if (!each.checkVisibility() || each.closest(".sr") || each.getBoundingClientRect().width <= 1) continue;
    const range = document.createRange();
    range.selectNodeContents(each);
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    // The nearest box that cuts off what is too long for it; one that scrolls shows it all.
    for (let box = each; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      const around = box.getBoundingClientRect();
      const isCut = style.overflow !== "visible" || box.matches("button, .seat, .sheet, .block, .top");
      if (isCut && (text.right > around.right + 1 || text.left < around.left - 1 || text.bottom > around.bottom + 2 ||
        text.top < around.top - 2)) {
        found.push(`'${each.textContent.trim()}' is wider than ${box.className || box.tagName}`);
        break;
      }
    }
  }
  return found;
}"""

KEY_TEXTS = (
    ".bar .who b, .bar .why b, .seat .nm, .seat .cash, .act b, .act small, .sheet h2, .btn, .block b, "
    ".top h1, .top .meta, .top .goal"
)


def visible_board(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(MEASURE)
    return found


def must_put_the_board_first(page: Page) -> None:
    size = page.viewport_size
    assert size is not None
    least = SHARE * min(size["width"], size["height"])
    found = visible_board(page)
    assert found["width"] >= least, f"the board is {found['width']:.0f} px wide, of {size}"
    # One print is twice as wide as high; all other boards are nearly square.
    high = least if page.locator(".mar-below").count() == 0 else least / 2
    assert found["height"] >= high, f"the board is {found['height']:.0f} px high, of {size}"


def must_be_in_reach(page: Page, within: str = ".frame") -> None:
    found = page.evaluate(OUT_OF_REACH, within)
    assert not found, f"{page.viewport_size}, {within}: {found}"


def must_not_crowd(page: Page) -> None:
    found = page.evaluate(CROWDED) + page.evaluate(CUT_TEXTS, KEY_TEXTS)
    assert not found, f"{page.viewport_size}: {found}"
