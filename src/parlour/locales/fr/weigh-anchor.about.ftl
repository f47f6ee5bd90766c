### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-weigh-anchor = Paquebots, pétroliers et remorqueurs sur quarante cases de mer.
    .mood = Grand et convivial
    .kind = Un jeu de propriétés en mer
    .goal = Sois la dernière personne à ne pas faire faillite.
    .turn = Lance les dés et navigue ; achète les navires libres, encaisse les passages et équipe des lignes entières de ponts et de suites.
    .end = Qui ne peut pas payer est éliminé ; qui reste à flot gagne.
    .year = sans date
