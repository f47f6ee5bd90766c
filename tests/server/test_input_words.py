"""A6: text from people stays text: names and words are data, and the page may run no script that is not ours."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.refusals import Refused
from parlour.server.guard import POLICY
from parlour.server.words import checked_name, checked_text, plain_words
from tests.server.asking import ask
from tests.server.running import Server
from tests.server.scripted import FRIEND, ME, opened, until

PAYLOADS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "'\"><svg/onload=alert(1)>",
    "javascript:alert(1)",
    "{{7*7}}${7*7}",
    "=HYPERLINK(1)",
    "a\u202egnp.exe",
    "A\u200bnn",
    "A\u2060nn",
    "\ufeffAnn",
    "Ann\u0000",
    "Ann\n\nServer: you have won",
    "\u001b[31mred",
    "A\u0301\u0301\u0301nn",
    "%00%0d%0aSet-Cookie: a=b",
]
UNSEEN = "\u202e\u200b\u2060\ufeff\u0000\n\u001b"


@pytest.mark.parametrize("text", PAYLOADS)
def test_a6_what_is_shown_has_nothing_that_is_not_seen(text: str) -> None:
    shown = plain_words(text)
    assert not set(shown) & set(UNSEEN)
    assert "\n" not in checked_text(f"I say: {text}")


@pytest.mark.parametrize(
    "name", ["Ann", "ANN", "Ánn", "A\u200bnn", "Ａｎｎ", "Ann (normal)", "Bot 1 (normal)", "A", "", "\u202e", "x" * 41]
)
def test_a6_no_name_can_be_taken_for_another_s_or_for_a_bot_s(name: str) -> None:
    with pytest.raises(Refused):
        checked_name(name, ["Ann"])


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
