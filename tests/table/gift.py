"""A record with a deal that anybody can judge."""

from __future__ import annotations

import parlour


def everything_given(turn_limit: int = 60) -> str:
    """Ann hands Bo all she has, and the record stops there."""
    owned = ["Queen Mary", "Queen Elizabeth", "Normandie", "Rex"]
    position = {
        "game": "weigh-anchor",
        "seats": ["Ann", "Bo"],
        "options": {"turn_limit": turn_limit},
        "owners": dict.fromkeys(owned, "A"),
    }
    table = parlour.at(position, seed=2)
    while not any(ask.seat == 0 and "offer" in str(table.ask_data(0)) for ask in table.asks()):
        ask = table.asks()[0]
        table.act(ask.seat, ask.default_action)
    table.act("A", f"offer B: 1200 + {' + '.join(owned)} for nothing")
    table.act("B", "accept 1")
    return table.record()
