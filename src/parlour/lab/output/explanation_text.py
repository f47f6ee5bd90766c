"""The analysis of a game as text for the terminal, and as an HTML page."""

from __future__ import annotations

from html import escape
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.analysis.deals import JudgedDeal
from parlour.lab.explain import GameExplanation
from parlour.lab.output.summary_text import percent

MOMENTS: Final = 8
"""The number of moments that the terminal shows."""
COLOURS: Final = ("#b5482f", "#2f6690", "#5b8c5a", "#c08a2d", "#6c4f8f", "#3d8b8b", "#8f4f6c", "#777777")
WIDTH: Final = 900
HEIGHT: Final = 320
STYLE: Final = """
body { font-family: Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #2b2622;
  background: #fbf8f1; }
svg { width: 100%; height: auto; }
td { padding-right: 1.5rem; }
"""
ABOUT_LUCK: Final = (
    "Luck: what draws did to a seat before anybody could answer them, against the average of all that could have come. "
    "It is nothing on average."
)


def about_deals(found: GameExplanation) -> str:
    """Describe how deals were judged."""
    left_out = f" {found.unjudged} smaller deals are left out." if found.unjudged else ""
    return (
        f"Deals: the chance to win, had the question been left alone and after the deal, by playing on {found.times} "
        f"times by bots on the same dice from what the seat knew; with the 95 % interval of the change.{left_out}"
    )


def show_explanation(found: GameExplanation) -> Group:
    """Return the analysis for a rich console."""
    won = " and ".join(found.names[seat] for seat in found.winners) or "nobody"
    parts: list[RenderableType] = [
        Text(f"{found.title}: {found.reason or 'not finished'}; won by {won}", style="bold"),
        _course(found),
        _luck(found),
        _turns(found),
    ]
    if found.deals:
        parts.append(_deals(found))
    parts.append(Text(ABOUT_LUCK, style="dim"))
    if found.deals:
        parts.append(Text(about_deals(found), style="dim"))
    return Group(*parts)


def _course(found: GameExplanation) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(f"{found.measure} after move")
    last = len(found.worths) - 1
    moments = sorted({last * n // (MOMENTS - 1) for n in range(MOMENTS)})
    for moment in moments:
        table.add_column(f"{moment}", justify="right")
    for seat, name in found.names.items():
        worths = (found.worths[moment][seat] for moment in moments)
        table.add_row(name, *("?" if worth is None else f"{worth:,}" for worth in worths))
    return table


def _luck(found: GameExplanation) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("luck")
    for heading in ("in all", "best draw", "worst draw"):
        table.add_column(heading, justify="right")
    for seat, total in found.total_luck().items():
        draws = [moment[seat] for moment in found.luck]
        table.add_row(found.names[seat], *(f"{value:+,.1f}" for value in (total, max(draws), min(draws))))
    return table


def _turns(found: GameExplanation) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("turning point")
    table.add_column("after move", justify="right")
    table.add_column("changed")
    for one in found.turns:
        table.add_row(one.text, f"{one.moment}", changed(found, one.changed))
    return table


def changed(found: GameExplanation, changes: dict[str, int]) -> str:
    return ", ".join(f"{found.names[seat]} {change:+,}" for seat, change in changes.items())


def _deals(found: GameExplanation) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("deal")
    table.add_column("after move", justify="right")
    table.add_column("chance to win")
    for deal in found.deals:
        table.add_row(found.say(deal.event), f"{deal.moment}", "; ".join(_sides(found, deal)))
    return table


def _sides(found: GameExplanation, deal: JudgedDeal) -> list[str]:
    return [
        f"{found.names[seat]} {percent(side.a)} to {percent(side.b)} "
        f"({100 * side.interval[0]:+.0f} to {100 * side.interval[1]:+.0f})"
        for seat, side in deal.sides.items()
    ]


def page(found: GameExplanation) -> str:
    """Return one HTML file without external parts."""
    title = f"Parlour: {found.title}"
    won = " and ".join(found.names[seat] for seat in found.winners) or "nobody"
    rows = "".join(
        f'<tr><td><span style="color:{_colour(found, seat)}">■</span> {escape(name)}</td>'
        f"<td>{found.total_luck()[seat]:+,.1f}</td></tr>"
        for seat, name in found.names.items()
    )
    turns = "".join(
        f"<li>After move {one.moment}: {escape(one.text)} <small>{escape(changed(found, one.changed))}</small></li>"
        for one in found.turns
    )
    deals = "".join(
        f"<li>After move {deal.moment}: {escape(found.say(deal.event))} "
        f"<small>{escape('; '.join(_sides(found, deal)))}</small></li>"
        for deal in found.deals
    )
    deals_part = f"<h2>Deals</h2><p>{escape(about_deals(found))}</p><ol>{deals}</ol>" if deals else ""
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>'
        f"<h1>{escape(title)}</h1><p>{escape(found.reason or 'not finished')}; won by {escape(won)}.</p>"
        f"<h2>Worth ({escape(found.measure)})</h2>{curves(found)}"
        f"<h2>Luck</h2><p>{escape(ABOUT_LUCK)}</p><table>{rows}</table>"
        f"<h2>Turning points</h2><ol>{turns}</ol>{deals_part}</body></html>\n"
    )


def _colour(found: GameExplanation, seat: str) -> str:
    return COLOURS[list(found.names).index(seat) % len(COLOURS)]


def curves(found: GameExplanation) -> str:
    """Return the worths as line charts."""
    known = [worth for moment in found.worths for worth in moment.values() if worth is not None]
    low, high = min(known, default=0), max(known, default=1)
    last = max(1, len(found.worths) - 1)
    lines: list[str] = []
    for seat, name in found.names.items():
        points = " ".join(
            f"{WIDTH * n / last:.1f},{HEIGHT - HEIGHT * (worth - low) / max(1, high - low):.1f}"
            for n, moment in enumerate(found.worths)
            if (worth := moment[seat]) is not None
        )
        stroke = f'fill="none" stroke="{_colour(found, seat)}" stroke-width="2"'
        lines.append(f'<polyline {stroke} points="{points}"><title>{escape(name)}</title></polyline>')
    marks = "".join(
        f'<line x1="{WIDTH * one.moment / last:.1f}" x2="{WIDTH * one.moment / last:.1f}" y1="0" y2="{HEIGHT}" '
        f'stroke="#999" stroke-dasharray="4 4"><title>{escape(one.text)}</title></line>'
        for one in found.turns
    )
    label = f"From {low:,} to {high:,} over {last:,} moves; dashed lines are turning points."
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">{marks}{"".join(lines)}</svg>'
        f"<p><small>{escape(label)}</small></p>"
    )
