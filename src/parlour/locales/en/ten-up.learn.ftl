### The game in short, on one screen: the goal, a turn, three things to know, the end. Figures are those of the edition.

in-short-goal = Be first to { $goal-points } points.
    .about = A counter on a score table is worth the number of its square. Yours together are your points.
in-short-turn-1 = Spin two numbers
    .about = Play both, in the order you like. The square you reach first counts too.
in-short-turn-2 = Land on TALLY ONE: score
    .about = You get one point on the table beside it.
in-short-turn-3 = Land on a piece: send it home
    .about = You get one point on any table. Its owner loses one.
in-short-know-1 = A counter climbs to 4.
    .about = After that you may start another on 1 there, while you have one of your { $equipment-counters_per_player } left.
in-short-know-2 = LOSE ONE costs a point.
    .about = You choose which counter goes back. Without points you lose nothing.
in-short-know-3 = You are safe on your own Base.
    .about = Nobody can send you home from there.
in-short-end = { $goal-points } points win at once.
    .about = Even in the middle of a turn.
