### El juego en breve, en una pantalla: el objetivo, un turno, tres cosas, el final. Las cifras son las de la edición.

in-short-goal = Supera al Monopolista.
    .about = Empieza con unas tres cuartas partes de las fichas. Ganas cuando tienes más que él y más que cada rival.
in-short-turn-1 = Gira la araña
    .about = Tu peón avanza tantas casillas como el número bajo su cabeza.
in-short-turn-2 = El dólar da, la araña quita
    .about = Un dólar: 1 ficha del Monopolista y de cada rival. Una araña: { $payments-spider_to_monopolist } al Monopolista.
in-short-turn-3 = Tu propio emblema: gira otra vez
    .about = Si quieres, avanzas una vez más.
in-short-know-1 = La araña arrastra hacia dentro.
    .about = Tras cada giro, todos los peones entre sus patas delanteras caen al siguiente anillo.
in-short-know-2 = Dar la vuelta da fichas.
    .about = Pasada la línea negra de tu base cobras, más en los anillos interiores, y vuelves a salir de la base.
in-short-know-3 = El anillo interior te traga.
    .about = Cuesta { $payments-fifth_ring_to_monopolist } fichas. Si te quedan, empiezas de nuevo.
in-short-end = Rompe el monopolio, o quédate al final.
    .about = Quien se queda sin fichas está fuera, salvo que alguien le preste.
