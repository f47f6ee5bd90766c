### Las reglas de Ten-Up: versiones, reglas de la casa, capítulos y títulos.


## Reglas de la casa y sus lecturas

option-lead_value = Giro para ver quién empieza
option-lead_value-sum_of_arrows = Se suman las dos flechas; empieza la suma más alta.
option-lead_value-higher_arrow = Solo cuenta la flecha más alta de las dos; empieza el número más alto.
option-lead_tie = Empate para empezar
option-lead_tie-respin_tied = Los empatados giran otra vez.
option-arrow_order = Cuándo se elige qué flecha va primero
option-arrow_order-choose_after_spin = Después de girar: ves los dos números y luego eliges.
option-arrow_order-announce_before_spin = Antes de girar: dices qué flecha jugarás primero.
option-arrows_used = Cuántas flechas se juegan
option-arrows_used-both = Los dos números, uno tras otro.
option-first_square = La casilla del primer número
option-first_square-counts = Cuenta: ahí mandas a casa, ganas o pierdes como en cualquier casilla.
option-first_square-passed_over = Solo pasas por ella: no ocurre nada hasta el segundo número, y no eliges orden.
option-base_safety = Quién está a salvo en una base
option-base_safety-owner_only = Solo estás a salvo en tu propia base; un visitante puede ser mandado a casa.
option-base_safety-everyone = Todos están a salvo en todas las bases.
option-base_safety-literal = Si llega un visitante a tu base, te quedas pero pierdes un punto; él gana uno en total.
option-sent_home_chain = Mandado a una base con un visitante
option-sent_home_chain-false = Al visitante no le pasa nada.
option-sent_home_chain-true = El visitante también vuelve a casa y pierde un punto; nadie gana uno por ello.
option-arrival_order = Mandar a casa desde una casilla TALLY ONE o LOSE
option-arrival_order-displace_then_square = Primero los puntos por mandar a casa, luego el de la casilla.
option-arrival_order-square_first = Primero el punto de la casilla, luego los de mandar a casa.
option-tally_entry_when_blocked = Un punto, pero ya sin fichas
option-tally_entry_when_blocked-lose_count = Si necesitas una ficha nueva y no te queda ninguna, pierdes el punto.
option-tally_prefers = Un punto en una tabla donde tienes una ficha por debajo del 4
option-tally_prefers-move_forward = Debes avanzar una ficha por debajo del 4; no puedes poner una nueva.
option-tally_prefers-free = Puedes avanzar una ficha o poner una nueva.
option-displace_gain_at_own_choice = Dónde anotas el punto por mandar a casa
option-displace_gain_at_own_choice-true = En la tabla que quieras.
option-win_at = Cuándo ganan diez puntos
option-win_at-ten_or_more_immediately = Al instante, en cuanto ganas el décimo punto.
option-win_at-end_of_turn = Al final de tu turno, con diez o más.
option-loss_choice = Quién elige la ficha que retrocede
option-loss_choice-loser = Quien pierde el punto.
option-turn_cap = Turnos hasta que acaba la partida
    .text = Tras estos turnos, contando los de todos, gana la puntuación más alta; si hay empate, es tablas.

## Capítulos

chapter-setup = Lo que necesitas
chapter-moving = Tu turno
chapter-points = Puntos

## Títulos de las reglas e interpretaciones

clause-TEN-01 = De dos a cuatro jugadores
clause-TEN-02 = Peones y fichas
clause-TEN-03 = La pista
clause-TEN-04 = Las tablas de puntos
clause-TEN-05 = Casillas TALLY ONE y LOSE
clause-TEN-06 = Las bases
clause-TEN-07 = Vueltas y vueltas
clause-TEN-08 = Quién sale de dónde
clause-TEN-09 = El comienzo
clause-TEN-10 = Un giro, dos avances
clause-TEN-11 = Elegir la primera flecha
clause-TEN-12 = Quién empieza
clause-TEN-13 = Contar los avances
clause-TEN-14 = Caer en TALLY ONE
clause-TEN-15 = Tu primera ficha en una tabla
clause-TEN-16 = Avanzar una ficha
clause-TEN-17 = Otra ficha después del 4
clause-TEN-18 = Sin fichas
clause-TEN-19 = Puntos por mandar a casa
clause-TEN-20 = Perder un punto
clause-TEN-21 = Elige quien pierde
clause-TEN-22 = Caer en una casilla LOSE
clause-TEN-23 = Un peón por casilla
clause-TEN-24 = Mandar a casa
clause-TEN-25 = Un punto para quien llega
clause-TEN-26 = Compartir casilla en la tabla
clause-TEN-27 = Nada que perder
clause-TEN-28 = Diez puntos ganan
clause-TEN-R01 = El giro más alto
clause-TEN-R02 = Empate para empezar
clause-TEN-R03 = Cuándo se elige el orden
clause-TEN-R04 = La primera casilla cuenta
clause-TEN-R05 = Hacia dónde es la derecha
clause-TEN-R06 = A salvo en tu base
clause-TEN-R07 = Un visitante en tu base
clause-TEN-R08 = Mandar a casa, luego la casilla
clause-TEN-R09 = Avanzar antes que poner
clause-TEN-R10 = Renunciar a un punto
clause-TEN-R11 = Diez o más
clause-TEN-R12 = Sitio para el punto
clause-TEN-R13 = Mandado a casa sin fichas
clause-TEN-R14 = Cuatro casillas TALLY ONE
clause-TEN-R15 = El límite de cuatro fichas
clause-TEN-R16 = Un peón a casa cada vez
clause-TEN-R17 = Las bases no hacen nada
clause-TEN-R18 = Tres jugadores
clause-TEN-R19 = Una partida sin fin
