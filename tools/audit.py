"""Check the locked packages for known vulnerabilities: `make audit`.

Python packages are checked by pip-audit, those of the page by `npm audit`. Findings that `audit.toml` accepts, with a
reason, are listed; any other finding fails. A registry that does not answer is reported in one line and fails nothing.
pip-audit reports a package that it could not look up as free of vulnerabilities, so that case is detected here.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
ACCEPTED: Final = ROOT / "audit.toml"
PYTHON: Final = "python"
NPM: Final = "npm"
SECONDS: Final = 300
PROBE: Final = 3
"""The number of packages looked up first: if the registry does not answer for them, the others are skipped."""
_PIN: Final = re.compile(r"^([A-Za-z0-9][A-Za-z0-9._-]*)==([^\s;\\]+)", re.MULTILINE)
_FIELDS: Final = {"where", "id", "package", "reason"}


class Finding(NamedTuple):
    """A known vulnerability of a package that we use."""

    where: str
    package: str
    version: str
    ids: tuple[str, ...]
    """Its ids; the first one is shown."""
    text: str

    def __str__(self) -> str:
        return f"{self.where}: {self.package} {self.version}: {self.ids[0]}: {self.text}"


class Answer(NamedTuple):
    """The answer of a registry."""

    where: str
    findings: list[Finding]
    checked: int
    unanswered: list[str]
    """Packages without an answer."""
    problem: str = ""
    """Why there is no answer at all."""

    @property
    def is_whole(self) -> bool:
        return not self.problem and not self.unanswered


class Accepted(NamedTuple):
    where: str
    id: str
    package: str
    reason: str


class BadAudit(Exception):
    """`audit.toml` is invalid."""


def pins(locks: list[str]) -> Iterator[dict[str, str]]:
    """Yield all packages of some lock files, for any system: versions by name, in as few tables as possible."""
    left = sorted({(found[1].lower(), found[2]) for lock in locks for found in _PIN.finditer(lock)})
    while left:
        table: dict[str, str] = {}
        rest: list[tuple[str, str]] = []
        for name, version in left:
            if table.setdefault(name, version) != version:
                rest.append((name, version))
        yield table
        left = rest


def python_answer(said: str) -> Answer:
    """Parse the JSON output of pip-audit."""
    try:
        rows = json.loads(said)["dependencies"]
        skipped = [row["name"] for row in rows if "skip_reason" in row]
        checked = [row for row in rows if "skip_reason" not in row]
        found = [
            Finding(PYTHON, row["name"], row["version"], (vuln["id"], *vuln.get("aliases", ())), _first_line(vuln))
            for row in checked
            for vuln in row["vulns"]
        ]
    except (ValueError, KeyError, TypeError):
        return Answer(PYTHON, [], 0, [], "pip-audit gave no answer")
    if rows and not checked:
        return Answer(PYTHON, [], 0, skipped, "the registry has no answer for any package")
    return Answer(PYTHON, found, len(checked), skipped)


def npm_answer(said: str) -> Answer:
    """Parse the output of `npm audit --json`."""
    try:
        data = json.loads(said)
        packages = data["vulnerabilities"]
        checked = int(data["metadata"]["dependencies"]["total"])
        found = [
            Finding(NPM, via["name"], via["range"], (_npm_id(via),), f"{via['severity']}: {via['title']}")
            for package in packages.values()
            for via in package["via"]
            if isinstance(via, dict)
        ]
    except (ValueError, KeyError, TypeError, AttributeError):
        return Answer(NPM, [], 0, [], "the registry does not answer 'npm audit'")
    return Answer(NPM, list(dict.fromkeys(found)), checked, [])


def read_accepted(text: str) -> list[Accepted]:
    """Return the accepted findings; BadAudit if one of them has no reason."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadAudit(f"audit.toml: {problem}") from None
    rows = data.pop("accepted", [])
    if data or not isinstance(rows, list):
        raise BadAudit("audit.toml: expected [[accepted]] tables only")
    found: list[Accepted] = []
    for n, row in enumerate(rows, 1):
        if not isinstance(row, dict) or row.keys() != _FIELDS or not all(isinstance(x, str) for x in row.values()):
            raise BadAudit(f"audit.toml: entry {n}: expected texts named {', '.join(sorted(_FIELDS))}")
        if row["where"] not in (PYTHON, NPM):
            raise BadAudit(f"audit.toml: entry {n}: 'where' is 'python' or 'npm', not {row['where']!r}")
        if not row["reason"].strip():
            raise BadAudit(f"audit.toml: entry {n}: {row['id']} is accepted without a reason")
        found.append(Accepted(**row))
    return found


