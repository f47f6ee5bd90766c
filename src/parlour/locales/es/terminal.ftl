### El programa del terminal: `parlour play` y `parlour replay`, con los tableros que dibuja.
### Lo que se escribe (acciones, órdenes, opciones, archivos) es igual en todos los idiomas.

## Una partida

session-money = { MONEY($amount) }
session-person = { $seat_is ->
    [you] Tú
   *[other] { $seat }
}
session-turn = { $seat_is ->
    [you] Te toca
   *[other] Le toca a { $seat }
}
session-house-rules = Reglas de la casa: { $rules }.
session-committed = Los dados se podrán comprobar al final. La mesa se ha comprometido con
session-goes-on = La partida sigue después de { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}.
session-goes-on-hidden = La partida sigue después de la última jugada.
session-how = Escribe una acción o su número; «why» explica, «help» muestra lo demás.
session-enter = Intro: { $action }
session-enter-label = Intro: { $action } ({ $label })
session-pass-to = Pasa la pantalla a { $seat } y pulsa Intro.
session-won = ¡Has ganado!
session-not-won = Esta vez no has ganado.
session-kept = La partida está en { $file }: { $command }
session-owed = { $count ->
    [0] { $seat_is ->
        [you] Necesitas { MONEY($amount) } y tienes { MONEY($cash) }: te faltan { MONEY($missing) }.
       *[other] { $seat } necesita { MONEY($amount) } y tiene { MONEY($cash) }: le faltan { MONEY($missing) }.
    }
   *[other] { $seat_is ->
        [you] Debes { MONEY($amount) } a { $creditors } y tienes { MONEY($cash) }: te faltan { MONEY($missing) }.
       *[other] { $seat } debe { MONEY($amount) } a { $creditors } y tiene { MONEY($cash) }: le faltan { MONEY($missing) }.
    }
}
session-owed-hidden = { $count ->
    [0] { $seat_is ->
        [you] Necesitas { MONEY($amount) }.
       *[other] { $seat } necesita { MONEY($amount) }.
    }
   *[other] { $seat_is ->
        [you] Debes { MONEY($amount) } a { $creditors }.
       *[other] { $seat } debe { MONEY($amount) } a { $creditors }.
    }
}
session-creditor-you = ti
session-creditor-the-bank = la banca
session-creditor-the-cashier = la caja
session-drawn = { $question } Escríbelo: { $values }.
session-drawn-spin = ¿Qué marca la flecha?
session-drawn-dice = ¿Qué marcan los dados?
session-drawn-chance = ¿Qué carta de Suerte ha salido?
session-drawn-community-chest = ¿Qué carta de Caja de comunidad ha salido?
session-drawn-exchange = ¿Qué carta de Bolsa ha salido?
session-drawn-flyer = ¿Qué carta de Especulación ha salido?
session-drawn-dealer = ¿Quién reparte?
session-drawn-suits = ¿Con qué palos se juega?
session-drawn-tens = ¿Quién recibe diez cartas?
session-drawn-deal = ¿Qué cartas se reparten?
session-faces = { $count } de { $faces }{ $is_distinct ->
    [true] , sin repetir
   *[false] {""}
}
session-not-drawn = «{ $typed }» no es posible aquí: { $values }.

## Respuestas

prompt-ways = { $pattern }  ({ $count } posibilidades)
prompt-range = { $step ->
    [1] { $first } a { $last }
   *[other] { $first } a { $last } de { $step } en { $step }
}
prompt-which-number = { $action }: ¿qué número?
refusal-prompt-empty = Hay varias respuestas: escribe un número, del 1 al { $count }.
refusal-prompt-number = No hay { $number } en la lista, solo del 1 al { $count }.
refusal-prompt-value = «{ $typed }» no es posible aquí; elige entre { $values }.
refusal-prompt-pattern = Escríbelo entero: { $pattern }, por ejemplo «{ $example }».
refusal-undo-revealed = No puedes deshacer nada: algo se ha descubierto desde tu última respuesta.

## Órdenes

