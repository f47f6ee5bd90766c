### Texts of the web page outside the boards: start page, new table, lobby, action bar, log, menus, end, replay, rules,
### records and the lab.

language-name = Deutsch

## The page

title = Parlour

## The header of every page but the table

# The main pages, for screen readers.
site-pages = Seiten
# Names of pages in the header: one short word each.
site-play = Spielen
site-records = Partien
site-lab = Labor
site-rules = Regeln
site-settings = Einstellungen

## Start page

start-your-turn = Du bist dran
start-more = { $count ->
    [one] 1 weiterer Tisch
   *[other] { $count } weitere Tische
}
# Opens a table with bots at once. The same button for screen readers names the game.
start-play = Spielen
start-play-game = { start-play }: { $title }
# Leads to the form for a new table.
start-set-up = Einrichten
start-set-up-game = { start-set-up }: { $title }
start-continue = Weiterspielen
start-waiting = { $count ->
    [0] Niemand wartet auf dich.
    [one] Eine Partie wartet auf dich.
   *[other] { $count } Partien warten auf dich.
}
start-waits = du bist dran
start-all = Alle { $count } Tische zeigen
start-with = mit { $names }
start-public = Öffentliche Tische
start-public-hint = Schau zu oder nimm einen freien Platz.
start-free-seats = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
start-join = Bei Freunden mitspielen
start-join-hint = Gib einen Code oder Link ein. Du brauchst kein Konto.
start-join-code = Code oder Link
start-join-button = Mitspielen
start-rules-of = Regeln zu { $title }
start-learn = Lernen
start-learn-game = { $title } lernen
start-foot = Bretter und Karten sind nach den Originalregeln gezeichnet. Rekonstruierte Teile sind markiert.
start-players = { $least } bis { $most } Personen
start-players-exact = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
start-length = { $min } bis { $max } Min.

## The state of a table in a list

status-gathering = noch nicht alle da
status-starting = startet gleich
status-playing = läuft
status-over = beendet
status-closed = geschlossen

## Levels of bots

bot-easy = leicht
    .about = Spielt mit, oft aufs Geratewohl, und bietet nie einen Handel an.
bot-normal = normal
    .about = Spielt vernünftig und handelt fair.
bot-hard = schwer
    .about = Denkt voraus und übersieht wenig.
bot-random = zufällige Züge
    .about = Zieht zufällig. Gut für den ersten Blick.
bot-trader = handelt gern
    .about = Kauft große Blöcke und sonst wenig.
bot-fixed-aim = festes Ziel
    .about = Sammelt ab dem Austeilen eine Sorte.
bot-never-trades = handelt nie
    .about = Spielt vernünftig, lehnt aber jeden Handel ab.

## New table

new-table-heading = Neuer Tisch: { $title }
new-table-seats = Am Tisch
new-table-who-me = Ich
new-table-who-here = Noch jemand an diesem Gerät
new-table-who-friend = Jemand per Link
new-table-who-bot = Ein Bot
new-table-seat = Platz { $seat }
new-table-your-name = Spieler 1
new-table-seat-bot = Stufe des Bots auf Platz { $seat }
new-table-seat-character = Figur des Bots auf Platz { $seat }
new-table-any-character = durch Los
new-table-seat-name = Name auf Platz { $seat }
new-table-name = Name
new-table-add-seat = Platz hinzufügen
new-table-remove-seat = Platz { $seat } entfernen
new-table-edition = Ausgabe
new-table-known-text = Brett und Beträge stammen aus den Originalregeln.
new-table-known-public = Brett und Beträge stammen aus öffentlichen Quellen.
new-table-known-reconstructed = Was keine Quelle beschreibt, ist rekonstruiert und markiert.
new-table-custom-choose = Eigene Ausgabe (.toml)
new-table-custom-another = Andere Datei wählen
new-table-custom-begin = Unsere Ausgabe als Datei herunterladen
new-table-custom-hint = Eine TOML-Datei mit eigenem Brett, eigenen Karten oder Preisen, zum Beispiel eine geänderte Kopie von unserer.
new-table-custom-reading = Datei wird gelesen …
new-table-custom-file = { $name } ({ $players })
new-table-custom-remove = Entfernen
new-table-custom-remove-named = { $title } entfernen
new-table-custom-removed = Deine Ausgabe wurde entfernt.
new-table-custom-empty = Die Datei ist leer.
new-table-custom-too-large = Die Datei hat { $size } KB. Eine Ausgabe darf höchstens { $limit } KB haben.
new-table-custom-not-text = Das ist keine Textdatei in UTF-8. Wähle die .toml-Datei einer Ausgabe.
new-table-custom-unreadable = Der Browser kann diese Datei nicht lesen. Wähle sie noch einmal.
new-table-silent = Wo die Originalregeln nichts sagen
new-table-count = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
new-table-preset = Variante
new-table-usual = Volles Spiel
# Behind the name of the version that most people play.
new-table-usual-mark = üblich
# How fast bots act in a game without turns.
new-table-pace = Tempo der Bots
new-table-pace-gentle = Gemütlich
    .about = Du hast Zeit zum Nachdenken.
