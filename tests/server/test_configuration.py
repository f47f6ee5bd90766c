"""Settings: from a file, variables and flags, each with its source; what is wrong is reported with its place."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from parlour.core.refusals import BadData
from parlour.server import configuration as module
from parlour.server.configuration import SETTINGS, Configuration, configuration, line_of
from parlour.server.settings import Limits, Settings
from tests.cli.driver import parlour

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "configuration.md").read_text(encoding="utf-8")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "parlour.toml"


@pytest.fixture(autouse=True)
def no_own_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No file of whoever runs the tests is read."""
    monkeypatch.setattr(module, "default_file", lambda: tmp_path / "none.toml")


def read(file: Path, text: str) -> Configuration:
    file.write_text(text, encoding="utf-8")
    return configuration({}, file, {})


def test_a_flag_beats_a_variable_and_a_variable_beats_the_file(file: Path) -> None:
    file.write_text('port = 1001\nhost = "::1"\ntransport = "plain"\n')
    found = configuration({"port": 1003}, file, {"PARLOUR_PORT": "1002", "PARLOUR_HOST": "0.0.0.0"})
    values = {name: found.values[name] for name in ("port", "host", "transport", "lan")}
    assert values == {
        "port": (1003, "--port"),
        "host": ("0.0.0.0", "PARLOUR_HOST"),
        "transport": ("plain", f"{file}:3"),
        "lan": (False, "default"),
    }


def test_the_file_is_named_by_a_variable_or_is_that_of_the_folder(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert configuration({}, None, {})["port"] == 8765
    file.write_text("port = 1001\n")
    assert configuration({}, None, {"PARLOUR_CONFIG": str(file)})["port"] == 1001
    monkeypatch.setattr(module, "default_file", lambda: file)
    assert configuration({}, None, {})["port"] == 1001
    with pytest.raises(BadData, match=r"none\.toml"):
        configuration({}, tmp_path / "none.toml", {})


def test_limits_are_settings(file: Path) -> None:
    limits = read(file, "[limits]\nsockets = 7\nrequests_a_second = 2\n").settings().limits
    assert limits == Limits(sockets=7, requests_a_second=2.0)
    variables = {"PARLOUR_LIMITS_SOCKETS": "8", "PARLOUR_LIMITS_HEAD_SECONDS": "0.5"}
    limits = configuration({}, None, variables).settings().limits
    assert limits == Limits(sockets=8, head_seconds=0.5)


def test_every_setting_can_come_from_the_file_and_from_a_variable(file: Path) -> None:
    """Its default, written as its kind is."""
    defaults = configuration({}, None, {})
    written = read(file, "\n".join(defaults.lines()))
    assert all(written[one.name] == defaults[one.name] for one in SETTINGS)
    assert all(written.values[one.name].source.startswith(f"{file}:") for one in SETTINGS)
    values = {one.variable: ",".join(one.default) if one.kind is list else str(one.default) for one in SETTINGS}
    from_variables = configuration({}, None, values)
    assert all(from_variables[one.name] == defaults[one.name] for one in SETTINGS)
    assert all(from_variables.values[one.name].source == one.variable for one in SETTINGS)


def test_without_any_setting_a_server_has_its_defaults() -> None:
    settings = configuration({}, None, {}).settings()
    default = Settings(settings.db, hosts=settings.hosts)
    assert settings == default
    assert settings.db.startswith("sqlite:///")


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("\nprot = 1\n", 2, "there is no setting 'prot'; did you mean 'port'?"),
        ("port = 'x'\n", 1, "port: expected a whole number, got 'x'"),
        ("port = 70000\n", 1, "port: expected a number from 0 to 65535, got 70000"),
        ("# a comment\n\nlan = 1\n", 3, "lan: expected true or false, got 1"),
        ("bots = [1]\n", 1, "bots: expected a list of texts"),
        ("transport = 'quick'\n", 1, "transport: expected one of fast, plain, got 'quick'"),
        ("port = 1\n[limits]\n# one\nsockets = -1\n", 4, "limits.sockets: expected a number above 0, got -1"),
        ("[limits]\nsockets = 1.5\n", 2, "limits.sockets: expected a whole number, got 1.5"),
        ("[limits]\nhead_seconds = inf\n", 2, "limits.head_seconds: expected a number above 0, got inf"),
        ("limits.sokets = 1\n", 1, "there is no setting 'limits.sokets'; did you mean 'limits.sockets'?"),
        ("host = 'x'\nlimits = 1\n", 2, "limits: expected a table, got 1"),
        ("limits = {sokets = 1}\n", 1, "there is no setting 'limits.sokets'; did you mean 'limits.sockets'?"),
    ],
)
def test_what_is_wrong_in_the_file_is_reported_with_its_line(file: Path, text: str, line: int, problem: str) -> None:
    with pytest.raises(BadData) as wrong:
        read(file, text)
    assert wrong.value.where == f"{file}:{line}"
    assert problem in wrong.value.problem


