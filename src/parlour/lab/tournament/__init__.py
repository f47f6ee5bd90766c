"""Tournaments of bots, in pairs or at mixed tables, with ratings."""

from parlour.lab.tournament.mixed_tables import MixedTournament, mixed_tournament
from parlour.lab.tournament.pairs import Match, Standing, Tournament, tournament

__all__ = ["Match", "MixedTournament", "Standing", "Tournament", "mixed_tournament", "tournament"]
