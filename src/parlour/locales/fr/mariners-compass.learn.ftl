### Le jeu en bref, sur un écran : le but, un tour, trois choses à savoir, la fin. Les chiffres sont ceux de l’édition.

in-short-goal = Arrive en premier au pôle Nord.
    .about = Ton expédition part de sa ville et avance d’une case à la fois.
in-short-turn-1 = Tire deux nombres, choisis-en un
    .about = Ton petit pion avance d’autant de cases sur la boussole.
in-short-turn-2 = Suis la lettre
    .about = Ton expédition fait un pas dans la direction où le petit pion s’arrête.
in-short-turn-3 = Pas de lettre ? Choisis
    .about = Prends la direction d’une des deux cases voisines.
in-short-know-1 = Tu vas où elle indique.
    .about = Même loin du pôle. Si cela sort du tableau, le pas est perdu.
in-short-know-2 = Rencontre l’autre petit pion : il va sur N.
    .about = Son expédition reste sur place.
in-short-know-3 = Rencontre sur N : rejoue.
    .about = Ton expédition va au nord, puis tu tires encore une fois.
in-short-end = Le premier sur un pôle gagne.
    .about = Chaque tableau a le sien. Il faut s’y poser exactement.
