"""Configuration of a server: every setting from a TOML file, from PARLOUR_* variables and from flags, in this order."""

from __future__ import annotations

import difflib
import math
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, get_type_hints

from parlour.core.data.bounds import MAX_EDITION_BYTES
from parlour.core.refusals import BadData, brief
from parlour.folders import config_folder, data_folder
from parlour.server.settings import (
    FAST,
    LOG_LEVELS,
    PORT,
    TRANSPORTS,
    Limits,
    Settings,
    settings_from_options,
)
from parlour.table.library import read_file

PREFIX: Final = "PARLOUR_"
FILE_VARIABLE: Final = "PARLOUR_CONFIG"
LIMITS: Final = "limits"
DEFAULT: Final = "default"
SECRET: Final = frozenset({"metrics_key"})


class SettingField(NamedTuple):
    """A setting: its name in the file, its type, its default, its meaning, and the values it can have."""

    name: str
    kind: type
    default: Any
    meaning: str
    choices: tuple[str, ...] = ()

    @property
    def variable(self) -> str:
        """The environment variable of the same meaning."""
        return PREFIX + self.name.upper().replace(".", "_")


SETTINGS: Final = (
    SettingField(
        "db", str, "", "where the tables are: sqlite:///FILE or postgresql://...; empty: a file in the data folder"
    ),
    SettingField("host", str, "127.0.0.1", "the address to listen at"),
    SettingField("port", int, PORT, "the port; 0 for any"),
    SettingField("lan", bool, False, "let friends on the same network come in"),
    SettingField("public_url", str, "", "where browsers find the server, such as https://example.org/games"),
    SettingField("allowed_hosts", list, [], "names under which browsers reach the server, HOST or HOST:PORT"),
    SettingField("https", bool, False, "browsers come by https, through a proxy"),
    SettingField("proxy", bool, False, "everybody comes through a proxy that adds to X-Forwarded-For"),
    SettingField("unsafe_store", bool, False, "take a store that may lose moves it has acknowledged"),
    SettingField("bots", list, [], "bots of one's own, NAME=policy:FILE or NAME=package.module:Class"),
    SettingField("transport", str, FAST, "what carries the sockets", TRANSPORTS),
    SettingField("metrics_key", str, "", "the key for /metrics; empty: nobody may read them"),
    SettingField("log_level", str, "", "what is logged; empty: info, but warning on a terminal", ("", *LOG_LEVELS)),
    *(
        SettingField(f"{LIMITS}.{name}", get_type_hints(Limits)[name], default, "")
        for name, default in Limits()._asdict().items()
    ),
)
BY_NAME: Final = {setting.name: setting for setting in SETTINGS}


class SettingValue(NamedTuple):
    """The value of a setting, and where it came from."""

    value: Any
    source: str


class Configuration:
    """The values of all settings."""

    def __init__(self, values: dict[str, SettingValue]) -> None:
        self.values = values

    def __getitem__(self, name: str) -> Any:
        return self.values[name].value

    @property
    def db(self) -> str:
        """The store: the configured one, or a file in the data folder."""
        return str(self["db"]) or f"sqlite:///{data_folder() / 'parlour.db'}"

    def settings(self) -> Settings:
        """Return the settings of a server."""
        limits = {name: self[f"{LIMITS}.{name}"] for name in Limits._fields}
        return settings_from_options(
            self["host"],
            self["port"],
            self.db,
            self["lan"],
            tuple(self["allowed_hosts"]),
            self["https"],
            self["unsafe_store"],
            self["proxy"],
            tuple(self["bots"]),
            self["transport"],
            limits=Limits(**limits),
            metrics_key=self["metrics_key"],
            public_url=self["public_url"],
            log_level=self["log_level"],
        )

    def lines(self) -> list[str]:
        """Return all settings as lines of a TOML file, each with where its value came from. Secrets are not shown."""
        found = []
        for setting in SETTINGS:
            if setting.name == f"{LIMITS}.{Limits._fields[0]}":
                found += ["", f"[{LIMITS}]"]
            value, source = self.values[setting.name]
            shown = '"(set)"' if setting.name in SECRET and value else toml(_without_password(value))
            line = f"{setting.name.removeprefix(LIMITS + '.')} = {shown}"
            found.append(f"{line:<40}  # {source}{f'; {setting.meaning}' if setting.meaning else ''}")
        return found


def configuration(
    flags: Mapping[str, Any] | None = None, file: Path | None = None, environ: Mapping[str, str] | None = None
) -> Configuration:
    """Read all settings. A flag beats a variable, a variable beats the file; a flag that is None was not given."""
    environ = os.environ if environ is None else environ
    values = {setting.name: SettingValue(setting.default, DEFAULT) for setting in SETTINGS}
    values |= _from_file(file, environ)
    values |= _from_environment(environ)
    values |= _from_flags(flags or {})
    return Configuration(values)


