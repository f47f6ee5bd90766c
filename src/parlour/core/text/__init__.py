"""Text in and out of the rules: notation of actions, names of things, sentences of events."""
