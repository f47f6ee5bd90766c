"""Running a server: settings, start and stop, maintenance, metrics."""
