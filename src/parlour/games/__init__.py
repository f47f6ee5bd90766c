"""Games, one folder each, found by scanning."""
