### El juego en breve, en una pantalla: el objetivo, un turno, tres cosas, el final. Las cifras son las de la edición.

in-short-goal = Llega antes que nadie al Polo Norte.
    .about = Tu expedición sale de su ciudad y avanza una casilla cada vez.
in-short-turn-1 = Saca dos números, elige uno
    .about = Tu ficha pequeña avanza tantas casillas por la brújula.
in-short-turn-2 = Sigue la letra
    .about = Tu expedición da un paso en la dirección donde se detiene la ficha pequeña.
in-short-turn-3 = ¿Sin letra? Elige
    .about = Toma la dirección de una de las dos casillas vecinas.
in-short-know-1 = Vas adonde señala.
    .about = Incluso lejos del Polo. Si se sale de la tabla, pierdes el paso.
in-short-know-2 = Encuentra la otra ficha pequeña: va a la N.
    .about = Su expedición se queda donde está.
in-short-know-3 = Encuentro en la N: juega otra vez.
    .about = Tu expedición va al norte y luego giras otra vez.
in-short-end = Gana quien pise antes un Polo.
    .about = Cada tabla tiene el suyo. Hay que pisarlo justo.
