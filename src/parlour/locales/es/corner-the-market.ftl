### Corner the Market: preguntas, botones, sucesos, finales, rechazos y nombres.

goal = Posee más que nadie cuando acabe el año.
    .standing = Posee más que nadie cuando acabe el año: tienes { MONEY($have) }

# Los bienes de un trato. «seat» es un puesto de corredor, una carta.
counted-goods = { $name ->
    [seat] { $count ->
        [one] { $count } puesto de corredor
       *[other] { $count } puestos de corredor
    }
   *[other] { $count } { NAME($name, of: "commodity") }
}

## Preguntas

question-CTM-007 = Tira los dados: ¿quién empieza?
question-CTM-023 = { $call ->
    [0] { $doubles ->
        [0] Te toca: tira los dados.
       *[other] Dobles: tira otra vez.
    }
   *[other] Saca { $call }, en un dado o en total, para acabar tu llamada.
}
question-CTM-027 = Tercer doble seguido: toma una carta. ¿De qué montón?
question-CTM-042 = { $kind ->
    [more] Has comprado { $number } { NAME($commodity, of: "commodity") }. ¿Compras más?
    [partner] ¿Comprar 1 { NAME($commodity, of: "commodity") } a { SEAT($partner) } por { MONEY($price) }, o pagar { MONEY($forfeit) }?
    [cashier] ¿Comprar { NAME($commodity, of: "commodity") } a { MONEY($price) } cada uno, o pasar y pagar { MONEY($forfeit) }?
   *[players] ¿Comprar { NAME($commodity, of: "commodity") } a otro jugador, o pasar y pagar { MONEY($forfeit) }?
}
question-CTM-053 = { $kind ->
    [more] Has vendido { $number } { NAME($commodity, of: "commodity") }. ¿Vendes más?
    [partner] ¿Vender 1 { NAME($commodity, of: "commodity") } a { SEAT($partner) } por { MONEY($price) }, o pagar { MONEY($forfeit) }?
    [bid] { SEAT($bidder) } ofrece { MONEY($bid) } por 1 { NAME($commodity, of: "commodity") }. La Caja paga { MONEY($price) }.
    [corner] ¿Romper tu acaparamiento de { NAME($commodity, of: "commodity") }? La Caja paga { MONEY($price) } cada uno.
   *[cashier] ¿Vender { NAME($commodity, of: "commodity") } a { MONEY($price) } cada uno, o pasar y pagar { MONEY($forfeit) }?
}
question-CTM-057 = { $kind ->
    [players] No tienes { NAME($commodity, of: "commodity") }. ¿Aceptar una oferta, o pagar { MONEY($forfeit) }?
   *[cashier] No tienes { NAME($commodity, of: "commodity") }. ¿Comprar 1 por { MONEY($price) }, o pagar { MONEY($forfeit) }?
}
question-CTM-058 = ¿Vender 1 { NAME($commodity, of: "commodity") } por { MONEY($price) }, o pasar y pagar { MONEY($forfeit) }?
question-CTM-062 = { $kind ->
    [contract] { SEAT($seat) } te da 1 { NAME($commodity, of: "commodity") } en el cambio. ¿Qué das tú?
    [money] { SEAT($seat) } te da { MONEY($amount) } en el cambio. ¿Qué das tú?
   *[first] Cambio con { SEAT($seat) }: ¿qué das?
}
question-CTM-068 = { $offers ->
    [0] Mercado libre: haz una oferta o termina de negociar.
    [one] Responde a la oferta que tienes, haz otra o termina de negociar.
   *[other] Responde a las { $offers } ofertas que tienes, haz otra o termina de negociar.
}
question-CTM-069 = No hubo trato. ¿Comprar 1 contrato, o pasar y pagar { MONEY($forfeit) }?
question-CTM-071 = { $offers ->
    [0] { SEAT($seat) } negocia. ¿Le haces una oferta?
    [one] { SEAT($seat) } te hace una oferta. ¿La aceptas?
   *[other] { SEAT($seat) } te hace { $offers } ofertas. ¿Aceptas una?
}
question-CTM-078 = Llamada hecha. ¿En qué bolsa entras? Recibes { MONEY($amount) }.
question-CTM-106 = ¿Comprar 1 { NAME($commodity, of: "commodity") } por { MONEY($price) }, o pasar y pagar { MONEY($forfeit) }?
question-CTM-111 = { $is_sale ->
    [true] { $commodity ->
        [any] ¿Vender hasta { $number } contratos de una mercancía?
       *[other] ¿Vender hasta { $number } { NAME($commodity, of: "commodity") } a { MONEY($price) } cada uno?
    }
   *[false] { $commodity ->
        [any] ¿Comprar hasta { $number } contratos de una mercancía?
       *[other] ¿Comprar hasta { $number } { NAME($commodity, of: "commodity") } a { MONEY($price) } cada uno?
    }
}
question-CTM-R13 = { $kind ->
    [sell] ¿Vender 1 { NAME($commodity, of: "commodity") } a { SEAT($seat) } por { MONEY($price) }, o pagar { MONEY($forfeit) }?
   *[buy] ¿Comprar 1 { NAME($commodity, of: "commodity") } a { SEAT($seat) } por { MONEY($price) }, o pagar { MONEY($forfeit) }?
}
question-CTM-R15 = { $kind ->
    [sell] ¿Vender a { SEAT($seat) } hasta { $number } { NAME($commodity, of: "commodity") } más a { MONEY($price) } cada uno?
   *[buy] ¿Comprar a { SEAT($seat) } hasta { $number } { NAME($commodity, of: "commodity") } más a { MONEY($price) } cada uno?
}
question-CTM-R30 = ¿Entrar en { NAME($pit, of: "pit") }? Recibes { MONEY($amount) }.
question-CTM-R39 = { $creditor ->
    [cashier] Debes { MONEY($owed) } a la Caja. Te faltan { MONEY($missing) }.
    [several] Debes { MONEY($owed) } en total. Te faltan { MONEY($missing) }.
   *[other] Debes { MONEY($owed) } a { SEAT($creditor) }. Te faltan { MONEY($missing) }.
}
question-CTM-R64 = { $kind ->
    [bid] { SEAT($seat) } vende 1 { NAME($commodity, of: "commodity") }. ¿Ofreces { MONEY($least) } o más?
   *[quote] { SEAT($seat) } quiere comprar { NAME($commodity, of: "commodity") }. ¿Qué precio pides?
}

