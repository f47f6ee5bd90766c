### Ten-Up: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-two-moves = Un giro, dos jugadas
    .promise = Gira y juega los dos números en el orden que puntúa.
lesson-two-moves-spin = Tu pieza está en tu base. Gira las flechas.
    .hint = Solo hay una cosa que hacer: girar.
    .done = Dos números: tu pieza avanza uno y luego el otro. Tú eliges cuál va primero.
lesson-two-moves-order = Tienes 2 y 4. Llega a TALLY ONE con uno de los dos.
    .hint = TALLY ONE está a cuatro casillas. Cuentan las dos: donde paras primero y donde paras después.
    .two = Con el 2 primero paras dos veces en casillas normales y no puntúas.
    .done = ¡Tu primer punto! Una ficha lo guarda en la tabla de puntos de esa esquina.

lesson-keeping-points = Guardar los puntos
    .promise = Las fichas muestran tus puntos. Avanzan, y entran otras.
lesson-keeping-points-forward = Puntúa otra vez en la esquina donde ya tienes una ficha.
    .hint = 1 y 3 suman 4: en cualquier orden, la segunda jugada acaba en TALLY ONE.
    .done = La ficha avanza al 2. Su número es lo que vale: tienes dos puntos.
lesson-keeping-points-another = Tu ficha está aquí en el 4, la casilla más alta. Guarda el punto nuevo de todos modos.
    .hint = Tienes cuatro fichas. Otra puede empezar en el 1.
    .refused = Entonces pierdes el punto. Solo tiene sentido para guardar tu última ficha para otra esquina.
    .done = Una segunda ficha empieza en el 1: 4 y 1 son cinco puntos.

lesson-sending-home = Mandar a otros a casa
    .promise = Cae sobre otra pieza: ganas un punto y el otro pierde uno.
lesson-sending-home-hit = Bo está cinco casillas delante. Mándalo a casa y guarda tu punto donde quieras.
    .hint = Tienes 2 y 5. Solo con el número correcto primero paras justo en la casilla de Bo.
    .two = Con el 2 primero pasas de largo: 2 y 5 son siete casillas.
    .entered = Bien: por mandar a casa puedes usar cualquier tabla, también una nueva.
    .done = Bo ha vuelto a la base con un punto menos. Y tu segunda jugada hasta puntuó en TALLY ONE.
lesson-sending-home-both = Bo está en TALLY ONE, dos casillas delante. Consigue dos puntos con una jugada.
    .hint = Mandar a casa cuenta, y la casilla también: las dos cosas en la misma jugada.
    .one = Con el 1 primero te quedas antes de Bo, y con el 2 pasas de largo.
    .done = Un punto por Bo y otro por la casilla. En TALLY ONE es donde más duele una visita.

lesson-losing = Las casillas LOSE
    .promise = Esquívalas y pierde lo menos posible.
lesson-losing-avoid = Tienes 5 y 4, y LOSE ONE está a cinco casillas. Conserva tus dos puntos.
    .hint = Solo pierdes donde paras. Para primero en otra parte.
    .five = Con el 5 primero paras en LOSE ONE y pierdes un punto.
    .done = Has pasado por encima. Elegir el orden protege tantas veces como puntúa.
lesson-losing-choose = Estás en LOSE ONE y debes ceder un punto. Conserva las dos fichas en las tablas.
    .hint = Una ficha en el 3 retrocede al 2. Una ficha en el 1 sale de su tabla.
    .last = Esa ficha saldría de su tabla y tendrías que volver a ponerla.
    .done = El 3 pasa a 2. Elige siempre quien pierde.

lesson-bases = Las bases
    .promise = Quién está a salvo en una base y quién solo está de visita.
lesson-bases-visitor = Bo está en su casa en la base de delante; Cy solo está de visita. Manda a Cy a casa.
    .hint = La base está a cuatro casillas. Solo se está a salvo en la propia base.
    .three = Con el 3 primero paras antes de la base, y con el 4 pasas de largo.
    .entered = Bien. Una ficha nueva en otra tabla vale el mismo punto.
    .done = Cy vuelve a casa y pierde un punto; Bo se queda, a salvo en la suya. Las bases no puntúan.

lesson-ten-points = Diez puntos
    .promise = El décimo punto gana al instante.
lesson-ten-points-win = Tienes ocho puntos y te han salido 6 y 3. Gana ahora.
    .hint = Necesitas dos puntos: las dos casillas donde pares deben puntuar.
    .six = Con el 6 primero paras en LOSE ONE. Perderías un punto antes de ganar otro.
    .done = Diez puntos: has ganado. Eso es todo Ten-Up. ¡Juega ahora una partida de verdad!
