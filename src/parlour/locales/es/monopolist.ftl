### The Monopolist: preguntas, botones, sucesos, finales, rechazos y nombres.

goal = Ten más fichas que el Monopolista y que todos los demás.
    .standing = Ten más que el Monopolista ({ $monopolist }) y que todos los demás: tienes { $have }

## Preguntas

question-MON-12 = ¿Qué oficio y qué color quieres?
question-MON-15 = Gira: ¿quién empieza?
question-MON-16 = { $owed ->
    [0] Gira la araña
   *[other] Gira, o devuelve antes parte de las { $owed } que debes
}
question-MON-17 = Has ganado otro giro. ¿Lo usas?
question-MON-27 = ¿Entrar entre las patas de la araña? Puede arrastrarte.
question-MON-31 = Avanzas { $number } en el anillo { $ring }. ¿Dónde te paras?
question-MON-31-place = Caes al anillo { $ring }. ¿Dónde te pones?
question-MON-33 = { COUNT($lenders) ->
    [one] { SEATS($lenders) } te ofrece un préstamo de { $counters }. ¿Lo aceptas?
   *[other] No te quedan fichas. ¿Qué préstamo aceptas?
}
question-MON-34 = A { SEAT($bankrupt) } no le quedan fichas. ¿Le prestas hasta { $most }?

## Botones

action-spin = Girar la araña
action-stop = No girar otra vez
action-advance = Entrar entre las patas
action-advance-to = Parar aquí
    .verb = Elegir dónde parar …
action-decline = Quedarte y terminar tu turno
action-place = Ponerte aquí
    .verb = Elegir un sitio …
action-lend = Prestar { $amount }
    .verb = Prestar …
action-lend-nothing = No prestar nada
action-accept = Aceptar el préstamo de { SEAT($lender) }
    .verb = Aceptar un préstamo …
action-withdraw = Dejar la partida
    .confirm = ¿Dejar la partida? No podrás volver.
action-repay = Devolver { $amount } a { SEAT($lender) }
    .verb = Devolver …
action-take = Ser { NAME($trade, of: "trade") }, de { NAME($colour, of: "colour") }
    .verb = Elegir oficio y color …

## Efectos

effect-drawn_in = { WHO($seat) ->
    [you] caes al anillo { $cell }
   *[other] { SEAT($seat) } cae al anillo { $cell }
}
effect-line_passed = { WHO($seat) ->
    [you] recibes { $counters } por la vuelta completa
   *[other] { SEAT($seat) } recibe { $counters } por la vuelta completa
}
effect-capital_taken = { WHO($seat) ->
    [you] recibes { $counters } del Monopolista
   *[other] { SEAT($seat) } recibe { $counters } del Monopolista
}
effect-player_paid = { WHO($seat) ->
    [you] pagas { $counters } a { SEAT($to) }
   *[other] { WHO($to) ->
        [you] { SEAT($seat) } te paga { $counters }
       *[other] { SEAT($seat) } paga { $counters } a { SEAT($to) }
    }
}
effect-monopolist_paid = { WHO($seat) ->
    [you] pagas { $counters } al Monopolista
   *[other] { SEAT($seat) } paga { $counters } al Monopolista
}
effect-spin_earned = { WHO($seat) ->
    [you] puedes girar otra vez
   *[other] { SEAT($seat) } puede girar otra vez
}
effect-declined = termina tu turno
effect-stopped = termina tu turno
effect-went_bankrupt = { WHO($seat) ->
    [you] no te quedan fichas
   *[other] a { SEAT($seat) } no le quedan fichas
}
effect-loan_taken = debes { $counters } a { SEAT($lender) }
effect-left_game = { WHO($seat) ->
    [you] dejas la partida
   *[other] { SEAT($seat) } deja la partida
}
effect-monopoly_broken = { WHO($seat) ->
    [you] ganas
   *[other] gana { SEAT($seat) }
}
effect-last_left = { WHO($seat) ->
    [you] ganas
   *[other] gana { SEAT($seat) }
}
effect-counters_left = entonces tienes { $counters }
effect-counters_kept = conservas { $counters }

## Sucesos

