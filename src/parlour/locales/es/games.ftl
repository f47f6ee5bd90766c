### Palabras comunes a varios juegos.

# The reader in a list or a share: «tú y Bo». As an object there is a choice with WHO() in the sentence.
you = tú
nothing = nada
# $amount is a formatted number, $sign is "plus" or "minus".
money = { $sign ->
    [minus] −{ $amount } { $currency }
   *[plus] { $amount } { $currency }
}
# Some of a kind: "3 Rubber".
counted-goods = { $count } { $name }
# One player's part of a shared income, in per cent.
share = { SEAT($seat) } { $amount } %
# What one player gets or pays in a deal.
payment = { $sign ->
    [minus] { WHO($seat) ->
        [you] tú pagas { MONEY($amount) }
       *[other] { SEAT($seat) } paga { MONEY($amount) }
    }
   *[plus] { WHO($seat) ->
        [you] tú recibes { MONEY($amount) }
       *[other] { SEAT($seat) } recibe { MONEY($amount) }
    }
}

## What has happened to something in an offer, in brackets after its name: "(Rex: changed hands)"

word-mortgaged = ahora con hipoteca
word-mortgage-lifted = hipoteca cancelada
word-changed-hands = ha cambiado de manos
word-built-on-or-torn-down = obras o derribos
word-income-shared-or-no-longer-shared = los ingresos se reparten de otro modo
word-free-rides-granted = viajes gratis concedidos

## Events. What a payment is for stands in brackets: "Bo pays you $24 (rent)."

event-spun_for_lead = { WHO($seat) ->
    [you] Para empezar, sacas { LIST($numbers) }.
   *[other] Para empezar, { SEAT($seat) } saca { LIST($numbers) }.
}
event-tied_for_lead = Empate entre { SEATS($seats) }: se repite.
event-got_lead = { WHO($seat) ->
    [you] Empiezas tú.
   *[other] Empieza { SEAT($seat) }.
}
event-paid = { WHO($payer) ->
    [you] Pagas { MONEY($amount) } a { SEAT($payee) } ({ NAME($purpose, of: "purpose") }).
   *[other] { WHO($payee) ->
        [you] { SEAT($payer) } te paga { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
       *[other] { SEAT($payer) } paga { MONEY($amount) } a { SEAT($payee) } ({ NAME($purpose, of: "purpose") }).
    }
}
event-paid_bank = { WHO($payer) ->
    [you] Pagas { MONEY($amount) } al banco ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payer) } paga { MONEY($amount) } al banco ({ NAME($purpose, of: "purpose") }).
}
event-bank_paid = { WHO($payee) ->
    [you] Recibes { MONEY($amount) } del banco ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payee) } recibe { MONEY($amount) } del banco ({ NAME($purpose, of: "purpose") }).
}
event-paid_pot = { WHO($payer) ->
    [you] Pones { MONEY($amount) } en el bote ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payer) } pone { MONEY($amount) } en el bote ({ NAME($purpose, of: "purpose") }).
}
event-pot_paid = { WHO($payee) ->
    [you] Ganas el bote de { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payee) } gana el bote de { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
}
event-pot_filled = El banco pone { MONEY($amount) } en el bote ({ NAME($purpose, of: "purpose") }).
event-offer_made = { WHO($seat) ->
    [you] Ofreces a { SEAT($to) } { GOODS($give) } por { GOODS($get) }.
   *[other] { WHO($to) ->
        [you] { SEAT($seat) } te ofrece { GOODS($give) } por { GOODS($get) }.
       *[other] { SEAT($seat) } ofrece a { SEAT($to) } { GOODS($give) } por { GOODS($get) }.
    }
}
event-offer_declined = { WHO($seat) ->
    [you] Rechazas la oferta de { SEAT($maker) }: { GOODS($give) } por { GOODS($get) }.
   *[other] { WHO($maker) ->
        [you] { SEAT($seat) } rechaza tu oferta: { GOODS($give) } por { GOODS($get) }.
       *[other] { SEAT($seat) } rechaza la oferta de { SEAT($maker) }: { GOODS($give) } por { GOODS($get) }.
    }
}
event-offer_withdrawn = { WHO($seat) ->
    [you] Retiras tu oferta a { SEAT($to) }: { GOODS($give) } por { GOODS($get) }.
   *[other] { WHO($to) ->
        [you] { SEAT($seat) } retira la oferta que te hizo: { GOODS($give) } por { GOODS($get) }.
       *[other] { SEAT($seat) } retira su oferta a { SEAT($to) }: { GOODS($give) } por { GOODS($get) }.
    }
}
event-offer_lapsed = { WHO($to) ->
    [you] Dejas pasar la oferta de { SEAT($seat) }: { GOODS($give) } por { GOODS($get) }.
   *[other] { WHO($seat) ->
        [you] { SEAT($to) } deja pasar tu oferta: { GOODS($give) } por { GOODS($get) }.
       *[other] { SEAT($to) } deja pasar la oferta de { SEAT($seat) }: { GOODS($give) } por { GOODS($get) }.
    }
}
event-offer_voided = { WHO($seat) ->
    [you] Tu oferta ya no vale ({ GOODS($what) }: { NAME($change, of: "word") }).
   *[other] La oferta de { SEAT($seat) } ya no vale ({ GOODS($what) }: { NAME($change, of: "word") }).
}
event-timed_out = { WHO($seat) ->
    [you] Se te acabó el tiempo.
   *[other] A { SEAT($seat) } se le acabó el tiempo.
}

