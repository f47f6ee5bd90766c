"""Values: parts of a state that never change."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Value:
    """Never changes once it is made; where it should, another takes its place. So copies of a state share it."""
