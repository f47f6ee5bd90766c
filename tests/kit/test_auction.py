"""Open auctions: who is asked, who may still raise, and who passes because a bid is out of reach."""

from __future__ import annotations

from parlour.kit.auction import OpenAuction

SEATS = 4
ALL = 0b1111


def test_all_are_asked_at_once_except_the_high_bidder() -> None:
    auction = OpenAuction(ALL)
    auction.hold(1, SEATS)
    assert (auction.asked(), auction.may_raise()) == (0b1101, 0b0010)
    auction.place(2, 50, SEATS)
    assert (auction.asked(), auction.may_raise()) == (0b1011, 0)
    auction.hold(0, SEATS)
    assert (auction.asked(), auction.may_raise()) == (0b1010, 0b0001)


def test_an_auction_is_open_while_somebody_who_can_bid_is_asked() -> None:
    auction = OpenAuction(ALL)
    auction.place(2, 50, SEATS)
    assert auction.is_open(0b0010, SEATS)
    assert not auction.is_open(0b0100, SEATS)  # only the high bidder could bid more
    assert auction.held == 0  # nobody has answered


def test_in_rotation_those_who_cannot_bid_hold() -> None:
    auction = OpenAuction(ALL, turn=1)
    assert auction.is_open(0b1000, SEATS)
    assert (auction.turn, auction.held, auction.asked()) == (3, 0b0110, 0b1000)
    auction.place(3, 50, SEATS)
    assert not auction.is_open(0b1000, SEATS)
    assert (auction.high, auction.held) == (3, 0b0111)
