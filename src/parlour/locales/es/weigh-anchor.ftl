### Weigh Anchor: preguntas, botones, sucesos, finales y negativas.

# One line for the header of the table.
goal = Sé la última persona que no quiebra.
    .standing = { $end ->
        [short] Sé quien más tiene en la primera quiebra: tienes { MONEY($have) }
       *[full] Sé el último sin quebrar (quedan { $players }): tienes { MONEY($have) }
    }

## Questions

question-WA-005 = Elige tu ficha
question-WA-016 = Tira los dados: ¿quién empieza?
question-WA-028 = { $missing ->
    [0] ¿Comprar { $vessel } por { MONEY($price) }?
   *[other] { $vessel } cuesta { MONEY($price) }. ¿Reunir { MONEY($missing) } más y comprar?
}
# $bid is 0 while nobody has bid.
question-WA-032 = { $bid ->
    [0] ¿Pujar por { $vessel }? Precio de salida: { MONEY($least) }.
   *[other] { WHO($leader) ->
        [you] { $vessel }: vas ganando con { MONEY($bid) }.
       *[other] ¿Pujar por { $vessel }? { SEAT($leader) } va ganando con { MONEY($bid) }.
    }
}
question-WA-044 = ¿Pagar { MONEY($flat) }, o el { $percent } % de todo lo que tienes?
# $piece is "deck" or "suite".
question-WA-074 = { $bid ->
    [0] ¿Pujar por una { NAME($piece, of: "piece") }? Precio de salida: { MONEY($least) }.
   *[other] { WHO($leader) ->
        [you] Vas ganando con { MONEY($bid) } por una { NAME($piece, of: "piece") }.
       *[other] ¿Pujar por una { NAME($piece, of: "piece") }? { SEAT($leader) } va ganando con { MONEY($bid) }.
    }
}
question-WA-090 = { COUNT($vessels) ->
    [one] ¿Cancelar ahora, sin intereses, la hipoteca de { LIST($vessels) }?
   *[other] ¿Cancelar ahora, sin intereses, las hipotecas que has asumido?
}
question-WA-096 = { COUNT($vessels) ->
    [one] ¿Cancelar ahora, sin intereses, la hipoteca de { LIST($vessels) }?
   *[other] ¿Cancelar ahora, sin intereses, las hipotecas que has asumido?
}
# Between two rolls. $moment says what the reader is asked.
question-WA-R13 = { $moment ->
    [offer] { SEAT($maker) } te hace una oferta. ¿La aceptas?
    [offers] { $count } ofertas esperan tu respuesta
    [roll] Te toca: tira, o antes negocia y construye
    [dock] Saca dobles para salir del dique seco
    [dock-fine] ¿Sacar dobles para salir del dique seco, o pagar { MONEY($fine) }?
    [skip] Pierdes este turno. ¿Negociar o construir antes?
    [moving] { WHO($mover) ->
        [you] Vas a mover. ¿Negociar o construir antes?
       *[other] { SEAT($mover) } va a mover. ¿Negociar o construir antes?
    }
    [last] La partida va a terminar. ¿Un último trato?
   *[other] { WHO($mover) ->
        [you] Vas a tirar. ¿Negociar o construir antes?
       *[other] { SEAT($mover) } va a tirar. ¿Negociar o construir antes?
    }
}
question-WA-R15 = Ganas la subasta y debes { MONEY($amount) }. Te faltan { MONEY($missing) }.
question-WA-R20 = Tira: pagas a { SEAT($owner) } { $times } veces la tirada por { $vessel }
question-WA-R24 = ¿Asumir { $vessel }, con hipoteca, por { MONEY($interest) } de intereses?
question-WA-R26 = { $piece ->
    [deck] ¿Qué barco recibe la cubierta?
   *[suite] ¿Qué barco recibe la suite?
}
question-WA-R27 = { $piece ->
    [deck] ¿Cuántas cubiertas quieres? Puedes pagar { $most }.
   *[suite] ¿Cuántas suites quieres? Puedes pagar { $most }.
}
# $creditor is a seat, "bank" or "several" (players).
question-WA-R31 = { $creditor ->
    [bank] Debes { MONEY($due) } al banco. Te faltan { MONEY($missing) }.
    [several] Debes { MONEY($due) } a los demás. Te faltan { MONEY($missing) }.
   *[seat] Debes { MONEY($due) } a { SEAT($creditor) }. Te faltan { MONEY($missing) }.
}
question-WA-R32 = { $moment ->
    [offer] { SEAT($maker) } te hace una oferta. ¿La aceptas?
    [offers] { $count } ofertas esperan tu respuesta
   *[other] { SEAT($debtor) } debe { MONEY($due) } y necesita dinero. ¿Hacer una oferta?
}
question-WAS-01a = Elige una naviera
question-WAS-01a-throw = Tira los dados: ¿quién elige primero?
question-WAS-03a = No hay dobles. ¿Pagar { MONEY($fine) } o usar tu carta de salida?

## Actions

action-take-token = Tomar { NAME($token, of: "token") }
    .verb = Tomar una ficha …
action-choose-set = Tomar { NAME($group, of: "group") }
    .verb = Elegir naviera …
