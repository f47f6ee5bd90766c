"""The methods of record classes as source text: `record` executes it, and tools/expand.py writes it for mypyc."""

from __future__ import annotations

import ast
import types
from typing import Any, Final, Union, final, get_args, get_origin

from parlour.core.data.values import Value
from parlour.core.events import Event
from parlour.core.moves import Action

REQUIRED: Final = object()
"""Stands for the default of a field that has none."""
LITERALS: Final = (int, str, float, types.NoneType)
"""Types of default values. They never change, and `repr` gives their source."""
IMMUTABLE: Final = (Action, Event, Value)
"""Base classes of objects that copies share."""
UNKNOWN: Final = (Any, object, list, dict, set, tuple)
"""Types that do not say whether a value can change."""


@final
class DeclaredField:
    """A field of a record class."""

    def __init__(self, name: str, source: str, annotation: Any, default: object) -> None:
        self.name = name
        self.source = source
        """Its annotation as it is written."""
        self.text = without_metadata(source)
        """Its type as it is written."""
        self.annotation = annotation
        self.default = default
        """Its default value, or REQUIRED."""
        self.is_data = hasattr(annotation, "__metadata__")
        """Whether it has a field type or a meaning, and so appears in data."""
        self.hint: Any = annotation.__origin__ if self.is_data else annotation
        """Its type."""


@final
class RecordPlan:
    """What the methods of a record class are made from, and the methods."""

    def __init__(
        self,
        cls: type,
        fields: list[DeclaredField],
        own: list[DeclaredField],
        constants: list[str],
        base_arguments: list[str],
        names: dict[str, Any],
    ) -> None:
        self.cls = cls
        self.is_abstract = is_abstract(cls)
        """Whether the class lacks a method: it only gives its fields to its subclasses."""
        self.fields = fields
        """All fields in the order of the constructor: inherited fields come first."""
        self.own = own
        self.constants = constants
        """Names in the class whose values are arguments for the base class, and not attributes."""
        self.base_arguments = base_arguments
        """The arguments for the constructor of the base class, as source."""
        self.names = names
        """The global names of the module."""
        self.methods = _methods(self)
        """The source of the methods that the class does not define itself, by name. Each one is a line."""


PLANS: Final[dict[type, RecordPlan]] = {}
"""The plans of all record classes that are not compiled."""


def declaration(plan: RecordPlan) -> str:
    """Return the call of `declared` that notes the fields of a compiled class."""
    data = [field for field in plan.own if field.is_data]
    annotations = ", ".join([f"{field.name!r}: {field.source}" for field in data])
    defaults = {field.name: field.default for field in data if field.default is not REQUIRED}
    return f"declared({plan.cls.__name__}, {{{annotations}}}, {defaults!r})"


def without_metadata(annotation: str) -> str:
    """Return the first argument of `Annotated`; another annotation as it is."""
    part = ast.parse(annotation, mode="eval").body
    while isinstance(part, ast.Subscript) and ast.unparse(part.value).split(".")[-1] == "Annotated":
        assert isinstance(part.slice, ast.Tuple)
        part = part.slice.elts[0]
    return ast.unparse(part)


def is_abstract(cls: type) -> bool:
    return any(getattr(getattr(cls, name, None), "__isabstractmethod__", False) for name in dir(cls))


def literal(value: object, where: str) -> str:
    """Return the source of a default value; TypeError if the value could change."""
    items = value if isinstance(value, tuple) else (value,)
    if not all(isinstance(item, LITERALS) for item in items):
        raise TypeError(f"{where}: a default is a number, a text, None or a tuple of them, because it is shared")
    return repr(value)


