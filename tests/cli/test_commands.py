"""Every command in the help does what it says."""

from __future__ import annotations

import json
import re
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

import pytest

import parlour as api
from parlour import engine
from parlour.core.rulebook import shown
from parlour.i18n.in_short import in_short
from parlour.table import library
from tests.cli.driver import parlour
from tests.table.honest import short_game

GAMES = api.games()


def flat(text: str) -> str:
    """A text without its line ends, to look for what may have been wrapped."""
    return " ".join(text.split())


def test_help_lists_the_commands_and_each_has_its_own() -> None:
    ended = parlour("--help")
    assert ended.code == 0
    listed = re.findall(r"^  (\w+) ", ended.out.split("Commands:")[1], re.MULTILINE)
    reading = {"games", "learn", "rules", "options", "edition", "replay", "verify"}
    lab = {"simulate", "tournament", "compare", "report", "explain"}
    server = {"serve", "config", "backup", "restore", "doctor", "export", "admin"}
    assert set(listed) == {"play", "mcp", *server, *reading, *lab}
    for command in listed:
        told = parlour(command, "--help")
        assert told.code == 0
        assert told.out.startswith(f"Usage: parlour {command}")


def test_the_version_says_which_engine_runs() -> None:
    assert parlour("--version").out == f"parlour {version('parlour')}, {engine.kind()} engine\n"


@pytest.mark.parametrize("game", GAMES)
def test_rules_begin_with_the_game_in_short(game: str) -> None:
    points = [point for each in in_short(library.bundled_edition(game)).values() for point in each]
    short, whole = parlour("rules", game, "--short"), parlour("rules", game)
    for point in points:
        assert point.title in flat(short.out)
        assert point.about in flat(short.out)
    assert whole.out.startswith(short.out)
    assert library.rulebook(game).clauses[0].id in whole.out
    assert library.rulebook(game).clauses[0].id not in short.out


def test_games_lists_every_game_with_its_players() -> None:
    ended = parlour("games")
    assert ended.code == 0
    for slug in GAMES:
        edition = library.bundled_edition(slug)
        assert slug in ended.out
        assert edition.title in flat(ended.out)


@pytest.mark.parametrize("slug", GAMES)
def test_rules_shows_every_clause_and_ruling_in_chapters(slug: str) -> None:
    rulebook = library.rulebook(slug)
    out = parlour("rules", slug).out
    text = flat(out)
    for clause in rulebook.clauses:
        assert f"{clause.id} {clause.title}. {flat(clause.text)}" in text
    for chapter in rulebook.chapters:
        assert f"\n{chapter.title}\n" in out
    for ruling in rulebook.rulings:
        assert f"{ruling.id} {ruling.title}. {flat(ruling.question)} {flat(ruling.ruling)}" in text


@pytest.mark.parametrize("slug", GAMES)
def test_rules_shows_anything_that_has_a_number(slug: str) -> None:
    """One in four: each is a command of its own, and all are shown by the same few lines."""
    rulebook = library.rulebook(slug)
    for clause in rulebook.clauses[::4]:
        text = flat(parlour("rules", slug, clause.id).out)
        assert text.startswith(f"{flat(clause.title)} {clause.id} printed in the original {flat(clause.text)}")
        assert f"In the original: {clause.part}; {clause.kind}." in text
    for ruling in rulebook.rulings[::4]:
        text = flat(parlour("rules", slug, ruling.id.lower()).out)
        asked = f"{flat(ruling.question)} Our ruling: {flat(ruling.ruling)}"
        assert text.startswith(f"{flat(ruling.title)} {ruling.id} our ruling {asked}")
        assert f"The other reading: {flat(ruling.other) or 'none that fits the text.'}" in text
        for option in rulebook.options:
            if option.name in ruling.options and len(option.readings) > 1:
                assert f"--option {option.name}=" in text
                assert all(f"{shown(value)} {flat(told)}" in text for value, told in option.readings)
        for scenario in rulebook.scenarios:
            assert (f"{scenario.id} Given {flat(scenario.given)}" in text) == (ruling.id in scenario.clauses)
    for scenario in rulebook.scenarios[::4]:
        assert flat(scenario.then) in flat(parlour("rules", slug, scenario.id).out)
    for invariant in rulebook.invariants[::4]:
        assert flat(invariant.text) in flat(parlour("rules", slug, invariant.id).out)


