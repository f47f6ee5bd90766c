from parlour.bots import Bot
from parlour.games.finance.actions import Bid


class Bidder(Bot):
    """Bids the least it can as long as it keeps half of its cash, and lets everything else stand."""

    name = "bidder"
    game = "finance"

    def choose(self, view, ask, rng):
        for choice in ask.choices:
            if choice.make is Bid and choice.nth(0).amount * 2 <= view.cash(view.me()):
                return choice.nth(0)
        return ask.default_action