## Botones

action-throw = Tirar los dados
action-take-card = { $pile ->
    [Flyer] Tomar una carta de Especulación
   *[Exchange] Tomar una carta de Parqué
}
    .verb = Tomar una carta …
action-enter = Entrar en { NAME($pit, of: "pit") }
    .verb = Entrar en una bolsa …
action-go-on = Seguir por el recorrido
action-pass-by = Quedarse fuera
action-buy-from = Comprar { $number } { NAME($commodity, of: "commodity") } a { SEAT($seller) }
    .verb = Comprar a un jugador …
action-buy = Comprar { $number } { NAME($commodity, of: "commodity") }
    .verb = Comprar …
action-sell-to = Vender { $number } { NAME($commodity, of: "commodity") } a { SEAT($buyer) }
    .verb = Vender a un jugador …
action-sell = Vender { $number } { NAME($commodity, of: "commodity") }
    .verb = Vender …
action-buy-in = Comprar uno
action-call = Preguntar a los demás
action-quote = Ofrecer { $number } a { MONEY($price) } cada uno
    .verb = Ofrecer …
action-take = Comprar { $number } a { SEAT($seller) }
    .verb = Aceptar una oferta …
action-bid = Pujar { MONEY($amount) }
    .verb = Pujar …
action-accept-bid = Aceptar la puja
action-more = Pedir { $number } más
    .verb = Pedir más …
action-agree = Aceptar { $number } más
    .verb = Aceptar …
action-comply = Hacer el trato
action-forfeit = Pasar y pagar
action-pass = Pasar
action-decline = No, gracias
action-done = Listo
action-give = Dar 1 { NAME($commodity, of: "commodity") }
    .verb = Dar un contrato …
action-pay-instead = Pagar en su lugar
action-offer = Ofrecer a { SEAT($to) } { GOODS($give) } por { GOODS($get) }
    .verb = Hacer una oferta …
action-counter = Pedir en su lugar { GOODS($get) } por { GOODS($give) }
    .verb = Hacer una contraoferta …
action-end-trading = Terminar de negociar
action-redeem-seat = Vender un puesto de corredor
action-redeem = Vender 1 { NAME($commodity, of: "commodity") }
    .verb = Vender un contrato …

## Lo que hace una respuesta: la segunda línea de su botón

effect-contract_received = recibes 1 { NAME($commodity, of: "commodity") }
effect-contracts_passed = { WHO($seat) ->
    [you] entregas { $number } { NAME($commodity, of: "commodity") }
   *[other] { WHO($to) ->
        [you] recibes { $number } { NAME($commodity, of: "commodity") }
       *[other] { SEAT($to) } recibe { $number } { NAME($commodity, of: "commodity") }
    }
}
effect-corner_made = { WHO($seat) ->
    [you] acaparas { NAME($commodity, of: "commodity") }
   *[other] { SEAT($seat) } acapara { NAME($commodity, of: "commodity") }
}
effect-corner_broken = { WHO($seat) ->
    [you] ya no acaparas { NAME($commodity, of: "commodity") }
   *[other] { SEAT($seat) } ya no acapara { NAME($commodity, of: "commodity") }
}
effect-control_gained = { WHO($seat) ->
    [you] tienes todos los contratos de { NAME($commodity, of: "commodity") }
   *[other] { SEAT($seat) } tiene todos los contratos de { NAME($commodity, of: "commodity") }
}
effect-went_bankrupt = { WHO($seat) ->
    [you] quedas en bancarrota
   *[other] { SEAT($seat) } queda en bancarrota
}
effect-held = tendrás { $number } { NAME($commodity, of: "commodity") }
effect-short_of_corner = { $missing ->
    [one] te falta uno para el corner: { NAME($commodity, of: "commodity") }
   *[other] te faltan { $missing } para el corner: { NAME($commodity, of: "commodity") }
}
effect-price_changed = { NAME($commodity, of: "commodity") } pasa de { MONEY($before) } a { MONEY($now) }

## Sucesos

