### Weigh Anchor: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-buying = Dein erstes Schiff
    .promise = Würfle, zieh und kaufe, worauf du landest.
lesson-buying-throw = Du beginnst auf WEIGH ANCHOR mit 1.500 $. Würfle.
    .hint = Ein Zug beginnt immer mit einem Wurf.
    .done = 6: Du fährst zur Empress of England, einem Schiff, das noch niemandem gehört.
lesson-buying-buy = Die Empress of England ist frei und kostet 100 $. Hol sie dir.
    .hint = Wer sonst hier landet, zahlt dem Eigentümer Miete. Geld hast du genug.
    .declined = Dann wird sie versteigert, und jemand bekommt sie vielleicht billiger. Am Anfang sind Schiffe ihren Preis wert.
    .done = Sie gehört dir. Ab jetzt bringt sie Miete, und sie ist ein Drittel der Linie Canadian Pacific.

lesson-hire = Lohn, Miete und Abgaben
    .promise = Was eine Runde bringt und was sie kostet.
lesson-hire-salary = WEIGH ANCHOR ist zwei Felder entfernt, und die Gripsholm dahinter gehört Bo. Würfle und achte auf dein Geld.
    .hint = Hier gibt es nichts zu wählen: würfle.
    .done = 200 $ für WEIGH ANCHOR, 4 $ Miete für Bo. Beides wird sofort gezahlt; ein einzelnes Schiff ohne Decks ist billig.
lesson-hire-duties = Hafenabgaben: zahl 200 $ oder ein Zehntel deines Besitzes. Du hast 900 $ und zwei Schiffe für 160 $. Zahl weniger.
    .hint = Rechne: Geld und aufgedruckte Preise zusammen, davon ein Zehntel.
    .flat = Ein Zehntel von 1.060 $ sind 106 $, und das ist weniger als 200 $.
    .done = 106 $ statt 200 $. Ab 2.000 $ Besitz ist die feste Summe billiger.

lesson-auction = Die Versteigerung
    .promise = Hol dir ein Schiff unter Preis, und wisse, wann Schluss ist.
lesson-auction-cheap = Bo hat die Rex, die 200 $ kostet, nicht gekauft, und Cy hat 90 $ geboten. Ersteigere sie für weniger als 200 $.
    .hint = Etwas mehr als das letzte Gebot genügt. Biete in kleinen Schritten: Jeder Dollar zählt.
    .held = Dann bekommt Cy die Rex für 90 $. Du hast 600 $: Ein Gebot kannst du dir noch leisten.
    .dear = Das ist mindestens der aufgedruckte Preis. Noch hat niemand mehr als 90 $ geboten.
    .done = Alle anderen haben gepasst: Die Rex gehört dir. Bieten dürfen alle, auch wer vorher nicht kaufen wollte.
lesson-auction-limit = Jetzt bietet Cy 310 $ für die Rex. Du hast 320 $ und kein anderes Schiff dieser Linie. Tu das Vernünftige.
    .hint = Bo hat ein anderes Schiff der Linie, also kann Cy sie mit der Rex nicht vollenden.
    .broke = Dann hättest du weniger als 10 $, und das für ein Schiff, auf dem du nicht bauen kannst. Die nächste Miete wäre dein Ruin.
    .done = Cy zahlt 110 $ mehr als den Preis. Auch das ist ein Gewinn: andere zu viel zahlen lassen.

lesson-lines = Linien, Decks und Suiten
    .promise = Eine ganze Linie verdoppelt die Miete; Decks machen sie gefährlich.
lesson-lines-complete = Dir gehört die Stockholm, und du bist auf der Gripsholm gelandet. Vollende die Swedish American Line.
    .hint = Zwei Schiffe einer Farbe sind hier schon die ganze Linie. Das kostet 60 $.
    .declined = Dann gehört die halbe Linie vielleicht jemand anderem, und du könntest nie bauen.
    .done = Beide Schiffe bringen jetzt doppelte Miete, und du darfst Decks darauf bauen.
lesson-lines-decks = Die Linie gehört dir, und du hast 340 $. Bau auf jedes Schiff ein Deck, bevor du würfelst.
    .hint = Ein Deck kostet hier 50 $. Decks werden gleichmäßig gebaut: Kein Schiff darf zwei voraus sein.
    .one = Ein Deck steht. Jetzt das andere Schiff.
    .threw = Bau zuerst: Decks bringen ab dem nächsten Besucher Geld, und jetzt kannst du sie bezahlen.
    .done = Die Gripsholm brachte in der leeren Linie 8 $, mit einem Deck sind es 20 $, mit zweien 60 $, mit dreien 180 $.
lesson-lines-suite = Beide Schiffe haben vier Decks. Du hast 130 $: Bau die Suite dort ein, wo sie am meisten bringt.
    .hint = Mit Suite bringt die Stockholm 250 $, die Gripsholm 450 $.
    .lower = Auf der Stockholm bringt die Suite 250 $. Es gibt einen besseren Platz.
    .threw = Bau zuerst die Suite ein: Du kannst sie dir leisten.
    .done = Die Suite kostet 50 $ und die vier Decks, die an die Bank zurückgehen. 450 $ für jeden Besuch.

lesson-trade = Handeln
    .promise = Die meisten Linien werden durch ein Geschäft voll.
