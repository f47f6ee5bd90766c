"""Output of the lab: summaries for the terminal, reports and figures."""
