"""The catalogues: every language says the same things, with the same arguments, and nothing that nobody needs."""

from __future__ import annotations

import importlib
import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import ast, visitor

import parlour
from parlour.core.refusals import Reason
from parlour.core.registry import find
from parlour.core.text.notation import NameToken, SeatToken
from parlour.i18n import ENGLISH
from parlour.i18n.catalogue import ENDING, Catalogue, read
from parlour.i18n.functions import functions, slug as slug_of
from parlour.i18n.languages import GAMES, LESSONS, game_catalogue, languages
from parlour.i18n.rule_texts import rules_file
from parlour.i18n.sentences import refusal_id
from parlour.table import library, preview
from parlour.table.table import Table
from parlour.testing import rulebook_of, seat_counts

LOCALES = Path(str(resources.files("parlour"))) / "locales"
SOURCES = LOCALES.parent
PAGE = SOURCES.parent.parent / "web" / "src"
WORDS = {
    "you": set[str](),
    "nothing": set[str](),
    "money": {"amount", "currency", "sign"},
    "counted-goods": {"count", "name"},
    "share": {"seat", "amount", "sign"},
    "payment": {"seat", "amount", "sign"},
    "goods-ride-on": {"count", "series", "names"},
}
"""The messages that the functions use, with their arguments."""
ATTRIBUTES = {
    "action": {"verb", "confirm", "note"},
    "goal": {"standing"},
    "value": {"note"},
    "space": {"short"},
    "call": {"short"},
    "marker": {"short"},
}
"""What a message of a family may have in addition to its text."""
MANY = "many"
"""The end of an attribute that tells several events in the headline of a turn."""
LISTING = {"LIST", "SEATS", "SUM"}
"""The functions that show a list as well as a single value."""
QUOTED = re.compile(r"\"([^\"\n]+)\"")
COMPOSED = re.compile(r"(?:`|f\"|f')([a-z][a-z0-9_-]*-)\$?\{|[\"']([a-z][a-z0-9_-]*-)[\"'] \+")
"""The beginning of an id that the code completes: `start-${game}`, f"event-{name}", "refusal-" + code."""


class Used(visitor.Visitor):
    """What a pattern uses: arguments, functions, other messages, and its calls of NAME as (argument, family)."""

    def __init__(self, node: ast.BaseNode | None) -> None:
        self.arguments: set[str] = set()
        self.shown: set[str] = set()
        """The arguments without those of WHO alone: a verb differs for the reader in some languages only."""
        self.listed: set[str] = set()
        """The arguments that may be lists."""
        self.functions: set[str] = set()
        self.messages: set[str] = set()
        self.named: set[tuple[str, str]] = set()
        self.variants: list[set[str]] = []
        """The variants of each choice by WHO."""
        self._is_choosing = False
        self._is_listing = False
        if node is not None:
            self.visit(node)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (the library's name)
        self.arguments.add(node.id.name)
        if not self._is_choosing:
            self.shown.add(node.id.name)
        if self._is_listing:
            self.listed.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        for option in node.arguments.named:
            assert node.id.name in ("NAME", "LIST"), f"{node.id.name} has no options"
            assert option.name.name == "of"
            (what,) = node.arguments.positional
            self.named.add((what.id.name, option.value.value))
        before = self._is_choosing, self._is_listing
        self._is_choosing |= node.id.name == "WHO"
        self._is_listing |= node.id.name in LISTING
        self.generic_visit(node)
        self._is_choosing, self._is_listing = before

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ast.FunctionReference) and node.selector.id.name == "WHO":
            keys = [getattr(variant.key, "name", "") for variant in node.variants]
            assert node.variants[keys.index("other")].default
            self.variants.append(set(keys))
        self.generic_visit(node)


class Part(NamedTuple):
    """A message, or one of its attributes."""

    id: str
    attribute: str


@cache
def files_of(language: str) -> list[str]:
    return sorted(path.name.removesuffix(ENDING) for path in (LOCALES / language).glob("*" + ENDING))


@cache
def parts(language: str, file: str) -> dict[Part, Used]:
    """Every message and attribute of a file, with what it uses."""
    found: dict[Part, Used] = {}
    for entry in read(language, file).body:
        if isinstance(entry, ast.Message):
            found[Part(entry.id.name, "")] = Used(entry.value)
            for attribute in entry.attributes:
                found[Part(entry.id.name, attribute.id.name)] = Used(attribute)
    return found


