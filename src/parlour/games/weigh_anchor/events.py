"""All events of Weigh Anchor, with the types of their fields."""

from __future__ import annotations

from typing import Final

from parlour.core.data.fields import RecordType, TaggedUnion, TupleOf
from parlour.core.data.outcome_fields import TEXT
from parlour.core.text.notation import NUMBER, SEAT
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
from parlour.kit.board.spaces import SPACE
from parlour.kit.lead import GotLead, SpunForLead, TiedForLead
from parlour.kit.ledger import LEDGER_EVENTS, MONEY, POT_EVENTS
from parlour.kit.trade.offers import EXCHANGE, OFFER_EVENTS

EVENTS: Final = TaggedUnion(
    LEDGER_EVENTS
    | POT_EVENTS
    | OFFER_EVENTS
    | {
        "thrown_for_first": RecordType(SpunForLead, {"seat": SEAT, "numbers": TupleOf(NUMBER)}),
        "tied_for_first": RecordType(TiedForLead, {"seats": TupleOf(SEAT)}),
        "plays_first": RecordType(GotLead, {"seat": SEAT}),
        "token_taken": RecordType(TokenTaken, {"seat": SEAT, "token": TOKEN}),
        "thrown_for_sets": RecordType(ThrownForSets, {"seat": SEAT, "first": NUMBER, "second": NUMBER}),
        "set_chosen": RecordType(SetChosen, {"seat": SEAT, "group": GROUP}),
        "thrown": RecordType(Thrown, {"seat": SEAT, "first": NUMBER, "second": NUMBER}),
        "moved": RecordType(Moved, {"seat": SEAT, "space": SPACE}),
        "card_drawn": RecordType(CardDrawn, {"seat": SEAT, "card": CARD, "text": TEXT}),
        "card_kept": RecordType(CardKept, {"seat": SEAT, "card": CARD}),
        "card_used": RecordType(CardUsed, {"seat": SEAT, "card": CARD}),
        "sent_to_dock": RecordType(SentToDock, {"seat": SEAT}),
        "left_dock": RecordType(LeftDock, {"seat": SEAT}),
        "stayed_in_dock": RecordType(StayedInDock, {"seat": SEAT}),
        "rested": RecordType(Rested, {"seat": SEAT}),
        "resumed": RecordType(Resumed, {"seat": SEAT}),
        "declined": RecordType(Declined, {"seat": SEAT, "vessel": VESSEL}),
        "bought": RecordType(Bought, {"seat": SEAT, "vessel": VESSEL, "price": MONEY}),
        "lot_opened": RecordType(LotOpened, {"vessel": VESSEL}),
        "bid_placed": RecordType(BidPlaced, {"seat": SEAT, "amount": MONEY}),
        "held": RecordType(Held, {"seat": SEAT}),
        "unsold": RecordType(Unsold, {"vessel": VESSEL}),
        "hire_due": RecordType(HireDue, {"lander": SEAT, "owner": SEAT, "vessel": VESSEL, "amount": MONEY}),
        "no_hire": RecordType(NoHire, {"seat": SEAT, "vessel": VESSEL}),
        "claim_opened": RecordType(ClaimOpened, {"owner": SEAT, "lander": SEAT, "vessel": VESSEL, "amount": MONEY}),
        "hire_waived": RecordType(HireWaived, {"owner": SEAT, "lander": SEAT, "vessel": VESSEL}),
        "claim_lapsed": RecordType(ClaimLapsed, {"owner": SEAT, "lander": SEAT, "vessel": VESSEL}),
        "duty_chosen": RecordType(DutyChosen, {"seat": SEAT, "amount": MONEY}),
        "share_chosen": RecordType(ShareChosen, {"seat": SEAT, "percent": NUMBER, "worth": MONEY}),
        "built": RecordType(Built, {"seat": SEAT, "vessel": VESSEL, "level": NUMBER}),
        "suite_fitted": RecordType(SuiteFitted, {"seat": SEAT, "vessel": VESSEL}),
        "broken_down": RecordType(BrokenDown, {"seat": SEAT, "vessel": VESSEL, "level": NUMBER}),
        "mortgaged": RecordType(Mortgaged, {"seat": SEAT, "vessel": VESSEL}),
        "lifted": RecordType(Lifted, {"seat": SEAT, "vessel": VESSEL}),
        "traded": RecordType(Traded, {"seat": SEAT, "to": SEAT, "number": NUMBER, **EXCHANGE}),
        "pieces_scarce": RecordType(PiecesScarce, {"seat": SEAT}),
        "pieces_wanted": RecordType(PiecesWanted, {"seat": SEAT, "count": NUMBER}),
        "piece_offered": RecordType(PieceOffered, {"left": NUMBER}),
        "piece_sold": RecordType(PieceSold, {"seat": SEAT, "amount": MONEY}),
        "in_debt": RecordType(InDebt, {"seat": SEAT, "amount": MONEY, "purpose": TEXT}),
        "went_bankrupt": RecordType(WentBankrupt, {"seat": SEAT, "creditor": SEAT}),
        "went_bankrupt_to_bank": RecordType(WentBankruptToBank, {"seat": SEAT}),
        "resigned": RecordType(Resigned, {"seat": SEAT}),
        "deed_passed": RecordType(DeedPassed, {"seat": SEAT, "vessel": VESSEL}),
        "deed_returned": RecordType(DeedReturned, {"vessel": VESSEL}),
        "retired": RecordType(Retired, {"seat": SEAT}),
        "valued": RecordType(Valued, {"seat": SEAT, "value": MONEY}),
        "turns_ran_out": RecordType(TurnsRanOut, {"turns": NUMBER}),
        "game_won": RecordType(GameWon, {"seats": TupleOf(SEAT)}),
    }
)
