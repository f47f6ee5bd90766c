### The Monopolist : questions, boutons, événements, fins, refus et noms.

goal = Possède plus de jetons que le Monopoliste et que tous les autres.
    .standing = Possède plus que le Monopoliste ({ $monopolist }) et que tous les autres : tu as { $have }

## Questions

question-MON-12 = Quel métier et quelle couleur veux-tu ?
question-MON-15 = Fais tourner : qui commence ?
question-MON-16 = { $owed ->
    [0] Fais tourner l'araignée
   *[other] Fais tourner, ou rends d'abord une partie des { $owed } que tu dois
}
question-MON-17 = Tu as gagné un autre tour d'araignée. Tu le prends ?
question-MON-27 = Aller entre les pattes de l'araignée ? Elle peut t'attirer.
question-MON-31 = Tu avances de { $number } sur l'anneau { $ring }. Où t'arrêtes-tu ?
question-MON-31-place = Tu descends sur l'anneau { $ring }. Où te places-tu ?
question-MON-33 = { COUNT($lenders) ->
    [one] { SEATS($lenders) } te propose un prêt de { $counters }. Tu le prends ?
   *[other] Tu n'as plus de jetons. Quel prêt prends-tu ?
}
question-MON-34 = { SEAT($bankrupt) } n'a plus de jetons. En prêter jusqu'à { $most } ?

## Boutons

action-spin = Faire tourner l'araignée
action-stop = Ne pas rejouer
action-advance = Aller entre les pattes
action-advance-to = S'arrêter ici
    .verb = Choisir où s'arrêter …
action-decline = Rester et finir ton tour
action-place = Se placer ici
    .verb = Choisir une place …
action-lend = Prêter { $amount }
    .verb = Prêter …
action-lend-nothing = Ne rien prêter
action-accept = Prendre le prêt : { SEAT($lender) }
    .verb = Prendre un prêt …
action-withdraw = Quitter la partie
    .confirm = Quitter la partie ? Tu ne pourras pas revenir.
action-repay = Rendre { $amount } à { SEAT($lender) }
    .verb = Rembourser …
action-take = Être { NAME($trade, of: "trade") }, en { NAME($colour, of: "colour") }
    .verb = Choisir un métier et une couleur …

## Effets

effect-drawn_in = { WHO($seat) ->
    [you] tu descends sur l'anneau { $cell }
   *[other] { SEAT($seat) } descend sur l'anneau { $cell }
}
effect-line_passed = { WHO($seat) ->
    [you] tu reçois { $counters } pour le tour complet
   *[other] { SEAT($seat) } reçoit { $counters } pour le tour complet
}
effect-capital_taken = { WHO($seat) ->
    [you] tu reçois { $counters } du Monopoliste
   *[other] { SEAT($seat) } reçoit { $counters } du Monopoliste
}
effect-player_paid = { WHO($seat) ->
    [you] tu paies { $counters } à { SEAT($to) }
   *[other] { WHO($to) ->
        [you] { SEAT($seat) } te paie { $counters }
       *[other] { SEAT($seat) } paie { $counters } à { SEAT($to) }
    }
}
effect-monopolist_paid = { WHO($seat) ->
    [you] tu paies { $counters } au Monopoliste
   *[other] { SEAT($seat) } paie { $counters } au Monopoliste
}
effect-spin_earned = { WHO($seat) ->
    [you] tu peux rejouer
   *[other] { SEAT($seat) } peut rejouer
}
effect-declined = ton tour se termine
effect-stopped = ton tour se termine
effect-went_bankrupt = { WHO($seat) ->
    [you] tu n'as plus de jetons
   *[other] { SEAT($seat) } n'a plus de jetons
}
effect-loan_taken = tu dois { $counters } à { SEAT($lender) }
effect-left_game = { WHO($seat) ->
    [you] tu quittes la partie
   *[other] { SEAT($seat) } quitte la partie
}
effect-monopoly_broken = { WHO($seat) ->
    [you] tu gagnes
   *[other] { SEAT($seat) } gagne
}
effect-last_left = { WHO($seat) ->
    [you] tu gagnes
   *[other] { SEAT($seat) } gagne
}
effect-counters_left = tu en as alors { $counters }
effect-counters_kept = tu gardes { $counters }

## Événements

