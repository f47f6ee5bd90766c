"""The terminal client in the reader's language: which one, and that nothing of it stays English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parlour as api
from parlour.core.refusals import BadData
from parlour.i18n import ENGLISH
from parlour.i18n.catalogue import Catalogue
from parlour.i18n.languages import GAMES, TERMINAL, languages
from parlour.terminal import boards, event_lines
from parlour.terminal.texts.language import choose_language
from parlour.testing import random_play
from tests.cli.driver import parlour

OTHERS = [language for language in languages() if language != ENGLISH]
TEN_UP = ["play", "ten-up", "--seats", "me,random", "--seed", "7", "--option", "turn_cap=4"]
COMMANDS = "help\nboard\nlog\n99\nlog x\nsave\nundo\n"


def flat(text: str) -> str:
    return " ".join(text.split())


def phrases(language: str) -> set[str]:
    """The fixed parts of the terminal's texts that are long enough to be recognized."""
    catalogue = Catalogue(language, (TERMINAL,))
    parts = [part for id in catalogue.ids() for part in re.split(r"\{[^{}]*->|[{}]|\*?\[\w+\]", catalogue.source(id))]
    return {part.strip() for part in parts if len(part.split()) >= 3 and "$" not in part}


@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game_has_no_english_sentence_of_the_terminal(language: str, tmp_path: Path) -> None:
    """From the first question to the saved record, with commands and mistakes on the way."""
    file = tmp_path / "game.record"
    typed = f"{COMMANDS}" + "1\n" * 200
    ended = parlour(*TEN_UP, "--save", file, "--lang", language, typed=typed)
    assert ended.code == 0
    assert api.replay(file.read_text()).is_over()
    shown = flat(ended.out)
    english = phrases(ENGLISH) - phrases(language)
    assert len(english) > 100
    assert sorted(phrase for phrase in english if phrase in shown) == []
    in_english = parlour(*TEN_UP, "--save", tmp_path / "english.record", typed=typed)
    assert [phrase for phrase in english if phrase in flat(in_english.out)]


