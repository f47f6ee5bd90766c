### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-pit = Ruf eine Zahl, tausch blind, beherrsche den Markt.
    .mood = Laut, alle zugleich
    .kind = Ein Kartenspiel ums Tauschen
    .goal = Sammle alle neun Karten einer Sorte.
    .turn = Alle tauschen gleichzeitig: Biete ein bis vier gleiche Karten an und tausch mit jemandem, der ebenso viele bietet.
    .end = Wer neun gleiche hat, läutet und bekommt ihre Punkte; wer zuerst 500 hat, gewinnt.
    .year = 1904 / 2007
