"""Write the generated parts of docs/architecture.md, docs/glossary.md and CONTRIBUTING.md.

python -m tools.architecture
"""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src" / "parlour"
ARCHITECTURE: Final = ROOT / "docs" / "architecture.md"
GLOSSARY: Final = ROOT / "docs" / "glossary.md"
CONTRIBUTING: Final = ROOT / "CONTRIBUTING.md"
PAGES: Final = (ARCHITECTURE, GLOSSARY, CONTRIBUTING)
INDEXED: Final = ("core", "table", "chance", "records", "server")
"""Packages whose public classes are in the glossary."""
DATA: Final = {
    "editions": "Boards, cards and amounts, one file a game, with where each figure was read.",
    "rulebooks": "Clauses, rulings, options and presets, one file a game.",
}
"""Folders without modules."""
ONE_LINE_EACH: Final = ("bots", "games")
"""Packages with one folder for each game: the folders are not listed."""


def first_sentence(path: Path) -> str:
    """The first sentence of a package's docstring."""
    text = ast.get_docstring(ast.parse((path / "__init__.py").read_text(encoding="utf-8"))) or ""
    return text.split("\n\n")[0].replace("\n", " ")


def tree() -> str:
    """Every package with its sentence; packages within them indented."""
    lines = ["| package | what it holds |", "|---|---|"]
    for folder in sorted(path for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"):
        if folder.name in DATA:
            lines.append(f"| `{folder.name}/` | {DATA[folder.name]} |")
        elif (folder / "__init__.py").exists():
            lines.append(f"| `{folder.name}/` | {first_sentence(folder)} |")
            lines += [
                f"| `{folder.name}/{inner.name}/` | {first_sentence(inner)} |"
                for inner in sorted(folder.iterdir())
                if (inner / "__init__.py").exists() and (folder.name not in ONE_LINE_EACH or inner.name == "common")
            ]
    return "\n".join(lines)


def contracts() -> list[dict[str, Any]]:
    read = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = read["tool"]["importlinter"]["contracts"]
    return found


def layers() -> str:
    """The layers of the package, and of the server within it, highest first."""
    parts = []
    for contract in contracts():
        if contract["type"] == "layers":
            rows = [re.sub(r"[()]", "", row).replace(" | ", ", ") for row in contract["layers"]]
            title = contract["containers"][0].replace(".", "/")
            parts.append(f"`{title}`, highest first:\n\n```\n" + "\n".join(rows) + "\n```")
    return "\n\n".join(parts)


def commands() -> str:
    """The targets of the Makefile that say what they do."""
    lines = ["| command | what it does |", "|---|---|"]
    for target, text in re.findall(r"^([a-z-]+):[^\n]*?## (.+)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE):
        lines.append(f"| `make {target}` | {text} |")
    return "\n".join(lines)


def classes() -> str:
    """The public classes of the packages that everybody meets, with the first line of their docstrings."""
    parts = []
    for package in INDEXED:
        lines = [f"### {package}", "", "| class | what it is | module |", "|---|---|---|"]
        for name, text, module in sorted(public_classes(SOURCE / package)):
            lines.append(f"| `{name}` | {text} | `{module}` |")
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def public_classes(folder: Path) -> list[tuple[str, str, str]]:
    """Name, first sentence and module of every public class below a folder."""
    found = []
    for path in folder.rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                paragraph = (ast.get_docstring(node) or "").split("\n\n")[0].replace("\n", " ")
                text = re.split(r"(?<=[.:?!]) (?=[A-Z])", paragraph)[0].replace("|", "\\|")
                found.append((node.name, text, path.relative_to(SOURCE).with_suffix("").as_posix()))
    return found


PARTS: Final = {"tree": tree, "layers": layers, "commands": commands, "classes": classes}


def written(page: str) -> str:
    """A page with its generated parts as they should be now."""
    for name, part in PARTS.items():
        page = re.sub(
            rf"(<!-- {name}: [^\n]*-->\n).*?(<!-- end of {name} -->)",
            lambda found, part=part: f"{found[1]}\n{part()}\n\n{found[2]}",  # type: ignore[misc]
            page,
            flags=re.DOTALL,
        )
    return page


def main() -> None:
    for page in PAGES:
        page.write_text(written(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
