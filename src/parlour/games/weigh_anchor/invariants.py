"""Invariants of Weigh Anchor that hold after every move and in every loaded position."""

from __future__ import annotations

from parlour.core.domains import count_of
from parlour.games.weigh_anchor.edition import LINER, TO_DOCK
from parlour.games.weigh_anchor.figures import decks_in, levels_of, suites_in
from parlour.games.weigh_anchor.options import ON_CREDIT, SKIP_THEN_EXIT
from parlour.games.weigh_anchor.phases.auction import SOLD, Auction, EstateSale
from parlour.games.weigh_anchor.phases.buying import ASKING, Buying
from parlour.games.weigh_anchor.phases.debts import Debts
from parlour.games.weigh_anchor.phases.landing import ARRIVED, Landing
from parlour.games.weigh_anchor.phases.turn import MAX_DOUBLES, NO_DOUBLES, STAGE, THROWING, Turn
from parlour.games.weigh_anchor.phases.window import Window
from parlour.games.weigh_anchor.state import FREE, AnchorState
from parlour.kit.bits import members
from parlour.kit.ledger import BANK
from parlour.kit.split_evenly import is_even


def deed_faults(s: AnchorState) -> list[str]:
    """Return the broken invariants of deeds, pieces and mortgages."""
    faults: list[str] = []
    edition = s.edition
    decks, suites = edition.decks, edition.suites
    for group, vessels in enumerate(edition.sets.deeds):
        levels = levels_of(s, group)
        decks -= decks_in(s, levels)
        suites -= suites_in(s, levels)
        if min(levels) < 0 or max(levels) > s.most_decks + 1 or not is_even(levels):
            faults.append("WA-I06: levels of a group differ by more than one, or are too high")
        if max(levels) > 0:
            if edition.vessels[vessels[0]].kind != LINER:
                faults.append("WA-I08: a tanker or tug carries pieces")
            owners = {s.owner(vessel) for vessel in vessels}
            if len(owners) > 1 or s.mortgaged & edition.sets.bits[group]:
                faults.append("WA-I07: a group with pieces has one owner and no mortgage")
    for piece, stored, left, all_of_them in (
        ("decks", s.decks, decks, edition.decks),
        ("suites", s.suites, suites, edition.suites),
    ):
        may_owe = piece == "decks" and s.options.breakdown == ON_CREDIT
        if stored != left or (left < 0 and not may_owe):
            faults.append(f"WA-I01: {all_of_them - left} {piece} are fitted, and there are {all_of_them}")
    faults += _price_faults(s)
    for vessel, owner in enumerate(s.owners):
        if owner != BANK and not (0 <= owner < s.seats and s.playing >> owner & 1):
            faults.append("WA-I02: a deed is held by nobody in the game")
        if owner == BANK and (s.levels[vessel] or s.mortgaged >> vessel & 1) and not _is_on_sale(s, vessel):
            faults.append("WA-I09: a vessel of the Bank's carries pieces or a mortgage")
    for seat in range(s.seats):
        held = sum([1 << vessel for vessel, owner in enumerate(s.owners) if owner == seat])
        if held != s.holdings[seat].vessels:
            faults.append("WA-I02: the sets of deeds do not follow from their owners")
    return faults


def _price_faults(s: AnchorState) -> list[str]:
    """Return the broken invariants of piece prices.

    With sell_back_base = amount_paid every piece has its price (WA-R25); otherwise there are no prices.
    """
    if not s.options.keeps_prices:
        return ["WA-R25: prices are kept only with sell_back_base = amount_paid"] if s.paid else []
    if not s.paid:
        return ["WA-R25: 'paid' is missing: with sell_back_base = amount_paid every fitted piece has a price"]
    if len(s.paid) != len(s.edition.groups):
        return [f"WA-R25: 'paid' lists prices for {len(s.paid)} groups, and there are {len(s.edition.groups)}"]
    faults: list[str] = []
    for group, prices in enumerate(s.paid):
        pieces = sum(levels_of(s, group))
        if len(prices) != pieces or min(prices, default=0) < 0:
            name = s.edition.names["group"][group]
            faults.append(
                f"WA-R25: {name} has {pieces} pieces by its levels, and 'paid' has {len(prices)} prices for it"
            )
    return faults


def _is_on_sale(s: AnchorState, vessel: int) -> bool:
    """Return whether a vessel is waiting for its auction.

    With bank_taken_mortgages = stay a vessel stays mortgaged until it has been auctioned (WA-R28).
    """
    if not s.options.mortgages_stay or s.levels[vessel]:
        return False
    for frame in s.stack:
        if isinstance(frame, Auction) and frame.vessel == vessel:
            return True
        if isinstance(frame, EstateSale) and frame.vessels >> vessel & 1:
            return True
    return False


