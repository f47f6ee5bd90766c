### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-pit = Shout a number, swap blind, corner the market first.
    .mood = Loud, all at once
    .kind = A card game of trading
    .goal = Collect all nine cards of one kind.
    .turn = Everybody trades at the same time: offer one to four equal cards, and swap with anyone who offers as many.
    .end = Whoever has nine of a kind rings the bell and scores them; the first to 500 points wins.
    .year = 1904 / 2007
