"""Invariants that hold after every move, under every option: those of the rulebook, and the shape of a position."""

from __future__ import annotations

from parlour.games.monopolist.advancing import cannot_decline, reached
from parlour.games.monopolist.ending import broke_monopoly, scores
from parlour.games.monopolist.phases.bankruptcy import Bankruptcy, is_bankrupt, most_to_lend
from parlour.games.monopolist.phases.opening import Choosing, Lead, next_to_choose
from parlour.games.monopolist.phases.turn import (
    ADVANCED,
    DRAWING_IN,
    PLAYED,
    SPINNING,
    TO_ADVANCE,
    TO_PLACE,
    TO_PLACE_OWN,
    TO_SPIN,
    TO_SPIN_AGAIN,
    Turn,
)
from parlour.games.monopolist.state import MonopolistState, deal


def faults_of(s: MonopolistState) -> list[str]:
    """Return every broken invariant. Each text begins with the id of the invariant."""
    faults = _faults_of_counters(s) + _faults_of_corners(s)
    if not faults:
        faults = _faults_of_men(s) + _faults_of_debts(s)
    if not faults:
        faults = _faults_of_stack(s)
    if not faults and s.rounds:
        faults = _faults_of_ending(s)
    return faults


def _faults_of_counters(s: MonopolistState) -> list[str]:
    faults: list[str] = []
    seats = len(s.players)
    each, monopolist = deal(s.edition, s.options, seats)
    dealt = seats * each + monopolist
    there = s.monopolist + sum([player.counters for player in s.players])
    if there != dealt:
        faults.append(f"MON-I01: {there} counters are there, but {dealt} were dealt")
    if s.monopolist < 0 or min([player.counters for player in s.players]) < 0:
        faults.append("MON-I02: a stock is negative")
    if min([min(player.paid, player.noted) for player in s.players]) < 0:
        faults.append("MON-I05: counters paid or noted are negative")
    if not 0 <= s.spins <= s.options.spin_cap:
        faults.append(f"MON-R25: there are {s.options.spin_cap} spins, not {s.spins}")
    return faults


def _faults_of_corners(s: MonopolistState) -> list[str]:
    faults: list[str] = []
    trades = [player.trade for player in s.players if player.trade >= 0]
    colours = [player.colour for player in s.players if player.colour >= 0]
    if len(set(trades)) != len(trades):
        faults.append("MON-12: two players have one corner")
    if len(set(colours)) != len(colours):
        faults.append("MON-13: two players have one man")
    for player in s.players:
        if (player.trade < 0) != (player.colour < 0) or (player.trade < 0 <= player.man):
            faults.append("MON-13: a player has a corner and a man, or neither")
    return faults


def _faults_of_men(s: MonopolistState) -> list[str]:
    """MON-I03 and MON-I07. That a man stands on one cell follows from the state."""
    faults: list[str] = []
    for player in s.players:
        if player.man < 0 <= player.trade:
            if player.counters or player.paid or player.restart:
                faults.append("MON-I07: a player who has left has counters or a circuit")
        elif player.man >= 0 and s.edition.inward[player.man] < 0 and not player.restart:
            faults.append("MON-36: a man upon the innermost ring is due to start again")
        if player.restart and s.options.restarts_at_once and s.outcome is None:
            faults.append("MON-R10: men go back to the Base at once")
    return faults


def _faults_of_debts(s: MonopolistState) -> list[str]:
    faults: list[str] = []
    for seat, player in enumerate(s.players):
        for lender, owed in enumerate(player.owes):
            if owed and (player.man < 0 or s.players[lender].man < 0):
                faults.append("MON-R16: a debt outlives a player who has left")
            if owed and (lender == seat or not s.options.lending):
                faults.append("MON-34: nobody has lent this")
        if player.arrears and not (s.options.rest_is_owed and player.counters == 0):
            faults.append("MON-R15: only a bankrupt still owes the rest of a payment")
    return faults


def _faults_of_stack(s: MonopolistState) -> list[str]:
    """Return what prevents the phases on the stack from continuing."""
    turn = s.stack[0] if s.stack else None
    if not isinstance(turn, Turn) or len(s.stack) > 3:
        return ["MON-16: turns lie at the bottom of the stack, once"]
    top = s.top
    choosing = next_to_choose(s) >= 0
    if choosing != isinstance(top, Choosing):
        return ["MON-12: each player picks a corner before the lead is spun for"]
    if isinstance(top, (Choosing, Lead)):
        return _faults_of_lead(s)
    if isinstance(top, Bankruptcy):
        if len(s.stack) > 2 or turn.stage not in (DRAWING_IN, ADVANCED, PLAYED):
            return ["MON-33: a bankruptcy interrupts a turn"]
        return _faults_of_turn(s, turn) + _faults_of_bankruptcy(s, top)
    if len(s.stack) > 1:
        return ["MON-16: turns lie at the bottom of the stack, once"]
    if s.outcome is None and turn.stage in (DRAWING_IN, ADVANCED, PLAYED):
        return ["MON-16: nobody is asked at this stage of a turn"]
    faults = _faults_of_turn(s, turn)
    if s.outcome is None and any(is_bankrupt(s, seat) for seat in range(len(s.players))):
        faults.append("MON-33: a player without counters is in the game")
    return faults


