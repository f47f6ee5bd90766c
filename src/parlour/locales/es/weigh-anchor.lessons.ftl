### Weigh Anchor: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-buying = Tu primer barco
    .promise = Tira, avanza y compra donde caigas.
lesson-buying-throw = Empiezas en WEIGH ANCHOR con 1500 $. Tira los dados.
    .hint = Un turno empieza siempre con una tirada.
    .done = 6: llegas al Empress of England, un barco que aún no es de nadie.
lesson-buying-buy = El Empress of England está libre y cuesta 100 $. Hazlo tuyo.
    .hint = Cualquier otro jugador que caiga aquí pagará alquiler al dueño. Dinero te sobra.
    .declined = Entonces sale a subasta, y alguien puede llevárselo por menos. Al principio los barcos valen su precio.
    .done = Es tuyo. Desde ahora da alquiler, y es un tercio de la línea Canadian Pacific.

lesson-hire = Sueldo, alquiler y tasas
    .promise = Lo que te da una vuelta y lo que te cuesta.
lesson-hire-salary = WEIGH ANCHOR está a dos casillas, y el Gripsholm, detrás, es de Bo. Tira y fíjate en tu dinero.
    .hint = Aquí no hay nada que elegir: tira.
    .done = 200 $ por pasar por WEIGH ANCHOR, 4 $ de alquiler para Bo. Todo se paga al momento; un barco solo y sin cubiertas sale barato.
lesson-hire-duties = Tasas portuarias: paga 200 $ o la décima parte de lo que tienes. Tienes 900 $ y dos barcos por 160 $. Paga menos.
    .hint = Haz la cuenta: dinero más precios impresos, y de eso la décima parte.
    .flat = La décima parte de 1060 $ son 106 $, y eso es menos que 200 $.
    .done = 106 $ en lugar de 200 $. Con más de 2000 $ en bienes, la suma fija sale más barata.

lesson-auction = La subasta
    .promise = Consigue un barco por menos de su precio y sabe cuándo parar.
lesson-auction-cheap = Bo no ha comprado el Rex, que cuesta 200 $, y Cy ha pujado 90 $. Llévatelo por menos de 200 $.
    .hint = Basta con algo más que la última puja. Sube poco a poco: cada dólar cuenta.
    .held = Entonces Cy se lleva el Rex por 90 $. Tienes 600 $: puedes pujar una vez más.
    .dear = Eso es como mínimo el precio impreso. Nadie ha ofrecido aún más de 90 $.
    .done = Todos los demás han pasado: el Rex es tuyo. Puede pujar cualquiera, también quien no quiso comprar.
lesson-auction-limit = Ahora Cy puja 310 $ por el Rex. Tienes 320 $ y ningún otro barco de esa línea. Haz lo sensato.
    .hint = Bo tiene otro barco de la línea, así que Cy no la completa con el Rex.
    .broke = Te quedarían menos de 10 $, por un barco en el que no puedes construir. El siguiente alquiler te arruinaría.
    .done = Cy paga 110 $ más que el precio. Dejar que otros paguen de más también es ganar.

lesson-lines = Líneas, cubiertas y suites
    .promise = Una línea completa dobla el alquiler; las cubiertas la hacen temible.
lesson-lines-complete = Tienes el Stockholm y has caído en el Gripsholm. Completa la Swedish American Line.
    .hint = Aquí dos barcos de un color son toda la línea. Cuesta 60 $.
    .declined = Otro podría quedarse con la mitad de tu línea, y nunca podrías construir.
    .done = Los dos barcos dan ahora el doble, y puedes construir cubiertas en ellos.
lesson-lines-decks = La línea es tuya y tienes 340 $. Construye una cubierta en cada barco antes de tirar.
    .hint = Aquí una cubierta cuesta 50 $. Se construye por igual: ningún barco puede llevar dos de ventaja.
    .one = Una cubierta está hecha. Ahora el otro barco.
    .threw = Construye antes: las cubiertas rinden desde la próxima visita, y ahora tienes el dinero.
    .done = El Gripsholm daba 8 $ en la línea sin cubiertas; con una da 20 $, con dos 60 $, con tres 180 $.
lesson-lines-suite = Los dos barcos tienen cuatro cubiertas. Tienes 130 $: pon una suite donde más rinda.
    .hint = Con una suite, el Stockholm da 250 $ y el Gripsholm 450 $.
    .lower = En el Stockholm la suite da 250 $. Hay un sitio mejor.
    .threw = Pon antes la suite: puedes pagarla.
    .done = La suite cuesta 50 $ y las cuatro cubiertas, que vuelven al banco. 450 $ por visita.

