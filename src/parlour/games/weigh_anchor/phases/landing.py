"""A landing: the space reached decides what follows (WA-021, section 7 of the turn machine)."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import mypyc_attr

from parlour.core.data.fields import Absent, WithDefault, enum_of
from parlour.core.data.record_class import record
from parlour.core.domains import OneOf
from parlour.core.events import Log
from parlour.core.frames import Frame
from parlour.core.moves import CHANCE as BY_CHANCE, ONE_SEAT, Action, Ask, Choice, Pending
from parlour.core.refusals import Reason
from parlour.core.text.notation import Number
from parlour.games.weigh_anchor.actions import DutyFlat, DutyShare
from parlour.games.weigh_anchor.cards import (
    ADVANCE,
    ADVANCE_NEAREST,
    BACK,
    DOCK,
    KEEP,
    PAY,
    PAY_EACH,
    RECEIVE,
    RECEIVE_EACH,
    Card,
)
from parlour.games.weigh_anchor.edition import CHANCE, CHEST, DUTIES, LIGHT_DUES, MOORING, TO_DOCK, VESSEL
from parlour.games.weigh_anchor.effects import keep_card, pay, set_pack
from parlour.games.weigh_anchor.events import (
    CardDrawn,
    CardKept,
    DutyChosen,
    HireDue,
    NoHire,
    ShareChosen,
)
from parlour.games.weigh_anchor.fields import CARD
from parlour.games.weigh_anchor.figures import hire, repairs, share_of_worth, total_worth
from parlour.games.weigh_anchor.phases.buying import ASKING, Buying
from parlour.games.weigh_anchor.phases.claims import open_claim
from parlour.games.weigh_anchor.phases.debts import Debts
from parlour.games.weigh_anchor.phases.dock import send
from parlour.games.weigh_anchor.phases.moving import go_forward
from parlour.games.weigh_anchor.phases.ruin import others_from
from parlour.games.weigh_anchor.reasons import DUTY_CHOOSE, THROW_FOR_CHARGE
from parlour.games.weigh_anchor.state import AnchorState
from parlour.kit.debts import Debt
from parlour.kit.dice import THROW, THROWS, Throw
from parlour.kit.ledger import BANK, POT
from parlour.kit.pack import UNKNOWN
from parlour.kit.property.events import TokenMoved
from parlour.kit.trade.questions import letter_of

ARRIVED: Final = 0
DRAWING: Final = 1
CHOOSING_DUTY: Final = 2
TO_THROW: Final = 3
THROWING: Final = 4
OVER: Final = 5
STAGE: Final = enum_of(
    {
        "arrived": "the space is to take effect; passes at once",
        "drawing": "chance is waited for: a card",
        "choosing a duty": "the mover chooses how to pay the Harbour Duties",
        "to throw": "the mover, brought here by a card, is asked to throw for the hire",
        "throwing": "chance is waited for: that throw",
        "over": "the space is done, or something on top of it is settled first",
    }
)
WHAT: Final = ("chance", "chest")
NO_CARD: Final = -1
"""No card has moved the mover here."""


@record
@mypyc_attr(free_list_len=1)
class Landing(Frame[AnchorState]):
    """The mover's landing on a space. `throw` is the throw that moved the token, `card` the card that moved it on."""

    stage: Annotated[int, WithDefault(STAGE, OVER), "What the space asks for."]
    throw: Annotated[Number, "The total of the throw that brought the mover here."]
    card: Annotated[int, Absent(CARD), "The card that brought the mover on; null if none did."] = NO_CARD

    def pending(self, s: AnchorState) -> Pending:
        if self.stage == DRAWING:
            pack = self._pack(s)
            return Pending(BY_CHANCE, (), s.packs[pack].draw(WHAT[pack], "WA-041", s.mover))
        if self.stage == THROWING:
            return s.edition.dice.thrown_by[s.mover]
        return ONE_SEAT[s.mover]

    def _pack(self, s: AnchorState) -> int:
        return 0 if s.edition.space_kinds[s.holdings[s.mover].at] == CHANCE else 1

    def ask(self, s: AnchorState, seat: int) -> Ask:
        if self.stage == TO_THROW:
            return Ask(seat, (THROW,), THROW_FOR_CHARGE.clause, THROWS)
        flat = Choice(DutyFlat, OneOf((s.edition.duties,)))
        share = Choice(DutyShare, OneOf((s.edition.duties_percent,)))
        # WA-D10: by cash alone, so that a time-out bankrupts nobody
        default_choice = flat if s.holdings[seat].cash >= s.edition.duties else share
        return Ask(seat, (flat, share), DUTY_CHOOSE.clause, default_choice.nth(0))

    def question_details(self, s: AnchorState, seat: int) -> dict[str, object]:
        if self.stage == CHOOSING_DUTY:
            return {"flat": s.edition.duties, "percent": s.edition.duties_percent}
        vessel = s.edition.vessel_at[s.holdings[s.mover].at]
        times = s.edition.cards[self.card].times
        return {"vessel": s.edition.vessels[vessel].name, "owner": letter_of(s.owner(vessel)), "times": times}

    def check(self, s: AnchorState, seat: int, action: Action) -> Reason | None:
        if self.stage == TO_THROW:
            return None if isinstance(action, Throw) else THROW_FOR_CHARGE
        if isinstance(action, DutyFlat):
            return None if action.amount == s.edition.duties else DUTY_CHOOSE
        right = isinstance(action, DutyShare) and action.percent == s.edition.duties_percent
        return None if right else DUTY_CHOOSE

    def answer(self, s: AnchorState, seat: int, action: Action, log: Log | None) -> None:
        if isinstance(action, Throw):
            self.stage = THROWING
            return
        self.stage = OVER
        if isinstance(action, DutyFlat):
            if log is not None:
                log.add(DutyChosen(seat, s.edition.duties))
            self._owe_bank(s, s.edition.duties, "WA-044", "Harbour Duties")
        else:
            if log is not None:
                log.add(ShareChosen(seat, s.edition.duties_percent, total_worth(s, seat)))
            self._owe_bank(s, share_of_worth(s, seat), "WA-044", "Harbour Duties")

    def resolve_draw(self, s: AnchorState, values: list[int], log: Log | None) -> None:
        if self.stage == DRAWING:
            self._draw(s, values[0], log)
            return
        # WA-R42: a throw for a charge never counts as doubles
        self.stage = OVER
        vessel = s.edition.vessel_at[s.holdings[s.mover].at]
        self._owe_hire(s, vessel, s.edition.cards[self.card].times * sum(values), log)

    def advance(self, s: AnchorState, log: Log | None) -> bool:
        if self.stage == ARRIVED:
            self.stage = OVER
            self._arrive(s, log)
            while self.stage == DRAWING and s.packs[self._pack(s)].top() != UNKNOWN:
                self._draw(s, s.packs[self._pack(s)].top(), log)
                if self.stage == ARRIVED:
                    self.stage = OVER
                    self._arrive(s, log)
        return self.stage == OVER and s.top is self

    def _arrive(self, s: AnchorState, log: Log | None) -> None:
        kind = s.edition.space_kinds[s.holdings[s.mover].at]
        if kind == VESSEL:
            self._board(s, s.edition.vessel_at[s.holdings[s.mover].at], log)
        elif kind in (CHANCE, CHEST):
            self.stage = DRAWING
        elif kind == DUTIES:
            if s.form().may_choose_duties:
                self.stage = CHOOSING_DUTY
            else:
                self._owe_bank(s, s.edition.duties, "WAS-04", "Harbour Duties")
        elif kind == LIGHT_DUES:
            self._owe_bank(s, s.edition.light_dues, "WA-R37", "Light Dues")
        elif kind == TO_DOCK:
            send(s, s.mover, "WA-047", log)
        elif kind == MOORING and s.options.pot:
            pay(s, POT, s.mover, s.pot, "WA-R17", "Free Mooring", log)
            if s.options.pot_start:
                pay(s, BANK, POT, s.options.pot_start, "WA-R17", "Free Mooring", log)

    def _board(self, s: AnchorState, vessel: int, log: Log | None) -> None:
        """Land on a vessel: buy it, pay its hire, or do nothing."""
        owner = s.owner(vessel)
        if owner == BANK:
            s.push(Buying(vessel, ASKING))
        elif owner == s.mover:
            return
        elif s.mortgaged >> vessel & 1:
            if log is not None:
                log.add(NoHire(s.mover, vessel))
        elif self.card == NO_CARD:
            self._owe_hire(s, vessel, hire(s, vessel, self.throw), log)
        elif s.edition.cards[self.card].throws:
            self.stage = TO_THROW
        else:
            self._owe_hire(s, vessel, hire(s, vessel, self.throw) * s.edition.cards[self.card].times, log)

    def _owe_hire(self, s: AnchorState, vessel: int, amount: int, log: Log | None) -> None:
        owner = s.owner(vessel)
        if s.options.manual_hire:
            open_claim(s, owner, s.mover, vessel, amount, log)
            return
        if log is not None:
            log.add(HireDue("WA-034", s.mover, owner, vessel, amount))
        s.push(Debts([Debt(s.mover, owner, amount, "WA-034", "hire")], [], False))

    def _owe_bank(self, s: AnchorState, amount: int, clause: str, purpose: str) -> None:
        if amount:
            s.push(Debts([Debt(s.mover, BANK, amount, clause, purpose, True)], [], False))

    def _draw(self, s: AnchorState, number: int, log: Log | None) -> None:
        """Draw the top card, apply it, and put it under the pack (WA-041)."""
        which = self._pack(s)
        pack = s.packs[which].without(number)
        card = s.edition.cards[number]
        self.stage = OVER
        if log is not None:
            log.add(CardDrawn("WA-041", s.mover, number, card.text))
        if card.effect == KEEP:
            set_pack(s, which, pack)
            keep_card(s, s.mover, s.edition.kept_cards.index(number))
            if log is not None:
                log.add(CardKept(s.mover, number))
            return
        set_pack(s, which, pack.over(number))
        if card.effect in (ADVANCE, ADVANCE_NEAREST, BACK):
            self._move_on(s, number, card, log)
        elif card.effect == DOCK:
            send(s, s.mover, "WA-048", log)
        elif card.effect == RECEIVE:
            pay(s, BANK, s.mover, card.amount, "WA-041", "a card", log)
        elif card.effect in (RECEIVE_EACH, PAY_EACH):
            self._settle_with_all(s, card)
        elif card.effect == PAY:
            self._owe_bank(s, card.amount, "WA-041", "a card")
        else:
            self._owe_bank(s, repairs(s, s.mover, card.amount, card.per_suite), "WA-041", "repairs")

    def _move_on(self, s: AnchorState, number: int, card: Card, log: Log | None) -> None:
        """Move on by a card, within the same landing (WA-R42)."""
        track = s.edition.track
        holding = s.holdings[s.mover]
        self.stage = ARRIVED
        self.card = NO_CARD
        if card.effect == BACK:
            holding.at = track.forward(holding.at, track.size - card.amount)
            if log is not None:
                log.add(TokenMoved("WA-041", s.mover, holding.at))
            return
        to = card.to
        if card.effect == ADVANCE_NEAREST:
            to = track.next_of(holding.at, s.edition.places[card.nearest])
            self.card = number
        go_forward(s, track.steps_to(holding.at, to), "WA-041", log)

    def _settle_with_all(self, s: AnchorState, card: Card) -> None:
        """Create separate debts with every other player, from the drawer's left (WA-R30)."""
        debts: list[Debt] = []
        for other in others_from(s, s.mover):
            if card.effect == PAY_EACH:
                debts.append(Debt(s.mover, other, card.amount, "WA-041", "a card"))
            else:
                debts.append(Debt(other, s.mover, card.amount, "WA-041", "a card"))
        s.push(Debts(debts, [], card.effect == PAY_EACH and s.options.splits_equally))


def is_total_hidden(s: AnchorState, seat: int) -> bool:
    """Return whether a seat's total worth is hidden.

    It is hidden while the seat chooses at Harbour Duties, before adding up (WA-046, WA-R08).
    """
    if s.options.shows_worth or seat != s.mover:
        return False
    top = s.top
    return isinstance(top, Landing) and top.stage == CHOOSING_DUTY
