### Finance: preguntas, botones, sucesos, finales y negativas.

# One line for the header of the table.
goal = Sé la última persona que queda en la partida.
    .standing = { $rounds ->
        [0] Sé el último en juego (quedan { $players }): tienes { MONEY($have) }
       *[other] Sé el último en juego, o quien más tiene tras { $rounds } rondas: tienes { MONEY($have) }
    }

## Questions

question-FIN-008 = Tira los dados: ¿quién empieza?
# $bid is 0 while nobody has bid.
question-FIN-030 = { $bid ->
    [0] ¿Pujar por { $lease }? Precio de salida: { MONEY($least) }.
   *[other] { WHO($leader) ->
        [you] { $lease }: vas ganando con { MONEY($bid) }.
       *[other] ¿Pujar por { $lease }? { SEAT($leader) } va ganando con { MONEY($bid) }.
    }
}
question-FIN-074 = ¿Sacar una carta, o antes asegurarte contra la cárcel por { MONEY($premium) }?
question-FIN-126 = ¿Quedarte con este { $total }, o tirar otra vez?
# $creditor is a seat, "bank" or "several" (players).
question-FIN-R27 = { $moment ->
    [offer] { SEAT($maker) } te hace una oferta. ¿La aceptas?
    [offers] { $count } ofertas esperan tu respuesta
    [income] ¿Cobrar { MONEY($amount) } por tu vuelta al tablero?
   *[debtor] { $creditor ->
        [bank] Debes { MONEY($due) } al banco. Te faltan { MONEY($missing) }.
        [several] Debes { MONEY($due) } a los socios. Te faltan { MONEY($missing) }.
       *[seat] Debes { MONEY($due) } a { SEAT($creditor) }. Te faltan { MONEY($missing) }.
    }
}
# Before a roll and after a move. $moment says what the reader is asked.
question-FIN-R31 = { $moment ->
    [offer] { SEAT($maker) } te hace una oferta. ¿La aceptas?
    [offers] { $count } ofertas esperan tu respuesta
    [proposal] { SEAT($maker) } propone repartir ingresos. ¿De acuerdo?
    [stop] { SEAT($maker) } propone parar y hacer cuentas. ¿De acuerdo?
    [claim] Puedes reclamar algo. Hazlo antes de que se pierda.
    [collect] Cobra tu dinero por la vuelta al tablero
    [roll] Te toca: tira, o antes negocia y construye
    [jail] Saca dobles para salir de la cárcel
    [jail-fee] ¿Sacar dobles para salir de la cárcel, o pagar { MONEY($fee) }?
    [end] Negocia y construye, o termina tu turno
    [other-after] { WHO($mover) ->
        [you] Tu turno termina. ¿Algo más?
       *[other] { SEAT($mover) } termina su turno. ¿Negociar o construir antes?
    }
   *[other-before] { WHO($mover) ->
        [you] Vas a tirar. ¿Negociar o construir antes?
       *[other] { SEAT($mover) } va a tirar. ¿Negociar o construir antes?
    }
}
question-FIN-R33 = Tira para saber el alquiler de { $lease }
question-FIN-R42 = ¿Usar un viaje gratis en { $lease }, o pagar { MONEY($amount) } de alquiler?
question-FIN-R44 = ¿Cobrar { MONEY($amount) } de alquiler a { SEAT($visitor) } por { $lease }?

## Actions

action-end-turn = Terminar turno
action-leave = Retirarse
action-build = Construir una casa en { $lease }
    .verb = Construir una casa …
action-tear-down = Derribar una casa en { $lease }
    .verb = Derribar una casa …
action-mortgage = Hipotecar { $lease }
    .verb = Hipotecar …
action-redeem = Cancelar la hipoteca de { $lease }
    .verb = Cancelar una hipoteca …
action-share = Repartir { NAME($series, of: "series") }: { SHARES($shares) }
    .verb = Proponer un reparto …
action-share-held = Repartir { NAME($series, of: "series") } ({ SHARES($shares) }), todo en manos de { WHO($holder) ->
    [you] ti
   *[other] { SEAT($holder) }
}; { PAYMENTS($moneys) }
    .verb = Proponer una unión …
action-end-sharing = Dejar de repartir { NAME($series, of: "series") }
    .verb = Terminar un reparto …
action-propose-stop = Proponer parar y hacer cuentas
action-sell-early = Subastar ya la próxima propiedad
action-pay-fee = Pagar { MONEY($amount) } para salir de la cárcel
    .verb = Pagar para salir …
action-insure-corner = Asegurarse contra la casilla «Vaya a la cárcel»
action-insure-card = Asegurarse contra la carta «Vaya a la cárcel»
action-cut = Sacar una carta
action-keep = Quedarte con la tirada
action-collect = Cobrar tu dinero
action-claim-rent = Reclamar a { SEAT($visitor) } el alquiler de { $lease }
    .verb = Reclamar un alquiler …
action-claim-single = Reclamar a { SEAT($visitor) } el alquiler simple de { $lease }
    .verb = Reclamar un alquiler simple …
action-strike-off = Tachar el viaje gratis de { SEAT($visitor) } en { $lease }
    .verb = Tachar un viaje gratis …
