### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-weigh-anchor = Liners, tankers and tugs on forty berths of sea.
    .mood = Grand and social
    .kind = A property game at sea
    .goal = Be the last player who is not bankrupt.
    .turn = Roll and sail on; buy ships that nobody owns, collect fares from visitors, and fit out whole lines with decks and suites.
    .end = Whoever cannot pay is out; the last one afloat wins.
    .year = undated
