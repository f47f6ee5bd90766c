"""Input is bounded before it is parsed: what is refused, what passes, and what the parsers make of what passes."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

import parlour
from parlour.core.data import bounds
from parlour.core.data.bounds import check_json, check_toml, load_json
from parlour.core.record import read_journal
from parlour.core.refusals import BadData

PARTS = bounds.MAX_EDITION_PARTS
DEPTH = bounds.MAX_EDITION_DEPTH
NAMES = bounds.MAX_EDITION_KEY_PARTS


@pytest.mark.parametrize("slug", parlour.games())
def test_our_own_editions_pass_with_room_to_spare(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = files("parlour").joinpath("editions", f"{slug}.toml").read_text(encoding="utf-8")
    for name in ("MAX_EDITION_BYTES", "MAX_EDITION_LINES", "MAX_EDITION_LINE", "MAX_EDITION_PARTS"):
        monkeypatch.setattr(bounds, name, getattr(bounds, name) // 3)
    check_toml(text, "edition")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a" + ".a" * NAMES + " = 1", "dotted key"),
        ("[" + "a." * NAMES + "a]", "dotted key"),
        ('"a"' + ' . "b"' * NAMES + " = 1", "dotted key"),
        ("x = {" + "a." * NAMES + "a = 1}", "dotted key"),
        ("a = " + "[" * (DEPTH + 1), "nested"),
        ("a = " + "{a = " * (DEPTH + 1), "nested"),
        ("a = [\n" + "[" * DEPTH, "nested"),
        ("a = [" + "1,\n" * PARTS + "]", "keys and items"),
        ("\n".join(f"k{n} = 1" for n in range(PARTS + 1)), "keys and items"),
        ("\n" * bounds.MAX_EDITION_LINES, "lines"),
        ("# " + "x" * bounds.MAX_EDITION_LINE, "a line has"),
        ("é" * (bounds.MAX_EDITION_BYTES // 2 + 1), "bytes"),
        ('a = """x', "not closed"),
        ("a = '''x''", "not closed"),
        ('a = "x\n"', "not closed"),
        ("a = 'x", "not closed"),
    ],
)
def test_a_toml_text_that_would_be_expensive_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadData) as refused:
        check_toml(text, "edition")
    assert said in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        "a = '[[[[[[[[[[[[ a.b.c.d.e.f.g.h.i {{{{'",
        'a = "\\"[[[[[[[[[[[[[[[[ a.b.c.d.e.f.g.h.i"',
        'a = """\n""[[[[[[[[[[[[[[[\\""" a.b.c.d.e.f.g.h.i """""',
        "a = '''\n''[[[[[[[[[[[[[[[ a.b.c.d.e.f.g.h.i '''''",
        "# [[[[[[[[[[[[[[[ a.b.c.d.e.f.g.h.i \" ''' \n",
        "a = 'a#b' # a.b.c.d.e.f.g.h",
    ],
)
def test_texts_and_comments_are_no_structure(text: str) -> None:
    check_toml(text, "edition")
    tomllib.loads(text)


def depth_of(data: Any) -> int:
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return 1 + max(map(depth_of, inner), default=0) if isinstance(data, (dict, list)) else 0


def values_in(data: Any) -> int:
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return 1 + sum(map(values_in, inner))


TOKENS = [
    "a",
    "b",
    ".",
    "=",
    "[",
    "]",
    "{",
    "}",
    ",",
    "\n",
    "1",
    " ",
    '"',
    "'",
    '"""',
    "'''",
    "#",
    "\\",
    "x = ",
    "[[",
    "]]",
]


@settings(max_examples=400, deadline=None)
@given(st.lists(st.sampled_from(TOKENS), max_size=40))
def test_nothing_that_passes_is_deeper_or_larger_than_the_bounds(tokens: list[str]) -> None:
    """Whatever the parser takes for structure, the check has seen."""
    text = "".join(tokens)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(bounds, "MAX_EDITION_DEPTH", 2)
        patched.setattr(bounds, "MAX_EDITION_PARTS", 6)
        patched.setattr(bounds, "MAX_EDITION_KEY_PARTS", 3)
        try:
            check_toml(text, "edition")
            data = tomllib.loads(text)
        except (BadData, ValueError):
            return
    assert values_in(data) <= 2 * 6 + 2
    assert depth_of(data) <= 2 * 3 + 2


