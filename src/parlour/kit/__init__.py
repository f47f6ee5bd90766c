"""Pure parts that several games use."""
