### Texts of the web page outside the boards: start page, new table, lobby, action bar, log, menus, end, replay, rules,
### records and the lab.

language-name = Español

## The page

title = Parlour

## The header of every page but the table

# The main pages, for screen readers.
site-pages = Páginas
# Names of pages in the header: one short word each.
site-play = Jugar
site-records = Partidas
site-lab = Laboratorio
site-rules = Reglas
site-settings = Ajustes

## Start page

start-your-turn = Te toca
start-more = { $count ->
    [one] 1 mesa más
   *[other] { $count } mesas más
}
# Opens a table with bots at once. The same button for screen readers names the game.
start-play = Jugar ya
start-play-game = { start-play }: { $title }
# Leads to the form for a new table.
start-set-up = Preparar
start-set-up-game = { start-set-up }: { $title }
start-continue = Continuar
start-waiting = { $count ->
    [0] Nadie te espera.
    [one] Una partida te espera.
   *[other] { $count } partidas te esperan.
}
start-waits = te toca
start-all = Ver las { $count } mesas
start-with = con { $names }
start-public = Mesas públicas
start-public-hint = Mira, u ocupa un sitio libre.
start-free-seats = { $count ->
    [one] 1 sitio libre
   *[other] { $count } sitios libres
}
start-join = Únete a tus amigos
start-join-hint = Escribe un código o un enlace. No hace falta cuenta.
start-join-code = Código o enlace
start-join-button = Unirse
start-rules-of = Reglas de { $title }
start-learn = Aprender
start-learn-game = Aprender { $title }
start-foot = Tableros y cartas están dibujados según las reglas originales. Lo reconstruido está marcado.
start-players = { $least } a { $most } jugadores
start-players-exact = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
start-length = { $min } a { $max } min

## The state of a table in a list

status-gathering = esperando jugadores
status-starting = a punto de empezar
status-playing = en juego
status-over = terminada
status-closed = cerrada

## Levels of bots

bot-easy = fácil
    .about = Juega a menudo al azar y nunca propone tratos.
bot-normal = normal
    .about = Juega con sensatez y trata con justicia.
bot-hard = difícil
    .about = Piensa por adelantado y se le escapa poco.
bot-random = jugadas al azar
    .about = Juega al azar. Para echar un vistazo.
bot-trader = negociante
    .about = Compra grandes lotes y poco más.
bot-fixed-aim = objetivo fijo
    .about = Reúne una clase desde el reparto.
bot-never-trades = nunca negocia
    .about = Juega con sensatez, pero rechaza todo trato.

## New table

new-table-heading = Nueva mesa: { $title }
new-table-seats = Jugadores
new-table-who-me = Yo
new-table-who-here = Otra persona en este dispositivo
new-table-who-friend = Alguien, por enlace
new-table-who-bot = Un bot
new-table-seat = Jugador { $seat }
new-table-your-name = Jugador 1
new-table-seat-bot = Nivel del bot { $seat }
new-table-seat-character = Personaje del bot { $seat }
new-table-any-character = por sorteo
new-table-seat-name = Nombre del jugador { $seat }
new-table-name = Nombre
new-table-add-seat = Añadir jugador
new-table-remove-seat = Quitar al jugador { $seat }
new-table-edition = Edición
new-table-known-text = El tablero y las cantidades vienen de las reglas originales.
new-table-known-public = El tablero y las cantidades vienen de fuentes públicas.
new-table-known-reconstructed = Lo que ninguna fuente describe está reconstruido y marcado.
new-table-custom-choose = Tu propia edición (.toml)
new-table-custom-another = Elegir otro archivo
new-table-custom-begin = Descargar nuestra edición
new-table-custom-hint = Un archivo TOML con tu propio tablero, cartas o precios, por ejemplo una copia modificada del nuestro.
new-table-custom-reading = Leyendo el archivo…
new-table-custom-file = { $name } ({ $players })
new-table-custom-remove = Quitar
new-table-custom-remove-named = Quitar { $title }
new-table-custom-removed = Se ha quitado tu edición.
new-table-custom-empty = El archivo está vacío.
new-table-custom-too-large = El archivo tiene { $size } KB. Una edición puede tener hasta { $limit } KB.
new-table-custom-not-text = No es un archivo de texto en UTF-8. Elige el archivo .toml de una edición.
new-table-custom-unreadable = El navegador no puede leer este archivo. Elígelo otra vez.
new-table-silent = Donde las reglas originales no dicen nada
new-table-count = { $count ->
    [one] 1 regla
   *[other] { $count } reglas
}
new-table-preset = Versión
new-table-usual = Partida completa
# Behind the name of the version that most people play.
new-table-usual-mark = habitual
# How fast bots act in a game without turns.
new-table-pace = Ritmo de los bots
new-table-pace-gentle = Tranquilo
    .about = Tienes tiempo para pensar.
