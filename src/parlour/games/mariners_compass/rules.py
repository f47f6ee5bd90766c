"""The rules of Mariner's Compass: set-up, dispatch to the frames, invariants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from parlour.core.moves import Action
from parlour.core.rules import Rules
from parlour.games.mariners_compass.edition import MarinersEdition
from parlour.games.mariners_compass.options import Options
from parlour.games.mariners_compass.phases.choosing import Choosing
from parlour.games.mariners_compass.phases.lead import Lead
from parlour.games.mariners_compass.phases.turn import TO_SPIN, Turn, directions, has_arrived
from parlour.games.mariners_compass.reasons import OUT_OF_TURN
from parlour.games.mariners_compass.state import MarinersState, Player


@final
class MarinersRules(Rules[MarinersState, MarinersEdition]):
    """Two seats; the stack is choosing, on top of the lead, on top of the turns."""

    def __init__(self) -> None:
        super().__init__(OUT_OF_TURN)

    def setup(self, edition: MarinersEdition, options: Mapping[str, object], seats: int) -> MarinersState:
        return MarinersState(
            edition,
            Options(options),
            [Turn(TO_SPIN, 0, 0, False), Lead(list(range(seats)), []), Choosing()],
            None,
            [Player(-1, -1, -1, edition.city) for _ in range(seats)],
            0,
            0,
        )

    def copy(self, s: MarinersState) -> MarinersState:
        return s.copy()

    def faults(self, s: MarinersState) -> list[str]:
        faults: list[str] = []
        a, b = s.players
        may_share = s.edition.displaced_to
        if a.small_man == b.small_man and a.small_man not in (-1, may_share):
            faults.append("MAR-I01: two small men share a space that is not N")
        for p in s.players:
            if not 0 <= p.expedition < len(s.edition.steps):
                faults.append("MAR-I02: an expedition is off its Table")
            elif has_arrived(s, p.expedition) != (s.outcome is not None and s.players.index(p) in s.outcome.winners):
                faults.append("MAR-I05: the winner's expedition, and no other, stands on a Pole")
            if p.small_man >= len(s.edition.letters):
                faults.append("MAR-I03: a small man is off the compass")
        if a.city >= 0 and a.city == b.city:
            faults.append("MAR-06: both expeditions start from one city")
        if a.colour >= 0 and a.colour == b.colour:
            faults.append("MAR-02: both players have one colour")
        return faults

    def facts(self, s: MarinersState, seat: int, action: Action) -> dict[str, object]:
        top = s.stack[-1]
        if not isinstance(top, Turn) or s.players[seat].small_man < 0:
            return {"numbers": f"{top.first} and {top.second}"} if isinstance(top, Turn) else {}
        ways = [s.edition.directions[d] for d in directions(s, seat)]
        return {
            "numbers": f"{top.first} and {top.second}",
            "space": s.edition.names["space"][s.players[seat].small_man],
            "directions": " or ".join(ways),
        }