event-corner_taken = { WHO($seat) ->
    [you] Ton métier :
   *[other] { SEAT($seat) } choisit son métier :
} { NAME($trade, of: "trade") }, en { NAME($colour, of: "colour") }.
event-restarted = { WHO($seat) ->
    [you] Tu retournes à ton départ.
   *[other] { SEAT($seat) } retourne à son départ.
}
event-spun = { WHO($seat) ->
    [you] Tu fais tourner : l'araignée montre { $number }.
   *[other] { SEAT($seat) } fait tourner : l'araignée montre { $number }.
}
event-drawn_in = { WHO($seat) ->
    [you] L'araignée t'attire sur l'anneau { $cell }.
   *[other] L'araignée attire { SEAT($seat) } sur l'anneau { $cell }.
}
event-placed = { WHO($seat) ->
    [you] Tu choisis une place sur l'anneau { $cell }.
   *[other] { SEAT($seat) } choisit une place sur l'anneau { $cell }.
}
event-advanced = { WHO($seat) ->
    [you] Tu avances de { $number } sur l'anneau { $cell }.
   *[other] { SEAT($seat) } avance de { $number } sur l'anneau { $cell }.
}
event-declined = { WHO($seat) ->
    [you] Tu ne vas pas entre les pattes de l'araignée. Ton tour se termine.
   *[other] { SEAT($seat) } ne va pas entre les pattes de l'araignée. Le tour se termine.
}
event-line_passed = { WHO($seat) ->
    [you] Tu as fait tout le tour de l'anneau { $ring } et reçois
   *[other] { SEAT($seat) } a fait tout le tour de l'anneau { $ring } et reçoit
} { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
} du Monopoliste.
event-capital_taken = { WHO($seat) ->
    [you] Tu reçois
   *[other] { SEAT($seat) } reçoit
} { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
} du Monopoliste.
event-player_paid = { WHO($to) ->
    [you] { SEAT($seat) } te paie { $counters ->
        [one] { $counters } jeton
       *[other] { $counters } jetons
    }.
   *[other] { WHO($seat) ->
        [you] Tu paies
       *[other] { SEAT($seat) } paie
    } { $counters ->
        [one] { $counters } jeton
       *[other] { $counters } jetons
    } à { SEAT($to) }.
}
event-monopolist_paid = { WHO($seat) ->
    [you] Tu paies
   *[other] { SEAT($seat) } paie
} { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
} au Monopoliste.
event-rest_forgiven = { WHO($seat) ->
    [you] Tu ne peux pas tout payer ;
   *[other] { SEAT($seat) } ne peut pas tout payer ;
} { $counters ->
    [one] il manque { $counters } jeton, qui n'est plus dû.
   *[other] il manque { $counters } jetons, qui ne sont plus dus.
}
event-rest_owed = { WHO($seat) ->
    [you] Tu ne peux pas tout payer et dois encore
   *[other] { SEAT($seat) } ne peut pas tout payer et doit encore
} { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
}.
event-spin_earned = { WHO($seat) ->
    [you] Tu arrives sur ton emblème et peux rejouer.
   *[other] { SEAT($seat) } arrive sur son emblème et peut rejouer.
}
event-stopped = { WHO($seat) ->
    [you] Tu ne rejoues pas.
   *[other] { SEAT($seat) } ne rejoue pas.
}
event-went_bankrupt = { WHO($seat) ->
    [you] Tu n'as plus de jetons.
   *[other] { SEAT($seat) } n'a plus de jetons.
}
event-loan_offered = { WHO($to) ->
    [you] { SEAT($seat) } te propose un prêt de { $counters ->
        [one] { $counters } jeton
       *[other] { $counters } jetons
    }.
   *[other] { WHO($seat) ->
        [you] Tu proposes
       *[other] { SEAT($seat) } propose
    } à { SEAT($to) } un prêt de { $counters ->
        [one] { $counters } jeton
       *[other] { $counters } jetons
    }.
}
event-nothing_offered = { WHO($to) ->
    [you] { SEAT($seat) } ne te prête rien.
   *[other] { WHO($seat) ->
        [you] Tu ne prêtes
       *[other] { SEAT($seat) } ne prête
    } rien à { SEAT($to) }.
}
event-loan_taken = { WHO($lender) ->
    [you] { SEAT($seat) } t'emprunte { $counters ->
        [one] { $counters } jeton
       *[other] { $counters } jetons
    }.
   *[other] { WHO($seat) ->
        [you] Tu empruntes
       *[other] { SEAT($seat) } emprunte
    } { $counters ->
        [one] { $counters } jeton
       *[other] { $counters } jetons
    } à { SEAT($lender) }.
}
event-loan_repaid = { WHO($lender) ->
    [you] { SEAT($seat) } te rend { $counters ->
        [one] { $counters } jeton
       *[other] { $counters } jetons
    }.
   *[other] { WHO($seat) ->
        [you] Tu rends
       *[other] { SEAT($seat) } rend
    } { $counters ->
        [one] { $counters } jeton
       *[other] { $counters } jetons
    } à { SEAT($lender) }.
}
event-left_game = { WHO($seat) ->
    [you] Tu quittes la partie.
   *[other] { SEAT($seat) } quitte la partie.
}
event-monopoly_broken = { WHO($seat) ->
    [you] Tu possèdes maintenant plus que le Monopoliste et gagnes avec
   *[other] { SEAT($seat) } possède maintenant plus que le Monopoliste et gagne avec
} { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
} !
event-last_left = { WHO($seat) ->
    [you] Plus personne d'autre n'a de jetons : tu gagnes !
   *[other] Plus personne d'autre n'a de jetons : { SEAT($seat) } gagne !
}
event-all_ruined = Plus personne n'a de jetons : match nul.
event-spins_ran_out = Après { $spins } tours d'araignée, la partie se termine et on compte les jetons.

