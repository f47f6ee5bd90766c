"""A6: text from people stays text: names and words are data, and the page may run no script that is not ours."""

from __future__ import annotations

import unicodedata

import pytest

import parlour
from parlour.core.refusals import Refused
from parlour.server.guard import POLICY
from parlour.server.words import MOST_MARKS, checked_name, checked_text, plain_words
from tests.server.asking import ask
from tests.server.payloads import PAYLOADS, UNSEEN
from tests.server.running import Server
from tests.server.scripted import FRIEND, ME, opened, until


@pytest.mark.parametrize("text", PAYLOADS)
def test_a6_what_is_shown_has_nothing_that_is_not_seen(text: str) -> None:
    shown = plain_words(text)
    assert not set(shown) & set(UNSEEN)
    assert sum(unicodedata.combining(character) > 0 for character in shown) <= MOST_MARKS
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


@pytest.mark.parametrize("name", ["Анна", "Jürgen", "李雷", "Zoë van der Berg", "Nguyễn", "Ό Νίκος", "علي", "Ann 2"])
def test_a_name_of_any_language_is_taken_as_it_is(name: str) -> None:
    assert checked_name(name, ["Ann", "Bill"]) == unicodedata.normalize("NFC", name)


def test_a6_names_and_words_go_out_as_data(served: Server) -> None:
    """What comes back is JSON, whatever is in it, and no page of ours takes it for anything else."""
    with parlour.connect(served.url) as host, parlour.connect(served.url) as friend:
        evil = "<script>alert(1)</script>"
        table, codes = opened(host, "ten-up", [ME, FRIEND], public=True)
        friend.claim(table, codes["B"], evil)
        seats = [host.sit(table), friend.sit(table)]
        seats[1].say("<b>hello</b> \u202e\u200bthere")
        until(lambda: bool(seats[0].chat), *seats)
        assert seats[0].chat[-1] == {"who": evil, "text": "<b>hello</b> there"}
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
