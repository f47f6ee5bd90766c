### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-mariners-compass = Steuere nach dem Kompass und sei zuerst am Nordpol.
    .mood = Ein stilles Duell
    .kind = Ein Duell zweier Expeditionen
    .goal = Bring deine Expedition vor der anderen an den Nordpol.
    .turn = Dreh zwei Zahlen, zieh mit einer davon deine kleine Figur auf dem Kompass, und deine Expedition geht ein Feld in diese Richtung.
    .end = Wer zuerst am Pol ist, gewinnt.
