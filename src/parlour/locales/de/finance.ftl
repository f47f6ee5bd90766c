### Finance: Fragen, Knöpfe, Ereignisse, Spielende und Ablehnungen.

# One line for the header of the table.
goal = Bleib als Letzte oder Letzter im Spiel.
    .standing = { $rounds ->
        [0] Wer übrig bleibt, gewinnt (noch { $players }): Du besitzt { MONEY($have) }
       *[other] Wer übrig bleibt oder nach { $rounds } Runden am reichsten ist, gewinnt: Du besitzt { MONEY($have) }
    }

## Questions

question-FIN-008 = Würfle: Wer beginnt?
# $bid is 0 while nobody has bid.
question-FIN-030 = { $bid ->
    [0] Für { $lease } bieten? Los geht es bei { MONEY($least) }.
   *[other] { WHO($leader) ->
        [you] { $lease }: Du führst mit { MONEY($bid) }.
       *[other] Für { $lease } bieten? { SEAT($leader) } führt mit { MONEY($bid) }.
    }
}
question-FIN-074 = Karte ziehen oder dich erst für { MONEY($premium) } gegen Gefängnis versichern?
question-FIN-126 = Die { $total } behalten oder noch einmal würfeln?
# $creditor is a seat, "bank" or "several" (players).
question-FIN-R27 = { $moment ->
    [offer] { SEAT($maker) } macht dir ein Angebot. Annehmen?
    [offers] { $count } Angebote warten auf deine Antwort
    [income] { MONEY($amount) } für deine Runde ums Brett kassieren?
   *[debtor] { $creditor ->
        [bank] Du schuldest der Bank { MONEY($due) }. Dir fehlen noch { MONEY($missing) }.
        [several] Du schuldest den Partnern { MONEY($due) }. Dir fehlen noch { MONEY($missing) }.
       *[seat] Du schuldest { SEAT($creditor) } { MONEY($due) }. Dir fehlen noch { MONEY($missing) }.
    }
}
# Before a roll and after a move. $moment says what the reader is asked.
question-FIN-R31 = { $moment ->
    [offer] { SEAT($maker) } macht dir ein Angebot. Annehmen?
    [offers] { $count } Angebote warten auf deine Antwort
    [proposal] { SEAT($maker) } schlägt vor, Einnahmen zu teilen. Zustimmen?
    [stop] { SEAT($maker) } schlägt vor, aufzuhören und abzurechnen. Zustimmen?
    [claim] Du kannst jetzt etwas fordern. Tu es, bevor es verfällt.
    [collect] Kassiere dein Geld für die Runde ums Brett
    [roll] Du bist dran: würfle, oder handle und baue vorher
    [jail] Mit einem Pasch kommst du aus dem Gefängnis
    [jail-fee] Mit einem Pasch aus dem Gefängnis, oder { MONEY($fee) } zahlen?
    [end] Handle und baue, oder beende deinen Zug
    [other-after] { WHO($mover) ->
        [you] Dein Zug endet gleich. Noch etwas?
       *[other] Der Zug von { SEAT($mover) } endet gleich. Vorher handeln oder bauen?
    }
   *[other-before] { WHO($mover) ->
        [you] Gleich würfelst du. Vorher handeln oder bauen?
       *[other] Gleich würfelt { SEAT($mover) }. Vorher handeln oder bauen?
    }
}
question-FIN-R33 = Würfle um die Miete für { $lease }
question-FIN-R42 = Freifahrt auf { $lease } nutzen oder { MONEY($amount) } Miete zahlen?
question-FIN-R44 = { MONEY($amount) } Miete für { $lease } von { SEAT($visitor) } kassieren?

## Actions

action-end-turn = Zug beenden
action-leave = Aussteigen
action-build = Haus auf { $lease } bauen
    .verb = Haus bauen …
action-tear-down = Haus auf { $lease } abreißen
    .verb = Haus abreißen …
action-mortgage = { $lease } beleihen
    .verb = Beleihen …
action-redeem = Hypothek auf { $lease } abbezahlen
    .verb = Hypothek abbezahlen …
action-share = Die { NAME($series, of: "series") } teilen: { SHARES($shares) }
    .verb = Teilen vorschlagen …
action-share-held = Die { NAME($series, of: "series") } teilen ({ SHARES($shares) }), alles bei { WHO($holder) ->
    [you] dir
   *[other] { SEAT($holder) }
}; { PAYMENTS($moneys) }
    .verb = Zusammenlegen vorschlagen …
action-end-sharing = Die { NAME($series, of: "series") } nicht mehr teilen
    .verb = Teilen beenden …
action-propose-stop = Vorschlagen, aufzuhören und abzurechnen
action-sell-early = Das nächste Grundstück jetzt versteigern
action-pay-fee = { MONEY($amount) } zahlen und das Gefängnis verlassen
    .verb = Freikaufen …
action-insure-corner = Gegen das Feld »Geh ins Gefängnis« versichern
action-insure-card = Gegen die Karte »Geh ins Gefängnis« versichern
action-cut = Karte ziehen
action-keep = Wurf behalten
action-collect = Geld kassieren
action-claim-rent = Miete für { $lease } von { SEAT($visitor) } fordern
    .verb = Miete fordern …
action-claim-single = Einfache Miete für { $lease } von { SEAT($visitor) } fordern
    .verb = Einfache Miete fordern …
action-strike-off = Freifahrt von { SEAT($visitor) } auf { $lease } streichen
    .verb = Freifahrt streichen …
action-take-rent = Miete kassieren
action-take-single = Einfache Miete kassieren
action-waive = Diesmal keine Miete
action-use-ride = Freifahrt nutzen
action-pay-rent = Miete zahlen
action-give-up = Aufgeben
    .confirm = Aufgeben? Du verlierst alles, was du hast.
