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
    [you] Du lehnst das Angebot von { SEAT($maker) } ab: { GOODS($give) } gegen { GOODS($get) }.
   *[other] { WHO($maker) ->
        [you] { SEAT($seat) } lehnt dein Angebot ab: { GOODS($give) } gegen { GOODS($get) }.
       *[other] { SEAT($seat) } lehnt das Angebot von { SEAT($maker) } ab: { GOODS($give) } gegen { GOODS($get) }.
    }
}
event-offer_withdrawn = { WHO($seat) ->
    [you] Du ziehst dein Angebot an { SEAT($to) } zurück: { GOODS($give) } gegen { GOODS($get) }.
   *[other] { WHO($to) ->
        [you] { SEAT($seat) } zieht das Angebot an dich zurück: { GOODS($give) } gegen { GOODS($get) }.
       *[other] { SEAT($seat) } zieht das Angebot an { SEAT($to) } zurück: { GOODS($give) } gegen { GOODS($get) }.
    }
}
event-offer_lapsed = { WHO($to) ->
    [you] Du lässt das Angebot von { SEAT($seat) } verfallen: { GOODS($give) } gegen { GOODS($get) }.
   *[other] { WHO($seat) ->
        [you] { SEAT($to) } lässt dein Angebot verfallen: { GOODS($give) } gegen { GOODS($get) }.
       *[other] { SEAT($to) } lässt das Angebot von { SEAT($seat) } verfallen: { GOODS($give) } gegen { GOODS($get) }.
    }
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
# $maker is who makes the offer, or "none" where nobody knows it any more.
action-accept = { $maker ->
    [none] Angebot annehmen
   *[other] Angebot von { SEAT($maker) } annehmen
}
    .verb = Annehmen …
action-decline-offer = { $maker ->
    [none] Angebot ablehnen
   *[other] Angebot von { SEAT($maker) } ablehnen
}
    .verb = Ablehnen …
action-withdraw = Angebot zurückziehen
    .verb = Zurückziehen …

## Effects: what an answer of the reader's would do, in a few words under its button

effect-offer_lapsed = { WHO($to) ->
    [you] lehnt das Angebot von { SEAT($seat) } ab ({ GOODS($give) } gegen { GOODS($get) })
   *[other] { WHO($seat) ->
        [you] beendet dein Angebot an { SEAT($to) }
       *[other] beendet das Angebot von { SEAT($seat) } an { SEAT($to) }
    }
}
effect-offer_voided = { WHO($seat) ->
    [you] dein Angebot endet
   *[other] beendet das Angebot von { SEAT($seat) }
}
effect-charge_changed = ein Halt auf { $deed } kostet { MONEY($now) } statt { MONEY($before) }
effect-bid_leaves = falls du gewinnst, bleiben dir { MONEY($left) }
effect-bid_above_price = { MONEY($more) } über dem aufgedruckten Preis
effect-debt_left = dann fehlen noch { MONEY($missing) }
effect-debt_covered = das reicht für deine Schulden

## Figuren der Bots. Die Namen sind in allen Sprachen gleich.

character-augusta = Bietet bei Auktionen mehr als alle anderen und vertraut darauf, dass es sich lohnt.
character-silas = Gibt fast nie etwas her, was ihm gehört.
character-clara = Baut früh und hoch, auch wenn die Kasse fast leer ist.
character-rosa = Verlangt bei jedem Handel den Löwenanteil und gibt dann ein wenig nach.
character-edmund = Hält sein Geld zusammen und fürchtet das Pech.
character-felix = Hofft auf sein Glück und legt fast nichts zurück.

## What bots say to an offer. $amount is money.

remark-needs_cash = Ich muss etwas Geld zurückbehalten.
remark-helps_you = Das würde dir mehr nützen als mir.
remark-no_cards = Ich handle nicht mit Karten.
remark-keeps_whole = Ich habe alles von { $group } und halte es zusammen.
remark-wants_more = Ich würde etwa { MONEY($amount) } mehr wollen.
remark-wants_money = Ich würde noch etwa { MONEY($amount) } dazu wollen.
remark-would_pay = Ich würde etwa { MONEY($amount) } zahlen.
remark-would_swap = Ganz ohne Geld wäre ich dabei.

## Was ein Bot für eine Antwort abwägt, als Satzteile.

term-value = { $deed } ist etwa { MONEY($amount) } wert
term-too_dear = { $deed } ist etwa { MONEY($worth) } wert, weniger als { MONEY($price) }
term-worth_more = { $deed } ist etwa { MONEY($worth) } wert, mehr als { MONEY($price) }
term-denies = { SEAT($seat) } bekommt { $deed } nicht
term-costs = kostet { MONEY($amount) }, { $percent } % des Bargelds
term-thin_reserve = lässt { MONEY($left) } übrig, weniger als die { MONEY($needed) }, die Pech kosten kann
term-saves = spart { MONEY($amount) }; { MONEY($needed) } braucht man für den Fall von Pech
term-earns = ein Halt auf { $deed } bringt { MONEY($now) } statt { MONEY($before) }
term-leads_to = { $count } Ausbauten bringen { MONEY($amount) } je Halt
term-raises = bringt { MONEY($amount) } für { $deed }
term-idle = { $deed } bringt dann keine Miete mehr
term-redeems = { $deed } bringt wieder Miete
term-gets_deed = bringt { $deed }, etwa { MONEY($amount) } wert
term-gives_deed = gibt { $deed } weg, etwa { MONEY($amount) } wert
term-receives = bringt { MONEY($amount) } in Geld
term-helps = hilft auch { SEAT($seat) }, um etwa { MONEY($amount) }
term-points = { $count ->
    [1] ein Punkt mehr als jede andere Antwort
   *[other] { $count } Punkte mehr als jede andere Antwort
}
term-no_points = { $count ->
    [1] ein Punkt weniger als die beste andere Antwort
   *[other] { $count } Punkte weniger als die beste andere Antwort
}
term-decides = entscheidet das Spiel zu den eigenen Gunsten
term-no_decides = würde das Spiel für jemand anders entscheiden
term-prospects = bessere Aussichten, um { $percent } % eines Punkts
term-no_prospects = schlechtere Aussichten, um { $percent } % eines Punkts

## Refusals

refusal-notation-unknown = { notation-problem } { notation-next }
# $typed is what somebody wrote, $values what could stand there.
notation-problem = { $kind ->
    [action] „{ $typed }“ ist keine Aktion dieses Spiels.
    [field] „{ $typed }“ hat nur diese Felder: { LIST($values) }.
    [form] „{ $typed }“ ist nicht zu verstehen.
    [long] Eine Antwort hat höchstens { $most } Zeichen.
    [name] Hier heißt nichts „{ $typed }“.
    [number] „{ $typed }“: Du kannst 1 bis { $most } Karten nennen.
    [players] „{ $typed }“ kann mehr als einer sein: { LIST($values) }.
    [seat] Hier spielt kein „{ $typed }“, sondern { LIST($values) }.
    [too_large] Die Zahl { $typed } ist zu groß.
    [word] „{ $typed }“ ist keins davon: { LIST($values) }.
   *[other] „{ $typed }“ geht hier nicht.
}
# $near, $example and $open are typed answers: they are the same in every language.
notation-next = { $next ->
    [near] Meinst du „{ $near }“?
    [example] Schreib es wie „{ $example }“.
   *[open] Jetzt kannst du antworten: { LIST($open) }.
}
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

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

# Each text follows the name of the player in the field `seat`, or of the one that its attribute names. `many` tells several
# such events at once: a field whose values differ is a list then. A text about no single player is a whole sentence.

turn-got_lead = { WHO($seat) ->
    [you] beginnst
   *[other] beginnt
}
turn-thrown = { WHO($seat) ->
    [you] würfelst
   *[other] würfelt
} { SUM($first, $second) }
turn-paid =
    .payer = { WHO($payer) ->
        [you] zahlst
       *[other] zahlt
    } { WHO($payee) ->
        [you] dir
       *[other] { SEAT($payee) }
    } { MONEY($amount) }
    .payer-many = { WHO($payer) ->
        [you] zahlst
       *[other] zahlt
    } zusammen { MONEY(SUM($amount)) } ({ SEATS($payee) })
    .payee = { WHO($payee) ->
        [you] bekommst
       *[other] bekommt
    } { MONEY($amount) } von { WHO($payer) ->
        [you] dir
       *[other] { SEAT($payer) }
    }
    .payee-many = { WHO($payee) ->
        [you] bekommst
       *[other] bekommt
    } zusammen { MONEY(SUM($amount)) } ({ SEATS($payer) })
turn-paid_bank =
    .payer = { WHO($payer) ->
        [you] zahlst
       *[other] zahlt
    } der Bank { MONEY($amount) }
    .payer-many = { WHO($payer) ->
        [you] zahlst
       *[other] zahlt
    } der Bank { MONEY(SUM($amount)) }
turn-bank_paid =
    .payee = { WHO($payee) ->
        [you] kassierst
       *[other] kassiert
    } { MONEY($amount) }
    .payee-many = { WHO($payee) ->
        [you] kassierst
       *[other] kassiert
    } { MONEY(SUM($amount)) }
turn-paid_pot =
    .payer = { WHO($payer) ->
        [you] zahlst
       *[other] zahlt
    } { MONEY($amount) } in den Topf
turn-pot_paid =
    .payee = { WHO($payee) ->
        [you] gewinnst
       *[other] gewinnt
    } den Topf mit { MONEY($amount) }
turn-offer_made = { WHO($seat) ->
    [you] bietest
   *[other] bietet
} { WHO($to) ->
    [you] dir
   *[other] { SEAT($to) }
} { GOODS($give) } gegen { GOODS($get) }
turn-timed_out = { WHO($seat) ->
    [you] überschreitest
   *[other] überschreitet
} die Zeit

# Das Spiel in Kürze: seine Überschriften.
in-short-title = { $title } in einer Minute
in-short-heading-goal = Das Ziel
in-short-heading-turn = Dein Zug
in-short-heading-know = Drei Dinge, die du wissen solltest
in-short-heading-end = So endet es
