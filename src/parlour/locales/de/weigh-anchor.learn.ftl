### Das Spiel in Kürze, auf einer Seite: Ziel, Zug, drei Dinge, Ende. Die Zahlen sind die der Ausgabe.

in-short-goal = Bleib als Letzte oder Letzter übrig.
    .about = Deine Schiffe bringen Miete von allen, die auf ihnen landen. Wer mehr schuldet, als er zahlen kann, ist bankrott.
in-short-turn-1 = Würfeln und weiterfahren
    .about = Auf oder über »Anker lichten« bekommst du { MONEY($amounts-salary) }. Nach einem Pasch würfelst du noch einmal.
in-short-turn-2 = Noch frei? Kaufen oder versteigern
    .about = Kaufst du nicht, dürfen alle bieten, du auch.
in-short-turn-3 = Gehört jemandem? Miete zahlen
    .about = Ohne Decks verdoppelt sie sich, wenn die ganze Gruppe in einer Hand ist.
in-short-know-1 = Für Decks brauchst du die ganze Gruppe.
    .about = Bau gleichmäßig. Nach vier Decks auf jedem Schiff kommen die Suiten.
in-short-know-2 = Zu wenig Geld? Beleih etwas.
    .about = Die Bank leiht dir Geld auf ein Schiff. Es bringt nichts, bis du mit { $amounts-mortgage_interest_percent } % Zinsen zurückzahlst.
in-short-know-3 = Das Trockendock hält dich fest.
    .about = Du kommst mit einem Pasch, einer Freikarte oder für { MONEY($amounts-dock_fine) } heraus.
in-short-end = Wer bankrott ist, scheidet aus.
    .about = Wer andere nicht bezahlen kann, gibt ihnen alles. Wer übrig bleibt, gewinnt.