event-corner_taken = { WHO($seat) ->
    [you] Tu oficio:
   *[other] { SEAT($seat) } elige su oficio:
} { NAME($trade, of: "trade") }, de { NAME($colour, of: "colour") }.
event-restarted = { WHO($seat) ->
    [you] Vuelves a tu salida.
   *[other] { SEAT($seat) } vuelve a su salida.
}
event-spun = { WHO($seat) ->
    [you] Giras: la araña señala el { $number }.
   *[other] { SEAT($seat) } gira: la araña señala el { $number }.
}
event-drawn_in = { WHO($seat) ->
    [you] La araña te arrastra al anillo { $cell }.
   *[other] La araña arrastra a { SEAT($seat) } al anillo { $cell }.
}
event-placed = { WHO($seat) ->
    [you] Eliges un sitio en el anillo { $cell }.
   *[other] { SEAT($seat) } elige un sitio en el anillo { $cell }.
}
event-advanced = { WHO($seat) ->
    [you] Avanzas { $number } en el anillo { $cell }.
   *[other] { SEAT($seat) } avanza { $number } en el anillo { $cell }.
}
event-declined = { WHO($seat) ->
    [you] No entras entre las patas de la araña. Termina tu turno.
   *[other] { SEAT($seat) } no entra entre las patas de la araña. Termina el turno.
}
event-line_passed = { WHO($seat) ->
    [you] Has dado toda la vuelta al anillo { $ring } y recibes
   *[other] { SEAT($seat) } ha dado toda la vuelta al anillo { $ring } y recibe
} { $counters ->
    [one] 1 ficha
   *[other] { $counters } fichas
} del Monopolista.
event-capital_taken = { WHO($seat) ->
    [you] Recibes
   *[other] { SEAT($seat) } recibe
} { $counters ->
    [one] 1 ficha
   *[other] { $counters } fichas
} del Monopolista.
event-player_paid = { WHO($to) ->
    [you] { SEAT($seat) } te paga { $counters ->
        [one] 1 ficha
       *[other] { $counters } fichas
    }.
   *[other] { WHO($seat) ->
        [you] Pagas
       *[other] { SEAT($seat) } paga
    } { $counters ->
        [one] 1 ficha
       *[other] { $counters } fichas
    } a { SEAT($to) }.
}
event-monopolist_paid = { WHO($seat) ->
    [you] Pagas
   *[other] { SEAT($seat) } paga
} { $counters ->
    [one] 1 ficha
   *[other] { $counters } fichas
} al Monopolista.
event-rest_forgiven = { WHO($seat) ->
    [you] No puedes pagarlo todo;
   *[other] { SEAT($seat) } no puede pagarlo todo;
} { $counters ->
    [one] se perdona la ficha que falta.
   *[other] se perdonan las { $counters } fichas que faltan.
}
event-rest_owed = { WHO($seat) ->
    [you] No puedes pagarlo todo y todavía debes
   *[other] { SEAT($seat) } no puede pagarlo todo y todavía debe
} { $counters ->
    [one] 1 ficha
   *[other] { $counters } fichas
}.
event-spin_earned = { WHO($seat) ->
    [you] Llegas a tu propio emblema y puedes girar otra vez.
   *[other] { SEAT($seat) } llega a su propio emblema y puede girar otra vez.
}
event-stopped = { WHO($seat) ->
    [you] No giras otra vez.
   *[other] { SEAT($seat) } no gira otra vez.
}
event-went_bankrupt = { WHO($seat) ->
    [you] No te quedan fichas.
   *[other] A { SEAT($seat) } no le quedan fichas.
}
event-loan_offered = { WHO($to) ->
    [you] { SEAT($seat) } te ofrece un préstamo de { $counters ->
        [one] 1 ficha
       *[other] { $counters } fichas
    }.
   *[other] { WHO($seat) ->
        [you] Ofreces
       *[other] { SEAT($seat) } ofrece
    } a { SEAT($to) } un préstamo de { $counters ->
        [one] 1 ficha
       *[other] { $counters } fichas
    }.
}
event-nothing_offered = { WHO($to) ->
    [you] { SEAT($seat) } no te presta nada.
   *[other] { WHO($seat) ->
        [you] No prestas
       *[other] { SEAT($seat) } no presta
    } nada a { SEAT($to) }.
}
event-loan_taken = { WHO($lender) ->
    [you] { SEAT($seat) } te pide prestada{ $counters ->
        [one] { " " }1 ficha
       *[other] s { $counters } fichas
    }.
   *[other] { WHO($seat) ->
        [you] Pides
       *[other] { SEAT($seat) } pide
    } prestada{ $counters ->
        [one] { " " }1 ficha
       *[other] s { $counters } fichas
    } a { SEAT($lender) }.
}
event-loan_repaid = { WHO($lender) ->
    [you] { SEAT($seat) } te devuelve { $counters ->
        [one] 1 ficha
       *[other] { $counters } fichas
    }.
   *[other] { WHO($seat) ->
        [you] Devuelves
       *[other] { SEAT($seat) } devuelve
    } { $counters ->
        [one] 1 ficha
       *[other] { $counters } fichas
    } a { SEAT($lender) }.
}
event-left_game = { WHO($seat) ->
    [you] Dejas la partida.
   *[other] { SEAT($seat) } deja la partida.
}
event-monopoly_broken = { WHO($seat) ->
    [you] ¡Ahora tienes más que el Monopolista y ganas con
   *[other] ¡{ SEAT($seat) } tiene ahora más que el Monopolista y gana con
} { $counters ->
    [one] 1 ficha
   *[other] { $counters } fichas
}!
event-last_left = { WHO($seat) ->
    [you] A nadie más le quedan fichas: ¡ganas!
   *[other] A nadie más le quedan fichas: ¡gana { SEAT($seat) }!
}
event-all_ruined = A nadie le quedan fichas: empate.
event-spins_ran_out = Tras { $spins } giros termina la partida y se cuentan las fichas.

