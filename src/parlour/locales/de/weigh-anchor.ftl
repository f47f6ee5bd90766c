### Weigh Anchor: Fragen, Knöpfe, Ereignisse, Spielende und Ablehnungen.

# One line for the header of the table.
goal = Bleib als Einzige oder Einziger zahlungsfähig.
    .standing = { $end ->
        [short] Sei beim ersten Bankrott am reichsten: Du besitzt { MONEY($have) }
       *[full] Wer zuletzt zahlungsfähig ist, gewinnt (noch { $players }): Du besitzt { MONEY($have) }
    }

## Questions

question-WA-005 = Wähle deine Figur
question-WA-016 = Würfle: Wer beginnt?
question-WA-028 = { $missing ->
    [0] { $vessel } für { MONEY($price) } kaufen?
   *[other] { $vessel } kostet { MONEY($price) }. Noch { MONEY($missing) } auftreiben und kaufen?
}
# $bid is 0 while nobody has bid.
question-WA-032 = { $bid ->
    [0] Für { $vessel } bieten? Los geht es bei { MONEY($least) }.
   *[other] { WHO($leader) ->
        [you] { $vessel }: Du führst mit { MONEY($bid) }.
       *[other] Für { $vessel } bieten? { SEAT($leader) } führt mit { MONEY($bid) }.
    }
}
question-WA-044 = { MONEY($flat) } zahlen oder { $percent } % von allem, was du hast?
# $piece is "deck" or "suite".
question-WA-074 = { $bid ->
    [0] Für { NAME($piece, of: "piece") } bieten? Los geht es bei { MONEY($least) }.
   *[other] { WHO($leader) ->
        [you] Du führst mit { MONEY($bid) } für { NAME($piece, of: "piece") }.
       *[other] Für { NAME($piece, of: "piece") } bieten? { SEAT($leader) } führt mit { MONEY($bid) }.
    }
}
question-WA-090 = { COUNT($vessels) ->
    [one] Hypothek auf { LIST($vessels) } jetzt ohne Zinsen abbezahlen?
   *[other] Übernommene Hypotheken jetzt ohne Zinsen abbezahlen?
}
question-WA-096 = { COUNT($vessels) ->
    [one] Hypothek auf { LIST($vessels) } jetzt ohne Zinsen abbezahlen?
   *[other] Übernommene Hypotheken jetzt ohne Zinsen abbezahlen?
}
# Between two rolls. $moment says what the reader is asked.
question-WA-R13 = { $moment ->
    [offer] { SEAT($maker) } macht dir ein Angebot. Annehmen?
    [offers] { $count } Angebote warten auf deine Antwort
    [roll] Du bist dran: würfle, oder handle und baue vorher
    [dock] Mit einem Pasch kommst du aus dem Trockendock
    [dock-fine] Mit einem Pasch aus dem Trockendock, oder { MONEY($fine) } zahlen?
    [skip] Du setzt diese Runde aus. Vorher handeln oder bauen?
    [moving] { WHO($mover) ->
        [you] Gleich ziehst du. Vorher handeln oder bauen?
       *[other] Gleich zieht { SEAT($mover) }. Vorher handeln oder bauen?
    }
    [last] Gleich ist Schluss. Noch ein Handel?
   *[other] { WHO($mover) ->
        [you] Gleich würfelst du. Vorher handeln oder bauen?
       *[other] Gleich würfelt { SEAT($mover) }. Vorher handeln oder bauen?
    }
}
question-WA-R15 = Du hast den Zuschlag für { MONEY($amount) }. Dir fehlen noch { MONEY($missing) }.
question-WA-R20 = Würfle: Du zahlst { SEAT($owner) } das { $times }-Fache für { $vessel }
question-WA-R24 = Die beliehene { $vessel } für { MONEY($interest) } Zinsen übernehmen?
question-WA-R26 = { $piece ->
    [deck] Welches Schiff bekommt das Deck?
   *[suite] Welches Schiff bekommt die Suite?
}
question-WA-R27 = { $piece ->
    [deck] Wie viele Decks willst du? Dein Geld reicht für { $most }.
   *[suite] Wie viele Suiten willst du? Dein Geld reicht für { $most }.
}
# $creditor is a seat, "bank" or "several" (players).
question-WA-R31 = { $creditor ->
    [bank] Du schuldest der Bank { MONEY($due) }. Dir fehlen noch { MONEY($missing) }.
    [several] Du schuldest den anderen { MONEY($due) }. Dir fehlen noch { MONEY($missing) }.
   *[seat] Du schuldest { SEAT($creditor) } { MONEY($due) }. Dir fehlen noch { MONEY($missing) }.
}
question-WA-R32 = { $moment ->
    [offer] { SEAT($maker) } macht dir ein Angebot. Annehmen?
    [offers] { $count } Angebote warten auf deine Antwort
   *[other] { SEAT($debtor) } schuldet { MONEY($due) } und braucht Geld. Ein Angebot machen?
}
question-WAS-01a = Wähle eine Reederei
question-WAS-01a-throw = Würfle: Wer wählt zuerst?
question-WAS-03a = Kein Pasch. { MONEY($fine) } zahlen oder die Freikarte nutzen?

## Actions

action-take-token = { NAME($token, of: "token") } nehmen
    .verb = Figur wählen …
action-choose-set = { NAME($group, of: "group") } nehmen
    .verb = Reederei wählen …