event-spun_for_lead = { WHO($seat) ->
    [you] Para empezar sacas { LIST($numbers) }.
   *[other] Para empezar, { SEAT($seat) } saca { LIST($numbers) }.
}
event-tied_for_lead = Empate, otra vez: { SEATS($seats) }.
event-paid_bank = { WHO($payer) ->
    [you] Pagas { MONEY($amount) } a la Caja ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payer) } paga { MONEY($amount) } a la Caja ({ NAME($purpose, of: "purpose") }).
}
event-bank_paid = { WHO($payee) ->
    [you] Recibes { MONEY($amount) } de la Caja ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payee) } recibe { MONEY($amount) } de la Caja ({ NAME($purpose, of: "purpose") }).
}
event-thrown = { WHO($seat) ->
    [you] Sacas { $first } y { $second }.
   *[other] { SEAT($seat) } saca { $first } y { $second }.
}
event-marker_moved = Empieza { NAME($marker, of: "marker") }.
event-crash_began = ¡El mercado se hunde!
event-crash_went_on = La crisis continúa.
event-crash_ended = La crisis ha terminado.
event-moved = { WHO($seat) ->
    [you] Avanzas { $steps ->
        [one] { $steps } casilla
       *[other] { $steps } casillas
    } { NAME($place, of: "place") }.
   *[other] { SEAT($seat) } avanza { $steps ->
        [one] { $steps } casilla
       *[other] { $steps } casillas
    } { NAME($place, of: "place") }.
}
event-sent = { WHO($seat) ->
    [you] Vas { NAME($place, of: "place") }.
   *[other] { SEAT($seat) } va { NAME($place, of: "place") }.
}
event-entered = { WHO($seat) ->
    [you] Entras en { NAME($pit, of: "pit") }.
   *[other] { SEAT($seat) } entra en { NAME($pit, of: "pit") }.
}
event-passed_by = { WHO($seat) ->
    [you] No entras en { NAME($pit, of: "pit") }.
   *[other] { SEAT($seat) } no entra en { NAME($pit, of: "pit") }.
}
event-put_out = { WHO($seat) ->
    [you] Tienes que salir de { NAME($pit, of: "pit") }.
   *[other] { SEAT($seat) } tiene que salir de { NAME($pit, of: "pit") }.
}
event-call_completed = { WHO($seat) ->
    [you] Sacas el { $number } que necesitas: llamada hecha.
   *[other] { SEAT($seat) } saca el { $number } que necesita: llamada hecha.
}
event-call_missed = { WHO($seat) ->
    [you] Necesitas un { $number } y sigues al teléfono.
   *[other] { SEAT($seat) } necesita un { $number } y sigue al teléfono.
}
event-call_kept = { WHO($seat) ->
    [you] Llamada hecha: sigues con tu próxima tirada.
   *[other] Llamada hecha: { SEAT($seat) } sigue con su próxima tirada.
}
event-card_taken = { WHO($seat) ->
    [you] Tomas una carta: { NAME($card, of: "card") }.
   *[other] { SEAT($seat) } toma una carta: { NAME($card, of: "card") }.
}
event-card_put_back = La carta «{ NAME($card, of: "card") }» vuelve debajo de su montón.
event-card_had_no_effect = { WHO($seat) ->
    [you] Ya estás al teléfono: «{ NAME($card, of: "card") }» no cambia nada.
   *[other] { SEAT($seat) } ya está al teléfono: «{ NAME($card, of: "card") }» no cambia nada.
}
event-seat_kept = { WHO($seat) ->
    [you] Te quedas con la carta: { NAME($card, of: "card") }.
   *[other] { SEAT($seat) } se queda con la carta: { NAME($card, of: "card") }.
}
event-seat_returned = { WHO($seat) ->
    [you] Devuelves una carta: { NAME($card, of: "card") }.
   *[other] { SEAT($seat) } devuelve una carta: { NAME($card, of: "card") }.
}
event-went_bankrupt = { WHO($seat) ->
    [you] Quedas en bancarrota y fuera del juego.
   *[other] { SEAT($seat) } queda en bancarrota y fuera del juego.
}
event-year_ended = Doble { $first }: se acaba el año.
event-counted = { WHO($seat) ->
    [you] Posees { MONEY($assets) } en total.
   *[other] { SEAT($seat) } posee { MONEY($assets) } en total.
}
event-last_left = { WHO($seat) ->
    [you] ¡Todos los demás están en bancarrota y ganas tú!
   *[other] ¡Todos los demás están en bancarrota y gana { SEAT($seat) }!
}
event-contracts_bought = { WHO($seat) ->
    [you] Compras { $number } { NAME($commodity, of: "commodity") } por { MONEY($amount) }.
   *[other] { SEAT($seat) } compra { $number } { NAME($commodity, of: "commodity") } por { MONEY($amount) }.
}
event-contracts_redeemed = { WHO($seat) ->
    [you] Vendes { $number } { NAME($commodity, of: "commodity") } por { MONEY($amount) }.
   *[other] { SEAT($seat) } vende { $number } { NAME($commodity, of: "commodity") } por { MONEY($amount) }.
}
event-contracts_passed = { WHO($seat) ->
    [you] Das { $number } { NAME($commodity, of: "commodity") } a { SEAT($to) }.
   *[other] { WHO($to) ->
        [you] { SEAT($seat) } te da { $number } { NAME($commodity, of: "commodity") }.
       *[other] { SEAT($seat) } da { $number } { NAME($commodity, of: "commodity") } a { SEAT($to) }.
    }
}
event-contract_received = { WHO($seat) ->
    [you] Recibes 1 { NAME($commodity, of: "commodity") } gratis.
   *[other] { SEAT($seat) } recibe 1 { NAME($commodity, of: "commodity") } gratis.
}
event-seat_passed = { WHO($seat) ->
    [you] Das una carta a { SEAT($to) }: { NAME($card, of: "card") }.
   *[other] { WHO($to) ->
        [you] { SEAT($seat) } te da una carta: { NAME($card, of: "card") }.
       *[other] { SEAT($seat) } da una carta a { SEAT($to) }: { NAME($card, of: "card") }.
    }
}
event-corner_made = { WHO($seat) ->
    [you] ¡Acaparas { NAME($commodity, of: "commodity") } con { $number } contratos!
   *[other] ¡{ SEAT($seat) } acapara { NAME($commodity, of: "commodity") } con { $number } contratos!
}
event-corner_broken = { WHO($seat) ->
    [you] Ya no acaparas { NAME($commodity, of: "commodity") }.
   *[other] { SEAT($seat) } ya no acapara { NAME($commodity, of: "commodity") }.
}
event-control_gained = { WHO($seat) ->
    [you] ¡Tienes todos los contratos de { NAME($commodity, of: "commodity") } y controlas el mercado!
   *[other] ¡{ SEAT($seat) } tiene todos los contratos de { NAME($commodity, of: "commodity") } y controla el mercado!
}
event-control_lost = { WHO($seat) ->
    [you] Ya no controlas el mercado de { NAME($commodity, of: "commodity") }.
   *[other] { SEAT($seat) } ya no controla el mercado de { NAME($commodity, of: "commodity") }.
}
event-pit_closed = { NAME($pit, of: "pit") } cierra.
event-pit_opened = { NAME($pit, of: "pit") } vuelve a abrir.
event-offers_called = { WHO($seat) ->
    [you] Preguntas quién te vende { NAME($commodity, of: "commodity") }.
   *[other] { SEAT($seat) } pregunta quién vende { NAME($commodity, of: "commodity") }.
}
event-bids_called = { WHO($seat) ->
    [you] Subastas 1 { NAME($commodity, of: "commodity") }.
   *[other] { SEAT($seat) } subasta 1 { NAME($commodity, of: "commodity") }.
}
event-quoted = { WHO($seat) ->
    [you] Ofreces { $number } { NAME($commodity, of: "commodity") } a { MONEY($price) } cada uno.
   *[other] { SEAT($seat) } ofrece { $number } { NAME($commodity, of: "commodity") } a { MONEY($price) } cada uno.
}
event-bid_placed = { WHO($seat) ->
    [you] Pujas { MONEY($amount) }.
   *[other] { SEAT($seat) } puja { MONEY($amount) }.
}
event-bid_passed = { WHO($seat) ->
    [you] Dejas la subasta.
   *[other] { SEAT($seat) } deja la subasta.
}
event-more_asked = { WHO($seat) ->
    [you] Pides { $number } más a { SEAT($to) }.
   *[other] { WHO($to) ->
        [you] { SEAT($seat) } te pide { $number } más.
       *[other] { SEAT($seat) } pide { $number } más a { SEAT($to) }.
    }
}
event-agreed = { WHO($seat) ->
    [you] Aceptas { $number } más.
   *[other] { SEAT($seat) } acepta { $number } más.
}
event-declined = { WHO($seat) ->
    [you] Dices que no.
   *[other] { SEAT($seat) } dice que no.
}
event-swap_named = { WHO($seat) ->
    [you] En el cambio das 1 { NAME($commodity, of: "commodity") } a { SEAT($to) }.
   *[other] { WHO($to) ->
        [you] En el cambio, { SEAT($seat) } te da 1 { NAME($commodity, of: "commodity") }.
       *[other] En el cambio, { SEAT($seat) } da 1 { NAME($commodity, of: "commodity") } a { SEAT($to) }.
    }
}
event-swap_paid = { WHO($seat) ->
    [you] En el cambio das dinero a { SEAT($to) }.
   *[other] { WHO($to) ->
        [you] En el cambio, { SEAT($seat) } te da dinero.
       *[other] En el cambio, { SEAT($seat) } da dinero a { SEAT($to) }.
    }
}
event-offered = { WHO($seat) ->
    [you] Oferta { $number }: ofreces a { SEAT($to) } { GOODS($give) } por { GOODS($get) }.
   *[other] { WHO($to) ->
        [you] Oferta { $number }: { SEAT($seat) } te ofrece { GOODS($give) } por { GOODS($get) }.
       *[other] Oferta { $number }: { SEAT($seat) } ofrece a { SEAT($to) } { GOODS($give) } por { GOODS($get) }.
    }
}
event-offer_refused = { WHO($seat) ->
    [you] Rechazas la oferta de { SEAT($maker) }: { GOODS($give) } por { GOODS($get) }.
   *[other] { WHO($maker) ->
        [you] { SEAT($seat) } rechaza tu oferta: { GOODS($give) } por { GOODS($get) }.
       *[other] { SEAT($seat) } rechaza la oferta de { SEAT($maker) }: { GOODS($give) } por { GOODS($get) }.
    }
}
event-offer_lapsed = { WHO($seat) ->
    [you] Tu oferta a { SEAT($to) } se anula: { GOODS($give) } por { GOODS($get) }.
   *[other] { WHO($to) ->
        [you] La oferta que te hizo { SEAT($seat) } se anula: { GOODS($give) } por { GOODS($get) }.
       *[other] La oferta de { SEAT($seat) } a { SEAT($to) } se anula: { GOODS($give) } por { GOODS($get) }.
    }
}
event-deal_made = { WHO($seat) ->
    [you] Cierras la oferta { $number } con { SEAT($with_seat) }.
   *[other] { WHO($with_seat) ->
        [you] { SEAT($seat) } cierra la oferta { $number } contigo.
       *[other] { SEAT($seat) } cierra la oferta { $number } con { SEAT($with_seat) }.
    }
}
event-trading_passed = { WHO($seat) ->
    [you] No tienes nada que ofrecer.
   *[other] { SEAT($seat) } no tiene nada que ofrecer.
}
event-trading_ended = { WHO($seat) ->
    [you] Terminas de negociar.
   *[other] { SEAT($seat) } termina de negociar.
}

