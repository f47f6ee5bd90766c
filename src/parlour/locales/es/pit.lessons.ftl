### Pit: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-aim = Nueve iguales
    .promise = Reúne una mercancía y da las demás.
lesson-aim-give = Tienes cinco Petróleo, dos Arroz y dos Gas. Cambia dos cartas para tener siete Petróleo.
    .hint = Da cartas que no coleccionas. Las de una oferta son iguales, y nadie las ve antes del cambio.
    .passed = Quien pasa no recibe nada. Cada ronda sin cambio ayuda a los demás.
    .oil = Petróleo es lo que más tienes. Guárdalo.
    .done = Bo también gritó dos, así que cambiasteis dos por dos. Siete Petróleo: con dos más tienes un corner.
lesson-aim-floor = Tienes seis Petróleo y tres Arroz. Bo solo tiene dos cartas para cambiar. Consíguelas.
    .hint = Los números deben ser iguales. Una oferta puede decir con cuántas cartas te conformas.
    .three = Las tres o nada: entonces Bo, que solo tiene dos, no puede cambiar contigo.
    .oil = Guarda tu Petróleo. El Arroz te sobra.
    .passed = Entonces Bo cambia con otra persona.
    .done = Ocho Petróleo. Quien ofrece mucho y se conforma con poco cambia más a menudo.

lesson-calling = Todos a la vez
    .promise = En el juego en vivo nadie espera turno: grita un número.
lesson-calling-call = La Bolsa está abierta. Grita dos cartas que no coleccionas.
    .hint = Levanta tus dos Arroz. Los demás solo oyen el número.
    .oil = El Petróleo lo coleccionas. Grita otra cosa.
    .one = Una carta es muy lento. Tienes dos Arroz.
    .done = Bo tenía dos para dar y aceptó enseguida.

lesson-matching = Responder a una llamada
    .promise = Iguala el número de otro, u ofrece menos.
lesson-matching-match = Bo grita dos. Responde con dos cartas que no coleccionas.
    .hint = Tienes exactamente dos Gas.
    .oil = Así regalas tu Petróleo.
    .done = Igualado: las cartas cambian de mano al momento y la llamada termina.
lesson-matching-lower = Bo grita dos, pero solo quieres dar un Gas. Ofrécele una carta.
    .hint = Menos cartas de las gritadas son una invitación: el otro puede bajar su llamada.
    .oil = Así regalas tu Petróleo.
    .done = Bo ha bajado su llamada a una. Ocho Petróleo: falta uno.

lesson-bell = La campana
    .promise = Nueve iguales: toca antes que nadie.
lesson-bell-ring = Tu cambio te ha traído el noveno Petróleo. Anúncialo.
    .hint = Toca la campana y di qué mercancía tienes.
    .held = ¿Por qué esperar? Otro puede reunir nueve y tocar antes.
    .done = Un corner de Petróleo vale 65 puntos. Después se reparte todo de nuevo.

lesson-bull = El Toro
    .promise = Con el Toro bastan ocho, y nueve cuentan doble.
lesson-bull-wild = Tienes ocho Petróleo y el Toro. Toca la campana.
    .hint = El Toro vale por la novena carta: es un corner del Toro.
    .held = Toca ya: si otro gana la mano, el Toro te cuesta 20 puntos.
    .done = 65 puntos, y Bo pierde 20 por tener el Oso.
lesson-bull-double = Ahora tienes nueve Petróleo y el Toro. Sácales el máximo.
    .hint = Nueve y el Toro cuentan doble, si lo dices.
    .held = Mejor que esto no puede ser.
    .done = 130 puntos: el doble corner del Toro es lo mejor que hay.

lesson-bear = El Oso
    .promise = Solo perjudica. Pásalo.
lesson-bear-away = Tienes ocho Petróleo, pero con el Oso no puedes tocar. Deshazte del Oso.
    .hint = El Oso se puede ofrecer solo, como cualquier carta.
    .gas = Tendrías el noveno Petróleo y aun así no podrías tocar.
    .oil = Guarda tu Petróleo.
    .passed = Entonces el Oso se queda, y cuesta 20 puntos cuando otro toca.
    .done = Ahora el Oso lo tiene Bo, y tú nueve Petróleo: podrías tocar ya.

lesson-the-end = 500 puntos
    .promise = Unas cuantas manos, y alguien llega a 500.
lesson-the-end-win = Tienes 440 puntos y nueve Ganado, que valen 75. Gana la partida.
    .hint = 440 y 75 son más de 500.
    .held = Cy tiene 410. Una buena mano, y gana Cy.
    .done = 515 puntos: has ganado. ¡Ahora pruébalo en vivo con bots!
