### Mariner's Compass: preguntas, botones, sucesos, finales, rechazos y nombres.

goal = Llega antes que nadie al Polo Norte.
    .standing = El primero en el Polo Norte: { $left ->
        [0] ya estás
        [one] te falta 1 casilla
       *[other] te faltan { $left } casillas
    }

## Preguntas

question-MAR-06 = ¿Qué ciudad y qué color quieres?
question-MAR-07 = Gira: ¿quién empieza?
question-MAR-08 = Gira las flechas
question-MAR-09 = Te han salido { LIST($numbers) }. ¿Cuál usas?
question-MAR-14 = ¿Hacia dónde va tu expedición?

## Botones

action-spin = Girar las flechas
action-play = Avanzar { $number } en la brújula
    .verb = Elegir un número …
action-go = Ir { NAME($direction, of: "direction") }
    .verb = Elegir una dirección …
action-stay = Quedarte donde estás
action-start = Salir de { NAME($city, of: "city") }, de { NAME($colour, of: "colour") }
    .verb = Elegir ciudad y color …

## Efectos

effect-small_man_entered = brújula: { NAME($space, of: "space") }
effect-small_man_moved = brújula: { NAME($space, of: "space") }
effect-small_man_displaced = { WHO($seat) ->
    [you] te deja
   *[other] deja a { SEAT($seat) }
} { NAME($space, of: "space") } de la brújula
effect-met_on_north = giras otra vez
effect-expedition_moved = { WHO($seat) ->
    [you] { NAME($direction, of: "direction") }
   *[other] { SEAT($seat) } va { NAME($direction, of: "direction") }
}
effect-move_lost = { WHO($seat) ->
    [you] tu expedición no puede moverse
   *[other] { SEAT($seat) } no puede moverse
}
effect-expedition_stayed = tu expedición se queda
effect-pole_reached = { WHO($seat) ->
    [you] ganas
   *[other] gana { SEAT($seat) }
}
effect-pole_distance = { $left ->
    [0] en el Polo
    [one] { $kind ->
        [same] sigues a 1 casilla del Polo
       *[new] a 1 casilla del Polo
    }
   *[other] { $kind ->
        [same] sigues a { $left } casillas del Polo
       *[new] a { $left } casillas del Polo
    }
}
effect-pole_within = { $left ->
    [0] puedes llegar al Polo
    [one] { $kind ->
        [same] como mucho, sigues a 1 casilla del Polo
       *[new] como mucho, a 1 casilla del Polo
    }
   *[other] { $kind ->
        [same] como mucho, sigues a { $left } casillas del Polo
       *[new] como mucho, a { $left } casillas del Polo
    }
}

## Sucesos

event-started = { WHO($seat) ->
    [you] Sales de { NAME($city, of: "city") }, de { NAME($colour, of: "colour") }.
   *[other] { SEAT($seat) } sale de { NAME($city, of: "city") }, de { NAME($colour, of: "colour") }.
}
event-spun = { WHO($seat) ->
    [you] Te salen { $first } y { $second }.
   *[other] A { SEAT($seat) } le salen { $first } y { $second }.
}
event-small_man_entered = { WHO($seat) ->
    [you] Entras en la brújula con { $number } y quedas { NAME($space, of: "space") }.
   *[other] { SEAT($seat) } entra en la brújula con { $number } y queda { NAME($space, of: "space") }.
}
event-small_man_moved = { WHO($seat) ->
    [you] Avanzas { $number } en la brújula y quedas { NAME($space, of: "space") }.
   *[other] { SEAT($seat) } avanza { $number } en la brújula y queda { NAME($space, of: "space") }.
}
event-small_man_displaced = { WHO($seat) ->
    [you] { SEAT($by) } te deja { NAME($space, of: "space") } de la brújula.
   *[other] { WHO($by) ->
        [you] Dejas
       *[other] { SEAT($by) } deja
    } a { SEAT($seat) } { NAME($space, of: "space") } de la brújula.
}
event-met_on_north = { WHO($other) ->
    [you] { SEAT($seat) } se encuentra contigo en el norte de la brújula y gira otra vez.
   *[other] { WHO($seat) ->
        [you] Te encuentras con { SEAT($other) } en el norte de la brújula y giras otra vez.
       *[other] { SEAT($seat) } se encuentra con { SEAT($other) } en el norte de la brújula y gira otra vez.
    }
}
event-expedition_moved = { WHO($seat) ->
    [you] Tu expedición va
   *[other] La expedición de { SEAT($seat) } va
} { NAME($direction, of: "direction") }: { $square ->
    [pole] está en el Polo.
    [one] falta 1 casilla hasta el Polo.
   *[other] faltan { $square } casillas hasta el Polo.
}
event-move_lost = { WHO($seat) ->
    [you] Tu expedición está en el borde del mapa y no puede ir por ahí.
   *[other] La expedición de { SEAT($seat) } está en el borde del mapa y no puede ir por ahí.
}
event-expedition_stayed = { WHO($seat) ->
    [you] Tu expedición se queda donde está.
   *[other] La expedición de { SEAT($seat) } se queda donde está.
}
event-pole_reached = { WHO($seat) ->
    [you] ¡Llegas al Polo Norte y ganas!
   *[other] ¡{ SEAT($seat) } llega al Polo Norte y gana!
}
event-turns_ran_out = Tras { $turns } turnos nadie ha llegado al Polo: empate.

## Finales

ending-pole = { WHO($winners) ->
    [you] Has llegado antes que nadie al Polo Norte.
   *[other] { SEATS($winners) } ha llegado antes que nadie al Polo Norte.
}
ending-turn-cap = No quedan turnos, y nadie ha llegado al Polo Norte.

## Rechazos