## Finales

ending-capital = { WHO($winners) ->
    [you] Tienes más que el Monopolista.
   *[other] { SEATS($winners) } tiene más que el Monopolista.
}
ending-last = { WHO($winners) ->
    [you] A nadie más que a ti le quedaban fichas.
   *[other] A nadie más que a { SEATS($winners) } le quedaban fichas.
}
ending-spin-cap = { WHO($winners) ->
    [you] No quedan giros, y tú tienes más que nadie.
   *[other] No quedan giros, y { SEATS($winners) } tiene más que nadie.
}
ending-spin-cap-tie = No quedan giros; hay empate entre { SEATS($winners) }.
ending-all-ruined = A nadie le quedan fichas: nadie gana.

## Rechazos

refusal-turn-not_yours = Un momento: { SEATS($waiting) } está pensando.
refusal-corner-choose = Elige un oficio y un color.
refusal-corner-taken = Ese oficio ya está cogido; elige uno libre.
refusal-man-taken = Ese color ya está cogido; elige uno libre.
refusal-spin-for_lead = Gira ahora: empieza el número más alto.
refusal-spin-first = Gira primero la araña: así empieza tu turno.
refusal-repay-no_debt = No debes nada a { SEAT($lender) }; simplemente gira.
refusal-repay-too_much = { $most ->
    [0] Necesitas al menos 2 fichas para devolver algo a { SEAT($lender) }; gira primero.
   *[other] Puedes devolver de 1 a { $most } a { SEAT($lender) }, porque debes guardar 1 ficha.
}
refusal-bonus-choose = Has ganado otro giro: úsalo o termina tu turno.
refusal-advance-or_decline = Tu { $number } lleva entre las patas de la araña: entra, o quédate y termina tu turno.
refusal-advance-choose_cell = Tu { $number } lleva a una casilla con varios sitios: elige dónde te paras.
refusal-advance-other_space = Eso no está a { $number } casillas: párate en la casilla a la que lleva tu número.
refusal-decline-cell_is_free = Solo puedes quedarte si la casilla está entre las patas de la araña; elige dónde te paras.
refusal-decline-drawn_in = La araña acaba de arrastrarte, así que tienes que avanzar { $number }.
refusal-place-choose = Has caído al anillo { $ring }: elige un sitio en tu nueva casilla.
refusal-place-other_space = Has caído al anillo { $ring }: quédate en tu nueva casilla y elige un sitio en ella.
refusal-lend-choose = { SEAT($bankrupt) } necesita un préstamo: presta de 1 a { $most }, o nada.
refusal-lend-too_much = Puedes prestar de 1 a { $most }, porque debes guardar { $keeps }.
refusal-loan-choose = Acepta un préstamo o deja la partida.
refusal-loan-no_offer = { SEAT($lender) } no te ofrece ningún préstamo; acepta otro o deja la partida.

## Nombres

trade-farmer = granjero
trade-mechanic = artesano
trade-merchant = mercader
trade-scientist = científico
colour-red = rojo
colour-blue = azul
colour-green = verde
colour-yellow = amarillo

## The page

## The board on the page

board-label = Tablero de cinco anillos
board-label-points = Tablero de cinco anillos; la araña señala el { $number }
board-moment = giro { $spins }
board-ring = anillo { $ring }
board-out = fuera del juego
board-choosing = elige un oficio
board-owes =
    { $count ->
        [one] debe 1 ficha
       *[other] debe { $count } fichas
    }
board-restarts = empieza de nuevo
board-hoard = Monopolista
board-hoard-label =
    { $count ->
        [one] El Monopolista tiene 1 ficha
       *[other] El Monopolista tiene { $count } fichas
    }
board-hoard-hint = lo que posee el tablero
board-race = Quién tiene más
board-space = { $emblem }, anillo { $ring }
board-base = Base del { $trade }, anillo { $ring }
board-advance =
    { $span ->
        [inside] Ir al anillo { $ring }: { $emblem }, entre las patas de la araña
       *[outside] Ir al anillo { $ring }: { $emblem }, lejos de la araña
    }
board-place =
    { $span ->
        [inside] Poner tu peón en el anillo { $ring }: { $emblem }, entre las patas de la araña
       *[outside] Poner tu peón en el anillo { $ring }: { $emblem }, lejos de la araña
    }
