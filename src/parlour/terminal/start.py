"""Starting a game from the command line: a new table, or one that is continued."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from parlour.chance.committed import CommittedDealer
from parlour.core import registry
from parlour.table import library
from parlour.table.opening import BY_HAND, open_table
from parlour.table.table import Table
from parlour.terminal import files, menu, seating
from parlour.terminal.screen import Screen
from parlour.terminal.seating import SeatedPlayer
from parlour.terminal.session import Session
from parlour.terminal.texts.wording import BadInput, typed

VERIFIABLE = "verifiable"
BY_HAND_WORD = "by-hand"
"""The kinds of chance, as they are typed."""
INTERRUPTED = 130
"""The exit code after Ctrl-C."""


class StartRequest:
    """The arguments of the command line; None and empty values mean the default."""

    def __init__(
        self,
        game: str | None = None,
        seats: str | None = None,
        options: Sequence[str] = (),
        seed: int | None = None,
        save: Path | None = None,
        resume: Path | None = None,
        edition: Path | None = None,
        chance: str | None = None,
        preset: str | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.save = save
        self.resume = resume
        self.edition = edition
        self.chance = chance
        self.preset = preset


def play(screen: Screen, request: StartRequest) -> int:
    """Play until the end, or until somebody leaves by Ctrl-D or Ctrl-C; return the exit code."""
    session: Session | None = None
    code = 0
    try:
        session = sit_down(screen, request)
        session.run()
        return code
    except EOFError:
        if screen.can_ask:
            screen.blank()
    except KeyboardInterrupt:
        screen.blank()
        code = INTERRUPTED
    if session is not None:
        session.show_where_saved()
    return code


def sit_down(screen: Screen, request: StartRequest) -> Session:
    """Open the requested table. Everything is checked before anything is written."""
    if request.resume is not None:
        return _resumed(screen, request, request.resume)
    if request.chance not in (None, VERIFIABLE, BY_HAND_WORD):
        raise BadInput("--chance", "start-chance-unknown", chance=typed(request.chance))
    if request.seed is not None and request.chance is not None:
        raise BadInput("--chance", "start-seed-and-chance")
    place = files.free_place(request.save) if request.save is not None else None
    table, players = _opened(screen, request)
    return Session(screen, table, players, place)


def read_options(game: str, given: Sequence[str], preset: str | None = None) -> dict[str, object]:
    """Parse options written as 'name=value', on top of a preset's."""
    rulebook = library.rulebook(game)
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput("--option", "start-option-form", option=typed(text))
        option = rulebook.option(name.strip(), "--option")
        if option.name in options:
            raise BadInput("--option", "start-option-twice", option=option.name)
        options[option.name] = option.read(value, "--option")
    return options if preset is None else rulebook.preset(preset, "--preset").options | options


def _opened(screen: Screen, request: StartRequest) -> tuple[Table, list[SeatedPlayer]]:
    from_menu = request.game is None and request.edition is None
    if request.game is not None:
        game = menu.named(request.game)
    elif request.edition is not None:
        game = library.edition_in(request.edition)[0].slug
    else:
        game = menu.choose_game(screen)
    edition = library.edition(registry.find(game), request.edition)
    key = str(secrets.randbits(53) if request.seed is None else request.seed)
    if request.seats is not None:
        players = seating.seated(request.seats, game, screen.words.language, key)
    else:
        count = menu.choose_seats(screen, edition) if from_menu else seating.default_seats(edition)
        players = seating.against_bots(count, game, screen.words.language, key)
    options = read_options(game, request.options, request.preset)
    if from_menu and not options:
        options = menu.choose_options(screen, library.rulebook(game))
    names = [player.name for player in players]
    chance = BY_HAND if request.chance == BY_HAND_WORD else None
    return open_table(game, names, options, request.seed, chance, request.edition), players


def _resumed(screen: Screen, request: StartRequest, path: Path) -> Session:
    said = {"--option": request.options, "--preset": request.preset, "--seed": request.seed, "--chance": request.chance}
    for flag, value in said.items():
        if value not in (None, (), []):
            raise BadInput(flag, "start-in-the-record", file=str(path))
    table = files.read(path, request.edition)
    if request.game is not None and menu.named(request.game) != table.game.slug:
        raise BadInput(str(path), "start-other-game", game=table.game.slug, wanted=request.game)
    if table.is_over():
        raise BadInput(str(path), "start-over", command=f"parlour replay {path}")
    if isinstance(table.dealer, CommittedDealer) and table.dealer.secret is None:
        raise BadInput(str(path), "start-no-secret")
    players = seating.reseated(table.names, request.seats, table.game.slug)
    place = path
    if request.save is not None and request.save != path:
        place = files.free_place(request.save)
    return Session(screen, table, players, place)
