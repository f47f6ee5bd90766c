### Finance: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-auction = Alles wird versteigert
    .promise = Nichts hat einen festen Preis: Ersteigere einen Pachtvertrag, und wisse, wann Schluss ist.
lesson-auction-bid = Bo ist auf Sylvan Dell gelandet, also wird es versteigert. Cy bietet 60 $. Es ist bis zu 140 $ wert: Ersteigere es.
    .hint = Jedes Gebot ist mindestens 5 $ höher. Kleine Schritte sparen Geld.
    .held = Dann bekommt Cy es für 60 $, weniger als sein Wert von 70 $.
    .done = Zum Ersten, zum Zweiten, verkauft. Wer ab jetzt dort landet, zahlt dir Miete.
lesson-auction-stop = Cy bietet 300 $ für Sylvan Dell. Du hast 320 $, und Bo gehört ein anderer Vertrag der Serie. Tu das Vernünftige.
    .hint = So bald vollendet niemand diese Serie. Du kannst aussteigen oder einfach schweigen.
    .broke = Eine Miete von 5 $ bringt das nie wieder ein, und du wärst blank.
    .done = Cy hat das Vierfache des Werts gezahlt. Denk daran, was du nicht ausgegeben hast.

lesson-series = Eine ganze Serie
    .promise = Der letzte Vertrag einer Serie ist viel mehr wert als sein Preis.
lesson-series-complete = Dir gehören zwei der drei Sylvan-Straßen. Ersteigere die dritte: Cy bietet 110 $ und macht weiter.
    .hint = Nur auf einer ganzen Serie stehen Häuser. Bis 299 $ sind hier gut angelegt.
    .left = Dann kannst du hier nie bauen, und Cy hält dich das ganze Spiel auf.
    .done = Die Serie gehört dir. Der Auktionator sagt jedes Mal, der wievielte Vertrag es ist: Beim letzten zählt Geld.
lesson-series-deal = Bo hat noch 40 $ und besitzt Rubeville, die andere Hälfte deiner Wayback-Serie. Biete Bo 90 $ dafür.
    .hint = Wähle Bo als Partner, gib 90 $ und nimm Rubeville.
    .threw = Handle zuerst: Nach deinem Wurf haben vielleicht andere dieselbe Idee.
    .done = Beide sind zufrieden: Bo kann die nächste Miete zahlen, und du kannst bauen.

lesson-houses = Häuser
    .promise = Baue gleichmäßig, und reiße nicht voreilig ab.
lesson-houses-build = Die Wayback-Serie gehört dir, und du hast 240 $. Baue auf jedem Platz zwei Häuser.
    .hint = Ein Haus kostet hier 50 $. Kein Platz darf zwei mehr haben als ein anderer, also wechsle ab.
    .threw = Baue zuerst: Ein Haus bringt ab dem nächsten Halt Geld.
    .done = Rubeville brachte 4 $ und bringt jetzt 55 $. Ab zwei Häusern tut es weh.
lesson-houses-tear = Du schuldest Bo 70 $ und hast 30 $. Beschaff den Rest und behalte alle Häuser.
    .hint = Die Bank leiht den vollen Wert eines Vertrags. Eine Bahn hat keine Häuser zu verlieren.
    .house = Ein abgerissenes Haus bringt den halben Preis, und der Neubau kostet den ganzen.
    .done = 100 $ für die Bahn. Sie später einzulösen kostet 110 $.

lesson-railroads = Bahnen gemeinsam
    .promise = Eine bringt 15 $ pro Fahrt, vier bringen 150 $, auch gemeinsam.
lesson-railroads-more = Dir gehören zwei Bahnen. Die Pennsylvania wird versteigert, und Bo bietet 100 $. Ersteigere sie.
    .hint = Zwei bringen 30 $ pro Fahrt, drei bringen 70 $.
    .left = Dann hat Bo auch zwei, und du bleibst bei 30 $.
    .done = Drei Bahnen: 70 $ für jeden Halt auf einer von ihnen.
