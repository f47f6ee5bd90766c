"""Nonces of a table with verifiable chance: when a seat may pledge or open one, and the lines it leaves."""

# Compiled with mypyc.

from __future__ import annotations

from parlour.chance.committed import CommittedDealer, NonceProtocol
from parlour.core.data.plain_data import as_text
from parlour.core.record import NONCE, PLEDGE, Entry
from parlour.i18n.refusals import refused
from parlour.table.driver import Driver


def pledge(driver: Driver, seat: int, text: str) -> None:
    """Bind a seat to its nonces before play begins."""
    letter = driver.lexicon.letter(seat)
    _protocol(driver).pledge(letter, as_text(text, "pledge"))
    driver.write(Entry(letter, PLEDGE + text))


def give(driver: Driver, seat: int, text: str) -> None:
    """Open the nonce that a seat has pledged or, during play, add its next one before its move."""
    protocol = _protocol(driver)
    if (protocol.started or driver.loop.is_over()) and not driver.waits_for(seat):
        raise driver.parser.out_of_turn(driver.loop.state, seat)
    letter = driver.lexicon.letter(seat)
    protocol.nonce(letter, as_text(text, "nonce"))
    driver.write(Entry(letter, NONCE + text))


def check(driver: Driver, seat: int, text: str) -> None:
    """Refused if this seat cannot give this nonce now. Changes nothing."""
    _protocol(driver).check_nonce(driver.lexicon.letter(seat), as_text(text, "nonce"))


def is_due(driver: Driver, seat: int) -> bool:
    """Whether this seat should give its next nonce now: before play, or before its move."""
    dealer = driver.dealer
    if not isinstance(dealer, CommittedDealer) or driver.loop.is_over():
        return False
    protocol = dealer.protocol
    return protocol.takes_nonce(driver.lexicon.letter(seat)) and (not protocol.started or driver.waits_for(seat))


def _protocol(driver: Driver) -> NonceProtocol:
    dealer = driver.dealer
    if not isinstance(dealer, CommittedDealer):
        raise refused("chance/not_verifiable")
    return dealer.protocol
