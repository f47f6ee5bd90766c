"""The start menu: which game, how many players, which house rules. Enter accepts the default."""

from __future__ import annotations

import importlib

from parlour.core import registry
from parlour.core.edition import Edition
from parlour.core.refusals import BadData
from parlour.core.rulebook import Option, Rulebook, shown
from parlour.core.text.names import fold
from parlour.table import library
from parlour.terminal import colours
from parlour.terminal.pages import rulebook_page
from parlour.terminal.screen import Screen
from parlour.terminal.seating import default_seats

PROMPT = "> "


def games(screen: Screen) -> None:
    """Print the list of games."""
    for n, slug in enumerate(registry.slugs()):
        edition = library.bundled_edition(slug)
        line = colours.styled(f"{n + 1:>2}  ", colours.KEY)
        line.append(f"{slug:18}", colours.TITLE)
        line.append(f"{edition.title}, {edition.dated()}, {players(edition)}. ")
        line.append(about(slug), colours.QUIET)
        screen.say(line, hang=22)


def players(edition: Edition) -> str:
    few, many = edition.least_seats, edition.most_seats
    return f"{few} players" if few == many else f"{few} to {many} players"


def about(slug: str) -> str:
    """Return what a game is: the docstring of its package."""
    text = importlib.import_module(f"parlour.games.{slug.replace('-', '_')}").__doc__ or ""
    first = " ".join(text.split("\n\n")[0].split())
    _title, colon, rest = first.partition(": ")
    return rest[:1].upper() + rest[1:] if colon else ""


def choose_game(screen: Screen) -> str:
    """Ask for a game, by its number or name."""
    slugs = registry.slugs()
    screen.title("Parlour")
    games(screen)
    while True:
        typed = screen.ask(f"Which game? 1 to {len(slugs)} [1] ")
        if not typed:
            return slugs[0]
        if typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(slugs):
            return slugs[int(typed) - 1]
        try:
            return named(typed)
        except BadData as problem:
            screen.problem(problem)


def named(text: str) -> str:
    """Return a game by its name as people write it: 'Ten-Up', 'the monopolist', or the beginning of one."""
    wanted = fold(text).removeprefix("the ").replace("'", "").replace("’", "").replace(" ", "-")
    slugs = registry.slugs()
    found = [slug for slug in slugs if slug == wanted] or [slug for slug in slugs if wanted and slug.startswith(wanted)]
    if len(found) == 1:
        return found[0]
    return registry.find(text).slug


def choose_seats(screen: Screen, edition: Edition) -> int:
    """Ask for the number of players; the others are bots."""
    default = default_seats(edition)
    if edition.least_seats == edition.most_seats:
        return default
    while True:
        typed = screen.ask(f"How many players, bots in the other seats? {players(edition)} [{default}] ")
        if not typed:
            return default
        if typed.isdecimal() and len(typed) < 6 and edition.least_seats <= int(typed) <= edition.most_seats:
            return int(typed)
        screen.problem(BadData("", f"{edition.title} is for {players(edition)}, not for {typed[:20]!r}"))


def choose_preset(screen: Screen, rulebook: Rulebook) -> dict[str, object]:
    """Ask for one of the presets, if a game has several."""
    presets = rulebook.presets
    if not presets:
        return {}
    rulebook_page.presets(screen, rulebook, numbered=True)
    while True:
        typed = screen.ask(f"Which way of playing? 1 to {len(presets)} [1] ")
        if not typed:
            return dict(presets[0].options)
        if typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(presets):
            return dict(presets[int(typed) - 1].options)
        try:
            return dict(rulebook.preset(typed, "").options)
        except BadData as problem:
            screen.problem(problem)


def choose_options(screen: Screen, rulebook: Rulebook) -> dict[str, object]:
    """Ask for house rules, one by one; Enter continues."""
    changed = choose_preset(screen, rulebook)
    if screen.ask("Change house rules? [no] ").casefold() not in ("y", "yes"):
        return changed
    open_ones = [option for option in rulebook.options if len(option.readings) != 1]
    for n, option in enumerate(open_ones):
        line = colours.styled(f"{n + 1:>2}  ", colours.KEY)
        line.append(option.label, "")
        now = changed.get(option.name, option.default)
        line.append(f"  {shown(now)} ({', '.join(option.cites)})", colours.QUIET)
        screen.say(line, hang=4)
    while typed := screen.ask(f"Which one? 1 to {len(open_ones)}, Enter to play: "):
        if typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(open_ones):
            option = open_ones[int(typed) - 1]
            changed[option.name] = _choose_reading(screen, option, changed.get(option.name, option.default))
        else:
            screen.problem(BadData("", f"there is no {typed[:20]!r} in the list"))
    return changed


def _choose_reading(screen: Screen, option: Option, now: object) -> object:
    rulebook_page.readings(screen, option, now)
    while True:
        typed = screen.ask(f"{option.label} [{shown(now)}] ")
        if not typed:
            return now
        try:
            return option.read(typed, "")
        except BadData as problem:
            screen.problem(problem)