def judge(answers: list[Answer], accepted: list[Accepted]) -> tuple[list[str], bool]:
    """Return the lines to print, and whether the audit has passed."""
    lines: list[str] = []
    is_passed = True
    used: set[Accepted] = set()
    for answer in answers:
        lines.append(_summary(answer))
        for finding in answer.findings:
            reasons = [each for each in accepted if _is_of(each, finding)]
            used.update(reasons)
            is_passed = is_passed and bool(reasons)
            lines.append(f"accepted: {finding} ({reasons[0].reason})" if reasons else f"FOUND: {finding}")
    for each in accepted:
        if each not in used and all(answer.is_whole for answer in answers if answer.where == each.where):
            is_passed = False
            lines.append(f"OUTDATED: {each.id} of {each.package} is not found any more; take it out of audit.toml")
    return lines, is_passed


def main() -> int:
    try:
        accepted = read_accepted(ACCEPTED.read_text(encoding="utf-8"))
    except BadAudit as problem:
        print(problem)
        return 1
    lines, is_passed = judge([*ask_pypi(), ask_npm()], accepted)
    print("\n".join(lines))
    return 0 if is_passed else 1


def ask_pypi() -> list[Answer]:
    locks = [path.read_text(encoding="utf-8") for path in sorted(ROOT.glob("requirements*.lock"))]
    answers: list[Answer] = []
    for table in pins(locks):
        if not answers:
            probe = pip_audit(dict(list(table.items())[:PROBE]))
            if probe.problem:
                return [probe]
        answers.append(pip_audit(table))
    return answers


def pip_audit(versions: dict[str, str], *more: str) -> Answer:
    """Run pip-audit on these packages; `more` are further options for it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "pins.txt"
        file.write_text("".join(f"{name}=={version}\n" for name, version in versions.items()), encoding="utf-8")
        options = [
            "--requirement",
            str(file),
            "--no-deps",
            "--disable-pip",
            "--format",
            "json",
            "--timeout",
            "15",
            *more,
        ]
        return python_answer(_said([sys.executable, "-m", "pip_audit", "--progress-spinner", "off", *options], ROOT))


def ask_npm() -> Answer:
    return npm_answer(_said(["npm", "audit", "--json", "--package-lock-only"], ROOT / "web"))


def _said(command: list[str], folder: Path) -> str:
    """Return a program's output; its exit code only says that it has found something."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    try:
        ended = subprocess.run(
            command,
            cwd=folder,
            env={**os.environ, "PATH": path},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return ended.stdout.decode("utf-8", "replace")


def _summary(answer: Answer) -> str:
    if answer.problem:
        return f"{answer.where}: not audited: {answer.problem}"
    line = f"{answer.where}: {answer.checked} packages audited, {len(answer.findings)} known vulnerabilities"
    if answer.unanswered:
        line += f"; no answer for {len(answer.unanswered)}: {', '.join(answer.unanswered[:10])}"
    return line


def _is_of(accepted: Accepted, finding: Finding) -> bool:
    names = (finding.where, finding.package)
    return (accepted.where, accepted.package) == names and accepted.id in finding.ids


def _first_line(vulnerability: dict[str, Any]) -> str:
    fixed = ", ".join(vulnerability.get("fix_versions", ())) or "no version yet"
    lines = str(vulnerability.get("description", "")).strip().splitlines() or [""]
    return f"{lines[0][:160]} (fixed in {fixed})"


def _npm_id(via: dict[str, Any]) -> str:
    return str(via.get("url", "")).rpartition("/")[2] or str(via["source"])


if __name__ == "__main__":
    sys.exit(main())
