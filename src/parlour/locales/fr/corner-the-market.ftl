### Corner the Market : questions, boutons, événements, fins, refus et noms.

goal = Possède le plus à la fin de l'année.
    .standing = Possède le plus à la fin de l'année : tu as { MONEY($have) }

# Les biens d'un échange. « seat » est un siège de courtier, une carte.
counted-goods = { $name ->
    [seat] { $count ->
        [one] { $count } siège de courtier
       *[other] { $count } sièges de courtier
    }
   *[other] { $count } { NAME($name, of: "commodity") }
}

## Questions

question-CTM-007 = Lance les dés : qui commence ?
question-CTM-023 = { $call ->
    [0] { $doubles ->
        [0] À toi : lance les dés.
       *[other] Un double : relance les dés.
    }
   *[other] Fais { $call }, sur un dé ou au total, pour finir ton appel.
}
question-CTM-027 = Troisième double de suite : prends une carte. De quelle pile ?
question-CTM-042 = { $kind ->
    [more] Tu as acheté { $number } { NAME($commodity, of: "commodity") }. Encore ?
    [partner] Acheter 1 { NAME($commodity, of: "commodity") } à { SEAT($partner) } pour { MONEY($price) }, ou payer { MONEY($forfeit) } ?
    [cashier] { NAME($commodity, of: "commodity") } à { MONEY($price) } pièce : acheter, ou passer et payer { MONEY($forfeit) } ?
   *[players] { NAME($commodity, of: "commodity") } : acheter à quelqu'un, ou passer et payer { MONEY($forfeit) } ?
}
question-CTM-053 = { $kind ->
    [more] Tu as vendu { $number } { NAME($commodity, of: "commodity") }. Encore ?
    [partner] Vendre 1 { NAME($commodity, of: "commodity") } à { SEAT($partner) } pour { MONEY($price) }, ou payer { MONEY($forfeit) } ?
    [bid] { SEAT($bidder) } offre { MONEY($bid) } pour 1 { NAME($commodity, of: "commodity") }. La Caisse paie { MONEY($price) }.
    [corner] Casser ton corner { NAME($commodity, of: "commodity") } ? La Caisse paie { MONEY($price) } pièce.
   *[cashier] { NAME($commodity, of: "commodity") } à { MONEY($price) } pièce : vendre, ou passer et payer { MONEY($forfeit) } ?
}
question-CTM-057 = { $kind ->
    [players] { NAME($commodity, of: "commodity") } : tu n'en as pas. Prendre une offre, ou payer { MONEY($forfeit) } ?
   *[cashier] { NAME($commodity, of: "commodity") } : tu n'en as pas. En acheter 1 pour { MONEY($price) }, ou payer { MONEY($forfeit) } ?
}
question-CTM-058 = Vendre 1 { NAME($commodity, of: "commodity") } pour { MONEY($price) }, ou passer et payer { MONEY($forfeit) } ?
question-CTM-062 = { $kind ->
    [contract] { SEAT($seat) } te donne 1 { NAME($commodity, of: "commodity") } en échange. Que donnes-tu ?
    [money] { SEAT($seat) } te donne { MONEY($amount) } en échange. Que donnes-tu ?
   *[first] Échange avec { SEAT($seat) } : que donnes-tu ?
}
question-CTM-068 = { $offers ->
    [0] Marché libre : fais une offre, ou termine les échanges.
    [one] Réponds à l'offre reçue, fais-en une, ou termine les échanges.
   *[other] Réponds aux { $offers } offres reçues, fais-en une, ou termine les échanges.
}
question-CTM-069 = Aucune affaire conclue. Acheter 1 contrat, ou payer { MONEY($forfeit) } ?
question-CTM-071 = { $offers ->
    [0] { SEAT($seat) } négocie. Faire une offre ?
    [one] { SEAT($seat) } te fait une offre. L'accepter ?
   *[other] { SEAT($seat) } te fait { $offers } offres. En accepter une ?
}
question-CTM-078 = Ton appel est passé. Dans quelle bourse entrer ? Tu y reçois { MONEY($amount) }.
question-CTM-106 = Acheter 1 { NAME($commodity, of: "commodity") } pour { MONEY($price) }, ou passer et payer { MONEY($forfeit) } ?
question-CTM-111 = { $is_sale ->
    [true] { $commodity ->
        [any] Vendre jusqu'à { $number } contrats d'une marchandise ?
       *[other] Vendre jusqu'à { $number } { NAME($commodity, of: "commodity") } à { MONEY($price) } pièce ?
    }
   *[false] { $commodity ->
        [any] Acheter jusqu'à { $number } contrats d'une marchandise ?
       *[other] Acheter jusqu'à { $number } { NAME($commodity, of: "commodity") } à { MONEY($price) } pièce ?
    }
}
question-CTM-R13 = { $kind ->
    [sell] Vendre 1 { NAME($commodity, of: "commodity") } à { SEAT($seat) } pour { MONEY($price) }, ou payer { MONEY($forfeit) } ?
   *[buy] Acheter 1 { NAME($commodity, of: "commodity") } à { SEAT($seat) } pour { MONEY($price) }, ou payer { MONEY($forfeit) } ?
}
question-CTM-R15 = { $kind ->
    [sell] Vendre à { SEAT($seat) } jusqu'à { $number } { NAME($commodity, of: "commodity") } de plus à { MONEY($price) } pièce ?
   *[buy] Acheter à { SEAT($seat) } jusqu'à { $number } { NAME($commodity, of: "commodity") } de plus à { MONEY($price) } pièce ?
}
question-CTM-R30 = Entrer dans { NAME($pit, of: "pit") } ? Tu y reçois { MONEY($amount) }.
question-CTM-R39 = { $creditor ->
    [cashier] Tu dois { MONEY($owed) } à la Caisse. Il te manque { MONEY($missing) }.
    [several] Tu dois { MONEY($owed) } en tout. Il te manque { MONEY($missing) }.
   *[other] Tu dois { MONEY($owed) } à { SEAT($creditor) }. Il te manque { MONEY($missing) }.
}
question-CTM-R64 = { $kind ->
    [bid] { SEAT($seat) } vend 1 { NAME($commodity, of: "commodity") }. Offrir { MONEY($least) } ou plus ?
   *[quote] { NAME($commodity, of: "commodity") } : { SEAT($seat) } veut en acheter. Quel est ton prix ?
}

