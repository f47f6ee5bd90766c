"""Parts that bots of several games share: random and easy bots, search, one-ply evaluation, property games."""
