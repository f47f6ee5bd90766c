### The game in short, on one screen: the goal, a turn, three things to know, the end. Figures are those of the edition.

in-short-goal = Be first to { $scoring-target } points.
    .about = In each hand, collect all { $deck-cards_per_suit } cards of one commodity and ring the bell.
in-short-turn-1 = Choose what to collect
    .about = Best what you hold most of. You may change your mind.
in-short-turn-2 = Call a number
    .about = Offer one to four cards of one commodity. Nobody sees which.
in-short-turn-3 = Swap with a match
    .about = Anyone who calls the same number can swap with you. There are no turns.
in-short-know-1 = Commodities differ in value.
    .about = The points are on the cards.
in-short-know-2 = The Bull is wild, if it plays.
    .about = It stands for one card of your corner. On top of a full corner it doubles the points.
in-short-know-3 = Pass the Bear on, if it plays.
    .about = With the Bear you can’t ring. Whoever is left with Bull or Bear loses { $scoring-penalty_bull } for each.
in-short-end = All alike: ring the bell!
    .about = Only the first to ring scores. Then new cards are dealt, until somebody has { $scoring-target }.
