"""Invariants of Pit: they hold after every move, and so in every position that is loaded."""

from __future__ import annotations

from parlour.games.pit.actions import Corner, Hold, Offer, Pass
from parlour.games.pit.hands import size
from parlour.games.pit.phases import market, rounds
from parlour.games.pit.phases.board import cannot_corner, cannot_say
from parlour.games.pit.phases.dealing import Dealing
from parlour.games.pit.phases.market import Market
from parlour.games.pit.phases.opening import Opening
from parlour.games.pit.phases.rounds import Rounds
from parlour.games.pit.phases.trading import cannot_offer, cannot_trade
from parlour.games.pit.state import PitState


def table_faults(s: PitState) -> list[str]:
    """Return the broken invariants of scores, deck and hands."""
    faults: list[str] = []
    seats = len(s.hands)
    if s.suits and (len(set(s.suits)) != seats or not set(s.suits) <= set(s.options.deck.values)):
        faults.append("PIT-10: there is one suit for each player, out of the value set")
    if list(s.suits) != sorted(s.suits):
        faults.append("PIT-10: the suits in play stand in the order of the edition")
    if s.suits and not 0 <= s.dealer < seats:
        faults.append("PIT-09: somebody is the dealer")
    if len(s.scores) != seats:
        faults.append("PIT-08: every player has a score")
    if s.options.has_floor and min(s.scores) < 0:
        faults.append("PIT-R17: no score is below 0 at this table")
    has_won = max(s.scores) >= s.options.target
    if has_won != (s.outcome is not None and s.outcome.reason == "target"):
        faults.append("PIT-25: whoever reaches the target has won, and nobody else")
    if s.outcome is not None and s.outcome.scores != tuple(s.scores):
        faults.append("PIT-08: the final scores are those of the sheet")
    if s.dealt < 0 or not 0 <= s.voids <= s.dealt:
        faults.append("PIT-R25: there are no more void hands than hands")
    if (s.voids >= s.options.void_limit) != (s.outcome is not None and s.outcome.reason == "void-hands"):
        faults.append("PIT-R25: the game ends with the last void hand")
    if s.is_dealt():
        faults += hand_faults(s)
    elif any(s.hands):
        faults.append("PIT-I01: either everybody holds cards or nobody does")
    return faults


def hand_faults(s: PitState) -> list[str]:
    """PIT-I01, PIT-I02: every card in play is in a hand; every hand has nine cards, or two have ten."""
    faults: list[str] = []
    if not s.suits or sum(s.hands) != s.options.deck.whole(s.suits) or s.dealt < 1:
        faults.append("PIT-I01: the hands together are the suits in play, with the Bull and the Bear if they play")
    usual = s.edition.hand_size
    extra = [size(hand) - usual for hand in s.hands]
    due = len(s.edition.specials) if s.options.bull_and_bear else 0
    if sorted(extra) != [0] * (len(extra) - due) + [1] * due:
        faults.append("PIT-I02: every hand has nine cards, and with the Bull and the Bear two have ten")
    elif due and not s.options.tens_at_random:
        seats = len(s.hands)
        wanted = {(s.dealer + 1 + n) % seats for n in range(due)}
        if {seat for seat in range(seats) if extra[seat]} != wanted:
            letters = " and ".join([chr(ord("A") + seat) for seat in sorted(wanted)])
            faults.append(f"PIT-R03: the first on the dealer's left have the tenth cards, here {letters}")
    return faults


def stack_faults(s: PitState) -> list[str]:
    """Return the broken invariants of the stack: the deals at the bottom, and the opening or a hand above."""
    bottom = s.stack[0] if s.stack else None
    if not isinstance(bottom, Dealing) or len(s.stack) > 2:
        return ["PIT-11: the stack is the dealing, and over it the opening or a hand"]
    seats = len(s.hands)
    if bottom.tens and (not s.options.tens_at_random or len(set(bottom.tens)) != len(s.edition.specials)):
        return ["PIT-R03: two different players are drawn for the tenth cards"]
    top = s.top
    if isinstance(top, Opening):
        wrong = s.suits or s.is_dealt() or len(top.votes) != seats or (top.stage > 1) != (s.dealer >= 0)
        wrong = wrong or (top.stage == 1 and min(top.votes) < 0)
        return ["PIT-09: the dealer comes first, then the suits, then the hands"] if wrong else []
    if isinstance(top, Dealing):
        return [] if s.suits and not s.is_dealt() else ["PIT-10: a deal has its suits, and no hand is being played"]
    is_done = (top.stage == rounds.DONE) if isinstance(top, Rounds) else False
    is_done = is_done or (isinstance(top, Market) and top.stage == market.DONE)
    if is_done != (s.outcome is not None) or is_done == s.is_dealt():
        return ["PIT-20: a hand is played to its end, and then dealt anew"]
    if is_done:
        return []
    if isinstance(top, Rounds):
        return round_faults(s, top)
    assert isinstance(top, Market)
    return market_faults(s, top)


