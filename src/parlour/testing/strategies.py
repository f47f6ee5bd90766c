"""Hypothesis strategies for tables: seeds, numbers of seats, options."""

from __future__ import annotations

from hypothesis import strategies as st

from parlour.core.rulebook import Option
from parlour.table.table import Table
from parlour.testing.random_play import played, random_table
from parlour.testing.settings import rulebook_of, seat_counts


def seeds() -> st.SearchStrategy[int]:
    """A seed for dice or answers."""
    return st.integers(min_value=0, max_value=2**32 - 1)


def seats(slug: str) -> st.SearchStrategy[int]:
    """A number of seats with which the game can be played."""
    return st.sampled_from(seat_counts(slug))


def options(slug: str) -> st.SearchStrategy[dict[str, object]]:
    """Any options: each omitted, or at any of its values."""
    return st.fixed_dictionaries({}, optional={option.name: _value(option) for option in rulebook_of(slug).options})


def _value(option: Option) -> st.SearchStrategy[object]:
    if option.readings:
        return st.sampled_from([value for value, _text in option.readings])
    return st.integers(min_value=option.least, max_value=option.most)


@st.composite
def tables(draw: st.DrawFn, slug: str, most: int = 200, any_options: bool = False) -> Table:
    """A table in the middle of a random game."""
    chosen = draw(options(slug)) if any_options else {}
    table = random_table(slug, draw(seats(slug)), draw(seeds()), chosen)
    return played(table, draw(seeds()), draw(st.integers(min_value=0, max_value=most)))