## Finales

ending-year-end = { WHO($winners) ->
    [you] Se acabó el año, y tú eres quien más posee.
   *[other] Se acabó el año, y quien más posee es { SEATS($winners) }.
}
ending-year-end-tie = Se acabó el año con un empate: { SEATS($winners) }.
ending-last-left = { WHO($winners) ->
    [you] Todos los demás están en bancarrota: ganas tú.
   *[other] Todos los demás están en bancarrota: gana { SEATS($winners) }.
}

## Rechazos

refusal-turn-not_yours = { COUNT($waiting) ->
    [one] Espera: { SEATS($waiting) } está pensando.
   *[other] Espera: { SEATS($waiting) } están pensando.
}
refusal-throw-for_lead = Primero tira los dados para ver quién empieza.
refusal-throw-first = Primero tira los dados.
refusal-offer-not_now = Solo podéis haceros ofertas mientras alguien esté en una casilla de Mercado libre.
refusal-card-choose_pile = Primero toma una carta de uno de los dos montones.
refusal-call-choose_pit = Llamada hecha: entra en una bolsa abierta o sigue por el recorrido.
refusal-pit-full = Elige otra bolsa: en { NAME($commodity, of: "pit") } ya hay dos jugadores.
refusal-pit-closed = Elige otra bolsa: { NAME($commodity, of: "pit") } está cerrada.
refusal-pit-enter_or_pass = Primero entra en la bolsa o quédate fuera.
refusal-option-choose = Usa la opción o recházala.
refusal-buy-choose = Aquí compra { NAME($commodity_here, of: "commodity") }, o pasa y paga { MONEY($forfeit) }.
refusal-sell-choose = Aquí vende { NAME($commodity_here, of: "commodity") }, o pasa y paga { MONEY($forfeit) }.
refusal-deal-other_commodity = Aquí solo se negocia { NAME($commodity_here, of: "commodity") }.
refusal-buy-too_many = { $kind ->
    [partner] A { SEAT($partner) } solo puedes comprarle 1 { NAME($commodity, of: "commodity") } cada vez, por { MONEY($price) }.
   *[cashier] { $most ->
        [0] No puedes comprar { NAME($commodity, of: "commodity") }: tienes { MONEY($cash) }, y la Caja tiene { $stock } a { MONEY($price) } cada uno.
       *[other] Puedes comprar { $most } { NAME($commodity, of: "commodity") } como máximo: tienes { MONEY($cash) }, y la Caja tiene { $stock } a { MONEY($price) } cada uno.
    }
}
refusal-buy-limit = Puedes comprar { $limit } contratos como máximo en cada parada.
refusal-buy-partner_first = { SEAT($partner) } está en la misma bolsa: compra primero a { SEAT($partner) }.
refusal-sell-not_owned = { $most ->
    [0] No tienes { NAME($commodity, of: "commodity") }.
   *[other] Puedes vender { $most } { NAME($commodity, of: "commodity") } como máximo.
}
refusal-sell-from_corner = Aquí no puedes vender { NAME($commodity, of: "commodity") }, porque lo acaparas; vende otra cosa.
refusal-sell-to_partner = { SEAT($partner) } está en la misma bolsa: vende a { SEAT($partner) }.
refusal-card-buy_or_forfeit = La carta dice: compra 1 contrato, o pasa y paga { MONEY($forfeit) }.
refusal-card-sell_or_forfeit = La carta dice: vende 1 contrato, o pasa y paga { MONEY($forfeit) }.
refusal-short-choose = No tienes { NAME($commodity_here, of: "commodity") }: compra un contrato, o pasa y paga { MONEY($forfeit) }.
refusal-quote-choose = Ofrece de 1 a { $number } contratos, de { MONEY($least) } a { MONEY($highest) } cada uno, en pasos de { MONEY($step) }, o pasa.
refusal-quote-below_corner_price = Lo que acaparas puedes venderlo a { MONEY($least) } o más; pide eso o pasa.
refusal-take-no_offer = Nadie te ofrece tantos; acepta una oferta entera o una parte.
refusal-bid-choose = Puja de { MONEY($least) } a { MONEY($cash) }, en pasos de { MONEY($step) }, o pasa.
refusal-more-choose = Acepta un número de 1 a { $wanted }, o di que no.
refusal-partner-choose = Haz el trato, o pasa y paga { MONEY($forfeit) }.
refusal-swap-choose = Primero elige qué das en el cambio.
refusal-swap-not_owned = No tienes { NAME($commodity, of: "commodity") }; da algo que tengas.
refusal-swap-control = Controlas el mercado de { NAME($commodity, of: "commodity") } y no puedes cambiar de él nada; da otra cosa.
refusal-swap-no_payment = Aquí no puedes pagar: da un contrato.
refusal-trade-choose = Haz una oferta, responde a una o deja de negociar.
refusal-offer-with_mover = { WHO($mover) ->
    [you] Haz tu oferta a alguien que siga en el juego.
   *[other] Haz tu oferta a { SEAT($mover) }: ahora solo se negocia con { SEAT($mover) }.
}
refusal-offer-limit = Aquí ya has hecho { $limit } ofertas, y no se permiten más en esta parada.
refusal-offer-no_gifts = Cada uno da algo, uno de los dos contratos o puestos de corredor; solo uno paga, en pasos de { MONEY($step) }.
refusal-offer-not_there = Ofrece solo lo que tienes y pide solo lo que tiene el otro.
refusal-offer-control = Quien controla un mercado solo vende sus contratos por dinero, y solo con menos de { MONEY($near) } en efectivo.
refusal-offer-below_corner_price = Los contratos acaparados cuestan aquí { MONEY($floor) } o más; sube el precio o cambia contratos.
refusal-offer-unknown = Esa oferta ya no está abierta para ti; elige otra.
refusal-trade-no_deal = No hubo trato: compra 1 contrato a la Caja, o pasa y paga { MONEY($forfeit) }.
refusal-debt-raise_funds = Debes { MONEY($owed) } y tienes { MONEY($cash) }: primero vende algo a la Caja.
refusal-debt-not_owned = No tienes { NAME($commodity, of: "commodity") }; vende algo que tengas.
refusal-debt-no_seat = No tienes puesto de corredor; vende un contrato.
refusal-debt-corner_is_last = Puedes pagar sin romper un acaparamiento: vende antes otros contratos o un puesto de corredor.

