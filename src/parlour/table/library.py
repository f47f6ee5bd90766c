"""The library: loads rulebooks and editions from the package or from files."""

from __future__ import annotations

import hashlib
import os
import stat
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from threading import Lock
from typing import Any, Final

from parlour.core.data.bounds import MAX_EDITION_BYTES, MAX_FILE_BYTES, check_toml
from parlour.core.data.plain_data import to_plain_table
from parlour.core.data.reader import Reader
from parlour.core.edition import Edition
from parlour.core.refusals import BadData
from parlour.core.registry import Game, earlier_rulesets, find
from parlour.core.rulebook import Rulebook

EDITIONS_KEPT: Final = 32
"""The maximum number of parsed editions in the cache, for editions given as text."""
_cache: Final[dict[str, Edition]] = {}
"""Parsed editions, least recently used first."""
_cache_lock: Final = Lock()
NO_TEXT: Final = "the file is no UTF-8 text"


def read_bytes(path: str | Path, limit: int) -> bytes:
    """Read a file from outside, up to a limit; BadData says what is wrong with it.

    Only regular files are accepted: a pipe or a device would block, or never end.
    """
    if not isinstance(path, (str, Path)):
        raise BadData("file", f"expected the name of a file, got {type(path).__name__}")
    try:
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with open(handle, "rb") as file:
            if not stat.S_ISREG(os.fstat(handle).st_mode):
                raise BadData(str(path), "this is no file")
            content = file.read(limit + 1)
    except IsADirectoryError:
        raise BadData(str(path), "this is no file") from None
    except OSError as problem:
        raise BadData(str(path), f"the file cannot be read: {problem.strerror or problem}") from None
    except ValueError:  # a null character
        raise BadData(repr(path), "this is no name of a file") from None
    if len(content) > limit:
        raise BadData(str(path), f"the file is larger than {limit:,} bytes")
    return content


def read_file(path: str | Path, limit: int = MAX_FILE_BYTES) -> str:
    """Read a text file from outside; BadData says what is wrong with it."""
    try:
        return read_bytes(path, limit).decode("utf-8")
    except UnicodeDecodeError:
        raise BadData(str(path), NO_TEXT) from None


def rulebook(slug: str, earlier_ruleset: int | None = None) -> Rulebook:
    """Return the rulebook of a game, as it is now or as it was for an earlier ruleset."""
    return _rulebook(slug, earlier_ruleset)


@cache
def _rulebook(slug: str, earlier_ruleset: int | None) -> Rulebook:
    find(slug, earlier_ruleset)
    where = f"rulebooks/{slug}.toml" if earlier_ruleset is None else f"rulebooks/{_earlier_name(slug, earlier_ruleset)}"
    return Rulebook(Reader(rulebook_data(slug, earlier_ruleset), where))


def rulebook_of(game: Game) -> Rulebook:
    """Return the rulebook of a game's ruleset."""
    return rulebook(game.slug, game.earlier_ruleset)


def game_under(slug: str, version: int) -> Game:
    """Return a game under the version of its ruleset; BadData if this Parlour does not have it."""
    current = find(slug)
    known = rulebook(slug).version
    if version == known:
        return current
    earlier = earlier_rulesets(slug)
    if version in earlier:
        return find(slug, version)
    have = " and ".join([str(each) for each in [*earlier, known]])
    raise BadData("ruleset", f"it was played by ruleset {version} of this game; this Parlour knows ruleset {have}")


@cache
def bundled_edition(slug: str) -> Edition:
    """Return the edition that is bundled with Parlour."""
    name = f"{slug}.toml"
    return _load(find(slug), edition_data(slug), f"editions/{name}")


@cache
def earlier_edition(slug: str, content: str) -> str:
    """Return the text of the earlier bundled edition with this content hash; '' if there was none."""
    for name in _earlier_editions():
        if name.startswith(f"{slug}-"):
            text = _packaged("editions", f"earlier/{name}")
            if edition_of(find(slug), text, f"editions/earlier/{name}").content == content:
                return text
    return ""


def edition(game: Game, path: str | Path | None = None) -> Edition:
    """Return the edition in a file, or the bundled one."""
    if path is None:
        return bundled_edition(game.slug)
    return _load(game, parse_file(path), str(path))


def changed_edition(game: Game, path: str | Path | None, changes: Mapping[str, object]) -> Edition:
    """Return an edition with some values changed, each named by its path: 'amounts.salary'."""
    where = f"editions/{game.slug}.toml" if path is None else str(path)
    data = edition_data(game.slug) if path is None else parse_file(path)
    for place, value in changes.items():
        _change(data, place, value, where)
    return _load(game, data, where)