command-alone = «{ $name }» se escribe sin nada más
command-nothing-to-explain = Todavía no ha pasado nada. Escribe «why» y el número de una regla para leerla.
command-nothing-yet = Todavía no ha pasado nada.
command-undone = Deshecho: { $move }.
command-save-where = escribe también el nombre del archivo: «save my-table.record»
command-saved = Guardado en { $file }, y desde ahora tras cada jugada.
command-save-table = ¿Guardar antes la partida? Un nombre de archivo, o Intro para no hacerlo:
command-save-record = ¿Guardar el registro? Un nombre de archivo, o Intro para no hacerlo:
command-secret-open = El secreto ya está abierto y los dados se pueden comprobar: guarda para ello el registro.
command-record = El registro está en { $file }: { $commands }
command-help = Escribe una acción como está en la lista, o su número. Si solo hay una, basta Intro. Además:
command-takes-clause = [REGLA]
command-takes-file = ARCHIVO
command-help-why = la regla de lo último que pasó, o cualquiera por su número
command-help-rules = todas las reglas, o una sola
command-help-short = el juego en breve: objetivo, turno, tres cosas que saber, final
command-help-options = las reglas de la casa, y cuáles valen
command-help-board = el tablero otra vez
command-help-log = todo lo que ha pasado
command-help-undo = deshacer tu última respuesta, si no se ha descubierto nada desde entonces
command-help-save = guardar la partida en un archivo, desde ahora tras cada jugada
command-help-help = esta lista
command-help-quit = dejar la mesa; puedes seguir luego con su archivo

## El menú antes de jugar

title-players = de { $few } a { $many } jugadores
title-players-exactly = { $count } jugadores
title-year-unknown = año desconocido
title-unknown = editorial y año desconocidos
title-modified = { $title } (modificado, { $digits })
menu-which-game = ¿Qué juego? 1 a { $count } [1]
menu-how-many = ¿Cuántos jugadores? En los demás sitios juegan bots: { $players } [{ $default }]
menu-not-for = { $title } es { $players }, no para «{ $typed }»
menu-which-preset = ¿Qué modo de juego? 1 a { $count } [1]
menu-change-rules = ¿Cambiar las reglas de la casa? Escribe y para sí, o Intro para no:
menu-which-rule = ¿Cuál? 1 a { $count }, Intro para jugar:
menu-not-listed = «{ $typed }» no está en la lista

## Quién se sienta dónde

seats-player = { $count ->
    [1] Jugador
   *[other] Jugador { $number }
}
seats-bot = { $count ->
    [1] Bot
   *[other] Bot { $number }
}
seats-character = { $name }: { $about }
seats-empty = «{ $seats }» tiene un sitio vacío; escribe los sitios como en «me,bot,bot»
seats-count = el registro tiene { $count } sitios ({ $names }), no { $given }
seats-stranger = «{ $name }» no está en esta mesa; en ese sitio el registro tiene a «{ $known }»
seats-no-name = en «:{ $kind }» falta el nombre antes de los dos puntos
seats-no-bot = ningún bot «{ $kind }» juega a { $game }. Hay { $known }.
seats-no-bot-but = ningún bot «{ $kind }» juega a { $game }; ¿quieres decir «{ $near }»? Hay { $known }.
seats-no-character = no hay ningún personaje «{ $who }», solo { $known }
seats-like-a-bot = «{ $name }» parecería un bot; usa otro nombre

## Empezar y seguir

start-chance-unknown = «{ $chance }» no es ni «verifiable» ni «by-hand»
start-seed-and-chance = una mesa tiene --seed o --chance, no los dos
start-option-form = «{ $option }» no tiene la forma nombre=valor
start-option-twice = { $option } se da dos veces
start-in-the-record = el registro «{ $file }» ya lo dice; quítalo con --resume
start-other-game = es una partida de { $game }, no de { $wanted }
start-over = esta partida ha terminado; mírala con «{ $command }»
start-no-secret = falta el secreto de sus dados, así que no puede seguir

## Archivos

file-folder = es una carpeta; da el nombre de un archivo
file-exists = ese archivo ya existe; elige otro nombre, o sigue con él con --resume
file-no-folder = no hay ninguna carpeta «{ $folder }»
file-not-written = no se puede escribir el archivo: { $reason }

## Ver una partida