## Mercancías

commodity-coffee = Café
commodity-sugar = Azúcar
commodity-cotton = Algodón
commodity-copper = Cobre
commodity-hides = Pieles
commodity-rubber = Caucho

## Bolsas, también al principio de una frase

pit-coffee = la bolsa del café
pit-sugar = la bolsa del azúcar
pit-cotton = la bolsa del algodón
pit-copper = la bolsa del cobre
pit-hides = la bolsa de las pieles
pit-rubber = la bolsa del caucho

## Estaciones y meses: «Empieza …»

marker-winter = el invierno
    .short = Invierno
marker-spring = la primavera
    .short = Primavera
marker-summer = el verano
    .short = Verano
marker-autumn = el otoño
    .short = Otoño
marker-january = enero
    .short = Ene
marker-february = febrero
    .short = Feb
marker-march = marzo
    .short = Mar
marker-april = abril
    .short = Abr
marker-may = mayo
    .short = May
marker-june = junio
    .short = Jun
marker-july = julio
    .short = Jul
marker-august = agosto
    .short = Ago
marker-september = septiembre
    .short = Sep
marker-october = octubre
    .short = Oct
marker-november = noviembre
    .short = Nov
marker-december = diciembre
    .short = Dic

## Por qué se paga, entre paréntesis

