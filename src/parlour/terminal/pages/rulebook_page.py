"""The pages of a rulebook: clauses with their marks, rulings with the rejected reading, the house rules."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches

from rich.text import Text

from parlour.core.refusals import BadData
from parlour.core.rulebook import Clause, Option, Rulebook, Ruling, Scenario, shown
from parlour.terminal import colours
from parlour.terminal.screen import Screen

PRINTED = "printed in the original"
OURS = "our ruling"
HOUSE = "house rule at this table"


def whole(screen: Screen, rulebook: Rulebook) -> None:
    """Print every clause by the parts of the original, then the rulings."""
    screen.title(rulebook.title)
    screen.say(f"{rulebook.source}. The words are ours.", colours.QUIET)
    if rulebook.words:
        screen.say(rulebook.words, colours.QUIET)
    part = ""
    for clause in rulebook.clauses:
        if clause.part != part:
            part = clause.part
            screen.blank()
            screen.title(part)
        _entry(screen, clause.id, clause.text)
    screen.blank()
    screen.title("Our rulings, where the original is silent or contradicts itself")
    for ruling in rulebook.rulings:
        _entry(screen, ruling.id, f"{ruling.question} {ruling.ruling}")
    screen.blank()
    command = f"parlour rules {rulebook.game} {rulebook.clauses[0].id}"
    screen.say(f"{command} shows one of them alone; parlour options {rulebook.game} the house rules.", colours.QUIET)


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
        _heading(screen, id, f"a worked example of {', '.join(scenario.clauses)}")
        _scenario(screen, scenario, is_alone=True)
    elif invariant is not None:
        _heading(screen, id, "holds after every move")
        screen.say(invariant.text, indent=2)
    else:
        near = get_close_matches(id, rulebook.ids(), 1)
        hint = f"; did you mean {near[0]}?" if near else f"; they run from {rulebook.clauses[0].id}"
        raise BadData("", f"{rulebook.title} has no clause or ruling {id!r}{hint}")


def mark(rulebook: Rulebook, id: str, chosen: Mapping[str, object]) -> str:
    """Return where a rule comes from, at this table."""
    if any(id in option.cites for option in rulebook.options if option.name in rulebook.changed(chosen)):
        return HOUSE
    return PRINTED if rulebook.clause(id) is not None else OURS


def options(screen: Screen, rulebook: Rulebook, chosen: Mapping[str, object]) -> None:
    """Print the presets, then every option: its readings, the default and, at a table, the one in force."""
    if rulebook.presets:
        presets(screen, rulebook)
        screen.blank()
    for n, option in enumerate(rulebook.options):
        if n:
            screen.blank()
        heading = colours.styled(option.name, colours.KEY)
        heading.append(f"  {option.label}", colours.TITLE)
        heading.append(f" ({', '.join(option.cites)})", colours.QUIET)
        screen.say(heading)
        readings(screen, option, chosen[option.name])


def presets(screen: Screen, rulebook: Rulebook, numbered: bool = False) -> None:
    """Print the presets: named sets of options."""
    for n, preset in enumerate(rulebook.presets):
        mark = f"{n + 1:>2}  " if numbered else "--preset "
        line = colours.styled(f"{mark}{preset.name}", colours.KEY)
        line.append(f"  {preset.label}: ", colours.TITLE)
        line.append(preset.text)
        screen.say(line, hang=4)


def readings(screen: Screen, option: Option, value: object) -> None:
    """Print an option's readings, with a star on the one in force."""
    for known, text in option.readings:
        _reading(screen, shown(known), text, known == value, known == option.default)
    if not option.readings:
        text = f"{option.text} A whole number from {option.least:,} to {option.most:,}."
        _reading(screen, shown(value), text, True, value == option.default)


def _reading(screen: Screen, value: str, text: str, is_chosen: bool, is_default: bool) -> None:
    line = colours.styled("* " if is_chosen else "  ", colours.GOOD)
    line.append(f"{value}", colours.TITLE if is_chosen else "")
    line.append(f"  {text}")
    if is_default:
        line.append(" Default.", colours.QUIET)
    screen.say(line, indent=2, hang=4)


def _clause(screen: Screen, rulebook: Rulebook, clause: Clause, chosen: Mapping[str, object]) -> None:
    _heading(screen, clause.id, mark(rulebook, clause.id, chosen))
    screen.say(clause.text, indent=2)
    screen.say(f"In the original: {clause.part}; {clause.kind}.", colours.QUIET, indent=2)
    choosing = [option for option in rulebook.options if clause.id in option.cites]
    _choices(screen, choosing, chosen)
    about = {id for option in choosing for id in option.cites if rulebook.ruling(id) is not None}
    _see_also(screen, rulebook, clause.id, sorted(about))


def _ruling(screen: Screen, rulebook: Rulebook, ruling: Ruling, chosen: Mapping[str, object]) -> None:
    _heading(screen, ruling.id, mark(rulebook, ruling.id, chosen))
    screen.say(ruling.question, indent=2)
    screen.say(_labelled("Our ruling: ", ruling.ruling), indent=2)
    other = ruling.other or "none that fits the text."
    screen.say(_labelled("The other reading: ", other), indent=2)
    choosing = [option for option in rulebook.options if option.name in ruling.options]
    _choices(screen, choosing, chosen)
    about = {id for option in choosing for id in option.cites if rulebook.clause(id) is not None}
    _see_also(screen, rulebook, ruling.id, sorted(about))


def _choices(screen: Screen, choosing: list[Option], chosen: Mapping[str, object]) -> None:
    for option in choosing:
        if len(option.readings) == 1:
            continue
        line = colours.styled("To choose: ", colours.QUIET)
        line.append(f"--option {option.name}=...", colours.KEY)
        screen.say(line, indent=2)
        readings(screen, option, chosen[option.name])


def _see_also(screen: Screen, rulebook: Rulebook, id: str, others: list[str]) -> None:
    if others:
        screen.say(f"See also {', '.join(others)}.", colours.QUIET, indent=2)
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
    line = colours.styled(label, colours.QUIET)
    line.append(text, "")
    return line


def _heading(screen: Screen, id: str, what: str) -> None:
    line = colours.styled(id, colours.TITLE)
    line.append(f"  {what}", colours.WARN if what in (OURS, HOUSE) else colours.GOOD)
    screen.say(line)


def _entry(screen: Screen, id: str, text: str) -> None:
    line = colours.styled(f"{id}  ", colours.QUIET)
    line.append(text, "")
    screen.say(line, indent=2, hang=len(id) + 2)
