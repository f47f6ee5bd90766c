"""Work in other processes: bots, evaluations of uploaded input, analyses of deals, replays."""