new-table-pace-brisk = Zügig
    .about = So schnell wie Leute am Tisch.
new-table-pace-wild = Wild
    .about = Schneller, als du lesen kannst.
new-table-rules = Hausregeln
new-table-rules-hint = Wo die alten Regeln unklar sind oder sich widersprechen, entscheidest du, wie ihr spielt.
new-table-changed = { $count ->
    [0] nichts geändert
    [one] 1 geändert
   *[other] { $count } geändert
}
new-table-clock = Uhr
new-table-no-clock = Ohne Uhr
new-table-per-move = { $time } pro Zug
new-table-public = Öffentlicher Tisch
new-table-public-hint = Alle können zuschauen oder einen freien Platz nehmen.
new-table-open = Tisch erstellen
new-table-back = Zurück

## Lobby: before a game starts

lobby-heading = Eine Partie { $title }
lobby-taken = { $taken } von { $of } Plätzen besetzt.
lobby-free = Freier Platz
lobby-free-hint = für Freunde oder einen Bot
# Who sits on a seat, below the name.
lobby-bot = Bot
lobby-you = du
lobby-you-host = du, Gastgeber
lobby-person = spielt mit
# Above the game in three sentences.
lobby-how = So geht’s
lobby-private = Privat: Nur wer Link oder Code hat, kommt herein.
lobby-bots = Bots zum Dazusetzen
lobby-add = Dazu
lobby-add-bot = { $name } dazusetzen
lobby-invite = Freunde einladen
lobby-invite-hint = Scannen lassen, den Link schicken oder den Code vorlesen.
lobby-share = Teilen
lobby-seat-link = Link für diesen Platz
lobby-watch-link = Link zum Zuschauen
lobby-link-any = Link für einen freien Platz
lobby-fill = { $count ->
    [one] 1 Bot dazu und los
   *[other] { $count } Bots dazu und los
}
lobby-close = Tisch schließen
lobby-close-text = Der Tisch wird für alle geschlossen und lässt sich nicht wieder öffnen.
gathering-invite = Link kopieren
gathering-copied = Kopiert
gathering-qr = QR-Code
gathering-qr-of = QR-Code mit dem Link für Platz { $seat }
gathering-link-of = Link für Platz { $seat }
gathering-link-watch = Link zum Zuschauen
gathering-seat-bot = Bot dazuholen
gathering-send-away = Entfernen
gathering-start = Zu { $count } starten
gathering-wait-for-host = Das Spiel wird gestartet, wenn alle Plätze besetzt sind.
gathering-copied-link = Link kopiert.
gathering-selected-link = Dieser Browser lässt die Seite nicht kopieren. Der Link ist markiert: Drück Strg+C oder am Mac ⌘C.
gathering-sit = Platz nehmen
gathering-your-name = Dein Name

## Joining a table by link or code

join-looking = Tisch wird gesucht …
join-not-open = Diese Einladung funktioniert nicht
join-to-host = { $host } lädt dich zu { $title } ein
join-to = Bei { $title } mitspielen
# What kind of game it is, such as 'An auction game', and its year.
join-kind = { $kind }, { $year }. Du brauchst kein Konto.
join-host = lädt ein
join-free = vielleicht für dich
join-players = Personen
join-length = Dauer
join-full = Alle Plätze sind besetzt, oder das Spiel läuft schon.
join-watch = Nur zuschauen

## Action bar

