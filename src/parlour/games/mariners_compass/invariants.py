"""Invariants of Mariner's Compass: they hold after every move, and so in every position that is loaded."""

from __future__ import annotations

from parlour.games.mariners_compass.phases import (
    TO_CHOOSE,
    TO_MOVE,
    TO_SPIN,
    Choosing,
    Lead,
    Turn,
    directions,
    has_arrived,
    next_to_choose,
)
from parlour.games.mariners_compass.state import MarinersState


def board_faults(s: MarinersState) -> list[str]:
    """Return the broken invariants of men, Tables and outcome."""
    faults: list[str] = []
    a, b = s.players
    for seat, player in enumerate(s.players):
        if not 0 <= player.expedition < len(s.edition.steps):
            faults.append("MAR-I02: an expedition is off its Table")
        elif has_arrived(s, player.expedition) != (s.outcome is not None and seat in s.outcome.winners):
            faults.append("MAR-I05: the winner's expedition, and no other, stands on a Pole")
        if not -1 <= player.small_man < len(s.edition.letters):
            faults.append("MAR-I03: a small man is off the compass")
        if (player.city < 0) != (player.colour < 0):
            faults.append("MAR-06: city and colour are chosen together")
    if a.city >= 0 and a.city == b.city:
        faults.append("MAR-06: both expeditions start from one city")
    if a.colour >= 0 and a.colour == b.colour:
        faults.append("MAR-02: both players have one colour")
    if s.outcome is not None and (s.outcome.reason == "pole") != (len(s.outcome.winners) == 1):
        faults.append("MAR-20: who is first at the Pole wins, and nobody else does")
    if s.turns < 0 or (s.outcome is None and s.turns >= s.options.turn_cap):
        faults.append("MAR-R15: the turns have run out")
    return faults


def stack_faults(s: MarinersState) -> list[str]:
    """Return the broken invariants of the stack: turns at the bottom, then the lead, then choosing."""
    bottom = s.stack[0] if s.stack else None
    if not isinstance(bottom, Turn) or len(s.stack) > 3:
        return ["MAR-12: the stack is a turn, over it the lead, over that the choosing"]
    faults = turn_faults(s, bottom)
    if len(s.stack) > 1:
        lead = s.stack[1]
        if not isinstance(lead, Lead) or sorted(lead.contenders) != [0, 1] or len(lead.spun) >= len(lead.contenders):
            faults.append("MAR-07: both players spin for the lead")
        if bottom.stage != TO_SPIN or s.turns > 0 or any(player.small_man >= 0 for player in s.players):
            faults.append("MAR-07: the lead is spun for before anything moves")
    if len(s.stack) > 2 and (not isinstance(s.stack[2], Choosing) or next_to_choose(s) < 0):
        faults.append("MAR-06: nobody is left to choose")
    return faults


def turn_faults(s: MarinersState, turn: Turn) -> list[str]:
    """Return the broken invariants of the mover's turn."""
    faults: list[str] = []
    a, b = s.players
    north = s.edition.displaced_to
    if a.small_man >= 0 and a.small_man == b.small_man and (a.small_man != north or not may_share_north(s, turn)):
        faults.append("MAR-I01: the two small men share a space, and no further spin follows")
    met = a.small_man == north and b.small_man == north
    if turn.spins_again and not (met and (turn.stage == TO_MOVE or s.outcome is not None)):
        faults.append("MAR-18: a further spin is given for a meeting on N")
    if turn.stage == TO_CHOOSE and s.outcome is None:
        dial = s.edition.indicator.numbers
        if turn.first not in dial or turn.second not in dial or turn.first == turn.second:
            faults.append("MAR-09: two different numbers of the dial are chosen from")
        if s.options.fixed_arrow >= 0:
            faults.append("MAR-21: one arrow is used, and nothing chosen")
    if turn.stage == TO_MOVE and s.outcome is None:
        if s.players[s.mover].small_man < 0:
            faults.append("MAR-I03: after its owner's first spin a small man is on the compass")
        elif len(directions(s, s.mover)) < (1 if s.options.may_stay else 2):
            faults.append("MAR-14: there is no direction to choose")
    return faults


def may_share_north(s: MarinersState, turn: Turn) -> bool:
    """MAR-I01: from the meeting to the further spin, or if a 1 has left a man on N (MAR-R02)."""
    if s.options.counts_own_space or turn.spins_again:
        return True
    return s.outcome is None and turn.stage != TO_MOVE