## Boutons

action-throw = Lancer les dés
action-take-card = { $pile ->
    [Flyer] Prendre une carte Spéculation
   *[Exchange] Prendre une carte Parquet
}
    .verb = Prendre une carte …
action-enter = Entrer dans { NAME($pit, of: "pit") }
    .verb = Entrer dans une bourse …
action-go-on = Continuer sur la piste
action-pass-by = Rester dehors
action-buy-from = Acheter { $number } { NAME($commodity, of: "commodity") } à { SEAT($seller) }
    .verb = Acheter à quelqu'un …
action-buy = Acheter { $number } { NAME($commodity, of: "commodity") }
    .verb = Acheter …
action-sell-to = Vendre { $number } { NAME($commodity, of: "commodity") } à { SEAT($buyer) }
    .verb = Vendre à quelqu'un …
action-sell = Vendre { $number } { NAME($commodity, of: "commodity") }
    .verb = Vendre …
action-buy-in = En acheter un
action-call = Demander aux autres
action-quote = En proposer { $number } à { MONEY($price) } pièce
    .verb = Proposer …
action-take = En acheter { $number } à { SEAT($seller) }
    .verb = Prendre une offre …
action-bid = Miser { MONEY($amount) }
    .verb = Miser …
action-accept-bid = Accepter la mise
action-more = En demander { $number } de plus
    .verb = En demander plus …
action-agree = En accorder { $number } de plus
    .verb = Accepter …
action-comply = Conclure l'affaire
action-forfeit = Passer et payer
action-pass = Passer
action-decline = Non merci
action-done = C'est tout
action-give = Donner 1 { NAME($commodity, of: "commodity") }
    .verb = Donner un contrat …
action-pay-instead = Payer à la place
action-offer = Offrir à { SEAT($to) } { GOODS($give) } contre { GOODS($get) }
    .verb = Faire une offre …
action-counter = Demander plutôt { GOODS($get) } contre { GOODS($give) }
    .verb = Faire une contre-offre …
action-end-trading = Terminer les échanges
action-redeem-seat = Vendre un siège de courtier
action-redeem = Vendre 1 { NAME($commodity, of: "commodity") }
    .verb = Vendre un contrat …

## Ce que fait une réponse : la deuxième ligne de son bouton

effect-contract_received = tu reçois 1 { NAME($commodity, of: "commodity") }
effect-contracts_passed = { WHO($seat) ->
    [you] tu cèdes { $number } { NAME($commodity, of: "commodity") }
   *[other] { WHO($to) ->
        [you] tu reçois { $number } { NAME($commodity, of: "commodity") }
       *[other] { SEAT($to) } reçoit { $number } { NAME($commodity, of: "commodity") }
    }
}
effect-corner_made = { WHO($seat) ->
    [you] tu as un corner { NAME($commodity, of: "commodity") }
   *[other] { SEAT($seat) } a un corner { NAME($commodity, of: "commodity") }
}
effect-corner_broken = { WHO($seat) ->
    [you] casse ton corner { NAME($commodity, of: "commodity") }
   *[other] { SEAT($seat) } perd son corner { NAME($commodity, of: "commodity") }
}
effect-control_gained = { WHO($seat) ->
    [you] tu as tous les contrats { NAME($commodity, of: "commodity") }
   *[other] { SEAT($seat) } a tous les contrats { NAME($commodity, of: "commodity") }
}
effect-went_bankrupt = { WHO($seat) ->
    [you] tu fais faillite
   *[other] { SEAT($seat) } fait faillite
}
effect-held = tu as alors { $number } { NAME($commodity, of: "commodity") }
effect-short_of_corner = { $missing ->
    [one] plus que { $missing } pour un corner : { NAME($commodity, of: "commodity") }
   *[other] encore { $missing } pour un corner : { NAME($commodity, of: "commodity") }
}
effect-price_changed = { NAME($commodity, of: "commodity") } passe de { MONEY($before) } à { MONEY($now) }

## Événements