purpose-coffee = Café
purpose-sugar = Azúcar
purpose-cotton = Algodón
purpose-copper = Cobre
purpose-hides = Pieles
purpose-rubber = Caucho
purpose-cashier = paso por la Caja
purpose-advancing-to-cashier = avance a la Caja
purpose-entering-the-pit = entrada en la bolsa
purpose-dividend = dividendo
purpose-fine = multa
purpose-commission = comisión
purpose-corner-penalty = por los acaparamientos
purpose-no-corner = sin acaparamiento
purpose-forfeit = trato no hecho
purpose-a-broker-seat = puesto de corredor
purpose-the-swap = cambio
purpose-the-deal = trato
purpose-what-is-left = todo lo demás
purpose-lucky-flyer = Especulación con suerte
purpose-storage-charges = Gastos de almacén
purpose-coffee-delivered = Entrega de café
purpose-hides-delivered = Entrega de pieles

## Títulos de las cartas

card-broker-seat = Puesto de corredor
card-coffee-delivered = Entrega de café
card-hides-delivered = Entrega de pieles
card-buying-option = Opción de compra
card-selling-option = Opción de venta
card-seat-recalled = Puesto retirado
card-commission-day = Día de comisiones
card-long-distance = Conferencia
card-inside-tip-on-copper = Soplo sobre el cobre
card-inside-tip-on-sugar = Soplo sobre el azúcar
card-cotton-called-in = Algodón reclamado
card-sugar-called-in = Azúcar reclamado
card-rubber-scare = Pánico del caucho
card-urgent-call = Llamada urgente
card-lucky-flyer = Especulación con suerte
card-false-report = Noticia falsa
card-storage-charges = Gastos de almacén
card-squeeze = En apuros

## Casillas: «Avanzas 5 casillas …», «Vas …»

place-cashier = a la Caja
place-pit-entrance-passing-square-coffee = a la bolsa del café
place-pit-entrance-passing-square-sugar = a la bolsa del azúcar
place-pit-entrance-passing-square-cotton = a la bolsa del algodón
place-pit-entrance-passing-square-copper = a la bolsa del cobre
place-pit-entrance-passing-square-hides = a la bolsa de las pieles
place-pit-entrance-passing-square-rubber = a la bolsa del caucho
place-buying-option-coffee = a la opción de Café
place-buying-option-sugar = a la opción de Azúcar
place-buying-option-cotton = a la opción de Algodón
place-buying-option-copper = a la opción de Cobre
place-buying-option-hides = a la opción de Pieles
place-buying-option-rubber = a la opción de Caucho
place-selling-option = a una opción de venta
place-telephone = a un Teléfono
place-flyer = a una casilla de Especulación
place-exchange = a una casilla de Parqué
place-corner = a una casilla de Acaparamiento
place-commission = a una casilla de Comisión
place-fine = a una casilla de Multa
place-dividend = al Dividendo
place-advance-to-cashier = a la casilla «Avanza a la Caja»
place-ticker-tape = al Teletipo
place-entrance = a la entrada
place-buy = a una casilla de Compra
place-sell = a una casilla de Venta
place-swap = a una casilla de Cambio
place-open-trading = a una casilla de Mercado libre
place-exit = a la salida

