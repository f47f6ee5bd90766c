"""Offline verification of a record: checks everything the file shows, and states what a file cannot show.

A finding is ok only if the question was really answered. A file alone does not show when the commitment was made,
whether a nonce was left out, or whether another end was played first. A player's own log is needed for that.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from parlour.chance.committed import CommittedDealer, NonceProtocol, commitment_to, secret_in
from parlour.chance.dealers import SeededDealer
from parlour.core.data.plain_data import as_text
from parlour.core.record import CHANCE, END, NONCE, PLEDGE, SECRET, UNDO, Journal, read_journal
from parlour.core.refusals import BadData, ParlourError, Refused, RulesBug
from parlour.core.registry import earlier_rulesets, find, slugs
from parlour.records.commitment_list import CommitmentList, judge_by_list
from parlour.records.player_log import BEYOND, judge_by_log, read_log
from parlour.records.replay import follow, is_verifiable, line_of, secret_at, table_for
from parlour.records.verification_report import BAD, CANNOT_JUDGE, OK, Finding, VerificationReport
from parlour.table import library
from parlour.table.table import Table

FORM: Final = "form"
HEADER: Final = "header"
NONCES: Final = "nonces"
MOVES: Final = "moves"
DRAWS: Final = "draws"
OPENED: Final = "secret"
ENDING: Final = "end"
SEED: Final = "seed"
NO_RECORD: Final = "line 1"
"""The location of the error that a text is no record at all."""
CHECKS: Final = (FORM, HEADER, NONCES, MOVES, DRAWS, OPENED, ENDING)


class NotARecord(BadData):
    """A text that is no record, in contrast to one that is forged or damaged."""


def verify(
    text: str,
    log: str | None = None,
    edition: str | Path | None = None,
    published: CommitmentList | None = None,
) -> VerificationReport:
    """Verify a record, with a player's own log and the published list of commitments if given.

    Raises NotARecord if the text is no record at all.
    """
    seen = None if log is None else read_log(log)
    try:
        journal = read_journal(as_text(text, NO_RECORD))
    except BadData as problem:
        return _damaged(problem)
    findings = [Finding(FORM, OK, "every line is whole, and the hashes chain")]
    findings += _Audit(journal, edition).findings()
    findings += judge_by_log(journal, seen)
    if published is not None:
        findings.append(judge_by_list(journal, published))
    return VerificationReport(findings)


def _damaged(problem: BadData) -> VerificationReport:
    """Report a broken chain: nothing else can be judged then."""
    if problem.where == NO_RECORD:
        raise NotARecord(problem.where, problem.problem)
    line = int(problem.where.removeprefix("line "))
    findings = [Finding(FORM, BAD, problem.problem, line)]
    needed = f"the file is damaged at line {line}: a whole one would be needed"
    findings += [Finding(check, CANNOT_JUDGE, needed) for check in (*CHECKS[1:], *BEYOND)]
    return VerificationReport(findings)


@final
class _Audit:
    """Answers every question that the file itself can answer, for one record."""

    def __init__(self, journal: Journal, edition: str | Path | None) -> None:
        self.journal = journal
        self.edition = edition
        self.bad: dict[str, Finding] = {}
        self.stopped = ""
        """Why the rest cannot be judged by the rules."""
        self.needed = ""
        """What the header refers to and this installation does not have."""
        self.table: Table | None = None
        self.secret: bytes | None = None

    def findings(self) -> list[Finding]:
        self._judge_secret()
        self._judge_header()
        self._judge_nonces()
        self._judge_lines()
        found = [self._header(), self._nonces(), self._moves(), self._draws()]
        if is_verifiable(self.journal):
            found.append(self._opened())
        found.append(self._ending())
        if isinstance(self.table, Table) and isinstance(self.table.dealer, SeededDealer):
            text = "a seed is known to whoever opens the table; a table with verifiable chance would be needed"
            found.append(Finding(SEED, CANNOT_JUDGE, text, beyond=True))
        return found

    def _is_bad(self, check: str, text: str, line: int) -> None:
        if check not in self.bad or line < self.bad[check].line:
            self.bad[check] = Finding(check, BAD, text, line)

    def _judge_secret(self) -> None:
        at = secret_at(self.journal) if is_verifiable(self.journal) else None
        if at is None:
            return
        line = line_of(self.journal, at)
        secret = secret_in(self.journal.entries[at].text)
        chance = self.journal.header["chance"]
        assert isinstance(chance, dict)
        if secret is None:
            self._is_bad(OPENED, "a secret is 64 hexadecimal digits", line)
        elif commitment_to(secret) != chance.get("commitment"):
            self._is_bad(OPENED, "this is not the secret that the header is committed to", line)
        else:
            self.secret = secret

    def _judge_header(self) -> None:
        self.needed = _missing_here(self.journal, self.edition)
        if self.needed:
            self.stopped = f"the header cannot be judged: {self.needed} would be needed"
            return
        try:
            self.table = table_for(self.journal, self.secret, self.edition)
        except ParlourError as problem:
            where = problem.where if isinstance(problem, BadData) else ""
            line = _header_line(self.journal, where)
            self._is_bad(HEADER, str(problem), line)
            self.stopped = f"the header is wrong at line {line}"

    def _judge_nonces(self) -> None:
        """Check the order of pledges and nonces, and that they match. This needs no rules."""
        if not is_verifiable(self.journal):
            return
        protocol = NonceProtocol(self.journal.opening)
        for n, entry in enumerate(self.journal.entries):
            try:
                if entry.who == CHANCE:
                    if not entry.text.startswith(SECRET):
                        protocol.draw()
                elif entry.text.startswith(PLEDGE):
                    protocol.pledge(entry.who, entry.text.removeprefix(PLEDGE))
                elif entry.text.startswith(NONCE):
                    protocol.nonce(entry.who, entry.text.removeprefix(NONCE))
                elif entry.who not in (UNDO, END):
                    protocol.moved(entry.who)
            except Refused as problem:
                self._is_bad(NONCES, problem.text, line_of(self.journal, n))
                return

    def _judge_lines(self) -> None:
        """Replay the record as far as the rules allow."""
        if self.table is None:
            return
        for n, entry in enumerate(self.journal.entries):
            line = line_of(self.journal, n)
            try:
                problem = follow(self.table, self.journal.entries, n)
            except RulesBug as bug:
                self.stopped = f"the rules themselves fail at line {line} ({bug}): mended ones would be needed"
                return
            except ParlourError as refused:
                said = refused.problem if isinstance(refused, BadData) else str(refused)
                self._is_bad(_check_of(entry.who, entry.text), f"{entry.who} {entry.text[:60]}: {said}", line)
                self.stopped = f"play stops at line {line}, which is wrong"
                return
            except Exception as failure:  # a malicious starting position can break the rules in unexpected ways
                said = type(failure).__name__
                self.stopped = f"the rules cannot go on at line {line} ({said}): another start would be needed"
                return
            if problem:
                self._is_bad(DRAWS, f"{entry.text[:60]}: {problem}", line)

    def _header(self) -> Finding:
        if self.needed:
            return Finding(HEADER, CANNOT_JUDGE, f"{self.needed} would be needed", 2)
        text = "game, edition, ruleset, options and seats are known and go together"
        return self.bad.get(HEADER) or Finding(HEADER, OK, text)

    def _nonces(self) -> Finding:
        return self.bad.get(NONCES) or self._unless_stopped(NONCES, "pledges and nonces are in order and fit together")

    def _moves(self) -> Finding:
        return self.bad.get(MOVES) or self._unless_stopped(MOVES, "every move is allowed by the rules")

    def _draws(self) -> Finding:
        if DRAWS in self.bad or self.stopped or self.table is None:
            return self.bad.get(DRAWS) or Finding(DRAWS, CANNOT_JUDGE, self.stopped)
        dealer = self.table.dealer
        if isinstance(dealer, SeededDealer):
            return Finding(DRAWS, OK, f"every draw follows from seed {dealer.seed}")
        if not isinstance(dealer, CommittedDealer):
            needed = "somebody who saw them thrown would be needed"
            return Finding(DRAWS, CANNOT_JUDGE, f"the draws are {dealer.kind}: {needed}")
        if self.secret is None:
            return Finding(DRAWS, CANNOT_JUDGE, "the secret that the header is committed to would be needed")
        return Finding(DRAWS, OK, "every draw follows from the secret, the nonces and the header")

    def _opened(self) -> Finding:
        if self.secret is None:
            needed = "it is not opened; the last line of the finished game would be needed"
            return self.bad.get(OPENED) or Finding(OPENED, CANNOT_JUDGE, needed)
        return Finding(OPENED, OK, "the secret is the one that the header is committed to")

    def _ending(self) -> Finding:
        if ENDING in self.bad or self.stopped or self.table is None:
            return self.bad.get(ENDING) or Finding(ENDING, CANNOT_JUDGE, self.stopped)
        if not self.table.is_over():
            return Finding(ENDING, CANNOT_JUDGE, "the game is not over; the rest of the record would be needed")
        if not any(entry.who == END for entry in self.journal.entries):
            return Finding(ENDING, CANNOT_JUDGE, "the line that ends the game is missing; it would be needed")
        return Finding(ENDING, OK, "the rules end the game here, and so")

    def _unless_stopped(self, check: str, text: str) -> Finding:
        return Finding(check, CANNOT_JUDGE, self.stopped) if self.stopped else Finding(check, OK, text)


def _check_of(who: str, text: str) -> str:
    """Return the question that a line belongs to which cannot be replayed."""
    if who == END or (who == CHANCE and text.startswith(SECRET)):
        return ENDING
    if who == CHANCE:
        return DRAWS
    return NONCES if text.startswith((PLEDGE, NONCE)) else MOVES


def _missing_here(journal: Journal, edition: str | Path | None) -> str:
    """Return what is not available here, though it may be valid: a game, board or ruleset."""
    slug = journal.header.get("game")
    if not isinstance(slug, str):
        return ""
    if slug not in slugs():
        return f"a Parlour that has the game {slug[:40]!r}"
    theirs = journal.header.get("edition")
    if isinstance(theirs, dict):
        id, content = theirs.get("id"), theirs.get("content")
        board = library.edition(find(slug), edition)
        is_earlier = edition is None and isinstance(content, str) and library.earlier_edition(slug, content) != ""
        if (id, content) != (board.id, board.content) and not is_earlier:
            return f"the file of edition {str(id)[:60]!r} ({str(content)[:12]})"
    ruleset = journal.header.get("ruleset")
    version = ruleset.get("version") if isinstance(ruleset, dict) else None
    if isinstance(version, int) and version not in (*earlier_rulesets(slug), library.rulebook(slug).version):
        return f"a Parlour that has ruleset {version} of {slug}"
    return ""


def _header_line(journal: Journal, where: str) -> int:
    """Return the line of the header that an error is about."""
    field = {"position": "start", "commitment": "chance", "secret": "chance", "seed": "chance"}
    words = where.replace("[", ".").split(".")
    for n, name in enumerate(journal.header):
        if name in words or any(field.get(word) == name for word in words):
            return n + 2
    return 2
