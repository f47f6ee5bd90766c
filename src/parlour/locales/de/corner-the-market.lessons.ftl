### Corner the Market: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-around = Rund ums Brett
    .promise = Komm am Kassierer vorbei und kaufe, wo eine Option es erlaubt.
lesson-around-cashier = Der Kassierer ist vier Felder entfernt. Würfle und geh an ihm vorbei.
    .hint = Ein Zug beginnt mit einem Wurf beider Würfel.
    .done = 5.000 $ für jede Runde. Das sind zwei oder drei Kontrakte.
lesson-around-option = Es ist Winter, die Preise sind am niedrigsten. Kaufe so viele Kautschuk-Kontrakte, wie diese Option erlaubt.
    .hint = Drei Kontrakte kosten 7.200 $, und du hast 14.000 $.
    .declined = Ablehnen kostet nichts, aber Kautschuk ist die teuerste Ware: Bis zum Herbst verdoppelt sich der Preis.
    .few = Du kannst dir mehr leisten, und sechs gleiche sind dein Ziel.
    .done = Drei Kautschuk. Sechs Kontrakte einer Ware sind ein Corner.

lesson-into-a-pit = In einen Pit
    .promise = Mit einem genauen Wurf oder per Telefon.
lesson-into-a-pit-gate = Das Tor zum Kaffee-Pit ist fünf Felder entfernt. Würfle.
    .hint = Nur wer genau hält, kommt hinein. Sonst geht es vorbei.
    .done = Du bist drin, und jeder Eintritt bringt 2.000 $. Im Pit zählt nur der niedrigere Würfel.
lesson-into-a-pit-telephone = Dein Anruf ist durch: Du darfst in jeden Pit. Du hast viermal Häute. Wähle den Pit, der dir hilft.
    .hint = In einem Pit kaufst du seine Ware, und zwei Häute mehr sind ein Corner.
    .on = Dann bringt dir der Anruf nichts, nicht einmal die 2.000 $.
    .other = Dort müsstest du von vorn anfangen zu sammeln.
    .done = 2.000 $, und vor dir liegen drei Kauffelder.

lesson-buying = Kaufen
    .promise = Auf einem Kauffeld musst du mindestens einen Kontrakt kaufen.
lesson-buying-buy = Du stehst mit 5.000 $ auf einem Kauffeld im Kaffee-Pit. Kaufe, was du brauchst, für je 900 $.
    .hint = Du hast zwei Kaffee. Kaufe mindestens einen; vier mehr wären ein Corner.
    .forfeited = Das kostet 500 $, und du bekommst nichts dafür.
    .done = Zum Winterpreis gekauft. Der Kassierer verkauft nie unter dem Preis der Jahreszeit.
lesson-buying-partner = Bo ist im selben Pit. Dann musst du von Bo kaufen, für 300 $ mehr. Kaufe einen Kaffee-Kontrakt.
    .hint = 1.200 $ sind immer noch weniger, als Kaffee im Sommer kostet.
    .forfeited = 500 $ für nichts, wenn 1.200 $ einen Kontrakt bringen und Bo einen nehmen?
    .done = Bo musste verkaufen. Nur ein Corner ist vor Käufern sicher.

lesson-selling = Verkaufen
    .promise = Auf einem Verkaufsfeld suchst du den besten Preis.
lesson-selling-bids = Du musst einen Kaffee verkaufen. Der Kassierer zahlt nur den Winterpreis, 900 $. Hol mehr heraus.
    .hint = Frag erst die anderen. Bo hat vier Kaffee und hätte gern einen fünften.
    .cashier = Der Kassierer kann warten: Er zahlt in jeder Jahreszeit 900 $.
    .forfeited = 500 $ zahlen, statt Geld zu bekommen?
    .done = 1.400 $ von Bo. Zwischen Spielern ist jeder Preis erlaubt.
