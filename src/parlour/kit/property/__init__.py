"""Parts of games of deeds: their events, and the consequences of answers."""
