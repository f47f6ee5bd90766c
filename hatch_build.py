"""Puts into a wheel what is built: the page for browsers, and the engine compiled for this machine.

The environment variable PARLOUR_ENGINE says which engine a wheel gets:

    (not set)   compiled quickly; where there is no compiler, the plain sources, with a notice
    full        compiled as fast as it can be, in about ten minutes; no wheel if that fails
    pure        the plain sources, which run everywhere
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/parlour/server/page/index.html")
COMPILED = Path("build/compiled")
ENGINE = "PARLOUR_ENGINE"
QUICK, FULL, PURE = "quick", "full", "pure"
LEVELS = {QUICK: "1", FULL: "full"}


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before a wheel is put together; an editable install takes page and engine as they are."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            self._build_page()
            self._compile_engine(build_data)

    def _build_page(self) -> None:
        web = Path(self.root) / "web"
        if (Path(self.root) / PAGE).is_file() or not web.is_dir():
            return
        npm = shutil.which("npm")
        if npm is None:
            self.app.display_warning("Node is not there: this wheel has no page for browsers. `make page` builds it.")
            return
        subprocess.run([npm, "ci", "--silent"], cwd=web, check=True)
        subprocess.run([npm, "run", "--silent", "build"], cwd=web, check=True)

    def _compile_engine(self, build_data: dict[str, Any]) -> None:
        engine = os.environ.get(ENGINE) or QUICK
        if engine == PURE:
            return
        if engine not in LEVELS:
            raise SystemExit(f"{ENGINE} is one of {', '.join(LEVELS)} and {PURE}, not {engine!r}.")
        target = Path(self.root) / COMPILED
        compile_ = [sys.executable, str(Path(self.root) / "tools" / "compile.py")]
        self.app.display_waiting("Compiling the engine; this takes some minutes.")
        done = subprocess.run(
            [*compile_, "--into", str(target), "--opt", LEVELS[engine]], capture_output=True, text=True
        )
        if done.returncode:
            told = (done.stderr or done.stdout).strip().splitlines()
            notice = f"The engine could not be compiled ({told[-1] if told else 'no reason given'})."
            if engine == FULL:
                raise SystemExit(notice)
            self.app.display_warning(f"{notice} This wheel has the plain engine: the same games, many times slower.")
            return
        for extension in [*target.rglob("*.so"), *target.rglob("*.pyd")]:
            build_data["force_include"][str(extension)] = extension.relative_to(target).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