def _faults_of_lead(s: MonopolistState) -> list[str]:
    lead = s.stack[1] if len(s.stack) > 1 else None
    if not isinstance(lead, Lead) or (len(s.stack) == 3 and not isinstance(s.stack[2], Choosing)):
        return ["MON-15: the lead is spun for before the first turn"]
    if len(set(lead.contenders)) != len(lead.contenders) or len(lead.spun) >= len(lead.contenders):
        return ["MON-15: each contender spins once for the lead"]
    for player in s.players:
        if player.trade >= 0 and player.man != s.edition.bases[player.trade]:
            return ["MON-13: a man starts from the Base"]
    return []


def _faults_of_turn(s: MonopolistState, turn: Turn) -> list[str]:
    if s.outcome is not None:
        return []
    faults: list[str] = []
    stage = turn.stage
    man = s.players[s.mover].man
    has_spun = stage not in (TO_SPIN, SPINNING, TO_SPIN_AGAIN)
    if has_spun and turn.rest not in s.edition.draws[s.options.detent][s.mover].faces:
        return [f"MON-R02: the spider cannot rest at {turn.rest}"]
    if not has_spun and (turn.rest >= 0 or turn.drawn or turn.looked_at):
        faults.append("MON-14: nothing is drawn in before the spin")
    if man < 0 and stage not in (DRAWING_IN, PLAYED):
        faults.append("MON-I07: it is the turn of a player who has left")
    if not 0 <= turn.looked_at <= len(s.players) or len(set(turn.drawn)) != len(turn.drawn):
        faults.append("MON-I04: a man is looked at once a spin")
    if turn.bonus < 0 or (stage == TO_SPIN_AGAIN and turn.bonus == 0) or (stage == TO_SPIN and turn.bonus > 0):
        faults.append("MON-17: a bonus spin is earned before it is asked for")
    if bool(turn.to_place) != (stage in (TO_PLACE, TO_PLACE_OWN)):
        faults.append("MON-31: who places a man is asked for it")
    for seat in turn.to_place:
        placed = s.players[seat].man
        if placed < 0 or len(s.edition.room[placed]) == 1 or (stage == TO_PLACE_OWN and seat != s.mover):
            faults.append("MON-31: this man has no cell to choose")
    if stage == TO_ADVANCE and not faults:
        if s.edition.inward[man] < 0:
            faults.append("MON-R14: no man moves on the innermost ring")
        elif len(reached(s, turn.rest)) == 1 and cannot_decline(s, turn.rest, turn.drawn) is not None:
            faults.append("MON-27: this advance leaves nothing to choose")
    return faults


def _faults_of_bankruptcy(s: MonopolistState, frame: Bankruptcy) -> list[str]:
    others = s.rounds[frame.bankrupt]
    if s.outcome is not None:
        return []
    if not is_bankrupt(s, frame.bankrupt):
        return ["MON-33: this player is not bankrupt"]
    if not s.options.lending or not 0 <= frame.asked < len(others):
        return ["MON-34: the others are asked once each, where loans are made"]
    for lender, counters in enumerate(frame.offers):
        if counters and (lender not in others[1 : frame.asked + 1] or counters > most_to_lend(s, lender)):
            return ["MON-R16: nobody can have offered this"]
    if frame.asked + 1 < len(others):
        asked = most_to_lend(s, others[frame.asked + 1]) > 0
    else:
        asked = len(frame.offers) > 0
    return [] if asked else ["MON-33: there is nothing to be asked"]


def _faults_of_ending(s: MonopolistState) -> list[str]:
    """MON-I08: at the end exactly one player has won, or the cap is reached. Before the end nobody has won."""
    rich = [seat for seat, player in enumerate(s.players) if player.counters > 0]
    outcome = s.outcome
    if outcome is None:
        if len(rich) < 2:
            return ["MON-39: one player only has counters, and has won"]
        if broke_monopoly(s) >= 0 and not s.options.tested_at_turn_end:
            return ["MON-38: a player has outgrown the Monopolist, and has won"]
        return []
    if outcome.scores != scores(s):
        return ["MON-I08: the scores are not the stocks"]
    right = True
    if outcome.reason == "last":
        right = list(outcome.winners) == rich and len(rich) == 1
    elif outcome.reason == "capital":
        right = outcome.winners == (broke_monopoly(s),)
    elif outcome.reason == "all-ruined":
        right = not rich and not outcome.winners and s.options.settles_together
    else:
        right = s.spins == s.options.spin_cap
    return [] if right else ["MON-I08: the game has not ended so"]
