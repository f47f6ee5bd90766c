"""The command `parlour tournament`: bots against each other."""

from __future__ import annotations

from typing import Annotated

import typer

from parlour.cli.app import EditionFile, GameName, Options, PresetName, app, the_screen
from parlour.cli.renamed_options import OldMaxMoves, OldRestart
from parlour.cli.simulate import (
    Batch,
    Cluster,
    Jobs,
    MaxMoves,
    OutFolder,
    Restart,
    Seed,
    listed,
    move_limit,
    needs_folder,
)


@app.command()
def tournament(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(metavar="LIST", help="Two bots or more; one of your own is policy:FILE or package.module:Class."),
    ] = "normal,random",
    games: Annotated[
        int, typer.Option(metavar="NUMBER", help="How many games a pair, rounded up to whole rounds.")
    ] = 100,
    seed: Seed = 1,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    seats: Annotated[
        int | None,
        typer.Option(
            metavar="NUMBER",
            help="How many sit at the table: the bots of a pair alternately, or with --mixed every combination.",
        ),
    ] = None,
    mixed: Annotated[
        bool, typer.Option("--mixed", help="All combinations of the bots at one table, instead of every pair.")
    ] = False,
    preset: PresetName = None,
    option: Options = None,
    out: OutFolder = None,
    max_moves: MaxMoves = None,
    most: OldMaxMoves = None,
    batch: Batch = None,
    restart: Restart = False,
    anew: OldRestart = False,
    edition: EditionFile = None,
) -> None:
    """Let bots play each other on the same dice from all seats, in pairs or at mixed tables, and rate them."""
    from parlour.lab.output.summary_text import show_mixed_tournament, show_tournament
    from parlour.lab.tournament import tournament as run
    from parlour.lab.tournament.mixed_tables import mixed_tournament
    from parlour.terminal import menu
    from parlour.terminal.progress import resumable
    from parlour.terminal.start import read_options

    is_new = restart or anew
    needs_folder(out, restart=is_new)
    game = menu.named(game)
    chosen = read_options(game, option or (), preset)
    limit = move_limit(max_moves, most)
    with resumable(out is not None) as progress:
        arguments = (game, listed(bots), games, seed, jobs, seats, chosen, edition, out, progress.show, batch, cluster)
        if mixed:
            shown = show_mixed_tournament(mixed_tournament(*arguments, is_new, limit))
        else:
            shown = show_tournament(run(*arguments, is_new, limit))
    the_screen().draw(shown)
