### Das Spiel in Kürze, auf einer Seite: Ziel, Zug, drei Dinge, Ende. Die Zahlen sind die der Ausgabe.

in-short-goal = Besitze am meisten, wenn das Jahr endet.
    .about = Geld, Kontrakte und Maklersitze zählen.
in-short-turn-1 = Würfeln und ziehen
    .about = Wer auf dem Weg ums Brett die Kasse erreicht oder passiert, bekommt { MONEY($amounts-pass_or_stop_cashier) }.
in-short-turn-2 = Genau am Ring gelandet: hinein
    .about = Das bringt { MONEY($amounts-enter_pit) }. Drinnen zieht dich nur der niedrigere Würfel.
in-short-turn-3 = Tu, was dein Feld sagt
    .about = In den Ringen kaufst, verkaufst und tauschst du Kontrakte.
in-short-know-1 = { $thresholds-corner_size } gleiche sind ein Corner.
    .about = Jeder seiner Kontrakte ist mehr wert als der Tagespreis, und je mehr du hast, desto mehr.
in-short-know-2 = Mit den Jahreszeiten steigen die Preise.
    .about = Jede 1–1 oder 2–2 rückt das Jahr vor. Der Herbst kostet doppelt so viel wie der Winter.
in-short-know-3 = Eine 1–1 bringt den Krach.
    .about = Krachpreise gelten, bis jemand 2–2 würfelt. Corner bleiben bestehen.
in-short-end = Das Jahr endet im Herbst.
    .about = Die nächste 1–1 oder 2–2 beendet allen Handel. Corner zählen mit ihrem hohen Preis, andere Kontrakte mit dem Winterpreis oder nach 1–1 mit dem Krachpreis.