new-table-pace-brisk = Vivo
    .about = Como la gente en una mesa.
new-table-pace-wild = Frenético
    .about = Más rápido de lo que puedes leer.
new-table-rules = Reglas de la casa
new-table-rules-hint = Donde las reglas antiguas no son claras o se contradicen, elige cómo jugar.
new-table-changed = { $count ->
    [0] sin cambios
    [one] 1 cambiada
   *[other] { $count } cambiadas
}
new-table-clock = Reloj
new-table-no-clock = Sin reloj
new-table-per-move = { $time } por jugada
new-table-public = Mesa pública
new-table-public-hint = Cualquiera puede mirar u ocupar un sitio libre.
new-table-open = Crear mesa
new-table-back = Volver

## Lobby: before a game starts

lobby-heading = Una partida de { $title }
lobby-taken = { $taken } de { $of } sitios ocupados.
lobby-free = Sitio libre
lobby-free-hint = para un amigo o un bot
# Who sits on a seat, below the name.
lobby-bot = bot
lobby-you = tú
lobby-you-host = tú, anfitrión
lobby-person = juega contigo
# Above the game in three sentences.
lobby-how = Cómo va
lobby-private = Privada: solo se entra con el enlace o el código.
lobby-bots = Bots que puedes añadir
lobby-add = Añadir
lobby-add-bot = Añadir { $name }
lobby-invite = Invita a tus amigos
lobby-invite-hint = Que lo escaneen, envía el enlace o dicta el código.
lobby-share = Compartir
lobby-seat-link = Enlace para este sitio
lobby-watch-link = Enlace para mirar
lobby-link-any = Enlace para un sitio libre
lobby-fill = { $count ->
    [one] Añadir 1 bot y empezar
   *[other] Añadir { $count } bots y empezar
}
lobby-close = Cerrar la mesa
lobby-close-text = La mesa se cierra para todos y no se puede volver a abrir.
gathering-invite = Copiar enlace
gathering-copied = Copiado
gathering-qr = Código QR
gathering-qr-of = Código QR con el enlace para el jugador { $seat }
gathering-link-of = Enlace para el jugador { $seat }
gathering-link-watch = Enlace para mirar
gathering-seat-bot = Añadir un bot
gathering-send-away = Quitar
gathering-start = Empezar con { $count }
gathering-wait-for-host = La partida empieza cuando todos los sitios estén ocupados.
gathering-copied-link = Enlace copiado.
gathering-selected-link = Este navegador no deja copiar a la página. El enlace está seleccionado: pulsa Ctrl+C, o ⌘C en un Mac.
gathering-sit = Tomar asiento
gathering-your-name = Tu nombre

## Joining a table by link or code

join-looking = Buscando la mesa…
join-not-open = Esta invitación no funciona
join-to-host = { $host } te invita a jugar a { $title }
join-to = Únete a una partida de { $title }
# What kind of game it is, such as 'An auction game', and its year.
join-kind = { $kind }, { $year }. No hace falta cuenta.
join-host = te invita
join-free = podría ser el tuyo
join-players = Jugadores
join-length = Duración
join-full = Todos los sitios están ocupados, o la partida ya ha empezado.
join-watch = Solo mirar