action-take-rent = Cobrar el alquiler
action-take-single = Cobrar el alquiler simple
action-waive = Esta vez sin alquiler
action-use-ride = Usar un viaje gratis
action-pay-rent = Pagar el alquiler
action-give-up = Rendirse
    .confirm = ¿Rendirte? Pierdes todo lo que tienes.
action-withdraw = Retirar
    .verb = Retirar …

## Effects

effect-sold = { WHO($seat) ->
    [you] te quedas con { $lease }
   *[other] { SEAT($seat) } se queda con { $lease }
}
effect-left_jail = { WHO($seat) ->
    [you] sales de la cárcel
   *[other] { SEAT($seat) } sale de la cárcel
}
effect-rent_waived = { WHO($visitor) ->
    [you] no pagas nada
   *[other] { SEAT($visitor) } no paga nada
}
effect-ride_taken = { WHO($visitor) ->
    [you] no pagas alquiler
   *[other] { SEAT($visitor) } no paga alquiler
}
effect-mortgaged = { WHO($seat) ->
    [you] { $lease } deja de dar alquiler
   *[other] { $lease } deja de dar alquiler a { SEAT($seat) }
}
effect-redeemed = { WHO($seat) ->
    [you] { $lease } vuelve a dar alquiler
   *[other] { $lease } vuelve a dar alquiler a { SEAT($seat) }
}
effect-traded = { WHO($seat) ->
    [you] das { GOODS($give) } y recibes { GOODS($get) }
   *[other] recibes { GOODS($give) } y das { GOODS($get) }
}
effect-sharing_begun = se reparten { NAME($series, of: "series") }: { SHARES($shares) }
effect-forgiven = { WHO($seat) ->
    [you] el banco te perdona { MONEY($amount) }
   *[other] el banco perdona { MONEY($amount) } a { SEAT($seat) }
}
effect-put_out = { WHO($seat) ->
    [you] sales de la partida
   *[other] { SEAT($seat) } sale de la partida
}
effect-set_completed = { WHO($seat) ->
    [you] completas { NAME($series, of: "series") }
   *[other] { SEAT($seat) } completa { NAME($series, of: "series") }
}
effect-set_broken = { WHO($seat) ->
    [you] rompes { NAME($series, of: "series") }
   *[other] { SEAT($seat) } ya no tiene todo { NAME($series, of: "series") }
}
effect-set_counted = tienes { $have } de { $of }: { NAME($series, of: "series") }

## Events