bar-your-turn = Du bist dran
bar-waits-for = Warten auf { $names }
bar-watching = Du schaust zu
bar-over = Das Spiel ist aus
bar-nobody = Jetzt handeln!
bar-choose = { $what }: bitte wählen
bar-cancel = Abbrechen
bar-sum = Betrag
bar-why = Warum? { $clause }
bar-why-kind = Warum? { $clause }, { $kind }
bar-more = Mehr Möglichkeiten
bar-not-now = Warum kann ich nicht …?
bar-costs = kostet { MONEY($sum) }
bar-costs-from = ab { MONEY($sum) }
bar-leaves = dir bleiben { MONEY($sum) }
bar-brings = bringt { MONEY($sum) }
bar-brings-up-to = bringt bis zu { MONEY($sum) }
bar-fast = Vorspulen
bar-fast-hint = bis du dran bist
bar-all-open = Nichts ist gesperrt: Du kannst alles tun, was es in diesem Spiel gibt.
bar-space-key = Leertaste

## Labels of buttons for actions that several games have


## Names of fields in a form for an action

field-series = Gruppe
field-holder = Alles geht an
field-shares = Anteile
field-moneys = Ausgleichszahlungen
field-number = Wie viele
field-count = Wie viele
field-amount = Betrag
field-price = Stückpreis
field-commodity = Ware
field-seller = Von
field-buyer = An
field-player = Mit
field-cards = Karten
field-floor = Mindestens
field-to = An
field-visitor = Gast
field-lease = Pacht
field-vessel = Schiff
fields-unknown = Diese Seite ist älter als der Server. Lade sie neu.
fields-percent = { $name }, %
fields-gets = { $name } bekommt (unter 0: zahlt)
fields-propose = Vorschlag machen

## Connection

connection-connecting = Verbinde …
connection-waiting = Verbindung verloren. Neuer Versuch …
connection-closed = Du kannst diesen Tisch nicht öffnen
connection-online = Verbunden
connection-no-server = Der Server antwortet nicht. Läuft er noch?
connection-error = Der Server meldet Fehler { $status }.
connection-only-looking = An diesem Tisch kannst du nur zuschauen.

## Log and chat

log-log = Verlauf
log-tape = Ticker
log-chat = Chat
log-chat-count = Chat ({ $count })
chat-empty = Sag Hallo.
log-say = Schreib an den Tisch
log-send = Senden
log-empty = Noch ist nichts passiert.
log-newest = Neueste
log-mine = Nur meine Züge
# Shows the rule behind a step of a turn.
log-why = Warum?
# A turn: a player, and what they did, as a list. The parts are the texts turn-… of the game.
log-turn = { $name } { $parts }
# The reader at the beginning of such a line.
log-you = Du
# How an auction ended.
log-won = { $seat_is ->
    [you] { $name } ersteigerst { $thing } für { MONEY($amount) }, nach { $bids ->
        [one] einem Gebot
       *[other] { $bids } Geboten
    }
   *[other] { $name } ersteigert { $thing } für { MONEY($amount) }, nach { $bids ->
        [one] einem Gebot
       *[other] { $bids } Geboten
    }
}

## Trade sheet

trade-heading = Handel anbieten
trade-counter = Gegenangebot zu { $number }
trade-with = Mit
trade-you-give = Du gibst
trade-you-get = Du bekommst
trade-cash = Geld
trade-send = Angebot senden
trade-nothing = nichts
trade-pick-something = Wähle, was du gibst oder bekommst.
trade-summary = Du gibst { $give } und bekommst { $get }.
trade-waiting = Warte auf { $name } …
trade-offer-sum = { MONEY($sum) } bieten
trade-ask-sum = { MONEY($sum) } verlangen
trade-offer-even = Ohne Geld anbieten
trade-change = Ändern
trade-let-go = Lass gut sein
trade-trade-with = Handel mit { $name }
trade-your-offer = dein Angebot
trade-revision = dein Gegenangebot zu Angebot { $number }
trade-in-tray = Im Angebot
trade-drop = Tippen oder hierher ziehen
trade-add = Kann dazu
trade-some = { $number ->
    [0] { $of } da
   *[other] { $number } von { $of }
}
trade-less = Weniger Geld
trade-more = Mehr Geld
trade-slide = Geldregler
trade-effect-heading = Was sich ändert
trade-effect-all = { $seat_is ->
    [you] Du machst { $name } komplett.
   *[other] { $seat } macht { $name } komplett.
}
trade-effect-breaks = { $seat_is ->
    [you] Du gibst { $name } aus der Hand.
   *[other] { $seat } gibt { $name } aus der Hand.
}
trade-effect-count = { $name }: { $have } von { $of }

