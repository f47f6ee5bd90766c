"""docs/protocol.md and its generated parts are complete, and say what the program does."""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from parlour.chance.committed import NO_NONCES, NonceChain, mixed
from parlour.core.refusals import Refused
from parlour.core.registry import find, slugs
from parlour.server.transport import table_socket
from parlour.table import library
from parlour.table.table import Table
from parlour.testing.random_play import random_play, random_table
from tests.protocol.running import ROOT, node
from tools import protocol
from tools.protocol_sources import PACKAGE

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
REFUSALS = (ROOT / "docs" / "protocol" / "refusals.md").read_text(encoding="utf-8")
TESTS = Path(__file__).resolve().parent
CODE = re.compile(r"[a-z]+/[a-z_]+")
NO_CODE = ("application/", "text/html", "text/plain", "text/css", "image/")
ON_THE_SERVER = ("core", "kit", "games", "table", "server")
LIMITS_ONLY = ("terms", "pays_up_to")
"""Domains that give limits: the rules may refuse something within them."""
FORMS = ("one_of", "from", "each", "rows", "by_first", "up_to", "any_of", "shares_like", "pays_up_to", "terms")
MOVES = 1200
EXAMPLES = 4


def presets(slug: str) -> list[str]:
    """The game as it is, and each of its presets."""
    return ["", *(preset.name for preset in library.rulebook(slug).presets)]


def strings_of(folder: str) -> set[str]:
    """Every string in the sources that looks like a code, however it is used."""
    found: set[str] = set()
    for path in (PACKAGE / folder).rglob("*.py"):
        for each in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(each, ast.Constant) and isinstance(each.value, str) and CODE.fullmatch(each.value):
                found.add(each.value)
    return {text for text in found if not text.startswith(NO_CODE)}


def test_every_code_in_the_sources_is_on_the_page() -> None:
    found = {code for folder in ON_THE_SERVER for code in strings_of(folder)}
    assert len(found) > 200
    missing = sorted(code for code in found if f"`{code}`" not in REFUSALS)
    assert not missing, "run make types"


def test_every_code_has_a_meaning() -> None:
    rows = [line for line in REFUSALS.splitlines() if line.startswith("| `")]
    assert not [row for row in rows if not row.rstrip("| ").endswith((".", "?", "!", "}", ")"))]


def test_every_code_that_the_page_advises_on_is_on_the_list() -> None:
    advised = re.findall(r"`([a-z]+/[a-z_]+)`", PAGE.partition("## Refusals")[2].partition("\n## ")[0])
    assert advised
    for code in advised:
        assert f"`{code}`" in REFUSALS, code


def test_every_close_code_is_on_the_page() -> None:
    names = [name for name in vars(table_socket) if name.isupper() and isinstance(getattr(table_socket, name), int)]
    codes = {getattr(table_socket, name) for name in names if 1000 <= getattr(table_socket, name) < 5000}
    assert len(codes) > 10
    for code in codes:
        assert f"| {code} |" in PAGE, code


def test_every_key_of_a_domain_is_on_the_page() -> None:
    """Wherever a domain is written as data."""
    keys: set[str] = set()
    for folder in ("core", "kit", "games"):
        for path in (PACKAGE / folder).rglob("*.py"):
            for each in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if (
                    isinstance(each, ast.FunctionDef)
                    and each.name == "to_data"
                    and "show: Show" in ast.unparse(each.args)
                ):
                    dicts = [part for part in ast.walk(each) if isinstance(part, ast.Dict)]
                    keys |= {key.value for one in dicts for key in one.keys if isinstance(key, ast.Constant)}  # type: ignore[misc]
    assert {"one_of", "terms", "pays_up_to"} <= keys
    for key in keys:
        assert f"`{key}`" in PAGE, key


def test_the_examples_of_domains_are_data_and_their_answers_fit_the_choices() -> None:
    rows = re.findall(r"^\| `([^`]*)` \| `(\{.*\})` \| `([^`]*)` \|$", PAGE, flags=re.MULTILINE)
    patterns = {verb.pattern for slug in slugs() for verb in find(slug).grammar.verbs}
    assert len(rows) >= 10
    for pattern, domain, answer in rows:
        assert pattern in patterns
        assert json.loads(domain)
        assert re.fullmatch(re.sub(r"\\{\w+\\}", "(.+)", re.escape(pattern)), answer), answer


def test_the_worked_example_of_nonces_is_right() -> None:
    block = next(text for text in re.findall(r"```json\n(.*?)```", PAGE, flags=re.DOTALL) if '"pledge"' in text)
    shown = json.loads(block)
    nonces = NonceChain(len(shown["chain"]), shown["chain"][-1])
    assert nonces.pledge(shown["opening"], "A") == shown["pledge"]
    mix = [NO_NONCES]
    for nonce in shown["chain"]:
        assert nonces.next() == nonce
        mix.append(mixed(mix[-1], "A", nonce))
    assert mix == shown["mixed"]


