### El juego en breve, en una pantalla: el objetivo, un turno, tres cosas, el final. Las cifras son las de la edición.

in-short-goal = Sé quien quede al final.
    .about = Tus barcos cobran alquiler a quien cae en ellos. Quien debe más de lo que puede pagar quiebra.
in-short-turn-1 = Tira y navega
    .about = Llegar a «Leven anclas» o pasar por ahí da { MONEY($amounts-salary) }. Con dobles tiras otra vez.
in-short-turn-2 = ¿De nadie? Compra o subasta
    .about = Si no lo compras, todos pueden pujar, tú también.
in-short-turn-3 = ¿Es de alguien? Paga alquiler
    .about = Sin cubiertas se dobla si todo el grupo es de la misma persona.
in-short-know-1 = Necesitas todo el grupo para las cubiertas.
    .about = Construye por igual. Tras cuatro cubiertas por barco llegan las suites.
in-short-know-2 = ¿Falta dinero? Hipoteca.
    .about = El banco presta sobre un barco. No da nada hasta que devuelvas el préstamo con un { $amounts-mortgage_interest_percent } % de interés.
in-short-know-3 = El dique seco te retiene.
    .about = Sales con dobles, con una carta de salida o por { MONEY($amounts-dock_fine) }.
in-short-end = Quien quiebra se va.
    .about = Quien no puede pagar a otra persona le entrega todo. Gana quien quede.
