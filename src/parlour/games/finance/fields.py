"""Field types of Finance: leases, series and cards by name."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.data.fields import Bits
from parlour.core.text.notation import NameToken

LEASE: Final = NameToken("lease")
SERIES: Final = NameToken("series")
CARD: Final = NameToken("card")
LeaseName = Annotated[int, LEASE]
LeaseSet = Annotated[int, Bits("lease")]
SeriesName = Annotated[int, SERIES]
CardName = Annotated[int, CARD]
