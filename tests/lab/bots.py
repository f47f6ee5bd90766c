"""Bots whose play is known beforehand. They stand in a module of their own so that other processes can find them."""

from __future__ import annotations

from typing import Any

from parlour.bots.bot import Bot
from parlour.core.moves import Action, Ask, Rng
from parlour.core.refusals import BadData, Refused
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


class Refuser(Bot):
    """Raises what the rules would."""

    name = "refuser"

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        raise Refused("bid/low", "FIN-021", "A bid must beat 300.")


class Complainer(Bot):
    """Raises what bad data is answered with."""

    name = "complainer"

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        raise BadData("weights", "the file is damaged")


class Odd(Exception):
    """Cannot be made from its message, so that no other process can read it."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} is not {two}")


class Breaker(Bot):
    """Raises an error of its own."""

    name = "breaker"

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        raise Odd(1, 2)


class Waiter(Bot):
    """Lets its time run out each time."""

    name = "waiter"

    def choose(self, view: View[Any], ask: Ask, rng: Rng) -> Action:
        return ask.default_action
