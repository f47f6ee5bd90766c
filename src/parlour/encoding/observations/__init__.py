"""States as numbers: features of the fields of a view, and their layout."""
