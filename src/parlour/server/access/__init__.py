"""Who may do what, and how much of it: identities, tokens, rate limits, rules for names and chat."""
