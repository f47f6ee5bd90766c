"""A report: one HTML file without external parts, and its figures as PNG and SVG."""

from __future__ import annotations

import re
from html import escape
from io import StringIO
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from parlour.extras import require_extra
from parlour.lab.results import Results
from parlour.lab.store import cannot_write

if TYPE_CHECKING:
    from parlour.lab.output.figures import Drawn

PAGE: Final = "report.html"
FIGURES: Final = "figures"
LINE: Final = 150
"""The number of letters in a line of a figure's caption."""
DOTS: Final = 150
"""The resolution of a PNG, in dots per inch."""

STYLE: Final = """
body { font-family: Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #2b2622;
  background: #fbf8f1; }
h1 { font-weight: normal; }
figure { margin: 2.5rem 0; }
figure svg { width: 100%; height: auto; }
figcaption { font-size: .9rem; }
figcaption small { color: #6a6058; }
table { border-collapse: collapse; }
td, th { padding: .2rem .8rem .2rem 0; text-align: left; }
"""


def report(folder: str | Path) -> Path:
    """Write report.html and the figures into a folder of results; return the path of the page."""
    require_extra("lab", "a report")
    from matplotlib import rc_context  # noqa: PLC0415 (an extra, and heavy)

    from parlour.lab.output.figures import drawn  # noqa: PLC0415 (as above)

    results = Results(folder)
    with rc_context({"svg.fonttype": "none", "font.family": "sans-serif", "font.size": 9}):
        figures = drawn(results)
        parts = [_figure(results, one) for one in figures]
    page = results.folder / PAGE
    try:
        page.write_text(_page(results, parts), encoding="utf-8")
    except OSError as problem:
        raise cannot_write(results.folder, problem) from None
    return page


def _figure(results: Results, one: Drawn) -> str:
    """Write a figure as PNG and SVG, and return its part of the page."""
    from matplotlib import rc_context  # noqa: PLC0415 (as above)

    caption = f"{one.about} {results.caption()}."
    folder = results.folder / FIGURES
    one.figure.supxlabel("\n".join(wrap(results.caption(), LINE)), fontsize=6, color="#6a6058")
    text = StringIO()
    with rc_context({"svg.hashsalt": one.name}):  # equal results give an identical file
        one.figure.savefig(text, format="svg", metadata={"Date": None, "Title": one.title, "Description": caption})
    try:
        folder.mkdir(exist_ok=True)
        (folder / f"{one.name}.svg").write_text(text.getvalue(), encoding="utf-8")
        one.figure.savefig(folder / f"{one.name}.png", dpi=DOTS, metadata={"Description": caption})
    except OSError as problem:
        raise cannot_write(results.folder, problem) from None
    svg = re.sub(r"^.*?(?=<svg)", "", text.getvalue(), flags=re.DOTALL)
    return (
        f'<figure id="{one.name}"><h2>{escape(one.title)}</h2>'
        f'<div role="img" aria-label="{escape(one.title)}: {escape(one.about)}">{svg}</div>'
        f"<figcaption>{escape(one.about)}<br><small>{escape(results.caption())}</small></figcaption></figure>"
    )


def _page(results: Results, parts: list[str]) -> str:
    title = f"Parlour: {results.facts()['game']}"
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>'
        f"<h1>{escape(title)}</h1><p>{escape(results.caption())}</p>{_endings(results)}{''.join(parts)}</body></html>\n"
    )


def _endings(results: Results) -> str:
    games = results.table("games")
    if games is None:
        return ""
    counts = games.group_by("reason", "clause").len().sort(["len", "reason"], descending=[True, False])
    rows = "".join(
        f"<tr><td>{escape(reason or 'not finished')}</td><td>{escape(clause)}</td><td>{count:,}</td></tr>"
        for reason, clause, count in counts.iter_rows()
    )
    return f"<table><thead><tr><th>end</th><th>clause</th><th>games</th></tr></thead><tbody>{rows}</tbody></table>"