## Action bar

bar-your-turn = Te toca
bar-waits-for = Esperando a { $names }
bar-watching = Estás mirando
bar-over = La partida ha terminado
bar-nobody = ¡Negocia ya!
bar-choose = { $what }: elige
bar-cancel = Cancelar
bar-sum = Cantidad
bar-why = ¿Por qué? { $clause }
bar-why-kind = ¿Por qué? { $clause }, { $kind }
bar-more = Otras opciones
bar-not-now = ¿Por qué no puedo…?
bar-costs = cuesta { MONEY($sum) }
bar-costs-from = desde { MONEY($sum) }
bar-leaves = te quedan { MONEY($sum) }
bar-brings = te da { MONEY($sum) }
bar-brings-up-to = te da hasta { MONEY($sum) }
bar-fast = Avance rápido
bar-fast-hint = hasta tu turno
bar-all-open = Nada está bloqueado: puedes hacer todo lo que tiene este juego.
bar-space-key = Espacio

## Labels of buttons for actions that several games have


## Names of fields in a form for an action

field-series = Grupo
field-holder = Todo pasa a
field-shares = Partes
field-moneys = Compensaciones
field-number = Cuántos
field-count = Cuántos
field-amount = Cantidad
field-price = Precio por unidad
field-commodity = Mercancía
field-seller = De
field-buyer = Para
field-player = Con
field-cards = Cartas
field-floor = Al menos
field-to = A
field-visitor = Visitante
field-lease = Arriendo
field-vessel = Barco
fields-unknown = Esta página es más antigua que el servidor. Vuelve a cargarla.
fields-percent = { $name }, %
fields-gets = { $name } recibe (menos de 0: paga)
fields-propose = Proponer

## Connection

connection-connecting = Conectando…
connection-waiting = Conexión perdida. Reintentando…
connection-closed = No puedes abrir esta mesa
connection-online = En línea
connection-no-server = El servidor no responde. ¿Sigue en marcha?
connection-error = El servidor ha respondido con el error { $status }.
connection-only-looking = Esta mesa solo la puedes mirar.

## Log and chat

log-log = Historial
log-tape = Teletipo
log-chat = Chat
log-chat-count = Chat ({ $count })
chat-empty = Saluda.
log-say = Escribe a la mesa
log-send = Enviar
log-empty = Todavía no ha pasado nada.
log-newest = Lo último
log-mine = Solo mis turnos
# Shows the rule behind a step of a turn.
log-why = ¿Por qué?
# A turn: a player, and what they did, as a list. The parts are the texts turn-… of the game.
log-turn = { $name } { $parts }
# The reader at the beginning of such a line.
log-you = Tú
# How an auction ended.
log-won = { $seat_is ->
    [you] { $name } te llevas { $thing } por { MONEY($amount) } tras { $bids ->
        [one] una puja
       *[other] { $bids } pujas
    }
   *[other] { $name } se lleva { $thing } por { MONEY($amount) } tras { $bids ->
        [one] una puja
       *[other] { $bids } pujas
    }
}

## Trade sheet

trade-heading = Proponer un trato
trade-counter = Contraoferta a la { $number }
trade-with = Con
trade-you-give = Das
trade-you-get = Recibes
trade-cash = Dinero
trade-send = Enviar oferta
trade-nothing = nada
trade-pick-something = Elige lo que das o recibes.
trade-summary = Das { $give } y recibes { $get }.
trade-waiting = Esperando a { $name }…
trade-offer-sum = Ofrecer { MONEY($sum) }
trade-ask-sum = Pedir { MONEY($sum) }
trade-offer-even = Ofrecerlo sin dinero
trade-change = Cambiarla
trade-let-go = Dejarlo
trade-trade-with = Trato con { $name }
trade-your-offer = tu oferta
trade-revision = tu contraoferta a la oferta { $number }
trade-in-tray = En la oferta
trade-drop = Toca, o arrastra aquí
trade-add = Se puede añadir
trade-some = { $number ->
    [0] hay { $of }
   *[other] { $number } de { $of }
}
trade-less = Menos dinero
trade-more = Más dinero
trade-slide = Control de dinero
trade-effect-heading = Qué cambia
trade-effect-all = { $seat_is ->
    [you] Completas: { $name }.
   *[other] { $seat } completa: { $name }.
}
trade-effect-breaks = { $seat_is ->
    [you] Ya no tienes completo: { $name }.
   *[other] { $seat } ya no tiene completo: { $name }.
}
trade-effect-count = { $name }: { $have } de { $of }

