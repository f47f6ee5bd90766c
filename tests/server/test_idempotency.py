"""What was stored is found by its id, however ids follow one another."""

from __future__ import annotations

from hypothesis import given, strategies as st

from parlour.server.rooms.command_ids import key_of
from parlour.server.rooms.idempotency import CommandLog
from parlour.server.store.interface import StoredEntry

OWN = ("server/open", "server/pledged", "server/begin", "server/bot-0-12", "server/late-1-2-3")
IDS = st.one_of(
    st.sampled_from(OWN),
    st.integers(0, 10**6).map(lambda ms: f"m{ms:07}-x"),  # as those that begin with the time
    st.text("abyz019-_", min_size=8, max_size=10),
    st.text("abyz019-_", min_size=8, max_size=10).map(lambda id: f"{id}:another"),
)


def kept(number: int, command: str) -> StoredEntry:
    return StoredEntry("r", number, command, "ann", command.encode(), 0, b"", b"")


def find(answered: CommandLog, command: str) -> tuple[int, bytes] | None:
    """By the key that the command has in memory: ids without a scope were stored by an older Parlour."""
    return answered.find(key_of(command, "ann"))


@given(st.lists(IDS, unique=True), st.lists(IDS), st.data())
def test_a_command_is_known_if_and_only_if_it_was_stored(
    stored: list[str], asked: list[str], data: st.DataObject
) -> None:
    answered = CommandLog()
    known: dict[str, int] = {}
    for number, command in enumerate(stored, 1):
        for one in (command, data.draw(IDS)):
            expected = (known[one], one.encode()) if one in known else None
            assert find(answered, one) == expected
        answered.add(kept(number, command))
        known[command] = number
    for one in (*stored, *asked):
        assert find(answered, one) == ((known[one], one.encode()) if one in known else None)


def test_an_entry_that_is_read_again_is_the_same_one() -> None:
    answered = CommandLog()
    for number in (1, 2, 3, 2, 3, 4):
        answered.add(kept(number, f"command-{number}"))
    assert [find(answered, f"command-{number}") for number in range(1, 6)] == [
        (1, b"command-1"),
        (2, b"command-2"),
        (3, b"command-3"),
        (4, b"command-4"),
        None,
    ]
