### The game in short, on one screen: the goal, a turn, three things to know, the end. Figures are those of the edition.

in-short-goal = Outgrow the Monopolist.
    .about = It starts with about three quarters of the counters. You win when you have more than it and more than every other player.
in-short-turn-1 = Spin the spider
    .about = Your piece goes as many spaces as the number under its head.
in-short-turn-2 = Dollars pay, spiders cost
    .about = A dollar: 1 counter from the Monopolist and from each opponent. A spider: { $payments-spider_to_monopolist } to the Monopolist.
in-short-turn-3 = Your own emblem: spin again
    .about = If you like, you move once more.
in-short-know-1 = The spider draws pieces inward.
    .about = After every spin, all pieces between its fore-legs drop to the next ring.
in-short-know-2 = Going round pays.
    .about = Past the black line of your Base you are paid, more on the inner rings, and start again from the Base.
in-short-know-3 = The innermost ring swallows you.
    .about = It costs { $payments-fifth_ring_to_monopolist } counters. If you have any left, you start again.
in-short-end = Break the monopoly, or be the last one left.
    .about = Whoever has no counters left is out, unless somebody lends some.
