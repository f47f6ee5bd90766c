### The Monopolist: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-round-the-ring = Round the ring
    .promise = Spin the spider, move, and take what the emblem gives.
lesson-round-the-ring-dollar = The spider's head shows how far you move. Spin, and reach the dollar seven spaces ahead.
    .hint = There is only one thing to do: spin.
    .done = A dollar: one counter from the Monopolist, and one from every other player.
lesson-round-the-ring-spider = Three spaces ahead lies a spider. Spin, and see what it costs.
    .hint = You cannot avoid it: outside the span you always advance.
    .done = Two counters for the Monopolist. Your counters are your life: keep some.

lesson-own-emblem = Your own emblem
    .promise = On the sign of your trade you may spin again.
lesson-own-emblem-again = You are the farmer and stand on a sheaf. Use your extra spin.
    .hint = More moves bring you to more dollars, and round the ring sooner.
    .stopped = You have plenty of counters. Stop only if a spider is all that you can reach.
    .done = Another spin. The spider draws in whoever stands between its legs, each time it turns.

lesson-between-the-legs = Between the legs
    .promise = Who stands between the spider's fore-legs moves in one ring.
lesson-between-the-legs-drawn-in = Spin, and see where the spider takes you when its legs close round your space.
    .hint = There is only one thing to do: spin.
    .done = You are on the second ring now. Inner rings are shorter and pay more, but in the middle waits ruin.

lesson-your-choice = A step you may refuse
    .promise = If your move would end between the legs, you may stay.
lesson-your-choice-welcome = Eight spaces ahead you would be drawn in, right onto a sheaf. You are the farmer: decide.
    .hint = Your own emblem on your own spin earns another spin, also when you are drawn in to it.
    .declined = Then your turn is lost, and there is nothing to fear here.
    .done = The spider brought you to your own emblem: you may spin again.
lesson-your-choice-danger = You have two counters. Both cells ahead lie between the legs, and beyond is a spider on the fourth ring. Decide.
    .hint = A spider costs two counters. Without any you are ruined.
    .ruined = You would be drawn to the spider, pay two and have nothing left.
    .done = A lost turn is cheaper than the last two counters.

lesson-a-circuit = A full circuit
    .promise = Passing your black line pays, and sends you home.
lesson-a-circuit-line = On the second ring you stand right before your line. Spin, and pass it.
    .hint = There is only one thing to do: spin.
    .done = The second ring pays 2, the fourth 4 and all that you paid on the way. Next turn you begin at your base again.

lesson-ruin = Ruin and loans
    .promise = Who has no counters is out, unless somebody lends.
lesson-ruin-loan = Bo is ruined and asks you for a loan. You lead with eight counters. Let a rival go.
    .hint = A loan brings no interest, and what is lent does not count as yours until it is paid back.
    .lent = That helps only Bo. You would be further from beating the Monopolist.
    .done = Bo leaves the game. Lend only to somebody who would otherwise leave you alone with a stronger rival.

lesson-breaking = Breaking the monopoly
    .promise = Own more than the Monopolist, and more than anybody else.
lesson-breaking-win = You have 14 counters, Bo 13, the Monopolist 15. A dollar lies seven spaces ahead. Win.
    .hint = The dollar brings you two counters, and one of them comes from the Monopolist.
    .done = 16 against 14 and 12: the monopoly is broken, and you have won. Now play a real game!