## Seats

seat-you = Tú
seat-goods = Lo que tengo
seat-thinks = le toca
seat-bot = bot
seat-bot-plays = juega un bot
seat-said = { $name } dijo: «{ $text }»
seat-clock = Tiempo restante

## Menu of a table

menu-undo = Deshacer
menu-undo-asked = { $names_count ->
    [one] { $names } quiere deshacer la última jugada.
   *[other] { $names } quieren deshacer la última jugada.
}
menu-undo-sent = Has pedido deshacer la última jugada. Esperando a { $names }.
menu-undo-done = Todos están de acuerdo: la jugada se ha deshecho.
menu-undo-declined = Alguien ha dicho que no: la jugada vale.
menu-undo-lapsed = La partida ha seguido y tu petición de deshacer ya no vale.
menu-agree = De acuerdo
menu-disagree = No
menu-hand = Que un bot juegue por mí
menu-take-back = Volver a jugar yo
menu-leave = Abandonar; sigue un bot
menu-leave-asked = ¿Abandonar esta partida?
menu-leave-final = Un bot juega por ti hasta el final. Aún puedes mirar, pero no volver.
menu-leave-yes = Abandonar
menu-record = Descargar mi registro
menu-rules = Reglas
in-short-open = El juego en breve
in-short-rules = Todas las reglas
in-short-to-table = A la mesa
in-short-loading = Cargando el resumen …
menu-theme = Tema
menu-sound-on = Activar sonido
menu-sound-off = Quitar sonido
menu-fast-on = Saltar animaciones
menu-fast-off = Mostrar animaciones
menu-full = Pantalla completa
menu-more = Más
menu-home = Todos los juegos
menu-language = Idioma
menu-title-home = { title }: { menu-home }

## Settings

settings-back = Volver a la mesa
settings-name = Mi nombre
settings-name-hint = Los demás lo ven en las mesas nuevas.
settings-saved = Los cambios se guardan al instante, en este navegador.
settings-section-look = Idioma y aspecto
settings-section-pace = Sonido y ritmo
settings-section-keys = Teclado
settings-language-hint = Los nombres de barcos y calles quedan como están impresos.
settings-theme-system = Auto
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-text = Tamaño del texto
settings-text-normal = Normal
settings-text-large = Grande
settings-text-largest = Muy grande
settings-sound = Sonido
settings-sound-hint = Los dados, las monedas y la campana.
settings-volume = Volumen
settings-pace = Velocidad de los bots
settings-pace-gentle = Tranquila
settings-pace-normal = Normal
settings-pace-fast = Rápida
settings-pace-hint-gentle = Cada jugada se ve unos dos segundos.
settings-pace-hint-normal = Cada jugada se ve alrededor de un segundo.
settings-pace-hint-fast = Las jugadas aparecen en cuanto llegan, sin animaciones.
settings-motion = Movimiento
settings-motion-system = Auto
settings-motion-full = Completo
settings-motion-none = Ninguno
settings-motion-hint-system = Auto sigue a tu dispositivo.
settings-motion-hint-full = Las piezas caminan, los dados ruedan, las cartas se giran.
settings-motion-hint-none = Las piezas saltan a su sitio.
settings-shortcuts = Atajos
settings-shortcuts-hint = Una tecla, una acción, la misma toda la partida. Desactivados hasta que los quieras.
# Names of keys. Letters are keys of the keyboard and are not translated.
settings-key-answer-keys = 1, 2, 3…
settings-key-answer = la respuesta cuyo botón muestra la tecla
settings-key-main = el botón relleno
settings-key-fast = avanzar hasta mi turno
settings-keys-note = Lo que no se puede deshacer no tiene tecla y pregunta antes.

