"""For whoever adds a game: scripts, random play, the clause report. The contract suite in tests/contract uses them."""

from parlour.testing.script import answers, cited, play

__all__ = ["answers", "cited", "play"]
