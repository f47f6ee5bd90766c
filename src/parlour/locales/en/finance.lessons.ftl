### Finance: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-auction = Everything is auctioned
    .promise = Nothing has a fixed price: win a lease, and know when to stop.
lesson-auction-bid = Bo has landed on Sylvan Dell, so it is up for auction. Cy bids $60. It is worth up to $140: win it.
    .hint = Every bid beats the last by at least $5. Small steps save money.
    .held = Then Cy has it for $60, less than its value of $70.
    .done = Going once, going twice, sold. Whoever lands on it from now on pays you rent.
lesson-auction-stop = Cy bids $300 for Sylvan Dell. You have $320, and Bo owns another lease of the series. Do the sensible thing.
    .hint = Nobody can complete this series soon. You may drop out, or just keep silent.
    .broke = A plain rent of $5 never pays that back, and you would be broke.
    .done = Cy has paid four times its value. Remember what you did not spend.

lesson-series = A whole series
    .promise = The last lease of a series is worth far more than its price.
lesson-series-complete = You own two of the three Sylvan streets. Win the third: Cy bids $110 and will go on.
    .hint = Only a complete series can have houses. Up to $299 is well spent here.
    .left = Then you can never build here, and Cy can stop you for the rest of the game.
    .done = The series is yours. The auctioneer says each time which lease of a series is up: the last one is where money counts.
lesson-series-deal = Bo has $40 left and owns Rubeville, the other half of your Wayback series. Offer Bo $90 for it.
    .hint = Choose Bo as your partner, give $90 and get Rubeville.
    .threw = Trade first: after your roll, others may have the same idea.
    .done = Both are happy: Bo can pay the next rent, and you can build.

lesson-houses = Houses
    .promise = Build evenly, and do not tear down in a hurry.
lesson-houses-build = The Wayback series is yours, and you have $240. Build two houses on each lease.
    .hint = A house costs $50 here. No lease may have two more than another, so take turns.
    .threw = Build first: a house earns from the next stop on.
    .done = Rubeville took $4 and takes $55 now. Two houses are where it begins to hurt.
lesson-houses-tear = You owe Bo $70 and have $30. Raise the rest and keep all your houses.
    .hint = The bank lends the full value of a lease. A railroad has no houses to lose.
    .house = A house torn down brings half its price, and building it again costs all of it.
    .done = $100 for the railroad. To redeem it later costs $110.

lesson-railroads = Railroads together
    .promise = One brings $15 a ride, four bring $150, also when they are shared.
lesson-railroads-more = You own two railroads. The Pennsylvania is up, and Bo bids $100. Win it.
    .hint = Two bring $30 a ride, three bring $70.
    .left = Then Bo has two as well, and you stay at $30.
    .done = Three railroads: $70 for every stop on any of them.
lesson-railroads-share = You have three, Bo has the fourth. Propose to share: 75 per cent for you, 25 for Bo.
    .hint = Shared, a stop brings $150: $113 for you instead of $70, and $37 for Bo instead of $15.
    .threw = Propose first: every ride until then pays less.
    .done = Bo agrees. Each keeps their leases, and either may end it later.

lesson-free-rides = Free rides
    .promise = A seller may ask for free stops as part of the price.
lesson-free-rides-take = Bo wants Chevy Chase, the last lease of the Main Line series, for $180 and three free rides. Make the deal.
    .hint = You get more than its value of $150, and three stops on the whole series without rent.
    .declined = Alone, Chevy Chase earns $16 a stop. This offer is much better.
    .done = Bo can build now, but you may stop there three times for nothing. The others pay.
lesson-free-rides-use = You have stopped on Chevy Chase with two houses, and you hold two free rides. Pay nothing.
    .hint = The rent would be $240, and you have $90.
    .paid = $240 would ruin you. A ride is for exactly this.
    .done = One ride is left. Save rides for dear stops: a cheap rent is better paid.

lesson-jail = Jail and insurance
    .promise = Insure yourself before the corner, and get out early.
lesson-jail-insure = The Go to Jail corner is seven spaces ahead, the likeliest roll of all. Insure yourself for $25, then roll.
    .hint = The premium must be paid before the roll, and covers this roll only.
    .done = You rolled the seven and stay free. At any other distance the chance is smaller: count before you pay.
lesson-jail-leave = You are in jail, it is early, and most leases are unsold. Get out at once.
    .hint = For $50 you are out before you roll.
    .threw = Only doubles would free you, one roll in six.
    .done = You are out and have moved at once. In jail you may still bid and collect rent.

lesson-paupers = Paupers
    .promise = The bank never puts anybody out, and it helps the poor.
lesson-paupers-poor = You have $60 and only a mortgaged lease: you are a pauper. Taxes lie five spaces ahead. Roll.
    .hint = There is nothing to choose here: roll.
    .done = The bank pays you the $20. Only rents can put you out.

lesson-the-end = The end
    .promise = Who cannot pay a rent is out; the last one wins.
lesson-the-end-build = Bo stands four spaces before Grosse Point and could raise $170. You can pay for one more house. Choose well.
    .hint = A second house makes $240 out of $80. Put it where Bo is likely to land: with two dice, four is far likelier than two.
    .first = Main Line is one space ahead of Bo, and two dice never make one.
    .second = Chevy Chase is two spaces ahead of Bo: one roll in 36. Four comes three times as often.
    .threw = Build first: $80 Bo could pay.
    .done = $240 on Grosse Point: more than Bo can raise.
lesson-the-end-win = Roll, end your turn, and see where Bo lands.
    .hint = You land on your own Rubeville. Then only end your turn.
    .done = Bo cannot pay $240 and is out: you have won. Now play a real game!