## The page

## The board on the page

board-label = El tablero: cuarenta y cuatro casillas alrededor de seis corros y la rueda de las estaciones
board-year = AÑO
board-crash = CRAC BURSÁTIL
board-crash-prices = precios de crac en todos los corros
board-closed = CERRADO
board-closed-short = cerrado
board-enter = Entrar en la bolsa de { $pit }
board-take-card = Coger la carta de arriba: { $pile }
board-whole = Ver todo el tablero
board-near = Ver dónde está el juego
board-contracts = Mis contratos
board-line = la línea marca un Corner
board-held = { $number } de { $of }
board-secret = en secreto
board-corner-in = Corner de { $name }
board-controls = controla { $name }
board-broker-seats =
    { $number ->
        [one] 1 puesto de corredor
       *[other] { $number } puestos de corredor
    }
board-out = fuera del juego
board-counter = Comprar y vender
board-price-now = { MONEY($price) } ahora
board-from = de { $seat }
board-quote = Hacer una oferta
board-number = Cuántos
board-price = Precio por unidad
board-quote-send = Ofrecer { $number } a { MONEY($price) }
board-offers = Ofertas abiertas
board-gives = { $give } por { $get }
board-less = menos
board-more = más
board-pit = Bolsa de { $name }
board-pit-closed = Bolsa de { $name }: cerrada
board-pit-price = Bolsa de { $name }: { MONEY($price) } ahora
board-pit-stock = Bolsa de { $name }: { MONEY($price) } ahora, quedan { $number } en la Caja
board-pile = Mazo { $name }

## Impreso en casillas y mazos

goods-seat = puesto de corredor
square-cashier = Caja
square-pit-entrance-passing-square = Entrada de la bolsa
square-telephone = Teléfono
square-buying-option = Opción de compra
square-selling-option = Opción de venta
square-flyer = Especulación
square-exchange = Parqué
square-corner = Corner
square-commission = Comisión
square-fine = Multa
square-dividend = Dividendo
square-advance-to-cashier = Avanza a la caja
square-ticker-tape = Teletipo
square-entrance = Entrada
square-buy = Compra
square-sell = Venta
square-swap = Cambio
square-open-trading = Mercado libre
square-exit = Salida
pile-exchange = Parqué
pile-flyer = Especulación
board-print-pass = { MONEY($sum) } al pasar
board-print-enter = ENTRAR
board-print-any = CUALQUIERA
board-print-may-buy = COMPRA
board-print-may-sell = VENTA
board-print-up-to = hasta { $most }
board-print-penalties = multas

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-paid_bank =
    .payer = { WHO($payer) ->
        [you] pagas
       *[other] paga
    } { MONEY($amount) } a la Caja
    .payer-many = { WHO($payer) ->
        [you] pagas
       *[other] paga
    } { MONEY(SUM($amount)) } a la Caja
turn-moved = { WHO($seat) ->
    [you] vas
   *[other] va
} { NAME($place, of: "place") }
turn-sent = { WHO($seat) ->
    [you] vas
   *[other] va
} { NAME($place, of: "place") }
turn-entered = { WHO($seat) ->
    [you] entras
   *[other] entra
} en { NAME($pit, of: "pit") }
turn-call_completed = { WHO($seat) ->
    [you] terminas
   *[other] termina
} la llamada
turn-call_missed = { WHO($seat) ->
    [you] sigues
   *[other] sigue
} al teléfono
turn-card_taken = { WHO($seat) ->
    [you] tomas
   *[other] toma
} la carta «{ NAME($card, of: "card") }»
turn-seat_kept = { WHO($seat) ->
    [you] te haces
   *[other] se hace
} con un puesto en la Bolsa
turn-went_bankrupt = { WHO($seat) ->
    [you] quiebras
   *[other] quiebra
}
turn-last_left = { WHO($seat) ->
    [you] ganas
   *[other] gana
} la partida
turn-contracts_bought = { WHO($seat) ->
    [you] compras
   *[other] compra
} { $number } { NAME($commodity, of: "commodity") } por { MONEY($amount) }
turn-contracts_redeemed = { WHO($seat) ->
    [you] vendes
   *[other] vende
} { $number } { NAME($commodity, of: "commodity") } por { MONEY($amount) }
turn-contracts_passed = { $amount ->
    [0] { WHO($to) ->
        [you] te da { $number } { NAME($commodity, of: "commodity") }
       *[other] { WHO($seat) ->
            [you] das
           *[other] da
        } { $number } { NAME($commodity, of: "commodity") } a { SEAT($to) }
    }
   *[other] { WHO($to) ->
        [you] te vende { $number } { NAME($commodity, of: "commodity") } por { MONEY($amount) }
       *[other] { WHO($seat) ->
            [you] vendes
           *[other] vende
        } { $number } { NAME($commodity, of: "commodity") } a { SEAT($to) } por { MONEY($amount) }
    }
}
    .to = { $amount ->
        [0] { WHO($to) ->
            [you] recibes
           *[other] recibe
        } { $number } { NAME($commodity, of: "commodity") } de { WHO($seat) ->
            [you] ti
           *[other] { SEAT($seat) }
        }
       *[other] { WHO($seat) ->
            [you] te compra { $number } { NAME($commodity, of: "commodity") } por { MONEY($amount) }
           *[other] { WHO($to) ->
                [you] compras
               *[other] compra
            } { $number } { NAME($commodity, of: "commodity") } a { SEAT($seat) } por { MONEY($amount) }
        }
    }
