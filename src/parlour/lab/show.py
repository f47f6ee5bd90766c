"""A summary for the eye."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.lab.summary import Length, Share, Summary


def show(summary: Summary) -> Group:
    """A run's summary, to be printed by a rich console."""
    title = Text(f"{summary.game}: {summary.games:,} games, seed {summary.seed}", style="bold")
    parts: list[RenderableType] = [
        title,
        _shares("bot", summary.by_bot),
        _shares("seat", summary.by_seat),
        _lengths(summary),
        _endings(summary),
        Text("Won means won alone, with the 95 % interval (Wilson). Draws are counted apart.", style="dim"),
    ]
    return Group(*parts)


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _shares(what: str, shares: Sequence[Share]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(what)
    for heading in ("played", "won", "share", "95 %", "drawn"):
        table.add_column(heading, justify="right")
    for share in shares:
        low, high = share.interval
        span = f"{percent(low)} – {percent(high)}"
        table.add_row(share.name, f"{share.played:,}", f"{share.won:,}", percent(share.share), span, f"{share.drawn:,}")
    return table


def _lengths(summary: Summary) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("length")
    for heading in ("10 %", "median", "90 %"):
        table.add_column(heading, justify="right")
    lengths: list[tuple[str, Length | None]] = [
        ("moves", summary.moves),
        ("answers", summary.answers),
        ("turns", summary.turns),
    ]
    for name, length in lengths:
        if length is not None:
            table.add_row(name, *(f"{value:,.0f}" for value in (length.low, length.median, length.high)))
    return table


def _endings(summary: Summary) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("end")
    table.add_column("clause")
    table.add_column("games", justify="right")
    table.add_column("share", justify="right")
    for reason, clause, count in summary.endings:
        table.add_row(reason or "not finished", clause, f"{count:,}", percent(count / summary.games))
    return table
