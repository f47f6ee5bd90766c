### Das Programm im Terminal: `parlour play` und `parlour replay`, mit den Brettern, die es zeichnet.
### Was getippt wird (Aktionen, Befehle, Optionen, Dateien), ist in jeder Sprache gleich.

## Eine Partie an der Eingabezeile

session-money = { MONEY($amount) }
session-person = { $seat_is ->
    [you] Du
   *[other] { $seat }
}
session-turn = { $seat_is ->
    [you] Du bist dran
   *[other] { $seat } ist dran
}
session-house-rules = Hausregeln: { $rules }.
session-committed = Die Würfel lassen sich am Ende prüfen. Der Tisch hat sich festgelegt auf
session-goes-on = Die Partie geht nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
} weiter.
session-goes-on-hidden = Die Partie geht nach dem letzten Zug weiter.
session-how = Tippe eine Aktion oder ihre Nummer; „why“ erklärt, „help“ zeigt, was es sonst gibt.
session-enter = Eingabetaste: { $action }
session-enter-label = Eingabetaste: { $action } ({ $label })
session-pass-to = Gib an { $seat } weiter, dann drück die Eingabetaste.
session-won = Du hast gewonnen!
session-not-won = Diesmal hast du nicht gewonnen.
session-kept = Die Partie liegt in { $file }: { $command }
session-owed = { $count ->
    [0] { $seat_is ->
        [you] Du brauchst { MONEY($amount) } und hast { MONEY($cash) }: Dir fehlen noch { MONEY($missing) }.
       *[other] { $seat } braucht { MONEY($amount) } und hat { MONEY($cash) }: Es fehlen noch { MONEY($missing) }.
    }
   *[other] { $seat_is ->
        [you] Du schuldest { $creditors } { MONEY($amount) } und hast { MONEY($cash) }: Dir fehlen noch { MONEY($missing) }.
       *[other] { $seat } schuldet { $creditors } { MONEY($amount) } und hat { MONEY($cash) }: Es fehlen noch { MONEY($missing) }.
    }
}
session-owed-hidden = { $count ->
    [0] { $seat_is ->
        [you] Du brauchst { MONEY($amount) }.
       *[other] { $seat } braucht { MONEY($amount) }.
    }
   *[other] { $seat_is ->
        [you] Du schuldest { $creditors } { MONEY($amount) }.
       *[other] { $seat } schuldet { $creditors } { MONEY($amount) }.
    }
}
session-creditor-you = dir
session-creditor-the-bank = der Bank
session-creditor-the-cashier = der Kasse
session-drawn = { $question } Tippe es ein: { $values }.
session-drawn-spin = Was zeigt der Drehpfeil?
session-drawn-dice = Was zeigen die Würfel?
session-drawn-chance = Welche Chance-Karte wurde gezogen?
session-drawn-community-chest = Welche Karte der Gemeinschaftskasse wurde gezogen?
session-drawn-exchange = Welche Börsenkarte wurde gezogen?
session-drawn-flyer = Welche Spekulationskarte wurde gezogen?
session-drawn-dealer = Wer gibt?
session-drawn-suits = Mit welchen Sorten wird gespielt?
session-drawn-tens = Wer bekommt zehn Karten?
session-drawn-deal = Welche Karten werden ausgeteilt?
session-faces = { $count } von { $faces }{ $is_distinct ->
    [true] , nichts doppelt
   *[false] {""}
}
session-not-drawn = „{ $typed }“ geht hier nicht: { $values }.

## Antworten

prompt-ways = { $pattern }  ({ $count } Möglichkeiten)
prompt-range = { $step ->
    [1] { $first } bis { $last }
   *[other] { $first } bis { $last } in Schritten von { $step }
}
prompt-which-number = { $action }: Welche Zahl?
refusal-prompt-empty = Hier gibt es mehrere Antworten: Tippe eine Nummer von 1 bis { $count }.
refusal-prompt-number = { $number } steht nicht in der Liste, nur 1 bis { $count }.
refusal-prompt-value = „{ $typed }“ gibt es hier nicht, nur { $values }.
refusal-prompt-pattern = Bitte schreib es aus: { $pattern }, zum Beispiel „{ $example }“.
refusal-undo-revealed = Du kannst nichts zurücknehmen: Seit deiner letzten Antwort wurde etwas aufgedeckt.

## Befehle

