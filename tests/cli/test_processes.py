"""The command as a process of its own: pipes that close, signals, poor encodings, a terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

COMMAND = [sys.executable, "-m", "parlour"]
COLOUR = re.compile(r"\x1b\[[0-9;]*3[0-9]m")


def read_until(descriptor: int, wanted: str) -> str:
    """What is shown, up to a pattern that must come."""
    seen = b""
    while not re.search(wanted.encode(), seen, re.DOTALL):
        ready, _, _ = select.select([descriptor], [], [], 60)
        assert ready, f"{wanted!r} does not come after {seen[-300:]!r}"
        seen += os.read(descriptor, 65536)
    return seen.decode(errors="replace")


def at_a_terminal(environment: dict[str, str]) -> str:
    """A first screen of a game at a pseudo-terminal, left by Ctrl-D."""
    here, there = pty.openpty()
    process = subprocess.Popen(
        [*COMMAND, "play", "mariners-compass", "--seats", "me,random", "--seed", "1"],
        stdin=there,
        stdout=there,
        stderr=there,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "80", **environment},
    )
    os.close(there)
    shown = read_until(here, r"\n> ")
    os.write(here, b"1\n")
    shown += read_until(here, r"Enter: spin.*\n> ")
    os.write(here, b"\x04")
    assert process.wait(60) == 0
    os.close(here)
    return shown


def test_help_is_shown_without_a_game_being_loaded() -> None:
    code = (
        "import sys; sys.argv = ['parlour', '--help']\n"
        "from parlour.cli import main\n"
        "try:\n main()\nexcept SystemExit:\n pass\n"
        "print([m for m in ('polars', 'rich.console', 'parlour.games.ten_up') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_end_of_the_input_ends_the_game_politely() -> None:
    done = subprocess.run([*COMMAND, "play", "ten-up"], input="", capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert done.stderr == ""


def test_a_reader_that_leaves_is_no_error() -> None:
    process = subprocess.Popen([*COMMAND, "rules", "monopolist"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait(60) == 0
    process.stderr.close()


def test_an_interrupt_keeps_what_was_saved_and_ends_with_130(tmp_path: Path) -> None:
    file = tmp_path / "kept.record"
    process = subprocess.Popen(
        [*COMMAND, "play", "ten-up", "--seats", "me,random", "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\n")
    process.stdin.flush()
    read_until(process.stdout.fileno(), "Enter: spin")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == b""
    assert b"parlour play --resume" in out
    resumed = subprocess.run(
        [*COMMAND, "play", "--resume", str(file)], input="log\n", capture_output=True, text=True, check=True
    )
    assert "You play red." in resumed.stdout


def test_where_only_ascii_can_be_written_the_board_is_drawn_with_it() -> None:
    for game in ("mariners-compass", "ten-up", "monopolist"):
        done = subprocess.run(
            [*COMMAND, "play", game],
            input=b"1\n1\n1\n",
            capture_output=True,
            env={**os.environ, "PYTHONIOENCODING": "ascii"},
            check=True,
        )
        assert done.stderr == b""
        text = done.stdout.decode("ascii")
        assert "?" not in text.split("Your turn")[0]
        assert max(len(line) for line in text.splitlines()) <= 80


def test_a_terminal_gets_colours_and_no_color_takes_them_away() -> None:
    assert COLOUR.search(at_a_terminal({"NO_COLOR": ""}))
    assert not COLOUR.search(at_a_terminal({"NO_COLOR": "1"}))
