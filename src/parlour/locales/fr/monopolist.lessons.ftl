### The Monopolist: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-round-the-ring = Autour de l'anneau
    .promise = Fais tourner l'araignée, avance, et prends ce que donne l'emblème.
lesson-round-the-ring-dollar = La tête de l'araignée dit de combien tu avances. Fais-la tourner et atteins le dollar, sept cases plus loin.
    .hint = Il n'y a qu'une chose à faire : faire tourner l'araignée.
    .done = Un dollar : un jeton du Monopoliste, et un de chaque adversaire.
lesson-round-the-ring-spider = À trois cases se trouve une araignée. Fais tourner, et vois ce qu'elle coûte.
    .hint = Impossible de l'éviter : hors des pattes, on avance toujours.
    .done = Deux jetons pour le Monopoliste. Tes jetons sont ta vie : gardes-en.

lesson-own-emblem = Ton propre emblème
    .promise = Sur l'emblème de ton métier, tu peux rejouer.
lesson-own-emblem-again = Tu es le fermier, sur une gerbe. Profite de ta rotation en plus.
    .hint = Plus de coups mènent à plus de dollars, et le tour va plus vite.
    .stopped = Tu as assez de jetons. N'arrête que si tu ne peux atteindre que des araignées.
    .done = Encore une rotation. À chaque fois, l'araignée attire ceux qui sont entre ses pattes.

lesson-between-the-legs = Entre les pattes
    .promise = Qui se trouve entre les pattes avant passe à l'anneau intérieur.
lesson-between-the-legs-drawn-in = Fais tourner, et vois où l'araignée t'emmène quand ses pattes entourent ta case.
    .hint = Il n'y a qu'une chose à faire : faire tourner l'araignée.
    .done = Te voilà sur le deuxième anneau. Plus près du centre, le tour est court et paie mieux, mais au milieu, c'est la ruine.

lesson-your-choice = Un pas que tu peux refuser
    .promise = Si ton coup finit entre les pattes, tu peux rester.
lesson-your-choice-welcome = Huit cases plus loin, tu serais attiré droit sur une gerbe. Tu es le fermier : décide.
    .hint = Ton emblème, à ton tour, donne une rotation, même si tu y es attiré.
    .declined = Ton tour serait perdu, et il n'y a rien à craindre ici.
    .done = L'araignée t'a mené à ton emblème : tu peux rejouer.
lesson-your-choice-danger = Tu as deux jetons. Les deux places devant toi sont entre les pattes, et derrière, une araignée sur le quatrième anneau. Décide.
    .hint = Une araignée coûte deux jetons. Sans jeton, tu es ruiné.
    .ruined = Tu serais attiré vers l'araignée, paierais deux et n'aurais plus rien.
    .done = Un tour perdu coûte moins que les deux derniers jetons.

lesson-a-circuit = Un tour complet
    .promise = Passer ta ligne noire rapporte, et te ramène au départ.
lesson-a-circuit-line = Sur le deuxième anneau, tu es juste avant ta ligne. Fais tourner, et passe-la.
    .hint = Il n'y a qu'une chose à faire : faire tourner l'araignée.
    .done = Le deuxième anneau rapporte 2, le quatrième 4 et tout ce que tu as payé en route. Au prochain tour, tu repars de ta base.

lesson-ruin = Ruine et prêts
    .promise = Sans jeton, on est éliminé, sauf si quelqu'un prête.
lesson-ruin-loan = Bo est ruiné et te demande un prêt. Tu mènes avec huit jetons. Laisse partir un rival.
    .hint = Un prêt ne rapporte rien, et ce que tu prêtes ne compte plus pour toi avant d'être rendu.
    .lent = Cela n'aide que Bo. Tu serais plus loin de battre le Monopoliste.
    .done = Bo quitte la partie. Ne prête que pour ne pas rester seul face à un rival plus fort.

lesson-breaking = Briser le monopole
    .promise = Possède plus que le Monopoliste, et plus que tous les autres.
lesson-breaking-win = Tu as 14 jetons, Bo 13, le Monopoliste 15. Un dollar est à sept cases. Gagne.
    .hint = Le dollar te rapporte deux jetons, dont un du Monopoliste.
    .done = 16 contre 14 et 12 : le monopole est brisé, tu as gagné. Place à une vraie partie !
