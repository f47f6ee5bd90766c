### Pit: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-aim = Neun gleiche
    .promise = Sammle eine Ware, gib die anderen weg.
lesson-aim-give = Du hast fünf Öl, zwei Reis und zwei Gas. Tausche zwei Karten, sodass du sieben Öl hast.
    .hint = Gib Karten, die du nicht sammelst. Alle Karten eines Angebots sind gleich, und vor dem Tausch sieht sie niemand.
    .passed = Wer passt, bekommt nichts. Jede Runde ohne Tausch hilft den anderen.
    .oil = Öl hast du am meisten. Behalte es.
    .done = Bo hat auch zwei gerufen, also habt ihr zwei gegen zwei getauscht. Sieben Öl: Mit zwei weiteren hast du einen Corner.
lesson-aim-floor = Du hast sechs Öl und drei Reis. Bo hat nur zwei Karten zu tauschen. Hol sie dir.
    .hint = Die Zahlen müssen gleich sein. Ein Angebot kann sagen, mit wie wenigen du auch zufrieden bist.
    .three = Alle drei oder keine: Dann kann Bo mit nur zwei Karten nicht mit dir tauschen.
    .oil = Behalte dein Öl. Den Reis kannst du entbehren.
    .passed = Dann tauscht Bo mit jemand anderem.
    .done = Acht Öl. Wer viel anbietet und wenig verlangt, tauscht am öftesten.

lesson-calling = Alle zugleich
    .promise = Im Echtzeitspiel wartet niemand: Ruf eine Zahl.
lesson-calling-call = Die Börse ist offen. Ruf zwei Karten aus, die du nicht sammelst.
    .hint = Halte deine zwei Reis hoch. Die anderen hören nur die Zahl.
    .oil = Öl sammelst du. Ruf etwas anderes.
    .one = Eine Karte dauert lange. Du hast zwei Reis.
    .done = Bo hatte zwei übrig und ist sofort darauf eingegangen.

lesson-matching = Auf einen Ruf eingehen
    .promise = Triff die Zahl eines anderen, oder biete weniger.
lesson-matching-match = Bo ruft zwei. Antworte mit zwei Karten, die du nicht sammelst.
    .hint = Du hast genau zwei Gas.
    .oil = Damit gibst du dein Öl weg.
    .done = Passt: Die Karten wechseln sofort, und der Ruf ist erledigt.
lesson-matching-lower = Bo ruft zwei, aber du willst nur ein Gas geben. Biete Bo eine Karte.
    .hint = Weniger Karten als gerufen sind eine Einladung: Der Rufer darf heruntergehen.
    .oil = Damit gibst du dein Öl weg.
    .done = Bo ist auf eins heruntergegangen. Acht Öl: noch eins.

lesson-bell = Die Glocke
    .promise = Neun gleiche: läute vor allen anderen.
lesson-bell-ring = Dein Tausch hat das neunte Öl gebracht. Sag es.
    .hint = Läute die Glocke und nenne, was du beisammen hast.
    .held = Warum warten? Jemand anders könnte neun gleiche haben und zuerst läuten.
    .done = Ein Corner in Öl bringt 65 Punkte. Dann werden alle Karten neu verteilt.

lesson-bull = Der Bulle
    .promise = Mit dem Bullen genügen acht, und neun zählen doppelt.
lesson-bull-wild = Du hast acht Öl und den Bullen. Läute.
    .hint = Der Bulle steht für die neunte Karte: Das ist ein Bullen-Corner.
    .held = Läute jetzt: Gewinnt jemand anders die Runde, kostet dich der Bulle 20 Punkte.
    .done = 65 Punkte, und Bo hat 20 verloren, weil der Bär dort war.
lesson-bull-double = Jetzt hast du neun Öl und den Bullen. Hol das meiste heraus.
    .hint = Neun und der Bulle zählen doppelt, wenn du es sagst.
    .held = Besser kann es nicht werden.
    .done = 130 Punkte: Ein doppelter Bullen-Corner ist das Beste, was es gibt.

lesson-bear = Der Bär
    .promise = Er schadet nur. Gib ihn weiter.
lesson-bear-away = Du hast acht Öl, aber mit dem Bären darfst du nicht läuten. Werde den Bären los.
    .hint = Den Bären kann man allein anbieten wie jede andere Karte.
    .gas = Du bekämst das neunte Öl und dürftest trotzdem nicht läuten.
    .oil = Behalte dein Öl.
    .passed = Dann bleibt der Bär und kostet 20 Punkte, wenn jemand anders läutet.
    .done = Jetzt hat Bo den Bären, und du hast neun Öl: Du könntest sofort läuten.

lesson-the-end = 500 Punkte
    .promise = Ein paar Runden, und jemand hat 500.
lesson-the-end-win = Du hast 440 Punkte und neunmal Vieh, das 75 wert ist. Gewinne das Spiel.
    .hint = 440 und 75 sind mehr als 500.
    .held = Cy hat 410. Eine gute Runde, und Cy gewinnt stattdessen.
    .done = 515 Punkte: Du hast gewonnen. Jetzt probier es mit Bots in Echtzeit!