action-buy = Kaufen
action-decline = Versteigern lassen
action-build = { $count ->
    [one] Ein Deck auf { $vessel } bauen
   *[other] { $count } Decks bauen, zuerst auf { $vessel }
}
    .verb = Bauen …
action-build-suite = Suite auf { $vessel } einbauen
    .verb = Suite einbauen …
action-sell = { $count ->
    [one] Ein Deck oder eine Suite von { $vessel } verkaufen
   *[other] { $count } Decks verkaufen, zuerst von { $vessel }
}
    .verb = Decks oder Suiten verkaufen …
action-mortgage = { $vessel } beleihen
    .verb = Beleihen …
action-lift = Hypothek auf { $vessel } abbezahlen
    .verb = Hypothek abbezahlen …
action-pay-fine = { MONEY($amount) } zahlen und das Dock verlassen
    .verb = Strafe zahlen …
action-use-card = Freikarte nutzen
    .verb = Freikarte nutzen …
action-duty-flat = { MONEY($amount) } zahlen
    .verb = Festen Betrag zahlen …
action-duty-share = { $percent } % deines Besitzes zahlen
    .verb = Anteil zahlen …
action-ask-hire = Miete für { $vessel } von { SEAT($lander) } verlangen
    .verb = Miete verlangen …
action-waive = { SEAT($lander) } die Miete für { $vessel } erlassen
    .verb = Miete erlassen …
action-want = { $count ->
    [0] Ich will keine
   *[other] Ich will { $count }
}
    .verb = Anzahl nennen …
action-fit = Auf { $vessel } setzen
    .verb = Schiff wählen …
action-take-over = { $vessel } übernehmen
    .verb = Übernehmen …
action-refuse-vessel = { $vessel } der Bank überlassen
    .verb = Der Bank überlassen …
action-go-bankrupt = Bankrott anmelden
    .confirm = Bankrott anmelden? Du bist dann aus dem Spiel.

## Effects

effect-bought = { WHO($seat) ->
    [you] { $vessel } gehört dir
   *[other] { SEAT($seat) } bekommt { $vessel }
}
effect-lot_opened = { $vessel } wird versteigert
effect-left_dock = { WHO($seat) ->
    [you] du verlässt das Trockendock
   *[other] { SEAT($seat) } verlässt das Trockendock
}
effect-suite_fitted = { WHO($seat) ->
    [you] { $vessel } bekommt eine Suite
   *[other] { SEAT($seat) } bekommt eine Suite auf { $vessel }
}
effect-mortgaged = { WHO($seat) ->
    [you] { $vessel } bringt keine Miete
   *[other] { $vessel } bringt { SEAT($seat) } keine Miete
}
effect-lifted = { WHO($seat) ->
    [you] { $vessel } bringt wieder Miete
   *[other] { $vessel } bringt { SEAT($seat) } wieder Miete
}
effect-traded = { WHO($seat) ->
    [you] du gibst { GOODS($give) } und bekommst { GOODS($get) }
   *[other] du bekommst { GOODS($give) } und gibst { GOODS($get) }
}
effect-went_bankrupt = { WHO($creditor) ->
    [you] du bekommst alles von { SEAT($seat) }
   *[other] { SEAT($creditor) } bekommt alles
}
effect-went_bankrupt_to_bank = { WHO($seat) ->
    [you] die Bank bekommt alles
   *[other] die Bank bekommt alles von { SEAT($seat) }
}
effect-hire_waived = { WHO($lander) ->
    [you] du zahlst nichts
   *[other] { SEAT($lander) } zahlt nichts
}
effect-set_completed = { WHO($seat) ->
    [you] du hast dann alles: { NAME($group, of: "group") }
   *[other] { SEAT($seat) } hat dann alles: { NAME($group, of: "group") }
}
effect-set_broken = { WHO($seat) ->
    [you] du trennst: { NAME($group, of: "group") }
   *[other] { SEAT($seat) } verliert die Serie: { NAME($group, of: "group") }
}
effect-set_counted = du hast { $have } von { $of }: { NAME($group, of: "group") }

## Events

