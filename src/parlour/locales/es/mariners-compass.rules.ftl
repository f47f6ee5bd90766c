### Las reglas de Mariner's Compass: versiones, reglas de la casa, capítulos y títulos.


## Reglas de la casa y sus lecturas

option-lead_value = Giro para ver quién empieza
option-lead_value-sum_of_arrows = Se suman las dos flechas; empieza la suma más alta.
option-lead_value-higher_arrow = Solo cuenta la flecha más alta de las dos; empieza el número más alto.
option-lead_tie = Empate para empezar
option-lead_tie-respin = Los dos giran otra vez.
option-arrow_choice = Qué flecha se usa
option-arrow_choice-either = Tras cada giro eliges uno de los dos números.
option-arrow_choice-fixed_first = Partida larga: siempre la primera flecha.
option-arrow_choice-fixed_second = Partida larga: siempre la segunda flecha.
option-entry_counting = Cómo contar el primer avance en la brújula
option-entry_counting-inclusive = La S es uno: con un 1 el peón pequeño está en la S.
option-later_counting = Cómo contar los avances siguientes en la brújula
option-later_counting-exclusive = La casilla siguiente es uno.
option-later_counting-inclusive = La casilla en la que estás es uno: con un 1 el peón pequeño no se mueve.
option-blank_choice = Una casilla vacía, con la expedición en el borde
option-blank_choice-legal_only = Debes tomar una dirección que no salga del tablero; si no la hay, pierdes el movimiento.
option-blank_choice-free = También puedes elegir una dirección que salga del tablero; entonces pierdes el movimiento.
option-meet_at_n = Cuando los dos peones pequeños coinciden en la N
option-meet_at_n-move_then_respin = Tu expedición va una casilla al norte; luego giras otra vez y juegas otro movimiento completo.
option-meet_at_n-respin_without_move = Giras otra vez enseguida; tu expedición no se mueve por coincidir en la N.
option-displaced_moves_expedition = La expedición de quien es enviado a la N
option-displaced_moves_expedition-false = Ser enviado a la N no mueve la expedición.
option-displaced_moves_expedition-true = Esa expedición va una casilla al norte, si puede, antes de los movimientos del otro.
option-pole_exact = Llegar al polo
option-pole_exact-true = La expedición debe pisar el propio polo norte.
option-pole_exact-false = Cualquier casilla de la fila superior cuenta como polo norte.
option-expedition_move = Mover la expedición
option-expedition_move-compulsory = Debe moverse si puede, aunque se aleje del polo.
option-expedition_move-optional = Puedes dejar la expedición donde está.
option-off_table = Un movimiento fuera del tablero
option-off_table-lose_move = La expedición se queda donde está; pierdes ese movimiento.
option-turn_cap = Turnos hasta el empate
    .text = Si tras estos turnos no ha ganado nadie, la partida es tablas.

## Capítulos

chapter-setup = Lo que necesitas
chapter-turn = Tu turno
chapter-special = Encuentros, movimientos perdidos, victoria

## Títulos de las reglas e interpretaciones

clause-MAR-01 = Dos jugadores
clause-MAR-02 = Peones y flechas
clause-MAR-03 = Los dos tableros
clause-MAR-04 = La brújula
clause-MAR-05 = Cómo funciona
clause-MAR-06 = Ciudad y color
clause-MAR-07 = Quién empieza
clause-MAR-08 = Entrar con el peón pequeño
clause-MAR-09 = Elegir un número
clause-MAR-10 = El peón, luego la expedición
clause-MAR-11 = De casilla en casilla
clause-MAR-12 = Por turnos
clause-MAR-13 = Un ejemplo
clause-MAR-14 = Una casilla sin letra
clause-MAR-15 = Recto y en diagonal
clause-MAR-16 = Cuánto se avanza
clause-MAR-17 = Encuentro en la brújula
clause-MAR-18 = Encuentro en la N
clause-MAR-19 = Un movimiento perdido
clause-MAR-20 = Gana quien llega al polo
clause-MAR-21 = La partida larga
clause-MAR-R01 = La S cuenta como uno
clause-MAR-R02 = Contar tras la entrada
clause-MAR-R03 = El giro más alto
clause-MAR-R04 = Una dirección fuera del tablero
clause-MAR-R05 = Elegir un movimiento imposible
clause-MAR-R06 = Encuentro en la N: primero mover
clause-MAR-R07 = Dos encuentros en la N
clause-MAR-R08 = Enviado a la N
clause-MAR-R09 = Encuentro al entrar
clause-MAR-R10 = Un polo o dos
clause-MAR-R11 = Pasarse del polo
clause-MAR-R12 = Hay que mover
clause-MAR-R13 = Dónde está el norte
clause-MAR-R14 = La flecha en la partida larga
clause-MAR-R15 = Una partida sin fin