COSTLY = {
    "keys": "\n".join(f"k{n}" + ".a" * (NAMES - 1) + " = 1" for n in range(PARTS // NAMES)),
    "headers": "\n".join(
        f"[k{n}" + ".a" * (NAMES - 1) + "]\na" + ".b" * (NAMES - 1) + " = 1" for n in range(PARTS // (2 * NAMES + 2))
    ),
    "array of tables": "[[a]]\n" * (PARTS // 2),
    "arrays": "a = [\n" + "[],\n" * (PARTS // 2 - 2) + "]",
    "escapes": 'a = """' + ("\\n" * 60 + "\n") * 1000 + '"""',
    "numbers": "\n".join(f"k{n} = 0x{'f' * 4000}" for n in range(32)),
}
WITHIN = """
import resource, sys, tomllib
from parlour.core.data.bounds import check_toml
used = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (used + 32 * 1024**2,) * 2)
text = sys.stdin.read()
{check}
tomllib.loads(text)
"""


def parsed_in_little_memory(text: str, check: str) -> bool:
    code = WITHIN.format(check=check)
    done = subprocess.run([sys.executable, "-c", code], input=text, text=True, capture_output=True, check=False)
    assert "MemoryError" in done.stderr or not done.returncode, done.stderr
    return not done.returncode


@pytest.mark.parametrize("name", COSTLY)
def test_i5_the_costliest_text_that_passes_takes_little_memory(name: str) -> None:
    assert parsed_in_little_memory(COSTLY[name], "check_toml(text, 'edition')")


def test_i5_turns_red_if_the_bounds_are_removed() -> None:
    """The planted fault: 30 kB of one dotted key go to the parser as they are."""
    assert not parsed_in_little_memory("a." * 15_000 + "a = 1", "")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[" * (bounds.MAX_JSON_DEPTH + 1), "nested"),
        ("[" + "[]," * bounds.MAX_JSON_PARTS, "parts"),
        ('"' + "x" * 2000 + '"', "bytes"),
        ('{"a": 1, "a": 2}', "'a' is given twice"),
        ('[{"b": {"a": 1, "\\u0061": 2}}]', "'a' is given twice"),
        ("[1,]", "no JSON"),
        ('"open', "no JSON"),
        ("NaN", "no number"),
    ],
)
def test_json_from_outside_is_bounded_and_names_no_key_twice(text: str, said: str) -> None:
    limit = 1000 if "xxx" in text else 10**6
    with pytest.raises(BadData) as refused:
        load_json(text, "data", limit)
    assert said in str(refused.value)


def test_json_within_its_bounds_is_read_as_ever() -> None:
    data: dict[str, Any] = {"text": '[{,"\\', "list": [1, -2.5, None, True, {"a": {}}]}
    assert load_json(json.dumps(data), "data", 1000) == data
    check_json(json.dumps("[" * 100), "data", 1000)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: text + "\n" * bounds.MAX_RECORD_LINES, "lines"),
        (lambda text: text + f"1 A {'x' * bounds.MAX_RECORD_LINE}  #0123456789abcdef\n", "characters"),
        (lambda text: text + "x" * bounds.MAX_FILE_BYTES, "bytes"),
        (lambda text: text.replace("game: ", f"start: {'[' * 1000}\ngame: "), "nested"),
        (lambda text: text.replace("game: ", 'start: {"a": 1, "a": 1}\ngame: '), "given twice"),
        (lambda text: text.replace("game: ", "".join(f"{'x' * n}: 1\n" for n in range(1, 20)) + "game: "), "more than"),
        (lambda text: text.replace("game: ", 'game: "pit"\ngame: '), "twice"),
    ],
    ids=["lines", "line", "size", "depth", "key", "fields", "field"],
)
def test_a_record_is_bounded(change: Any, said: str) -> None:
    with pytest.raises(BadData) as refused:
        read_journal(change(parlour.open("ten-up", seats=2, seed=1).record()))
    assert said in str(refused.value)
