"""schemathesis asks the running server everything that its description allows, and finds nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import parlour
from tests.server.running import Server
from tests.server.telling import tell

EXAMPLES = 500


def asked(server: Server, examples: int, folder: Path) -> subprocess.CompletedProcess[str]:
    """A run of its command line, in a process and a folder of its own: nothing of it is loaded here."""
    token = parlour.connect(server.url).token
    command = [
        str(Path(sys.executable).parent / "schemathesis"),
        "run",
        f"{server.url}/openapi.json",
        "--max-examples",
        str(examples),
        "--seed",
        "1",
        "--checks",
        "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
        "--header",
        "X-Parlour: program",
        "--header",
        f"Cookie: parlour={token}",
        "--workers",
        "1",
        "--generation-database",
        "none",
        "--no-color",
    ]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=3600, check=False)


@pytest.mark.soak
def test_i1_schemathesis_finds_nothing(served: Server, tmp_path: Path) -> None:
    run = asked(served, EXAMPLES, tmp_path)
    tell("schemathesis", said=run.stdout[-1500:])
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