event-thrown_for_first = { WHO($seat) ->
    [you] Du würfelst { LIST($numbers) } um den ersten Zug.
   *[other] { SEAT($seat) } würfelt { LIST($numbers) } um den ersten Zug.
}
event-tied_for_first = { WHO($seats) ->
    [you] Gleichstand: { SEATS($seats) } würfelt noch einmal.
   *[other] Gleichstand: { SEATS($seats) } würfeln noch einmal.
}
event-plays_first = { WHO($seat) ->
    [you] Du beginnst.
   *[other] { SEAT($seat) } beginnt.
}
event-token_taken = { WHO($seat) ->
    [you] Deine Figur: { NAME($token, of: "token") }.
   *[other] Die Figur von { SEAT($seat) }: { NAME($token, of: "token") }.
}
event-thrown_for_sets = { WHO($seat) ->
    [you] Du würfelst { $first } und { $second } um die erste Wahl.
   *[other] { SEAT($seat) } würfelt { $first } und { $second } um die erste Wahl.
}
event-set_chosen = { WHO($seat) ->
    [you] Du nimmst { NAME($group, of: "group") }.
   *[other] { SEAT($seat) } nimmt { NAME($group, of: "group") }.
}
event-thrown = { WHO($seat) ->
    [you] Du würfelst { $first } und { $second }.
   *[other] { SEAT($seat) } würfelt { $first } und { $second }.
}
event-moved = { WHO($seat) ->
    [you] Du ziehst auf »{ NAME($space, of: "space") }«.
   *[other] { SEAT($seat) } zieht auf »{ NAME($space, of: "space") }«.
}
# $text is what the card says; it ends with a full stop.
event-card_drawn = { WHO($seat) ->
    [you] Du ziehst eine Karte: { NAME($text, of: "card") }
   *[other] { SEAT($seat) } zieht eine Karte: { NAME($text, of: "card") }
}
event-card_kept = { WHO($seat) ->
    [you] Du behältst die Karte.
   *[other] { SEAT($seat) } behält die Karte.
}
event-card_used = { WHO($seat) ->
    [you] Du nutzt eine Freikarte.
   *[other] { SEAT($seat) } nutzt eine Freikarte.
}
event-sent_to_dock = { WHO($seat) ->
    [you] Du musst ins Trockendock.
   *[other] { SEAT($seat) } muss ins Trockendock.
}
event-left_dock = { WHO($seat) ->
    [you] Du verlässt das Trockendock.
   *[other] { SEAT($seat) } verlässt das Trockendock.
}
event-stayed_in_dock = { WHO($seat) ->
    [you] Du bleibst im Trockendock.
   *[other] { SEAT($seat) } bleibt im Trockendock.
}
event-rested = { WHO($seat) ->
    [you] Das Spiel wartet zwischen den Würfen nicht mehr auf dich.
   *[other] Das Spiel wartet zwischen den Würfen nicht mehr auf { SEAT($seat) }.
}
event-resumed = { WHO($seat) ->
    [you] Das Spiel wartet jetzt vor jedem Wurf auf dich.
   *[other] Das Spiel wartet jetzt vor jedem Wurf auf { SEAT($seat) }.
}
event-declined = { WHO($seat) ->
    [you] Du kaufst { $vessel } nicht.
   *[other] { SEAT($seat) } kauft { $vessel } nicht.
}
event-bought = { WHO($seat) ->
    [you] Du kaufst { $vessel } für { MONEY($price) }.
   *[other] { SEAT($seat) } kauft { $vessel } für { MONEY($price) }.
}
event-lot_opened = { $vessel } wird versteigert.
event-bid_placed = { WHO($seat) ->
    [you] Du bietest { MONEY($amount) }.
   *[other] { SEAT($seat) } bietet { MONEY($amount) }.
}
event-held = { WHO($seat) ->
    [you] Du passt.
   *[other] { SEAT($seat) } passt.
}
event-unsold = Niemand bietet: { $vessel } bleibt bei der Bank.
event-hire_due = { WHO($lander) ->
    [you] Du schuldest { SEAT($owner) } { MONEY($amount) } für { $vessel }.
   *[other] { WHO($owner) ->
        [you] { SEAT($lander) } schuldet dir { MONEY($amount) } für { $vessel }.
       *[other] { SEAT($lander) } schuldet { SEAT($owner) } { MONEY($amount) } für { $vessel }.
    }
}
event-no_hire = { WHO($seat) ->
    [you] { $vessel } ist beliehen: Du zahlst nichts.
   *[other] { $vessel } ist beliehen: { SEAT($seat) } zahlt nichts.
}
event-claim_opened = { WHO($owner) ->
    [you] Du kannst von { SEAT($lander) } { MONEY($amount) } für { $vessel } verlangen.
   *[other] { WHO($lander) ->
        [you] { SEAT($owner) } kann von dir { MONEY($amount) } für { $vessel } verlangen.
       *[other] { SEAT($owner) } kann von { SEAT($lander) } { MONEY($amount) } für { $vessel } verlangen.
    }
}
event-hire_waived = { WHO($owner) ->
    [you] Du erlässt { SEAT($lander) } die Miete für { $vessel }.
   *[other] { WHO($lander) ->
        [you] { SEAT($owner) } erlässt dir die Miete für { $vessel }.
       *[other] { SEAT($owner) } erlässt { SEAT($lander) } die Miete für { $vessel }.
    }
}
event-claim_lapsed = { WHO($lander) ->
    [you] Nicht rechtzeitig verlangt: Du schuldest { SEAT($owner) } nichts für { $vessel }.
   *[other] { WHO($owner) ->
        [you] Nicht rechtzeitig verlangt: { SEAT($lander) } schuldet dir nichts für { $vessel }.
       *[other] Nicht rechtzeitig verlangt: { SEAT($lander) } schuldet { SEAT($owner) } nichts für { $vessel }.
    }
}
event-duty_chosen = { WHO($seat) ->
    [you] Du zahlst lieber { MONEY($amount) }.
   *[other] { SEAT($seat) } zahlt lieber { MONEY($amount) }.
}
event-share_chosen = { WHO($seat) ->
    [you] Du zahlst lieber { $percent } % deiner { MONEY($worth) }.
   *[other] { SEAT($seat) } zahlt lieber { $percent } % von { MONEY($worth) }.
}
event-built = { WHO($seat) ->
    [you] Du baust auf { $vessel }, jetzt { $level ->
        [one] { $level } Deck
       *[other] { $level } Decks
    }.
   *[other] { SEAT($seat) } baut auf { $vessel }, jetzt { $level ->
        [one] { $level } Deck
       *[other] { $level } Decks
    }.
}
event-suite_fitted = { WHO($seat) ->
    [you] Du baust eine Suite auf { $vessel } ein.
   *[other] { SEAT($seat) } baut eine Suite auf { $vessel } ein.
}
event-broken_down = { WHO($seat) ->
    [you] Du verkaufst Aufbauten von { $vessel }, jetzt { $level ->
        [0] kein Deck
        [one] { $level } Deck
       *[other] { $level } Decks
    }.
   *[other] { SEAT($seat) } verkauft Aufbauten von { $vessel }, jetzt { $level ->
        [0] kein Deck
        [one] { $level } Deck
       *[other] { $level } Decks
    }.
}
event-mortgaged = { WHO($seat) ->
    [you] Du beleihst { $vessel }.
   *[other] { SEAT($seat) } beleiht { $vessel }.
}
event-lifted = { WHO($seat) ->
    [you] Du bezahlst die Hypothek auf { $vessel } ab.
   *[other] { SEAT($seat) } bezahlt die Hypothek auf { $vessel } ab.
}
event-traded = { WHO($seat) ->
    [you] Abgemacht: Du gibst { SEAT($to) } { GOODS($give) } für { GOODS($get) }.
   *[other] { WHO($to) ->
        [you] Abgemacht: { SEAT($seat) } gibt dir { GOODS($give) } für { GOODS($get) }.
       *[other] Abgemacht: { SEAT($seat) } gibt { SEAT($to) } { GOODS($give) } für { GOODS($get) }.
    }
}
event-pieces_scarce = { WHO($seat) ->
    [you] Du willst bauen, aber es reicht nicht mehr für alle.
   *[other] { SEAT($seat) } will bauen, aber es reicht nicht mehr für alle.
}
event-pieces_wanted = { WHO($seat) ->
    [you] Du willst { $count }.
   *[other] { SEAT($seat) } will { $count }.
}
event-piece_offered = { $left ->
    [one] Das letzte Stück wird versteigert.
   *[other] Eins der letzten { $left } Stücke wird versteigert.
}
event-piece_sold = { WHO($seat) ->
    [you] Du bekommst es für { MONEY($amount) }.
   *[other] { SEAT($seat) } bekommt es für { MONEY($amount) }.
}
event-in_debt = { WHO($seat) ->
    [you] Du musst { MONEY($amount) } auftreiben ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($seat) } muss { MONEY($amount) } auftreiben ({ NAME($purpose, of: "purpose") }).
}
event-went_bankrupt = { WHO($seat) ->
    [you] Du bist bankrott, und { SEAT($creditor) } bekommt alles.
   *[other] { WHO($creditor) ->
        [you] { SEAT($seat) } ist bankrott, und du bekommst alles.
       *[other] { SEAT($seat) } ist bankrott, und { SEAT($creditor) } bekommt alles.
    }
}
event-went_bankrupt_to_bank = { WHO($seat) ->
    [you] Du bist bankrott, und die Bank bekommt alles.
   *[other] { SEAT($seat) } ist bankrott, und die Bank bekommt alles.
}
event-resigned = { WHO($seat) ->
    [you] Du gibst auf, und die Bank bekommt alles.
   *[other] { SEAT($seat) } gibt auf, und die Bank bekommt alles.
}
event-deed_passed = { WHO($seat) ->
    [you] { $vessel } gehört jetzt dir.
   *[other] { $vessel } gehört jetzt { SEAT($seat) }.
}
event-deed_returned = { $vessel } geht zurück an die Bank.
event-retired = { WHO($seat) ->
    [you] Du bist aus dem Spiel.
   *[other] { SEAT($seat) } ist aus dem Spiel.
}
event-valued = { WHO($seat) ->
    [you] Du besitzt insgesamt { MONEY($value) }.
   *[other] { SEAT($seat) } besitzt insgesamt { MONEY($value) }.
}
event-turns_ran_out = Nach { $turns } Zügen ist Schluss.
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
    [you] Alle anderen sind bankrott: Du gewinnst.
   *[other] Alle anderen sind bankrott: { SEATS($winners) } gewinnt.
}
ending-first-bankruptcy = { COUNT($winners) ->
    [one] Der erste Bankrott beendet das Spiel. Am reichsten: { SEATS($winners) }.
   *[other] Der erste Bankrott beendet das Spiel. Gleich reich: { SEATS($winners) }.
}
ending-turn-limit = { COUNT($winners) ->
    [one] Der letzte Zug ist gespielt. Am reichsten: { SEATS($winners) }.
   *[other] Der letzte Zug ist gespielt. Gleich reich: { SEATS($winners) }.
}

