### Finance: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-auction = Todo se subasta
    .promise = Nada tiene precio fijo: gana un arriendo y sabe cuándo parar.
lesson-auction-bid = Bo ha caído en Sylvan Dell, que sale a subasta. Cy puja 60 $. Vale hasta 140 $: llévatelo.
    .hint = Cada puja supera a la anterior en 5 $ como mínimo. Los pasos pequeños ahorran.
    .held = Entonces Cy se lo lleva por 60 $, menos que su valor de 70 $.
    .done = A la una, a las dos, vendido. Quien caiga ahí te paga alquiler.
lesson-auction-stop = Cy puja 300 $ por Sylvan Dell. Tienes 320 $, y Bo tiene otro arriendo de la serie. Haz lo sensato.
    .hint = Nadie completará pronto esta serie. Puedes retirarte o callar.
    .broke = Un alquiler de 5 $ nunca lo devuelve, y te quedarías sin nada.
    .done = Cy ha pagado cuatro veces su valor. Piensa en lo que no has gastado.

lesson-series = Una serie completa
    .promise = El último arriendo de una serie vale mucho más que su precio.
lesson-series-complete = Tienes dos de las tres calles Sylvan. Gana la tercera: Cy puja 110 $ y seguirá.
    .hint = Solo una serie completa admite casas. Hasta 299 $ están bien gastados aquí.
    .left = Entonces nunca podrás construir aquí, y Cy te bloquea toda la partida.
    .done = La serie es tuya. El subastador dice cada vez qué número de la serie es: en el último es donde cuenta el dinero.
lesson-series-deal = A Bo le quedan 40 $ y tiene Rubeville, la otra mitad de tu serie Wayback. Ofrécele 90 $.
    .hint = Elige a Bo como socio, da 90 $ y recibe Rubeville.
    .threw = Negocia antes: después de tu tirada, otros pueden tener la misma idea.
    .done = Los dos contentos: Bo puede pagar el próximo alquiler y tú puedes construir.

lesson-houses = Casas
    .promise = Construye por igual y no derribes con prisas.
lesson-houses-build = La serie Wayback es tuya y tienes 240 $. Construye dos casas en cada arriendo.
    .hint = Aquí una casa cuesta 50 $. Ningún arriendo puede tener dos más que otro: alterna.
    .threw = Construye antes: una casa rinde desde la próxima parada.
    .done = Rubeville daba 4 $ y ahora da 55 $. Con dos casas empieza a doler.
lesson-houses-tear = Debes 70 $ a Bo y tienes 30 $. Consigue el resto y conserva todas tus casas.
    .hint = El banco presta el valor entero de un arriendo. Un ferrocarril no tiene casas que perder.
    .house = Una casa derribada da la mitad de su precio, y volver a hacerla cuesta el precio entero.
    .done = 100 $ por el ferrocarril. Recuperarlo después cuesta 110 $.

lesson-railroads = Ferrocarriles juntos
    .promise = Uno da 15 $ por viaje, cuatro dan 150 $, también compartidos.
lesson-railroads-more = Tienes dos ferrocarriles. El Pennsylvania sale a subasta, y Bo puja 100 $. Llévatelo.
    .hint = Dos dan 30 $ por viaje, tres dan 70 $.
    .left = Entonces Bo también tiene dos, y tú te quedas en 30 $.
    .done = Tres ferrocarriles: 70 $ por cada parada en cualquiera de ellos.
lesson-railroads-share = Tú tienes tres, Bo el cuarto. Propón repartir: 75 por ciento para ti, 25 para Bo.
    .hint = Compartido, una parada da 150 $: 113 $ para ti en vez de 70 $, y 37 $ para Bo en vez de 15 $.
    .threw = Proponlo antes: hasta entonces cada viaje da menos.
    .done = Bo acepta. Cada uno conserva sus arriendos, y cualquiera puede terminarlo después.

lesson-free-rides = Pases gratis
    .promise = Quien vende puede pedir paradas gratis como parte del precio.
lesson-free-rides-take = Bo quiere Chevy Chase, el último arriendo de la serie Main Line, por 180 $ y tres pases gratis. Cierra el trato.
    .hint = Recibes más que su valor de 150 $, y tres paradas sin alquiler en toda la serie.
    .declined = Solo, Chevy Chase da 16 $ por parada. Esta oferta es mucho mejor.
    .done = Ahora Bo puede construir, pero tú puedes parar ahí tres veces gratis. Los demás pagan.
lesson-free-rides-use = Has parado en Chevy Chase, con dos casas, y tienes dos pases gratis. No pagues nada.
    .hint = El alquiler sería de 240 $, y tienes 90 $.
    .paid = 240 $ te arruinarían. Un pase es justo para esto.
    .done = Queda un pase. Guárdalos para paradas caras: un alquiler pequeño se paga.

lesson-jail = Cárcel y seguro
    .promise = Asegúrate antes de la esquina y sal pronto.
lesson-jail-insure = La esquina de la cárcel está a siete casillas, la tirada más probable. Asegúrate por 25 $ y luego tira.
    .hint = La prima se paga antes de tirar y solo cubre esa tirada.
    .done = Has sacado el siete y sigues libre. A otra distancia el riesgo es menor: calcula antes de pagar.
lesson-jail-leave = Estás en la cárcel, es pronto y casi todos los arriendos están libres. Sal ya.
    .hint = Por 50 $ sales antes de tirar.
    .threw = Solo un doble te libera, una tirada de cada seis.
    .done = Estás fuera y has avanzado enseguida. En la cárcel también se puede pujar y cobrar alquileres.

lesson-paupers = Pobres
    .promise = El banco no elimina a nadie y ayuda a los pobres.
lesson-paupers-poor = Tienes 60 $ y solo un arriendo hipotecado: eres pobre. Los impuestos están a cinco casillas. Tira.
    .hint = Aquí no hay nada que elegir: tira.
    .done = El banco te paga los 20 $. Solo los alquileres pueden eliminarte.

lesson-the-end = El final
    .promise = Quien no puede pagar un alquiler queda fuera; gana el último.
lesson-the-end-build = Bo está a cuatro casillas de Grosse Point y puede reunir 170 $. Puedes pagar una casa más. Elige bien.
    .hint = Una segunda casa convierte 80 $ en 240 $. Ponla donde Bo pueda caer: con dos dados, el cuatro es mucho más probable que el dos.
    .first = Main Line está a una casilla de Bo, y dos dados nunca suman uno.
    .second = Chevy Chase está a dos casillas de Bo: una tirada de 36. El cuatro sale tres veces más.
    .threw = Construye antes: 80 $ Bo podría pagarlos.
    .done = 240 $ en Grosse Point: más de lo que Bo puede reunir.
lesson-the-end-win = Tira, termina tu turno y mira dónde cae Bo.
    .hint = Caes en tu propio Rubeville. Luego solo termina el turno.
    .done = Bo no puede pagar 240 $ y queda fuera: has ganado. ¡Ahora una partida de verdad!
