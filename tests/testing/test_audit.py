"""`make audit`, with answers of the registries that are made up: no network is needed."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tools import audit
from tools.audit import NPM, PYTHON, Accepted, Answer, BadAudit, Finding, judge, npm_answer, pins, python_answer

CLEAN = {"name": "anyio", "version": "4.1", "vulns": []}
BAD = {
    "name": "starlette",
    "version": "0.1",
    "vulns": [
        {
            "id": "PYSEC-2026-1",
            "aliases": ["CVE-2026-1", "GHSA-aaaa-bbbb-cccc"],
            "fix_versions": ["0.2"],
            "description": "A header can be forged.\nMore of it.",
        }
    ],
}
SKIPPED = {"name": "msgspec", "skip_reason": "Dependency not found on PyPI and could not be audited: msgspec (0.19)"}
ADVISORY = {
    "source": 1234,
    "name": "vite",
    "title": "Serves too much",
    "url": "https://github.com/advisories/GHSA-dddd-eeee-ffff",
    "severity": "high",
    "range": "<8.0.1",
}
FINDING = Finding(PYTHON, "starlette", "0.1", ("PYSEC-2026-1", "CVE-2026-1"), "A header can be forged.")


def pip_audit(*rows: dict[str, Any]) -> str:
    return json.dumps({"dependencies": rows, "fixes": []})


def npm(**vulnerabilities: Any) -> str:
    return json.dumps({"vulnerabilities": vulnerabilities, "metadata": {"dependencies": {"total": 7}}})


def test_a_known_vulnerability_is_found() -> None:
    answer = python_answer(pip_audit(CLEAN, BAD))
    assert answer.checked == 2
    assert answer.is_whole
    assert [str(finding) for finding in answer.findings] == [
        "python: starlette 0.1: PYSEC-2026-1: A header can be forged. (fixed in 0.2)"
    ]
    lines, is_passed = judge([answer], [])
    assert not is_passed
    assert lines[-1].startswith("FOUND: python: starlette")


def test_packages_that_could_not_be_looked_up_are_not_taken_for_clean() -> None:
    nothing = python_answer(pip_audit(SKIPPED, SKIPPED))
    assert nothing.problem
    assert judge([nothing], []) == (["python: not audited: the registry has no answer for any package"], True)
    partly = python_answer(pip_audit(CLEAN, SKIPPED))
    assert not partly.is_whole
    assert judge([partly], [])[0][0].endswith("no answer for 1: msgspec")


@pytest.mark.parametrize("said", ["", "Traceback", "[]", "null", '{"dependencies": [1]}', '{"dependencies": [{}]}'])
def test_an_answer_that_is_none_is_said_in_one_line_and_fails_nothing(said: str) -> None:
    for answer in (python_answer(said), npm_answer(said)):
        lines, is_passed = judge([answer], [])
        assert (len(lines), is_passed) == (1, True)
        assert "not audited" in lines[0]


def test_npm_findings_are_told_once_each() -> None:
    refused = npm_answer('{"message": "405 Method Not Allowed", "statusCode": 405, "error": {}}')
    assert refused.problem
    answer = npm_answer(npm(vite={"via": [ADVISORY]}, vitest={"via": ["vite"]}, other={"via": [ADVISORY]}))
    assert [finding.ids for finding in answer.findings] == [("GHSA-dddd-eeee-ffff",)]
    assert judge([npm_answer(npm())], []) == (["npm: 7 packages audited, 0 known vulnerabilities"], True)
    assert not judge([answer], [])[1]


def accepted(id: str = "CVE-2026-1", where: str = PYTHON, package: str = "starlette") -> Accepted:
    return Accepted(where, id, package, "We do not read that header.")


def test_an_accepted_finding_passes_by_any_of_its_names_and_says_why() -> None:
    answer = Answer(PYTHON, [FINDING], 1, [])
    for id in FINDING.ids:
        lines, is_passed = judge([answer], [accepted(id)])
        assert is_passed
        assert lines[-1].endswith("(We do not read that header.)")
    for other in (accepted("CVE-2026-2"), accepted(where=NPM), accepted(package="uvicorn")):
        assert not judge([answer], [other])[1]


def test_what_is_accepted_and_not_found_any_more_fails_if_the_registry_answered_for_all() -> None:
    clean = Answer(PYTHON, [], 3, [])
    lines, is_passed = judge([clean, Answer(NPM, [], 3, [])], [accepted()])
    assert not is_passed
    assert lines[-1].startswith("OUTDATED: CVE-2026-1 of starlette")
    for unsure in (Answer(PYTHON, [], 3, ["msgspec"]), Answer(PYTHON, [], 0, [], "no answer")):
        assert judge([unsure], [accepted()])[1]


ENTRY = '[[accepted]]\nwhere = "python"\nid = "CVE-1"\npackage = "a"\nreason = "{reason}"\n'


def test_a_reason_is_needed_for_whatever_is_accepted() -> None:
    assert audit.read_accepted(ENTRY.format(reason="Why")) == [Accepted("python", "CVE-1", "a", "Why")]
    for bad in (
        ENTRY.format(reason=" "),
        ENTRY.format(reason="Why").replace("reason", "because"),
        ENTRY.format(reason="Why").replace('"python"', '"ruby"'),
        ENTRY.format(reason="Why").replace('"CVE-1"', "1"),
        'ignored = ["CVE-1"]\n',
        "accepted = 1\n",
        "[[accepted]\n",
    ):
        with pytest.raises(BadAudit):
            audit.read_accepted(bad)


def test_the_file_of_this_project_can_be_read() -> None:
    audit.read_accepted(audit.ACCEPTED.read_text(encoding="utf-8"))


def test_all_packages_of_all_locks_are_asked_for_whatever_system_they_are_for() -> None:
    locks = [
        "anyio==4.1 \\\n    --hash=sha256:00\nuvloop==0.21 ; sys_platform != 'win32' \\\n    # via uvicorn\n",
        "anyio==4.1\nTorch==2.13.0+cpu\nuvloop==0.22\n",
    ]
    assert list(pins(locks)) == [{"anyio": "4.1", "torch": "2.13.0+cpu", "uvloop": "0.21"}, {"uvloop": "0.22"}]
    real = [path.read_text(encoding="utf-8") for path in sorted(audit.ROOT.glob("requirements*.lock"))]
    assert len(real) == 6
    assert len(next(pins(real))) > 150


class Service(BaseHTTPRequestHandler):
    """A service of vulnerabilities in the form of OSV's, that knows of one."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
        is_bad = asked["package"]["name"] == "starlette"
        said = {"vulns": [VULNERABILITY]} if is_bad else {}
        body = json.dumps(said).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