def shown(used: Used, among: Mapping[Part, Used]) -> set[str]:
    """The arguments that a message shows, also through messages of its file that it contains."""
    return used.shown.union(*[shown(among[Part(id, "")], among) for id in used.messages if Part(id, "") in among])


def ids(file: str) -> list[str]:
    """The ids of an English file."""
    return Catalogue(ENGLISH, (file,)).ids()


ALL_FILES = [(language, file) for language in languages() for file in files_of(language)]
TRANSLATED = [(language, file) for language, file in ALL_FILES if language != ENGLISH]
GAME_FILES = [file for file in files_of(ENGLISH) if file == GAMES or file in parlour.games()]
LESSONS_FILES = [game + LESSONS for game in parlour.games()]
"""tests/lessons compares them with the lessons."""
RULES_FILES = [file for file in files_of(ENGLISH) if file in map(rules_file, parlour.games())]


@cache
def text_of(folder: Path, *endings: str) -> str:
    """The source of everything in a folder."""
    found = [path for path in sorted(folder.rglob("*")) if path.suffix in endings]
    return "\n".join(path.read_text(encoding="utf-8") for path in found)


@cache
def page() -> str:
    return text_of(PAGE, ".ts", ".svelte")


def games_of(file: str) -> list[str]:
    """The games that read a file."""
    return parlour.games() if file == GAMES else [file]


def is_used(id: str, source: str) -> bool:
    """Whether code names an id, or composes ids that begin like it."""
    if re.search(rf"[\"'`]{re.escape(id)}[\"'`.]", source):
        return True
    return any(id.startswith(begun or added) for begun, added in COMPOSED.findall(source))


def test_english_is_the_first_language() -> None:
    assert languages()[0] == ENGLISH
    assert len(set(languages())) == len(languages())


@pytest.mark.parametrize("language", languages())
def test_a_language_has_the_files_that_english_has(language: str) -> None:
    assert files_of(language) == files_of(ENGLISH)


@pytest.mark.parametrize(("language", "file"), ALL_FILES)
def test_a_file_is_written_correctly(language: str, file: str) -> None:
    """No line that cannot be read, no id twice, no function or message that does not exist."""
    body = read(language, file).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    named = [entry.id.name for entry in body if isinstance(entry, (ast.Message, ast.Term))]
    assert len(set(named)) == len(named), sorted(name for name in set(named) if named.count(name) > 1)
    catalogue = Catalogue(language, (file,) if file not in parlour.games() else (GAMES, file))
    known = set(functions(catalogue))
    for part, used in parts(language, file).items():
        assert used.functions <= known, part
        assert all(catalogue.has(id) for id in used.messages), part
        assert all(keys == {"you", "other"} for keys in used.variants), part


@pytest.mark.parametrize(("language", "file"), TRANSLATED)
def test_a_translation_has_the_messages_and_arguments_of_english(language: str, file: str) -> None:
    ours = parts(language, file)
    english = parts(ENGLISH, file)
    assert [part for part in english if part not in ours] == [], "lacking"
    assert [part for part in ours if part not in english] == [], "not in English"
    for part, used in ours.items():
        assert shown(used, ours) == shown(english[part], english), part


@pytest.mark.parametrize("game", parlour.games())
def test_every_action_has_a_button(game: str) -> None:
    """With the action's fields, and words for a button that still has to ask for them."""
    catalogue = game_catalogue(game)
    told = told_in(game)
    for syntax in find(game).grammar.verbs:
        if syntax.is_short:
            continue
        id = f"action-{syntax.name}"
        assert catalogue.has(id), id
        for part, used in told.items():
            if part.id == id:
                offer = {"maker"} & used.arguments if "number" in syntax.words else set[str]()
                assert used.arguments <= set(syntax.words) | offer, part
                assert part.attribute != "verb" or not used.arguments, part
        assert (Part(id, "verb") in told) == bool(syntax.words), id


@pytest.mark.parametrize("file", GAME_FILES)
def test_every_message_of_a_game_is_needed(file: str) -> None:
    """By an event, a reason, a clause, an action, an option or an ending, by NAME, by a function, or by the page."""
    assert [id for id in ids(file) if not is_needed(id, file)] == []


