"""Builds the page for browsers into the wheel, if it has not been built and Node is there."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/parlour/server/page/index.html")


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before a wheel is put together; an editable install takes the page as it is."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = Path(self.root) / "web"
        if version == "editable" or (Path(self.root) / PAGE).is_file() or not web.is_dir():
            return
        npm = shutil.which("npm")
        if npm is None:
            self.app.display_warning("Node is not there: this wheel has no page for browsers. `make page` builds it.")
            return
        subprocess.run([npm, "ci", "--silent"], cwd=web, check=True)
        subprocess.run([npm, "run", "--silent", "build"], cwd=web, check=True)
