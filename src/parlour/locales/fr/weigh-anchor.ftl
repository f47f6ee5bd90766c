### Weigh Anchor : questions, boutons, événements, fins de partie et refus.

# One line for the header of the table.
goal = Sois la dernière personne à ne pas faire faillite.
    .standing = { $end ->
        [short] Sois le plus riche à la première faillite : tu possèdes { MONEY($have) }
       *[full] Sois le dernier en jeu (il en reste { $players }) : tu possèdes { MONEY($have) }
    }

## Questions

question-WA-005 = Choisis ton pion
question-WA-016 = Lance les dés : qui commence ?
question-WA-028 = { $missing ->
    [0] Acheter { $vessel } pour { MONEY($price) } ?
   *[other] { $vessel } coûte { MONEY($price) }. Trouver encore { MONEY($missing) } pour l'acheter ?
}
# $bid is 0 while nobody has bid.
question-WA-032 = { $bid ->
    [0] Enchérir sur { $vessel } ? Mise à prix : { MONEY($least) }.
   *[other] { WHO($leader) ->
        [you] { $vessel } : tu mènes avec { MONEY($bid) }.
       *[other] Enchérir sur { $vessel } ? { SEAT($leader) } mène avec { MONEY($bid) }.
    }
}
question-WA-044 = Payer { MONEY($flat) }, ou { $percent } % de tout ce que tu possèdes ?
# $piece is "deck" or "suite".
question-WA-074 = { $bid ->
    [0] Enchérir pour { NAME($piece, of: "piece") } ? Mise à prix : { MONEY($least) }.
   *[other] { WHO($leader) ->
        [you] Tu mènes avec { MONEY($bid) } pour { NAME($piece, of: "piece") }.
       *[other] Enchérir pour { NAME($piece, of: "piece") } ? { SEAT($leader) } mène avec { MONEY($bid) }.
    }
}
question-WA-090 = { COUNT($vessels) ->
    [one] Rembourser { LIST($vessels) } maintenant, sans intérêts ?
   *[other] Rembourser maintenant, sans intérêts, les hypothèques reprises ?
}
question-WA-096 = { COUNT($vessels) ->
    [one] Rembourser { LIST($vessels) } maintenant, sans intérêts ?
   *[other] Rembourser maintenant, sans intérêts, les hypothèques reprises ?
}
# Between two rolls. $moment says what the reader is asked.
question-WA-R13 = { $moment ->
    [offer] { SEAT($maker) } te fait une offre. Accepter ?
    [offers] { $count } offres attendent ta réponse
    [roll] À toi : lance les dés, ou négocie et construis d'abord
    [dock] Fais un double pour quitter la cale sèche
    [dock-fine] Faire un double pour quitter la cale sèche, ou payer { MONEY($fine) } ?
    [skip] Tu passes ce tour. Négocier ou construire d'abord ?
    [moving] { WHO($mover) ->
        [you] Tu vas avancer. Négocier ou construire d'abord ?
       *[other] { SEAT($mover) } va avancer. Négocier ou construire d'abord ?
    }
    [last] La partie va finir. Un dernier échange ?
   *[other] { WHO($mover) ->
        [you] Tu vas lancer les dés. Négocier ou construire d'abord ?
       *[other] { SEAT($mover) } va lancer les dés. Négocier ou construire d'abord ?
    }
}
question-WA-R15 = Tu remportes l'enchère : { MONEY($amount) } à payer, il te manque { MONEY($missing) }.
question-WA-R20 = Lance les dés : tu paies à { SEAT($owner) } { $times } fois le total pour { $vessel }
question-WA-R24 = Reprendre { $vessel }, sous hypothèque, pour { MONEY($interest) } d'intérêts ?
question-WA-R26 = { $piece ->
    [deck] Quel navire reçoit le pont ?
   *[suite] Quel navire reçoit la suite ?
}
question-WA-R27 = { $piece ->
    [deck] Combien de ponts veux-tu ? Tu peux en payer { $most }.
   *[suite] Combien de suites veux-tu ? Tu peux en payer { $most }.
}
# $creditor is a seat, "bank" or "several" (players).
question-WA-R31 = { $creditor ->
    [bank] Tu dois { MONEY($due) } à la banque. Il te manque { MONEY($missing) }.
    [several] Tu dois { MONEY($due) } aux autres. Il te manque { MONEY($missing) }.
   *[seat] Tu dois { MONEY($due) } à { SEAT($creditor) }. Il te manque { MONEY($missing) }.
}
question-WA-R32 = { $moment ->
    [offer] { SEAT($maker) } te fait une offre. Accepter ?
    [offers] { $count } offres attendent ta réponse
   *[other] { SEAT($debtor) } doit { MONEY($due) } et cherche de l'argent. Faire une offre ?
}
question-WAS-01a = Choisis une compagnie
question-WAS-01a-throw = Lance les dés : qui choisit en premier ?
question-WAS-03a = Pas de double. Payer { MONEY($fine) } ou utiliser ta carte Sortie ?

## Actions

action-take-token = Prendre { NAME($token, of: "token") }
    .verb = Prendre un pion …
action-choose-set = Prendre { NAME($group, of: "group") }
    .verb = Choisir une compagnie …