## Refusals

refusal-turn-not_yours = Bitte warte: Erst { COUNT($waiting) ->
    [one] muss
   *[other] müssen
} { SEATS($waiting) } antworten.
refusal-start-token = Wähle eine Figur, die noch niemand hat.
refusal-start-throw = Würfle um den ersten Zug.
refusal-start-throw_for_sets = Würfle um die erste Wahl.
refusal-start-choose_set = Wähle eine der übrigen Reedereien.
refusal-window-not_your_throw = Du bist nicht mit Würfeln dran; handeln, bauen oder passen kannst du trotzdem.
refusal-window-throw_instead = Würfle, wenn du fertig bist.
refusal-window-other_business = Das geht zwischen zwei Würfen nicht; handle, baue, beleihe oder passe.
refusal-window-pass_stands = Das Spiel wartet schon jetzt nicht auf dich.
refusal-window-no_pass_stands = Das Spiel wartet schon jetzt vor jedem Wurf auf dich.
refusal-window-own_turn_only = An diesem Tisch handelst und baust du nur, wenn du dran bist.
refusal-dock-not_in = Du kannst das Trockendock jetzt nicht verlassen: Du bist nicht darin oder nicht dran.
refusal-dock-third_turn = In der dritten Runde im Trockendock kannst du nicht vorher zahlen: Würfle oder nutze eine Karte.
refusal-dock-fine = Das Trockendock zu verlassen kostet { MONEY($fine) }, und du hast { MONEY($cash) }.
refusal-dock-no_card = Diese Karte hast du nicht.
refusal-dock-card_or_fine = Kein Pasch: Nutze eine Freikarte oder zahle { MONEY($fine) }.
refusal-buy-choose = Kaufe { $lot } für { MONEY($price) }, treibe erst Geld auf oder lass versteigern.
refusal-buy-cash = { $lot } kostet { MONEY($price) }, und du hast { MONEY($cash) }; beleihe oder verkaufe erst etwas.
refusal-bid-choose = { $lot } wird versteigert: Biete mindestens { MONEY($least) } oder passe.
refusal-bid-too_low = Biete mindestens { MONEY($least) } oder passe.
refusal-bid-cash = Du kannst höchstens { MONEY($most) } bieten; beleihe oder verkaufe erst etwas, oder passe.
refusal-duty-choose = Wähle: { MONEY($flat) } oder { $percent } % von allem, was du hast.
refusal-throw-for_charge = Würfle um die Höhe der Miete.
refusal-build-not_a_liner = Decks und Suiten gibt es nur auf Passagierschiffen, nicht auf Tankern und Schleppern.
refusal-build-group = Dafür brauchst du alle Schiffe der Reederei { NAME($group, of: "group") }; dir { COUNT($lacking) ->
    [one] fehlt
   *[other] fehlen
} { LIST($lacking) }.
refusal-build-too_early = { $when ->
    [salary] Du kannst bauen, sobald du dein erstes Gehalt bekommen hast.
   *[move] Du kannst nach deinem ersten Zug bauen.
}
refusal-build-mortgaged = Ein Schiff der Reederei { NAME($group, of: "group") } ist beliehen; bezahle die Hypothek ab, bevor du baust.
refusal-build-full = { $vessel } hat alle Decks; jetzt kann eine Suite folgen.
refusal-build-short_full = { $vessel } hat alle Decks; jetzt kann eine Suite folgen.
refusal-build-count = Baue 1 bis { $room } Decks: Mehr Platz hat die Reederei { NAME($group, of: "group") } nicht.
refusal-build-uneven = Baue gleichmäßig: Beginne mit { $lowest } oder kaufe { $rise } Decks auf einmal.
refusal-build-none_left = Die Bank hat keine Decks mehr; warte, bis jemand welche verkauft.
refusal-build-cash = Das kostet { MONEY($total) }, und du hast { MONEY($cash) }; baue weniger oder treibe erst Geld auf.
refusal-build-not_ready = Für eine Suite braucht jedes Schiff der Reederei { NAME($group, of: "group") } { $decks } Decks.
refusal-suite-none_left = Die Bank hat keine Suiten mehr; warte, bis jemand eine verkauft.
refusal-suite-one = { $vessel } hat schon eine Suite.
refusal-sell-not_yours = Du kannst nur von deinen eigenen Schiffen verkaufen.
refusal-sell-nothing = Auf { $vessel } gibt es nichts zu verkaufen.
refusal-sell-count = Verkaufe 1 bis { $levels }: Mehr gibt es bei der Reederei { NAME($group, of: "group") } nicht.
refusal-sell-uneven = Verkaufe gleichmäßig: Beginne mit { $highest } oder verkaufe { $fall } auf einmal.
refusal-sell-no_decks = Die Bank hat nur { $stock } Decks, um eine Suite zu ersetzen; verkaufe mehr auf einmal.
refusal-mortgage-not_yours = { $vessel } gehört dir nicht.
refusal-mortgage-twice = { $vessel } ist schon beliehen; abbezahlen kostet { MONEY($lift) }.
refusal-mortgage-improved = Verkaufe erst alles auf den Schiffen der Reederei { NAME($group, of: "group") }, bevor du { $vessel } beleihst.
refusal-lift-not_yours = { $vessel } gehört dir nicht.
refusal-lift-not_mortgaged = { $vessel } ist nicht beliehen.
refusal-lift-cash = Die Hypothek auf { $vessel } abzubezahlen kostet { MONEY($lift) }, und du hast { MONEY($cash) }.
refusal-offer-no_partner = Mach das Angebot jemandem, der noch im Spiel ist.
refusal-offer-not_yours = Anbieten kannst du nur, was dir gehört: { GOODS($goods) }.
refusal-offer-not_theirs = Das hat { SEAT($partner) } nicht; verlangen kannst du { GOODS($theirs) }.
refusal-offer-improved = Erst müssen alle Decks und Suiten der Reederei verkauft sein.
refusal-offer-loan = Geld verleihen oder verschenken geht nicht: Ein Schiff oder eine Karte gehört dazu.
refusal-offer-cash = Du kannst höchstens { MONEY($cash) } bieten.
refusal-offer-their_cash = { SEAT($partner) } hat nur { MONEY($their_cash) }.
refusal-offer-both_cash = Geld darf nur auf einer Seite stehen.
refusal-offer-cash_only = An diesem Tisch wird nur gegen Geld verkauft.
refusal-offer-none = Dieses Angebot gibt es nicht mehr.
refusal-offer-not_made = Ein solches Angebot hast du nicht gemacht.
refusal-trade-changed = { $change ->
    [hands] Das Angebot gilt nicht mehr: Etwas daraus hat den Besitzer gewechselt.
    [money] Das Angebot gilt nicht mehr: Das Geld dafür ist nicht mehr da.
    [built] Das Angebot gilt nicht mehr: Eine Reederei daraus wurde bebaut.
   *[left] Das Angebot gilt nicht mehr: Jemand von euch hat das Spiel verlassen.
}
refusal-trade-interest = Die Zinsen für ein beliehenes Schiff wären nicht bezahlbar; schlag etwas anderes vor oder lehne ab.
refusal-takeover-choose = Bezahle die Hypothek eines übernommenen Schiffs ab oder passe.
refusal-takeover-cash = Die Hypothek auf { $vessel } kostet { MONEY($loan) }, und du hast { MONEY($cash) }; du kannst passen.
refusal-takeover-or_refuse = Übernimm { $lot } und zahle die Zinsen, oder überlass das Schiff der Bank.
refusal-hire-no_claim = Hier gibt es für dich keine Miete zu verlangen.
refusal-hire-automatic = An diesem Tisch wird die Miete von selbst bezahlt.
refusal-debt-settle = Du schuldest { MONEY($debt) } und hast { MONEY($cash) }: Beleihe, verkaufe oder handle zuerst.
refusal-debt-not_yours = { SEAT($debtor) } muss erst { MONEY($debt) } auftreiben; handle mit { SEAT($debtor) } oder passe.
refusal-debt-covered = Du kannst { MONEY($debt) } noch auftreiben: Beleihe oder verkaufe etwas.
refusal-debt-offer_to_debtor = Jetzt handelt nur { SEAT($debtor) }, um { MONEY($debt) } aufzutreiben: Mach { SEAT($debtor) } ein Angebot.
refusal-shortage-want = Sag, wie viele du willst, von 0 bis { $most }.
refusal-shortage-fit = Wähle ein Schiff, das Platz dafür hat.
refusal-bid-raise = Du hast den Zuschlag und musst { MONEY($debt) } auftreiben: Beleihe oder verkaufe etwas.
refusal-shortage-bid = { $piece ->
    [deck] Ein Deck wird versteigert: Biete mindestens { MONEY($least) } oder passe.
   *[suite] Eine Suite wird versteigert: Biete mindestens { MONEY($least) } oder passe.
}