turn-contract_received = { WHO($seat) ->
    [you] recibes
   *[other] recibe
} 1 { NAME($commodity, of: "commodity") } gratis
turn-corner_made = { WHO($seat) ->
    [you] acaparas
   *[other] acapara
} { NAME($commodity, of: "commodity") }
turn-corner_broken = { WHO($seat) ->
    [you] dejas
   *[other] deja
} de acaparar { NAME($commodity, of: "commodity") }
turn-control_gained = { WHO($seat) ->
    [you] controlas
   *[other] controla
} el mercado de { NAME($commodity, of: "commodity") }
turn-offers_called = { WHO($seat) ->
    [you] preguntas
   *[other] pregunta
} quién vende { NAME($commodity, of: "commodity") }
turn-bids_called = { WHO($seat) ->
    [you] subastas
   *[other] subasta
} 1 { NAME($commodity, of: "commodity") }
turn-offered = { WHO($to) ->
    [you] te ofrece { GOODS($give) } por { GOODS($get) }
   *[other] { WHO($seat) ->
        [you] ofreces
       *[other] ofrece
    } a { SEAT($to) } { GOODS($give) } por { GOODS($get) }
}
turn-deal_made = { WHO($seat) ->
    [you] cierras
   *[other] cierra
} el trato { WHO($with_seat) ->
    [you] contigo
   *[other] con { SEAT($with_seat) }
}
    .with_seat = { WHO($with_seat) ->
        [you] cierras
       *[other] cierra
    } el trato { WHO($seat) ->
        [you] contigo
       *[other] con { SEAT($seat) }
    }
turn-year_ended = { event-year_ended }

## Valoración final: qué cuenta y cómo

value-cash = Dinero
value-seats = Asientos de corredor
    .note = { $count }
value-control = { NAME($commodity, of: "commodity") }
    .note = control
value-corner = { NAME($commodity, of: "commodity") }
    .note = corner de { $count } a { MONEY($price) }
value-loose = { NAME($commodity, of: "commodity") }
    .note = { $count } sueltos a { MONEY($price) }
## Textos de las cartas

card-keep-this-card-until-you-sell-it-or-must-return-it = Quédate esta carta hasta que la vendas o debas devolverla.
card-receive-1-coffee-contract-free-if-the-cashier-has-none-collect-1-000 = Recibe gratis 1 contrato de café; si la Caja no tiene, cobra 1.000 $.
card-receive-1-hides-contract-free-if-the-cashier-has-none-collect-2-000 = Recibe gratis 1 contrato de pieles; si la Caja no tiene, cobra 2.000 $.
card-you-may-buy-up-to-3-contracts-of-any-one-commodity-from-the-cashier = Puedes comprar a la Caja hasta 3 contratos de una misma mercancía.
card-you-may-sell-up-to-3-contracts-of-any-one-commodity-to-the-cashier = Puedes vender a la Caja hasta 3 contratos de una misma mercancía.
card-return-one-broker-seat-if-you-hold-any-to-the-bottom-of-the-exchange-pile = Devuelve un puesto de corredor, si tienes; va debajo del montón de Parqué.
card-settle-commissions-as-if-you-had-stopped-on-a-commission-square = Liquida las comisiones como en una casilla de comisión.
card-go-forward-to-the-next-telephone-collect-at-cashier-if-you-pass-it = Avanza hasta el próximo teléfono; si pasas por la Caja, cobra.
card-you-may-buy-up-to-2-contracts-of-any-one-commodity-from-the-cashier = Puedes comprar a la Caja hasta 2 contratos de una misma mercancía.
card-you-may-buy-up-to-3-copper-contracts-from-the-cashier = Puedes comprar a la Caja hasta 3 contratos de cobre.
card-you-may-buy-up-to-3-sugar-contracts-from-the-cashier = Puedes comprar a la Caja hasta 3 contratos de azúcar.
card-you-may-sell-up-to-2-contracts-of-any-one-commodity-to-the-cashier = Puedes vender a la Caja hasta 2 contratos de una misma mercancía.
card-sell-1-cotton-contract-to-the-cashier-if-you-own-none-you-are-caught-short = Vende 1 contrato de algodón a la Caja; si no tienes, estás en descubierto.
card-sell-1-sugar-contract-to-the-cashier-if-you-own-none-you-are-caught-short = Vende 1 contrato de azúcar a la Caja; si no tienes, estás en descubierto.
card-buy-1-rubber-contract-from-the-cashier-or-forfeit-500 = Compra 1 contrato de caucho a la Caja o paga 500 $.
card-collect-1-500-from-the-cashier = Cobra 1.500 $ de la Caja.
card-pay-a-fine-of-1-000-brokers-are-exempt = Paga una multa de 1.000 $; los corredores no pagan.
card-pay-the-cashier-100-for-each-contract-you-own = Paga a la Caja 100 $ por cada contrato que tengas.
card-pay-corner-penalties-as-if-you-had-stopped-on-a-corner-square = Paga como en una casilla Corner.

## Lo que sopesa un bot

term-contracts = { $count } { NAME($commodity, of: "commodity") } más pueden contar { MONEY($amount) }
term-corners = forma un Corner de { NAME($commodity, of: "commodity") }, que vale unos { MONEY($amount) }
term-blocks = deja a los demás menos { NAME($commodity, of: "commodity") }, una pérdida de { MONEY($amount) } para ellos
term-gives_contracts = renuncia a { $count } { NAME($commodity, of: "commodity") }, que pueden contar { MONEY($amount) }
