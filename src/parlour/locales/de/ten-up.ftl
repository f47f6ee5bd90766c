### Ten-Up: Fragen, Knöpfe, Ereignisse, Spielenden, Ablehnungen und Namen.

goal = Wer zuerst 10 Punkte hat, gewinnt.
    .standing = Zuerst { $goal } Punkte: Du hast { $have }

## Fragen

question-TEN-02 = Welche Farbe möchtest du?
question-TEN-10 = Drehe die Pfeile
question-TEN-11 = Du hast { LIST($numbers) } gedreht. Was spielst du zuerst?
question-TEN-R03 = Bevor du drehst: Welchen Pfeil spielst du zuerst?
question-TEN-12 = Drehe: Wer fängt an?
question-TEN-14 = Du punktest auf { NAME($table, of: "table") }. Mit welchem Stein?
question-TEN-14-enter = Du punktest auf { NAME($table, of: "table") }. Noch einen Stein einsetzen?
question-TEN-21 = Du verlierst einen Punkt. Welcher Stein geht zurück?
question-TEN-25 = Du bekommst einen Punkt. Wo?

## Knöpfe

action-spin = Pfeile drehen
action-play = { $number } zuerst spielen
    .verb = Zahl wählen …
action-enter = Neuer Stein auf { NAME($table, of: "table") }
    .verb = Stein einsetzen …
action-forward = Vorrücken: { NAME($place, of: "place") }
    .verb = Stein vorrücken …
action-back = Zurücksetzen: { NAME($place, of: "place") }
    .verb = Stein zurücksetzen …
action-refuse = Auf den Punkt verzichten
action-announce = Mit dem { NAME($arrow, of: "arrow") } Pfeil anfangen
    .verb = Pfeil wählen …
action-take = { NAME($colour, of: "colour") } spielen
    .verb = Farbe wählen …

## Folgen

effect-man_moved = { WHO($seat) ->
    [you] { $number }
   *[other] { SEAT($seat) } zieht { $number }
} { $square ->
    [tally] auf TALLY ONE
    [lose] auf LOSE ONE
    [base] auf eine Basis
   *[plain] auf ein leeres Feld
}
effect-man_sent_home = { WHO($by) ->
    [you] schickt { SEAT($seat) } nach Hause
   *[other] { SEAT($by) } schickt { WHO($seat) ->
        [you] dich
       *[other] { SEAT($seat) }
    } nach Hause
}
effect-count_lost = { WHO($seat) ->
    [you] du kannst ihn nicht werten
   *[other] { SEAT($seat) } kann ihn nicht werten
}
effect-point_refused = der Punkt verfällt
effect-points_made = { WHO($seat) ->
    [you] du gewinnst
   *[other] { SEAT($seat) } gewinnt
}
effect-points_gained = { WHO($seat) ->
    [you] { $points ->
        [one] du bekommst 1 Punkt
       *[other] du bekommst { $points } Punkte
    }
   *[other] { $points ->
        [one] { SEAT($seat) } bekommt 1 Punkt
       *[other] { SEAT($seat) } bekommt { $points } Punkte
    }
}
effect-points_lost = { WHO($seat) ->
    [you] { $points ->
        [one] du verlierst 1 Punkt
       *[other] du verlierst { $points } Punkte
    }
   *[other] { $points ->
        [one] { SEAT($seat) } verliert 1 Punkt
       *[other] { SEAT($seat) } verliert { $points } Punkte
    }
}

## Ereignisse

