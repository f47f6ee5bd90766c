### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-mariners-compass = Steer by the compass and be first at the North Pole.
    .mood = A quiet duel
    .kind = A duel of two explorers
    .goal = Bring your expedition to the North Pole before your opponent does.
    .turn = Spin two numbers, move your small man on the compass by one of them, and your expedition goes one square in that direction.
    .end = Whoever reaches the Pole first wins.
