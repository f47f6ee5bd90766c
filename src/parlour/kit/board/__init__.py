"""Parts of boards: tracks, named spaces, and the places of squares for drawing."""