## Questions before something that cannot be undone

confirm-title = ¿{ $what }?
confirm-final = Esto no se puede deshacer.
confirm-no = Volver

## Passing a shared device

hand-over-heading = Pásale el dispositivo a { $name }
hand-over-hint = Las cartas no se ven hasta que tú quieras.
hand-over-ready = Soy { $name }

## Problems

problem-again = Reintentar
problem-home = Todos los juegos

## Boards

squares-list = El tablero como lista
squares-not-here = Casillas que ahora no puedes elegir
squares-place = { $name }.

## Replay

replay-heading = Repetición
replay-of = Repetición: { $title }
replay-loading = Cargando el registro…
replay-jump-start = Al principio
replay-jump-turnBack = Un turno atrás
replay-jump-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-jump-forward = Una jugada adelante
replay-jump-turnOn = Un turno adelante
replay-jump-end = Al final
replay-pace = Velocidad
replay-times = { $pace }×
replay-eyes = Visto por
replay-onlooker = todos
replay-scrub = Jugada de la partida
replay-moment = jugada { $at } de { $last }
replay-where = Jugada { $at } de { $last }, turno { $turn }
replay-tab-log = Historial
replay-tab-points = Momentos clave
replay-no-points = Esta partida no tuvo momentos clave.
replay-go-to = Ir a la jugada { $moment }
replay-go-to-point = Ir a la jugada { $moment }: { $text }
replay-play-on = Seguir jugando desde aquí
replay-play-on-hint = Abre una mesa nueva en esta jugada. El registro queda como está.
replay-is-over = Aquí la partida ha terminado. Retrocede para seguir jugando.
replay-you-play = Tú juegas con
replay-others = Nivel de los demás
replay-open = Crear mesa
replay-keys = Las flechas avanzan una jugada, con Mayús un turno entero; Espacio reproduce; Inicio y Fin van a los extremos.
replay-share = Copiar enlace a esta jugada
replay-shared = Enlace copiado
replay-end-link = Cómo terminó
replay-unknown = Este navegador no tiene este registro. Añade su archivo.

## End of a game

end-heading = Cómo terminó
end-winner = Victoria de { $names }
end-nobody = Nadie ha ganado
end-goes-on = Esta partida no ha terminado
end-you = Tú
end-wins-with = { $winner_is ->
    [you] Ganas con { $worth }
    [several] { $names }: victoria con { $worth }
   *[other] { $names } gana con { $worth }
}
end-behind = Quedas en el puesto { $rank }, a { $by } de la cabeza.
end-of = { $title }, { $seats } jugadores, { $turns } turnos
end-won = victoria
end-rank = { $rank ->
    [1] 1.er puesto
    [3] 3.er puesto
   *[other] { $rank }.º puesto
}
end-valuation = Las cuentas
end-total = Total
end-over = La fortuna en el tiempo
end-chart-hint = La fortuna en el tiempo: una línea por jugador; los números están en la tabla de abajo
end-as-table = Como tabla
end-at-start = inicio
end-move = Jugada
end-how = Cómo fue
end-luck = Suerte
end-luck-hint = Lo que trajeron los dados y las cartas, comparado con la media.
end-luck-counting = Comparando cada tirada con la media…
end-luck-none = La suerte no cambió la fortuna de nadie.
end-deals = Tratos
end-deals-hint = Cuántas veces gana cada parte sin el trato y con él: unos bots siguieron desde ahí con los mismos dados.
end-deals-counting = Jugando desde los tratos más grandes, con ellos y sin ellos…
end-deals-left = { $count ->
    [one] Se ha omitido 1 trato para ahorrar tiempo.
   *[other] Se han omitido { $count } tratos para ahorrar tiempo.
}
end-deal-chance = gana { $without } % sin él, { $after } % con él
end-deal-unsure = dudoso
end-rematch = Revancha
end-to-rematch = Ir a la revancha
end-record = Descargar partida
end-dice-heading = Dados
end-check = Comprobar otra vez
end-checked = Comprobado { $times } veces
end-checking = Comprobando los dados en este navegador…
end-details = Qué se ha comprobado
end-seal = Sello { $digits }.
end-verify-hint = Este navegador comprueba los dados. Para comprobar también cada jugada, ejecuta «parlour verify FILE» en cualquier ordenador.
end-verdict-honest = Dados limpios
    .text = { $draws } tiradas y sorteos salen de un secreto sellado antes del primero, y este navegador vio la misma partida.
