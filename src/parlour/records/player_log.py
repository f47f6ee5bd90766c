"""Check of a record against a player's own log: what one seat saw and sent while it played.

A log has the form of a record and ends where the player stopped watching. A line that begins with '> ' is something
that the player sent at that moment, '> B nonce 5f0c...'. When the table has accepted it, it appears again as a line of
its own.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final, final

from parlour.core.record import END, NONCE, PLEDGE, Entry, Journal, read_journal
from parlour.core.refusals import BadData
from parlour.records.replay import is_verifiable, line_of
from parlour.records.verification_report import BAD, CANNOT_JUDGE, OK, Finding

SENT: Final = "> "
COMMITMENT: Final = "commitment before nonces"
LEFT_OUT: Final = "no nonce of this player left out"
UNCHANGED: Final = "nothing changed since"
UNCUT: Final = "no other end"
BEYOND: Final = (COMMITMENT, LEFT_OUT, UNCHANGED, UNCUT)
"""Questions that no file alone can answer."""
_WITHOUT: Final = {
    COMMITMENT: "the file does not show when the commitment was made; the log of a player who gave a nonce is needed",
    LEFT_OUT: "the file does not show whether a nonce was sent and left out; the sender's own log is needed",
    UNCHANGED: "whoever wrote the file could have written another; a player's own log is needed",
    UNCUT: "the file does not show whether another end was played first; a player's own log is needed",
}


@final
class PlayerLog:
    """What a player saw, and what they sent: the number of lines before it, the seat and the text."""

    def __init__(self, journal: Journal, sent: list[tuple[int, Entry]]) -> None:
        self.journal = journal
        self.sent = sent


def read_log(text: str) -> PlayerLog:
    """Parse the text of a log; BadData names the line of the log that is damaged."""
    given: object = text
    if not isinstance(given, str):
        raise BadData("log", "a log is a text")
    lines: list[str] = []
    numbers: list[int] = []
    sent: list[tuple[int, Entry]] = []
    past_header = False
    seen = 0
    for n, line in enumerate(text.replace("\r\n", "\n").split("\n")):
        if past_header and line.startswith(SENT):
            who, _, what = line.removeprefix(SENT).partition(" ")
            sent.append((seen, Entry(who, what)))
            continue
        lines.append(line)
        numbers.append(n + 1)
        seen += past_header
        past_header = past_header or not line
    try:
        return PlayerLog(read_journal("\n".join(lines)), sent)
    except BadData as problem:
        n = int(problem.where.removeprefix("line "))
        raise BadData(f"log, line {numbers[min(n, len(numbers)) - 1]}", problem.problem) from None


def judge_by_log(journal: Journal, seen: PlayerLog | None) -> list[Finding]:
    """Answer the questions that no file alone can answer."""
    asked = [check for check in BEYOND if is_verifiable(journal) or check in (UNCHANGED, UNCUT)]
    if seen is None:
        return [_open(check, _WITHOUT[check]) for check in asked]
    found = [_header_changed(journal, seen), _line_changed(journal, seen), _nonce_left_out(journal, seen)]
    bad = {finding.check: finding for finding in found[::-1] if finding is not None}
    return [bad.get(check) or _judged(check, journal, seen, bool(bad)) for check in asked]


def _judged(check: str, journal: Journal, seen: PlayerLog, is_other: bool) -> Finding:
    """Return the finding of a question for which the log shows nothing bad."""
    if is_other:
        return _open(check, "the log is of another course of play; one that agrees would be needed")
    logged = seen.journal.entries
    count = len({entry.who for entry in logged if entry.text.startswith(NONCE)})
    if check in (COMMITMENT, LEFT_OUT) and count == 0:
        return _open(check, "the log has no nonce; one that came after the commitment would be needed")
    if check == COMMITMENT:
        return Finding(check, OK, f"the log has this commitment before the nonces of {count} seats")
    if check == LEFT_OUT:
        return Finding(check, OK, "every pledge and nonce of the log is in the record, in its place")
    if check == UNCHANGED:
        return Finding(check, OK, f"header and lines are those of the log, which has {len(logged)} of them")
    if not any(entry.who == END for entry in logged):
        after = line_of(journal, len(logged)) - 1
        return _open(check, f"the log ends at line {after}; one to the end is needed", after)
    return Finding(check, OK, "the log has the same end")


def _open(check: str, needed: str, line: int = 0) -> Finding:
    """Return a finding that cannot be judged, as always if there is only the file."""
    return Finding(check, CANNOT_JUDGE, needed, line, beyond=True)


def _header_changed(journal: Journal, seen: PlayerLog) -> Finding | None:
    ours, theirs = journal.header_lines(), seen.journal.header_lines()
    for n in range(max(len(ours), len(theirs))):
        line = ours[n] if n < len(ours) else ""
        logged = theirs[n] if n < len(theirs) else ""
        if line != logged:
            is_chance = line.startswith("chance: ") and is_verifiable(journal)
            if is_chance:
                text = "the player was given another commitment, or none, when play began"
                return Finding(COMMITMENT, BAD, text, n + 1)
            return Finding(UNCHANGED, BAD, f"the log has {logged[:80]!r} here", n + 1)
    return None


def _line_changed(journal: Journal, seen: PlayerLog) -> Finding | None:
    for n, logged in enumerate(seen.journal.entries):
        entry = journal.entries[n] if n < len(journal.entries) else None
        line = line_of(journal, n)
        said = f"the log has '{logged.who} {logged.text[:80]}' here"
        if entry is None:
            return Finding(UNCUT, BAD, f"the record stops before this line; {said}", line)
        if entry.who != logged.who or entry.text != logged.text:
            is_nonce = logged.text.startswith((PLEDGE, NONCE)) or entry.text.startswith((PLEDGE, NONCE))
            return Finding(LEFT_OUT if is_nonce else UNCHANGED, BAD, said, line)
    return None


def _nonce_left_out(journal: Journal, seen: PlayerLog) -> Finding | None:
    """Find a pledge or nonce that was sent and never accepted; report the first line by which it should appear."""
    entries = journal.entries
    last_at = {(entry.who, entry.text): n for n, entry in enumerate(entries)}
    moves = [n for n, entry in enumerate(entries) if not entry.text.startswith((PLEDGE, NONCE))]
    for after, sent in seen.sent:
        if last_at.get((sent.who, sent.text), -1) >= after:
            continue
        if not sent.text.startswith((PLEDGE, NONCE)):
            continue  # an answer can be refused, or arrive too late
        late = bisect_left(moves, after)
        if late < len(moves):
            text = f"the player sent '{sent.text[:80]}' before this line, and the record does not have it"
            return Finding(LEFT_OUT, BAD, text, line_of(journal, moves[late]))
    return None
