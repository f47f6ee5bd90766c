### The Monopolist: Fragen, Knöpfe, Ereignisse, Spielenden, Ablehnungen und Namen.

goal = Besitze mehr Marken als der Monopolist und alle anderen.
    .standing = Besitze mehr als der Monopolist ({ $monopolist }) und alle anderen: Du hast { $have }

## Fragen

question-MON-12 = Welchen Beruf und welche Farbe möchtest du?
question-MON-15 = Drehe: Wer fängt an?
question-MON-16 = { $owed ->
    [0] Drehe die Spinne
   *[other] Drehe, oder zahle zuerst von den { $owed } zurück, die du schuldest
}
question-MON-17 = Du darfst noch einmal drehen. Möchtest du?
question-MON-27 = Zwischen die Beine der Spinne treten? Sie kann dich einziehen.
question-MON-31 = Du ziehst { $number } auf Ring { $ring }. Wo bleibst du stehen?
question-MON-31-place = Du fällst auf Ring { $ring }. Wo stellst du dich hin?
question-MON-33 = { COUNT($lenders) ->
    [one] { SEATS($lenders) } bietet dir { $counters } als Darlehen. Nimmst du es?
   *[other] Du hast keine Marken mehr. Wessen Darlehen nimmst du?
}
question-MON-34 = { SEAT($bankrupt) } hat keine Marken mehr. Bis zu { $most } leihen?

## Knöpfe

action-spin = Spinne drehen
action-stop = Nicht noch einmal drehen
action-advance = Zwischen die Beine treten
action-advance-to = Hier stehen bleiben
    .verb = Platz wählen …
action-decline = Bleiben und Zug beenden
action-place = Hier hinstellen
    .verb = Platz wählen …
action-lend = { $amount } leihen
    .verb = Leihen …
action-lend-nothing = Nichts leihen
action-accept = Darlehen annehmen: { SEAT($lender) }
    .verb = Darlehen annehmen …
action-withdraw = Spiel verlassen
    .confirm = Spiel verlassen? Du kannst nicht zurückkommen.
action-repay = { SEAT($lender) } { $amount } zurückzahlen
    .verb = Zurückzahlen …
action-take = { NAME($trade, of: "trade") } in { NAME($colour, of: "colour") }
    .verb = Beruf und Farbe wählen …

## Folgen

effect-drawn_in = { WHO($seat) ->
    [you] du fällst auf Ring { $cell }
   *[other] { SEAT($seat) } fällt auf Ring { $cell }
}
effect-line_passed = { WHO($seat) ->
    [you] du bekommst { $counters } für die Runde
   *[other] { SEAT($seat) } bekommt { $counters } für die Runde
}
effect-capital_taken = { WHO($seat) ->
    [you] du bekommst { $counters } vom Monopolisten
   *[other] { SEAT($seat) } bekommt { $counters } vom Monopolisten
}
effect-player_paid = { WHO($seat) ->
    [you] du zahlst { SEAT($to) } { $counters }
   *[other] { SEAT($seat) } zahlt { WHO($to) ->
        [you] dir
       *[other] { SEAT($to) }
    } { $counters }
}
effect-monopolist_paid = { WHO($seat) ->
    [you] du zahlst dem Monopolisten { $counters }
   *[other] { SEAT($seat) } zahlt dem Monopolisten { $counters }
}
effect-spin_earned = { WHO($seat) ->
    [you] du darfst noch einmal drehen
   *[other] { SEAT($seat) } darf noch einmal drehen
}
effect-declined = dein Zug endet
effect-stopped = dein Zug endet
effect-went_bankrupt = { WHO($seat) ->
    [you] du hast keine Marken mehr
   *[other] { SEAT($seat) } hat keine Marken mehr
}
effect-loan_taken = du schuldest { SEAT($lender) } { $counters }
effect-left_game = { WHO($seat) ->
    [you] du scheidest aus
   *[other] { SEAT($seat) } scheidet aus
}
effect-monopoly_broken = { WHO($seat) ->
    [you] du gewinnst
   *[other] { SEAT($seat) } gewinnt
}
effect-last_left = { WHO($seat) ->
    [you] du gewinnst
   *[other] { SEAT($seat) } gewinnt
}
effect-counters_left = dann hast du { $counters }
effect-counters_kept = du behältst { $counters }

