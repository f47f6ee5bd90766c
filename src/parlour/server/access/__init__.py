"""Access control: identities, tokens, rate limits, rules for names and chat."""