## Seats

seat-you = Du
seat-goods = Mein Besitz
seat-thinks = ist dran
seat-bot = Bot
seat-bot-plays = Bot spielt
seat-said = { $name } hat gesagt: „{ $text }“
seat-clock = Restzeit

## Menu of a table

menu-undo = Rückgängig
menu-undo-asked = { $names_count ->
    [one] { $names } möchte den letzten Zug zurücknehmen.
   *[other] { $names } möchten den letzten Zug zurücknehmen.
}
menu-undo-sent = Du möchtest den letzten Zug zurücknehmen. Warten auf { $names }.
menu-undo-done = Alle sind einverstanden: Der Zug ist zurückgenommen.
menu-undo-declined = Jemand ist dagegen: Der Zug gilt.
menu-undo-lapsed = Das Spiel ging weiter. Dein Wunsch, den Zug zurückzunehmen, ist verfallen.
menu-agree = Einverstanden
menu-disagree = Nein
menu-hand = Bot für mich spielen lassen
menu-take-back = Wieder selbst spielen
menu-leave = Aussteigen; ein Bot übernimmt
menu-leave-asked = Aus diesem Spiel aussteigen?
menu-leave-final = Ein Bot spielt für dich zu Ende. Du kannst noch zuschauen, aber nicht zurückkommen.
menu-leave-yes = Aussteigen
menu-record = Meine Aufzeichnung herunterladen
menu-rules = Regeln
in-short-open = Das Spiel in Kürze
in-short-rules = Alle Regeln
in-short-to-table = Zum Tisch
in-short-loading = Die Übersicht wird geladen …
menu-theme = Design
menu-sound-on = Ton einschalten
menu-sound-off = Ton ausschalten
menu-fast-on = Animationen überspringen
menu-fast-off = Animationen zeigen
menu-full = Vollbild
menu-more = Mehr
menu-home = Alle Spiele
menu-language = Sprache
menu-title-home = { title }: { menu-home }

## Settings

settings-back = Zurück zum Tisch
settings-name = Mein Name
settings-name-hint = So heißt du an neuen Tischen.
settings-saved = Änderungen gelten sofort, in diesem Browser.
settings-section-look = Sprache und Aussehen
settings-section-pace = Ton und Tempo
settings-section-keys = Tastatur
settings-language-hint = Namen von Schiffen und Straßen bleiben wie gedruckt.
settings-theme-system = Auto
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-text = Schriftgröße
settings-text-normal = Normal
settings-text-large = Groß
settings-text-largest = Größer
settings-sound = Ton
settings-sound-hint = Würfel, Münzen und die Glocke.
settings-volume = Lautstärke
settings-pace = Tempo der Bots
settings-pace-gentle = Ruhig
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-hint-gentle = Jeder Zug ist etwa zwei Sekunden zu sehen.
settings-pace-hint-normal = Jeder Zug ist etwa eine Sekunde zu sehen.
settings-pace-hint-fast = Züge erscheinen, sobald sie da sind, ohne Animationen.
settings-motion = Bewegung
settings-motion-system = Auto
settings-motion-full = Voll
settings-motion-none = Keine
settings-motion-hint-system = Auto richtet sich nach deinem Gerät.
settings-motion-hint-full = Figuren laufen, Würfel rollen, Karten drehen sich.
settings-motion-hint-none = Figuren springen an ihren Platz.
settings-shortcuts = Tastenkürzel
settings-shortcuts-hint = Eine Taste, eine Aktion, das ganze Spiel lang. Aus, bis du sie willst.
# Names of keys. Letters are keys of the keyboard and are not translated.
settings-key-answer-keys = 1, 2, 3 …
settings-key-answer = die Antwort, deren Knopf die Taste zeigt
settings-key-main = der gefüllte Knopf
settings-key-fast = vorspulen, bis ich dran bin
settings-keys-note = Was sich nicht rückgängig machen lässt, hat keine Taste und fragt nach.

## Questions before something that cannot be undone

confirm-title = { $what }?
confirm-final = Das ist endgültig.
confirm-no = Zurück

## Passing a shared device

hand-over-heading = Gib das Gerät an { $name } weiter
hand-over-hint = Karten erscheinen erst, wenn du so weit bist.
hand-over-ready = Ich bin { $name }

## Problems

problem-again = Erneut versuchen
problem-home = Alle Spiele

