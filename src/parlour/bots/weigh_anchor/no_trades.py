"""The normal bot for Weigh Anchor without trades, for comparison: it makes no offer and accepts none."""

# Compiled with mypyc.

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from parlour.bots.weigh_anchor.normal import NormalBot


@mypyc_attr(native_class=False)
class NoTradesBot(NormalBot):
    """Buys, bids, builds and mortgages, and trades with nobody."""

    name = "never-trades"
    strength = 40
    trades: ClassVar[bool] = False


BOT = NoTradesBot
