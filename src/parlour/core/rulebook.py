"""Rulebooks as data: clauses, decision points, rulings, options, worked scenarios, invariants and presets."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, Final, final

from parlour.core.data.digest import digest
from parlour.core.data.reader import Reader
from parlour.core.refusals import BadData

KINDS: Final = ("compulsory", "optional", "compulsory or optional", "fact", "advice")


@final
class Chapter:
    """A chapter of the rulebook, by what its clauses are about. Readers find clauses by it."""

    def __init__(self, reader: Reader) -> None:
        self.name = reader.text("name")
        self.title = reader.text("title")


@final
class Clause:
    """A numbered rule in this project's own words, and the part of the original that it restates."""

    def __init__(self, reader: Reader) -> None:
        self.id = reader.text("id")
        self.title = reader.text("title")
        self.chapter = reader.text("chapter")
        self.part = reader.text("part")
        self.kind = reader.text("kind", KINDS)
        self.text = reader.text("text")
        self.unproved = reader.text_or("unproved", "")
        """Why no test can prove this clause, if nothing can break it: it is advice, or story."""


@final
class Ruling:
    """The reading that Parlour follows where the text is silent or contradictory, and the reading it rejects."""

    def __init__(self, reader: Reader) -> None:
        self.id = reader.text("id")
        self.title = reader.text("title")
        self.question = reader.text("question")
        self.ruling = reader.text("ruling")
        self.other = reader.text("other")
        self.options = reader.texts("options")


@final
class Option:
    """A house rule, the reading of a ruling, or a variant: a set of readings, or a range of whole numbers."""

    def __init__(self, reader: Reader) -> None:
        self.name = reader.text("name")
        self.cites = reader.texts("cites")
        self.label = reader.text("label")
        self.default = reader.anything("default")
        self.readings: list[tuple[object, str]] = []
        self.least = 0
        self.most = -1
        self.text = ""
        if reader.has("readings"):
            for reading in reader.each("readings"):
                self.readings.append((reading.anything("value"), reading.text("text")))
        else:
            self.least = reader.number("least")
            self.most = reader.number("most", least=self.least)
            self.text = reader.text("text")
        self.check(self.default, reader.where)

    def check(self, value: object, where: str) -> object:
        """Return the value if this option allows it; BadData lists the allowed values otherwise."""
        if self.readings:
            for known, _text in self.readings:
                if type(known) is type(value) and known == value:
                    return value
            known_values = ", ".join(shown(known) for known, _text in self.readings)
            cites = ", ".join(self.cites)
            raise BadData(where, f"{self.name} cannot be {shown(value)}; it can be {known_values} ({cites})")
        if not isinstance(value, int) or isinstance(value, bool) or not self.least <= value <= self.most:
            raise BadData(where, f"{self.name} is a whole number from {self.least} to {self.most}, not {shown(value)}")
        return value

    def read(self, text: str, where: str) -> object:
        """Return the value that a text stands for."""
        for known, _text in self.readings:
            if shown(known) == text.strip().casefold():
                return known
        if not self.readings and text.strip().lstrip("-").isdecimal() and len(text) < 18:
            return self.check(int(text), where)
        return self.check(text, where)