def is_needed(id: str, file: str) -> bool:
    if id in WORDS:
        return True  # a game may have words of its own
    if id == "goal":
        return file != GAMES
    family, _, rest = id.partition("-")
    if family in KNOWN:
        return any(rest in KNOWN[family](game) for game in games_of(file))
    return any(is_name(id, game) for game in games_of(file)) or is_used(id, page())


def events(game: str) -> set[str]:
    return set(find(game).events.records)


def effects(game: str) -> set[str]:
    """Events, and the effects of answers that are no events."""
    return events(game) | set(find(game).consequences.effects) | set(preview.EFFECTS)


def clauses(game: str) -> set[str]:
    """Every clause, alone and with the name of an action."""
    known = rulebook_of(game).ids()
    return {*known, *[f"{clause}-{syntax.name}" for clause in known for syntax in find(game).grammar.verbs]}


def reasons(game: str) -> set[str]:
    """The reasons of a game and those of every table, as ids have them."""
    module = importlib.import_module(f"parlour.games.{game.replace('-', '_')}.reasons")
    codes = [value.code for value in vars(module).values() if isinstance(value, Reason)]
    codes += [found for found in QUOTED.findall(text_of(SOURCES / "table", ".py")) if "/" in found]
    return {refusal_id(code).removeprefix("refusal-") for code in codes}


def options(game: str) -> set[str]:
    """Every option, alone and with each of its readings."""
    found: set[str] = set()
    for option in rulebook_of(game).options:
        found |= {option.name, *[f"{option.name}-{str(value).lower()}" for value, _text in option.readings]}
    return found


def value_lines(game: str) -> set[str]:
    """The lines of a game's valuation."""
    folder = SOURCES / "games" / game.replace("-", "_")
    return set(re.findall(r"ValueLine\(\s*\"(\w+)\"", text_of(folder, ".py")))


def said_by_bots(game: str) -> set[str]:
    """The words in the reasons of a game's bots: names of terms, also of their opposites, and of their fields."""
    bots = SOURCES / "bots"
    files = [*(bots / "common").rglob("reasons.py"), bots / game.replace("-", "_") / "reasons.py"]
    names = {name for file in files for name in QUOTED.findall(file.read_text("utf-8"))}
    return names | {f"no_{name}" for name in names}


KNOWN = {
    "value": value_lines,
    "term": said_by_bots,
    "event": events,
    "effect": effects,
    "turn": events,
    "question": clauses,
    "ending": lambda game: set(find(game).endings),
    "refusal": reasons,
    "action": lambda game: {syntax.name for syntax in find(game).grammar.verbs},
    "option": options,
}
"""For each family of ids, what they may name in a game."""


@cache
def told_in(game: str) -> dict[Part, Used]:
    """The messages of a game: a message of its own replaces one that games share, with its attributes."""
    own = parts(ENGLISH, game)
    replaced = {part.id for part in own}
    return {part: used for part, used in parts(ENGLISH, GAMES).items() if part.id not in replaced} | own


@cache
def families(game: str) -> frozenset[str]:
    """What NAME translates in a game."""
    told = told_in(game)
    return frozenset(family for used in told.values() for _argument, family in used.named)


def piles(game: str) -> list[list[dict[str, Any]]]:
    """The cards of an edition, pile by pile."""
    cards = library.edition_data(game).get("cards", {})
    found = cards.values() if isinstance(cards, dict) else [cards]
    return [pile for pile in found if isinstance(pile, list)]


@cache
def values(game: str) -> frozenset[str]:
    """Everything that NAME may be given: the names of the edition, and the texts in the rules."""
    folder = game.replace("-", "_")
    source = text_of(SOURCES / "games" / folder, ".py") + text_of(SOURCES / "kit", ".py")
    lexicon = parlour.open(game, seats=seat_counts(game)[0]).lexicon
    names = [name for category in lexicon.names.values() for name in category]
    cards = [card["text"] for pile in piles(game) for card in pile if "text" in card]
    return frozenset(slug_of(text) for text in (*names, *cards, *QUOTED.findall(source)))


def is_name(id: str, game: str) -> bool:
    """Whether NAME finds a message: 'colour-red' for 'red', of: "colour"."""
    return any(
        id.startswith(f"{family}-") and id.removeprefix(f"{family}-") in values(game) for family in families(game)
    )


