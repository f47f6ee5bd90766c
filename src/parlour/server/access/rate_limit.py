"""Token buckets: limit how many actions per second a client may take."""

# Compiled with mypyc.

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

MAX_ADDRESSES: Final = 10_000


class TokenBucket:
    """Allows a rate per second and a burst; the default burst is twice the rate."""

    def __init__(self, rate: float, burst: float = 0.0, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst or rate * 2
        self._left = self._burst
        self._monotonic = monotonic
        self._at = monotonic()

    def wait(self) -> float:
        """Return the seconds until one more is allowed, as of the last `take`."""
        return max(0.0, 1 - self._left) / self._rate

    def take(self) -> bool:
        """Take a token if there is one. Return whether the action is allowed."""
        now = self._monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class TokenBuckets:
    """One bucket per address, person or the like. The least recently used buckets are forgotten."""

    def __init__(self, rate: float, burst: float = 0.0, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._monotonic = monotonic
        self._by_address: OrderedDict[str, TokenBucket] = OrderedDict()

    def wait(self, address: str) -> float:
        """Return the seconds until one more is allowed; 0 for an unknown key."""
        bucket = self._by_address.get(address)
        return 0.0 if bucket is None else bucket.wait()

    def take(self, address: str) -> bool:
        """Take a token if there is one. Return whether the action is allowed."""
        bucket = self._by_address.pop(address, None) or TokenBucket(self._rate, self._burst, self._monotonic)
        self._by_address[address] = bucket
        if len(self._by_address) > MAX_ADDRESSES:
            self._by_address.popitem(last=False)
        return bucket.take()