replay-how = { $at } de { $count }  Intro: siguiente, b: atrás, un número: ir allí, q: salir
replay-unknown = «{ $typed }» no se entiende.
replay-goes-on = La partida sigue desde aquí: { $command }.
replay-chance = azar

## Progreso

progress-playing = Partidas
progress-judging = Se valoran los tratos
progress-left = quedan:
progress-a-second = { $rate } por segundo
progress-a-minute = { $rate } por minuto
progress-interrupted = Interrumpido después de { $games } partidas. La misma orden sigue con ellas.

## Tableros

draw-yes = sí
draw-no = no
draw-out = fuera
draw-to-move = juega
draw-not-resting = quiere negociar
draw-offer = Oferta { $number }: { $maker } da a { $to } { $give } por { $get }.
draw-debt = { $seat } debe { MONEY($amount) } a { $creditors ->
    [bank] la banca
   *[other] { $creditors }
}.

## Finance

draw-legend-finance = Se avanza en el sentido del reloj desde la esquina inferior derecha. Broa:A es de A; en las listas A3 tiene tres casas, A- está hipotecada, una propiedad con su valor está en venta, y xxx está fuera del juego. (A) está en la cárcel.
draw-finance-space-start = SALIDA
draw-finance-space-chance = Suerte
draw-finance-space-community-chest = Caja
draw-finance-space-tariff = Aduana
draw-finance-space-taxes = IMPTOS
draw-finance-space-luxury = Lujo
draw-finance-space-jail = CÁRCEL
draw-finance-space-go-to-jail = >CÁRC.
draw-finance-leases = { $count ->
    [one] 1 propiedad
   *[other] { $count } propiedades
}
draw-finance-rides = { $count ->
    [one] 1 paso gratis
   *[other] { $count } pasos gratis
}
draw-finance-owes = debe { MONEY($amount) } a la banca
draw-finance-auctioneer = subasta
draw-finance-round = { $limit ->
    [0] Ronda { $round }
   *[other] Ronda { $round } de { $limit }
}; { $leases ->
    [one] queda 1 propiedad por vender.
   *[other] quedan { $leases } propiedades por vender.
}
draw-finance-lot = En subasta: { $lease }, la n.º { $place } que sale de { NAME($series, of: "series") }.
draw-finance-bid = { $call } { MONEY($bid) }, ¡para { $bidder }! { $warning } Con { MONEY($least) } se pasa delante.
draw-finance-call-going-once-for = A la una por
draw-finance-call-going-twice-for = A las dos por
draw-finance-call-and-sold-for = Vendida por
draw-finance-warning-1 = ¿Nadie da más?
draw-finance-warning-2 = ¡Última oportunidad!
draw-finance-warning-3 = El martillo está en el aire …
draw-finance-opening = «{ $patter }» Precio de salida: { MONEY($least) }.
draw-finance-patter-0 = Señoras y señores, ¿cuánto ofrecen?
draw-finance-patter-1 = Una buena dirección, y sin goteras.
draw-finance-patter-2 = De estas ya no se imprimen más.
draw-finance-patter-3 = No dejen que el vecino se la lleve por nada.
draw-finance-stop = Propuesta { $number }: { $maker } quiere parar ya. Falta el acuerdo de { $waiting }.
draw-finance-plan = Propuesta { $number }: { $maker } quiere compartir { NAME($series, of: "series") }, { $shares }{ $holder ->
    [nobody] {""}
   *[other] , todo en manos de { $holder }
}{ $count ->
    [0] {""}
   *[other] ; { PAYMENTS($moneys) }
}. Falta el acuerdo de { $waiting }.
draw-finance-shared = Se comparte { NAME($series, of: "series") }: { $shares }{ $holder ->
    [nobody] {""}
   *[other] , todo en manos de { $holder }
}.
draw-finance-claim = { $amount ->
    [0] { $owner } puede tachar a { $visitor } un paso gratis por { $lease }.
   *[other] { $owner } puede reclamar a { $visitor } { MONEY($amount) } de alquiler por { $lease }.
}
draw-finance-unclaimed = { $seat } aún puede cobrar { MONEY($amount) } este turno.

## Weigh Anchor