## Actions: the labels of buttons. `.verb` is for a button that still asks for the rest, `.confirm` is asked first.

action-throw = Tirar los dados
action-spin = Girar la aguja
action-pass = Pasar
action-rest = No me esperes
action-resume = Espérame antes de cada tirada
action-resign = Abandonar
    .confirm = ¿Abandonar? Sales de la partida.
action-bid = Pujar { MONEY($amount) }
    .verb = Pujar …
action-hold = Pasar
action-offer = Ofrecer a { SEAT($to) } { GOODS($give) } por { GOODS($get) }
    .verb = Hacer una oferta …
action-counter = Ofrecer en cambio { GOODS($give) } por { GOODS($get) }
    .verb = Hacer una contraoferta …
# $maker is who makes the offer, or "none" where nobody knows it any more.
action-accept = { $maker ->
    [none] Aceptar la oferta
   *[other] Aceptar la oferta de { SEAT($maker) }
}
    .verb = Aceptar …
action-decline-offer = { $maker ->
    [none] Rechazar la oferta
   *[other] Rechazar la oferta de { SEAT($maker) }
}
    .verb = Rechazar …
action-withdraw = Retirar tu oferta
    .verb = Retirar …

## Effects: what an answer of the reader's would do, in a few words under its button

effect-offer_lapsed = { WHO($to) ->
    [you] rechaza la oferta de { SEAT($seat) } ({ GOODS($give) } por { GOODS($get) })
   *[other] { WHO($seat) ->
        [you] termina tu oferta a { SEAT($to) }
       *[other] termina la oferta de { SEAT($seat) } a { SEAT($to) }
    }
}
effect-offer_voided = { WHO($seat) ->
    [you] tu oferta termina
   *[other] anula la oferta de { SEAT($seat) }
}
effect-charge_changed = parar en { $deed } cuesta { MONEY($now) } en vez de { MONEY($before) }
effect-bid_leaves = si ganas, te quedan { MONEY($left) }
effect-bid_above_price = { MONEY($more) } por encima del precio impreso
effect-debt_left = aún faltan { MONEY($missing) }
effect-debt_covered = basta para pagar lo que debes

## Personajes de los bots. Los nombres son iguales en todos los idiomas.

character-augusta = Paga más que nadie en las subastas y confía en recuperarlo.
character-silas = Casi nunca se desprende de lo que tiene.
character-clara = Construye pronto y alto, aunque la caja esté casi vacía.
character-rosa = Pide la mayor parte en cada trato y luego cede un poco.
character-edmund = Guarda su dinero y teme la mala suerte.
character-felix = Confía en su suerte y no guarda casi nada.

## What bots say to an offer. $amount is money.

remark-needs_cash = Necesito guardar algo de dinero.
remark-helps_you = Eso te ayudaría más a ti que a mí.
remark-no_cards = No cambio cartas.
remark-keeps_whole = Tengo todo { $group } y no lo separo.
remark-wants_more = Querría unos { MONEY($amount) } más.
remark-wants_money = Querría además unos { MONEY($amount) }.
remark-would_pay = Pagaría unos { MONEY($amount) }.
remark-would_swap = Lo haría sin dinero.

## Lo que un bot sopesa para una respuesta, como partes de una frase.

