"""What the README shows works as shown."""

from __future__ import annotations

import re
import shlex
import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from parlour import Table
from tests.cli.driver import parlour

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = [
    shlex.split(line, comments=True)[1:] for line in re.findall(r"^    (parlour .*)$", README, flags=re.MULTILINE)
]
PYTHON = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
FEW = "4"


def test_the_readme_shows_commands_and_python() -> None:
    assert len(COMMANDS) >= 10
    assert len(PYTHON) == 1


def test_the_two_commands_come_first() -> None:
    first = re.findall(r"^    make (\w+)", README, flags=re.MULTILINE)
    assert first == ["play", "test"]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert all(re.search(rf"^{target}:", makefile, flags=re.MULTILINE) for target in first)


def test_every_command_of_the_readme_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the order shown, in an empty folder: what one saves another goes on with."""
    monkeypatch.chdir(tmp_path)
    shutil.copy(str(files("parlour").joinpath("editions", "ten-up.toml")), tmp_path / "my-board.toml")
    for words in COMMANDS:
        if "--games" in words:
            words[words.index("--games") + 1] = FEW
        ended = parlour(*words, typed="1\nquit\n\n")
        assert ended.code == 0, f"parlour {' '.join(words)}: {ended.err}"


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    exec(PYTHON[0], names)
    told = capsys.readouterr().out
    assert "You take the red man" in told
    assert "colour/take TEN-02" in told
    assert isinstance(names["same"], Table)


def test_documents_that_the_readme_names_exist() -> None:
    for name in re.findall(r"(?:docs/[\w./-]+|[A-Z]+\.md)", README):
        assert (ROOT / name).exists(), name
