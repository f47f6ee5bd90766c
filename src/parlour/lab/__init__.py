"""The lab: simulations of many games by bots, comparisons, tournaments and reports."""
