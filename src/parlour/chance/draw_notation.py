"""The text notation of draws in a record, such as 'spin 3 4': what was drawn, and the values."""

# Compiled with mypyc.

from __future__ import annotations

import re

from parlour.chance.dealers import values_of
from parlour.core.moves import Draw
from parlour.core.refusals import BadData
from parlour.core.text.names import Names
from parlour.core.text.notation import Token

MAX_PARTS = 8
"""The maximum number of words in a name on a board or card."""


def drawn_text(draw: Draw, values: list[int], words: dict[str, Token], lexicon: Names) -> str:
    word = words[draw.what]
    return " ".join([draw.what, *(word.show(value, lexicon) for value in values)])


def drawn_in(text: str, draw: Draw, words: dict[str, Token], lexicon: Names) -> list[int]:
    """Parse the values in such a text; BadData if the draw cannot have them."""
    what, *parts = text.split(" ")
    if what != draw.what:
        raise BadData("", f"the table waits for the {draw.what}, not for the {what[:40]}")
    values: list[object] = []
    while parts:
        value, length = _longest_word(words[what], parts, lexicon)
        values.append(value)
        parts = parts[length:]
    return values_of(values, draw, words, lexicon, "")


def _longest_word(word: Token, parts: list[str], lexicon: Names) -> tuple[object, int]:
    """Return the longest name at the start of the parts, and its length in parts: a name may contain spaces."""
    problem = word.unlike(parts[0], lexicon, "")
    for length in range(min(len(parts), MAX_PARTS), 0, -1):
        text = " ".join(parts[:length])
        if re.fullmatch(word.pattern, text):
            try:
                return word.dump(word.read(text, lexicon), lexicon), length
            except BadData as wrong:
                problem = wrong
    raise problem
