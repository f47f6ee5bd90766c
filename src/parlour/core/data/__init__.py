"""Plain data: fields of positions, readers of files, digests, bounds on input."""
