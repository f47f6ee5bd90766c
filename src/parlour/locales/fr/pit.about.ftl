### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-pit = Crie un nombre, échange à l’aveugle, rafle le marché.
    .mood = Bruyant, tous à la fois
    .kind = Un jeu de cartes et d’échanges
    .goal = Réunis les neuf cartes d’une même sorte.
    .turn = Tout le monde échange en même temps : propose une à quatre cartes identiques et échange avec qui en propose autant.
    .end = Qui en a neuf sonne la cloche et marque leurs points ; le premier à 500 gagne.
    .year = 1904 / 2007
