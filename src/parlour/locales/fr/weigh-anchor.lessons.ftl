### Weigh Anchor: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-buying = Ton premier navire
    .promise = Lance, avance, et achète là où tu arrives.
lesson-buying-throw = Tu pars de WEIGH ANCHOR avec 1 500 $. Lance les dés.
    .hint = Un tour commence toujours par un lancer.
    .done = 6 : tu arrives à l'Empress of England, un navire encore sans propriétaire.
lesson-buying-buy = L'Empress of England est libre et coûte 100 $. Prends-le.
    .hint = Tout autre joueur qui arrive ici paiera un loyer au propriétaire. Tu as largement de quoi.
    .declined = Il irait alors aux enchères, et quelqu'un l'aurait peut-être pour moins. Au début, les navires valent leur prix.
    .done = Il est à toi. Il rapporte désormais un loyer, et c'est un tiers de la ligne Canadian Pacific.

lesson-hire = Salaire, loyer et droits
    .promise = Ce qu'un tour de plateau rapporte et ce qu'il coûte.
lesson-hire-salary = WEIGH ANCHOR est à deux cases, et le Gripsholm, juste après, est à Bo. Lance les dés et surveille ton argent.
    .hint = Il n'y a rien à choisir ici : lance les dés.
    .done = 200 $ au passage de WEIGH ANCHOR, 4 $ de loyer pour Bo. Tout est payé aussitôt ; un navire seul et nu coûte peu.
lesson-hire-duties = Droits de port : paie 200 $, ou un dixième de tout ce que tu possèdes. Tu as 900 $ et deux navires à 160 $. Paie le moins.
    .hint = Compte : l'argent plus les prix imprimés, puis un dixième.
    .flat = Un dixième de 1 060 $ fait 106 $, et c'est moins que 200 $.
    .done = 106 $ au lieu de 200 $. Au-delà de 2 000 $ de biens, la somme fixe coûte moins.

lesson-auction = Les enchères
    .promise = Obtiens un navire sous son prix, et sache t'arrêter.
lesson-auction-cheap = Bo n'a pas acheté le Rex, qui coûte 200 $, et Cy a offert 90 $. Remporte-le pour moins de 200 $.
    .hint = Un peu plus que la dernière enchère suffit. Monte par petits pas : chaque dollar compte.
    .held = Cy aurait alors le Rex pour 90 $. Tu as 600 $ : tu peux encore enchérir.
    .dear = C'est au moins le prix imprimé. Personne n'a encore offert plus de 90 $.
    .done = Tous les autres ont passé : le Rex est à toi. Tout le monde peut enchérir, même celui qui n'a pas voulu acheter.
lesson-auction-limit = Cette fois, Cy offre 310 $ pour le Rex. Tu as 320 $ et aucun autre navire de cette ligne. Fais ce qui est raisonnable.
    .hint = Bo possède un autre navire de la ligne : le Rex ne suffira pas à Cy pour la compléter.
    .broke = Il te resterait moins de 10 $, pour un navire où tu ne peux rien construire. Le prochain loyer te ruinerait.
    .done = Cy paie 110 $ de plus que le prix. Laisser les autres payer trop, c'est aussi gagner.

lesson-lines = Lignes, ponts et suites
    .promise = Une ligne complète double le loyer ; les ponts la rendent redoutable.
lesson-lines-complete = Tu possèdes le Stockholm et tu es sur le Gripsholm. Complète la Swedish American Line.
    .hint = Deux navires d'une couleur font ici toute la ligne. Cela coûte 60 $.
    .declined = Un autre pourrait alors posséder la moitié de ta ligne, et tu ne construirais jamais.
    .done = Les deux navires rapportent maintenant le double, et tu peux y construire des ponts.
lesson-lines-decks = La ligne est à toi et tu as 340 $. Construis un pont sur chaque navire avant de lancer les dés.
    .hint = Un pont coûte ici 50 $. On construit régulièrement : aucun navire ne peut en avoir deux d'avance.
    .one = Un pont est construit. À l'autre navire maintenant.
    .threw = Construis d'abord : les ponts rapportent dès la prochaine visite, et tu as l'argent maintenant.
    .done = Le Gripsholm rapportait 8 $ dans la ligne nue ; avec un pont 20 $, avec deux 60 $, avec trois 180 $.
lesson-lines-suite = Les deux navires ont quatre ponts. Tu as 130 $ : installe une suite là où elle rapporte le plus.
    .hint = Avec une suite, le Stockholm rapporte 250 $, le Gripsholm 450 $.
    .lower = Sur le Stockholm, la suite rapporte 250 $. Il y a mieux.
    .threw = Installe d'abord la suite : tu peux te la payer.
    .done = La suite coûte 50 $ et les quatre ponts, qui retournent à la banque. 450 $ à chaque visite.

