"""Texts in the reader's language: catalogues of messages, and sentences for events, questions and refusals."""

from __future__ import annotations

from typing import Final

ENGLISH: Final = "en"
"""The language that texts are written in first."""