action-withdraw = Zurückziehen
    .verb = Zurückziehen …

## Effects

effect-sold = { WHO($seat) ->
    [you] { $lease } gehört dir
   *[other] { SEAT($seat) } bekommt { $lease }
}
effect-left_jail = { WHO($seat) ->
    [you] du verlässt das Gefängnis
   *[other] { SEAT($seat) } verlässt das Gefängnis
}
effect-rent_waived = { WHO($visitor) ->
    [you] du zahlst nichts
   *[other] { SEAT($visitor) } zahlt nichts
}
effect-ride_taken = { WHO($visitor) ->
    [you] du zahlst keine Miete
   *[other] { SEAT($visitor) } zahlt keine Miete
}
effect-mortgaged = { WHO($seat) ->
    [you] { $lease } bringt keine Miete
   *[other] { $lease } bringt { SEAT($seat) } keine Miete
}
effect-redeemed = { WHO($seat) ->
    [you] { $lease } bringt wieder Miete
   *[other] { $lease } bringt { SEAT($seat) } wieder Miete
}
effect-traded = { WHO($seat) ->
    [you] du gibst { GOODS($give) } und bekommst { GOODS($get) }
   *[other] du bekommst { GOODS($give) } und gibst { GOODS($get) }
}
effect-sharing_begun = die { NAME($series, of: "series") } werden geteilt: { SHARES($shares) }
effect-forgiven = { WHO($seat) ->
    [you] die Bank erlässt dir { MONEY($amount) }
   *[other] die Bank erlässt { SEAT($seat) } { MONEY($amount) }
}
effect-put_out = { WHO($seat) ->
    [you] du bist aus dem Spiel
   *[other] { SEAT($seat) } ist aus dem Spiel
}
effect-set_completed = { WHO($seat) ->
    [you] du hast dann alles: { NAME($series, of: "series") }
   *[other] { SEAT($seat) } hat dann alles: { NAME($series, of: "series") }
}
effect-set_broken = { WHO($seat) ->
    [you] du trennst: { NAME($series, of: "series") }
   *[other] { SEAT($seat) } verliert die Serie: { NAME($series, of: "series") }
}
effect-set_counted = du hast { $have } von { $of }: { NAME($series, of: "series") }

## Events

