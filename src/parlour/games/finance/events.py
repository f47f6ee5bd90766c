"""All events of Finance, and their meaning across all games."""

from __future__ import annotations

from typing import Final

from parlour.core.data.record_class import tagged, tagged_in
from parlour.core.data.record_types import TaggedUnion
from parlour.core.meaning.event_tags import EARNED, EventTag
from parlour.games.finance import events_play, events_trade
from parlour.kit.lead import GotLead, SpunForLead, TiedForLead
from parlour.kit.ledger import LEDGER_EVENTS
from parlour.kit.property.events import PROPERTY_EVENTS, property_signs
from parlour.kit.trade.offers import OFFER_EVENTS

EVENTS: Final = TaggedUnion(
    LEDGER_EVENTS
    | OFFER_EVENTS
    | PROPERTY_EVENTS
    | tagged(thrown_for_first=SpunForLead, tied_for_first=TiedForLead, moves_first=GotLead)
    | tagged_in(events_play.__name__)
    | tagged_in(events_trade.__name__)
)
EVENT_TAGS: Final[tuple[EventTag, ...]] = (
    *property_signs("lease", "moves_first", "rent_due", "sold", "lease_offered", ("put_out",), "jail"),
    EventTag(EARNED, "shared_rent_due", {"thing": "lease", "amount": "amount"}),
)