## Ereignisse

event-corner_taken = { WHO($seat) ->
    [you] Dein Beruf ist
   *[other] { SEAT($seat) } wählt als Beruf
} { NAME($trade, of: "trade") }, in { NAME($colour, of: "colour") }.
event-restarted = { WHO($seat) ->
    [you] Du gehst zurück zum Start.
   *[other] { SEAT($seat) } geht zurück zum Start.
}
event-spun = { WHO($seat) ->
    [you] Du drehst: Die Spinne zeigt auf { $number }.
   *[other] { SEAT($seat) } dreht: Die Spinne zeigt auf { $number }.
}
event-drawn_in = { WHO($seat) ->
    [you] Die Spinne zieht dich auf Ring { $cell }.
   *[other] Die Spinne zieht { SEAT($seat) } auf Ring { $cell }.
}
event-placed = { WHO($seat) ->
    [you] Du wählst einen Platz auf Ring { $cell }.
   *[other] { SEAT($seat) } wählt einen Platz auf Ring { $cell }.
}
event-advanced = { WHO($seat) ->
    [you] Du ziehst { $number } auf Ring { $cell }.
   *[other] { SEAT($seat) } zieht { $number } auf Ring { $cell }.
}
event-declined = { WHO($seat) ->
    [you] Du trittst nicht zwischen die Beine der Spinne. Dein Zug endet.
   *[other] { SEAT($seat) } tritt nicht zwischen die Beine der Spinne. Der Zug endet.
}
event-line_passed = { WHO($seat) ->
    [you] Du hast Ring { $ring } ganz umrundet und bekommst
   *[other] { SEAT($seat) } hat Ring { $ring } ganz umrundet und bekommt
} { $counters ->
    [one] 1 Marke
   *[other] { $counters } Marken
} vom Monopolisten.
event-capital_taken = { WHO($seat) ->
    [you] Du bekommst
   *[other] { SEAT($seat) } bekommt
} { $counters ->
    [one] 1 Marke
   *[other] { $counters } Marken
} vom Monopolisten.
event-player_paid = { WHO($seat) ->
    [you] Du zahlst { SEAT($to) }
   *[other] { SEAT($seat) } zahlt { WHO($to) ->
        [you] dir
       *[other] { SEAT($to) }
    }
} { $counters ->
    [one] 1 Marke
   *[other] { $counters } Marken
}.
event-monopolist_paid = { WHO($seat) ->
    [you] Du zahlst
   *[other] { SEAT($seat) } zahlt
} dem Monopolisten { $counters ->
    [one] 1 Marke
   *[other] { $counters } Marken
}.
event-rest_forgiven = { WHO($seat) ->
    [you] Du kannst nicht alles zahlen;
   *[other] { SEAT($seat) } kann nicht alles zahlen;
} { $counters ->
    [one] die fehlende Marke wird
   *[other] die fehlenden { $counters } Marken werden
} erlassen.
event-rest_owed = { WHO($seat) ->
    [you] Du kannst nicht alles zahlen und schuldest noch
   *[other] { SEAT($seat) } kann nicht alles zahlen und schuldet noch
} { $counters ->
    [one] 1 Marke
   *[other] { $counters } Marken
}.
event-spin_earned = { WHO($seat) ->
    [you] Du erreichst dein eigenes Zeichen und darfst noch einmal drehen.
   *[other] { SEAT($seat) } erreicht das eigene Zeichen und darf noch einmal drehen.
}
event-stopped = { WHO($seat) ->
    [you] Du drehst nicht noch einmal.
   *[other] { SEAT($seat) } dreht nicht noch einmal.
}
event-went_bankrupt = { WHO($seat) ->
    [you] Du hast keine Marken mehr.
   *[other] { SEAT($seat) } hat keine Marken mehr.
}
event-loan_offered = { WHO($seat) ->
    [you] Du bietest { SEAT($to) }
   *[other] { SEAT($seat) } bietet { WHO($to) ->
        [you] dir
       *[other] { SEAT($to) }
    }
} { $counters ->
    [one] 1 Marke
   *[other] { $counters } Marken
} als Darlehen an.
event-nothing_offered = { WHO($seat) ->
    [you] Du leihst { SEAT($to) } nichts.
   *[other] { SEAT($seat) } leiht { WHO($to) ->
        [you] dir
       *[other] { SEAT($to) }
    } nichts.
}
event-loan_taken = { WHO($seat) ->
    [you] Du leihst dir von { SEAT($lender) }
   *[other] { SEAT($seat) } leiht sich von { WHO($lender) ->
        [you] dir
       *[other] { SEAT($lender) }
    }
} { $counters ->
    [one] 1 Marke
   *[other] { $counters } Marken
}.
event-loan_repaid = { WHO($seat) ->
    [you] Du zahlst { SEAT($lender) }
   *[other] { SEAT($seat) } zahlt { WHO($lender) ->
        [you] dir
       *[other] { SEAT($lender) }
    }
} { $counters ->
    [one] 1 Marke
   *[other] { $counters } Marken
} zurück.
event-left_game = { WHO($seat) ->
    [you] Du scheidest aus.
   *[other] { SEAT($seat) } scheidet aus.
}
event-monopoly_broken = { WHO($seat) ->
    [you] Du besitzt jetzt mehr als der Monopolist und gewinnst mit
   *[other] { SEAT($seat) } besitzt jetzt mehr als der Monopolist und gewinnt mit
} { $counters ->
    [one] 1 Marke
   *[other] { $counters } Marken
}!
event-last_left = { WHO($seat) ->
    [you] Außer dir hat niemand mehr Marken: Du gewinnst!
   *[other] Außer { SEAT($seat) } hat niemand mehr Marken: { SEAT($seat) } gewinnt!
}
event-all_ruined = Niemand hat noch Marken: unentschieden.
event-spins_ran_out = Nach { $spins } Drehungen endet das Spiel, und die Marken werden gezählt.