event-thrown_for_first = { WHO($seat) ->
    [you] Du würfelst { LIST($numbers) } um den ersten Zug.
   *[other] { SEAT($seat) } würfelt { LIST($numbers) } um den ersten Zug.
}
event-tied_for_first = { WHO($seats) ->
    [you] Gleichstand: { SEATS($seats) } würfelt noch einmal.
   *[other] Gleichstand: { SEATS($seats) } würfeln noch einmal.
}
event-moves_first = { WHO($seat) ->
    [you] Du beginnst.
   *[other] { SEAT($seat) } beginnt.
}
event-thrown = { WHO($seat) ->
    [you] Du würfelst { $first } und { $second }.
   *[other] { SEAT($seat) } würfelt { $first } und { $second }.
}
event-moved = { WHO($seat) ->
    [you] Du ziehst auf »{ NAME($space, of: "space") }«.
   *[other] { SEAT($seat) } zieht auf »{ NAME($space, of: "space") }«.
}
event-circuit_completed = { WHO($seat) ->
    [you] Du bist einmal herum: Kassiere in diesem Zug { MONEY($amount) }.
   *[other] { SEAT($seat) } ist einmal herum und darf in diesem Zug { MONEY($amount) } kassieren.
}
event-income_lost = { WHO($seat) ->
    [you] Du vergisst, { MONEY($amount) } zu kassieren.
   *[other] { SEAT($seat) } vergisst, { MONEY($amount) } zu kassieren.
}
# $text is what the card says; it ends with a full stop.
event-card_cut = { WHO($seat) ->
    [you] Du ziehst eine Karte: { NAME($text, of: "card") }
   *[other] { SEAT($seat) } zieht eine Karte: { NAME($text, of: "card") }
}
event-insured = { WHO($seat) ->
    [you] Du versicherst dich gegen { NAME($against, of: "cover") }.
   *[other] { SEAT($seat) } ist jetzt versichert gegen { NAME($against, of: "cover") }.
}
event-sent_to_jail = { WHO($seat) ->
    [you] Du musst ins Gefängnis.
   *[other] { SEAT($seat) } muss ins Gefängnis.
}
event-stayed_on_corner = { WHO($seat) ->
    [you] Du bist versichert und musst nicht ins Gefängnis.
   *[other] { SEAT($seat) } ist versichert und muss nicht ins Gefängnis.
}
event-card_had_no_effect = { WHO($seat) ->
    [you] Du bist versichert: Die Karte hat keine Wirkung.
   *[other] { SEAT($seat) } ist versichert: Die Karte hat keine Wirkung.
}
event-stayed_in_jail = { WHO($seat) ->
    [you] Du bleibst im Gefängnis.
   *[other] { SEAT($seat) } bleibt im Gefängnis.
}
event-left_jail = { WHO($seat) ->
    [you] Du kommst aus dem Gefängnis.
   *[other] { SEAT($seat) } kommt aus dem Gefängnis.
}
event-throw_cancelled = { WHO($seat) ->
    [you] Du würfelst lieber noch einmal.
   *[other] { SEAT($seat) } würfelt lieber noch einmal.
}
# $ordinal: how many of these have come up for sale, with this one.
event-lease_offered = { $lease } wird versteigert, Nummer { $ordinal } der { NAME($series, of: "series") }.
# $call: nobody has bid yet, and the auctioneer asks for the first, second or third time.
event-invited = { $call ->
    [1] Los geht es bei { MONEY($amount) }!
    [2] Niemand? { MONEY($amount) } würden reichen!
   *[other] Letzte Gelegenheit: { MONEY($amount) }!
}
# $words: "Going once for".
event-called = { NAME($words, of: "call") } { MONEY($amount) }!
event-bid_placed = { WHO($seat) ->
    [you] Du bietest { MONEY($amount) }.
   *[other] { SEAT($seat) } bietet { MONEY($amount) }.
}
event-left_sale = { WHO($seat) ->
    [you] Du steigst aus.
   *[other] { SEAT($seat) } steigt aus.
}
event-sold = { WHO($seat) ->
    [you] Du kaufst { $lease } für { MONEY($price) }.
   *[other] { SEAT($seat) } kauft { $lease } für { MONEY($price) }.
}
event-unsold = Niemand bietet: { $lease } bleibt zu haben.
event-rent_due = { WHO($visitor) ->
    [you] Du schuldest { SEAT($owner) } { MONEY($amount) } Miete für { $lease }.
   *[other] { WHO($owner) ->
        [you] { SEAT($visitor) } schuldet dir { MONEY($amount) } Miete für { $lease }.
       *[other] { SEAT($visitor) } schuldet { SEAT($owner) } { MONEY($amount) } Miete für { $lease }.
    }
}
event-shared_rent_due = { WHO($visitor) ->
    [you] Du schuldest den Partnern { MONEY($amount) } Miete für { $lease }.
   *[other] { SEAT($visitor) } schuldet den Partnern { MONEY($amount) } Miete für { $lease }.
}
event-guarantee_due = { WHO($seat) ->
    [you] { $lease } ist beliehen: Du schuldest den Partnern { MONEY($amount) } statt der Miete.
   *[other] { $lease } ist beliehen: { SEAT($seat) } schuldet den Partnern { MONEY($amount) } statt der Miete.
}
event-no_rent = { WHO($seat) ->
    [you] Du zahlst keine Miete für { $lease }.
   *[other] { SEAT($seat) } zahlt keine Miete für { $lease }.
}
event-rent_waived = { WHO($owner) ->
    [you] Du erlässt { SEAT($visitor) } die Miete für { $lease }.
   *[other] { WHO($visitor) ->
        [you] { SEAT($owner) } erlässt dir die Miete für { $lease }.
       *[other] { SEAT($owner) } erlässt { SEAT($visitor) } die Miete für { $lease }.
    }
}
event-claim_opened = { WHO($owner) ->
    [you] Du kannst von { SEAT($visitor) } { MONEY($amount) } Miete für { $lease } fordern.
   *[other] { WHO($visitor) ->
        [you] { SEAT($owner) } kann von dir { MONEY($amount) } Miete für { $lease } fordern.
       *[other] { SEAT($owner) } kann von { SEAT($visitor) } { MONEY($amount) } Miete für { $lease } fordern.
    }
}
event-claim_lapsed = { WHO($owner) ->
    [you] Du vergisst die Miete von { SEAT($visitor) } für { $lease }.
   *[other] { WHO($visitor) ->
        [you] { SEAT($owner) } vergisst deine Miete für { $lease }.
       *[other] { SEAT($owner) } vergisst die Miete von { SEAT($visitor) } für { $lease }.
    }
}
event-ride_taken = { WHO($visitor) ->
    [you] Du nutzt eine Freifahrt auf { $lease }.
   *[other] { SEAT($visitor) } nutzt eine Freifahrt auf { $lease }.
}
event-ride_struck = { WHO($visitor) ->
    [you] Deine Freifahrt auf { $lease } ist verbraucht; noch { $left } übrig.
   *[other] Die Freifahrt von { SEAT($visitor) } auf { $lease } ist verbraucht; noch { $left } übrig.
}
event-ride_forgotten = { WHO($visitor) ->
    [you] Niemand hat deine Freifahrt auf { $lease } gestrichen: Du behältst sie.
   *[other] Niemand hat die Freifahrt von { SEAT($visitor) } auf { $lease } gestrichen: Sie gilt weiter.
}
event-forgiven = { WHO($seat) ->
    [you] Du kannst den Rest nicht aufbringen: Die Bank erlässt dir { MONEY($amount) }.
   *[other] { SEAT($seat) } kann den Rest nicht aufbringen: Die Bank erlässt { MONEY($amount) }.
}
event-carried = { WHO($seat) ->
    [you] Du schuldest der Bank noch { MONEY($amount) }; sie nimmt es von deinen nächsten Einnahmen.
   *[other] { SEAT($seat) } schuldet der Bank noch { MONEY($amount) }; sie nimmt es von den nächsten Einnahmen.
}
event-house_built = { WHO($seat) ->
    [you] Du baust ein Haus auf { $lease }: jetzt { $count }.
   *[other] { SEAT($seat) } baut ein Haus auf { $lease }: jetzt { $count }.
}
event-house_torn_down = { WHO($seat) ->
    [you] Du reißt ein Haus auf { $lease } ab: noch { $count }.
   *[other] { SEAT($seat) } reißt ein Haus auf { $lease } ab: noch { $count }.
}
event-mortgaged = { WHO($seat) ->
    [you] Du beleihst { $lease }.
   *[other] { SEAT($seat) } beleiht { $lease }.
}
event-redeemed = { WHO($seat) ->
    [you] Du bezahlst die Hypothek auf { $lease } ab.
   *[other] { SEAT($seat) } bezahlt die Hypothek auf { $lease } ab.
}
event-traded = { WHO($seat) ->
    [you] Abgemacht: Du gibst { SEAT($to) } { GOODS($give) } für { GOODS($get) }.
   *[other] { WHO($to) ->
        [you] Abgemacht: { SEAT($seat) } gibt dir { GOODS($give) } für { GOODS($get) }.
       *[other] Abgemacht: { SEAT($seat) } gibt { SEAT($to) } { GOODS($give) } für { GOODS($get) }.
    }
}
event-rides_granted = { $count ->
    [one] { WHO($seat) ->
        [you] Du gibst { SEAT($holder) } eine Freifahrt auf { LIST($scope) }.
       *[other] { WHO($holder) ->
            [you] { SEAT($seat) } gibt dir eine Freifahrt auf { LIST($scope) }.
           *[other] { SEAT($seat) } gibt { SEAT($holder) } eine Freifahrt auf { LIST($scope) }.
        }
    }
   *[other] { WHO($seat) ->
        [you] Du gibst { SEAT($holder) } { $count } Freifahrten auf { LIST($scope) }.
       *[other] { WHO($holder) ->
            [you] { SEAT($seat) } gibt dir { $count } Freifahrten auf { LIST($scope) }.
           *[other] { SEAT($seat) } gibt { SEAT($holder) } { $count } Freifahrten auf { LIST($scope) }.
        }
    }
}
event-rides_lapsed = { $count ->
    [one] { WHO($holder) ->
        [you] Du verlierst deine Freifahrt auf { LIST($scope) }.
       *[other] { SEAT($holder) } verliert eine Freifahrt auf { LIST($scope) }.
    }
   *[other] { WHO($holder) ->
        [you] Du verlierst deine { $count } Freifahrten auf { LIST($scope) }.
       *[other] { SEAT($holder) } verliert { $count } Freifahrten auf { LIST($scope) }.
    }
}
event-sharing_proposed = { WHO($seat) ->
    [you] Du schlägst vor, die { NAME($series, of: "series") } zu teilen: { SHARES($shares) }.
   *[other] { SEAT($seat) } schlägt vor, die { NAME($series, of: "series") } zu teilen: { SHARES($shares) }.
}
event-holding_proposed = { WHO($seat) ->
    [you] Du schlägst vor, die { NAME($series, of: "series") } zu teilen ({ SHARES($shares) }), alles bei { WHO($holder) ->
        [you] dir
       *[other] { SEAT($holder) }
    }; { PAYMENTS($moneys) }.
   *[other] { SEAT($seat) } schlägt vor, die { NAME($series, of: "series") } zu teilen ({ SHARES($shares) }), alles bei { WHO($holder) ->
        [you] dir
       *[other] { SEAT($holder) }
    }; { PAYMENTS($moneys) }.
}
event-stop_proposed = { WHO($seat) ->
    [you] Du schlägst vor, jetzt aufzuhören und abzurechnen.
   *[other] { SEAT($seat) } schlägt vor, jetzt aufzuhören und abzurechnen.
}
event-proposal_agreed = { WHO($seat) ->
    [you] Du stimmst dem Vorschlag zu.
   *[other] { SEAT($seat) } stimmt dem Vorschlag zu.
}
event-proposal_refused = { WHO($seat) ->
    [you] Du lehnst den Vorschlag ab.
   *[other] { SEAT($seat) } lehnt den Vorschlag ab.
}
event-proposal_lapsed = { WHO($seat) ->
    [you] Dein Vorschlag ist vom Tisch.
   *[other] Der Vorschlag von { SEAT($seat) } ist vom Tisch.
}
event-sharing_begun = Die { NAME($series, of: "series") } werden jetzt geteilt: { SHARES($shares) }.
event-leases_pooled = { WHO($holder) ->
    [you] Du hältst jetzt alle { NAME($series, of: "series") }.
   *[other] { SEAT($holder) } hält jetzt alle { NAME($series, of: "series") }.
}
event-sharing_ended = Die { NAME($series, of: "series") } werden nicht mehr geteilt.
event-in_debt = { WHO($seat) ->
    [you] Du musst { MONEY($amount) } auftreiben ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($seat) } muss { MONEY($amount) } auftreiben ({ NAME($purpose, of: "purpose") }).
}
event-will_resign = { WHO($seat) ->
    [you] Du gibst auf, sobald das hier vorbei ist.
   *[other] { SEAT($seat) } gibt auf, sobald das hier vorbei ist.
}
event-resigned = { WHO($seat) ->
    [you] Du gibst auf.
   *[other] { SEAT($seat) } gibt auf.
}
event-put_out = { WHO($seat) ->
    [you] Du bist aus dem Spiel.
   *[other] { SEAT($seat) } ist aus dem Spiel.
}
event-lease_withdrawn = { $lease } ist aus dem Spiel.
event-lease_returned = { $lease } ist wieder zu haben.
event-auctioneer_named = { WHO($seat) ->
    [you] Du leitest jetzt die Versteigerungen.
   *[other] { SEAT($seat) } leitet jetzt die Versteigerungen.
}
event-valued = { WHO($seat) ->
    [you] Du besitzt insgesamt { MONEY($value) }.
   *[other] { SEAT($seat) } besitzt insgesamt { MONEY($value) }.
}
event-rounds_ran_out = Nach { $rounds } Runden ist Schluss.
event-game_won = { WHO($seats) ->
    [you] { COUNT($seats) ->
        [one] Du gewinnst!
       *[other] { SEATS($seats) } gewinnt!
    }
   *[other] { COUNT($seats) ->
        [one] { SEATS($seats) } gewinnt!
       *[other] { SEATS($seats) } gewinnen!
    }
}

