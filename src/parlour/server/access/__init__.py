"""Who may do what, and how much of it: identities, tokens, rate limits, quotas, rules for names and chat."""