## Spielenden

ending-capital = { WHO($winners) ->
    [you] Du besitzt mehr als der Monopolist.
   *[other] { SEATS($winners) } besitzt mehr als der Monopolist.
}
ending-last = { WHO($winners) ->
    [you] Außer dir hatte niemand mehr Marken.
   *[other] Außer { SEATS($winners) } hatte niemand mehr Marken.
}
ending-spin-cap = { WHO($winners) ->
    [you] Alle Drehungen sind verbraucht, und du besitzt am meisten.
   *[other] Alle Drehungen sind verbraucht, und { SEATS($winners) } besitzt am meisten.
}
ending-spin-cap-tie = Alle Drehungen sind verbraucht; gleich viel haben: { SEATS($winners) }.
ending-all-ruined = Niemand hat noch Marken: Niemand gewinnt.

## Ablehnungen

refusal-turn-not_yours = Einen Moment: { SEATS($waiting) } überlegt gerade.
refusal-corner-choose = Wähle einen Beruf und eine Farbe.
refusal-corner-taken = Dieser Beruf ist vergeben; wähle einen freien.
refusal-man-taken = Diese Farbe ist vergeben; wähle eine freie.
refusal-spin-for_lead = Drehe jetzt: Die höchste Zahl fängt an.
refusal-spin-first = Drehe zuerst die Spinne: Damit beginnt dein Zug.
refusal-repay-no_debt = Du schuldest { SEAT($lender) } nichts; drehe einfach.
refusal-repay-too_much = { $most ->
    [0] Du brauchst mindestens 2 Marken, um { SEAT($lender) } etwas zurückzuzahlen; drehe zuerst.
   *[other] Du kannst { SEAT($lender) } 1 bis { $most } zurückzahlen, denn 1 Marke musst du behalten.
}
refusal-bonus-choose = Du darfst noch einmal drehen: Drehe, oder beende deinen Zug.
refusal-advance-or_decline = Deine { $number } führt zwischen die Beine der Spinne: Tritt dorthin, oder bleib und beende deinen Zug.
refusal-advance-choose_cell = Deine { $number } führt auf ein Feld mit mehreren Plätzen: Wähle, wo du stehen bleibst.
refusal-advance-other_space = Das sind nicht { $number } Felder: Bleib auf dem Feld stehen, zu dem deine Zahl führt.
refusal-decline-cell_is_free = Bleiben darfst du nur, wenn das Feld zwischen den Beinen der Spinne liegt; wähle, wo du stehen bleibst.
refusal-decline-drawn_in = Die Spinne hat dich eben eingezogen, also musst du deine { $number } ziehen.
refusal-place-choose = Du bist auf Ring { $ring } gefallen: Wähle einen Platz auf deinem neuen Feld.
refusal-place-other_space = Du bist auf Ring { $ring } gefallen: Bleib auf deinem neuen Feld, und wähle dort einen Platz.
refusal-lend-choose = { SEAT($bankrupt) } braucht ein Darlehen: Leihe 1 bis { $most } oder nichts.
refusal-lend-too_much = Du kannst 1 bis { $most } leihen, denn { $keeps } musst du behalten.
refusal-loan-choose = Nimm ein Darlehen, oder verlasse das Spiel.
refusal-loan-no_offer = { SEAT($lender) } bietet dir kein Darlehen; nimm ein anderes, oder verlasse das Spiel.

