"""The page's files: compressed forms for whoever takes them, kept for as long as they are the same."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from parlour.server.http import page
from parlour.server.http.page import BUILT, GAMES, add_page, with_games
from parlour.server.http.precompressed import PrecompressedFiles, accepted_codings

SCRIPT = b"console.log('Parlour');\n" * 200


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    (tmp_path / "x-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "x-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "x-1a2b.js.br").write_bytes(b"brotli")  # what is in it matters to nobody here
    (tmp_path / "y-1a2b.css").write_bytes(b"a{}")
    app = FastAPI()
    app.mount("/assets", PrecompressedFiles(directory=tmp_path))
    return TestClient(app)


def raw(client: TestClient, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """An answer as it came, not decoded."""
    with client.stream("GET", f"/assets/{path}", headers={"accept-encoding": "", **headers}) as answer:
        return answer.status_code, dict(answer.headers), b"".join(answer.iter_raw())


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("gzip;q=1.0, br;q=0.5", "gzip"),
        ("br;q=0, *", "gzip"),
        ("identity, br;q=0.5", ""),
        ("", ""),
        ("br;q=zero", ""),
    ],
)
def test_a_browser_gets_the_form_it_takes(client: TestClient, accepted: str, coding: str) -> None:
    status, headers, found = raw(client, "x-1a2b.js", **{"accept-encoding": accepted})
    assert status == 200
    assert headers.get("content-encoding", "") == coding
    assert headers["content-type"].startswith("text/javascript")
    assert headers["vary"] == "accept-encoding"
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert headers["content-length"] == str(len(found))
    if coding == "br":
        assert found == b"brotli"
    else:
        assert (gzip.decompress(found) if coding else found) == SCRIPT


def test_each_form_has_an_etag_of_its_own(client: TestClient) -> None:
    tags = [raw(client, "x-1a2b.js", **{"accept-encoding": each})[1]["etag"] for each in ("br", "gzip", "")]
    assert len(set(tags)) == 3
    again = {"accept-encoding": "br", "if-none-match": tags[0]}
    status, headers, body = raw(client, "x-1a2b.js", **again)
    assert (status, body, headers["vary"]) == (304, b"", "accept-encoding")
    assert "content-encoding" not in headers


def test_a_file_without_forms_is_sent_as_it_is(client: TestClient) -> None:
    status, headers, body = raw(client, "y-1a2b.css", **{"accept-encoding": "br, gzip"})
    assert (status, body) == (200, b"a{}")
    assert "content-encoding" not in headers
    assert headers["vary"] == "accept-encoding"


@pytest.mark.parametrize("path", ["x-1a2b.js.br", "x-1a2b.js.gz", "none.js"])
def test_a_form_is_no_file_of_its_own(client: TestClient, path: str) -> None:
    assert raw(client, path)[0] == 404


def test_anything_takes_the_best_form() -> None:
    assert accepted_codings("*") == ["br", "gzip"]
    assert accepted_codings("deflate") == []


def test_everything_built_that_is_large_is_there_in_small() -> None:
    files = [path for path in (BUILT / "assets").iterdir() if path.suffix in (".js", ".css")]
    large = [path for path in files if path.stat().st_size >= 1024]
    assert large
    for path in large:
        packed = path.with_name(f"{path.name}.gz")
        assert gzip.decompress(packed.read_bytes()) == path.read_bytes()
        assert path.with_name(f"{path.name}.br").stat().st_size < path.stat().st_size


def test_the_page_contains_the_list_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [{"game": "hazard", "summary": {"sentence": "</script><b>Throw</b>"}}]
    monkeypatch.setattr(page, "game_lines", lambda: lines)
    page._games_json.cache_clear()
    try:
        before, _, after = with_games(f"<html>{GAMES}</script></html>").partition(GAMES)
        written, _, rest = after.partition("</script>")
    finally:
        page._games_json.cache_clear()
    assert (before, rest) == ("<html>", "</html>")
    assert "<" not in written
    assert json.loads(written) == lines


def test_the_built_page_has_the_element_for_the_games_and_is_revalidated() -> None:
    app = FastAPI()
    add_page(app)
    client = TestClient(app)
    first = client.get("/")
    assert f'{GAMES}[{{"game":"corner-the-market"' in first.text
    assert first.headers["cache-control"] == "no-cache"
    again = client.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
