"""Reading data with care: places in words, wrong values named, nothing unknown passed over."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour.core.data.reader import Reader
from parlour.core.refusals import BadData

DATA = {
    "title": "Rex",
    "count": 3,
    "open": True,
    "dial": [1, 2, 3],
    "names": ["a", "b"],
    "board": {"rows": 9},
    "ships": [{"name": "Rex"}, {"name": "Normandie"}],
}


def reader() -> Reader:
    return Reader(DATA, "file.toml")


def test_values_are_read_as_they_are() -> None:
    r = reader()
    assert r.text("title", ("Rex",)) == "Rex"
    assert r.text_or("motto", "none") == "none"
    assert r.text_or("title", "none") == "Rex"
    assert r.number("count", least=3, most=3) == 3
    assert r.flag("open") is True
    assert r.numbers("dial", count=3, least=1) == [1, 2, 3]
    assert r.texts("names", count=2) == ["a", "b"]
    assert r.at("board").number("rows") == 9
    assert r.at("board") is r.at("board")
    assert [ship.text("name") for ship in r.each("ships")] == ["Rex", "Normandie"]
    assert r.anything("dial") == [1, 2, 3]
    assert r.names() == list(DATA)
    r.finish()


@pytest.mark.parametrize(
    ("read", "message"),
    [
        (lambda r: r.text("motto"), "file.toml: 'motto' is missing"),
        (lambda r: r.text("count"), "file.toml.count: expected a string, got 3"),
        (lambda r: r.text("title", ("Queen", "King")), "file.toml.title: 'Rex' is not one of Queen, King"),
        (lambda r: r.number("title"), "file.toml.title: expected a whole number, got 'Rex'"),
        (lambda r: r.number("open"), "file.toml.open: expected a whole number, got True"),
        (lambda r: r.number("count", least=4), "file.toml.count: 3 is less than 4"),
        (lambda r: r.number("count", most=2), "file.toml.count: 3 is more than 2"),
        (lambda r: r.flag("count"), "file.toml.count: expected true or false, got 3"),
        (lambda r: r.numbers("names"), "file.toml.names: expected a whole number, got 'a'"),
        (lambda r: r.numbers("dial", count=2), "file.toml.dial: expected 2 values, got 3"),
        (lambda r: r.numbers("dial", least=2), "file.toml.dial: 1 is less than 2"),
        (lambda r: r.texts("dial"), "file.toml.dial: expected a list of strings, but it holds 1"),
        (lambda r: r.texts("title"), "file.toml.title: expected a list, got 'Rex'"),
        (lambda r: r.at("title"), "file.toml.title: expected a table of named values, got 'Rex'"),
        (lambda r: r.each("dial"), "file.toml.dial[0]: expected a table of named values, got 1"),
        (lambda r: r.each("ships")[1].number("name"), "file.toml.ships[1].name: expected a whole number"),
    ],
)
def test_a_wrong_value_is_named_with_its_place(read: Callable[[Reader], object], message: str) -> None:
    with pytest.raises(BadData) as wrong:
        read(reader())
    assert str(wrong.value).startswith(message)


def test_what_nobody_has_read_is_refused_with_a_guess() -> None:
    r = Reader({"colours": 1, "colour": 2}, "men")
    r.anything("colours")
    with pytest.raises(BadData, match=r"men.colour: nothing reads this key; did you mean 'colours'?"):
        r.finish()


def test_it_is_so_in_nested_tables_and_lists_too() -> None:
    r = reader()
    r.skip("title", "count", "open", "dial", "names", "ships")
    r.at("board")
    with pytest.raises(BadData, match=r"file.toml.board.rows: nothing reads this key"):
        r.finish()
    r.skip("board")
    r.finish()
    r = reader()
    r.skip("title", "count", "open", "dial", "names", "board")
    r.each("ships")[0].text("name")
    with pytest.raises(BadData, match=r"file.toml.ships\[1\].name: nothing reads this key"):
        r.finish()