term-value = { $deed } vale unos { MONEY($amount) }
term-too_dear = { $deed } vale unos { MONEY($worth) }, menos que { MONEY($price) }
term-worth_more = { $deed } vale unos { MONEY($worth) }, más que { MONEY($price) }
term-denies = deja a { SEAT($seat) } sin { $deed }
term-costs = cuesta { MONEY($amount) }, el { $percent } % del dinero en mano
term-thin_reserve = deja { MONEY($left) }, menos de los { MONEY($needed) } que puede costar la mala suerte
term-saves = ahorra { MONEY($amount) }; hacen falta { MONEY($needed) } por si hay mala suerte
term-earns = una parada en { $deed } da { MONEY($now) } en vez de { MONEY($before) }
term-leads_to = { $count } construcciones dan { MONEY($amount) } por parada
term-raises = da { MONEY($amount) } por { $deed }
term-idle = { $deed } deja de dar alquiler
term-redeems = { $deed } vuelve a dar alquiler
term-gets_deed = trae { $deed }, que vale unos { MONEY($amount) }
term-gives_deed = entrega { $deed }, que vale unos { MONEY($amount) }
term-receives = trae { MONEY($amount) } en dinero
term-helps = ayuda también a { SEAT($seat) }, en unos { MONEY($amount) }
term-points = { $count ->
    [1] un punto más que cualquier otra respuesta
   *[other] { $count } puntos más que cualquier otra respuesta
}
term-no_points = { $count ->
    [1] un punto menos que la mejor de las otras respuestas
   *[other] { $count } puntos menos que la mejor de las otras respuestas
}
term-decides = decide la partida a su favor
term-no_decides = decidiría la partida a favor de otro
term-prospects = mejores perspectivas, en un { $percent } % de un punto
term-no_prospects = peores perspectivas, en un { $percent } % de un punto

## Refusals

refusal-notation-unknown = { notation-problem } { notation-next }
# $typed is what somebody wrote, $values what could stand there.
notation-problem = { $kind ->
    [action] «{ $typed }» no es una acción de este juego.
    [field] «{ $typed }» solo tiene estos campos: { LIST($values) }.
    [form] «{ $typed }» no se entiende.
    [long] Una respuesta tiene como mucho { $most } caracteres.
    [name] Aquí nada se llama «{ $typed }».
    [number] «{ $typed }»: puedes nombrar de 1 a { $most } cartas.
    [players] «{ $typed }» puede ser más de un jugador: { LIST($values) }.
    [seat] No hay ningún jugador «{ $typed }», sino { LIST($values) }.
    [too_large] El número { $typed } es demasiado grande.
    [word] «{ $typed }» no es ninguno de estos: { LIST($values) }.
   *[other] «{ $typed }» no vale aquí.
}
# $near, $example and $open are typed answers: they are the same in every language.
notation-next = { $next ->
    [near] ¿Querías decir «{ $near }»?
    [example] Escríbelo como «{ $example }».
   *[open] Ahora puedes responder: { LIST($open) }.
}
refusal-table-over = La partida ha terminado.
refusal-table-waits_for_chance = Un momento: aún se están tirando los dados o sacando una carta.

## The page

## Boards with deeds: Finance and Weigh Anchor. Each of them adds deeds-rent, deeds-price, deeds-mine and others.

deeds-owner = de { $name }
deeds-bank = sin vender
deeds-mortgaged = hipotecado
deeds-costs-now = Caer aquí cuesta ahora { MONEY($sum) }.
deeds-costs-nothing = Caer aquí no cuesta nada ahora.
deeds-unowned = No es de nadie.
deeds-free = { $deed }: no es de nadie. Cuesta { MONEY($sum) }.
deeds-whose =
    { $seat_is ->
        [you] { $deed }: es tuyo.
       *[other] { $deed }: es de { $seat }.
    }
deeds-owned-by =
    { $seat_is ->
        [you] Es tuyo.
       *[other] Es de { $seat }.
    }
deeds-is-mortgaged = Está hipotecado.
deeds-standing = Aquí: { $names }.
deeds-here = aquí: { $names }
deeds-now = { MONEY($sum) } ahora
deeds-chip-now = si alguien cae ahí ahora
deeds-close = Cerrar
deeds-squares = Casillas del tablero
deeds-open = { $name }: abrir el título
deeds-open-to-act = { $name }: abrir el título ({ $deals })
deeds-whole = Ver todo el tablero
deeds-part = Ver dónde está el juego
deeds-out = fuera del juego
deeds-keeps =
    { $cards ->
        [one] guarda 1 carta
       *[other] guarda { $cards } cartas
    }
