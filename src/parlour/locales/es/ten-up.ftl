### Ten-Up: preguntas, botones, sucesos, finales, rechazos y nombres.

goal = Gana quien llegue antes a 10 puntos.
    .standing = El primero con { $goal } puntos: tienes { $have }

## Preguntas

question-TEN-02 = ¿Qué color quieres?
question-TEN-10 = Gira las flechas
question-TEN-11 = Te han salido { LIST($numbers) }. ¿Cuál juegas primero?
question-TEN-R03 = Antes de girar: ¿qué flecha jugarás primero?
question-TEN-12 = Gira: ¿quién empieza?
question-TEN-14 = Puntúas en { NAME($table, of: "table") }. ¿Con qué ficha?
question-TEN-14-enter = Puntúas en { NAME($table, of: "table") }. ¿Pones otra ficha?
question-TEN-21 = Pierdes un punto. ¿Qué ficha retrocede?
question-TEN-25 = Ganas un punto. ¿Dónde?

## Botones

action-spin = Girar las flechas
action-play = Jugar el { $number } primero
    .verb = Elegir un número …
action-enter = Ficha nueva en { NAME($table, of: "table") }
    .verb = Poner una ficha …
action-forward = Avanzar { NAME($place, of: "place") }
    .verb = Avanzar una ficha …
action-back = Retroceder { NAME($place, of: "place") }
    .verb = Retroceder una ficha …
action-refuse = Renunciar al punto
action-announce = Empezar con la { NAME($arrow, of: "arrow") } flecha
    .verb = Elegir una flecha …
action-take = Jugar de { NAME($colour, of: "colour") }
    .verb = Elegir un color …

## Efectos

effect-man_moved = { WHO($seat) ->
    [you] { $number }
   *[other] { SEAT($seat) } avanza { $number }
} { $square ->
    [tally] hasta TALLY ONE
    [lose] hasta LOSE ONE
    [base] hasta una base
   *[plain] hasta una casilla vacía
}
effect-man_sent_home = { WHO($seat) ->
    [you] { SEAT($by) } te manda a casa
   *[other] { WHO($by) ->
        [you] manda
       *[other] { SEAT($by) } manda
    } a { SEAT($seat) } a casa
}
effect-count_lost = { WHO($seat) ->
    [you] no puedes anotarlo
   *[other] { SEAT($seat) } no puede anotarlo
}
effect-point_refused = pierdes el punto
effect-points_made = { WHO($seat) ->
    [you] ganas la partida
   *[other] { SEAT($seat) } gana la partida
}
effect-points_gained = { WHO($seat) ->
    [you] { $points ->
        [one] ganas 1 punto
       *[other] ganas { $points } puntos
    }
   *[other] { $points ->
        [one] { SEAT($seat) } gana 1 punto
       *[other] { SEAT($seat) } gana { $points } puntos
    }
}
effect-points_lost = { WHO($seat) ->
    [you] { $points ->
        [one] pierdes 1 punto
       *[other] pierdes { $points } puntos
    }
   *[other] { $points ->
        [one] { SEAT($seat) } pierde 1 punto
       *[other] { SEAT($seat) } pierde { $points } puntos
    }
}

## Sucesos

