"""Figures of results, each drawn from one table; a figure is omitted if its table does not exist."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from textwrap import wrap
from typing import Any, Final, final

from matplotlib import colormaps
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from parlour.lab.results import Results
from parlour.lab.statistics.summary import percentile, wilson
from parlour.table.opening import open_table

INK: Final = "#2b2622"
COLOURS: Final = ("#b5482f", "#2f6690", "#5b8c5a", "#c08a2d", "#6c4f8f", "#3d8b8b", "#8f4f6c", "#777777")
BINS: Final = 40
FEWEST: Final = 10
"""The minimum number of auctions for a curve."""
PART: Final = 4
"""Moments are drawn if at least one in this many games has reached them."""
LINE: Final = 16
"""The number of letters of a name in a line on the board."""


@final
class Drawn:
    """A figure with its file name, its title and what it shows."""

    def __init__(self, name: str, title: str, about: str, figure: Figure) -> None:
        self.name = name
        self.title = title
        self.about = about
        self.figure = figure


def blank(width: float = 8.0, height: float = 4.5) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def lengths(results: Results) -> Drawn | None:
    games = results.table("games")
    if games is None:
        return None
    has_turns = games["turns"].null_count() == 0
    values = games["turns"] if has_turns else games["answers"] + games["draws"]
    unit = "turns" if has_turns else "moves"
    figure, axes = blank()
    axes.hist(values.to_list(), bins=min(BINS, max(5, values.n_unique())), color=COLOURS[1], edgecolor="white")
    axes.axvline(float(median(values.to_list())), color=COLOURS[0], linestyle="--")
    axes.set_xlabel(unit)
    axes.set_ylabel("games")
    return Drawn("length", "Length of a game", f"Games by their {unit}; the dashed line is the median.", figure)


def wins(results: Results) -> Drawn | None:
    seats = results.table("seats")
    if seats is None:
        return None
    figure = Figure(figsize=(8.0, 4.0), layout="constrained")
    for place, by in enumerate(("seat", "bot"), 1):
        axes = figure.add_subplot(1, 2, place)
        axes.spines[["top", "right"]].set_visible(False)
        names = seats[by].unique(maintain_order=True).to_list()
        for n, name in enumerate(names):
            part = seats.filter(seats[by] == name)
            share = float(part["won"].sum()) / len(part)
            low, high = wilson(int(part["won"].sum()), len(part))
            axes.bar(n, share, color=COLOURS[n % len(COLOURS)])
            axes.errorbar(n, share, yerr=[[max(0.0, share - low)], [max(0.0, high - share)]], color=INK, capsize=4)
        axes.set_xticks(range(len(names)), names)
        axes.set_ylim(0, 1)
        axes.set_xlabel(by)
        axes.set_ylabel("share of its games won alone")
    about = "By seat and by bot, with 95 % intervals (Wilson). A bot with several seats has a share for each."
    return Drawn("wins", "Who wins", about, figure)


def board(results: Results) -> Drawn | None:
    landings = results.table("landings")
    if landings is None:
        return None
    facts = results.facts()
    seats, options = len(facts["seats"]), facts["options"]
    view = open_table(facts["game"], seats, options, 1, edition=results.edition()).view(None)
    boxes = view.places()
    times = dict(landings.select("square", "times").group_by("square").sum().iter_rows())
    most = max((times.get(name, 0) for name in boxes), default=0)
    if not boxes or not most:
        return None
    figure, axes = blank(8.5, 8.5)
    scale = colormaps["YlOrRd"]
    for name, (left, top, width, height) in boxes.items():
        share = times.get(name, 0) / most
        axes.add_patch(
            Rectangle((left, 1 - top - height), width, height, facecolor=scale(share), edgecolor=INK, lw=0.6)
        )
        is_tall = height > width * 1.2
        label = "\n".join([*wrap(name, LINE), f"{times.get(name, 0) / facts['games']:.2f}"])
        axes.text(
            left + width / 2,
            1 - top - height / 2,
            label,
            ha="center",
            va="center",
            fontsize=5.5 if max(width, height) > 0.06 else 3.5,
            rotation=90 if is_tall else 0,
            color="white" if share > 0.7 else INK,
        )
    axes.text(0.5, 0.5, facts["game"], ha="center", va="center", fontsize=22, alpha=0.15, zorder=-1)
    axes.set_xlim(-0.01, 1.01)
    axes.set_ylim(-0.01, 1.01)
    axes.set_aspect("equal")
    axes.axis("off")
    about = "How often a piece comes to each square, a game on average: the darker, the more often."
    return Drawn("landings", "Where pieces land", about, figure)


def worth(results: Results) -> Drawn | None:
    table = results.table("worth")
    if table is None:
        return None
    figure, axes = blank()
    for n, seat in enumerate(table["seat"].unique(maintain_order=True)):
        moments: list[tuple[float, ...]] = []
        rows = table.filter(table["seat"] == seat).drop_nulls("worth").sort("turn")
        for (turn,), part in rows.group_by("turn", maintain_order=True):
            ordered = sorted(part["worth"].to_list())
            if len(ordered) >= results.facts()["games"] // PART:
                moments.append((float(str(turn)), *(percentile(ordered, p) for p in (10, 50, 90))))
        colour = COLOURS[n % len(COLOURS)]
        turns = [moment[0] for moment in moments]
        axes.plot(turns, [moment[2] for moment in moments], color=colour, label=seat)
        axes.fill_between(turns, [m[1] for m in moments], [m[3] for m in moments], color=colour, alpha=0.12, lw=0)
    axes.set_xlabel("turns")
    axes.set_ylabel("worth")
    axes.legend(title="seat", frameon=False)
    about = (
        "Median by seat, with the middle 80 % as a band. Of games that were still going on, or just ended, at the time."
    )
    return Drawn("worth", "Worth over time", about, figure)


def returns(results: Results) -> Drawn | None:
    table = results.table("income")
    if table is None or not len(table):
        return None
    sums = table.select("thing", "earned", "sold", "bought").group_by("thing").sum()
    found = [(t, (e + s) / b) for t, e, s, b in sums.select("thing", "earned", "sold", "bought").iter_rows() if b]
    if not found:
        return None
    found.sort(key=lambda pair: (pair[1], pair[0]))
    figure, axes = blank(8.0, max(3.0, 0.24 * len(found) + 1))
    axes.barh([thing for thing, _back in found], [back for _thing, back in found], color=COLOURS[2])
    axes.axvline(1, color=INK, linewidth=0.8, linestyle="--")
    axes.set_xlabel("brought for each unit of money paid")
    axes.tick_params(axis="y", labelsize=7)
    about = (
        "What a thing earned and was sold for, over what was paid for it, without buildings; the dashed line is even."
    )
    return Drawn("returns", "Return by property or commodity", about, figure)


def prices(results: Results) -> Drawn | None:
    table = results.table("auctions")
    if table is None:
        return None
    sold = table.drop_nulls(["price", "value", "turn"]).sort("turn")
    if len(sold) < FEWEST:
        return None
    width = max(1, max(sold["turn"].to_list()) // 20)
    curve: list[tuple[float, ...]] = []
    for (step,), part in sold.group_by(sold["turn"] // width, maintain_order=True):
        ratios = sorted(1000 * p // v for p, v in part.select("price", "value").iter_rows() if v)
        if len(ratios) >= 3:
            curve.append(((float(str(step)) + 0.5) * width, *(percentile(ratios, p) / 1000 for p in (10, 50, 90))))
    figure, axes = blank()
    axes.plot([point[0] for point in curve], [point[2] for point in curve], color=COLOURS[3], marker="o", markersize=3)
    axes.fill_between([p[0] for p in curve], [p[1] for p in curve], [p[3] for p in curve], color=COLOURS[3], alpha=0.2)
    axes.axhline(1, color=INK, linewidth=0.8, linestyle="--")
    axes.set_xlabel("turns")
    axes.set_ylabel("price / value")
    about = "What is paid at auctions, against the value by the board: median, and the middle 80 % as a band."
    return Drawn("prices", "Prices at auction", about, figure)


def forest(results: Results) -> Drawn | None:
    found = results.comparison
    if found is None:
        return None
    rows = [row for row in found["differences"] if row["a"] or row["b"]]
    figure, axes = blank(8.0, 0.4 * len(rows) + 1.2)
    for n, row in enumerate(reversed(rows)):
        base = max(abs(row["a"]), abs(row["b"]))
        low, mean, high = (100 * value / base for value in (row["low"], row["mean"], row["high"]))
        colour = COLOURS[0] if row["low"] > 0 or row["high"] < 0 else COLOURS[-1]
        axes.plot([low, high], [n, n], color=colour)
        axes.plot(mean, n, marker="s", color=colour)
    axes.set_yticks(range(len(rows)), [row["measure"] for row in reversed(rows)])
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.set_xlabel("b - a, in % of the larger mean")
    about = f"a: {found['a']}; b: {found['b']}. Mean differences on the same dice, with 95 % intervals; red excludes 0."
    return Drawn("comparison", "What the rules change", about, figure)


FIGURES: Final[tuple[Callable[[Results], Drawn | None], ...]] = (
    lengths,
    wins,
    board,
    worth,
    returns,
    prices,
    forest,
)


def drawn(results: Results) -> list[Drawn]:
    """Return every figure that these results have."""
    found: list[Any] = [draw(results) for draw in FIGURES]
    return [one for one in found if one is not None]
