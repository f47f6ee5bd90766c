"""Texts of the terminal client: the choice of the language, wording in it, titles of games."""
