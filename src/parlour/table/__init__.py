"""One play of a game: who drives it, where its chance comes from, how it is written down and checked."""
