"""Field types of Weigh Anchor: vessels, groups, cards and tokens, which are numbers in the state and names in data."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import Bits
from parlour.core.text.notation import NameToken

VESSEL: Final = NameToken("vessel")
VESSELS: Final = Bits("vessel")
CARD: Final = NameToken("card")
TOKEN: Final = NameToken("token")
VesselName = Annotated[int, VESSEL]
GroupName = Annotated[int, NameToken("group")]
CardName = Annotated[int, CARD]
KeptCardName = Annotated[int, NameToken("kept card")]
TokenName = Annotated[int, TOKEN]
VesselSet = Annotated[int, VESSELS]
"""Types of fields of record classes; a set of vessels is stored as bits."""
