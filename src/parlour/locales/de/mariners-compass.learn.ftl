### Das Spiel in Kürze, auf einer Seite: Ziel, Zug, drei Dinge, Ende. Die Zahlen sind die der Ausgabe.

in-short-goal = Sei zuerst am Nordpol.
    .about = Deine Expedition beginnt in ihrer Stadt und geht immer ein Feld.
in-short-turn-1 = Zwei Zahlen drehen, eine wählen
    .about = So viele Felder geht deine kleine Figur auf dem Kompass.
in-short-turn-2 = Folge dem Buchstaben
    .about = Deine Expedition geht ein Feld in die Richtung, bei der die kleine Figur anhält.
in-short-turn-3 = Kein Buchstabe? Wähle
    .about = Nimm die Richtung eines der beiden Nachbarfelder.
in-short-know-1 = Du musst dorthin, wohin er zeigt.
    .about = Auch weg vom Pol. Führt es vom Brett, verfällt der Zug.
in-short-know-2 = Triffst du die andere kleine Figur, geht sie auf N.
    .about = Ihre Expedition bleibt, wo sie ist.
in-short-know-3 = Trefft ihr euch auf N: noch einmal.
    .about = Deine Expedition geht nach Norden, dann drehst du noch einmal.
in-short-end = Wer zuerst auf einem Pol steht, gewinnt.
    .about = Jede Seite hat ihren eigenen. Du musst genau darauf treten.