command-alone = „{ $name }“ steht allein
command-nothing-to-explain = Noch ist nichts passiert. Tippe „why“ und die Nummer einer Regel, um sie zu lesen.
command-nothing-yet = Noch ist nichts passiert.
command-undone = Zurückgenommen: { $move }.
command-save-where = schreib auch den Namen der Datei: „save my-table.record“
command-saved = Gespeichert in { $file }, ab jetzt nach jedem Zug.
command-save-table = Die Partie vorher speichern? Name einer Datei, oder Eingabetaste für nein:
command-save-record = Die Aufzeichnung speichern? Name einer Datei, oder Eingabetaste für nein:
command-secret-open = Das Geheimnis ist jetzt offen, die Würfel lassen sich prüfen: Speichere dafür die Aufzeichnung.
command-record = Die Aufzeichnung liegt in { $file }: { $commands }
command-help = Tippe eine Aktion, wie sie in der Liste steht, oder ihre Nummer. Gibt es nur eine, genügt die Eingabetaste. Außerdem:
command-takes-clause = [REGEL]
command-takes-file = DATEI
command-help-why = die Regel hinter dem letzten Ereignis, oder irgendeine nach ihrer Nummer
command-help-rules = das ganze Regelheft, oder eine Regel
command-help-short = das Spiel in Kürze: Ziel, Zug, drei Dinge, Ende
command-help-options = die Hausregeln, und welche gelten
command-help-board = das Brett noch einmal
command-help-log = alles, was bisher passiert ist
command-help-undo = deine letzte Antwort zurücknehmen, wenn seither nichts aufgedeckt wurde
command-help-save = die Partie in einer Datei speichern, ab jetzt nach jedem Zug
command-help-help = diese Liste
command-help-quit = aufhören; mit der Datei kannst du später weiterspielen

## Das Menü vor dem Spiel

title-players = { $few } bis { $many } Personen
title-players-exactly = { $count } Personen
title-year-unknown = Jahr unbekannt
title-unknown = Verlag und Jahr unbekannt
title-modified = { $title } (geändert, { $digits })
menu-which-game = Welches Spiel? 1 bis { $count } [1]
menu-how-many = Wie viele spielen mit? Auf die übrigen Plätze kommen Bots. { $players } [{ $default }]
menu-not-for = { $title } ist für { $players }, nicht für „{ $typed }“
menu-which-preset = Welche Spielart? 1 bis { $count } [1]
menu-change-rules = Hausregeln ändern? Tippe y für ja, sonst die Eingabetaste:
menu-which-rule = Welche? 1 bis { $count }, Eingabetaste zum Spielen:
menu-not-listed = „{ $typed }“ steht nicht in der Liste

## Wer wo sitzt

seats-player = { $count ->
    [1] Mensch
   *[other] Mensch { $number }
}
seats-bot = { $count ->
    [1] Bot
   *[other] Bot { $number }
}
seats-character = { $name }: { $about }
seats-empty = „{ $seats }“ hat einen leeren Platz; schreib die Plätze wie in „me,bot,bot“
seats-count = die Aufzeichnung hat { $count } Plätze ({ $names }), nicht { $given }
seats-stranger = „{ $name }“ sitzt nicht an diesem Tisch; auf dem Platz hat die Aufzeichnung „{ $known }“
seats-no-name = bei „:{ $kind }“ fehlt der Name vor dem Doppelpunkt
seats-no-bot = kein Bot „{ $kind }“ spielt { $game }. Es gibt { $known }.
seats-no-bot-but = kein Bot „{ $kind }“ spielt { $game }; meinst du „{ $near }“? Es gibt { $known }.
seats-no-character = es gibt keine Figur „{ $who }“, nur { $known }
seats-like-a-bot = „{ $name }“ sieht aus wie ein Bot; bitte nimm einen anderen Namen

## Anfangen und weiterspielen

start-chance-unknown = „{ $chance }“ ist weder „verifiable“ noch „by-hand“
start-seed-and-chance = ein Tisch hat entweder --seed oder --chance, nicht beides
start-option-form = „{ $option }“ hat nicht die Form name=wert
start-option-twice = { $option } ist zweimal angegeben
start-in-the-record = das steht schon in der Aufzeichnung „{ $file }“; lass es bei --resume weg
start-other-game = das ist eine Partie { $game }, nicht { $wanted }
start-over = diese Partie ist aus; sieh sie dir an mit „{ $command }“
start-no-secret = hier fehlt das Geheimnis der Würfel, deshalb kann die Partie nicht weitergehen

## Dateien

