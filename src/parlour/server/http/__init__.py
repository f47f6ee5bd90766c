"""HTTP: the lobby, the rules, the records."""
