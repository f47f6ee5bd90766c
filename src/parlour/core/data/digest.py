"""Canonical JSON text of plain data, and its SHA-256 digest."""

from __future__ import annotations

import hashlib
import json


def canonical(data: object) -> str:
    """Return plain data as JSON with sorted keys and no spaces: equal data always gives equal text."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)


def digest(data: object) -> str:
    """Return the SHA-256 of the canonical text, in hexadecimal."""
    return hashlib.sha256(canonical(data).encode()).hexdigest()
