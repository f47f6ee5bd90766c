"""The game of docs/adding-a-game.md, built as the guide says in a copy of the package, can be played everywhere."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.at_the_table import begin, open_table
from tests.browser.chromium import chromium
from tests.browser.conftest import Visitors
from tests.server.running import Server, environment

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^`([^`\n]+)`:\n\n```\w+\n(.*?)^```$", GUIDE, flags=re.MULTILINE | re.DOTALL))
"""The files of the game, by path."""
EXAMPLES = [
    code
    for code in re.findall(r"^```python\n(.*?)^```$", GUIDE, flags=re.MULTILINE | re.DOTALL)
    if code not in FILES.values()
]
"""The Python of the guide that uses the game."""
COMMANDS = [line.split() for line in re.findall(r"^    parlour (.*)$", GUIDE, flags=re.MULTILINE)]
GAME = "tally"
PATIENCE = 300.0
CHECKED = f"""
from random import Random
import parlour
from parlour.testing import random_table, twin

for options in ({{}}, {{"ones": "everything"}}):
    table = random_table("{GAME}", 4, 1, options)
    while not table.is_over():
        assert table.game.rules.broken_invariants(table.copy_state()) == []
        assert twin(table).position() == table.position()
        (ask,) = table.asks()
        assert ask.contains(ask.default_action)
        assert table.view_data(None)["scores"] == table.position()["scores"]
        table.act(ask.seat, ask.sample(Random(len(table.moves()))))
    again = parlour.replay(table.record())
    assert again.record() == table.record() and again.outcome() == table.outcome()
table = parlour.open("{GAME}", seats=2, seed=1)
for seat, text, code in (("B", "throw 1", "turn/not_yours"), ("A", "throw 7", "dice/count")):
    try:
        table.act(seat, text)
    except parlour.Refused as refused:
        assert refused.code == code and refused.clause.startswith("TAL-"), refused
    else:
        raise AssertionError(text)
"""
"""Whole games with every reading: invariants, positions, asks, views, records, refusals."""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package, without the page and compiled modules, with the files of the guide added."""
    folder = tmp_path_factory.mktemp("eighth")
    ignored = shutil.ignore_patterns("page", "__pycache__", "*.so", "*.pyd", "*.c")
    shutil.copytree(ROOT / "src" / "parlour", folder / "src" / "parlour", ignore=ignored)
    for path, content in FILES.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
    return folder / "src"


@pytest.fixture(scope="module")
def page(source: Path) -> Path:
    """The page, built from a copy of its sources and the files of the guide into the copy of the package."""
    web = source.parent / "web"
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules"), dirs_exist_ok=True)
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    node(web, "vite", "build", "--logLevel", "error")
    return web


@pytest.fixture(scope="module")
def url(source: Path, page: Path) -> Iterator[str]:
    """A server with that page."""
    server = Server(f"sqlite:///{source.parent / 'tables.db'}", source.parent / "log", source=source).start()
    yield server.url
    server.stop()


def run(source: Path, *words: str, typed: str = "", folder: Path | None = None) -> str:
    """Run Python with the copy of the package; return what it prints."""
    ended = subprocess.run(
        [sys.executable, *words],
        input=typed,
        env=environment(source),
        cwd=folder or source.parent,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def node(folder: Path, *words: str) -> None:
    """Run one of the page's tools."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    command = [str(ROOT / "web" / "node_modules" / ".bin" / words[0]), *words[1:]]
    ended = subprocess.run(
        command,
        env=os.environ | {"PATH": path},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout + ended.stderr


def example(word: str) -> str:
    """Return the example of the guide that contains a word."""
    (found,) = [code for code in EXAMPLES if word in code]
    return found


def test_the_guide_writes_new_files_only() -> None:
    """No list is edited: every file belongs to the game alone."""
    assert len(FILES) == 18
    for path in FILES:
        assert not (ROOT / path).exists()
        assert GAME in path


def test_its_code_is_in_the_style_of_the_project(source: Path) -> None:
    folders = [str(source / "parlour" / part / GAME) for part in ("games", "bots")]
    settings = ("--config", str(ROOT / "pyproject.toml"), "--no-cache")
    run(source, "-m", "ruff", "check", *settings, *folders)
    run(source, "-m", "ruff", "format", "--check", *settings, *folders)


def test_its_part_of_the_page_is_in_the_style_of_the_project(page: Path) -> None:
    folder = f"src/games/{GAME}"
    node(page, "prettier", "--check", folder)
    node(page, "eslint", "--max-warnings", "0", folder)


def test_it_is_played_in_the_engine(source: Path) -> None:
    assert "TAL-04" in run(source, "-c", example("parlour.open"))
    run(source, "-c", CHECKED)


def test_it_passes_the_contract_suite(source: Path) -> None:
    words = ("-q", "-n", "0", "-p", "no:cacheprovider", "-k", GAME, "tests/contract")
    assert " passed" in run(source, "-m", "pytest", *words, folder=ROOT)


def test_its_commands_run(source: Path) -> None:
    """As the guide shows them; in the terminal somebody plays a whole game against a bot, after one wrong answer."""
    assert GAME in run(source, "-m", "parlour", "games")
    typed = "throw 9\n" + "throw 4\n" * 100
    shown = {words[0]: run(source, "-m", "parlour", *words, typed=typed) for words in COMMANDS}
    assert set(shown) == {"rules", "play", "simulate"}
    assert "TAL-R01" in shown["rules"]
    assert "You can throw 1 to 6 dice" in shown["play"]
    assert "reached the goal" in shown["play"]
    assert "20 games" in shown["simulate"]


def test_it_is_an_environment(source: Path) -> None:
    run(source, "-c", example("parlour.envs"))


def test_it_is_played_on_a_server(source: Path, url: str) -> None:
    run(source, "-c", f"url = {url!r}\n{example('parlour.connect')}")
    with urllib.request.urlopen(f"{url}/api/games", timeout=PATIENCE) as answer:
        assert GAME in [line["game"] for line in json.load(answer)]
    with urllib.request.urlopen(f"{url}/api/games/{GAME}/edition", timeout=PATIENCE) as answer:
        assert json.load(answer)["goal"]["points"] == 50


def test_it_is_played_in_the_browser(url: str) -> None:
    """From the start page through throws on its own board, which the log tells, to the check of the dice."""
    with chromium() as browser:
        visitors = Visitors(browser, url)
        page = visitors.page()
        page.goto("/")
        card = page.locator(".game-card", has=page.get_by_role("heading", name="Tally"))
        expect(card).to_contain_text("Throw as many dice as you dare")
        expect(card).to_contain_text("5 to 10 min")
        table = open_table(page, GAME, ["me", "bot"])
        begin(page)
        board = page.get_by_role("region", name="The scores of Tally")
        board.get_by_role("button", name="Throw 3 dice").click()
        expect(page.locator(".log")).to_contain_text(re.compile(r"You throw \d, \d, and \d"))
        ended = page.get_by_text("The game is over")
        throw = board.get_by_role("button", name="Throw 4 dice").and_(page.locator(":enabled"))
        while True:
            expect(throw.or_(ended).first).to_be_visible(timeout=PATIENCE * 1000)
            if ended.first.is_visible():
                break
            throw.click()
        page.goto(f"/#/end/{table}")
        expect(page.locator(".dice b").first).to_have_text("Honest dice")
        assert visitors.complaints == []


def test_every_example_of_the_guide_is_run() -> None:
    assert len(EXAMPLES) == 3
