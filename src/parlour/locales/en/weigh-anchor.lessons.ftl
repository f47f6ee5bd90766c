### Weigh Anchor: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-buying = Your first ship
    .promise = Roll, move, and buy what you land on.
lesson-buying-throw = You begin at WEIGH ANCHOR with $1,500. Roll the dice.
    .hint = A turn always begins with a roll.
    .done = 6: you sail to Empress of England, a ship that nobody owns yet.
lesson-buying-buy = Empress of England is free and costs $100. Make it yours.
    .hint = Every other player who lands here will pay the owner hire. You have plenty of money.
    .declined = Then it goes to auction, and somebody may get it for less. Early ships are worth their price.
    .done = It is yours. From now on it earns hire, and it is a third of the Canadian Pacific line.

lesson-hire = Salary, hire and duties
    .promise = What a round brings you and what it costs.
lesson-hire-salary = WEIGH ANCHOR is two spaces ahead, and Bo owns Gripsholm behind it. Roll, and watch your money.
    .hint = There is nothing to choose here: roll.
    .done = $200 for passing WEIGH ANCHOR, $4 hire for Bo. Both are paid at once; a single bare ship is cheap to visit.
lesson-hire-duties = Harbour Duties: pay $200, or a tenth of all you own. You have $900 and two ships for $160. Pay less.
    .hint = Add it up: money and printed prices together, and a tenth of that.
    .flat = A tenth of $1,060 is $106, and that is less than $200.
    .done = $106 instead of $200. Once you own more than $2,000, the fixed sum is cheaper.

lesson-auction = The auction
    .promise = Get a ship below its price, and know when to stop.
lesson-auction-cheap = Bo did not buy Rex, which costs $200, and Cy has bid $90. Win it for less than $200.
    .hint = A little more than the last bid is enough. Bid in small steps: every dollar counts.
    .held = Then Cy gets Rex for $90. You have $600: you can afford one more bid.
    .dear = That is at least the printed price. Nobody has offered more than $90 yet.
    .done = Everybody else has passed: Rex is yours. Anyone may bid, also the player who declined to buy.
lesson-auction-limit = Now Cy bids $310 for Rex. You have $320 and no other ship of that line. Do the sensible thing.
    .hint = Bo owns another ship of the line, so Cy cannot complete it with Rex.
    .broke = That would leave you with less than $10, for a ship you cannot build on. The next hire would ruin you.
    .done = Cy pays $110 more than the price. Letting others pay too much is a gain, too.

lesson-lines = Lines, decks and suites
    .promise = A complete line doubles its hire; decks make it dangerous.
lesson-lines-complete = You own Stockholm and have landed on Gripsholm. Complete the Swedish American Line.
    .hint = Two ships of one colour are the whole line here. It costs $60.
    .declined = Somebody else could then own half of your line, and you could never build.
    .done = Both ships now cost twice the hire, and you may build decks on them.
lesson-lines-decks = The line is yours, and you have $340. Build one deck on each ship before you roll.
    .hint = A deck costs $50 here. Decks are built evenly: no ship may be two ahead of another.
    .one = One deck is built. Now the other ship.
    .threw = Build first: decks earn from the next visitor on, and you have the money now.
    .done = Gripsholm took $8 as part of a bare line, and takes $20 with one deck, $60 with two, $180 with three.
lesson-lines-suite = Both ships have four decks. You have $130: fit a suite where it earns most.
    .hint = With a suite Stockholm takes $250 and Gripsholm $450.
    .lower = On Stockholm the suite earns $250. There is a better place for it.
    .threw = Fit the suite first: you can afford it.
    .done = The suite costs $50 and the four decks, which go back to the bank. $450 for each visit.

lesson-trade = Trading
    .promise = Most lines are completed by a deal.
lesson-trade-accept = Bo offers Normandie for Nieuw Amsterdam and $150. It is the last ship of your French Line. Make the deal.
    .hint = Look at both sides: you complete a line, Bo does not, because Cy owns Rotterdam.
    .declined = You would keep $150 and lose the best line you can get.
    .done = The French Line is yours. Always ask what a deal does for the other side, too.
lesson-trade-offer = Bo is short of money and owns Gripsholm. Offer Bo $100 for it.
    .hint = Choose Bo as your partner, $100 as what you give and Gripsholm as what you get.
    .threw = Trade before you roll: after it, others may land on the line first.
    .done = Bo accepts: $40 more than the printed price, and your line is complete. Money is worth most to those who have none.

lesson-debt = Debts and mortgages
    .promise = Raise money where it hurts least.
lesson-debt-raise = You owe Bo $110 and have $60. Raise the rest without touching your line.
    .hint = A mortgage brings half the price. A single tug loses little by it.
    .line = That brings only $30, and a mortgaged ship stops you from building on its line.
    .done = $75 for the tug, and the debt is paid at once. The tug stays yours but earns nothing for now.
lesson-debt-sell = You owe Bo $110 and have $60, and your line has two decks on each ship. Keep one deck on each.
    .hint = The bank takes decks back for half their price, evenly: $25 each. You need $50.
    .one = $25. One more deck, from the other ship.
    .done = Paid. Selling decks is dear, so keep some money in hand before you build.
lesson-debt-lift = You have $120 again. Pay off the mortgage that lets you build.
    .hint = Stockholm belongs to a line that is all yours. It costs the $30 and a tenth more.
    .tug = The tug would cost $83, and you could build on nothing.
    .threw = First the mortgage: $33 open your line again.
    .done = $33, and the Swedish American Line earns double again.

lesson-dock = The Graving Dock
    .promise = How you get there, three ways out, and why to stay.
lesson-dock-sent = The corner six spaces ahead sends you to the Graving Dock. Roll and see.
    .hint = There is nothing to choose here: roll.
    .done = Straight there, without the $200, and your turn is over. Your ships still earn hire.
lesson-dock-card = It is early, many ships are free, and you have a Get Out card. Leave without paying.
    .hint = The card is used before the roll.
    .paid = That costs $50. The card does the same for nothing.
    .threw = Only doubles would get you out. The card does it for sure.
    .done = You are free, and now you roll as usual. Early on, every turn in the Dock is a ship for the others.
lesson-dock-stay = Now it is late: behind the Dock lies Bo's Italian Line with three decks each, and you have $80. Try to stay.
    .hint = You only leave with doubles, by card or by paying. Your own ships earn also while you sit here.
    .paid = You would pay $50 to sail past hires of $550 and more.
    .done = No doubles: you stay, and that is safe. On the third turn you must leave.

lesson-the-end = The end
    .promise = The last player who is not bankrupt wins.
lesson-the-end-build = Bo stands six spaces before your Queens with $120. Make them too dear for Bo: a deck on each.
    .hint = Two decks cost $400, and you have $420. The hires grow from $70 and $100 to $175 and $200.
    .one = That is one. Build on the other, too.
    .threw = Build first: without decks Bo could pay the $70.
    .done = $175 and $200 wait for Bo, who has $120 and could raise $30 more.
lesson-the-end-win = Now roll. Bo's turn comes next: see what happens.
    .hint = You land on your own Paris, and pay nothing there.
    .done = Bo owes $175, cannot raise it, and is out. You are the last one afloat: you have won. Now play a real game!