event-thrown_for_first = { WHO($seat) ->
    [you] Para empezar, sacas { LIST($numbers) }.
   *[other] Para empezar, { SEAT($seat) } saca { LIST($numbers) }.
}
event-tied_for_first = Empate entre { SEATS($seats) }: se repite la tirada.
event-moves_first = { WHO($seat) ->
    [you] Empiezas tú.
   *[other] Empieza { SEAT($seat) }.
}
event-thrown = { WHO($seat) ->
    [you] Sacas { $first } y { $second }.
   *[other] { SEAT($seat) } saca { $first } y { $second }.
}
event-moved = { WHO($seat) ->
    [you] Llegas a { NAME($space, of: "space") }.
   *[other] { SEAT($seat) } llega a { NAME($space, of: "space") }.
}
event-circuit_completed = { WHO($seat) ->
    [you] Has dado la vuelta al tablero: cobra { MONEY($amount) } en este turno.
   *[other] { SEAT($seat) } ha dado la vuelta al tablero y puede cobrar { MONEY($amount) } en este turno.
}
event-income_lost = { WHO($seat) ->
    [you] Olvidas cobrar { MONEY($amount) }.
   *[other] { SEAT($seat) } olvida cobrar { MONEY($amount) }.
}
# $text is what the card says; it ends with a full stop.
event-card_cut = { WHO($seat) ->
    [you] Sacas una carta: { NAME($text, of: "card") }
   *[other] { SEAT($seat) } saca una carta: { NAME($text, of: "card") }
}
event-insured = { WHO($seat) ->
    [you] Te aseguras contra { NAME($against, of: "cover") }.
   *[other] { SEAT($seat) } se asegura contra { NAME($against, of: "cover") }.
}
event-sent_to_jail = { WHO($seat) ->
    [you] Vas a la cárcel.
   *[other] { SEAT($seat) } va a la cárcel.
}
event-stayed_on_corner = { WHO($seat) ->
    [you] Tu seguro te libra de la cárcel.
   *[other] El seguro libra de la cárcel a { SEAT($seat) }.
}
event-card_had_no_effect = { WHO($seat) ->
    [you] Tienes seguro: la carta no tiene efecto.
   *[other] { SEAT($seat) } tiene seguro: la carta no tiene efecto.
}
event-stayed_in_jail = { WHO($seat) ->
    [you] Sigues en la cárcel.
   *[other] { SEAT($seat) } sigue en la cárcel.
}
event-left_jail = { WHO($seat) ->
    [you] Sales de la cárcel.
   *[other] { SEAT($seat) } sale de la cárcel.
}
event-throw_cancelled = { WHO($seat) ->
    [you] Prefieres tirar otra vez.
   *[other] { SEAT($seat) } prefiere tirar otra vez.
}
# $ordinal: how many of these have come up for sale, with this one.
event-lease_offered = { $lease } sale a subasta, número { $ordinal } de { NAME($series, of: "series") }.
# $call: nobody has bid yet, and the auctioneer asks for the first, second or third time.
event-invited = { $call ->
    [1] ¡Precio de salida: { MONEY($amount) }!
    [2] ¿Nadie? ¡Con { MONEY($amount) } basta!
   *[other] ¡Última oportunidad: { MONEY($amount) }!
}
# $words: "Going once for".
event-called = ¡{ NAME($words, of: "call") } { MONEY($amount) }!
event-bid_placed = { WHO($seat) ->
    [you] Pujas { MONEY($amount) }.
   *[other] { SEAT($seat) } puja { MONEY($amount) }.
}
event-left_sale = { WHO($seat) ->
    [you] Te retiras.
   *[other] { SEAT($seat) } se retira.
}
event-sold = { WHO($seat) ->
    [you] Compras { $lease } por { MONEY($price) }.
   *[other] { SEAT($seat) } compra { $lease } por { MONEY($price) }.
}
event-unsold = Nadie puja: { $lease } sigue en venta.
event-rent_due = { WHO($visitor) ->
    [you] Debes { MONEY($amount) } de alquiler a { SEAT($owner) } por { $lease }.
   *[other] { WHO($owner) ->
        [you] { SEAT($visitor) } te debe { MONEY($amount) } de alquiler por { $lease }.
       *[other] { SEAT($visitor) } debe { MONEY($amount) } de alquiler a { SEAT($owner) } por { $lease }.
    }
}
event-shared_rent_due = { WHO($visitor) ->
    [you] Debes { MONEY($amount) } de alquiler a los socios por { $lease }.
   *[other] { SEAT($visitor) } debe { MONEY($amount) } de alquiler a los socios por { $lease }.
}
event-guarantee_due = { WHO($seat) ->
    [you] { $lease } tiene hipoteca: en lugar del alquiler, debes { MONEY($amount) } a tus socios.
   *[other] { $lease } tiene hipoteca: en lugar del alquiler, { SEAT($seat) } debe { MONEY($amount) } a los socios.
}
event-no_rent = { WHO($seat) ->
    [you] No pagas alquiler por { $lease }.
   *[other] { SEAT($seat) } no paga alquiler por { $lease }.
}
event-rent_waived = { WHO($owner) ->
    [you] Perdonas a { SEAT($visitor) } el alquiler de { $lease }.
   *[other] { WHO($visitor) ->
        [you] { SEAT($owner) } te perdona el alquiler de { $lease }.
       *[other] { SEAT($owner) } perdona a { SEAT($visitor) } el alquiler de { $lease }.
    }
}
event-claim_opened = { WHO($owner) ->
    [you] Puedes reclamar { MONEY($amount) } a { SEAT($visitor) } por { $lease }.
   *[other] { WHO($visitor) ->
        [you] { SEAT($owner) } puede reclamarte { MONEY($amount) } por { $lease }.
       *[other] { SEAT($owner) } puede reclamar { MONEY($amount) } a { SEAT($visitor) } por { $lease }.
    }
}
event-claim_lapsed = { WHO($owner) ->
    [you] Olvidas el alquiler de { SEAT($visitor) } por { $lease }.
   *[other] { WHO($visitor) ->
        [you] { SEAT($owner) } olvida tu alquiler por { $lease }.
       *[other] { SEAT($owner) } olvida el alquiler de { SEAT($visitor) } por { $lease }.
    }
}
event-ride_taken = { WHO($visitor) ->
    [you] Usas un viaje gratis en { $lease }.
   *[other] { SEAT($visitor) } usa un viaje gratis en { $lease }.
}
event-ride_struck = { WHO($visitor) ->
    [you] Has gastado un viaje gratis en { $lease }; te quedan { $left }.
   *[other] { SEAT($visitor) } ha gastado un viaje gratis en { $lease }; le quedan { $left }.
}
event-ride_forgotten = { WHO($visitor) ->
    [you] Nadie tachó tu viaje gratis en { $lease }: lo conservas.
   *[other] Nadie tachó el viaje gratis en { $lease }: { SEAT($visitor) } lo conserva.
}
event-forgiven = { WHO($seat) ->
    [you] No puedes reunir el resto: el banco te perdona { MONEY($amount) }.
   *[other] { SEAT($seat) } no puede reunir el resto: el banco perdona { MONEY($amount) }.
}
event-carried = { WHO($seat) ->
    [you] Aún debes { MONEY($amount) } al banco; saldrán de lo próximo que cobres.
   *[other] { SEAT($seat) } aún debe { MONEY($amount) } al banco; saldrán de lo próximo que cobre.
}
event-house_built = { WHO($seat) ->
    [you] Construyes una casa en { $lease }: ahora { $count }.
   *[other] { SEAT($seat) } construye una casa en { $lease }: ahora { $count }.
}
event-house_torn_down = { $count ->
    [one] { WHO($seat) ->
        [you] Derribas una casa en { $lease }: queda { $count }.
       *[other] { SEAT($seat) } derriba una casa en { $lease }: queda { $count }.
    }
   *[other] { WHO($seat) ->
        [you] Derribas una casa en { $lease }: quedan { $count }.
       *[other] { SEAT($seat) } derriba una casa en { $lease }: quedan { $count }.
    }
}
event-mortgaged = { WHO($seat) ->
    [you] Hipotecas { $lease }.
   *[other] { SEAT($seat) } hipoteca { $lease }.
}
event-redeemed = { WHO($seat) ->
    [you] Cancelas la hipoteca de { $lease }.
   *[other] { SEAT($seat) } cancela la hipoteca de { $lease }.
}
event-traded = { WHO($seat) ->
    [you] Trato hecho: das a { SEAT($to) } { GOODS($give) } por { GOODS($get) }.
   *[other] { WHO($to) ->
        [you] Trato hecho: { SEAT($seat) } te da { GOODS($give) } por { GOODS($get) }.
       *[other] Trato hecho: { SEAT($seat) } da a { SEAT($to) } { GOODS($give) } por { GOODS($get) }.
    }
}
event-rides_granted = { $count ->
    [one] { WHO($seat) ->
        [you] Das a { SEAT($holder) } un viaje gratis en { LIST($scope) }.
       *[other] { WHO($holder) ->
            [you] { SEAT($seat) } te da un viaje gratis en { LIST($scope) }.
           *[other] { SEAT($seat) } da a { SEAT($holder) } un viaje gratis en { LIST($scope) }.
        }
    }
   *[other] { WHO($seat) ->
        [you] Das a { SEAT($holder) } { $count } viajes gratis en { LIST($scope) }.
       *[other] { WHO($holder) ->
            [you] { SEAT($seat) } te da { $count } viajes gratis en { LIST($scope) }.
           *[other] { SEAT($seat) } da a { SEAT($holder) } { $count } viajes gratis en { LIST($scope) }.
        }
    }
}
event-rides_lapsed = { $count ->
    [one] { WHO($holder) ->
        [you] Pierdes tu viaje gratis en { LIST($scope) }.
       *[other] { SEAT($holder) } pierde un viaje gratis en { LIST($scope) }.
    }
   *[other] { WHO($holder) ->
        [you] Pierdes tus { $count } viajes gratis en { LIST($scope) }.
       *[other] { SEAT($holder) } pierde { $count } viajes gratis en { LIST($scope) }.
    }
}
event-sharing_proposed = { WHO($seat) ->
    [you] Propones repartir { NAME($series, of: "series") }: { SHARES($shares) }.
   *[other] { SEAT($seat) } propone repartir { NAME($series, of: "series") }: { SHARES($shares) }.
}
event-holding_proposed = { WHO($seat) ->
    [you] Propones repartir { NAME($series, of: "series") } ({ SHARES($shares) }), todo en manos de { WHO($holder) ->
        [you] ti
       *[other] { SEAT($holder) }
    }; { PAYMENTS($moneys) }.
   *[other] { SEAT($seat) } propone repartir { NAME($series, of: "series") } ({ SHARES($shares) }), todo en manos de { WHO($holder) ->
        [you] ti
       *[other] { SEAT($holder) }
    }; { PAYMENTS($moneys) }.
}
event-stop_proposed = { WHO($seat) ->
    [you] Propones parar ahora y hacer cuentas.
   *[other] { SEAT($seat) } propone parar ahora y hacer cuentas.
}
event-proposal_agreed = { WHO($seat) ->
    [you] Aceptas la propuesta.
   *[other] { SEAT($seat) } acepta la propuesta.
}
event-proposal_refused = { WHO($seat) ->
    [you] Rechazas la propuesta.
   *[other] { SEAT($seat) } rechaza la propuesta.
}
event-proposal_lapsed = { WHO($seat) ->
    [you] Tu propuesta queda en nada.
   *[other] La propuesta de { SEAT($seat) } queda en nada.
}
event-sharing_begun = Desde ahora se reparten { NAME($series, of: "series") }: { SHARES($shares) }.
event-leases_pooled = { WHO($holder) ->
    [you] Ahora tienes en tus manos { NAME($series, of: "series") }.
   *[other] { SEAT($holder) } tiene ahora en sus manos { NAME($series, of: "series") }.
}
event-sharing_ended = Ya no se reparten { NAME($series, of: "series") }.
event-in_debt = { WHO($seat) ->
    [you] Tienes que reunir { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($seat) } tiene que reunir { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
}
event-will_resign = { WHO($seat) ->
    [you] Abandonas en cuanto esto acabe.
   *[other] { SEAT($seat) } abandona en cuanto esto acabe.
}
event-resigned = { WHO($seat) ->
    [you] Abandonas.
   *[other] { SEAT($seat) } abandona.
}
event-put_out = { WHO($seat) ->
    [you] Sales de la partida.
   *[other] { SEAT($seat) } sale de la partida.
}
event-lease_withdrawn = { $lease } queda fuera de la partida.
event-lease_returned = { $lease } vuelve a estar en venta.
event-auctioneer_named = { WHO($seat) ->
    [you] Ahora diriges las subastas.
   *[other] { SEAT($seat) } dirige ahora las subastas.
}
event-valued = { WHO($seat) ->
    [you] Tienes { MONEY($value) } en total.
   *[other] { SEAT($seat) } tiene { MONEY($value) } en total.
}
event-rounds_ran_out = La partida termina tras { $rounds } rondas.
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
    [you] Todos los demás han salido: ganas tú.
   *[other] Todos los demás han salido: gana { SEATS($winners) }.
}
ending-round-limit = { COUNT($winners) ->
    [one] Se ha jugado la última ronda. La mayor fortuna: { SEATS($winners) }.
   *[other] Se ha jugado la última ronda. Empatan: { SEATS($winners) }.
}
ending-consent = { COUNT($winners) ->
    [one] Todos han querido parar. La mayor fortuna: { SEATS($winners) }.
   *[other] Todos han querido parar. Empatan: { SEATS($winners) }.
}