board-space-title = Avanzar en el anillo { $ring }
board-cell-title =
    { $nth ->
        [1] Anillo { $ring }, primer lugar
        [2] Anillo { $ring }, segundo lugar
        [3] Anillo { $ring }, tercer lugar
        [4] Anillo { $ring }, cuarto lugar
       *[other] Anillo { $ring }, lugar { $nth }
    }
board-cell-note =
    { $span ->
        [inside] { $emblem }, entre las patas de la araña
       *[outside] { $emblem }, lejos de la araña
    }
board-take = Ser el { $trade }, con el peón { $colour }

## Names

emblem-anvil = yunque
emblem-dollar = dólar
emblem-plain = casilla vacía
emblem-sheaf = gavilla
emblem-ship = barco
emblem-spider = araña
emblem-telescope = telescopio

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-corner_taken = { WHO($seat) ->
    [you] juegas como
   *[other] juega como
} { NAME($trade, of: "trade") }, de { NAME($colour, of: "colour") }
turn-restarted = { WHO($seat) ->
    [you] vuelves
   *[other] vuelve
} a la salida
turn-spun = { WHO($seat) ->
    [you] sacas
   *[other] saca
} { $number }
turn-advanced = { WHO($seat) ->
    [you] avanzas
   *[other] avanza
} en el anillo { $cell }
turn-declined = { WHO($seat) ->
    [you] te quedas
   *[other] se queda
} fuera de las patas de la araña
turn-line_passed = { WHO($seat) ->
    [you] rodeas
   *[other] rodea
} el anillo { $ring } por { $counters ->
    [one] 1 ficha
   *[other] { $counters } fichas
}
turn-capital_taken = { WHO($seat) ->
    [you] recibes
   *[other] recibe
} { $counters ->
    [one] 1 ficha
   *[other] { $counters } fichas
} del Monopolista
turn-player_paid = { WHO($to) ->
    [you] te paga { $counters ->
        [one] 1 ficha
       *[other] { $counters } fichas
    }
   *[other] { WHO($seat) ->
        [you] pagas
       *[other] paga
    } { $counters ->
        [one] 1 ficha
       *[other] { $counters } fichas
    } a { SEAT($to) }
}
    .to = { WHO($to) ->
        [you] recibes
       *[other] recibe
    } { $counters ->
        [one] 1 ficha
       *[other] { $counters } fichas
    } de { WHO($seat) ->
        [you] ti
       *[other] { SEAT($seat) }
    }
    .many = { WHO($seat) ->
        [you] pagas
       *[other] paga
    } { SUM($counters) } fichas en total ({ SEATS($to) })
    .to-many = { WHO($to) ->
        [you] recibes
       *[other] recibe
    } { SUM($counters) } fichas en total ({ SEATS($seat) })
turn-monopolist_paid = { WHO($seat) ->
    [you] pagas
   *[other] paga
} { $counters ->
    [one] 1 ficha
   *[other] { $counters } fichas
} al Monopolista
turn-spin_earned = { WHO($seat) ->
    [you] puedes
   *[other] puede
} girar otra vez
turn-stopped = { WHO($seat) ->
    [you] no giras
   *[other] no gira
} otra vez
turn-went_bankrupt = { WHO($seat) ->
    [you] te quedas
   *[other] se queda
} sin fichas
turn-loan_taken = { WHO($lender) ->
    [you] te toma a préstamo { $counters ->
        [one] 1 ficha
       *[other] { $counters } fichas
    }
   *[other] { WHO($seat) ->
        [you] tomas
       *[other] toma
    } a préstamo { $counters ->
        [one] 1 ficha
       *[other] { $counters } fichas
    } de { SEAT($lender) }
}
turn-loan_repaid = { WHO($lender) ->
    [you] te devuelve { $counters ->
        [one] 1 ficha
       *[other] { $counters } fichas
    }
   *[other] { WHO($seat) ->
        [you] devuelves
       *[other] devuelve
    } { $counters ->
        [one] 1 ficha
       *[other] { $counters } fichas
    } a { SEAT($lender) }
}
turn-monopoly_broken = { WHO($seat) ->
    [you] ganas
   *[other] gana
} con { $counters ->
    [one] 1 ficha
   *[other] { $counters } fichas
}
turn-last_left = { WHO($seat) ->
    [you] ganas
   *[other] gana
} con las últimas fichas

## Valoración final: qué cuenta y cómo

value-counters = Fichas
    .note = en mano
value-debts = Deudas
    .note = con los demás

## Lo que sopesa un bot

term-counters = { $count ->
    [1] una ficha más que cualquier otra respuesta
   *[other] { $count } fichas más que cualquier otra respuesta
}
term-no_counters = { $count ->
    [1] una ficha menos que la mejor de las otras respuestas
   *[other] { $count } fichas menos que la mejor de las otras respuestas
}
