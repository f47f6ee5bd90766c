### Wörter, die mehrere Spiele gemeinsam haben.

# Der Leser als Subjekt mitten im Satz. Für »dir« und »dich« steht im Satz eine Auswahl mit WHO().
you = du
nothing = nichts
# $amount is a formatted number, $sign is "plus" or "minus".
money = { $sign ->
    [minus] −{ $amount } { $currency }
   *[plus] { $amount } { $currency }
}
# Some of a kind: "3 Rubber".
counted-goods = { $count } { $name }
# One player's part of a shared income, in per cent.
share = { SEAT($seat) } { $amount } %
# What one player gets or pays in a deal.
payment = { $sign ->
    [minus] { WHO($seat) ->
        [you] du zahlst { MONEY($amount) }
       *[other] { SEAT($seat) } zahlt { MONEY($amount) }
    }
   *[plus] { WHO($seat) ->
        [you] du bekommst { MONEY($amount) }
       *[other] { SEAT($seat) } bekommt { MONEY($amount) }
    }
}

## What has happened to something in an offer, in brackets after its name: "(Rex: changed hands)"

word-mortgaged = jetzt beliehen
word-mortgage-lifted = Hypothek abbezahlt
word-changed-hands = hat den Besitzer gewechselt
word-built-on-or-torn-down = bebaut oder geräumt
word-income-shared-or-no-longer-shared = Einnahmen anders geteilt
word-free-rides-granted = Freifahrten vergeben

## Events. What a payment is for stands in brackets: "Bo pays you $24 (rent)."

event-spun_for_lead = { WHO($seat) ->
    [you] Du drehst { LIST($numbers) } um den Anfang.
   *[other] { SEAT($seat) } dreht { LIST($numbers) } um den Anfang.
}
event-tied_for_lead = { WHO($seats) ->
    [you] Gleichstand: { SEATS($seats) } dreht noch einmal.
   *[other] Gleichstand: { SEATS($seats) } drehen noch einmal.
}
event-got_lead = { WHO($seat) ->
    [you] Du beginnst.
   *[other] { SEAT($seat) } beginnt.
}
event-paid = { WHO($payer) ->
    [you] Du zahlst { MONEY($amount) } an { SEAT($payee) } ({ NAME($purpose, of: "purpose") }).
   *[other] { WHO($payee) ->
        [you] { SEAT($payer) } zahlt dir { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
       *[other] { SEAT($payer) } zahlt { MONEY($amount) } an { SEAT($payee) } ({ NAME($purpose, of: "purpose") }).
    }
}
event-paid_bank = { WHO($payer) ->
    [you] Du zahlst der Bank { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payer) } zahlt der Bank { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
}
event-bank_paid = { WHO($payee) ->
    [you] Du bekommst { MONEY($amount) } von der Bank ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payee) } bekommt { MONEY($amount) } von der Bank ({ NAME($purpose, of: "purpose") }).
}
event-paid_pot = { WHO($payer) ->
    [you] Du zahlst { MONEY($amount) } in den Topf ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payer) } zahlt { MONEY($amount) } in den Topf ({ NAME($purpose, of: "purpose") }).
}
event-pot_paid = { WHO($payee) ->
    [you] Du gewinnst den Topf mit { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payee) } gewinnt den Topf mit { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
}
event-pot_filled = Die Bank legt { MONEY($amount) } in den Topf ({ NAME($purpose, of: "purpose") }).
event-offer_made = { WHO($seat) ->
    [you] Dein Angebot an { SEAT($to) }: { GOODS($give) } gegen { GOODS($get) }.
   *[other] { WHO($to) ->
        [you] { SEAT($seat) } bietet dir { GOODS($give) } gegen { GOODS($get) }.
       *[other] { SEAT($seat) } bietet { SEAT($to) } { GOODS($give) } gegen { GOODS($get) }.
    }
}
event-offer_declined = { WHO($seat) ->
    [you] Du lehnst das Angebot ab.
   *[other] { SEAT($seat) } lehnt das Angebot ab.
}
event-offer_withdrawn = { WHO($seat) ->
    [you] Du ziehst dein Angebot zurück.
   *[other] { SEAT($seat) } zieht das Angebot zurück.
}
event-offer_lapsed = { WHO($seat) ->
    [you] Dein Angebot wird nicht angenommen.
   *[other] Das Angebot von { SEAT($seat) } wird nicht angenommen.
}
event-offer_voided = { WHO($seat) ->
    [you] Dein Angebot gilt nicht mehr ({ GOODS($what) }: { NAME($change, of: "word") }).
   *[other] Das Angebot von { SEAT($seat) } gilt nicht mehr ({ GOODS($what) }: { NAME($change, of: "word") }).
}
event-timed_out = { WHO($seat) ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { SEAT($seat) } ist abgelaufen.
}

## Actions: the labels of buttons. `.verb` is for a button that still asks for the rest, `.confirm` is asked first.