def test_every_example_of_json_is_json() -> None:
    blocks = re.findall(r"```json\n(.*?)```", PAGE, flags=re.DOTALL)
    assert len(blocks) >= 5
    for block in blocks:
        json.loads(block)


def test_links_lead_somewhere() -> None:
    for name in re.findall(r"\]\(([\w./-]+)[)#]", PAGE):
        assert (ROOT / "docs" / name).exists(), name


def test_a_description_that_nobody_writes_any_more_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in protocol.descriptions().items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "games" / "chess.md").write_text("", encoding="utf-8")
    monkeypatch.setattr(protocol, "FOLDER", tmp_path)
    assert protocol.drifted() == ["games/chess.md"]


@pytest.mark.parametrize("slug", slugs())
def test_views_and_events_are_written_as_the_tables_say(slug: str) -> None:
    table = random_table(slug, library.bundled_edition(slug).least_seats, options=find(slug).brief)
    game = table.game
    for n, events in enumerate(random_play(table, most=150)):
        for event in events:
            data = game.events.data(event, table.lexicon)
            record = game.events.records[str(data["event"])]
            assert isinstance(data["fields"], dict)
            record.values(data["fields"], table.lexicon, str(data["event"]))
        for seat in ("A", None) if n % 10 == 0 else ():
            for name, value in table.view_data(seat).items():
                if name != "figures":
                    game.view_fields[name].load(json.loads(json.dumps(value)), table.lexicon, name)


def forms_in(domain: object) -> list[str]:
    """The forms that a domain is made of, in their order."""
    return re.findall(rf'"({"|".join(FORMS)})":', json.dumps(domain))


@cache
def asked(slug: str, preset: str) -> list[tuple[Table, str, dict[str, Any]]]:
    """Tables of a game at which a seat is asked something, and that ask with one choice; a few for each kind."""
    brief = {} if preset else find(slug).brief
    options = {**brief, **(library.rulebook(slug).preset(preset, "").options if preset else {})}
    edition = library.bundled_edition(slug)
    table = random_table(slug, min(edition.least_seats + 1, edition.most_seats), 1, options)
    found: list[tuple[Table, str, dict[str, Any]]] = []
    often: Counter[str] = Counter()
    for _events in random_play(table, 1, most=MOVES):
        for ask in [] if table.is_over() else table.asks():
            seat = table.lexicon.letter(ask.seat)
            data: dict[str, Any] = table.ask_data(seat) or {}
            for choice in data["choices"]:
                kind = f"{choice['action']} {set(forms_in(choice.get('domain')))}"
                often[kind] += 1
                if often[kind] <= EXAMPLES:
                    found.append((table.copy(), seat, {**data, "choices": [choice]}))
    return found


def judged(table: Table, seat: str, text: str) -> Refused | None:
    try:
        table.judge(table.seat(seat), text)
    except Refused as refused:
        return refused
    return None


@pytest.mark.parametrize("slug", slugs())
def test_answers_that_are_built_as_the_page_says_are_understood(slug: str) -> None:
    """By the second client: every answer is read, and what the domain describes exactly is allowed."""
    found = [each for preset in presets(slug) for each in asked(slug, preset)]
    answered = node("answering.ts", typed="".join(f"{json.dumps(ask)}\n" for _table, _seat, ask in found))
    assert answered.returncode == 0, answered.stderr
    answers = [json.loads(line) for line in answered.stdout.splitlines()]
    for (table, seat, ask), text in zip(found, answers, strict=True):
        refused = judged(table, seat, text)
        if refused is not None:
            assert refused.code != "notation/unknown", (text, refused.text)
            assert set(forms_in(ask)) & set(LIMITS_ONLY), (text, ask, refused.code, refused.text)


@pytest.mark.parametrize("slug", slugs())
def test_the_default_action_is_always_allowed(slug: str) -> None:
    for table, seat, ask in asked(slug, ""):
        assert judged(table, seat, ask["default_action"]) is None


def test_every_form_of_a_domain_is_met_in_play() -> None:
    met = {
        form
        for slug in slugs()
        for preset in presets(slug)
        for *_, ask in asked(slug, preset)
        for form in forms_in(ask)
    }
    assert met == set(FORMS)


def test_the_client_shares_no_code_with_the_page_or_the_server() -> None:
    for path in TESTS.glob("*.ts"):
        imported = re.findall(r'from "([^"]+)"', path.read_text(encoding="utf-8"))
        assert all(name.startswith(("node:", "./")) for name in imported), path
