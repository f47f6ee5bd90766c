### Finance : questions, boutons, événements, fins de partie et refus.

# One line for the header of the table.
goal = Sois la dernière personne encore en jeu.
    .standing = { $rounds ->
        [0] Reste en jeu le dernier (encore { $players }) : tu possèdes { MONEY($have) }
       *[other] Reste le dernier, ou le plus riche après { $rounds } tours de table : tu possèdes { MONEY($have) }
    }

## Questions

question-FIN-008 = Lance les dés : qui commence ?
# $bid is 0 while nobody has bid.
question-FIN-030 = { $bid ->
    [0] Enchérir sur { $lease } ? Mise à prix : { MONEY($least) }.
   *[other] { WHO($leader) ->
        [you] { $lease } : tu mènes avec { MONEY($bid) }.
       *[other] Enchérir sur { $lease } ? { SEAT($leader) } mène avec { MONEY($bid) }.
    }
}
question-FIN-074 = Tirer une carte, ou d'abord t'assurer contre la prison pour { MONEY($premium) } ?
question-FIN-126 = Garder ce { $total }, ou relancer ?
# $creditor is a seat, "bank" or "several" (players).
question-FIN-R27 = { $moment ->
    [offer] { SEAT($maker) } te fait une offre. Accepter ?
    [offers] { $count } offres attendent ta réponse
    [income] Encaisser { MONEY($amount) } pour ton tour du plateau ?
   *[debtor] { $creditor ->
        [bank] Tu dois { MONEY($due) } à la banque. Il te manque { MONEY($missing) }.
        [several] Tu dois { MONEY($due) } aux partenaires. Il te manque { MONEY($missing) }.
       *[seat] Tu dois { MONEY($due) } à { SEAT($creditor) }. Il te manque { MONEY($missing) }.
    }
}
# Before a roll and after a move. $moment says what the reader is asked.
question-FIN-R31 = { $moment ->
    [offer] { SEAT($maker) } te fait une offre. Accepter ?
    [offers] { $count } offres attendent ta réponse
    [proposal] { SEAT($maker) } propose de partager des revenus. D'accord ?
    [stop] { SEAT($maker) } propose d'arrêter et de compter. D'accord ?
    [claim] Tu peux réclamer quelque chose. Fais-le avant qu'il soit trop tard.
    [collect] Encaisse ton argent pour le tour du plateau
    [roll] À toi : lance les dés, ou négocie et construis d'abord
    [jail] Fais un double pour sortir de prison
    [jail-fee] Faire un double pour sortir de prison, ou payer { MONEY($fee) } ?
    [end] Négocie et construis, ou finis ton tour
    [other-after] { WHO($mover) ->
        [you] Ton tour finit. Autre chose ?
       *[other] { SEAT($mover) } finit son tour. Négocier ou construire d'abord ?
    }
   *[other-before] { WHO($mover) ->
        [you] Tu vas lancer les dés. Négocier ou construire d'abord ?
       *[other] { SEAT($mover) } va lancer les dés. Négocier ou construire d'abord ?
    }
}
question-FIN-R33 = Lance les dés pour le loyer : { $lease }
question-FIN-R42 = Utiliser un trajet gratuit sur { $lease }, ou payer { MONEY($amount) } ?
question-FIN-R44 = Encaisser { MONEY($amount) } de { SEAT($visitor) } pour { $lease } ?

## Actions

action-end-turn = Finir le tour
action-leave = Se retirer
action-build = Construire une maison sur { $lease }
    .verb = Construire une maison …
action-tear-down = Démolir une maison sur { $lease }
    .verb = Démolir une maison …
action-mortgage = Hypothéquer { $lease }
    .verb = Hypothéquer …
action-redeem = Rembourser l'hypothèque sur { $lease }
    .verb = Rembourser une hypothèque …
action-share = Partager les { NAME($series, of: "series") } : { SHARES($shares) }
    .verb = Proposer un partage …
action-share-held = Partager les { NAME($series, of: "series") } ({ SHARES($shares) }), le tout chez { SEAT($holder) } ; { PAYMENTS($moneys) }
    .verb = Proposer une mise en commun …
action-end-sharing = Ne plus partager les { NAME($series, of: "series") }
    .verb = Mettre fin à un partage …
action-propose-stop = Proposer d'arrêter et de compter
action-sell-early = Mettre la prochaine propriété aux enchères
action-pay-fee = Payer { MONEY($amount) } pour sortir de prison
    .verb = Payer pour sortir …
action-insure-corner = S'assurer contre la case « Allez en prison »
action-insure-card = S'assurer contre la carte « Allez en prison »
action-cut = Tirer une carte
action-keep = Garder ce lancer
action-collect = Encaisser ton argent
action-claim-rent = Réclamer le loyer à { SEAT($visitor) } pour { $lease }
    .verb = Réclamer un loyer …
action-claim-single = Réclamer le loyer simple à { SEAT($visitor) } pour { $lease }
    .verb = Réclamer un loyer simple …
action-strike-off = Rayer le trajet gratuit pris par { SEAT($visitor) } sur { $lease }
    .verb = Rayer un trajet gratuit …