## Refusals

refusal-turn-not_yours = Espera: antes { COUNT($waiting) ->
    [one] debe
   *[other] deben
} responder { SEATS($waiting) }.
refusal-start-throw = Tira los dados para ver quién empieza.
refusal-window-not_your_throw = No te toca tirar; aun así puedes negociar, construir o pasar.
refusal-window-not_your_turn = No puedes terminar este turno; negocia, construye o pasa.
refusal-window-go_on = Tira o termina tu turno cuando acabes.
refusal-window-other_business = Ahora no puedes hacer eso; negocia, construye, hipoteca o pasa.
refusal-window-pass_stands = El juego ya sigue sin esperarte.
refusal-window-no_pass_stands = El juego ya te espera antes de cada tirada.
refusal-window-leaving = Has abandonado y sales en cuanto esto acabe.
refusal-jail-not_in = Solo puedes pagar para salir de la cárcel en tu turno, antes de tirar.
refusal-jail-fee = Salir de la cárcel cuesta { MONEY($fee) }, y tienes { MONEY($cash) }.
refusal-jail-fee_over = En este turno no puedes pagar para salir: tira.
refusal-jail-three_throws = Con tantas casas no pagas: tienes hasta tres tiradas para salir.
refusal-jail-keep_or_throw = Quédate con esta tirada, o tira otra vez.
refusal-insurance-none = Ahora no puedes asegurarte, o no en esta mesa.
refusal-insurance-before = Solo puedes asegurarte en tu turno, antes de tirar.
refusal-insurance-twice = Ya tienes seguro para esta tirada.
refusal-insurance-range = Con esta tirada no puedes caer en la cárcel: no necesitas seguro.
refusal-insurance-house_owner = Tienes casas: no puedes asegurarte contra la cárcel.
refusal-insurance-cash = El seguro cuesta { MONEY($premium) }, y tienes { MONEY($cash) }.
refusal-chance-cut = Saca una carta, o asegúrate antes contra la cárcel.
refusal-bid-choose = { $lot } está en subasta: puja al menos { MONEY($least) }, o pasa.
refusal-bid-too_low = Puja al menos { MONEY($least) }, o pasa.
refusal-bid-step = Puja de { MONEY($step) } en { MONEY($step) }; { MONEY($least) } valdría.
refusal-bid-cash = Puedes pujar { MONEY($most) } como mucho; hipoteca o derriba algo antes, o pasa.
refusal-bid-own = Ya tienes la puja más alta.
refusal-bid-house_owner = Tienes casas: solo puedes pujar por calles que vayan con las tuyas.
refusal-bid-left = Ya te has retirado; aún puedes pujar.
refusal-bid-in_debt = Aún debes { MONEY($owes) } al banco y no puedes pujar.
refusal-build-no_street = Solo hay casas en las calles, y { $lease } no lo es.
refusal-build-series = Para construir ahí necesitas { NAME($series, of: "series") } al completo; te { COUNT($missing) ->
    [one] falta
   *[other] faltan
} { LIST($missing) }.
refusal-build-mortgaged = Hay una hipoteca entre { NAME($series, of: "series") }; cancélala antes de construir.
refusal-build-full = { $lease } ya tiene { $houses } casas; no caben más.
refusal-build-uneven = Construye por igual: antes en las otras calles que van con { $lease }.
refusal-build-none_left = No quedan casas; espera a que se derribe alguna.
refusal-build-cash = Una casa en { $lease } cuesta { MONEY($cost) } y tienes { MONEY($cash) }.
refusal-build-in_debt = Aún debes { MONEY($owes) } al banco y no puedes construir.
refusal-tear-not_yours = Solo puedes derribar tus propias casas.
refusal-tear-nothing = En { $lease } no hay ninguna casa.
refusal-tear-uneven = Derriba por igual: entre { NAME($series, of: "series") } hay otra con más casas que { $lease }.
refusal-mortgage-not_yours = { $lease } no es propiedad tuya.
refusal-mortgage-handed_over = Según el acuerdo, { $lease } está en otras manos; solo desde ahí se puede hipotecar.
refusal-mortgage-twice = { $lease } ya tiene hipoteca.
refusal-mortgage-houses = Derriba las casas antes de hipotecar { $lease }.
refusal-redeem-not_yours = { $lease } no es propiedad tuya.
refusal-redeem-not_mortgaged = { $lease } no tiene hipoteca.
refusal-redeem-cash = Cancelar la hipoteca de { $lease } cuesta { MONEY($redeem) } y tienes { MONEY($cash) }.
refusal-offer-no_partner = Haz tu oferta a alguien que siga en la partida.
refusal-offer-in_debt = Uno de los dos tiene una deuda; hay que pagarla antes.
refusal-offer-not_yours = Solo puedes ofrecer lo tuyo: { GOODS($goods) }.
refusal-offer-not_theirs = Pides algo que la otra parte no tiene.
refusal-offer-bound = Lo que está en un acuerdo de reparto no se negocia.
refusal-offer-houses = { $may_move_whole ->
    [true] Derriba antes las casas, o negocia todas las calles que van juntas.
   *[false] Derriba antes las casas.
}
refusal-offer-mortgaged = En esta mesa hay que cancelar la hipoteca antes de negociar.
refusal-offer-house_owner = Quien tiene casas solo puede quedarse calles que vayan con las suyas.
refusal-offer-rides = En esta mesa no se negocian viajes gratis.
refusal-offer-rides_for = Solo da viajes gratis quien recibe una propiedad, y en las que van con ella.
refusal-offer-rides_cap = Nadie tiene más de { $cap } viajes gratis en el mismo grupo.
refusal-offer-no_lease = Al menos una propiedad debe cambiar de manos.
refusal-offer-one_sided = Cada parte debe dar y recibir algo.
refusal-offer-cash = Puedes ofrecer { MONEY($spare) } como mucho.
refusal-offer-their_cash = Pides más dinero del que tiene la otra parte.
refusal-offer-both_cash = Pon dinero solo en un lado.
refusal-offer-debtor_sells = { WHO($debtor) ->
    [you] Mientras tengas una deuda, solo puedes vender por dinero.
   *[other] Mientras { SEAT($debtor) } tenga una deuda, solo se vende por dinero.
}
refusal-offer-too_often = Ya has hecho { $most_offers } ofertas a { SEAT($partner) } por esta deuda; pregunta a otra persona.
refusal-offer-none = Esa oferta ya no está en pie.
refusal-offer-not_made = No has hecho ninguna oferta así.
refusal-offer-no_counter = Esta propuesta solo se puede aceptar o rechazar.
refusal-trade-changed = La oferta ya no vale: algo ha cambiado.
refusal-trade-interest = No se podrían pagar los intereses de una propiedad con hipoteca.
refusal-share-what = Solo se reparten los ferrocarriles o las compañías.
refusal-share-form = { $has_holder ->
    [true] Aquí, lo que se reparte debe estar todo en unas solas manos.
   *[false] Aquí, cada cual conserva sus propiedades al repartir.
}
refusal-share-owners = Para repartir { NAME($series, of: "series") } no puede faltar ningún dueño, y tú debes ser uno de ellos.
refusal-share-twice = Ya se reparten { NAME($series, of: "series") }.
refusal-share-sum = Da al menos un 1 % a cada dueño, nada a los demás, y un 100 % en total.
refusal-share-holder = Todo debe quedar en manos de uno de los dueños.
refusal-share-money = El dinero solo va entre los dueños, y solo el que tienen.
refusal-share-mortgaged = Antes de unirlo todo hay que cancelar las hipotecas.
refusal-share-in_debt = Uno de los dueños aún debe dinero al banco; eso va antes.
refusal-share-none = No tienes un reparto de { NAME($series, of: "series") } que puedas terminar.
refusal-sale-not_auctioneer = Eso solo puede hacerlo quien dirige las subastas.
refusal-sale-not_now = Eso solo se puede con las últimas { $last } propiedades, una vez entre dos tiradas.
refusal-income-none = Ahora no tienes nada que cobrar.
refusal-claim-none = No tienes nada así que reclamar.
refusal-claim-waits = Podrás reclamarlo enseguida, cuando esto se resuelva.
refusal-claim-not_double = Ese alquiler no es doble; reclámalo tal cual.
refusal-rent-choose = Cobra el alquiler, o perdónalo.
refusal-rent-not_double = Ese alquiler no es doble; cóbralo tal cual.
refusal-ride-choose = Usa tu viaje gratis, o paga el alquiler.
refusal-rent-throw = Tira para saber el alquiler.
refusal-debt-settle = { WHO($debtor) ->
    [you] Debes { MONEY($debt) }: hipoteca algo o derriba casas antes.
   *[other] { SEAT($debtor) } tiene que reunir antes { MONEY($debt) }.
}
refusal-debt-covered = Aún puedes reunir { MONEY($debt) }: hipoteca algo o derriba casas.

