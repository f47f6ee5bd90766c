### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-weigh-anchor = Liner, Tanker und Schlepper auf vierzig Liegeplätzen.
    .mood = Groß und gesellig
    .kind = Ein Besitzspiel auf See
    .goal = Bleib als Einzige oder Einziger zahlungsfähig.
    .turn = Würfle und fahr weiter; kauf freie Schiffe, kassiere von Gästen und statte ganze Linien mit Decks und Suiten aus.
    .end = Wer nicht zahlen kann, scheidet aus; wer übrig bleibt, gewinnt.
    .year = ohne Jahr
