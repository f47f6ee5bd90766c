"""Whole games at the prompt, through a pipe: numbers, notation, commands, saving and going on."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import parlour as api
from parlour.bots.temperament import CHARACTERS
from parlour.core.meaning.event_tags import EARNED, GAINED, LOST
from parlour.core.registry import find
from parlour.table import library
from parlour.terminal import event_lines
from tests.cli.driver import Ended, parlour

GAMES = api.games()
MARINERS = ["play", "mariners-compass", "--seats", "me,random", "--seed", "4"]


def sit_down(slug: str, file: Path, typed: str) -> Ended:
    """A person, and as many random bots as the game needs."""
    sitters = ",".join(["me"] + ["random"] * (library.bundled_edition(slug).least_seats - 1))
    brief = [f"--option={name}={value}" for name, value in find(slug).brief.items()]
    return parlour("play", slug, "--seats", sitters, "--seed", 11, *brief, "--save", file, typed=typed)


def flat(text: str) -> str:
    return " ".join(text.split())


def answers(out: str) -> list[str]:
    """What was typed at the prompt, as the transcript shows it."""
    return re.findall(r"^> (.*)$", out, re.MULTILINE)


@pytest.fixture(scope="module", params=GAMES)
def whole(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Ended, str]:
    """A game played to its end by always taking the first line: its slug, the transcript and the record."""
    file = tmp_path_factory.mktemp("whole") / "whole.record"
    slug = str(request.param)
    ended = sit_down(slug, file, "1\n" * 20_000)
    return slug, ended, file.read_text()


def test_a_game_is_played_to_its_end_through_a_pipe(whole: tuple[str, Ended, str]) -> None:
    slug, ended, text = whole
    table = api.replay(text)
    outcome = table.outcome()
    assert ended.code == 0
    assert ended.err == ""
    assert outcome is not None
    assert event_lines.ending(table, outcome) in flat(ended.out)
    assert ("You have won!" in ended.out) == (0 in outcome.winners)
    assert table.game.slug == slug


def test_a_pipe_gets_plain_lines_of_eighty_columns(whole: tuple[str, Ended, str]) -> None:
    _slug, ended, _text = whole
    assert "\x1b" not in ended.out
    assert all(len(line) <= 80 for line in ended.out.splitlines())
    assert not re.search(r"[^>:\]] $", ended.out, re.MULTILINE)


def test_every_move_is_told_and_clauses_only_on_demand(whole: tuple[str, Ended, str]) -> None:
    """Payments are told unless what they are for says their sum; tests/terminal/test_repeated_events.py has those."""
    _slug, ended, text = whole
    table = api.replay(text)
    told = flat(ended.out)
    payments = {tag.event for tag in table.game.event_tags if tag.meaning in (EARNED, GAINED, LOST)}
    for event in table.visible_events(0):
        if table.game.events.name_of(event) not in payments:
            assert event_lines.say(table, event, 0) in told
        assert f"({event.clause})" not in told


def test_numbers_and_notation_play_the_same_game(whole: tuple[str, Ended, str], tmp_path: Path) -> None:
    slug, _ended, text = whole
    mine = [entry.text for entry in api.replay(text).moves() if entry.who == "A"]
    file = tmp_path / "typed.record"
    typed = "".join(f"{line}\n" for line in mine)
    ended = sit_down(slug, file, typed)
    assert ended.code == 0
    assert file.read_text() == text


def test_a_table_that_is_left_and_resumed_goes_on_as_if_it_had_not_been(
    whole: tuple[str, Ended, str], tmp_path: Path
) -> None:
    slug, _ended, text = whole
    mine = [entry.text for entry in api.replay(text).moves() if entry.who == "A"]
    file = tmp_path / "broken.record"
    first, second = mine[: len(mine) // 3], mine[len(mine) // 3 :]
    typed = "".join(f"{line}\n" for line in [*first, "quit"])
    left = sit_down(slug, file, typed)
    assert left.code == 0
    assert f"parlour play --resume {file}" in flat(left.out)
    resumed = parlour("play", "--resume", file, typed="".join(f"{line}\n" for line in second))
    assert resumed.code == 0
    assert "The table goes on after" in resumed.out
    assert file.read_text() == text


def test_a_verifiable_game_resumes_and_its_record_stands_the_check(tmp_path: Path) -> None:
    file = tmp_path / "fair.record"
    words = ["play", "ten-up", "--seats", "me,random", "--save", file]
    left = parlour(*words, typed="1\n" * 12 + "quit\n")
    commitment = re.search(r"^[0-9a-f]{64}$", left.out, re.MULTILINE)
    assert commitment is not None
    resumed = parlour("play", "--resume", file, typed="1\n" * 20_000)
    assert commitment[0] in resumed.out
    assert f"parlour verify {file}" in flat(resumed.out)
    assert api.replay(file.read_text()).is_over()
    assert not re.search(r"^bad ", parlour("verify", file).out, re.MULTILINE)


def test_enter_alone_takes_the_only_answer_but_never_chooses() -> None:
    out = parlour(*MARINERS, typed="\n1\n\n\n\n\n").out
    assert "There is a choice here: type its number, 1 to 4.\n" in out
    assert "You spin 2 and 1 to see who starts." in out
    assert "You spin 6 and 5." in out
    assert "There is a choice here: type its number, 1 to 2.\n" in out


def test_the_list_says_what_each_answer_would_do() -> None:
    out = parlour(*MARINERS, typed="1\n\n\n").out
    assert "  1  play 6  Move 6 on the compass (compass to W-NW; 3 squares to the Pole at\n             best)\n" in out
    assert "  2  play 5  Move 5 on the compass (compass to W; west; still 4 squares to the\n             Pole)\n" in out


def test_a_refusal_says_why_and_why_explains_it() -> None:
    out = parlour(*MARINERS, typed="1\nplay 3\nwhy\n7\nswim\n").out
    assert "Spin now: the highest spin goes first.\n> why\nWho goes first\nMAR-07  printed in the original\n" in out
    assert "There is no 7 in the list, only 1 to 1.\n" in out
    assert "“swim” is no action of this game" in out


def test_why_explains_the_last_event_or_any_clause() -> None:
    out = parlour(*MARINERS, typed="why\n1\nwhy\nwhy mar-r06\nwhy MAR-99\n").out
    first, second, third, fourth = out.split("> why")[1:]
    assert "\nMAR-06  printed in the original\n" in first
    assert "\nMAR-06  printed in the original\n" in second
    assert third.startswith(" mar-r06\nMeeting on N: move first\nMAR-R06  our ruling\n")
    assert "The other reading: The player spins again without moving" in flat(third)
    assert "--option meet_at_n=..." in third
    assert "has no clause or ruling 'MAR-99'" in flat(fourth)


def test_why_and_log_name_the_clauses_of_events() -> None:
    out = parlour(*MARINERS, typed="1\nwhy\nlog\n").out
    told, why, log = re.split("> (?:why|log)", out)
    assert "(MAR-06)" not in told
    assert "in blue. (MAR-06)\nCity and colour\nMAR-06  printed" in why
    assert "in red. (MAR-06)" in log


def test_a_house_rule_is_marked_as_one_at_its_table() -> None:
    words = [*MARINERS, "--option", "meet_at_n=respin_without_move"]
    out = parlour(*words, typed="why MAR-R06\noptions\n").out
    assert "House rules: meet_at_n=respin_without_move." in out
    assert "MAR-R06  house rule at this table" in out
    assert out.count("* respin_without_move") == 2


def test_rules_and_help_can_be_read_in_the_middle_of_a_game() -> None:
    out = parlour(*MARINERS, typed="rules\nrules MAR-17\nhelp\n?\nrules a b\nlog x\n").out
    assert "  MAR-17  Meeting on the compass. If the two small men" in out
    assert "MAR-17  printed in the original" in out
    for name in ("why", "rules", "options", "board", "log", "undo", "save", "help", "quit"):
        assert len(re.findall(rf"^  {name} ", out, re.MULTILINE)) == 2
    assert "'log' stands alone." in out


def test_the_board_is_shown_again_when_asked_and_after_bots() -> None:
    out = parlour(*MARINERS, typed="board\n1\n").out
    assert out.count("New York ──") == 3


def test_the_log_tells_everything_so_far() -> None:
    out = parlour(*MARINERS, typed="log\n1\n\nlog\n").out
    assert "> log\n Nothing has happened yet.\n" in out
    told = out.split("> log\n")[2]
    assert told.startswith("   1  You start from New York, in red. (MAR-06)\n   2  Bot starts")
    assert "You spin 2 and 1 to see who starts. (MAR-07)" in told


def test_undo_takes_back_an_answer_that_revealed_nothing() -> None:
    out = parlour(*MARINERS, typed="1\n\n\nplay 6\nundo\nplay 5\nlog\n").out
    assert "Taken back: You: play 6." in out
    told = out.split("> log\n")[1]
    assert "on W-NW" not in told
    assert "You enter the compass with 5, at W." in told


def test_undo_takes_the_bots_answers_back_too() -> None:
    out = parlour(*MARINERS, typed="1\nundo\nstart from London with blue\nlog\n").out
    assert "Bot starts from London" in out
    assert "Taken back: You: start from New York with red." in out
    told = out.split("> log\n")[1]
    assert told.startswith("   1  You start from London, in blue. (MAR-06)\n   2  Bot starts from New")
    assert "   3 " not in told


def test_undo_never_takes_back_what_was_seen() -> None:
    out = parlour(*MARINERS, typed="undo\n1\n\nundo\nlog\n").out
    refused = "There is no answer of yours to take back that revealed nothing."
    assert out.count(refused) == 2
    assert "You spin 2 and 1 to see who starts." in out.split("> log\n")[1]


def test_save_keeps_the_table_from_then_on(tmp_path: Path) -> None:
    file = tmp_path / "later.record"
    other = tmp_path / "taken"
    other.write_text("mine")
    out = parlour(*MARINERS, typed=f"save\nsave {other}\n1\nsave {file}\n\n").out
    assert "Write the file's name too" in out
    assert "there is such a file already" in flat(out)
    assert other.read_text() == "mine"
    assert f"Saved in {file}, and again after every move." in flat(out)
    assert any(entry.text == "spin" for entry in api.replay(file.read_text()).moves())


def test_quit_offers_to_keep_a_table_that_would_be_lost(tmp_path: Path) -> None:
    file = tmp_path / "kept.record"
    out = parlour(*MARINERS, typed=f"1\nquit\n{file}\n").out
    assert "Save the table first?" in out
    assert len(api.replay(file.read_text()).moves()) == 2
    assert "Save the table first?" not in parlour(*MARINERS, typed="quit\n").out


def test_the_record_can_be_saved_at_the_end(tmp_path: Path) -> None:
    file = tmp_path / "end.record"
    words = ["play", "ten-up", "--seats", "random,random", "--option", "turn_cap=3"]
    out = parlour(*words, typed=f"{tmp_path}\n{file}\n").out
    assert "this is a folder" in flat(out)
    assert api.replay(file.read_text()).is_over()
    assert f"parlour verify {file}" in flat(out)


def test_two_people_at_one_screen_are_called_by_their_names() -> None:
    out = parlour("play", "mariners-compass", "--seats", "Ann,Bo", "--seed", 4, typed="1\n1\n\n\n").out
    assert "Ann's turn" in out
    assert "Ann starts from New York, in red.\n" in out
    assert "Bo's turn" in out
    assert "Bo spins 3 and 1 to see who starts. Bo starts." in out
    assert "You" not in out.replace("Your own", "")
    assert "Pass to" not in out


def test_bots_alone_play_while_somebody_watches() -> None:
    ended = parlour("play", "ten-up", "--seats", "Ada:random,random", "--seed", 2)
    assert ended.code == 0
    assert " to see who starts." in ended.out
    assert " Bot scores 1 on the " in flat(ended.out)
    assert "A Ada (random)" in ended.out
    assert "scored all the points first" in ended.out


def test_the_menu_seats_a_table_in_three_answers() -> None:
    number = GAMES.index("ten-up") + 1
    out = parlour("play", typed=f"{number}\n\n\n1\n").out
    assert f"Which game? 1 to {len(GAMES)} [1] {number}" in out
    assert "How many players, bots in the other seats? 2 to 4 players [4] " in out
    assert "Change house rules? Type y, or Enter for no: " in out
    assert "Ten-Up (McLoughlin Brothers, New York, 1878)" in out
    assert any(f"D {one.name}" in out for one in CHARACTERS)
    assert "You play red." in out


def test_the_menu_takes_names_and_bears_mistakes() -> None:
    out = parlour("play", typed="chess\n99\nTen-Up\n7\n2\nyes\n99\n1\nnonsense\n\n\n").out
    assert "There is no game 'chess'" in flat(out)
    assert "Ten-Up is for 2 to 4 players, not for '7'." in out
    assert "There is no '99' in the list." in out
    assert "cannot be nonsense" in flat(out)
    assert any(f"B {one.name} (" in out for one in CHARACTERS)
    assert "Your turn  Which colour" in out


def test_house_rules_are_chosen_in_the_menu() -> None:
    out = parlour("play", typed="mariners-compass\ny\n1\nhigher_arrow\n\n").out
    assert "House rules: lead_value=higher_arrow." in out


def test_a_way_of_playing_is_chosen_in_the_menu() -> None:
    out = parlour("play", typed="weigh-anchor\n2\n3\nshort\n\n").out
    assert "2  short  Short game: You choose sets of deeds" in out
    assert "Weigh Anchor has no preset '3'" in flat(out)
    assert "House rules: short=true." in out
    assert "House rules" not in parlour("play", typed="weigh-anchor\n2\n\n\n").out


def test_the_numbers_of_a_real_spinner_are_typed_in(tmp_path: Path) -> None:
    file = tmp_path / "hand.record"
    words = ["play", "mariners-compass", "--seats", "Ann,Bo", "--chance", "by-hand", "--save", file]
    out = parlour(*words, typed="1\n1\n\nseven\n7 1\n6\nwhy\nundo\n\n6, 5\n\n1 1\n").out
    assert "What does the spin show? Type it: 2 of 1, 2, 3, 4, 5, 6." in out
    assert out.count("is not possible here: 2 of") == 3
    assert "Taken back: Ann: spin." in out
    assert "Ann spins 6 and 5 to see who starts." in out
    assert "Bo spins 1 and 1 to see who starts. Ann starts." in out
    table = api.replay(file.read_text())
    assert [entry.text for entry in table.moves() if entry.who == "*"] == ["spin 6 5", "spin 1 1"]
    assert "Ann's turn" in parlour("play", "--resume", file).out


def test_seats_can_be_given_anew_when_a_table_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "two.record"
    table = api.open("mariners-compass", seats=["Ann", "Bot (random)"], seed=4)
    file.write_text(table.record())
    assert "You start from London" in flat(parlour("play", "--resume", file, typed="start from London with red\n").out)
    file.write_text(table.record())
    out = parlour("play", "--resume", file, "--seats", "Ann,me", typed="1\n1\n").out
    assert "Bot (random)'s turn" in out
    file.write_text(table.record())
    assert "Ann starts from" in parlour("play", "--resume", file, "--seats", "random,me", typed="1\n").out


def test_resuming_leaves_the_old_file_alone_if_another_is_named(tmp_path: Path) -> None:
    old = tmp_path / "old.record"
    new = tmp_path / "new.record"
    old.write_text(api.open("mariners-compass", seats=["Ann", "Bo"], seed=4).record())
    before = old.read_text()
    parlour("play", "--resume", old, "--save", new, typed="1\n")
    assert old.read_text() == before
    assert len(api.replay(new.read_text()).moves()) == 1


def test_an_edition_file_is_enough_to_know_the_game(tmp_path: Path) -> None:
    text = files("parlour").joinpath("editions", "mariners-compass.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace('"New York"', '"Boston"') + "\n[rules.options]\npole_exact = false\n")
    out = parlour("play", "--edition", file).out
    assert "House rules: pole_exact=false." in out
    assert "1  start from Boston with red" in out