def test_a_whole_game_in_german_asks_tells_refuses_and_ends_in_german(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    ended = parlour(*TEN_UP, "--save", file, "--lang", "de", typed="zehn\nspin\n" + "1\n" * 200)
    table = api.replay(file.read_text())
    outcome = table.outcome()
    assert outcome is not None
    shown = flat(ended.out)
    assert event_lines.ending(table, outcome, "de") in shown
    for event in table.visible_events(0):
        assert event_lines.say(table, event, 0, "de") in shown
        assert event_lines.say(table, event, 0) not in shown
    assert event_lines.ending(table, outcome) not in shown
    assert "Du bist dran" in shown


def test_what_is_typed_stays_and_its_label_is_translated() -> None:
    out = parlour("play", "mariners-compass", "--seats", "me,random", "--seed", 4, "--lang", "de", typed="1\n\n\n").out
    assert " 1  start from New York with red   Von New York aus, in Rot\n" in out
    assert "Eingabetaste: spin (Pfeile drehen)" in out
    assert "(Kompass: " in out


def test_a_refusal_is_told_in_the_language() -> None:
    out = parlour("play", "mariners-compass", "--seats", "me,random", "--lang", "de", typed="1\nplay 3\n").out
    table = api.open("mariners-compass", seats=["Ann", "Bo"], seed=4)
    for seat, line in enumerate(("start from New York with red", "start from London with blue")):
        table.act(seat, line)
    with pytest.raises(api.Refused) as refused:
        table.act(0, "play 3")
    text = event_lines.refusal(table, refused.value, 0, "de")
    assert text != event_lines.refusal(table, refused.value, 0) == refused.value.text
    assert text in flat(out)


def test_a_refusal_without_a_text_in_the_catalogue_keeps_its_own() -> None:
    table = api.open("mariners-compass", seats=["Ann", "Bo"], seed=4)
    own = api.Refused("bot/own", "", "What?")
    assert event_lines.refusal(table, own, 0, "de") == "What?"


def test_a_replay_is_told_in_the_language(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    parlour(*TEN_UP, "--save", file, typed="1\n" * 3)
    out = parlour("replay", file, "--lang", "de").out
    assert "Hausregeln: turn_cap=4." in out
    assert "Hier geht die Partie weiter: parlour play --resume." in out
    assert "House rules" in parlour("replay", file).out


def test_bad_input_is_explained_in_the_language(tmp_path: Path) -> None:
    assert parlour("play", "ten-up", "--seats", "me,,bot", "--lang", "de").err == (
        "--seats: „me,,bot“ hat einen leeren Platz; schreib die Plätze wie in „me,bot,bot“.\n"
    )
    ended = parlour("play", "ten-up", "--save", tmp_path, "--lang", "fr")
    assert (ended.code, ended.err) == (2, f"{tmp_path}: c’est un dossier\u202f; donne un nom de fichier.\n")


@pytest.mark.parametrize("command", [["play", "ten-up"], ["replay", "no.record"]])
def test_an_unknown_language_is_refused(command: list[str]) -> None:
    ended = parlour(*command, "--lang", "tlh")
    assert ended.code == 2
    assert ended.err == f"language: there is no language 'tlh'; choose one of {', '.join(languages())}.\n"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR@euro"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "es_ES.UTF-8"}, "es"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "tlh_XX"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "tlh_XX.UTF-8"}, "en"),
        ({"LC_TIME": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_environment_says_which_language(environment: dict[str, str], language: str) -> None:
    assert choose_language(None, environment) == language


def test_the_command_line_comes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Du bist dran" in parlour("play", "ten-up").out
    assert "Your turn" in parlour("play", "ten-up", "--lang", "en").out
    with pytest.raises(BadData, match="there is no language 'de_DE'"):
        choose_language("de_DE", {})


def test_no_text_of_the_terminal_replaces_one_of_a_game() -> None:
    own = set(Catalogue(ENGLISH, (TERMINAL,)).ids())
    for game in api.games():
        assert own & set(Catalogue(ENGLISH, (GAMES, game)).ids()) == set()


@pytest.mark.parametrize("language", languages())
def test_labels_fit_their_squares_and_columns(language: str) -> None:
    catalogue = Catalogue(language, (TERMINAL,))
    limits = {"-space-": 6, "-corner-square-": 6, "-corner-any": 4, "-corner-closed": 7, "-corner-bankrupt": 9}
    limits |= {f"-corner-{name}": 9 for name in ("sells-at", "pays", "in-stock")}
    limits |= {f"-corner-{name}": 6 for name in ("seats", "cash", "worth")}
    limits |= {f"-corner-square-{name}": 5 for name in ("entrance", "buy", "sell", "swap", "open-trading", "exit")}
    limits |= {"-pit-votes": 16, "-pit-dealer": 16}
    found = {id: limit for part, limit in limits.items() for id in catalogue.ids() if part in id}
    assert len(found) > 40
    assert {id: catalogue.text(id) for id, limit in found.items() if len(catalogue.text(id)) > limit} == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", api.games())
def test_boards_have_no_text_that_is_missing_and_fit_eighty_columns(game: str, language: str) -> None:
    table = api.open(game, seed=3)
    for n, _events in enumerate(random_play(table, 3, 200)):
        if n % 5 == 0:
            lines = boards.draw(game, table.view(0), 80, language).plain.split("\n")
            assert max(len(line) for line in lines) <= 80
            assert not re.search(r"\b(draw|session)-[a-z]", "\n".join(lines))
    assert boards.legend(game, language) not in ("", boards.legend(game))


@pytest.mark.parametrize(
    ("language", "title", "hint", "label"),
    [
        (
            "de",
            "Zehn Punkte gewinnen\nTEN-28  gedruckt im Original",
            "Die Regeln selbst sind",
            "Wann zehn Punkte gewinnen",
        ),
        ("fr", "Dix points gagnent\nTEN-28  imprimé dans", "Les règles elles-mêmes", "Quand dix points gagnent"),
        ("es", "Diez puntos ganan\nTEN-28  impreso en", "Las reglas en sí", "Cuándo ganan diez puntos"),
    ],
)
def test_titles_and_house_rules_are_in_the_language(language: str, title: str, hint: str, label: str) -> None:
    one = parlour("rules", "ten-up", "TEN-28", "--lang", language).out
    assert one.startswith(title)
    assert "A player whose counters stand on squares adding up to ten wins." in " ".join(one.split())
    assert hint in one
    options = parlour("options", "ten-up", "--lang", language).out
    assert f"win_at  {label} (TEN-R11)" in options
    unknown = parlour("rules", "ten-up", "TEN-99", "--lang", language)
    assert unknown.code == 2
    assert "has no clause" not in unknown.err
