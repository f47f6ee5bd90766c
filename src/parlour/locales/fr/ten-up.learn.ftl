### Le jeu en bref, sur un écran : le but, un tour, trois choses à savoir, la fin. Les chiffres sont ceux de l’édition.

in-short-goal = Atteins { $goal-points } points avant les autres.
    .about = Un jeton sur un tableau vaut le nombre de sa case. Tous les tiens ensemble font tes points.
in-short-turn-1 = Tire deux nombres
    .about = Joue les deux, dans l’ordre de ton choix. La case atteinte d’abord compte aussi.
in-short-turn-2 = Sur TALLY ONE : marque
    .about = Tu gagnes un point sur le tableau voisin.
in-short-turn-3 = Sur un pion : renvoie-le
    .about = Tu gagnes un point sur le tableau de ton choix. L’autre en perd un.
in-short-know-1 = Un jeton monte jusqu’à 4.
    .about = Ensuite, tu peux en poser un autre sur 1, tant qu’il te reste un de tes { $equipment-counters_per_player } jetons.
in-short-know-2 = LOSE ONE coûte un point.
    .about = Tu choisis le jeton qui recule. Sans points, tu ne perds rien.
in-short-know-3 = Ta propre base te protège.
    .about = Personne ne peut t’en renvoyer.
in-short-end = { $goal-points } points gagnent aussitôt.
    .about = Même au milieu d’un tour.
