"""Invariants of Ten-Up: they hold after every move, under every option, and so in every position that is loaded."""

from __future__ import annotations

from typing import Final

from parlour.games.ten_up.counters import totals
from parlour.games.ten_up.edition import BASE
from parlour.games.ten_up.phases.gain import Gain
from parlour.games.ten_up.phases.loss import Loss
from parlour.games.ten_up.phases.opening import Choosing, Lead
from parlour.games.ten_up.phases.tally import Tally
from parlour.games.ten_up.phases.turn import FIRST_MOVE, NO_ARROW, SECOND_MOVE, TO_CHOOSE, TO_SPIN, Turn
from parlour.games.ten_up.state import TenUpState

GAINS_AN_ARRIVAL: Final = 2
"""One by displacing (TEN-25), one by the square (TEN-14)."""


def board_faults(s: TenUpState) -> list[str]:
    """Return the broken invariants of men, counters and colours."""
    faults: list[str] = []
    for player in s.players:
        if len(player.counters) > s.edition.counters_each:
            faults.append(f"TEN-I01: a player has {len(player.counters)} counters out of {s.edition.counters_each}")
        if any(not 0 <= place < len(s.edition.worth) for place in player.counters):
            faults.append("TEN-I02: a counter is off the Score Tables")
        if not 0 <= player.man < s.edition.length:
            faults.append("TEN-03: a man is off the Circuit")
    colours = [player.colour for player in s.players if player.colour >= 0]
    if len(set(colours)) != len(colours):
        faults.append("TEN-02: two players have one colour")
    return faults + _sharing_faults(s)


def _sharing_faults(s: TenUpState) -> list[str]:
    homes = s.edition.homes[len(s.players)]
    visitors: list[int] = []
    seen: list[int] = []
    for seat, player in enumerate(s.players):
        square = player.man
        if square in seen and s.edition.kinds[square] != BASE:
            return [f"TEN-I04: two men stand on square {square}, which is no Base"]
        seen.append(square)
        if homes[seat] != square:
            if square in visitors and not s.options.all_safe_on_bases:  # TEN-R06
                return [f"TEN-I04: two visitors stand on the Base on square {square}"]
            visitors.append(square)
    return []


def points_faults(s: TenUpState) -> list[str]:
    """Return the broken invariants of the totals (TEN-I03) and the outcome."""
    scores = totals(s)
    goal = s.edition.goal
    outcome = s.outcome
    if outcome is None:
        highest = [goal - 1] * len(scores)
        highest[s.mover] += _gains_so_far(s)
        if any(score > most for score, most in zip(scores, highest, strict=True)):
            return [f"TEN-I03: a player has {max(scores)} points and the game is not over"]
        if not 0 <= s.turns < s.options.turn_cap:
            return [f"TEN-R19: the game ends after {s.options.turn_cap} turns, and {s.turns} are played"]
        return []
    if outcome.scores != scores:
        return ["TEN-28: the scores are not the totals of the counters"]
    leaders = tuple([seat for seat, score in enumerate(scores) if score >= goal])
    if outcome.reason != "points":
        highest_seats = tuple([seat for seat, score in enumerate(scores) if score == max(scores)])
        right = not leaders and outcome.winners == highest_seats
        return [] if right else ["TEN-R19: the highest total wins when the turns have run out"]
    if leaders != outcome.winners or len(leaders) != 1:
        return [f"TEN-I03: the winner, and nobody else, has {goal} points"]
    beyond = GAINS_AN_ARRIVAL * s.edition.indicator.arrows - 1 if s.options.wins_at_end_of_turn else 0
    if max(scores) > goal + beyond:
        return [f"TEN-I03: {max(scores)} points cannot be made"]
    return []


def _gains_so_far(s: TenUpState) -> int:
    """Return by how much the mover may exceed the highest total of a running game (TEN-R11).

    This is 0 unless the win is tested at the end of the turn.
    """
    turn = s.stack[0] if s.stack else None
    if not s.options.wins_at_end_of_turn or not isinstance(turn, Turn) or turn.stage < SECOND_MOVE:
        return 0
    is_first = turn.stage == SECOND_MOVE or s.options.passes_first_square
    return GAINS_AN_ARRIVAL if is_first else GAINS_AN_ARRIVAL * s.edition.indicator.arrows


def stack_faults(s: TenUpState) -> list[str]:
    """Return the broken invariants of the stack: nobody is asked, or a question is in the wrong place."""
    turn = s.stack[0] if s.stack else None
    if not isinstance(turn, Turn):
        return ["TEN-10: the stack begins with a turn"]
    above = s.stack[1:]
    for frame in above:
        if not isinstance(frame, (Choosing, Lead, Loss, Gain, Tally)):
            return ["TEN-10: one turn is played at a time"]
        if isinstance(frame, (Loss, Gain, Tally)) and frame.is_settled and s.outcome is None:
            return ["TEN-20: a point that is settled is not settled again"]
    is_start = turn.stage == TO_SPIN and s.turns == 0
    is_opening = [type(frame) for frame in above] in ([Lead], [Lead, Choosing])
    is_settling = len(above) > 0 and all(isinstance(frame, (Loss, Gain, Tally)) for frame in above)
    if above and not (is_start and is_opening) and not (turn.stage >= SECOND_MOVE and is_settling):
        return ["TEN-10: colours and lead come before the first spin, points after a move"]
    return _turn_faults(s, turn) or ([] if s.outcome is not None else _waiting_faults(s, turn))


def _turn_faults(s: TenUpState, turn: Turn) -> list[str]:
    numbers = s.edition.indicator.numbers
    if turn.stage < TO_CHOOSE and (turn.first, turn.second) != (0, 0):
        return ["TEN-I05: numbers are there before the spin"]
    if turn.stage >= TO_CHOOSE and not (turn.first in numbers and turn.second in numbers):
        return ["TEN-I05: two numbers of the dial are played in a turn"]
    has_announced = turn.announced != NO_ARROW
    is_announcing = s.options.announces and not s.options.passes_first_square
    if has_announced != is_announcing and (has_announced or turn.stage > TO_SPIN):
        return ["TEN-R03: an arrow is announced before the spin where that is the rule, and only there"]
    if turn.stage == TO_CHOOSE and (turn.first == turn.second or has_announced or s.options.passes_first_square):
        return ["TEN-11: there is nothing to choose between the arrows"]
    return []


def _waiting_faults(s: TenUpState, turn: Turn) -> list[str]:
    copy = s.copy()
    top = copy.stack[-1]
    if isinstance(top, Turn):
        waits = turn.stage < FIRST_MOVE
    elif isinstance(top, Lead):
        waits = len(top.spun) < len(top.contenders) and len(set(top.contenders)) == len(top.contenders)
    else:
        waits = not top.advance(copy, None)
    return [] if waits else ["TEN-10: nobody is asked anything"]
