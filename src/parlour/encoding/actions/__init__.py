"""Answers as numbers: the vocabulary of steps, partial actions, masks of legal steps."""
