### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-finance = Mets tout aux enchères et laisse les loyers faire le reste.
    .mood = Patient, puis sans pitié
    .kind = Un jeu d’enchères
    .goal = Sois la dernière personne à avoir de l’argent.
    .turn = Lance les dés et avance ; ce qui n’est à personne est mis aux enchères, et les autres te paient un loyer.
    .end = Qui ne peut pas payer est éliminé ; qui reste gagne.
