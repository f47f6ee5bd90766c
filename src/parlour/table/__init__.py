"""One play of a game: the driver and its table, positions, explanations, previews and encoders."""
