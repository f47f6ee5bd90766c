### The Monopolist: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-round-the-ring = Rund um den Ring
    .promise = Drehe die Spinne, zieh und nimm, was das Zeichen gibt.
lesson-round-the-ring-dollar = Der Kopf der Spinne zeigt, wie weit du ziehst. Drehe und erreiche den Dollar sieben Felder weiter.
    .hint = Es gibt nur eins zu tun: drehen.
    .done = Ein Dollar: ein Stein vom Monopolisten und einer von jedem Mitspieler.
lesson-round-the-ring-spider = Drei Felder weiter liegt eine Spinne. Drehe und sieh, was sie kostet.
    .hint = Du kannst nicht ausweichen: Außerhalb der Beine ziehst du immer.
    .done = Zwei Steine für den Monopolisten. Deine Steine sind dein Leben: Behalte welche.

lesson-own-emblem = Dein eigenes Zeichen
    .promise = Auf dem Zeichen deines Berufs darfst du noch einmal drehen.
lesson-own-emblem-again = Du bist der Farmer und stehst auf einer Garbe. Nutze deinen zusätzlichen Dreh.
    .hint = Mehr Züge bringen mehr Dollars, und du bist schneller herum.
    .stopped = Du hast genug Steine. Hör nur auf, wenn du nichts als Spinnen erreichst.
    .done = Noch ein Dreh. Bei jedem Dreh zieht die Spinne alle an, die zwischen ihren Beinen stehen.

lesson-between-the-legs = Zwischen den Beinen
    .promise = Wer zwischen den Vorderbeinen der Spinne steht, rückt einen Ring nach innen.
lesson-between-the-legs-drawn-in = Drehe und sieh, wohin dich die Spinne zieht, wenn ihre Beine dein Feld umschließen.
    .hint = Es gibt nur eins zu tun: drehen.
    .done = Jetzt bist du auf dem zweiten Ring. Innen ist der Weg kürzer und bringt mehr, aber in der Mitte wartet der Ruin.

lesson-your-choice = Ein Schritt, den du ablehnen darfst
    .promise = Endet dein Zug zwischen den Beinen, darfst du stehen bleiben.
lesson-your-choice-welcome = Acht Felder weiter würdest du angezogen, genau auf eine Garbe. Du bist der Farmer: Entscheide.
    .hint = Dein Zeichen in deinem Zug bringt einen Dreh, auch wenn du dorthin gezogen wirst.
    .declined = Dann ist dein Zug verloren, und hier ist nichts zu fürchten.
    .done = Die Spinne hat dich auf dein eigenes Zeichen gebracht: Du darfst noch einmal drehen.
lesson-your-choice-danger = Du hast zwei Steine. Beide Plätze vor dir liegen zwischen den Beinen, und dahinter ist eine Spinne auf dem vierten Ring. Entscheide.
    .hint = Eine Spinne kostet zwei Steine. Ohne Steine bist du ruiniert.
    .ruined = Du würdest zur Spinne gezogen, zwei zahlen und nichts mehr haben.
    .done = Ein verlorener Zug ist billiger als die letzten zwei Steine.

lesson-a-circuit = Eine ganze Runde
    .promise = Wer seine schwarze Linie passiert, wird bezahlt und beginnt von vorn.
lesson-a-circuit-line = Auf dem zweiten Ring stehst du direkt vor deiner Linie. Drehe und zieh darüber.
    .hint = Es gibt nur eins zu tun: drehen.
    .done = Der zweite Ring bringt 2, der vierte 4 und alles, was du unterwegs gezahlt hast. Im nächsten Zug beginnst du wieder an der Basis.

lesson-ruin = Ruin und Kredit
    .promise = Wer keine Steine hat, ist draußen, es sei denn, jemand leiht.
lesson-ruin-loan = Bo ist ruiniert und bittet dich um Kredit. Du führst mit acht Steinen. Lass einen Gegner ziehen.
    .hint = Ein Kredit bringt keine Zinsen, und Verliehenes zählt nicht als deins, bis es zurück ist.
    .lent = Das hilft nur Bo. Du wärst weiter davon entfernt, den Monopolisten zu schlagen.
    .done = Bo scheidet aus. Leih nur, wenn du sonst mit einem stärkeren Gegner allein bliebst.

lesson-breaking = Das Monopol brechen
    .promise = Besitze mehr als der Monopolist und mehr als alle anderen.
lesson-breaking-win = Du hast 14 Steine, Bo 13, der Monopolist 15. Sieben Felder weiter liegt ein Dollar. Gewinne.
    .hint = Der Dollar bringt dir zwei Steine, einen davon vom Monopolisten.
    .done = 16 gegen 14 und 12: Das Monopol ist gebrochen, du hast gewonnen. Jetzt eine richtige Partie!
