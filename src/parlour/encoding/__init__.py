"""Numeric encoding of games for learning agents: answers as small steps, observations as numbers. Compiled."""
