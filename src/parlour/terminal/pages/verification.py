"""The page of a record's verification: one line per question, then the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from parlour.core.refusals import BadData
from parlour.records.commitment_list import CommitmentList, read_published
from parlour.records.player_log import read_log
from parlour.records.verification_report import BAD, CANNOT_JUDGE, FORGED, HONEST, OK, SOUND
from parlour.records.verify import NotARecord, verify
from parlour.table import library
from parlour.terminal import colours
from parlour.terminal.files import named
from parlour.terminal.screen import Screen

_STYLES = {OK: colours.GOOD, BAD: colours.BAD}
_VERDICTS = {
    HONEST: ("This record is honest.", colours.GOOD),
    SOUND: ("All that a file can show is in order; the rest needs the log of a player who was there.", colours.GOOD),
    CANNOT_JUDGE: ("Nothing is wrong so far, but this file lacks what is needed to judge it.", colours.WARN),
    FORGED: ("This record is forged or damaged.", colours.BAD),
}


def check(screen: Screen, path: Path, log: Path | None, edition: Path | None, commitments: Sequence[Path] = ()) -> int:
    """Print the findings and return the exit code. NotARecord if there is nothing to verify."""
    theirs = None
    if log is not None:
        theirs = library.read_file(log)
        with named(log):
            read_log(theirs)
    published = _published(commitments) if commitments else None
    with named(path):
        report = verify(_record_text(path), theirs, edition, published)
    for finding in report.findings:
        line = colours.styled(f"{finding.result:13}", _STYLES.get(finding.result, colours.WARN))
        where = f" (line {finding.line})" if finding.line else ""
        line.append(f"{finding.check}: {finding.text}{where}", "")
        screen.say(line, hang=13)
    verdict, style = _VERDICTS.get(
        report.verdict,
        ("Nothing is wrong so far, but this file does not have all that is needed to judge it.", colours.WARN),
    )
    screen.say(colours.styled(verdict, f"bold {style}"))
    return report.exit_code


def _record_text(path: Path) -> str:
    try:
        return library.read_file(path)
    except BadData as problem:
        if problem.problem == library.NO_TEXT:
            raise NotARecord("", problem.problem) from None
        raise BadData("", problem.problem) from None  # `named` adds the name of the file


def _published(files: Sequence[Path]) -> CommitmentList:
    texts = [library.read_file(file) for file in files]
    with named(", ".join(str(file) for file in files)):
        return read_published(texts)
