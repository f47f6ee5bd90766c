"""docs/architecture.md and docs/glossary.md describe the code as it is, and names follow the rules they state."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
import pytest

from tools import architecture
from tools.architecture import ARCHITECTURE, GLOSSARY, INDEXED, PAGES, SOURCE, public_classes

MAX_MODULES = 15
"""In one folder; games have one shape for all instead."""
ROLES = {"NormalBot", "HardBot", "Baseline", "BoardFacts", "Holdings", "Evaluation"}
"""Classes that have the same role in the bots of several games."""
# fmt: off
RETIRED_CLASSES = {
    "Joint", "Among", "AmongMade", "FoundByFirst", "Lots", "Spoken", "Usual", "Several", "Fixed", "OneKindOf",
    "Lexicon", "Things", "Sign", "Phrasebook", "Desk", "KeptChoices", "Waits", "Outcry", "Barter", "Whys", "Sheet",
    "AskSheet", "Scribe", "Reel", "Answers", "Verifiable", "Nonces", "Stroke", "House", "Live", "Wish", "Hearer",
    "Clerk", "Kept", "Listed", "Giver", "Door", "Look", "Told", "Story", "Listener", "Post", "Turns", "Reading",
    "Alphabet", "Speller", "Answering", "Part", "Ways", "KnownWays", "Sight", "Slot", "Sitting", "Ground", "Setting",
    "Course", "Bell", "Share", "Child", "Tycoon", "Admiral", "Guest",
}
RETIRED_MODULES = {
    "lexicon", "phrases", "signs", "words", "desk", "waiting", "outcry", "barter", "evenly", "whys", "weighing",
    "leaving", "sheets", "retaking", "rewinding", "shelf", "fates", "reel", "logs", "turning", "luck_strokes",
    "house", "live", "hearers", "clerk", "conduct", "answered", "reading", "following", "starting", "keeping",
    "judging", "thinking", "running", "allowance", "problems", "door", "listening", "post", "turns", "alphabet",
    "speller", "spelling", "answering", "parts", "ways", "sight", "slots", "sitting", "course", "anyhow", "foresight",
    "haggling", "guide",
}
# fmt: on


def modules() -> list[Path]:
    return [path for path in SOURCE.rglob("*.py") if "__pycache__" not in path.parts]


def classes_outside_games() -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for path in modules():
        where = path.relative_to(SOURCE)
        if where.parts[0] != "games":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef):
                    found[node.name].append(where.as_posix())
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_generated_parts_of_a_page_are_up_to_date(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert "<!-- end of" in text
    assert text == architecture.written(text), "run make types"


def test_every_public_class_says_what_it_is() -> None:
    silent = [name for package in INDEXED for name, text, _module in public_classes(SOURCE / package) if not text]
    assert silent == []


def test_class_names_are_unique_outside_games() -> None:
    twice = {name: paths for name, paths in classes_outside_games().items() if len(paths) > 1}
    assert {name for name in twice if name not in ROLES} == set()
    for name in ROLES & twice.keys():
        assert all(path.startswith("bots/") for path in twice[name])


def test_no_folder_outside_games_is_crowded() -> None:
    counts: dict[str, int] = defaultdict(int)
    for path in modules():
        if path.name != "__init__.py" and "games" not in path.relative_to(SOURCE).parts:
            counts[path.parent.relative_to(SOURCE).as_posix()] += 1
    assert {folder: n for folder, n in counts.items() if n > MAX_MODULES} == {}


def test_no_modules_import_each_other_in_a_circle() -> None:
    graph = grimp.build_graph("parlour")
    TopologicalSorter({name: graph.find_modules_directly_imported_by(name) for name in graph.modules}).prepare()


def test_retired_names_are_gone() -> None:
    assert RETIRED_CLASSES & classes_outside_games().keys() == set()
    names = {path.stem for path in modules() if "games" not in path.relative_to(SOURCE).parts}
    assert RETIRED_MODULES & names == set()


def test_the_example_of_a_turn_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", ARCHITECTURE.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(code, ARCHITECTURE.name, "exec"), {})  # the page's own example
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "MAR-08 ['Spin']"
    assert said[1].startswith("MAR-09 ")


def test_paths_in_the_pages_exist() -> None:
    text = ARCHITECTURE.read_text(encoding="utf-8")
    paths = re.findall(
        r"`((?:src/|tests/|tools/|server/|table/|chance/|core/|records/|games/mariners)[\w/.*-]+)`", text
    )
    assert len(paths) > 10
    for path in paths:
        root = architecture.ROOT if path.startswith(("src/", "tests/", "tools/")) else SOURCE
        assert list(root.glob(path.rstrip("/"))), path


def test_links_in_the_pages_lead_somewhere() -> None:
    for page in (ARCHITECTURE, GLOSSARY):
        for link in re.findall(r"\]\(([\w/.-]+)(?:#[\w-]+)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), link
