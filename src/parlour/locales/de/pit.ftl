### Pit: Fragen, Knöpfe, Ereignisse, Spielenden, Ablehnungen und Namen.

goal = Sammle alle neun Karten einer Sorte. Wer zuerst die Zielpunktzahl erreicht, gewinnt.
    .standing = Zuerst { $goal } Punkte: Du hast { $have }

# Karten einer Sorte, im Akkusativ. Es gibt einen Bullen und einen Bären.
counted-goods = { $name ->
    [Bull] den Bullen
    [Bear] den Bären
   *[other] { $count } { NAME($name, of: "commodity") }
}

## Fragen

question-PIT-10 = Wähle { $number } Waren für dieses Spiel.
question-PIT-14 = Alle sind bereit. Eröffne den Handel!
question-PIT-17 = Wähle Karten zum Tauschen oder passe.
question-PIT-20 = Handle jetzt!
question-PIT-21 = Du hast ein Monopol auf { NAME($commodity, of: "commodity") }, { $points } Punkte wert. Läuten?
question-PIT-R01 = Wer gibt zuerst?
question-PIT-R10 = In diesem Durchgang wird nicht mehr gehandelt. Mach weiter.
question-PIT-R16 = { COUNT($seats) ->
    [one] { SEATS($seats) } hat geläutet. Hast du auch ein Monopol?
   *[other] { SEATS($seats) } haben geläutet. Hast du auch ein Monopol?
}
question-PIT-R22 = Bereit?

## Knöpfe

action-pass = Passen
action-offer = { $floor ->
    [1] { CARDS($cards) } anbieten
   *[other] { CARDS($cards) } anbieten, mindestens { $floor }
}
    .verb = Karten anbieten …
action-hold = Weiter, ohne zu läuten
action-ready = Bereit
action-open = Handel eröffnen
action-call-number = { $number } rufen
    .verb = Eine Zahl rufen …
action-call = { CARDS($cards) } anbieten
    .verb = Karten anbieten …
action-match = { CARDS($cards) } mit { SEAT($player) } tauschen
    .verb = Mit jemandem tauschen …
action-lower = Nur { CARDS($cards) } mit { SEAT($player) } tauschen
    .verb = Weniger Karten tauschen …
action-accept = { CARDS($cards) } mit { SEAT($player) } tauschen
    .verb = Tausch annehmen …
action-withdraw = Deine Angebote zurückziehen
action-take-back = Dein Angebot an { SEAT($player) } zurückziehen
    .verb = Angebot zurückziehen …
action-vote-void = { $answer ->
    [yes] Diesen Durchgang abbrechen
   *[no] Weiterspielen
}
    .verb = Diesen Durchgang abbrechen …
action-corner = Läuten: { NAME($words, of: "word") } auf { NAME($commodity, of: "commodity") }
    .verb = Läuten …
action-name-dealer = Für { SEAT($player) } stimmen
    .verb = Geber wählen …
action-leave-suits-to-lot = Auslosen
action-name-suits = Mit diesen Waren spielen
    .verb = Waren wählen …

## Was eine Antwort bewirkt: die zweite Zeile ihres Knopfs

effect-corner_scored = { WHO($seat) ->
    [you] du bekommst { $points } Punkte
   *[other] { SEAT($seat) } bekommt { $points } Punkte
}
effect-game_won = { WHO($seat) ->
    [you] du gewinnst
   *[other] { SEAT($seat) } gewinnt
}
effect-keeps = dir bleiben { $count } von { $of } { NAME($commodity, of: "commodity") }
effect-called_too = { COUNT($seats) ->
    [one] { SEATS($seats) } ruft { $number }
   *[other] { SEATS($seats) } rufen { $number }
}
effect-nobody_calls = noch ruft niemand { $number }
effect-swaps_now = tauscht sofort { $number } mit { SEAT($seat) }
effect-invites = bittet { SEAT($seat) }, nur { $number } zu tauschen
effect-bell_scores = läutet die Glocke: { $points } Punkte für dich
effect-bell_fails = noch kein Monopol: du hast { $count } von { $of } { NAME($commodity, of: "commodity") }

