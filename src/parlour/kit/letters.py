"""Letters of seats, for the details of questions and refusals: A is the first seat."""

from __future__ import annotations


def letter_of(seat: int) -> str:
    return chr(ord("A") + seat)
