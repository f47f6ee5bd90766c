"""The command `parlour simulate`: many games by bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.app import EditionFile, GameName, Options, PresetName, app, the_screen
from parlour.cli.renamed_options import OldMaxMoves, OldRestart, either
from parlour.core.refusals import BadData

BotList = Annotated[
    str,
    typer.Option(
        metavar="LIST",
        help="The bots, such as normal,random; they move round the seats. One of your own is policy:FILE or "
        "package.module:Class.",
    ),
]
Seed = Annotated[int, typer.Option(metavar="NUMBER", help="The same seed, the same games.")]
Jobs = Annotated[int, typer.Option(metavar="NUMBER", help="Processes; they do not change the result.")]
Cluster = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on a Dask cluster, by its scheduler's address; the same games."),
]
Seats = Annotated[
    int | None, typer.Option(metavar="NUMBER", help="How many sit at the table; usually as many as bots.")
]
MaxMoves = Annotated[
    int | None,
    typer.Option("--max-moves", metavar="NUMBER", help="Stop a game after so many answers; it counts as unfinished."),
]
OutFolder = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        help="Write the results as Parquet into this folder. If the run is interrupted, the same command goes on.",
    ),
]
Batch = Annotated[
    int | None, typer.Option(metavar="NUMBER", help="Games in a batch: an interruption loses those under way.")
]
Restart = Annotated[bool, typer.Option("--restart", help="Throw away what an interrupted run has left in the folder.")]


def move_limit(max_moves: int | None, most: int | None) -> int | None:
    """Return the limit given by --max-moves or its former name; both at once are refused unless they agree."""
    from parlour.lab.plan import check_number

    limit = either("--max-moves", max_moves, "--most", most, None)
    if limit is not None:
        check_number("--max-moves", limit, 1)
    return limit


def needs_folder(out: Path | None, **flags: bool) -> None:
    """Refuse flags that need a folder of results if there is none."""
    for name, is_given in flags.items():
        if is_given and out is None:
            raise BadData(f"--{name}", "this needs a folder: --out FOLDER")


def listed(bots: str) -> list[str]:
    """Parse a list of bots."""
    names = [name.strip() for name in bots.split(",")]
    if not all(names):
        raise BadData("--bots", f"{bots!r} has an empty place in it")
    return names


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="NUMBER", help="How many games.")] = 100,
    bots: BotList = "random",
    seed: Seed = 1,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    seats: Seats = None,
    preset: PresetName = None,
    option: Options = None,
    paired: Annotated[
        bool, typer.Option("--paired", help="Throw the same dice for every way of seating the bots.")
    ] = False,
    out: OutFolder = None,
    records: Annotated[bool, typer.Option("--records", help="Write the record of every game too.")] = False,
    watch: Annotated[
        str | None,
        typer.Option(
            metavar="LIST",
            help="What to watch, each in a table of its own: all, or some of auctions, corners, held, income, "
            "landings, ruins, trades, worth.",
        ),
    ] = None,
    max_moves: MaxMoves = None,
    most: OldMaxMoves = None,
    batch: Batch = None,
    restart: Restart = False,
    anew: OldRestart = False,
    edition: EditionFile = None,
) -> None:
    """Let bots play many games, and count who wins."""
    from parlour.lab.output.summary_text import show
    from parlour.lab.simulate import simulate as run
    from parlour.terminal import menu
    from parlour.terminal.progress import resumable
    from parlour.terminal.start import read_options

    is_new = restart or anew
    needs_folder(out, records=records, restart=is_new, watch=watch is not None)
    game = menu.named(game)
    chosen = read_options(game, option or (), preset)
    with resumable(out is not None) as progress:
        summary = run(
            game,
            games,
            listed(bots),
            seed,
            jobs,
            seats,
            chosen,
            edition,
            out,
            progress.show,
            records=records,
            paired=paired,
            batch=batch,
            cluster=cluster,
            restart=is_new,
            most=move_limit(max_moves, most),
            watch=[] if watch is None else [name.strip() for name in watch.split(",")],
        )
    the_screen().draw(show(summary))
