### Das Spiel in Kürze, auf einer Seite: Ziel, Zug, drei Dinge, Ende. Die Zahlen sind die der Ausgabe.

in-short-goal = Hab zuerst { $goal-points } Punkte.
    .about = Ein Stein auf einer Wertungstafel zählt so viel wie sein Feld. Alle deine zusammen sind deine Punkte.
in-short-turn-1 = Zwei Zahlen drehen
    .about = Spiel beide in beliebiger Reihenfolge. Auch das Feld nach der ersten zählt.
in-short-turn-2 = Auf TALLY ONE: punkten
    .about = Du bekommst einen Punkt auf der Tafel daneben.
in-short-turn-3 = Auf einer Figur: heimschicken
    .about = Du bekommst einen Punkt auf einer Tafel deiner Wahl. Die andere Seite verliert einen.
in-short-know-1 = Ein Stein steigt bis 4.
    .about = Danach darfst du dort einen neuen auf 1 setzen, solange einer deiner { $equipment-counters_per_player } übrig ist.
in-short-know-2 = LOSE ONE kostet einen Punkt.
    .about = Du wählst, welcher Stein zurückgeht. Ohne Punkte verlierst du nichts.
in-short-know-3 = Auf deiner Basis bist du sicher.
    .about = Von dort kann dich niemand heimschicken.
in-short-end = { $goal-points } Punkte gewinnen sofort.
    .about = Auch mitten im Zug.
