"""The files for releases, containers and services fit the program: targets, settings, schemas, locks."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from parlour.server.configuration import SETTINGS, configuration
from tools.release_notes import CHANGELOG, notes

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
DEPLOY = ROOT / "deploy"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
VARIABLES = {setting.variable for setting in SETTINGS}
OTHER_PROGRAMS = ("sudo apt-get", "gh release", "echo ", "docker tag", "docker push")
"""What a workflow may call beside make: what prepares the machine, and what publishes."""


def steps(workflow: Path) -> list[str]:
    """Every line that a workflow runs."""
    jobs = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"].values()
    runs = [step["run"] for job in jobs for step in job["steps"] if "run" in step]
    return [line.strip() for run in runs for line in run.splitlines()]


def check_schema(schema: str, *files: Path) -> None:
    command = [str(Path(sys.executable).parent / "check-jsonschema"), "--builtin-schema", schema, *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_calls_make_targets_that_exist(workflow: Path) -> None:
    made = [line for line in steps(workflow) if line.startswith("make ")]
    assert made
    for line in made:
        assert shlex.split(line)[1] in TARGETS, line
    assert not [line for line in steps(workflow) if not line.startswith(("make ", *OTHER_PROGRAMS))]


def test_the_workflows_test_every_version_of_python() -> None:
    matrix = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text("utf-8"))["jobs"]["test"]["strategy"]
    versions = matrix["matrix"]["python"]
    assert versions[0] == PROJECT["project"]["requires-python"].removeprefix(">=")
    built = PROJECT["tool"]["cibuildwheel"]["build"].split()
    assert built == [f"cp{version.replace('.', '')}-*" for version in versions]


def test_the_workflows_fit_their_schema() -> None:
    check_schema("vendor.github-workflows", *WORKFLOWS)


def test_compose_fits_its_schema(tmp_path: Path) -> None:
    check_schema("vendor.compose-spec", ROOT / "compose.yaml")
    broken = tmp_path / "compose.yaml"
    broken.write_text((ROOT / "compose.yaml").read_text(encoding="utf-8").replace("restart:", "restrat:"))
    with pytest.raises(AssertionError):
        check_schema("vendor.compose-spec", broken)


def test_the_variables_of_compose_and_image_are_settings() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    named = {*services["parlour"]["environment"], *re.findall(r"\b(PARLOUR_[A-Z_]+)=", dockerfile)}
    assert named - VARIABLES - {"PARLOUR_ENGINE"} == set()
    given = {
        "PARLOUR_DB": "postgresql://parlour:x@db/parlour",
        "PARLOUR_PUBLIC_URL": "https://play.example.org",
        "PARLOUR_PROXY": services["parlour"]["environment"]["PARLOUR_PROXY"],
        "PARLOUR_HOST": "0.0.0.0",
    }
    settings = configuration({}, None, given).settings()
    assert settings.has_proxy
    assert {"play.example.org", "127.0.0.1:8765"} <= settings.allowed_hosts()


def test_the_image_is_built_in_stages_for_a_user_without_rights() -> None:
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    last = lines[max(n for n, line in enumerate(lines) if line.startswith("FROM ")) :]
    assert [line for line in last if line.startswith("USER ")] == ["USER parlour"]
    assert any(line.startswith("HEALTHCHECK") for line in last)
    copied = [
        word for line in lines if line.startswith("COPY ") and "--from" not in line for word in line.split()[1:-1]
    ]
    assert all((ROOT / name).exists() for name in copied)


def test_the_service_starts_what_is_installed_with_a_configuration_that_is_right() -> None:
    unit = (DEPLOY / "systemd" / "parlour.service").read_text(encoding="utf-8")
    assert "ExecStart=/opt/parlour/bin/parlour serve --config /etc/parlour/parlour.toml" in unit
    settings = configuration({}, DEPLOY / "parlour.toml", {}).settings()
    assert settings.has_proxy
    assert settings.is_secure
    state = re.search(r"^StateDirectory=(\w+)$", unit, re.MULTILINE)
    assert state is not None
    assert settings.db.startswith(f"sqlite:////var/lib/{state[1]}/")


def test_the_locks_of_image_and_build_are_those_of_the_tests() -> None:
    """All locks name one version of a package, so that what is tested is what is shipped."""

    def pins(name: str) -> set[str]:
        return set(re.findall(r"^[a-z0-9-]+==[^\s;]+", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))

    tested = pins("requirements-dev.lock")
    for name in ("requirements.lock", "requirements-image.lock", "requirements-build.lock"):
        assert pins(name)
        assert pins(name) <= tested


def test_release_notes_are_a_section_of_the_changelog() -> None:
    text = "# Changelog\n\n## [Unreleased]\n\n- new\n\n## [1.0.0] - 2026-01-01\n\n- first\n- second\n"
    assert notes(text, "1.0.0") == "- first\n- second\n"
    assert notes(text, "Unreleased") == "- new\n"
    with pytest.raises(ValueError, match=r"nothing of 2\.0\.0"):
        notes(text, "2.0.0")
    assert notes(CHANGELOG.read_text(encoding="utf-8"), "Unreleased")


def test_the_citation_names_this_version() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert (cited["version"], cited["license"]) == (PROJECT["project"]["version"], PROJECT["project"]["license"])
    assert [one["name"] for one in cited["authors"]] == [one["name"] for one in PROJECT["project"]["authors"]]


def test_the_hooks_are_programs_of_the_checkout() -> None:
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    assert [repo["repo"] for repo in config["repos"]] == ["local"]
    for hook in config["repos"][0]["hooks"]:
        program = hook["entry"].split()[0]
        assert (Path(sys.executable).parent / Path(program).name).exists()


def test_the_container_for_developers_calls_make_targets_that_exist() -> None:
    found = json.loads((ROOT / ".devcontainer" / "devcontainer.json").read_text(encoding="utf-8"))
    assert set(re.findall(r"make ([a-z-]+)", found["postCreateCommand"])) <= TARGETS
