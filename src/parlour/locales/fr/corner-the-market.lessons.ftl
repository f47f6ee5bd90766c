### Corner the Market: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-around = Autour du plateau
    .promise = Passe devant le Caissier, et achète là où une option le permet.
lesson-around-cashier = Le Caissier est à quatre cases. Lance les dés et passe devant lui.
    .hint = Un tour commence par un lancer des deux dés.
    .done = 5 000 $ à chaque tour. Cela fait deux ou trois contrats.
lesson-around-option = C'est l'hiver, les prix sont au plus bas. Achète autant de contrats de Caoutchouc que cette option le permet.
    .hint = Trois contrats coûtent 7 200 $, et tu as 14 000 $.
    .declined = Refuser ne coûte rien, mais le Caoutchouc est la marchandise la plus chère : son prix double d'ici l'automne.
    .few = Tu peux t'en payer plus, et il t'en faut six pareils.
    .done = Trois Caoutchouc. Six contrats d'une même marchandise font un corner.

lesson-into-a-pit = Entrer dans un pit
    .promise = Par un lancer exact, ou par téléphone.
lesson-into-a-pit-gate = La porte du pit du Café est à cinq cases. Lance les dés.
    .hint = Seul un arrêt exact te fait entrer. Sinon, tu passes à côté.
    .done = Tu y es, et chaque entrée rapporte 2 000 $. Dans le pit, seul le dé le plus bas compte.
lesson-into-a-pit-telephone = Ton appel a abouti : tu peux entrer dans n'importe quel pit. Tu as quatre Peaux. Choisis celui qui t'aide.
    .hint = Dans un pit, on achète sa marchandise, et deux Peaux de plus font un corner.
    .on = L'appel ne te rapporterait alors rien, pas même les 2 000 $.
    .other = Là, il te faudrait commencer une autre collection.
    .done = 2 000 $, et trois cases Achat t'attendent.

lesson-buying = Acheter
    .promise = Sur une case Achat, il faut acheter au moins un contrat.
lesson-buying-buy = Tu es sur une case Achat du pit du Café avec 5 000 $. Achète ce qu'il te faut, à 900 $ pièce.
    .hint = Tu as deux Café. Achètes-en au moins un ; quatre de plus feraient un corner.
    .forfeited = Cela coûte 500 $, pour rien.
    .done = Acheté au prix d'hiver. Le Caissier ne vend jamais sous le prix de la saison.
lesson-buying-partner = Bo est dans le même pit. Tu dois alors acheter à Bo, 300 $ plus cher. Achète un contrat de Café.
    .hint = 1 200 $, c'est encore moins que le prix du Café en été.
    .forfeited = 500 $ pour rien, alors que 1 200 $ te donnent un contrat et en ôtent un à Bo ?
    .done = Bo devait vendre. Seul un corner est à l'abri des acheteurs.

lesson-selling = Vendre
    .promise = Sur une case Vente, cherche le meilleur prix.
lesson-selling-bids = Tu dois vendre un Café. Le Caissier ne paie que le prix d'hiver, 900 $. Obtiens plus.
    .hint = Demande d'abord aux autres. Bo a quatre Café et en voudrait un cinquième.
    .cashier = Le Caissier peut attendre : il paie 900 $ en toute saison.
    .forfeited = Payer 500 $ au lieu d'en recevoir ?
    .done = 1 400 $ de Bo. Entre joueurs, tous les prix sont permis.
lesson-selling-short = Une case plus loin, c'est Vente, et tu n'as aucun Café. Lance les dés et vois.
    .hint = Il n'y a rien à choisir ici : lance les dés.
    .done = 500 $, faute de pouvoir vendre. Un contrat de réserve du pit que tu traverses t'évite cela.

lesson-a-corner = Un corner
    .promise = Six pareils valent plus, sont à l'abri, et font payer les autres.
lesson-a-corner-six = Tu as cinq Peaux et tu es sur une case Achat. Fais ton corner.
    .hint = C'est le sixième contrat qui compte.
    .forfeited = 500 $ pour rater le meilleur achat de la partie ?
    .done = Un corner : désormais chacun des six vaut 500 $ de plus que le prix de la saison.
lesson-a-corner-keep = Te voilà sur une case Vente avec ton corner. Garde-le entier, et observe Bo.
    .hint = Qui a un corner n'est pas obligé de vendre.
    .broken = Ton corner serait brisé, et la prime des six perdue.
    .done = Bo s'est arrêté sur une case Corner et t'a payé 500 $ pour tes Peaux. Tous ceux qui s'y arrêtent paient.

lesson-control = Contrôle du marché
    .promise = Les dix contrats ferment le pit.
lesson-control-ten = Tu as huit des dix contrats de Café, et le Caissier les deux autres. Prends le contrôle du marché.
    .hint = Deux contrats coûtent 1 800 $, et tu as 4 000 $.
    .one = Neuf. Il en reste un.
    .done = Tout le Café est à toi : le pit ferme, plus personne n'en négocie, et il compte 24 000 $ à la fin.

lesson-crash = Le krach
    .promise = Double un : le marché s'effondre. Achète, ne vends pas.
lesson-crash-starts = Chaque double un ou deux change la saison, et un double un ébranle le marché. Lance les dés.
    .hint = Il n'y a rien à choisir ici : lance les dés.
    .done = L'été, et un krach. Il dure jusqu'à un double deux.
lesson-crash-buy = En été le Caoutchouc coûte 4 000 $, pendant le krach seulement le prix d'hiver, 2 400 $. Profites-en.
    .hint = Trois contrats coûtent 7 200 $, et tu as 8 000 $.
    .declined = Aussi bon marché, cela ne se reverra guère cette année.
    .few = Tu peux t'en payer trois.
    .done = À la fin du krach, les trois vaudront 4 800 $ de plus que ton prix.
lesson-crash-hold = Toujours le krach, et tu peux vendre du Caoutchouc au Caissier, qui paie 1 600 $. Décide.
    .hint = Hors d'un pit, rien ne t'oblige à vendre, et sans krach il paie 2 400 $.
    .sold = 1 600 $ pour ce qui en rapporte 2 400 $ en tout autre temps.
    .done = Bien vu. Pendant un krach, ne vends que pour payer une dette.

lesson-the-end = La fin de l'année
    .promise = Un double un ou deux en automne, et l'on compte tout.
lesson-the-end-win = C'est l'automne. Tu as 3 000 $ et un corner de Caoutchouc ; Bo a 26 000 $. Lance les dés et vois qui est le plus riche.
    .hint = Un corner compte au prix d'automne plus la prime ; les contrats isolés, au prix d'hiver seulement.
    .done = Six Caoutchouc comptent 5 400 $ chacun : tu as gagné. Joue maintenant une vraie année !