lesson-selling-short = Ein Feld weiter liegt ein Verkaufsfeld, und du hast gar keinen Kaffee. Würfle und sieh.
    .hint = Hier gibt es nichts zu wählen: würfle.
    .done = 500 $, weil du nicht verkaufen konntest. Ein Kontrakt mehr aus dem Pit, durch den du gehst, erspart dir das.

lesson-a-corner = Ein Corner
    .promise = Sechs gleiche sind mehr wert, sicher, und andere zahlen dafür.
lesson-a-corner-six = Du hast fünf Häute und stehst auf einem Kauffeld. Mach deinen Corner voll.
    .hint = Der sechste Kontrakt ist der wichtige.
    .forfeited = 500 $, um den besten Kauf des Spiels zu verpassen?
    .done = Ein Corner: Ab jetzt ist jeder der sechs 500 $ mehr wert als der Preis der Jahreszeit.
lesson-a-corner-keep = Du stehst mit deinem Corner auf einem Verkaufsfeld. Behalte ihn ganz und achte auf Bo.
    .hint = Wer einen Corner hat, muss nicht verkaufen.
    .broken = Damit wäre dein Corner gebrochen und der Aufschlag aller sechs weg.
    .done = Bo kam auf ein Corner-Feld und hat dir 500 $ für deine Häute gezahlt. Das tun alle, die dort landen.

lesson-control = Marktkontrolle
    .promise = Alle zehn Kontrakte schließen den Pit.
lesson-control-ten = Du hast acht der zehn Kaffee-Kontrakte, der Kassierer hat die anderen zwei. Übernimm den Markt.
    .hint = Zwei Kontrakte kosten 1.800 $, und du hast 4.000 $.
    .one = Neun. Einer ist noch da.
    .done = Aller Kaffee gehört dir: Der Pit schließt, niemand handelt mehr mit Kaffee, und am Ende zählt er 24.000 $.

lesson-crash = Der Crash
    .promise = Einserpasch: Die Kurse fallen. Kaufe, und verkaufe nicht.
lesson-crash-starts = Jeder Einser- oder Zweierpasch dreht die Jahreszeit weiter, und ein Einserpasch erschüttert den Markt. Würfle.
    .hint = Hier gibt es nichts zu wählen: würfle.
    .done = Sommer, und ein Crash. Er dauert, bis jemand einen Zweierpasch würfelt.
lesson-crash-buy = Im Sommer kostet Kautschuk 4.000 $, im Crash nur den Winterpreis, 2.400 $. Nutze das.
    .hint = Drei Kontrakte kosten 7.200 $, und du hast 8.000 $.
    .declined = So billig wird es dieses Jahr kaum noch einmal.
    .few = Du kannst dir drei leisten.
    .done = Wenn der Crash endet, sind die drei 4.800 $ mehr wert, als du gezahlt hast.
lesson-crash-hold = Immer noch Crash, und du darfst dem Kassierer Kautschuk verkaufen, der jetzt 1.600 $ zahlt. Entscheide.
    .hint = Außerhalb eines Pits musst du nicht verkaufen, und ohne Crash zahlt er 2.400 $.
    .sold = 1.600 $ für etwas, das sonst immer 2.400 $ bringt.
    .done = Richtig. Verkaufe im Crash nur, um Schulden zu bezahlen.

lesson-the-end = Das Ende des Jahres
    .promise = Ein Einser- oder Zweierpasch im Herbst, und alles wird gezählt.
lesson-the-end-win = Es ist Herbst. Du hast 3.000 $ und einen Corner in Kautschuk, Bo hat 26.000 $. Würfle und sieh, wer am reichsten ist.
    .hint = Ein Corner zählt zum Herbstpreis mit Aufschlag, einzelne Kontrakte nur zum Winterpreis.
    .done = Sechs Kautschuk zählen je 5.400 $: Du hast gewonnen. Jetzt spiel ein richtiges Jahr!
