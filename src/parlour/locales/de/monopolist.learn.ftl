### Das Spiel in Kürze, auf einer Seite: Ziel, Zug, drei Dinge, Ende. Die Zahlen sind die der Ausgabe.

in-short-goal = Werde größer als der Monopolist.
    .about = Er beginnt mit etwa drei Vierteln der Marken. Du gewinnst, wenn du mehr hast als er und mehr als alle anderen.
in-short-turn-1 = Dreh die Spinne
    .about = Deine Figur geht so viele Felder, wie die Zahl unter ihrem Kopf sagt.
in-short-turn-2 = Dollars bringen, Spinnen kosten
    .about = Ein Dollar: 1 Marke vom Monopolisten und von jedem anderen. Eine Spinne: { $payments-spider_to_monopolist } an den Monopolisten.
in-short-turn-3 = Dein eigenes Zeichen: noch einmal
    .about = Wenn du willst, ziehst du noch einmal.
in-short-know-1 = Die Spinne zieht nach innen.
    .about = Nach jedem Dreh fallen alle Figuren zwischen ihren Vorderbeinen auf den nächsten Ring.
in-short-know-2 = Eine ganze Runde bringt etwas.
    .about = Hinter der schwarzen Linie deiner Basis bekommst du Marken, innen mehr, und beginnst wieder an der Basis.
in-short-know-3 = Der innerste Ring verschlingt dich.
    .about = Er kostet { $payments-fifth_ring_to_monopolist } Marken. Hast du noch welche, fängst du neu an.
in-short-end = Brich das Monopol, oder bleib allein übrig.
    .about = Wer keine Marken mehr hat, scheidet aus, außer jemand leiht welche.