## Fins

ending-capital = { WHO($winners) ->
    [you] Tu possèdes plus que le Monopoliste.
   *[other] { SEATS($winners) } possède plus que le Monopoliste.
}
ending-last = { WHO($winners) ->
    [you] Plus personne d'autre que toi n'avait de jetons.
   *[other] Plus personne d'autre que { SEATS($winners) } n'avait de jetons.
}
ending-spin-cap = { WHO($winners) ->
    [you] L'araignée ne tourne plus, et tu possèdes le plus.
   *[other] L'araignée ne tourne plus, et { SEATS($winners) } possède le plus.
}
ending-spin-cap-tie = L'araignée ne tourne plus ; à égalité : { SEATS($winners) }.
ending-all-ruined = Plus personne n'a de jetons : personne ne gagne.

## Refus

refusal-turn-not_yours = Un instant : { SEATS($waiting) } réfléchit.
refusal-corner-choose = Choisis un métier et une couleur.
refusal-corner-taken = Ce métier est pris ; choisis-en un libre.
refusal-man-taken = Cette couleur est prise ; choisis-en une libre.
refusal-spin-for_lead = Fais tourner : le plus grand nombre commence.
refusal-spin-first = Fais d'abord tourner l'araignée : ton tour commence ainsi.
refusal-repay-no_debt = Tu ne dois rien à { SEAT($lender) } ; fais simplement tourner.
refusal-repay-too_much = { $most ->
    [0] Il te faut au moins 2 jetons pour rembourser { SEAT($lender) } ; fais d'abord tourner.
   *[other] Tu peux rendre de 1 à { $most } à { SEAT($lender) }, car tu dois garder 1 jeton.
}
refusal-bonus-choose = Tu peux rejouer : fais tourner, ou termine ton tour.
refusal-advance-or_decline = Ton { $number } mène entre les pattes de l'araignée : vas-y, ou reste et termine ton tour.
refusal-advance-choose_cell = Ton { $number } mène à une case qui a plusieurs places : choisis où t'arrêter.
refusal-advance-other_space = Ce n'est pas à { $number } cases : arrête-toi sur la case où mène ton nombre.
refusal-decline-cell_is_free = Tu ne peux rester que si la case est entre les pattes de l'araignée ; choisis où t'arrêter.
refusal-decline-drawn_in = L'araignée vient de t'attirer : tu dois avancer de { $number }.
refusal-place-choose = Te voilà sur l'anneau { $ring } : choisis une place sur ta nouvelle case.
refusal-place-other_space = Te voilà sur l'anneau { $ring } : reste sur ta nouvelle case et choisis-y une place.
refusal-lend-choose = { SEAT($bankrupt) } a besoin d'un prêt : prête de 1 à { $most }, ou rien.
refusal-lend-too_much = Tu peux prêter de 1 à { $most }, car tu dois en garder { $keeps }.
refusal-loan-choose = Prends un prêt, ou quitte la partie.
refusal-loan-no_offer = { SEAT($lender) } ne te propose pas de prêt ; prends-en un autre, ou quitte la partie.

## Noms

trade-farmer = fermier
trade-mechanic = artisan
trade-merchant = marchand
trade-scientist = savant
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune

## The page

## The board on the page

board-label = Plateau à cinq anneaux
board-label-points = Plateau à cinq anneaux ; l’araignée indique { $number }
board-moment = coup { $spins }
board-ring = anneau { $ring }
board-out = hors jeu
board-choosing = choisit un métier
board-owes =
    { $count ->
        [one] doit { $count } jeton
       *[other] doit { $count } jetons
    }
board-restarts = repart à zéro
board-hoard = Monopoliste
board-hoard-label =
    { $count ->
        [one] Le Monopoliste a { $count } jeton
       *[other] Le Monopoliste a { $count } jetons
    }
board-hoard-hint = ce que possède le plateau
board-race = Qui possède le plus
board-space = { $emblem }, anneau { $ring }
board-base = Base du { $trade }, anneau { $ring }
board-advance =
    { $span ->
        [inside] Aller sur l’anneau { $ring } : { $emblem }, entre les pattes de l’araignée
       *[outside] Aller sur l’anneau { $ring } : { $emblem }, à l’abri de l’araignée
    }
