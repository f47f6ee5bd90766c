"""The settings of a run: game, rulebook, edition, options and names, shared by all its games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from parlour.core.edition import Edition
from parlour.core.registry import Game
from parlour.core.rulebook import Rulebook


@final
class RunSettings:
    """What all games of a run share."""

    def __init__(
        self, game: Game, rulebook: Rulebook, edition: Edition, options: Mapping[str, object], names: Sequence[str]
    ) -> None:
        self.game = game
        self.rulebook = rulebook
        self.edition = edition
        self.options = rulebook.complete(options)
        self.names = list(names)
        self.lexicon = edition.lexicon(len(self.names))
