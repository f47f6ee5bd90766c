"""A6: text from people stays text: names and words are data, and the page may run no script that is not ours."""

from __future__ import annotations

import contextlib
import unicodedata

import pytest
from confusable_homoglyphs.confusables import confusables_data

import parlour
from parlour.core.refusals import Refused
from parlour.server.access import text_rules
from parlour.server.access.guard import POLICY
from parlour.server.access.text_rules import MAX_MARKS, checked_name, checked_text, plain_words
from tests.server.asking import ask
from tests.server.payloads import PAYLOADS, UNSEEN
from tests.server.running import Server
from tests.server.scripted import FRIEND, ME, opened, until


@pytest.mark.parametrize("text", PAYLOADS)
def test_a6_what_is_shown_has_nothing_that_is_not_seen(text: str) -> None:
    shown = plain_words(text)
    assert not set(shown) & set(UNSEEN)
    assert sum(unicodedata.combining(character) > 0 for character in shown) <= MAX_MARKS
    assert "\n" not in checked_text(f"I say: {text}")


@pytest.mark.parametrize(
    "name",
    [
        *("Ann", "ANN", "Ánn", "A\u200bnn", "Ａｎｎ", "\u0410nn", "\u0391nn", "An\u3164n", "Bi1l", "BiII"),
        *("Ann (normal)", "Bot 1 (normal)", "A", "", "\u202e", "\u3164\u2800", "x" * 41),
        *("A watcher", "Parlour", "p\u0430rlour", "Seat B", "Server", "The  Server"),
    ],
)
def test_a6_no_name_can_be_taken_for_another_s_or_for_a_bot_s_or_for_the_server_s(name: str) -> None:
    with pytest.raises(Refused):
        checked_name(name, ["Ann", "Bill"])


@pytest.mark.parametrize(
    "name",
    [
        *("Анна", "Jürgen", "李雷", "Zoë", "Zoë van der Berg", "Nguyễn", "Ό Νίκος", "علي", "Ann 2", "Łukasz", "Ольга"),
        *(
            "さくら",
            "サクラ Sakura",
            "桜さくら",
            "O'Brien",
            "Jean-Luc",
            "김민준",
            "金 김",
            "李ㄅ",
            "Ann-Marie",
            "שרה",
            "Ása ★",
        ),
    ],
)
def test_a_name_of_any_language_is_taken_as_it_is(name: str) -> None:
    assert checked_name(name, ["Ann", "Bill"]) == unicodedata.normalize("NFC", name)


OWN_LOOKALIKES = {
    "A": "\ua4ee\u13aa\u1d00\u24b6\U0001f130\U0001f150\U0001f170\U0001f1e6\u0410\u0391\u00c5\uff21",
    "n": "\u0274\u1d70\u0272\u0273\u019e\u0578\u057c\u00f1\u24dd\u207f",
    "o": "0\u043e\u03bf\u1d0f\u00f8\u0585\u0966",
    "l": "1I|\u0406\u04c0\u0399\u0142\u029f",
    "m": "\u1d0d\u043c\u2c98\uff4d",
}
"""Beside the tables of the library: found in attacks, or drawn differently."""


def lookalikes(name: str) -> list[str]:
    """A name with one letter, or all occurrences of one letter, replaced by something that looks like it."""
    found: set[str] = set()
    for letter in set(name):
        listed = [each["c"].strip("\u200e") for each in confusables_data.get(letter, [])]
        for other in (*listed, *OWN_LOOKALIKES.get(letter, "")):
            found |= {name.replace(letter, other), name.replace(letter, other, 1)}
    return sorted(found)


def seated(names: list[str]) -> tuple[int, list[str]]:
    """How many look-alikes of these names were tried while the real ones sit there, and which of them sat down."""
    tried = [each for name in names for each in lookalikes(name)]
    through: list[str] = []
    for each in tried:
        with contextlib.suppress(Refused):
            through.append(checked_name(each, names))
    return len(tried), through


LOOKED_AT = ["Ann", "Bill", "Tom", "Zoë", "Łukasz", "Ольга", "ΝΙΚΗ", "Mia Wong"]


def test_a6_no_lookalike_sits_down() -> None:
    tried, through = seated(LOOKED_AT)
    assert tried > 700, "void"
    assert through == []


def test_a6_turns_red_if_a_lookalike_is_seated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: names are compared without their looks."""
    monkeypatch.setattr(text_rules, "look_keys", lambda name: frozenset({name.casefold()}))
    assert len(seated(LOOKED_AT)[1]) > 100


@pytest.mark.parametrize(
    ("name", "scripts"),
    [
        ("Petя", "Cyrillic and Latin"),
        ("Νικоς", "Cyrillic and Greek"),
        ("Ѕаm the Great", "Cyrillic and Latin"),
        ("さくら김", "Korean and Hiragana"),
        ("علي Ali", "Arabic and Latin"),
    ],
)
def test_a6_a_name_that_mixes_scripts_is_refused_and_says_which(name: str, scripts: str) -> None:
    with pytest.raises(Refused, match=scripts) as refused:
        checked_name(name, ["Ann"])
    assert refused.value.code == "name/mixed_scripts"
    assert checked_text(name) == name  # chat is not concerned


def test_the_refusal_of_a_lookalike_says_what_to_do() -> None:
    with pytest.raises(Refused, match="Choose another") as refused:
        checked_name("Αnn", ["Ann"])
    assert refused.value.code == "name/taken"


def test_a_capital_and_a_small_letter_are_compared_as_they_are_written() -> None:
    """A Greek Nu looks like an N, a small nu like a v: both names of one person, and neither may sit beside him."""
    for name in ("ΝΙΚΗ", "νικη", "NIKH"):
        with pytest.raises(Refused):
            checked_name(name, ["ΝΙΚΗ"])
    for name in ("Hanna", "Nanna", "Vanna", "Arno", "Dara"):
        others = [each for each in ("Hanna", "Nanna", "Vanna", "Arno", "Clara", "Amy") if each != name]
        assert checked_name(name, others) == name


def test_a6_names_and_words_go_out_as_data(served: Server) -> None:
    """What comes back is JSON, whatever is in it, and no page of ours takes it for anything else."""
    with parlour.connect(served.url) as host, parlour.connect(served.url) as friend:
        evil = "<script>alert(1)</script>"
        table, codes = opened(host, "ten-up", [ME, FRIEND], public=True)
        friend.claim(table, codes["B"], evil)
        seats = [host.sit(table), friend.sit(table)]
        seats[1].say("<b>hello</b> \u202e\u200bthere")
        until(lambda: bool(seats[0].chat), *seats)
        assert seats[0].chat[-1] == {"name": evil, "seat": "B", "text": "<b>hello</b> there"}
        for path in ("/api/tables", "/api/public", "/api/commitments", "/health"):
            said = ask(served.port, "GET", path, token=host.token)
            assert said.headers["content-type"] == "application/json"
            assert said.headers["x-content-type-options"] == "nosniff"
        page = ask(served.port, "GET", "/", token=host.token)
        assert page.headers["content-security-policy"] == POLICY
        assert evil.encode() not in page.body


def test_a6_the_policy_lets_no_inline_script_run(served: Server) -> None:
    assert "unsafe" not in POLICY
    assert POLICY.startswith("default-src 'none'; script-src 'self'")
    assert "frame-ancestors 'none'" in POLICY
    for path in ("/", "/nothing", "/api/games", "/openapi.json"):
        said = ask(served.port, "GET", path)
        assert said.headers["content-security-policy"] == POLICY
        assert said.headers["referrer-policy"] == "no-referrer"
        assert "access-control-allow-origin" not in said.headers