action-buy = Comprar
action-decline = Dejarlo a la subasta
action-build = { $count ->
    [one] Construir una cubierta en { $vessel }
   *[other] Construir { $count } cubiertas, primero en { $vessel }
}
    .verb = Construir …
action-build-suite = Instalar una suite en { $vessel }
    .verb = Instalar una suite …
action-sell = { $count ->
    [one] Vender una cubierta o suite de { $vessel }
   *[other] Vender { $count } cubiertas, primero de { $vessel }
}
    .verb = Vender cubiertas o suites …
action-mortgage = Hipotecar { $vessel }
    .verb = Hipotecar …
action-lift = Cancelar la hipoteca de { $vessel }
    .verb = Cancelar una hipoteca …
action-pay-fine = Pagar { MONEY($amount) } y salir del dique
    .verb = Pagar la multa …
action-use-card = Usar tu carta de salida
    .verb = Usar una carta de salida …
action-duty-flat = Pagar { MONEY($amount) }
    .verb = Pagar la cantidad fija …
action-duty-share = Pagar el { $percent } % de lo que tienes
    .verb = Pagar una parte …
action-ask-hire = Pedir a { SEAT($lander) } el alquiler de { $vessel }
    .verb = Pedir un alquiler …
action-waive = Perdonar a { SEAT($lander) } el alquiler de { $vessel }
    .verb = Perdonar un alquiler …
action-want = { $count ->
    [0] No quiero ninguna
   *[other] Quiero { $count }
}
    .verb = Decir cuántas …
action-fit = Ponerla en { $vessel }
    .verb = Elegir un barco …
action-take-over = Asumir { $vessel }
    .verb = Asumir …
action-refuse-vessel = Dejar { $vessel } al banco
    .verb = Dejar al banco …
action-go-bankrupt = Declararse en quiebra
    .confirm = ¿Declararte en quiebra? Sales de la partida.

## Effects

effect-bought = { WHO($seat) ->
    [you] { $vessel } es tuyo
   *[other] { SEAT($seat) } se queda con { $vessel }
}
effect-lot_opened = { $vessel } sale a subasta
effect-left_dock = { WHO($seat) ->
    [you] sales del dique seco
   *[other] { SEAT($seat) } sale del dique seco
}
effect-suite_fitted = { WHO($seat) ->
    [you] { $vessel } recibe una suite
   *[other] { SEAT($seat) } tiene una suite en { $vessel }
}
effect-mortgaged = { WHO($seat) ->
    [you] { $vessel } deja de dar alquiler
   *[other] { $vessel } deja de dar alquiler a { SEAT($seat) }
}
effect-lifted = { WHO($seat) ->
    [you] { $vessel } vuelve a dar alquiler
   *[other] { $vessel } vuelve a dar alquiler a { SEAT($seat) }
}
effect-traded = { WHO($seat) ->
    [you] das { GOODS($give) } y recibes { GOODS($get) }
   *[other] recibes { GOODS($give) } y das { GOODS($get) }
}
effect-went_bankrupt = { WHO($creditor) ->
    [you] te quedas con todo lo de { SEAT($seat) }
   *[other] { SEAT($creditor) } se queda con todo
}
effect-went_bankrupt_to_bank = { WHO($seat) ->
    [you] el banco se queda con todo
   *[other] el banco se queda con todo lo de { SEAT($seat) }
}
effect-hire_waived = { WHO($lander) ->
    [you] no pagas nada
   *[other] { SEAT($lander) } no paga nada
}
effect-set_completed = { WHO($seat) ->
    [you] completas { NAME($group, of: "group") }
   *[other] { SEAT($seat) } completa { NAME($group, of: "group") }
}
effect-set_broken = { WHO($seat) ->
    [you] rompes { NAME($group, of: "group") }
   *[other] { SEAT($seat) } ya no tiene todo { NAME($group, of: "group") }
}
effect-set_counted = tienes { $have } de { $of }: { NAME($group, of: "group") }

## Events

