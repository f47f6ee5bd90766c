### Die Regeln von Mariner's Compass: Spielarten, Hausregeln, Kapitel und Titel.


## Hausregeln mit ihren Lesarten

option-lead_value = Drehen: Wer fängt an?
option-lead_value-sum_of_arrows = Beide Pfeile werden addiert; die höchste Summe fängt an.
option-lead_value-higher_arrow = Nur der höhere der beiden Pfeile zählt; die höchste Zahl fängt an.
option-lead_tie = Gleichstand beim Anfangen
option-lead_tie-respin = Beide drehen noch einmal.
option-arrow_choice = Welchen Pfeil du nimmst
option-arrow_choice-either = Nach jedem Drehen wählst du eine der beiden Zahlen.
option-arrow_choice-fixed_first = Längeres Spiel: immer der erste Pfeil.
option-arrow_choice-fixed_second = Längeres Spiel: immer der zweite Pfeil.
option-entry_counting = Wie dein erster Zug auf dem Kompass zählt
option-entry_counting-inclusive = S selbst ist eins: Mit einer 1 steht die kleine Figur auf S.
option-later_counting = Wie spätere Züge auf dem Kompass zählen
option-later_counting-exclusive = Das nächste Feld ist eins.
option-later_counting-inclusive = Das eigene Feld ist eins: Mit einer 1 bleibt die kleine Figur stehen.
option-blank_choice = Ein leeres Feld, wenn deine Expedition am Rand steht
option-blank_choice-legal_only = Du musst eine Richtung nehmen, die auf dem Brett bleibt; gibt es keine, ist der Zug verloren.
option-blank_choice-free = Du darfst auch eine Richtung nennen, die vom Brett führt; dann ist der Zug verloren.
option-meet_at_n = Wenn sich beide kleinen Figuren auf N treffen
option-meet_at_n-move_then_respin = Deine Expedition geht eins nach Norden, dann drehst du noch einmal und spielst einen ganzen weiteren Zug.
option-meet_at_n-respin_without_move = Du drehst gleich noch einmal; deine Expedition zieht für das Treffen auf N nicht.
option-displaced_moves_expedition = Die Expedition von jemandem, der auf N geschickt wird
option-displaced_moves_expedition-false = Wer auf N geschickt wird, zieht dadurch keine Expedition.
option-displaced_moves_expedition-true = Diese Expedition geht ein Feld nach Norden, wenn sie kann, und zwar vor den Zügen des anderen.
option-pole_exact = Den Pol erreichen
option-pole_exact-true = Die Expedition muss den Nordpol selbst betreten.
option-pole_exact-false = Jedes Feld der obersten Reihe zählt als Nordpol.
option-expedition_move = Mit der Expedition ziehen
option-expedition_move-compulsory = Sie muss ziehen, wenn sie kann, auch weg vom Pol.
option-expedition_move-optional = Du darfst die Expedition stehen lassen.
option-off_table = Ein Zug über den Rand
option-off_table-lose_move = Die Expedition bleibt stehen; dieser Zug ist verloren.
option-turn_cap = Züge bis zum Unentschieden
    .text = Hat nach so vielen Zügen niemand gewonnen, endet das Spiel unentschieden.

## Kapitel

chapter-setup = Was du brauchst
chapter-turn = Dein Zug
chapter-special = Treffen, verlorene Züge, Sieg

## Titel der Regeln und Auslegungen

clause-MAR-01 = Zwei Personen
clause-MAR-02 = Figuren und Pfeile
clause-MAR-03 = Die zwei Tafeln
clause-MAR-04 = Der Kompass
clause-MAR-05 = Wie es geht
clause-MAR-06 = Stadt und Farbe
clause-MAR-07 = Wer anfängt
clause-MAR-08 = Die kleine Figur einsetzen
clause-MAR-09 = Eine Zahl wählen
clause-MAR-10 = Erst die kleine Figur, dann die Expedition
clause-MAR-11 = Ein Feld weit
clause-MAR-12 = Abwechselnd ziehen
clause-MAR-13 = Ein Beispiel
clause-MAR-14 = Ein Feld ohne Buchstaben
clause-MAR-15 = Gerade und schräg
clause-MAR-16 = Wie weit du ziehst
clause-MAR-17 = Treffen auf dem Kompass
clause-MAR-18 = Treffen auf N
clause-MAR-19 = Ein verlorener Zug
clause-MAR-20 = Zuerst am Pol gewinnt
clause-MAR-21 = Das längere Spiel
clause-MAR-R01 = S zählt als eins
clause-MAR-R02 = Zählen nach dem Einsetzen
clause-MAR-R03 = Die höchste Drehung
clause-MAR-R04 = Eine Richtung über den Rand
clause-MAR-R05 = Einen unmöglichen Zug wählen
clause-MAR-R06 = Treffen auf N: erst ziehen
clause-MAR-R07 = Zweimal auf N treffen
clause-MAR-R08 = Auf N geschickt
clause-MAR-R09 = Treffen beim Einsetzen
clause-MAR-R10 = Ein Pol oder zwei
clause-MAR-R11 = Über den Pol hinaus
clause-MAR-R12 = Du musst ziehen
clause-MAR-R13 = Wo Norden ist
clause-MAR-R14 = Der Pfeil im längeren Spiel
clause-MAR-R15 = Ein Spiel ohne Ende