deeds-deeds = De quién es cada cosa
deeds-deeds-short = Títulos
deeds-nothing = nada todavía
deeds-the-bank = la Banca
deeds-owe = Debes { MONEY($due) } a { $to }. Reúne { MONEY($missing) } más.
deeds-owe-all = Debes { MONEY($due) } a { $to }.
deeds-turn = turno { $turn }
deeds-round = ronda { $round }

## Auction

auction-heading = Se subasta { $name }
auction-standing = puja más alta
auction-none = Aún sin pujas
auction-yours = Tienes la puja más alta.
auction-may-bid = puede pujar
auction-high = puja { MONEY($sum) }
auction-held = pasa
auction-left = se ha retirado
auction-thinks = está decidiendo
auction-cash = Tu dinero
auction-other = Otra cantidad
auction-bid = Pujar
auction-not-you = Ahora no puedes pujar.
auction-calls = Los avisos

## Offers

offer-heading =
    { $to_is ->
        [you] { $maker } te propone un trato
       *[other]
            { $maker_is ->
                [you] Tu oferta a { $to }
               *[other] { $maker } propone un trato a { $to }
            }
    }
offer-number = oferta { $number }
offer-gives =
    { $seat_is ->
        [you] Das
       *[other] { $seat } da
    }
offer-cash = dinero
offer-nothing = nada
offer-accept = Aceptar
offer-counter = Contraoferta
offer-decline = Rechazar
offer-withdraw = Retirar

## Boards of 1878: The Monopolist, Ten-Up and Mariner's Compass

print-whole = Ver todo el tablero
print-part = Ver dónde está el juego
print-choices = Opciones en el tablero
print-list = El tablero como lista
print-place-men = { $place }: { $names } aquí
deeds-mortgage-mark = H

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

# Each text follows the name of the player in the field `seat`, or of the one that its attribute names. `many` tells several
# such events at once: a field whose values differ is a list then. A text about no single player is a whole sentence.

turn-got_lead = { WHO($seat) ->
    [you] empiezas
   *[other] empieza
}
turn-thrown = { WHO($seat) ->
    [you] sacas
   *[other] saca
} { SUM($first, $second) }
turn-paid =
    .payer = { WHO($payee) ->
        [you] te paga { MONEY($amount) }
       *[other] { WHO($payer) ->
            [you] pagas
           *[other] paga
        } { MONEY($amount) } a { SEAT($payee) }
    }
    .payer-many = { WHO($payer) ->
        [you] pagas
       *[other] paga
    } { MONEY(SUM($amount)) } en total ({ SEATS($payee) })
    .payee = { WHO($payee) ->
        [you] cobras
       *[other] cobra
    } { MONEY($amount) } de { WHO($payer) ->
        [you] ti
       *[other] { SEAT($payer) }
    }
    .payee-many = { WHO($payee) ->
        [you] cobras
       *[other] cobra
    } { MONEY(SUM($amount)) } en total ({ SEATS($payer) })
turn-paid_bank =
    .payer = { WHO($payer) ->
        [you] pagas
       *[other] paga
    } { MONEY($amount) } al banco
    .payer-many = { WHO($payer) ->
        [you] pagas
       *[other] paga
    } { MONEY(SUM($amount)) } al banco
turn-bank_paid =
    .payee = { WHO($payee) ->
        [you] cobras
       *[other] cobra
    } { MONEY($amount) }
    .payee-many = { WHO($payee) ->
        [you] cobras
       *[other] cobra
    } { MONEY(SUM($amount)) }
turn-paid_pot =
    .payer = { WHO($payer) ->
        [you] pones
       *[other] pone
    } { MONEY($amount) } en el bote
turn-pot_paid =
    .payee = { WHO($payee) ->
        [you] ganas
       *[other] gana
    } el bote de { MONEY($amount) }
turn-offer_made = { WHO($to) ->
    [you] te ofrece { GOODS($give) } por { GOODS($get) }
   *[other] { WHO($seat) ->
        [you] ofreces
       *[other] ofrece
    } a { SEAT($to) } { GOODS($give) } por { GOODS($get) }
}
turn-timed_out = { WHO($seat) ->
    [you] agotas
   *[other] agota
} el tiempo

# El juego en breve: sus títulos.
in-short-title = { $title } en un minuto
in-short-heading-goal = El objetivo
in-short-heading-turn = Tu turno
in-short-heading-know = Tres cosas que saber
in-short-heading-end = Así termina
