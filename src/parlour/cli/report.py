"""The command `parlour report`: results as a page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.app import app


@app.command()
def report(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Results, as 'simulate --out' or 'compare --out' writes them.")
    ],
) -> None:
    """Draw results: a page that works offline, and its figures as PNG and SVG."""
    from parlour.lab.output.report import FIGURES, report as write

    page = write(folder)
    typer.echo(f"{page} is written; its figures are in {page.parent / FIGURES}.")
