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
    [you] Tu refuses l'offre faite par { SEAT($maker) } : { GOODS($give) } contre { GOODS($get) }.
   *[other] { WHO($maker) ->
        [you] { SEAT($seat) } refuse ton offre : { GOODS($give) } contre { GOODS($get) }.
       *[other] { SEAT($seat) } refuse l'offre faite par { SEAT($maker) } : { GOODS($give) } contre { GOODS($get) }.
    }
}
event-offer_withdrawn = { WHO($seat) ->
    [you] Tu retires ton offre à { SEAT($to) } : { GOODS($give) } contre { GOODS($get) }.
   *[other] { WHO($to) ->
        [you] { SEAT($seat) } retire son offre : { GOODS($give) } contre { GOODS($get) }.
       *[other] { SEAT($seat) } retire son offre à { SEAT($to) } : { GOODS($give) } contre { GOODS($get) }.
    }
}
event-offer_lapsed = { WHO($to) ->
    [you] Tu laisses passer l'offre faite par { SEAT($seat) } : { GOODS($give) } contre { GOODS($get) }.
   *[other] { WHO($seat) ->
        [you] { SEAT($to) } laisse passer ton offre : { GOODS($give) } contre { GOODS($get) }.
       *[other] { SEAT($to) } laisse passer l'offre faite par { SEAT($seat) } : { GOODS($give) } contre { GOODS($get) }.
    }
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
# $maker is who makes the offer, or "none" where nobody knows it any more.
action-accept = { $maker ->
    [none] Accepter l'offre
   *[other] Accepter l'offre faite par { SEAT($maker) }
}
    .verb = Accepter …
action-decline-offer = { $maker ->
    [none] Refuser l'offre
   *[other] Refuser l'offre faite par { SEAT($maker) }
}
    .verb = Refuser …
action-withdraw = Retirer ton offre
    .verb = Retirer …

## Effects: what an answer of the reader's would do, in a few words under its button

effect-offer_lapsed = { WHO($to) ->
    [you] refuse l'offre faite par { SEAT($seat) } ({ GOODS($give) } contre { GOODS($get) })
   *[other] { WHO($seat) ->
        [you] met fin à ton offre à { SEAT($to) }
       *[other] met fin à l'offre faite par { SEAT($seat) } à { SEAT($to) }
    }
}
effect-offer_voided = { WHO($seat) ->
    [you] ton offre prend fin
   *[other] met fin à l'offre faite par { SEAT($seat) }
}
effect-charge_changed = s'arrêter sur { $deed } coûte { MONEY($now) } au lieu de { MONEY($before) }
effect-bid_leaves = si tu gagnes, il te reste { MONEY($left) }
effect-bid_above_price = { MONEY($more) } au-dessus du prix imprimé
effect-debt_left = il manque encore { MONEY($missing) }
effect-debt_covered = de quoi payer ce que tu dois

## Personnages des bots. Les noms sont les mêmes dans toutes les langues.

character-augusta = Paie plus que tout le monde aux enchères et compte bien s’y retrouver.
character-silas = Ne se sépare presque jamais de ce qu’il possède.
character-clara = Construit tôt et haut, même quand la caisse est presque vide.
character-rosa = Demande la part du lion dans chaque échange, puis cède un peu.
character-edmund = Garde son argent et craint la malchance.
character-felix = Compte sur sa chance et ne met presque rien de côté.

## What bots say to an offer. $amount is money.

remark-needs_cash = J'ai besoin de garder un peu d'argent.
remark-helps_you = Ça t'aiderait plus que moi.
remark-no_cards = Je n'échange pas de cartes.
remark-keeps_whole = J'ai tout { $group } et je garde l'ensemble.
remark-wants_more = Il me faudrait environ { MONEY($amount) } de plus.
remark-wants_money = Il me faudrait environ { MONEY($amount) } en plus.
remark-would_pay = Je paierais environ { MONEY($amount) }.
remark-would_swap = Je le ferais sans argent.

## Ce qu’un bot pèse pour une réponse, en morceaux de phrase.

term-value = { $deed } vaut environ { MONEY($amount) }
term-too_dear = { $deed } vaut environ { MONEY($worth) }, moins que { MONEY($price) }
term-worth_more = { $deed } vaut environ { MONEY($worth) }, plus que { MONEY($price) }
term-denies = prive { SEAT($seat) } de { $deed }
term-costs = coûte { MONEY($amount) }, { $percent } % de l’argent en main
term-thin_reserve = laisse { MONEY($left) }, moins que les { MONEY($needed) } qu’un coup de malchance peut coûter
term-saves = économise { MONEY($amount) }, alors qu’il faut { MONEY($needed) } contre la malchance
term-earns = un arrêt sur { $deed } rapporte { MONEY($now) } au lieu de { MONEY($before) }
term-leads_to = { $count } constructions rapportent { MONEY($amount) } par arrêt
term-raises = rapporte { MONEY($amount) } pour { $deed }
term-idle = { $deed } ne rapporte plus de loyer ensuite
term-redeems = { $deed } rapporte de nouveau un loyer
term-gets_deed = apporte { $deed }, qui vaut environ { MONEY($amount) }
term-gives_deed = cède { $deed }, qui vaut environ { MONEY($amount) }
term-receives = apporte { MONEY($amount) } en argent
term-helps = aide aussi { SEAT($seat) }, d’environ { MONEY($amount) }
term-points = { $count ->
    [1] un point de plus que toute autre réponse
   *[other] { $count } points de plus que toute autre réponse
}
term-no_points = { $count ->
    [1] un point de moins que la meilleure autre réponse
   *[other] { $count } points de moins que la meilleure autre réponse
}
term-decides = décide la partie en sa faveur
term-no_decides = déciderait la partie pour quelqu’un d’autre
term-prospects = de meilleures perspectives, de { $percent } % d’un point
term-no_prospects = de moins bonnes perspectives, de { $percent } % d’un point

## Refusals

refusal-notation-unknown = { notation-problem } { notation-next }
# $typed is what somebody wrote, $values what could stand there.
notation-problem = { $kind ->
    [action] « { $typed } » n’est pas une action de ce jeu.
    [field] « { $typed } » n’a que ces champs : { LIST($values) }.
    [form] « { $typed } » est incompréhensible.
    [long] Une réponse a au plus { $most } caractères.
    [name] Rien ne s’appelle « { $typed } » ici.
    [number] « { $typed } » : tu peux nommer de 1 à { $most } cartes.
    [players] « { $typed } » peut être plusieurs joueurs : { LIST($values) }.
    [seat] Il n’y a pas de joueur « { $typed } », mais { LIST($values) }.
    [too_large] Le nombre { $typed } est trop grand.
    [word] « { $typed } » n’en fait pas partie : { LIST($values) }.
   *[other] « { $typed } » ne va pas ici.
}
# $near, $example and $open are typed answers: they are the same in every language.
notation-next = { $next ->
    [near] Tu voulais dire « { $near } » ?
    [example] Écris-le comme « { $example } ».
   *[open] Tu peux répondre maintenant : { LIST($open) }.
}
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
deeds-round = tour de table { $round }

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

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

# Each text follows the name of the player in the field `seat`, or of the one that its attribute names. `many` tells several
# such events at once: a field whose values differ is a list then. A text about no single player is a whole sentence.

turn-got_lead = { WHO($seat) ->
    [you] commences
   *[other] commence
}
turn-thrown = { WHO($seat) ->
    [you] fais
   *[other] fait
} { SUM($first, $second) }
turn-paid =
    .payer = { WHO($payee) ->
        [you] te paie { MONEY($amount) }
       *[other] { WHO($payer) ->
            [you] paies
           *[other] paie
        } { MONEY($amount) } à { SEAT($payee) }
    }
    .payer-many = { WHO($payer) ->
        [you] paies
       *[other] paie
    } { MONEY(SUM($amount)) } en tout ({ SEATS($payee) })
    .payee = { WHO($payee) ->
        [you] reçois
       *[other] reçoit
    } { MONEY($amount) } versés par { WHO($payer) ->
        [you] toi
       *[other] { SEAT($payer) }
    }
    .payee-many = { WHO($payee) ->
        [you] reçois
       *[other] reçoit
    } { MONEY(SUM($amount)) } en tout ({ SEATS($payer) })
turn-paid_bank =
    .payer = { WHO($payer) ->
        [you] paies
       *[other] paie
    } { MONEY($amount) } à la banque
    .payer-many = { WHO($payer) ->
        [you] paies
       *[other] paie
    } { MONEY(SUM($amount)) } à la banque
turn-bank_paid =
    .payee = { WHO($payee) ->
        [you] encaisses
       *[other] encaisse
    } { MONEY($amount) }
    .payee-many = { WHO($payee) ->
        [you] encaisses
       *[other] encaisse
    } { MONEY(SUM($amount)) }
turn-paid_pot =
    .payer = { WHO($payer) ->
        [you] mets
       *[other] met
    } { MONEY($amount) } dans la cagnotte
turn-pot_paid =
    .payee = { WHO($payee) ->
        [you] gagnes
       *[other] gagne
    } la cagnotte de { MONEY($amount) }
turn-offer_made = { WHO($to) ->
    [you] te propose { GOODS($give) } contre { GOODS($get) }
   *[other] { WHO($seat) ->
        [you] proposes
       *[other] propose
    } à { SEAT($to) } { GOODS($give) } contre { GOODS($get) }
}
turn-timed_out = { WHO($seat) ->
    [you] dépasses
   *[other] dépasse
} le temps

# Le jeu en bref : ses titres.
in-short-title = { $title } en une minute
in-short-heading-goal = Le but
in-short-heading-turn = Ton tour
in-short-heading-know = Trois choses à savoir
in-short-heading-end = La fin