action-throw = Würfeln
action-spin = Drehen
action-pass = Passen
action-rest = Nicht auf mich warten
action-resume = Vor jedem Wurf auf mich warten
action-resign = Aufgeben
    .confirm = Aufgeben? Du bist dann aus dem Spiel.
action-bid = { MONEY($amount) } bieten
    .verb = Bieten …
action-hold = Passen
action-offer = { SEAT($to) } { GOODS($give) } gegen { GOODS($get) } anbieten
    .verb = Angebot machen …
action-counter = Stattdessen { GOODS($give) } gegen { GOODS($get) } anbieten
    .verb = Gegenangebot machen …
action-accept = Angebot annehmen
    .verb = Annehmen …
action-decline-offer = Angebot ablehnen
    .verb = Ablehnen …
action-withdraw = Angebot zurückziehen
    .verb = Zurückziehen …

## Effects: what an answer of the reader's would do, in a few words under its button

effect-offer_lapsed = { WHO($seat) ->
    [you] dein Angebot endet
   *[other] lehnt das Angebot von { SEAT($seat) } ab
}
effect-offer_voided = { WHO($seat) ->
    [you] dein Angebot endet
   *[other] beendet das Angebot von { SEAT($seat) }
}

## Refusals

refusal-table-over = Das Spiel ist vorbei.
refusal-table-waits_for_chance = Einen Moment: Es wird noch gewürfelt oder gezogen.

## The page

## Boards with deeds: Finance and Weigh Anchor. Each of them adds deeds-rent, deeds-price, deeds-mine and others.

deeds-owner = gehört { $name }
deeds-bank = noch nicht verkauft
deeds-mortgaged = beliehen
deeds-costs-now = Wer jetzt hier landet, zahlt { MONEY($sum) }.
deeds-costs-nothing = Wer jetzt hier landet, zahlt nichts.
deeds-unowned = Gehört niemandem.
deeds-free = { $deed }: gehört niemandem. Preis: { MONEY($sum) }.
deeds-whose =
    { $seat_is ->
        [you] { $deed }: gehört dir.
       *[other] { $deed }: gehört { $seat }.
    }
deeds-owned-by =
    { $seat_is ->
        [you] Gehört dir.
       *[other] Gehört { $seat }.
    }
deeds-is-mortgaged = Ist beliehen.
deeds-standing = Hier: { $names }.
deeds-here = hier: { $names }
deeds-now = jetzt { MONEY($sum) }
deeds-chip-now = wenn jetzt jemand dort landet
deeds-close = Schließen
deeds-squares = Felder des Bretts
deeds-open = { $name }: Besitzkarte öffnen
deeds-open-to-act = { $name }: Besitzkarte öffnen ({ $deals })
deeds-whole = Ganzes Brett zeigen
deeds-part = Zeigen, wo gespielt wird
deeds-out = ausgeschieden
deeds-keeps =
    { $cards ->
        [one] behält 1 Karte
       *[other] behält { $cards } Karten
    }
deeds-deeds = Wem was gehört
deeds-deeds-short = Besitz
deeds-nothing = noch nichts
deeds-the-bank = der Bank
deeds-owe = Du schuldest { $to } { MONEY($due) }. Dir fehlen noch { MONEY($missing) }.
deeds-owe-all = Du schuldest { $to } { MONEY($due) }.
deeds-turn = Zug { $turn }
deeds-round = Runde { $round }

## Auction

auction-heading = { $name } wird versteigert
auction-standing = Höchstgebot
auction-none = Noch kein Gebot
auction-yours = Du hast das Höchstgebot.
auction-may-bid = kann bieten
auction-high = bietet { MONEY($sum) }
auction-held = passt
auction-left = ausgestiegen
auction-thinks = überlegt
auction-cash = Dein Geld
auction-other = Anderer Betrag
auction-bid = Bieten
auction-not-you = Du kannst gerade nicht bieten.
auction-calls = Die Ausrufe

## Offers

offer-heading =
    { $to_is ->
        [you] { $maker } bietet dir einen Handel an
       *[other]
            { $maker_is ->
                [you] Dein Angebot an { $to }
               *[other] { $maker } bietet { $to } einen Handel an
            }
    }
offer-number = Angebot { $number }
offer-gives =
    { $seat_is ->
        [you] Du gibst
       *[other] { $seat } gibt
    }
offer-cash = Geld
offer-nothing = nichts
offer-accept = Annehmen
offer-counter = Gegenangebot
offer-decline = Ablehnen
offer-withdraw = Zurückziehen

## Boards of 1878: The Monopolist, Ten-Up and Mariner's Compass

print-whole = Ganzes Brett zeigen
print-part = Zeigen, wo gespielt wird
print-choices = Auswahl auf dem Brett
print-list = Das Brett als Liste
print-place-men = { $place }: hier { $names }
deeds-mortgage-mark = H
