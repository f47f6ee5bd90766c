"""What docs/ladder.md says of the bots: every pair of every game, figures that add up, and commands that play them."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import parlour as package
from parlour.bots.loading import make
from parlour.core.registry import find
from parlour.lab.statistics.summary import wilson
from parlour.table import library
from tests.cli.driver import parlour
from tools import ladder

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "ladder.md").read_text(encoding="utf-8")
SECTIONS = dict(ladder.SECTION.findall(PAGE))
ROW = re.compile(
    r"^\| (?P<first>[\w@]+) (?P<how>against|among 3) (?P<second>[\w@]+)(?P<options>(?:, \w+=\w+)*) "
    r"\| (?P<counts>[\d, |]+) \| (?P<share>[\d.]+) % \| (?P<low>[\d.]+) % – (?P<high>[\d.]+) % \| (?P<mark>\*?) ?"
    r"\| (?P<seconds>[\d,]+|–) \| (?P<code>[0-9a-f]{7}|earlier) \|$",
    re.MULTILINE,
)
BOUND = re.compile(
    r"^\| for one of (?P<seats>\d) \| (?P<games>[\d,]+) \| (?P<examined>[\d,]+) \| (?P<questions>[\d.]+) "
    r"\| (?P<found>-?[\d.]+) % \(-?[\d.]+ – -?[\d.]+\) \| (?P<bound>[\d.]+) % \(-?[\d.]+ – [\d.]+\) "
    r"\| [\d,]+ \| [0-9a-f]{7} \|$",
    re.MULTILINE,
)
MANY = 1000
SOME = 100
"""Games of a row from before the page was measured again."""
EXAMINED = 300
"""Questions of which all answers were played out."""
TABLE = 4
NOTHING_TO_FIND = ("ten-up", "monopolist")
"""Where `hard` plays like `normal`, and the page bounds what perfect play would gain."""


class Row(NamedTuple):
    """One match as the page tells it."""

    title: str
    first: str
    second: str
    is_match: bool
    games: int
    won: int
    tied: int
    lost: int
    share: float
    low: float
    high: float
    is_decided: bool
    seconds: int | None
    code: str


def rows(section: str) -> list[Row]:
    found: list[Row] = []
    for one in ROW.finditer(section):
        games, won, tied, lost = (int(text.replace(",", "")) for text in one["counts"].split("|"))
        share, low, high = (float(one[name]) for name in ("share", "low", "high"))
        is_match = one["how"] == "against"
        mark = one["mark"] == "*"
        seconds = None if one["seconds"] == "–" else int(one["seconds"].replace(",", ""))
        title = f"{one['first']} {one['how']} {one['second']}{one['options']}"
        found.append(
            Row(
                title,
                one["first"],
                one["second"],
                is_match,
                games,
                won,
                tied,
                lost,
                share,
                low,
                high,
                mark,
                seconds,
                one["code"],
            )
        )
    return found


def levels(row: Row) -> tuple[str, str]:
    """The two bots, without the number of play-outs."""
    return row.first.partition("@")[0], row.second.partition("@")[0]


def test_every_game_has_its_ladder() -> None:
    assert sorted(SECTIONS) == sorted(package.games())


@pytest.mark.parametrize("slug", package.games())
def test_every_pair_has_played_often_enough(slug: str) -> None:
    found = rows(SECTIONS[slug])
    assert len(found) == len(re.findall(r"^\| .* (?:against|among) ", SECTIONS[slug], re.MULTILINE)), "an unread row"
    most = {(levels(row), row.is_match): row.games for row in sorted(found, key=lambda row: row.games)}
    enough = SOME if any(row.code == "earlier" for row in found) else MANY
    assert most[("normal", "easy"), True] >= MANY
    assert most[("hard", "normal"), True] >= enough
    if library.edition(find(slug)).most_seats >= TABLE:
        assert most[("hard", "normal"), False] >= enough


@pytest.mark.parametrize("slug", NOTHING_TO_FIND)
def test_perfect_play_is_bounded_where_there_is_nothing_to_find(slug: str) -> None:
    found = list(BOUND.finditer(SECTIONS[slug]))
    assert found
    for one in found:
        assert float(one["found"]) <= float(one["bound"])
        assert int(one["examined"].replace(",", "")) >= EXAMINED


def test_the_time_on_the_page_is_the_sum_of_its_rows() -> None:
    told = re.search(r"The rows with a time took (\d+) minutes", PAGE)
    assert told is not None
    seconds = [int(one.replace(",", "")) for one, _code in ladder.TIME.findall(PAGE)]
    assert len(seconds) <= len(ladder.COMMAND.findall(PAGE))
    assert int(told[1]) == round(sum(seconds) / 60)


@pytest.mark.parametrize("slug", package.games())
def test_the_figures_add_up(slug: str) -> None:
    for row in rows(SECTIONS[slug]):
        points = row.won + row.tied / 2 if row.is_match else row.won
        assert row.won + row.tied + row.lost == row.games
        assert row.share == pytest.approx(100 * points / row.games, abs=0.051)
        low, high = wilson(points, row.games)
        assert row.low <= 100 * low + 0.06, "narrower than chance allows"
        assert row.high >= 100 * high - 0.06
        fair = 50 if row.is_match else 100 / TABLE
        assert row.is_decided == (not row.low <= fair <= row.high)


@pytest.mark.parametrize("slug", package.games())
def test_its_commands_play_what_the_table_shows(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []

    def listen(game: str, *given: Any, **_more: Any) -> None:
        bots, games = sorted(given[:2], key=lambda one: isinstance(one, int))
        for bot in bots:
            make(bot, game)
        assert game == slug
        among = "against" if len(bots) == 2 else f"among {len(bots) - 1}"
        assert len(set(bots[1:])) == 1
        chosen = next((one for one in given if isinstance(one, dict)), {})
        options = "".join([f", {name}={value}" for name, value in chosen.items()])
        asked.append((f"{bots[0]} {among} {bots[1]}{options}", games))

    monkeypatch.setattr("parlour.lab.tournament.tournament", listen)
    monkeypatch.setattr("parlour.lab.simulate.simulate", listen)
    monkeypatch.setattr("parlour.lab.output.summary_text.show_tournament", str)
    monkeypatch.setattr("parlour.lab.output.summary_text.show", str)
    for program, words in ladder.COMMAND.findall(SECTIONS[slug]):
        if program != "parlour":
            continue
        ended = parlour(*shlex.split(words))
        assert ended.code == 0, ended.err
    shown = [(row.title, row.games) for row in rows(SECTIONS[slug])]
    assert asked == shown, "in the same order"


def test_the_tool_writes_a_row_as_the_page_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "ladder.md"
    page.write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(ladder, "PAGE", page)
    for slug, section in SECTIONS.items():
        for row in rows(section):
            if row.seconds is None:
                continue
            interval = (row.low / 100, row.high / 100)
            tie, fair = (0.5, 0.5) if row.is_match else (0, 1 / TABLE)
            line = ladder.row(row.title, row.won, row.tied, row.lost, interval, tie, fair, row.seconds)
            ladder.write(slug, row.title, f"{line} {row.code} |\n")
    assert page.read_text(encoding="utf-8") == PAGE
