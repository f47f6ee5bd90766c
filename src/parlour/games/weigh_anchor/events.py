"""All events of Weigh Anchor, and their fields as data."""

from __future__ import annotations

from typing import Final

from parlour.core.fields import Fixed, OneKindOf, Record
from parlour.core.outcome_fields import TEXT
from parlour.core.words import NUMBER, SEAT
from parlour.games.weigh_anchor.events_play import (
    BidPlaced as BidPlaced,
    Bought as Bought,
    CardDrawn as CardDrawn,
    CardKept as CardKept,
    CardUsed as CardUsed,
    ClaimLapsed as ClaimLapsed,
    ClaimOpened as ClaimOpened,
    Declined as Declined,
    DutyChosen as DutyChosen,
    Held as Held,
    HireDue as HireDue,
    HireWaived as HireWaived,
    LeftDock as LeftDock,
    LotOpened as LotOpened,
    Moved as Moved,
    NoHire as NoHire,
    Rested as Rested,
    Resumed as Resumed,
    SentToDock as SentToDock,
    SetChosen as SetChosen,
    ShareChosen as ShareChosen,
    StayedInDock as StayedInDock,
    Thrown as Thrown,
    ThrownForSets as ThrownForSets,
    TokenTaken as TokenTaken,
    Unsold as Unsold,
)
from parlour.games.weigh_anchor.events_trade import (
    BrokenDown as BrokenDown,
    Built as Built,
    DeedPassed as DeedPassed,
    DeedReturned as DeedReturned,
    GameWon as GameWon,
    InDebt as InDebt,
    Lifted as Lifted,
    Mortgaged as Mortgaged,
    PieceOffered as PieceOffered,
    PieceSold as PieceSold,
    PiecesScarce as PiecesScarce,
    PiecesWanted as PiecesWanted,
    Resigned as Resigned,
    Retired as Retired,
    SuiteFitted as SuiteFitted,
    Traded as Traded,
    TurnsRanOut as TurnsRanOut,
    Valued as Valued,
    WentBankrupt as WentBankrupt,
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
