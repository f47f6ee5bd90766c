"""A door for language models: a seat at a running table as tools of the Model Context Protocol, all in text."""