draw-legend-weigh-anchor = Se avanza en el sentido del reloj desde la esquina inferior derecha. Rex:A es de A; en las listas A3 tiene tres cubiertas, A+ una suite, A- está hipotecado, y un barco con su precio está en venta. (A) está en el dique seco.
draw-anchor-space-weigh-anchor = ANCLA
draw-anchor-space-chance = Suerte
draw-anchor-space-community-chest = Caja
draw-anchor-space-harbour-duties = Puerto
draw-anchor-space-light-dues = Faro
draw-anchor-space-graving-dock = DIQUE
draw-anchor-space-free-mooring = LIBRE
draw-anchor-space-go-to-graving-dock = >DIQUE
draw-anchor-deeds = { $count ->
    [one] 1 barco
   *[other] { $count } barcos
}
draw-anchor-stock = La banca tiene { $decks ->
    [one] 1 cubierta
   *[other] { $decks } cubiertas
} y { $suites ->
    [one] 1 suite
   *[other] { $suites } suites
}.{ $pot ->
    [0] {""}
   *[other] {" "}En el amarre libre hay { MONEY($pot) }.
}
draw-anchor-lot = En subasta: { $vessel }, { $bidder ->
    [nobody] todavía sin ofertas
   *[other] { MONEY($bid) } de { $bidder }
}.
draw-anchor-for-sale = { $seat } puede comprar { $vessel } por { MONEY($price) }.
draw-anchor-claim = { $owner } puede pedir a { $lander } { MONEY($amount) } de alquiler por { $vessel }.

## Corner the Market

draw-legend-corner-the-market = ▶ la puerta de un mercado, ☎ un teléfono y su número, c opción de compra, v de venta; ■ un corner, ★ control del mercado.
draw-corner-square-cashier = CAJA
draw-corner-square-flyer = Espec.
draw-corner-square-exchange = Parqué
draw-corner-square-corner = Corner
draw-corner-square-commission = Comis.
draw-corner-square-dividend = Divid.
draw-corner-square-advance-to-cashier = →Caja
draw-corner-square-rest = ·
draw-corner-square-entrance = Ent.
draw-corner-square-buy = COMPR
draw-corner-square-sell = VENTA
draw-corner-square-swap = TRUEQ
draw-corner-square-open-trading = LIBRE
draw-corner-square-exit = Sal.
draw-corner-square-option-buy = c
draw-corner-square-option-sell = v
draw-corner-any = todo
draw-corner-crash = CRAC DE LA BOLSA
draw-corner-year = { $count ->
    [0] el próximo paso del marcador acaba el año
    [one] el marcador avanza 1 vez más y acaba el año
   *[other] el marcador avanza { $count } veces más y acaba el año
}
draw-corner-closed = cerrado
draw-corner-sells-at = cuesta
draw-corner-pays = paga
draw-corner-in-stock = quedan
draw-corner-seats = plazas
draw-corner-cash = dinero
draw-corner-worth = valor
draw-corner-bankrupt = quiebra
draw-time-winter = invierno
draw-time-spring = primavera
draw-time-summer = verano
draw-time-autumn = otoño
draw-time-january = enero
draw-time-february = febrero
draw-time-march = marzo
draw-time-april = abril
draw-time-may = mayo
draw-time-june = junio
draw-time-july = julio
draw-time-august = agosto
draw-time-september = septiembre
draw-time-october = octubre
draw-time-november = noviembre
draw-time-december = diciembre

## Mariner's Compass

draw-legend-mariners-compass = A, B: expediciones; a, b: sus fichas en la brújula; ✶ el Polo Norte, ⌂ la ciudad.

## The Monopolist

draw-legend-monopolist = Los anillos, desenrollados: se avanza a la derecha, y desde el final se sigue por la izquierda. R1-04 es la quinta casilla del anillo 1 desde la izquierda. ▲ la araña, ═ sus patas.
draw-monopolist = Monopolista
draw-monopolist-debt = { $seat } debe { $amount } a { $lender }.
draw-emblem-dollar = dólar
draw-emblem-spider = araña
draw-emblem-plain = vacía

## Ten-Up

draw-legend-ten-up = +1 una casilla TALLY ONE, −1 una casilla ONE (pierdes un punto), ⌂ una base; se avanza a la derecha; las letras son los sitios.
draw-ten-up-points = de { $goal }, quedan { $left }

