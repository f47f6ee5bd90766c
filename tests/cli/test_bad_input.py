"""Whatever is wrong with a command's words or files: one sentence that names it, exit code 2, nothing written."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

import parlour as api
from tests.cli.driver import parlour

GAME = "mariners-compass"


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["play", "checkers"], "'checkers'"),
        (["play", "ten-ap"], "did you mean 'ten-up'?"),
        (["rules", "checkers"], "'checkers'"),
        (["options", "checkers"], "'checkers'"),
        (["simulate", "checkers"], "'checkers'"),
        (["rules", GAME, "MAR-99"], "'MAR-99'"),
        (["play", GAME, "--option", "pole_exat=true"], "did you mean 'pole_exact'?"),
        (["play", GAME, "--option", "pole_exact=maybe"], "pole_exact cannot be maybe; it can be true, false (MAR-R11)"),
        (["play", GAME, "--option", "pole_exact"], "name=value"),
        (["play", GAME, "--option", "pole_exact=true", "--option", "pole_exact=false"], "twice"),
        (["play", GAME, "--option", "turn_cap=0"], "turn_cap is a whole number from 1"),
        (["play", GAME, "--preset", "short"], "--preset: Mariner's Compass has no presets"),
        (["play", "weigh-anchor", "--preset", "shorter"], "did you mean 'short'?"),
        (["simulate", "weigh-anchor", "--preset", "longest"], "they are full, short"),
        (["play", "--resume", "no-such.record", "--preset", "short"], "--preset"),
        (["play", GAME, "--seats", "me,,bot"], "--seats: 'me,,bot' has an empty place"),
        (["play", GAME, "--seats", ""], "--seats"),
        (["play", GAME, "--seats", "me"], "is played by 2, not by 1"),
        (["play", GAME, "--seats", "me,bot,bot"], "is played by 2, not by 3"),
        (["play", GAME, "--seats", "Ann,ann"], "the same name"),
        (["play", GAME, "--seats", "me,Ada:genius"], "no bot 'genius' plays mariners-compass"),
        (["play", GAME, "--seats", "me,:random"], "lacks the name"),
        (["play", GAME, "--seats", "me,Ada (random)"], "would be taken for a bot"),
        (["play", GAME, "--seats", f"me,{'x' * 41}"], "at most 40 characters"),
        (["play", GAME, "--seed", "seven"], "--seed"),
        (["play", GAME, "--seed", "1", "--chance", "by-hand"], "--chance"),
        (["play", GAME, "--chance", "loaded"], "'loaded'"),
        (["play", GAME, "--edition", "no-such.toml"], "no-such.toml"),
        (["play", GAME, "--save", "no-such-folder/x.record"], "no-such-folder"),
        (["play", GAME, "--save", "."], "folder"),
        (["play", "--resume", "no-such.record"], "no-such.record"),
        (["play", "--resume", "no-such.record", "--seed", "1"], "--seed"),
        (["replay", "no-such.record"], "no-such.record"),
        (["verify", "no-such.record"], "no-such.record"),
        (["edition", "check", "no-such.toml"], "no-such.toml"),
        (["simulate", GAME, "--games", "0"], "games"),
        (["simulate", GAME, "--bots", "random,genius"], "'genius'"),
        (["simulate", GAME, "--option", "nonsense=1"], "'nonsense'"),
        (["simulate", GAME, "--bots", "random,,random"], "empty place"),
        (["simulate", GAME, "--bots", "no_such_module:Bot"], "No module named 'no_such_module'"),
        (["simulate", GAME, "--batch", "0"], "batch"),
        (["simulate", GAME, "--records"], "--out FOLDER"),
        (["simulate", GAME, "--restart"], "--out FOLDER"),
        (["simulate", GAME, "--watch", "all"], "--out FOLDER"),
        (["tournament", GAME, "--bots", "normal"], "at least two bots"),
        (["tournament", GAME, "--bots", "normal,normal"], "'normal' is there twice"),
        (["tournament", GAME, "--games", "0"], "games"),
        (["tournament", GAME, "--seats", "9"], "is played by 2, not by 9"),
        (["tournament", GAME, "--restart"], "--out FOLDER"),
        (["compare", GAME, "--games", "1"], "games"),
        (["compare", GAME, "--a", "turn_cap"], "'turn_cap' is not of the form name=value"),
        (["compare", GAME, "--b", "nonsense=1"], "'nonsense'"),
        (["compare", GAME, "--b", "amounts.salary=1"], "no single value at 'amounts.salary'"),
        (["compare", "weigh-anchor", "--b", "amounts.salary=lots"], "'lots' cannot replace"),
        (["compare", "weigh-anchor", "--b", "amounts=1.0"], "'amounts'"),
        (["compare", "weigh-anchor", "--b", "amounts.salary=-5"], "salary"),
        (["compare", "weigh-anchor", "--b", "amounts.salary=1,amounts.salary=2"], "given twice"),
        (["compare", "weigh-anchor", "--a", "preset=longest"], "they are full, short"),
        (["compare", GAME, "--max-moves", "0"], "--max-moves"),
        (["compare", GAME, "--out", "/dev/null/x"], "/dev/null/x"),
        (["report", "/no/such/folder"], "there are no results in it"),
        (["report", "/dev/null"], "there are no results in it"),
        (["explain", "/no/such/file"], "cannot be read"),
        (["explain", "/dev/null"], "this is no file"),
        (["explain", "/dev/null", "--html", "/dev"], "this is a folder"),
        (["simulate", GAME, "--cluster", "127.0.0.1:1"], "no cluster answers"),
        (["simulate", GAME, "--seats", "9"], "is played by 2, not by 9"),
        (["dance"], "dance"),
        (["play", GAME, "--sets", "me"], "--sets"),
        (["edition"], "Missing command"),
        (["replay"], "FILE"),
    ],
)
def test_wrong_words_are_named_and_nothing_happens(
    words: list[str], named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ended = parlour(*words, typed="1\n1\n1\n")
    assert ended.code == 2
    assert named in ended.err
    assert "Traceback" not in ended.err
    assert ended.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("command", "text", "named"),
    [
        (command, text, "no Parlour record")
        for command in ("replay", "verify", "play --resume")
        for text in ("", "hello\nworld\n")
    ]
    + [(command, "parlour record 1\ngame: \n\n", "line 2") for command in ("replay", "play --resume")],
)
def test_what_is_no_record_is_refused_by_file_and_line(command: str, text: str, named: str, tmp_path: Path) -> None:
    file = tmp_path / "odd.record"
    file.write_text(text)
    ended = parlour(*command.split(), file)
    assert ended.code == (5 if command == "verify" else 2)
    assert "odd.record" in ended.err
    assert named in ended.err
    assert ended.err.count("\n") == 1
    assert file.read_text() == text


@pytest.mark.parametrize("command", ["replay", "play --resume"])
def test_a_changed_line_is_named(command: str, tmp_path: Path) -> None:
    table = api.open(GAME, seats=["Ann", "Bo"], seed=1)
    table.act("Ann", "start from London with blue")
    file = tmp_path / "changed.record"
    file.write_text(table.record().replace("with blue", "with red"))
    ended = parlour(*command.split(), file)
    assert ended.code == 2
    assert "changed.record, line 9" in ended.err
    assert "has been changed" in ended.err


def test_a_record_in_another_encoding_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "odd.record"
    file.write_bytes(b"\xff\xfe\x00")
    ended = parlour("replay", file)
    assert ended.code == 2
    assert "no UTF-8" in ended.err


def test_a_finished_game_is_not_resumed_but_says_so(tmp_path: Path) -> None:
    file = tmp_path / "done.record"
    assert parlour("play", GAME, "--seats", "random,random", "--seed", 3, "--save", file).code == 0
    before = file.read_text()
    ended = parlour("play", "--resume", file)
    assert ended.code == 2
    assert "this game is over" in ended.err
    assert file.read_text() == before


def test_a_record_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mar.record"
    file.write_text(api.open(GAME, seats=["Ann", "Bo"], seed=1).record())
    ended = parlour("play", "ten-up", "--resume", file)
    assert ended.code == 2
    assert "this is a table of mariners-compass, not of ten-up" in ended.err


def test_a_record_without_its_secret_is_not_resumed(tmp_path: Path) -> None:
    file = tmp_path / "open.record"
    file.write_text(api.open(GAME, seats=["Ann", "Bo"]).record())
    ended = parlour("play", "--resume", file)
    assert ended.code == 2
    assert "without the secret" in ended.err


@pytest.mark.parametrize(
    ("seats", "named"), [("me,bot,bot", "2 seats (Ann, Bo), not 3"), ("Ann,Cy", "'Cy' is not at this table")]
)
def test_other_people_cannot_take_the_seats_of_a_record(seats: str, named: str, tmp_path: Path) -> None:
    file = tmp_path / "two.record"
    file.write_text(api.open(GAME, seats=["Ann", "Bo"], seed=1).record())
    ended = parlour("play", "--resume", file, "--seats", seats)
    assert ended.code == 2
    assert named in ended.err


def test_a_file_that_exists_is_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Bo")
    ended = parlour("play", GAME, "--save", file, typed="1\n")
    assert ended.code == 2
    assert "there is such a file already" in ended.err
    assert file.read_text() == "Dear Bo"


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("[compass]", "[compass", "no TOML"),
        ("spaces = 16", "spaces = 'many'", "compass.spaces"),
        ('game = "mariners-compass"', 'game = "checkers"', "checkers"),
        ('provenance = "text"', 'provenance = "hearsay"', "hearsay"),
        ("arrows = 2", "arows = 2", "arrows"),
    ],
)
def test_a_bad_edition_is_named_by_file_and_field(old: str, new: str, named: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = files("parlour").joinpath("editions", f"{GAME}.toml").read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1))
    for words in (["edition", "check", file], ["play", GAME, "--edition", file]):
        ended = parlour(*words)
        assert ended.code == 2
        assert named in ended.err
        assert ended.out == ""


def test_an_edition_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "ten-up.toml"
    shutil.copy(str(files("parlour").joinpath("editions", "ten-up.toml")), file)
    ended = parlour("play", GAME, "--edition", file)
    assert ended.code == 2
    assert "an edition of 'ten-up', not of 'mariners-compass'" in ended.err