## Names

piece-deck = ein Deck
piece-suite = eine Suite
token-anchor = Anker
token-ship-s-wheel = Steuerrad
token-lifebelt = Rettungsring
token-bell = Glocke
token-sextant = Sextant
token-lantern = Laterne
token-capstan = Ankerspill
token-telescope = Fernrohr
# The shipping lines keep their names; $group follows "ship of" and "take".
group-swedish-american-line = Swedish American Line
group-canadian-pacific = Canadian Pacific
group-holland-america-line = Holland America Line
group-italian-line = Italian Line
group-french-line-cgt = French Line
group-white-star-line = White Star Line
group-united-states-lines = United States Lines
group-cunard-line = Cunard Line
group-tankers = alle Tanker
group-tugs = alle Schlepper
# The spaces of the board that are no ships.
space-weigh-anchor = Anker lichten
    .short = ANKER LICHTEN
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
space-harbour-duties = Hafengebühren
    .short = Hafen{"\u00AD"}gebühren
space-light-dues = Leuchtfeuergeld
    .short = Leucht{"\u00AD"}feuer{"\u00AD"}geld
space-graving-dock-just-visiting = Trockendock, nur zu Besuch
    .short = Trocken{"\u00AD"}dock / Nur zu Besuch
space-free-mooring = Freier Liegeplatz
    .short = Freier Liegeplatz
