"""The pages of a rulebook: clauses with their marks, rulings with the rejected reading, the house rules."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

from rich.text import Text

from parlour.core.edition import Edition
from parlour.core.rulebook import Clause, Option, Rulebook, Ruling, Scenario, shown
from parlour.i18n import ENGLISH
from parlour.i18n.in_short import in_short
from parlour.i18n.rule_texts import RuleTexts
from parlour.terminal import colours
from parlour.terminal.screen import Screen
from parlour.terminal.texts.wording import BadInput, typed

PRINTED = "book-printed"
OURS = "book-ruling"
HOUSE = "book-house"


def texts_of(screen: Screen, rulebook: Rulebook) -> RuleTexts:
    """Return the texts of a rulebook in the screen's language."""
    return RuleTexts(rulebook, screen.words.language)


def short(screen: Screen, edition: Edition) -> None:
    """Print a game in short: the goal, a turn, three things to know, the end."""
    words = screen.words
    screen.title(words.text("in-short-title", title=edition.title))
    for heading, points in in_short(edition, words.language).items():
        screen.blank()
        screen.say(words.text(f"in-short-heading-{heading}"), colours.QUIET)
        for point in points:
            screen.say(point.title, colours.TITLE, indent=2)
            screen.say(point.about, indent=4, hang=4)


def whole(screen: Screen, rulebook: Rulebook, edition: Edition) -> None:
    """Print the game in short, then every clause by chapters, then the rulings."""
    words = screen.words
    texts = texts_of(screen, rulebook)
    if in_short(edition, words.language):
        short(screen, edition)
        screen.blank()
    screen.title(rulebook.title)
    screen.say(words.text("book-source", source=rulebook.source), colours.QUIET)
    _language_hint(screen)
    if rulebook.words:
        screen.say(rulebook.words, colours.QUIET)
    for chapter in rulebook.chapters:
        screen.blank()
        screen.title(texts.chapter(chapter))
        for clause in rulebook.clauses:
            if clause.chapter == chapter.name:
                _entry(screen, clause.id, texts.title(clause), clause.text)
    screen.blank()
    screen.title(words.text("book-rulings"))
    for ruling in rulebook.rulings:
        _entry(screen, ruling.id, texts.title(ruling), f"{ruling.question} {ruling.ruling}")
    screen.blank()
    rules = f"parlour rules {rulebook.game} {rulebook.clauses[0].id}"
    screen.say(words.text("book-commands", rules=rules, options=f"parlour options {rulebook.game}"), colours.QUIET)


def one(screen: Screen, rulebook: Rulebook, id: str, chosen: Mapping[str, object]) -> None:
    """Print a clause, a ruling, a scenario or an invariant by its id."""
    id = id.upper()
    clause = rulebook.clause(id)
    ruling = rulebook.ruling(id)
    scenario = next((scenario for scenario in rulebook.scenarios if scenario.id == id), None)
    invariant = next((invariant for invariant in rulebook.invariants if invariant.id == id), None)
    if clause is not None:
        _clause(screen, rulebook, clause, chosen)
    elif ruling is not None:
        _ruling(screen, rulebook, ruling, chosen)
    elif scenario is not None:
        _heading(screen, id, screen.words.text("book-example", clauses=", ".join(scenario.clauses)))
        _scenario(screen, scenario, is_alone=True)
    elif invariant is not None:
        _heading(screen, id, screen.words.text("book-invariant"))
        screen.say(invariant.text, indent=2)
    else:
        near = get_close_matches(id, rulebook.ids(), 1)
        which = "book-unknown-near" if near else "book-unknown"
        hint = near[0] if near else rulebook.clauses[0].id
        raise BadInput("", which, title=rulebook.title, rule=typed(id), hint=hint)


def mark(rulebook: Rulebook, id: str, chosen: Mapping[str, object]) -> str:
    """Return the id of the text that says where a rule comes from, at this table."""
    if any(id in option.cites for option in rulebook.options if option.name in rulebook.changed(chosen)):
        return HOUSE
    return PRINTED if rulebook.clause(id) is not None else OURS


def options(screen: Screen, rulebook: Rulebook, chosen: Mapping[str, object]) -> None:
    """Print the presets, then every option: its readings, the default and, at a table, the one in force."""
    texts = texts_of(screen, rulebook)
    if rulebook.presets:
        presets(screen, rulebook)
        screen.blank()
    for n, option in enumerate(rulebook.options):
        if n:
            screen.blank()
        heading = colours.styled(option.name, colours.KEY)
        heading.append(f"  {texts.label(option)}", colours.TITLE)
        heading.append(f" ({', '.join(option.cites)})", colours.QUIET)
        screen.say(heading)
        readings(screen, rulebook, option, chosen[option.name])


def presets(screen: Screen, rulebook: Rulebook, numbered: bool = False) -> None:
    """Print the presets: named sets of options."""
    texts = texts_of(screen, rulebook)
    for n, preset in enumerate(rulebook.presets):
        mark = f"{n + 1:>2}  " if numbered else "--preset "
        line = colours.styled(f"{mark}{preset.name}", colours.KEY)
        line.append(f"  {texts.preset_label(preset)}: ", colours.TITLE)
        line.append(texts.preset_text(preset))
        screen.say(line, hang=4)


