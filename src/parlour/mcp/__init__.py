"""A server for the Model Context Protocol: language models play at running tables with tools that are all text."""
