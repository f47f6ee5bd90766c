"""Who sits where: people and bots from a list, and again from a record's names."""

from __future__ import annotations

import pytest

import parlour
from parlour import bots
from parlour.bots.temperament import CHARACTERS
from parlour.core.refusals import BadData
from parlour.table import library
from parlour.terminal import event_lines, seating

GAME = "ten-up"


def names(text: str) -> list[str]:
    return [sitter.name for sitter in seating.seated(text, GAME)]


def kinds(text: str) -> list[str]:
    return [sitter.bot.name if sitter.bot is not None else "" for sitter in seating.seated(text, GAME)]


def test_me_a_name_and_bots_sit_down_in_their_order() -> None:
    usual = seating.default_bot(GAME)
    me, bot, ann, ada = names("me,bot, Ann ,Ada:random")
    assert (me, ann, ada) == ("Player", "Ann", "Ada (random)")
    who = next(one for one in CHARACTERS if bot == f"{one.name} ({usual})")
    assert kinds("me,bot,Ann,Ada:random") == ["", f"{usual}/{who.id}", "", "random"]


def test_bots_without_a_name_play_different_characters_drawn_by_the_key() -> None:
    tables = {key: [player.name for player in seating.seated("bot,easy,hard,bot", GAME, key=key)] for key in "abcdef"}
    for found in tables.values():
        assert len({name.split()[0] for name in found}) == 4
        assert [name.split()[1] for name in found] == ["(normal)", "(easy)", "(hard)", "(normal)"]
    assert len(set(map(tuple, tables.values()))) > 1
    assert tables["a"] == [player.name for player in seating.seated("bot,easy,hard,bot", GAME, key="a")]


def test_a_character_is_asked_for_by_its_id() -> None:
    assert names("me,normal/clara,Ada:easy/silas") == ["Player", "Clara (normal)", "Ada (easy)"]
    assert kinds("me,normal/clara,Ada:easy/silas") == ["", "normal/clara", "easy/silas"]
    with pytest.raises(BadData, match="no character 'nobody', only augusta"):
        names("me,normal/nobody")


def test_a_character_has_nobody_elses_name() -> None:
    for key in "abcdefgh":
        players = seating.seated("Clara,bot,bot,hard/felix", GAME, key=key)
        assert len({player.name.split()[0] for player in players}) == 4


def test_bots_without_a_character_are_numbered() -> None:
    assert names("me,me") == ["Player 1", "Player 2"]
    assert names("random,Ann,random") == ["Bot 1 (random)", "Ann", "Bot 2 (random)"]
    assert names("me,random") == ["Player", "Bot (random)"]


def test_bot_means_normal_where_there_is_one() -> None:
    for game in ("ten-up", "mariners-compass", "monopolist"):
        assert seating.default_bot(game) == ("normal" if "normal" in bots.names(game) else "random")


@pytest.mark.parametrize("slug", ["ten-up", "monopolist", "mariners-compass"])
def test_the_usual_table_is_a_person_against_bots(slug: str) -> None:
    edition = library.bundled_edition(slug)
    sitters = seating.against_bots(seating.default_seats(edition), slug)
    assert edition.least_seats <= len(sitters) <= edition.most_seats
    assert [sitter.bot is None for sitter in sitters] == [True] + [False] * (len(sitters) - 1)


def test_a_records_names_say_who_was_a_bot() -> None:
    sitters = seating.reseated(["Ann", "Ada (random)", "Bo (genius)"], None, GAME)
    assert [sitter.bot.name if sitter.bot is not None else "" for sitter in sitters] == ["", "random", ""]


def test_a_character_in_a_record_plays_on_as_itself() -> None:
    [clara, bot] = seating.reseated(["Clara (hard)", "Bot 1 (normal)"], None, GAME)
    assert clara.bot is not None
    assert clara.bot.name == "hard/clara"
    assert bot.bot is not None
    assert bot.bot.name == "normal"


def test_seats_given_anew_keep_the_records_names() -> None:
    sitters = seating.reseated(["Ann", "Ada (random)"], "random,me", GAME)
    assert [sitter.name for sitter in sitters] == ["Ann", "Ada (random)"]
    assert [sitter.bot is None for sitter in sitters] == [False, True]
    assert seating.reseated(["Ann", "Ada (random)"], "Ann,Ada:random", GAME)[1].bot is not None


def test_another_name_is_refused() -> None:
    with pytest.raises(BadData, match="'Cy' is not at this table"):
        seating.reseated(["Ann", "Bo"], "Ann,Cy", GAME)


def test_sentences_call_bots_by_their_short_names_unless_two_share_one() -> None:
    table = parlour.open(GAME, seats=["Ann", "Ada (random)", "Bo (genius)"])
    assert event_lines.short_names(table) == ["Ann", "Ada", "Bo (genius)"]
    table = parlour.open(GAME, seats=["Ada", "Ada (random)"])
    assert event_lines.short_names(table) == ["Ada", "Ada (random)"]
