### Corner the Market: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-around = Alrededor del tablero
    .promise = Pasa por el Cajero y compra donde una opción te deje.
lesson-around-cashier = El Cajero está a cuatro casillas. Tira y pasa por él.
    .hint = Un turno empieza tirando los dos dados.
    .done = 5000 $ por cada vuelta. Son dos o tres contratos.
lesson-around-option = Es invierno y los precios son los más bajos. Compra todos los contratos de Caucho que permite esta opción.
    .hint = Tres contratos cuestan 7200 $, y tienes 14 000 $.
    .declined = Rechazar no cuesta nada, pero el Caucho es la mercancía más cara: su precio se dobla hasta el otoño.
    .few = Puedes pagar más, y buscas seis iguales.
    .done = Tres de Caucho. Seis contratos de una mercancía son un corner.

lesson-into-a-pit = Entrar en un pit
    .promise = Con una tirada exacta o por teléfono.
lesson-into-a-pit-gate = La puerta del pit del Café está a cinco casillas. Tira.
    .hint = Solo parando justo se entra. Si no, pasas de largo.
    .done = Estás dentro, y cada entrada da 2000 $. En el pit solo cuenta el dado más bajo.
lesson-into-a-pit-telephone = Tu llamada ha salido: puedes entrar en cualquier pit. Tienes cuatro Pieles. Elige el que te ayuda.
    .hint = En un pit se compra su mercancía, y dos Pieles más son un corner.
    .on = Entonces la llamada no te da nada, ni siquiera los 2000 $.
    .other = Ahí tendrías que empezar otra colección.
    .done = 2000 $, y tienes delante tres casillas de compra.

lesson-buying = Comprar
    .promise = En una casilla de compra hay que comprar al menos un contrato.
lesson-buying-buy = Estás en una casilla de compra del pit del Café con 5000 $. Compra lo que necesites, a 900 $ cada uno.
    .hint = Tienes dos de Café. Compra al menos uno; cuatro más serían un corner.
    .forfeited = Eso cuesta 500 $ a cambio de nada.
    .done = Comprado al precio de invierno. El Cajero nunca vende por debajo del precio de la estación.
lesson-buying-partner = Bo está en el mismo pit. Entonces tienes que comprarle a Bo, por 300 $ más. Compra un contrato de Café.
    .hint = 1200 $ sigue siendo menos de lo que cuesta el Café en verano.
    .forfeited = ¿500 $ por nada, cuando 1200 $ te dan un contrato y le quitan uno a Bo?
    .done = Bo tuvo que vender. Solo un corner está a salvo de los compradores.

lesson-selling = Vender
    .promise = En una casilla de venta se busca el mejor precio.
lesson-selling-bids = Tienes que vender un Café. El Cajero solo paga el precio de invierno, 900 $. Consigue más.
    .hint = Pregunta antes a los demás. Bo tiene cuatro de Café y quiere un quinto.
    .cashier = El Cajero puede esperar: paga 900 $ en cualquier estación.
    .forfeited = ¿Pagar 500 $ en lugar de cobrar?
    .done = 1400 $ de Bo. Entre jugadores vale cualquier precio.
lesson-selling-short = Una casilla más allá hay una de venta, y no tienes nada de Café. Tira y mira.
    .hint = Aquí no hay nada que elegir: tira.
    .done = 500 $ por no poder vender. Un contrato de sobra del pit que recorres te lo ahorra.

lesson-a-corner = Un corner
    .promise = Seis iguales valen más, están a salvo y hacen pagar a los demás.
lesson-a-corner-six = Tienes cinco Pieles y estás en una casilla de compra. Completa tu corner.
    .hint = El sexto contrato es el que cuenta.
    .forfeited = ¿500 $ por perderte la mejor compra de la partida?
    .done = Un corner: desde ahora cada uno de los seis vale 500 $ más que el precio de la estación.
lesson-a-corner-keep = Estás en una casilla de venta con tu corner. Consérvalo entero y fíjate en Bo.
    .hint = Quien tiene un corner no está obligado a vender.
    .broken = Romperías tu corner y perderías la prima de los seis.
    .done = Bo cayó en una casilla Corner y te pagó 500 $ por tus Pieles. Lo hace todo el que cae ahí.

lesson-control = Control del mercado
    .promise = Los diez contratos cierran el pit.
lesson-control-ten = Tienes ocho de los diez contratos de Café, y el Cajero los otros dos. Hazte con el mercado.
    .hint = Dos contratos cuestan 1800 $, y tienes 4000 $.
    .one = Nueve. Queda uno.
    .done = Todo el Café es tuyo: el pit se cierra, nadie negocia ya Café, y al final cuenta 24 000 $.

lesson-crash = El crac
    .promise = Doble uno: el mercado se hunde. Compra y no vendas.
lesson-crash-starts = Cada doble uno o dos cambia la estación, y un doble uno sacude el mercado. Tira.
    .hint = Aquí no hay nada que elegir: tira.
    .done = Verano, y un crac. Dura hasta que alguien saque doble dos.
lesson-crash-buy = En verano el Caucho cuesta 4000 $, en el crac solo el precio de invierno, 2400 $. Aprovéchalo.
    .hint = Tres contratos cuestan 7200 $, y tienes 8000 $.
    .declined = Tan barato no volverá a estar este año.
    .few = Puedes pagar tres.
    .done = Cuando acabe el crac, los tres valdrán 4800 $ más de lo que pagaste.
lesson-crash-hold = Sigue el crac, y puedes vender Caucho al Cajero, que ahora paga 1600 $. Decide.
    .hint = Fuera de un pit no tienes que vender, y sin crac paga 2400 $.
    .sold = 1600 $ por lo que en cualquier otro momento da 2400 $.
    .done = Bien. En un crac vende solo para pagar una deuda.

lesson-the-end = El fin del año
    .promise = Un doble uno o dos en otoño, y se cuenta todo.
lesson-the-end-win = Es otoño. Tienes 3000 $ y un corner de Caucho; Bo tiene 26 000 $. Tira y mira quién es el más rico.
    .hint = Un corner cuenta al precio de otoño más la prima; los contratos sueltos, solo al de invierno.
    .done = Seis de Caucho cuentan 5400 $ cada uno: has ganado. ¡Ahora juega un año de verdad!
