"""Texts in the reader's language: catalogues of messages, and sentences for events, questions and refusals."""
