"""What the README shows works as shown."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from importlib.resources import files
from pathlib import Path

import pytest

from parlour import Table
from tests.cli.driver import parlour

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
SHOWN = [shlex.split(line, comments=True)[1:] for line in re.findall(r"^    (parlour .*)$", README, flags=re.MULTILINE)]
SERVING = [words for words in SHOWN if words[:1] in ([], ["serve"])]
COMMANDS = [words for words in SHOWN if words not in SERVING]
PYTHON = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
FEW = "4"


def test_the_readme_shows_commands_and_python() -> None:
    assert len(COMMANDS) >= 10
    assert len(PYTHON) == 3


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


def answers(address: str) -> None:
    """Wait until a server does."""
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"{address}health", timeout=5):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"{address} does not answer")


@pytest.mark.parametrize("words", SERVING, ids=" ".join)
def test_every_server_of_the_readme_starts_and_ends_politely(words: list[str], tmp_path: Path) -> None:
    """Without the browser; on any port, and in an empty data folder."""
    wanted = ["serve", *[word for word in words[1:] if word != "--open"], "--port", "0"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "parlour", *wanted]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        told = [server.stdout.readline(), server.stdout.readline()]
        answers(told[1].split()[3])
        server.send_signal(signal.SIGTERM)
        assert server.wait(60) == 0
    assert f"{tmp_path}/parlour/parlour.db" in told[0]
    assert told[1].startswith("Parlour is at http://127.0.0.1:")


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for code in PYTHON:
        exec(code, names)
    told = capsys.readouterr().out
    assert "You play red." in told
    assert "colour/take TEN-02" in told
    assert isinstance(names["same"], Table)


def test_documents_that_the_readme_names_exist() -> None:
    for name in re.findall(r"(?:docs/[\w./-]+|[A-Z]+\.md)", README):
        assert (ROOT / name).exists(), name
