"""The command `parlour explain`: analysis of a finished game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.app import EditionFile, RecordFile, app, the_screen
from parlour.cli.renamed_options import OldMaxDeals, OldPlayouts, either
from parlour.core.refusals import BadData

PLAYOUTS = 40
MAX_DEALS = 10


@app.command()
def explain(
    file: RecordFile,
    playouts: Annotated[
        int, typer.Option(metavar="NUMBER", help="How often to play on, by bots, to judge what a deal did.")
    ] = PLAYOUTS,
    max_deals: Annotated[
        int, typer.Option(metavar="NUMBER", help="Judge at most so many deals, the largest.")
    ] = MAX_DEALS,
    times: OldPlayouts = None,
    deals: OldMaxDeals = None,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write it as a page too; the file must not be there yet.")
    ] = None,
    json: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write it as data too; the file must not be there yet.")
    ] = None,
    edition: EditionFile = None,
) -> None:
    """Explain a game: how worth went, who was lucky, what turned it, what deals did to both sides."""
    from json import dumps

    from parlour.lab.explain import explain as run
    from parlour.lab.output.explanation_text import page, show_explanation
    from parlour.table import library
    from parlour.terminal import files
    from parlour.terminal.progress import Progress

    playouts = either("--playouts", playouts, "--times", times, PLAYOUTS)
    max_deals = either("--max-deals", max_deals, "--deals", deals, MAX_DEALS)
    places = {kind: files.free_place(place) for kind, place in (("html", html), ("json", json)) if place is not None}
    text = library.read_file(file)
    with files.named(file), Progress("progress-judging") as progress:
        found = run(text, edition, playouts, progress=progress.show, most_deals=max_deals)
    for kind, place in places.items():
        output = page(found) if kind == "html" else dumps(found.to_data(), ensure_ascii=False) + "\n"
        try:
            place.write_text(output, encoding="utf-8")
        except OSError as problem:
            raise BadData(str(place), f"it cannot be written: {problem.strerror or problem}") from None
    the_screen().draw(show_explanation(found))