action-take-rent = Encaisser le loyer
action-take-single = Encaisser le loyer simple
action-waive = Pas de loyer cette fois
action-use-ride = Utiliser un trajet gratuit
action-pay-rent = Payer le loyer
action-give-up = Renoncer
    .confirm = Renoncer ? Tu perds tout ce que tu as.
action-withdraw = Retirer
    .verb = Retirer …

## Effects

effect-sold = { WHO($seat) ->
    [you] { $lease } est à toi
   *[other] { SEAT($seat) } obtient { $lease }
}
effect-left_jail = { WHO($seat) ->
    [you] tu sors de prison
   *[other] { SEAT($seat) } sort de prison
}
effect-rent_waived = { WHO($visitor) ->
    [you] tu ne paies rien
   *[other] { SEAT($visitor) } ne paie rien
}
effect-ride_taken = { WHO($visitor) ->
    [you] tu ne paies pas de loyer
   *[other] { SEAT($visitor) } ne paie pas de loyer
}
effect-mortgaged = { WHO($seat) ->
    [you] { $lease } ne rapporte plus rien
   *[other] { $lease } ne rapporte plus rien à { SEAT($seat) }
}
effect-redeemed = { WHO($seat) ->
    [you] { $lease } rapporte de nouveau
   *[other] { $lease } rapporte de nouveau à { SEAT($seat) }
}
effect-traded = { WHO($seat) ->
    [you] tu donnes { GOODS($give) } et reçois { GOODS($get) }
   *[other] tu reçois { GOODS($give) } et donnes { GOODS($get) }
}
effect-sharing_begun = partage des { NAME($series, of: "series") } : { SHARES($shares) }
effect-forgiven = { WHO($seat) ->
    [you] la banque te fait cadeau de { MONEY($amount) }
   *[other] la banque fait cadeau de { MONEY($amount) } à { SEAT($seat) }
}
effect-put_out = { WHO($seat) ->
    [you] tu quittes la partie
   *[other] { SEAT($seat) } quitte la partie
}
effect-set_completed = { WHO($seat) ->
    [you] tu complètes les { NAME($series, of: "series") }
   *[other] { SEAT($seat) } complète les { NAME($series, of: "series") }
}
effect-set_broken = { WHO($seat) ->
    [you] tu n'as plus l'ensemble des { NAME($series, of: "series") }
   *[other] { SEAT($seat) } n'a plus l'ensemble des { NAME($series, of: "series") }
}
effect-set_counted = tu as { $have } sur { $of } : les { NAME($series, of: "series") }

## Events

