"""The start menu: which game, how many players, which house rules. Enter accepts the default."""

from __future__ import annotations

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
from parlour.terminal.texts import titles
from parlour.terminal.texts.wording import BadInput, typed as as_typed


def games(screen: Screen) -> None:
    """Print the list of games, each with a sentence about it."""
    words = screen.words
    for n, slug in enumerate(registry.slugs()):
        edition = library.bundled_edition(slug)
        line = colours.styled(f"{n + 1:>2}  ", colours.KEY)
        line.append(f"{slug:18}", colours.TITLE)
        line.append(f"{edition.title}, {titles.dated(edition, words)}, {titles.players(edition, words)}. ")
        line.append(titles.about(slug, words.language), colours.QUIET)
        screen.say(line, hang=22)


def choose_game(screen: Screen) -> str:
    """Ask for a game, by its number or name."""
    slugs = registry.slugs()
    screen.title("Parlour")
    games(screen)
    while True:
        typed = screen.ask(screen.words.text("menu-which-game", count=len(slugs)) + " ")
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
    words = screen.words
    default = default_seats(edition)
    players = titles.players(edition, words)
    if edition.least_seats == edition.most_seats:
        return default
    while True:
        typed = screen.ask(words.text("menu-how-many", players=players, default=default) + " ")
        if not typed:
            return default
        if typed.isdecimal() and len(typed) < 6 and edition.least_seats <= int(typed) <= edition.most_seats:
            return int(typed)
        screen.problem(BadInput("", "menu-not-for", title=edition.title, players=players, typed=as_typed(typed)))


def choose_preset(screen: Screen, rulebook: Rulebook) -> dict[str, object]:
    """Ask for one of the presets, if a game has several."""
    presets = rulebook.presets
    if not presets:
        return {}
    rulebook_page.presets(screen, rulebook, numbered=True)
    while True:
        typed = screen.ask(screen.words.text("menu-which-preset", count=len(presets)) + " ")
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
    if screen.ask(screen.words.text("menu-change-rules") + " ").casefold() not in ("y", "yes"):
        return changed
    open_ones = [option for option in rulebook.options if len(option.readings) != 1]
    texts = rulebook_page.texts_of(screen, rulebook)
    for n, option in enumerate(open_ones):
        line = colours.styled(f"{n + 1:>2}  ", colours.KEY)
        line.append(texts.label(option), "")
        now = changed.get(option.name, option.default)
        line.append(f"  {shown(now)} ({', '.join(option.cites)})", colours.QUIET)
        screen.say(line, hang=4)
    while typed := screen.ask(screen.words.text("menu-which-rule", count=len(open_ones)) + " "):
        if typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(open_ones):
            option = open_ones[int(typed) - 1]
            changed[option.name] = _choose_reading(screen, rulebook, option, changed.get(option.name, option.default))
        else:
            screen.problem(BadInput("", "menu-not-listed", typed=as_typed(typed)))
    return changed


def _choose_reading(screen: Screen, rulebook: Rulebook, option: Option, now: object) -> object:
    rulebook_page.readings(screen, rulebook, option, now)
    label = rulebook_page.texts_of(screen, rulebook).label(option)
    while True:
        typed = screen.ask(f"{label} [{shown(now)}] ")
        if not typed:
            return now
        try:
            return option.read(typed, "")
        except BadData as problem:
            screen.problem(problem)
