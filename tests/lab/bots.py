"""Bots whose play is known beforehand. They stand in a module of their own so that other processes can find them."""

from __future__ import annotations

from typing import Any

from parlour.bots.bot import Bot
from parlour.core.moves import Action, Ask, Rng
from parlour.core.view import View


class FirstBot(Bot):
    """Always the first answer."""

    name = "first"

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        return ask.actions()[0]


class FirstTwin(FirstBot):
    """The same under another name."""

    name = "twin"


class LastBot(Bot):
    """Always the last answer."""

    name = "last"

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        return ask.actions()[-1]


class Southerner(Bot):
    """Sails away from the Pole wherever there is a choice; it only gets there when it is driven."""

    name = "southerner"

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        actions = ask.actions()
        return min(actions, key=lambda action: northing(view, action))


class Northerner(Bot):
    """The opposite."""

    name = "northerner"

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        actions = ask.actions()
        return max(actions, key=lambda action: northing(view, action))


def northing(view: Any, action: Action) -> tuple[bool, int]:
    after = view.after(action)
    return after.has_won(), after.expedition(view.me())[1]


class Cheat(Bot):
    """Answers what it was not asked."""

    name = "cheat"

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        return Action()


class OtherGame(FirstBot):
    name = "foreigner"
    game = "finance"