event-colour_taken = { WHO($seat) ->
    [you] Du spielst { NAME($colour, of: "colour") }.
   *[other] { SEAT($seat) } spielt { NAME($colour, of: "colour") }.
}
event-arrow_announced = { WHO($seat) ->
    [you] Du fängst mit dem { NAME($arrow, of: "arrow") } Pfeil an.
   *[other] { SEAT($seat) } fängt mit dem { NAME($arrow, of: "arrow") } Pfeil an.
}
event-spun = { WHO($seat) ->
    [you] Du drehst { $first } und { $second }.
   *[other] { SEAT($seat) } dreht { $first } und { $second }.
}
event-man_moved = { WHO($seat) ->
    [you] Du ziehst { $number }
   *[other] { SEAT($seat) } zieht { $number }
}{ $square ->
    [tally] , auf TALLY ONE
    [lose] , auf LOSE ONE
    [base] , auf eine Basis
   *[plain] { "" }
}.
event-man_sent_home = { WHO($by) ->
    [you] Du schickst { SEAT($seat) } nach Hause.
   *[other] { SEAT($by) } schickt { WHO($seat) ->
        [you] dich
       *[other] { SEAT($seat) }
    } nach Hause.
}
event-counter_entered = { WHO($seat) ->
    [you] Du bekommst 1 Punkt auf { NAME($place, of: "table") }.
   *[other] { SEAT($seat) } bekommt 1 Punkt auf { NAME($place, of: "table") }.
}
event-counter_forwarded = { WHO($seat) ->
    [you] Du bekommst 1 Punkt: Dein Stein auf { NAME($place, of: "table") } rückt auf { $to } vor.
   *[other] { SEAT($seat) } bekommt 1 Punkt: Ein Stein auf { NAME($place, of: "table") } rückt auf { $to } vor.
}
event-counter_set_back = { WHO($seat) ->
    [you] Du verlierst 1 Punkt: Dein Stein auf { NAME($place, of: "table") } geht auf { $to } zurück.
   *[other] { SEAT($seat) } verliert 1 Punkt: Ein Stein auf { NAME($place, of: "table") } geht auf { $to } zurück.
}
event-counter_removed = { WHO($seat) ->
    [you] Du verlierst 1 Punkt: Du nimmst den Stein auf { NAME($place, of: "table") } zurück.
   *[other] { SEAT($seat) } verliert 1 Punkt und nimmt den Stein auf { NAME($place, of: "table") } zurück.
}
event-nothing_lost = { WHO($seat) ->
    [you] Du hast keine Punkte zu verlieren.
   *[other] { SEAT($seat) } hat keine Punkte zu verlieren.
}
event-count_lost = { WHO($seat) ->
    [you] Du hast keinen Stein für den Punkt; er verfällt.
   *[other] { SEAT($seat) } hat keinen Stein für den Punkt; er verfällt.
}
event-point_refused = { WHO($seat) ->
    [you] Du setzt auf { NAME($table, of: "table") } keinen weiteren Stein ein; der Punkt verfällt.
   *[other] { SEAT($seat) } setzt auf { NAME($table, of: "table") } keinen weiteren Stein ein; der Punkt verfällt.
}
event-points_made = { WHO($seat) ->
    [you] Du hast { $points } Punkte und gewinnst!
   *[other] { SEAT($seat) } hat { $points } Punkte und gewinnt!
}
event-turns_ran_out = Nach { $turns } Zügen endet das Spiel. Der höchste Stand ist { $points }.

## Spielenden

ending-points = { WHO($winners) ->
    [you] Du hattest zuerst alle Punkte.
   *[other] { SEATS($winners) } hatte zuerst alle Punkte.
}
ending-turn-cap = { WHO($winners) ->
    [you] Alle Züge sind gespielt, und du hast die meisten Punkte.
   *[other] Alle Züge sind gespielt, und { SEATS($winners) } hat die meisten Punkte.
}
ending-turn-cap-draw = Alle Züge sind gespielt; gleich viele Punkte haben: { SEATS($winners) }.

## Ablehnungen

refusal-turn-not_yours = Einen Moment: { SEATS($waiting) } überlegt gerade.
refusal-colour-take = Wähle eine freie Farbe.
refusal-spin-for_lead = Drehe jetzt: Wer am höchsten dreht, fängt an.
refusal-spin-first = Drehe zuerst die Pfeile.
refusal-arrow-announce = Wähle, bevor du drehst, welchen Pfeil du zuerst spielst.
refusal-number-choose = Du hast { LIST($numbers) } gedreht: Wähle, was du zuerst spielst.
refusal-loss-set_back = Du verlierst einen Punkt: Wähle einen deiner Steine, der zurückgeht.
refusal-counter-not_there = Dort hast du keinen Stein; wähle einen von deinen.
refusal-gain-keep = Du bekommst einen Punkt: Rücke einen Stein vor, oder setze einen ein.
refusal-tally-keep = Du punktest auf { NAME($table, of: "table") }: Nimm den Punkt mit einem Stein dort.
refusal-tally-other_table = Dieser Punkt zählt auf { NAME($table, of: "table") } neben deiner Figur: Nimm ihn dort.
refusal-tally-move_forward = Auf { NAME($table, of: "table") } steht dein Stein noch unter { $top }: Rücke ihn zuerst vor.
refusal-tally-cannot_refuse = Verzichten darfst du nur, wenn alle deine Steine dort auf { $top } stehen; rücke einen vor.
refusal-counter-at_top = Dieser Stein steht schon auf { $top }, ganz oben; nimm den Punkt anders.
refusal-counter-none_in_hand = Alle deine Steine sind auf den Tafeln; rücke stattdessen einen vor.