def fields_of(name: str, game: str) -> set[str] | None:
    """The fields of an event, or of an effect that is no event; None if the game has neither."""
    record = find(game).events.records.get(name)
    if record is not None:
        return set(record.fields)
    fields = (find(game).consequences.effects | preview.EFFECTS).get(name)
    return None if fields is None else set(fields)


def table_of(game: str) -> Table:
    return parlour.open(game, seats=seat_counts(game)[0])


@pytest.mark.parametrize("file", GAME_FILES)
def test_messages_have_the_arguments_that_they_get(file: str) -> None:
    for part, used in parts(ENGLISH, file).items():
        family, _, rest = part.id.partition("-")
        assert part.attribute in ATTRIBUTES.get(family, set()) | {""} or family == "turn", part
        if part.id in WORDS:
            assert used.arguments <= WORDS[part.id], part
        elif family in ("event", "effect", "turn"):
            told = [fields_of(rest, game) for game in games_of(file)]
            having = [fields for fields in told if fields is not None]
            assert all(used.arguments <= fields for fields in having), part
        elif family in ("question", "refusal") or family == "value":
            assert all(any(is_told(name, game) for game in games_of(file)) for name in used.arguments), part
        elif family == "term":
            assert all(any(name in said_by_bots(game) for game in games_of(file)) for name in used.arguments), part
        elif family == "ending":
            assert used.arguments <= {"winners"}, part
        elif part.id == "goal":
            standings = [set(seat) for seat in table_of(file).view().progress().values()]
            assert all(used.arguments <= (having if part.attribute else set()) for having in standings), part
        elif family != "action" and not is_used(part.id, page()):
            assert used.arguments == set(), part


@pytest.mark.parametrize("file", GAME_FILES)
def test_the_headline_of_a_turn_is_about_a_player_of_the_event(file: str) -> None:
    """A text is for the player in the field `seat`, an attribute for the one that it names, with or without `many`."""
    for part, used in parts(ENGLISH, file).items():
        family, _, name = part.id.partition("-")
        if family != "turn":
            continue
        field = part.attribute.removesuffix(MANY).removesuffix("-") or "seat"
        for record in [find(game).events.records[name] for game in games_of(file) if name in events(game)]:
            if isinstance(record.fields.get(field), SeatToken):
                continue
            assert not part.attribute, part
            assert field not in record.fields, part  # a sentence about no single player
        if part.attribute.endswith(MANY):
            assert used.shown <= used.listed, f"{part}: several events have lists of values"


def is_told(name: str, game: str) -> bool:
    """Whether the rules or the table give a detail of this name."""
    source = text_of(SOURCES / "games" / game.replace("-", "_"), ".py") + text_of(SOURCES / "table", ".py")
    source += text_of(SOURCES / "kit", ".py")
    return f'"{name}"' in source


@pytest.mark.parametrize("game", parlour.games())
def test_a_family_of_names_is_complete(game: str) -> None:
    """If the catalogue has a name for one value of a field, it has a name for each of them."""
    catalogue = game_catalogue(game)
    lexicon = parlour.open(game, seats=seat_counts(game)[0]).lexicon
    told = told_in(game)
    fields = {f"event-{name}": record.fields for name, record in find(game).events.records.items()}
    fields |= {f"action-{syntax.name}": dict(syntax.words) for syntax in find(game).grammar.verbs}
    for part, used in told.items():
        for argument, family in used.named:
            kind = fields.get(part.id, {}).get(argument)
            if isinstance(kind, NameToken):
                is_titled = kind.has_title and part.id.startswith("event-")
                numbers = range(len(lexicon.names[kind.category]))
                shown = [kind.title(n, lexicon) if is_titled else kind.show(n, lexicon) for n in numbers]
                proper = {name for other, all in lexicon.names.items() if other != kind.category for name in all}
                names = [name for name in shown if name not in proper]  # ships and streets keep their names
                missing = {name for name in names if not catalogue.has(f"{family}-{slug_of(name)}")}
                assert missing in (set(), set(names)), part


def test_every_message_outside_the_games_is_used() -> None:
    source = page() + text_of(SOURCES, ".py")
    for file in files_of(ENGLISH):
        if file not in (*GAME_FILES, *RULES_FILES, *LESSONS_FILES):
            named = {family for used in parts(ENGLISH, file).values() for _argument, family in used.named}
            unused = [id for id in ids(file) if id.partition("-")[0] not in named and not is_used(id, source)]
            assert unused == [], file