## Endings

ending-last-left = { WHO($winners) ->
    [you] Alle anderen sind ausgeschieden: Du gewinnst.
   *[other] Alle anderen sind ausgeschieden: { SEATS($winners) } gewinnt.
}
ending-round-limit = { COUNT($winners) ->
    [one] Die letzte Runde ist gespielt. Am reichsten: { SEATS($winners) }.
   *[other] Die letzte Runde ist gespielt. Gleich reich: { SEATS($winners) }.
}
ending-consent = { COUNT($winners) ->
    [one] Alle wollten aufhören. Am reichsten: { SEATS($winners) }.
   *[other] Alle wollten aufhören. Gleich reich: { SEATS($winners) }.
}

## Refusals

refusal-turn-not_yours = Bitte warte: Erst { COUNT($waiting) ->
    [one] muss
   *[other] müssen
} { SEATS($waiting) } antworten.
refusal-start-throw = Würfle um den ersten Zug.
refusal-window-not_your_throw = Du bist nicht mit Würfeln dran; handeln, bauen oder passen kannst du trotzdem.
refusal-window-not_your_turn = Diesen Zug kannst du nicht beenden; handle, baue oder passe.
refusal-window-go_on = Würfle oder beende deinen Zug, wenn du fertig bist.
refusal-window-other_business = Das geht jetzt nicht; handle, baue, beleihe oder passe.
refusal-window-pass_stands = Das Spiel wartet schon jetzt nicht auf dich.
refusal-window-no_pass_stands = Das Spiel wartet schon jetzt vor jedem Wurf auf dich.
refusal-window-leaving = Du hast aufgegeben und scheidest aus, sobald das hier vorbei ist.
refusal-jail-not_in = Freikaufen kannst du dich nur im Gefängnis, wenn du dran bist und noch nicht gewürfelt hast.
refusal-jail-fee = Das Gefängnis zu verlassen kostet { MONEY($fee) }, und du hast { MONEY($cash) }.
refusal-jail-fee_over = In diesem Zug kannst du dich nicht freikaufen: Würfle.
refusal-jail-three_throws = Mit so vielen Häusern zahlst du nicht: Du hast bis zu drei Würfe, um freizukommen.
refusal-jail-keep_or_throw = Behalte den Wurf oder würfle noch einmal.
refusal-insurance-none = Versichern geht jetzt oder an diesem Tisch nicht.
refusal-insurance-before = Versichern kannst du dich nur, wenn du dran bist, vor dem Würfeln.
refusal-insurance-twice = Für diesen Wurf bist du schon versichert.
refusal-insurance-range = Mit diesem Wurf erreichst du das Gefängnisfeld nicht; du brauchst keine Versicherung.
refusal-insurance-house_owner = Wer Häuser hat, kann sich nicht gegen Gefängnis versichern.
refusal-insurance-cash = Die Versicherung kostet { MONEY($premium) }, und du hast { MONEY($cash) }.
refusal-chance-cut = Zieh eine Karte oder versichere dich erst gegen Gefängnis.
refusal-bid-choose = { $lot } wird versteigert: Biete mindestens { MONEY($least) } oder passe.
refusal-bid-too_low = Biete mindestens { MONEY($least) } oder passe.
refusal-bid-step = Biete in Schritten von { MONEY($step) }; { MONEY($least) } würden reichen.
refusal-bid-cash = Du kannst höchstens { MONEY($most) } bieten; beleihe erst etwas oder reiß Häuser ab, oder passe.
refusal-bid-own = Du hast schon das höchste Gebot.
refusal-bid-house_owner = Du hast Häuser und kannst nur für Straßen bieten, die zu deinen gehören.
refusal-bid-left = Du bist schon ausgestiegen; bieten kannst du noch.
refusal-bid-in_debt = Du schuldest der Bank noch { MONEY($owes) } und kannst nicht bieten.
refusal-build-no_street = Häuser stehen nur an Straßen, und { $lease } ist keine.
refusal-build-series = Zum Bauen brauchst du alle { NAME($series, of: "series") }; dir { COUNT($missing) ->
    [one] fehlt
   *[other] fehlen
} { LIST($missing) }.
refusal-build-mortgaged = Eine der { NAME($series, of: "series") } ist beliehen; bezahle die Hypothek ab, bevor du baust.
refusal-build-full = { $lease } hat schon { $houses } Häuser; mehr Platz gibt es nicht.
refusal-build-uneven = Baue gleichmäßig: Erst kommen die anderen Straßen dran, die zu { $lease } gehören.
refusal-build-none_left = Es gibt keine Häuser mehr; warte, bis welche abgerissen werden.
refusal-build-cash = Ein Haus auf { $lease } kostet { MONEY($cost) }, und du hast { MONEY($cash) }.
refusal-build-in_debt = Du schuldest der Bank noch { MONEY($owes) } und kannst nicht bauen.
refusal-tear-not_yours = Du kannst nur deine eigenen Häuser abreißen.
refusal-tear-nothing = Auf { $lease } steht kein Haus.
refusal-tear-uneven = Reiß gleichmäßig ab: Eine andere der { NAME($series, of: "series") } hat mehr Häuser als { $lease }.
refusal-mortgage-not_yours = { $lease } gehört dir nicht.
refusal-mortgage-handed_over = { $lease } liegt in eurer Abmachung bei jemand anderem; nur dort kann man es beleihen.
refusal-mortgage-twice = { $lease } ist schon beliehen.
refusal-mortgage-houses = Reiß erst die Häuser ab, bevor du { $lease } beleihst.
refusal-redeem-not_yours = { $lease } gehört dir nicht.
refusal-redeem-not_mortgaged = { $lease } ist nicht beliehen.
refusal-redeem-cash = Die Hypothek auf { $lease } abzubezahlen kostet { MONEY($redeem) }, und du hast { MONEY($cash) }.
refusal-offer-no_partner = Mach das Angebot jemandem, der noch im Spiel ist.
refusal-offer-in_debt = Jemand von euch hat Schulden; die gehen vor.
refusal-offer-not_yours = Anbieten kannst du nur, was dir gehört: { GOODS($goods) }.
refusal-offer-not_theirs = Du verlangst etwas, das dein Gegenüber nicht hat.
refusal-offer-bound = Was in einer gemeinsamen Abmachung steckt, kann nicht gehandelt werden.
refusal-offer-houses = { $may_move_whole ->
    [true] Reiß erst die Häuser ab, oder handle mit allen zusammengehörigen Straßen.
   *[false] Reiß erst die Häuser ab.
}
refusal-offer-mortgaged = An diesem Tisch muss eine Hypothek vor dem Handel abbezahlt sein.
refusal-offer-house_owner = Wer Häuser hat, kann nur Straßen nehmen, die zu den eigenen gehören.
refusal-offer-rides = An diesem Tisch wird nicht mit Freifahrten gehandelt.
refusal-offer-rides_for = Freifahrten gibt nur, wer ein Grundstück bekommt, und nur auf die, die dazugehören.
refusal-offer-rides_cap = Mehr als { $cap } Freifahrten auf dieselbe Gruppe hat niemand.
refusal-offer-no_lease = Mindestens ein Grundstück muss den Besitzer wechseln.
refusal-offer-one_sided = Beide müssen etwas geben und etwas bekommen.
refusal-offer-cash = Du kannst höchstens { MONEY($spare) } bieten.
refusal-offer-their_cash = Du kannst nicht mehr Geld verlangen, als da ist.
refusal-offer-both_cash = Geld darf nur auf einer Seite stehen.
refusal-offer-debtor_sells = { WHO($debtor) ->
    [you] Solange du Schulden hast, kannst du nur gegen Geld verkaufen.
   *[other] Solange { SEAT($debtor) } Schulden hat, wird nur gegen Geld verkauft.
}
refusal-offer-too_often = Du hast { SEAT($partner) } für diese Schuld schon { $most_offers } Angebote gemacht; frag jemand anderen.
refusal-offer-none = Dieses Angebot gibt es nicht mehr.
refusal-offer-not_made = Ein solches Angebot hast du nicht gemacht.
refusal-offer-no_counter = Diesem Vorschlag kannst du nur zustimmen oder ihn ablehnen.
refusal-trade-changed = Das Angebot gilt nicht mehr: Etwas daraus hat sich geändert.
refusal-trade-interest = Die Zinsen für ein beliehenes Grundstück wären nicht bezahlbar.
refusal-share-what = Teilen kannst du nur Eisenbahnen oder Versorgungswerke.
refusal-share-form = { $has_holder ->
    [true] Hier muss beim Teilen alles in einer Hand liegen.
   *[false] Hier behalten beim Teilen alle ihre eigenen Grundstücke.
}
refusal-share-owners = Die { NAME($series, of: "series") } könnt ihr teilen, sobald sie euch gemeinsam ganz gehören.
refusal-share-twice = Die { NAME($series, of: "series") } werden schon geteilt.
refusal-share-sum = Gib allen Besitzern mindestens 1 %, sonst niemandem etwas, zusammen 100 %.
refusal-share-holder = Halten muss sie jemand, dem eins davon gehört.
refusal-share-money = Geld fließt nur zwischen Halter und anderen Besitzern, und nur so viel, wie da ist.
refusal-share-mortgaged = Bezahlt erst die Hypotheken ab, bevor etwas übergeben wird.
refusal-share-in_debt = Jemand von den Besitzern schuldet der Bank Geld; das geht vor.
refusal-share-none = Du teilst die { NAME($series, of: "series") } nicht so, dass du es beenden könntest.
refusal-sale-not_auctioneer = Das kann nur, wer die Versteigerungen leitet.
refusal-sale-not_now = Das geht nur bei den letzten { $last } Grundstücken und einmal zwischen zwei Würfen.
refusal-income-none = Für dich gibt es gerade nichts zu kassieren.
refusal-claim-none = So etwas hast du nicht zu fordern.
refusal-claim-waits = Das kannst du gleich fordern, sobald das hier erledigt ist.
refusal-claim-not_double = Diese Miete ist nicht verdoppelt; fordere sie, wie sie ist.
refusal-rent-choose = Kassiere die Miete oder verzichte darauf.
refusal-rent-not_double = Diese Miete ist nicht verdoppelt; kassiere sie, wie sie ist.
refusal-ride-choose = Nutze deine Freifahrt oder zahle die Miete.
refusal-rent-throw = Würfle um die Miete.
refusal-debt-settle = { WHO($debtor) ->
    [you] Du schuldest { MONEY($debt) }: Beleihe erst etwas oder reiß Häuser ab.
   *[other] Erst muss { SEAT($debtor) } { MONEY($debt) } auftreiben.
}
refusal-debt-covered = Du kannst { MONEY($debt) } noch auftreiben: Beleihe etwas oder reiß Häuser ab.