## Namen

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
# Dativ: "mit dem ersten Pfeil".
arrow-first = ersten
arrow-second = zweiten
# Dativ, nach "auf".
table-t1 = der Tafel unten rechts
table-t2 = der Tafel oben rechts
table-t3 = der Tafel oben links
table-t4 = der Tafel unten links
place-t1-1 = die 1 unten rechts
place-t1-2 = die 2 unten rechts
place-t1-3 = die 3 unten rechts
place-t1-4 = die 4 unten rechts
place-t2-1 = die 1 oben rechts
place-t2-2 = die 2 oben rechts
place-t2-3 = die 3 oben rechts
place-t2-4 = die 4 oben rechts
place-t3-1 = die 1 oben links
place-t3-2 = die 2 oben links
place-t3-3 = die 3 oben links
place-t3-4 = die 4 oben links
place-t4-1 = die 1 unten links
place-t4-2 = die 2 unten links
place-t4-3 = die 3 unten links
place-t4-4 = die 4 unten links

## The page

## The board on the page

board-label = Ovale Bahn mit zwei Pfeilen
board-label-spun = Ovale Bahn; die Pfeile zeigen auf { $one } und { $two }
board-moment = Zug { $turns }
board-of = von { $goal }
board-base = Basis { $letter }
board-hand =
    { $count ->
        [one] noch 1 Marke
       *[other] noch { $count } Marken
    }
board-square = Feld { $index }
board-square-named = Feld { $index }, { $name }
board-table-square = { $table }, Feld { $square }
board-counters-of = { $place }: Marke von { $names }
board-play = Zuerst { $number } spielen: { $square }
board-play-title = Zuerst { $number } spielen
board-enter-title = 1 Punkt machen
board-forward-title = Marke vorrücken
board-back-title = Marke zurücksetzen
board-on-table = { $table }
board-on-place = { $table }, Feld { $square }
board-enter = 1 Punkt machen: { $table }
board-forward = Marke vorrücken: { $counter }
board-back = Marke zurücksetzen: { $counter }

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-colour_taken = { WHO($seat) ->
    [you] spielst
   *[other] spielt
} { NAME($colour, of: "colour") }
turn-spun = { WHO($seat) ->
    [you] drehst
   *[other] dreht
} { $first } und { $second }
turn-man_sent_home =
    .by = { WHO($by) ->
        [you] schickst
       *[other] schickt
    } { WHO($seat) ->
        [you] dich
       *[other] { SEAT($seat) }
    } nach Hause
turn-counter_entered = { WHO($seat) ->
    [you] bekommst
   *[other] bekommt
} 1 Punkt auf { NAME($place, of: "table") }
    .many = { WHO($seat) ->
        [you] bekommst
       *[other] bekommt
    } Punkte auf { LIST($place, of: "table") }
turn-counter_forwarded = { WHO($seat) ->
    [you] bekommst
   *[other] bekommt
} 1 Punkt auf { NAME($place, of: "table") }
    .many = { WHO($seat) ->
        [you] bekommst
       *[other] bekommt
    } Punkte auf { LIST($place, of: "table") }
turn-counter_set_back = { WHO($seat) ->
    [you] verlierst
   *[other] verliert
} 1 Punkt auf { NAME($place, of: "table") }
turn-counter_removed = { WHO($seat) ->
    [you] verlierst
   *[other] verliert
} 1 Punkt auf { NAME($place, of: "table") }
turn-points_made = { WHO($seat) ->
    [you] gewinnst
   *[other] gewinnt
} mit { $points } Punkten

## Wertung am Ende: was zählt, und wie

value-table = Punkte auf { NAME($table, of: "table") }
    .note = auf Feld { $square }
