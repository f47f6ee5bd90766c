"""What all tests share: the clause report, pytester for testing it, and how Hypothesis looks for examples."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

pytest_plugins = ["parlour.testing.clauses", "pytester"]

# The same examples every time, and nothing that depends on the speed of the machine.
settings.register_profile(
    "steady", derandomize=True, deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")