file-folder = das ist ein Ordner; gib den Namen einer Datei an
file-exists = diese Datei gibt es schon; nimm einen anderen Namen, oder spiel sie mit --resume weiter
file-no-folder = es gibt keinen Ordner „{ $folder }“
file-not-written = die Datei lässt sich nicht schreiben: { $reason }

## Noch einmal ansehen

replay-how = { $at } von { $count }  Eingabetaste: weiter, b: zurück, eine Zahl: dorthin, q: Ende
replay-unknown = „{ $typed }“ ist nicht zu verstehen.
replay-goes-on = Hier geht die Partie weiter: { $command }.
replay-chance = Zufall

## Fortschritt

progress-playing = Partien
progress-judging = Geschäfte werden beurteilt
progress-left = noch:
progress-a-second = { $rate } pro Sekunde
progress-a-minute = { $rate } pro Minute
progress-interrupted = Nach { $games } Partien unterbrochen. Derselbe Befehl macht mit ihnen weiter.

## Bretter

draw-yes = ja
draw-no = nein
draw-out = raus
draw-to-move = am Zug
draw-not-resting = will handeln
draw-offer = Angebot { $number }: { $maker } gibt { $to } { $give } für { $get }.
draw-debt = { $seat } schuldet { $creditors ->
    [bank] der Bank
   *[other] { $creditors }
} { MONEY($amount) }.

## Finance

draw-legend-finance = Gezogen wird im Uhrzeigersinn, von der Ecke unten rechts. Broa:A gehört A; in den Listen hat A3 drei Häuser, A- ist beliehen, ein Grundstück mit seinem Wert ist noch zu haben, und xxx ist aus dem Spiel. (A) ist im Gefängnis.
draw-finance-space-start = START
draw-finance-space-chance = Chance
draw-finance-space-community-chest = Kasse
draw-finance-space-tariff = Zoll
draw-finance-space-taxes = STEUER
draw-finance-space-luxury = Luxus
draw-finance-space-jail = HAFT
draw-finance-space-go-to-jail = >HAFT
draw-finance-leases = { $count ->
    [one] 1 Grundstück
   *[other] { $count } Grundstücke
}
draw-finance-rides = { $count ->
    [one] 1 Freifahrt
   *[other] { $count } Freifahrten
}
draw-finance-owes = schuldet der Bank { MONEY($amount) }
draw-finance-auctioneer = versteigert
draw-finance-round = { $limit ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $limit }
}; { $leases ->
    [one] 1 Grundstück ist noch zu verkaufen.
   *[other] { $leases } Grundstücke sind noch zu verkaufen.
}
draw-finance-lot = Unter dem Hammer: { $lease }, als { $place }. aus der Gruppe { NAME($series, of: "series") }.
draw-finance-bid = { $call } { MONEY($bid) }, an { $bidder }! { $warning } Mit { MONEY($least) } wärst du vorn.
draw-finance-call-going-once-for = Zum Ersten für
draw-finance-call-going-twice-for = Zum Zweiten für
draw-finance-call-and-sold-for = Verkauft für
draw-finance-warning-1 = Ist das alles?
draw-finance-warning-2 = Letzte Gelegenheit!
draw-finance-warning-3 = Der Hammer ist in der Luft …
draw-finance-opening = „{ $patter }“ Los geht es bei { MONEY($least) }.
draw-finance-patter-0 = Meine Damen und Herren, was wird geboten?
draw-finance-patter-1 = Eine feine Adresse, und das Dach ist dicht.
draw-finance-patter-2 = Davon gibt es nicht mehr viele.
draw-finance-patter-3 = Das überlässt man doch nicht den Nachbarn.
draw-finance-stop = Vorschlag { $number }: { $maker } will jetzt aufhören. Zustimmen müssen: { $waiting }.
draw-finance-plan = Vorschlag { $number }: { $maker } will teilen, { NAME($series, of: "series") }, { $shares }{ $holder ->
    [nobody] {""}
   *[other] , alles bei { $holder }
}{ $count ->
    [0] {""}
   *[other] ; { PAYMENTS($moneys) }
}. Zustimmen müssen: { $waiting }.
draw-finance-shared = Geteilt werden { NAME($series, of: "series") }: { $shares }{ $holder ->
    [nobody] {""}
   *[other] , alles bei { $holder }
}.
draw-finance-claim = { $amount ->
    [0] { $owner } kann von { $visitor } eine Freifahrt auf { $lease } abstreichen.
   *[other] { $owner } kann von { $visitor } { MONEY($amount) } Miete für { $lease } verlangen.
}
draw-finance-unclaimed = { $seat } kann in diesem Zug noch { MONEY($amount) } kassieren.