event-spun_for_lead = { WHO($seat) ->
    [you] Pour commencer, tu fais { LIST($numbers) }.
   *[other] Pour commencer, { SEAT($seat) } fait { LIST($numbers) }.
}
event-tied_for_lead = Égalité, on relance : { SEATS($seats) }.
event-paid_bank = { WHO($payer) ->
    [you] Tu paies { MONEY($amount) } à la Caisse ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payer) } paie { MONEY($amount) } à la Caisse ({ NAME($purpose, of: "purpose") }).
}
event-bank_paid = { WHO($payee) ->
    [you] Tu reçois { MONEY($amount) } de la Caisse ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payee) } reçoit { MONEY($amount) } de la Caisse ({ NAME($purpose, of: "purpose") }).
}
event-thrown = { WHO($seat) ->
    [you] Tu fais { $first } et { $second }.
   *[other] { SEAT($seat) } fait { $first } et { $second }.
}
event-marker_moved = { NAME($marker, of: "marker") } commence.
event-crash_began = Le marché s'effondre !
event-crash_went_on = Le krach continue.
event-crash_ended = Le krach est fini.
event-moved = { WHO($seat) ->
    [you] Tu avances de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, { NAME($place, of: "place") }.
   *[other] { SEAT($seat) } avance de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, { NAME($place, of: "place") }.
}
event-sent = { WHO($seat) ->
    [you] Tu vas { NAME($place, of: "place") }.
   *[other] { SEAT($seat) } va { NAME($place, of: "place") }.
}
event-entered = { WHO($seat) ->
    [you] Tu entres dans { NAME($pit, of: "pit") }.
   *[other] { SEAT($seat) } entre dans { NAME($pit, of: "pit") }.
}
event-passed_by = { WHO($seat) ->
    [you] Tu n'entres pas dans { NAME($pit, of: "pit") }.
   *[other] { SEAT($seat) } n'entre pas dans { NAME($pit, of: "pit") }.
}
event-put_out = { WHO($seat) ->
    [you] Tu dois quitter { NAME($pit, of: "pit") }.
   *[other] { SEAT($seat) } doit quitter { NAME($pit, of: "pit") }.
}
event-call_completed = { WHO($seat) ->
    [you] Tu fais le { $number } qu'il te faut : ton appel est passé.
   *[other] { SEAT($seat) } fait le { $number } qu'il faut : l'appel est passé.
}
event-call_missed = { WHO($seat) ->
    [you] Il te faut un { $number } : tu restes au téléphone.
   *[other] Il faut un { $number } à { SEAT($seat) }, qui reste au téléphone.
}
event-call_kept = { WHO($seat) ->
    [you] Ton appel est passé : tu repars au prochain lancer.
   *[other] L'appel est passé : { SEAT($seat) } repart au prochain lancer.
}
event-card_taken = { WHO($seat) ->
    [you] Tu prends une carte : { NAME($card, of: "card") }.
   *[other] { SEAT($seat) } prend une carte : { NAME($card, of: "card") }.
}
event-card_put_back = La carte « { NAME($card, of: "card") } » retourne sous sa pile.
event-card_had_no_effect = { WHO($seat) ->
    [you] Tu es déjà au téléphone : « { NAME($card, of: "card") } » ne change rien.
   *[other] { SEAT($seat) } est déjà au téléphone : « { NAME($card, of: "card") } » ne change rien.
}
event-seat_kept = { WHO($seat) ->
    [you] Tu gardes la carte : { NAME($card, of: "card") }.
   *[other] { SEAT($seat) } garde la carte : { NAME($card, of: "card") }.
}
event-seat_returned = { WHO($seat) ->
    [you] Tu rends une carte : { NAME($card, of: "card") }.
   *[other] { SEAT($seat) } rend une carte : { NAME($card, of: "card") }.
}
event-went_bankrupt = { WHO($seat) ->
    [you] Tu fais faillite et quittes la partie.
   *[other] { SEAT($seat) } fait faillite et quitte la partie.
}
event-year_ended = Double { $first } : l'année est finie.
event-counted = { WHO($seat) ->
    [you] Tu possèdes { MONEY($assets) } en tout.
   *[other] { SEAT($seat) } possède { MONEY($assets) } en tout.
}
event-last_left = { WHO($seat) ->
    [you] Tous les autres ont fait faillite : tu gagnes !
   *[other] Tous les autres ont fait faillite : { SEAT($seat) } gagne !
}
event-contracts_bought = { WHO($seat) ->
    [you] Tu achètes { $number } { NAME($commodity, of: "commodity") } pour { MONEY($amount) }.
   *[other] { SEAT($seat) } achète { $number } { NAME($commodity, of: "commodity") } pour { MONEY($amount) }.
}
event-contracts_redeemed = { WHO($seat) ->
    [you] Tu vends { $number } { NAME($commodity, of: "commodity") } pour { MONEY($amount) }.
   *[other] { SEAT($seat) } vend { $number } { NAME($commodity, of: "commodity") } pour { MONEY($amount) }.
}
event-contracts_passed = { WHO($seat) ->
    [you] Tu donnes { $number } { NAME($commodity, of: "commodity") } à { SEAT($to) }.
   *[other] { WHO($to) ->
        [you] { SEAT($seat) } te donne { $number } { NAME($commodity, of: "commodity") }.
       *[other] { SEAT($seat) } donne { $number } { NAME($commodity, of: "commodity") } à { SEAT($to) }.
    }
}
event-contract_received = { WHO($seat) ->
    [you] Tu reçois 1 { NAME($commodity, of: "commodity") } gratuitement.
   *[other] { SEAT($seat) } reçoit 1 { NAME($commodity, of: "commodity") } gratuitement.
}
event-seat_passed = { WHO($seat) ->
    [you] Tu donnes une carte à { SEAT($to) } : { NAME($card, of: "card") }.
   *[other] { WHO($to) ->
        [you] { SEAT($seat) } te donne une carte : { NAME($card, of: "card") }.
       *[other] { SEAT($seat) } donne une carte à { SEAT($to) } : { NAME($card, of: "card") }.
    }
}
event-corner_made = { WHO($seat) ->
    [you] Tu as un corner { NAME($commodity, of: "commodity") }, avec { $number } contrats !
   *[other] { SEAT($seat) } a un corner { NAME($commodity, of: "commodity") }, avec { $number } contrats !
}
event-corner_broken = { WHO($seat) ->
    [you] Tu n'as plus de corner { NAME($commodity, of: "commodity") }.
   *[other] { SEAT($seat) } n'a plus de corner { NAME($commodity, of: "commodity") }.
}
event-control_gained = { WHO($seat) ->
    [you] Tu as tous les contrats { NAME($commodity, of: "commodity") } et contrôles le marché !
   *[other] { SEAT($seat) } a tous les contrats { NAME($commodity, of: "commodity") } et contrôle le marché !
}
event-control_lost = { WHO($seat) ->
    [you] Tu ne contrôles plus le marché { NAME($commodity, of: "commodity") }.
   *[other] { SEAT($seat) } ne contrôle plus le marché { NAME($commodity, of: "commodity") }.
}
event-pit_closed = { NAME($pit, of: "pit") } ferme.
event-pit_opened = { NAME($pit, of: "pit") } rouvre.
event-offers_called = { WHO($seat) ->
    [you] Tu demandes qui te vend des contrats { NAME($commodity, of: "commodity") }.
   *[other] { SEAT($seat) } demande qui vend des contrats { NAME($commodity, of: "commodity") }.
}
event-bids_called = { WHO($seat) ->
    [you] Tu mets 1 { NAME($commodity, of: "commodity") } aux enchères.
   *[other] { SEAT($seat) } met 1 { NAME($commodity, of: "commodity") } aux enchères.
}
event-quoted = { WHO($seat) ->
    [you] Tu proposes { $number } { NAME($commodity, of: "commodity") } à { MONEY($price) } pièce.
   *[other] { SEAT($seat) } propose { $number } { NAME($commodity, of: "commodity") } à { MONEY($price) } pièce.
}
event-bid_placed = { WHO($seat) ->
    [you] Tu mises { MONEY($amount) }.
   *[other] { SEAT($seat) } mise { MONEY($amount) }.
}
event-bid_passed = { WHO($seat) ->
    [you] Tu quittes les enchères.
   *[other] { SEAT($seat) } quitte les enchères.
}
event-more_asked = { WHO($seat) ->
    [you] Tu en demandes { $number } de plus à { SEAT($to) }.
   *[other] { WHO($to) ->
        [you] { SEAT($seat) } t'en demande { $number } de plus.
       *[other] { SEAT($seat) } en demande { $number } de plus à { SEAT($to) }.
    }
}
event-agreed = { WHO($seat) ->
    [you] Tu en accordes { $number } de plus.
   *[other] { SEAT($seat) } en accorde { $number } de plus.
}
event-declined = { WHO($seat) ->
    [you] Tu refuses.
   *[other] { SEAT($seat) } refuse.
}
event-swap_named = { WHO($seat) ->
    [you] En échange, tu donnes 1 { NAME($commodity, of: "commodity") } à { SEAT($to) }.
   *[other] { WHO($to) ->
        [you] En échange, { SEAT($seat) } te donne 1 { NAME($commodity, of: "commodity") }.
       *[other] En échange, { SEAT($seat) } donne 1 { NAME($commodity, of: "commodity") } à { SEAT($to) }.
    }
}
event-swap_paid = { WHO($seat) ->
    [you] En échange, tu donnes de l'argent à { SEAT($to) }.
   *[other] { WHO($to) ->
        [you] En échange, { SEAT($seat) } te donne de l'argent.
       *[other] En échange, { SEAT($seat) } donne de l'argent à { SEAT($to) }.
    }
}
event-offered = { WHO($seat) ->
    [you] Offre { $number } : tu offres à { SEAT($to) } { GOODS($give) } contre { GOODS($get) }.
   *[other] { WHO($to) ->
        [you] Offre { $number } : { SEAT($seat) } t'offre { GOODS($give) } contre { GOODS($get) }.
       *[other] Offre { $number } : { SEAT($seat) } offre à { SEAT($to) } { GOODS($give) } contre { GOODS($get) }.
    }
}
event-offer_refused = { WHO($seat) ->
    [you] Tu refuses l'offre faite par { SEAT($maker) } : { GOODS($give) } contre { GOODS($get) }.
   *[other] { WHO($maker) ->
        [you] { SEAT($seat) } refuse ton offre : { GOODS($give) } contre { GOODS($get) }.
       *[other] { SEAT($seat) } refuse l'offre faite par { SEAT($maker) } : { GOODS($give) } contre { GOODS($get) }.
    }
}
event-offer_lapsed = { WHO($seat) ->
    [you] Ton offre à { SEAT($to) } tombe : { GOODS($give) } contre { GOODS($get) }.
   *[other] { WHO($to) ->
        [you] L'offre que te faisait { SEAT($seat) } tombe : { GOODS($give) } contre { GOODS($get) }.
       *[other] L'offre faite par { SEAT($seat) } à { SEAT($to) } tombe : { GOODS($give) } contre { GOODS($get) }.
    }
}
event-deal_made = { WHO($seat) ->
    [you] Tu conclus l'offre { $number } avec { SEAT($with_seat) }.
   *[other] { WHO($with_seat) ->
        [you] { SEAT($seat) } conclut l'offre { $number } avec toi.
       *[other] { SEAT($seat) } conclut l'offre { $number } avec { SEAT($with_seat) }.
    }
}
event-trading_passed = { WHO($seat) ->
    [you] Tu n'as rien à offrir.
   *[other] { SEAT($seat) } n'a rien à offrir.
}
event-trading_ended = { WHO($seat) ->
    [you] Tu termines les échanges.
   *[other] { SEAT($seat) } termine les échanges.
}

