from parlour.bots import Bot


class Northward(Bot):
    """Takes the answer after which its expedition is nearest to the Pole."""

    name = "northward"
    game = "mariners-compass"

    def choose(self, view, ask, rng):
        return min(ask.actions(), key=lambda action: view.after(action).distance(view.me()))
