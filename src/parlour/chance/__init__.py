"""Sources of chance: seeded, scripted, manual and committed dealers, and the notation of draws."""
