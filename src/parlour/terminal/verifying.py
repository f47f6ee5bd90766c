"""A record's check on the screen: one line a question, then the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from parlour.core.refusals import BadData
from parlour.table import shelf
from parlour.table.logs import read_log
from parlour.table.published import CommitmentList, read_published
from parlour.table.report import BAD, CANNOT_JUDGE, FORGED, HONEST, OK, SOUND
from parlour.table.verify import NotARecord, verify
from parlour.terminal import ink
from parlour.terminal.files import named
from parlour.terminal.screen import Screen

_INKS = {OK: ink.GOOD, BAD: ink.BAD}
_VERDICTS = {
    HONEST: ("This record is honest.", ink.GOOD),
    SOUND: ("All that a file can show is in order; the rest needs the log of a player who was there.", ink.GOOD),
    CANNOT_JUDGE: ("Nothing is wrong so far, but this file lacks what is needed to judge it.", ink.WARN),
    FORGED: ("This record is forged or damaged.", ink.BAD),
}


def check(screen: Screen, path: Path, log: Path | None, edition: Path | None, commitments: Sequence[Path] = ()) -> int:
    """Show what was found; the exit code says the same. NotARecord if there is nothing to check."""
    theirs = None
    if log is not None:
        theirs = shelf.read_file(log)
        with named(log):
            read_log(theirs)
    published = _published(commitments) if commitments else None
    with named(path):
        report = verify(_record_text(path), theirs, edition, published)
    for finding in report.findings:
        line = ink.inked(f"{finding.result:13}", _INKS.get(finding.result, ink.WARN))
        where = f" (line {finding.line})" if finding.line else ""
        line.append(f"{finding.check}: {finding.text}{where}", "")
        screen.say(line, hang=13)
    verdict, style = _VERDICTS.get(
        report.verdict,
        ("Nothing is wrong so far, but this file does not have all that is needed to judge it.", ink.WARN),
    )
    screen.say(ink.inked(verdict, f"bold {style}"))
    return report.exit_code


def _record_text(path: Path) -> str:
    try:
        return shelf.read_file(path)
    except BadData as problem:
        if problem.problem == shelf.NO_TEXT:
            raise NotARecord("", problem.problem) from None
        raise BadData("", problem.problem) from None  # the name of the file is added by `named`


def _published(files: Sequence[Path]) -> CommitmentList:
    texts = [shelf.read_file(file) for file in files]
    with named(", ".join(str(file) for file in files)):
        return read_published(texts)
