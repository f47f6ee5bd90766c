"""Temperaments and the cast of characters: how bots of one strength differ from each other.

A temperament is a set of weights on the evaluation that all bots of a game share; 1 is what the neutral player does.
A character is a temperament with a name. `character-ID` in the catalogues says in a sentence who it is.
"""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.core.refusals import BadData


class Temperament(NamedTuple):
    """Weights on the parameters of a bot, all 1 for the neutral player. A game uses those that mean something in it."""

    bidding: float = 1.0
    """On what it would pay at an auction or for what is for sale."""
    reserve: float = 1.0
    """On the cash that it keeps for bad luck; in games without money, on how much it fears a risk."""
    building: float = 1.0
    """On what it expects from improving its own position: buildings, a corner, its own pieces."""
    keeping: float = 1.0
    """On the value of what it would have to give away."""
    haggling: float = 1.0
    """On the share of a deal's gain that it asks for first. It comes down from there."""
    hope: float = 1.0
    """On the value of what is not complete yet."""


NEUTRAL: Final = Temperament()


class Character(NamedTuple):
    """A bot's name and temperament. The name is a proper name and the same in every language."""

    id: str
    name: str
    temperament: Temperament


CHARACTERS: Final = (
    Character("augusta", "Augusta", Temperament(bidding=1.25, reserve=0.7, hope=1.15)),
    Character("silas", "Silas", Temperament(keeping=1.5, bidding=1.1, haggling=1.2)),
    Character("clara", "Clara", Temperament(building=1.4, reserve=0.75, bidding=0.95)),
    Character("rosa", "Rosa", Temperament(haggling=1.8, keeping=1.1, bidding=0.9)),
    Character("edmund", "Edmund", Temperament(reserve=1.8, bidding=0.85, hope=0.8)),
    Character("felix", "Felix", Temperament(hope=1.5, reserve=0.5, keeping=0.85)),
)


def character(id: str) -> Character:
    """Return a character by its id."""
    for one in CHARACTERS:
        if one.id == id:
            return one
    raise BadData("bots", f"no character {id!r}; there are: {', '.join(one.id for one in CHARACTERS)}")