event-thrown_for_first = { WHO($seat) ->
    [you] Pour commencer, tu fais { LIST($numbers) }.
   *[other] Pour commencer, { SEAT($seat) } fait { LIST($numbers) }.
}
event-tied_for_first = Égalité : { SEATS($seats) }, on relance.
event-moves_first = { WHO($seat) ->
    [you] Tu commences.
   *[other] { SEAT($seat) } commence.
}
event-thrown = { WHO($seat) ->
    [you] Tu fais { $first } et { $second }.
   *[other] { SEAT($seat) } fait { $first } et { $second }.
}
event-moved = { WHO($seat) ->
    [you] Tu arrives sur « { NAME($space, of: "space") } ».
   *[other] { SEAT($seat) } arrive sur « { NAME($space, of: "space") } ».
}
event-circuit_completed = { WHO($seat) ->
    [you] Tu as fait le tour du plateau : encaisse { MONEY($amount) } pendant ce tour.
   *[other] { SEAT($seat) } a fait le tour du plateau et peut encaisser { MONEY($amount) } pendant ce tour.
}
event-income_lost = { WHO($seat) ->
    [you] Tu oublies d'encaisser { MONEY($amount) }.
   *[other] { SEAT($seat) } oublie d'encaisser { MONEY($amount) }.
}
# $text is what the card says; it ends with a full stop.
event-card_cut = { WHO($seat) ->
    [you] Tu tires une carte : { NAME($text, of: "card") }
   *[other] { SEAT($seat) } tire une carte : { NAME($text, of: "card") }
}
event-insured = { WHO($seat) ->
    [you] Tu t'assures contre { NAME($against, of: "cover") }.
   *[other] { SEAT($seat) } s'assure contre { NAME($against, of: "cover") }.
}
event-sent_to_jail = { WHO($seat) ->
    [you] Tu vas en prison.
   *[other] { SEAT($seat) } va en prison.
}
event-stayed_on_corner = { WHO($seat) ->
    [you] Ton assurance t'évite la prison.
   *[other] Son assurance évite la prison à { SEAT($seat) }.
}
event-card_had_no_effect = { WHO($seat) ->
    [you] Ton assurance joue : la carte est sans effet.
   *[other] L'assurance joue pour { SEAT($seat) } : la carte est sans effet.
}
event-stayed_in_jail = { WHO($seat) ->
    [you] Tu restes en prison.
   *[other] { SEAT($seat) } reste en prison.
}
event-left_jail = { WHO($seat) ->
    [you] Tu sors de prison.
   *[other] { SEAT($seat) } sort de prison.
}
event-throw_cancelled = { WHO($seat) ->
    [you] Tu préfères relancer.
   *[other] { SEAT($seat) } préfère relancer.
}
# $ordinal: how many of these have come up for sale, with this one.
event-lease_offered = { $lease } est aux enchères, numéro { $ordinal } des { NAME($series, of: "series") }.
# $call: nobody has bid yet, and the auctioneer asks for the first, second or third time.
event-invited = { $call ->
    [1] Mise à prix : { MONEY($amount) } !
    [2] Personne ? { MONEY($amount) } suffisent !
   *[other] Dernière chance : { MONEY($amount) } !
}
# $words: "Going once for".
event-called = { NAME($words, of: "call") } { MONEY($amount) } !
event-bid_placed = { WHO($seat) ->
    [you] Tu offres { MONEY($amount) }.
   *[other] { SEAT($seat) } offre { MONEY($amount) }.
}
event-left_sale = { WHO($seat) ->
    [you] Tu te retires.
   *[other] { SEAT($seat) } se retire.
}
event-sold = { WHO($seat) ->
    [you] Tu achètes { $lease } pour { MONEY($price) }.
   *[other] { SEAT($seat) } achète { $lease } pour { MONEY($price) }.
}
event-unsold = Aucune enchère : { $lease } reste à vendre.
event-rent_due = { WHO($visitor) ->
    [you] Tu dois { MONEY($amount) } de loyer à { SEAT($owner) } pour { $lease }.
   *[other] { WHO($owner) ->
        [you] { SEAT($visitor) } te doit { MONEY($amount) } de loyer pour { $lease }.
       *[other] { SEAT($visitor) } doit { MONEY($amount) } de loyer à { SEAT($owner) } pour { $lease }.
    }
}
event-shared_rent_due = { WHO($visitor) ->
    [you] Tu dois { MONEY($amount) } de loyer aux partenaires pour { $lease }.
   *[other] { SEAT($visitor) } doit { MONEY($amount) } de loyer aux partenaires pour { $lease }.
}
event-guarantee_due = { WHO($seat) ->
    [you] { $lease } est sous hypothèque : à défaut de loyer, tu dois { MONEY($amount) } à tes partenaires.
   *[other] { $lease } est sous hypothèque : à défaut de loyer, { SEAT($seat) } doit { MONEY($amount) } aux partenaires.
}
event-no_rent = { WHO($seat) ->
    [you] Tu ne paies pas de loyer pour { $lease }.
   *[other] { SEAT($seat) } ne paie pas de loyer pour { $lease }.
}
event-rent_waived = { WHO($owner) ->
    [you] Tu fais cadeau à { SEAT($visitor) } du loyer pour { $lease }.
   *[other] { WHO($visitor) ->
        [you] { SEAT($owner) } te fait cadeau du loyer pour { $lease }.
       *[other] { SEAT($owner) } fait cadeau à { SEAT($visitor) } du loyer pour { $lease }.
    }
}
event-claim_opened = { WHO($owner) ->
    [you] Tu peux réclamer { MONEY($amount) } à { SEAT($visitor) } pour { $lease }.
   *[other] { WHO($visitor) ->
        [you] { SEAT($owner) } peut te réclamer { MONEY($amount) } pour { $lease }.
       *[other] { SEAT($owner) } peut réclamer { MONEY($amount) } à { SEAT($visitor) } pour { $lease }.
    }
}
event-claim_lapsed = { WHO($owner) ->
    [you] Tu oublies de réclamer le loyer à { SEAT($visitor) } pour { $lease }.
   *[other] { WHO($visitor) ->
        [you] { SEAT($owner) } oublie de te réclamer le loyer pour { $lease }.
       *[other] { SEAT($owner) } oublie de réclamer le loyer à { SEAT($visitor) } pour { $lease }.
    }
}
event-ride_taken = { WHO($visitor) ->
    [you] Tu utilises un trajet gratuit sur { $lease }.
   *[other] { SEAT($visitor) } utilise un trajet gratuit sur { $lease }.
}
event-ride_struck = { WHO($visitor) ->
    [you] Un trajet gratuit sur { $lease } de moins : il t'en reste { $left }.
   *[other] Un trajet gratuit sur { $lease } de moins pour { SEAT($visitor) } : il en reste { $left }.
}
event-ride_forgotten = { WHO($visitor) ->
    [you] Personne n'a rayé ton trajet gratuit sur { $lease } : tu le gardes.
   *[other] Personne n'a rayé le trajet gratuit sur { $lease } : { SEAT($visitor) } le garde.
}
event-forgiven = { WHO($seat) ->
    [you] Tu ne peux pas trouver le reste : la banque te fait cadeau de { MONEY($amount) }.
   *[other] { SEAT($seat) } ne peut pas trouver le reste : la banque fait cadeau de { MONEY($amount) }.
}
event-carried = { WHO($seat) ->
    [you] Tu dois encore { MONEY($amount) } à la banque, à prendre sur tes prochaines rentrées.
   *[other] { SEAT($seat) } doit encore { MONEY($amount) } à la banque, à prendre sur ses prochaines rentrées.
}
event-house_built = { WHO($seat) ->
    [you] Tu construis une maison sur { $lease } ({ $count } maintenant).
   *[other] { SEAT($seat) } construit une maison sur { $lease } ({ $count } maintenant).
}
event-house_torn_down = { WHO($seat) ->
    [you] Tu démolis une maison sur { $lease } (il en reste { $count }).
   *[other] { SEAT($seat) } démolit une maison sur { $lease } (il en reste { $count }).
}
event-mortgaged = { WHO($seat) ->
    [you] Tu hypothèques { $lease }.
   *[other] { SEAT($seat) } hypothèque { $lease }.
}
event-redeemed = { WHO($seat) ->
    [you] Tu rembourses l'hypothèque sur { $lease }.
   *[other] { SEAT($seat) } rembourse l'hypothèque sur { $lease }.
}
event-traded = { WHO($seat) ->
    [you] Marché conclu : tu donnes à { SEAT($to) } { GOODS($give) } contre { GOODS($get) }.
   *[other] { WHO($to) ->
        [you] Marché conclu : { SEAT($seat) } te donne { GOODS($give) } contre { GOODS($get) }.
       *[other] Marché conclu : { SEAT($seat) } donne à { SEAT($to) } { GOODS($give) } contre { GOODS($get) }.
    }
}
event-rides_granted = { $count ->
    [one] { WHO($seat) ->
        [you] Tu donnes à { SEAT($holder) } un trajet gratuit sur { LIST($scope) }.
       *[other] { WHO($holder) ->
            [you] { SEAT($seat) } te donne un trajet gratuit sur { LIST($scope) }.
           *[other] { SEAT($seat) } donne à { SEAT($holder) } un trajet gratuit sur { LIST($scope) }.
        }
    }
   *[other] { WHO($seat) ->
        [you] Tu donnes à { SEAT($holder) } { $count } trajets gratuits sur { LIST($scope) }.
       *[other] { WHO($holder) ->
            [you] { SEAT($seat) } te donne { $count } trajets gratuits sur { LIST($scope) }.
           *[other] { SEAT($seat) } donne à { SEAT($holder) } { $count } trajets gratuits sur { LIST($scope) }.
        }
    }
}
event-rides_lapsed = { $count ->
    [one] { WHO($holder) ->
        [you] Tu perds ton trajet gratuit sur { LIST($scope) }.
       *[other] { SEAT($holder) } perd un trajet gratuit sur { LIST($scope) }.
    }
   *[other] { WHO($holder) ->
        [you] Tu perds tes { $count } trajets gratuits sur { LIST($scope) }.
       *[other] { SEAT($holder) } perd { $count } trajets gratuits sur { LIST($scope) }.
    }
}
event-sharing_proposed = { WHO($seat) ->
    [you] Tu proposes de partager les { NAME($series, of: "series") } : { SHARES($shares) }.
   *[other] { SEAT($seat) } propose de partager les { NAME($series, of: "series") } : { SHARES($shares) }.
}
event-holding_proposed = { WHO($seat) ->
    [you] Tu proposes de partager les { NAME($series, of: "series") } ({ SHARES($shares) }), le tout chez { SEAT($holder) } ; { PAYMENTS($moneys) }.
   *[other] { SEAT($seat) } propose de partager les { NAME($series, of: "series") } ({ SHARES($shares) }), le tout chez { SEAT($holder) } ; { PAYMENTS($moneys) }.
}
event-stop_proposed = { WHO($seat) ->
    [you] Tu proposes d'arrêter maintenant et de compter.
   *[other] { SEAT($seat) } propose d'arrêter maintenant et de compter.
}
event-proposal_agreed = { WHO($seat) ->
    [you] Tu acceptes la proposition.
   *[other] { SEAT($seat) } accepte la proposition.
}
event-proposal_refused = { WHO($seat) ->
    [you] Tu refuses la proposition.
   *[other] { SEAT($seat) } refuse la proposition.
}
event-proposal_lapsed = { WHO($seat) ->
    [you] Ta proposition tombe.
   *[other] La proposition faite par { SEAT($seat) } tombe.
}
event-sharing_begun = Partage des { NAME($series, of: "series") } : { SHARES($shares) }.
event-leases_pooled = { WHO($holder) ->
    [you] Tu détiens maintenant l'ensemble des { NAME($series, of: "series") }.
   *[other] { SEAT($holder) } détient maintenant l'ensemble des { NAME($series, of: "series") }.
}
event-sharing_ended = Fin du partage des { NAME($series, of: "series") }.
event-in_debt = { WHO($seat) ->
    [you] Tu dois trouver { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($seat) } doit trouver { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
}
event-will_resign = { WHO($seat) ->
    [you] Tu abandonnes dès que ceci est réglé.
   *[other] { SEAT($seat) } abandonne dès que ceci est réglé.
}
event-resigned = { WHO($seat) ->
    [you] Tu abandonnes.
   *[other] { SEAT($seat) } abandonne.
}
event-put_out = { WHO($seat) ->
    [you] Tu quittes la partie.
   *[other] { SEAT($seat) } quitte la partie.
}
event-lease_withdrawn = { $lease } est hors jeu.
event-lease_returned = { $lease } est de nouveau à vendre.
event-auctioneer_named = { WHO($seat) ->
    [you] Tu diriges maintenant les enchères.
   *[other] { SEAT($seat) } dirige maintenant les enchères.
}
event-valued = { WHO($seat) ->
    [you] Tu possèdes { MONEY($value) } en tout.
   *[other] { SEAT($seat) } possède { MONEY($value) } en tout.
}
event-rounds_ran_out = La partie finit après { $rounds } tours de table.
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
    [you] Tous les autres ont quitté la partie : tu gagnes.
   *[other] Tous les autres ont quitté la partie : { SEATS($winners) } gagne.
}
ending-round-limit = { COUNT($winners) ->
    [one] Le dernier tour est joué. La plus grande fortune : { SEATS($winners) }.
   *[other] Le dernier tour est joué. À égalité : { SEATS($winners) }.
}
ending-consent = { COUNT($winners) ->
    [one] Tout le monde a voulu arrêter. La plus grande fortune : { SEATS($winners) }.
   *[other] Tout le monde a voulu arrêter. À égalité : { SEATS($winners) }.
}

