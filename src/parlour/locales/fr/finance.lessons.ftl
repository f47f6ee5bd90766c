### Finance: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-auction = Tout se vend aux enchères
    .promise = Rien n'a de prix fixe : remporte un bail, et sache t'arrêter.
lesson-auction-bid = Bo est arrivé sur Sylvan Dell, mis aux enchères. Cy offre 60 $. Il vaut jusqu'à 140 $ : remporte-le.
    .hint = Chaque enchère dépasse la précédente d'au moins 5 $. Les petits pas économisent.
    .held = Cy l'aurait alors pour 60 $, moins que sa valeur de 70 $.
    .done = Une fois, deux fois, adjugé. Qui s'y arrête désormais te paie un loyer.
lesson-auction-stop = Cy offre 300 $ pour Sylvan Dell. Tu as 320 $, et Bo possède un autre bail de la série. Fais ce qui est raisonnable.
    .hint = Personne ne complétera bientôt cette série. Tu peux te retirer, ou te taire.
    .broke = Un loyer de 5 $ ne le rembourserait jamais, et tu serais à sec.
    .done = Cy a payé quatre fois sa valeur. Pense à ce que tu n'as pas dépensé.

lesson-series = Une série entière
    .promise = Le dernier bail d'une série vaut bien plus que son prix.
lesson-series-complete = Tu possèdes deux des trois rues Sylvan. Remporte la troisième : Cy offre 110 $ et continuera.
    .hint = Seule une série complète porte des maisons. Jusqu'à 299 $, c'est bien dépensé.
    .left = Tu ne pourrais jamais construire ici, et Cy te bloquerait toute la partie.
    .done = La série est à toi. Le commissaire annonce chaque fois le rang du bail : au dernier, l'argent compte.
lesson-series-deal = Bo n'a plus que 40 $ et possède Rubeville, l'autre moitié de ta série Wayback. Offre-lui 90 $.
    .hint = Choisis Bo comme partenaire, donne 90 $ et reçois Rubeville.
    .threw = Échange d'abord : après ton lancer, d'autres pourraient avoir la même idée.
    .done = Tous deux contents : Bo pourra payer le prochain loyer, et toi construire.

lesson-houses = Les maisons
    .promise = Construis régulièrement, et ne démolis pas à la hâte.
lesson-houses-build = La série Wayback est à toi, et tu as 240 $. Construis deux maisons sur chaque bail.
    .hint = Une maison coûte ici 50 $. Aucun bail ne peut en avoir deux de plus qu'un autre : alterne.
    .threw = Construis d'abord : une maison rapporte dès le prochain arrêt.
    .done = Rubeville rapportait 4 $, et maintenant 55 $. À deux maisons, cela commence à faire mal.
lesson-houses-tear = Tu dois 70 $ à Bo et tu as 30 $. Trouve le reste en gardant toutes tes maisons.
    .hint = La banque prête la valeur entière d'un bail. Un chemin de fer n'a pas de maisons à perdre.
    .house = Une maison démolie rend la moitié de son prix, et la rebâtir en coûte la totalité.
    .done = 100 $ pour le chemin de fer. Le racheter plus tard coûtera 110 $.

lesson-railroads = Les chemins de fer ensemble
    .promise = Un seul rapporte 15 $ par trajet, quatre en rapportent 150, même partagés.
lesson-railroads-more = Tu as deux chemins de fer. Le Pennsylvania est en vente, et Bo offre 100 $. Remporte-le.
    .hint = Deux rapportent 30 $ par trajet, trois 70 $.
    .left = Bo en aurait deux aussi, et tu resterais à 30 $.
    .done = Trois chemins de fer : 70 $ à chaque arrêt sur l'un d'eux.
lesson-railroads-share = Tu en as trois, Bo le quatrième. Propose un partage : 75 pour cent pour toi, 25 pour Bo.
    .hint = Partagé, un arrêt rapporte 150 $ : 113 $ pour toi au lieu de 70 $, 37 $ pour Bo au lieu de 15 $.
    .threw = Propose d'abord : jusque-là, chaque trajet rapporte moins.
    .done = Bo est d'accord. Chacun garde ses baux, et peut y mettre fin plus tard.

lesson-free-rides = Trajets gratuits
    .promise = Un vendeur peut demander des arrêts gratuits dans le prix.
lesson-free-rides-take = Bo veut Chevy Chase, le dernier bail de la série Main Line, pour 180 $ et trois trajets gratuits. Conclus l'affaire.
    .hint = Tu reçois plus que sa valeur de 150 $, et trois arrêts sans loyer sur toute la série.
    .declined = Seul, Chevy Chase rapporte 16 $ par arrêt. Cette offre est bien meilleure.
    .done = Bo peut construire, mais tu peux t'y arrêter trois fois gratuitement. Les autres paient.
lesson-free-rides-use = Tu t'es arrêté sur Chevy Chase, deux maisons, et tu as deux trajets gratuits. Ne paie rien.
    .hint = Le loyer serait de 240 $, et tu as 90 $.
    .paid = 240 $ te ruineraient. Un trajet gratuit sert justement à cela.
    .done = Il en reste un. Garde-les pour les arrêts chers : un petit loyer se paie.

lesson-jail = La prison et l'assurance
    .promise = Assure-toi avant le coin, et sors tôt.
lesson-jail-insure = Le coin Prison est à sept cases, le lancer le plus probable. Assure-toi pour 25 $, puis lance les dés.
    .hint = La prime se paie avant le lancer, et ne couvre que lui.
    .done = Tu as fait sept et restes libre. À toute autre distance, le risque est moindre : compte avant de payer.
lesson-jail-leave = Tu es en prison, la partie débute et la plupart des baux sont libres. Sors tout de suite.
    .hint = Pour 50 $, tu sors avant de lancer.
    .threw = Seul un double te libère, une fois sur six.
    .done = Te voilà dehors, et tu as avancé aussitôt. En prison, on peut quand même enchérir et toucher ses loyers.

lesson-paupers = Les pauvres
    .promise = La banque n'élimine personne, et elle aide les pauvres.
lesson-paupers-poor = Tu as 60 $ et un seul bail hypothéqué : tu es pauvre. Les impôts sont à cinq cases. Lance les dés.
    .hint = Il n'y a rien à choisir ici : lance les dés.
    .done = C'est la banque qui te paie les 20 $. Seuls les loyers peuvent t'éliminer.

lesson-the-end = La fin
    .promise = Qui ne peut payer un loyer est éliminé ; le dernier gagne.
lesson-the-end-build = Bo est à quatre cases de Grosse Point et peut réunir 170 $. Tu peux payer une maison de plus. Choisis bien.
    .hint = Une deuxième maison fait 240 $ de 80 $. Mets-la où Bo risque d'arriver : avec deux dés, quatre est bien plus probable que deux.
    .first = Main Line est à une case de Bo, et deux dés ne font jamais un.
    .second = Chevy Chase est à deux cases de Bo : une fois sur 36. Quatre sort trois fois plus souvent.
    .threw = Construis d'abord : 80 $, Bo pourrait les payer.
    .done = 240 $ sur Grosse Point : plus que Bo ne peut réunir.
lesson-the-end-win = Lance les dés, finis ton tour, et vois où Bo arrive.
    .hint = Tu arrives sur ton propre Rubeville. Il ne reste qu'à finir le tour.
    .done = Bo ne peut payer 240 $ et quitte la partie : tu as gagné. Place à une vraie partie !
