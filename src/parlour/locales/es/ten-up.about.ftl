### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-ten-up = Da la vuelta, manda a los demás a casa, suma diez.
    .mood = Ligero y rápido
    .kind = Un juego de recorrido
    .goal = Suma diez puntos en las tablas de las esquinas.
    .turn = Saca dos números, juégalos en el orden que quieras y puntúa en las casillas de cuenta o mandando a otros a casa.
    .end = Gana quien llegue antes a diez puntos.
