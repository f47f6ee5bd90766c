"""The laboratory: many games by bots, and what they add up to."""
