### El juego en breve, en una pantalla: el objetivo, un turno, tres cosas, el final. Las cifras son las de la edición.

in-short-goal = Ten más que nadie cuando acabe el año.
    .about = Cuentan el dinero, los contratos y los puestos de corredor.
in-short-turn-1 = Tira y avanza
    .about = Llegar a la Caja o pasarla al dar la vuelta da { MONEY($amounts-pass_or_stop_cashier) }.
in-short-turn-2 = ¿Justo en un corro? Entra
    .about = Da { MONEY($amounts-enter_pit) }. Dentro solo te mueve el dado más bajo.
in-short-turn-3 = Haz lo que dice tu casilla
    .about = En los corros compras, vendes y cambias contratos.
in-short-know-1 = { $thresholds-corner_size } iguales son un corner.
    .about = Cada uno de sus contratos vale más que el precio del día, y cuantos más tengas, más.
in-short-know-2 = Los precios suben con las estaciones.
    .about = Cada 1–1 o 2–2 adelanta el año. El otoño cuesta el doble que el invierno.
in-short-know-3 = Un 1–1 trae el crac.
    .about = Los precios de crac duran hasta que alguien saca 2–2. Los corners resisten.
in-short-end = El año acaba en otoño.
    .about = El siguiente 1–1 o 2–2 termina el comercio. Los corners cuentan a su precio alto; los demás contratos, al de invierno o, tras 1–1, al de crac.
