### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-monopolist = Cuatro oficios contra una araña que lo tiene casi todo.
    .mood = Tenso, con vuelcos
    .kind = Una carrera contra el Monopolista
    .goal = Hazte más rico que el Monopolista, que empieza con casi todas las fichas.
    .turn = Gira la araña y avanza por tu anillo; los dólares dan fichas, las arañas las quitan, y quien queda entre sus patas es atraído hacia dentro.
    .end = Ganas en cuanto tienes más fichas que el Monopolista y que todos los demás.
