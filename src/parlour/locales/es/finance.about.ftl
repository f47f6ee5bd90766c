### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-finance = Subástalo todo y deja que las rentas hagan el resto.
    .mood = Paciente, luego implacable
    .kind = Un juego de subastas
    .goal = Sé la última persona con dinero.
    .turn = Tira y avanza; lo que no es de nadie se subasta, y los demás te pagan renta por lo tuyo.
    .end = Quien no puede pagar queda fuera; gana quien quede.
