"""Records that are being looked at: each is played again once, and kept at hand for a while."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Final
from weakref import WeakKeyDictionary

from parlour.bots.deals import deals_in
from parlour.core.record import read_journal
from parlour.core.refusals import Refused
from parlour.server.judging import DealJudge, Judged
from parlour.server.room import OVER, Room
from parlour.table.luck import Lucks, lucks
from parlour.table.reel import Reel
from parlour.table.replay import opened_for

MOST: Final = 16
"""So many records are kept; the one that was looked at longest ago is forgotten, and can be shown again."""
NAME: Final = 24
"""Digits of a record's hash. Whoever knows them has had the record: nobody can guess them."""
UNKNOWN: Final = "replay/unknown"
MOST_WAITING: Final = 4
"""So many wait at most until the deals of a record are judged; whoever comes then is told that none were."""


class Replays:
    """The records at hand, by the hash of their text."""

    def __init__(self, judge: DealJudge) -> None:
        self._reels: OrderedDict[str, Reel] = OrderedDict()
        self._lucks: WeakKeyDictionary[Reel, Lucks] = WeakKeyDictionary()
        self._sources: WeakKeyDictionary[Reel, tuple[str, str]] = WeakKeyDictionary()
        """A record's text, and the edition that came with it."""
        self._deals: WeakKeyDictionary[Reel, Judged] = WeakKeyDictionary()
        self._judge = judge
        self._judging = asyncio.Lock()
        self._waiting = 0
        self._one = asyncio.Lock()
        """One record is played again at a time, so that nobody keeps the server busy with many."""

    async def of_text(self, text: str) -> str:
        """A record that somebody has brought; BadData names the first line that is wrong."""
        return await self._kept(text, "", lambda: _reel_of_text(text))

    async def of_room(self, room: Room) -> str:
        """A table's own record; it is open when the game is over, and not before."""
        must_be_over(room)
        text = room.table.record()
        return await self._kept(text, room.opened.edition, lambda: _reel_of_room(room))

    def find(self, name: str) -> Reel:
        """A record by its hash; refused if it was forgotten: then it is brought again."""
        reel = self._reels.get(name)
        if reel is None:
            raise Refused(UNKNOWN, "", "This record is not at hand; bring it again.")
        self._reels.move_to_end(name)
        return reel

    async def luck(self, name: str) -> Lucks:
        """What chance did to each seat, by moment; it is found out when somebody wants to know."""
        reel = self.find(name)
        async with self._one:
            if reel not in self._lucks:
                self._lucks[reel] = await asyncio.to_thread(lucks, reel)
        return self._lucks[reel]

    async def deals(self, name: str) -> tuple[Judged, int]:
        """What deals did to both sides, as far as there was time to find out, and how many are left out."""
        reel = self.find(name)
        made = len(deals_in(reel))
        if reel not in self._deals:
            if not made or self._waiting >= MOST_WAITING:
                return [], made
            self._waiting += 1
            try:
                async with self._judging:
                    if reel not in self._deals:
                        self._deals[reel] = await self._judge.deals(*self._sources[reel])
            finally:
                self._waiting -= 1
        return self._deals[reel], made - len(self._deals[reel])

    async def _kept(self, text: str, edition: str, make: Callable[[], Reel]) -> str:
        name = hashlib.sha256(text.encode()).hexdigest()[:NAME]
        async with self._one:
            if name not in self._reels:
                self._reels[name] = await asyncio.to_thread(make)  # it may be long, and the tables go on meanwhile
                self._sources[self._reels[name]] = (text, edition)
                while len(self._reels) > MOST:
                    self._reels.popitem(last=False)
            self._reels.move_to_end(name)
        return name


def _reel_of_text(text: str) -> Reel:
    journal = read_journal(text)
    return Reel(opened_for(journal, None), journal)


def must_be_over(room: Room) -> None:
    """Refused while the game goes on."""
    if room.status != OVER:
        raise Refused("replay/running", "", "The game is not over; its record is open when it is.")


def _reel_of_room(room: Room) -> Reel:
    """On the room's own board, which may be of an edition that came with it."""
    return Reel(room.new_table(room.opened, room.table.names), room.table.journal)
