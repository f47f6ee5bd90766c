### Mariner's Compass: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-small-man = Two men, one journey
    .promise = The small man walks the compass and tells the expedition where to go.
lesson-small-man-enter = Your small man enters the compass at south, clockwise, with 6 or 5. Bring the expedition nearer to the Pole.
    .hint = The Pole is in the north. 5 is west; 6 is between west and north-west, and you may choose.
    .west = 5 is west: one square to the side, and not nearer.
    .between = Between two letters: choose one of the two directions.
    .sideways = West leads sideways. North-west brings you nearer.
    .done = Three rows to go. A diagonal step counts as one, like any other.

lesson-walking = One number of two
    .promise = Choose the number that ends on a good letter.
lesson-walking-walk = Your small man is on north-west. Go north with one of your numbers, 2 and 6.
    .hint = Letters and blanks take turns: north is two spaces on.
    .east = 6 leads on to east: one square to the side.
    .done = North. The expedition always moves one square, however far the small man walks.

lesson-directions = Spaces without a letter
    .promise = A blank lets you choose between its neighbours.
lesson-directions-blank = Your expedition stands two columns left of the Pole. Choose the better direction.
    .hint = You must get north and to the right, and a diagonal step does both.
    .north = North alone leaves you two columns off. You must step exactly on the Pole.
    .done = One row and one column nearer in one step.

lesson-the-edge = The edge
    .promise = A move off the Table is lost.
lesson-the-edge-lost = You are in the last row, right beside the Pole, with 1 and 5. Step on it.
    .hint = The Pole is one column to the right: you need east.
    .north = 1 is north, and there is nothing north of the last row: the move would be lost.
    .done = East, and you are there. Near the Pole the small man needs the right letter exactly.

lesson-meeting = Meeting on the compass
    .promise = Whoever comes last sends the other to north.
lesson-meeting-displace = Bo's small man stands on north-east, six spaces ahead. Land on it, and take a good step yourself.
    .hint = North-east is also a good direction for you.
    .one = 1 is between west and north-west. It meets nobody.
    .done = Bo's small man is on north now. That moves no expedition; Bo simply walks on from there.

lesson-on-north = Meeting on north
    .promise = On north the last comer spins again.
lesson-on-north-again = Bo's small man is on north, four spaces ahead. Meet it there, and use your extra spin.
    .hint = 4 from west is north: two steps in one turn begin there.
    .two = 2 is north-west: a fine step, but only one.
    .done = One step north, and another spin in the same turn.

lesson-the-pole = The North Pole
    .promise = The first expedition on the Pole wins.
lesson-the-pole-win = One row below the Pole, one column to the right: reach it now, before Bo does.
    .hint = You need north-west. Your small man stands on it, so the next blank offers it again.
    .between = Between north-west and north: choose.
    .past = 4 leads past north. You would miss the Pole sideways.
    .north = North ends beside the Pole.
    .done = You stand on the Pole and have won. Now race a real opponent!