lesson-trade = Échanger
    .promise = La plupart des lignes se complètent par un échange.
lesson-trade-accept = Bo propose le Normandie contre le Nieuw Amsterdam et 150 $. C'est le dernier navire de ta French Line. Conclus l'affaire.
    .hint = Regarde les deux côtés : tu complètes une ligne, Bo non, car le Rotterdam est à Cy.
    .declined = Tu garderais 150 $ et perdrais la meilleure ligne à ta portée.
    .done = La French Line est à toi. Demande-toi toujours aussi ce que l'échange apporte à l'autre.
lesson-trade-offer = Bo manque d'argent et possède le Gripsholm. Offre-lui 100 $.
    .hint = Choisis Bo comme partenaire, 100 $ à donner et le Gripsholm à recevoir.
    .threw = Échange avant de lancer les dés : après, d'autres peuvent te devancer.
    .done = Bo accepte : 40 $ de plus que le prix, et ta ligne est complète. L'argent vaut surtout pour qui n'en a pas.

lesson-debt = Dettes et hypothèques
    .promise = Trouve l'argent là où cela fait le moins mal.
lesson-debt-raise = Tu dois 110 $ à Bo et tu as 60 $. Trouve le reste sans toucher à ta ligne.
    .hint = Une hypothèque rapporte la moitié du prix. Un remorqueur seul y perd peu.
    .line = Cela ne rapporte que 30 $, et un navire hypothéqué t'empêche de construire sur sa ligne.
    .done = 75 $ pour le remorqueur, et la dette est payée aussitôt. Il reste à toi mais ne rapporte rien pour l'instant.
lesson-debt-sell = Tu dois 110 $ à Bo et tu as 60 $ ; chaque navire de ta ligne a deux ponts. Gardes-en un sur chacun.
    .hint = La banque reprend les ponts à moitié prix, régulièrement : 25 $ chacun. Il te faut 50 $.
    .one = 25 $. Encore un pont, de l'autre navire.
    .done = Payé. Vendre des ponts coûte cher : garde un peu d'argent avant de construire.
lesson-debt-lift = Tu as de nouveau 120 $. Rembourse l'hypothèque qui te permet de construire.
    .hint = Le Stockholm fait partie d'une ligne toute à toi. Cela coûte les 30 $ et un dixième en plus.
    .tug = Le remorqueur coûterait 83 $, et tu ne pourrais construire nulle part.
    .threw = D'abord l'hypothèque : 33 $ rouvrent ta ligne.
    .done = 33 $, et la Swedish American Line rapporte de nouveau le double.

lesson-dock = La cale sèche
    .promise = Comment on y va, trois façons d'en sortir, et pourquoi y rester.
lesson-dock-sent = Le coin, six cases plus loin, t'envoie en cale sèche. Lance les dés et vois.
    .hint = Il n'y a rien à choisir ici : lance les dés.
    .done = Tout droit, sans les 200 $, et ton tour est fini. Tes navires rapportent toujours.
lesson-dock-card = La partie débute, bien des navires sont libres, et tu as une carte de sortie. Sors sans payer.
    .hint = La carte s'utilise avant le lancer.
    .paid = Cela coûte 50 $. La carte fait de même pour rien.
    .threw = Seul un double te libérerait. La carte, à coup sûr.
    .done = Tu es libre, et tu lances comme d'habitude. Au début, chaque tour en cale est un navire pour les autres.
lesson-dock-stay = Il est tard : après la cale vient l'Italian Line de Bo, trois ponts partout, et tu as 80 $. Essaie de rester.
    .hint = On ne sort que par un double, une carte ou en payant. Tes navires rapportent aussi pendant ce temps.
    .paid = Tu paierais 50 $ pour naviguer devant des loyers de 550 $ et plus.
    .done = Pas de double : tu restes, et c'est sûr. Au troisième tour, il faut sortir.

lesson-the-end = La fin
    .promise = Le dernier joueur qui n'est pas en faillite gagne.
lesson-the-end-build = Bo est à six cases de tes Queens avec 120 $. Rends-les trop chères pour Bo : un pont sur chacune.
    .hint = Deux ponts coûtent 400 $, et tu as 420 $. Les loyers passent de 70 $ et 100 $ à 175 $ et 200 $.
    .one = En voilà un. Construis aussi sur l'autre.
    .threw = Construis d'abord : sans pont, Bo pourrait payer les 70 $.
    .done = 175 $ et 200 $ attendent Bo, qui a 120 $ et peut en trouver 30 de plus.
lesson-the-end-win = Maintenant, lance les dés. Ensuite vient le tour de Bo : vois ce qui arrive.
    .hint = Tu arrives sur ton propre Paris, où tu ne paies rien.
    .done = Bo doit 175 $, ne peut les réunir et quitte la partie. Tu restes seul à flot : gagné. Place à une vraie partie !
