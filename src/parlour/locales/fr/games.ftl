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

effect-paid_bank = { WHO($payer) ->
    [you] tu paies { MONEY($amount) }
   *[other] { SEAT($payer) } paie { MONEY($amount) }
}
effect-bank_paid = { WHO($payee) ->
    [you] tu reçois { MONEY($amount) }
   *[other] { SEAT($payee) } reçoit { MONEY($amount) }
}
effect-paid_pot = { WHO($payer) ->
    [you] tu paies { MONEY($amount) }
   *[other] { SEAT($payer) } paie { MONEY($amount) }
}
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