## Fins

ending-year-end = { WHO($winners) ->
    [you] L'année est finie, et c'est toi qui possèdes le plus.
   *[other] L'année est finie, et c'est { SEATS($winners) } qui possède le plus.
}
ending-year-end-tie = L'année est finie, à égalité : { SEATS($winners) }.
ending-last-left = { WHO($winners) ->
    [you] Tous les autres ont fait faillite : tu gagnes.
   *[other] Tous les autres ont fait faillite : { SEATS($winners) } gagne.
}

## Refus

refusal-turn-not_yours = { COUNT($waiting) ->
    [one] Attends : { SEATS($waiting) } réfléchit.
   *[other] Attends : { SEATS($waiting) } réfléchissent.
}
refusal-throw-for_lead = Lance d'abord les dés pour voir qui commence.
refusal-throw-first = Lance d'abord les dés.
refusal-offer-not_now = On ne peut se faire des offres que si quelqu'un est sur une case Marché libre.
refusal-card-choose_pile = Prends d'abord une carte d'une des deux piles.
refusal-call-choose_pit = Ton appel est passé : entre dans une bourse ouverte, ou continue sur la piste.
refusal-pit-full = Choisis une autre bourse : il y a déjà deux joueurs dans { NAME($commodity, of: "pit") }.
refusal-pit-closed = Choisis une autre bourse : { NAME($commodity, of: "pit") } est fermée.
refusal-pit-enter_or_pass = Entre d'abord dans la bourse, ou reste dehors.
refusal-option-choose = Utilise l'option, ou refuse-la.
refusal-buy-choose = Ici, achète des contrats { NAME($commodity_here, of: "commodity") }, ou passe et paie { MONEY($forfeit) }.
refusal-sell-choose = Ici, vends des contrats { NAME($commodity_here, of: "commodity") }, ou passe et paie { MONEY($forfeit) }.
refusal-deal-other_commodity = Ici, on ne négocie que des contrats { NAME($commodity_here, of: "commodity") }.
refusal-buy-too_many = { $kind ->
    [partner] Tu ne peux acheter à { SEAT($partner) } que 1 { NAME($commodity, of: "commodity") } à la fois, pour { MONEY($price) }.
   *[cashier] { $most ->
        [0] { NAME($commodity, of: "commodity") } : tu ne peux pas en acheter, car tu as { MONEY($cash) } et la Caisse en a { $stock } à { MONEY($price) } pièce.
       *[other] Tu peux acheter { $most } { NAME($commodity, of: "commodity") } au plus : tu as { MONEY($cash) }, et la Caisse en a { $stock } à { MONEY($price) } pièce.
    }
}
refusal-buy-limit = Tu peux acheter { $limit } contrats au plus par arrêt.
refusal-buy-partner_first = { SEAT($partner) } est dans la même bourse : achète d'abord à { SEAT($partner) }.
refusal-sell-not_owned = { $most ->
    [0] { NAME($commodity, of: "commodity") } : tu n'en as pas.
   *[other] Tu peux vendre { $most } { NAME($commodity, of: "commodity") } au plus.
}
refusal-sell-from_corner = { NAME($commodity, of: "commodity") } : c'est un corner, tu ne peux pas en vendre ici ; vends autre chose.
refusal-sell-to_partner = { SEAT($partner) } est dans la même bourse : vends à { SEAT($partner) }.
refusal-card-buy_or_forfeit = La carte dit : achète 1 contrat, ou passe et paie { MONEY($forfeit) }.
refusal-card-sell_or_forfeit = La carte dit : vends 1 contrat, ou passe et paie { MONEY($forfeit) }.
refusal-short-choose = { NAME($commodity_here, of: "commodity") } : tu n'en as pas à vendre ; achète un contrat, ou passe et paie { MONEY($forfeit) }.
refusal-quote-choose = Propose de 1 à { $number } contrats, de { MONEY($least) } à { MONEY($highest) } pièce, par pas de { MONEY($step) }, ou passe.
refusal-quote-below_corner_price = De ton corner, tu peux vendre à { MONEY($least) } ou plus ; demande cela, ou passe.
refusal-take-no_offer = Personne ne t'en offre autant ; prends tout ou partie d'une offre.
refusal-bid-choose = Mise de { MONEY($least) } à { MONEY($cash) }, par pas de { MONEY($step) }, ou passe.
refusal-more-choose = Accordes-en de 1 à { $wanted }, ou refuse.
refusal-partner-choose = Conclus l'affaire, ou passe et paie { MONEY($forfeit) }.
refusal-swap-choose = Choisis d'abord ce que tu donnes en échange.
refusal-swap-not_owned = { NAME($commodity, of: "commodity") } : tu n'en as pas ; donne autre chose.
refusal-swap-control = { NAME($commodity, of: "commodity") } : tu contrôles ce marché et ne peux rien en échanger ; donne autre chose.
refusal-swap-no_payment = Tu ne peux pas payer ici : donne un contrat.
refusal-trade-choose = Fais une offre, réponds à une offre, ou arrête d'échanger.
refusal-offer-with_mover = { WHO($mover) ->
    [you] Fais ton offre à quelqu'un qui est encore en jeu.
   *[other] Fais ton offre à { SEAT($mover) } : on ne négocie maintenant qu'avec { SEAT($mover) }.
}
refusal-offer-limit = Tu as déjà fait { $limit } offres ici, et c'est le maximum à cet arrêt.
refusal-offer-no_gifts = Chacun donne quelque chose, l'un des contrats ou des sièges ; un seul paie, par pas de { MONEY($step) }.
refusal-offer-not_there = N'offre que ce que tu as, et ne demande que ce que l'autre a.
refusal-offer-control = Qui contrôle un marché n'en vend que contre de l'argent, et seulement avec moins de { MONEY($near) } en caisse.
refusal-offer-below_corner_price = Les contrats d'un corner coûtent ici { MONEY($floor) } ou plus ; monte le prix, ou échange des contrats.
refusal-offer-unknown = Cette offre n'est plus ouverte pour toi ; choisis-en une autre.
refusal-trade-no_deal = Aucune affaire conclue : achète 1 contrat à la Caisse, ou passe et paie { MONEY($forfeit) }.
refusal-debt-raise_funds = Tu dois { MONEY($owed) } et tu as { MONEY($cash) } : vends d'abord quelque chose à la Caisse.
refusal-debt-not_owned = { NAME($commodity, of: "commodity") } : tu n'en as pas ; vends ce que tu as.
refusal-debt-no_seat = Tu n'as pas de siège de courtier ; vends un contrat.
refusal-debt-corner_is_last = Tu peux payer sans casser un corner : vends d'abord d'autres contrats ou un siège.