## Weigh Anchor

draw-legend-weigh-anchor = Gezogen wird im Uhrzeigersinn, von der Ecke unten rechts. Rex:A gehört A; in den Listen hat A3 drei Decks, A+ eine Suite, A- ist beliehen, und ein Schiff mit seinem Preis ist zu haben. (A) ist im Trockendock.
draw-anchor-space-weigh-anchor = ANKER
draw-anchor-space-chance = Chance
draw-anchor-space-community-chest = Kasse
draw-anchor-space-harbour-duties = Hafen
draw-anchor-space-light-dues = Feuer
draw-anchor-space-graving-dock = DOCK
draw-anchor-space-free-mooring = FREI
draw-anchor-space-go-to-graving-dock = >DOCK
draw-anchor-deeds = { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
}
draw-anchor-stock = Die Bank hat { $decks ->
    [one] 1 Deck
   *[other] { $decks } Decks
} und { $suites ->
    [one] 1 Suite
   *[other] { $suites } Suiten
}.{ $pot ->
    [0] {""}
   *[other] {" "}Auf dem freien Liegeplatz liegen { MONEY($pot) }.
}
draw-anchor-lot = Unter dem Hammer: { $vessel }, { $bidder ->
    [nobody] noch kein Gebot
   *[other] { MONEY($bid) } von { $bidder }
}.
draw-anchor-for-sale = { $seat } kann { $vessel } für { MONEY($price) } kaufen.
draw-anchor-claim = { $owner } kann von { $lander } { MONEY($amount) } Miete für { $vessel } verlangen.

## Corner the Market

draw-legend-corner-the-market = ▶ das Tor einer Börse, ☎ ein Telefon und seine Nummer, k eine Kauf-, v eine Verkaufsoption; ■ ein Corner, ★ Marktkontrolle.
draw-corner-square-cashier = KASSE
draw-corner-square-flyer = Spek.
draw-corner-square-exchange = Parkt.
draw-corner-square-corner = Corner
draw-corner-square-commission = Prov.
draw-corner-square-dividend = Divid.
draw-corner-square-advance-to-cashier = →Kasse
draw-corner-square-rest = ·
draw-corner-square-entrance = Ein
draw-corner-square-buy = KAUF
draw-corner-square-sell = VERK.
draw-corner-square-swap = TAUSC
draw-corner-square-open-trading = OFFEN
draw-corner-square-exit = Aus
draw-corner-square-option-buy = k
draw-corner-square-option-sell = v
draw-corner-any = alle
draw-corner-crash = BÖRSENKRACH
draw-corner-year = { $count ->
    [0] noch ein Schritt der Marke, und das Jahr ist um
    [one] die Marke rückt noch 1-mal vor, dann endet das Jahr
   *[other] die Marke rückt noch { $count }-mal vor, dann endet das Jahr
}
draw-corner-closed = zu
draw-corner-sells-at = kostet
draw-corner-pays = bringt
draw-corner-in-stock = Vorrat
draw-corner-seats = Sitze
draw-corner-cash = Geld
draw-corner-worth = Wert
draw-corner-bankrupt = bankrott
draw-time-winter = Winter
draw-time-spring = Frühling
draw-time-summer = Sommer
draw-time-autumn = Herbst
draw-time-january = Januar
draw-time-february = Februar
draw-time-march = März
draw-time-april = April
draw-time-may = Mai
draw-time-june = Juni
draw-time-july = Juli
draw-time-august = August
draw-time-september = September
draw-time-october = Oktober
draw-time-november = November
draw-time-december = Dezember

## Mariner's Compass

draw-legend-mariners-compass = A, B: Expeditionen; a, b: ihre Figuren auf dem Kompass; ✶ der Nordpol, ⌂ die Stadt.

## The Monopolist

draw-legend-monopolist = Die Ringe sind aufgerollt: Gezogen wird nach rechts, und vom rechten Ende weiter am linken. R1-04 ist das fünfte Feld von Ring 1 von links. ▲ die Spinne, ═ ihre Beine.
draw-monopolist = Monopolist
draw-monopolist-debt = { $seat } schuldet { $lender } { $amount }.
draw-emblem-dollar = Dollar
draw-emblem-spider = Spinne
draw-emblem-plain = leer

## Ten-Up

draw-legend-ten-up = +1 ein Feld TALLY ONE, −1 ein Feld ONE (verliere einen Punkt), ⌂ eine Basis; gezogen wird nach rechts; Buchstaben sind die Plätze.
draw-ten-up-points = von { $goal }, noch { $left }

