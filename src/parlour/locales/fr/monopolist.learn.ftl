### Le jeu en bref, sur un écran : le but, un tour, trois choses à savoir, la fin. Les chiffres sont ceux de l’édition.

in-short-goal = Dépasse le Monopoliste.
    .about = Il commence avec environ trois quarts des jetons. Tu gagnes quand tu en as plus que lui et plus que chaque autre.
in-short-turn-1 = Fais tourner l’araignée
    .about = Ton pion avance du nombre qui se trouve sous sa tête.
in-short-turn-2 = Le dollar rapporte, l’araignée coûte
    .about = Un dollar : 1 jeton du Monopoliste et de chaque adversaire. Une araignée : { $payments-spider_to_monopolist } au Monopoliste.
in-short-turn-3 = Ton propre emblème : rejoue
    .about = Si tu veux, tu avances encore une fois.
in-short-know-1 = L’araignée attire vers le centre.
    .about = Après chaque tirage, tous les pions entre ses pattes de devant tombent sur l’anneau suivant.
in-short-know-2 = Faire le tour rapporte.
    .about = Au-delà de la ligne noire de ta base, tu es payé, davantage sur les anneaux intérieurs, et tu repars de la base.
in-short-know-3 = L’anneau central t’engloutit.
    .about = Il coûte { $payments-fifth_ring_to_monopolist } jetons. S’il t’en reste, tu recommences.
in-short-end = Brise le monopole, ou reste en dernier.
    .about = Qui n’a plus de jetons est éliminé, sauf si quelqu’un lui en prête.
