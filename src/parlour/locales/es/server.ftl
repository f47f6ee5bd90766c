### Rechazos del servidor que no son de ningún juego: en la página, en las respuestas HTTP y en el terminal.

## Azar. $seat es la letra de un sitio.

refusal-chance-bad_nonce = Esta aportación a los dados está dañada: un nonce tiene 64 cifras hexadecimales.
refusal-chance-bad_pledge = Esta aportación a los dados está dañada: un compromiso tiene 64 cifras hexadecimales.
refusal-chance-early_nonce = Espera a que todos se hayan comprometido con los dados.
refusal-chance-lapsed_nonce = El sitio { $seat } se perdió una tirada y ya no aporta nada a los dados.
refusal-chance-late_nonce = El sitio { $seat } llegó tarde para aportar a los dados.
refusal-chance-late_pledge = Es tarde para aportar a los dados de esta partida.
refusal-chance-no_pledge = El sitio { $seat } no se ha comprometido con los dados.
refusal-chance-no_pledges = Nadie puede aportar a los dados en esta mesa.
refusal-chance-not_by_hand = Los dados de esta mesa se tiran solos.
refusal-chance-not_due = Ahora no toca tirar ni robar.
refusal-chance-not_verifiable = Nadie puede aportar a los dados en esta mesa.
refusal-chance-other_nonce = El sitio { $seat } se comprometió con otra aportación a los dados.
refusal-chance-second_nonce = El sitio { $seat } ya ha aportado a la próxima tirada.
refusal-chance-second_pledge = El sitio { $seat } ya se ha comprometido con los dados.

## Chat

refusal-chat-damaged = El chat de esta mesa está dañado y no puedes añadir nada. La partida sigue.
refusal-lesson-only_answers = Una lección solo admite respuestas: no hay chat, ni bots suplentes, ni nada que deshacer.
refusal-lesson-other = Está permitido, pero no lleva al objetivo de este paso.
refusal-lesson-over = Este paso está hecho. Pasa al siguiente.
refusal-lesson-wrong = Este paso no va de eso.
refusal-quota-lessons = Se han abierto demasiadas lecciones. Inténtalo de nuevo en { $seconds } s.
refusal-text-length = Escribe de 1 a { $most } caracteres.

## Mensajes. $problem es técnico y siempre está en inglés.

refusal-clock-answered = Eso ya está respondido.
refusal-command-bad = Así no funciona: { $problem }
refusal-command-reused = Se envió otra cosa con el mismo nombre. Prueba otra vez.
refusal-command-unknown = El servidor no conoce esta orden. Recarga la página.
refusal-message-hello = Ya estás dentro.
refusal-message-no_hello = El servidor no ha entendido quién eres. Recarga la página.
refusal-message-other_version = El servidor tiene otra versión. Recarga la página o instala esa versión.
refusal-message-read_too_slowly = Tu conexión es demasiado lenta. Recarga la página.
refusal-message-too_long = Eso era demasiado largo.
refusal-message-too_many = Eso era demasiado de golpe. Espera un momento.
refusal-message-unreadable = El servidor no ha podido leer eso: { $problem }

## Peticiones

refusal-http-error = { $status ->
    [404] No hay nada en esta dirección.
   *[other] El servidor respondió con el error { $status }.
}
refusal-input-bad = { $part ->
    [edition] Este tablero no funciona: { $problem }
    [line] Este registro no funciona: { $problem }
    [position] Esta posición no funciona: { $problem }
    [record] Este registro no funciona: { $problem }
   *[other] Así no funciona: { $problem }
}
refusal-input-too_expensive = Eso le cuesta al servidor demasiado tiempo o memoria. Prueba con algo más pequeño.
refusal-input-too_large = Es demasiado grande.
refusal-input-too_often = Demasiadas veces. Espera un minuto.
refusal-input-too_slow = La petición tardó demasiado en llegar. Prueba otra vez.
refusal-me-unknown = El servidor aún no te conoce. Recarga la página; un programa obtiene un token con POST /api/me.
refusal-metrics-no_key = Solo puede leerlo quien administra el servidor.
refusal-origin-other = Esta petición viene de otro sitio web.

## Nombres

refusal-name-bot = Elige un nombre sin paréntesis al final: esos son para los bots.
refusal-name-length = Un nombre tiene de 2 a { $most } caracteres.
refusal-name-mixed_scripts = Este nombre mezcla letras: { LIST($scripts, of: "script") }. Escríbelo en un solo alfabeto.
refusal-name-taken = { $name } se parece a un nombre que ya está ocupado aquí. Elige otro.

