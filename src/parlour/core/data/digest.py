"""One canonical text for plain data, and its SHA-256."""

from __future__ import annotations

import hashlib
import json


def canonical(data: object) -> str:
    """Plain data as JSON with sorted keys and no spaces: equal data, equal text, everywhere."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)


def digest(data: object) -> str:
    """The SHA-256 of the canonical text, in hexadecimal."""
    return hashlib.sha256(canonical(data).encode()).hexdigest()
