"""Record classes: each field of a state, frame, action or event is declared once, as an annotation of its class.

    @record
    class Player:
        city: Annotated[int, Absent(CITY), "The city the player starts from; null before it is chosen."]
        colour: Colour = NO_COLOUR

An annotation holds the type, the field type, and the field's meaning for the documentation. `Seat` and other aliases
give a type and its field type one name (`Seat = Annotated[int, SEAT]`); `Annotated[Seat, "Whose turn it is."]` adds a
meaning. A bool and a record class need no field type beside a meaning. A field without field type and meaning is a
parameter of the constructor that does not appear in data.

`record` adds what the class does not define itself:

- `__init__`, with the fields as parameters in the order of the class. It passes on what the base class's constructor
  needs: a field of that name, or a constant such as `clause = "MAR-06"` in the class. It calls `__post_init__` last.
- `values` for an action.
- `copy` for everything but actions, events and values. Lists, sets, dicts and objects with a method `copy` are
  copied, and everything else is shared. A record without fields returns itself.
- `field_values`, for a quick conversion to data.

`record_type`, `tagged`, `tagged_in` and `state_type` make the tables of positions and events from these classes. A
field with a default is omitted from data if it has that value. For a field with a default in data only, or with a list
as its default, name it in the field type: `WithDefault(ListOf(NUMBER), [])`.

A record class is final, unless it lacks a method: such a class gives its fields to its subclasses. Compiled code
contains the same methods as source text, written by tools/expand.py; mypy knows the constructor, and of the other
methods those that a base class declares. An event without fields writes its `__init__` itself.
"""

from __future__ import annotations
import __future__

import linecache
import re
import sys
from inspect import Parameter, get_annotations, signature
from typing import Any, Final, TypeVar, dataclass_transform, final

from parlour.core.data.fields import FLAG, FieldType, WithDefault
from parlour.core.data.record_source import PLANS, REQUIRED, DeclaredField, RecordPlan, literal
from parlour.core.data.record_types import STACK, Described, RecordType, TaggedUnion, about, stack_of

T = TypeVar("T")

_TABLES: Final[dict[type, dict[str, FieldType]]] = {}
"""The fields of each record class that appear in data."""


@final
class TupleOfFields:
    """A constant that is a tuple of fields; see `tuple_of`."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names


def tuple_of(*names: str) -> Any:
    """Say that the base class's constructor gets a tuple of these fields: `seen_by = tuple_of("seat")`."""
    return TupleOfFields(names)


@dataclass_transform(eq_default=False)
def record(cls: type[T]) -> type[T]:
    """Add the constructor and the other methods that follow from the fields of a class."""
    own = _own_fields(cls)
    constants = _constants(cls)
    names = vars(sys.modules[cls.__module__])
    plan = RecordPlan(cls, _inherited(cls) + own, own, constants, _base_arguments(cls, own, constants), names)
    PLANS[cls] = plan
    for name in [field.name for field in own] + constants:
        if name in vars(cls):
            delattr(cls, name)  # compiled classes have no such attribute either
    for name, method in _executed(plan).items():
        setattr(cls, name, method)
    defaults = {field.name: field.default for field in own if field.default is not REQUIRED}
    declared(cls, {field.name: field.annotation for field in own if field.is_data}, defaults)
    return cls if plan.is_abstract else final(cls)


def declared(cls: type, annotations: dict[str, Any], defaults: dict[str, object]) -> None:
    """Note the fields of a class that appear in data. Compiled modules call this in place of `record`."""
    table: dict[str, FieldType] = {}
    for base in reversed(cls.__mro__[1:]):
        table.update(_TABLES.get(base, {}))
    for name, annotation in annotations.items():
        kind = _kind_of(annotation, f"{cls.__qualname__}.{name}")
        table[name] = _with_default(kind, defaults[name]) if name in defaults else kind
    _TABLES[cls] = table


def fields_of(cls: object) -> dict[str, FieldType]:
    """Return the fields of a record class that appear in data. Another class has none."""
    return _TABLES.get(cls, {}) if isinstance(cls, type) else {}


def record_type(cls: type) -> RecordType:
    """Return the field type of a record class."""
    if cls not in _TABLES:
        raise TypeError(f"{cls.__qualname__} is not decorated with `record`")
    return RecordType(cls, fields_of(cls), getattr(cls, "field_values", None))


def tagged_in(module: str) -> dict[str, RecordType]:
    """Return the field types of the record classes of a module, in order: `tagged_in(__name__)` after the last one."""
    return tagged(*[cls for cls in _TABLES if cls.__module__ == module])


def tagged(*classes: type, **named: type) -> dict[str, RecordType]:
    """Return the field types of record classes for a `TaggedUnion`. `SmallManMoved` gets the name 'small_man_moved'."""
    found = {re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower(): cls for cls in classes}
    return {name: record_type(cls) for name, cls in {**found, **named}.items()}


