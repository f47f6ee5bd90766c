"""A table in text, for whoever reads rather than looks: what a seat sees, what it is asked, what a clause says."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.core.refusals import BadData
from parlour.core.rulebook import Rulebook

MOST_DOMAIN: Final = 600
"""A domain that takes more characters is cut; the notation tells the rest."""
_HOLE: Final = re.compile(r"\{(\w+)\}")


def room_text(room: Mapping[str, Any]) -> str:
    """Who sits where, and how far it is."""
    seats = ", ".join(f"{seat['letter']} {seat['name'] or '(free)'}" for seat in room["seats"])
    return f"{room['game']}, {room['status']}. Seats: {seats}."


def view_text(view: Mapping[str, Any] | None) -> str:
    """What a seat knows, a line for each field."""
    return "\n".join(f"{name}: {_short(value)}" for name, value in (view or {}).items())


def events_text(events: Sequence[Mapping[str, Any]]) -> str:
    """What happened, a sentence each with its clause."""
    return "\n".join(f"- {event['text']} ({event['clause']})" for event in events)


def ask_text(ask: Mapping[str, Any] | None) -> str:
    """What can be answered: the pattern of each kind of answer, and what its words can be."""
    if ask is None:
        return "You are not asked anything now."
    must = "You are asked" if ask["must"] else "You may move, and need not"
    lines = [f"{must} ({ask['clause']}). Answer in one of these forms:"]
    for choice in ask["choices"]:
        form = _HOLE.sub(lambda hole: hole[1].upper(), choice["action"])
        domain = f"   {' and '.join(choice['fields'])}: {_short(choice['domain'])}" if "domain" in choice else ""
        lines.append(f"- {form}{domain}")
    lines.append(f"If you let time run out: {ask['otherwise']}")
    return "\n".join(lines)


def clause_text(rulebook: Rulebook, id: str) -> str:
    """A clause or a ruling of the rulebook, in its words."""
    clause, ruling = rulebook.clause(id.upper()), rulebook.ruling(id.upper())
    if clause is not None:
        return f"{clause.id} ({clause.part}): {clause.text}"
    if ruling is not None:
        return f"{ruling.id}, our ruling. {ruling.question} {ruling.ruling} The other reading: {ruling.other}"
    raise BadData("clause", f"{rulebook.title} has no clause {id!r}; ids look like {rulebook.clauses[0].id}")


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= MOST_DOMAIN else text[:MOST_DOMAIN] + "..."
