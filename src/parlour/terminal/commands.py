"""The commands that can be typed at the prompt instead of an answer."""

from __future__ import annotations

from collections.abc import Callable

from parlour.chance.committed import CommittedDealer
from parlour.core.refusals import BadData
from parlour.terminal import colours, event_lines, files
from parlour.terminal.pages import rulebook_page
from parlour.terminal.session_state import SessionState
from parlour.terminal.texts.wording import BadInput

Command = Callable[[SessionState, int | None, str], None]


def obey(session: SessionState, seat: int | None, typed: str) -> bool:
    """Run a command; False if the text is no command."""
    name, _, argument = typed.strip().partition(" ")
    name = _SHORT.get(name.casefold(), name.casefold())
    if name not in _COMMANDS:
        return False
    command, takes = _COMMANDS[name]
    argument = argument.strip()
    if argument and not takes:
        raise BadInput("", "command-alone", name=name)
    command(session, seat, argument)
    return True


def _why(session: SessionState, seat: int | None, argument: str) -> None:
    """Show a rule. Without a number: the events of the last move with their clauses, and the rule of the last one."""
    ask = session.table.ask(seat) if seat is not None else None
    if not argument and session.explained:
        reader = session.reader(seat)
        text = event_lines.sentences(session.table, session.explained, reader, session.language, with_clauses=True)
        if text:
            session.screen.say(text, indent=1, hang=2)
    id = argument or session.cited or (ask.clause if ask is not None else "")
    if not id:
        session.screen.say(session.words.text("command-nothing-to-explain"), indent=1)
        return
    rulebook_page.one(session.screen, session.table.rulebook, id, session.table.options)


def _rules(session: SessionState, seat: int | None, argument: str) -> None:
    if argument:
        rulebook_page.one(session.screen, session.table.rulebook, argument, session.table.options)
    else:
        rulebook_page.whole(session.screen, session.table.rulebook, session.table.edition)


def _short(session: SessionState, seat: int | None, argument: str) -> None:
    rulebook_page.short(session.screen, session.table.edition)


def _options(session: SessionState, seat: int | None, argument: str) -> None:
    rulebook_page.options(session.screen, session.table.rulebook, session.table.options)


def _board(session: SessionState, seat: int | None, argument: str) -> None:
    session.board(seat)


def _log(session: SessionState, seat: int | None, argument: str) -> None:
    n = 0  # counted as this reader sees them: a gap would reveal a hidden move
    for step in session.history.steps:
        text = event_lines.sentences(
            session.table, step.events, session.reader(seat), session.language, with_clauses=True
        )
        if text:
            n += 1
            session.screen.say(colours.styled(f"{n:>4}  ", colours.QUIET) + text, hang=6)
    if not session.history.steps:
        session.screen.say(session.words.text("command-nothing-yet"), indent=1)


def _undo(session: SessionState, seat: int | None, argument: str) -> None:
    session.screen.say(session.words.text("command-undone", move=session.take_back()), indent=1)


def _save(session: SessionState, seat: int | None, argument: str) -> None:
    if not argument and session.place is None:
        raise BadInput("", "command-save-where")
    if argument and argument != str(session.place):
        session.place = files.free_place(argument)
    session.save()
    session.screen.say(session.words.text("command-saved", file=str(session.place)), indent=1)


def _help(session: SessionState, seat: int | None, argument: str) -> None:
    words = session.words
    session.screen.say(words.text("command-help"))
    for name, (_command, takes) in _COMMANDS.items():
        argument = words.text(f"command-takes-{takes}") if takes else ""
        line = colours.styled(f"{f'{name} {argument}':16}", colours.KEY)
        line.append(words.text(f"command-help-{name}"), "")
        session.screen.say(line, indent=2, hang=16)


def _quit(session: SessionState, seat: int | None, argument: str) -> None:
    if session.place is None and session.history.steps:
        typed = session.screen.ask(session.words.text("command-save-table") + " ")
        if typed:
            session.place = files.free_place(typed)
            session.save()
    session.has_left = True
    session.show_where_saved()


def offer_record(session: SessionState) -> None:
    """At the end, offer to save the record, and say how the dice are verified."""
    screen = session.screen
    is_verifiable = isinstance(session.table.dealer, CommittedDealer)
    if session.place is None:
        if is_verifiable:
            screen.say(session.words.text("command-secret-open"), colours.QUIET)
        while session.place is None:
            typed = screen.ask(session.words.text("command-save-record") + " ")
            if not typed:
                return
            try:
                place = files.free_place(typed)
                files.write(session.table, place)
                session.place = place
            except BadData as problem:
                screen.problem(problem)
    name = str(session.place)
    commands = [f"parlour replay {name}", *([f"parlour verify {name}"] if is_verifiable else [])]
    screen.say(session.words.text("command-record", file=name, commands=", ".join(commands)))


_COMMANDS: dict[str, tuple[Command, str]] = {
    "why": (_why, "clause"),
    "rules": (_rules, "clause"),
    "short": (_short, ""),
    "options": (_options, ""),
    "board": (_board, ""),
    "log": (_log, ""),
    "undo": (_undo, ""),
    "save": (_save, "file"),
    "help": (_help, ""),
    "quit": (_quit, ""),
}
"""Name: the function, and what it takes. The catalogue has their help texts."""
_SHORT = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "w": "why", "b": "board"}