space-go-to-graving-dock = Ab ins Trockendock
    .short = Ab ins Trocken{"\u00AD"}dock
# In a trade.
goods-card-ch-08 = Freikarte (Chance)
goods-card-cc-04 = Freikarte (Gemeinschaftskasse)
# What a payment is for, in brackets after it.
purpose-a-vessel = ein Schiff
purpose-an-auction = Versteigerung
purpose-hire = Miete
purpose-salary = Gehalt
purpose-a-card = Karte
purpose-repairs = Reparaturen
purpose-harbour-duties = Hafengebühren
purpose-light-dues = Leuchtfeuergeld
purpose-free-mooring = Freier Liegeplatz
purpose-the-fine-of-the-dock = Dockstrafe
purpose-decks = Decks
purpose-a-suite = eine Suite
purpose-a-scarce-piece = Bau
purpose-pieces-sold-back = verkaufte Decks
purpose-the-loan-on-a-mortgage = Hypothek
purpose-a-mortgage-lifted = Hypothek abbezahlt
purpose-interest-on-a-mortgage-taken-over = Hypothekenzinsen
purpose-interest-on-mortgages-taken-over = Hypothekenzinsen
purpose-a-private-sale = Handel
purpose-a-bankrupt-s-cash = Bargeld nach Bankrott
purpose-a-share-of-a-bankrupt-s-cash = Anteil am Bargeld nach Bankrott
# What the cards say. The id is made from the edition's text.
card-fair-wind-for-the-start-line-advance-to-weigh-anchor-and-draw-your-salary = Rückenwind! Rücke vor bis Anker lichten und erhalte dein Gehalt.
card-charter-party-waiting-in-le-havre-advance-to-normandie-salary-if-you-pass-weigh-anchor = In Le Havre wartet eine Reisegesellschaft. Rücke vor zur Normandie; Gehalt, wenn du über Anker lichten kommst.
card-mails-for-rotterdam-advance-to-statendam-salary-if-you-pass-weigh-anchor = Post für Rotterdam. Rücke vor zur Statendam; Gehalt, wenn du über Anker lichten kommst.
card-engine-trouble-signal-for-a-tow-advance-to-the-next-tug-if-it-has-no-owner-you-may-buy-it-if-it-has-throw-the-dice-and-pay-ten-times-the-throw = Maschinenschaden: Rufe einen Schlepper. Rücke vor zum nächsten Schlepper. Gehört er niemandem, darfst du ihn kaufen; sonst würfle und zahle das Zehnfache.
card-bunkers-low-advance-to-the-next-tanker-if-it-has-no-owner-you-may-buy-it-if-it-has-pay-double-hire = Der Brennstoff wird knapp. Rücke vor zum nächsten Tanker. Gehört er niemandem, darfst du ihn kaufen; sonst zahle doppelte Miete.
card-oil-wanted-at-any-price-advance-to-the-next-tanker-if-it-has-no-owner-you-may-buy-it-if-it-has-pay-double-hire = Öl um jeden Preis! Rücke vor zum nächsten Tanker. Gehört er niemandem, darfst du ihn kaufen; sonst zahle doppelte Miete.
card-shipping-shares-pay-a-dividend-receive-50 = Reedereiaktien werfen Dividende ab. Du erhältst 50 $.
card-get-out-of-graving-dock-free-keep-until-used-or-sold = Du kommst aus dem Trockendock frei. Behalte die Karte, bis du sie brauchst oder verkaufst.
card-foul-tide-drift-back-three-spaces = Gegenströmung. Gehe drei Felder zurück.
card-hull-plates-sprung-go-to-the-graving-dock-straight-there-and-without-salary = Der Rumpf ist leck. Gehe direkt ins Trockendock, ohne Gehalt.
card-fleet-survey-refit-everything-you-have-built-25-for-each-deck-100-for-each-suite = Überholung deiner Flotte: Zahle 25 $ für jedes Deck und 100 $ für jede Suite.
card-seamen-s-mission-collection-pay-15 = Sammlung für die Seemannsmission. Zahle 15 $.
card-first-oil-out-of-the-tyne-advance-to-gluckauf-salary-if-you-pass-weigh-anchor = Das erste Öl aus dem Tyne. Rücke vor zur Glückauf; Gehalt, wenn du über Anker lichten kommst.
card-invited-to-the-captain-s-table-advance-to-queen-mary = Du bist an den Kapitänstisch geladen. Rücke vor zur Queen Mary.
card-you-are-voted-commodore-of-the-conference-lines-and-stand-treat-pay-each-player-50 = Du wirst zum Kommodore gewählt und gibst einen aus. Zahle allen anderen je 50 $.
card-a-hull-insurance-policy-falls-due-to-you-receive-150 = Deine Kaskoversicherung zahlt. Du erhältst 150 $.
card-blue-peter-hoisted-advance-to-weigh-anchor-and-draw-your-salary = Alle Mann an Bord! Rücke vor bis Anker lichten und erhalte dein Gehalt.
card-the-purser-finds-an-error-in-your-favour-receive-200 = Der Zahlmeister findet einen Irrtum zu deinen Gunsten. Du erhältst 200 $.
card-ship-s-surgeon-sends-his-account-pay-50 = Der Schiffsarzt schickt seine Rechnung. Zahle 50 $.
card-rudder-condemned-by-the-surveyor-go-to-the-graving-dock-straight-there-and-without-salary = Dein Ruder fällt bei der Prüfung durch. Gehe direkt ins Trockendock, ohne Gehalt.
card-gala-night-in-the-grand-saloon-is-yours-to-host-every-player-pays-you-50-for-a-seat = Du lädst zum Galaabend. Alle anderen zahlen dir je 50 $ für einen Platz.
card-crew-savings-fund-pays-out-receive-100 = Die Sparkasse der Mannschaft zahlt aus. Du erhältst 100 $.
card-customs-return-an-overpayment-receive-20 = Der Zoll erstattet dir etwas. Du erhältst 20 $.
card-marine-policy-matures-receive-100 = Deine Seeversicherung wird fällig. Du erhältst 100 $.
card-port-hospital-bill-pay-100 = Rechnung vom Hafenkrankenhaus. Zahle 100 $.
card-navigation-school-levy-pay-150 = Schulgeld für die Seefahrtschule. Zahle 150 $.
card-fee-for-piloting-a-stranger-into-port-receive-25 = Du lotst ein fremdes Schiff in den Hafen. Du erhältst 25 $.
card-new-safety-rules-for-passenger-ships-pay-40-for-each-deck-115-for-each-suite = Neue Sicherheitsregeln für Passagierschiffe. Zahle 40 $ für jedes Deck und 115 $ für jede Suite.
card-runner-up-in-the-fancy-dress-parade-on-the-promenade-deck-receive-10 = Zweiter Preis beim Kostümfest auf dem Promenadendeck. Du erhältst 10 $.
card-a-great-aunt-leaves-you-her-cabin-trunk-receive-100 = Eine Großtante vermacht dir ihren Schrankkoffer. Du erhältst 100 $.
card-shares-in-a-coaling-station-sold-receive-45 = Du verkaufst Anteile an einer Kohlenstation. Du erhältst 45 $.

