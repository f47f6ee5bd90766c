"""Whatever comes in at the public face is taken, or refused with a sentence that says what and where; nothing else.

Every refusal is a ParlourError, and the table stands as it stood before.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

import parlour
from parlour.core.data.bounds import MAX_FILE_BYTES
from parlour.core.moves import Action
from parlour.core.refusals import BadData, Refused
from parlour.games.mariners_compass.actions import Go, Play, Start, Stay
from parlour.kit.lead import Spin
from parlour.table import library
from parlour.testing import played
from tests.table.honest import GAME, SHORT
from tests.table.strange import DEEP, NAMES, STRANGE, at_choice, attempt, sentence, state_of


@pytest.mark.parametrize("value", STRANGE, ids=NAMES)
def test_no_game_of_that_name(value: Any) -> None:
    sentence(lambda: parlour.open(value))


@pytest.mark.parametrize("value", [v for v in STRANGE if v is not None], ids=[n for n in NAMES if "None" not in n])
def test_no_such_seats_options_seed_script_or_edition(value: Any) -> None:
    sentence(lambda: parlour.open(GAME, seats=value))
    sentence(lambda: parlour.open(GAME, options={"turn_cap": value}))
    sentence(lambda: parlour.open(GAME, edition=value))
    if not isinstance(value, dict) or value:
        sentence(lambda: parlour.open(GAME, options=value))
    if type(value) is not int or abs(value) > 10**18:
        sentence(lambda: parlour.open(GAME, seed=value))
    if value not in ([], ()):
        sentence(lambda: played(parlour.open(GAME, chance=value), most=5))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "mariners"}, "did you mean 'mariners-compass'?"),
        ({"game": GAME, "options": {"turn_caps": 3}}, "did you mean 'turn_cap'?"),
        ({"game": GAME, "options": {"turn_cap": 0}}, "from 1 to 1000000"),
        ({"game": GAME, "options": {"turn_cap": True}}, "turn_cap"),
        ({"game": GAME, "options": {"pole_exact": "yes"}}, "true, false"),
        ({"game": GAME, "seats": 3}, "played by 2, not by 3"),
        ({"game": GAME, "seats": 0}, "not by 0"),
        ({"game": GAME, "seats": -5}, "not by -5"),
        ({"game": GAME, "seats": "AB"}, "list of names"),
        ({"game": GAME, "seats": ["Ann", "ann"]}, "same name"),
        ({"game": GAME, "seats": ["Ann", ""]}, "seats[1]"),
        ({"game": GAME, "seats": ["Ann", "B\no"]}, "B o"),
        ({"game": GAME, "seats": ["Ann", "\u202eBo"]}, "seats[1]"),
        ({"game": GAME, "seats": ["Ann", "x" * 41]}, "40"),
        ({"game": GAME, "seats": ["B", "A"]}, "letter"),
        ({"game": GAME, "seats": ["Ann", 7]}, "seats[1]"),
        ({"game": GAME, "seed": 1, "chance": []}, "not both"),
        ({"game": GAME, "chance": "magic"}, "by hand"),
        ({"game": GAME, "edition": "no/such/file.toml"}, "cannot be read"),
        ({"game": GAME, "edition": "."}, "no file"),
    ],
)
def test_the_sentence_says_what_and_where(given: dict[str, Any], said: str) -> None:
    if said == "B o":
        assert parlour.open(**given).names[1] == "B o"  # white space is made even, not refused
    else:
        assert said in sentence(lambda: parlour.open(**given))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[edition",
        "edition = 3",
        '[edition]\ngame = "mariners-compass"',
        '[edition]\ngame = "ten-up"',
        "a = " + "[" * 5000,
        "a = 1" + "0" * 5000,
        "a = 1979-05-27",
        "a = nan",
        "\ufeff\x00",
    ],
)
def test_a_file_that_is_no_edition_is_named(text: str, tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text(text, encoding="utf-8")
    assert "board.toml" in sentence(lambda: parlour.open(GAME, edition=path))


def test_an_edition_with_one_value_changed_to_nonsense_is_refused_or_played(tmp_path: Path) -> None:
    """Every value of the board in turn becomes something else: never anything but BadData, or a table that plays."""
    path = tmp_path / "board.toml"
    own = library._packaged("editions", f"{GAME}.toml").splitlines()
    refused = 0
    for n, line in enumerate(own):
        name, equals, _value = line.partition(" = ")
        if not equals or line.startswith("#"):
            continue
        for nonsense in ("-1", '"?"', "[]", "[[1]]", "true", "1e9", "{}", "99999999999999999999"):
            changed = [*own[:n], f"{name} = {nonsense}", *own[n + 1 :]]
            path.write_text("\n".join(changed), encoding="utf-8")
            _table, refusal = attempt(lambda: played(parlour.open(GAME, options=SHORT, seed=1, edition=path), most=5))
            if refusal is not None:
                assert "board.toml" in str(refusal) or "options" in str(refusal), str(refusal)
                refused += 1
    assert refused > 100


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in sentence(lambda: parlour.open(GAME, edition=path))
    path.write_bytes(b" " * (MAX_FILE_BYTES + 1))
    assert "larger" in sentence(lambda: parlour.open(GAME, edition=path))


@pytest.mark.parametrize("value", STRANGE, ids=NAMES)
def test_a_seat_that_is_none(value: Any) -> None:
    table = parlour.open(GAME, seats=["Ann", "Bo"], seed=1)
    before = state_of(table)
    if value == 0:
        assert table.seat(value) == 0
        return
    refusals: list[Callable[[], object]] = [
        lambda: table.act(value, "spin"),
        lambda: table.ask(value),
        lambda: table.time_out(value),
        lambda: table.takes_nonce(value),
        lambda: table.nonce(value, "0" * 64),
        lambda: table.pledge(value, "0" * 64),
    ]
    for refusal in refusals:
        assert "seat" in sentence(refusal)
    if value is not None:
        sentence(lambda: table.view(value))
    assert state_of(table) == before


@pytest.mark.parametrize("value", STRANGE, ids=NAMES)
def test_an_action_that_is_none(value: Any) -> None:
    table = parlour.open(GAME, seed=1)
    before = state_of(table)
    sentence(lambda: table.act("A", value))
    sentence(lambda: table.act("B", value))
    assert state_of(table) == before


class Foreign(Action):
    """An action of no game."""


class Liar(Action):
    """An action that cannot even be looked at."""

    def values(self) -> tuple[object, ...]:
        raise RuntimeError("no")


@pytest.mark.parametrize(
    "action",
    [
        Foreign(),
        Liar(),
        Spin(),
        Stay(),
        Play(7),
        Play(-1),
        Play(10**40),
        Go(0),
        Go(-1),
        Go(999),
        Start(0, 0),
        Start(-1, 99),
    ],
)
def test_a_typed_action_that_does_not_fit(action: Action) -> None:
    table = at_choice()
    before = state_of(table)
    sentence(lambda: table.act("A", action))
    assert state_of(table) == before


@pytest.mark.parametrize("number", [True, 1.0, "1", None, DEEP, float("nan")])
def test_a_typed_action_of_the_wrong_type_never_enters_the_journal(number: Any) -> None:
    """True == 1 and 1.0 == 1, but 'play True' could not be read back."""
    table = at_choice()
    before = state_of(table)
    try:
        action = Play(number)
    except TypeError:
        return  # the compiled engine does not even make it
    if type(action.number) is int:
        return  # the compiled engine has made a number of it
    sentence(lambda: table.act("A", action))
    assert state_of(table) == before


def test_a_refusal_has_a_code_a_clause_and_a_way_on() -> None:
    """What cannot be read breaks no rule, and cites none."""
    table = at_choice()
    codes = []
    for text in ("play 3", "dance", "go N", "play", "play one", "play 99999999999999999999999"):
        with pytest.raises(Refused) as caught:
            table.act("A", text)
        is_read = not caught.value.code.startswith("notation/")
        assert caught.value.clause.startswith("MAR-") if is_read else caught.value.clause == ""
        codes.append(caught.value.code)
    assert codes[1] == "notation/unknown"
    assert not codes[0].startswith("notation/")
    with pytest.raises(Refused) as caught:
        table.act("B", "play 1")
    assert caught.value.code == "turn/not_yours"


ANY_TEXT = st.one_of(
    st.text(max_size=80),
    st.text(alphabet="playgostrtfromwihspnNEWS0123456789 -,", max_size=30),
    st.sampled_from(["spin", "play 1", "go N", "stay", "start from London with red", "PLAY  2", "play ٣", "go ᴺ"]),
    st.text(alphabet=st.characters(min_codepoint=0xD700, max_codepoint=0xE100, categories=None), max_size=10),
)


@settings(max_examples=150)
@given(st.lists(st.tuples(st.sampled_from(["A", "B", 0, 1, "Z", "", 7]), ANY_TEXT), max_size=25), st.integers(0, 99))
def test_any_text_at_any_seat_is_taken_whole_or_not_at_all(answers: list[tuple[Any, str]], seed: int) -> None:
    table = parlour.open(GAME, seed=seed)
    for seat, text in answers:
        before = state_of(table)
        try:
            table.act(seat, text)
        except (Refused, BadData):
            assert state_of(table) == before
        else:
            assert state_of(table) != before
            assert parlour.replay(table.record()).record() == table.record()


@given(st.integers(0, 2**32), st.integers(1, 60))
def test_answers_of_other_moments_and_other_seats_are_refused_and_change_nothing(seed: int, most: int) -> None:
    """I2: legal moves of another state, by whichever seat, are legal here or change nothing."""
    table = played(parlour.open(GAME, options=SHORT, seed=seed % 50), seed=seed, most=most)
    other = played(parlour.open(GAME, options=SHORT, seed=seed % 47), seed=seed + 1, most=most + seed % 7)
    moves = [(ask.seat, action) for ask in other.asks() for action in ask.actions()]
    mine = [(ask.seat, action) for ask in table.asks() for action in ask.actions()]
    for seat, action in moves:
        for who in (seat, 1 - seat):
            if (who, action) not in mine:
                before = state_of(table)
                with pytest.raises(Refused):
                    table.act(who, action)
                assert state_of(table) == before