## Marchandises

commodity-coffee = Café
commodity-sugar = Sucre
commodity-cotton = Coton
commodity-copper = Cuivre
commodity-hides = Peaux
commodity-rubber = Caoutchouc

## Bourses, aussi en début de phrase

pit-coffee = la bourse du café
pit-sugar = la bourse du sucre
pit-cotton = la bourse du coton
pit-copper = la bourse du cuivre
pit-hides = la bourse des peaux
pit-rubber = la bourse du caoutchouc

## Saisons et mois, en début de phrase : « … commence. »

marker-winter = L'hiver
    .short = Hiver
marker-spring = Le printemps
    .short = Printemps
marker-summer = L'été
    .short = Été
marker-autumn = L'automne
    .short = Automne
marker-january = Janvier
    .short = Jan
marker-february = Février
    .short = Fév
marker-march = Mars
    .short = Mar
marker-april = Avril
    .short = Avr
marker-may = Mai
    .short = Mai
marker-june = Juin
    .short = Jun
marker-july = Juillet
    .short = Jul
marker-august = Août
    .short = Aoû
marker-september = Septembre
    .short = Sep
marker-october = Octobre
    .short = Oct
marker-november = Novembre
    .short = Nov
marker-december = Décembre
    .short = Déc

## Objet d'un paiement, entre parenthèses

