"""Summaries, standings and comparisons as text for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.lab.compare import Comparison
from parlour.lab.statistics.summary import Length, Summary, WinShare
from parlour.lab.tournament import Tournament
from parlour.lab.tournament.mixed_tables import MixedTable, MixedTournament, WinTally


def show(summary: Summary) -> Group:
    """Return a run's summary for a rich console."""
    title = Text(f"{summary.title}: {summary.games:,} games, seed {summary.seed}", style="bold")
    parts: list[RenderableType] = [
        title,
        _shares("bot", summary.by_bot),
        _shares("seat", summary.by_seat),
        *([_shares("began", summary.by_beginning)] if summary.by_beginning else []),
        _lengths(summary),
        _endings(summary),
        Text("Won means won alone, with the 95 % interval (Wilson). Draws are counted apart.", style="dim"),
    ]
    return Group(*parts)


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _shares(what: str, shares: Sequence[WinShare]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(what)
    for heading in ("played", "won", "share", "95 %", "drawn", "mean rank"):
        table.add_column(heading, justify="right")
    for share in shares:
        low, high = share.interval
        span = f"{percent(low)} – {percent(high)}"
        rank = "-" if share.mean_rank is None else f"{share.mean_rank:.2f}"
        counts = (f"{share.played:,}", f"{share.won:,}", percent(share.share), span, f"{share.drawn:,}", rank)
        table.add_row(share.name, *counts)
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


def show_tournament(found: Tournament) -> Group:
    """Return standings and matches for a rich console."""
    title = Text(f"{found.title}: {found.seats} seats, seed {found.seed}", style="bold")
    return Group(
        title,
        _standings(found),
        _matches(found),
        Text(
            "Ratings: Bradley-Terry with ties, on Elo's scale, 0 being the average of these bots, with 95 % intervals. "
            "Share: a win counts 1, a tie 1/2; * marks an interval that excludes 50 %.",
            style="dim",
        ),
    )


def _standings(found: Tournament) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("bot")
    for heading in ("rating", "95 %", "games", "won", "share won", "tied", "a move"):
        table.add_column(heading, justify="right")
    for one in found.standings:
        low, high = one.interval
        span = f"{low:+.0f} – {high:+.0f}"
        counts = (f"{one.games:,.0f}", f"{one.won:,.0f}", percent(one.share), f"{one.tied:,.0f}")
        table.add_row(one.name, f"{one.rating:+.0f}", span, *counts, f"{one.per_move * 1000:,.3f} ms")
    return table


def _matches(found: Tournament) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("match")
    for heading in ("games", "won", "tied", "lost", "share", "95 %", ""):
        table.add_column(heading, justify="right")
    for match in found.matches:
        low, high = match.interval
        counts = (f"{count:,.0f}" for count in (match.games, match.won, match.tied, match.lost))
        span = f"{percent(low)} – {percent(high)}"
        mark = "*" if match.is_decided else ""
        table.add_row(f"{match.first} against {match.second}", *counts, percent(match.share), span, mark)
    return table


def show_comparison(found: Comparison, a: str, b: str) -> Group:
    """Return a comparison for a rich console."""
    pairs = "" if found.games == found.deals else f" in {found.deals:,} deals"
    title = Text(f"{found.title}: {found.games:,} games on each side{pairs}, seed {found.seed}", style="bold")
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("measure")
    for heading in ("a", "b", "b - a", "95 %", ""):
        table.add_column(heading, justify="right")
    for one in found.differences:
        low, high = one.interval
        cells = (f"{one.a:,.3f}", f"{one.b:,.3f}", f"{one.mean:+,.3f}", f"{low:+,.3f} – {high:+,.3f}")
        table.add_row(one.measure, *cells, "*" if one.is_found else "")
    return Group(
        title,
        Text(f"a: {a}"),
        Text(f"b: {b}"),
        table,
        Text(
            "Both sides play the same dice; the intervals are of the mean difference (Student's t, 95 %). * marks one "
            "that excludes 0: of twenty measures that nothing changes, about one is marked by chance.",
            style="dim",
        ),
    )


def show_mixed_tournament(found: MixedTournament) -> Group:
    """Return the standings and all tables of a tournament at mixed tables for a rich console."""
    return Group(
        Text(f"{found.title}: {found.seats} seats, mixed tables, seed {found.seed}", style="bold"),
        _mixed_standings(found),
        *[_mixed_table(table) for table in found.tables],
        Text(
            "Ratings: Bradley-Terry with ties over all pairs at a table, by who finishes higher, on Elo's scale, 0 "
            "being the average of these bots, with 95 % intervals. Share: of a bot's seats that won; * marks an "
            f"interval that excludes the fair share, {percent(1 / found.seats)}.",
            style="dim",
        ),
    )


def _mixed_standings(found: MixedTournament) -> Table:
    table = _win_table("bot", "rating", "95 %")
    table.add_column("a move", justify="right")
    for one in found.standings:
        low, high = one.interval
        cells = _win_cells(one.wins)
        table.add_row(
            one.name, f"{one.rating:+.0f}", f"{low:+.0f} – {high:+.0f}", *cells, f"{one.per_move * 1000:,.3f} ms"
        )
    return table


def _mixed_table(found: MixedTable) -> Table:
    counts = [f"{found.bots.count(name)} {name}" for name in found.wins]
    table = _win_table(f"{', '.join(counts)}: {found.games:,} games")
    for name, wins in found.wins.items():
        table.add_row(name, *_win_cells(wins))
    return table


def _win_table(first: str, *more: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(first)
    for heading in (*more, "seats", "won", "share", "95 %", ""):
        table.add_column(heading, justify="right")
    return table


def _win_cells(wins: WinTally) -> tuple[str, ...]:
    low, high = wins.interval
    span = f"{percent(low)} – {percent(high)}"
    return f"{wins.played:,}", f"{wins.won:,.4g}", percent(wins.share), span, "*" if wins.is_decided else ""