## Refusals

refusal-turn-not_yours = Patience : { COUNT($waiting) ->
    [one] { SEATS($waiting) } doit d'abord répondre.
   *[other] { SEATS($waiting) } doivent d'abord répondre.
}
refusal-start-throw = Lance les dés pour savoir qui commence.
refusal-window-not_your_throw = Ce n'est pas à toi de lancer ; tu peux quand même négocier, construire ou passer.
refusal-window-not_your_turn = Tu ne peux pas finir ce tour ; négocie, construis ou passe.
refusal-window-go_on = Lance les dés ou finis ton tour quand tu as terminé.
refusal-window-other_business = Pas maintenant ; négocie, construis, hypothèque ou passe.
refusal-window-pass_stands = Le jeu continue déjà sans t'attendre.
refusal-window-no_pass_stands = Le jeu t'attend déjà avant chaque lancer.
refusal-window-leaving = Tu as abandonné et tu quittes la partie dès que ceci est réglé.
refusal-jail-not_in = Tu ne peux payer pour sortir de prison qu'à ton tour, avant de lancer.
refusal-jail-fee = Sortir de prison coûte { MONEY($fee) }, et tu as { MONEY($cash) }.
refusal-jail-fee_over = À ce tour, tu ne peux pas payer pour sortir : lance les dés.
refusal-jail-three_throws = Avec autant de maisons, tu ne paies pas : tu as jusqu'à trois lancers pour sortir.
refusal-jail-keep_or_throw = Garde ce lancer, ou relance.
refusal-insurance-none = Pas d'assurance maintenant, ou pas à cette table.
refusal-insurance-before = Tu ne peux t'assurer qu'à ton tour, avant de lancer.
refusal-insurance-twice = Tu as déjà une assurance pour ce lancer.
refusal-insurance-range = Ce lancer ne peut pas t'amener en prison : inutile de t'assurer.
refusal-insurance-house_owner = Tu as des maisons : tu ne peux pas t'assurer contre la prison.
refusal-insurance-cash = L'assurance coûte { MONEY($premium) }, et tu as { MONEY($cash) }.
refusal-chance-cut = Tire une carte, ou assure-toi d'abord contre la prison.
refusal-bid-choose = { $lot } est aux enchères : offre au moins { MONEY($least) }, ou passe.
refusal-bid-too_low = Offre au moins { MONEY($least) }, ou passe.
refusal-bid-step = Enchéris par tranches de { MONEY($step) } ; { MONEY($least) } conviendrait.
refusal-bid-cash = Tu peux offrir { MONEY($most) } au plus ; hypothèque ou démolis d'abord, ou passe.
refusal-bid-own = Tu as déjà la meilleure enchère.
refusal-bid-house_owner = Tu as des maisons : tu ne peux enchérir que pour des rues qui vont avec les tiennes.
refusal-bid-left = Tu as déjà quitté cette vente ; tu peux encore enchérir.
refusal-bid-in_debt = Tu dois encore { MONEY($owes) } à la banque et ne peux pas enchérir.
refusal-build-no_street = On ne construit que sur des rues, et { $lease } n'en est pas une.
refusal-build-series = Il te faut l'ensemble des { NAME($series, of: "series") } ; il te manque { LIST($missing) }.
refusal-build-mortgaged = Parmi les { NAME($series, of: "series") }, il y a une hypothèque ; rembourse-la avant de construire.
refusal-build-full = { $lease } a déjà { $houses } maisons ; il n'y a plus de place.
refusal-build-uneven = Construis de façon égale : d'abord sur les autres rues qui vont avec { $lease }.
refusal-build-none_left = Il n'y a plus de maisons ; attends qu'on en démolisse.
refusal-build-cash = Une maison sur { $lease } coûte { MONEY($cost) } et tu as { MONEY($cash) }.
refusal-build-in_debt = Tu dois encore { MONEY($owes) } à la banque et ne peux pas construire.
refusal-tear-not_yours = Tu ne peux démolir que tes propres maisons.
refusal-tear-nothing = Il n'y a pas de maison sur { $lease }.
refusal-tear-uneven = Démolis de façon égale : parmi les { NAME($series, of: "series") }, une autre a plus de maisons que { $lease }.
refusal-mortgage-not_yours = { $lease } n'est pas à toi.
refusal-mortgage-handed_over = Dans votre accord, { $lease } est chez quelqu'un d'autre, qui seul peut l'hypothéquer.
refusal-mortgage-twice = { $lease } est déjà sous hypothèque.
refusal-mortgage-houses = Démolis les maisons avant d'hypothéquer { $lease }.
refusal-redeem-not_yours = { $lease } n'est pas à toi.
refusal-redeem-not_mortgaged = { $lease } n'est pas sous hypothèque.
refusal-redeem-cash = Rembourser { $lease } coûte { MONEY($redeem) } et tu as { MONEY($cash) }.
refusal-offer-no_partner = Fais ton offre à quelqu'un qui est encore dans la partie.
refusal-offer-in_debt = L'un de vous a une dette ; il faut d'abord la payer.
refusal-offer-not_yours = Tu ne peux offrir que ce qui est à toi : { GOODS($goods) }.
refusal-offer-not_theirs = Tu demandes quelque chose que l'autre n'a pas.
refusal-offer-bound = Ce qui fait partie d'un accord de partage ne se négocie pas.
refusal-offer-houses = { $may_move_whole ->
    [true] Démolis d'abord les maisons, ou négocie toutes les rues qui vont ensemble.
   *[false] Démolis d'abord les maisons.
}
refusal-offer-mortgaged = À cette table, il faut rembourser l'hypothèque avant de négocier.
refusal-offer-house_owner = Qui a des maisons ne peut prendre que des rues qui vont avec les siennes.
refusal-offer-rides = À cette table, on ne négocie pas de trajets gratuits.
refusal-offer-rides_for = Seule la personne qui reçoit une propriété donne des trajets gratuits, sur celles qui vont avec.
refusal-offer-rides_cap = Personne n'a plus de { $cap } trajets gratuits sur le même groupe.
refusal-offer-no_lease = Au moins une propriété doit changer de main.
refusal-offer-one_sided = Chacun doit donner et recevoir quelque chose.
refusal-offer-cash = Tu peux offrir { MONEY($spare) } au plus.
refusal-offer-their_cash = Tu demandes plus d'argent que l'autre n'en a.
refusal-offer-both_cash = Mets de l'argent d'un seul côté.
refusal-offer-debtor_sells = { WHO($debtor) ->
    [you] Tant que tu as une dette, tu ne peux vendre que contre de l'argent.
   *[other] Tant que { SEAT($debtor) } a une dette, on ne vend que contre de l'argent.
}
refusal-offer-too_often = Tu as déjà fait { $most_offers } offres à { SEAT($partner) } pour cette dette ; demande à quelqu'un d'autre.
refusal-offer-none = Cette offre n'est plus valable.
refusal-offer-not_made = Tu n'as pas fait d'offre de ce genre.
refusal-offer-no_counter = Tu peux seulement accepter ou refuser cette proposition.
refusal-trade-changed = L'offre ne tient plus : quelque chose a changé.
refusal-trade-interest = Les intérêts d'une propriété sous hypothèque ne pourraient pas être payés.
refusal-share-what = On ne partage que les chemins de fer ou les compagnies.
refusal-share-form = { $has_holder ->
    [true] Ici, une seule personne détient tout ce qui est partagé.
   *[false] Ici, chacun garde ses propriétés quand on partage.
}
refusal-share-owners = Vous pourrez partager les { NAME($series, of: "series") } quand, à plusieurs, vous en posséderez l'ensemble.
refusal-share-twice = Les { NAME($series, of: "series") } font déjà l'objet d'un partage.
refusal-share-sum = Donne au moins 1 % à chaque propriétaire, rien aux autres, et 100 % en tout.
refusal-share-holder = Tout doit revenir à l'un des propriétaires.
refusal-share-money = L'argent ne circule qu'entre les propriétaires, et seulement ce qu'ils ont.
refusal-share-mortgaged = Remboursez les hypothèques avant de mettre en commun.
refusal-share-in_debt = L'un des propriétaires doit encore de l'argent à la banque ; cela passe d'abord.
refusal-share-none = Tu n'as pas de partage des { NAME($series, of: "series") } auquel tu pourrais mettre fin.
refusal-sale-not_auctioneer = Seule la personne qui dirige les enchères peut faire cela.
refusal-sale-not_now = Cela n'est possible qu'avec les { $last } dernières propriétés, une fois entre deux lancers.
refusal-income-none = Tu n'as rien à encaisser pour l'instant.
refusal-claim-none = Tu n'as rien de tel à réclamer.
refusal-claim-waits = Tu pourras le réclamer dans un instant, quand ceci sera réglé.
refusal-claim-not_double = Ce loyer n'est pas doublé ; réclame-le tel quel.
refusal-rent-choose = Encaisse le loyer, ou renonces-y.
refusal-rent-not_double = Ce loyer n'est pas doublé ; encaisse-le tel quel.
refusal-ride-choose = Utilise ton trajet gratuit, ou paie le loyer.
refusal-rent-throw = Lance les dés pour le loyer.
refusal-debt-settle = { WHO($debtor) ->
    [you] Tu dois { MONEY($debt) } : hypothèque ou démolis d'abord quelque chose.
   *[other] { SEAT($debtor) } doit d'abord trouver { MONEY($debt) }.
}
refusal-debt-covered = Tu peux encore trouver { MONEY($debt) } : hypothèque ou démolis quelque chose.