purpose-coffee = Café
purpose-sugar = Sucre
purpose-cotton = Coton
purpose-copper = Cuivre
purpose-hides = Peaux
purpose-rubber = Caoutchouc
purpose-cashier = passage à la Caisse
purpose-advancing-to-cashier = retour à la Caisse
purpose-entering-the-pit = entrée en bourse
purpose-dividend = dividende
purpose-fine = amende
purpose-commission = commission
purpose-corner-penalty = pour les corners
purpose-no-corner = pas de corner
purpose-forfeit = affaire passée
purpose-a-broker-seat = siège de courtier
purpose-the-swap = échange
purpose-the-deal = affaire
purpose-what-is-left = tout le reste
purpose-lucky-flyer = Heureuse spéculation
purpose-storage-charges = Frais de stockage
purpose-coffee-delivered = Livraison de café
purpose-hides-delivered = Livraison de peaux

## Titres des cartes

card-broker-seat = Siège de courtier
card-coffee-delivered = Livraison de café
card-hides-delivered = Livraison de peaux
card-buying-option = Option d'achat
card-selling-option = Option de vente
card-seat-recalled = Siège rappelé
card-commission-day = Jour de commission
card-long-distance = Appel interurbain
card-inside-tip-on-copper = Tuyau sur le cuivre
card-inside-tip-on-sugar = Tuyau sur le sucre
card-cotton-called-in = Coton réclamé
card-sugar-called-in = Sucre réclamé
card-rubber-scare = Panique du caoutchouc
card-urgent-call = Appel urgent
card-lucky-flyer = Heureuse spéculation
card-false-report = Fausse nouvelle
card-storage-charges = Frais de stockage
card-squeeze = Dans l'étau

## Cases : « Tu avances de 5 cases, … », « Tu vas … »

place-cashier = à la Caisse
place-pit-entrance-passing-square-coffee = à la bourse du café
place-pit-entrance-passing-square-sugar = à la bourse du sucre
place-pit-entrance-passing-square-cotton = à la bourse du coton
place-pit-entrance-passing-square-copper = à la bourse du cuivre
place-pit-entrance-passing-square-hides = à la bourse des peaux
place-pit-entrance-passing-square-rubber = à la bourse du caoutchouc
place-buying-option-coffee = à l'option d'achat Café
place-buying-option-sugar = à l'option d'achat Sucre
place-buying-option-cotton = à l'option d'achat Coton
place-buying-option-copper = à l'option d'achat Cuivre
place-buying-option-hides = à l'option d'achat Peaux
place-buying-option-rubber = à l'option d'achat Caoutchouc
place-selling-option = à une option de vente
place-telephone = à un Téléphone
place-flyer = sur une case Spéculation
place-exchange = sur une case Parquet
place-corner = sur une case Corner
place-commission = sur une case Commission
place-fine = sur une case Amende
place-dividend = sur le Dividende
place-advance-to-cashier = sur la case « Va à la Caisse »
place-ticker-tape = au Téléscripteur
place-entrance = à l'entrée
place-buy = sur une case Achat
place-sell = sur une case Vente
place-swap = sur une case Échange
place-open-trading = sur une case Marché libre
place-exit = à la sortie

## The page

## The board on the page

