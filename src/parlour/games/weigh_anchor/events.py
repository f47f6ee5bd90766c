"""All events of Weigh Anchor, and their fields as data."""

from __future__ import annotations

from typing import Final

from parlour.core.fields import Fixed, OneKindOf, Record
from parlour.core.outcome_fields import TEXT
from parlour.core.words import NUMBER, SEAT
from parlour.games.weigh_anchor.events_play import (
    BidPlaced as BidPlaced,
)
from parlour.games.weigh_anchor.events_play import (
    Bought as Bought,
)
from parlour.games.weigh_anchor.events_play import (
    CardDrawn as CardDrawn,
)
from parlour.games.weigh_anchor.events_play import (
    CardKept as CardKept,
)
from parlour.games.weigh_anchor.events_play import (
    CardUsed as CardUsed,
)
from parlour.games.weigh_anchor.events_play import (
    ClaimLapsed as ClaimLapsed,
)
from parlour.games.weigh_anchor.events_play import (
    ClaimOpened as ClaimOpened,
)
from parlour.games.weigh_anchor.events_play import (
    Declined as Declined,
)
from parlour.games.weigh_anchor.events_play import (
    DutyChosen as DutyChosen,
)
from parlour.games.weigh_anchor.events_play import (
    Held as Held,
)
from parlour.games.weigh_anchor.events_play import (
    HireDue as HireDue,
)
from parlour.games.weigh_anchor.events_play import (
    HireWaived as HireWaived,
)
from parlour.games.weigh_anchor.events_play import (
    LeftDock as LeftDock,
)
from parlour.games.weigh_anchor.events_play import (
    LotOpened as LotOpened,
)
from parlour.games.weigh_anchor.events_play import (
    Moved as Moved,
)
from parlour.games.weigh_anchor.events_play import (
    NoHire as NoHire,
)
from parlour.games.weigh_anchor.events_play import (
    Rested as Rested,
)
from parlour.games.weigh_anchor.events_play import (
    Resumed as Resumed,
)
from parlour.games.weigh_anchor.events_play import (
    SentToDock as SentToDock,
)
from parlour.games.weigh_anchor.events_play import (
    SetChosen as SetChosen,
)
from parlour.games.weigh_anchor.events_play import (
    ShareChosen as ShareChosen,
)
from parlour.games.weigh_anchor.events_play import (
    StayedInDock as StayedInDock,
)
from parlour.games.weigh_anchor.events_play import (
    Thrown as Thrown,
)
from parlour.games.weigh_anchor.events_play import (
    ThrownForSets as ThrownForSets,
)
from parlour.games.weigh_anchor.events_play import (
    TokenTaken as TokenTaken,
)
from parlour.games.weigh_anchor.events_play import (
    Unsold as Unsold,
)
from parlour.games.weigh_anchor.events_trade import (
    BrokenDown as BrokenDown,
)
from parlour.games.weigh_anchor.events_trade import (
    Built as Built,
)
from parlour.games.weigh_anchor.events_trade import (
    DeedPassed as DeedPassed,
)
from parlour.games.weigh_anchor.events_trade import (
    DeedReturned as DeedReturned,
)
from parlour.games.weigh_anchor.events_trade import (
    GameWon as GameWon,
)
from parlour.games.weigh_anchor.events_trade import (
    InDebt as InDebt,
)
from parlour.games.weigh_anchor.events_trade import (
    Lifted as Lifted,
)
from parlour.games.weigh_anchor.events_trade import (
    Mortgaged as Mortgaged,
)
from parlour.games.weigh_anchor.events_trade import (
    PieceOffered as PieceOffered,
)
from parlour.games.weigh_anchor.events_trade import (
    PieceSold as PieceSold,
)
from parlour.games.weigh_anchor.events_trade import (
    PiecesScarce as PiecesScarce,
)
from parlour.games.weigh_anchor.events_trade import (
    PiecesWanted as PiecesWanted,
)
from parlour.games.weigh_anchor.events_trade import (
    Resigned as Resigned,
)
from parlour.games.weigh_anchor.events_trade import (
    Retired as Retired,
)
from parlour.games.weigh_anchor.events_trade import (
    SuiteFitted as SuiteFitted,
)
from parlour.games.weigh_anchor.events_trade import (
    Traded as Traded,
)
from parlour.games.weigh_anchor.events_trade import (
    TurnsRanOut as TurnsRanOut,
)
from parlour.games.weigh_anchor.events_trade import (
    Valued as Valued,
)
from parlour.games.weigh_anchor.events_trade import (
    WentBankrupt as WentBankrupt,
)
from parlour.games.weigh_anchor.events_trade import (
    WentBankruptToBank as WentBankruptToBank,
)
from parlour.games.weigh_anchor.grammar import CARD, GROUP, TOKEN, VESSEL
from parlour.kit.lead import GotLead, SpunForLead, TiedForLead
from parlour.kit.ledger import LEDGER_EVENTS, MONEY, POT_EVENTS
from parlour.kit.offers import EXCHANGE, OFFER_EVENTS
from parlour.kit.spaces import SPACE