def default_file() -> Path:
    """Return the file that is read if there is one and no other is named."""
    return config_folder() / "parlour.toml"


def _from_file(file: Path | None, environ: Mapping[str, str]) -> dict[str, SettingValue]:
    if file is None and FILE_VARIABLE in environ:
        file = Path(environ[FILE_VARIABLE])
    if file is None:
        file = default_file()
        if not file.is_file():
            return {}
    text = read_file(file, MAX_EDITION_BYTES)
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise BadData(str(file), f"this is not TOML: {problem}") from None
    found: dict[str, SettingValue] = {}
    limits = data.pop(LIMITS, {})
    if not isinstance(limits, dict):
        raise BadData(f"{file}:{line_of(text, LIMITS)}", f"{LIMITS}: expected a table, got {brief(limits)}")
    for name, value in {**data, **{f"{LIMITS}.{name}": value for name, value in limits.items()}}.items():
        where = f"{file}:{line_of(text, name)}"
        found[name] = SettingValue(checked(_known(name, where), value, where), where)
    return found


def _from_environment(environ: Mapping[str, str]) -> dict[str, SettingValue]:
    limits = {setting.variable for setting in SETTINGS}
    for name in environ:
        if name.startswith(f"{PREFIX}{LIMITS.upper()}_") and name not in limits:
            raise BadData(name, f"there is no such limit{_meant(name, limits)}")
    return {
        setting.name: SettingValue(
            checked(setting, _parsed(setting, environ[setting.variable]), setting.variable), setting.variable
        )
        for setting in SETTINGS
        if setting.variable in environ
    }


def _from_flags(flags: Mapping[str, Any]) -> dict[str, SettingValue]:
    found = {}
    for name, value in flags.items():
        if value is not None and value != []:
            setting = BY_NAME[name]
            flag = f"--{(name.removesuffix('s') if setting.kind is list else name).replace('_', '-')}"
            found[name] = SettingValue(checked(setting, value, flag), flag)
    return found


def _known(name: str, where: str) -> SettingField:
    if name not in BY_NAME:
        raise BadData(where, f"there is no setting {brief(name)}{_meant(name, BY_NAME)}")
    return BY_NAME[name]


def _meant(name: str, names: Any) -> str:
    near = difflib.get_close_matches(name, list(names), 1)
    return f"; did you mean '{near[0]}'?" if near else "; 'parlour config' lists all of them"


def _parsed(setting: SettingField, text: str) -> object:
    """Return a variable's text as a value of the setting's type; the text itself if it is none, to be refused."""
    if setting.kind is bool:
        return {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}.get(text.lower(), text)
    if setting.kind is list:
        return [part.strip() for part in text.split(",") if part.strip()]
    if setting.kind in (int, float):
        try:
            return setting.kind(text)
        except ValueError:
            return text
    return text


FORMS: Final = {bool: "true or false", int: "a whole number", float: "a number", str: "a text", list: "a list of texts"}


def checked(setting: SettingField, value: object, where: str) -> Any:
    """Return a value of the setting's type, or refuse it with its place."""
    kind = setting.kind
    if kind is float and type(value) is int:
        value = float(value)
    if type(value) is not kind or (isinstance(value, list) and not all(isinstance(each, str) for each in value)):
        raise BadData(where, f"{setting.name}: expected {FORMS[kind]}, got {brief(value)}")
    if setting.choices and value not in setting.choices:
        raise BadData(where, f"{setting.name}: expected one of {', '.join(setting.choices)}, got {brief(value)}")
    if setting.name == "port" and not (isinstance(value, int) and 0 <= value <= 65535):
        raise BadData(where, f"port: expected a number from 0 to 65535, got {brief(value)}")
    if setting.name.startswith(LIMITS) and isinstance(value, int | float) and not (0 < value < math.inf):
        raise BadData(where, f"{setting.name}: expected a number above 0, got {brief(value)}")
    return value


def line_of(text: str, name: str) -> int:
    """Return the line of a file on which a setting is given: `name`, or `limits.name` below [limits] or dotted."""
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[\s*([\w.-]+)\s*\]", line):
            table = header[1]
            if table == name:
                return number
        elif (given := re.match(r"""\s*["']?([\w.-]+)["']?\s*=""", line)) and f"{table}.{given[1]}".lstrip(".") == name:
            return number
    return line_of(text, name.rpartition(".")[0]) if "." in name else 1


def toml(value: object) -> str:
    """Write a value as TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(toml(each) for each in value)}]"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    return str(value)


def _without_password(value: object) -> object:
    """Return the value of a setting without the password of a database's address."""
    return re.sub(r"(//[^:/@]*):[^@]*@", r"\1:***@", value) if isinstance(value, str) else value
