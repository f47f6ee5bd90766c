"""Tools for testing games: scripts, random play, option settings, the clause report, Hypothesis strategies.

The contract suite in tests/contract uses them. `strategies` needs hypothesis and `clauses` needs pytest.
"""

from parlour.testing.editions import edition_data_with, edition_text, edition_with
from parlour.testing.random_play import hand_table, played, random_move, random_play, random_table
from parlour.testing.refusals import codes, refusal
from parlour.testing.script import answers, check_script_used, cited, complete_script, ended, may, play, waited
from parlour.testing.settings import rulebook_of, seat_counts, settings
from parlour.testing.states import fingerprint, parameters, shared, twin
from parlour.testing.tries import some_actions, tries

__all__ = [
    "answers",
    "check_script_used",
    "cited",
    "codes",
    "complete_script",
    "edition_data_with",
    "edition_text",
    "edition_with",
    "ended",
    "fingerprint",
    "hand_table",
    "may",
    "parameters",
    "play",
    "played",
    "random_move",
    "random_play",
    "random_table",
    "refusal",
    "rulebook_of",
    "seat_counts",
    "settings",
    "shared",
    "some_actions",
    "tries",
    "twin",
    "waited",
]
