"""The text notation of actions: each action is written as it can be typed, and parses to the same action."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Final

from mypy_extensions import mypyc_attr

from parlour.core.data.fields import FieldType
from parlour.core.data.record_class import fields_of
from parlour.core.data.record_types import Described
from parlour.core.moves import Action, Choice
from parlour.core.refusals import BadData, brief, expected, quoted
from parlour.core.text.names import Names


@mypyc_attr(allow_interpreted_subclasses=True)
class Token(FieldType):
    """A field type that can also be written as text."""

    pattern: str = r".+?"
    has_title: bool = False
    """Whether people know the thing by a title of the edition, where the data has a code or a number."""

    def title(self, value: object, lexicon: Names) -> str:
        """Return the title of a value; '' if it has none."""
        return ""

    def show(self, value: object, lexicon: Names) -> str:
        return str(self.dump(value, lexicon))

    def read(self, text: str, lexicon: Names) -> object:
        return self.load(text, lexicon, "")

    def sample(self, lexicon: Names, n: int = 0) -> str:
        """Return the example as text."""
        return self.show(self.load(self.example(lexicon, n), lexicon, ""), lexicon)

    def examples(self, lexicon: Names) -> list[object]:
        """Return values to try when somebody asks why an action is not possible and leaves this field open."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberToken(Token):
    """A whole number."""

    pattern = r"-?\d[\d,]*"

    def dump(self, value: object, lexicon: Names) -> object:
        return value

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, int) or isinstance(data, bool):
            raise self.unlike(data, lexicon, where)
        return data

    def form(self) -> str:
        return "a whole number"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return 2 + n

    def read(self, text: str, lexicon: Names) -> object:
        digits = text.replace(",", "")
        if len(digits) > 18:
            problem = f"{text[:18]}... is too large: a number has at most 18 digits, such as 250"
            raise BadData("", problem, "too_large", {"typed": f"{text[:18]}..."})
        return int(digits)

    def examples(self, lexicon: Names) -> list[object]:
        return [1]

    def is_one(self) -> bool:
        return True


class SeatToken(Token):
    """A seat, written as its letter. A player's name is also accepted, and in data the seat's number."""

    pattern = r".{1,40}?"  # no name is longer, and the limit keeps matching fast

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, int)
        return lexicon.letter(value)

    def load(self, data: object, lexicon: Names, where: str) -> object:
        return lexicon.seat(data, where)

    def form(self) -> str:
        return "a seat's letter"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return lexicon.letters[(n + 1) % lexicon.seats]  # a seat that is named is usually another player's

    def examples(self, lexicon: Names) -> list[object]:
        return list(range(lexicon.seats))

    def is_one(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class NameToken(Token):
    """An item of the edition, by its name."""

    def __init__(self, category: str) -> None:
        self.category = category

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, int)
        return lexicon.name(self.category, value)

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, str):
            raise self.unlike(data, lexicon, where)
        return lexicon.number(self.category, data, where)

    def form(self) -> str:
        return f"a {self.category}"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return lexicon.sample(self.category, n)

    def examples(self, lexicon: Names) -> list[object]:
        return list(range(len(lexicon.names[self.category])))

    def is_one(self) -> bool:
        return True


class WordToken(Token):
    """A short text from a closed set that the game defines."""

    def __init__(self, one_of: tuple[str, ...]) -> None:
        self.one_of = one_of

    def dump(self, value: object, lexicon: Names) -> object:
        return value

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if data not in self.one_of:
            shown: dict[str, object] = {"typed": quoted(data), "values": list(self.one_of)}
            raise BadData(where, expected(self.form(), data), "word", shown)
        return data

    def form(self) -> str:
        return f"one of {', '.join(self.one_of)}"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return self.one_of[n % len(self.one_of)]

    def examples(self, lexicon: Names) -> list[object]:
        return list(self.one_of)


NUMBER: Final = NumberToken()
SEAT: Final = SeatToken()
Number = Annotated[int, NUMBER]
Seat = Annotated[int, SEAT]
"""Types of fields of record classes (see `core.data.record_class`)."""

