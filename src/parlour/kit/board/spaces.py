"""The spaces of a board as a notation token: by name or by number."""

from __future__ import annotations

from typing import Annotated, Final

from parlour.core.refusals import BadData, brief
from parlour.core.text.names import Names
from parlour.core.text.notation import NameToken

SPACES: Final = "space"


class SpaceToken(NameToken):
    """A space of the board, by its name or its number."""

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if isinstance(data, int) and not isinstance(data, bool):
            if not 0 <= data < len(lexicon.names[self.category]):
                last = len(lexicon.names[self.category]) - 1
                raise BadData(
                    where,
                    f"there is no space {brief(data)}; give 0 to {last}, or a name such as {self.sample(lexicon)!r}",
                )
            return data
        return super().load(data, lexicon, where)

    def form(self) -> str:
        return "a space's name or number"


SPACE: Final = SpaceToken(SPACES)
Space = Annotated[int, SPACE]


def told_apart(names: list[str]) -> list[str]:
    """Number the names that occur on several spaces: 'Chance 1', 'Chance 2'."""
    seen: dict[str, int] = {}
    numbered: list[str] = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        numbered.append(f"{name} {seen[name]}" if names.count(name) > 1 else name)
    return numbered