action-buy = Acheter
action-decline = Laisser aux enchères
action-build = { $count ->
    [one] Construire un pont sur { $vessel }
   *[other] Construire { $count } ponts, d'abord sur { $vessel }
}
    .verb = Construire …
action-build-suite = Aménager une suite sur { $vessel }
    .verb = Aménager une suite …
action-sell = { $count ->
    [one] Vendre un pont ou une suite sur { $vessel }
   *[other] Vendre { $count } ponts, d'abord sur { $vessel }
}
    .verb = Vendre des ponts ou des suites …
action-mortgage = Hypothéquer { $vessel }
    .verb = Hypothéquer …
action-lift = Rembourser l'hypothèque sur { $vessel }
    .verb = Rembourser une hypothèque …
action-pay-fine = Payer { MONEY($amount) } et quitter la cale sèche
    .verb = Payer l'amende …
action-use-card = Utiliser ta carte Sortie
    .verb = Utiliser une carte Sortie …
action-duty-flat = Payer { MONEY($amount) }
    .verb = Payer le montant fixe …
action-duty-share = Payer { $percent } % de tes biens
    .verb = Payer une part …
action-ask-hire = Demander à { SEAT($lander) } le loyer pour { $vessel }
    .verb = Demander un loyer …
action-waive = Faire cadeau à { SEAT($lander) } du loyer pour { $vessel }
    .verb = Faire cadeau d'un loyer …
action-want = { $count ->
    [0] Je n'en veux pas
   *[other] J'en veux { $count }
}
    .verb = Dire combien …
action-fit = Mettre sur { $vessel }
    .verb = Choisir un navire …
action-take-over = Reprendre { $vessel }
    .verb = Reprendre …
action-refuse-vessel = Laisser { $vessel } à la banque
    .verb = Laisser à la banque …
action-go-bankrupt = Déclarer faillite
    .confirm = Déclarer faillite ? Tu quittes la partie.

## Effects

effect-bought = { WHO($seat) ->
    [you] { $vessel } est à toi
   *[other] { SEAT($seat) } obtient { $vessel }
}
effect-lot_opened = { $vessel } est mis aux enchères
effect-left_dock = { WHO($seat) ->
    [you] tu quittes la cale sèche
   *[other] { SEAT($seat) } quitte la cale sèche
}
effect-suite_fitted = { WHO($seat) ->
    [you] { $vessel } reçoit une suite
   *[other] { SEAT($seat) } a une suite sur { $vessel }
}
effect-mortgaged = { WHO($seat) ->
    [you] { $vessel } ne rapporte plus rien
   *[other] { $vessel } ne rapporte plus rien à { SEAT($seat) }
}
effect-lifted = { WHO($seat) ->
    [you] { $vessel } rapporte de nouveau
   *[other] { $vessel } rapporte de nouveau à { SEAT($seat) }
}
effect-traded = { WHO($seat) ->
    [you] tu donnes { GOODS($give) } et reçois { GOODS($get) }
   *[other] tu reçois { GOODS($give) } et donnes { GOODS($get) }
}
effect-went_bankrupt = { WHO($creditor) ->
    [you] tu reçois tout ce que { SEAT($seat) } possède
   *[other] { SEAT($creditor) } reçoit tout
}
effect-went_bankrupt_to_bank = { WHO($seat) ->
    [you] la banque reçoit tout
   *[other] la banque reçoit tout ce que { SEAT($seat) } possède
}
effect-hire_waived = { WHO($lander) ->
    [you] tu ne paies rien
   *[other] { SEAT($lander) } ne paie rien
}
effect-set_completed = { WHO($seat) ->
    [you] tu complètes { NAME($group, of: "group") }
   *[other] { SEAT($seat) } complète { NAME($group, of: "group") }
}
effect-set_broken = { WHO($seat) ->
    [you] tu romps { NAME($group, of: "group") }
   *[other] { SEAT($seat) } n'a plus tout { NAME($group, of: "group") }
}
effect-set_counted = tu as { $have } sur { $of } : { NAME($group, of: "group") }

## Events