## Names

goods-ride-on =
    { $count ->
        [0] Passages gratuits
        [one] 1 passage gratuit
       *[other] { $count } passages gratuits
    } sur { $series ->
        [none] { LIST($names) }
       *[other] les { NAME($series, of: "series") }
    }
# Leases that belong together: "the Wayback streets".
series-wayback = rues Wayback
series-sylvan = rues Sylvan
series-boomtown = rues Boomtown
series-goldberg = rues Goldberg
series-maguire = rues Maguire
series-mainline = rues Main Line
series-commonwealth = rues Commonwealth
series-wall = rues Wall Street
series-railroads = chemins de fer
series-utilities = compagnies
# The spaces of the board that nobody owns.
space-start = Départ
    .short = Départ
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
space-10-tariff = Droits de douane, 10 %
    .short = Douane
space-taxes-20 = Impôts
    .short = Impôts
space-luxury-75 = Luxe
    .short = Luxe
space-jail = Prison
    .short = Prison
space-go-to-jail = Allez en prison
    .short = En prison
# What somebody insures against.
cover-the-corner = la case « Allez en prison »
cover-the-card = la carte « Allez en prison »
# The auctioneer's calls, before the sum.
call-going-once-for = Une fois pour
    .short = Une fois
call-going-twice-for = Deux fois pour
    .short = Deux fois