## Names

goods-ride-on =
    { $count ->
        [0] Freifahrten
        [one] 1 Freifahrt
       *[other] { $count } Freifahrten
    } auf { $series ->
        [none] { LIST($names) }
       *[other] { NAME($series, of: "series") }
    }
# Leases that belong together: "the Wayback streets".
series-wayback = Wayback-Straßen
series-sylvan = Sylvan-Straßen
series-boomtown = Boomtown-Straßen
series-goldberg = Goldberg-Straßen
series-maguire = Maguire-Straßen
series-mainline = Main-Line-Straßen
series-commonwealth = Commonwealth-Straßen
series-wall = Wall-Street-Straßen
series-railroads = Eisenbahnen
series-utilities = Versorgungswerke
# The spaces of the board that nobody owns.
space-start = Start
    .short = Start
space-community-chest-1 = Gemeinschaftskasse
    .short = Gemein{"\u00AD"}schafts{"\u00AD"}kasse
space-community-chest-2 = Gemeinschaftskasse
    .short = Gemein{"\u00AD"}schafts{"\u00AD"}kasse
space-community-chest-3 = Gemeinschaftskasse
    .short = Gemein{"\u00AD"}schafts{"\u00AD"}kasse
space-chance-1 = Chance
    .short = Chance
space-chance-2 = Chance
    .short = Chance