## Límites

refusal-quota-bytes = Los tableros y posiciones de tus mesas sin terminar pueden ocupar { $kib } KiB en total. Termina o cierra antes una mesa.
refusal-quota-chat = Escribes demasiado rápido. Espera unos segundos.
refusal-quota-chat_lines = El chat de esta mesa está lleno, con { $count } líneas.
refusal-quota-claims = Se han ocupado demasiados sitios desde tu red. Prueba otra vez en { $seconds } s.
refusal-quota-entries = El historial de esta partida está lleno, con { $count } entradas. Abre otra mesa.
refusal-quota-public = Tienes { $count } mesas públicas sin empezar; se permiten { $most }. Empieza o cierra una, o invita solo a amigos.
refusal-quota-public_rate = Se han abierto demasiadas mesas públicas desde tu red. Prueba otra vez en { $seconds } s.
refusal-quota-tables = Se han abierto demasiadas mesas. Prueba otra vez en { $seconds } s.
refusal-quota-unfinished = Tienes { $count } mesas sin terminar; se permiten { $most }. Termina o cierra una antes.

## Registros

refusal-replay-running = La partida sigue en curso. Podrás ver el registro cuando acabe.
refusal-replay-unknown = El servidor ya no tiene este registro. Ábrelo otra vez.

## Mesas

refusal-room-begun = La partida ya ha empezado, o la mesa está cerrada.
refusal-room-not_host = Solo puede hacerlo quien abrió la mesa.
refusal-room-not_over = La revancha se puede pedir cuando acabe la partida.
refusal-room-not_seated = Solo pueden hacerlo los jugadores de esta mesa.
refusal-room-not_started = La partida aún no ha empezado.
refusal-room-not_starting = Eso solo es posible justo antes de empezar la partida.
refusal-room-opened = Esta mesa ya está abierta.
refusal-room-rematched = Ya hay una revancha.
refusal-room-seats_free = El sitio { $seat } sigue libre: invita a alguien o añade un bot.
refusal-room-taken = Hay otra mesa con ese nombre.
refusal-room-unknown = Esa mesa no existe, o no está abierta para ti.
refusal-view-hidden = Lo que pasará queda oculto hasta que lo hagas.

## Sitios. $seat es una letra.

refusal-seat-bot_plays = Un bot juega por ti. Recupera antes tu sitio.
refusal-seat-free = Nadie ocupa el sitio { $seat }.
refusal-seat-lost = Este sitio ya no es tuyo.
refusal-seat-no_invitation = Esta invitación no es para este sitio, o ya se ha usado.
refusal-seat-not_yours = El sitio { $seat } no es tuyo.
refusal-seat-taken = Este sitio está ocupado, o la partida ya ha empezado.
refusal-seat-unknown = Ese sitio no existe: elige de A a { $last }.
refusal-seat-yours = Este sitio lo juegas tú.

## Deshacer

refusal-undo-not_asked = Nadie te ha pedido deshacer una jugada.
refusal-undo-offered = Alguien ya lo ha pedido.
refusal-undo-revealed = No puedes deshacer nada: algo se ha descubierto desde entonces.

## El servidor

refusal-server-busy = El servidor está ocupado. Prueba otra vez en unos segundos.
refusal-server-closing = El servidor se reinicia. Prueba otra vez en un momento.
refusal-server-failed = Algo ha fallado en el servidor. Prueba otra vez en un momento.
refusal-server-full = Ahora hay demasiada gente. Prueba otra vez en un momento.
refusal-server-too_many_sockets = Tienes demasiadas mesas abiertas. Cierra una.
refusal-store-busy = Pasan demasiadas cosas a la vez en esta mesa. Prueba otra vez.
refusal-store-changed = El servidor ha perdido sus mesas y se detiene.
refusal-store-damaged = { $part ->
    [chat] Esta mesa está dañada (línea de chat { $number }) y no se puede abrir.
   *[entry] Esta mesa está dañada (jugada { $number }) y no se puede abrir.
}
refusal-store-other_rules = Esta mesa está a salvo, pero esta versión de Parlour no puede abrirla: { $problem }
refusal-store-unavailable = El servidor no ha podido guardar o leer eso. Prueba otra vez en un momento.

## Escrituras

script-arabic = árabe
script-cyrillic = cirílico
script-greek = griego
script-han = chino
script-hangul = coreano
script-hebrew = hebreo
script-hiragana = hiragana
script-katakana = katakana
script-latin = latino
