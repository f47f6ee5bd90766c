### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-corner-the-market = Six pits, four seasons: buy before the corner closes.
    .mood = Nerve and timing
    .kind = A game of speculation
    .goal = Own the most when the year ends.
    .turn = Roll, travel round the board and into the pits, and buy, sell or swap contracts while prices rise with the seasons.
    .end = Six contracts of one kind make a corner and are worth more; after the fourth season everything is counted.
