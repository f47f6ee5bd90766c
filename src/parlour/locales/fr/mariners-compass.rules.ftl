### Les règles de Mariner's Compass : versions, règles maison, chapitres et titres.


## Règles maison et leurs lectures

option-lead_value = Tirage pour commencer
option-lead_value-sum_of_arrows = On additionne les deux flèches ; la plus grande somme commence.
option-lead_value-higher_arrow = Seule la plus grande des deux flèches compte ; le plus grand nombre commence.
option-lead_tie = Égalité pour commencer
option-lead_tie-respin = Les deux joueurs rejouent.
option-arrow_choice = Quelle flèche on utilise
option-arrow_choice-either = Après chaque tirage, tu choisis l'un des deux nombres.
option-arrow_choice-fixed_first = Partie longue : toujours la première flèche.
option-arrow_choice-fixed_second = Partie longue : toujours la seconde flèche.
option-entry_counting = Compter le premier coup sur la boussole
option-entry_counting-inclusive = S compte pour un : avec un 1, le petit pion est sur S.
option-later_counting = Compter les coups suivants sur la boussole
option-later_counting-exclusive = La case suivante compte pour un.
option-later_counting-inclusive = La case de départ compte pour un : avec un 1, le petit pion ne bouge pas.
option-blank_choice = Une case vide, quand ton expédition est au bord
option-blank_choice-legal_only = Tu dois prendre une direction qui reste sur le plateau ; s'il n'y en a pas, le coup est perdu.
option-blank_choice-free = Tu peux aussi nommer une direction qui sort du plateau ; le coup est alors perdu.
option-meet_at_n = Quand les deux petits pions se retrouvent sur N
option-meet_at_n-move_then_respin = Ton expédition va d'une case au nord, puis tu rejoues un coup entier.
option-meet_at_n-respin_without_move = Tu rejoues aussitôt ; ton expédition ne bouge pas pour cette rencontre sur N.
option-displaced_moves_expedition = L'expédition d'un joueur renvoyé sur N
option-displaced_moves_expedition-false = Être renvoyé sur N ne fait pas avancer l'expédition.
option-displaced_moves_expedition-true = Cette expédition va d'une case au nord, si elle peut, avant les coups de l'autre joueur.
option-pole_exact = Atteindre le pôle
option-pole_exact-true = L'expédition doit atteindre la case du pôle Nord.
option-pole_exact-false = Toute case de la rangée du haut compte comme le pôle Nord.
option-expedition_move = Déplacer l'expédition
option-expedition_move-compulsory = Elle doit avancer si elle peut, même en s'éloignant du pôle.
option-expedition_move-optional = Tu peux laisser l'expédition où elle est.
option-off_table = Un coup hors du plateau
option-off_table-lose_move = L'expédition reste où elle est ; ce coup est perdu.
option-turn_cap = Tours avant la partie nulle
    .text = Après ce nombre de tours sans vainqueur, la partie est nulle.

## Chapitres

chapter-setup = Matériel et mise en place
chapter-turn = Ton tour
chapter-special = Rencontres, coups perdus, victoire

## Titres des règles et des interprétations

clause-MAR-01 = Deux joueurs
clause-MAR-02 = Pions et flèches
clause-MAR-03 = Les deux plateaux
clause-MAR-04 = La boussole
clause-MAR-05 = Le principe
clause-MAR-06 = Ville et couleur
clause-MAR-07 = Qui commence
clause-MAR-08 = Entrer le petit pion
clause-MAR-09 = Choisir un nombre
clause-MAR-10 = Le petit pion, puis l'expédition
clause-MAR-11 = Une case à la fois
clause-MAR-12 = Chacun son tour
clause-MAR-13 = Un exemple
clause-MAR-14 = Une case sans lettre
clause-MAR-15 = Tout droit et en diagonale
clause-MAR-16 = De combien on avance
clause-MAR-17 = Rencontre sur la boussole
clause-MAR-18 = Rencontre sur N
clause-MAR-19 = Un coup perdu
clause-MAR-20 = Le premier au pôle gagne
clause-MAR-21 = La partie longue
clause-MAR-R01 = S compte pour un
clause-MAR-R02 = Compter après l'entrée
clause-MAR-R03 = Le meilleur tirage
clause-MAR-R04 = Une direction hors du plateau
clause-MAR-R05 = Choisir un coup impossible
clause-MAR-R06 = Rencontre sur N : avancer d'abord
clause-MAR-R07 = Deux rencontres sur N
clause-MAR-R08 = Renvoyé sur N
clause-MAR-R09 = Rencontre à l'entrée
clause-MAR-R10 = Un pôle ou deux
clause-MAR-R11 = Dépasser le pôle
clause-MAR-R12 = Il faut avancer
clause-MAR-R13 = Où est le nord
clause-MAR-R14 = La flèche en partie longue
clause-MAR-R15 = Une partie sans fin
