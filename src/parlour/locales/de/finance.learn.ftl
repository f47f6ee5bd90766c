### Das Spiel in Kürze, auf einer Seite: Ziel, Zug, drei Dinge, Ende. Die Zahlen sind die der Ausgabe.

in-short-goal = Bleib als Letzte oder Letzter übrig.
    .about = Mieten bringen das Geld der anderen zu dir. Wer eine Miete nicht zahlen kann, scheidet aus.
in-short-turn-1 = Würfeln und ziehen
    .about = Jede Runde ums Brett bringt dir { MONEY($money-circuit_income) }.
in-short-turn-2 = Noch frei? Versteigern
    .about = Alle dürfen bieten. Das höchste Gebot bekommt den Pachtbrief.
in-short-turn-3 = Gehört jemandem? Miete zahlen
    .about = Sie steigt mit jedem Haus.
in-short-know-1 = Zum Bauen brauchst du die ganze Serie.
    .about = Eine Serie sind alle Felder mit gleichem Wert.
in-short-know-2 = Bau gleichmäßig, bis zu { $houses-max_per_space } Häuser.
    .about = Ein Haus kostet so viel wie das Feld, auf dem es steht.
in-short-know-3 = Bahnen kann man teilen.
    .about = Wer Bahnen besitzt, darf die Einnahmen nach Absprache aufteilen.
in-short-end = Nach und nach scheiden alle aus.
    .about = Was ihnen gehörte, geht zurück an die Bank und wird nie mehr verkauft. Wer übrig bleibt, gewinnt.
