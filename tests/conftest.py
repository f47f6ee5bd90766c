"""What all tests share: the clause report, pytester for testing it, the language, and how Hypothesis finds examples."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

pytest_plugins = ["parlour.testing.clauses", "pytester"]

# The terminal client speaks the language of the environment. Tests, and the processes that they start, expect English.
os.environ["LC_ALL"] = "C.UTF-8"

# The same examples every time, and nothing that depends on the speed of the machine.
settings.register_profile(
    "steady", derandomize=True, deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")