## Boards

squares-list = Das Brett als Liste
squares-not-here = Felder, die du jetzt nicht wählen kannst
squares-place = { $name }.

## Replay

replay-heading = Wiedergabe
replay-of = Wiedergabe: { $title }
replay-loading = Aufzeichnung wird geladen …
replay-jump-start = Zum Anfang
replay-jump-turnBack = Einen Zug zurück
replay-jump-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-jump-forward = Einen Schritt vor
replay-jump-turnOn = Einen Zug vor
replay-jump-end = Zum Ende
replay-pace = Tempo
replay-times = { $pace }×
replay-eyes = Sicht
replay-onlooker = alle
replay-scrub = Schritt im Spiel
replay-moment = Schritt { $at } von { $last }
replay-where = Schritt { $at } von { $last }, Zug { $turn }
replay-tab-log = Verlauf
replay-tab-points = Wendepunkte
replay-no-points = Dieses Spiel hatte keine Wendepunkte.
replay-go-to = Zu Schritt { $moment }
replay-go-to-point = Zu Schritt { $moment }: { $text }
replay-play-on = Ab hier weiterspielen
replay-play-on-hint = Eröffnet an dieser Stelle einen neuen Tisch. Die Aufzeichnung bleibt, wie sie ist.
replay-is-over = Hier ist das Spiel aus. Geh zurück, um weiterzuspielen.
replay-you-play = Du spielst
replay-others = Stufe der anderen
replay-open = Tisch erstellen
replay-keys = Pfeiltasten gehen schrittweise, mit Umschalttaste um ganze Züge; die Leertaste spielt ab; Pos1 und Ende springen an Anfang und Ende.
replay-share = Link zu dieser Stelle kopieren
replay-shared = Link kopiert
replay-end-link = So ging es aus
replay-unknown = Dieser Browser hat diese Aufzeichnung nicht. Füge ihre Datei hinzu.

## End of a game

end-heading = So ging es aus
end-winner = Gewonnen: { $names }
end-nobody = Niemand hat gewonnen
end-goes-on = Dieses Spiel läuft noch
end-you = Du
end-wins-with = { $winner_is ->
    [you] Du gewinnst: { $worth }
    [several] { $names }: gemeinsam gewonnen, { $worth }
   *[other] { $names } gewinnt: { $worth }
}
end-behind = Du bist auf Platz { $rank }, Rückstand: { $by }.
end-of = { $title }, { $seats } Personen, { $turns } Züge
end-won = gewonnen
end-rank = Platz { $rank }
end-valuation = So rechnet es sich
end-total = Summe
end-over = Vermögen im Lauf des Spiels
end-chart-hint = Vermögen im Lauf des Spiels: eine Linie pro Person; die Zahlen stehen in der Tabelle darunter
end-as-table = Als Tabelle
end-at-start = Start
end-move = Schritt
end-how = So lief es
end-luck = Glück
end-luck-hint = Was Würfel und Karten gebracht haben, verglichen mit dem Durchschnitt.
end-luck-counting = Jeder Wurf wird mit dem Durchschnitt verglichen …
end-luck-none = Das Glück hat an keinem Vermögen etwas geändert.
end-deals = Handel
end-deals-hint = Wie oft jede Seite ohne den Handel gewinnt und wie oft mit ihm: Bots haben von da an mit denselben Würfen weitergespielt.
end-deals-counting = Die größten Handel werden weitergespielt, mit und ohne …
end-deals-left = { $count ->
    [one] 1 Handel wurde ausgelassen, um Zeit zu sparen.
   *[other] { $count } Handel wurden ausgelassen, um Zeit zu sparen.
}
end-deal-chance = gewinnt { $without } % ohne, { $after } % mit
end-deal-unsure = unklar
end-rematch = Revanche
end-to-rematch = Zur Revanche
end-record = Partie herunterladen
end-dice-heading = Würfel
end-check = Noch einmal prüfen
end-checked = { $times }-mal geprüft
end-checking = Die Würfel werden in diesem Browser geprüft …
end-details = Was geprüft wurde
end-seal = Siegel { $digits }.
end-verify-hint = Dieser Browser prüft die Würfel. Um auch jeden Zug zu prüfen, führ auf einem beliebigen Computer „parlour verify FILE“ aus.
end-verdict-honest = Ehrliche Würfel
    .text = { $draws } Würfe und Ziehungen stammen aus einem Geheimnis, das vor dem ersten Wurf versiegelt wurde, und dieser Browser hat dasselbe Spiel gesehen.
