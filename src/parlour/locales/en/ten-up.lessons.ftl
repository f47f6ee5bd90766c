### Ten-Up: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-two-moves = One spin, two moves
    .promise = Spin, and play both numbers in the order that scores.
lesson-two-moves-spin = Your piece stands on your base. Spin the arrows.
    .hint = There is only one thing to do: spin.
    .done = Two numbers: your piece will move for one, then for the other. Which comes first is up to you.
lesson-two-moves-order = You have 2 and 4. Land on TALLY ONE with one of them.
    .hint = TALLY ONE is four squares ahead. Both squares count: where you stop first, and where you stop second.
    .two = With 2 first you stop on plain squares both times, and score nothing.
    .done = Your first point! It is kept by a counter on the score table in that corner.

lesson-keeping-points = Keeping points
    .promise = Counters show your points. They move up, and new ones come in.
lesson-keeping-points-forward = Score again in the corner where you have a counter already.
    .hint = 1 and 3 make 4: in either order your second move ends on TALLY ONE.
    .done = The counter there moves up to 2. Its number is what it is worth: you have two points.
lesson-keeping-points-another = Your counter here stands on 4, the highest square. Keep the new point anyway.
    .hint = You have four counters. Another one can begin at 1.
    .refused = Then the point is gone. That only makes sense if you want to save your last counter for another corner.
    .done = A second counter begins at 1: 4 and 1 are five points.

lesson-sending-home = Sending others home
    .promise = Land on another piece: you win a point, they lose one.
lesson-sending-home-hit = Bo is five squares ahead of you. Send Bo home, and keep your point where you like.
    .hint = You have 2 and 5. Only the first number can stop exactly on Bo's square.
    .two = With 2 first you pass Bo: 2 and 5 are seven squares.
    .entered = Fine: for sending home you may use any table, also a new one.
    .done = Bo is back at the base with a point less. And your second move has even scored on TALLY ONE.
lesson-sending-home-both = Bo stands on TALLY ONE, two squares ahead. Get two points with one move.
    .hint = Sending home counts, and so does the square: both happen with the same move.
    .one = With 1 first you stop short of Bo, and 2 takes you past.
    .done = One point for Bo, one for the square. TALLY ONE is where a visit hurts most.

lesson-losing = LOSE squares
    .promise = Step round them, and lose as little as you can.
lesson-losing-avoid = You have 5 and 4, and LOSE ONE is five squares ahead. Keep your two points.
    .hint = You only lose where you stop. Stop somewhere else first.
    .five = With 5 first you stop on LOSE ONE and lose a point.
    .done = You stepped over it. Choosing the order protects you as often as it scores.
lesson-losing-choose = You are on LOSE ONE and must give up a point. Keep both counters on the tables.
    .hint = A counter on 3 goes back to 2. A counter on 1 leaves its table.
    .last = That counter would leave its table, and you would have to bring it in again.
    .done = 3 becomes 2. You chose, because the loser always chooses.

lesson-bases = Bases
    .promise = Who is safe on a base, and who only visits.
lesson-bases-visitor = Bo is at home on the base ahead; Cy only visits it. Send Cy home.
    .hint = The base is four squares ahead. A player is safe on their own base only.
    .three = With 3 first you stop in front of the base, and 4 takes you past it.
    .entered = Good. A new counter on another table is worth the same point.
    .done = Cy goes home and loses a point; Bo stays, safe at home. Bases themselves score nothing.

lesson-ten-points = Ten points
    .promise = The tenth point wins at once.
lesson-ten-points-win = You have eight points and have spun 6 and 3. Win now.
    .hint = You need two points: both squares that you stop on must score.
    .six = With 6 first you stop on LOSE ONE. You would lose a point before you win one.
    .done = Ten points: you have won. That is all of Ten-Up. Play a real game now!
