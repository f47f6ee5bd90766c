### El juego en breve, en una pantalla: el objetivo, un turno, tres cosas, el final. Las cifras son las de la edición.

in-short-goal = Llega antes que nadie a { $goal-points } puntos.
    .about = Una ficha en una tabla vale el número de su casilla. Todas las tuyas juntas son tus puntos.
in-short-turn-1 = Saca dos números
    .about = Juega los dos en el orden que quieras. La casilla del primero también cuenta.
in-short-turn-2 = En TALLY ONE: puntúa
    .about = Ganas un punto en la tabla de al lado.
in-short-turn-3 = Sobre un peón: a casa
    .about = Ganas un punto en la tabla que quieras. La otra persona pierde uno.
in-short-know-1 = Una ficha sube hasta el 4.
    .about = Después puedes poner otra en el 1, mientras te quede una de tus { $equipment-counters_per_player }.
in-short-know-2 = LOSE ONE cuesta un punto.
    .about = Tú eliges qué ficha retrocede. Sin puntos no pierdes nada.
in-short-know-3 = En tu propia base estás a salvo.
    .about = Nadie puede mandarte a casa desde ahí.
in-short-end = { $goal-points } puntos ganan al instante.
    .about = Incluso a mitad de un turno.
