"""The draws of a record as the rules asked for them: what was drawn from which faces."""

from __future__ import annotations

from typing import Any

from parlour.core.record import CHANCE
from parlour.records.timeline import Timeline
from parlour.table.reapply import retaken


def draws_of(timeline: Timeline) -> dict[str, Any]:
    """Return every draw in order, with its faces as a record writes them.

    Equal lists of faces are written once: `lists` has them, and each draw gives the number of its list.
    """
    table = timeline.table
    state = timeline.state(0)
    lists: dict[tuple[str, ...], int] = {}
    draws: list[dict[str, object]] = []
    for step in timeline.steps:
        if step.entry.who == CHANCE:
            draw = table.game.rules.pending(state).draw
            assert draw is not None
            token = table.game.draw_notations[draw.what]
            faces = tuple(token.show(face, table.lexicon) for face in draw.faces)
            number = lists.setdefault(faces, len(lists))
            draws.append({"what": draw.what, "faces": number, "count": draw.count, "returns": draw.returns})
        retaken(table.game, table.lexicon, state, step.entry)
    return {"lists": list(lists), "draws": draws}