def test_a_game_is_found_by_its_title_or_beginning() -> None:
    whole = parlour("rules", "mariners-compass").out
    for name in ("Mariner's Compass", "mariners", "MARINERS-COMPASS"):
        assert parlour("rules", name).out == whole


@pytest.mark.parametrize("slug", GAMES)
def test_options_shows_each_with_its_readings_and_one_default(slug: str) -> None:
    out = parlour("options", slug).out
    parts = out.split("\n\n")
    options = library.rulebook(slug).options
    if presets := library.rulebook(slug).presets:
        shown_first = flat(parts.pop(0))
        assert all(f"--preset {one.name} {one.label}: {one.text}" in shown_first for one in presets)
    assert len(parts) == len(options)
    for option, part in zip(options, parts, strict=True):
        text = flat(part)
        assert text.startswith(f"{option.name} {option.label} ({', '.join(option.cites)})")
        assert part.count("* ") == 1
        assert text.count(" Default.") == 1
        assert f"* {shown(option.default)} " in text
        for value, told in option.readings:
            assert f"{shown(value)} {flat(told)}" in text


def test_edition_check_counts_the_marks_of_every_part() -> None:
    for slug in GAMES:
        path = Path(str(files("parlour").joinpath("editions", f"{slug}.toml")))
        ended = parlour("edition", "check", path)
        text = re.sub(r"#.*", "", path.read_text(encoding="utf-8"))
        assert ended.code == 0
        assert ended.out.startswith(f"{library.bundled_edition(slug).id}  {library.bundled_edition(slug).title}\n")
        for mark in ("text", "public", "reconstructed"):
            quoted = f'"{mark}"'
            assert f"{text.count(quoted)} {mark}" in ended.out


def test_replay_prints_every_move_with_its_sentence_and_clause(tmp_path: Path) -> None:
    table = api.open("mariners-compass", seats=["Ann", "Bo"], chance=[(6, 1), (1, 2), (5, 6)])
    for line in ("start from New York with red", "start from London with blue", "spin", "spin", "spin", "play 5"):
        seat = table.asks()[0].seat
        table.act(seat, line)
    by_hand = api.open("mariners-compass", seats=["Ann", "Bo"], chance="by hand")
    for entry in table.moves():
        if entry.who == "*":
            by_hand.follow_draw(entry)
        else:
            by_hand.follow_action(entry)
    file = tmp_path / "some.record"
    file.write_text(by_hand.record())
    out = parlour("replay", file).out
    assert "A Ann, B Bo" in out
    assert "1 A: start from New York with red Ann starts from New York, in red. (MAR-06)" in flat(out)
    assert "chance: spin 5 6  Ann spins 5 and 6. (MAR-09)" in out
    assert "Ann's expedition goes west: 4 squares to the Pole. (MAR-11)" in flat(out)
    assert out.endswith("The game goes on from here: parlour play --resume.\n")
    assert parlour("replay", "--all", file).out == out


def test_verify_tells_an_honest_record_from_a_changed_one(tmp_path: Path) -> None:
    file = tmp_path / "fair.record"
    assert parlour("play", "ten-up", "--seats", "random,random", "--save", file).code == 0
    ended = parlour("verify", file)
    assert ended.code in (3, 4)  # honest as far as the file goes; more needs a player's log
    assert not re.search(r"^bad ", ended.out, re.MULTILINE)
    text = file.read_text()
    changed = text.replace("spin 1 ", "spin 6 ", 1)
    assert changed != text
    file.write_text(changed)
    ended = parlour("verify", file)
    assert ended.code == 1
    assert re.search(r"^bad ", ended.out, re.MULTILINE)
    assert "forged or damaged" in ended.out


