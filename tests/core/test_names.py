"""Names: found whatever their case and accents; seats by letter."""

from __future__ import annotations

import pickle

import pytest

from parlour.core.edition import check_marks, check_names
from parlour.core.refusals import BadData
from parlour.core.text.names import CountedNames, Names, fold

LEXICON = Names({"ship": ["Rex", "Île de France"]}, 3)


@pytest.mark.parametrize(
    ("text", "folded"),
    [("Île  de\tFrance ", "ile de france"), ("STRASSE", "strasse"), ("Straße", "strasse"), ("Ａ", "a")],
)
def test_a_name_is_folded(text: str, folded: str) -> None:
    assert fold(text) == folded


def test_a_name_is_found_however_it_is_written() -> None:
    assert [LEXICON.number("ship", text) for text in ("rex", "ILE DE FRANCE", " Île de france")] == [0, 1, 1]
    assert LEXICON.name("ship", 1) == "Île de France"


def test_a_name_that_is_none_is_answered_with_a_guess() -> None:
    with pytest.raises(BadData, match=r"there: there is no ship 'Ile de Franc'; did you mean 'Île de France'\?"):
        LEXICON.number("ship", "Ile de Franc", "there")
    with pytest.raises(BadData, match=r"there is no ship 'Titanic'; write a name such as 'Rex'$"):
        LEXICON.number("ship", "Titanic")


def test_seats_are_letters() -> None:
    assert [LEXICON.letter(seat) for seat in range(3)] == ["A", "B", "C"]
    assert [LEXICON.seat(text) for text in ("a", "B", " c ")] == [0, 1, 2]
    for given in ("D", "AB", "", "1", "@", -1, 3, 10**30, True, None, 1.0, ["A"]):
        with pytest.raises(BadData, match="the seats are A to C; give a letter such as 'A'"):
            LEXICON.seat(given)


def test_seats_are_read_by_number_letter_and_name() -> None:
    named = LEXICON.with_players(["Ann", "José", "Old Bo"])
    for number, forms in enumerate([("A", "a", "Ann", "ANN"), ("B", "José", "jose"), ("C", "old  bo", "Old Bo")]):
        assert [named.seat(form) for form in (number, *forms)] == [number] * (len(forms) + 1)
        assert named.letter(number) == "ABC"[number]
    with pytest.raises(BadData, match=r"'Cy'; the seats are A \(Ann\), B \(José\), C \(Old Bo\); give a letter"):
        named.seat("Cy")


def test_a_name_that_fits_two_players_is_refused_unless_it_is_written_as_theirs() -> None:
    named = LEXICON.with_players(["José", "Jose", "Bo"])
    assert [named.seat("José"), named.seat("Jose")] == [0, 1]
    with pytest.raises(BadData, match="'jose' can be more than one player: 'José' is A, 'Jose' is B"):
        named.seat("jose")


def test_players_named_as_their_letters_share_one_lexicon() -> None:
    assert LEXICON.with_players(["A", "B", "C"]) is LEXICON
    named = LEXICON.with_players(["Ann", "Bo", "Cy"])
    assert named.unnamed() is LEXICON
    assert pickle.loads(pickle.dumps(named)).seat("Bo") == 1


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["Rex", "REX"], "the ship 'Rex' stands there twice"),
        (["Rex", ""], "'' is no name for a ship"),
        (["Rex ", "Bremen"], "'Rex ' is no name for a ship"),
        (["Rex for ever"], "the ship 'Rex for ever' has 'for' in its name"),
        (["For Rex"], "has 'for' in its name"),
        (["Rex + Bremen"], r"has '\+' in its name"),
    ],
)
def test_names_that_could_be_mistaken_are_refused(names: list[str], message: str) -> None:
    with pytest.raises(BadData, match=message):
        check_names({"ship": names}, "file.toml", (" for ", " + "))


def test_names_that_merely_hold_those_letters_are_good() -> None:
    check_names({"ship": ["Fortune", "Rexfor"], "port": ["Fortune"]}, "file.toml", (" for ",))


def test_every_mark_of_provenance_is_one_of_three_however_deep() -> None:
    check_marks({"a": [{"provenance": "text", "values_provenance": "public"}]}, "file.toml")
    with pytest.raises(BadData, match=r"file.toml.a\[0\].values_provenance: 'rumour' is not one of"):
        check_marks({"a": [{"values_provenance": "rumour"}]}, "file.toml")


def test_names_that_tell_how_many_there_are_are_found_by_thing_and_count() -> None:
    things = CountedNames(["Rex", "rides on Rex", "rides on Bremen"], [0, 1, 1, 2], [1, 1, 2, 1])
    assert [things.number(*told) for told in ((0, 1), (1, 1), (1, 2), (2, 1))] == [0, 1, 2, 3]
    assert things.is_counted == [False, True, False]


@pytest.mark.parametrize(
    ("seat", "text"), [(0, "A"), (1, "B"), (2, "C"), (25, "Z"), (26, "seat 26"), (1 << 64, f"seat {1 << 64}")]
)
def test_a_seat_that_is_not_there_is_written_too(seat: int, text: str) -> None:
    assert Names({}, 2).letter(seat) == text