end-verdict-sound = Stimmige Würfel
    .text = { $draws } Würfe und Ziehungen stammen aus dem versiegelten Geheimnis. Manches kann eine Datei nicht zeigen.
end-verdict-forged = Gefälschte Würfel
    .text = An dieser Aufzeichnung wurde etwas geändert. Sieh nach, was geprüft wurde.
end-verdict-open = Diese Würfel lassen sich hier nicht prüfen
    .text = Was fehlt, steht unten.
end-result-ok = ok
end-result-bad = falsch
end-result-open = offen
end-check-form = Datei
end-check-board = Brett
end-check-secret = Geheimnis
end-check-nonces = Nonces
end-check-draws = Würfe und Ziehungen
end-check-rest = Andere Ziehungen
end-check-commitment = Vorher versiegelt
end-check-leftOut = Keine Nonce ausgelassen
end-check-unchanged = Nichts geändert
end-check-uncut = Kein anderes Ende
end-finding = { $check }: { $text }.
end-finding-line = { $check }: { $text }, Zeile { $line }.

## Wealth in what a game counts

worth-money = { MONEY($value) }
worth-counters = { $value ->
    [one] { $value } Marke
   *[other] { $value } Marken
}
worth-points = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
worth-squares = { $value ->
    [one] { $value } Feld
   *[other] { $value } Felder
}

## Rules