event-colour_taken = { WHO($seat) ->
    [you] Juegas de { NAME($colour, of: "colour") }.
   *[other] { SEAT($seat) } juega de { NAME($colour, of: "colour") }.
}
event-arrow_announced = { WHO($seat) ->
    [you] Empezarás con la { NAME($arrow, of: "arrow") } flecha.
   *[other] { SEAT($seat) } empezará con la { NAME($arrow, of: "arrow") } flecha.
}
event-spun = { WHO($seat) ->
    [you] Te salen { $first } y { $second }.
   *[other] A { SEAT($seat) } le salen { $first } y { $second }.
}
event-man_moved = { WHO($seat) ->
    [you] Avanzas { $number }
   *[other] { SEAT($seat) } avanza { $number }
}{ $square ->
    [tally] , hasta TALLY ONE
    [lose] , hasta LOSE ONE
    [base] , hasta una base
   *[plain] { "" }
}.
event-man_sent_home = { WHO($seat) ->
    [you] { SEAT($by) } te manda a casa.
   *[other] { WHO($by) ->
        [you] Mandas
       *[other] { SEAT($by) } manda
    } a { SEAT($seat) } a casa.
}
event-counter_entered = { WHO($seat) ->
    [you] Ganas 1 punto en { NAME($place, of: "table") }.
   *[other] { SEAT($seat) } gana 1 punto en { NAME($place, of: "table") }.
}
event-counter_forwarded = { WHO($seat) ->
    [you] Ganas 1 punto: tu ficha en { NAME($place, of: "table") } avanza al { $to }.
   *[other] { SEAT($seat) } gana 1 punto: una ficha en { NAME($place, of: "table") } avanza al { $to }.
}
event-counter_set_back = { WHO($seat) ->
    [you] Pierdes 1 punto: tu ficha en { NAME($place, of: "table") } retrocede al { $to }.
   *[other] { SEAT($seat) } pierde 1 punto: una ficha en { NAME($place, of: "table") } retrocede al { $to }.
}
event-counter_removed = { WHO($seat) ->
    [you] Pierdes 1 punto: retiras tu ficha que está en { NAME($place, of: "table") }.
   *[other] { SEAT($seat) } pierde 1 punto y retira la ficha que está en { NAME($place, of: "table") }.
}
event-nothing_lost = { WHO($seat) ->
    [you] No tienes puntos que perder.
   *[other] { SEAT($seat) } no tiene puntos que perder.
}
event-count_lost = { WHO($seat) ->
    [you] No tienes ficha para el punto y no puedes anotarlo.
   *[other] { SEAT($seat) } no tiene ficha para el punto y no puede anotarlo.
}
event-point_refused = { WHO($seat) ->
    [you] No pones otra ficha en { NAME($table, of: "table") } y renuncias al punto.
   *[other] { SEAT($seat) } no pone otra ficha en { NAME($table, of: "table") } y renuncia al punto.
}
event-points_made = { WHO($seat) ->
    [you] ¡Tienes { $points } puntos y ganas!
   *[other] ¡{ SEAT($seat) } tiene { $points } puntos y gana!
}
event-turns_ran_out = Tras { $turns } turnos termina la partida. La puntuación más alta es { $points }.

## Finales

ending-points = { WHO($winners) ->
    [you] Has conseguido antes que nadie todos los puntos.
   *[other] { SEATS($winners) } ha conseguido antes que nadie todos los puntos.
}
ending-turn-cap = { WHO($winners) ->
    [you] No quedan turnos, y tú tienes más puntos que nadie.
   *[other] No quedan turnos, y { SEATS($winners) } tiene más puntos que nadie.
}
ending-turn-cap-draw = No quedan turnos; hay empate entre { SEATS($winners) }.

## Rechazos

refusal-turn-not_yours = Un momento: { SEATS($waiting) } está pensando.
refusal-colour-take = Elige un color libre.
refusal-spin-for_lead = Gira ahora: empieza la tirada más alta.
refusal-spin-first = Gira primero las flechas.
refusal-arrow-announce = Antes de girar, elige qué flecha jugarás primero.
refusal-number-choose = Te han salido { LIST($numbers) }: elige cuál juegas primero.
refusal-loss-set_back = Pierdes un punto: elige una de tus fichas para que retroceda.
refusal-counter-not_there = Ahí no tienes ninguna ficha; elige una de las tuyas.
refusal-gain-keep = Ganas un punto: avanza una ficha o pon una nueva.
refusal-tally-keep = Ganas un punto en { NAME($table, of: "table") }: anótalo con una ficha ahí.
refusal-tally-other_table = Este punto cuenta en { NAME($table, of: "table") }, junto a tu peón: anótalo ahí.
refusal-tally-move_forward = Tienes una ficha por debajo del { $top } en { NAME($table, of: "table") }: avánzala primero.
refusal-tally-cannot_refuse = Solo puedes renunciar si todas tus fichas están ahí en el { $top }; avanza una.
refusal-counter-at_top = Esa ficha ya está en el { $top }, lo más alto; anota el punto de otra forma.
refusal-counter-none_in_hand = Todas tus fichas están en las tablas; avanza una.

