"""Options that have a new name still work under the old one, which `--help` does not list."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.server.settings import Settings
from tests.cli.driver import parlour as command

GAME = "ten-up"
RENAMED = [
    ("simulate", "--max-moves", "--most"),
    ("simulate", "--restart", "--anew"),
    ("tournament", "--max-moves", "--most"),
    ("tournament", "--restart", "--anew"),
    ("compare", "--max-moves", "--most"),
    ("explain", "--playouts", "--times"),
    ("explain", "--max-deals", "--deals"),
    ("serve", "--allowed-host", "--name"),
]


@pytest.mark.parametrize(("name", "new", "old"), RENAMED)
def test_help_lists_the_new_name_only(name: str, new: str, old: str) -> None:
    shown = command(name, "--help").out.split()
    assert new in shown
    assert old not in shown


class Called(Exception):
    """The arguments that a command has passed on."""


def called(monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    def take(*arguments: Any, **named: Any) -> None:
        raise Called(arguments, named)

    monkeypatch.setattr(place, take)


@pytest.mark.parametrize("flags", [["--playouts", "4", "--max-deals", "2"], ["--times", "4", "--deals", "2"]])
def test_explain_takes_both_names(flags: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called(monkeypatch, "parlour.lab.explain.explain")
    record = tmp_path / "x.record"
    record.write_text("x", encoding="utf-8")
    with pytest.raises(Called) as passed:
        command("explain", record, *flags)
    (_text, _edition, playouts), named = passed.value.args
    assert (playouts, named["most_deals"]) == (4, 2)


def test_two_values_for_one_option_are_refused(tmp_path: Path) -> None:
    record = tmp_path / "x.record"
    record.write_text("x", encoding="utf-8")
    for new, old in (("--playouts", "--times"), ("--max-deals", "--deals")):
        ended = command("explain", record, new, "4", old, "5")
        assert ended.code == 2
        assert f"give only {new}" in ended.err


@pytest.mark.parametrize("flag", ["--restart", "--anew"])
@pytest.mark.parametrize("name", ["simulate", "tournament"])
def test_an_interrupted_run_is_thrown_away_under_both_names(
    name: str, flag: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called(monkeypatch, "parlour.lab.unfinished.Unfinished.remove")
    with pytest.raises(Called):
        command(name, GAME, "--games", "2", "--bots", "random,easy", "--out", tmp_path / "out", flag)


@pytest.mark.parametrize("flag", ["--allowed-host", "--name"])
def test_serve_takes_the_names_of_its_hosts_under_both_names(flag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    called(monkeypatch, "parlour.server.ops.runner.serve")
    with pytest.raises(Called) as passed:
        command("serve", flag, "play.example.org", flag, "two.example.org")
    settings: Settings = passed.value.args[0][0]
    assert {"play.example.org", "two.example.org"} <= settings.allowed_hosts()


@pytest.mark.parametrize("name", ["simulate", "tournament"])
def test_a_limit_of_no_moves_is_refused_by_the_name_of_its_option(name: str) -> None:
    told = command(name, "ten-up", "--games", "1", "--max-moves", "0")
    assert told.code != 0
    assert "--max-moves: expected a whole number of at least 1, got 0" in told.err
