"""A game, its seats and its options, for plays of it in small steps. All environments use it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, final

import parlour
from parlour.envs.encoding import encoding_of
from parlour.steps.sitting import Ground, Sitting
from parlour.table import shelf

__all__ = ["FORM", "Setting", "Sitting", "forms"]

FORM: Final = "form"
"""The option by which a game says how it is played, where it has more than one form."""


@final
class Setting(Ground):
    """What all plays share: found by the game's name, and by the names of its options."""

    def __init__(
        self, game: str, seats: int | None = None, options: Mapping[str, object] | None = None, form: str | None = None
    ) -> None:
        wanted = dict(options or {})
        preset = form
        if form is not None and form in forms(game):
            wanted, preset = {FORM: form} | wanted, None
        table = parlour.open(game, seats=seats, options=wanted, preset=preset, seed=0)
        encoding = encoding_of(table.game, table.edition.lexicon(len(table.names)))
        super().__init__(table.edition, table.options, encoding)

    def chance(self, seed: int) -> Random:
        return Random(seed)


def forms(game: str) -> list[object]:
    """The readings of a game's option of that name; the other forms of games are their presets."""
    for option in shelf.rulebook(game).options:
        if option.name == FORM:
            return [value for value, _text in option.readings]
    return []
