"""The phases of Corner the Market, one module for each frame or group of frames."""
