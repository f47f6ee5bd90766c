"""Settings worth testing: numbers of seats, and the readings of the options.

This module imports no game, so that a broken game folder does not affect the others.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from random import Random

from parlour.core.data.reader import Reader
from parlour.core.registry import slugs
from parlour.core.rulebook import Option, Rulebook, shown
from parlour.table import library

DEFAULT = "default"


@cache
def rulebook_of(slug: str) -> Rulebook:
    """Return a game's rulebook."""
    name = f"{slug}.toml"
    text = files("parlour").joinpath("rulebooks", name).read_text(encoding="utf-8")
    return Rulebook(Reader(tomllib.loads(text), f"rulebooks/{name}"))


@cache
def rulebooks() -> tuple[Rulebook, ...]:
    """Return the rulebooks of all games."""
    return tuple(rulebook_of(slug) for slug in slugs())


def seat_counts(slug: str) -> range:
    """Return the numbers of seats with which a game can be played."""
    header = library.edition_data(slug)["edition"]
    return range(header["min_players"], header["max_players"] + 1)


def values(option: Option) -> list[object]:
    """Return the values of an option that are worth testing: its readings, or the ends of its range."""
    if option.readings:
        return [value for value, _text in option.readings]
    return [option.least, option.most]


def settings(slug: str, mixes: int = 3) -> dict[str, dict[str, object]]:
    """Return named options: the default, presets, each other reading alone, some random mixtures."""
    options = rulebook_of(slug).options
    found: dict[str, dict[str, object]] = {DEFAULT: {}}
    for preset in rulebook_of(slug).presets:
        found[f"preset {preset.name}"] = preset.options
    for option in options:
        for value in values(option):
            if value != option.default:
                found[f"{option.name}={shown(value)}"] = {option.name: value}
    rng = Random(slug)
    for n in range(mixes):
        found[f"mix{n + 1}"] = {option.name: rng.choice(values(option)) for option in options}
    return found


def raises_a_limit(slug: str, options: dict[str, object]) -> bool:
    """Whether a number among the options is above its default: then a game may take arbitrarily long."""
    for name, value in options.items():
        option = rulebook_of(slug).option(name, "options")
        if (
            not option.readings
            and isinstance(value, int)
            and isinstance(option.default, int)
            and value > option.default
        ):
            return True
    return False