end-verdict-sound = Dados correctos
    .text = { $draws } tiradas y sorteos salen del secreto sellado. Hay cosas que un archivo no puede demostrar.
end-verdict-forged = Dados trucados
    .text = Algo se ha cambiado en este registro. Mira qué se ha comprobado.
end-verdict-open = Estos dados no se pueden comprobar aquí
    .text = Mira abajo qué falta.
end-result-ok = bien
end-result-bad = mal
end-result-open = pendiente
end-check-form = Archivo
end-check-board = Tablero
end-check-secret = Secreto
end-check-nonces = Nonces
end-check-draws = Tiradas y sorteos
end-check-rest = Otros sorteos
end-check-commitment = Sellado antes
end-check-leftOut = Ningún nonce omitido
end-check-unchanged = Nada cambiado
end-check-uncut = Ningún otro final
end-finding = { $check }: { $text }.
end-finding-line = { $check }: { $text }, línea { $line }.

## Wealth in what a game counts

worth-money = { MONEY($value) }
worth-counters = { $value ->
    [one] { $value } ficha
   *[other] { $value } fichas
}
worth-points = { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
worth-squares = { $value ->
    [one] { $value } casilla
   *[other] { $value } casillas
}

## Rules

rules-heading = Reglas de { $title }
rules-after = Con nuestras palabras, según: { $source }.
rules-loading = Cargando las reglas…
rules-stamp-printed = impreso
rules-stamp-ruling = interpretado
rules-stamp-house = regla de la casa
rules-search = Buscar en las reglas
rules-found = { $count ->
    [0] Ninguna regla encontrada.
    [one] Una regla encontrada.
   *[other] { $count } reglas encontradas.
}
rules-nothing = Ninguna regla encontrada.
rules-contents = Contenido
rules-readings = Interpretaciones
rules-readings-hint = Donde las reglas originales no son claras: cómo jugamos nosotros, y la otra lectura.
rules-options = Reglas de la casa
rules-default = habitual
rules-usually = normalmente { $value }
rules-close = Cerrar
rules-here = en esta mesa
rules-now = Aquí: { $value }.
rules-fixed = Las reglas de la casa se eligen al crear la mesa y después no se pueden cambiar.
# Followed by a reference into the original rules, in English.
rules-original = En el original:
rules-in-english = Las reglas en sí están en inglés.
rules-also = Ver también
rules-in-book = Leerla en el reglamento
rules-otherwise = La otra lectura:
rules-example = Ejemplo.
rules-examples = { $count ->
    [one] 1 ejemplo
   *[other] { $count } ejemplos
}
rules-kind-compulsory = obligatorio
rules-kind-optional = opcional
rules-kind-fact = dato
rules-kind-advice = consejo
rules-kind-compulsory-or-optional = obligatorio u opcional
rules-board = De dónde viene el tablero
rules-board-hint = Cada nombre, cantidad y casilla del tablero tiene su fuente. Si tienes el original, puedes cambiar nuestras partes.
rules-part = Parte
rules-of = Qué
rules-from = Fuente
rules-all = todo
rules-mark-text = impreso
rules-mark-public = público
rules-mark-reconstructed = reconstruido
rules-mark-hint-text = está en las reglas originales o se deduce de ellas
rules-mark-hint-public = hallado en fuentes públicas
rules-mark-hint-reconstructed = nuestro, acorde con lo que se sabe

## Records

records-heading = Registros
records-hint = Tus partidas terminadas y los registros que añades. Los añadidos se quedan en este navegador.
records-bring = Añadir un registro
records-drop = o suelta archivos aquí
records-reading = Comprobando jugada a jugada…
records-taken = Se ha añadido { $name }.
records-refused = No se ha añadido { $name }: { $problem }
records-empty = El archivo está vacío.
records-no-record = No es un registro de Parlour. Un registro empieza con la línea «parlour record 1».
records-damaged = Línea { $line }: { $problem }.
records-too-long = El archivo es demasiado largo para un registro: tiene más de cuatro millones de caracteres.
records-game = Juego
records-every = Todos los juegos
records-search = Buscar nombres
records-none = Aún no hay nada. Aquí aparecerán las partidas que termines.
records-none-found = Ningún registro encontrado.
records-played = jugada aquí
records-brought = añadida
records-moves = { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}
records-download = Descargar
records-remove = Quitar
records-of = { $what }: { $title } { $id }

## The lab

lab-heading = El laboratorio
lab-what = Los bots juegan miles de partidas y Parlour cuenta. El laboratorio funciona en un terminal, en cualquier ordenador con Parlour.
lab-way-win = Quién gana, y cómo
    .text = Muchas partidas con las mismas reglas. La misma semilla da las mismas partidas, con cualquier número de procesadores.
lab-way-compare = Qué cambia una regla de la casa
    .text = Dos conjuntos de reglas con los mismos dados, y lo que cambia con seguridad.
lab-way-tournament = Qué bot es mejor
    .text = Cada pareja juega desde todos los sitios con los mismos dados; cada puntuación dice lo segura que es.
lab-way-explain = Qué decidió una partida
    .text = Cómo cambió la fortuna jugada a jugada, quién tuvo suerte y qué jugada la decidió. Descarga un registro desde cualquier mesa.
lab-way-report = Una página para enseñar
    .text = Gráficos y tablas de cualquier resultado, en un solo archivo que funciona sin conexión.
lab-more = Cada comando tiene --help.

## Comprobación de los dados

fair-form = { $lines } líneas, y sus huellas forman una cadena
fair-unbound = estos dados son «{ $kind }»: nadie estaba obligado por ellos
fair-secret-closed = el secreto aún no se ha revelado; se revela cuando termina la partida
fair-secret-form = un secreto tiene 64 cifras hexadecimales minúsculas
fair-secret-other = este no es el secreto al que la mesa estaba obligada antes de jugar
fair-secret-ok = el secreto es el que obligaba a la mesa antes de jugar
fair-secret-missing = falta el secreto
fair-board-ok = el tablero y las cartas son los que nombra la cabecera
fair-board-missing = falta el archivo de la edición { $edition }
fair-nonces-ok = las promesas y los números aleatorios están en orden y encajan
fair-draw-unknown = esta página no conoce las caras de «{ $what }»
fair-draw-bad = «{ $text }» no se deduce del secreto y los números aleatorios
fair-draws-ok = { $draws } tiradas se deducen del secreto y los números aleatorios
fair-draws-rules = { $draws } tiradas necesitan las reglas: usa «parlour verify»
fair-pledge-late = una promesa después de empezar la partida
fair-pledge-after-nonce = una promesa después de revelar un número aleatorio
fair-pledge-twice = el puesto { $seat } promete dos veces
fair-pledge-form = una promesa tiene 64 cifras hexadecimales minúsculas
fair-nonce-form = un número aleatorio tiene 64 cifras hexadecimales minúsculas
fair-nonce-unpledged = el puesto { $seat } no ha prometido ningún número aleatorio
fair-nonce-twice-before = el puesto { $seat } revela dos números aleatorios antes de jugar
fair-nonce-other = este no es el número aleatorio que prometió el puesto { $seat }
fair-nonce-none = el puesto { $seat } no había revelado ningún número aleatorio al empezar la partida
fair-nonce-lapsed = el puesto { $seat } dejó pasar una tirada sin número aleatorio y ya no da más
fair-nonce-twice = el puesto { $seat } da dos números aleatorios para una tirada
fair-nonce-not-next = este no es el siguiente número aleatorio del puesto { $seat }
fair-without-commitment = solo quien dio un número aleatorio y tiene un registro propio sabe que el compromiso fue anterior
fair-without-leftOut = solo quien lo envió sabe si se omitió un número aleatorio
fair-without-unchanged = solo un registro de la partida muestra que nada ha cambiado desde entonces
fair-without-uncut = solo un registro hasta el final muestra que no hubo otro final
fair-log-other = el registro de este navegador es de otra partida
fair-log-commitment = { $seats ->
    [one] este navegador tenía el compromiso antes de los números aleatorios de 1 puesto
   *[other] este navegador tenía el compromiso antes de los números aleatorios de { $seats } puestos
}
fair-log-nonces = todas las promesas y números aleatorios que este navegador vio o envió están en el registro
fair-log-unchanged = { $lines } líneas están como este navegador las anotó al jugar
fair-log-end = este navegador vio el mismo final
fair-log-stops = el registro de este navegador se detiene antes del final
fair-log-other-commitment = a este navegador se le mostró otro compromiso al empezar
fair-log-other-header = a este navegador se le mostró otra cabecera al empezar
fair-log-cut = el registro se detiene antes de esta línea; este navegador vio aquí «{ $text }»
fair-log-saw = este navegador vio aquí «{ $text }»
fair-log-left-out = este navegador envió «{ $text }» antes de esta línea, y el registro no lo tiene
fair-record-first = esto no es un registro de Parlour: no empieza por «{ $line }»
fair-record-header-cut = la cabecera está cortada: una línea vacía la termina
fair-record-header-line = la cabecera tiene una línea que no es «nombre: valor»
fair-record-header-value = no se puede leer el valor de «{ $name }»
fair-record-line = esto no es «NÚMERO QUIÉN JUGADA  #HUELLA»; el registro está dañado o cortado aquí
fair-record-number = aquí debería estar el número { $due }, no { $number }
fair-record-hash = la huella no encaja: esta línea, u otra anterior, ha cambiado

# Las lecciones de un juego: la vista general y la guía junto a la mesa.
lessons-of = Lecciones de { $title }
lessons-count = { $count ->
    [one] Una lección, { $minutes } min. Es una mesa de verdad con las reglas de verdad.
   *[other] { $count } lecciones, { $minutes } min en total. Cada una es una mesa de verdad con las reglas de verdad.
}
lessons-progress = { $done } de { $of } hechas
lessons-all-done = Las { $of } hechas
lessons-none = Este juego aún no tiene lecciones.
lessons-done = Hecha
lessons-at = Paso { $step } de { $of }
lessons-minutes = { $minutes } min
lessons-line = { $number }, { $title }: { $state }
lessons-start = Empezar
lessons-go-on = Seguir
lessons-play = Saltar a una partida de verdad
lessons-all = Todos los juegos
lessons-all-of = Todas las lecciones
in-short-first-lesson = Empezar la primera lección
in-short-next-lesson = Seguir con las lecciones
guide-label = Guía
guide-place = Lección { $number } de { $of }
guide-minutes = unos { $minutes } min
guide-step = Paso { $number } de { $of }
guide-not-yet = Aún no: nada ha cambiado.
guide-done = ¡Hecho!
guide-failed = Desde aquí ya no se alcanza el objetivo. Repite este paso.
guide-look = Mira lo que está marcado: en el tablero y en los botones de abajo.
guide-hint = Dame una pista
guide-hint-more = Otra pista
guide-why = Las reglas detrás:
guide-next = Paso siguiente
guide-next-lesson = Lección siguiente: { $title }
guide-all-done = Todas las lecciones hechas
guide-again = Otra vez
guide-leave = Salir