## Namen

trade-farmer = Bauer
trade-mechanic = Handwerker
trade-merchant = Kaufmann
trade-scientist = Forscher
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb

## The page

## The board on the page

board-label = Brett mit fünf Ringen
board-label-points = Brett mit fünf Ringen; die Spinne zeigt auf { $number }
board-moment = Drehung { $spins }
board-ring = Ring { $ring }
board-out = ausgeschieden
board-choosing = wählt einen Beruf
board-owes =
    { $count ->
        [one] schuldet 1 Marke
       *[other] schuldet { $count } Marken
    }
board-restarts = fängt neu an
board-hoard = Monopolist
board-hoard-label =
    { $count ->
        [one] Der Monopolist hat 1 Marke
       *[other] Der Monopolist hat { $count } Marken
    }
board-hoard-hint = was dem Brett gehört
board-race = Wer mehr besitzt
board-space = { $emblem }, Ring { $ring }
board-base = Basis: { $trade }, Ring { $ring }
board-advance =
    { $span ->
        [inside] Auf Ring { $ring } ziehen: { $emblem }, zwischen den Beinen der Spinne
       *[outside] Auf Ring { $ring } ziehen: { $emblem }, weg von der Spinne
    }
board-place =
    { $span ->
        [inside] Figur auf Ring { $ring } setzen: { $emblem }, zwischen den Beinen der Spinne
       *[outside] Figur auf Ring { $ring } setzen: { $emblem }, weg von der Spinne
    }
board-space-title = Auf Ring { $ring } ziehen
board-cell-title =
    { $nth ->
        [1] Ring { $ring }, erster Platz
        [2] Ring { $ring }, zweiter Platz
        [3] Ring { $ring }, dritter Platz
        [4] Ring { $ring }, vierter Platz
       *[other] Ring { $ring }, Platz { $nth }
    }
board-cell-note =
    { $span ->
        [inside] { $emblem }, zwischen den Spinnenbeinen
       *[outside] { $emblem }, weg von der Spinne
    }
board-take = Als { $trade } spielen, mit { $colour }

## Names