VULNERABILITY = {
    "id": "PYSEC-2026-1",
    "aliases": ["CVE-2026-1"],
    "summary": "A header can be forged.",
    "details": "A header can be forged.",
    "published": "2026-01-01T00:00:00Z",
    "modified": "2026-01-01T00:00:00Z",
    "affected": [
        {
            "package": {"name": "starlette", "ecosystem": "PyPI"},
            "ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "0.2"}]}],
            "versions": ["0.1"],
        }
    ],
}


def test_the_real_pip_audit_is_understood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    with ThreadingHTTPServer(("127.0.0.1", 0), Service) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{server.server_port}/v1/query"
        options = ("--vulnerability-service", "osv", "--osv-url", url, "--cache-dir", str(tmp_path))
        answer = audit.pip_audit({"starlette": "0.1", "anyio": "4.1"}, *options)
        server.shutdown()
    assert (answer.problem, answer.checked, answer.unanswered) == ("", 2, [])
    assert [(finding.package, set(finding.ids)) for finding in answer.findings] == [
        ("starlette", {"PYSEC-2026-1", "CVE-2026-1"})
    ]
    gone = audit.pip_audit({"starlette": "0.1"}, "--vulnerability-service", "osv", "--osv-url", url)
    assert gone.problem


def test_a_program_that_is_not_there_or_fails_gives_no_answer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.executable", str(tmp_path / "no-python"))
    monkeypatch.setenv("PATH", str(tmp_path))
    lines, is_passed = judge([*audit.ask_pypi(), audit.ask_npm()], [])
    assert is_passed
    assert [line.partition(":")[0] for line in lines] == [PYTHON, NPM]
    assert all("not audited" in line for line in lines)
