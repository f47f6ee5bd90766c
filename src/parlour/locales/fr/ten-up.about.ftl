### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-ten-up = Fais le tour, renvoie les autres, marque dix points.
    .mood = Léger et rapide
    .kind = Un jeu de parcours
    .goal = Marque dix points sur les tableaux des coins.
    .turn = Tire deux nombres, joue-les dans l’ordre de ton choix et marque sur les cases de points ou en renvoyant les autres.
    .end = Le premier à dix points gagne.