lesson-railroads-share = Du hast drei, Bo hat die vierte. Schlag eine Teilung vor: 75 Prozent für dich, 25 für Bo.
    .hint = Gemeinsam bringt ein Halt 150 $: 113 $ für dich statt 70 $, 37 $ für Bo statt 15 $.
    .threw = Schlag es zuerst vor: Bis dahin bringt jede Fahrt weniger.
    .done = Bo ist einverstanden. Alle behalten ihre Verträge, und jeder kann es später beenden.

lesson-free-rides = Freifahrten
    .promise = Wer verkauft, kann freie Halte als Teil des Preises verlangen.
lesson-free-rides-take = Bo möchte Chevy Chase, den letzten Vertrag der Main-Line-Serie, für 180 $ und drei Freifahrten. Schlag ein.
    .hint = Du bekommst mehr als den Wert von 150 $ und drei Halte auf der ganzen Serie ohne Miete.
    .declined = Allein bringt Chevy Chase 16 $ pro Halt. Dieses Angebot ist viel besser.
    .done = Bo kann jetzt bauen, aber du darfst dreimal umsonst dort halten. Die anderen zahlen.
lesson-free-rides-use = Du hast auf Chevy Chase mit zwei Häusern gehalten und hast noch zwei Freifahrten. Zahle nichts.
    .hint = Die Miete wäre 240 $, und du hast 90 $.
    .paid = 240 $ wären dein Ruin. Genau dafür ist eine Freifahrt da.
    .done = Eine Freifahrt bleibt. Heb sie für teure Halte auf: Eine kleine Miete zahlst du besser.

lesson-jail = Gefängnis und Versicherung
    .promise = Versichere dich vor der Ecke, und komm früh heraus.
lesson-jail-insure = Die Gefängnis-Ecke ist sieben Felder entfernt, und sieben fällt am häufigsten. Versichere dich für 25 $, dann würfle.
    .hint = Die Prämie wird vor dem Wurf bezahlt und gilt nur für diesen Wurf.
    .done = Du hast die Sieben gewürfelt und bleibst frei. Bei jedem anderen Abstand ist die Gefahr kleiner: Rechne, bevor du zahlst.
lesson-jail-leave = Du sitzt im Gefängnis, das Spiel ist jung, und die meisten Verträge sind frei. Komm sofort heraus.
    .hint = Für 50 $ bist du vor dem Wurf draußen.
    .threw = Nur ein Pasch befreit dich, einer von sechs Würfen.
    .done = Du bist frei und bist gleich gezogen. Auch im Gefängnis darfst du bieten und Miete kassieren.

lesson-paupers = Arme Leute
    .promise = Die Bank wirft niemanden hinaus und hilft den Armen.
lesson-paupers-poor = Du hast 60 $ und nur einen verpfändeten Vertrag: Du bist arm. Fünf Felder weiter liegen Steuern. Würfle.
    .hint = Hier gibt es nichts zu wählen: würfle.
    .done = Die Bank zahlt dir die 20 $. Nur Mieten können dich hinauswerfen.

lesson-the-end = Das Ende
    .promise = Wer eine Miete nicht zahlen kann, scheidet aus; der Letzte gewinnt.
lesson-the-end-build = Bo steht vier Felder vor Grosse Point und könnte 170 $ aufbringen. Du kannst noch ein Haus bezahlen. Wähle gut.
    .hint = Ein zweites Haus macht aus 80 $ 240 $. Bau es, wo Bo wahrscheinlich landet: Mit zwei Würfeln ist vier viel häufiger als zwei.
    .first = Main Line ist ein Feld vor Bo, und zwei Würfel ergeben nie eins.
    .second = Chevy Chase ist zwei Felder vor Bo: einer von 36 Würfen. Vier kommt dreimal so oft.
    .threw = Baue zuerst: 80 $ könnte Bo bezahlen.
    .done = 240 $ auf Grosse Point: mehr, als Bo aufbringen kann.
lesson-the-end-win = Würfle, beende deinen Zug und sieh, wo Bo landet.
    .hint = Du landest auf deinem eigenen Rubeville. Dann beende nur den Zug.
    .done = Bo kann die 240 $ nicht zahlen und scheidet aus: Du hast gewonnen. Jetzt eine richtige Partie!
