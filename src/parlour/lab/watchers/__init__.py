"""One watcher a file."""
