"""The commands that can be typed at the prompt instead of an answer."""

from __future__ import annotations

from collections.abc import Callable

from parlour.chance.committed import CommittedDealer
from parlour.core.refusals import BadData
from parlour.terminal import colours, event_lines, files
from parlour.terminal.pages import rulebook_page
from parlour.terminal.session_state import SessionState

Command = Callable[[SessionState, int | None, str], None]


def obey(session: SessionState, seat: int | None, typed: str) -> bool:
    """Run a command; False if the text is no command."""
    name, _, argument = typed.strip().partition(" ")
    name = _SHORT.get(name.casefold(), name.casefold())
    if name not in _COMMANDS:
        return False
    command, takes, _text = _COMMANDS[name]
    argument = argument.strip()
    if argument and not takes:
        raise BadData("", f"'{name}' stands alone")
    command(session, seat, argument)
    return True


def _why(session: SessionState, seat: int | None, argument: str) -> None:
    ask = session.table.ask(seat) if seat is not None else None
    id = argument or session.cited or (ask.clause if ask is not None else "")
    if not id:
        session.screen.say("Nothing has happened yet; 'why' and a clause's number explains any of them.", indent=1)
        return
    rulebook_page.one(session.screen, session.table.rulebook, id, session.table.options)


def _rules(session: SessionState, seat: int | None, argument: str) -> None:
    if argument:
        rulebook_page.one(session.screen, session.table.rulebook, argument, session.table.options)
    else:
        rulebook_page.whole(session.screen, session.table.rulebook)


def _options(session: SessionState, seat: int | None, argument: str) -> None:
    rulebook_page.options(session.screen, session.table.rulebook, session.table.options)


def _board(session: SessionState, seat: int | None, argument: str) -> None:
    session.board(seat)


def _log(session: SessionState, seat: int | None, argument: str) -> None:
    n = 0  # counted as this reader sees them: a gap would reveal a hidden move
    for step in session.history.steps:
        text = event_lines.sentences(session.table, step.events, session.reader(seat))
        if text:
            n += 1
            session.screen.say(colours.styled(f"{n:>4}  ", colours.QUIET) + text, hang=6)
    if not session.history.steps:
        session.screen.say("Nothing has happened yet.", indent=1)


def _undo(session: SessionState, seat: int | None, argument: str) -> None:
    session.screen.say(f"Taken back: {session.take_back()}.", indent=1)


def _save(session: SessionState, seat: int | None, argument: str) -> None:
    if not argument and session.place is None:
        raise BadData("", "write the file's name too: 'save my-table.record'")
    if argument and argument != str(session.place):
        session.place = files.free_place(argument)
    session.save()
    session.screen.say(f"Saved in {session.place}, and again after every move.", indent=1)


def _help(session: SessionState, seat: int | None, argument: str) -> None:
    session.screen.say("Type an action as it stands in the list, or its number. Enter takes the only one. Also:")
    for name, (_command, takes, text) in _COMMANDS.items():
        line = colours.styled(f"{f'{name} {takes}':16}", colours.KEY)
        line.append(text, "")
        session.screen.say(line, indent=2, hang=16)


def _quit(session: SessionState, seat: int | None, argument: str) -> None:
    if session.place is None and session.history.steps:
        typed = session.screen.ask("Save the table first? A file's name, or Enter to leave it: ")
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
            screen.say("The secret is open now, so the dice can be checked: save the record for it.", colours.QUIET)
        while session.place is None:
            typed = screen.ask("Save the record? A file's name, or Enter to leave it: ")
            if not typed:
                return
            try:
                place = files.free_place(typed)
                files.write(session.table, place)
                session.place = place
            except BadData as problem:
                screen.problem(problem)
    name = str(session.place)
    check = f", parlour verify {name}" if is_verifiable else ""
    screen.say(f"The record is in {name}: parlour replay {name}{check}")


_COMMANDS: dict[str, tuple[Command, str, str]] = {
    "why": (_why, "[CLAUSE]", "the rule behind the last event or refusal, or any rule by its number"),
    "rules": (_rules, "[CLAUSE]", "the whole rulebook, or one clause or ruling"),
    "options": (_options, "", "the house rules, and which are in force"),
    "board": (_board, "", "the board again"),
    "log": (_log, "", "everything that has happened"),
    "undo": (_undo, "", "take back your last answer, if nothing was revealed since"),
    "save": (_save, "FILE", "keep the table in a file, from now on after every move"),
    "help": (_help, "", "this list"),
    "quit": (_quit, "", "leave the table; it can be gone on with from its file"),
}
"""Name: the function, its argument, and the help text."""
_SHORT = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "w": "why", "b": "board"}
