"""Field types: declare the fields of a state, a frame or an event, and convert them to plain data and back."""

from __future__ import annotations

from abc import abstractmethod
from typing import Annotated, Any, Final

from mypy_extensions import mypyc_attr

from parlour.core.refusals import BadData, example_text, expected, quoted
from parlour.core.text.names import Names


@mypyc_attr(allow_interpreted_subclasses=True)
class FieldType:
    """Converts one field to plain data and back, using the names of the edition."""

    @abstractmethod
    def dump(self, value: object, lexicon: Names) -> object: ...

    @abstractmethod
    def load(self, data: object, lexicon: Names, where: str) -> object: ...

    @abstractmethod
    def form(self) -> str:
        """Return the form of its data in a few words for an error: 'a whole number'."""

    @abstractmethod
    def example(self, lexicon: Names, n: int = 0) -> object:
        """Return data that `load` accepts, with the edition's own names; other n give other values if possible."""

    def unlike(self, data: object, lexicon: Names, where: str) -> BadData:
        """Return the error for data of the wrong form: what was expected, with an example that is accepted."""
        example = self.example(lexicon)
        shown: dict[str, object] = {"typed": quoted(data), "example": quoted(example)}
        return BadData(where, expected(f"{self.form()}{example_text(example)}", data), "form", shown)

    def like(self) -> FieldType:
        """Return a common field type with data of the same kind, for callers that know only the common ones."""
        return self

    def is_one(self) -> bool:
        """Whether a value is a single immutable number or text, so that equal values have equal data."""
        return False

    def is_flat(self) -> bool:
        """Whether `is_one` is true of a value, or of every item of a list."""
        return self.is_one()


class Flag(FieldType):
    """True or false."""

    def dump(self, value: object, lexicon: Names) -> object:
        return value

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, bool):
            raise self.unlike(data, lexicon, where)
        return data

    def form(self) -> str:
        return "true or false"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return n % 2 == 0

    def is_one(self) -> bool:
        return True


class WithDefault(FieldType):
    """A field that is omitted from the data if it has its default value."""

    def __init__(self, kind: FieldType, default: object) -> None:
        self.kind = kind
        self.default = default

    def dump(self, value: object, lexicon: Names) -> object:
        return self.kind.dump(value, lexicon)

    def load(self, data: object, lexicon: Names, where: str) -> object:
        return self.kind.load(data, lexicon, where)

    def form(self) -> str:
        return self.kind.form()

    def example(self, lexicon: Names, n: int = 0) -> object:
        return self.kind.example(lexicon, n)

    def fresh(self, lexicon: Names) -> object:
        """Return a new copy of the default value, because play may change a list."""
        return self.kind.load(self.kind.dump(self.default, lexicon), lexicon, "")


class Maybe(FieldType):
    """A value or None."""

    def __init__(self, kind: FieldType) -> None:
        self.kind = kind

    def dump(self, value: object, lexicon: Names) -> object:
        return None if value is None else self.kind.dump(value, lexicon)

    def load(self, data: object, lexicon: Names, where: str) -> object:
        return None if data is None else self.kind.load(data, lexicon, where)

    def form(self) -> str:
        return f"{self.kind.form()} or null"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return self.kind.example(lexicon, n)

    def is_one(self) -> bool:
        return self.kind.is_one()


ABSENT: Final = -1


class Absent(FieldType):
    """A number that may be absent: -1 in the state, null in the data."""

    def __init__(self, kind: FieldType) -> None:
        self.kind = kind

    def dump(self, value: object, lexicon: Names) -> object:
        return None if value == ABSENT else self.kind.dump(value, lexicon)

    def load(self, data: object, lexicon: Names, where: str) -> object:
        return ABSENT if data is None else self.kind.load(data, lexicon, where)

    def form(self) -> str:
        return f"{self.kind.form()} or null"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return self.kind.example(lexicon, n)

    def is_one(self) -> bool:
        return self.kind.is_one()


class EnumOf(FieldType):
    """A phase: a whole number in the state, a name in the data."""

    def __init__(self, *names: str, meanings: tuple[str, ...] = ()) -> None:
        """`meanings`: what each name means, in the same order, for the documentation of positions."""
        self.names = names
        self.meanings = meanings

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, int)
        return self.names[value]

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if data not in self.names:
            raise BadData(where, expected(f"one of {', '.join(self.names)}", data))
        assert isinstance(data, str)
        return self.names.index(data)

    def form(self) -> str:
        return f"one of {', '.join(self.names)}"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return self.names[n % len(self.names)]

    def is_one(self) -> bool:
        return True