lesson-trade = Negociar
    .promise = La mayoría de las líneas se completan con un trato.
lesson-trade-accept = Bo ofrece el Normandie por el Nieuw Amsterdam y 150 $. Es el último barco de tu French Line. Cierra el trato.
    .hint = Mira los dos lados: tú completas una línea y Bo no, porque el Rotterdam es de Cy.
    .declined = Conservarías 150 $ y perderías la mejor línea a tu alcance.
    .done = La French Line es tuya. Pregúntate siempre también qué gana el otro.
lesson-trade-offer = Bo anda corto de dinero y tiene el Gripsholm. Ofrécele 100 $ por él.
    .hint = Elige a Bo como socio, da 100 $ y pide el Gripsholm.
    .threw = Negocia antes de tirar: después, otros pueden adelantarse.
    .done = Bo acepta: 40 $ más que el precio, y tu línea está completa. El dinero vale más para quien no lo tiene.

lesson-debt = Deudas e hipotecas
    .promise = Consigue dinero donde menos duela.
lesson-debt-raise = Debes 110 $ a Bo y tienes 60 $. Consigue el resto sin tocar tu línea.
    .hint = Una hipoteca da la mitad del precio. Un remolcador suelto pierde poco.
    .line = Eso da solo 30 $, y con un barco hipotecado no puedes construir en su línea.
    .done = 75 $ por el remolcador, y la deuda queda pagada. Sigue siendo tuyo, pero de momento no da nada.
lesson-debt-sell = Debes 110 $ a Bo y tienes 60 $, y cada barco de tu línea lleva dos cubiertas. Conserva una en cada uno.
    .hint = El banco recompra cubiertas a mitad de precio, por igual: 25 $ cada una. Necesitas 50 $.
    .one = 25 $. Otra cubierta, del otro barco.
    .done = Pagado. Vender cubiertas sale caro: guarda algo de dinero antes de construir.
lesson-debt-lift = Vuelves a tener 120 $. Paga la hipoteca que te deja construir.
    .hint = El Stockholm es de una línea toda tuya. Cuesta los 30 $ y una décima parte más.
    .tug = El remolcador costaría 83 $, y seguirías sin poder construir.
    .threw = Primero la hipoteca: 33 $ vuelven a abrir tu línea.
    .done = 33 $, y la Swedish American Line vuelve a dar el doble.

lesson-dock = El dique seco
    .promise = Cómo se llega, tres maneras de salir, y por qué quedarse.
lesson-dock-sent = La esquina, seis casillas más allá, te manda al dique seco. Tira y verás.
    .hint = Aquí no hay nada que elegir: tira.
    .done = Directo, sin los 200 $, y tu turno se acaba. Tus barcos siguen dando alquiler.
lesson-dock-card = Es pronto, hay muchos barcos libres, y tienes una carta para salir. Sal sin pagar.
    .hint = La carta se usa antes de tirar.
    .paid = Eso cuesta 50 $. La carta hace lo mismo gratis.
    .threw = Solo un doble te sacaría. La carta lo hace seguro.
    .done = Estás libre, y ahora tiras como siempre. Al principio, cada turno en el dique es un barco para los demás.
lesson-dock-stay = Ya es tarde: tras el dique está la Italian Line de Bo con tres cubiertas en cada barco, y tienes 80 $. Intenta quedarte.
    .hint = Solo se sale con un doble, con carta o pagando. Tus barcos rinden también mientras estás aquí.
    .paid = Pagarías 50 $ para pasar junto a alquileres de 550 $ y más.
    .done = Sin doble: te quedas, y es seguro. Al tercer turno hay que salir.

lesson-the-end = El final
    .promise = Gana el último jugador que no está en bancarrota.
lesson-the-end-build = Bo está a seis casillas de tus Queens con 120 $. Hazlas demasiado caras para Bo: una cubierta en cada una.
    .hint = Dos cubiertas cuestan 400 $, y tienes 420 $. Los alquileres suben de 70 $ y 100 $ a 175 $ y 200 $.
    .one = Una hecha. Construye también en el otro.
    .threw = Construye antes: sin cubiertas, Bo podría pagar los 70 $.
    .done = 175 $ y 200 $ esperan a Bo, que tiene 120 $ y puede conseguir 30 $ más.
lesson-the-end-win = Ahora tira. Después le toca a Bo: mira qué pasa.
    .hint = Caes en tu propio Paris, y ahí no pagas nada.
    .done = Bo debe 175 $, no puede reunirlos y queda fuera. Eres el único a flote: has ganado. ¡Ahora una partida de verdad!
