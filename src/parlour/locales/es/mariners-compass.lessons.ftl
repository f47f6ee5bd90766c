### Mariner's Compass: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-small-man = Dos piezas, un viaje
    .promise = La pieza pequeña recorre la brújula y dice a la expedición adónde ir.
lesson-small-man-enter = Tu pieza pequeña entra en la brújula por el sur, en sentido horario, con 6 o 5. Acerca la expedición al polo.
    .hint = El polo está al norte. 5 es oeste; 6 está entre oeste y noroeste, y puedes elegir.
    .west = 5 es oeste: una casilla de lado, y nada más cerca.
    .between = Entre dos letras: elige una de las dos direcciones.
    .sideways = El oeste lleva de lado. El noroeste te acerca.
    .done = Quedan tres filas. Un paso en diagonal cuenta como cualquier otro.

lesson-walking = Un número de dos
    .promise = Elige el número que acaba en una buena letra.
lesson-walking-walk = Tu pieza pequeña está en el noroeste. Ve al norte con uno de tus números, 2 y 6.
    .hint = Letras y casillas vacías se alternan: el norte está dos casillas más allá.
    .east = 6 lleva al este: una casilla de lado.
    .done = Norte. La expedición avanza siempre una casilla, por lejos que vaya la pieza pequeña.

lesson-directions = Casillas sin letra
    .promise = Una casilla vacía te deja elegir entre sus vecinas.
lesson-directions-blank = Tu expedición está dos columnas a la izquierda del polo. Elige la mejor dirección.
    .hint = Tienes que ir al norte y a la derecha, y un paso en diagonal hace las dos cosas.
    .north = Solo al norte sigues a dos columnas. Hay que pisar exactamente el polo.
    .done = Una fila y una columna menos de un solo paso.

lesson-the-edge = El borde
    .promise = Una jugada fuera del tablero se pierde.
lesson-the-edge-lost = Estás en la última fila, justo al lado del polo, con 1 y 5. Písalo.
    .hint = El polo está una columna a la derecha: necesitas el este.
    .north = 1 es norte, y al norte de la última fila no hay nada: la jugada se perdería.
    .done = Este, y ya estás. Cerca del polo la pieza pequeña necesita justo la letra correcta.

lesson-meeting = Encuentro en la brújula
    .promise = El último en llegar manda al otro al norte.
lesson-meeting-displace = La pieza pequeña de Bo está en el noreste, seis casillas más allá. Cae en ella y da tú un buen paso.
    .hint = El noreste también es buena dirección para ti.
    .one = 1 está entre oeste y noroeste. Ahí no encuentras a nadie.
    .done = La pieza pequeña de Bo está ahora en el norte. Ninguna expedición se mueve; Bo sigue desde ahí.

lesson-on-north = Encuentro en el norte
    .promise = En el norte, el último gira otra vez.
lesson-on-north-again = La pieza pequeña de Bo está en el norte, cuatro casillas más allá. Encuéntrala allí y gira otra vez.
    .hint = 4 desde el oeste es norte: ahí empiezan dos pasos en un turno.
    .two = 2 es noroeste: un buen paso, pero solo uno.
    .done = Un paso al norte y otro giro en el mismo turno.

lesson-the-pole = El polo norte
    .promise = La primera expedición en el polo gana.
lesson-the-pole-win = Una fila bajo el polo, una columna a la derecha: alcánzalo ahora, antes que Bo.
    .hint = Necesitas el noroeste. Tu pieza pequeña está ahí, así que la siguiente casilla vacía lo ofrece de nuevo.
    .between = Entre noroeste y norte: elige.
    .past = 4 pasa del norte. Fallarías el polo por un lado.
    .north = El norte acaba junto al polo.
    .done = Estás en el polo y has ganado. ¡Ahora contra un rival de verdad!
