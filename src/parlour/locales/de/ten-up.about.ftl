### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-ten-up = Lauf ums Oval, schick die anderen heim, hol zehn Punkte.
    .mood = Leicht und schnell
    .kind = Ein Laufspiel
    .goal = Sammle zehn Punkte auf den Wertungstafeln in den Ecken.
    .turn = Dreh zwei Zahlen, spiel sie in beliebiger Reihenfolge und punkte auf Zählfeldern oder indem du andere heimschickst.
    .end = Wer zuerst zehn Punkte hat, gewinnt.