rules-heading = Regeln zu { $title }
rules-after = In unseren Worten, nach: { $source }.
rules-loading = Regeln werden geladen …
rules-stamp-printed = gedruckt
rules-stamp-ruling = unsere Auslegung
rules-stamp-house = Hausregel
rules-search = Regeln durchsuchen
rules-found = { $count ->
    [0] Keine Regel gefunden.
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
rules-nothing = Keine Regel gefunden.
rules-contents = Inhalt
rules-readings = Auslegungen
rules-readings-hint = Wo die Originalregeln unklar sind: wie wir spielen, und wie man sie auch lesen kann.
rules-options = Hausregeln
rules-default = üblich
rules-usually = üblich: { $value }
rules-close = Schließen
rules-here = an diesem Tisch
rules-now = Hier: { $value }.
rules-fixed = Hausregeln wählst du, wenn du einen Tisch erstellst. Später lassen sie sich nicht ändern.
# Followed by a reference into the original rules, in English.
rules-original = Im Original:
rules-in-english = Die Regeln selbst sind auf Englisch.
rules-also = Siehe auch
rules-in-book = Im Regelheft lesen
rules-otherwise = Die andere Lesart:
rules-example = Beispiel.
rules-examples = { $count ->
    [one] 1 Beispiel
   *[other] { $count } Beispiele
}
rules-kind-compulsory = muss
rules-kind-optional = darf
rules-kind-fact = Fakt
rules-kind-advice = Rat
rules-kind-compulsory-or-optional = muss oder darf
rules-board = Woher das Brett stammt
rules-board-hint = Jeder Name, jeder Betrag und jedes Feld hat eine Quelle. Wenn du das Original hast, kannst du unsere Teile ersetzen.
rules-part = Teil
rules-of = Was
rules-from = Quelle
rules-all = alles
rules-mark-text = gedruckt
rules-mark-public = öffentlich
rules-mark-reconstructed = rekonstruiert
rules-mark-hint-text = steht in den Originalregeln oder folgt daraus
rules-mark-hint-public = aus öffentlichen Quellen
rules-mark-hint-reconstructed = von uns, passend zu dem, was bekannt ist

## Records

records-heading = Aufzeichnungen
records-hint = Deine beendeten Partien und Aufzeichnungen, die du hinzufügst. Hinzugefügte bleiben in diesem Browser.
records-bring = Aufzeichnung hinzufügen
records-drop = oder Dateien hierher ziehen
records-reading = Wird Schritt für Schritt geprüft …
records-taken = { $name } wurde hinzugefügt.
records-refused = { $name } wurde nicht hinzugefügt: { $problem }
records-empty = Die Datei ist leer.
records-no-record = Das ist keine Aufzeichnung von Parlour. Eine Aufzeichnung beginnt mit der Zeile „parlour record 1“.
records-damaged = Zeile { $line }: { $problem }.
records-too-long = Die Datei ist zu lang für eine Aufzeichnung: Sie hat mehr als vier Millionen Zeichen.
records-game = Spiel
records-every = Alle Spiele
records-search = Namen suchen
records-none = Noch nichts da. Hier erscheinen die Partien, die du zu Ende spielst.
records-none-found = Keine Aufzeichnung gefunden.
records-played = hier gespielt
records-brought = hinzugefügt
records-moves = { $moves ->
    [one] 1 Schritt
   *[other] { $moves } Schritte
}
records-download = Herunterladen
records-remove = Entfernen
records-of = { $what }: { $title } { $id }

## The lab

lab-heading = Das Labor
lab-what = Bots spielen Tausende Partien, und Parlour zählt mit. Das Labor läuft im Terminal, auf jedem Computer mit Parlour.
lab-way-win = Wer gewinnt, und wie
    .text = Viele Partien mit denselben Regeln. Derselbe Startwert ergibt dieselben Partien, auf beliebig vielen Prozessoren.
lab-way-compare = Was eine Hausregel ändert
    .text = Zwei Regelwerke mit denselben Würfen, und was sich sicher unterscheidet.
lab-way-tournament = Welcher Bot besser ist
    .text = Jedes Paar spielt von allen Plätzen mit denselben Würfen; zu jeder Wertung steht, wie sicher sie ist.
lab-way-explain = Was ein Spiel gewendet hat
    .text = Wie sich das Vermögen Zug für Zug geändert hat, wer Glück hatte und welcher Zug entschied. Aufzeichnungen kannst du an jedem Tisch herunterladen.
lab-way-report = Eine Seite zum Zeigen
    .text = Diagramme und Tabellen zu beliebigen Ergebnissen, in einer Datei, die offline funktioniert.
lab-more = Jeder Befehl hat --help.

## Prüfung der Würfel

fair-form = { $lines } Zeilen, und ihre Prüfsummen bilden eine Kette
fair-unbound = diese Würfel sind „{ $kind }“: Niemand war an sie gebunden
fair-secret-closed = das Geheimnis ist noch nicht offen; es wird offengelegt, wenn das Spiel vorbei ist
fair-secret-form = ein Geheimnis hat 64 kleine Hexadezimalziffern
fair-secret-other = das ist nicht das Geheimnis, an das der Tisch vor dem Spiel gebunden war
fair-secret-ok = das Geheimnis ist das, an das der Tisch vor dem Spiel gebunden war
fair-secret-missing = das Geheimnis fehlt
fair-board-ok = Spielplan und Karten sind die, die der Kopf nennt
fair-board-missing = die Datei der Ausgabe { $edition } fehlt
fair-nonces-ok = Zusagen und Zufallszahlen sind vollständig und passen zusammen
fair-draw-unknown = diese Seite kennt die Seiten von „{ $what }“ nicht
fair-draw-bad = „{ $text }“ folgt nicht aus Geheimnis und Zufallszahlen
fair-draws-ok = { $draws } Würfe und Karten folgen aus Geheimnis und Zufallszahlen
fair-draws-rules = { $draws } Würfe und Karten brauchen die Regeln: nimm „parlour verify“
fair-pledge-late = eine Zusage, nachdem das Spiel begonnen hat
fair-pledge-after-nonce = eine Zusage, nachdem eine Zufallszahl offengelegt war
fair-pledge-twice = Platz { $seat } gibt zwei Zusagen
fair-pledge-form = eine Zusage hat 64 kleine Hexadezimalziffern
fair-nonce-form = eine Zufallszahl hat 64 kleine Hexadezimalziffern
fair-nonce-unpledged = Platz { $seat } hat keine Zufallszahl zugesagt
fair-nonce-twice-before = Platz { $seat } legt vor dem Spiel zwei Zufallszahlen offen
fair-nonce-other = das ist nicht die Zufallszahl, die Platz { $seat } zugesagt hat
fair-nonce-none = Platz { $seat } hatte keine Zufallszahl offengelegt, als das Spiel begann
fair-nonce-lapsed = Platz { $seat } hat bei einem Wurf keine Zufallszahl gegeben und gibt keine mehr
fair-nonce-twice = Platz { $seat } gibt zwei Zufallszahlen für einen Wurf
fair-nonce-not-next = das ist nicht die nächste Zufallszahl von Platz { $seat }
fair-without-commitment = nur wer eine Zufallszahl gegeben hat und ein Protokoll besitzt, weiß, dass die Festlegung vorher kam
fair-without-leftOut = nur wer sie gesendet hat, weiß, ob eine Zufallszahl ausgelassen wurde
fair-without-unchanged = nur ein Protokoll aus dem Spiel zeigt, dass seither nichts geändert wurde
fair-without-uncut = nur ein Protokoll bis zum Ende zeigt, dass es kein anderes Ende gab
fair-log-other = das Protokoll dieses Browsers gehört zu einem anderen Spiel
fair-log-commitment = { $seats ->
    [one] dieser Browser kannte die Festlegung vor den Zufallszahlen eines Platzes
   *[other] dieser Browser kannte die Festlegung vor den Zufallszahlen von { $seats } Plätzen
}
fair-log-nonces = jede Zusage und Zufallszahl, die dieser Browser gesehen oder gesendet hat, steht in der Aufzeichnung
fair-log-unchanged = { $lines } Zeilen sind so, wie dieser Browser sie beim Spielen notiert hat
fair-log-end = dieser Browser hat dasselbe Ende gesehen
fair-log-stops = das Protokoll dieses Browsers hört vor dem Ende auf
fair-log-other-commitment = diesem Browser wurde zu Beginn eine andere Festlegung gezeigt
fair-log-other-header = diesem Browser wurde zu Beginn ein anderer Kopf gezeigt
fair-log-cut = die Aufzeichnung endet vor dieser Zeile; dieser Browser hat hier „{ $text }“ gesehen
fair-log-saw = dieser Browser hat hier „{ $text }“ gesehen
fair-log-left-out = dieser Browser hat vor dieser Zeile „{ $text }“ gesendet, und die Aufzeichnung hat es nicht
fair-record-first = das ist keine Parlour-Aufzeichnung: Sie beginnt nicht mit „{ $line }“
fair-record-header-cut = der Kopf ist abgeschnitten: Ihm folgt sonst eine leere Zeile
fair-record-header-line = der Kopf hat eine Zeile, die nicht „Name: Wert“ ist
fair-record-header-value = der Wert von „{ $name }“ ist nicht lesbar
fair-record-line = das ist nicht „NUMMER WER ZUG  #PRÜFSUMME“; die Aufzeichnung ist hier beschädigt oder abgeschnitten
fair-record-number = hier müsste Nummer { $due } stehen, nicht { $number }
fair-record-hash = die Prüfsumme passt nicht: Diese Zeile oder eine davor wurde geändert

# Die Lektionen eines Spiels: die Übersicht und die Anleitung neben dem Tisch.
lessons-of = Lektionen zu { $title }
lessons-count = { $count ->
    [one] Eine Lektion, { $minutes } min. Sie ist ein echter Tisch mit den echten Regeln.
   *[other] { $count } Lektionen, zusammen { $minutes } min. Jede ist ein echter Tisch mit den echten Regeln.
}
lessons-progress = { $done } von { $of } geschafft
lessons-all-done = Alle { $of } geschafft
lessons-none = Zu diesem Spiel gibt es noch keine Lektionen.
lessons-done = Geschafft
lessons-at = Schritt { $step } von { $of }
lessons-minutes = { $minutes } min
lessons-line = { $number }, { $title }: { $state }
lessons-start = Anfangen
lessons-go-on = Weiter
lessons-play = Gleich richtig spielen
lessons-all = Alle Spiele
lessons-all-of = Alle Lektionen
in-short-first-lesson = Erste Lektion anfangen
in-short-next-lesson = Weiter mit den Lektionen
guide-label = Anleitung
guide-place = Lektion { $number } von { $of }
guide-minutes = etwa { $minutes } min
guide-step = Schritt { $number } von { $of }
guide-not-yet = Noch nicht: Nichts hat sich geändert.
guide-done = Geschafft!
guide-failed = Von hier aus ist das Ziel nicht mehr zu erreichen. Versuch den Schritt noch einmal.
guide-look = Sieh dir an, was markiert ist: auf dem Brett und bei den Knöpfen darunter.
guide-hint = Gib mir einen Tipp
guide-hint-more = Noch ein Tipp
guide-why = Die Regeln dazu:
guide-next = Nächster Schritt
guide-next-lesson = Nächste Lektion: { $title }
guide-all-done = Alle Lektionen geschafft
guide-again = Noch einmal
guide-leave = Verlassen
