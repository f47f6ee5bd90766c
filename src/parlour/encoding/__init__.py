"""Answers as small steps and plain data as numbers, for whoever counts in numbers: compiled like the rules."""
