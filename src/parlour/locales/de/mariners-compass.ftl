### Mariner's Compass: Fragen, Knöpfe, Ereignisse, Spielenden, Ablehnungen und Namen.

goal = Sei zuerst am Nordpol.
    .standing = Zuerst am Nordpol: { $left ->
        [0] Du bist da
        [one] noch 1 Feld
       *[other] noch { $left } Felder
    }

## Fragen

question-MAR-06 = Welche Stadt und welche Farbe möchtest du?
question-MAR-07 = Drehe: Wer fängt an?
question-MAR-08 = Drehe die Pfeile
question-MAR-09 = Du hast { LIST($numbers) } gedreht. Was nimmst du?
question-MAR-14 = Wohin zieht deine Expedition?

## Knöpfe

action-spin = Pfeile drehen
action-play = { $number } auf dem Kompass ziehen
    .verb = Zahl wählen …
action-go = Expedition { NAME($direction, of: "direction") }
    .verb = Richtung wählen …
action-stay = Stehen bleiben
action-start = Von { NAME($city, of: "city") } aus, in { NAME($colour, of: "colour") }
    .verb = Stadt und Farbe wählen …

## Folgen

effect-small_man_entered = Kompass: { NAME($space, of: "space") }
effect-small_man_moved = Kompass: { NAME($space, of: "space") }
effect-small_man_displaced = schickt { WHO($seat) ->
    [you] dich
   *[other] { SEAT($seat) }
} auf dem Kompass { NAME($space, of: "space") }
effect-met_on_north = du drehst noch einmal
effect-expedition_moved = { WHO($seat) ->
    [you] { NAME($direction, of: "direction") }
   *[other] { SEAT($seat) } zieht { NAME($direction, of: "direction") }
}
effect-move_lost = { WHO($seat) ->
    [you] deine Expedition kann nicht ziehen
   *[other] { SEAT($seat) } kann nicht ziehen
}
effect-expedition_stayed = deine Expedition bleibt stehen
effect-pole_reached = { WHO($seat) ->
    [you] du gewinnst
   *[other] { SEAT($seat) } gewinnt
}
effect-pole_distance = { $left ->
    [0] am Pol
    [one] { $kind ->
        [same] immer noch 1 Feld bis zum Pol
       *[new] 1 Feld bis zum Pol
    }
   *[other] { $kind ->
        [same] immer noch { $left } Felder bis zum Pol
       *[new] { $left } Felder bis zum Pol
    }
}
effect-pole_within = { $left ->
    [0] du kannst den Pol erreichen
    [one] { $kind ->
        [same] bestenfalls immer noch 1 Feld bis zum Pol
       *[new] bestenfalls 1 Feld bis zum Pol
    }
   *[other] { $kind ->
        [same] bestenfalls immer noch { $left } Felder bis zum Pol
       *[new] bestenfalls { $left } Felder bis zum Pol
    }
}

## Ereignisse

