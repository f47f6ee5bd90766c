"""No example of the documents goes unnoticed: each is run by a test here or in the module named, or parsed here."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from pathlib import Path

import pytest
import typer.main
from fluent.syntax import FluentParser, ast

import parlour
from parlour.cli.app import app
from parlour.core.registry import find
from parlour.testing import seat_counts

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCED = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^    ((?:parlour|make|python)\b[^\n]*)$", re.MULTILINE)
BOT_PAGES = [f"docs/bots/{game}.md" for game in parlour.games()]

RUN_BY = {
    "README.md": "test_readme",
    "docs/adding-a-game.md": "test_adding_a_game",
    "docs/architecture.md": "test_architecture",
    "docs/server.md": "test_server_page",
    "docs/lab.md": "test_lab_page",
    "docs/bots/README.md": "test_bot_pages",
    "docs/lessons.md": "test_lessons_page",
    "docs/positions/README.md": "test_position_pages",
    **dict.fromkeys(BOT_PAGES, "test_bot_pages"),
    **{f"docs/doors/{path.name}": "test_doors" for path in (ROOT / "docs" / "doors").glob("*.md")},
}
"""Which test module runs the Python of a page: all of it."""
SHOWN_ONLY = ("mermaid",)
"""Drawings, not examples."""
OF_THE_PAGE = ("ts", "svelte")
"""Files of the page: test_adding_a_game builds those of its guide, and no other page has any."""
FEW_STEPS = 30


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(language: str) -> list[tuple[str, str]]:
    """The blocks in a language, each with its page."""
    return [
        (name_of(page), code)
        for page in PAGES
        for found, code in FENCED.findall(page.read_text("utf-8"))
        if found == language
    ]


def commands() -> list[tuple[str, str]]:
    return [(name_of(page), line) for page in PAGES for line in COMMAND.findall(page.read_text("utf-8"))]


def test_every_page_with_python_has_a_test_that_runs_it() -> None:
    assert {page for page, _code in blocks("python")} <= set(RUN_BY)
    for module in set(RUN_BY.values()):
        assert (ROOT / "tests" / "docs" / f"{module}.py").exists()


def test_every_block_is_in_a_language_that_is_tested() -> None:
    tested = {"python", "json", "toml", "ftl", *SHOWN_ONLY}
    for page in PAGES:
        languages = {found for found, _code in FENCED.findall(page.read_text("utf-8"))}
        assert languages <= (tested | {*OF_THE_PAGE} if page.name == "adding-a-game.md" else tested), page


def test_toml_can_be_read() -> None:
    for _page, code in blocks("toml"):
        assert tomllib.loads(code)


def test_messages_can_be_read() -> None:
    for _page, code in blocks("ftl"):
        assert all(isinstance(entry, ast.Message | ast.BaseComment) for entry in FluentParser().parse(code).body)


@pytest.mark.parametrize(("page", "code"), blocks("json"), ids=lambda text: text[:30])
def test_json_can_be_read(page: str, code: str) -> None:
    for line in code.strip().split("\n\n"):
        try:
            json.loads(line)
        except ValueError:
            for single in line.splitlines():
                json.loads(single)


@pytest.mark.parametrize(("page", "line"), commands(), ids=lambda text: text[:60])
def test_a_command_is_one_of_the_program_s(page: str, line: str) -> None:
    """Its subcommand, arguments and options exist; those of the README and of docs/lab.md are run besides."""
    program, *words = shlex.split(line.split("   ", maxsplit=1)[0], comments=True)
    if program == "make":
        targets = (ROOT / "Makefile").read_text("utf-8")
        assert all(re.search(rf"^{target}:", targets, re.MULTILINE) for target in words)
    elif program == "python":
        assert words[0] == "-m" or (ROOT / words[0]).exists()
    elif words:
        command = typer.main.get_command(app).commands[words[0]]  # type: ignore[attr-defined]
        arguments = ["1" if word == "N" else word for word in words[1:]]
        if hasattr(command, "commands"):
            command, arguments = command.commands[arguments[0]], arguments[1:]
        command.make_context(words[0], arguments)


def for_game(code: str, game: str) -> str:
    """An example for environments with another game, and cut off after a few steps."""
    slug = "|".join(parlour.games())
    code = re.sub(rf'"({slug})"', f'"{game}"', code)
    code = re.sub(rf'"parlour/({slug})-v0"', f'"parlour/{game}-v0"', code)
    few, many = seat_counts(game)[0], seat_counts(game)[-1]
    code = re.sub(r"seats=(\d)", lambda found: f"seats={min(max(int(found[1]), few), many)}", code)
    code = re.sub(r"options=\{[^}]*\}", f"options={find(game).brief!r}", code)
    code = re.sub(r", max_cycles=\d+", "", code)
    return re.sub(r'((?:env|make)\((?:"[\w/-]+"))', lambda found: f"{found[1]}, max_cycles={FEW_STEPS}", code)


ENVIRONMENTS = [
    (page, code)
    for page, code in blocks("python")
    if page in ("README.md", "docs/doors/pettingzoo.md", "docs/doors/gymnasium.md")
    and re.search(r"env\(|\.make\(", code)
]


@pytest.mark.parametrize("game", parlour.games())
@pytest.mark.parametrize(
    ("page", "code"), ENVIRONMENTS, ids=[f"{page}-{n}" for n, (page, _) in enumerate(ENVIRONMENTS)]
)
def test_an_example_for_environments_runs_with_every_game(page: str, code: str, game: str) -> None:
    exec(compile(for_game(code, game), page, "exec"), {})


def test_examples_for_environments_are_found() -> None:
    assert len(ENVIRONMENTS) == 4
