### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-corner-the-market = Six bourses, quatre saisons : achète avant qu’il soit trop tard.
    .mood = Du cran et du flair
    .kind = Un jeu de spéculation
    .goal = Possède le plus à la fin de l’année.
    .turn = Lance les dés, fais le tour et entre dans les bourses ; achète, vends ou échange des contrats pendant que les prix montent.
    .end = Six contrats d’une denrée valent plus cher ; après la quatrième saison, on compte tout.