## Names

goods-ride-on =
    { $count ->
        [0] Pases gratis
        [one] 1 pase gratis
       *[other] { $count } pases gratis
    } en { $series ->
        [none] { LIST($names) }
       *[other] { NAME($series, of: "series") }
    }
# Leases that belong together, with their article: "the Wayback streets".
series-wayback = las calles Wayback
series-sylvan = las calles Sylvan
series-boomtown = las calles Boomtown
series-goldberg = las calles Goldberg
series-maguire = las calles Maguire
series-mainline = las calles Main Line
series-commonwealth = las calles Commonwealth
series-wall = las calles Wall Street
series-railroads = los ferrocarriles
series-utilities = las compañías
# The spaces of the board that nobody owns.
space-start = la Salida
    .short = Salida
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
space-10-tariff = Arancel del 10 %
    .short = Arancel
space-taxes-20 = Impuestos
    .short = Impuestos
space-luxury-75 = Lujo
    .short = Lujo
space-jail = la cárcel
    .short = Cárcel
space-go-to-jail = «Vaya a la cárcel»
    .short = A la cárcel
# What somebody insures against.
cover-the-corner = la casilla «Vaya a la cárcel»
cover-the-card = la carta «Vaya a la cárcel»
# The auctioneer's calls, before the sum.
call-going-once-for = A la una por
    .short = A la una
