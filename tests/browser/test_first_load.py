"""The first load: the JavaScript of the start page with one language, as small as the server sends it."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import pytest
from playwright.sync_api import Response

from parlour.i18n.languages import languages
from tests.browser.conftest import Visitors

MAX_BYTES = 150_000


@pytest.mark.parametrize("language", languages())
def test_the_first_load_is_small_in_every_language(
    visitors: Visitors, language: str, record_property: Callable[[str, object], None]
) -> None:
    page = visitors.page()
    scripts: list[Response] = []
    page.on("response", lambda each: scripts.append(each) if each.url.endswith(".js") else None)
    page.goto(f"/?lang={language}#/")
    page.locator(f"html[lang={language}] .game-card").first.wait_for()
    page.wait_for_load_state("networkidle")
    size = sum(len(gzip.compress(each.body())) for each in scripts)
    record_property("bytes", size)
    assert 0 < size <= MAX_BYTES