def test_verify_ends_with_a_code_of_its_own_for_every_verdict(tmp_path: Path) -> None:
    """The codes are those that --help lists."""
    finished, running = tmp_path / "finished.record", tmp_path / "running.record"
    text = short_game(1).record()
    finished.write_text(text)
    running.write_text(api.open("ten-up", seats=["Ann", "Bo"]).record())
    forged = tmp_path / "forged.record"
    forged.write_text(re.sub(r"(\* spin) .*?  #", r"\1 9 9  #", text, count=1))
    picture, prose = tmp_path / "picture.png", tmp_path / "prose.txt"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    prose.write_text("Once upon a time")
    codes = {
        "honest": parlour("verify", finished, "--log", finished).code,
        "sound": parlour("verify", finished).code,
        "cannot judge": parlour("verify", running).code,
        "forged or damaged": parlour("verify", forged).code,
        "not a record": parlour("verify", prose).code,
        "wrong options": parlour("verify", finished, "--nothing").code,
    }
    told = flat(parlour("verify", "--help").out)
    assert len(set(codes.values())) == 6
    assert [f"{code} {verdict}" for verdict, code in codes.items() if f"{code} {verdict}" not in told] == []
    assert codes["not a record"] == parlour("verify", picture).code
    assert codes["wrong options"] == parlour("verify", tmp_path / "none.record").code == 2
    assert codes["honest"] == 0


def test_verify_compares_with_the_published_commitments(tmp_path: Path) -> None:
    file, whole, other, part, bad = (tmp_path / name for name in ("a.record", "all", "other", "part", "bad"))
    text = short_game(1).record()
    file.write_text(text)
    found = re.search(r'"commitment": "([0-9a-f]{64})"', text)
    assert found is not None
    rows = [{"number": n, "commitment": f"{n:064x}", "status": "over"} for n in (1, 2, 3)]
    own = {"number": 4, "commitment": found[1], "status": "over"}
    whole.write_text(json.dumps([*rows, own]))
    other.write_text(json.dumps(rows))
    part.write_text(json.dumps(rows[1:]))
    bad.write_text(json.dumps([*rows, rows[0]]))
    listed = parlour("verify", file, "--log", file, "--commitments", whole)
    assert listed.code == 0
    assert "it is that of table 4" in flat(listed.out)
    assert parlour("verify", file, "--log", file, "--commitments", other).code == 1
    assert parlour("verify", file, "--log", file, "--commitments", part).code == 3
    paged = tmp_path / "page 2"
    paged.write_text(json.dumps([own]))
    assert parlour("verify", file, "--log", file, "--commitments", other, "--commitments", paged).code == 0
    twice = parlour("verify", file, "--commitments", bad)
    assert (twice.code, "twice" in twice.err, "Traceback" in twice.err) == (2, True, False)


def test_verify_wants_a_log_that_is_one(tmp_path: Path) -> None:
    file = tmp_path / "fair.record"
    file.write_text(api.open("ten-up", seats=["Ann", "Bo"]).record())
    log = tmp_path / "bad.log"
    log.write_text("nothing")
    ended = parlour("verify", file, "--log", log)
    assert ended.code == 2
    assert "bad.log" in ended.err


def test_simulate_plays_and_counts_the_same_again() -> None:
    words = ["simulate", "ten-up", "--games", "6", "--bots", "random,random", "--seed", "4"]
    ended = parlour(*words)
    assert ended.code == 0
    assert "ten-up: 6 games, seed 4" in ended.out
    assert ended.err == ""
    assert parlour(*words).out == ended.out
    assert parlour(*words, "--option", "turn_cap=1").out != ended.out


def test_a_preset_is_its_options_and_others_come_on_top(tmp_path: Path) -> None:
    words = ["play", "weigh-anchor", "--preset", "short", "--seed", "1", "--save"]
    parlour(*words, tmp_path / "short.record", typed="1\nquit\n")
    assert '"short": true' in (tmp_path / "short.record").read_text()
    parlour(*words, tmp_path / "full.record", "--option", "short=false", typed="1\nquit\n")
    assert '"short": true' not in (tmp_path / "full.record").read_text()
    quick = ["simulate", "weigh-anchor", "--games", "1", "--option", "turn_limit=3"]
    assert parlour(*quick, "--preset", "short").out == parlour(*quick, "--option", "short=true").out
    assert api.open("weigh-anchor", preset="short").options["short"] is True
    assert api.open("weigh-anchor", preset="short", options={"short": False}).options["short"] is False


def test_simulate_writes_its_results_into_a_folder(tmp_path: Path) -> None:
    out = tmp_path / "results"
    assert parlour("simulate", "ten-up", "--games", "3", "--seats", "3", "--out", out).code == 0
    assert {"games.parquet", "seats.parquet", "run.json"} <= {path.name for path in out.iterdir()}
