"""Earlier rulesets of Corner the Market, one module each, for tables that were begun under them."""
