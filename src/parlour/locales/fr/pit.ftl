### Pit : questions, boutons, événements, fins, refus et noms.

goal = Réunis les neuf cartes d'une même sorte. Le premier au score final gagne.
    .standing = Premier à { $goal } points : tu en as { $have }

# Des cartes d'une sorte. Il y a un Taureau et un Ours.
counted-goods = { $name ->
    [Bull] le Taureau
    [Bear] l'Ours
   *[other] { $count } { NAME($name, of: "commodity") }
}

## Questions

question-PIT-10 = Choisis { $number } marchandises pour cette partie.
question-PIT-14 = Tout le monde est prêt. Ouvre le marché !
question-PIT-17 = Choisis des cartes à échanger, ou passe.
question-PIT-20 = Échange maintenant !
question-PIT-21 = Tu as un monopole à { $points } points : { NAME($commodity, of: "commodity") }. Sonner ?
question-PIT-R01 = Qui donne en premier ?
question-PIT-R10 = On n'échange plus dans cette manche. Continue.
question-PIT-R16 = { COUNT($seats) ->
    [one] { SEATS($seats) } a sonné. As-tu aussi un monopole ?
   *[other] { SEATS($seats) } ont sonné. As-tu aussi un monopole ?
}
question-PIT-R22 = Tout est prêt ?

## Boutons

action-pass = Passer
action-offer = { $floor ->
    [1] Offrir { CARDS($cards) }
   *[other] Offrir { CARDS($cards) }, au moins { $floor }
}
    .verb = Offrir des cartes …
action-hold = Continuer sans sonner
action-ready = C'est prêt
action-open = Ouvrir le marché
action-call-number = Crier { $number }
    .verb = Crier un nombre …
action-call = Offrir { CARDS($cards) }
    .verb = Offrir des cartes …
action-match = Échanger { CARDS($cards) } avec { SEAT($player) }
    .verb = Échanger avec quelqu'un …
action-lower = Échanger seulement { CARDS($cards) } avec { SEAT($player) }
    .verb = Échanger moins de cartes …
action-accept = Échanger { CARDS($cards) } avec { SEAT($player) }
    .verb = Accepter un échange …
action-withdraw = Retirer tes offres
action-take-back = Retirer ton offre à { SEAT($player) }
    .verb = Retirer une offre …
action-vote-void = { $answer ->
    [yes] Annuler cette manche
   *[no] Continuer à jouer
}
    .verb = Annuler cette manche …
action-corner = Sonner : { NAME($words, of: "word") }, { NAME($commodity, of: "commodity") }
    .verb = Sonner …
action-name-dealer = Voter pour { SEAT($player) }
    .verb = Voter pour le donneur …
action-leave-suits-to-lot = Tirer au sort
action-name-suits = Jouer avec ces marchandises
    .verb = Choisir les marchandises …

## Ce que fait une réponse : la deuxième ligne de son bouton

effect-corner_scored = { WHO($seat) ->
    [you] tu marques { $points } points
   *[other] { SEAT($seat) } marque { $points } points
}
effect-game_won = { WHO($seat) ->
    [you] tu gagnes
   *[other] { SEAT($seat) } gagne
}
effect-keeps = il te reste { $count } { NAME($commodity, of: "commodity") } sur { $of }
effect-called_too = { COUNT($seats) ->
    [one] { SEATS($seats) } crie { $number }
   *[other] { SEATS($seats) } crient { $number }
}
effect-nobody_calls = personne ne crie encore { $number }
effect-swaps_now = échange aussitôt { $number } avec { SEAT($seat) }
effect-invites = propose à { SEAT($seat) } de n'échanger que { $number }
effect-bell_scores = sonne la cloche : tu marques { $points }
effect-bell_fails = pas encore un monopole : tu as { $count } { NAME($commodity, of: "commodity") } sur { $of }

## Événements

