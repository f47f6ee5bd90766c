### Ten-Up: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-two-moves = Une rotation, deux coups
    .promise = Fais tourner et joue les deux nombres dans l'ordre qui rapporte.
lesson-two-moves-spin = Ton pion est sur ta base. Fais tourner les flèches.
    .hint = Il n'y a qu'une chose à faire : faire tourner les flèches.
    .done = Deux nombres : ton pion avance de l'un, puis de l'autre. C'est toi qui choisis lequel vient d'abord.
lesson-two-moves-order = Tu as 2 et 4. Arrive sur TALLY ONE avec l'un des deux.
    .hint = TALLY ONE est à quatre cases. Les deux cases comptent : celle du premier arrêt et celle du second.
    .two = Avec 2 d'abord, tu t'arrêtes deux fois sur des cases vides et ne marques rien.
    .done = Ton premier point ! Un jeton le garde sur le tableau de score de ce coin.

lesson-keeping-points = Garder ses points
    .promise = Les jetons montrent tes points. Ils avancent, et d'autres arrivent.
lesson-keeping-points-forward = Marque encore dans le coin où tu as déjà un jeton.
    .hint = 1 et 3 font 4 : dans les deux ordres, ton second coup finit sur TALLY ONE.
    .done = Le jeton avance à 2. Son numéro est sa valeur : tu as deux points.
lesson-keeping-points-another = Ton jeton est ici sur 4, la case la plus haute. Garde quand même le nouveau point.
    .hint = Tu as quatre jetons. Un autre peut commencer à 1.
    .refused = Alors le point est perdu. Cela ne vaut que pour garder ton dernier jeton pour un autre coin.
    .done = Un deuxième jeton commence à 1 : 4 et 1 font cinq points.

lesson-sending-home = Renvoyer les autres chez eux
    .promise = Arrive sur un autre pion : tu gagnes un point, l'autre en perd un.
lesson-sending-home-hit = Bo est cinq cases devant toi. Renvoie Bo chez lui, et garde ton point où tu veux.
    .hint = Tu as 2 et 5. Seul le bon nombre joué d'abord t'arrête exactement sur la case de Bo.
    .two = Avec 2 d'abord, tu dépasses Bo : 2 et 5 font sept cases.
    .entered = Bien : pour un renvoi, tu peux choisir n'importe quel tableau, même un nouveau.
    .done = Bo est de retour à sa base avec un point de moins. Et ton second coup a même marqué sur TALLY ONE.
lesson-sending-home-both = Bo est sur TALLY ONE, deux cases devant toi. Prends deux points d'un seul coup.
    .hint = Le renvoi compte, et la case aussi : les deux dans le même coup.
    .one = Avec 1 d'abord, tu t'arrêtes avant Bo, puis 2 te fait passer.
    .done = Un point pour Bo, un pour la case. C'est sur TALLY ONE qu'une visite fait le plus mal.

lesson-losing = Les cases LOSE
    .promise = Contourne-les, et perds le moins possible.
lesson-losing-avoid = Tu as 5 et 4, et LOSE ONE est à cinq cases. Garde tes deux points.
    .hint = On ne perd que là où l'on s'arrête. Arrête-toi d'abord ailleurs.
    .five = Avec 5 d'abord, tu t'arrêtes sur LOSE ONE et perds un point.
    .done = Tu l'as enjambée. Choisir l'ordre protège aussi souvent que cela rapporte.
lesson-losing-choose = Tu es sur LOSE ONE et dois céder un point. Garde tes deux jetons sur les tableaux.
    .hint = Un jeton sur 3 recule à 2. Un jeton sur 1 quitte son tableau.
    .last = Ce jeton quitterait son tableau, et il faudrait le remettre en jeu.
    .done = 3 devient 2. C'est toujours celui qui perd qui choisit.

lesson-bases = Les bases
    .promise = Qui est en sécurité sur une base, et qui n'est que de passage.
lesson-bases-visitor = Bo est chez lui sur la base devant toi ; Cy n'y est qu'en visite. Renvoie Cy chez lui.
    .hint = La base est à quatre cases. On n'est en sécurité que sur sa propre base.
    .three = Avec 3 d'abord, tu t'arrêtes devant la base, puis 4 te fait passer.
    .entered = Bien. Un nouveau jeton sur un autre tableau vaut le même point.
    .done = Cy rentre et perd un point ; Bo reste, en sécurité chez lui. Les bases ne rapportent rien.

lesson-ten-points = Dix points
    .promise = Le dixième point gagne tout de suite.
lesson-ten-points-win = Tu as huit points, et les flèches donnent 6 et 3. Gagne maintenant.
    .hint = Il te faut deux points : les deux cases où tu t'arrêtes doivent rapporter.
    .six = Avec 6 d'abord, tu t'arrêtes sur LOSE ONE. Tu perdrais un point avant d'en gagner un.
    .done = Dix points : tu as gagné. C'est tout Ten-Up. Fais maintenant une vraie partie !