_HOLE: Final = re.compile(r"\{(\w+)\}")


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionSyntax:
    """One action's pattern, such as 'lend {amount}', with a token for each placeholder in constructor order.

    The tokens of a record class are those of its fields.
    """

    def __init__(
        self,
        make: Callable[..., Action],
        pattern: str,
        words: dict[str, Token] | None = None,
        like: type[Action] | None = None,
    ) -> None:
        """`like` is the class of the action, if `make` is a function that builds one from fewer fields."""
        self.make = make
        self.pattern = pattern
        self.name = _kebab((make if like is None else like).__name__)
        """The name of the action in catalogues: 'decline-offer'."""
        self.is_short = like is not None
        """Whether it is a shorter way to write an action that has a pattern of its own."""
        self.words: dict[str, Token] = _tokens_of(make) if words is None else words
        regex = ""
        end = 0
        for hole in _HOLE.finditer(pattern):
            regex += _literal(pattern[end : hole.start()]) + f"(?P<{hole[1]}>{self.words[hole[1]].pattern})"
            end = hole.end()
        self._regex = re.compile(regex + _literal(pattern[end:]), re.IGNORECASE)

    def show(self, action: Action, lexicon: Names) -> str:
        text = self.pattern
        for name, word in self.words.items():
            text = text.replace("{" + name + "}", word.show(getattr(action, name), lexicon))
        return text

    def read(self, text: str, lexicon: Names) -> Action | None:
        """Parse a text; None if it does not match this pattern, BadData if a token in it is unknown."""
        match = self._regex.fullmatch(text)
        if match is None:
            return None
        return self.make(*[word.read(match[name], lexicon) for name, word in self.words.items()])

    def sample(self, lexicon: Names) -> str:
        """Return an example of this action as it is typed; two fields with the same token get different values."""
        text = self.pattern
        used: list[Token] = []
        for name, word in self.words.items():
            text = text.replace("{" + name + "}", word.sample(lexicon, used.count(word)))
            used.append(word)
        return text

    def example(self) -> str:
        """Return the pattern as a reader sees it: 'lend AMOUNT'."""
        return _HOLE.sub(lambda hole: hole[1].upper(), self.pattern)


def _kebab(name: str) -> str:
    """Return the name of a class in small letters with hyphens: DeclineOffer becomes decline-offer."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def _tokens_of(make: object) -> dict[str, Token]:
    """Return the fields of a record class as tokens."""
    tokens: dict[str, Token] = {}
    for name, kind in fields_of(make).items():
        token = kind.kind if isinstance(kind, Described) else kind
        assert isinstance(token, Token), f"the field {name} of {make} cannot be written as text"
        tokens[name] = token
    return tokens


def _first_word(text: str) -> str:
    """Return the first word in the form used for comparison; '' if it contains a placeholder."""
    words = text.split(None, 1)
    return words[0].casefold() if words and "{" not in words[0] else ""


def _longest_example(verbs: list[ActionSyntax], lexicon: Names) -> str:
    """Return the longest example of some actions."""
    return max([verb.sample(lexicon) for verb in verbs], key=len)


def _literal(text: str) -> str:
    return r"\s+".join(re.escape(part) for part in text.split(" "))


class Grammar:
    """The syntax of a game's actions, in the order in which they are tried."""

    def __init__(self, verbs: list[ActionSyntax]) -> None:
        self.verbs = verbs
        self._by_type: dict[object, ActionSyntax] = {verb.make: verb for verb in verbs}
        firsts = [_first_word(verb.pattern) for verb in verbs]
        self._by_first: dict[str, list[ActionSyntax]] = {
            word: [verb for verb, first in zip(verbs, firsts, strict=True) if first in (word, "")] for word in firsts
        }
        """The actions that may begin with a word, in order."""

    def verb(self, make: object) -> ActionSyntax:
        return self._by_type[make]

    def show(self, action: Action, lexicon: Names) -> str:
        return self._by_type[type(action)].show(action, lexicon)

    def read(self, text: str, lexicon: Names) -> Action:
        """Parse the text of an action; BadData says what was not understood."""
        text = text.strip()
        wrong: BadData | None = None
        likely = self._by_first.get(_first_word(text), [])
        for verbs in (likely, self.verbs):  # casefold may miss a match of the regex
            for verb in verbs:
                try:
                    action = verb.read(text, lexicon)
                except BadData as problem:
                    wrong = wrong or problem
                    continue
                if action is not None:
                    return action
        if wrong is not None:
            raise wrong
        alike = [verb for verb in likely if _first_word(verb.pattern)]
        if alike:
            forms = " or ".join([verb.example() for verb in alike])
            sample = _longest_example(alike, lexicon)
            said = f"{brief(text)} cannot be read; it is written {forms}, such as {sample!r}"
            raise BadData("", said, "form", {"typed": quoted(text), "example": sample})
        known = ", ".join(verb.example() for verb in self.verbs)
        said = f"{text[:80]!r} is no action of this game; there are: {known}"
        raise BadData("", said, "action", {"typed": quoted(text)})

    def describe(self, choice: Choice, lexicon: Names) -> dict[str, object]:
        """Describe a choice as data for a client: pattern, name, fields, domain, whether it is irreversible."""
        verb = self._by_type[choice.make]
        data: dict[str, object] = {"action": verb.pattern, "name": verb.name, "fields": list(verb.words)}
        if choice.domain is not None:
            words = list(verb.words.values())
            data["domain"] = choice.domain.to_data(lambda n, value: words[n].dump(value, lexicon))
        if choice.irreversible:
            data["irreversible"] = True
        return data


class ActionField(FieldType):
    """An action stored in a state, such as a sealed answer; written as it is typed."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, Action)
        return self.grammar.show(value, lexicon)

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, str):
            raise self.unlike(data, lexicon, where)
        try:
            return self.grammar.read(data, lexicon)
        except BadData as problem:
            raise BadData(where, problem.problem, problem.kind, problem.details) from None

    def form(self) -> str:
        return "an action as it is typed"

    def example(self, lexicon: Names, n: int = 0) -> object:
        verbs = self.grammar.verbs
        return verbs[n % len(verbs)].sample(lexicon)
