"""The normal bot for Weigh Anchor without trades, for comparison: it makes no offer and accepts none."""

from __future__ import annotations

from typing import ClassVar

from parlour.bots.weigh_anchor.normal import NormalBot


class NoTradesBot(NormalBot):
    """Buys, bids, builds and mortgages, and trades with nobody."""

    name = "never-trades"
    trades: ClassVar[bool] = False


BOT = NoTradesBot
