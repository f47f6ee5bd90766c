### Ablehnungen des Servers, die zu keinem Spiel gehören: auf der Seite, in HTTP-Antworten und im Terminal.

## Zufall. $seat ist der Buchstabe eines Platzes.

refusal-chance-bad_nonce = Dieser Beitrag zu den Würfeln ist beschädigt: Eine Nonce hat 64 Hexadezimalziffern.
refusal-chance-bad_pledge = Dieser Beitrag zu den Würfeln ist beschädigt: Eine Zusage hat 64 Hexadezimalziffern.
refusal-chance-early_nonce = Warte, bis alle ihren Beitrag zu den Würfeln zugesagt haben.
refusal-chance-lapsed_nonce = Platz { $seat } hat einen Wurf verpasst und trägt nichts mehr zu den Würfeln bei.
refusal-chance-late_nonce = Platz { $seat } kam zu spät, um zu den Würfeln beizutragen.
refusal-chance-late_pledge = Es ist zu spät, um zu den Würfeln dieses Spiels beizutragen.
refusal-chance-no_pledge = Platz { $seat } hat keinen Beitrag zu den Würfeln zugesagt.
refusal-chance-no_pledges = An diesem Tisch kann niemand zu den Würfeln beitragen.
refusal-chance-not_by_hand = Die Würfel dieses Tisches fallen von selbst.
refusal-chance-not_due = Es steht kein Wurf und keine Ziehung an.
refusal-chance-not_verifiable = An diesem Tisch kann niemand zu den Würfeln beitragen.
refusal-chance-other_nonce = Platz { $seat } hat einen anderen Beitrag zu den Würfeln zugesagt.
refusal-chance-second_nonce = Platz { $seat } hat zum nächsten Wurf schon beigetragen.
refusal-chance-second_pledge = Platz { $seat } hat seinen Beitrag zu den Würfeln schon zugesagt.

## Chat

refusal-chat-damaged = Der Chat dieses Tisches ist beschädigt, du kannst nichts hinzufügen. Das Spiel geht weiter.
refusal-lesson-only_answers = Eine Lektion nimmt nur Antworten an: Es gibt keinen Chat, keine Vertretung durch Bots und nichts zurückzunehmen.
refusal-lesson-other = Das ist erlaubt, führt aber nicht zum Ziel dieses Schritts.
refusal-lesson-over = Dieser Schritt ist geschafft. Geh zum nächsten.
refusal-lesson-wrong = Darum geht es in diesem Schritt nicht.
refusal-quota-lessons = Es wurden zu viele Lektionen geöffnet. Versuch es in { $seconds } s wieder.
refusal-text-length = Schreib 1 bis { $most } Zeichen.

## Nachrichten. $problem ist technisch und immer englisch.

refusal-clock-answered = Das ist schon beantwortet.
refusal-command-bad = Das geht so nicht: { $problem }
refusal-command-reused = Unter demselben Namen kam schon etwas anderes. Versuch es noch einmal.
refusal-command-unknown = Der Server kennt diesen Befehl nicht. Lade die Seite neu.
refusal-message-hello = Du bist schon verbunden.
refusal-message-no_hello = Der Server hat nicht verstanden, wer du bist. Lade die Seite neu.
refusal-message-other_version = Der Server hat eine andere Version. Lade die Seite neu, oder installiere diese Version.
refusal-message-read_too_slowly = Deine Verbindung ist zu langsam. Lade die Seite neu.
refusal-message-too_long = Das war zu lang.
refusal-message-too_many = Das war zu viel auf einmal. Warte einen Moment.
refusal-message-unreadable = Der Server konnte das nicht lesen: { $problem }

## Anfragen

refusal-http-error = { $status ->
    [404] Unter dieser Adresse gibt es nichts.
   *[other] Der Server meldet Fehler { $status }.
}
refusal-input-bad = { $part ->
    [edition] Dieses Spielbrett geht so nicht: { $problem }
    [line] Diese Aufzeichnung geht so nicht: { $problem }
    [position] Diese Stellung geht so nicht: { $problem }
    [record] Diese Aufzeichnung geht so nicht: { $problem }
   *[other] Das geht so nicht: { $problem }
}
refusal-input-too_expensive = Das kostet den Server zu viel Zeit oder Speicher. Nimm etwas Kleineres.
refusal-input-too_large = Das ist zu groß.
refusal-input-too_often = Das war zu oft. Warte eine Minute.
refusal-input-too_slow = Die Anfrage kam zu langsam an. Versuch es noch einmal.
refusal-me-unknown = Der Server kennt dich noch nicht. Lade die Seite neu; ein Programm bekommt mit POST /api/me ein Token.
refusal-metrics-no_key = Das kann nur lesen, wer den Server betreibt.
refusal-origin-other = Diese Anfrage kommt von einer anderen Website.

## Namen

refusal-name-bot = Nimm einen Namen ohne Klammer am Ende: So heißen nur Bots.
refusal-name-length = Ein Name hat 2 bis { $most } Zeichen.
refusal-name-mixed_scripts = Dieser Name mischt Buchstaben: { LIST($scripts, of: "script") }. Schreib ihn in einem einzigen Alphabet.
refusal-name-taken = { $name } sieht aus wie ein Name, den hier schon jemand hat. Nimm einen anderen.

