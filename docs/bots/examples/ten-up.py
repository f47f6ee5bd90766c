from parlour.bots import Bot
from parlour.games.ten_up.actions import Play


class Homebound(Bot):
    """Plays the number that brings its man nearest to its Base."""

    name = "homebound"
    game = "ten-up"

    def choose(self, view, ask, rng):
        for choice in ask.choices:
            if choice.make is Play:
                length, base = len(view.circuit()), view.base(view.me())
                return min(choice.enumerate(), key=lambda play: (base - view.man(view.me()) - play.number) % length)
        return ask.sample(rng)
