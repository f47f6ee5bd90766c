### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-monopolist = Four trades against one spider who owns nearly everything.
    .mood = Tense, with swings
    .kind = A race against the Monopolist
    .goal = Grow richer than the Monopolist, who starts with most of the counters.
    .turn = Spin the spider and move round your ring; dollars bring counters, spiders cost some, and whoever is between its legs is drawn inward.
    .end = You win as soon as you own more counters than the Monopolist and everyone else.
