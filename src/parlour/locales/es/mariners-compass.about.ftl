### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-mariners-compass = Sigue la brújula y llega antes que nadie al Polo Norte.
    .mood = Un duelo tranquilo
    .kind = Un duelo de exploradores
    .goal = Lleva tu expedición al Polo Norte antes que la otra.
    .turn = Saca dos números, mueve tu ficha pequeña por la brújula con uno de ellos, y tu expedición avanza una casilla en esa dirección.
    .end = Gana quien llegue antes al Polo.
