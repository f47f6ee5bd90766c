### Mots communs à plusieurs jeux.

# The reader in a list or a share: « toi et Bo ». As subject or object there is a choice with WHO() in the sentence.
you = toi
nothing = rien
# $amount is a formatted number, $sign is "plus" or "minus".
money = { $sign ->
    [minus] −{ $amount } { $currency }
   *[plus] { $amount } { $currency }
}
# Some of a kind: "3 Rubber".
counted-goods = { $count } { $name }
# One player's part of a shared income, in per cent.
share = { SEAT($seat) } { $amount } %
# What one player gets or pays in a deal.
payment = { $sign ->
    [minus] { WHO($seat) ->
        [you] tu paies { MONEY($amount) }
       *[other] { SEAT($seat) } paie { MONEY($amount) }
    }
   *[plus] { WHO($seat) ->
        [you] tu reçois { MONEY($amount) }
       *[other] { SEAT($seat) } reçoit { MONEY($amount) }
    }
}

## What has happened to something in an offer, in brackets after its name: "(Rex: changed hands)"

word-mortgaged = hypothèque
word-mortgage-lifted = hypothèque remboursée
word-changed-hands = changement de main
word-built-on-or-torn-down = construction ou démolition
word-income-shared-or-no-longer-shared = partage des revenus modifié
word-free-rides-granted = trajets gratuits accordés

## Events. What a payment is for stands in brackets: "Bo pays you $24 (rent)."

event-spun_for_lead = { WHO($seat) ->
    [you] Pour commencer, tu fais { LIST($numbers) }.
   *[other] Pour commencer, { SEAT($seat) } fait { LIST($numbers) }.
}
event-tied_for_lead = Égalité : { SEATS($seats) }, on relance.
event-got_lead = { WHO($seat) ->
    [you] Tu commences.
   *[other] { SEAT($seat) } commence.
}
event-paid = { WHO($payer) ->
    [you] Tu paies { MONEY($amount) } à { SEAT($payee) } ({ NAME($purpose, of: "purpose") }).
   *[other] { WHO($payee) ->
        [you] { SEAT($payer) } te paie { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
       *[other] { SEAT($payer) } paie { MONEY($amount) } à { SEAT($payee) } ({ NAME($purpose, of: "purpose") }).
    }
}
event-paid_bank = { WHO($payer) ->
    [you] Tu paies { MONEY($amount) } à la banque ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payer) } paie { MONEY($amount) } à la banque ({ NAME($purpose, of: "purpose") }).
}
event-bank_paid = { WHO($payee) ->
    [you] La banque te verse { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
   *[other] La banque verse { MONEY($amount) } à { SEAT($payee) } ({ NAME($purpose, of: "purpose") }).
}
event-paid_pot = { WHO($payer) ->
    [you] Tu mets { MONEY($amount) } dans la cagnotte ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payer) } met { MONEY($amount) } dans la cagnotte ({ NAME($purpose, of: "purpose") }).
}
event-pot_paid = { WHO($payee) ->
    [you] Tu gagnes la cagnotte : { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payee) } gagne la cagnotte : { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
}
event-pot_filled = La banque met { MONEY($amount) } dans la cagnotte ({ NAME($purpose, of: "purpose") }).
event-offer_made = { WHO($seat) ->
    [you] Tu proposes à { SEAT($to) } : { GOODS($give) } contre { GOODS($get) }.
   *[other] { WHO($to) ->
        [you] { SEAT($seat) } te propose : { GOODS($give) } contre { GOODS($get) }.
       *[other] { SEAT($seat) } propose à { SEAT($to) } : { GOODS($give) } contre { GOODS($get) }.
    }
}
event-offer_declined = { WHO($seat) ->
    [you] Tu refuses l'offre.
   *[other] { SEAT($seat) } refuse l'offre.
}
event-offer_withdrawn = { WHO($seat) ->
    [you] Tu retires ton offre.
   *[other] { SEAT($seat) } retire son offre.
}
event-offer_lapsed = { WHO($seat) ->
    [you] Ton offre reste sans suite.
   *[other] L'offre faite par { SEAT($seat) } reste sans suite.
}
event-offer_voided = { WHO($seat) ->
    [you] Ton offre ne tient plus ({ GOODS($what) } : { NAME($change, of: "word") }).
   *[other] L'offre faite par { SEAT($seat) } ne tient plus ({ GOODS($what) } : { NAME($change, of: "word") }).
}
event-timed_out = { WHO($seat) ->
    [you] Ton temps est écoulé.
   *[other] Le temps est écoulé pour { SEAT($seat) }.
}

## Actions: the labels of buttons. `.verb` is for a button that still asks for the rest, `.confirm` is asked first.

