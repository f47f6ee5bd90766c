### The Monopolist: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-round-the-ring = Alrededor del anillo
    .promise = Gira la araña, avanza y toma lo que da el emblema.
lesson-round-the-ring-dollar = La cabeza de la araña dice cuánto avanzas. Gírala y llega al dólar, siete casillas más allá.
    .hint = Solo hay una cosa que hacer: girar.
    .done = Un dólar: una ficha del Monopolista y una de cada rival.
lesson-round-the-ring-spider = A tres casillas hay una araña. Gira y mira lo que cuesta.
    .hint = No puedes evitarla: fuera de las patas siempre avanzas.
    .done = Dos fichas para el Monopolista. Tus fichas son tu vida: conserva algunas.

lesson-own-emblem = Tu propio emblema
    .promise = En el emblema de tu oficio puedes girar otra vez.
lesson-own-emblem-again = Eres el granjero y estás en una gavilla. Aprovecha tu giro extra.
    .hint = Más jugadas llevan a más dólares y a dar la vuelta antes.
    .stopped = Tienes fichas de sobra. Para solo si no alcanzas más que arañas.
    .done = Otro giro. Cada vez, la araña arrastra a quien esté entre sus patas.

lesson-between-the-legs = Entre las patas
    .promise = Quien está entre las patas delanteras pasa al anillo interior.
lesson-between-the-legs-drawn-in = Gira y mira adónde te lleva la araña cuando sus patas rodean tu casilla.
    .hint = Solo hay una cosa que hacer: girar.
    .done = Estás en el segundo anillo. Por dentro la vuelta es corta y paga más, pero en el centro espera la ruina.

lesson-your-choice = Un paso que puedes rechazar
    .promise = Si tu jugada acaba entre las patas, puedes quedarte.
lesson-your-choice-welcome = Ocho casillas más allá te arrastraría justo a una gavilla. Eres el granjero: decide.
    .hint = Tu emblema, en tu turno, da otro giro, también si te arrastran a él.
    .declined = Perderías el turno, y aquí no hay nada que temer.
    .done = La araña te ha llevado a tu emblema: puedes girar otra vez.
lesson-your-choice-danger = Tienes dos fichas. Los dos sitios de delante están entre las patas, y detrás hay una araña en el cuarto anillo. Decide.
    .hint = Una araña cuesta dos fichas. Sin ninguna quedas arruinado.
    .ruined = Te arrastraría a la araña, pagarías dos y no te quedaría nada.
    .done = Un turno perdido sale más barato que las dos últimas fichas.

lesson-a-circuit = Una vuelta completa
    .promise = Pasar tu línea negra da fichas y te devuelve a la salida.
lesson-a-circuit-line = En el segundo anillo estás justo antes de tu línea. Gira y pásala.
    .hint = Solo hay una cosa que hacer: girar.
    .done = El segundo anillo da 2, el cuarto 4 y todo lo que pagaste por el camino. En el próximo turno sales otra vez de tu base.

lesson-ruin = Ruina y préstamos
    .promise = Quien no tiene fichas queda fuera, salvo que alguien preste.
lesson-ruin-loan = Bo está arruinado y te pide un préstamo. Vas primero con ocho fichas. Deja ir a un rival.
    .hint = Un préstamo no da interés, y lo prestado no cuenta como tuyo hasta que vuelve.
    .lent = Eso solo ayuda a Bo. Estarías más lejos de vencer al Monopolista.
    .done = Bo deja la partida. Presta solo si, de lo contrario, te quedarías con un rival más fuerte.

lesson-breaking = Romper el monopolio
    .promise = Ten más que el Monopolista y más que todos los demás.
lesson-breaking-win = Tienes 14 fichas, Bo 13, el Monopolista 15. A siete casillas hay un dólar. Gana.
    .hint = El dólar te da dos fichas, y una de ellas es del Monopolista.
    .done = 16 contra 14 y 12: el monopolio está roto y has ganado. ¡Ahora una partida de verdad!
