"""Fast random play, for benchmarks, profile-guided builds and tests: the loop and its random generator."""
