### Das Spiel in Kürze, auf einer Seite: Ziel, Zug, drei Dinge, Ende. Die Zahlen sind die der Ausgabe.

in-short-goal = Hab zuerst { $scoring-target } Punkte.
    .about = Sammle in jeder Runde alle { $deck-cards_per_suit } Karten einer Ware und läute.
in-short-turn-1 = Wähle, was du sammelst
    .about = Am besten das, wovon du am meisten hast. Du darfst dich umentscheiden.
in-short-turn-2 = Ruf eine Zahl
    .about = Biete ein bis vier Karten einer Ware an. Niemand sieht, welche.
in-short-turn-3 = Tausch mit gleicher Zahl
    .about = Wer dieselbe Zahl ruft, kann mit dir tauschen. Alle spielen zugleich.
in-short-know-1 = Waren sind verschieden viel wert.
    .about = Die Punkte stehen auf den Karten.
in-short-know-2 = Der Bulle ersetzt eine Karte, wenn er mitspielt.
    .about = Er steht für eine Karte deines Monopols. Zu einem vollen Monopol verdoppelt er die Punkte.
in-short-know-3 = Gib den Bären weiter, wenn er mitspielt.
    .about = Mit dem Bären kannst du nicht läuten. Wer auf Bulle oder Bär sitzen bleibt, verliert für jeden { $scoring-penalty_bull }.
in-short-end = Alle gleich: läuten!
    .about = Nur wer zuerst läutet, bekommt Punkte. Dann wird neu gegeben, bis jemand { $scoring-target } hat.
