### Pit: preguntas, botones, sucesos, finales, rechazos y nombres.

goal = Reúne las nueve cartas de una clase. Gana quien llegue primero a la puntuación final.
    .standing = El primero con { $goal } puntos: tienes { $have }

# Cartas de una clase. Hay un Toro y un Oso.
counted-goods = { $name ->
    [Bull] el Toro
    [Bear] el Oso
   *[other] { $count } { NAME($name, of: "commodity") }
}

## Preguntas

question-PIT-10 = Elige { $number } mercancías para esta partida.
question-PIT-14 = Todos están listos. ¡Abre el mercado!
question-PIT-17 = Elige cartas para cambiar, o pasa.
question-PIT-20 = ¡Negocia ya!
question-PIT-21 = Tienes un monopolio de { NAME($commodity, of: "commodity") } que vale { $points } puntos. ¿Tocas la campana?
question-PIT-R01 = ¿Quién reparte primero?
question-PIT-R10 = En esta mano ya no se negocia. Sigue.
question-PIT-R16 = { COUNT($seats) ->
    [one] { SEATS($seats) } ha tocado la campana. ¿También tienes un monopolio?
   *[other] { SEATS($seats) } han tocado la campana. ¿También tienes un monopolio?
}
question-PIT-R22 = ¿Empezamos?

## Botones

action-pass = Pasar
action-offer = { $floor ->
    [1] Ofrecer { CARDS($cards) }
   *[other] Ofrecer { CARDS($cards) }, al menos { $floor }
}
    .verb = Ofrecer cartas …
action-hold = Seguir sin tocar la campana
action-ready = Empezamos
action-open = Abrir el mercado
action-call-number = Gritar { $number }
    .verb = Gritar un número …
action-call = Ofrecer { CARDS($cards) }
    .verb = Ofrecer cartas …
action-match = Cambiar { CARDS($cards) } con { SEAT($player) }
    .verb = Cambiar con alguien …
action-lower = Cambiar solo { CARDS($cards) } con { SEAT($player) }
    .verb = Cambiar menos cartas …
action-accept = Cambiar { CARDS($cards) } con { SEAT($player) }
    .verb = Aceptar un cambio …
action-withdraw = Retirar tus ofertas
action-take-back = Retirar tu oferta a { SEAT($player) }
    .verb = Retirar una oferta …
action-vote-void = { $answer ->
    [yes] Anular esta mano
   *[no] Seguir jugando
}
    .verb = Anular esta mano …
action-corner = Tocar la campana: { NAME($words, of: "word") } de { NAME($commodity, of: "commodity") }
    .verb = Tocar la campana …
action-name-dealer = Votar por { SEAT($player) }
    .verb = Votar quién reparte …
action-leave-suits-to-lot = Elegir al azar
action-name-suits = Jugar con estas mercancías
    .verb = Elegir mercancías …

## Lo que hace una respuesta: la segunda línea de su botón

effect-corner_scored = { WHO($seat) ->
    [you] ganas { $points } puntos
   *[other] { SEAT($seat) } gana { $points } puntos
}
effect-game_won = { WHO($seat) ->
    [you] ganas la partida
   *[other] { SEAT($seat) } gana la partida
}
effect-keeps = te quedan { $count } de { $of } { NAME($commodity, of: "commodity") }
effect-called_too = { COUNT($seats) ->
    [one] { SEATS($seats) } grita { $number }
   *[other] { SEATS($seats) } gritan { $number }
}
effect-nobody_calls = nadie grita { $number } todavía
effect-swaps_now = cambia { $number } con { SEAT($seat) } al momento
effect-invites = propone a { SEAT($seat) } cambiar solo { $number }
effect-bell_scores = toca la campana: ganas { $points }
effect-bell_fails = aún no es un monopolio: tienes { $count } de { $of } { NAME($commodity, of: "commodity") }

## Sucesos

