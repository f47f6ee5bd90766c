"""A table as text: what a seat sees, what it is asked, what a clause says."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.client import RemoteSeat
from parlour.core.refusals import BadData
from parlour.core.rulebook import Rulebook
from parlour.mcp.reference import as_json

_HOLE: Final = re.compile(r"\{(\w+)\}")


def room_text(room: Mapping[str, Any]) -> str:
    """Return the seats and the status of a table."""
    seats = ", ".join(f"{seat['letter']} {seat['name'] or '(free)'}" for seat in room["seats"])
    return f"{room['game']}, {room['status']}. Seats: {seats}."


def view_text(view: Mapping[str, Any] | None) -> str:
    """Return a view, one line per field."""
    return "\n".join(f"{name}: {as_json(value)}" for name, value in (view or {}).items())


def events_text(seat: RemoteSeat, events: Sequence[dict[str, Any]]) -> str:
    """Return events, one sentence each with its clause."""
    return "\n".join(f"- {seat.event_text(event)} ({event['clause']})" for event in events)


def ask_text(ask: Mapping[str, Any] | None, question: str = "") -> str:
    """Return the question and the possible answers: the pattern of each kind of answer, and the values of its fields.

    `question` is the question in words.
    """
    if ask is None:
        return "You are not asked anything now."
    must = "You are asked" if ask["required"] else "You may move, and need not"
    asked = f": {question}" if question else "."
    lines = [f"{must} ({ask['clause']}){asked} Answer in one of these forms:"]
    for choice in ask["choices"]:
        form = _HOLE.sub(lambda hole: hole[1].upper(), choice["action"])
        domain = f"   {' and '.join(choice['fields'])}: {as_json(choice['domain'])}" if "domain" in choice else ""
        lines.append(f"- {form}{domain}")
    lines.append(f"If you let time run out: {ask['default_action']}")
    return "\n".join(lines)


def clause_text(rulebook: Rulebook, id: str) -> str:
    """Return a clause or a ruling of the rulebook."""
    clause, ruling = rulebook.clause(id.upper()), rulebook.ruling(id.upper())
    if clause is not None:
        return f"{clause.id}, {clause.title} ({clause.part}): {clause.text}"
    if ruling is not None:
        options = f" Options: {', '.join(ruling.options)}." if ruling.options else ""
        asked = f"{ruling.id}, our ruling. {ruling.title}. {ruling.question}"
        return f"{asked} {ruling.ruling} The other reading: {ruling.other}{options}"
    raise BadData("clause", f"{rulebook.title} has no clause {id!r}; ids look like {rulebook.clauses[0].id}")


def preview_text(money: Mapping[str, int], effects: Mapping[str, Sequence[str]]) -> str:
    """Return the immediate effects of answers: on one's money, and the others in a few words."""
    lines = []
    for answer in dict.fromkeys((*money, *effects)):
        change = [f"money {money[answer]:+d}"] if answer in money else []
        lines.append(f"- {answer}: {'; '.join([*change, *effects.get(answer, ())])}")
    if not lines:
        return "None of your answers would change anything at once, as far as you can know."
    return "What your answers would do at once:\n" + "\n".join(lines)


def reasons_text(action: str, reasons: Sequence[Mapping[str, str]]) -> str:
    """Return why an answer cannot be given now."""
    if not reasons:
        return f"{action!r} can be answered now."
    return "\n".join(f"- {reason['action']}: {reason['text']} ({reason['clause']})" for reason in reasons)