board-place =
    { $span ->
        [inside] Poser ton pion sur l’anneau { $ring } : { $emblem }, entre les pattes de l’araignée
       *[outside] Poser ton pion sur l’anneau { $ring } : { $emblem }, à l’abri de l’araignée
    }
board-space-title = Avancer sur l’anneau { $ring }
board-cell-title =
    { $nth ->
        [1] Anneau { $ring }, première place
        [2] Anneau { $ring }, deuxième place
        [3] Anneau { $ring }, troisième place
        [4] Anneau { $ring }, quatrième place
       *[other] Anneau { $ring }, place { $nth }
    }
board-cell-note =
    { $span ->
        [inside] { $emblem }, entre les pattes de l’araignée
       *[outside] { $emblem }, à l’abri de l’araignée
    }
board-take = Jouer le { $trade }, avec le pion { $colour }

## Names

emblem-anvil = enclume
emblem-dollar = dollar
emblem-plain = case vide
emblem-sheaf = gerbe
emblem-ship = navire
emblem-spider = araignée
emblem-telescope = télescope

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-corner_taken = { WHO($seat) ->
    [you] deviens
   *[other] devient
} { NAME($trade, of: "trade") }, en { NAME($colour, of: "colour") }
turn-restarted = { WHO($seat) ->
    [you] retournes
   *[other] retourne
} au départ
turn-spun = { WHO($seat) ->
    [you] fais
   *[other] fait
} { $number }
turn-advanced = { WHO($seat) ->
    [you] avances
   *[other] avance
} sur l'anneau { $cell }
turn-declined = { WHO($seat) ->
    [you] restes
   *[other] reste
} hors des pattes de l'araignée
turn-line_passed = { WHO($seat) ->
    [you] boucles
   *[other] boucle
} l'anneau { $ring } pour { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
}
turn-capital_taken = { WHO($seat) ->
    [you] reçois
   *[other] reçoit
} { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
} du Monopoliste
turn-player_paid = { WHO($to) ->
    [you] te paie { $counters ->
        [one] { $counters } jeton
       *[other] { $counters } jetons
    }
   *[other] { WHO($seat) ->
        [you] paies
       *[other] paie
    } { $counters ->
        [one] { $counters } jeton
       *[other] { $counters } jetons
    } à { SEAT($to) }
}
    .to = { WHO($seat) ->
        [you] te prend { $counters ->
            [one] { $counters } jeton
           *[other] { $counters } jetons
        }
       *[other] { WHO($to) ->
            [you] prends
           *[other] prend
        } { $counters ->
            [one] { $counters } jeton
           *[other] { $counters } jetons
        } à { SEAT($seat) }
    }
    .many = { WHO($seat) ->
        [you] paies
       *[other] paie
    } { SUM($counters) } jetons en tout ({ SEATS($to) })
    .to-many = { WHO($to) ->
        [you] reçois
       *[other] reçoit
    } { SUM($counters) } jetons en tout ({ SEATS($seat) })
turn-monopolist_paid = { WHO($seat) ->
    [you] paies
   *[other] paie
} { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
} au Monopoliste
turn-spin_earned = { WHO($seat) ->
    [you] gagnes
   *[other] gagne
} un tour de plus
turn-stopped = { WHO($seat) ->
    [you] ne relances pas
   *[other] ne relance pas
}
turn-went_bankrupt = { WHO($seat) ->
    [you] n'as
   *[other] n'a
} plus de jetons
turn-loan_taken = { WHO($lender) ->
    [you] t'emprunte { $counters ->
        [one] { $counters } jeton
       *[other] { $counters } jetons
    }
   *[other] { WHO($seat) ->
        [you] empruntes
       *[other] emprunte
    } { $counters ->
        [one] { $counters } jeton
       *[other] { $counters } jetons
    } à { SEAT($lender) }
}
turn-loan_repaid = { WHO($lender) ->
    [you] te rend { $counters ->
        [one] { $counters } jeton
       *[other] { $counters } jetons
    }
   *[other] { WHO($seat) ->
        [you] rends
       *[other] rend
    } { $counters ->
        [one] { $counters } jeton
       *[other] { $counters } jetons
    } à { SEAT($lender) }
}
turn-monopoly_broken = { WHO($seat) ->
    [you] gagnes
   *[other] gagne
} avec { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
}
turn-last_left = { WHO($seat) ->
    [you] gagnes
   *[other] gagne
} avec les derniers jetons

## Évaluation finale : ce qui compte, et comment

value-counters = Jetons
    .note = en main
value-debts = Dettes
    .note = envers les autres

## Ce qu’un bot pèse

term-counters = { $count ->
    [1] un jeton de plus que toute autre réponse
   *[other] { $count } jetons de plus que toute autre réponse
}
term-no_counters = { $count ->
    [1] un jeton de moins que la meilleure autre réponse
   *[other] { $count } jetons de moins que la meilleure autre réponse
}
