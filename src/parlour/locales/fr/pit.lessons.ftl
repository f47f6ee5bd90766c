### Pit: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-aim = Neuf pareilles
    .promise = Collectionne une marchandise, donne les autres.
lesson-aim-give = Tu as cinq Pétrole, deux Riz et deux Gaz. Échange deux cartes pour avoir sept Pétrole.
    .hint = Donne des cartes que tu ne collectionnes pas. Celles d'une offre sont pareilles, et nul ne les voit avant l'échange.
    .passed = Qui passe ne reçoit rien. Chaque manche sans échange aide les autres.
    .oil = C'est le Pétrole que tu as le plus. Garde-le.
    .done = Bo a crié deux aussi : vous avez échangé deux contre deux. Sept Pétrole : encore deux et c'est un corner.
lesson-aim-floor = Tu as six Pétrole et trois Riz. Bo n'a que deux cartes à échanger. Obtiens-les.
    .hint = Les nombres doivent être égaux. Une offre peut dire de combien de cartes au moins tu te contentes.
    .three = Les trois ou rien : Bo, qui n'en a que deux, ne peut alors pas échanger.
    .oil = Garde ton Pétrole. Tu peux te passer du Riz.
    .passed = Alors Bo échange avec quelqu'un d'autre.
    .done = Huit Pétrole. Offrir beaucoup et se contenter de peu, c'est échanger le plus souvent.

lesson-calling = Tous à la fois
    .promise = Dans le jeu en direct, personne n'attend : crie un nombre.
lesson-calling-call = La Bourse est ouverte. Crie deux cartes que tu ne collectionnes pas.
    .hint = Montre tes deux Riz de dos. Les autres n'entendent que le nombre.
    .oil = Le Pétrole, tu le collectionnes. Crie autre chose.
    .one = Une seule carte, c'est lent. Tu as deux Riz.
    .done = Bo en avait deux à donner et a répondu aussitôt.

lesson-matching = Répondre à un appel
    .promise = Réponds au nombre d'un autre, ou propose moins.
lesson-matching-match = Bo crie deux. Réponds avec deux cartes que tu ne collectionnes pas.
    .hint = Tu as exactement deux Gaz.
    .oil = Tu donnerais ton Pétrole.
    .done = Accordé : les cartes changent de main aussitôt, et l'appel est fini.
lesson-matching-lower = Bo crie deux, mais tu ne veux donner qu'un Gaz. Propose-lui une carte.
    .hint = Moins de cartes que crié, c'est une invitation : l'autre peut baisser son appel.
    .oil = Tu donnerais ton Pétrole.
    .done = Bo a baissé son appel à un. Huit Pétrole : encore un.

lesson-bell = La cloche
    .promise = Neuf pareilles : sonne avant tout le monde.
lesson-bell-ring = Ton échange t'a apporté le neuvième Pétrole. Annonce-le.
    .hint = Sonne la cloche et nomme ta marchandise.
    .held = Pourquoi attendre ? Un autre pourrait avoir neuf pareilles et sonner d'abord.
    .done = Un corner de Pétrole vaut 65 points. Ensuite on redistribue tout.

lesson-bull = Le Taureau
    .promise = Avec le Taureau, huit suffisent, et neuf comptent double.
lesson-bull-wild = Tu as huit Pétrole et le Taureau. Sonne.
    .hint = Le Taureau remplace la neuvième carte : c'est un corner du Taureau.
    .held = Sonne maintenant : si un autre gagne la donne, le Taureau te coûte 20 points.
    .done = 65 points, et Bo en perd 20 parce qu'il tenait l'Ours.
lesson-bull-double = Tu as maintenant neuf Pétrole et le Taureau. Tires-en le maximum.
    .hint = Neuf et le Taureau comptent double, si tu l'annonces.
    .held = Cela ne peut pas être mieux.
    .done = 130 points : le double corner du Taureau est ce qu'il y a de mieux.

lesson-bear = L'Ours
    .promise = Il ne fait que nuire. Passe-le.
lesson-bear-away = Tu as huit Pétrole, mais avec l'Ours tu ne peux pas sonner. Débarrasse-toi de l'Ours.
    .hint = L'Ours peut s'offrir seul, comme toute autre carte.
    .gas = Tu aurais le neuvième Pétrole sans pouvoir sonner.
    .oil = Garde ton Pétrole.
    .passed = L'Ours reste alors, et coûte 20 points quand un autre sonne.
    .done = Bo a l'Ours maintenant, et toi neuf Pétrole : tu pourrais sonner aussitôt.

lesson-the-end = 500 points
    .promise = Quelques donnes, et quelqu'un a 500.
lesson-the-end-win = Tu as 440 points et neuf Bétail, qui valent 75. Gagne la partie.
    .hint = 440 et 75 font plus de 500.
    .held = Cy a 410. Une bonne donne, et c'est Cy qui gagne.
    .done = 515 points : tu as gagné. Essaie maintenant en direct contre des bots !
