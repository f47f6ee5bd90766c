### Le jeu en bref, sur un écran : le but, un tour, trois choses à savoir, la fin. Les chiffres sont ceux de l’édition.

in-short-goal = Sois la dernière personne en jeu.
    .about = Tes navires rapportent un loyer dès que quelqu’un s’y arrête. Qui doit plus qu’il ne peut payer fait faillite.
in-short-turn-1 = Lance les dés et navigue
    .about = Arriver sur « Levez l’ancre » ou y passer rapporte { MONEY($amounts-salary) }. Un double fait rejouer.
in-short-turn-2 = À personne ? Achat ou enchères
    .about = Si tu n’achètes pas, tout le monde peut enchérir, toi aussi.
in-short-turn-3 = À quelqu’un ? Paie le loyer
    .about = Sans pont, il double si tout le groupe est à la même personne.
in-short-know-1 = Il faut tout le groupe pour les ponts.
    .about = Bâtis régulièrement. Après quatre ponts par navire viennent les suites.
in-short-know-2 = À court d’argent ? Hypothèque.
    .about = La banque prête sur un navire. Il ne rapporte rien avant remboursement, avec { $amounts-mortgage_interest_percent } % d’intérêts.
in-short-know-3 = La cale sèche te retient.
    .about = Tu en sors par un double, une carte de sortie ou { MONEY($amounts-dock_fine) }.
in-short-end = Qui fait faillite quitte le jeu.
    .about = Qui ne peut pas payer quelqu’un lui cède tout. Le dernier en jeu gagne.
