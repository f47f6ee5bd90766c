### Mariner's Compass: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-small-man = Zwei Figuren, eine Reise
    .promise = Die kleine Figur läuft über den Kompass und sagt der Expedition, wohin.
lesson-small-man-enter = Deine kleine Figur betritt den Kompass bei Süd, im Uhrzeigersinn, mit 6 oder 5. Bring die Expedition näher an den Pol.
    .hint = Der Pol liegt im Norden. 5 ist Westen; 6 liegt zwischen West und Nordwest, und du darfst wählen.
    .west = 5 ist Westen: ein Feld zur Seite und kein bisschen näher.
    .between = Zwischen zwei Buchstaben: Wähle eine der beiden Richtungen.
    .sideways = West führt zur Seite. Nordwest bringt dich näher.
    .done = Noch drei Reihen. Ein schräger Schritt zählt wie jeder andere.

lesson-walking = Eine von zwei Zahlen
    .promise = Wähle die Zahl, die auf einem guten Buchstaben endet.
lesson-walking-walk = Deine kleine Figur steht auf Nordwest. Geh mit einer deiner Zahlen, 2 und 6, nach Norden.
    .hint = Buchstaben und leere Felder wechseln sich ab: Norden ist zwei Felder weiter.
    .east = 6 führt bis nach Osten: ein Feld zur Seite.
    .done = Norden. Die Expedition zieht immer ein Feld, egal wie weit die kleine Figur läuft.

lesson-directions = Felder ohne Buchstaben
    .promise = Ein leeres Feld lässt dir die Wahl zwischen seinen Nachbarn.
lesson-directions-blank = Deine Expedition steht zwei Spalten links vom Pol. Wähle die bessere Richtung.
    .hint = Du musst nach Norden und nach rechts, und ein schräger Schritt tut beides.
    .north = Norden allein lässt dich zwei Spalten daneben. Du musst genau auf den Pol treten.
    .done = Eine Reihe und eine Spalte näher in einem Schritt.

lesson-the-edge = Der Rand
    .promise = Ein Zug über den Rand ist verloren.
lesson-the-edge-lost = Du bist in der letzten Reihe, direkt neben dem Pol, mit 1 und 5. Betritt ihn.
    .hint = Der Pol ist eine Spalte weiter rechts: Du brauchst Osten.
    .north = 1 ist Norden, und nördlich der letzten Reihe ist nichts: Der Zug wäre verloren.
    .done = Osten, und du bist da. Nahe am Pol braucht die kleine Figur genau den richtigen Buchstaben.

lesson-meeting = Treffen auf dem Kompass
    .promise = Wer zuletzt kommt, schickt den anderen nach Norden.
lesson-meeting-displace = Bos kleine Figur steht auf Nordost, sechs Felder weiter. Lande darauf und mach selbst einen guten Schritt.
    .hint = Nordost ist auch für dich eine gute Richtung.
    .one = 1 liegt zwischen West und Nordwest. Da triffst du niemanden.
    .done = Bos kleine Figur steht jetzt auf Nord. Das bewegt keine Expedition; Bo läuft von dort weiter.

lesson-on-north = Treffen auf Nord
    .promise = Auf Nord dreht der Letzte noch einmal.
lesson-on-north-again = Bos kleine Figur steht auf Nord, vier Felder weiter. Triff sie dort und dreh noch einmal.
    .hint = 4 ab West ist Nord: Dort beginnen zwei Schritte in einem Zug.
    .two = 2 ist Nordwest: ein guter Schritt, aber nur einer.
    .done = Ein Schritt nach Norden, und im selben Zug noch ein Dreh.

lesson-the-pole = Der Nordpol
    .promise = Die erste Expedition am Pol gewinnt.
lesson-the-pole-win = Eine Reihe unter dem Pol, eine Spalte rechts: Erreiche ihn jetzt, vor Bo.
    .hint = Du brauchst Nordwest. Deine kleine Figur steht darauf, also bietet das nächste leere Feld es wieder an.
    .between = Zwischen Nordwest und Nord: Wähle.
    .past = 4 führt über Nord hinaus. Du würdest den Pol seitlich verfehlen.
    .north = Norden endet neben dem Pol.
    .done = Du stehst am Pol und hast gewonnen. Jetzt gegen einen richtigen Gegner!