def test_a_file_that_is_no_toml_is_reported_with_its_line(file: Path) -> None:
    with pytest.raises(BadData, match=r"parlour\.toml: this is not TOML: .*line 2"):
        read(file, "port = 1\nhost =\n")


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("PARLOUR_PORT", "tcp://10.0.0.1:8765", "port: expected a whole number"),
        ("PARLOUR_HTTPS", "perhaps", "https: expected true or false, got 'perhaps'"),
        ("PARLOUR_LIMITS_SOKETS", "1", "there is no such limit; did you mean 'PARLOUR_LIMITS_SOCKETS'?"),
    ],
)
def test_what_is_wrong_in_a_variable_is_reported_with_its_name(name: str, value: str, problem: str) -> None:
    with pytest.raises(BadData) as wrong:
        configuration({}, None, {name: value})
    assert (wrong.value.where, problem in wrong.value.problem) == (name, True)


def test_a_public_address_says_the_host_the_path_and_whether_it_is_secure() -> None:
    settings = configuration({"public_url": "https://example.org/games/"}, None, {}).settings()
    assert (settings.is_secure, settings.path) == (True, "/games")
    assert "https://example.org" in settings.allowed_origins()
    assert settings.address_for_others("127.0.0.1:8765") == "https://example.org/games"
    for wrong in ("example.org", "ftp://example.org", "https://exa mple.org", "https://[", "https://a.b/?x=1"):
        with pytest.raises(BadData, match="--public-url"):
            configuration({"public_url": wrong}, None, {}).settings()


def test_config_prints_every_setting_with_its_source_and_no_secret(file: Path) -> None:
    file.write_text('metrics_key = "very secret"\ndb = "postgresql://me:secret@db/parlour"\n[limits]\nsockets = 7\n')
    ended = parlour("config", "--config", file)
    assert ended.code == 0
    assert "secret" not in ended.out
    assert tomllib.loads(ended.out)["limits"]["sockets"] == 7
    for setting in SETTINGS:
        assert f"\n{setting.name.removeprefix('limits.')} = " in f"\n{ended.out}"
    assert f"# {file}:4" in ended.out
    wrong = parlour("config", "--config", file.with_name("none.toml"))
    assert (wrong.code, "Traceback" in wrong.err) == (2, False)


def test_maintenance_uses_the_configured_store(file: Path, tmp_path: Path) -> None:
    file.write_text(f'db = "sqlite:///{tmp_path / "no-such.db"}"\n')
    assert "no-such.db" in parlour("doctor", "--config", file).err


def test_the_page_has_every_setting_with_its_default() -> None:
    (shown,) = [part.split("```")[0] for part in PAGE.split("```toml\n")[1:2]]
    data = tomllib.loads(shown)
    limits = data.pop("limits")
    found = data | {f"limits.{name}": value for name, value in limits.items()}
    assert found == {one.name: one.default for one in SETTINGS}


def test_a_line_is_found_below_its_table() -> None:
    text = "sockets = 1\n[limits]\nhead = 2\nsockets = 3\n"
    assert [line_of(text, name) for name in ("sockets", "limits.head", "limits.sockets")] == [1, 3, 4]
