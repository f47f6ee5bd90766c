### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-monopolist = Quatre métiers contre une araignée qui possède presque tout.
    .mood = Tendu, avec des revers
    .kind = Une course contre le Monopoliste
    .goal = Deviens plus riche que le Monopoliste, qui commence avec presque tous les jetons.
    .turn = Fais tourner l’araignée et avance sur ton anneau ; les dollars rapportent, les araignées coûtent, et qui se trouve entre ses pattes est attiré vers le centre.
    .end = Tu gagnes dès que tu as plus de jetons que le Monopoliste et que tous les autres.