EVENTS: Final = OneKindOf(
    LEDGER_EVENTS
    | POT_EVENTS
    | OFFER_EVENTS
    | {
        "thrown_for_first": Record(SpunForLead, {"seat": SEAT, "numbers": Fixed(NUMBER)}),
        "tied_for_first": Record(TiedForLead, {"seats": Fixed(SEAT)}),
        "plays_first": Record(GotLead, {"seat": SEAT}),
        "token_taken": Record(TokenTaken, {"seat": SEAT, "token": TOKEN}),
        "thrown_for_sets": Record(ThrownForSets, {"seat": SEAT, "first": NUMBER, "second": NUMBER}),
        "set_chosen": Record(SetChosen, {"seat": SEAT, "group": GROUP}),
        "thrown": Record(Thrown, {"seat": SEAT, "first": NUMBER, "second": NUMBER}),
        "moved": Record(Moved, {"seat": SEAT, "space": SPACE}),
        "card_drawn": Record(CardDrawn, {"seat": SEAT, "card": CARD, "text": TEXT}),
        "card_kept": Record(CardKept, {"seat": SEAT, "card": CARD}),
        "card_used": Record(CardUsed, {"seat": SEAT, "card": CARD}),
        "sent_to_dock": Record(SentToDock, {"seat": SEAT}),
        "left_dock": Record(LeftDock, {"seat": SEAT}),
        "stayed_in_dock": Record(StayedInDock, {"seat": SEAT}),
        "rested": Record(Rested, {"seat": SEAT}),
        "resumed": Record(Resumed, {"seat": SEAT}),
        "declined": Record(Declined, {"seat": SEAT, "vessel": VESSEL}),
        "bought": Record(Bought, {"seat": SEAT, "vessel": VESSEL, "price": MONEY}),
        "lot_opened": Record(LotOpened, {"vessel": VESSEL}),
        "bid_placed": Record(BidPlaced, {"seat": SEAT, "amount": MONEY}),
        "held": Record(Held, {"seat": SEAT}),
        "unsold": Record(Unsold, {"vessel": VESSEL}),
        "hire_due": Record(HireDue, {"lander": SEAT, "owner": SEAT, "vessel": VESSEL, "amount": MONEY}),
        "no_hire": Record(NoHire, {"seat": SEAT, "vessel": VESSEL}),
        "claim_opened": Record(ClaimOpened, {"owner": SEAT, "lander": SEAT, "vessel": VESSEL, "amount": MONEY}),
        "hire_waived": Record(HireWaived, {"owner": SEAT, "lander": SEAT, "vessel": VESSEL}),
        "claim_lapsed": Record(ClaimLapsed, {"owner": SEAT, "lander": SEAT, "vessel": VESSEL}),
        "duty_chosen": Record(DutyChosen, {"seat": SEAT, "amount": MONEY}),
        "share_chosen": Record(ShareChosen, {"seat": SEAT, "percent": NUMBER, "worth": MONEY}),
        "built": Record(Built, {"seat": SEAT, "vessel": VESSEL, "level": NUMBER}),
        "suite_fitted": Record(SuiteFitted, {"seat": SEAT, "vessel": VESSEL}),
        "broken_down": Record(BrokenDown, {"seat": SEAT, "vessel": VESSEL, "level": NUMBER}),
        "mortgaged": Record(Mortgaged, {"seat": SEAT, "vessel": VESSEL}),
        "lifted": Record(Lifted, {"seat": SEAT, "vessel": VESSEL}),
        "traded": Record(Traded, {"seat": SEAT, "to": SEAT, "number": NUMBER, **EXCHANGE}),
        "pieces_scarce": Record(PiecesScarce, {"seat": SEAT}),
        "pieces_wanted": Record(PiecesWanted, {"seat": SEAT, "count": NUMBER}),
        "piece_offered": Record(PieceOffered, {"left": NUMBER}),
        "piece_sold": Record(PieceSold, {"seat": SEAT, "amount": MONEY}),
        "in_debt": Record(InDebt, {"seat": SEAT, "amount": MONEY, "purpose": TEXT}),
        "went_bankrupt": Record(WentBankrupt, {"seat": SEAT, "creditor": SEAT}),
        "went_bankrupt_to_bank": Record(WentBankruptToBank, {"seat": SEAT}),
        "resigned": Record(Resigned, {"seat": SEAT}),
        "deed_passed": Record(DeedPassed, {"seat": SEAT, "vessel": VESSEL}),
        "deed_returned": Record(DeedReturned, {"vessel": VESSEL}),
        "retired": Record(Retired, {"seat": SEAT}),
        "valued": Record(Valued, {"seat": SEAT, "value": MONEY}),
        "turns_ran_out": Record(TurnsRanOut, {"turns": NUMBER}),
        "game_won": Record(GameWon, {"seats": Fixed(SEAT)}),
    }
)
