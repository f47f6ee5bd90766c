### Corner the Market: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-around = Round the board
    .promise = Pass the Cashier, and buy where an option lets you.
lesson-around-cashier = The Cashier is four spaces ahead. Roll, and pass him.
    .hint = A turn begins with a roll of both dice.
    .done = $5,000 for every round. That is two or three contracts.
lesson-around-option = It is winter, when prices are lowest. Buy as many Rubber contracts as this option allows.
    .hint = Three contracts cost $7,200, and you have $14,000.
    .declined = You may decline without a penalty, but Rubber is the dearest commodity: its price doubles until autumn.
    .few = You can afford more, and six of a kind are what you are after.
    .done = Three Rubber. Six contracts of one commodity are a Corner.

lesson-into-a-pit = Into a pit
    .promise = By an exact roll, or by telephone.
lesson-into-a-pit-gate = The gate of the Coffee pit is five spaces ahead. Roll.
    .hint = Only an exact stop brings you in. Otherwise you pass by.
    .done = You are in, and every entry pays $2,000. In the pit only the lower die counts.
lesson-into-a-pit-telephone = Your call is done: you may enter any pit. You have four Hides. Choose the pit that helps you.
    .hint = In a pit you can buy its own commodity, and two more Hides are a Corner.
    .on = Then the call brings you nothing, not even the $2,000.
    .other = There you would have to begin a new collection.
    .done = $2,000, and three BUY spaces are ahead of you.

lesson-buying = Buying
    .promise = On a BUY space you must buy at least one contract.
lesson-buying-buy = You are on a BUY space of the Coffee pit with $5,000. Buy what you need, at $900 each.
    .hint = You have two Coffee. Buy at least one; four more would be a Corner.
    .forfeited = That costs $500, and you get nothing for it.
    .done = Bought at the winter price. The Cashier never sells for less than the price of the season.
lesson-buying-partner = Bo is in the same pit. Then you must buy from Bo, for $300 more. Buy a Coffee contract.
    .hint = $1,200 is still less than Coffee costs in summer.
    .forfeited = $500 for nothing, when $1,200 bring a contract and take one from Bo?
    .done = Bo had to sell. Only a Corner is safe from buyers.

lesson-selling = Selling
    .promise = On a SELL space you look for the best price.
lesson-selling-bids = You must sell a Coffee. The Cashier pays only the winter price, $900. Get more.
    .hint = Ask the others first. Bo has four Coffee and would like a fifth.
    .cashier = The Cashier can wait: he pays $900 in any season.
    .forfeited = Pay $500 instead of taking money?
    .done = $1,400 from Bo. Between players any price is allowed.
lesson-selling-short = One space ahead lies a SELL space, and you have no Coffee at all. Roll, and see.
    .hint = There is nothing to choose here: roll.
    .done = $500, because you could not sell. A spare contract of the pit you walk through saves that.

lesson-a-corner = A Corner
    .promise = Six of a kind are worth more, are safe, and make others pay.
lesson-a-corner-six = You have five Hides and stand on a BUY space. Make your Corner.
    .hint = The sixth contract is what counts.
    .forfeited = $500 to miss the best purchase of the game?
    .done = A Corner: from now on each of the six is worth $500 more than the price of the season.
lesson-a-corner-keep = You are on a SELL space with your Corner. Keep it whole, and watch Bo.
    .hint = Whoever has a Corner need not sell.
    .broken = That would break your Corner, and the premium of all six is gone.
    .done = Bo stopped on a Corner space and paid you $500 for your Hides. So does everybody who stops there.

lesson-control = Market control
    .promise = All ten contracts close the pit.
lesson-control-ten = You have eight of the ten Coffee contracts, and the Cashier has the other two. Take control of the market.
    .hint = Two contracts cost $1,800, and you have $4,000.
    .one = Nine. One more is left.
    .done = All Coffee is yours: the pit closes, nobody trades Coffee any more, and it counts $24,000 at the end.

lesson-crash = The crash
    .promise = Double ones: the market falls. Buy, and do not sell.
lesson-crash-starts = Every double one or two turns the season, and double ones shake the market. Roll.
    .hint = There is nothing to choose here: roll.
    .done = Summer, and a crash. It lasts until somebody rolls double twos.
lesson-crash-buy = In summer Rubber costs $4,000, in the crash only its winter price, $2,400. Use that.
    .hint = Three contracts cost $7,200, and you have $8,000.
    .declined = So cheap it will hardly be again this year.
    .few = You can afford three.
    .done = When the crash ends, the three are worth $4,800 more than you paid.
lesson-crash-hold = Still the crash, and you may sell Rubber to the Cashier, who pays $1,600 now. Decide.
    .hint = Outside a pit you need not sell, and without a crash he pays $2,400.
    .sold = $1,600 for what brings $2,400 at any other time.
    .done = Right. Sell in a crash only to pay a debt.

lesson-the-end = The end of the year
    .promise = A double one or two in autumn, and all is counted.
lesson-the-end-win = It is autumn. You have $3,000 and a Corner in Rubber; Bo has $26,000. Roll, and see who is richest.
    .hint = A Corner counts at the autumn price and its premium; single contracts only at the winter price.
    .done = Six Rubber count $5,400 each: you have won. Now play a real year!
