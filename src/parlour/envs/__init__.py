"""Environments for learning agents: PettingZoo, Gymnasium and OpenSpiel adapters, all on one encoding.

They contain no rules. What can be answered comes from asks and their domains; what is seen comes from views.
"""
