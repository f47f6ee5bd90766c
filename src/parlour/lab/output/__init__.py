"""What a simulation prints and draws: summaries, reports, figures."""