event-thrown_for_first = { WHO($seat) ->
    [you] Pour commencer, tu fais { LIST($numbers) }.
   *[other] Pour commencer, { SEAT($seat) } fait { LIST($numbers) }.
}
event-tied_for_first = Égalité : { SEATS($seats) }, on relance.
event-plays_first = { WHO($seat) ->
    [you] Tu commences.
   *[other] { SEAT($seat) } commence.
}
event-token_taken = { WHO($seat) ->
    [you] Tu prends { NAME($token, of: "token") }.
   *[other] { SEAT($seat) } prend { NAME($token, of: "token") }.
}
event-thrown_for_sets = { WHO($seat) ->
    [you] Pour choisir en premier, tu fais { $first } et { $second }.
   *[other] Pour choisir en premier, { SEAT($seat) } fait { $first } et { $second }.
}
event-set_chosen = { WHO($seat) ->
    [you] Tu prends { NAME($group, of: "group") }.
   *[other] { SEAT($seat) } prend { NAME($group, of: "group") }.
}
event-thrown = { WHO($seat) ->
    [you] Tu fais { $first } et { $second }.
   *[other] { SEAT($seat) } fait { $first } et { $second }.
}
event-moved = { WHO($seat) ->
    [you] Tu arrives sur « { NAME($space, of: "space") } ».
   *[other] { SEAT($seat) } arrive sur « { NAME($space, of: "space") } ».
}
# $text is what the card says; it ends with a full stop.
event-card_drawn = { WHO($seat) ->
    [you] Tu tires une carte : { NAME($text, of: "card") }
   *[other] { SEAT($seat) } tire une carte : { NAME($text, of: "card") }
}
event-card_kept = { WHO($seat) ->
    [you] Tu gardes la carte.
   *[other] { SEAT($seat) } garde la carte.
}
event-card_used = { WHO($seat) ->
    [you] Tu utilises une carte Sortie.
   *[other] { SEAT($seat) } utilise une carte Sortie.
}
event-sent_to_dock = { WHO($seat) ->
    [you] Tu vas en cale sèche.
   *[other] { SEAT($seat) } va en cale sèche.
}
event-left_dock = { WHO($seat) ->
    [you] Tu quittes la cale sèche.
   *[other] { SEAT($seat) } quitte la cale sèche.
}
event-stayed_in_dock = { WHO($seat) ->
    [you] Tu restes en cale sèche.
   *[other] { SEAT($seat) } reste en cale sèche.
}
event-rested = { WHO($seat) ->
    [you] Le jeu ne t'attend plus entre les lancers.
   *[other] Le jeu n'attend plus { SEAT($seat) } entre les lancers.
}
event-resumed = { WHO($seat) ->
    [you] Le jeu t'attend maintenant avant chaque lancer.
   *[other] Le jeu attend maintenant { SEAT($seat) } avant chaque lancer.
}
event-declined = { WHO($seat) ->
    [you] Tu laisses { $vessel } aux enchères.
   *[other] { SEAT($seat) } laisse { $vessel } aux enchères.
}
event-bought = { WHO($seat) ->
    [you] Tu achètes { $vessel } pour { MONEY($price) }.
   *[other] { SEAT($seat) } achète { $vessel } pour { MONEY($price) }.
}
event-lot_opened = { $vessel } est mis aux enchères.
event-bid_placed = { WHO($seat) ->
    [you] Tu offres { MONEY($amount) }.
   *[other] { SEAT($seat) } offre { MONEY($amount) }.
}
event-held = { WHO($seat) ->
    [you] Tu passes.
   *[other] { SEAT($seat) } passe.
}
event-unsold = Aucune enchère : { $vessel } reste à la banque.
event-hire_due = { WHO($lander) ->
    [you] Tu dois { MONEY($amount) } à { SEAT($owner) } pour { $vessel }.
   *[other] { WHO($owner) ->
        [you] { SEAT($lander) } te doit { MONEY($amount) } pour { $vessel }.
       *[other] { SEAT($lander) } doit { MONEY($amount) } à { SEAT($owner) } pour { $vessel }.
    }
}
event-no_hire = { WHO($seat) ->
    [you] { $vessel } est sous hypothèque : tu ne paies rien.
   *[other] { $vessel } est sous hypothèque : { SEAT($seat) } ne paie rien.
}
event-claim_opened = { WHO($owner) ->
    [you] Tu peux demander { MONEY($amount) } à { SEAT($lander) } pour { $vessel }.
   *[other] { WHO($lander) ->
        [you] { SEAT($owner) } peut te demander { MONEY($amount) } pour { $vessel }.
       *[other] { SEAT($owner) } peut demander { MONEY($amount) } à { SEAT($lander) } pour { $vessel }.
    }
}
event-hire_waived = { WHO($owner) ->
    [you] Tu fais cadeau à { SEAT($lander) } du loyer pour { $vessel }.
   *[other] { WHO($lander) ->
        [you] { SEAT($owner) } te fait cadeau du loyer pour { $vessel }.
       *[other] { SEAT($owner) } fait cadeau à { SEAT($lander) } du loyer pour { $vessel }.
    }
}
event-claim_lapsed = { WHO($lander) ->
    [you] Trop tard pour demander : tu ne dois rien à { SEAT($owner) } pour { $vessel }.
   *[other] { WHO($owner) ->
        [you] Trop tard pour demander : { SEAT($lander) } ne te doit rien pour { $vessel }.
       *[other] Trop tard pour demander : { SEAT($lander) } ne doit rien à { SEAT($owner) } pour { $vessel }.
    }
}
event-duty_chosen = { WHO($seat) ->
    [you] Tu choisis de payer { MONEY($amount) }.
   *[other] { SEAT($seat) } choisit de payer { MONEY($amount) }.
}
event-share_chosen = { WHO($seat) ->
    [you] Tu choisis de payer { $percent } % de tes { MONEY($worth) }.
   *[other] { SEAT($seat) } choisit de payer { $percent } % de { MONEY($worth) }.
}
event-built = { WHO($seat) ->
    [you] Tu construis sur { $vessel }, qui a maintenant { $level ->
        [one] { $level } pont
       *[other] { $level } ponts
    }.
   *[other] { SEAT($seat) } construit sur { $vessel }, qui a maintenant { $level ->
        [one] { $level } pont
       *[other] { $level } ponts
    }.
}
event-suite_fitted = { WHO($seat) ->
    [you] Tu aménages une suite sur { $vessel }.
   *[other] { SEAT($seat) } aménage une suite sur { $vessel }.
}
event-broken_down = { WHO($seat) ->
    [you] Tu revends sur { $vessel }, qui { $level ->
        [0] n'a plus de pont
        [one] a maintenant { $level } pont
       *[other] a maintenant { $level } ponts
    }.
   *[other] { SEAT($seat) } revend sur { $vessel }, qui { $level ->
        [0] n'a plus de pont
        [one] a maintenant { $level } pont
       *[other] a maintenant { $level } ponts
    }.
}
event-mortgaged = { WHO($seat) ->
    [you] Tu hypothèques { $vessel }.
   *[other] { SEAT($seat) } hypothèque { $vessel }.
}
event-lifted = { WHO($seat) ->
    [you] Tu rembourses l'hypothèque sur { $vessel }.
   *[other] { SEAT($seat) } rembourse l'hypothèque sur { $vessel }.
}
event-traded = { WHO($seat) ->
    [you] Marché conclu : tu donnes à { SEAT($to) } { GOODS($give) } contre { GOODS($get) }.
   *[other] { WHO($to) ->
        [you] Marché conclu : { SEAT($seat) } te donne { GOODS($give) } contre { GOODS($get) }.
       *[other] Marché conclu : { SEAT($seat) } donne à { SEAT($to) } { GOODS($give) } contre { GOODS($get) }.
    }
}
event-pieces_scarce = { WHO($seat) ->
    [you] Tu veux construire, mais il n'en reste pas assez pour tout le monde.
   *[other] { SEAT($seat) } veut construire, mais il n'en reste pas assez pour tout le monde.
}
event-pieces_wanted = { WHO($seat) ->
    [you] Tu en veux { $count }.
   *[other] { SEAT($seat) } en veut { $count }.
}
event-piece_offered = { $left ->
    [one] La dernière pièce est mise aux enchères.
   *[other] Une des { $left } dernières pièces est mise aux enchères.
}
event-piece_sold = { WHO($seat) ->
    [you] Tu l'obtiens pour { MONEY($amount) }.
   *[other] { SEAT($seat) } l'obtient pour { MONEY($amount) }.
}
event-in_debt = { WHO($seat) ->
    [you] Tu dois trouver { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($seat) } doit trouver { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
}
event-went_bankrupt = { WHO($seat) ->
    [you] Tu fais faillite, et { SEAT($creditor) } reçoit tout.
   *[other] { WHO($creditor) ->
        [you] { SEAT($seat) } fait faillite, et tu reçois tout.
       *[other] { SEAT($seat) } fait faillite, et { SEAT($creditor) } reçoit tout.
    }
}
event-went_bankrupt_to_bank = { WHO($seat) ->
    [you] Tu fais faillite, et la banque reçoit tout.
   *[other] { SEAT($seat) } fait faillite, et la banque reçoit tout.
}
event-resigned = { WHO($seat) ->
    [you] Tu abandonnes, et la banque reçoit tout.
   *[other] { SEAT($seat) } abandonne, et la banque reçoit tout.
}
event-deed_passed = { WHO($seat) ->
    [you] { $vessel } est maintenant à toi.
   *[other] { $vessel } est maintenant à { SEAT($seat) }.
}
event-deed_returned = { $vessel } retourne à la banque.
event-retired = { WHO($seat) ->
    [you] Tu quittes la partie.
   *[other] { SEAT($seat) } quitte la partie.
}
event-valued = { WHO($seat) ->
    [you] Tu possèdes { MONEY($value) } en tout.
   *[other] { SEAT($seat) } possède { MONEY($value) } en tout.
}
event-turns_ran_out = La partie finit après { $turns } tours.
event-game_won = { WHO($seats) ->
    [you] { COUNT($seats) ->
        [one] Tu gagnes !
       *[other] { SEATS($seats) }, vous gagnez !
    }
   *[other] { COUNT($seats) ->
        [one] { SEATS($seats) } gagne !
       *[other] { SEATS($seats) } gagnent !
    }
}

## Endings

ending-last-left = { WHO($winners) ->
    [you] Tous les autres ont fait faillite : tu gagnes.
   *[other] Tous les autres ont fait faillite : { SEATS($winners) } gagne.
}
ending-first-bankruptcy = { COUNT($winners) ->
    [one] La première faillite met fin à la partie. La plus grande fortune : { SEATS($winners) }.
   *[other] La première faillite met fin à la partie. À égalité : { SEATS($winners) }.
}
ending-turn-limit = { COUNT($winners) ->
    [one] Le dernier tour est joué. La plus grande fortune : { SEATS($winners) }.
   *[other] Le dernier tour est joué. À égalité : { SEATS($winners) }.
}

## Refusals

refusal-turn-not_yours = Patience : { COUNT($waiting) ->
    [one] { SEATS($waiting) } doit d'abord répondre.
   *[other] { SEATS($waiting) } doivent d'abord répondre.
}
refusal-start-token = Choisis un pion que personne n'a.
refusal-start-throw = Lance les dés pour savoir qui commence.
refusal-start-throw_for_sets = Lance les dés pour savoir qui choisit en premier.
refusal-start-choose_set = Choisis une des compagnies qui restent.
refusal-window-not_your_throw = Ce n'est pas à toi de lancer ; tu peux quand même négocier, construire ou passer.
refusal-window-throw_instead = Lance les dés quand tu as fini.
refusal-window-other_business = Pas entre deux lancers ; négocie, construis, hypothèque ou passe.
refusal-window-pass_stands = Le jeu continue déjà sans t'attendre.
refusal-window-no_pass_stands = Le jeu t'attend déjà avant chaque lancer.
refusal-window-own_turn_only = À cette table, on ne négocie et ne construit qu'à son tour.
refusal-dock-not_in = Tu ne peux pas quitter la cale sèche : tu n'y es pas, ou ce n'est pas ton tour.
refusal-dock-third_turn = Au troisième tour en cale sèche, on ne paie pas d'avance : lance les dés ou utilise une carte.
refusal-dock-fine = Quitter la cale sèche coûte { MONEY($fine) }, et tu as { MONEY($cash) }.
refusal-dock-no_card = Tu n'as pas cette carte.
refusal-dock-card_or_fine = Pas de double : utilise une carte Sortie ou paie { MONEY($fine) }.
refusal-buy-choose = Achète { $lot } pour { MONEY($price) }, trouve d'abord de l'argent, ou laisse aux enchères.
refusal-buy-cash = { $lot } coûte { MONEY($price) } et tu as { MONEY($cash) } ; hypothèque ou vends d'abord quelque chose.
refusal-bid-choose = { $lot } est aux enchères : offre au moins { MONEY($least) }, ou passe.
refusal-bid-too_low = Offre au moins { MONEY($least) }, ou passe.
refusal-bid-cash = Tu peux offrir { MONEY($most) } au plus ; hypothèque ou vends d'abord quelque chose, ou passe.
refusal-duty-choose = Choisis : { MONEY($flat) }, ou { $percent } % de tout ce que tu possèdes.
refusal-throw-for_charge = Lance les dés pour savoir ce que tu paies.
refusal-build-not_a_liner = Seuls les paquebots ont des ponts et des suites, pas les pétroliers ni les remorqueurs.
refusal-build-group = Il te faut tous les navires de la compagnie { NAME($group, of: "group") } ; il te manque { LIST($lacking) }.
refusal-build-too_early = { $when ->
    [salary] Tu pourras construire après ton premier salaire.
   *[move] Tu pourras construire après ton premier déplacement.
}
refusal-build-mortgaged = Un navire de la compagnie { NAME($group, of: "group") } est sous hypothèque ; rembourse-la avant de construire.
refusal-build-full = { $vessel } a tous ses ponts ; une suite peut suivre.
refusal-build-short_full = { $vessel } a tous ses ponts ; une suite peut suivre.
refusal-build-count = Construis de 1 à { $room } ponts : la compagnie { NAME($group, of: "group") } n'a pas plus de place.
refusal-build-uneven = Construis de façon égale : commence par { $lowest }, ou achète { $rise } ponts à la fois.
refusal-build-none_left = La banque n'a plus de ponts ; attends que quelqu'un en vende.
refusal-build-cash = Cela coûte { MONEY($total) } et tu as { MONEY($cash) } ; construis moins, ou trouve d'abord de l'argent.
refusal-build-not_ready = Pour une suite, il faut { $decks } ponts sur chaque navire de la compagnie { NAME($group, of: "group") }.
refusal-suite-none_left = La banque n'a plus de suites ; attends que quelqu'un en vende une.
refusal-suite-one = { $vessel } a déjà sa suite.
refusal-sell-not_yours = Tu ne peux vendre que sur tes propres navires.
refusal-sell-nothing = Il n'y a rien à vendre sur { $vessel }.
refusal-sell-count = Vends de 1 à { $levels } : il n'y a rien de plus sur la compagnie { NAME($group, of: "group") }.
refusal-sell-uneven = Vends de façon égale : commence par { $highest }, ou vends-en { $fall } à la fois.
refusal-sell-no_decks = La banque n'a que { $stock } ponts pour remplacer une suite ; vends-en davantage à la fois.
refusal-mortgage-not_yours = { $vessel } n'est pas à toi.
refusal-mortgage-twice = { $vessel } est déjà sous hypothèque ; la rembourser coûte { MONEY($lift) }.
refusal-mortgage-improved = Vends tout ce qui est construit sur la compagnie { NAME($group, of: "group") } avant d'hypothéquer { $vessel }.
refusal-lift-not_yours = { $vessel } n'est pas à toi.
refusal-lift-not_mortgaged = { $vessel } n'est pas sous hypothèque.
refusal-lift-cash = Rembourser { $vessel } coûte { MONEY($lift) } et tu as { MONEY($cash) }.
refusal-offer-no_partner = Fais ton offre à quelqu'un qui est encore dans la partie.
refusal-offer-not_yours = Tu ne peux offrir que ce qui est à toi : { GOODS($goods) }.
refusal-offer-not_theirs = { SEAT($partner) } n'a pas cela ; tu peux demander : { GOODS($theirs) }.
refusal-offer-improved = Il faut d'abord vendre tous les ponts et toutes les suites de la compagnie.
refusal-offer-loan = On ne prête ni ne donne d'argent : un navire ou une carte doit changer de main.
refusal-offer-cash = Tu peux offrir { MONEY($cash) } au plus.
refusal-offer-their_cash = { SEAT($partner) } n'a que { MONEY($their_cash) }.
refusal-offer-both_cash = Mets de l'argent d'un seul côté.
refusal-offer-cash_only = À cette table, on ne vend que contre de l'argent.
refusal-offer-none = Cette offre n'est plus valable.
refusal-offer-not_made = Tu n'as pas fait d'offre de ce genre.
refusal-trade-changed = { $change ->
    [hands] L'offre ne tient plus : quelque chose a changé de main.
    [money] L'offre ne tient plus : l'argent n'y est plus.
    [built] L'offre ne tient plus : on a construit sur une de ses compagnies.
   *[left] L'offre ne tient plus : l'un de vous a quitté la partie.
}
refusal-trade-interest = Les intérêts d'un navire sous hypothèque ne pourraient pas être payés ; propose autre chose, ou refuse.
refusal-takeover-choose = Rembourse un navire que tu viens de reprendre, ou passe.
refusal-takeover-cash = Rembourser { $vessel } coûte { MONEY($loan) } et tu as { MONEY($cash) } ; tu peux passer.
refusal-takeover-or_refuse = Reprends { $lot } et paie les intérêts, ou laisse-le à la banque.
refusal-hire-no_claim = Tu n'as pas de loyer à demander ici.
refusal-hire-automatic = À cette table, le loyer se paie tout seul.
refusal-debt-settle = Tu dois { MONEY($debt) } et tu as { MONEY($cash) } : hypothèque, vends ou négocie d'abord.
refusal-debt-not_yours = { SEAT($debtor) } doit d'abord trouver { MONEY($debt) } ; négocie avec { SEAT($debtor) }, ou passe.
refusal-debt-covered = Tu peux encore trouver { MONEY($debt) } : hypothèque ou vends quelque chose.
refusal-debt-offer_to_debtor = Pour l'instant, seul un échange avec { SEAT($debtor) } est possible, pour trouver { MONEY($debt) }.
refusal-shortage-want = Dis combien tu en veux, de 0 à { $most }.
refusal-shortage-fit = Choisis un navire qui a de la place.
refusal-bid-raise = Tu as remporté l'enchère et dois trouver { MONEY($debt) } : hypothèque ou vends quelque chose.
refusal-shortage-bid = { $piece ->
    [deck] Un pont est aux enchères : offre au moins { MONEY($least) }, ou passe.
   *[suite] Une suite est aux enchères : offre au moins { MONEY($least) }, ou passe.
}

## Names

piece-deck = un pont
piece-suite = une suite
token-anchor = l'ancre
token-ship-s-wheel = la barre
token-lifebelt = la bouée
token-bell = la cloche
token-sextant = le sextant
token-lantern = la lanterne
token-capstan = le cabestan
token-telescope = la longue-vue
# The shipping lines keep their names; $group follows "ship of" and "take".
group-swedish-american-line = Swedish American Line
group-canadian-pacific = Canadian Pacific
group-holland-america-line = Holland America Line
group-italian-line = Italian Line
group-french-line-cgt = French Line (CGT)
group-white-star-line = White Star Line
group-united-states-lines = United States Lines
group-cunard-line = Cunard Line
group-tankers = les pétroliers
group-tugs = les remorqueurs
# The spaces of the board that are no ships.
space-weigh-anchor = Levez l'ancre
    .short = LEVEZ L'ANCRE
space-community-chest-1 = Caisse de communauté
    .short = Caisse de communauté
space-community-chest-2 = Caisse de communauté
    .short = Caisse de communauté
space-community-chest-3 = Caisse de communauté
    .short = Caisse de communauté
space-chance-1 = Chance
    .short = Chance
space-chance-2 = Chance
    .short = Chance
space-chance-3 = Chance
    .short = Chance
space-harbour-duties = Droits de port
    .short = Droits de port
space-light-dues = Droits de phare
    .short = Droits de phare
space-graving-dock-just-visiting = Cale sèche (simple visite)
    .short = Cale sèche / Simple visite
space-free-mooring = Mouillage libre
    .short = Mouillage libre
space-go-to-graving-dock = Allez en cale sèche
    .short = En cale sèche
# In a trade.
goods-card-ch-08 = carte Sortie (Chance)
goods-card-cc-04 = carte Sortie (Caisse de communauté)
# What a payment is for, in brackets after it.
purpose-a-vessel = un navire
purpose-an-auction = enchère
purpose-hire = loyer
purpose-salary = salaire
purpose-a-card = carte
purpose-repairs = réparations
purpose-harbour-duties = droits de port
purpose-light-dues = droits de phare
purpose-free-mooring = mouillage libre
purpose-the-fine-of-the-dock = amende de la cale sèche
purpose-decks = ponts
purpose-a-suite = une suite
purpose-a-scarce-piece = construction
purpose-pieces-sold-back = ponts revendus
purpose-the-loan-on-a-mortgage = hypothèque
purpose-a-mortgage-lifted = hypothèque remboursée
purpose-interest-on-a-mortgage-taken-over = intérêts d'hypothèque
purpose-interest-on-mortgages-taken-over = intérêts d'hypothèques
purpose-a-private-sale = échange
purpose-a-bankrupt-s-cash = argent d'une faillite
purpose-a-share-of-a-bankrupt-s-cash = part de l'argent d'une faillite
# What the cards say. The id is made from the edition's text.
card-fair-wind-for-the-start-line-advance-to-weigh-anchor-and-draw-your-salary = Bon vent ! Avance jusqu'à Levez l'ancre et touche ton salaire.
card-charter-party-waiting-in-le-havre-advance-to-normandie-salary-if-you-pass-weigh-anchor = Des passagers attendent au Havre. Avance jusqu'à Normandie ; touche ton salaire si tu passes par Levez l'ancre.
card-mails-for-rotterdam-advance-to-statendam-salary-if-you-pass-weigh-anchor = Du courrier pour Rotterdam. Avance jusqu'à Statendam ; touche ton salaire si tu passes par Levez l'ancre.
card-engine-trouble-signal-for-a-tow-advance-to-the-next-tug-if-it-has-no-owner-you-may-buy-it-if-it-has-throw-the-dice-and-pay-ten-times-the-throw = Panne de machine : appelle un remorqueur. Avance jusqu'au prochain remorqueur. S'il est libre, tu peux l'acheter ; sinon, lance les dés et paie dix fois le total.
card-bunkers-low-advance-to-the-next-tanker-if-it-has-no-owner-you-may-buy-it-if-it-has-pay-double-hire = Les soutes sont presque vides. Avance jusqu'au prochain pétrolier. S'il est libre, tu peux l'acheter ; sinon, paie le double du loyer.
card-oil-wanted-at-any-price-advance-to-the-next-tanker-if-it-has-no-owner-you-may-buy-it-if-it-has-pay-double-hire = Du pétrole à tout prix ! Avance jusqu'au prochain pétrolier. S'il est libre, tu peux l'acheter ; sinon, paie le double du loyer.
card-shipping-shares-pay-a-dividend-receive-50 = Tes actions maritimes rapportent. Tu reçois 50 $.
card-get-out-of-graving-dock-free-keep-until-used-or-sold = Sors gratuitement de la cale sèche. Garde cette carte jusqu'à ce que tu l'utilises ou la vendes.
card-foul-tide-drift-back-three-spaces = Courant contraire. Recule de trois cases.
card-hull-plates-sprung-go-to-the-graving-dock-straight-there-and-without-salary = La coque prend l'eau. Va directement en cale sèche, sans salaire.
card-fleet-survey-refit-everything-you-have-built-25-for-each-deck-100-for-each-suite = Révision de ta flotte : paie 25 $ par pont et 100 $ par suite.
card-seamen-s-mission-collection-pay-15 = Collecte pour le foyer des marins. Paie 15 $.
card-first-oil-out-of-the-tyne-advance-to-gluckauf-salary-if-you-pass-weigh-anchor = Premier pétrole sorti de la Tyne. Avance jusqu'à Glückauf ; touche ton salaire si tu passes par Levez l'ancre.
card-invited-to-the-captain-s-table-advance-to-queen-mary = Tu es à la table du commandant. Avance jusqu'à Queen Mary.
card-you-are-voted-commodore-of-the-conference-lines-and-stand-treat-pay-each-player-50 = Tu es élu commodore et tu paies la tournée. Paie 50 $ à chacun.
card-a-hull-insurance-policy-falls-due-to-you-receive-150 = Ton assurance sur corps paie. Tu reçois 150 $.
card-blue-peter-hoisted-advance-to-weigh-anchor-and-draw-your-salary = Tout le monde à bord ! Avance jusqu'à Levez l'ancre et touche ton salaire.
card-the-purser-finds-an-error-in-your-favour-receive-200 = Le commissaire de bord trouve une erreur en ta faveur. Tu reçois 200 $.
card-ship-s-surgeon-sends-his-account-pay-50 = Le médecin de bord envoie sa note. Paie 50 $.
card-rudder-condemned-by-the-surveyor-go-to-the-graving-dock-straight-there-and-without-salary = Ton gouvernail est refusé au contrôle. Va directement en cale sèche, sans salaire.
card-gala-night-in-the-grand-saloon-is-yours-to-host-every-player-pays-you-50-for-a-seat = Tu organises la soirée de gala. Chacun te paie sa place 50 $.
card-crew-savings-fund-pays-out-receive-100 = La caisse d'épargne de l'équipage paie. Tu reçois 100 $.
card-customs-return-an-overpayment-receive-20 = La douane te rembourse un trop-perçu. Tu reçois 20 $.
card-marine-policy-matures-receive-100 = Ton assurance maritime arrive à terme. Tu reçois 100 $.
card-port-hospital-bill-pay-100 = Facture de l'hôpital du port. Paie 100 $.
card-navigation-school-levy-pay-150 = Frais de l'école de navigation. Paie 150 $.
card-fee-for-piloting-a-stranger-into-port-receive-25 = Tu pilotes un inconnu jusqu'au port. Tu reçois 25 $.
card-new-safety-rules-for-passenger-ships-pay-40-for-each-deck-115-for-each-suite = Nouvelles règles de sécurité à bord. Paie 40 $ par pont et 115 $ par suite.
card-runner-up-in-the-fancy-dress-parade-on-the-promenade-deck-receive-10 = Deuxième prix du bal costumé. Tu reçois 10 $.
card-a-great-aunt-leaves-you-her-cabin-trunk-receive-100 = Une grand-tante te lègue sa malle. Tu reçois 100 $.
card-shares-in-a-coaling-station-sold-receive-45 = Tu vends tes parts dans un dépôt de charbon. Tu reçois 45 $.

## The page

## The board on the page

board-label = Weigh Anchor : quarante cases autour d’une carte de l’Atlantique
deeds-rent = Loyer
deeds-rent-note = loyer { MONEY($sum) }
deeds-price = Prix
deeds-price-note = prix { MONEY($sum) }
deeds-mine = Mes titres
deeds-worth = vaut { MONEY($sum) }
deeds-held = en cale sèche
board-suite = une suite
board-decks =
    { $count ->
        [one] { $count } pont
       *[other] { $count } ponts
    }
board-tankers =
    { $count ->
        [one] { $count } pétrolier
       *[other] { $count } pétroliers
    }
board-tugs =
    { $count ->
        [one] { $count } remorqueur
       *[other] { $count } remorqueurs
    }
board-kind-tanker = Pétroliers
board-kind-tug = Remorqueurs
board-print-pay = Paie { MONEY($sum) }
board-print-duties = { MONEY($sum) } / { $percent } %
board-print-salary = Salaire { MONEY($sum) }
board-times-throw = { $times } × les dés
board-deck-cost = un pont { MONEY($sum) }
board-in-bank = Banque : { $decks } ponts, { $suites } suites

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-plays_first = { WHO($seat) ->
    [you] commences
   *[other] commence
}
turn-token_taken = { WHO($seat) ->
    [you] prends
   *[other] prend
} { NAME($token, of: "token") }
turn-set_chosen = { WHO($seat) ->
    [you] prends
   *[other] prend
} { NAME($group, of: "group") }
turn-moved = { WHO($seat) ->
    [you] arrives
   *[other] arrive
} sur « { NAME($space, of: "space") } »
turn-card_drawn = { WHO($seat) ->
    [you] tires
   *[other] tire
} une carte
turn-sent_to_dock = { WHO($seat) ->
    [you] vas
   *[other] va
} en cale sèche
turn-left_dock = { WHO($seat) ->
    [you] quittes
   *[other] quitte
} la cale sèche
turn-stayed_in_dock = { WHO($seat) ->
    [you] restes
   *[other] reste
} en cale sèche
turn-declined = { WHO($seat) ->
    [you] laisses
   *[other] laisse
} { $vessel } aux enchères
turn-bought = { WHO($seat) ->
    [you] achètes
   *[other] achète
} { $vessel } pour { MONEY($price) }
turn-built = { WHO($seat) ->
    [you] construis
   *[other] construit
} sur { $vessel }
    .many = { WHO($seat) ->
        [you] construis
       *[other] construit
    } sur { LIST($vessel) }
turn-suite_fitted = { WHO($seat) ->
    [you] aménages
   *[other] aménage
} une suite sur { $vessel }
    .many = { WHO($seat) ->
        [you] aménages
       *[other] aménage
    } des suites sur { LIST($vessel) }
turn-broken_down = { WHO($seat) ->
    [you] revends
   *[other] revend
} sur { $vessel }
    .many = { WHO($seat) ->
        [you] revends
       *[other] revend
    } sur { LIST($vessel) }
turn-mortgaged = { WHO($seat) ->
    [you] hypothèques
   *[other] hypothèque
} { $vessel }
    .many = { WHO($seat) ->
        [you] hypothèques
       *[other] hypothèque
    } { LIST($vessel) }
turn-lifted = { WHO($seat) ->
    [you] rembourses
   *[other] rembourse
} l'hypothèque sur { $vessel }
    .many = { WHO($seat) ->
        [you] rembourses
       *[other] rembourse
    } les hypothèques sur { LIST($vessel) }
turn-traded = { WHO($to) ->
    [you] te donne { GOODS($give) } contre { GOODS($get) }
   *[other] { WHO($seat) ->
        [you] donnes
       *[other] donne
    } à { SEAT($to) } { GOODS($give) } contre { GOODS($get) }
}
    .to = { WHO($seat) ->
        [you] te donne { GOODS($get) } contre { GOODS($give) }
       *[other] { WHO($to) ->
            [you] donnes
           *[other] donne
        } à { SEAT($seat) } { GOODS($get) } contre { GOODS($give) }
    }
turn-piece_sold = { WHO($seat) ->
    [you] remportes
   *[other] remporte
} l'enchère à { MONEY($amount) }
turn-went_bankrupt = { WHO($seat) ->
    [you] fais
   *[other] fait
} faillite
turn-went_bankrupt_to_bank = { WHO($seat) ->
    [you] fais
   *[other] fait
} faillite
turn-resigned = { WHO($seat) ->
    [you] abandonnes
   *[other] abandonne
}
turn-game_won = { event-game_won }

## Évaluation finale : ce qui compte, et comment

value-cash = Argent
value-vessels = { $group }
    .note = { $count ->
        [one] 1 navire à son prix
       *[other] { $count } navires à leur prix
    }
value-mortgaged = { $group }
    .note = { $count ->
        [one] 1 navire hypothéqué à moitié prix
       *[other] { $count } navires hypothéqués à moitié prix
    }
value-pieces = { $group }
    .note = { $suites ->
        [0] ponts au prix coûtant : { $decks }
       *[other] au prix coûtant : { $decks } ponts, { $suites } suites
    }

## Ce qu’un bot pèse

term-completes = complète { NAME($group, of: "group") } ; avec { $count } ponts, un arrêt rapporte jusqu’à { MONEY($amount) }
term-nears = de { NAME($group, of: "group") }, il ne manque plus que { $deed }