call-and-sold-for = Adjugé pour
    .short = Adjugé
# What a payment is for, in brackets after it.
purpose-rent = loyer
purpose-a-guaranteed-share = part garantie
purpose-a-lease-bought = enchère
purpose-a-card = carte
purpose-the-tariff = droits de douane
purpose-taxes = impôts
purpose-luxury = luxe
purpose-a-circuit-of-the-board = tour du plateau
purpose-the-fee-of-jail = sortie de prison
purpose-jail-insurance = assurance contre la prison
purpose-a-house = une maison
purpose-a-house-torn-down = une maison démolie
purpose-the-loan-on-a-lease = hypothèque
purpose-a-mortgage-redeemed = hypothèque remboursée
purpose-interest-on-a-mortgage-taken-over = intérêts d'hypothèque
purpose-a-deal = échange
purpose-a-utility-deal = mise en commun
purpose-the-cash-of-a-player-who-is-out = argent de qui quitte la partie
# What the cards say. The id is made from the edition's text.
card-go-to-jail = Va en prison.
card-advance-to-start-and-draw-your-income = Avance jusqu'à Départ et touche ton revenu.
card-ride-the-pennsylvania-railroad-advance-to-it = Prends le Pennsylvania Railroad. Avance jusque-là.
card-go-west-on-the-santa-fe-advance-to-it = Pars vers l'ouest avec le Santa Fe. Avance jusque-là.
card-land-rush-advance-to-boomtown = Ruée vers les terres ! Avance jusqu'à Boomtown.
card-your-broker-calls-advance-to-wall-street = Ton courtier t'appelle. Avance jusqu'à Wall Street.
card-settle-your-gas-bill-advance-to-u-g-i = Règle ta facture de gaz. Avance jusqu'à U. G. I.
card-you-forgot-your-hat-go-back-three-spaces = Tu as oublié ton chapeau. Recule de trois cases.
card-savings-interest-receive-25 = Intérêts de ton épargne. Tu reçois 25 $.
card-the-bank-declares-a-dividend-receive-50 = La banque verse un dividende. Tu reçois 50 $.
card-an-uncle-remembers-you-receive-100 = Un oncle pense à toi. Tu reçois 100 $.
card-your-building-loan-matures-receive-150 = Ton épargne logement arrive à terme. Tu reçois 150 $.
card-fined-for-speeding-pay-15 = Amende pour excès de vitesse. Paie 15 $.
card-doctor-s-bill-pay-50 = Note du médecin. Paie 50 $.
card-school-assessment-pay-75 = Frais de scolarité. Paie 75 $.
card-storm-damage-pay-25-for-every-house-you-own = Dégâts de tempête. Paie 25 $ pour chacune de tes maisons.
card-school-milk-fund-pay-5 = Du lait pour les écoles. Paie 5 $.
card-soup-kitchen-pay-10 = Soupe populaire. Paie 10 $.
card-scout-camp-pay-10 = Camp scout. Paie 10 $.
card-public-library-pay-15 = Bibliothèque municipale. Paie 15 $.
card-chapel-roof-pay-15 = Toit de la chapelle. Paie 15 $.
card-visiting-nurses-pay-20 = Infirmières à domicile. Paie 20 $.
card-city-orchestra-pay-20 = Orchestre municipal. Paie 20 $.
card-orphans-home-pay-25 = Orphelinat. Paie 25 $.
card-old-people-s-home-pay-25 = Maison de retraite. Paie 25 $.
card-flood-relief-pay-30 = Secours aux sinistrés des inondations. Paie 30 $.
card-new-hospital-wing-pay-50 = Nouvelle aile de l'hôpital. Paie 50 $.
card-your-annual-pledge-falls-due-pay-100 = Ton don annuel est dû. Paie 100 $.