def enum_of(meanings: dict[str, str]) -> EnumOf:
    """Return the type of a phase, given the meaning of each name."""
    return EnumOf(*meanings, meanings=tuple(meanings.values()))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class ListOf(FieldType):
    """A list."""

    def __init__(self, kind: FieldType) -> None:
        self.kind = kind

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, (list, tuple))
        return [self.kind.dump(item, lexicon) for item in value]

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, list):
            raise self.unlike(data, lexicon, where)
        return [self.kind.load(item, lexicon, f"{where}[{n}]") for n, item in enumerate(data)]

    def form(self) -> str:
        return "a list"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return [self.kind.example(lexicon, n)]

    def is_flat(self) -> bool:
        return self.kind.is_one()

    def most(self, seats: int) -> int | None:
        """Return the maximum number of items at a table with this many seats, if it is known."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class TupleOf(FieldType):
    """An immutable list."""

    def __init__(self, kind: FieldType) -> None:
        self.kind = ListOf(kind)

    def dump(self, value: object, lexicon: Names) -> object:
        return self.kind.dump(value, lexicon)

    def load(self, data: object, lexicon: Names, where: str) -> object:
        items = self.kind.load(data, lexicon, where)
        assert isinstance(items, list)
        return tuple(items)

    def form(self) -> str:
        return self.kind.form()

    def example(self, lexicon: Names, n: int = 0) -> object:
        return self.kind.example(lexicon, n)

    def is_flat(self) -> bool:
        return self.kind.is_flat()


def by_letter(data: dict[Any, object], lexicon: Names, where: str) -> dict[str, object]:
    """Return a table keyed by seats with every key as a seat's letter, however it was given."""
    found: dict[str, object] = {}
    for key, value in data.items():
        letter = lexicon.letters[lexicon.seat(key, where)]
        if letter in found:
            raise BadData(where, f"seat {letter} is given twice")
        found[letter] = value
    return found


class BySeat(FieldType):
    """A list with one item per seat, written as a table keyed by the seats' letters."""

    def __init__(self, kind: FieldType) -> None:
        self.kind = kind

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, list)
        return {lexicon.letter(n): self.kind.dump(item, lexicon) for n, item in enumerate(value)}

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, dict):
            raise self.unlike(data, lexicon, where)
        given = by_letter(data, lexicon, where)
        for letter in lexicon.letters:
            if letter not in given:
                raise BadData(where, f"seat {letter} is missing")
        return [self.kind.load(given[letter], lexicon, f"{where}.{letter}") for letter in lexicon.letters]

    def form(self) -> str:
        return "a table by seats"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return {letter: self.kind.example(lexicon, seat) for seat, letter in enumerate(lexicon.letters)}

    def is_flat(self) -> bool:
        return self.kind.is_one()


class Column(FieldType):
    """A list with one item per member of a category, written as a table by name; default items are omitted."""

    def __init__(self, category: str, kind: FieldType, default: object) -> None:
        self.category = category
        self.kind = kind
        self.default = default

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, (list, tuple))
        names = lexicon.names[self.category]
        return {names[n]: self.kind.dump(item, lexicon) for n, item in enumerate(value) if item != self.default}

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, dict):
            raise self.unlike(data, lexicon, where)
        items: list[object] = [self.default] * len(lexicon.names[self.category])
        for key, item in data.items():
            items[lexicon.number(self.category, str(key), where)] = self.kind.load(item, lexicon, f"{where}.{key}")
        return items

    def form(self) -> str:
        return f"a table by {self.category}"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return {lexicon.sample(self.category, n): self.kind.example(lexicon, n)}

    def is_flat(self) -> bool:
        return self.kind.is_one()


class Bits(FieldType):
    """A set of members of a category, stored as bits, written as a list of names."""

    def __init__(self, category: str) -> None:
        self.category = category

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, int)
        return [name for n, name in enumerate(lexicon.names[self.category]) if value >> n & 1]

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, list):
            raise self.unlike(data, lexicon, where)
        bits = 0
        for item in data:
            if not isinstance(item, str):
                raise self.unlike(data, lexicon, where)
            bits |= 1 << lexicon.number(self.category, item, where)
        return bits

    def form(self) -> str:
        return "a list of names"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return [lexicon.sample(self.category, n)]

    def is_one(self) -> bool:
        return True


class SeatBits(FieldType):
    """A set of seats, stored as bits, written as a list of letters."""

    def dump(self, value: object, lexicon: Names) -> object:
        assert isinstance(value, int)
        return [lexicon.letter(n) for n in range(lexicon.seats) if value >> n & 1]

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, list):
            raise self.unlike(data, lexicon, where)
        bits = 0
        for item in data:
            bits |= 1 << lexicon.seat(item, where)
        return bits

    def form(self) -> str:
        return "a list of seats"

    def example(self, lexicon: Names, n: int = 0) -> object:
        return [lexicon.letters[n % lexicon.seats]]

    def is_one(self) -> bool:
        return True


FLAG: Final = Flag()
SEATS: Final = SeatBits()
SeatSet = Annotated[int, SEATS]
"""A set of seats, one bit per seat. As the type of a record's field, it makes the field part of the data."""
