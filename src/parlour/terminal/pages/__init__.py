"""Pages of text that a command prints: editions, rulebooks, verification reports."""