def _methods(plan: RecordPlan) -> dict[str, str]:
    cls = plan.cls
    methods: dict[str, str] = {}
    if (plan.own or plan.base_arguments) and "__init__" not in vars(cls):
        methods["__init__"] = _init(plan)
    attributes = [f"self.{field.name}" for field in plan.fields]
    if issubclass(cls, Action):
        if plan.own and "values" not in vars(cls):
            methods["values"] = f"def values(self) -> tuple[object, ...]: return ({', '.join(attributes)},)"
        return methods
    if not issubclass(cls, IMMUTABLE) and "copy" not in vars(cls) and not plan.is_abstract:
        copy = _rebuilt(cls, plan.fields, "self", plan.names, 0) if plan.fields else "self"
        methods["copy"] = f"def copy(self) -> {cls.__name__}: return {copy}"
    data = [f"self.{field.name}" for field in plan.fields if field.is_data]
    if plan.own and data:
        methods["field_values"] = f"def field_values(self) -> list[object]: return [{', '.join(data)}]"
    return methods


def _init(plan: RecordPlan) -> str:
    parameters = ["self"]
    has_default = False
    for field in plan.fields:
        where = f"{plan.cls.__qualname__}.{field.name}"
        if field.default is not REQUIRED:
            has_default = True
            parameters.append(f"{field.name}: {field.text} = {literal(field.default, where)}")
        elif has_default:
            raise TypeError(f"{where}: a field without a default cannot follow one that has a default")
        else:
            parameters.append(f"{field.name}: {field.text}")
    statements = [f"self.{field.name} = {field.name}" for field in plan.own if field.name not in plan.base_arguments]
    if plan.base_arguments:
        # Last, because the compiler knows only what is assigned before this call as always initialised.
        statements.append(f"super().__init__({', '.join(plan.base_arguments)})")
    if hasattr(plan.cls, "__post_init__"):
        statements.append("self.__post_init__()")
    return f"def __init__({', '.join(parameters)}) -> None: {'; '.join(statements)}"


def _rebuilt(cls: type, fields: list[DeclaredField], value: str, names: dict[str, Any], depth: int) -> str:
    """Return the constructor's call that copies an object field by field."""
    parts = []
    for field in fields:
        part = _copy(f"{value}.{field.name}", field.hint, names, depth)
        if not part:
            where = f"{cls.__qualname__}.{field.name}"
            raise TypeError(f"{where}: {field.text} does not say how to copy it; name the type, or write `copy`")
        parts.append(part)
    return f"{cls.__name__}({', '.join(parts)})"


def _copy(value: str, hint: Any, names: dict[str, Any], depth: int) -> str:
    """Return an expression for a copy of a value; the value itself if it never changes, '' if that is not known."""
    origin = get_origin(hint)
    arguments = [each for each in get_args(hint) if each is not Ellipsis]
    item = f"x{depth}"
    if origin is Union or origin is types.UnionType:
        others = [each for each in arguments if each is not types.NoneType]
        if all(_copy(value, each, names, depth) == value for each in others):
            return value
        one = _copy(value, others[0], names, depth) if len(others) == 1 else ""
        return one and f"None if {value} is None else {one}"
    if origin is tuple:
        return value if all(_copy(item, each, names, depth + 1) == item for each in arguments) else ""
    if origin is list or origin is dict or origin is set:
        one = _copy(item, arguments[-1], names, depth + 1)
        if one == item:
            return f"{value}[:]" if origin is list else f"{value}.copy()"
        if origin is list:
            return one and f"[{one} for {item} in {value}]"
        return one and f"{{key{depth}: {one} for key{depth}, {item} in {value}.items()}}"
    cls = origin or hint
    if not isinstance(cls, type) or cls in UNKNOWN or cls.__module__ == "collections.abc":
        return ""
    return _copy_of_object(value, cls, names, depth)


def _copy_of_object(value: str, cls: type, names: dict[str, Any], depth: int) -> str:
    """An object is shared if its class has no method `copy`. A record is copied here, which saves a call."""
    if issubclass(cls, IMMUTABLE) or not hasattr(cls, "copy"):
        return value
    plan = PLANS.get(cls)
    if plan is not None and "copy" in plan.methods and plan.fields and names.get(cls.__name__) is cls:
        return _rebuilt(cls, plan.fields, value, names, depth)
    return f"{value}.copy()"