## Pit

draw-legend-pit = Die Tafel zeigt die Punkte, den letzten Ruf und die Karten von allen; ▒ sind deine Karten, ★ ist ein Corner.
draw-pit-hand = Deine Karten
draw-pit-hand-number = { $number ->
    [0] Vor dem ersten Spiel
   *[other] Spiel { $number }
}
draw-pit-round = Runde { $number }
draw-pit-without-swap = { $count } ohne Tausch
draw-pit-void = { $count } abgebrochen
draw-pit-heading = { $parts }: { $target } Punkte gewinnen
draw-pit-called = ruft { $number }
draw-pit-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
draw-pit-votes = will abbrechen
draw-pit-dealer = gibt
draw-pit-swap = { $one } und { $other } { $number }
draw-pit-swaps = Zuletzt getauscht: { $swaps }
draw-pit-points = { $points } Punkte
draw-pit-held-up = Hochgehalten: { $cards }
draw-pit-how = { $number } anbieten: „{ $offer }“; nie weniger: „{ $strict }“.

## Was eine Antwort mit dem Geld macht

answer-costs = kostet { MONEY($sum) }
answer-brings = bringt { MONEY($sum) }

## Regelbücher

book-source = { $source }. Die Worte sind unsere.
book-printed = gedruckt im Original
book-ruling = unsere Auslegung
book-house = Hausregel an diesem Tisch
book-rulings = Unsere Auslegungen, wo das Original schweigt oder sich widerspricht
# $rules und $options werden getippt.
book-commands = { $rules } zeigt eine davon allein, { $options } die Hausregeln.
book-example = ein Beispiel zu { $clauses }
book-invariant = gilt nach jedem Zug
book-range = Eine ganze Zahl von { $least } bis { $most }.
book-default = Üblich.
book-original = Im Original: { $part }; { $kind }.
book-kind-compulsory = muss
book-kind-optional = darf
book-kind-fact = Fakt
book-kind-advice = Rat
book-kind-compulsory-or-optional = muss oder darf
book-our-ruling = Unsere Auslegung:
book-other = Die andere Lesart:
book-no-other = keine, die zum Text passt.
book-choose = Zur Wahl:
book-also = Siehe auch { $clauses }.
book-in-english = Die Regeln selbst sind auf Englisch.
book-unknown = { $title } hat keine Regel »{ $rule }«; die erste ist { $hint }
book-unknown-near = { $title } hat keine Regel »{ $rule }«; meintest du { $hint }?

## Lektionen. Was getippt wird, ist in jeder Sprache gleich.

learn-step = { $game }. { $lesson }, Schritt { $number } von { $count }
learn-goal = Ziel: { $goal }
learn-how = Antworte wie an jedem Tisch. Außerdem: 'hint' hilft, 'goal' wiederholt das Ziel, 'board' zeigt das Brett, 'why' die Regel, 'quit' hört auf.
learn-answer = Tippe: { $action }
learn-other = Das ist erlaubt, führt aber nicht zum Ziel dieses Schritts. Mit 'goal' liest du es noch einmal.
learn-failed = So ist das Ziel nicht mehr zu erreichen.
learn-again = Enter, um diesen Schritt noch einmal zu versuchen:
learn-rules = { $count ->
    [one] Die Regel dahinter: { $rules }.
   *[other] Die Regeln dahinter: { $rules }.
}
learn-without = In einer Lektion gibt es kein '{ $command }': Die Schritte sind kurz, und Falsches wird nie gespielt.
learn-next-step = Enter für den nächsten Schritt:
learn-next = Enter für die nächste Lektion, { $lesson }:
learn-left = Dein Fortschritt ist gespeichert. Weiter geht es mit: { $command }
learn-all-done = Alle Lektionen geschafft. Spiel eine richtige Partie: { $command }
learn-done = { $done } von { $count } Lektionen geschafft.
learn-line = { $promise } { $minutes ->
    [one] 1 Minute.
   *[other] { $minutes } Minuten.
}
learn-is-done = Geschafft.
learn-begun = Begonnen: Als Nächstes kommt Schritt { $number } von { $count }.
learn-which = Welche Lektion? 1 bis { $count } [{ $default }]
learn-no-lessons = für '{ $game }' gibt es keine Lektionen
learn-unknown = { $game } hat keine Lektion '{ $lesson }'; die Lektionen sind { $known }
learn-bad-file = das ist keine Datei mit geschafften Lektionen; verschiebe sie, um neu anzufangen
