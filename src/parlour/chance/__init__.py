"""Where draws come from: seeded, scripted or committed dealers, and how a draw is written."""
