"""Sitting at a table in the browser, as a person does: looking at the bar, and tapping or typing."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random

from playwright.sync_api import Locator, Page

PATIENCE = 30.0
SHY = ("Resign", "Trade", "Propose to stop", "Have a say again", "Pass for now on", "Counter", "Offer")
"""What somebody who only wants to get on with the game leaves alone."""


def open_table(page: Page, game: str, seats: Sequence[str], preset: str = "") -> str:
    """Open a table through the page: each seat is 'me', 'here', 'friend' or 'bot'. Returns its name."""
    page.goto(f"/#/new/{game}")
    page.get_by_role("heading", level=1).wait_for()
    rows = page.locator("ul.seats > li")
    while rows.count() > len(seats):
        rows.last.get_by_role("button").click()
    while rows.count() < len(seats):
        page.get_by_role("button", name="Add a seat").click()
    for n, who in enumerate(seats):
        rows.nth(n).locator("select").first.select_option(who)
    if preset:
        page.locator(f"input[type=radio][value='{preset}']").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/#/table/**")
    return page.url.rpartition("/")[2]


def invitation(page: Page, seat: str) -> str:
    """The link to a free seat, as the host sees it."""
    field = page.get_by_label(f"Copy link: {seat}")
    field.wait_for()
    return field.input_value()


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/#/table/**")


def begin(page: Page) -> None:
    page.get_by_role("button", name="Begin the game").click()
    page.locator(".bar").wait_for()


class Person:
    """Somebody at a table, who takes the next step whenever it is his turn."""

    def __init__(self, page: Page, seed: int, by_keyboard: bool = False) -> None:
        self.page = page
        self.decisions = 0
        self._rng = Random(seed)
        self._by_keyboard = by_keyboard

    def is_over(self) -> bool:
        return self.page.locator(".bar .who b").inner_text() == "The game is over"

    def step(self) -> bool:
        """Take one step, if there is one to take."""
        if self.page.locator(".pick").count():
            return self._pick()
        buttons = self._buttons()
        if not buttons:
            return False
        button = buttons[self._rng.randrange(len(buttons))] if self._rng.random() < 0.25 else buttons[-1]
        if self._press(button):
            self.decisions += 1
            return True
        return False

    def _buttons(self) -> list[Locator]:
        found = self.page.locator(".bar .acts .act:enabled, .bar .act.go:enabled").all()
        return [one for one in found if not self._label(one).startswith(SHY)]

    def _pick(self) -> bool:
        choices = self.page.locator(".pick .rows .act, .pick .raise button").all()
        if not choices:
            return False
        return self._press(choices[self._rng.randrange(min(len(choices), 3))])

    def _press(self, button: Locator) -> bool:
        try:
            if self._by_keyboard:
                button.focus(timeout=2000)
                self.page.keyboard.press("Enter")
            else:
                button.click(timeout=2000)
        except Exception:  # it has just gone: somebody else has moved
            return False
        return True

    @staticmethod
    def _label(button: Locator) -> str:
        try:
            return button.inner_text(timeout=1000)
        except Exception:  # it has just gone
            return "Resign"


def play(people: Sequence[Person], decisions: int, seconds: float = 240.0) -> None:
    """Let people play until so many decisions were taken in all, or the game is over."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if sum(person.decisions for person in people) >= decisions or people[0].is_over():
            return
        steps = [person.step() for person in people]
        if not any(steps):
            people[0].page.wait_for_timeout(40)
    taken = sum(person.decisions for person in people)
    raise AssertionError(f"only {taken} decisions in {seconds:.0f} s: {people[0].page.locator('.bar').inner_text()!r}")
