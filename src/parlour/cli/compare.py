"""The command `parlour compare`: two sets of rules on the same dice."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli.app import EditionFile, GameName, app, the_screen
from parlour.cli.renamed_options import OldMaxMoves
from parlour.cli.simulate import BotList, Cluster, Jobs, MaxMoves, Seats, Seed, listed, move_limit
from parlour.core.refusals import BadData

if TYPE_CHECKING:
    from parlour.lab.compare import RulesVariant


@app.command()
def compare(
    game: GameName,
    a: Annotated[
        str,
        typer.Option(
            "--a",
            metavar="SETTINGS",
            help="The first rules: house rules such as short=true, a preset=NAME, or a value of the edition such as "
            "amounts.salary=400, with commas between. Default: the usual rules.",
        ),
    ] = "",
    b: Annotated[str, typer.Option("--b", metavar="SETTINGS", help="The second rules, likewise.")] = "",
    games: Annotated[int, typer.Option(metavar="NUMBER", help="How many games on each side.")] = 200,
    bots: BotList = "normal",
    seed: Seed = 1,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    seats: Seats = None,
    max_moves: MaxMoves = None,
    most: OldMaxMoves = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Write what differs into this folder, for 'parlour report'."),
    ] = None,
    edition: EditionFile = None,
) -> None:
    """Play with two sets of rules on the same dice, and show what differs, with intervals."""
    from parlour.lab.compare import compare as run
    from parlour.lab.output.summary_text import show_comparison
    from parlour.lab.results import COMPARISON
    from parlour.lab.store import ResultFolder
    from parlour.terminal import menu
    from parlour.terminal.progress import Progress

    game = menu.named(game)
    sides = [side(game, text, flag) for text, flag in ((a, "--a"), (b, "--b"))]
    store = None if out is None else ResultFolder(out)
    progress = Progress()
    with progress:
        limit = move_limit(max_moves, most)
        found = run(
            game, sides[0], sides[1], games, listed(bots), seed, jobs, seats, edition, progress.show, cluster, limit
        )
    said = [text.strip() or "the usual rules" for text in (a, b)]
    if store is not None:
        store.write_facts(COMPARISON, found.to_data(said[0], said[1]))
    the_screen().draw(show_comparison(found, said[0], said[1]))


def side(game: str, text: str, flag: str) -> RulesVariant:
    """Parse one side's settings."""
    from parlour.lab.compare import RulesVariant
    from parlour.terminal.start import read_options

    options: list[str] = []
    preset: str | None = None
    changes: dict[str, object] = {}
    for part in text.split(",") if text.strip() else []:
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or not name:
            raise BadData(flag, f"{part.strip()!r} is not of the form name=value")
        if name == "preset":
            preset = value
        elif "." in name:
            if name in changes:
                raise BadData(flag, f"{name} is given twice")
            is_number = value.removeprefix("-").isdecimal() and len(value) < 18
            changes[name] = int(value) if is_number else value == "true" if value in ("true", "false") else value
        else:
            options.append(f"{name}={value}")
    return RulesVariant(read_options(game, options, preset), changes)