def player_faults(s: AnchorState) -> list[str]:
    """Return the broken invariants of money, cards and tokens."""
    faults: list[str] = []
    cards = [*s.chance, *s.chest]
    for seat, holding in enumerate(s.holdings):
        cards += [s.edition.kept_cards[card] for card in members(holding.cards)]
        if holding.cash < 0:
            faults.append("WA-I04: cash below zero")
        if not 0 <= holding.at < s.edition.track.size:
            faults.append("WA-I11: a token is off the board")
        if holding.dock != FREE and (holding.at != s.edition.dock or not 0 <= holding.dock < _dock_turns(s)):
            faults.append("WA-I11: a docked player stands elsewhere, or has stayed too long")
        if s.edition.space_kinds[holding.at] == TO_DOCK and not _has_just_come(s, seat):
            letter = chr(ord("A") + seat)
            faults.append(f"WA-047: {letter} stands on {s.edition.names['space'][holding.at]}, where nobody stays")
        is_in = s.playing >> seat & 1
        if not is_in and (holding.cash or holding.cards or holding.vessels or s.standing >> seat & 1):
            faults.append("WA-I15: a retired player has something left")
    if sum([holding.cash for holding in s.holdings]) + s.pot + s.bank != 0 or s.pot < 0:
        faults.append("WA-I05: money has been made or lost")
    tokens = [token for token in s.tokens if token >= 0]
    if len(set(tokens)) != len(tokens):
        faults.append("WA-005: two players have one token")
    return faults + _card_faults(s, cards)


def _has_just_come(s: AnchorState, seat: int) -> bool:
    """Return whether a seat's landing has not taken effect yet; in play this never waits for an answer."""
    return seat == s.mover and any(isinstance(frame, Landing) and frame.stage == ARRIVED for frame in s.stack)


def _card_faults(s: AnchorState, seen: list[int]) -> list[str]:
    """Return the broken invariants of cards: each is in its own pack or, if a Get Out card, with one player."""
    edition = s.edition
    unseen = s.packs[0].unseen | s.packs[1].unseen
    everywhere = sorted(seen + members(unseen))
    if everywhere != list(range(len(edition.cards))):
        return ["WA-I03: a card is missing or stands twice"]
    in_wrong_pack = any(not edition.chance_bits >> card & 1 for card in s.chance)
    if in_wrong_pack or any(not edition.chest_bits >> card & 1 for card in s.chest):
        return ["WA-I03: a card is in the wrong pack"]
    return []


def _dock_turns(s: AnchorState) -> int:
    """Return the number of turns after which a player must have left the Dock.

    In the short game with skip_then_exit, one more turn is skipped.
    """
    waits = s.options.short and s.options.short_dock == SKIP_THEN_EXIT
    return s.form().dock_turns + (1 if waits else 0)


def play_faults(s: AnchorState) -> list[str]:
    """Return the broken invariants of turns, claims and the end."""
    faults: list[str] = []
    if not 0 <= s.doubles < MAX_DOUBLES or s.turn < 0 or s.revision < 0:
        faults.append("WA-I12: a turn has at most three throws")
    for claim in s.claims:
        both_in = s.playing >> claim.owner & 1 and s.playing >> claim.lander & 1
        if not s.options.manual_hire or not both_in or claim.owner == claim.lander or claim.amount < 0:
            faults.append("WA-I14: a claim is open that cannot be")
    left = count_of(s.playing)
    ended = s.outcome is not None
    if s.options.short:
        is_due = left < s.seats
    else:
        is_due = left <= 1
    at_limit = ended and s.options.turn_limit > 0 and s.outcome is not None and s.outcome.reason == "turn-limit"
    if is_due != ended and not at_limit:
        faults.append("WA-I17: the game ends when it is decided, and not before")
    return faults


def stack_faults(s: AnchorState) -> list[str]:
    """Return the broken invariants of the frame stack: `Turn` at the bottom, interruptions above it."""
    if not s.stack or not isinstance(s.stack[0], Turn) or any(isinstance(f, Turn) for f in s.stack[1:]):
        return ["WA-018: the stack begins with a turn"]
    if not 0 <= s.mover < s.seats:
        return ["WA-018: nobody is to move"]
    if s.outcome is not None:
        return []
    faults: list[str] = []
    top = s.top
    if isinstance(top, Turn) and top.stage not in (THROWING, NO_DOUBLES):
        faults.append(
            f"WA-018: nobody is asked anything: the turn is '{STAGE.names[top.stage]}', and nothing stands on it"
        )
    if isinstance(top, Window) and top.waited(s) == 0:
        faults.append("WA-R13: everybody has passed, so the window is closed")
    for frame in s.stack:
        if isinstance(frame, Auction):
            high = frame.outcry.high
            if high >= 0 and not s.options.bids_raisable and frame.outcry.bid > s.holdings[high].cash:
                faults.append("WA-I22: the standing bid is more than the bidder's cash")
            if s.owner(frame.vessel) != BANK and frame.stage != SOLD:
                faults.append("WA-030: a vessel under the hammer belongs to the Bank")
        elif isinstance(frame, Buying):
            if s.owner(frame.vessel) != BANK and frame.stage == ASKING:
                faults.append("WA-028: a vessel that may be bought belongs to the Bank")
        elif isinstance(frame, Window):
            if frame.thrower >= 0 and frame.thrower != s.mover:
                faults.append("WA-R13: the window is closed by the mover's throw")
        elif isinstance(frame, Debts):
            for debt in frame.debts:
                if debt.amount < 0 or debt.debtor == debt.creditor:
                    faults.append("WA-I18: a debt is owed by one to another")
    return faults
