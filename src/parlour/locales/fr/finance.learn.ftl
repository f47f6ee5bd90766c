### Le jeu en bref, sur un écran : le but, un tour, trois choses à savoir, la fin. Les chiffres sont ceux de l’édition.

in-short-goal = Sois la dernière personne en jeu.
    .about = Les loyers font passer l’argent des autres chez toi. Qui ne peut pas payer un loyer est éliminé.
in-short-turn-1 = Lance les dés et avance
    .about = Chaque tour du plateau te rapporte { MONEY($money-circuit_income) }.
in-short-turn-2 = Pas encore vendu ? Enchères
    .about = Tout le monde peut enchérir. La plus haute offre obtient le bail.
in-short-turn-3 = À quelqu’un ? Paie le loyer
    .about = Il augmente avec chaque maison.
in-short-know-1 = Il faut toute la série pour bâtir.
    .about = Une série, ce sont toutes les cases d’une même valeur.
in-short-know-2 = Bâtis régulièrement, { $houses-max_per_space } maisons au plus.
    .about = Une maison coûte autant que la case où elle se trouve.
in-short-know-3 = Les chemins de fer se partagent.
    .about = Leurs propriétaires peuvent convenir de répartir les recettes.
in-short-end = Un à un, les joueurs sortent.
    .about = Leurs biens reviennent à la banque et ne sont plus jamais vendus. Le dernier en jeu gagne.
