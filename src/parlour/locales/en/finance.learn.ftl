### The game in short, on one screen: the goal, a turn, three things to know, the end. Figures are those of the edition.

in-short-goal = Be the last player left.
    .about = Rents take money from the others and bring it to you. Whoever can’t pay a rent is out.
in-short-turn-1 = Roll and move
    .about = Each time round the board pays you { MONEY($money-circuit_income) }.
in-short-turn-2 = Not sold yet? Auction
    .about = Everybody may bid. The highest bid gets the lease.
in-short-turn-3 = Somebody’s? Pay rent
    .about = It grows with every house.
in-short-know-1 = Own a whole series to build.
    .about = A series is all spaces of one value.
in-short-know-2 = Build evenly, up to { $houses-max_per_space } houses.
    .about = A house costs as much as the space it stands on.
in-short-know-3 = Railroads can be shared.
    .about = Owners may agree to split the income.
in-short-end = One by one, players go out.
    .about = What they owned goes back to the Bank and is never sold again. The last one left wins.
