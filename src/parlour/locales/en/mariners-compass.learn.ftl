### The game in short, on one screen: the goal, a turn, three things to know, the end. Figures are those of the edition.

in-short-goal = Be first at the North Pole.
    .about = Your expedition starts in its city and goes one square at a time.
in-short-turn-1 = Spin two numbers, choose one
    .about = Your small man goes that many spaces round the compass.
in-short-turn-2 = Follow its letter
    .about = Your expedition goes one square in the direction where the small man stops.
in-short-turn-3 = No letter? Choose
    .about = Take the direction of either neighbouring space.
in-short-know-1 = You go where it points.
    .about = Even away from the Pole. If it leads off the table, you lose the move.
in-short-know-2 = Meet the other small man: it goes to N.
    .about = Its expedition stays where it is.
in-short-know-3 = Meet on N: play again.
    .about = Your expedition goes north, then you spin once more.
in-short-end = The first on a Pole wins.
    .about = Each table has its own. You have to step right on it.
