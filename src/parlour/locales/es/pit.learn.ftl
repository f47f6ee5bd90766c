### El juego en breve, en una pantalla: el objetivo, un turno, tres cosas, el final. Las cifras son las de la edición.

in-short-goal = Llega antes que nadie a { $scoring-target } puntos.
    .about = En cada mano, reúne las { $deck-cards_per_suit } cartas de una mercancía y toca la campana.
in-short-turn-1 = Elige qué reunir
    .about = Mejor lo que más tengas. Puedes cambiar de idea.
in-short-turn-2 = Grita un número
    .about = Ofrece de una a cuatro cartas de una mercancía. Nadie ve cuál.
in-short-turn-3 = Cambia con quien coincida
    .about = Quien grita el mismo número puede cambiar contigo. No hay turnos.
in-short-know-1 = Las mercancías valen distinto.
    .about = Los puntos están en las cartas.
in-short-know-2 = El Toro es comodín, si juega.
    .about = Vale por una carta de tu monopolio. Sumado a un monopolio completo, dobla los puntos.
in-short-know-3 = Pasa el Oso, si juega.
    .about = Con el Oso no puedes tocar la campana. Quien se queda el Toro o el Oso pierde { $scoring-penalty_bull } por cada uno.
in-short-end = ¡Todas iguales: toca la campana!
    .about = Solo puntúa quien la toca antes. Luego se reparte de nuevo, hasta que alguien tenga { $scoring-target }.
