"""Running a server: start and stop, maintenance of the store."""
