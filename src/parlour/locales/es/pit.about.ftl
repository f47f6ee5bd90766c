### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-pit = Grita un número, cambia a ciegas, acapara el mercado.
    .mood = Ruidoso, todos a la vez
    .kind = Un juego de cartas y cambios
    .goal = Reúne las nueve cartas de una clase.
    .turn = Todos cambian a la vez: ofrece de una a cuatro cartas iguales y cámbialas con quien ofrezca otras tantas.
    .end = Quien tiene nueve iguales toca la campana y se apunta su valor; gana quien llegue antes a 500.
    .year = 1904 / 2007