call-going-twice-for = A las dos por
    .short = A las dos
call-and-sold-for = Adjudicado por
    .short = Adjudicado
# What a payment is for, in brackets after it.
purpose-rent = alquiler
purpose-a-guaranteed-share = parte garantizada
purpose-a-lease-bought = subasta
purpose-a-card = carta
purpose-the-tariff = arancel
purpose-taxes = impuestos
purpose-luxury = lujo
purpose-a-circuit-of-the-board = vuelta al tablero
purpose-the-fee-of-jail = salida de la cárcel
purpose-jail-insurance = seguro contra la cárcel
purpose-a-house = una casa
purpose-a-house-torn-down = una casa derribada
purpose-the-loan-on-a-lease = hipoteca
purpose-a-mortgage-redeemed = hipoteca cancelada
purpose-interest-on-a-mortgage-taken-over = intereses de hipoteca
purpose-a-deal = trato
purpose-a-utility-deal = acuerdo de reparto
purpose-the-cash-of-a-player-who-is-out = dinero de quien sale
# What the cards say. The id is made from the edition's text.
card-go-to-jail = Ve a la cárcel.
card-advance-to-start-and-draw-your-income = Avanza hasta la Salida y cobra tu renta.
card-ride-the-pennsylvania-railroad-advance-to-it = Toma el Pennsylvania Railroad. Avanza hasta allí.
card-go-west-on-the-santa-fe-advance-to-it = Viaja al oeste con el Santa Fe. Avanza hasta allí.
card-land-rush-advance-to-boomtown = ¡Fiebre de tierras! Avanza hasta Boomtown.
card-your-broker-calls-advance-to-wall-street = Te llama tu corredor de bolsa. Avanza hasta Wall Street.
card-settle-your-gas-bill-advance-to-u-g-i = Paga la factura del gas. Avanza hasta U. G. I.
card-you-forgot-your-hat-go-back-three-spaces = Olvidaste tu sombrero. Retrocede tres casillas.
card-savings-interest-receive-25 = Intereses de tus ahorros. Recibes 25 $.
card-the-bank-declares-a-dividend-receive-50 = El banco reparte dividendos. Recibes 50 $.
card-an-uncle-remembers-you-receive-100 = Un tío se acuerda de ti. Recibes 100 $.
card-your-building-loan-matures-receive-150 = Vence tu préstamo de vivienda. Recibes 150 $.
card-fined-for-speeding-pay-15 = Multa por exceso de velocidad. Paga 15 $.
card-doctor-s-bill-pay-50 = Factura del médico. Paga 50 $.
card-school-assessment-pay-75 = Cuota escolar. Paga 75 $.
card-storm-damage-pay-25-for-every-house-you-own = Daños por tormenta. Paga 25 $ por cada casa tuya.
card-school-milk-fund-pay-5 = Leche para las escuelas. Paga 5 $.
card-soup-kitchen-pay-10 = Comedor social. Paga 10 $.
card-scout-camp-pay-10 = Campamento scout. Paga 10 $.
card-public-library-pay-15 = Biblioteca pública. Paga 15 $.
card-chapel-roof-pay-15 = Tejado de la capilla. Paga 15 $.
card-visiting-nurses-pay-20 = Enfermeras a domicilio. Paga 20 $.
card-city-orchestra-pay-20 = Orquesta municipal. Paga 20 $.
card-orphans-home-pay-25 = Orfanato. Paga 25 $.
card-old-people-s-home-pay-25 = Residencia de ancianos. Paga 25 $.
card-flood-relief-pay-30 = Ayuda por las inundaciones. Paga 30 $.
card-new-hospital-wing-pay-50 = Nueva ala del hospital. Paga 50 $.
card-your-annual-pledge-falls-due-pay-100 = Toca tu donación anual. Paga 100 $.

