"""Files from outside: read to their limit at most, and nothing that is no regular file."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from parlour.core.refusals import BadData
from parlour.core.registry import find
from parlour.table import library
from parlour.testing.editions import edition_text


def refusal(path: Path | str, limit: int = 1000) -> str:
    with pytest.raises(BadData) as refused:
        library.read_bytes(path, limit)
    return str(refused.value)


def test_a_file_is_read_to_its_limit(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"x" * 1000)
    assert library.read_bytes(file, 1000) == b"x" * 1000
    assert "larger than 999 bytes" in refusal(file, 999)


def test_pipes_devices_and_folders_are_refused_at_once(tmp_path: Path) -> None:
    """Nobody writes to the pipe: to open it, or to read from it, would take for ever."""
    os.mkfifo(tmp_path / "pipe")
    for place in (tmp_path / "pipe", "/dev/zero", tmp_path, "/proc/self/fd"):
        assert "this is no file" in refusal(place)
    assert "cannot be read" in refusal(tmp_path / "none")
    assert "no name of a file" in refusal("a\0b")


def test_a_file_that_says_it_is_empty_is_read_to_its_limit_too(tmp_path: Path) -> None:
    assert "larger" in refusal("/proc/self/smaps", 100)  # its size is 0, as that of a file which grows


def test_editions_of_the_same_text_are_parsed_once_and_few_are_kept() -> None:
    game = find("ten-up")
    text = edition_text("ten-up")
    first = library.edition_of(game, text + "# one", "edition")
    assert library.edition_of(game, text + "# one", "edition") is first
    for n in range(library.EDITIONS_KEPT):
        assert library.edition_of(game, f"{text}# {n}", "edition").content == first.content
    assert len(library._cache) == library.EDITIONS_KEPT
    assert library.edition_of(game, text + "# one", "edition") is not first