def round_faults(s: PitState, top: Rounds) -> list[str]:
    """Return the broken invariants of a hand in rounds."""
    faults: list[str] = []
    if s.options.live:
        faults.append("PIT-20: this table plays live")
    if not 1 <= top.round <= s.edition.rounds_limit or not 0 <= top.dry <= min(top.round, s.edition.dry_limit):
        faults.append("PIT-R10: the hand is void when its rounds are over")
    is_last = top.round == s.edition.rounds_limit or top.dry == s.edition.dry_limit
    if top.stage == rounds.LAST and not is_last:
        faults.append("PIT-R10: the rounds of this hand are not over")
    for seat, answer in enumerate(top.answers):
        if isinstance(answer, Offer):
            right = top.stage != rounds.LAST and cannot_offer(s, s.hands[seat], answer) is None
        elif isinstance(answer, Corner):
            right = cannot_corner(s, seat, answer) is None
        else:
            right = answer is None or isinstance(answer, Hold if top.stage == rounds.LAST else Pass)
        if not right:
            faults.append("PIT-15: a seat has answered what its hand does not allow")
    if top.stage > rounds.LAST and top.stage != rounds.BELL and (top.left or top.called):
        faults.append("PIT-18: callers are matched when all have answered")
    if top.stage == rounds.BELL and top.called.bit_count() < 2:
        faults.append("PIT-R09: a lot needs several callers")
    if top.numbers and len(top.numbers) != len(s.hands):
        faults.append("PIT-17: every seat has called a number, or passed")
    if top.stage in (rounds.SEEKERS, rounds.PARTNERS) and top.numbers != top.offered:
        faults.append("PIT-17: the numbers heard are those of the offers")
    return faults


def market_faults(s: PitState, top: Market) -> list[str]:
    """Return the broken invariants of a live hand."""
    faults: list[str] = []
    if not s.options.live:
        faults.append("PIT-20: this table plays in rounds")
    everybody = (1 << len(s.hands)) - 1
    if top.ready & ~everybody or (top.stage != market.SORTING) != (top.ready == everybody):
        faults.append("PIT-14: the Exchange opens when all are ready")
    standing = top.standing
    if top.stage < market.TRADING and (standing.calls or standing.bids or standing.yes or top.exchanges):
        faults.append("PIT-14: nobody trades before the Exchange is open")
    if len({call.seat for call in standing.calls}) != len(standing.calls):
        faults.append("PIT-17: a player makes one call at a time")
    for call in standing.calls:
        right = s.edition.least_traded <= call.number <= s.edition.most_traded
        if s.options.free_calls:
            right = right and not call.cards
        else:
            right = right and len(call.cards) == call.number and cannot_trade(s, s.hands[call.seat], call.cards) is None
        if not right:
            faults.append("PIT-R11: the cards behind a call are in the caller's hand")
    for bid in standing.bids:
        called = standing.call(bid.to)
        most = 0 if called is None else called.number
        least = most + (0 if s.options.confirms else -1)
        fits = bid.seat != bid.to and len(bid.cards) <= least and cannot_trade(s, s.hands[bid.seat], bid.cards) is None
        if not fits or standing.bid(bid.seat, bid.to) is not bid:
            faults.append("PIT-19: what is offered to a caller is a legal set, of no more than was called")
    rung = 0
    for seat, bell in enumerate(top.bells):
        if isinstance(bell, Corner):
            rung += 1
            if cannot_say(s, bell) is not None or cannot_corner(s, seat, bell) is not None:
                faults.append("PIT-21: a corner that counts is one")
        elif bell is not None and not isinstance(bell, Hold):
            faults.append("PIT-R16: the board is hit, or not")
    if (top.stage >= market.BELL) != (rung > 0) or (top.stage == market.LOT and (rung < 2 or None in top.bells)):
        faults.append("PIT-R16: the window opens with a corner")
    if top.stage == market.BELL and None not in top.bells:
        faults.append("PIT-R16: the window is over when all have answered")
    return faults
