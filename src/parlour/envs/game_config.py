"""`GameConfig`: a game with its seats, options and edition, given by name; all environments are built from one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final, final

from parlour.chance.dealers import SeededDealer
from parlour.core.data.digest import canonical
from parlour.core.data.plain_data import as_text, to_plain_table
from parlour.core.edition import Edition
from parlour.core.registry import Game, find
from parlour.encoding.episode import Episode, EpisodeConfig
from parlour.envs.numpy_encoding import encoding_of
from parlour.table import library
from parlour.table.opening import seat_names
from parlour.table.table import Table

__all__ = ["FORM", "Episode", "GameConfig", "forms"]

FORM: Final = "form"
"""The option that selects how a game is played, where it has more than one form."""


@final
class GameConfig(EpisodeConfig):
    """The configuration that all episodes of an environment share, from the name of the game and of its options."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        form: str | None = None,
        *,
        edition: str | Path | Edition | None = None,
        resign: bool = False,
    ) -> None:
        """Create the configuration. `edition`: a custom edition, as the path of its file, as TOML text or as an
        `Edition`. `resign`: whether irreversible answers such as resigning are open to agents."""
        found = find(as_text(game, "game"))
        board = _board(found, edition)
        wanted = to_plain_table(options, "options") if options is not None else {}
        if form is not None and form in forms(game):
            wanted = {FORM: form} | wanted
        elif form is not None:
            wanted = library.rulebook(game).preset(as_text(form, "form"), "form").options | wanted
        names = seat_names(seats, board)
        rulebook = library.rulebook(game)
        table = Table(found, rulebook, board, _preferred(board) | wanted, names, SeededDealer(0))
        super().__init__(board, table.options, encoding_of(found, board.lexicon(len(names)), resign))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by name; only a custom edition is included."""
        slug = self.game.slug
        custom = None if self.edition.content == library.bundled_edition(slug).content else self.edition
        return _restored, (
            slug,
            self.seats,
            canonical(self.options),
            self.options,
            custom,
            self.encoding.encoder.resign,
        )

    def chance(self, seed: int) -> Random:
        return Random(seed)


_RESTORED: Final[dict[tuple[object, ...], GameConfig]] = {}
"""Unpickled configurations, so that environments pickled one by one share their encoding again."""
_MAX_RESTORED: Final = 64


def _restored(
    slug: str, seats: int, key: str, options: Mapping[str, object], custom: Edition | None, resign: bool
) -> GameConfig:
    known = (slug, seats, key, "" if custom is None else custom.content, resign)
    if known not in _RESTORED:
        if len(_RESTORED) >= _MAX_RESTORED:
            _RESTORED.clear()
        _RESTORED[known] = GameConfig(slug, seats, options, edition=custom, resign=resign)
    return _RESTORED[known]


def _board(game: Game, edition: str | Path | Edition | None) -> Edition:
    """Return the game's bundled edition, or the one in a file or a text. A text has more than one line, a path has
    not."""
    if isinstance(edition, Edition):
        return edition
    if isinstance(edition, str) and "\n" in edition:
        return library.edition_of(game, edition, "edition")
    return library.edition(game, edition)


def _preferred(edition: Edition) -> dict[str, object]:
    """Return the options that a custom edition asks for, under [rules.options]."""
    if edition is library.bundled_edition(edition.game) or not edition.reader.has("rules"):
        return {}
    options = edition.reader.at("rules").at("options")
    return {name: options.anything(name) for name in options.names() if name != "provenance"}


def forms(game: str) -> list[object]:
    """Return the readings of a game's option `form`; other games have their forms as presets."""
    for option in library.rulebook(game).options:
        if option.name == FORM:
            return [value for value, _text in option.readings]
    return []
