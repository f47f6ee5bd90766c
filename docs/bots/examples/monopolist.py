from parlour.bots import Bot
from parlour.games.monopolist.actions import Decline, LendNothing


class Miser(Bot):
    """Lends nothing, and does not advance into the span."""

    name = "miser"
    game = "monopolist"

    def choose(self, view, ask, rng):
        for choice in ask.choices:
            if choice.make in (Decline, LendNothing):
                return choice.nth(0)
        return max(ask.actions(), key=lambda action: view.after(action).counters(view.me()))
