### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-corner-the-market = Seis parqués, cuatro estaciones: compra antes de que sea tarde.
    .mood = Temple y olfato
    .kind = Un juego de especulación
    .goal = Ten más que nadie cuando acabe el año.
    .turn = Tira, da la vuelta al tablero y entra en los parqués; compra, vende o cambia contratos mientras suben los precios.
    .end = Seis contratos de un género valen más; tras la cuarta estación se cuenta todo.
