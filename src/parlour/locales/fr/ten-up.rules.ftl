### Les règles de Ten-Up : versions, règles maison, chapitres et titres.


## Règles maison et leurs lectures

option-lead_value = Tirage pour commencer
option-lead_value-sum_of_arrows = On additionne les deux flèches ; la plus grande somme commence.
option-lead_value-higher_arrow = Seule la plus grande des deux flèches compte ; le plus grand nombre commence.
option-lead_tie = Égalité pour commencer
option-lead_tie-respin_tied = Les joueurs à égalité rejouent.
option-arrow_order = Quand on choisit la première flèche
option-arrow_order-choose_after_spin = Après le tirage : tu vois les deux nombres, puis tu choisis.
option-arrow_order-announce_before_spin = Avant le tirage : tu annonces la flèche que tu joueras d'abord.
option-arrows_used = Combien de flèches on joue
option-arrows_used-both = Les deux nombres, l'un après l'autre.
option-first_square = La case atteinte par le premier nombre
option-first_square-counts = Elle compte : tu y renvoies, gagnes ou perds comme sur toute case.
option-first_square-passed_over = Tu ne fais qu'y passer : rien ne se produit avant le second nombre, et tu ne choisis pas d'ordre.
option-base_safety = Qui est à l'abri sur une base
option-base_safety-owner_only = Tu n'es à l'abri que sur ta propre base ; un visiteur peut être renvoyé.
option-base_safety-everyone = Tout le monde est à l'abri sur toutes les bases.
option-base_safety-literal = Si un visiteur arrive sur ta base, tu restes mais perds un point ; il en gagne un en tout.
option-sent_home_chain = Renvoi vers une base où se trouve un visiteur
option-sent_home_chain-false = Il n'arrive rien au visiteur.
option-sent_home_chain-true = Le visiteur rentre aussi et perd un point ; personne n'en gagne.
option-arrival_order = Renvoyer quelqu'un d'une case TALLY ONE ou LOSE
option-arrival_order-displace_then_square = D'abord les points du renvoi, puis celui de la case.
option-arrival_order-square_first = D'abord le point de la case, puis ceux du renvoi.
option-tally_entry_when_blocked = Un point, mais plus de jeton à poser
option-tally_entry_when_blocked-lose_count = S'il faut un nouveau jeton et qu'il ne t'en reste pas, le point est perdu.
option-tally_prefers = Un point sur une table où ton jeton est au-dessous de 4
option-tally_prefers-move_forward = Tu dois avancer un jeton au-dessous de 4 ; tu ne peux pas en poser un nouveau.
option-tally_prefers-free = Tu peux avancer un jeton ou en poser un nouveau.
option-displace_gain_at_own_choice = Où marquer le point d'un renvoi
option-displace_gain_at_own_choice-true = Sur la table de ton choix.
option-win_at = Quand dix points gagnent
option-win_at-ten_or_more_immediately = Aussitôt, quand tu marques le dixième point.
option-win_at-end_of_turn = À la fin de ton tour, avec dix ou plus.
option-loss_choice = Qui choisit le jeton qui recule
option-loss_choice-loser = Le joueur qui perd le point.
option-turn_cap = Tours avant la fin de la partie
    .text = Après ce nombre de tours, tous joueurs confondus, le meilleur score gagne ; égalité : partie nulle.

## Chapitres

chapter-setup = Matériel et mise en place
chapter-moving = Ton tour
chapter-points = Les points

## Titres des règles et des interprétations

clause-TEN-01 = De deux à quatre joueurs
clause-TEN-02 = Pions et jetons
clause-TEN-03 = La piste
clause-TEN-04 = Les tables de points
clause-TEN-05 = Cases TALLY ONE et LOSE
clause-TEN-06 = Les bases
clause-TEN-07 = Tourner sans fin
clause-TEN-08 = Qui part d'où
clause-TEN-09 = Le départ
clause-TEN-10 = Un tirage, deux coups
clause-TEN-11 = Choisir la première flèche
clause-TEN-12 = Qui commence
clause-TEN-13 = Compter les coups
clause-TEN-14 = S'arrêter sur TALLY ONE
clause-TEN-15 = Ton premier jeton sur une table
clause-TEN-16 = Avancer un jeton
clause-TEN-17 = Un autre jeton après 4
clause-TEN-18 = Plus de jeton
clause-TEN-19 = Points d'un renvoi
clause-TEN-20 = Perdre un point
clause-TEN-21 = Le perdant choisit
clause-TEN-22 = S'arrêter sur une case LOSE
clause-TEN-23 = Un pion par case
clause-TEN-24 = Renvoyer quelqu'un
clause-TEN-25 = Un point au dernier arrivé
clause-TEN-26 = Partager une case de table
clause-TEN-27 = Rien à perdre
clause-TEN-28 = Dix points gagnent
clause-TEN-R01 = Le meilleur tirage
clause-TEN-R02 = Égalité pour commencer
clause-TEN-R03 = Quand choisir l'ordre
clause-TEN-R04 = La première case compte
clause-TEN-R05 = Où est la droite
clause-TEN-R06 = À l'abri sur sa base
clause-TEN-R07 = Un visiteur sur ta base
clause-TEN-R08 = Le renvoi, puis la case
clause-TEN-R09 = Avancer avant de poser
clause-TEN-R10 = Renoncer à un point
clause-TEN-R11 = Dix ou plus
clause-TEN-R12 = De la place pour le point
clause-TEN-R13 = Renvoyé sans jeton
clause-TEN-R14 = Quatre cases TALLY ONE
clause-TEN-R15 = La limite de quatre jetons
clause-TEN-R16 = Un seul renvoi à la fois
clause-TEN-R17 = Les bases sont sans effet
clause-TEN-R18 = À trois joueurs
clause-TEN-R19 = Une partie sans fin
