from parlour.bots import Bot
from parlour.games.corner_the_market.actions import Buy


class Hoarder(Bot):
    """Buys what it owns most of, as long as it has twice the price in cash."""

    name = "hoarder"
    game = "corner-the-market"

    def choose(self, view, ask, rng):
        me = view.me()
        for choice in ask.choices:
            if choice.make is Buy and view.cash(me) > 2 * max(map(view.asking, view.commodities())):
                names = view.commodities()
                return max(choice.enumerate(), key=lambda buy: view.owns(me, names[buy.commodity]))
        return ask.default_action if not ask.required else ask.sample(rng)