emblem-anvil = Amboss
emblem-dollar = Dollar
emblem-plain = leeres Feld
emblem-sheaf = Garbe
emblem-ship = Schiff
emblem-spider = Spinne
emblem-telescope = Fernrohr

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-corner_taken = { WHO($seat) ->
    [you] wirst
   *[other] wird
} { NAME($trade, of: "trade") }, in { NAME($colour, of: "colour") }
turn-restarted = { WHO($seat) ->
    [you] gehst
   *[other] geht
} zurück zum Start
turn-spun = { WHO($seat) ->
    [you] drehst
   *[other] dreht
} { $number }
turn-advanced = { WHO($seat) ->
    [you] ziehst
   *[other] zieht
} auf Ring { $cell }
turn-declined = { WHO($seat) ->
    [you] bleibst
   *[other] bleibt
} vor den Beinen der Spinne stehen
turn-line_passed = { WHO($seat) ->
    [you] umrundest
   *[other] umrundet
} Ring { $ring } für { $counters ->
    [one] 1 Marke
   *[other] { $counters } Marken
}
turn-capital_taken = { WHO($seat) ->
    [you] bekommst
   *[other] bekommt
} { $counters ->
    [one] 1 Marke
   *[other] { $counters } Marken
} vom Monopolisten
turn-player_paid = { WHO($seat) ->
    [you] zahlst
   *[other] zahlt
} { WHO($to) ->
    [you] dir
   *[other] { SEAT($to) }
} { $counters ->
    [one] 1 Marke
   *[other] { $counters } Marken
}
    .to = { WHO($to) ->
        [you] bekommst
       *[other] bekommt
    } { $counters ->
        [one] 1 Marke
       *[other] { $counters } Marken
    } von { WHO($seat) ->
        [you] dir
       *[other] { SEAT($seat) }
    }
    .many = { WHO($seat) ->
        [you] zahlst
       *[other] zahlt
    } zusammen { SUM($counters) } Marken ({ SEATS($to) })
    .to-many = { WHO($to) ->
        [you] bekommst
       *[other] bekommt
    } zusammen { SUM($counters) } Marken ({ SEATS($seat) })
turn-monopolist_paid = { WHO($seat) ->
    [you] zahlst
   *[other] zahlt
} dem Monopolisten { $counters ->
    [one] 1 Marke
   *[other] { $counters } Marken
}
turn-spin_earned = { WHO($seat) ->
    [you] darfst
   *[other] darf
} noch einmal drehen
turn-stopped = { WHO($seat) ->
    [you] drehst
   *[other] dreht
} nicht noch einmal
turn-went_bankrupt = { WHO($seat) ->
    [you] hast
   *[other] hat
} keine Marken mehr
turn-loan_taken = { WHO($seat) ->
    [you] leihst dir
   *[other] leiht sich
} { $counters ->
    [one] 1 Marke
   *[other] { $counters } Marken
} von { WHO($lender) ->
    [you] dir
   *[other] { SEAT($lender) }
}
turn-loan_repaid = { WHO($seat) ->
    [you] zahlst
   *[other] zahlt
} { WHO($lender) ->
    [you] dir
   *[other] { SEAT($lender) }
} { $counters ->
    [one] 1 Marke
   *[other] { $counters } Marken
} zurück
turn-monopoly_broken = { WHO($seat) ->
    [you] gewinnst
   *[other] gewinnt
} mit { $counters ->
    [one] 1 Marke
   *[other] { $counters } Marken
}
turn-last_left = { WHO($seat) ->
    [you] gewinnst
   *[other] gewinnt
} mit den letzten Marken

## Wertung am Ende: was zählt, und wie

value-counters = Spielmarken
    .note = in der Hand
value-debts = Schulden
    .note = bei anderen

## Was ein Bot abwägt

term-counters = { $count ->
    [1] eine Marke mehr als jede andere Antwort
   *[other] { $count } Marken mehr als jede andere Antwort
}
term-no_counters = { $count ->
    [1] eine Marke weniger als die beste andere Antwort
   *[other] { $count } Marken weniger als die beste andere Antwort
}
