"""The guide for bot authors: its examples play, and its pages are those of the code."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

import parlour
from parlour.bots.bot import Bot
from parlour.core.registry import find
from parlour.lab.simulate import simulate
from tools import bot_pages, observations

FOLDER = bot_pages.FOLDER
GUIDE = (FOLDER / "README.md").read_text("utf-8")


@pytest.mark.parametrize("game", parlour.games())
def test_a_page_is_that_of_the_code(game: str) -> None:
    assert (FOLDER / f"{game}.md").read_text("utf-8") == bot_pages.page(game), "run make types"
    told = (observations.FOLDER / f"{game}.md").read_text("utf-8")
    assert told == observations.page(game), "run make types"


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", GUIDE, flags=re.DOTALL))
def test_an_example_of_the_guide_runs(code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    exec(compile(code, "guide", "exec"), {"__name__": "guide"})


@pytest.mark.parametrize("game", parlour.games())
def test_the_example_of_a_game_plays(game: str) -> None:
    code = re.findall(r"```python\n(.*?)```", (FOLDER / f"{game}.md").read_text("utf-8"), flags=re.DOTALL)[-1]
    module = ModuleType("example")
    exec(compile(code, "example", "exec"), module.__dict__)
    (bot,) = [
        found
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, Bot) and found is not Bot
    ]
    assert bot.game == game
    options = find(game).brief
    summary = simulate(game, 2, [bot, "random"], 1, options=options, most=400)
    assert summary.by_bot[0].name == bot.name
    assert summary.by_bot[0].played >= 2


def test_the_guide_lists_every_game() -> None:
    assert set(re.findall(r"\]\(([a-z-]+)\.md\)", GUIDE)) == set(parlour.games())
