from parlour.bots import Bot
from parlour.games.pit.actions import Corner, Offer


class Collector(Bot):
    """Keeps what it holds most of, and offers the most cards it can of anything else."""

    name = "collector"
    game = "pit"

    def choose(self, view, ask, rng):
        held = dict(view.hand())
        kept = max(view.suits(), key=lambda suit: held.get(suit, 0)) if held else ""
        for choice in ask.choices:
            if choice.make is Corner:
                return choice.nth(0)
            if choice.make is Offer:
                offers = [offer for offer in choice.enumerate() if self.leaves(view, offer, kept)]
                if offers:
                    return max(offers, key=lambda offer: (len(offer.cards), rng.random()))
        return ask.sample(rng)

    def leaves(self, view, offer, kept):
        return all(view.lexicon.name("card", card) != kept for card in offer.cards)