space-chance-3 = Chance
    .short = Chance
space-10-tariff = 10 % Zoll
    .short = Zoll
space-taxes-20 = Steuern
    .short = Steuern
space-luxury-75 = Luxus
    .short = Luxus
space-jail = Gefängnis
    .short = Gefängnis
space-go-to-jail = Geh ins Gefängnis
    .short = Ins Gefängnis
# What somebody insures against.
cover-the-corner = das Feld »Geh ins Gefängnis«
cover-the-card = die Karte »Geh ins Gefängnis«
# The auctioneer's calls, before the sum.
call-going-once-for = Zum Ersten für
    .short = Zum Ersten
call-going-twice-for = Zum Zweiten für
    .short = Zum Zweiten
call-and-sold-for = Und zum Dritten für
    .short = Zum Dritten
# What a payment is for, in brackets after it.
purpose-rent = Miete
purpose-a-guaranteed-share = garantierter Anteil
purpose-a-lease-bought = Versteigerung
purpose-a-card = Karte
purpose-the-tariff = Zoll
purpose-taxes = Steuern
purpose-luxury = Luxus
purpose-a-circuit-of-the-board = einmal herum
purpose-the-fee-of-jail = Freikauf
purpose-jail-insurance = Gefängnisversicherung
purpose-a-house = ein Haus
purpose-a-house-torn-down = ein abgerissenes Haus
purpose-the-loan-on-a-lease = Hypothek
purpose-a-mortgage-redeemed = Hypothek abbezahlt
purpose-interest-on-a-mortgage-taken-over = Hypothekenzinsen
purpose-a-deal = Handel
purpose-a-utility-deal = geteilte Einnahmen
purpose-the-cash-of-a-player-who-is-out = Bargeld nach dem Ausscheiden
# What the cards say. The id is made from the edition's text.
card-go-to-jail = Geh ins Gefängnis.
card-advance-to-start-and-draw-your-income = Rücke vor bis Start und erhalte dein Einkommen.
card-ride-the-pennsylvania-railroad-advance-to-it = Fahr mit der Pennsylvania Railroad. Rücke dorthin vor.
card-go-west-on-the-santa-fe-advance-to-it = Fahr mit der Santa Fe in den Westen. Rücke dorthin vor.
card-land-rush-advance-to-boomtown = Landrausch! Rücke vor nach Boomtown.
card-your-broker-calls-advance-to-wall-street = Dein Makler ruft an. Rücke vor zur Wall Street.
card-settle-your-gas-bill-advance-to-u-g-i = Bezahle deine Gasrechnung. Rücke vor zu U. G. I.
card-you-forgot-your-hat-go-back-three-spaces = Du hast deinen Hut vergessen. Gehe drei Felder zurück.
card-savings-interest-receive-25 = Zinsen auf dein Erspartes. Du erhältst 25 $.
card-the-bank-declares-a-dividend-receive-50 = Die Bank schüttet eine Dividende aus. Du erhältst 50 $.
card-an-uncle-remembers-you-receive-100 = Ein Onkel denkt an dich. Du erhältst 100 $.
card-your-building-loan-matures-receive-150 = Dein Bausparvertrag wird ausgezahlt. Du erhältst 150 $.
card-fined-for-speeding-pay-15 = Strafe für zu schnelles Fahren. Zahle 15 $.
card-doctor-s-bill-pay-50 = Arztrechnung. Zahle 50 $.
card-school-assessment-pay-75 = Schulgeld. Zahle 75 $.
card-storm-damage-pay-25-for-every-house-you-own = Sturmschaden. Zahle 25 $ für jedes deiner Häuser.
card-school-milk-fund-pay-5 = Milch für die Schule. Zahle 5 $.
card-soup-kitchen-pay-10 = Suppenküche. Zahle 10 $.
card-scout-camp-pay-10 = Pfadfinderlager. Zahle 10 $.
card-public-library-pay-15 = Stadtbücherei. Zahle 15 $.
card-chapel-roof-pay-15 = Neues Dach für die Kapelle. Zahle 15 $.
card-visiting-nurses-pay-20 = Häusliche Krankenpflege. Zahle 20 $.
card-city-orchestra-pay-20 = Stadtorchester. Zahle 20 $.
card-orphans-home-pay-25 = Waisenhaus. Zahle 25 $.
card-old-people-s-home-pay-25 = Altenheim. Zahle 25 $.
card-flood-relief-pay-30 = Hilfe nach dem Hochwasser. Zahle 30 $.
card-new-hospital-wing-pay-50 = Neuer Flügel fürs Krankenhaus. Zahle 50 $.
card-your-annual-pledge-falls-due-pay-100 = Deine Jahresspende ist fällig. Zahle 100 $.