## Nombres

colour-red = rojo
colour-blue = azul
colour-green = verde
colour-yellow = amarillo
# «la primera flecha»
arrow-first = primera
arrow-second = segunda
table-t1 = la tabla de abajo a la derecha
table-t2 = la tabla de arriba a la derecha
table-t3 = la tabla de arriba a la izquierda
table-t4 = la tabla de abajo a la izquierda
place-t1-1 = el 1 de abajo a la derecha
place-t1-2 = el 2 de abajo a la derecha
place-t1-3 = el 3 de abajo a la derecha
place-t1-4 = el 4 de abajo a la derecha
place-t2-1 = el 1 de arriba a la derecha
place-t2-2 = el 2 de arriba a la derecha
place-t2-3 = el 3 de arriba a la derecha
place-t2-4 = el 4 de arriba a la derecha
place-t3-1 = el 1 de arriba a la izquierda
place-t3-2 = el 2 de arriba a la izquierda
place-t3-3 = el 3 de arriba a la izquierda
place-t3-4 = el 4 de arriba a la izquierda
place-t4-1 = el 1 de abajo a la izquierda
place-t4-2 = el 2 de abajo a la izquierda
place-t4-3 = el 3 de abajo a la izquierda
place-t4-4 = el 4 de abajo a la izquierda

## The page

## The board on the page

board-label = Pista ovalada con dos flechas
board-label-spun = Pista ovalada; las flechas señalan { $one } y { $two }
board-moment = turno { $turns }
board-of = de { $goal }
board-base = Base { $letter }
board-hand =
    { $count ->
        [one] queda 1 ficha
       *[other] quedan { $count } fichas
    }
board-square = Casilla { $index }
board-square-named = Casilla { $index }, { $name }
board-table-square = { $table }, casilla { $square }
board-counters-of = { $place }: ficha de { $names }
board-play = Jugar primero { $number }: { $square }
board-play-title = Jugar primero { $number }
board-enter-title = Anotar 1
board-forward-title = Avanzar una ficha
board-back-title = Retroceder una ficha
board-on-table = { $table }
board-on-place = { $table }, casilla { $square }
board-enter = Anotar 1: { $table }
board-forward = Avanzar una ficha: { $counter }
board-back = Retroceder una ficha: { $counter }

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-colour_taken = { WHO($seat) ->
    [you] juegas
   *[other] juega
} de { NAME($colour, of: "colour") }
turn-spun = { WHO($seat) ->
    [you] sacas
   *[other] saca
} { $first } y { $second }
turn-man_sent_home =
    .by = { WHO($seat) ->
        [you] te manda a casa
       *[other] { WHO($by) ->
            [you] mandas
           *[other] manda
        } a { SEAT($seat) } a casa
    }
turn-counter_entered = { WHO($seat) ->
    [you] ganas
   *[other] gana
} 1 punto en { NAME($place, of: "table") }
    .many = { WHO($seat) ->
        [you] ganas
       *[other] gana
    } puntos en { LIST($place, of: "table") }
turn-counter_forwarded = { WHO($seat) ->
    [you] ganas
   *[other] gana
} 1 punto en { NAME($place, of: "table") }
    .many = { WHO($seat) ->
        [you] ganas
       *[other] gana
    } puntos en { LIST($place, of: "table") }
turn-counter_set_back = { WHO($seat) ->
    [you] pierdes
   *[other] pierde
} 1 punto en { NAME($place, of: "table") }
turn-counter_removed = { WHO($seat) ->
    [you] pierdes
   *[other] pierde
} 1 punto en { NAME($place, of: "table") }
turn-points_made = { WHO($seat) ->
    [you] ganas
   *[other] gana
} con { $points } puntos

## Valoración final: qué cuenta y cómo

value-table = Puntos en { NAME($table, of: "table") }
    .note = en la casilla { $square }
