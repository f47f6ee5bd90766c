"""Reader for SQLite's write-ahead log that works without SQLite and detects damage.

SQLite ends its log silently at the first wrong checksum. That is right after a loss of power, when the last commit is
torn; but if the log is damaged, everything behind the damage is lost. This module tells the two apart: a commit is
synced before the next one begins, so a wrong checksum with another commit after it is damage.
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path
from typing import Final, NamedTuple

HEADER: Final = 32
FRAME: Final = 24
MAGIC: Final = (0x377F0682, 0x377F0683)
"""File magic numbers: checksums use words with the lowest byte first, or last."""
Sums = tuple[int, int]


class Wal(NamedTuple):
    """The newest pages by number, the pages with a wrong checksum, and whether SQLite would lose something."""

    pages: dict[int, bytes]
    suspects: list[bytes]
    is_damaged: bool


class _Frame(NamedTuple):
    page: int
    is_commit: bool
    is_sound: bool
    data: bytes


def read_wal(path: Path, page_size: int) -> Wal:
    """Read the committed part of a log; an empty one if there is none."""
    data = path.read_bytes() if path.exists() else b""
    frames, is_headed = _frames(data, page_size)
    commits = _commits(frames)
    unsound = [n for n, commit in enumerate(commits) if not all(frame.is_sound for frame in commit)]
    first_lost = unsound[0] if is_headed and unsound else len(commits) if is_headed else 0
    is_damaged = first_lost < len(commits) - 1
    # torn before it was acknowledged, or indistinguishable from that
    if unsound == [len(commits) - 1] and not is_damaged:
        commits.pop()
    pages: dict[int, bytes] = {}
    suspects: list[bytes] = []
    for frame in (frame for commit in commits if commit[-1].is_commit for frame in commit):
        if frame.is_sound:
            pages[frame.page] = frame.data
        else:
            suspects.append(frame.data)
    return Wal(pages, suspects, is_damaged)


def _commits(frames: list[_Frame]) -> list[list[_Frame]]:
    """Group frames by commit. The last group may have no end; its start proves that the commit before it was synced."""
    commits: list[list[_Frame]] = [[]]
    for frame in frames:
        commits[-1].append(frame)
        if frame.is_commit:
            commits.append([])
    return commits if commits[-1] else commits[:-1]


def _frames(data: bytes, page_size: int) -> tuple[list[_Frame], bool]:
    """Return the frames of the log's newest run up to the last sound one, and whether its header is sound. Frames after
    them are left from an earlier run.

    Each checksum is computed from the stored one before it, so one wrong frame does not invalidate the rest.
    """
    step = FRAME + page_size
    if len(data) < HEADER + step:
        return [], True
    magic, _version, _size, _run, salt, other_salt, first, second = struct.unpack(">8I", data[:HEADER])
    order = "<" if (magic == MAGIC[0] if magic in MAGIC else sys.byteorder == "little") else ">"
    before: Sums | None = (first, second)
    salts = (salt, other_salt)
    is_headed = _sums(data[:24], (0, 0), order) == before
    if not is_headed:  # without the header, frames of one run still agree with each other
        before = None
        salts = struct.unpack(">2I", data[HEADER + 8 : HEADER + 16])
    frames: list[_Frame] = []
    sound = 0
    for at in range(HEADER, len(data) - step + 1, step):
        page, commit, *theirs, one, two = struct.unpack(">6I", data[at : at + FRAME])
        body = data[at + FRAME : at + step]
        is_ours = tuple(theirs) == salts and page > 0
        is_sound = is_ours and (before is None or _sums(data[at : at + 8] + body, before, order) == (one, two))
        before = (one, two) if is_ours else None
        frames.append(_Frame(page, is_ours and commit > 0, is_sound, body))
        if is_sound:
            sound = len(frames)
        elif not is_ours and len(frames) - sound > 1:
            break  # two consecutive frames of another run: the log ends here
    return frames[:sound], is_headed


def _sums(data: bytes, before: Sums, order: str) -> Sums:
    one, two = before
    for even, odd in struct.iter_unpack(f"{order}2I", data):
        one = (one + even + two) & 0xFFFFFFFF
        two = (two + odd + one) & 0xFFFFFFFF
    return one, two