lesson-trade-accept = Bo bietet die Normandie für die Nieuw Amsterdam und 150 $. Sie fehlt dir zur French Line. Schlag ein.
    .hint = Sieh dir beide Seiten an: Du vollendest eine Linie, Bo nicht, denn die Rotterdam gehört Cy.
    .declined = Du würdest 150 $ behalten und die beste Linie verpassen, die du bekommen kannst.
    .done = Die French Line gehört dir. Frag immer auch, was ein Geschäft der anderen Seite bringt.
lesson-trade-offer = Bo ist knapp bei Kasse und hat die Gripsholm. Biete Bo 100 $ dafür.
    .hint = Wähle Bo als Partner, 100 $ als das, was du gibst, und die Gripsholm als das, was du bekommst.
    .threw = Handle, bevor du würfelst: Danach landen vielleicht andere zuerst auf der Linie.
    .done = Bo nimmt an: 40 $ mehr als der Preis, und deine Linie ist voll. Geld ist denen am meisten wert, die keins haben.

lesson-debt = Schulden und Hypotheken
    .promise = Mach Geld, wo es am wenigsten wehtut.
lesson-debt-raise = Du schuldest Bo 110 $ und hast 60 $. Beschaff den Rest, ohne deine Linie anzurühren.
    .hint = Eine Hypothek bringt den halben Preis. Ein einzelner Schlepper verliert dabei wenig.
    .line = Das bringt nur 30 $, und mit einem verpfändeten Schiff darfst du auf der Linie nicht bauen.
    .done = 75 $ für den Schlepper, und die Schuld ist sofort bezahlt. Er bleibt deiner, bringt aber vorerst nichts.
lesson-debt-sell = Du schuldest Bo 110 $ und hast 60 $, und auf jedem deiner Schiffe sind zwei Decks. Behalte auf jedem eins.
    .hint = Die Bank nimmt Decks gleichmäßig zum halben Preis zurück: 25 $ für jedes. Du brauchst 50 $.
    .one = 25 $. Noch ein Deck, vom anderen Schiff.
    .done = Bezahlt. Decks zu verkaufen ist teuer, also behalte etwas Geld zurück, bevor du baust.
lesson-debt-lift = Du hast wieder 120 $. Löse die Hypothek ab, die dich wieder bauen lässt.
    .hint = Die Stockholm gehört zu einer Linie, die ganz deine ist. Es kostet die 30 $ und ein Zehntel dazu.
    .tug = Der Schlepper würde 83 $ kosten, und bauen könntest du immer noch nirgends.
    .threw = Zuerst die Hypothek: 33 $ öffnen deine Linie wieder.
    .done = 33 $, und die Swedish American Line bringt wieder das Doppelte.

lesson-dock = Das Trockendock
    .promise = Wie du hinkommst, drei Wege hinaus, und warum man bleibt.
lesson-dock-sent = Die Ecke sechs Felder weiter schickt dich ins Trockendock. Würfle und sieh selbst.
    .hint = Hier gibt es nichts zu wählen: würfle.
    .done = Direkt dorthin, ohne die 200 $, und dein Zug ist zu Ende. Deine Schiffe bringen weiter Miete.
lesson-dock-card = Das Spiel ist jung, viele Schiffe sind frei, und du hast eine Karte fürs Dock. Komm heraus, ohne zu zahlen.
    .hint = Die Karte wird vor dem Wurf benutzt.
    .paid = Das kostet 50 $. Die Karte tut dasselbe umsonst.
    .threw = Nur ein Pasch würde dich befreien. Die Karte tut es sicher.
    .done = Du bist frei und würfelst jetzt wie sonst. Am Anfang ist jeder Zug im Dock ein Schiff für die anderen.
lesson-dock-stay = Jetzt ist es spät: Hinter dem Dock liegt Bos Italian Line mit je drei Decks, und du hast 80 $. Versuch zu bleiben.
    .hint = Heraus kommst du nur mit einem Pasch, mit Karte oder gegen Geld. Deine Schiffe bringen auch so Miete.
    .paid = Du würdest 50 $ zahlen, um an Mieten von 550 $ und mehr vorbeizufahren.
    .done = Kein Pasch: Du bleibst, und das ist sicher. Im dritten Zug musst du hinaus.

lesson-the-end = Das Ende
    .promise = Wer als Letzter nicht bankrott ist, gewinnt.
lesson-the-end-build = Bo steht mit 120 $ sechs Felder vor deinen Queens. Mach sie zu teuer für Bo: auf jede ein Deck.
    .hint = Zwei Decks kosten 400 $, und du hast 420 $. Die Mieten steigen von 70 $ und 100 $ auf 175 $ und 200 $.
    .one = Das ist eins. Bau auch auf das andere.
    .threw = Bau zuerst: Ohne Decks könnte Bo die 70 $ bezahlen.
    .done = 175 $ und 200 $ warten auf Bo, und Bo hat 120 $ und könnte 30 $ auftreiben.
lesson-the-end-win = Jetzt würfle. Danach ist Bo dran: Sieh, was passiert.
    .hint = Du landest auf deiner eigenen Paris und zahlst dort nichts.
    .done = Bo schuldet 175 $, kann sie nicht aufbringen und scheidet aus. Nur du bist noch über Wasser: gewonnen. Jetzt eine richtige Partie!
