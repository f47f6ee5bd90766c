"""What docs/ladder.md says of the bots adds up, and its commands are those of the tables."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import parlour as package
from parlour.bots.loading import make
from parlour.lab.summary import wilson
from tests.cli.driver import parlour

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "ladder.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## ([a-z-]+)\n(.*?)(?=^## |\Z)", PAGE, flags=re.MULTILINE | re.DOTALL))
ROW = re.compile(
    r"^\| (?P<first>[\w@]+) against (?P<second>[\w@]+) \| (?P<counts>[\d, |]+) \| (?P<share>[\d.]+) % "
    r"\| (?P<low>[\d.]+) % – (?P<high>[\d.]+) % \| (?P<mark>\*?) ?\|$",
    re.MULTILINE,
)
MANY = 1000


class Row(NamedTuple):
    """One match as the page tells it."""

    pair: frozenset[str]
    games: int
    won: int
    tied: int
    lost: int
    share: float
    low: float
    high: float
    is_decided: bool


def rows(section: str) -> list[Row]:
    found: list[Row] = []
    for one in ROW.finditer(section):
        counts = [int(text.replace(",", "")) for text in one["counts"].split("|")]
        games, won, tied, lost = counts
        share, low, high = (float(one[name]) for name in ("share", "low", "high"))
        pair = frozenset((one["first"], one["second"]))
        found.append(Row(pair, games, won, tied, lost, share, low, high, one["mark"] == "*"))
    return found


def commands(section: str) -> list[list[str]]:
    return [shlex.split(line)[1:] for line in re.findall(r"^    (parlour .*)$", section, flags=re.MULTILINE)]


def test_every_game_has_its_ladder() -> None:
    assert sorted(SECTIONS) == sorted(package.games())


@pytest.mark.parametrize("slug", package.games())
def test_every_row_can_be_read_and_quick_bots_have_played_long(slug: str) -> None:
    found = rows(SECTIONS[slug])
    assert len(found) == SECTIONS[slug].count(" against "), "a row that cannot be read"
    assert all(row.games >= MANY for row in found if row.pair == {"easy", "normal"})


@pytest.mark.parametrize("slug", package.games())
def test_the_figures_add_up(slug: str) -> None:
    for row in rows(SECTIONS[slug]):
        assert row.won + row.tied + row.lost == row.games
        assert row.share == pytest.approx(100 * (row.won + row.tied / 2) / row.games, abs=0.051)
        low, high = wilson(row.won + row.tied / 2, row.games)
        assert row.low <= 100 * low + 0.06, "narrower than chance allows"
        assert row.high >= 100 * high - 0.06
        assert row.is_decided == (not row.low <= 50 <= row.high)


@pytest.mark.parametrize("slug", package.games())
def test_its_commands_play_what_the_table_shows(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, list[str], int]] = []

    def listen(game: str, bots: list[str], games: int, *_more: Any) -> None:
        for bot in bots:
            make(bot, game)
        asked.append((game, bots, games))

    monkeypatch.setattr("parlour.lab.tournament.tournament", listen)
    monkeypatch.setattr("parlour.lab.show.show_tournament", str)
    for words in commands(SECTIONS[slug]):
        ended = parlour(*words)
        assert ended.code == 0, ended.err
    played = {(game, frozenset(bots), games) for game, bots, games in asked}
    assert played == {(slug, row.pair, row.games) for row in rows(SECTIONS[slug])}
