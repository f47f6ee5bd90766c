"""Sitting at a table in the browser, as a person does: looking at the bar, and tapping or typing."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import Any

from playwright.sync_api import Page, TimeoutError

from tests.browser.answers import answers_to

PATIENCE = 30.0
SHY = (
    "Resign",
    "Other choices",
    "Offer",
    "Propose to stop",
    "Wait for me",
    "Don’t wait",
    "Counter",
    "Make a counteroffer",
)
"""What somebody who only wants to get on with the game does not begin; once begun, it is finished."""


def open_table(page: Page, game: str, seats: Sequence[str], preset: str = "") -> str:
    """Open a table through the page: each seat is 'me', 'here', 'friend' or 'bot'. Returns its name."""
    page.goto(f"/#/new/{game}")
    page.get_by_role("heading", level=1).wait_for()
    rows = page.locator("ul.seats > li")
    while rows.count() > len(seats):
        rows.last.get_by_role("button").click()
    while rows.count() < len(seats):
        page.get_by_role("button", name="Add a player").click()
    for n, who in enumerate(seats):
        rows.nth(n).locator("select").first.select_option(who)
    # In real time nobody waits for whoever looks for a button.
    preset = preset or {"pit": "basic"}.get(game, "")
    if preset:
        page.locator(f"input[type=radio][value='{preset}']").check()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/#/table/**")
    return page.url.rpartition("/")[2]


def invitation(page: Page, seat: str) -> str:
    """The link to a free seat, as the host sees it."""
    field = page.get_by_label(f"Link for player {seat}")
    field.wait_for(state="attached")
    return field.input_value()


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    page.wait_for_url("**/#/table/**")


def begin(page: Page) -> None:
    page.get_by_role("button", name="Start with").click()
    page.locator(".bar").wait_for()


ON_THE_BAR = ".bar .acts .act:enabled:not([aria-disabled], .more), .bar .act.go:enabled"
# Whoever is offered something answers where the offer lies: the bar does not say it a second time.
CHOICES = f".counter .offers .ns button:enabled, .sq-sheet .btns .btn:enabled, {ON_THE_BAR}"
PICKS = ".pick .rows .act, .pick .raise button, .pick .fields .act"
LOOK = f"""() => {{
  const found = [...document.querySelectorAll({PICKS!r})];
  const isPick = found.length > 0;
  const buttons = isPick ? found.slice(0, 3) : [...document.querySelectorAll({CHOICES!r})];
  return {{
    said: document.querySelector(".bar .who b")?.textContent ?? "",
    isPick,
    buttons: buttons.map((each) => {{
      const {{ x, y, width, height }} = each.getBoundingClientRect();
      const at = [x + width / 2, y + height / 2];
      return {{ label: each.textContent.trim(), at, isSeen: each.contains(document.elementFromPoint(...at)) }};
    }}),
  }};
}}"""
"""One look at the bar, in one question to the browser."""


class Person:
    """Somebody at a table, who takes the next step whenever it is his turn."""

    def __init__(self, page: Page, seed: int, by_keyboard: bool = False) -> None:
        self.page = page
        self.is_over = False
        self.pressed: list[str] = []
        self._answers = answers_to(page)
        self._before = self._answers.accepted
        self._rng = Random(seed)
        self._by_keyboard = by_keyboard

    @property
    def decisions(self) -> int:
        """How many moves the table has taken; what it refused is none."""
        return self._answers.accepted - self._before

    def step(self) -> bool:
        """Take one step, if there is one to take."""
        look = self.page.evaluate(LOOK)
        self.is_over = look["said"] == "The game is over"
        shy = () if look["isPick"] else SHY
        buttons = [(n, each) for n, each in enumerate(look["buttons"]) if not each["label"].startswith(shy)]
        if not buttons:
            return False
        is_random = look["isPick"] or self._rng.random() < 0.25
        n, button = buttons[self._rng.randrange(len(buttons))] if is_random else buttons[-1]
        self.pressed.append(button["label"])
        return self._press(n, button, PICKS if look["isPick"] else CHOICES)

    def _press(self, n: int, button: dict[str, Any], kind: str) -> bool:
        """By the key, or by the pointer where the button is; one that is scrolled away is scrolled to."""
        try:
            if self._by_keyboard:
                self.page.locator(kind).nth(n).focus(timeout=2000)
                self.page.keyboard.press("Enter")
            elif button["isSeen"]:
                self.page.mouse.click(*button["at"])
            else:
                self.page.locator(kind).nth(n).click(timeout=2000)
        except TimeoutError:  # it has just gone: somebody else has moved
            return False
        return True


def play(people: Sequence[Person], decisions: int, seconds: float = 240.0) -> None:
    """Let people play until so many decisions were taken in all, or the game is over."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if sum(person.decisions for person in people) >= decisions or any(person.is_over for person in people):
            return
        steps = [person.step() for person in people]
        if not any(steps):
            people[0].page.wait_for_timeout(20)
    taken = sum(person.decisions for person in people)
    seen = [(person.page.locator(".bar").inner_text(), person.pressed[-6:]) for person in people]
    raise AssertionError(f"only {taken} decisions in {seconds:.0f} s; bars and last buttons: {seen!r}")
