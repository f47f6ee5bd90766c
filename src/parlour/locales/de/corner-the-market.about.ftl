### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-corner-the-market = Sechs Börsen, vier Jahreszeiten: Kauf, bevor der Markt dicht ist.
    .mood = Nerven und Gespür
    .kind = Ein Spekulationsspiel
    .goal = Besitze am meisten, wenn das Jahr endet.
    .turn = Würfle, zieh ums Brett und in die Börsen und kauf, verkauf oder tausch Kontrakte, während die Preise mit den Jahreszeiten steigen.
    .end = Sechs Kontrakte einer Ware sind mehr wert; nach der vierten Jahreszeit wird alles gezählt.