event-thrown_for_first = { WHO($seat) ->
    [you] Para empezar, sacas { LIST($numbers) }.
   *[other] Para empezar, { SEAT($seat) } saca { LIST($numbers) }.
}
event-tied_for_first = Empate entre { SEATS($seats) }: se repite la tirada.
event-plays_first = { WHO($seat) ->
    [you] Empiezas tú.
   *[other] Empieza { SEAT($seat) }.
}
event-token_taken = { WHO($seat) ->
    [you] Tomas { NAME($token, of: "token") }.
   *[other] { SEAT($seat) } toma { NAME($token, of: "token") }.
}
event-thrown_for_sets = { WHO($seat) ->
    [you] Para elegir primero, sacas { $first } y { $second }.
   *[other] Para elegir primero, { SEAT($seat) } saca { $first } y { $second }.
}
event-set_chosen = { WHO($seat) ->
    [you] Tomas { NAME($group, of: "group") }.
   *[other] { SEAT($seat) } toma { NAME($group, of: "group") }.
}
event-thrown = { WHO($seat) ->
    [you] Sacas { $first } y { $second }.
   *[other] { SEAT($seat) } saca { $first } y { $second }.
}
event-moved = { WHO($seat) ->
    [you] Llegas a { NAME($space, of: "space") }.
   *[other] { SEAT($seat) } llega a { NAME($space, of: "space") }.
}
# $text is what the card says; it ends with a full stop.
event-card_drawn = { WHO($seat) ->
    [you] Sacas una carta: { NAME($text, of: "card") }
   *[other] { SEAT($seat) } saca una carta: { NAME($text, of: "card") }
}
event-card_kept = { WHO($seat) ->
    [you] Te quedas la carta.
   *[other] { SEAT($seat) } se queda la carta.
}
event-card_used = { WHO($seat) ->
    [you] Usas una carta de salida.
   *[other] { SEAT($seat) } usa una carta de salida.
}
event-sent_to_dock = { WHO($seat) ->
    [you] Vas al dique seco.
   *[other] { SEAT($seat) } va al dique seco.
}
event-left_dock = { WHO($seat) ->
    [you] Sales del dique seco.
   *[other] { SEAT($seat) } sale del dique seco.
}
event-stayed_in_dock = { WHO($seat) ->
    [you] Sigues en el dique seco.
   *[other] { SEAT($seat) } sigue en el dique seco.
}
event-rested = { WHO($seat) ->
    [you] El juego ya no te espera entre tiradas.
   *[other] El juego ya no espera a { SEAT($seat) } entre tiradas.
}
event-resumed = { WHO($seat) ->
    [you] El juego te espera ahora antes de cada tirada.
   *[other] El juego espera ahora a { SEAT($seat) } antes de cada tirada.
}
event-declined = { WHO($seat) ->
    [you] Dejas { $vessel } a la subasta.
   *[other] { SEAT($seat) } deja { $vessel } a la subasta.
}
event-bought = { WHO($seat) ->
    [you] Compras { $vessel } por { MONEY($price) }.
   *[other] { SEAT($seat) } compra { $vessel } por { MONEY($price) }.
}
event-lot_opened = { $vessel } sale a subasta.
event-bid_placed = { WHO($seat) ->
    [you] Pujas { MONEY($amount) }.
   *[other] { SEAT($seat) } puja { MONEY($amount) }.
}
event-held = { WHO($seat) ->
    [you] Pasas.
   *[other] { SEAT($seat) } pasa.
}
event-unsold = Nadie puja: { $vessel } sigue siendo del banco.
event-hire_due = { WHO($lander) ->
    [you] Debes { MONEY($amount) } a { SEAT($owner) } por { $vessel }.
   *[other] { WHO($owner) ->
        [you] { SEAT($lander) } te debe { MONEY($amount) } por { $vessel }.
       *[other] { SEAT($lander) } debe { MONEY($amount) } a { SEAT($owner) } por { $vessel }.
    }
}
event-no_hire = { WHO($seat) ->
    [you] { $vessel } tiene hipoteca: no pagas nada.
   *[other] { $vessel } tiene hipoteca: { SEAT($seat) } no paga nada.
}
event-claim_opened = { WHO($owner) ->
    [you] Puedes pedir { MONEY($amount) } a { SEAT($lander) } por { $vessel }.
   *[other] { WHO($lander) ->
        [you] { SEAT($owner) } puede pedirte { MONEY($amount) } por { $vessel }.
       *[other] { SEAT($owner) } puede pedir { MONEY($amount) } a { SEAT($lander) } por { $vessel }.
    }
}
event-hire_waived = { WHO($owner) ->
    [you] Perdonas a { SEAT($lander) } el alquiler de { $vessel }.
   *[other] { WHO($lander) ->
        [you] { SEAT($owner) } te perdona el alquiler de { $vessel }.
       *[other] { SEAT($owner) } perdona a { SEAT($lander) } el alquiler de { $vessel }.
    }
}
event-claim_lapsed = { WHO($lander) ->
    [you] Nadie lo pidió a tiempo: no debes nada a { SEAT($owner) } por { $vessel }.
   *[other] { WHO($owner) ->
        [you] Nadie lo pidió a tiempo: { SEAT($lander) } no te debe nada por { $vessel }.
       *[other] Nadie lo pidió a tiempo: { SEAT($lander) } no debe nada a { SEAT($owner) } por { $vessel }.
    }
}
event-duty_chosen = { WHO($seat) ->
    [you] Eliges pagar { MONEY($amount) }.
   *[other] { SEAT($seat) } elige pagar { MONEY($amount) }.
}
event-share_chosen = { WHO($seat) ->
    [you] Eliges pagar el { $percent } % de tus { MONEY($worth) }.
   *[other] { SEAT($seat) } elige pagar el { $percent } % de { MONEY($worth) }.
}
event-built = { WHO($seat) ->
    [you] Construyes en { $vessel }, que ahora tiene { $level ->
        [one] { $level } cubierta
       *[other] { $level } cubiertas
    }.
   *[other] { SEAT($seat) } construye en { $vessel }, que ahora tiene { $level ->
        [one] { $level } cubierta
       *[other] { $level } cubiertas
    }.
}
event-suite_fitted = { WHO($seat) ->
    [you] Instalas una suite en { $vessel }.
   *[other] { SEAT($seat) } instala una suite en { $vessel }.
}
event-broken_down = { WHO($seat) ->
    [you] Vendes lo construido en { $vessel }, que { $level ->
        [0] ya no tiene cubiertas
        [one] ahora tiene { $level } cubierta
       *[other] ahora tiene { $level } cubiertas
    }.
   *[other] { SEAT($seat) } vende lo construido en { $vessel }, que { $level ->
        [0] ya no tiene cubiertas
        [one] ahora tiene { $level } cubierta
       *[other] ahora tiene { $level } cubiertas
    }.
}
event-mortgaged = { WHO($seat) ->
    [you] Hipotecas { $vessel }.
   *[other] { SEAT($seat) } hipoteca { $vessel }.
}
event-lifted = { WHO($seat) ->
    [you] Cancelas la hipoteca de { $vessel }.
   *[other] { SEAT($seat) } cancela la hipoteca de { $vessel }.
}
event-traded = { WHO($seat) ->
    [you] Trato hecho: das a { SEAT($to) } { GOODS($give) } por { GOODS($get) }.
   *[other] { WHO($to) ->
        [you] Trato hecho: { SEAT($seat) } te da { GOODS($give) } por { GOODS($get) }.
       *[other] Trato hecho: { SEAT($seat) } da a { SEAT($to) } { GOODS($give) } por { GOODS($get) }.
    }
}
event-pieces_scarce = { WHO($seat) ->
    [you] Quieres construir, pero no queda bastante para todos.
   *[other] { SEAT($seat) } quiere construir, pero no queda bastante para todos.
}
event-pieces_wanted = { WHO($seat) ->
    [you] Quieres { $count }.
   *[other] { SEAT($seat) } quiere { $count }.
}
event-piece_offered = { $left ->
    [one] La última pieza sale a subasta.
   *[other] Una de las últimas { $left } piezas sale a subasta.
}
event-piece_sold = { WHO($seat) ->
    [you] Te la llevas por { MONEY($amount) }.
   *[other] { SEAT($seat) } se la lleva por { MONEY($amount) }.
}
event-in_debt = { WHO($seat) ->
    [you] Tienes que reunir { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($seat) } tiene que reunir { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
}
event-went_bankrupt = { WHO($seat) ->
    [you] Quiebras, y { SEAT($creditor) } se queda con todo.
   *[other] { WHO($creditor) ->
        [you] { SEAT($seat) } quiebra, y te quedas con todo.
       *[other] { SEAT($seat) } quiebra, y { SEAT($creditor) } se queda con todo.
    }
}
event-went_bankrupt_to_bank = { WHO($seat) ->
    [you] Quiebras, y el banco se queda con todo.
   *[other] { SEAT($seat) } quiebra, y el banco se queda con todo.
}
event-resigned = { WHO($seat) ->
    [you] Abandonas, y el banco se queda con todo.
   *[other] { SEAT($seat) } abandona, y el banco se queda con todo.
}
event-deed_passed = { WHO($seat) ->
    [you] { $vessel } ahora es tuyo.
   *[other] { $vessel } ahora es de { SEAT($seat) }.
}
event-deed_returned = { $vessel } vuelve al banco.
event-retired = { WHO($seat) ->
    [you] Sales de la partida.
   *[other] { SEAT($seat) } sale de la partida.
}
event-valued = { WHO($seat) ->
    [you] Tienes { MONEY($value) } en total.
   *[other] { SEAT($seat) } tiene { MONEY($value) } en total.
}
event-turns_ran_out = La partida termina tras { $turns } turnos.
event-game_won = { WHO($seats) ->
    [you] { COUNT($seats) ->
        [one] ¡Ganas tú!
       *[other] ¡Victoria compartida: { SEATS($seats) }!
    }
   *[other] { COUNT($seats) ->
        [one] ¡Gana { SEATS($seats) }!
       *[other] ¡Ganan { SEATS($seats) }!
    }
}

## Endings

ending-last-left = { WHO($winners) ->
    [you] Todos los demás han quebrado: ganas tú.
   *[other] Todos los demás han quebrado: gana { SEATS($winners) }.
}
ending-first-bankruptcy = { COUNT($winners) ->
    [one] La primera quiebra termina la partida. La mayor fortuna: { SEATS($winners) }.
   *[other] La primera quiebra termina la partida. Empatan: { SEATS($winners) }.
}
ending-turn-limit = { COUNT($winners) ->
    [one] Se ha jugado el último turno. La mayor fortuna: { SEATS($winners) }.
   *[other] Se ha jugado el último turno. Empatan: { SEATS($winners) }.
}

## Refusals

refusal-turn-not_yours = Espera: antes { COUNT($waiting) ->
    [one] debe
   *[other] deben
} responder { SEATS($waiting) }.
refusal-start-token = Elige una ficha que nadie tenga.
refusal-start-throw = Tira los dados para ver quién empieza.
refusal-start-throw_for_sets = Tira los dados para ver quién elige primero.
refusal-start-choose_set = Elige una de las navieras que quedan.
refusal-window-not_your_throw = No te toca tirar; aun así puedes negociar, construir o pasar.
refusal-window-throw_instead = Tira cuando termines.
refusal-window-other_business = Eso no se hace entre dos tiradas; negocia, construye, hipoteca o pasa.
refusal-window-pass_stands = El juego ya sigue sin esperarte.
refusal-window-no_pass_stands = El juego ya te espera antes de cada tirada.
refusal-window-own_turn_only = En esta mesa solo negocias y construyes en tu turno.
refusal-dock-not_in = No puedes salir del dique seco: no estás en él, o no es tu turno.
refusal-dock-third_turn = En el tercer turno en el dique seco no se paga antes: tira, o usa una carta.
refusal-dock-fine = Salir del dique seco cuesta { MONEY($fine) }, y tienes { MONEY($cash) }.
refusal-dock-no_card = No tienes esa carta.
refusal-dock-card_or_fine = No hay dobles: usa una carta de salida o paga { MONEY($fine) }.
refusal-buy-choose = Compra { $lot } por { MONEY($price) }, reúne dinero antes, o déjalo a la subasta.
refusal-buy-cash = { $lot } cuesta { MONEY($price) } y tienes { MONEY($cash) }; hipoteca o vende algo antes.
refusal-bid-choose = { $lot } está en subasta: puja al menos { MONEY($least) }, o pasa.
refusal-bid-too_low = Puja al menos { MONEY($least) }, o pasa.
refusal-bid-cash = Puedes pujar { MONEY($most) } como mucho; hipoteca o vende algo antes, o pasa.
refusal-duty-choose = Elige: { MONEY($flat) }, o el { $percent } % de lo que tienes.
refusal-throw-for_charge = Tira para saber cuánto pagas.
refusal-build-not_a_liner = Solo los transatlánticos llevan cubiertas y suites, no los petroleros ni los remolcadores.
refusal-build-group = Necesitas todos los barcos de { NAME($group, of: "group") }; te { COUNT($lacking) ->
    [one] falta
   *[other] faltan
} { LIST($lacking) }.
refusal-build-too_early = { $when ->
    [salary] Podrás construir cuando cobres tu primer sueldo.
   *[move] Podrás construir después de tu primer movimiento.
}
refusal-build-mortgaged = Un barco de { NAME($group, of: "group") } tiene hipoteca; cancélala antes de construir.
refusal-build-full = { $vessel } tiene todas sus cubiertas; ahora puede venir una suite.
refusal-build-short_full = { $vessel } tiene todas sus cubiertas; ahora puede venir una suite.
refusal-build-count = Construye de 1 a { $room } cubiertas: en { NAME($group, of: "group") } no caben más.
refusal-build-uneven = Construye por igual: empieza por { $lowest }, o compra { $rise } cubiertas a la vez.
refusal-build-none_left = Al banco no le quedan cubiertas; espera a que alguien venda.
refusal-build-cash = Eso cuesta { MONEY($total) } y tienes { MONEY($cash) }; construye menos, o reúne dinero antes.
refusal-build-not_ready = Para una suite hacen falta { $decks } cubiertas en cada barco de { NAME($group, of: "group") }.
refusal-suite-none_left = Al banco no le quedan suites; espera a que alguien venda una.
refusal-suite-one = { $vessel } ya tiene su suite.
refusal-sell-not_yours = Solo puedes vender de tus propios barcos.
refusal-sell-nothing = En { $vessel } no hay nada que vender.
refusal-sell-count = Vende de 1 a { $levels }: no hay más en { NAME($group, of: "group") }.
refusal-sell-uneven = Vende por igual: empieza por { $highest }, o vende { $fall } a la vez.
refusal-sell-no_decks = El banco solo tiene { $stock } cubiertas para sustituir una suite; vende más a la vez.
refusal-mortgage-not_yours = { $vessel } no es tuyo.
refusal-mortgage-twice = { $vessel } ya tiene hipoteca; cancelarla cuesta { MONEY($lift) }.
refusal-mortgage-improved = Vende todo lo construido en { NAME($group, of: "group") } antes de hipotecar { $vessel }.
refusal-lift-not_yours = { $vessel } no es tuyo.
refusal-lift-not_mortgaged = { $vessel } no tiene hipoteca.
refusal-lift-cash = Cancelar la hipoteca de { $vessel } cuesta { MONEY($lift) } y tienes { MONEY($cash) }.
refusal-offer-no_partner = Haz tu oferta a alguien que siga en la partida.
refusal-offer-not_yours = Solo puedes ofrecer lo tuyo: { GOODS($goods) }.
refusal-offer-not_theirs = { SEAT($partner) } no tiene eso; puedes pedir { GOODS($theirs) }.
refusal-offer-improved = Antes hay que vender todas las cubiertas y suites de la naviera.
refusal-offer-loan = El dinero no se presta ni se regala: un barco o una carta debe cambiar de manos.
refusal-offer-cash = Puedes ofrecer { MONEY($cash) } como mucho.
refusal-offer-their_cash = { SEAT($partner) } solo tiene { MONEY($their_cash) }.
refusal-offer-both_cash = Pon dinero solo en un lado.
refusal-offer-cash_only = En esta mesa solo se vende por dinero.
refusal-offer-none = Esa oferta ya no está en pie.
refusal-offer-not_made = No has hecho ninguna oferta así.
refusal-trade-changed = { $change ->
    [hands] La oferta ya no vale: algo ha cambiado de manos.
    [money] La oferta ya no vale: el dinero ya no está.
    [built] La oferta ya no vale: se ha construido en una de sus navieras.
   *[left] La oferta ya no vale: uno de los dos ha salido de la partida.
}
refusal-trade-interest = No se podrían pagar los intereses de un barco con hipoteca; propón otra cosa, o rechaza.
refusal-takeover-choose = Cancela la hipoteca de un barco que acabas de asumir, o pasa.
refusal-takeover-cash = Cancelar la hipoteca de { $vessel } cuesta { MONEY($loan) } y tienes { MONEY($cash) }; puedes pasar.
refusal-takeover-or_refuse = Asume { $lot } y paga los intereses, o déjalo al banco.
refusal-hire-no_claim = Aquí no tienes ningún alquiler que pedir.
refusal-hire-automatic = En esta mesa el alquiler se cobra solo.
refusal-debt-settle = Debes { MONEY($debt) } y tienes { MONEY($cash) }: hipoteca, vende o negocia antes.
refusal-debt-not_yours = { SEAT($debtor) } tiene que reunir antes { MONEY($debt) }; negocia con { SEAT($debtor) }, o pasa.
refusal-debt-covered = Aún puedes reunir { MONEY($debt) }: hipoteca o vende algo.
refusal-debt-offer_to_debtor = Ahora solo negocia { SEAT($debtor) }, para reunir { MONEY($debt) }: hazle tu oferta.
refusal-shortage-want = Di cuántas quieres, de 0 a { $most }.
refusal-shortage-fit = Elige un barco que tenga sitio.
refusal-bid-raise = Has ganado la subasta y tienes que reunir { MONEY($debt) }: hipoteca o vende algo.
refusal-shortage-bid = { $piece ->
    [deck] Se subasta una cubierta: puja al menos { MONEY($least) }, o pasa.
   *[suite] Se subasta una suite: puja al menos { MONEY($least) }, o pasa.
}

## Names

piece-deck = cubierta
piece-suite = suite
token-anchor = el ancla
token-ship-s-wheel = el timón
token-lifebelt = el salvavidas
token-bell = la campana
token-sextant = el sextante
token-lantern = el farol
token-capstan = el cabrestante
token-telescope = el catalejo
# The shipping lines keep their names; $group follows "ship of" and "take".
group-swedish-american-line = Swedish American Line
group-canadian-pacific = Canadian Pacific
group-holland-america-line = Holland America Line
group-italian-line = Italian Line
group-french-line-cgt = French Line (CGT)
group-white-star-line = White Star Line
group-united-states-lines = United States Lines
group-cunard-line = Cunard Line
group-tankers = los petroleros
group-tugs = los remolcadores
# The spaces of the board that are no ships.
space-weigh-anchor = Leven anclas
    .short = LEVEN ANCLAS
space-community-chest-1 = la Caja de Comunidad
    .short = Caja de Comunidad
space-community-chest-2 = la Caja de Comunidad
    .short = Caja de Comunidad
space-community-chest-3 = la Caja de Comunidad
    .short = Caja de Comunidad
space-chance-1 = Suerte
    .short = Suerte
space-chance-2 = Suerte
    .short = Suerte
space-chance-3 = Suerte
    .short = Suerte
space-harbour-duties = Derechos de puerto
    .short = Derechos de puerto
space-light-dues = Derechos de faro
    .short = Derechos de faro
space-graving-dock-just-visiting = Dique seco (solo de visita)
    .short = Dique seco / Solo de visita
space-free-mooring = Amarre libre
    .short = Amarre libre
space-go-to-graving-dock = «Vaya al dique seco»
    .short = Al dique seco
# In a trade.
goods-card-ch-08 = carta de salida (Suerte)
goods-card-cc-04 = carta de salida (Caja de Comunidad)
# What a payment is for, in brackets after it.
purpose-a-vessel = un barco
purpose-an-auction = subasta
purpose-hire = alquiler
purpose-salary = sueldo
purpose-a-card = carta
purpose-repairs = reparaciones
purpose-harbour-duties = derechos de puerto
purpose-light-dues = derechos de faro
purpose-free-mooring = amarre libre
purpose-the-fine-of-the-dock = multa del dique
purpose-decks = cubiertas
purpose-a-suite = una suite
purpose-a-scarce-piece = obras
purpose-pieces-sold-back = cubiertas vendidas
purpose-the-loan-on-a-mortgage = hipoteca
purpose-a-mortgage-lifted = hipoteca cancelada
purpose-interest-on-a-mortgage-taken-over = intereses de hipoteca
purpose-interest-on-mortgages-taken-over = intereses de hipotecas
purpose-a-private-sale = trato
purpose-a-bankrupt-s-cash = dinero de la quiebra
purpose-a-share-of-a-bankrupt-s-cash = parte del dinero de la quiebra
# What the cards say. The id is made from the edition's text.
card-fair-wind-for-the-start-line-advance-to-weigh-anchor-and-draw-your-salary = ¡Viento a favor! Avanza hasta Leven anclas y cobra tu sueldo.
card-charter-party-waiting-in-le-havre-advance-to-normandie-salary-if-you-pass-weigh-anchor = Te esperan pasajeros en El Havre. Avanza hasta Normandie; cobra tu sueldo si pasas por Leven anclas.
card-mails-for-rotterdam-advance-to-statendam-salary-if-you-pass-weigh-anchor = Correo para Róterdam. Avanza hasta Statendam; cobra tu sueldo si pasas por Leven anclas.
card-engine-trouble-signal-for-a-tow-advance-to-the-next-tug-if-it-has-no-owner-you-may-buy-it-if-it-has-throw-the-dice-and-pay-ten-times-the-throw = Avería: pide remolque. Avanza hasta el próximo remolcador. Si no tiene dueño, puedes comprarlo; si lo tiene, tira y paga diez veces la tirada.
card-bunkers-low-advance-to-the-next-tanker-if-it-has-no-owner-you-may-buy-it-if-it-has-pay-double-hire = Queda poco combustible. Avanza hasta el próximo petrolero. Si no tiene dueño, puedes comprarlo; si lo tiene, paga el doble de alquiler.
card-oil-wanted-at-any-price-advance-to-the-next-tanker-if-it-has-no-owner-you-may-buy-it-if-it-has-pay-double-hire = ¡Petróleo a cualquier precio! Avanza hasta el próximo petrolero. Si no tiene dueño, puedes comprarlo; si lo tiene, paga el doble de alquiler.
card-shipping-shares-pay-a-dividend-receive-50 = Tus acciones navieras dan dividendos. Recibes 50 $.
card-get-out-of-graving-dock-free-keep-until-used-or-sold = Sal gratis del dique seco. Guarda esta carta hasta que la uses o la vendas.
card-foul-tide-drift-back-three-spaces = Corriente en contra. Retrocede tres casillas.
card-hull-plates-sprung-go-to-the-graving-dock-straight-there-and-without-salary = El casco hace agua. Ve directo al dique seco, sin sueldo.
card-fleet-survey-refit-everything-you-have-built-25-for-each-deck-100-for-each-suite = Revisión de tu flota: paga 25 $ por cada cubierta y 100 $ por cada suite.
card-seamen-s-mission-collection-pay-15 = Colecta para los marineros. Paga 15 $.
card-first-oil-out-of-the-tyne-advance-to-gluckauf-salary-if-you-pass-weigh-anchor = Primer petróleo del Tyne. Avanza hasta Glückauf; cobra tu sueldo si pasas por Leven anclas.
card-invited-to-the-captain-s-table-advance-to-queen-mary = Te invitan a la mesa del capitán. Avanza hasta Queen Mary.
card-you-are-voted-commodore-of-the-conference-lines-and-stand-treat-pay-each-player-50 = Te eligen comodoro e invitas a todos. Paga 50 $ a cada uno.
card-a-hull-insurance-policy-falls-due-to-you-receive-150 = Tu seguro de casco te paga. Recibes 150 $.
card-blue-peter-hoisted-advance-to-weigh-anchor-and-draw-your-salary = ¡Todos a bordo! Avanza hasta Leven anclas y cobra tu sueldo.
card-the-purser-finds-an-error-in-your-favour-receive-200 = El sobrecargo halla un error a tu favor. Recibes 200 $.
card-ship-s-surgeon-sends-his-account-pay-50 = El médico de a bordo envía su factura. Paga 50 $.
card-rudder-condemned-by-the-surveyor-go-to-the-graving-dock-straight-there-and-without-salary = Tu timón no pasa la inspección. Ve directo al dique seco, sin sueldo.
card-gala-night-in-the-grand-saloon-is-yours-to-host-every-player-pays-you-50-for-a-seat = Organizas la noche de gala. Cada jugador te paga 50 $ por su asiento.
card-crew-savings-fund-pays-out-receive-100 = El fondo de la tripulación paga. Recibes 100 $.
card-customs-return-an-overpayment-receive-20 = La aduana te devuelve lo que pagaste de más. Recibes 20 $.
card-marine-policy-matures-receive-100 = Vence tu seguro marítimo. Recibes 100 $.
card-port-hospital-bill-pay-100 = Factura del hospital del puerto. Paga 100 $.
card-navigation-school-levy-pay-150 = Cuota de la escuela náutica. Paga 150 $.
card-fee-for-piloting-a-stranger-into-port-receive-25 = Guías a un barco ajeno hasta el puerto. Recibes 25 $.
card-new-safety-rules-for-passenger-ships-pay-40-for-each-deck-115-for-each-suite = Nuevas normas de seguridad a bordo. Paga 40 $ por cada cubierta y 115 $ por cada suite.
card-runner-up-in-the-fancy-dress-parade-on-the-promenade-deck-receive-10 = Segundo premio del desfile de disfraces. Recibes 10 $.
card-a-great-aunt-leaves-you-her-cabin-trunk-receive-100 = Una tía abuela te deja su baúl. Recibes 100 $.
card-shares-in-a-coaling-station-sold-receive-45 = Vendes acciones de una carbonera. Recibes 45 $.

## The page

## The board on the page

board-label = Weigh Anchor: cuarenta casillas alrededor de una carta del Atlántico
deeds-rent = Alquiler
deeds-rent-note = alquiler { MONEY($sum) }
deeds-price = Precio
deeds-price-note = precio { MONEY($sum) }
deeds-mine = Mis títulos
deeds-worth = vale { MONEY($sum) }
deeds-held = en dique seco
board-suite = una suite
board-decks =
    { $count ->
        [one] 1 cubierta
       *[other] { $count } cubiertas
    }
board-tankers =
    { $count ->
        [one] 1 petrolero
       *[other] { $count } petroleros
    }
board-tugs =
    { $count ->
        [one] 1 remolcador
       *[other] { $count } remolcadores
    }
board-kind-tanker = Petroleros
board-kind-tug = Remolcadores
board-print-pay = Paga { MONEY($sum) }
board-print-duties = { MONEY($sum) } / { $percent } %
board-print-salary = Sueldo { MONEY($sum) }
board-times-throw = { $times } × tirada
board-deck-cost = una cubierta { MONEY($sum) }
board-in-bank = Banca: { $decks } cubiertas, { $suites } suites

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-plays_first = { WHO($seat) ->
    [you] empiezas
   *[other] empieza
}
turn-token_taken = { WHO($seat) ->
    [you] tomas
   *[other] toma
} { NAME($token, of: "token") }
turn-set_chosen = { WHO($seat) ->
    [you] tomas
   *[other] toma
} { NAME($group, of: "group") }
turn-moved = { WHO($seat) ->
    [you] llegas
   *[other] llega
} a { NAME($space, of: "space") }
turn-card_drawn = { WHO($seat) ->
    [you] tomas
   *[other] toma
} una carta
turn-sent_to_dock = { WHO($seat) ->
    [you] vas
   *[other] va
} al dique seco
turn-left_dock = { WHO($seat) ->
    [you] sales
   *[other] sale
} del dique seco
turn-stayed_in_dock = { WHO($seat) ->
    [you] sigues
   *[other] sigue
} en el dique seco
turn-declined = { WHO($seat) ->
    [you] dejas
   *[other] deja
} { $vessel } a la subasta
turn-bought = { WHO($seat) ->
    [you] compras
   *[other] compra
} { $vessel } por { MONEY($price) }
turn-built = { WHO($seat) ->
    [you] construyes
   *[other] construye
} en { $vessel }
    .many = { WHO($seat) ->
        [you] construyes
       *[other] construye
    } en { LIST($vessel) }
turn-suite_fitted = { WHO($seat) ->
    [you] instalas
   *[other] instala
} una suite en { $vessel }
    .many = { WHO($seat) ->
        [you] instalas
       *[other] instala
    } suites en { LIST($vessel) }
turn-broken_down = { WHO($seat) ->
    [you] vendes
   *[other] vende
} lo construido en { $vessel }
    .many = { WHO($seat) ->
        [you] vendes
       *[other] vende
    } lo construido en { LIST($vessel) }
turn-mortgaged = { WHO($seat) ->
    [you] hipotecas
   *[other] hipoteca
} { $vessel }
    .many = { WHO($seat) ->
        [you] hipotecas
       *[other] hipoteca
    } { LIST($vessel) }
turn-lifted = { WHO($seat) ->
    [you] cancelas
   *[other] cancela
} la hipoteca de { $vessel }
    .many = { WHO($seat) ->
        [you] cancelas
       *[other] cancela
    } las hipotecas de { LIST($vessel) }
turn-traded = { WHO($to) ->
    [you] te da { GOODS($give) } por { GOODS($get) }
   *[other] { WHO($seat) ->
        [you] das
       *[other] da
    } a { SEAT($to) } { GOODS($give) } por { GOODS($get) }
}
    .to = { WHO($seat) ->
        [you] te da { GOODS($get) } por { GOODS($give) }
       *[other] { WHO($to) ->
            [you] das
           *[other] da
        } a { SEAT($seat) } { GOODS($get) } por { GOODS($give) }
    }
turn-piece_sold = { WHO($seat) ->
    [you] ganas
   *[other] gana
} la puja con { MONEY($amount) }
turn-went_bankrupt = { WHO($seat) ->
    [you] quiebras
   *[other] quiebra
}
turn-went_bankrupt_to_bank = { WHO($seat) ->
    [you] quiebras
   *[other] quiebra
}
turn-resigned = { WHO($seat) ->
    [you] abandonas
   *[other] abandona
}
turn-game_won = { event-game_won }

## Valoración final: qué cuenta y cómo

value-cash = Dinero
value-vessels = { $group }
    .note = { $count ->
        [one] 1 barco a su precio
       *[other] { $count } barcos a su precio
    }
value-mortgaged = { $group }
    .note = { $count ->
        [one] 1 barco hipotecado a mitad de precio
       *[other] { $count } barcos hipotecados a mitad de precio
    }
value-pieces = { $group }
    .note = { $suites ->
        [0] cubiertas a precio de coste: { $decks }
       *[other] a precio de coste: { $decks } cubiertas, { $suites } suites
    }

## Lo que sopesa un bot

term-completes = completa { NAME($group, of: "group") }; con { $count } cubiertas una parada da hasta { MONEY($amount) }
term-nears = de { NAME($group, of: "group") } solo falta { $deed }