## Ereignisse

event-dealer_named = { WHO($seat) ->
    [you] { WHO($player) ->
        [you] Du stimmst für dich selbst als Geber.
       *[other] Du stimmst für { SEAT($player) } als Geber.
    }
   *[other] { WHO($player) ->
        [you] { SEAT($seat) } stimmt für dich als Geber.
       *[other] { SEAT($seat) } stimmt für { SEAT($player) } als Geber.
    }
}
event-dealer_chosen = { WHO($seat) ->
    [you] Du gibst zuerst.
   *[other] { SEAT($seat) } gibt zuerst.
}
event-suits_chosen = Im Spiel sind { LIST($suits, of: "commodity") }.
event-hand_dealt = { WHO($dealer) ->
    [you] Du gibst die Karten für Durchgang { $number }.
   *[other] { SEAT($dealer) } gibt die Karten für Durchgang { $number }.
}
event-tenth_cards_dealt = Eine Karte mehr haben { SEATS($seats) }.
event-hand_taken = { WHO($seat) ->
    [you] Du nimmst { CARDS($cards) } auf.
   *[other] { SEAT($seat) } nimmt { CARDS($cards) } auf.
}
event-misdealt = { WHO($dealer) ->
    [you] Jemand hat ein Monopol bekommen, also gibst du noch einmal.
   *[other] Jemand hat ein Monopol bekommen, also gibt { SEAT($dealer) } noch einmal.
}
event-offered = { WHO($seat) ->
    [you] { $floor ->
        [1] Du bietest { CARDS($cards) } an.
       *[other] Du bietest { CARDS($cards) } an, mindestens { $floor } davon.
    }
   *[other] { $floor ->
        [1] { SEAT($seat) } bietet { CARDS($cards) } an.
       *[other] { SEAT($seat) } bietet { CARDS($cards) } an, mindestens { $floor } davon.
    }
}
event-called = { WHO($seat) ->
    [you] Du rufst { $number }.
   *[other] { SEAT($seat) } ruft { $number }.
}
event-shown = { WHO($seat) ->
    [you] Du zeigst { $number } Finger.
   *[other] { SEAT($seat) } zeigt { $number } Finger.
}
event-passed = { WHO($seat) ->
    [you] Du passt.
   *[other] { SEAT($seat) } passt.
}
event-swapped = { WHO($one) ->
    [you] Du tauschst { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } mit { SEAT($other) }.
   *[other] { WHO($other) ->
        [you] { SEAT($one) } tauscht { $number ->
            [one] { $number } Karte
           *[other] { $number } Karten
        } mit dir.
       *[other] { SEAT($one) } tauscht { $number ->
            [one] { $number } Karte
           *[other] { $number } Karten
        } mit { SEAT($other) }.
    }
}
event-traded = { WHO($seat) ->
    [you] Du gibst { SEAT($other) } { CARDS($gave) } und bekommst { CARDS($got) }.
   *[other] { WHO($other) ->
        [you] { SEAT($seat) } gibt dir { CARDS($gave) } und bekommt { CARDS($got) }.
       *[other] { SEAT($seat) } gibt { SEAT($other) } { CARDS($gave) } und bekommt { CARDS($got) }.
    }
}
event-corner_called = { WHO($seat) ->
    [you] Du läutest: { NAME($words, of: "word") } auf { NAME($commodity, of: "commodity") }!
   *[other] { SEAT($seat) } läutet: { NAME($words, of: "word") } auf { NAME($commodity, of: "commodity") }!
}
event-corner_refused = { WHO($seat) ->
    [you] Du läutest für ein { NAME($words, of: "word") } auf { NAME($commodity, of: "commodity") }, aber das zählt nicht.
   *[other] { SEAT($seat) } läutet für ein { NAME($words, of: "word") } auf { NAME($commodity, of: "commodity") }, aber das zählt nicht.
}
event-fined = { WHO($seat) ->
    [you] Du verlierst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für den Fehlalarm.
   *[other] { SEAT($seat) } verliert { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für den Fehlalarm.
}
event-tie_broken = { WHO($seat) ->
    [you] Mehrere haben ein Monopol: Deins zählt.
   *[other] Mehrere haben ein Monopol: Das von { SEAT($seat) } zählt.
}
event-corner_scored = { WHO($seat) ->
    [you] Du bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für ein { NAME($words, of: "word") } auf { NAME($commodity, of: "commodity") }.
   *[other] { SEAT($seat) } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für ein { NAME($words, of: "word") } auf { NAME($commodity, of: "commodity") }.
}
event-penalised = { WHO($seat) ->
    [you] Du hast { CARDS($cards) } und verlierst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] { SEAT($seat) } hat { CARDS($cards) } und verliert { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
event-hand_voided = Durchgang { $number } wird abgebrochen.
event-game_won = { WHO($seat) ->
    [you] Du hast { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und gewinnst!
   *[other] { SEAT($seat) } hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und gewinnt!
}
event-voids_ran_out = { $hands ->
    [one] Der Durchgang wurde abgebrochen, also endet das Spiel ohne Sieger.
   *[other] { $hands } Durchgänge hintereinander wurden abgebrochen, also endet das Spiel ohne Sieger.
}
event-made_ready = { WHO($seat) ->
    [you] Du bist bereit.
   *[other] { SEAT($seat) } ist bereit.
}
event-exchange_opened = { WHO($seat) ->
    [you] Du eröffnest den Handel.
   *[other] { SEAT($seat) } eröffnet den Handel.
}
event-held_up = { WHO($seat) ->
    [you] Du hältst { CARDS($cards) } hoch.
   *[other] { SEAT($seat) } hält { CARDS($cards) } hoch.
}
event-withdrawn = { WHO($seat) ->
    [you] Du ziehst deinen Ruf zurück.
   *[other] { SEAT($seat) } zieht den Ruf zurück.
}
event-invited = { WHO($seat) ->
    [you] Du bietest { SEAT($other) } einen Tausch von { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } an.
   *[other] { WHO($other) ->
        [you] { SEAT($seat) } bietet dir einen Tausch von { $number ->
            [one] { $number } Karte
           *[other] { $number } Karten
        } an.
       *[other] { SEAT($seat) } bietet { SEAT($other) } einen Tausch von { $number ->
            [one] { $number } Karte
           *[other] { $number } Karten
        } an.
    }
}
event-matched = { WHO($seat) ->
    [you] Du gehst auf den Ruf »{ $number }« von { SEAT($other) } ein.
   *[other] { WHO($other) ->
        [you] { SEAT($seat) } geht auf deinen Ruf »{ $number }« ein.
       *[other] { SEAT($seat) } geht auf den Ruf »{ $number }« von { SEAT($other) } ein.
    }
}
event-bid_fell = { WHO($seat) ->
    [you] Dein Angebot an { SEAT($other) } gilt nicht mehr.
   *[other] { WHO($other) ->
        [you] Das Angebot von { SEAT($seat) } an dich gilt nicht mehr.
       *[other] Das Angebot von { SEAT($seat) } an { SEAT($other) } gilt nicht mehr.
    }
}
event-voted = { WHO($seat) ->
    [you] { $answer ->
        [yes] Du möchtest diesen Durchgang abbrechen.
       *[no] Du möchtest weiterspielen.
    }
   *[other] { $answer ->
        [yes] { SEAT($seat) } möchte diesen Durchgang abbrechen.
       *[no] { SEAT($seat) } möchte weiterspielen.
    }
}

## Spielenden

ending-target = { WHO($winners) ->
    [you] Du erreichst die Zielpunktzahl zuerst.
   *[other] { SEATS($winners) } erreicht die Zielpunktzahl zuerst.
}
ending-void-hands = Zu viele Durchgänge hintereinander wurden abgebrochen: Niemand gewinnt.

## Ablehnungen

refusal-turn-wait = Bitte warte auf die anderen.
refusal-dealer-name = Stimme ab, wer zuerst gibt.
refusal-suits-name = { $number ->
    [one] Wähle { $number } Ware oder lass sie auslosen.
   *[other] Wähle { $number } verschiedene Waren oder lass sie auslosen.
}
refusal-round-answer = Biete Karten einer Sorte an oder passe.
refusal-board-answer = Du hast ein Monopol: Läute, oder mach weiter, ohne zu läuten.
refusal-board-hold = In diesem Durchgang wird nicht mehr gehandelt.
refusal-board-no_corner = { $kind ->
    [bull] Ein Bullenmonopol braucht { $needed } { NAME($commodity, of: "commodity") } und den Bullen, sonst nichts; du hast { $has_bull ->
        [true] { $count } { NAME($commodity, of: "commodity") } und den Bullen
       *[false] { $count } { NAME($commodity, of: "commodity") } und keinen Bullen
    }.
    [double] Ein doppeltes Bullenmonopol braucht { $alike } { NAME($commodity, of: "commodity") } und den Bullen; du hast { $has_bull ->
        [true] { $count } { NAME($commodity, of: "commodity") } und den Bullen
       *[false] { $count } { NAME($commodity, of: "commodity") } und keinen Bullen
    }.
   *[corner] Noch kein Monopol: Du hast { $count } von { $alike } { NAME($commodity, of: "commodity") }.
}
refusal-board-bear = Mit dem Bären kannst du nicht läuten: Tausche ihn zuerst weg.
refusal-set-number = Du kannst { $least } bis { $most } Karten auf einmal tauschen.
refusal-set-one_suit = Tausche Karten einer Sorte; nur Bulle und Bär passen zu jeder.
refusal-set-special_missing = Sorten mischen kannst du nur mit Bulle oder Bär: Nimm einen dazu oder biete Karten einer Sorte an.
refusal-set-not_held = Diese Karten hast du nicht: Du hast { CARDS($hand) }.
refusal-offer-floor = Mindestens tauschen kannst du 1 bis so viele Karten, wie du anbietest.
refusal-offer-lowered_set = Würden weniger dieser Karten getauscht, wären es verschiedene Sorten: Erhöhe die Mindestzahl.
refusal-exchange-closed = { $kind ->
    [sorting] Der Handel hat noch nicht begonnen: Melde dich zuerst bereit.
   *[opening] Der Handel hat noch nicht begonnen: Eröffne ihn zuerst.
}
refusal-exchange-answer = Es wird gehandelt: Biete Karten an, tausche oder läute.
refusal-call-backed = Wähle die Karten, die du anbietest, nicht nur eine Zahl.
refusal-call-number_alone = An diesem Tisch rufst du nur eine Zahl, ohne Karten.
refusal-withdraw-nothing = Du hast nichts zurückzuziehen.
refusal-withdraw-no_offer = Du hast { SEAT($player) } nichts angeboten.
refusal-match-no_call = { WHO($player) ->
    [you] Mit dir selbst kannst du nicht tauschen; wähle jemand anderen.
   *[other] { SEAT($player) } bietet gerade nichts an; wähle jemanden, der es tut.
}
refusal-match-too_many = { $called ->
    [one] { SEAT($player) } will nur { $called } Karte tauschen.
   *[other] { SEAT($player) } will nur { $called } Karten tauschen.
}
refusal-lower-no_invitation = { SEAT($player) } hat dir keinen kleineren Tausch angeboten.
refusal-accept-no_match = { SEAT($player) } ist nicht auf deinen Ruf eingegangen.
refusal-trade-number = { $offered ->
    [one] { SEAT($player) } tauscht { $offered } Karte: Gib auch { $offered }.
   *[other] { SEAT($player) } tauscht { $offered } Karten: Gib auch { $offered }.
}
refusal-lower-held_up = Du kannst nur Karten geben, die du hochhältst.
refusal-board-not_in_play = { NAME($commodity, of: "commodity") } gibt es in diesem Spiel nicht; es gibt { LIST($suits, of: "commodity") }.
refusal-board-words = Der Bulle ist nicht im Spiel: Rufe ein einfaches Monopol.
refusal-board-bell = Es wurde geläutet: Läute auch, wenn du ein Monopol hast, oder lass es.

## Namen

word-corner = Monopol
word-bull-corner = Bullenmonopol
word-double-bull-corner = doppeltes Bullenmonopol
commodity-gas = Gas
commodity-silver = Silber
commodity-rice = Reis
commodity-oil = Öl
commodity-cattle = Vieh
commodity-gold = Gold
commodity-platinum = Platin
commodity-cocoa = Kakao
commodity-wheat = Weizen
commodity-barley = Gerste
commodity-coffee = Kaffee
commodity-corn = Mais
commodity-sugar = Zucker
commodity-oats = Hafer
commodity-soybeans = Sojabohnen
commodity-oranges = Orangen
commodity-rye = Roggen
commodity-hay = Heu
commodity-flax = Flachs
commodity-bull = Bulle
commodity-bear = Bär

## The page

## The board on the page

board-floor = Börsenparkett
board-hand = Deine Karten
board-sheet = Punktezettel
board-total = Summe
board-on-floor = In diesem Durchgang
board-wild = Joker
board-void = kein Sieg
board-goal = Durchgang { $hand }. Wer zuerst { $target } hat, gewinnt.
board-fan = { $count } { $name }
board-pick-fan = Wähle Karten zum Tauschen, dann wie viele
board-chosen = { $names }: wie viele?
board-number = { $n } rufen
board-least = Mindestens tauschen
board-shout = RUFEN
board-show = ZEIGEN
board-shout-number =
    { $n ->
        [1] EINS RUFEN
        [2] ZWEI RUFEN
        [3] DREI RUFEN
        [4] VIER RUFEN
       *[other] { $n } RUFEN
    }
board-show-number =
    { $n ->
        [1] EINS ZEIGEN
        [2] ZWEI ZEIGEN
        [3] DREI ZEIGEN
        [4] VIER ZEIGEN
       *[other] { $n } ZEIGEN
    }
board-calling =
    { $n ->
        [1] DU RUFST EINS
        [2] DU RUFST ZWEI
        [3] DU RUFST DREI
        [4] DU RUFST VIER
       *[other] DU RUFST { $n }
    }
board-showing =
    { $n ->
        [1] DU ZEIGST EINS
        [2] DU ZEIGST ZWEI
        [3] DU ZEIGST DREI
        [4] DU ZEIGST VIER
       *[other] DU ZEIGST { $n }
    }
board-you-call = Du rufst { $n }
board-you-show = Du zeigst { $n }
board-calls-as-well =
    { $names_count ->
        [one] { $names } ruft das auch
       *[other] { $names } rufen das auch
    }
board-shows-as-well =
    { $names_count ->
        [one] { $names } zeigt das auch
       *[other] { $names } zeigen das auch
    }
board-nobody-else = Sonst ruft das noch niemand
board-you-hold = Du hast { $what }.
board-blind = Die anderen hören die Zahl, nie die Ware.
board-blind-silent = Die anderen sehen die Zahl, nie die Ware.
board-withdraw = Zurückziehen
board-pass = Passen
board-ready = Bereit
board-open = Börse öffnen
board-hold = Noch nicht
board-sort = Bereit?
board-sort-more = { $ready } von { $of } bereit
board-wait-open =
    { $dealer_is ->
        [you] Du öffnest die Börse
       *[other] { $dealer } öffnet die Börse
    }
board-round = Runde { $n }
board-last = Letzte Chance zu läuten
board-between = Zwischen zwei Durchgängen
board-swapped = { $names }: { $n } getauscht
board-gave-got = Du gibst { $gave } für { $got }
board-held-up = angeboten
board-given = an { $name }
board-received = { $n } erhalten
board-to = { $n } an { $name }
board-to-you = { $n } an dich
board-trade = { $n } tauschen
board-offer = { $n } anbieten
board-lower = Auf { $n } senken
board-accept = { $n } annehmen
board-offers-you = bietet { $n }
board-offered = { $n } angeboten
board-silent = { $name } schweigt
board-calls = { $name } ruft { $n }
board-trader-label = { $said }. { $label }
board-pick-first = Wähle erst eigene Karten: Tipp auf eine Ware, dann auf eine Zahl.
board-corner-in = { $words } in { $commodity }!
board-cornered =
    { $seat_is ->
        [you] Du hast den Corner in { $commodity }
       *[other] { $seat } hat den Corner in { $commodity }
    }
board-still-held =
    { $seat_is ->
        [you] Du hattest noch { $cards }
       *[other] { $seat } hatte noch { $cards }
    }
board-next-hand = Nächster Durchgang in { $seconds }
board-seen = Weiter
board-bell = CORNER
board-bell-label = Corner. { $state }
board-bell-no = Noch kein Corner: Du hast { $count } von { $of } { $name }.
board-bell-yes = Läuten für { $name }: { $points }
board-have = { $count } { $name }
board-have-bull = { $count } { $name } + { $bull }
board-none = noch keine Karten
board-cards =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
board-deals = gibt
board-hand-moment = Durchgang { $hand }
board-hand-round = Durchgang { $hand } · Runde { $round }
corner-corner = Corner
corner-bull-corner = Bullen-Corner
corner-double-bull-corner = Doppelter Bullen-Corner
stage-sorting = Bereit?
stage-opening = Die Börse öffnet
stage-closed = Die Börse ist geschlossen

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-dealer_chosen = { WHO($seat) ->
    [you] gibst
   *[other] gibt
} zuerst
turn-hand_dealt = { event-hand_dealt }
turn-swapped = { event-swapped }
turn-corner_called = { WHO($seat) ->
    [you] läutest
   *[other] läutet
} für ein { NAME($words, of: "word") } auf { NAME($commodity, of: "commodity") }
turn-corner_refused = { WHO($seat) ->
    [you] läutest
   *[other] läutet
} zu Unrecht ({ NAME($commodity, of: "commodity") }, { NAME($words, of: "word") })
turn-fined = { WHO($seat) ->
    [you] verlierst
   *[other] verliert
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
turn-corner_scored = { WHO($seat) ->
    [you] bekommst
   *[other] bekommt
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
turn-penalised = { WHO($seat) ->
    [you] verlierst
   *[other] verliert
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ CARDS($cards) })
turn-hand_voided = { event-hand_voided }
turn-game_won = { WHO($seat) ->
    [you] gewinnst
   *[other] gewinnt
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}

## Was ein Bot abwägt

term-collects = sammelt { NAME($card, of: "commodity") }: { $count } von { $of } auf der Hand
term-sheds = { $count ->
    [1] wird eine Karte los, die nicht passt
   *[other] wird { $count } Karten los, die nicht passen
}
term-gives_aim = gibt { $count } { NAME($card, of: "commodity") } weg, die gesammelt werden
term-contested = auch jemand anders sammelt wohl { NAME($card, of: "commodity") } ({ $percent } %)
term-scores = { NAME($card, of: "commodity") } bringt { $points } Punkte