event-dealer_named = { WHO($seat) ->
    [you] { WHO($player) ->
        [you] Votas para repartir tú.
       *[other] Votas para que reparta { SEAT($player) }.
    }
   *[other] { WHO($player) ->
        [you] { SEAT($seat) } vota para que repartas tú.
       *[other] { SEAT($seat) } vota para que reparta { SEAT($player) }.
    }
}
event-dealer_chosen = { WHO($seat) ->
    [you] Repartes primero.
   *[other] { SEAT($seat) } reparte primero.
}
event-suits_chosen = Mercancías en juego: { LIST($suits, of: "commodity") }.
event-hand_dealt = { WHO($dealer) ->
    [you] Repartes la mano { $number }.
   *[other] { SEAT($dealer) } reparte la mano { $number }.
}
event-tenth_cards_dealt = Con una carta más: { SEATS($seats) }.
event-hand_taken = { WHO($seat) ->
    [you] Recibes { CARDS($cards) }.
   *[other] { SEAT($seat) } recibe { CARDS($cards) }.
}
event-misdealt = { WHO($dealer) ->
    [you] Alguien ha recibido un monopolio: repartes otra vez.
   *[other] Alguien ha recibido un monopolio: { SEAT($dealer) } reparte otra vez.
}
event-offered = { WHO($seat) ->
    [you] { $floor ->
        [1] Ofreces { CARDS($cards) }.
       *[other] Ofreces { CARDS($cards) }, al menos { $floor }.
    }
   *[other] { $floor ->
        [1] { SEAT($seat) } ofrece { CARDS($cards) }.
       *[other] { SEAT($seat) } ofrece { CARDS($cards) }, al menos { $floor }.
    }
}
event-called = { WHO($seat) ->
    [you] Gritas { $number }.
   *[other] { SEAT($seat) } grita { $number }.
}
event-shown = { WHO($seat) ->
    [you] { $number ->
        [one] Muestras { $number } dedo.
       *[other] Muestras { $number } dedos.
    }
   *[other] { $number ->
        [one] { SEAT($seat) } muestra { $number } dedo.
       *[other] { SEAT($seat) } muestra { $number } dedos.
    }
}
event-passed = { WHO($seat) ->
    [you] Pasas.
   *[other] { SEAT($seat) } pasa.
}
event-swapped = { WHO($one) ->
    [you] Cambias { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } con { SEAT($other) }.
   *[other] { SEAT($one) } cambia { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } { WHO($other) ->
        [you] contigo
       *[other] con { SEAT($other) }
    }.
}
event-traded = { WHO($seat) ->
    [you] Das { CARDS($gave) } a { SEAT($other) } y recibes { CARDS($got) }.
   *[other] { WHO($other) ->
        [you] { SEAT($seat) } te da { CARDS($gave) } y recibe { CARDS($got) }.
       *[other] { SEAT($seat) } da { CARDS($gave) } a { SEAT($other) } y recibe { CARDS($got) }.
    }
}
event-corner_called = { WHO($seat) ->
    [you] Tocas la campana: ¡{ NAME($words, of: "word") } de { NAME($commodity, of: "commodity") }!
   *[other] { SEAT($seat) } toca la campana: ¡{ NAME($words, of: "word") } de { NAME($commodity, of: "commodity") }!
}
event-corner_refused = { WHO($seat) ->
    [you] Tocas la campana por un { NAME($words, of: "word") } de { NAME($commodity, of: "commodity") }, pero no vale.
   *[other] { SEAT($seat) } toca la campana por un { NAME($words, of: "word") } de { NAME($commodity, of: "commodity") }, pero no vale.
}
event-fined = { WHO($seat) ->
    [you] Pierdes { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por la falsa alarma.
   *[other] { SEAT($seat) } pierde { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por la falsa alarma.
}
event-tie_broken = { WHO($seat) ->
    [you] Varios tienen un monopolio: vale el tuyo.
   *[other] Varios tienen un monopolio: vale el de { SEAT($seat) }.
}
event-corner_scored = { WHO($seat) ->
    [you] Ganas { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por un { NAME($words, of: "word") } de { NAME($commodity, of: "commodity") }.
   *[other] { SEAT($seat) } gana { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } por un { NAME($words, of: "word") } de { NAME($commodity, of: "commodity") }.
}
event-penalised = { WHO($seat) ->
    [you] Tienes { CARDS($cards) } y pierdes { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[other] { SEAT($seat) } tiene { CARDS($cards) } y pierde { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
event-hand_voided = La mano { $number } queda anulada.
event-game_won = { WHO($seat) ->
    [you] ¡Tienes { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } y ganas!
   *[other] ¡{ SEAT($seat) } tiene { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } y gana!
}
event-voids_ran_out = { $hands ->
    [one] La mano queda anulada, y la partida acaba sin ganador.
   *[other] { $hands } manos seguidas anuladas: la partida acaba sin ganador.
}
event-made_ready = { WHO($seat) ->
    [you] Ya puedes empezar.
   *[other] { SEAT($seat) } ya puede empezar.
}
event-exchange_opened = { WHO($seat) ->
    [you] Abres el mercado.
   *[other] { SEAT($seat) } abre el mercado.
}
event-held_up = { WHO($seat) ->
    [you] Levantas { CARDS($cards) }.
   *[other] { SEAT($seat) } levanta { CARDS($cards) }.
}
event-withdrawn = { WHO($seat) ->
    [you] Retiras tu anuncio.
   *[other] { SEAT($seat) } retira su anuncio.
}
event-invited = { WHO($seat) ->
    [you] Propones a { SEAT($other) } un cambio de { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }.
   *[other] { WHO($other) ->
        [you] { SEAT($seat) } te propone un cambio de { $number ->
            [one] { $number } carta
           *[other] { $number } cartas
        }.
       *[other] { SEAT($seat) } propone a { SEAT($other) } un cambio de { $number ->
            [one] { $number } carta
           *[other] { $number } cartas
        }.
    }
}
event-matched = { WHO($seat) ->
    [you] Respondes a { SEAT($other) }: { $number } por { $number }.
   *[other] { WHO($other) ->
        [you] { SEAT($seat) } te responde: { $number } por { $number }.
       *[other] { SEAT($seat) } responde a { SEAT($other) }: { $number } por { $number }.
    }
}
event-bid_fell = { WHO($seat) ->
    [you] Tu oferta a { SEAT($other) } ya no vale.
   *[other] { WHO($other) ->
        [you] La oferta que te hizo { SEAT($seat) } ya no vale.
       *[other] La oferta de { SEAT($seat) } a { SEAT($other) } ya no vale.
    }
}
event-voted = { WHO($seat) ->
    [you] { $answer ->
        [yes] Votas por anular esta mano.
       *[no] Votas por seguir jugando.
    }
   *[other] { $answer ->
        [yes] { SEAT($seat) } vota por anular esta mano.
       *[no] { SEAT($seat) } vota por seguir jugando.
    }
}

## Finales

ending-target = { WHO($winners) ->
    [you] Llegas a la puntuación final antes que nadie.
   *[other] { SEATS($winners) } llega a la puntuación final antes que nadie.
}
ending-void-hands = Demasiadas manos seguidas anuladas: no gana nadie.

## Rechazos

refusal-turn-wait = Espera a los demás.
refusal-dealer-name = Vota quién reparte primero.
refusal-suits-name = { $number ->
    [one] Elige { $number } mercancía, o déjalo al azar.
   *[other] Elige { $number } mercancías distintas, o déjalo al azar.
}
refusal-round-answer = Ofrece cartas de una clase, o pasa.
refusal-board-answer = Tienes un monopolio: toca la campana, o sigue sin tocarla.
refusal-board-hold = En esta mano ya no se negocia.
refusal-board-no_corner = { $kind ->
    [bull] Un monopolio con Toro necesita { $needed } { NAME($commodity, of: "commodity") } y el Toro, y nada más; tienes { $has_bull ->
        [true] { $count } { NAME($commodity, of: "commodity") } y el Toro
       *[false] { $count } { NAME($commodity, of: "commodity") } sin el Toro
    }.
    [double] Un doble monopolio con Toro necesita { $alike } { NAME($commodity, of: "commodity") } y el Toro; tienes { $has_bull ->
        [true] { $count } { NAME($commodity, of: "commodity") } y el Toro
       *[false] { $count } { NAME($commodity, of: "commodity") } sin el Toro
    }.
   *[corner] Aún no es un monopolio: tienes { $count } de { $alike } { NAME($commodity, of: "commodity") }.
}
refusal-board-bear = No puedes tocar la campana con el Oso en la mano: cámbialo antes.
refusal-set-number = Puedes cambiar de { $least } a { $most } cartas a la vez.
refusal-set-one_suit = Cambia cartas de una clase; solo el Toro y el Oso van con cualquiera.
refusal-set-special_missing = Solo puedes mezclar clases con el Toro o el Oso: añade uno, u ofrece cartas de una clase.
refusal-set-not_held = No tienes esas cartas: tienes { CARDS($hand) }.
refusal-offer-floor = El mínimo que cambias va de 1 a las cartas que ofreces.
refusal-offer-lowered_set = Con menos de estas cartas podrían quedar clases mezcladas: sube el mínimo.
refusal-exchange-closed = { $kind ->
    [sorting] El mercado no está abierto: di primero que puedes empezar.
   *[opening] El mercado no está abierto: ábrelo primero.
}
refusal-exchange-answer = El mercado está abierto: ofrece cartas, cambia o toca la campana.
refusal-call-backed = Elige las cartas que ofreces, no solo un número.
refusal-call-number_alone = En esta mesa solo se grita un número, sin cartas.
refusal-withdraw-nothing = No tienes nada que retirar.
refusal-withdraw-no_offer = No has ofrecido nada a { SEAT($player) }.
refusal-match-no_call = { WHO($player) ->
    [you] No puedes cambiar contigo; elige a otro jugador.
   *[other] { SEAT($player) } no ofrece nada ahora; elige a quien ofrezca.
}
refusal-match-too_many = { $called ->
    [one] { SEAT($player) } solo quiere cambiar { $called } carta.
   *[other] { SEAT($player) } solo quiere cambiar { $called } cartas.
}
refusal-lower-no_invitation = { SEAT($player) } no te ha propuesto un cambio menor.
refusal-accept-no_match = { SEAT($player) } no ha respondido a tu anuncio.
refusal-trade-number = { $offered ->
    [one] { SEAT($player) } cambia { $offered } carta: da { $offered } también.
   *[other] { SEAT($player) } cambia { $offered } cartas: da { $offered } también.
}
refusal-lower-held_up = Solo puedes dar las cartas que levantas.
refusal-board-not_in_play = { NAME($commodity, of: "commodity") } no está en esta partida; hay { LIST($suits, of: "commodity") }.
refusal-board-words = El Toro no está en juego: anuncia un monopolio sencillo.
refusal-board-bell = Alguien ha tocado la campana: tócala también si tienes un monopolio, o déjalo.

## Nombres

word-corner = monopolio
word-bull-corner = monopolio con Toro
word-double-bull-corner = doble monopolio con Toro
commodity-gas = Gas
commodity-silver = Plata
commodity-rice = Arroz
commodity-oil = Petróleo
commodity-cattle = Ganado
commodity-gold = Oro
commodity-platinum = Platino
commodity-cocoa = Cacao
commodity-wheat = Trigo
commodity-barley = Cebada
commodity-coffee = Café
commodity-corn = Maíz
commodity-sugar = Azúcar
commodity-oats = Avena
commodity-soybeans = Soja
commodity-oranges = Naranjas
commodity-rye = Centeno
commodity-hay = Heno
commodity-flax = Lino
commodity-bull = Toro
commodity-bear = Oso

## The page

## The board on the page

board-floor = Parqué
board-hand = Tu mano
board-sheet = Hoja de puntos
board-total = Total
board-on-floor = En esta mano
board-wild = comodín
board-void = sin ganador
board-goal = Mano { $hand }. Gana quien llegue antes a { $target }.
board-fan = { $count } { $name }
board-pick-fan = Elige cartas para cambiar, y luego cuántas
board-chosen = { $names }: ¿cuántas?
board-number = Gritar { $n }
board-least = Cambiar al menos
board-shout = GRITAR
board-show = MOSTRAR
board-shout-number =
    { $n ->
        [1] GRITAR UNO
        [2] GRITAR DOS
        [3] GRITAR TRES
        [4] GRITAR CUATRO
       *[other] GRITAR { $n }
    }
board-show-number =
    { $n ->
        [1] MOSTRAR UNO
        [2] MOSTRAR DOS
        [3] MOSTRAR TRES
        [4] MOSTRAR CUATRO
       *[other] MOSTRAR { $n }
    }
board-calling =
    { $n ->
        [1] GRITAS UNO
        [2] GRITAS DOS
        [3] GRITAS TRES
        [4] GRITAS CUATRO
       *[other] GRITAS { $n }
    }
board-showing =
    { $n ->
        [1] MUESTRAS UNO
        [2] MUESTRAS DOS
        [3] MUESTRAS TRES
        [4] MUESTRAS CUATRO
       *[other] MUESTRAS { $n }
    }
board-you-call = Gritas { $n }
board-you-show = Muestras { $n }
board-calls-as-well =
    { $names_count ->
        [one] { $names } también lo grita
       *[other] { $names } también lo gritan
    }
board-shows-as-well =
    { $names_count ->
        [one] { $names } también lo muestra
       *[other] { $names } también lo muestran
    }
board-nobody-else = Nadie más lo grita todavía
board-you-hold = Tienes { $what }.
board-blind = Los demás oyen el número, nunca la mercancía.
board-blind-silent = Los demás ven el número, nunca la mercancía.
board-withdraw = Retirar
board-pass = Pasar
board-ready = Listo
board-open = Abrir la Bolsa
board-hold = Todavía no
board-sort = ¿Empezamos?
board-sort-more = Listos: { $ready } de { $of }
board-wait-open =
    { $dealer_is ->
        [you] Tú abres la Bolsa
       *[other] { $dealer } abre la Bolsa
    }
board-round = Ronda { $n }
board-last = Última ocasión de tocar la campana
board-between = Entre manos
board-swapped = { $names }: cambio de { $n }
board-gave-got = Das { $gave } por { $got }
board-held-up = ofrecido
board-given = para { $name }
board-received = recibes { $n }
board-to = { $n } para { $name }
board-to-you = { $n } para ti
board-trade = Cambiar { $n }
board-offer = Ofrecer { $n }
board-lower = Bajar a { $n }
board-accept = Aceptar { $n }
board-offers-you = ofrece { $n }
board-offered = ofreces { $n }
board-silent = { $name } no dice nada
board-calls = { $name } grita { $n }
board-trader-label = { $said }. { $label }
board-pick-first = Elige antes tus cartas: toca una mercancía y luego un número.
board-corner-in = ¡{ $words } de { $commodity }!
board-cornered =
    { $seat_is ->
        [you] Tienes el corner de { $commodity }
       *[other] { $seat } tiene el corner de { $commodity }
    }
board-still-held =
    { $seat_is ->
        [you] Aún tenías { $cards }
       *[other] { $seat } aún tenía { $cards }
    }
board-next-hand = Siguiente mano en { $seconds }
board-seen = Seguir
board-bell = CORNER
board-bell-label = Corner. { $state }
board-bell-no = Aún no hay corner: tienes { $count } de { $of } { $name }.
board-bell-yes = Tocar por { $name }: { $points }
board-have = { $count } { $name }
board-have-bull = { $count } { $name } + { $bull }
board-none = aún sin cartas
board-cards =
    { $n ->
        [one] 1 carta
       *[other] { $n } cartas
    }
board-deals = reparte
board-hand-moment = mano { $hand }
board-hand-round = mano { $hand } · ronda { $round }
corner-corner = Corner
corner-bull-corner = Corner del toro
corner-double-bull-corner = Doble corner del toro
stage-sorting = ¿Empezamos?
stage-opening = La Bolsa abre
stage-closed = La Bolsa está cerrada

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-dealer_chosen = { WHO($seat) ->
    [you] repartes
   *[other] reparte
} primero
turn-hand_dealt = { event-hand_dealt }
turn-swapped = { event-swapped }
turn-corner_called = { WHO($seat) ->
    [you] tocas
   *[other] toca
} la campana por un { NAME($words, of: "word") } de { NAME($commodity, of: "commodity") }
turn-corner_refused = { WHO($seat) ->
    [you] tocas
   *[other] toca
} la campana sin razón ({ NAME($commodity, of: "commodity") }, { NAME($words, of: "word") })
turn-fined = { WHO($seat) ->
    [you] pierdes
   *[other] pierde
} { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
turn-corner_scored = { WHO($seat) ->
    [you] ganas
   *[other] gana
} { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
turn-penalised = { WHO($seat) ->
    [you] pierdes
   *[other] pierde
} { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ({ CARDS($cards) })
turn-hand_voided = { event-hand_voided }
turn-game_won = { WHO($seat) ->
    [you] ganas
   *[other] gana
} con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

## Lo que sopesa un bot

term-collects = reúne { NAME($card, of: "commodity") }: { $count } de { $of } en la mano
term-sheds = { $count ->
    [1] se quita una carta que no encaja
   *[other] se quita { $count } cartas que no encajan
}
term-gives_aim = entrega { $count } { NAME($card, of: "commodity") }, que conviene guardar
term-contested = parece que alguien más reúne { NAME($card, of: "commodity") } ({ $percent } %)
term-scores = { NAME($card, of: "commodity") } da { $points } puntos
