"""F3: pledges, nonces, play, in this order; whatever comes out of order is refused and changes nothing."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest

from parlour.chance.committed import NonceChain, NonceProtocol, commitment_to, nonce_before, pledge_of
from parlour.core.refusals import Refused
from tests.table.honest import fair_table, nonces_of, open_all, play_on, pledge_all, secret_of

OPENING = hashlib.sha256(b"opening").hexdigest()
LETTERS = "ABC"
JUNK = -1


class Message(NamedTuple):
    """What somebody sends: pledge, nonce (the n-th of the seat's own, or junk), move, or a draw that is made."""

    kind: str
    letter: str = ""
    number: int = 0


def chain_of(letter: str) -> list[str]:
    nonces = nonces_of("order", letter)
    return [nonces.next() for _ in range(12)]


CHAIN = {letter: chain_of(letter) for letter in LETTERS}


def is_in_order(past: list[Message], message: Message) -> bool:
    """The order as the document states it, judged from everything that was accepted before."""
    begun = next((n for n, m in enumerate(past) if m.kind in ("move", "draw")), None)
    own = [n for n, m in enumerate(past) if m.kind == "nonce" and m.letter == message.letter]
    if message.kind == "pledge":
        return begun is None and not any(m.kind == "nonce" or m == message for m in past)
    if message.kind != "nonce":
        return True
    if message.number == JUNK or Message("pledge", message.letter) not in past:
        return False
    if begun is None:
        return not own and message.number == 0
    if not own or own[0] > begun or message.number != len(own):
        return False
    last = max((n for n, m in enumerate(past) if m.kind == "draw"), default=begun)
    return own[-1] < max(last, begun) and not has_lapsed(past, message.letter, begun)


def has_lapsed(past: list[Message], letter: str, begun: int) -> bool:
    """Whether a draw after a move of this seat was made without its nonce."""
    mover = ""
    gave = False
    for n, message in enumerate(past):
        if message.kind == "move":
            mover = message.letter if n > begun else ""
        elif message.kind == "nonce" and message.letter == letter and n > begun:
            gave = True
        elif message.kind == "draw":
            if mover == letter and not gave:
                return True
            mover = ""
            gave = False
    return False


def mix_of(past: list[Message]) -> str:
    """All nonces as one hash, with the pledge of whoever had not opened his when play began."""
    mix = hashlib.sha256(b"").hexdigest()
    begun = next((n for n, m in enumerate(past) if m.kind in ("move", "draw")), len(past))
    for n in range(len(past) + 1):
        if n == begun and n < len(past):
            for letter in sorted(m.letter for m in past[:n] if m.kind == "pledge"):
                if Message("nonce", letter) not in past[:n]:
                    mix = sha(f"{mix}|{letter}|{pledge_of(OPENING, letter, CHAIN[letter][0])}")
        if n < len(past) and past[n].kind == "nonce":
            mix = sha(f"{mix}|{past[n].letter}|{CHAIN[past[n].letter][past[n].number]}")
    return mix


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def send(protocol: NonceProtocol, message: Message) -> bool:
    """Whether it was accepted."""
    letter = message.letter
    try:
        if message.kind == "pledge":
            protocol.pledge(letter, pledge_of(OPENING, letter, CHAIN[letter][0]))
        elif message.kind == "nonce":
            protocol.nonce(letter, sha("junk") if message.number == JUNK else CHAIN[letter][message.number])
        elif message.kind == "move":
            protocol.moved(letter)
        else:
            protocol.draw()
    except Refused:
        return False
    return True


def some_message(rng: Random, past: list[Message]) -> Message:
    """Anything; more often than not something that could be in order."""
    kind = rng.choice(["pledge", "pledge", "nonce", "nonce", "nonce", "nonce", "move", "draw"])
    if kind in ("move", "draw") and len(past) < 6 and rng.random() < 0.8:
        kind = "pledge"
    letter = rng.choice(LETTERS)
    if kind == "draw":
        return Message(kind)
    if kind != "nonce":
        return Message(kind, letter)
    own = sum(m.kind == "nonce" and m.letter == letter for m in past)
    return Message(kind, letter, rng.choice([own, own, own, 0, max(0, own - 1), own + 1, JUNK]))


def out_of_order(make: Callable[[str], NonceProtocol], orders: int) -> tuple[list[str], int]:
    """Orders of messages in which something was accepted or refused wrongly, and the nonces accepted in play."""
    wrong: list[str] = []
    fresh = 0
    for seed in range(orders):
        rng = Random(seed)
        protocol = make(OPENING)
        past: list[Message] = []
        for _ in range(20):
            message = some_message(rng, past)
            due = is_in_order(past, message)
            before = protocol.nonces
            accepted = send(protocol, message)
            if accepted != due:
                wrong.append(f"{seed}: {past} then {message}: {'accepted' if accepted else 'refused'}")
                break
            if accepted:
                past.append(message)
                fresh += message.kind == "nonce" and message.number > 0
            elif protocol.nonces != before:
                wrong.append(f"{seed}: {message} was refused and changed something")
        else:
            if protocol.nonces != mix_of(past):
                wrong.append(f"{seed}: the nonces are mixed otherwise: {past}")
    return wrong, fresh


def test_whoever_begins_play_with_a_throw_goes_on_giving_nonces() -> None:
    """No nonce is due before that move: the seat's first one is open, and play has not begun."""
    protocol = NonceProtocol(OPENING)
    for message in (Message("pledge", "A"), Message("nonce", "A", 0)):
        assert send(protocol, message)
    assert not protocol.takes_nonce("A")
    assert send(protocol, Message("move", "A"))
    assert send(protocol, Message("draw"))
    assert protocol.takes_nonce("A")
    assert send(protocol, Message("nonce", "A", 1))
    for message in (Message("move", "A"), Message("draw"), Message("move", "A"), Message("draw")):
        assert send(protocol, message)
    assert not protocol.takes_nonce("A"), "a draw after a later move without a nonce"


class TakesAnyNonce(NonceProtocol):
    """A planted fault: whatever seat, whatever nonce, at any time."""

    def nonce(self, letter: str, nonce: str) -> None:
        self._latest[letter] = nonce
        self.nonces = sha(f"{self.nonces}|{letter}|{nonce}")


class PledgesLate(NonceProtocol):
    """A planted fault: a seat may pledge when it has seen the others' nonces."""

    def pledge(self, letter: str, pledge: str) -> None:
        opened, self._latest = self._latest, {}
        try:
            super().pledge(letter, pledge)
        finally:
            self._latest = opened


class ForgetsUnopened(NonceProtocol):
    """A planted fault: who does not open his nonce is left out."""

    def start(self) -> None:
        self._pledges, kept = {}, self._pledges
        super().start()
        self._pledges = kept


class NeverLapses(NonceProtocol):
    """A planted fault: a seat may leave out nonces when it likes."""

    def draw(self) -> int:
        self._mover = ""
        return super().draw()


def test_nothing_is_accepted_out_of_order() -> None:
    wrong, fresh = out_of_order(NonceProtocol, 2_000)
    assert wrong == []
    assert fresh > 300, "too few orders went far enough to say anything"


@pytest.mark.soak
def test_nothing_is_accepted_out_of_order_in_a_hundred_thousand_orders() -> None:
    assert out_of_order(NonceProtocol, 100_000)[0] == []


@pytest.mark.parametrize("fault", [TakesAnyNonce, PledgesLate, ForgetsUnopened, NeverLapses])
def test_the_state_machine_finds_planted_faults(fault: type[NonceProtocol]) -> None:
    assert out_of_order(fault, 2_000)[0] != []


def refused(send: Callable[[], object]) -> str:
    with pytest.raises(Refused) as caught:
        send()
    return caught.value.code


def test_every_message_out_of_order_has_its_own_code() -> None:
    table = fair_table(1)
    own = {letter: nonces_of(1, letter) for letter in "AB"}
    first = {letter: own[letter].next() for letter in "AB"}
    opening = table.journal.opening
    assert refused(lambda: table.nonce("A", first["A"])) == "chance/no_pledge"
    assert refused(lambda: table.pledge("A", "zz")) == "chance/bad_pledge"
    table.pledge("A", pledge_of(opening, "A", first["A"]))
    assert refused(lambda: table.pledge("A", pledge_of(opening, "A", first["A"]))) == "chance/second_pledge"
    assert refused(lambda: table.nonce("A", "12")) == "chance/bad_nonce"
    assert refused(lambda: table.nonce("A", first["B"])) == "chance/other_nonce"
    table.nonce("A", first["A"])
    assert refused(lambda: table.nonce("A", first["A"])) == "chance/second_nonce"
    assert refused(lambda: table.pledge("B", pledge_of(opening, "B", first["B"]))) == "chance/late_pledge"
    table.act("A", "start from London with red")
    assert refused(lambda: table.nonce("A", own["A"].next())) == "turn/not_yours"
    table.act("B", "start from New York with blue")
    assert refused(lambda: table.pledge("B", pledge_of(opening, "B", first["B"]))) == "chance/late_pledge"
    table.act("A", "spin")
    table.act("B", "spin")
    while table.asks()[0].seat != 0:
        table.act("B", table.asks()[0].default_action)
    assert refused(lambda: table.nonce("A", own["A"].next())) == "chance/lapsed_nonce"
    seeded = fair_table(2)
    pledge_all(seeded, {"B": nonces_of(2, "B")})
    seeded.act("A", "start from London with red")
    assert refused(lambda: seeded.nonce("B", nonces_of(2, "B").next())) == "chance/late_nonce"


def test_after_an_undone_first_move_play_has_still_begun() -> None:
    table = fair_table(3)
    own = {letter: nonces_of(3, letter) for letter in "AB"}
    pledge_all(table, own)
    table.act("A", "start from London with red")
    table.undo()
    assert refused(lambda: table.nonce("A", own["A"].next())) == "chance/late_nonce"
    assert refused(lambda: table.pledge("B", own["B"].pledge(table.journal.opening, "B"))) == "chance/late_pledge"


def test_an_unopened_nonce_is_replaced_by_its_pledge() -> None:
    """The table cannot choose what stands in for it: the pledge is recorded, and other draws follow without it."""
    tables = []
    for pledges in ({"A": nonces_of(4, "A")}, {"A": nonces_of(5, "A")}, {}):
        table = fair_table(4)
        pledge_all(table, pledges)
        play_on(table, {}, Random(4), most=20)
        tables.append([entry.text for entry in table.moves() if entry.who == "*"])
    assert tables[0] != tables[1]
    assert tables[0] != tables[2]


def test_fresh_nonces_change_the_draws_that_follow_and_none_before() -> None:
    texts = []
    for fresh in (True, False):
        table = fair_table(6)
        own = {letter: nonces_of(6, letter) for letter in "AB"}
        pledge_all(table, own)
        open_all(table, own)
        table.act("A", "start from London with red")
        table.act("B", "start from New York with blue")
        if fresh:
            assert table.takes_nonce("A")
            assert not table.takes_nonce("B")
            table.nonce("A", own["A"].next())
            assert not table.takes_nonce("A")
        play_on(table, {}, Random(6), most=12)
        texts.append([entry.text for entry in table.moves() if entry.who == "*"])
    assert texts[0] != texts[1]


def test_draws_are_bound_to_the_header() -> None:
    """Another name at the table, another game."""
    spins = []
    for names in (["Ann", "Bo"], ["Ann", "Bob"]):
        table = fair_table(7, names=names)
        play_on(table, {}, Random(7), most=12)
        spins.append([entry.text for entry in table.moves() if entry.who == "*"])
    assert spins[0] != spins[1]


def test_a_pledge_shows_no_nonce_and_fits_one_seat_and_table() -> None:
    nonce = nonces_of(8, "A").next()
    pledges = {pledge_of(opening, letter, nonce) for opening in (OPENING, sha("other")) for letter in "AB"}
    assert len(pledges) == 4
    assert nonce not in pledges


def test_a_seats_nonces_are_a_chain() -> None:
    nonces = NonceChain(5, sha("last"))
    given = [nonces.next() for _ in range(5)]
    assert [nonce_before(nonce) for nonce in given[1:]] == given[:-1]
    assert given[-1] == sha("last")
    assert nonces.next() == ""
    assert NonceChain().next() != NonceChain().next()


def test_a_commitment_hides_the_secret_and_no_other_opens_it() -> None:
    assert commitment_to(secret_of(1)) != commitment_to(secret_of(2))
    assert secret_of(1).hex() not in commitment_to(secret_of(1))