event-started = { WHO($seat) ->
    [you] Du startest in { NAME($city, of: "city") } und spielst { NAME($colour, of: "colour") }.
   *[other] { SEAT($seat) } startet in { NAME($city, of: "city") } und spielt { NAME($colour, of: "colour") }.
}
event-spun = { WHO($seat) ->
    [you] Du drehst { $first } und { $second }.
   *[other] { SEAT($seat) } dreht { $first } und { $second }.
}
event-small_man_entered = { WHO($seat) ->
    [you] Du beginnst mit { $number } auf dem Kompass und stehst { NAME($space, of: "space") }.
   *[other] { SEAT($seat) } beginnt mit { $number } auf dem Kompass und steht { NAME($space, of: "space") }.
}
event-small_man_moved = { WHO($seat) ->
    [you] Du ziehst { $number } auf dem Kompass und stehst { NAME($space, of: "space") }.
   *[other] { SEAT($seat) } zieht { $number } auf dem Kompass und steht { NAME($space, of: "space") }.
}
event-small_man_displaced = { WHO($by) ->
    [you] Du schickst { SEAT($seat) }
   *[other] { SEAT($by) } schickt { WHO($seat) ->
        [you] dich
       *[other] { SEAT($seat) }
    }
} auf dem Kompass { NAME($space, of: "space") }.
event-met_on_north = { WHO($seat) ->
    [you] Du triffst auf dem Kompass { SEAT($other) } auf Nord und drehst noch einmal.
   *[other] { SEAT($seat) } trifft auf dem Kompass { WHO($other) ->
        [you] dich
       *[other] { SEAT($other) }
    } auf Nord und dreht noch einmal.
}
event-expedition_moved = { WHO($seat) ->
    [you] Deine Expedition zieht
   *[other] { SEAT($seat) } zieht mit der Expedition
} { NAME($direction, of: "direction") }: { $square ->
    [pole] Sie ist am Pol.
    [one] noch 1 Feld bis zum Pol.
   *[other] noch { $square } Felder bis zum Pol.
}
event-move_lost = { WHO($seat) ->
    [you] Deine Expedition ist am Rand der Karte und kann nicht dorthin.
   *[other] { SEAT($seat) } ist mit der Expedition am Rand der Karte und kann nicht dorthin.
}
event-expedition_stayed = { WHO($seat) ->
    [you] Deine Expedition bleibt stehen.
   *[other] { SEAT($seat) } lässt die Expedition stehen.
}
event-pole_reached = { WHO($seat) ->
    [you] Du erreichst den Nordpol und gewinnst!
   *[other] { SEAT($seat) } erreicht den Nordpol und gewinnt!
}
event-turns_ran_out = Nach { $turns } Zügen hat niemand den Pol erreicht: unentschieden.

## Spielenden

ending-pole = { WHO($winners) ->
    [you] Du warst zuerst am Nordpol.
   *[other] { SEATS($winners) } war zuerst am Nordpol.
}
ending-turn-cap = Alle Züge sind gespielt, und niemand hat den Nordpol erreicht.

## Ablehnungen

refusal-turn-not_yours = Einen Moment: { SEATS($waiting) } ist am Zug.
refusal-start-choose = Wähle eine Stadt und eine Farbe, die noch frei sind.
refusal-spin-for_lead = Drehe jetzt: Wer am höchsten dreht, fängt an.
refusal-spin-first = Drehe zuerst die Pfeile: Damit beginnt dein Zug.
refusal-number-choose = Du hast { LIST($numbers) } gedreht: Wähle eine der Zahlen.
refusal-direction-choose = { $ways ->
    [one] Du stehst auf dem Kompass { NAME($space, of: "space") } und kannst nur { NAME($first, of: "direction") } ziehen.
   *[other] Du stehst auf dem Kompass { NAME($space, of: "space") } und kannst { NAME($first, of: "direction") } oder { NAME($second, of: "direction") } ziehen.
}
refusal-direction-off_table = { $ways ->
    [one] Das führt von der Karte; du kannst { NAME($first, of: "direction") } ziehen.
   *[other] Das führt von der Karte; du kannst { NAME($first, of: "direction") } oder { NAME($second, of: "direction") } ziehen.
}
refusal-direction-must_move = { $ways ->
    [one] Deine Expedition muss ziehen: { NAME($first, of: "direction") }.
   *[other] Deine Expedition muss ziehen: { NAME($first, of: "direction") } oder { NAME($second, of: "direction") }.
}

## Namen

city-new-york = New York
city-london = London
colour-red = Rot
colour-blue = Blau
direction-n = nach Norden
direction-ne = nach Nordosten
direction-e = nach Osten
direction-se = nach Südosten
direction-s = nach Süden
direction-sw = nach Südwesten
direction-w = nach Westen
direction-nw = nach Nordwesten
# Wo eine Figur auf dem Kompass steht.
space-n = auf Nord
space-n-ne = zwischen Nord und Nordost
space-ne = auf Nordost
space-ne-e = zwischen Nordost und Ost
space-e = auf Ost
space-e-se = zwischen Ost und Südost
space-se = auf Südost
space-se-s = zwischen Südost und Süd
space-s = auf Süd
space-s-sw = zwischen Süd und Südwest
space-sw = auf Südwest
space-sw-w = zwischen Südwest und West
space-w = auf West
space-w-nw = zwischen West und Nordwest
space-nw = auf Nordwest
space-nw-n = zwischen Nordwest und Nord

