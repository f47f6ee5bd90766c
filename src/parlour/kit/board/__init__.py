"""Parts of boards: tracks, named spaces, places of tokens."""