board-label = Le plateau : quarante-quatre cases autour de six bourses et du cadran des saisons
board-year = ANNÉE
board-crash = KRACH BOURSIER
board-crash-prices = prix de krach partout
board-closed = FERMÉE
board-closed-short = fermée
board-enter = Entrer dans la bourse { $pit }
board-take-card = Prendre la carte du dessus : { $pile }
board-whole = Voir tout le plateau
board-near = Voir où se passe le jeu
board-contracts = Mes contrats
board-line = le trait marque un Corner
board-held = { $number } sur { $of }
board-secret = caché
board-corner-in = Corner sur { $name }
board-controls = contrôle { $name }
board-broker-seats =
    { $number ->
        [one] { $number } siège de courtier
       *[other] { $number } sièges de courtier
    }
board-out = hors jeu
board-counter = Acheter et vendre
board-price-now = { MONEY($price) } maintenant
board-from = chez { $seat }
board-quote = Faire une offre
board-number = Combien
board-price = Prix unitaire
board-quote-send = Proposer { $number } à { MONEY($price) }
board-offers = Offres en cours
board-gives = { $give } contre { $get }
board-less = moins
board-more = plus
board-pit = Bourse { $name }
board-pit-closed = Bourse { $name } : fermée
board-pit-price = Bourse { $name } : { MONEY($price) } maintenant
board-pit-stock = Bourse { $name } : { MONEY($price) } maintenant, reste { $number } à la Caisse
board-pile = Pile de cartes { $name }

## Imprimé sur les cases et les piles

goods-seat = siège de courtier
square-cashier = Caisse
square-pit-entrance-passing-square = Entrée de la bourse
square-telephone = Téléphone
square-buying-option = Option d'achat
square-selling-option = Option de vente
square-flyer = Spéculation
square-exchange = Parquet
square-corner = Corner
square-commission = Commission
square-fine = Amende
square-dividend = Dividende
square-advance-to-cashier = Avance à la caisse
square-ticker-tape = Téléscripteur
square-entrance = Entrée
square-buy = Achat
square-sell = Vente
square-swap = Échange
square-open-trading = Marché libre
square-exit = Sortie
pile-exchange = Parquet
pile-flyer = Spéculation
board-print-pass = { MONEY($sum) } au passage
board-print-enter = ENTRER
board-print-any = AU CHOIX
board-print-may-buy = ACHAT
board-print-may-sell = VENTE
board-print-up-to = jusqu'à { $most }
board-print-penalties = pénalités

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-paid_bank =
    .payer = { WHO($payer) ->
        [you] paies
       *[other] paie
    } { MONEY($amount) } à la Caisse
    .payer-many = { WHO($payer) ->
        [you] paies
       *[other] paie
    } { MONEY(SUM($amount)) } à la Caisse
turn-moved = { WHO($seat) ->
    [you] vas
   *[other] va
} { NAME($place, of: "place") }
turn-sent = { WHO($seat) ->
    [you] vas
   *[other] va
} { NAME($place, of: "place") }
turn-entered = { WHO($seat) ->
    [you] entres
   *[other] entre
} dans { NAME($pit, of: "pit") }
turn-call_completed = { WHO($seat) ->
    [you] termines
   *[other] termine
} l'appel
turn-call_missed = { WHO($seat) ->
    [you] restes
   *[other] reste
} au téléphone
turn-card_taken = { WHO($seat) ->
    [you] tires
   *[other] tire
} la carte « { NAME($card, of: "card") } »
turn-seat_kept = { WHO($seat) ->
    [you] deviens
   *[other] devient
} courtier
turn-went_bankrupt = { WHO($seat) ->
    [you] fais
   *[other] fait
} faillite
turn-last_left = { WHO($seat) ->
    [you] gagnes
   *[other] gagne
} en restant seul en jeu
turn-contracts_bought = { WHO($seat) ->
    [you] achètes
   *[other] achète
} { $number } { NAME($commodity, of: "commodity") } pour { MONEY($amount) }
turn-contracts_redeemed = { WHO($seat) ->
    [you] vends
   *[other] vend
} { $number } { NAME($commodity, of: "commodity") } pour { MONEY($amount) }
turn-contracts_passed = { $amount ->
    [0] { WHO($to) ->
        [you] te donne { $number } { NAME($commodity, of: "commodity") }
       *[other] { WHO($seat) ->
            [you] donnes
           *[other] donne
        } { $number } { NAME($commodity, of: "commodity") } à { SEAT($to) }
    }
   *[other] { WHO($to) ->
        [you] te vend { $number } { NAME($commodity, of: "commodity") } pour { MONEY($amount) }
       *[other] { WHO($seat) ->
            [you] vends
           *[other] vend
        } { $number } { NAME($commodity, of: "commodity") } à { SEAT($to) } pour { MONEY($amount) }
    }
}
    .to = { $amount ->
        [0] { WHO($seat) ->
            [you] te prend { $number } { NAME($commodity, of: "commodity") }
           *[other] { WHO($to) ->
                [you] prends
               *[other] prend
            } { $number } { NAME($commodity, of: "commodity") } à { SEAT($seat) }
        }
       *[other] { WHO($seat) ->
            [you] t'achète { $number } { NAME($commodity, of: "commodity") } pour { MONEY($amount) }
           *[other] { WHO($to) ->
                [you] achètes
               *[other] achète
            } { $number } { NAME($commodity, of: "commodity") } à { SEAT($seat) } pour { MONEY($amount) }
        }
    }