## The page

## The board on the page

board-label = Finance: vierzig Felder mit der Bank in der Mitte
deeds-rent = Miete
deeds-rent-note = Miete { MONEY($sum) }
deeds-price = Wert
deeds-price-note = Wert { MONEY($sum) }
deeds-mine = Meine Pachten
deeds-worth = kann { MONEY($sum) } aufbringen
deeds-held = im Gefängnis
board-houses =
    { $count ->
        [one] 1 Haus
       *[other] { $count } Häuser
    }
board-railroads =
    { $count ->
        [one] 1 Eisenbahn
       *[other] { $count } Eisenbahnen
    }
board-utilities =
    { $count ->
        [one] 1 Versorger
       *[other] { $count } Versorger
    }
board-print-pay = { MONEY($sum) }
board-print-part = { $percent } % in bar
board-print-bank = BANK
board-times-throw = { $times } × Wurf
board-house-cost = ein Haus { MONEY($sum) }
board-series = Gruppe { $first }
board-lease-number = Nr. { $number }
board-leases-left =
    { $count ->
        [one] Pacht
       *[other] Pachten
    }
board-auctioneer = noch nicht verkauft
board-all-sold = alle Pachten sind verkauft

## Proposals to several players

plan-share =
    { $maker_is ->
        [you] Du schlägst vor, die Einnahmen zu teilen: { $series }
       *[other] { $maker } schlägt vor, die Einnahmen zu teilen: { $series }
    }
