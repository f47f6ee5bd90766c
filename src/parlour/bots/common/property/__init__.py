"""Parts that the bots of property games share: evaluation of deeds in groups, trades, reserves and mortgages."""