def shown(value: object) -> str:
    """Return an option's value as it is typed."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


@final
class Scenario:
    """A worked example: given, when, then."""

    def __init__(self, reader: Reader) -> None:
        self.id = reader.text("id")
        self.given = reader.text("given")
        self.when = reader.text("when")
        self.then = reader.text("then")
        self.clauses = reader.texts("clauses")


@final
class Invariant:
    """A statement that is true after every move."""

    def __init__(self, reader: Reader) -> None:
        self.id = reader.text("id")
        self.text = reader.text("text")


@final
class Decision:
    """A moment at which a player has a choice."""

    def __init__(self, reader: Reader) -> None:
        self.id = reader.text_or("id", "")
        self.when = reader.text("when")
        self.who = reader.text("who")
        self.options = reader.text("options")
        self.default = reader.text("default")
        self.clauses = reader.texts("clauses")


@final
class Preset:
    """A named set of options, so that a table need not set them one by one."""

    def __init__(self, reader: Reader) -> None:
        self.name = reader.text("name")
        self.label = reader.text("label")
        self.text = reader.text("text")
        chosen = reader.at("options")
        self.options: dict[str, object] = {name: chosen.anything(name) for name in chosen.names()}


@final
class Rulebook:
    """One game's rulebook, validated: ids are unique and every reference resolves."""

    def __init__(self, reader: Reader) -> None:
        head = reader.at("rulebook")
        self.game = head.text("game")
        self.title = head.text("title")
        self.prefix = head.text("prefix")
        self.version = head.number("version", least=1)
        self.source = head.text("source")
        self.words = head.text_or("words", "")
        self.chapters = [Chapter(r) for r in reader.each("chapter")]
        self.clauses = [Clause(r) for r in reader.each("clause")]
        self.decisions = [Decision(r) for r in reader.each("decision")]
        self.rulings = [Ruling(r) for r in reader.each("ruling")]
        self.options = [Option(r) for r in reader.each("option")]
        self.scenarios = [Scenario(r) for r in reader.each("scenario")]
        self.invariants = [Invariant(r) for r in reader.each("invariant")]
        self.presets: list[Preset] = []
        if reader.has("preset"):
            self.presets = [Preset(r) for r in reader.each("preset")]
        reader.finish()
        self._clauses = {clause.id.upper(): clause for clause in self.clauses}
        self._rulings = {ruling.id: ruling for ruling in self.rulings}
        self._options = {option.name: option for option in self.options}
        self.content = digest([[option.name, shown(option.default)] for option in self.options])
        self._check_references(reader.where)
        self._reader = reader

    def __reduce__(self) -> tuple[Any, ...]:
        return Rulebook, (self._reader,)

    def __deepcopy__(self, _memo: object) -> Rulebook:
        return self  # immutable

    def clause(self, id: str) -> Clause | None:
        return self._clauses.get(id.upper())

    def ruling(self, id: str) -> Ruling | None:
        return self._rulings.get(id.upper())

    def rules(self) -> list[Clause | Ruling]:
        """Return all clauses, then all rulings."""
        return [*self.clauses, *self.rulings]

    def option(self, name: str, where: str) -> Option:
        if name in self._options:
            return self._options[name]
        near = get_close_matches(name, list(self._options), 1)
        hint = f"; did you mean {near[0]!r}?" if near else f"; they are {', '.join(self._options)}"
        raise BadData(where, f"{self.title} has no option {name!r}{hint}")

    def preset(self, name: str, where: str) -> Preset:
        for preset in self.presets:
            if preset.name == name:
                return preset
        names = [preset.name for preset in self.presets]
        if not names:
            raise BadData(where, f"{self.title} has no presets; its options are set one by one")
        near = get_close_matches(name, names, 1)
        hint = f"; did you mean {near[0]!r}?" if near else f"; they are {', '.join(names)}"
        raise BadData(where, f"{self.title} has no preset {name!r}{hint}")

    def complete(self, given: Mapping[str, object], where: str = "options") -> dict[str, object]:
        """Return every option with its value: the given ones validated, the others at their default."""
        chosen = {option.name: option.default for option in self.options}
        for name, value in given.items():
            chosen[name] = self.option(name, where).check(value, where)
        return chosen

    def changed(self, chosen: Mapping[str, object]) -> dict[str, object]:
        """Return the options that are not at their default."""
        return {name: value for name, value in chosen.items() if value != self._options[name].default}

    def ids(self) -> list[str]:
        """Return the ids of everything that a test can prove: clauses, rulings, scenarios, invariants."""
        ids = [clause.id for clause in self.clauses] + [ruling.id for ruling in self.rulings]
        ids += [scenario.id for scenario in self.scenarios] + [invariant.id for invariant in self.invariants]
        return ids

    def _check_references(self, where: str) -> None:
        ids = self.ids()
        if len(set(ids)) != len(ids):
            raise BadData(where, "an id stands twice")
        cited = [id for option in self.options for id in option.cites]
        cited += [id for scenario in self.scenarios for id in scenario.clauses]
        cited += [id for decision in self.decisions for id in decision.clauses]
        for id in cited:
            if self.clause(id) is None and id not in self._rulings:
                raise BadData(where, f"there is no clause or ruling {id!r}")
        self._check_chapters(where)
        for ruling in self.rulings:
            for name in ruling.options:
                self.option(name, f"{where} {ruling.id}")
        names: set[str] = set()
        for preset in self.presets:
            if preset.name in names:
                raise BadData(where, f"the preset {preset.name!r} stands twice")
            names.add(preset.name)
            self.complete(preset.options, f"{where} preset {preset.name}")

    def _check_chapters(self, where: str) -> None:
        names = [chapter.name for chapter in self.chapters]
        if len(set(names)) != len(names):
            raise BadData(where, "a chapter stands twice")
        used = {clause.chapter for clause in self.clauses}
        for clause in self.clauses:
            if clause.chapter not in names:
                raise BadData(f"{where} {clause.id}", f"there is no chapter {clause.chapter!r}")
        for name in names:
            if name not in used:
                raise BadData(where, f"the chapter {name!r} has no clause")
