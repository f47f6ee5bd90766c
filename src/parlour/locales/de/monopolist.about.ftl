### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-monopolist = Vier Berufe gegen eine Spinne, der fast alles gehört.
    .mood = Spannend, mit Wendungen
    .kind = Ein Wettlauf gegen den Monopolisten
    .goal = Werde reicher als der Monopolist, der mit den meisten Marken beginnt.
    .turn = Dreh die Spinne und zieh auf deinem Ring; Dollars bringen Marken, Spinnen kosten welche, und wer zwischen ihren Beinen steht, wird nach innen gezogen.
    .end = Du gewinnst, sobald du mehr Marken hast als der Monopolist und alle anderen.