## Grenzen

refusal-quota-bytes = Die Spielbretter und Stellungen deiner unfertigen Tische dürfen zusammen { $kib } KiB haben. Beende oder schließe erst einen Tisch.
refusal-quota-chat = Du schreibst zu schnell. Warte ein paar Sekunden.
refusal-quota-chat_lines = Der Chat dieses Tisches ist mit { $count } Zeilen voll.
refusal-quota-claims = Aus deinem Netz wurden zu viele Plätze genommen. Versuch es in { $seconds } s wieder.
refusal-quota-entries = Das Protokoll dieses Spiels ist mit { $count } Einträgen voll. Öffne einen neuen Tisch.
refusal-quota-public = Du hast { $count } öffentliche Tische, die noch nicht begonnen haben; erlaubt sind { $most }. Starte oder schließe einen, oder lade nur Freunde ein.
refusal-quota-public_rate = Aus deinem Netz wurden zu viele öffentliche Tische geöffnet. Versuch es in { $seconds } s wieder.
refusal-quota-tables = Es wurden zu viele Tische geöffnet. Versuch es in { $seconds } s wieder.
refusal-quota-unfinished = Du hast { $count } unfertige Tische; erlaubt sind { $most }. Beende oder schließe erst einen.

## Aufzeichnungen

refusal-replay-running = Das Spiel läuft noch. Die Aufzeichnung siehst du, wenn es zu Ende ist.
refusal-replay-unknown = Der Server hat diese Aufzeichnung nicht mehr. Öffne sie noch einmal.

## Tische

refusal-room-begun = Das Spiel läuft schon, oder der Tisch ist geschlossen.
refusal-room-not_host = Das kann nur, wer den Tisch geöffnet hat.
refusal-room-not_over = Eine Revanche gibt es, wenn das Spiel zu Ende ist.
refusal-room-not_seated = Das können nur die Spieler an diesem Tisch.
refusal-room-not_started = Das Spiel hat noch nicht begonnen.
refusal-room-not_starting = Das geht nur kurz vor dem Spiel.
refusal-room-opened = Dieser Tisch ist schon offen.
refusal-room-rematched = Es gibt schon eine Revanche.
refusal-room-seats_free = Platz { $seat } ist noch frei: Lade jemanden ein, oder nimm einen Bot.
refusal-room-taken = Es gibt einen anderen Tisch mit diesem Namen.
refusal-room-unknown = Diesen Tisch gibt es nicht, oder er ist für dich nicht offen.
refusal-view-hidden = Wohin das führt, bleibt verdeckt, bis du es tust.

## Plätze. $seat ist ein Buchstabe.

refusal-seat-bot_plays = Ein Bot spielt für dich. Übernimm erst wieder selbst.
refusal-seat-free = Auf Platz { $seat } sitzt niemand.
refusal-seat-lost = Dieser Platz gehört dir nicht mehr.
refusal-seat-no_invitation = Diese Einladung gilt nicht für diesen Platz, oder sie ist verbraucht.
refusal-seat-not_yours = Platz { $seat } gehört dir nicht.
refusal-seat-taken = Dieser Platz ist besetzt, oder das Spiel läuft schon.
refusal-seat-unknown = Diesen Platz gibt es nicht: Wähle A bis { $last }.
refusal-seat-yours = Du spielst diesen Platz selbst.

## Zurücknehmen

refusal-undo-not_asked = Niemand bittet dich, einen Zug zurückzunehmen.
refusal-undo-offered = Darum hat schon jemand gebeten.
refusal-undo-revealed = Du kannst nichts zurücknehmen: Inzwischen wurde etwas aufgedeckt.

## Der Server

refusal-server-busy = Der Server ist beschäftigt. Versuch es in ein paar Sekunden wieder.
refusal-server-closing = Der Server startet neu. Versuch es gleich wieder.
refusal-server-failed = Auf dem Server ging etwas schief. Versuch es gleich wieder.
refusal-server-full = Es sind gerade zu viele hier. Versuch es gleich wieder.
refusal-server-too_many_sockets = Du hast zu viele Tische offen. Schließe einen.
refusal-store-busy = An diesem Tisch passiert zu viel auf einmal. Versuch es noch einmal.
refusal-store-changed = Der Server hat seine Tische verloren und hält an.
refusal-store-damaged = { $part ->
    [chat] Dieser Tisch ist beschädigt (Chatzeile { $number }) und lässt sich nicht öffnen.
   *[entry] Dieser Tisch ist beschädigt (Zug { $number }) und lässt sich nicht öffnen.
}
refusal-store-other_rules = Dieser Tisch ist sicher, aber diese Version von Parlour kann ihn nicht öffnen: { $problem }
refusal-store-unavailable = Der Server konnte das nicht speichern oder lesen. Versuch es gleich wieder.

## Schriften

script-arabic = Arabisch
script-cyrillic = Kyrillisch
script-greek = Griechisch
script-han = Chinesisch
script-hangul = Koreanisch
script-hebrew = Hebräisch
script-hiragana = Hiragana
script-katakana = Katakana
script-latin = Lateinisch
