### Ten-Up: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-two-moves = Einmal drehen, zweimal ziehen
    .promise = Drehe und spiele beide Zahlen in der Reihenfolge, die Punkte bringt.
lesson-two-moves-spin = Deine Figur steht auf deiner Basis. Drehe die Pfeile.
    .hint = Es gibt nur eins zu tun: drehen.
    .done = Zwei Zahlen: Deine Figur zieht erst die eine, dann die andere. Welche zuerst, entscheidest du.
lesson-two-moves-order = Du hast 2 und 4. Komm mit einer der Zahlen auf TALLY ONE an.
    .hint = TALLY ONE ist vier Felder entfernt. Beide Felder zählen: das erste, auf dem du hältst, und das zweite.
    .two = Mit 2 zuerst hältst du beide Male auf leeren Feldern und bekommst nichts.
    .done = Dein erster Punkt! Ein Stein auf der Punktetafel in dieser Ecke hält ihn fest.

lesson-keeping-points = Punkte festhalten
    .promise = Steine zeigen deine Punkte. Sie rücken vor, und neue kommen dazu.
lesson-keeping-points-forward = Punkte noch einmal in der Ecke, in der schon ein Stein von dir liegt.
    .hint = 1 und 3 sind 4: In jeder Reihenfolge endet dein zweiter Zug auf TALLY ONE.
    .done = Der Stein dort rückt auf 2 vor. Seine Zahl ist sein Wert: Du hast zwei Punkte.
lesson-keeping-points-another = Dein Stein hier liegt auf 4, dem höchsten Feld. Halte den neuen Punkt trotzdem fest.
    .hint = Du hast vier Steine. Ein anderer kann bei 1 anfangen.
    .refused = Dann ist der Punkt weg. Das lohnt sich nur, wenn du den letzten Stein für eine andere Ecke aufhebst.
    .done = Ein zweiter Stein fängt bei 1 an: 4 und 1 sind fünf Punkte.

lesson-sending-home = Andere nach Hause schicken
    .promise = Lande auf einer anderen Figur: Du gewinnst einen Punkt, der andere verliert einen.
lesson-sending-home-hit = Bo steht fünf Felder vor dir. Schick Bo nach Hause und leg deinen Punkt an, wo du willst.
    .hint = Du hast 2 und 5. Nur mit der richtigen Zahl zuerst hältst du genau auf Bos Feld.
    .two = Mit 2 zuerst ziehst du an Bo vorbei: 2 und 5 sind sieben Felder.
    .entered = Gut: Fürs Heimschicken darfst du jede Tafel nehmen, auch eine neue.
    .done = Bo steht wieder auf der Basis, mit einem Punkt weniger. Und dein zweiter Zug hat sogar auf TALLY ONE gepunktet.
lesson-sending-home-both = Bo steht auf TALLY ONE, zwei Felder vor dir. Hol mit einem Zug zwei Punkte.
    .hint = Das Heimschicken zählt, und das Feld zählt auch: beides im selben Zug.
    .one = Mit 1 zuerst hältst du vor Bo, und mit 2 bist du vorbei.
    .done = Ein Punkt für Bo, einer für das Feld. Auf TALLY ONE tut ein Besuch am meisten weh.

lesson-losing = LOSE-Felder
    .promise = Geh um sie herum, und verliere so wenig wie möglich.
lesson-losing-avoid = Du hast 5 und 4, und LOSE ONE ist fünf Felder entfernt. Behalte deine zwei Punkte.
    .hint = Du verlierst nur, wo du anhältst. Halte zuerst woanders.
    .five = Mit 5 zuerst hältst du auf LOSE ONE und verlierst einen Punkt.
    .done = Du bist darüber hinweg. Die Reihenfolge schützt dich so oft, wie sie punktet.
lesson-losing-choose = Du stehst auf LOSE ONE und musst einen Punkt abgeben. Lass beide Steine auf den Tafeln.
    .hint = Ein Stein auf 3 geht auf 2 zurück. Ein Stein auf 1 verlässt seine Tafel.
    .last = Dieser Stein würde seine Tafel verlassen, und du müsstest ihn neu einsetzen.
    .done = Aus 3 wird 2. Du durftest wählen: Wer verliert, wählt immer selbst.

lesson-bases = Basen
    .promise = Wer auf einer Basis sicher ist und wer nur zu Besuch.
lesson-bases-visitor = Bo ist auf der Basis vor dir zu Hause, Cy ist dort nur zu Besuch. Schick Cy nach Hause.
    .hint = Die Basis ist vier Felder entfernt. Sicher ist man nur auf der eigenen Basis.
    .three = Mit 3 zuerst hältst du vor der Basis, und mit 4 bist du vorbei.
    .entered = Gut. Ein neuer Stein auf einer anderen Tafel ist denselben Punkt wert.
    .done = Cy muss nach Hause und verliert einen Punkt; Bo bleibt, daheim in Sicherheit. Basen selbst bringen nichts.

lesson-ten-points = Zehn Punkte
    .promise = Der zehnte Punkt gewinnt sofort.
lesson-ten-points-win = Du hast acht Punkte und 6 und 3 gedreht. Gewinne jetzt.
    .hint = Du brauchst zwei Punkte: Beide Felder, auf denen du hältst, müssen punkten.
    .six = Mit 6 zuerst hältst du auf LOSE ONE. Du würdest einen Punkt verlieren, bevor du einen gewinnst.
    .done = Zehn Punkte: Du hast gewonnen. Das ist schon ganz Ten-Up. Spiel jetzt eine richtige Partie!