## The page

## The board on the page

board-label = Finance : quarante cases avec la Banque au milieu
deeds-rent = Loyer
deeds-rent-note = loyer { MONEY($sum) }
deeds-price = Valeur
deeds-price-note = valeur { MONEY($sum) }
deeds-mine = Mes baux
deeds-worth = peut réunir { MONEY($sum) }
deeds-held = en prison
board-houses =
    { $count ->
        [one] { $count } maison
       *[other] { $count } maisons
    }
board-railroads =
    { $count ->
        [one] { $count } chemin de fer
       *[other] { $count } chemins de fer
    }
board-utilities =
    { $count ->
        [one] { $count } service public
       *[other] { $count } services publics
    }
board-print-pay = Paie { MONEY($sum) }
board-print-part = { $percent } % du cash
board-print-bank = BANQUE
board-times-throw = { $times } × les dés
board-house-cost = une maison { MONEY($sum) }
board-series = Groupe { $first }
board-lease-number = N° { $number }
board-leases-left =
    { $count ->
        [one] bail
       *[other] baux
    }
board-auctioneer = pas encore vendus
board-all-sold = tous les baux sont vendus

## Proposals to several players

plan-share =
    { $maker_is ->
        [you] Tu proposes de partager les revenus : { $series }
       *[other] { $maker } propose de partager les revenus : { $series }
    }
