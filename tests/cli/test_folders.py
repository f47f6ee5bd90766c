"""The folders of a user, on each system."""

from __future__ import annotations

from pathlib import Path

from parlour.folders import config_folder, data_folder

HOME = Path.home()


def test_on_linux_the_variables_of_the_desktop_count() -> None:
    assert data_folder("linux", {}) == HOME / ".local/share/parlour"
    assert config_folder("linux", {}) == HOME / ".config/parlour"
    given = {"XDG_DATA_HOME": "/data", "XDG_CONFIG_HOME": "/config"}
    assert (data_folder("linux", given), config_folder("linux", given)) == (
        Path("/data/parlour"),
        Path("/config/parlour"),
    )
    assert data_folder("linux", {"XDG_DATA_HOME": "not/absolute"}) == HOME / ".local/share/parlour"


def test_macos_and_windows_have_one_folder_for_both() -> None:
    assert data_folder("darwin", {}) == config_folder("darwin", {}) == HOME / "Library/Application Support/parlour"
    assert data_folder("win32", {"LOCALAPPDATA": "/local"}) == config_folder("win32", {"LOCALAPPDATA": "/local"})
    assert data_folder("win32", {"LOCALAPPDATA": "/local"}) == Path("/local/parlour")