## The page

## The board on the page

board-label = Finance: cuarenta casillas con la Banca en el centro
deeds-rent = Renta
deeds-rent-note = renta { MONEY($sum) }
deeds-price = Valor
deeds-price-note = valor { MONEY($sum) }
deeds-mine = Mis arriendos
deeds-worth = puede reunir { MONEY($sum) }
deeds-held = en la cárcel
board-houses =
    { $count ->
        [one] 1 casa
       *[other] { $count } casas
    }
board-railroads =
    { $count ->
        [one] 1 ferrocarril
       *[other] { $count } ferrocarriles
    }
board-utilities =
    { $count ->
        [one] 1 servicio público
       *[other] { $count } servicios públicos
    }
board-print-pay = Paga { MONEY($sum) }
board-print-part = { $percent } % efectivo
board-print-bank = BANCO
board-times-throw = { $times } × tirada
board-house-cost = una casa { MONEY($sum) }
board-series = Grupo { $first }
board-lease-number = N.º { $number }
board-leases-left =
    { $count ->
        [one] arriendo
       *[other] arriendos
    }
board-auctioneer = sin vender
board-all-sold = todos los arriendos vendidos

## Proposals to several players

plan-share =
    { $maker_is ->
        [you] Propones repartir los ingresos: { $series }
       *[other] { $maker } propone repartir los ingresos: { $series }
    }
