from parlour.bots import Bot
from parlour.games.weigh_anchor.actions import Build, Buy


class Builder(Bot):
    """Buys every vessel it lands on and builds where it can, as long as it keeps some cash."""

    name = "builder"
    game = "weigh-anchor"

    def choose(self, view, ask, rng):
        for choice in ask.choices:
            if choice.make is Buy:
                return choice.nth(0)
            if choice.make is Build and view.cash(view.me()) > 500:
                return choice.nth(0)
        return ask.default_action
