### Die Regeln von Ten-Up: Spielarten, Hausregeln, Kapitel und Titel.


## Hausregeln mit ihren Lesarten

option-lead_value = Drehen: Wer fängt an?
option-lead_value-sum_of_arrows = Beide Pfeile werden addiert; die höchste Summe fängt an.
option-lead_value-higher_arrow = Nur der höhere der beiden Pfeile zählt; die höchste Zahl fängt an.
option-lead_tie = Gleichstand beim Anfangen
option-lead_tie-respin_tied = Wer gleichauf liegt, dreht noch einmal.
option-arrow_order = Wann du wählst, welchen Pfeil du zuerst spielst
option-arrow_order-choose_after_spin = Nach dem Drehen: Du siehst beide Zahlen und wählst dann.
option-arrow_order-announce_before_spin = Vor dem Drehen: Du sagst an, welchen Pfeil du zuerst spielst.
option-arrows_used = Wie viele Pfeile du spielst
option-arrows_used-both = Beide Zahlen, eine nach der anderen.
option-first_square = Das Feld nach deiner ersten Zahl
option-first_square-counts = Es zählt: Du schickst dort andere nach Hause, gewinnst oder verlierst wie auf jedem Feld.
option-first_square-passed_over = Du ziehst nur darüber: Bis zur zweiten Zahl passiert nichts, und du wählst keine Reihenfolge.
option-base_safety = Wer auf einer Basis sicher ist
option-base_safety-owner_only = Sicher bist du nur auf deiner eigenen Basis; Besucher können nach Hause geschickt werden.
option-base_safety-everyone = Auf jeder Basis sind alle sicher.
option-base_safety-literal = Kommt ein Besucher auf deine Basis, bleibst du, verlierst aber einen Punkt; der Besucher gewinnt insgesamt einen.
option-sent_home_chain = Nach Hause geschickt, wo ein Besucher steht
option-sent_home_chain-false = Dem Besucher passiert nichts.
option-sent_home_chain-true = Auch der Besucher muss nach Hause und verliert einen Punkt; niemand gewinnt dafür einen.
option-arrival_order = Jemanden von einem TALLY-ONE- oder LOSE-Feld nach Hause schicken
option-arrival_order-displace_then_square = Erst die Punkte fürs Heimschicken, dann der Punkt des Feldes.
option-arrival_order-square_first = Erst der Punkt des Feldes, dann die fürs Heimschicken.
option-tally_entry_when_blocked = Ein Punkt, aber kein Stein mehr übrig
option-tally_entry_when_blocked-lose_count = Brauchst du einen neuen Stein und hast keinen mehr, ist der Punkt verloren.
option-tally_prefers = Ein Punkt auf einer Tafel, wo dein Stein unter 4 steht
option-tally_prefers-move_forward = Du musst einen Stein unter 4 vorrücken und darfst keinen neuen einsetzen.
option-tally_prefers-free = Du darfst einen Stein vorrücken oder einen neuen einsetzen.
option-displace_gain_at_own_choice = Wo du den Punkt fürs Heimschicken wertest
option-displace_gain_at_own_choice-true = Auf jeder Tafel, die du möchtest.
option-win_at = Wann zehn Punkte gewinnen
option-win_at-ten_or_more_immediately = Sofort, wenn du den zehnten Punkt bekommst.
option-win_at-end_of_turn = Am Ende deines Zuges, mit zehn oder mehr.
option-loss_choice = Wer den Stein wählt, der zurückgeht
option-loss_choice-loser = Wer den Punkt verliert.
option-turn_cap = Züge, bis das Spiel endet
    .text = Nach so vielen Zügen aller zusammen gewinnt, wer die meisten Punkte hat; bei Gleichstand unentschieden.

## Kapitel

chapter-setup = Was du brauchst
chapter-moving = Dein Zug
chapter-points = Punkte

## Titel der Regeln und Auslegungen

clause-TEN-01 = Zwei bis vier Personen
clause-TEN-02 = Figuren und Steine
clause-TEN-03 = Die Rundbahn
clause-TEN-04 = Die Punktetafeln
clause-TEN-05 = TALLY-ONE- und LOSE-Felder
clause-TEN-06 = Die Basen
clause-TEN-07 = Immer im Kreis
clause-TEN-08 = Wer wo beginnt
clause-TEN-09 = Der Anfang
clause-TEN-10 = Ein Drehen, zwei Züge
clause-TEN-11 = Den ersten Pfeil wählen
clause-TEN-12 = Wer anfängt
clause-TEN-13 = Züge zählen
clause-TEN-14 = Auf TALLY ONE landen
clause-TEN-15 = Dein erster Stein auf einer Tafel
clause-TEN-16 = Einen Stein vorrücken
clause-TEN-17 = Nach der 4 noch ein Stein
clause-TEN-18 = Kein Stein mehr
clause-TEN-19 = Punkte fürs Heimschicken
clause-TEN-20 = Einen Punkt verlieren
clause-TEN-21 = Wer verliert, wählt
clause-TEN-22 = Auf einem LOSE-Feld landen
clause-TEN-23 = Eine Figur je Feld
clause-TEN-24 = Jemanden nach Hause schicken
clause-TEN-25 = Ein Punkt für den Letzten
clause-TEN-26 = Ein Tafelfeld teilen
clause-TEN-27 = Nichts zu verlieren
clause-TEN-28 = Zehn Punkte gewinnen
clause-TEN-R01 = Die höchste Drehung
clause-TEN-R02 = Gleichstand beim Anfangen
clause-TEN-R03 = Wann du die Reihenfolge wählst
clause-TEN-R04 = Das erste Feld zählt
clause-TEN-R05 = Wo rechts ist
clause-TEN-R06 = Sicher auf der eigenen Basis
clause-TEN-R07 = Ein Besucher auf deiner Basis
clause-TEN-R08 = Erst heimschicken, dann das Feld
clause-TEN-R09 = Vorrücken vor neuen Steinen
clause-TEN-R10 = Auf einen Punkt verzichten
clause-TEN-R11 = Zehn oder mehr
clause-TEN-R12 = Platz für den Punkt
clause-TEN-R13 = Heimgeschickt ohne Steine
clause-TEN-R14 = Vier TALLY-ONE-Felder
clause-TEN-R15 = Die Grenze von vier Steinen
clause-TEN-R16 = Nur eine Figur auf einmal
clause-TEN-R17 = Basen bewirken nichts
clause-TEN-R18 = Zu dritt
clause-TEN-R19 = Ein Spiel ohne Ende