def state_type(cls: type, frames: dict[str, RecordType]) -> RecordType:
    """Return the field type of a state, given those of its frames, whose classes are defined later than the state."""
    stack = stack_of(TaggedUnion(frames))
    fields = {name: stack if kind is STACK else kind for name, kind in fields_of(cls).items()}
    return RecordType(cls, fields, getattr(cls, "field_values", None))


def _constants(cls: type) -> list[str]:
    """Return the names defined in a class that are parameters of its base class's constructor, and no fields."""
    fields = get_annotations(cls)
    return [name for name in _base_parameters(cls) if name in vars(cls) and name not in fields]


def _own_fields(cls: type) -> list[DeclaredField]:
    names = vars(sys.modules[cls.__module__])
    found = []
    for name, text in get_annotations(cls).items():
        where = f"{cls.__qualname__}.{name}"
        if not isinstance(text, str):
            raise TypeError(f"{where}: its module lacks `from __future__ import annotations`")
        if text.startswith("ClassVar"):
            continue
        try:
            annotation = eval(text, names, {cls.__name__: cls})
        except Exception as problem:
            raise TypeError(f"{where}: the annotation {text} cannot be evaluated: {problem}") from problem
        found.append(DeclaredField(name, text, annotation, vars(cls).get(name, REQUIRED)))
    return found


def _inherited(cls: type) -> list[DeclaredField]:
    for base in cls.__mro__[1:]:
        if base in PLANS:
            return PLANS[base].fields
    return []


def _base_parameters(cls: type) -> dict[str, Parameter]:
    """Return the parameters of the base class's constructor."""
    if not any("__init__" in vars(base) for base in cls.__mro__[1:-1]):
        return {}  # the signature of `object` has none, and computing it leaves reference cycles behind
    try:
        found = signature(cls.__mro__[1]).parameters
    except ValueError:  # a compiled class without a constructor of its own
        return {}
    named = {name: each for name, each in found.items() if each.kind is Parameter.POSITIONAL_OR_KEYWORD}
    return {name: each for name, each in named.items() if name != "self"}  # compiled classes list it


def _base_arguments(cls: type, own: list[DeclaredField], constants: list[str]) -> list[str]:
    """Return the arguments for the base class's constructor as source; none if it is simply inherited."""
    fields = [field.name for field in _inherited(cls) + own]
    if "__init__" in vars(cls) or not (own or constants):
        return []
    arguments: list[str] = []
    is_complete = True
    for name, parameter in _base_parameters(cls).items():
        if name not in fields and name not in constants:
            if parameter.default is Parameter.empty:
                raise TypeError(f"{cls.__qualname__}: {cls.__mro__[1].__name__} needs {name}: a field or a constant")
            is_complete = False
            continue
        value = name if name in fields else _constant(cls, name)
        arguments.append(value if is_complete else f"{name}={value}")
    return arguments


def _constant(cls: type, name: str) -> str:
    value = vars(cls)[name]
    if isinstance(value, TupleOfFields):
        return f"({', '.join(value.names)},)"
    return literal(value, f"{cls.__qualname__}.{name}")


def _kind_of(annotation: Any, where: str) -> FieldType:
    """Return the field type that an annotation gives, with its meaning."""
    kinds = [each for each in annotation.__metadata__ if isinstance(each, FieldType)]
    meanings = [each for each in annotation.__metadata__ if isinstance(each, str)]
    hint = annotation.__origin__
    if len(kinds) > 1 or len(meanings) > 1:
        raise TypeError(f"{where}: it has more than one field type or meaning")
    if kinds:
        kind = kinds[0]
    elif hint is bool:
        kind = FLAG
    elif hint in _TABLES:
        kind = record_type(hint)
    else:
        raise TypeError(f"{where}: its annotation has a meaning and no field type")
    return about(kind, meanings[0]) if meanings else kind


def _with_default(kind: FieldType, default: object) -> FieldType:
    if isinstance(kind, Described):
        return about(_with_default(kind.kind, default), kind.meaning)
    return kind if isinstance(kind, WithDefault) else WithDefault(kind, default)


def _executed(plan: RecordPlan) -> dict[str, Any]:
    """Return the functions of a plan's methods."""
    if not plan.methods:
        return {}
    # `super()` finds its class in the variable that Python itself uses.
    lines = ["def methods(__class__):", *[f"    {line}" for line in plan.methods.values()]]
    source = "\n".join([*lines, f"    return [{', '.join(plan.methods)}]\n"])
    file = f"<record {plan.cls.__module__}.{plan.cls.__qualname__}>"
    linecache.cache[file] = (len(source), None, source.splitlines(True), file)
    found: dict[str, Any] = {}
    exec(compile(source, file, "exec", __future__.annotations.compiler_flag, True), plan.names, found)
    functions = found["methods"](plan.cls)
    for name, function in zip(plan.methods, functions, strict=True):
        function.__qualname__ = f"{plan.cls.__qualname__}.{name}"
    return dict(zip(plan.methods, functions, strict=True))
