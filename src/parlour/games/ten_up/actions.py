"""Actions of Ten-Up, except spinning, and their notation."""

from __future__ import annotations

from typing import Final, final

from parlour.core.data.record_class import record
from parlour.core.moves import Action, Choice
from parlour.core.text.notation import ActionSyntax, Grammar, Number
from parlour.games.ten_up.fields import Arrow, Colour, Place, Table
from parlour.kit.lead import SPIN_VERB


@record
class Take(Action):
    """Choose the colour of one's man and counters."""

    colour: Colour


@record
class Announce(Action):
    """Say before the spin which arrow will be played first."""

    arrow: Arrow


@record
class Play(Action):
    """Choose which of the two numbers spun is played first."""

    number: Number


@record
class Enter(Action):
    """Keep a point by entering a counter on the first square of a Score Table."""

    table: Table


@record
class Forward(Action):
    """Keep a point by moving a counter forward from its place."""

    place: Place


@record
class Back(Action):
    """Lose a point by setting a counter back from its place."""

    place: Place


@final
class Refuse(Action):
    """Do not enter another counter, and lose the point."""


REFUSE: Final = Choice(Refuse)
GRAMMAR: Final = Grammar(
    [
        SPIN_VERB,
        ActionSyntax(Play, "play {number}"),
        ActionSyntax(Enter, "enter {table}"),
        ActionSyntax(Forward, "forward {place}"),
        ActionSyntax(Back, "back {place}"),
        ActionSyntax(Refuse, "refuse"),
        ActionSyntax(Announce, "announce {arrow}"),
        ActionSyntax(Take, "take {colour}"),
    ]
)