def readings(screen: Screen, rulebook: Rulebook, option: Option, value: object) -> None:
    """Print an option's readings, with a star on the one in force."""
    texts = texts_of(screen, rulebook)
    for known, _written in option.readings:
        _reading(screen, shown(known), texts.reading(option, known), known == value, known == option.default)
    if not option.readings:
        words = screen.words
        limits = words.text("book-range", least=words.number(option.least), most=words.number(option.most))
        text = f"{texts.meaning(option)} {limits}"
        _reading(screen, shown(value), text, True, value == option.default)


def _reading(screen: Screen, value: str, text: str, is_chosen: bool, is_default: bool) -> None:
    line = colours.styled("* " if is_chosen else "  ", colours.GOOD)
    line.append(f"{value}", colours.TITLE if is_chosen else "")
    line.append(f"  {text}")
    if is_default:
        line.append(f" {screen.words.text('book-default')}", colours.QUIET)
    screen.say(line, indent=2, hang=4)


def _clause(screen: Screen, rulebook: Rulebook, clause: Clause, chosen: Mapping[str, object]) -> None:
    _rule_heading(screen, rulebook, clause, chosen)
    screen.say(clause.text, indent=2)
    kind = screen.words.text("book-kind-" + clause.kind.replace(" ", "-"))
    screen.say(screen.words.text("book-original", part=clause.part, kind=kind), colours.QUIET, indent=2)
    _language_hint(screen)
    choosing = [option for option in rulebook.options if clause.id in option.cites]
    _choices(screen, rulebook, choosing, chosen)
    about = {id for option in choosing for id in option.cites if rulebook.ruling(id) is not None}
    _see_also(screen, rulebook, clause.id, sorted(about))


def _ruling(screen: Screen, rulebook: Rulebook, ruling: Ruling, chosen: Mapping[str, object]) -> None:
    words = screen.words
    _rule_heading(screen, rulebook, ruling, chosen)
    screen.say(ruling.question, indent=2)
    screen.say(_labelled(words.text("book-our-ruling"), ruling.ruling), indent=2)
    screen.say(_labelled(words.text("book-other"), ruling.other or words.text("book-no-other")), indent=2)
    _language_hint(screen)
    choosing = [option for option in rulebook.options if option.name in ruling.options]
    _choices(screen, rulebook, choosing, chosen)
    about = {id for option in choosing for id in option.cites if rulebook.clause(id) is not None}
    _see_also(screen, rulebook, ruling.id, sorted(about))


def _choices(screen: Screen, rulebook: Rulebook, choosing: list[Option], chosen: Mapping[str, object]) -> None:
    for option in choosing:
        if len(option.readings) == 1:
            continue
        line = colours.styled(f"{screen.words.text('book-choose')} ", colours.QUIET)
        line.append(f"--option {option.name}=...", colours.KEY)
        screen.say(line, indent=2)
        readings(screen, rulebook, option, chosen[option.name])


def _see_also(screen: Screen, rulebook: Rulebook, id: str, others: list[str]) -> None:
    if others:
        screen.say(screen.words.text("book-also", clauses=", ".join(others)), colours.QUIET, indent=2)
    for scenario in rulebook.scenarios:
        if id in scenario.clauses:
            _scenario(screen, scenario)


def _scenario(screen: Screen, scenario: Scenario, is_alone: bool = False) -> None:
    text = colours.styled("" if is_alone else f"{scenario.id}  ", colours.QUIET)
    for label, part in (("Given ", scenario.given), ("; when ", scenario.when), ("; then ", scenario.then)):
        text.append(label, colours.QUIET)
        text.append(part)
    text.append(".")
    screen.say(text, indent=2, hang=2)


def _labelled(label: str, text: str) -> Text:
    line = colours.styled(f"{label} ", colours.QUIET)
    line.append(text, "")
    return line


def _rule_heading(screen: Screen, rulebook: Rulebook, rule: Clause | Ruling, chosen: Mapping[str, object]) -> None:
    screen.say(colours.styled(texts_of(screen, rulebook).title(rule), colours.TITLE))
    origin = mark(rulebook, rule.id, chosen)
    _heading(screen, rule.id, screen.words.text(origin), colours.GOOD if origin == PRINTED else colours.WARN)


def _heading(screen: Screen, id: str, what: str, style: str = colours.GOOD) -> None:
    line = colours.styled(id, colours.TITLE)
    line.append(f"  {what}", style)
    screen.say(line)


def _language_hint(screen: Screen) -> None:
    """Say to readers of other languages in which language rules are written."""
    if screen.words.language != ENGLISH:
        screen.say(screen.words.text("book-in-english"), colours.QUIET)


def _entry(screen: Screen, id: str, title: str, text: str) -> None:
    line = colours.styled(f"{id}  ", colours.QUIET)
    line.append(f"{title}. ", colours.TITLE)
    line.append(text, "")
    screen.say(line, indent=2, hang=len(id) + 2)
