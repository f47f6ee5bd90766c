### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-ten-up = Race round the oval, send the others home, score ten.
    .mood = Light and quick
    .kind = A race game
    .goal = Collect ten points on the score tables in the corners.
    .turn = Spin two numbers, play them in the order you like, and score on tally squares or by sending others home.
    .end = The first to ten points wins.
