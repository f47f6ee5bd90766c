### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-weigh-anchor = Transatlánticos, petroleros y remolcadores en cuarenta casillas de mar.
    .mood = Grande y sociable
    .kind = Un juego de propiedades en el mar
    .goal = Sé la última persona que no quiebra.
    .turn = Tira y navega; compra barcos libres, cobra a las visitas y equipa líneas enteras con cubiertas y suites.
    .end = Quien no puede pagar queda fuera; gana quien siga a flote.
    .year = sin fecha
