"""schemathesis asks the running server everything that its description allows, and finds nothing."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

import parlour
from tests.server.running import Server
from tests.server.scripted import FRIEND, ME, opened
from tests.server.telling import tell

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
TABLE_ROUTES = ("claim", "invitations", "record")


class Asked(NamedTuple):
    said: str
    code: int
    cases: int
    answers: Counter[tuple[str, int]]
    """How often each route gave which status."""


def asked(server: Server, examples: int, folder: Path, phases: str, seed: int) -> Asked:
    """A run of its command line, in a process and a folder of its own: nothing of it is loaded here.

    It is somebody at this server, and the host of a table with free seats that anybody may take.
    """
    with parlour.connect(server.url) as host:
        table, _codes = opened(host, "pit", [ME, *[FRIEND] * 6], public=True)
        token = host.token
    settings = folder / "schemathesis.toml"
    settings.write_text(
        f'headers = {{ X-Parlour = "program", Cookie = "parlour={token}" }}\n[parameters]\n"path.table" = "{table}"\n',
        encoding="utf-8",
    )
    command = [str(Path(sys.executable).parent / "schemathesis"), "--config-file", str(settings), "--no-color", "run"]
    command += [f"{server.url}/openapi.json", "--max-examples", str(examples), "--seed", str(seed), "--checks", CHECKS]
    command += ["--phases", phases, "--workers", "1", "--generation-database", "none"]
    command += ["--report", "har", "--report-har-path", str(folder / "asked.har")]
    run = subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=3600, check=False)
    said = run.stdout[-6000:] + run.stderr[-2000:]
    counted = re.search(r"(\d+) generated", said)
    return Asked(said, run.returncode, int(counted[1]) if counted else 0, answers_in(folder / "asked.har", table))


def answers_in(har: Path, table: str) -> Counter[tuple[str, int]]:
    seen: Counter[tuple[str, int]] = Counter()
    for entry in json.loads(har.read_text(encoding="utf-8"))["log"]["entries"]:
        found = re.fullmatch(rf"[^?]*/tables/{table}/(\w+)(\?.*)?", entry["request"]["url"])
        if found:
            seen[found[1], entry["response"]["status"]] += 1
    return seen


def finds_nothing(server: Server, examples: int, folder: Path, phases: str, seed: int = 1) -> int:
    """How many questions it asked."""
    run = asked(server, examples, folder, phases, seed)
    tell("I1 by its description", seed=seed, cases=run.cases, answers=dict(run.answers))
    assert run.code == 0, run.said
    for route in TABLE_ROUTES:
        assert run.answers[route, 200] > 0, f"void: nobody got through to {route}"
    return run.cases


def test_i1_schemathesis_finds_nothing_in_a_few_questions(served: Server, tmp_path: Path) -> None:
    finds_nothing(served, 2, tmp_path, "examples,fuzzing")


@pytest.mark.soak
def test_i1_schemathesis_finds_nothing(served: Server, tmp_path: Path) -> None:
    cases = sum(
        finds_nothing(served, 500, tmp_path, "examples,coverage,fuzzing,stateful", seed) for seed in range(1, 9)
    )
    assert cases >= 100_000, "void"