action-throw = Lancer les dés
action-spin = Lancer l'aiguille
action-pass = Passer
action-rest = Ne pas m'attendre
action-resume = M'attendre avant chaque lancer
action-resign = Abandonner
    .confirm = Abandonner ? Tu quittes la partie.
action-bid = Enchérir à { MONEY($amount) }
    .verb = Enchérir …
action-hold = Passer
action-offer = Proposer à { SEAT($to) } : { GOODS($give) } contre { GOODS($get) }
    .verb = Faire une offre …
action-counter = Proposer plutôt { GOODS($give) } contre { GOODS($get) }
    .verb = Faire une contre-offre …
action-accept = Accepter l'offre
    .verb = Accepter …
action-decline-offer = Refuser l'offre
    .verb = Refuser …
action-withdraw = Retirer ton offre
    .verb = Retirer …

## Effects: what an answer of the reader's would do, in a few words under its button

effect-offer_lapsed = { WHO($seat) ->
    [you] ton offre prend fin
   *[other] refuse l'offre faite par { SEAT($seat) }
}
effect-offer_voided = { WHO($seat) ->
    [you] ton offre prend fin
   *[other] met fin à l'offre faite par { SEAT($seat) }
}

## Refusals

refusal-table-over = La partie est finie.
refusal-table-waits_for_chance = Un instant : le lancer ou le tirage n'est pas fini.

## The page

## Boards with deeds: Finance and Weigh Anchor. Each of them adds deeds-rent, deeds-price, deeds-mine and others.

deeds-owner = à { $name }
deeds-bank = pas encore vendu
deeds-mortgaged = hypothéqué
deeds-costs-now = S’arrêter ici coûte { MONEY($sum) } en ce moment.
deeds-costs-nothing = S’arrêter ici ne coûte rien en ce moment.
deeds-unowned = À personne pour l’instant.
deeds-free = { $deed } : à personne pour l’instant. Prix : { MONEY($sum) }.
deeds-whose =
    { $seat_is ->
        [you] { $deed } : c’est à toi.
       *[other] { $deed } : c’est à { $seat }.
    }
deeds-owned-by =
    { $seat_is ->
        [you] C’est à toi.
       *[other] C’est à { $seat }.
    }
deeds-is-mortgaged = C’est hypothéqué.
deeds-standing = Ici : { $names }.
deeds-here = ici : { $names }
deeds-now = { MONEY($sum) } maintenant
deeds-chip-now = si quelqu’un s’y arrête maintenant
deeds-close = Fermer
deeds-squares = Cases du plateau
deeds-open = { $name } : ouvrir le titre
deeds-open-to-act = { $name } : ouvrir le titre ({ $deals })
deeds-whole = Voir tout le plateau
deeds-part = Voir où se passe le jeu
deeds-out = hors jeu
deeds-keeps =
    { $cards ->
        [one] garde { $cards } carte
       *[other] garde { $cards } cartes
    }
deeds-deeds = Qui possède quoi
deeds-deeds-short = Titres
deeds-nothing = rien encore
deeds-the-bank = la Banque
deeds-owe = Tu dois { MONEY($due) } à { $to }. Trouve encore { MONEY($missing) }.
deeds-owe-all = Tu dois { MONEY($due) } à { $to }.
deeds-turn = tour { $turn }
deeds-round = manche { $round }

## Auction

auction-heading = { $name } est aux enchères
auction-standing = meilleure offre
auction-none = Pas encore d’offre
auction-yours = Tu as la meilleure offre.
auction-may-bid = peut enchérir
auction-high = offre { MONEY($sum) }
auction-held = passe
auction-left = hors course
auction-thinks = réfléchit
auction-cash = Ton argent
auction-other = Autre montant
auction-bid = Enchérir
auction-not-you = Tu ne peux pas enchérir pour l’instant.
auction-calls = Les annonces

## Offers

offer-heading =
    { $to_is ->
        [you] { $maker } te propose un échange
       *[other]
            { $maker_is ->
                [you] Ton offre à { $to }
               *[other] { $maker } propose un échange à { $to }
            }
    }
offer-number = offre { $number }
offer-gives =
    { $seat_is ->
        [you] Tu donnes
       *[other] { $seat } donne
    }
offer-cash = argent
offer-nothing = rien
offer-accept = Accepter
offer-counter = Contre-offre
offer-decline = Refuser
offer-withdraw = Retirer

## Boards of 1878: The Monopolist, Ten-Up and Mariner's Compass

print-whole = Voir tout le plateau
print-part = Voir où se passe le jeu
print-choices = Choix sur le plateau
print-list = Le plateau sous forme de liste
print-place-men = { $place } : { $names } ici
deeds-mortgage-mark = H
