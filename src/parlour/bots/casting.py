"""Casting: which character a bot plays to whom nobody has given a name."""

# Compiled with mypyc.

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from parlour.bots.temperament import CHARACTERS, Character, character

STRENGTHS: Final = ("easy", "normal", "hard")
"""The bots that play characters; they are there in every game."""


def with_character(bot: str, key: str, taken: Iterable[str]) -> str:
    """Return the id of a bot with a character: 'normal' becomes 'normal/clara'.

    The character is drawn by `key`, and its name is none of those `taken` at the table. A bot that has a character or
    plays none stays as it is, and so does one for whom no character is left.
    """
    if bot not in STRENGTHS:
        return bot
    words = {word.casefold() for name in taken for word in name.split()}
    free = [one for one in CHARACTERS if one.name.casefold() not in words]
    return f"{bot}/{Random(key).choice(free).id}" if free else bot


def character_of(bot: str) -> Character | None:
    """Return the character that a bot's id names; None if there is none."""
    _strength, _, who = bot.partition("/")
    return character(who) if who else None


def name_at_table(bot: str, taken: Iterable[str]) -> str:
    """Return a name for a bot with its strength, none of those taken: 'Clara (normal)', or 'Bot 2 (random)'."""
    strength = bot.partition("/")[0]
    who = character_of(bot)
    known = set(taken)
    if who is not None and f"{who.name} ({strength})" not in known:
        return f"{who.name} ({strength})"
    word = "Bot" if who is None else who.name
    n = 1 if who is None else 2
    while f"{word} {n} ({strength})" in known:
        n += 1
    return f"{word} {n} ({strength})"
