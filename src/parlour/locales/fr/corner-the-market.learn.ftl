### Le jeu en bref, sur un écran : le but, un tour, trois choses à savoir, la fin. Les chiffres sont ceux de l’édition.

in-short-goal = Possède le plus à la fin de l’année.
    .about = L’argent, les contrats et les sièges de courtier comptent.
in-short-turn-1 = Lance les dés et avance
    .about = Atteindre ou passer la Caisse en faisant le tour rapporte { MONEY($amounts-pass_or_stop_cashier) }.
in-short-turn-2 = Arrêt juste à une corbeille : entre
    .about = Cela rapporte { MONEY($amounts-enter_pit) }. Dedans, seul le dé le plus bas te fait avancer.
in-short-turn-3 = Fais ce que dit ta case
    .about = Dans les corbeilles, tu achètes, vends et échanges des contrats.
in-short-know-1 = { $thresholds-corner_size } pareils font un corner.
    .about = Chacun de ses contrats vaut plus que le prix du jour, et d’autant plus que tu en as.
in-short-know-2 = Les prix montent avec les saisons.
    .about = Chaque 1–1 ou 2–2 fait avancer l’année. L’automne coûte deux fois l’hiver.
in-short-know-3 = Un 1–1 déclenche un krach.
    .about = Les prix de krach durent jusqu’au prochain 2–2. Les corners y survivent.
in-short-end = L’année finit en automne.
    .about = Le prochain 1–1 ou 2–2 arrête tout commerce. Les corners comptent à leur prix fort, les autres contrats au prix d’hiver ou, après 1–1, au prix de krach.
