"""Lessons at the prompt: choosing one, playing its steps, and keeping what is done."""
