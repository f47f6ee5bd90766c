### El juego en breve, en una pantalla: el objetivo, un turno, tres cosas, el final. Las cifras son las de la edición.

in-short-goal = Sé quien quede al final.
    .about = Los alquileres traen a ti el dinero de los demás. Quien no puede pagar un alquiler queda fuera.
in-short-turn-1 = Tira y avanza
    .about = Cada vuelta al tablero te da { MONEY($money-circuit_income) }.
in-short-turn-2 = ¿Sin vender? Subasta
    .about = Todos pueden pujar. La puja más alta se lleva el arriendo.
in-short-turn-3 = ¿Es de alguien? Paga alquiler
    .about = Sube con cada casa.
in-short-know-1 = Necesitas toda la serie para construir.
    .about = Una serie son todas las casillas del mismo valor.
in-short-know-2 = Construye por igual, hasta { $houses-max_per_space } casas.
    .about = Una casa cuesta lo mismo que su casilla.
in-short-know-3 = Los ferrocarriles se pueden repartir.
    .about = Sus dueños pueden acordar cómo repartir los ingresos.
in-short-end = Uno a uno van quedando fuera.
    .about = Lo que tenían vuelve al banco y no se vende nunca más. Gana quien quede.
