### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-finance = Auction everything and let the rents do the rest.
    .mood = Patient, then ruthless
    .kind = An auction game
    .goal = Be the last player with money.
    .turn = Roll and move; a lease that nobody owns is auctioned, and others pay you rent on yours.
    .end = Whoever cannot pay is out; the last one left wins.