plan-pool =
    { $maker_is ->
        [you]
            { $holder_is ->
                [you] Propones poner en común: { $series }; todo pasa a ti
               *[other] Propones poner en común: { $series }; todo pasa a { $holder }
            }
       *[other]
            { $holder_is ->
                [you] { $maker } propone poner en común: { $series }; todo pasa a ti
               *[other] { $maker } propone poner en común: { $series }; todo pasa a { $holder }
            }
    }
plan-stop =
    { $maker_is ->
        [you] Propones parar ahora y contar
       *[other] { $maker } propone parar ahora y contar
    }
plan-number = propuesta { $number }
plan-gets =
    { $seat_is ->
        [you] Recibes
       *[other] { $seat } recibe
    }
plan-pays =
    { $seat_is ->
        [you] Pagas
       *[other] { $seat } paga
    }
plan-agreed = Ya de acuerdo: { $names }.
plan-agree = Aceptar
plan-refuse = Rechazar
plan-withdraw = Retirar
group-railroads = Ferrocarriles
group-utilities = Servicios públicos

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-moves_first = { WHO($seat) ->
    [you] empiezas
   *[other] empieza
}
turn-moved = { WHO($seat) ->
    [you] llegas
   *[other] llega
} a { NAME($space, of: "space") }
turn-card_cut = { WHO($seat) ->
    [you] tomas
   *[other] toma
} una carta
turn-insured = { WHO($seat) ->
    [you] te aseguras
   *[other] se asegura
} contra { NAME($against, of: "cover") }
turn-sent_to_jail = { WHO($seat) ->
    [you] vas
   *[other] va
} a la cárcel
turn-stayed_in_jail = { WHO($seat) ->
    [you] sigues
   *[other] sigue
} en la cárcel
turn-left_jail = { WHO($seat) ->
    [you] sales
   *[other] sale
} de la cárcel
turn-ride_taken =
    .visitor = { WHO($visitor) ->
        [you] usas
       *[other] usa
    } un viaje gratis en { $lease }
turn-house_built = { WHO($seat) ->
    [you] construyes
   *[other] construye
} una casa en { $lease }
    .many = { WHO($seat) ->
        [you] construyes
       *[other] construye
    } casas en { LIST($lease) }
turn-house_torn_down = { WHO($seat) ->
    [you] derribas
   *[other] derriba
} una casa en { $lease }
    .many = { WHO($seat) ->
        [you] derribas
       *[other] derriba
    } casas en { LIST($lease) }
turn-mortgaged = { WHO($seat) ->
    [you] hipotecas
   *[other] hipoteca
} { $lease }
    .many = { WHO($seat) ->
        [you] hipotecas
       *[other] hipoteca
    } { LIST($lease) }
turn-redeemed = { WHO($seat) ->
    [you] cancelas
   *[other] cancela
} la hipoteca de { $lease }
    .many = { WHO($seat) ->
        [you] cancelas
       *[other] cancela
    } las hipotecas de { LIST($lease) }
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
turn-sharing_proposed = { WHO($seat) ->
    [you] propones
   *[other] propone
} repartir { NAME($series, of: "series") }
turn-holding_proposed = { WHO($seat) ->
    [you] propones
   *[other] propone
} repartir { NAME($series, of: "series") }
turn-sharing_begun = { event-sharing_begun }
turn-sharing_ended = { event-sharing_ended }
turn-stop_proposed = { WHO($seat) ->
    [you] propones
   *[other] propone
} parar ahora
turn-resigned = { WHO($seat) ->
    [you] abandonas
   *[other] abandona
}
turn-put_out = { WHO($seat) ->
    [you] sales
   *[other] sale
} de la partida
turn-game_won = { event-game_won }

## Valoración final: qué cuenta y cómo

value-cash = Dinero
value-lease = { $lease }
    .note = título, por su préstamo
value-mortgaged = { $lease }
    .note = hipotecado
value-houses = { $lease }
    .note = { $count ->
        [one] 1 casa, devuelta
       *[other] { $count } casas, devueltas
    }

## Lo que sopesa un bot

term-completes = completa { NAME($group, of: "series") }; con { $count } casas una parada da hasta { MONEY($amount) }
term-nears = de { NAME($group, of: "series") } solo falta { $deed }
term-free_rides = cambia pases gratis que valen unos { MONEY($amount) }
