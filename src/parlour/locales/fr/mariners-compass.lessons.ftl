### Mariner's Compass: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-small-man = Deux pions, un voyage
    .promise = Le petit pion parcourt la boussole et dit à l'expédition où aller.
lesson-small-man-enter = Ton petit pion entre sur la boussole au sud, dans le sens horaire, avec 6 ou 5. Rapproche l'expédition du pôle.
    .hint = Le pôle est au nord. 5, c'est l'ouest ; 6 est entre ouest et nord-ouest, et tu choisis.
    .west = 5, c'est l'ouest : une case de côté, et pas plus près.
    .between = Entre deux lettres : choisis l'une des deux directions.
    .sideways = L'ouest mène de côté. Le nord-ouest te rapproche.
    .done = Encore trois rangées. Un pas en diagonale compte comme un autre.

lesson-walking = Un nombre sur deux
    .promise = Choisis le nombre qui finit sur une bonne lettre.
lesson-walking-walk = Ton petit pion est au nord-ouest. Va au nord avec l'un de tes nombres, 2 et 6.
    .hint = Lettres et cases vides alternent : le nord est deux cases plus loin.
    .east = 6 mène à l'est : une case de côté.
    .done = Le nord. L'expédition avance toujours d'une case, aussi loin qu'aille le petit pion.

lesson-directions = Cases sans lettre
    .promise = Une case vide te laisse choisir entre ses voisines.
lesson-directions-blank = Ton expédition est deux colonnes à gauche du pôle. Choisis la meilleure direction.
    .hint = Il te faut aller au nord et à droite : un pas en diagonale fait les deux.
    .north = Le nord seul te laisse à deux colonnes. Il faut arriver exactement sur le pôle.
    .done = Une rangée et une colonne de moins en un seul pas.

lesson-the-edge = Le bord
    .promise = Un coup hors du plateau est perdu.
lesson-the-edge-lost = Tu es dans la dernière rangée, juste à côté du pôle, avec 1 et 5. Pose-toi dessus.
    .hint = Le pôle est une colonne à droite : il te faut l'est.
    .north = 1, c'est le nord, et il n'y a rien au nord de la dernière rangée : le coup serait perdu.
    .done = L'est, et tu y es. Près du pôle, le petit pion doit trouver exactement la bonne lettre.

lesson-meeting = Rencontre sur la boussole
    .promise = Le dernier venu envoie l'autre au nord.
lesson-meeting-displace = Le petit pion de Bo est au nord-est, six cases plus loin. Tombe dessus, et fais toi-même un bon pas.
    .hint = Le nord-est est aussi une bonne direction pour toi.
    .one = 1 est entre l'ouest et le nord-ouest. Tu n'y rencontres personne.
    .done = Le petit pion de Bo est au nord. Aucune expédition ne bouge ; Bo repart de là.

lesson-on-north = Rencontre au nord
    .promise = Au nord, le dernier venu rejoue.
lesson-on-north-again = Le petit pion de Bo est au nord, quatre cases plus loin. Rejoins-le, et profite de ta rotation en plus.
    .hint = 4 depuis l'ouest, c'est le nord : deux pas en un tour commencent là.
    .two = 2, c'est le nord-ouest : un bon pas, mais un seul.
    .done = Un pas au nord, et une nouvelle rotation dans le même tour.

lesson-the-pole = Le pôle Nord
    .promise = La première expédition au pôle gagne.
lesson-the-pole-win = Une rangée sous le pôle, une colonne à droite : atteins-le maintenant, avant Bo.
    .hint = Il te faut le nord-ouest. Ton petit pion y est : la case vide suivante l'offre encore.
    .between = Entre nord-ouest et nord : choisis.
    .past = 4 mène au-delà du nord. Tu manquerais le pôle de côté.
    .north = Le nord finit à côté du pôle.
    .done = Tu es sur le pôle et tu as gagné. Affronte maintenant un vrai adversaire !