plan-pool =
    { $maker_is ->
        [you]
            { $holder_is ->
                [you] Tu proposes une mise en commun : { $series } ; tout te revient
               *[other] Tu proposes une mise en commun : { $series } ; tout revient à { $holder }
            }
       *[other]
            { $holder_is ->
                [you] { $maker } propose une mise en commun : { $series } ; tout te revient
               *[other] { $maker } propose une mise en commun : { $series } ; tout revient à { $holder }
            }
    }
plan-stop =
    { $maker_is ->
        [you] Tu proposes d’arrêter là et de compter
       *[other] { $maker } propose d’arrêter là et de compter
    }
plan-number = proposition { $number }
plan-gets =
    { $seat_is ->
        [you] Tu reçois
       *[other] { $seat } reçoit
    }
plan-pays =
    { $seat_is ->
        [you] Tu paies
       *[other] { $seat } paie
    }
plan-agreed = Déjà d’accord : { $names }.
plan-agree = Accepter
plan-refuse = Refuser
plan-withdraw = Retirer
group-railroads = Chemins de fer
group-utilities = Services publics

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-moves_first = { WHO($seat) ->
    [you] commences
   *[other] commence
}
turn-moved = { WHO($seat) ->
    [you] arrives
   *[other] arrive
} sur « { NAME($space, of: "space") } »
turn-card_cut = { WHO($seat) ->
    [you] tires
   *[other] tire
} une carte
turn-insured = { WHO($seat) ->
    [you] t'assures
   *[other] s'assure
} contre { NAME($against, of: "cover") }
turn-sent_to_jail = { WHO($seat) ->
    [you] vas
   *[other] va
} en prison
turn-stayed_in_jail = { WHO($seat) ->
    [you] restes
   *[other] reste
} en prison
turn-left_jail = { WHO($seat) ->
    [you] sors
   *[other] sort
} de prison
turn-ride_taken =
    .visitor = { WHO($visitor) ->
        [you] utilises
       *[other] utilise
    } un trajet gratuit sur { $lease }
turn-house_built = { WHO($seat) ->
    [you] construis
   *[other] construit
} une maison sur { $lease }
    .many = { WHO($seat) ->
        [you] construis
       *[other] construit
    } des maisons sur { LIST($lease) }
turn-house_torn_down = { WHO($seat) ->
    [you] démolis
   *[other] démolit
} une maison sur { $lease }
    .many = { WHO($seat) ->
        [you] démolis
       *[other] démolit
    } des maisons sur { LIST($lease) }
turn-mortgaged = { WHO($seat) ->
    [you] hypothèques
   *[other] hypothèque
} { $lease }
    .many = { WHO($seat) ->
        [you] hypothèques
       *[other] hypothèque
    } { LIST($lease) }
turn-redeemed = { WHO($seat) ->
    [you] rembourses
   *[other] rembourse
} l'hypothèque sur { $lease }
    .many = { WHO($seat) ->
        [you] rembourses
       *[other] rembourse
    } les hypothèques sur { LIST($lease) }
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
turn-sharing_proposed = { WHO($seat) ->
    [you] proposes
   *[other] propose
} de partager les { NAME($series, of: "series") }
turn-holding_proposed = { WHO($seat) ->
    [you] proposes
   *[other] propose
} de partager les { NAME($series, of: "series") }
turn-sharing_begun = { event-sharing_begun }
turn-sharing_ended = { event-sharing_ended }
turn-stop_proposed = { WHO($seat) ->
    [you] proposes
   *[other] propose
} d'arrêter
turn-resigned = { WHO($seat) ->
    [you] abandonnes
   *[other] abandonne
}
turn-put_out = { WHO($seat) ->
    [you] quittes
   *[other] quitte
} la partie
turn-game_won = { event-game_won }

## Évaluation finale : ce qui compte, et comment

value-cash = Argent
value-lease = { $lease }
    .note = bail, à la valeur du prêt
value-mortgaged = { $lease }
    .note = hypothéqué
value-houses = { $lease }
    .note = { $count ->
        [one] 1 maison, revendue
       *[other] { $count } maisons, revendues
    }

## Ce qu’un bot pèse

term-completes = complète les { NAME($group, of: "series") } ; avec { $count } maisons, un arrêt rapporte jusqu’à { MONEY($amount) }
term-nears = des { NAME($group, of: "series") }, il ne manque plus que { $deed }
term-free_rides = change des passages gratuits qui valent environ { MONEY($amount) }