event-dealer_named = { WHO($seat) ->
    [you] { WHO($player) ->
        [you] Tu votes pour toi-même comme donneur.
       *[other] Tu votes pour { SEAT($player) } comme donneur.
    }
   *[other] { SEAT($seat) } vote pour { SEAT($player) } comme donneur.
}
event-dealer_chosen = { WHO($seat) ->
    [you] Tu donnes en premier.
   *[other] { SEAT($seat) } donne en premier.
}
event-suits_chosen = Marchandises en jeu : { LIST($suits, of: "commodity") }.
event-hand_dealt = { WHO($dealer) ->
    [you] Tu donnes les cartes de la manche { $number }.
   *[other] { SEAT($dealer) } donne les cartes de la manche { $number }.
}
event-tenth_cards_dealt = Une carte de plus pour { SEATS($seats) }.
event-hand_taken = { WHO($seat) ->
    [you] Tu prends en main { CARDS($cards) }.
   *[other] { SEAT($seat) } prend en main { CARDS($cards) }.
}
event-misdealt = { WHO($dealer) ->
    [you] Quelqu'un a reçu un monopole : tu redonnes les cartes.
   *[other] Quelqu'un a reçu un monopole : { SEAT($dealer) } redonne les cartes.
}
event-offered = { WHO($seat) ->
    [you] { $floor ->
        [1] Tu offres { CARDS($cards) }.
       *[other] Tu offres { CARDS($cards) }, au moins { $floor }.
    }
   *[other] { $floor ->
        [1] { SEAT($seat) } offre { CARDS($cards) }.
       *[other] { SEAT($seat) } offre { CARDS($cards) }, au moins { $floor }.
    }
}
event-called = { WHO($seat) ->
    [you] Tu cries { $number }.
   *[other] { SEAT($seat) } crie { $number }.
}
event-shown = { WHO($seat) ->
    [you] { $number ->
        [one] Tu montres { $number } doigt.
       *[other] Tu montres { $number } doigts.
    }
   *[other] { $number ->
        [one] { SEAT($seat) } montre { $number } doigt.
       *[other] { SEAT($seat) } montre { $number } doigts.
    }
}
event-passed = { WHO($seat) ->
    [you] Tu passes.
   *[other] { SEAT($seat) } passe.
}
event-swapped = { WHO($one) ->
    [you] Tu échanges { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } avec { SEAT($other) }.
   *[other] { SEAT($one) } échange { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } avec { WHO($other) ->
        [you] toi
       *[other] { SEAT($other) }
    }.
}
event-traded = { WHO($seat) ->
    [you] Tu donnes { CARDS($gave) } à { SEAT($other) } et reçois { CARDS($got) }.
   *[other] { WHO($other) ->
        [you] { SEAT($seat) } te donne { CARDS($gave) } et reçoit { CARDS($got) }.
       *[other] { SEAT($seat) } donne { CARDS($gave) } à { SEAT($other) } et reçoit { CARDS($got) }.
    }
}
event-corner_called = { WHO($seat) ->
    [you] Tu sonnes : { NAME($words, of: "word") }, { NAME($commodity, of: "commodity") } !
   *[other] { SEAT($seat) } sonne : { NAME($words, of: "word") }, { NAME($commodity, of: "commodity") } !
}
event-corner_refused = { WHO($seat) ->
    [you] Tu sonnes pour un { NAME($words, of: "word") } ({ NAME($commodity, of: "commodity") }), mais il ne compte pas.
   *[other] { SEAT($seat) } sonne pour un { NAME($words, of: "word") } ({ NAME($commodity, of: "commodity") }), mais il ne compte pas.
}
event-fined = { WHO($seat) ->
    [you] Tu perds { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour cette fausse alerte.
   *[other] { SEAT($seat) } perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour cette fausse alerte.
}
event-tie_broken = { WHO($seat) ->
    [you] Plusieurs joueurs ont un monopole : c'est le tien qui compte.
   *[other] Plusieurs joueurs ont un monopole : celui qui compte est à { SEAT($seat) }.
}
event-corner_scored = { WHO($seat) ->
    [you] Tu marques { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour un { NAME($words, of: "word") } ({ NAME($commodity, of: "commodity") }).
   *[other] { SEAT($seat) } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour un { NAME($words, of: "word") } ({ NAME($commodity, of: "commodity") }).
}
event-penalised = { WHO($seat) ->
    [you] Tu as { CARDS($cards) } et perds { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { SEAT($seat) } a { CARDS($cards) } et perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
event-hand_voided = La manche { $number } est annulée.
event-game_won = { WHO($seat) ->
    [you] Tu as { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et tu gagnes !
   *[other] { SEAT($seat) } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et gagne !
}
event-voids_ran_out = { $hands ->
    [one] La manche est annulée, et la partie finit sans gagnant.
   *[other] { $hands } manches de suite sont annulées, et la partie finit sans gagnant.
}
event-made_ready = { WHO($seat) ->
    [you] Pour toi, c'est prêt.
   *[other] Pour { SEAT($seat) }, c'est prêt.
}
event-exchange_opened = { WHO($seat) ->
    [you] Tu ouvres le marché.
   *[other] { SEAT($seat) } ouvre le marché.
}
event-held_up = { WHO($seat) ->
    [you] Tu présentes { CARDS($cards) }.
   *[other] { SEAT($seat) } présente { CARDS($cards) }.
}
event-withdrawn = { WHO($seat) ->
    [you] Tu retires ton annonce.
   *[other] { SEAT($seat) } retire son annonce.
}
event-invited = { WHO($seat) ->
    [you] Tu proposes à { SEAT($other) } un échange de { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
   *[other] { WHO($other) ->
        [you] { SEAT($seat) } te propose un échange de { $number ->
            [one] { $number } carte
           *[other] { $number } cartes
        }.
       *[other] { SEAT($seat) } propose à { SEAT($other) } un échange de { $number ->
            [one] { $number } carte
           *[other] { $number } cartes
        }.
    }
}
event-matched = { WHO($seat) ->
    [you] Tu réponds à { SEAT($other) } : { $number } contre { $number }.
   *[other] { WHO($other) ->
        [you] { SEAT($seat) } te répond : { $number } contre { $number }.
       *[other] { SEAT($seat) } répond à { SEAT($other) } : { $number } contre { $number }.
    }
}
event-bid_fell = { WHO($seat) ->
    [you] Ton offre à { SEAT($other) } ne tient plus.
   *[other] { WHO($other) ->
        [you] L'offre que { SEAT($seat) } t'a faite ne tient plus.
       *[other] L'offre faite par { SEAT($seat) } à { SEAT($other) } ne tient plus.
    }
}
event-voted = { WHO($seat) ->
    [you] { $answer ->
        [yes] Tu votes pour annuler cette manche.
       *[no] Tu votes pour continuer à jouer.
    }
   *[other] { $answer ->
        [yes] { SEAT($seat) } vote pour annuler cette manche.
       *[no] { SEAT($seat) } vote pour continuer à jouer.
    }
}

## Fins

ending-target = { WHO($winners) ->
    [you] Tu atteins le score final en premier.
   *[other] { SEATS($winners) } atteint le score final en premier.
}
ending-void-hands = Trop de manches de suite ont été annulées : personne ne gagne.

## Refus

refusal-turn-wait = Attends les autres.
refusal-dealer-name = Vote pour le premier donneur.
refusal-suits-name = { $number ->
    [one] Choisis { $number } marchandise, ou laisse faire le sort.
   *[other] Choisis { $number } marchandises différentes, ou laisse faire le sort.
}
refusal-round-answer = Offre des cartes d'une même sorte, ou passe.
refusal-board-answer = Tu as un monopole : sonne, ou continue sans sonner.
refusal-board-hold = On n'échange plus dans cette manche.
refusal-board-no_corner = { $kind ->
    [bull] Un monopole du Taureau demande { $needed } { NAME($commodity, of: "commodity") } et le Taureau, rien d'autre ; tu as { $has_bull ->
        [true] { $count } { NAME($commodity, of: "commodity") } et le Taureau
       *[false] { $count } { NAME($commodity, of: "commodity") } sans le Taureau
    }.
    [double] Un double monopole du Taureau demande { $alike } { NAME($commodity, of: "commodity") } et le Taureau ; tu as { $has_bull ->
        [true] { $count } { NAME($commodity, of: "commodity") } et le Taureau
       *[false] { $count } { NAME($commodity, of: "commodity") } sans le Taureau
    }.
   *[corner] Pas encore un monopole : tu as { $count } { NAME($commodity, of: "commodity") } sur { $alike }.
}
refusal-board-bear = Tu ne peux pas sonner tant que tu as l'Ours : échange-le d'abord.
refusal-set-number = Tu peux échanger de { $least } à { $most } cartes à la fois.
refusal-set-one_suit = Échange des cartes d'une même sorte ; seuls le Taureau et l'Ours vont avec toutes.
refusal-set-special_missing = Pour mélanger les sortes, il faut le Taureau ou l'Ours : ajoute l'un des deux, ou offre une seule sorte.
refusal-set-not_held = Tu n'as pas ces cartes : tu as { CARDS($hand) }.
refusal-offer-floor = Le minimum à échanger va de 1 au nombre de cartes que tu offres.
refusal-offer-lowered_set = Avec moins de ces cartes, les sortes pourraient être mélangées : augmente le minimum.
refusal-exchange-closed = { $kind ->
    [sorting] Le marché n'est pas ouvert : dis d'abord que c'est prêt.
   *[opening] Le marché n'est pas ouvert : ouvre-le d'abord.
}
refusal-exchange-answer = Le marché est ouvert : offre des cartes, échange, ou sonne.
refusal-call-backed = Choisis les cartes que tu offres, pas seulement un nombre.
refusal-call-number_alone = À cette table, tu cries seulement un nombre, sans cartes.
refusal-withdraw-nothing = Tu n'as rien à retirer.
refusal-withdraw-no_offer = Tu n'as rien offert à { SEAT($player) }.
refusal-match-no_call = { WHO($player) ->
    [you] Tu ne peux pas échanger avec toi-même ; choisis quelqu'un d'autre.
   *[other] { SEAT($player) } n'offre rien pour l'instant ; choisis quelqu'un qui offre.
}
refusal-match-too_many = { $called ->
    [one] { SEAT($player) } ne veut échanger que { $called } carte.
   *[other] { SEAT($player) } ne veut échanger que { $called } cartes.
}
refusal-lower-no_invitation = { SEAT($player) } ne t'a pas proposé un échange plus petit.
refusal-accept-no_match = { SEAT($player) } n'a pas répondu à ton annonce.
refusal-trade-number = { $offered ->
    [one] { SEAT($player) } échange { $offered } carte : donnes-en { $offered } aussi.
   *[other] { SEAT($player) } échange { $offered } cartes : donnes-en { $offered } aussi.
}
refusal-lower-held_up = Tu ne peux donner que les cartes que tu présentes.
refusal-board-not_in_play = { NAME($commodity, of: "commodity") } n'est pas dans cette partie ; il y a { LIST($suits, of: "commodity") }.
refusal-board-words = Le Taureau n'est pas en jeu : annonce un simple monopole.
refusal-board-bell = Quelqu'un a sonné : sonne aussi si tu as un monopole, ou laisse.

## Noms

word-corner = monopole
word-bull-corner = monopole du Taureau
word-double-bull-corner = double monopole du Taureau
commodity-gas = Gaz
commodity-silver = Argent
commodity-rice = Riz
commodity-oil = Pétrole
commodity-cattle = Bétail
commodity-gold = Or
commodity-platinum = Platine
commodity-cocoa = Cacao
commodity-wheat = Blé
commodity-barley = Orge
commodity-coffee = Café
commodity-corn = Maïs
commodity-sugar = Sucre
commodity-oats = Avoine
commodity-soybeans = Soja
commodity-oranges = Oranges
commodity-rye = Seigle
commodity-hay = Foin
commodity-flax = Lin
commodity-bull = Taureau
commodity-bear = Ours

## The page

## The board on the page

board-floor = Salle de Bourse
board-hand = Ta main
board-sheet = Feuille de score
board-total = Total
board-on-floor = Dans cette manche
board-wild = joker
board-void = sans gagnant
board-goal = Manche { $hand }. Le premier à { $target } gagne.
board-fan = { $count } { $name }
board-pick-fan = Choisis des cartes à échanger, puis combien
board-chosen = { $names } : combien ?
board-number = Crier { $n }
board-least = Échanger au moins
board-shout = CRIER
board-show = MONTRER
board-shout-number =
    { $n ->
        [1] CRIER UN
        [2] CRIER DEUX
        [3] CRIER TROIS
        [4] CRIER QUATRE
       *[other] CRIER { $n }
    }
board-show-number =
    { $n ->
        [1] MONTRER UN
        [2] MONTRER DEUX
        [3] MONTRER TROIS
        [4] MONTRER QUATRE
       *[other] MONTRER { $n }
    }
board-calling =
    { $n ->
        [1] TU CRIES UN
        [2] TU CRIES DEUX
        [3] TU CRIES TROIS
        [4] TU CRIES QUATRE
       *[other] TU CRIES { $n }
    }
board-showing =
    { $n ->
        [1] TU MONTRES UN
        [2] TU MONTRES DEUX
        [3] TU MONTRES TROIS
        [4] TU MONTRES QUATRE
       *[other] TU MONTRES { $n }
    }
board-you-call = Tu cries { $n }
board-you-show = Tu montres { $n }
board-calls-as-well =
    { $names_count ->
        [one] { $names } le crie aussi
       *[other] { $names } le crient aussi
    }
board-shows-as-well =
    { $names_count ->
        [one] { $names } le montre aussi
       *[other] { $names } le montrent aussi
    }
board-nobody-else = Personne d’autre ne le crie encore
board-you-hold = Tu as { $what }.
board-blind = Les autres entendent le nombre, jamais la marchandise.
board-blind-silent = Les autres voient le nombre, jamais la marchandise.
board-withdraw = Retirer
board-pass = Passer
board-ready = C’est bon
board-open = Ouvrir la Bourse
board-hold = Pas encore
board-sort = On y va ?
board-sort-more = Prêts : { $ready } sur { $of }
board-wait-open =
    { $dealer_is ->
        [you] Tu ouvres la Bourse
       *[other] { $dealer } ouvre la Bourse
    }
board-round = Tour { $n }
board-last = Dernière chance de sonner
board-between = Entre deux manches
board-swapped = { $names } : échange de { $n }
board-gave-got = Tu donnes { $gave } contre { $got }
board-held-up = proposé
board-given = donné à { $name }
board-received = tu reçois { $n }
board-to = { $n } pour { $name }
board-to-you = { $n } pour toi
board-trade = Échanger { $n }
board-offer = Proposer { $n }
board-lower = Baisser à { $n }
board-accept = Accepter { $n }
board-offers-you = propose { $n }
board-offered = tu proposes { $n }
board-silent = { $name } ne dit rien
board-calls = { $name } crie { $n }
board-trader-label = { $said }. { $label }
board-pick-first = Choisis d’abord tes cartes : touche une marchandise, puis un nombre.
board-corner-in = { $words } sur { $commodity } !
board-cornered =
    { $seat_is ->
        [you] Tu as le corner sur { $commodity }
       *[other] { $seat } a le corner sur { $commodity }
    }
board-still-held =
    { $seat_is ->
        [you] Tu avais encore { $cards }
       *[other] { $seat } avait encore { $cards }
    }
board-next-hand = Manche suivante dans { $seconds }
board-seen = Continuer
board-bell = CORNER
board-bell-label = Corner. { $state }
board-bell-no = Pas encore un corner : tu as { $count } { $name } sur { $of }.
board-bell-yes = Sonner pour { $name } : { $points }
board-have = { $count } { $name }
board-have-bull = { $count } { $name } + { $bull }
board-none = pas encore de cartes
board-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
board-deals = donne
board-hand-moment = manche { $hand }
board-hand-round = manche { $hand } · tour { $round }
corner-corner = Corner
corner-bull-corner = Corner du taureau
corner-double-bull-corner = Double corner du taureau
stage-sorting = On y va ?
stage-opening = La Bourse ouvre
stage-closed = La Bourse est fermée

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-dealer_chosen = { WHO($seat) ->
    [you] donnes
   *[other] donne
} en premier
turn-hand_dealt = { event-hand_dealt }
turn-swapped = { event-swapped }
turn-corner_called = { WHO($seat) ->
    [you] sonnes
   *[other] sonne
} pour un { NAME($words, of: "word") } ({ NAME($commodity, of: "commodity") })
turn-corner_refused = { WHO($seat) ->
    [you] sonnes
   *[other] sonne
} à tort ({ NAME($commodity, of: "commodity") }, { NAME($words, of: "word") })
turn-fined = { WHO($seat) ->
    [you] perds
   *[other] perd
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
turn-corner_scored = { WHO($seat) ->
    [you] marques
   *[other] marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
turn-penalised = { WHO($seat) ->
    [you] perds
   *[other] perd
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ CARDS($cards) })
turn-hand_voided = { event-hand_voided }
turn-game_won = { WHO($seat) ->
    [you] gagnes
   *[other] gagne
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce qu’un bot pèse

term-collects = rassemble { NAME($card, of: "commodity") } : { $count } sur { $of } en main
term-sheds = { $count ->
    [1] se débarrasse d’une carte qui ne va pas
   *[other] se débarrasse de { $count } cartes qui ne vont pas
}
term-gives_aim = cède { $count } { NAME($card, of: "commodity") }, qu’il faut garder
term-contested = quelqu’un d’autre semble aussi rassembler { NAME($card, of: "commodity") } ({ $percent } %)
term-scores = { NAME($card, of: "commodity") } rapporte { $points } points
