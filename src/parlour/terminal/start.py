"""From words of the command line to a table that can be played: new or gone on with."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from parlour.chance.committed import CommittedDealer
from parlour.core import registry
from parlour.core.refusals import BadData
from parlour.table import library
from parlour.table.opening import BY_HAND, open_table
from parlour.table.table import Table
from parlour.terminal import files, menu, seating
from parlour.terminal.screen import Screen
from parlour.terminal.seating import SeatedPlayer
from parlour.terminal.session import Session

INTERRUPTED = 130
"""The exit code after Ctrl-C."""


class StartRequest:
    """What somebody asked for; None and empty: as usual."""

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


def play(screen: Screen, wishes: StartRequest) -> int:
    """Play until the end, or until somebody leaves by Ctrl-D or Ctrl-C; returns the exit code."""
    session: Session | None = None
    code = 0
    try:
        session = sit_down(screen, wishes)
        session.run()
        return code
    except EOFError:
        if screen.can_ask:
            screen.blank()
    except KeyboardInterrupt:
        screen.blank()
        code = INTERRUPTED
    if session is not None:
        session.tell_where_kept()
    return code


def sit_down(screen: Screen, wishes: StartRequest) -> Session:
    """A table as wished for. Everything is checked before anything is written."""
    if wishes.resume is not None:
        return _resumed(screen, wishes, wishes.resume)
    if wishes.seed is not None and wishes.chance is not None:
        raise BadData("--chance", "a table has either a seed or a kind of chance, not both")
    place = files.free_place(wishes.save) if wishes.save is not None else None
    table, sitters = _opened(screen, wishes)
    return Session(screen, table, sitters, place)


def read_options(game: str, given: Sequence[str], preset: str | None = None) -> dict[str, object]:
    """Options written as 'name=value', on top of a preset's."""
    rulebook = library.rulebook(game)
    options: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadData("--option", f"{text!r} is not of the form name=value")
        option = rulebook.option(name.strip(), "--option")
        if option.name in options:
            raise BadData("--option", f"{option.name} is given twice")
        options[option.name] = option.read(value, "--option")
    return options if preset is None else rulebook.preset(preset, "--preset").options | options


def _opened(screen: Screen, wishes: StartRequest) -> tuple[Table, list[SeatedPlayer]]:
    from_menu = wishes.game is None and wishes.edition is None
    if wishes.game is not None:
        game = menu.named(wishes.game)
    elif wishes.edition is not None:
        game = library.edition_in(wishes.edition)[0].slug
    else:
        game = menu.choose_game(screen)
    edition = library.edition(registry.find(game), wishes.edition)
    if wishes.seats is not None:
        sitters = seating.seated(wishes.seats, game)
    else:
        count = menu.choose_seats(screen, edition) if from_menu else seating.usual_seats(edition)
        sitters = seating.against_bots(count, game)
    options = read_options(game, wishes.options, wishes.preset)
    if from_menu and not options:
        options = menu.choose_options(screen, library.rulebook(game))
    names = [sitter.name for sitter in sitters]
    chance = BY_HAND if wishes.chance == "by-hand" else None
    return open_table(game, names, options, wishes.seed, chance, wishes.edition), sitters


def _resumed(screen: Screen, wishes: StartRequest, path: Path) -> Session:
    said = {"--option": wishes.options, "--preset": wishes.preset, "--seed": wishes.seed, "--chance": wishes.chance}
    for flag, value in said.items():
        if value not in (None, (), []):
            raise BadData(flag, f"the record {str(path)!r} says that already; leave it out with --resume")
    table = files.read(path, wishes.edition)
    if wishes.game is not None and menu.named(wishes.game) != table.game.slug:
        raise BadData(str(path), f"this is a table of {table.game.slug}, not of {wishes.game}")
    if table.is_over():
        raise BadData(str(path), f"this game is over; look at it with 'parlour replay {path}'")
    if isinstance(table.dealer, CommittedDealer) and table.dealer.secret is None:
        raise BadData(str(path), "it was written without the secret of its dice, so it can't go on")
    sitters = seating.reseated(table.names, wishes.seats, table.game.slug)
    place = path
    if wishes.save is not None and wishes.save != path:
        place = files.free_place(wishes.save)
    return Session(screen, table, sitters, place)
