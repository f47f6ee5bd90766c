"""The folders of this user: one for data, one for settings, where each system keeps such things."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

NAME: Final = "parlour"


def data_folder(system: str = sys.platform, environ: Mapping[str, str] = os.environ) -> Path:
    """Return the folder for tables and for what a learner has done."""
    return _folder(system, environ, "XDG_DATA_HOME", ".local/share")


def config_folder(system: str = sys.platform, environ: Mapping[str, str] = os.environ) -> Path:
    """Return the folder for settings."""
    return _folder(system, environ, "XDG_CONFIG_HOME", ".config")


def _folder(system: str, environ: Mapping[str, str], variable: str, usual: str) -> Path:
    """Return a folder: as the XDG variables say, except on Windows and macOS, which have one for both."""
    if system == "win32":
        return Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / NAME
    if system == "darwin":
        return Path.home() / "Library" / "Application Support" / NAME
    given = environ.get(variable, "")
    return (Path(given) if os.path.isabs(given) else Path.home() / usual) / NAME