turn-contract_received = { WHO($seat) ->
    [you] reçois
   *[other] reçoit
} 1 { NAME($commodity, of: "commodity") } gratuitement
turn-corner_made = { WHO($seat) ->
    [you] as
   *[other] a
} un corner { NAME($commodity, of: "commodity") }
turn-corner_broken = { WHO($seat) ->
    [you] perds
   *[other] perd
} le corner { NAME($commodity, of: "commodity") }
turn-control_gained = { WHO($seat) ->
    [you] contrôles
   *[other] contrôle
} le marché { NAME($commodity, of: "commodity") }
turn-offers_called = { WHO($seat) ->
    [you] demandes
   *[other] demande
} qui vend : { NAME($commodity, of: "commodity") }
turn-bids_called = { WHO($seat) ->
    [you] mets
   *[other] met
} aux enchères 1 { NAME($commodity, of: "commodity") }
turn-offered = { WHO($to) ->
    [you] te propose { GOODS($give) } contre { GOODS($get) }
   *[other] { WHO($seat) ->
        [you] proposes
       *[other] propose
    } à { SEAT($to) } { GOODS($give) } contre { GOODS($get) }
}
turn-deal_made = { WHO($seat) ->
    [you] conclus
   *[other] conclut
} l'affaire avec { WHO($with_seat) ->
    [you] toi
   *[other] { SEAT($with_seat) }
}
    .with_seat = { WHO($with_seat) ->
        [you] conclus
       *[other] conclut
    } l'affaire avec { WHO($seat) ->
        [you] toi
       *[other] { SEAT($seat) }
    }
turn-year_ended = { event-year_ended }

## Évaluation finale : ce qui compte, et comment

value-cash = Argent
value-seats = Sièges de courtier
    .note = { $count }
value-control = { NAME($commodity, of: "commodity") }
    .note = contrôle
value-corner = { NAME($commodity, of: "commodity") }
    .note = corner de { $count } à { MONEY($price) }
value-loose = { NAME($commodity, of: "commodity") }
    .note = { $count } isolés à { MONEY($price) }
## Textes des cartes

card-keep-this-card-until-you-sell-it-or-must-return-it = Garde cette carte jusqu'à ce que tu la vendes ou doives la rendre.
card-receive-1-coffee-contract-free-if-the-cashier-has-none-collect-1-000 = Reçois 1 contrat Café gratuit ; si la Caisse n'en a pas, reçois 1 000 $.
card-receive-1-hides-contract-free-if-the-cashier-has-none-collect-2-000 = Reçois 1 contrat Peaux gratuit ; si la Caisse n'en a pas, reçois 2 000 $.
card-you-may-buy-up-to-3-contracts-of-any-one-commodity-from-the-cashier = Tu peux acheter à la Caisse jusqu'à 3 contrats d'une même marchandise.
card-you-may-sell-up-to-3-contracts-of-any-one-commodity-to-the-cashier = Tu peux vendre à la Caisse jusqu'à 3 contrats d'une même marchandise.
card-return-one-broker-seat-if-you-hold-any-to-the-bottom-of-the-exchange-pile = Rends un siège de courtier, si tu en as un ; il va sous la pile Parquet.
card-settle-commissions-as-if-you-had-stopped-on-a-commission-square = Règle les commissions comme sur une case Commission.
card-go-forward-to-the-next-telephone-collect-at-cashier-if-you-pass-it = Avance jusqu'au prochain téléphone ; encaisse à la Caisse si tu passes devant.
card-you-may-buy-up-to-2-contracts-of-any-one-commodity-from-the-cashier = Tu peux acheter à la Caisse jusqu'à 2 contrats d'une même marchandise.
card-you-may-buy-up-to-3-copper-contracts-from-the-cashier = Tu peux acheter à la Caisse jusqu'à 3 contrats Cuivre.
card-you-may-buy-up-to-3-sugar-contracts-from-the-cashier = Tu peux acheter à la Caisse jusqu'à 3 contrats Sucre.
card-you-may-sell-up-to-2-contracts-of-any-one-commodity-to-the-cashier = Tu peux vendre à la Caisse jusqu'à 2 contrats d'une même marchandise.
card-sell-1-cotton-contract-to-the-cashier-if-you-own-none-you-are-caught-short = Vends 1 contrat Coton à la Caisse ; si tu n'en as pas, tu es pris à découvert.
card-sell-1-sugar-contract-to-the-cashier-if-you-own-none-you-are-caught-short = Vends 1 contrat Sucre à la Caisse ; si tu n'en as pas, tu es pris à découvert.
card-buy-1-rubber-contract-from-the-cashier-or-forfeit-500 = Achète 1 contrat Caoutchouc à la Caisse, ou paie 500 $.
card-collect-1-500-from-the-cashier = Reçois 1 500 $ de la Caisse.
card-pay-a-fine-of-1-000-brokers-are-exempt = Paie une amende de 1 000 $ ; les courtiers en sont dispensés.
card-pay-the-cashier-100-for-each-contract-you-own = Paie à la Caisse 100 $ par contrat que tu possèdes.
card-pay-corner-penalties-as-if-you-had-stopped-on-a-corner-square = Paie comme sur une case Corner.

## Ce qu’un bot pèse

term-contracts = { $count } { NAME($commodity, of: "commodity") } de plus peuvent compter { MONEY($amount) }
term-corners = fait un Corner de { NAME($commodity, of: "commodity") }, qui vaut environ { MONEY($amount) }
term-blocks = laisse moins de { NAME($commodity, of: "commodity") } aux autres, une perte de { MONEY($amount) } pour eux
term-gives_contracts = abandonne { $count } { NAME($commodity, of: "commodity") }, qui peuvent compter { MONEY($amount) }
