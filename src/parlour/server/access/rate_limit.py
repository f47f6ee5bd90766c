"""How much somebody may do: so many a second."""

# Compiled with mypyc.

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MAX_ADDRESSES: Final = 10_000


class TokenBucket:
    """So many a second, and so many at once; without a number twice as many."""

    def __init__(self, rate: float, most: float = 0.0, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = most or rate * 2
        self._left = self._most
        self._monotonic = monotonic
        self._at = monotonic()

    def wait(self) -> float:
        """Seconds until one more is allowed, as of the last time that was asked."""
        return max(0.0, 1 - self._left) / self._rate

    def take(self) -> bool:
        """Whether one more is allowed; then it is counted."""
        now = self._monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class TokenBuckets:
    """One for each address, person or the like; those that were used longest ago are forgotten."""

    def __init__(self, rate: float, most: float = 0.0, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._monotonic = monotonic
        self._by_address: OrderedDict[str, TokenBucket] = OrderedDict()

    def wait(self, address: str) -> float:
        """Seconds until one more is allowed; 0 for who has not been here."""
        allowance = self._by_address.get(address)
        return 0.0 if allowance is None else allowance.wait()

    def take(self, address: str) -> bool:
        """Whether one more is allowed; then it is counted."""
        allowance = self._by_address.pop(address, None) or TokenBucket(self._rate, self._most, self._monotonic)
        self._by_address[address] = allowance
        if len(self._by_address) > MAX_ADDRESSES:
            self._by_address.popitem(last=False)
        return allowance.take()
