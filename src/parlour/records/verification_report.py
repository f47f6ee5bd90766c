"""The result of verifying a record: one finding per question, and the overall verdict."""

from __future__ import annotations

from typing import Final, final

OK: Final = "ok"
BAD: Final = "bad"
CANNOT_JUDGE: Final = "cannot judge"

HONEST: Final = "honest"
SOUND: Final = "sound"
"""Everything that a file can show is in order; the rest would need somebody who was there."""
FORGED: Final = "forged"
NOT_A_RECORD: Final = "not a record"
EXIT_CODES: Final = {HONEST: 0, FORGED: 1, CANNOT_JUDGE: 3, SOUND: 4, NOT_A_RECORD: 5}
"""Exit codes of a command that verifies a record. 2 is for a command line or a further file that cannot be used."""


@final
class Finding:
    """The answer to one question: its name, the result, a sentence, and the line it is about (0: none).

    `beyond` marks a question that no file alone can answer.
    """

    def __init__(self, check: str, result: str, text: str, line: int = 0, beyond: bool = False) -> None:
        self.check = check
        self.result = result
        self.text = text
        self.line = line
        self.beyond = beyond

    def __repr__(self) -> str:
        where = f" (line {self.line})" if self.line else ""
        return f"{self.check}: {self.result}{where}: {self.text}"


@final
class VerificationReport:
    """All findings, in the order of the questions. A record is honest only if every question was answered."""

    def __init__(self, findings: list[Finding]) -> None:
        self.findings = findings

    @property
    def verdict(self) -> str:
        if self.first_bad is not None:
            return FORGED
        if not self.unjudged:
            return HONEST
        return SOUND if all(finding.beyond for finding in self.unjudged) else CANNOT_JUDGE

    @property
    def exit_code(self) -> int:
        return EXIT_CODES[self.verdict]

    @property
    def first_bad(self) -> Finding | None:
        """The bad finding with the lowest line number."""
        bad = [finding for finding in self.findings if finding.result == BAD]
        return min(bad, key=lambda finding: finding.line) if bad else None

    @property
    def unjudged(self) -> list[Finding]:
        """The findings that could not be judged, each with what would be needed."""
        return [finding for finding in self.findings if finding.result == CANNOT_JUDGE]

    def finding(self, check: str) -> Finding:
        """Return the finding of a question by its name."""
        return next(finding for finding in self.findings if finding.check == check)
