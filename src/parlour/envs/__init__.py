"""Doors for learning agents: PettingZoo, Gymnasium and OpenSpiel environments, all on one encoding.

No rule stands here. What may be answered comes from asks and their domains, what is seen from views.
"""