## The page

## The board on the page

board-label = Zwei Felder-Tafeln mit einem Kompass dazwischen
board-moment = Zug { $turns }
board-to-go =
    { $steps ->
        [one] Feld zum Pol
       *[other] Felder zum Pol
    }
board-from = aus { $city }
board-small = Kleine Figur auf { $space }
board-small-none = Kleine Figur noch nicht auf dem Kompass
board-space = Kompass, { $name }
board-square = { $city }, Spalte { $column }, Reihe { $row }
board-pole-square = { $city }, der Nordpol
board-play = { $number } spielen: Deine kleine Figur hält auf { $space }
board-go = Expedition { $direction } schicken, zu Spalte { $column }, Reihe { $row }
board-start = In { $city } starten, mit { $colour }
board-title = { $number }: Kompass auf { $space }
board-go-title = Expedition { $direction }
board-expedition = Deine Expedition geht { $direction }, zu Spalte { $column }, Reihe { $row }.
board-either = Du wählst, wohin deine Expedition geht: { $directions }.
board-edge = Hier endet das Brett: { $directions } geht es nicht weiter.
board-large = Die große Figur ist deine Expedition. Sie geht immer ein Feld weit.
board-little = Die kleine Figur läuft um den Kompass und zeigt, wohin es geht.
board-pole =
    { $steps ->
        [0] Das ist der Pol.
        [one] Dann ist der Pol noch 1 Feld entfernt.
       *[other] Dann ist der Pol noch { $steps } Felder entfernt.
    }

## Names

compass-N = N
compass-NE = NO
compass-E = O
compass-SE = SO
compass-S = S
compass-SW = SW
compass-W = W
compass-NW = NW

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-started = { WHO($seat) ->
    [you] startest
   *[other] startet
} in { NAME($city, of: "city") }, in { NAME($colour, of: "colour") }
turn-spun = { WHO($seat) ->
    [you] drehst
   *[other] dreht
} { $first } und { $second }
turn-met_on_north = { WHO($seat) ->
    [you] triffst
   *[other] trifft
} { WHO($other) ->
    [you] dich
   *[other] { SEAT($other) }
} auf Nord
turn-expedition_moved = { WHO($seat) ->
    [you] ziehst
   *[other] zieht
} { NAME($direction, of: "direction") }
turn-move_lost = { WHO($seat) ->
    [you] kannst
   *[other] kann
} nicht ziehen
turn-expedition_stayed = { WHO($seat) ->
    [you] bleibst
   *[other] bleibt
} stehen
turn-pole_reached = { WHO($seat) ->
    [you] erreichst
   *[other] erreicht
} den Nordpol und { WHO($seat) ->
    [you] gewinnst
   *[other] gewinnt
}

## Was ein Bot abwägt

term-nearer = { $count ->
    [1] ein Feld näher am Pol als die beste andere Antwort
   *[other] { $count } Felder näher am Pol als die beste andere Antwort
}
term-no_nearer = { $count ->
    [1] ein Feld weiter vom Pol als die beste andere Antwort
   *[other] { $count } Felder weiter vom Pol als die beste andere Antwort
}
term-hinders = hält die andere Expedition { $count ->
    [1] ein Feld
   *[other] { $count } Felder
} weiter entfernt
term-no_hinders = lässt die andere Expedition { $count ->
    [1] ein Feld
   *[other] { $count } Felder
} näher kommen
term-outlook = bessere Plätze auf dem Kompass, um { $percent } % eines Felds
term-no_outlook = schlechtere Plätze auf dem Kompass, um { $percent } % eines Felds
term-chance = eine um { $percent } Prozentpunkte höhere Siegchance
term-no_chance = eine um { $percent } Prozentpunkte niedrigere Siegchance