plan-pool =
    { $maker_is ->
        [you]
            { $holder_is ->
                [you] Du schlägst vor, { $series } zusammenzulegen; alles geht an dich
               *[other] Du schlägst vor, { $series } zusammenzulegen; alles geht an { $holder }
            }
       *[other]
            { $holder_is ->
                [you] { $maker } schlägt vor, { $series } zusammenzulegen; alles geht an dich
               *[other] { $maker } schlägt vor, { $series } zusammenzulegen; alles geht an { $holder }
            }
    }
plan-stop =
    { $maker_is ->
        [you] Du schlägst vor, jetzt aufzuhören und abzurechnen
       *[other] { $maker } schlägt vor, jetzt aufzuhören und abzurechnen
    }
plan-number = Vorschlag { $number }
plan-gets =
    { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    }
plan-pays =
    { $seat_is ->
        [you] Du zahlst
       *[other] { $seat } zahlt
    }
plan-agreed = Schon einverstanden: { $names }.
plan-agree = Zustimmen
plan-refuse = Ablehnen
plan-withdraw = Zurückziehen
group-railroads = Eisenbahnen
group-utilities = Versorgungswerke

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-moves_first = { WHO($seat) ->
    [you] beginnst
   *[other] beginnt
}
turn-moved = { WHO($seat) ->
    [you] ziehst
   *[other] zieht
} auf »{ NAME($space, of: "space") }«
turn-card_cut = { WHO($seat) ->
    [you] ziehst
   *[other] zieht
} eine Karte
turn-insured = { WHO($seat) ->
    [you] bist
   *[other] ist
} jetzt versichert gegen { NAME($against, of: "cover") }
turn-sent_to_jail = { WHO($seat) ->
    [you] musst
   *[other] muss
} ins Gefängnis
turn-stayed_in_jail = { WHO($seat) ->
    [you] bleibst
   *[other] bleibt
} im Gefängnis
turn-left_jail = { WHO($seat) ->
    [you] kommst
   *[other] kommt
} aus dem Gefängnis
turn-ride_taken =
    .visitor = { WHO($visitor) ->
        [you] nutzt
       *[other] nutzt
    } eine Freifahrt auf { $lease }
turn-house_built = { WHO($seat) ->
    [you] baust
   *[other] baut
} ein Haus auf { $lease }
    .many = { WHO($seat) ->
        [you] baust
       *[other] baut
    } Häuser auf { LIST($lease) }
turn-house_torn_down = { WHO($seat) ->
    [you] reißt
   *[other] reißt
} ein Haus auf { $lease } ab
    .many = { WHO($seat) ->
        [you] reißt
       *[other] reißt
    } Häuser auf { LIST($lease) } ab
turn-mortgaged = { WHO($seat) ->
    [you] beleihst
   *[other] beleiht
} { $lease }
    .many = { WHO($seat) ->
        [you] beleihst
       *[other] beleiht
    } { LIST($lease) }
turn-redeemed = { WHO($seat) ->
    [you] löst
   *[other] löst
} die Hypothek auf { $lease } ab
    .many = { WHO($seat) ->
        [you] löst
       *[other] löst
    } die Hypotheken auf { LIST($lease) } ab
turn-traded = { WHO($seat) ->
    [you] gibst
   *[other] gibt
} { WHO($to) ->
    [you] dir
   *[other] { SEAT($to) }
} { GOODS($give) } für { GOODS($get) }
    .to = { WHO($to) ->
        [you] gibst
       *[other] gibt
    } { WHO($seat) ->
        [you] dir
       *[other] { SEAT($seat) }
    } { GOODS($get) } für { GOODS($give) }
turn-sharing_proposed = { WHO($seat) ->
    [you] schlägst
   *[other] schlägt
} vor, die { NAME($series, of: "series") } zu teilen
turn-holding_proposed = { WHO($seat) ->
    [you] schlägst
   *[other] schlägt
} vor, die { NAME($series, of: "series") } zu teilen
turn-sharing_begun = { event-sharing_begun }
turn-sharing_ended = { event-sharing_ended }
turn-stop_proposed = { WHO($seat) ->
    [you] schlägst
   *[other] schlägt
} vor aufzuhören
turn-resigned = { WHO($seat) ->
    [you] gibst auf
   *[other] gibt auf
}
turn-put_out = { WHO($seat) ->
    [you] scheidest
   *[other] scheidet
} aus
turn-game_won = { event-game_won }

## Wertung am Ende: was zählt, und wie

value-cash = Bargeld
value-lease = { $lease }
    .note = Straße, zum Darlehen
value-mortgaged = { $lease }
    .note = beliehen
value-houses = { $lease }
    .note = { $count ->
        [one] 1 Haus, zurückgegeben
       *[other] { $count } Häuser, zurückgegeben
    }

## Was ein Bot abwägt

term-completes = vervollständigt { NAME($group, of: "series") }; mit { $count } Häusern bringt ein Halt bis zu { MONEY($amount) }
term-nears = von { NAME($group, of: "series") } fehlt dann nur noch { $deed }
term-free_rides = ändert Freifahrten im Wert von etwa { MONEY($amount) }