refusal-turn-not_yours = Un momento: es el turno de { SEATS($waiting) }.
refusal-start-choose = Elige una ciudad y un color que estén libres.
refusal-spin-for_lead = Gira ahora: empieza la tirada más alta.
refusal-spin-first = Gira primero las flechas: así empieza tu turno.
refusal-number-choose = Te han salido { LIST($numbers) }: elige uno de los dos.
refusal-direction-choose = { $ways ->
    [one] En la brújula estás { NAME($space, of: "space") }: solo puedes ir { NAME($first, of: "direction") }.
   *[other] En la brújula estás { NAME($space, of: "space") }: puedes ir { NAME($first, of: "direction") } o { NAME($second, of: "direction") }.
}
refusal-direction-off_table = { $ways ->
    [one] Eso se sale del mapa; puedes ir { NAME($first, of: "direction") }.
   *[other] Eso se sale del mapa; puedes ir { NAME($first, of: "direction") } o { NAME($second, of: "direction") }.
}
refusal-direction-must_move = { $ways ->
    [one] Tu expedición tiene que moverse: ve { NAME($first, of: "direction") }.
   *[other] Tu expedición tiene que moverse: ve { NAME($first, of: "direction") } o { NAME($second, of: "direction") }.
}

## Nombres

city-new-york = Nueva York
city-london = Londres
colour-red = rojo
colour-blue = azul
direction-n = hacia el norte
direction-ne = hacia el noreste
direction-e = hacia el este
direction-se = hacia el sureste
direction-s = hacia el sur
direction-sw = hacia el suroeste
direction-w = hacia el oeste
direction-nw = hacia el noroeste
# Dónde está un peón en la brújula.
space-n = en el norte
space-n-ne = entre el norte y el noreste
space-ne = en el noreste
space-ne-e = entre el noreste y el este
space-e = en el este
space-e-se = entre el este y el sureste
space-se = en el sureste
space-se-s = entre el sureste y el sur
space-s = en el sur
space-s-sw = entre el sur y el suroeste
space-sw = en el suroeste
space-sw-w = entre el suroeste y el oeste
space-w = en el oeste
space-w-nw = entre el oeste y el noroeste
space-nw = en el noroeste
space-nw-n = entre el noroeste y el norte

## The page

## The board on the page

board-label = Dos tablas de casillas con una brújula en medio
board-moment = turno { $turns }
board-to-go =
    { $steps ->
        [one] casilla al Polo
       *[other] casillas al Polo
    }
board-from = desde { $city }
board-small = Peón pequeño en { $space }
board-small-none = Peón pequeño aún fuera de la brújula
board-space = Brújula, { $name }
board-square = { $city }, columna { $column }, fila { $row }
board-pole-square = { $city }, el Polo Norte
board-play = Jugar { $number }: tu peón pequeño para en { $space }
board-go = Enviar tu expedición { $direction }, a la columna { $column }, fila { $row }
board-start = Salir de { $city } con los peones de color { $colour }
board-title = { $number }: brújula a { $space }
board-go-title = Ir { $direction }
board-expedition = Tu expedición va { $direction }, a la columna { $column }, fila { $row }.
board-either = Tú eliges adónde va tu expedición: { $directions }.
board-edge = Si vas { $directions }, te sales del tablero.
board-large = El peón grande es tu expedición. Avanza una casilla cada vez.
board-little = El peón pequeño da la vuelta a la brújula y dice adónde va.
board-pole =
    { $steps ->
        [0] Eso es el Polo.
        [one] Entonces el Polo queda a 1 casilla.
       *[other] Entonces el Polo queda a { $steps } casillas.
    }

## Names

compass-N = N
compass-NE = NE
compass-E = E
compass-SE = SE
compass-S = S
compass-SW = SO
compass-W = O
compass-NW = NO

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-started = { WHO($seat) ->
    [you] sales
   *[other] sale
} de { NAME($city, of: "city") }, de { NAME($colour, of: "colour") }
turn-spun = { WHO($seat) ->
    [you] sacas
   *[other] saca
} { $first } y { $second }
turn-met_on_north = { WHO($seat) ->
    [you] te encuentras
   *[other] se encuentra
} { WHO($other) ->
    [you] contigo
   *[other] con { SEAT($other) }
} en el norte
turn-expedition_moved = { WHO($seat) ->
    [you] vas
   *[other] va
} { NAME($direction, of: "direction") }
turn-move_lost = { WHO($seat) ->
    [you] no puedes
   *[other] no puede
} avanzar
turn-expedition_stayed = { WHO($seat) ->
    [you] te quedas
   *[other] se queda
} en el sitio
turn-pole_reached = { WHO($seat) ->
    [you] llegas
   *[other] llega
} al Polo Norte y { WHO($seat) ->
    [you] ganas
   *[other] gana
}

## Lo que sopesa un bot

term-nearer = { $count ->
    [1] una casilla más cerca del Polo que la mejor de las otras respuestas
   *[other] { $count } casillas más cerca del Polo que la mejor de las otras respuestas
}
term-no_nearer = { $count ->
    [1] una casilla más lejos del Polo que la mejor de las otras respuestas
   *[other] { $count } casillas más lejos del Polo que la mejor de las otras respuestas
}
term-hinders = mantiene a la otra expedición { $count ->
    [1] una casilla
   *[other] { $count } casillas
} más lejos
term-no_hinders = deja que la otra expedición se acerque { $count ->
    [1] una casilla
   *[other] { $count } casillas
}
term-outlook = mejores lugares en la brújula, en un { $percent } % de una casilla
term-no_outlook = peores lugares en la brújula, en un { $percent } % de una casilla
term-chance = { $percent } puntos porcentuales más de probabilidad de ganar
term-no_chance = { $percent } puntos porcentuales menos de probabilidad de ganar