## Pit

draw-legend-pit = La tabla muestra los puntos, lo último cantado y las cartas de cada uno; ▒ son tus cartas, ★ es un corner.
draw-pit-hand = Tus cartas
draw-pit-hand-number = { $number ->
    [0] Antes de la primera mano
   *[other] Mano { $number }
}
draw-pit-round = ronda { $number }
draw-pit-without-swap = { $count } sin cambio
draw-pit-void = { $count } anuladas
draw-pit-heading = { $parts }: ganan { $target } puntos
draw-pit-called = canta { $number }
draw-pit-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
draw-pit-votes = quiere anular
draw-pit-dealer = reparte
draw-pit-swap = { $one } y { $other } { $number }
draw-pit-swaps = Últimos cambios: { $swaps }
draw-pit-points = { $points } puntos
draw-pit-held-up = En alto: { $cards }
draw-pit-how = Para ofrecer { $number }: «{ $offer }»; nunca menos: «{ $strict }».

## Lo que una respuesta hace con el dinero

answer-costs = cuesta { MONEY($sum) }
answer-brings = da { MONEY($sum) }

## Libros de reglas

book-source = { $source }. Las palabras son nuestras.
book-printed = impreso en el original
book-ruling = nuestra interpretación
book-house = regla de la casa en esta mesa
book-rulings = Nuestras interpretaciones, donde el original calla o se contradice
# $rules y $options se teclean.
book-commands = { $rules } muestra una sola; { $options }, las reglas de la casa.
book-example = un ejemplo de { $clauses }
book-invariant = se cumple tras cada movimiento
book-range = Un número entero de { $least } a { $most }.
book-default = Habitual.
book-original = En el original: { $part }; { $kind }.
book-kind-compulsory = obligatorio
book-kind-optional = opcional
book-kind-fact = dato
book-kind-advice = consejo
book-kind-compulsory-or-optional = obligatorio u opcional
book-our-ruling = Nuestra interpretación:
book-other = La otra lectura:
book-no-other = ninguna que encaje con el texto.
book-choose = Para elegir:
book-also = Véase también { $clauses }.
book-in-english = Las reglas en sí están en inglés.
book-unknown = { $title } no tiene la regla «{ $rule }»; la primera es { $hint }
book-unknown-near = { $title } no tiene la regla «{ $rule }»; ¿querías decir { $hint }?

## Lecciones. Lo que se escribe es igual en todos los idiomas.

learn-step = { $game }. { $lesson }, paso { $number } de { $count }
learn-goal = Objetivo: { $goal }
learn-how = Responde como en cualquier mesa. Además: 'hint' ayuda, 'goal' repite el objetivo, 'board' muestra el tablero, 'why' la regla, 'quit' sale.
learn-answer = Escribe: { $action }
learn-other = Está permitido, pero no lleva al objetivo de este paso. Escribe 'goal' para leerlo otra vez.
learn-failed = Así ya no se puede alcanzar el objetivo.
learn-again = Intro para volver a intentar este paso:
learn-rules = { $count ->
    [one] La regla: { $rules }.
   *[other] Las reglas: { $rules }.
}
learn-without = Una lección no tiene '{ $command }': los pasos son cortos, y lo equivocado nunca se juega.
learn-next-step = Intro para el paso siguiente:
learn-next = Intro para la lección siguiente, { $lesson }:
learn-left = Tu progreso queda guardado. Sigue con: { $command }
learn-all-done = Todas las lecciones hechas. Juega una partida de verdad: { $command }
learn-done = { $done } de { $count } lecciones hechas.
learn-line = { $promise } { $minutes ->
    [one] 1 minuto.
   *[other] { $minutes } minutos.
}
learn-is-done = Hecha.
learn-begun = Empezada: sigue el paso { $number } de { $count }.
learn-which = ¿Qué lección? 1 a { $count } [{ $default }]
learn-no-lessons = no hay lecciones de '{ $game }'
learn-unknown = { $game } no tiene la lección '{ $lesson }'; las lecciones son { $known }
learn-bad-file = esto no es un archivo de lecciones hechas; muévelo para empezar de nuevo
