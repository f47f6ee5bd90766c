### The game in short, on one screen: the goal, a turn, three things to know, the end. Figures are those of the edition.

in-short-goal = Be the last player left.
    .about = Your vessels earn hire from everybody who lands on them. Whoever owes more than they can pay is bankrupt.
in-short-turn-1 = Roll and sail on
    .about = Reaching or passing Weigh Anchor pays { MONEY($amounts-salary) }. Doubles roll again.
in-short-turn-2 = Nobody’s? Buy it, or auction it
    .about = If you don’t buy, everybody may bid, you too.
in-short-turn-3 = Somebody’s? Pay hire
    .about = Without decks it doubles if the owner has the whole group.
in-short-know-1 = Own a whole group to add decks.
    .about = Build evenly. After four decks on each vessel come the suites.
in-short-know-2 = Short of money? Mortgage.
    .about = The Bank lends on a vessel. It earns nothing until you repay with { $amounts-mortgage_interest_percent } % interest.
in-short-know-3 = The Graving Dock holds you.
    .about = Leave with doubles, with a Get Out card, or for { MONEY($amounts-dock_fine) }.
in-short-end = Bankrupt players leave.
    .about = Whoever can’t pay another player hands over everything. The last one left wins.
