### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-finance = Versteigere alles und lass die Mieten den Rest tun.
    .mood = Erst geduldig, dann gnadenlos
    .kind = Ein Versteigerungsspiel
    .goal = Behalte als Letzte oder Letzter Geld.
    .turn = Würfle und zieh; was niemandem gehört, wird versteigert, und auf deinem Besitz zahlen andere Miete.
    .end = Wer nicht zahlen kann, scheidet aus; wer übrig bleibt, gewinnt.
