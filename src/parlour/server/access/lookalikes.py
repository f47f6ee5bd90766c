"""Detects names that look alike, after Unicode Technical Standard 39: appearance keys, and mixed scripts.

The tables come from `confusable_homoglyphs`, which reads them from its own files and never from the network. They do
not list letters that are only drawn differently (small capitals, letters in boxes, letters with a stroke); those are
found by their Unicode names.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from confusable_homoglyphs.categories import unique_aliases
from confusable_homoglyphs.confusables import confusables_data

_DRAWN: Final = re.compile(
    r"(?:LATIN LETTER SMALL CAPITAL|(?:NEGATIVE )?(?:CIRCLED|SQUARED) LATIN CAPITAL LETTER"
    r"|REGIONAL INDICATOR SYMBOL LETTER|LATIN (?:SMALL|CAPITAL) LETTER) ([A-Z])(?: WITH .+)?"
)
"""Unicode names of letters that are a plain letter drawn differently."""
_MARKS: Final = "\u200e\u200f"
"""Direction marks, which the tables put around right-to-left letters."""
_SAME: Final = str.maketrans("01l|!", "oiiii")
"""Characters that many fonts draw alike in one case or the other."""
_PAIRS: Final = (("rn", "m"), ("vv", "w"))
"""Two letters that look like one."""
_NO_SCRIPT: Final = frozenset({"COMMON", "INHERITED"})
_USED_TOGETHER: Final = (
    frozenset({"HAN", "HIRAGANA", "KATAKANA", "LATIN"}),  # Japanese
    frozenset({"HAN", "HANGUL", "LATIN"}),  # Korean
    frozenset({"BOPOMOFO", "HAN", "LATIN"}),  # Chinese
)
"""Scripts that one language writes together, plus Latin: level 'highly restrictive' of UTS 39."""


def look_keys(name: str) -> frozenset[str]:
    """Return keys for how a name looks: two names that share a key can be mistaken for each other.

    One key is of the name as written, one of the name in lower case: a Greek Nu looks like an N, a small nu like a v.
    """
    return frozenset({_key(name), _key(name.casefold())})


def mixed_scripts(name: str) -> list[str]:
    """Return the scripts that a name mixes, in plain words; empty if one language uses all of them."""
    found = set(unique_aliases(name)) - _NO_SCRIPT
    if len(found) < 2 or any(found <= together for together in _USED_TOGETHER):
        return []
    return sorted(script.replace("_", " ").title() for script in found)


def _key(name: str) -> str:
    # an accent hides the base letter, and normalisation hides part of its appearance
    drawn = _drawn(_bare(_drawn(name)))
    key = "".join(_bare(drawn.casefold()).split()).translate(_SAME)
    for pair, letter in _PAIRS:
        key = key.replace(pair, letter)
    return key


def _drawn(text: str) -> str:
    return "".join(_prototype(c) for c in text)


def _bare(text: str) -> str:
    """Return the text in its decomposed form, without accents."""
    return "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))


def _prototype(character: str) -> str:
    """Return the representative of all characters that look like this one."""
    found = _PROTOTYPES.get(character, character)
    drawn = None if found.isascii() else _DRAWN.fullmatch(unicodedata.name(found[0], ""))
    return found if drawn is None else drawn[1]


class _Classes:
    """Texts grouped by appearance (a union-find)."""

    def __init__(self) -> None:
        self._above: dict[str, str] = {}

    def join(self, one: str, other: str) -> None:
        self._above.setdefault(one, one)
        self._above.setdefault(other, other)
        self._above[self._top(one)] = self._top(other)

    def _top(self, text: str) -> str:
        while (above := self._above[text]) != text:
            self._above[text] = self._above[above]  # path halving
            text = above
        return text

    def groups(self) -> list[list[str]]:
        found: dict[str, list[str]] = {}
        for text in self._above:
            found.setdefault(self._top(text), []).append(text)
        return list(found.values())


def _prototypes() -> dict[str, str]:
    """Return the representative of each character: a plain letter where one looks like it."""
    classes = _Classes()
    for text, alike in confusables_data.items():
        one = text.strip(_MARKS)
        for each in alike:
            other = each["c"].strip(_MARKS)
            pair = [text if len(text) == 1 else _bare(text) for text in (one, other)]
            if all(pair):  # a sequence of accents leaves nothing
                classes.join(*pair)
    found: dict[str, str] = {}
    for group in classes.groups():
        best = min(group, key=_plainness)
        found |= {text: best for text in group if len(text) == 1 and not text.isascii()}
    return found


def _plainness(text: str) -> tuple[bool, bool, bool, bool, str]:
    """Return a sort key: a plain letter first, then a letter that is drawn differently, then the rest."""
    is_letter = len(text) == 1
    is_drawn = is_letter and _DRAWN.fullmatch(unicodedata.name(text, "")) is not None
    return not text.isascii(), not is_drawn, not is_letter, not text.isalnum(), text


_PROTOTYPES: Final = _prototypes()