def _change(data: dict[str, Any], place: str, value: object, where: str) -> None:
    *path, name = place.split(".")
    table: object = data
    for key in path:
        table = table.get(key) if isinstance(table, dict) else None
    if not isinstance(table, dict) or name not in table or isinstance(table[name], (dict, list)):
        raise BadData(where, f"there is no single value at {place!r}")
    if type(table[name]) is not type(value):
        raise BadData(where, f"at {place!r} stands {table[name]!r}, which {value!r} cannot replace")
    table[name] = value


def edition_of(game: Game, text: str, where: str) -> Edition:
    """Return the edition in a text from outside.

    The most recent ones are cached by the hash of the text, so that all tables with one edition share it, and a table
    that is opened or loaded does not parse it again.
    """
    key = _key(game, text)
    with _cache_lock:
        cached = _cache.pop(key, None)
        if cached is not None:
            _cache[key] = cached
            return cached
    edition = _load(game, parse(text, where), where)
    with _cache_lock:
        _cache[key] = edition
        if len(_cache) > EDITIONS_KEPT:
            del _cache[next(iter(_cache))]
    return edition


def forget_edition(game: Game, text: str) -> None:
    """Remove a text from the cache, so that it is parsed again when it is next used."""
    with _cache_lock:
        _cache.pop(_key(game, text), None)


def _key(game: Game, text: str) -> str:
    return f"{game.slug} {hashlib.sha256(text.encode(errors='surrogatepass')).hexdigest()}"


def edition_in(path: str | Path) -> tuple[Game, Edition, dict[str, Any]]:
    """Read an edition file; return its game, the edition and its raw data."""
    data = parse_file(path)
    game = find(Reader(data, str(path)).at("edition").text("game"))
    return game, _load(game, data, str(path)), data


def parse_file(path: str | Path) -> dict[str, Any]:
    """Return the raw data of an edition file."""
    return parse(read_file(path, MAX_EDITION_BYTES), str(path))


def parse(text: str, where: str) -> dict[str, Any]:
    """Parse TOML from outside; BadData if it is invalid, or too large or too deep for an edition."""
    check_toml(text, where)
    return _parse(text, where)


def edition_data(slug: str) -> dict[str, Any]:
    """Return the raw data of a bundled edition, for drawing the board or testing facts."""
    return _parse(edition_text(slug), f"{slug}.toml")


def edition_text(slug: str) -> str:
    """Return the text of a bundled edition."""
    return _packaged("editions", f"{slug}.toml")


def rulebook_data(slug: str, earlier_ruleset: int | None = None) -> dict[str, Any]:
    """Return the raw data of a game's rulebook, for showing it, as it is now or as it was for an earlier ruleset."""
    name = f"{slug}.toml"
    data = _parse(_packaged("rulebooks", name), name)
    if earlier_ruleset is not None:
        name = _earlier_name(slug, earlier_ruleset)
        _take_back(data, _parse(_packaged("rulebooks", name), name))
    return data


def _earlier_name(slug: str, ruleset: int) -> str:
    """Return the file that says in what the rulebook of an earlier ruleset differs from the current one."""
    return f"earlier/{slug}-{ruleset}.toml"


def _take_back(data: dict[str, Any], differences: Mapping[str, Any]) -> None:
    """Put what was different back into a rulebook's data: values of tables, and entries of lists by id or name."""
    for name, was in differences.items():
        if isinstance(was, dict):
            data[name].update(was)
            continue
        entries = {entry.get("id", entry.get("name")): entry for entry in data[name]}
        for entry in was:
            entries[entry.get("id", entry.get("name"))].update(entry)


def _packaged(folder: str, name: str) -> str:
    return files("parlour").joinpath(folder, name).read_text(encoding="utf-8")


def _earlier_editions() -> list[str]:
    """Return the names of the files with earlier bundled editions."""
    place = files("parlour").joinpath("editions", "earlier")
    return sorted(file.name for file in place.iterdir()) if place.is_dir() else []


def _parse(text: str, where: str) -> dict[str, Any]:
    try:
        return to_plain_table(tomllib.loads(text), where)
    except (ValueError, RecursionError) as problem:
        raise BadData(where, f"this is no TOML: {problem}") from None


def _load(game: Game, data: dict[str, Any], where: str) -> Edition:
    reader = Reader(data, where)
    slug = reader.at("edition").text("game")
    if slug != game.slug:
        raise BadData(where, f"this is an edition of {slug!r}, not of {game.slug!r}")
    edition = game.edition(reader)
    if reader.has("rules"):
        rules = reader.at("rules")
        preferred = rules.at("options")
        for name in preferred.names():
            if name != "provenance":
                rulebook(game.slug).option(name, preferred.where).check(preferred.anything(name), preferred.where)
        preferred.skip(*preferred.names())
    reader.finish()
    return edition


def preferred_options(game: Game, path: str | Path | None) -> dict[str, object]:
    """Return the options that an edition file sets in [rules.options]; a player's own choices override them."""
    if path is None:
        return {}
    data = parse_file(path)
    options = data.get("rules", {}).get("options", {})
    return {name: value for name, value in options.items() if name != "provenance"}