## The page

## The board on the page

board-label = Weigh Anchor: vierzig Felder um eine Karte des Atlantiks
deeds-rent = Miete
deeds-rent-note = Miete { MONEY($sum) }
deeds-price = Preis
deeds-price-note = Preis { MONEY($sum) }
deeds-mine = Mein Besitz
deeds-worth = { MONEY($sum) } wert
deeds-held = im Trockendock
board-suite = eine Suite
board-decks =
    { $count ->
        [one] 1 Deck
       *[other] { $count } Decks
    }
board-tankers =
    { $count ->
        [one] 1 Tanker
       *[other] { $count } Tanker
    }
board-tugs =
    { $count ->
        [one] 1 Schlepper
       *[other] { $count } Schlepper
    }
board-kind-tanker = Tanker
board-kind-tug = Schlepper
board-print-pay = { MONEY($sum) }
board-print-duties = { MONEY($sum) } / { $percent } %
board-print-salary = Gehalt { MONEY($sum) }
board-times-throw = { $times } × Wurf
board-deck-cost = ein Deck { MONEY($sum) }
board-in-bank = Bank: { $decks } Decks, { $suites } Suiten

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-plays_first = { WHO($seat) ->
    [you] beginnst
   *[other] beginnt
}
turn-token_taken = { WHO($seat) ->
    [you] wählst
   *[other] wählt
} die Figur »{ NAME($token, of: "token") }«
turn-set_chosen = { WHO($seat) ->
    [you] nimmst
   *[other] nimmt
} { NAME($group, of: "group") }
turn-moved = { WHO($seat) ->
    [you] ziehst
   *[other] zieht
} auf »{ NAME($space, of: "space") }«
turn-card_drawn = { WHO($seat) ->
    [you] ziehst
   *[other] zieht
} eine Karte
turn-sent_to_dock = { WHO($seat) ->
    [you] musst
   *[other] muss
} ins Trockendock
turn-left_dock = { WHO($seat) ->
    [you] verlässt
   *[other] verlässt
} das Trockendock
turn-stayed_in_dock = { WHO($seat) ->
    [you] bleibst
   *[other] bleibt
} im Trockendock
turn-declined = { WHO($seat) ->
    [you] kaufst
   *[other] kauft
} { $vessel } nicht
turn-bought = { WHO($seat) ->
    [you] kaufst
   *[other] kauft
} { $vessel } für { MONEY($price) }
turn-built = { WHO($seat) ->
    [you] baust
   *[other] baut
} auf { $vessel }
    .many = { WHO($seat) ->
        [you] baust
       *[other] baut
    } auf { LIST($vessel) }
