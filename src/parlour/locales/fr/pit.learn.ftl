### Le jeu en bref, sur un écran : le but, un tour, trois choses à savoir, la fin. Les chiffres sont ceux de l’édition.

in-short-goal = Atteins { $scoring-target } points avant les autres.
    .about = À chaque manche, réunis les { $deck-cards_per_suit } cartes d’une marchandise et sonne la cloche.
in-short-turn-1 = Choisis quoi réunir
    .about = De préférence ce que tu as le plus. Tu peux changer d’avis.
in-short-turn-2 = Crie un nombre
    .about = Propose une à quatre cartes d’une marchandise. Personne ne voit laquelle.
in-short-turn-3 = Échange à nombre égal
    .about = Qui crie le même nombre peut échanger avec toi. Pas de tours.
in-short-know-1 = Les marchandises n’ont pas la même valeur.
    .about = Les points sont sur les cartes.
in-short-know-2 = Le Taureau remplace une carte, s’il joue.
    .about = Il vaut une carte de ton monopole. Ajouté à un monopole complet, il double les points.
in-short-know-3 = Passe l’Ours, s’il joue.
    .about = Avec l’Ours, tu ne peux pas sonner. Qui garde le Taureau ou l’Ours perd { $scoring-penalty_bull } pour chacun.
in-short-end = Toutes pareilles : sonne !
    .about = Seule la première personne qui sonne marque. Puis on redonne, jusqu’à { $scoring-target } points.
