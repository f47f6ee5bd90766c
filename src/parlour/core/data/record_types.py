"""Tables of fields: the types of objects with named fields, and of objects of one of several classes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from parlour.core.data.fields import FieldType, ListOf, WithDefault
from parlour.core.refusals import BadData, brief, example_text
from parlour.core.text.names import Names


class Described(FieldType):
    """A field with its meaning, for the documentation. A `RecordType` unwraps it: see `about`."""

    def __init__(self, kind: FieldType, meaning: str) -> None:
        self.kind = kind
        self.meaning = meaning

    def dump(self, value: object, lexicon: Names) -> object:
        return self.kind.dump(value, lexicon)

    def load(self, data: object, lexicon: Names, where: str) -> object:
        return self.kind.load(data, lexicon, where)

    def form(self) -> str:
        return self.kind.form()

    def example(self, lexicon: Names, n: int = 0) -> object:
        return self.kind.example(lexicon, n)


def about(kind: FieldType, meaning: str) -> FieldType:
    """Attach a meaning to a field. The pages of docs/positions are generated from these sentences."""
    return Described(kind, meaning)


@final
class RecordField:
    """A field of a record, and whether it is omitted at its default value."""

    def __init__(self, name: str, kind: FieldType) -> None:
        self.name = name
        self.kind = kind.kind if isinstance(kind, WithDefault) else kind
        self.has_default = isinstance(kind, WithDefault)
        self.default = kind.default if isinstance(kind, WithDefault) else None


class RecordType(FieldType):
    """An object whose fields are parameters of its constructor, under the same names."""

    def __init__(
        self,
        make: Callable[..., object],
        fields: dict[str, FieldType],
        get_values: Callable[[Any], list[object]] | None = None,
    ) -> None:
        """`get_values` returns the fields of an object in order; compiled, it is faster than `getattr`."""
        self.make = make
        self.fields: dict[str, FieldType] = {}
        self.meanings: dict[str, str] = {}
        """The meanings of the fields by name, as far as `about` gives them."""
        for name, kind in fields.items():
            if isinstance(kind, Described):
                self.meanings[name] = kind.meaning
                self.fields[name] = kind.kind
            else:
                self.fields[name] = kind
        self._get_values = get_values
        self.dumped = [RecordField(name, kind) for name, kind in self.fields.items()]

    def field_values(self, value: object) -> list[object]:
        """Return the values of an object's fields, in order."""
        if self._get_values is not None:
            return self._get_values(value)
        return [getattr(value, field.name) for field in self.dumped]

    def dump(self, value: object, lexicon: Names) -> object:
        data: dict[str, object] = {}
        fields = self.dumped
        for n, item in enumerate(self.field_values(value)):
            field = fields[n]
            if not (field.has_default and (item is field.default or item == field.default)):
                data[field.name] = field.kind.dump(item, lexicon)
        return data

    def load(self, data: object, lexicon: Names, where: str) -> object:
        return self.make(**self.values(data, lexicon, where))

    def values(self, data: object, lexicon: Names, where: str) -> dict[str, object]:
        """Return the loaded fields by name, for a constructor that needs more arguments."""
        if not isinstance(data, dict):
            raise self.unlike(data, lexicon, where)
        for key in data:
            if key not in self.fields:
                raise BadData(where, f"there is no field {brief(key)}; the fields are {', '.join(self.fields)}")
        values: dict[str, object] = {}
        for name, kind in self.fields.items():
            if name in data:
                values[name] = kind.load(data[name], lexicon, f"{where}.{name}" if where else name)
            elif isinstance(kind, WithDefault):
                values[name] = kind.fresh(lexicon)
            else:
                text = f"{kind.form()}{example_text(kind.example(lexicon))}"
                raise BadData(where, f"the field {name!r} is missing; it is {text}")
        return values

    def form(self) -> str:
        return "a table of fields"

    def example(self, lexicon: Names, n: int = 0) -> object:
        """Return an example without the optional fields."""
        needed = {name: kind for name, kind in self.fields.items() if not isinstance(kind, WithDefault)}
        return {name: kind.example(lexicon, n) for name, kind in needed.items()}


class TaggedUnion(FieldType):
    """An object of one of several classes, written as {"name": {its fields}}."""

    def __init__(self, records: dict[str, RecordType]) -> None:
        self.records = records
        self._names: dict[object, str] = {}
        """Names by class; the first one if a class has two."""
        for name, record in records.items():
            self._names.setdefault(record.make, name)

    def name_of(self, value: object) -> str:
        name = self._names.get(type(value))
        if name is None:
            raise BadData("", f"no name is given to {type(value).__name__}")
        return name

    def dump(self, value: object, lexicon: Names) -> object:
        name = self.name_of(value)
        return {name: self.records[name].dump(value, lexicon)}

    def load(self, data: object, lexicon: Names, where: str) -> object:
        if not isinstance(data, dict) or len(data) != 1:
            raise self.unlike(data, lexicon, where)
        for name, fields in data.items():
            if name in self.records:
                return self.records[name].load(fields, lexicon, f"{where}.{name}")
        raise self.unlike(data, lexicon, where)

    def form(self) -> str:
        return f"one of {', '.join(self.records)} with its fields"

    def example(self, lexicon: Names, n: int = 0) -> object:
        """Return the example with the fewest fields."""
        examples = {name: record.example(lexicon, n) for name, record in self.records.items()}
        name = min(examples, key=lambda name: (len(str(examples[name])), name))
        return {name: examples[name]}


def stack_of(frames: TaggedUnion) -> FieldType:
    """The field `stack` of every state."""
    meaning = "What is going on. Each frame interrupts the one before it; the last one says who is asked what."
    return about(ListOf(frames), meaning)


STACK: Final = ListOf(TaggedUnion({}))
"""Stands for the stack in a state's class, which is defined before its frames: see `record_class.state_type`."""