turn-suite_fitted = { WHO($seat) ->
    [you] baust
   *[other] baut
} eine Suite auf { $vessel } ein
    .many = { WHO($seat) ->
        [you] baust
       *[other] baut
    } Suiten auf { LIST($vessel) } ein
turn-broken_down = { WHO($seat) ->
    [you] verkaufst
   *[other] verkauft
} Aufbauten von { $vessel }
    .many = { WHO($seat) ->
        [you] verkaufst
       *[other] verkauft
    } Aufbauten von { LIST($vessel) }
turn-mortgaged = { WHO($seat) ->
    [you] beleihst
   *[other] beleiht
} { $vessel }
    .many = { WHO($seat) ->
        [you] beleihst
       *[other] beleiht
    } { LIST($vessel) }
turn-lifted = { WHO($seat) ->
    [you] löst
   *[other] löst
} die Hypothek auf { $vessel } ab
    .many = { WHO($seat) ->
        [you] löst
       *[other] löst
    } die Hypotheken auf { LIST($vessel) } ab
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
turn-piece_sold = { WHO($seat) ->
    [you] bekommst
   *[other] bekommt
} den Zuschlag für { MONEY($amount) }
turn-went_bankrupt = { WHO($seat) ->
    [you] bist
   *[other] ist
} bankrott
turn-went_bankrupt_to_bank = { WHO($seat) ->
    [you] bist
   *[other] ist
} bankrott
turn-resigned = { WHO($seat) ->
    [you] gibst auf
   *[other] gibt auf
}
turn-game_won = { event-game_won }

## Wertung am Ende: was zählt, und wie

value-cash = Bargeld
value-vessels = { $group }
    .note = { $count ->
        [one] 1 Schiff zum Preis
       *[other] { $count } Schiffe zum Preis
    }
value-mortgaged = { $group }
    .note = { $count ->
        [one] 1 beliehenes Schiff zum halben Preis
       *[other] { $count } beliehene Schiffe zum halben Preis
    }
value-pieces = { $group }
    .note = { $suites ->
        [0] Decks zum Baupreis: { $decks }
       *[other] zum Baupreis: { $decks } Decks, { $suites } Suiten
    }

## Was ein Bot abwägt

term-completes = vervollständigt { NAME($group, of: "group") }; mit { $count } Decks bringt ein Halt bis zu { MONEY($amount) }
term-nears = von { NAME($group, of: "group") } fehlt dann nur noch { $deed }
