### Le programme du terminal : `parlour play` et `parlour replay`, avec les plateaux qu'il dessine.
### Ce qui se tape (actions, commandes, options, fichiers) est le même dans toutes les langues.

## Une partie à l'invite

session-money = { MONEY($amount) }
session-person = { $seat_is ->
    [you] Toi
   *[other] { $seat }
}
session-turn = { $seat_is ->
    [you] À toi
   *[other] À { $seat } de jouer
}
session-house-rules = Règles maison : { $rules }.
session-committed = Les dés pourront être vérifiés à la fin. La table s’est engagée sur
session-goes-on = La partie reprend après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
session-goes-on-hidden = La partie reprend après le dernier coup.
session-how = Tape une action ou son numéro ; « why » explique, « help » montre le reste.
session-enter = Entrée : { $action }
session-enter-label = Entrée : { $action } ({ $label })
session-pass-to = Passe l’écran à { $seat }, puis appuie sur Entrée.
session-won = Tu as gagné !
session-not-won = Tu n’as pas gagné cette fois.
session-kept = La partie est gardée dans { $file } : { $command }
session-owed = { $count ->
    [0] { $seat_is ->
        [you] Il te faut { MONEY($amount) } et tu as { MONEY($cash) } : trouve encore { MONEY($missing) }.
       *[other] Il faut { MONEY($amount) } à { $seat }, qui a { MONEY($cash) } : il manque encore { MONEY($missing) }.
    }
   *[other] { $seat_is ->
        [you] Tu dois { MONEY($amount) } à { $creditors } et tu as { MONEY($cash) } : trouve encore { MONEY($missing) }.
       *[other] { $seat } doit { MONEY($amount) } à { $creditors } et a { MONEY($cash) } : il manque encore { MONEY($missing) }.
    }
}
session-owed-hidden = { $count ->
    [0] { $seat_is ->
        [you] Il te faut { MONEY($amount) }.
       *[other] Il faut { MONEY($amount) } à { $seat }.
    }
   *[other] { $seat_is ->
        [you] Tu dois { MONEY($amount) } à { $creditors }.
       *[other] { $seat } doit { MONEY($amount) } à { $creditors }.
    }
}
session-creditor-you = toi
session-creditor-the-bank = la banque
session-creditor-the-cashier = la caisse
session-drawn = { $question } Tape-le : { $values }.
session-drawn-spin = Que montre la flèche ?
session-drawn-dice = Que montrent les dés ?
session-drawn-chance = Quelle carte Chance a été tirée ?
session-drawn-community-chest = Quelle carte Caisse de communauté a été tirée ?
session-drawn-exchange = Quelle carte Bourse a été tirée ?
session-drawn-flyer = Quelle carte Spéculation a été tirée ?
session-drawn-dealer = Qui donne ?
session-drawn-suits = Avec quelles séries joue-t-on ?
session-drawn-tens = Qui reçoit dix cartes ?
session-drawn-deal = Quelles cartes sont distribuées ?
session-faces = { $count } parmi { $faces }{ $is_distinct ->
    [true] , sans doublon
   *[false] {""}
}
session-not-drawn = « { $typed } » n’est pas possible ici : { $values }.

## Réponses

prompt-ways = { $pattern }  ({ $count } possibilités)
prompt-range = { $step ->
    [1] { $first } à { $last }
   *[other] { $first } à { $last } par pas de { $step }
}
prompt-which-number = { $action } : quel nombre ?
refusal-prompt-empty = Il y a plusieurs réponses : tape un numéro, de 1 à { $count }.
refusal-prompt-number = Il n’y a pas de { $number } dans la liste, seulement 1 à { $count }.
refusal-prompt-value = « { $typed } » n’est pas possible ici, mais { $values }.
refusal-prompt-pattern = Écris-le en entier : { $pattern }, par exemple « { $example } ».
refusal-undo-revealed = Tu ne peux rien annuler : quelque chose a été révélé depuis ta dernière réponse.

## Commandes

command-alone = « { $name } » s’écrit seul
command-nothing-to-explain = Il ne s’est encore rien passé. Tape « why » et le numéro d’une règle pour la lire.
command-nothing-yet = Il ne s’est encore rien passé.
command-undone = Annulé : { $move }.
command-save-where = écris aussi le nom du fichier : « save my-table.record »
command-saved = Enregistré dans { $file }, désormais après chaque coup.
command-save-table = Enregistrer d’abord la partie ? Un nom de fichier, ou Entrée pour ne pas le faire :
command-save-record = Garder l’enregistrement ? Un nom de fichier, ou Entrée pour ne pas le faire :
command-secret-open = Le secret est ouvert, les dés peuvent être vérifiés : garde l’enregistrement pour cela.
command-record = L’enregistrement est dans { $file } : { $commands }
command-help = Tape une action comme elle est écrite dans la liste, ou son numéro. S’il n’y en a qu’une, Entrée suffit. Et aussi :
command-takes-clause = [RÈGLE]
command-takes-file = FICHIER
command-help-why = la règle derrière le dernier événement, ou n’importe laquelle par son numéro
command-help-rules = toutes les règles, ou une seule
command-help-short = le jeu en bref : but, tour, trois choses à savoir, fin
command-help-options = les règles maison, et celles qui sont en vigueur
command-help-board = revoir le plateau
command-help-log = tout ce qui s’est passé
command-help-undo = annuler ta dernière réponse, si rien n’a été révélé depuis
command-help-save = garder la partie dans un fichier, désormais après chaque coup
command-help-help = cette liste
command-help-quit = quitter la table ; tu pourras reprendre avec son fichier

## Le menu avant la partie

title-players = { $few } à { $many } joueurs
title-players-exactly = { $count } joueurs
title-year-unknown = année inconnue
title-unknown = éditeur et année inconnus
title-modified = { $title } (modifié, { $digits })
menu-which-game = Quel jeu ? 1 à { $count } [1]
menu-how-many = Combien de joueurs ? Les autres places sont pour des bots. { $players } [{ $default }]
menu-not-for = { $title } se joue à { $players }, pas à « { $typed } »
menu-which-preset = Quelle façon de jouer ? 1 à { $count } [1]
menu-change-rules = Changer les règles maison ? Tape y pour oui, sinon Entrée :
menu-which-rule = Laquelle ? 1 à { $count }, Entrée pour jouer :
menu-not-listed = « { $typed } » n’est pas dans la liste

## Qui est où

seats-player = { $count ->
    [1] Joueur
   *[other] Joueur { $number }
}
seats-bot = { $count ->
    [1] Bot
   *[other] Bot { $number }
}
seats-character = { $name } : { $about }
seats-empty = « { $seats } » a une place vide ; écris les places comme dans « me,bot,bot »
seats-count = l’enregistrement a { $count } places ({ $names }), pas { $given }
seats-stranger = « { $name } » n’est pas à cette table ; à cette place l’enregistrement a « { $known } »
seats-no-name = il manque le nom avant les deux-points de « :{ $kind } »
seats-no-bot = aucun bot « { $kind } » ne joue à { $game }. Il y a { $known }.
seats-no-bot-but = aucun bot « { $kind } » ne joue à { $game } ; tu veux dire « { $near } » ? Il y a { $known }.
seats-no-character = il n’y a pas de personnage « { $who } », seulement { $known }
seats-like-a-bot = « { $name } » passerait pour un bot ; choisis un autre nom

## Commencer et reprendre

start-chance-unknown = « { $chance } » n’est ni « verifiable » ni « by-hand »
start-seed-and-chance = une table a --seed ou --chance, pas les deux
start-option-form = « { $option } » n’a pas la forme nom=valeur
start-option-twice = { $option } est donné deux fois
start-in-the-record = l’enregistrement « { $file } » le dit déjà ; enlève-le avec --resume
start-other-game = c’est une partie de { $game }, pas de { $wanted }
start-over = cette partie est finie ; regarde-la avec « { $command } »
start-no-secret = le secret de ses dés manque, la partie ne peut donc pas reprendre

## Fichiers

file-folder = c’est un dossier ; donne un nom de fichier
file-exists = ce fichier existe déjà ; choisis un autre nom, ou reprends-le avec --resume
file-no-folder = il n’y a pas de dossier « { $folder } »
file-not-written = impossible d’écrire le fichier : { $reason }

## Revoir une partie

replay-how = { $at } sur { $count }  Entrée : suivant, b : retour, un nombre : y aller, q : quitter
replay-unknown = « { $typed } » n’est pas compris.
replay-goes-on = La partie continue ici : { $command }.
replay-chance = hasard

## Progression

progress-playing = Parties
progress-judging = Examen des échanges
progress-left = reste :
progress-a-second = { $rate } par seconde
progress-a-minute = { $rate } par minute
progress-interrupted = Interrompu après { $games } parties. La même commande continue avec elles.

## Plateaux

draw-yes = oui
draw-no = non
draw-out = sorti
draw-to-move = joue
draw-not-resting = veut négocier
draw-offer = Offre { $number } : { $maker } donne à { $to } { $give } contre { $get }.
draw-debt = { $seat } doit { MONEY($amount) } à { $creditors ->
    [bank] la banque
   *[other] { $creditors }
}.

## Finance

draw-legend-finance = On tourne dans le sens des aiguilles d’une montre, depuis le coin en bas à droite. Broa:A est à A ; dans les listes A3 a trois maisons, A- est hypothéqué, une propriété avec sa valeur est encore à vendre, et xxx est hors jeu. (A) est en prison.
draw-finance-space-start = DÉPART
draw-finance-space-chance = Chance
draw-finance-space-community-chest = Caisse
draw-finance-space-tariff = Douane
draw-finance-space-taxes = IMPÔTS
draw-finance-space-luxury = Luxe
draw-finance-space-jail = PRISON
draw-finance-space-go-to-jail = >PRIS.
draw-finance-leases = { $count ->
    [one] { $count } propriété
   *[other] { $count } propriétés
}
draw-finance-rides = { $count ->
    [one] { $count } passage gratuit
   *[other] { $count } passages gratuits
}
draw-finance-owes = doit { MONEY($amount) } à la banque
draw-finance-auctioneer = mène les enchères
draw-finance-round = { $limit ->
    [0] Manche { $round }
   *[other] Manche { $round } sur { $limit }
} ; { $leases ->
    [one] il reste { $leases } propriété à vendre.
   *[other] il reste { $leases } propriétés à vendre.
}
draw-finance-lot = Aux enchères : { $lease }, n° { $place } mis en vente parmi les { NAME($series, of: "series") }.
draw-finance-bid = { $call } { MONEY($bid) }, à { $bidder } ! { $warning } Il faut { MONEY($least) } pour passer devant.
draw-finance-call-going-once-for = Une fois à
draw-finance-call-going-twice-for = Deux fois à
draw-finance-call-and-sold-for = Adjugé à
draw-finance-warning-1 = C’est tout ?
draw-finance-warning-2 = Dernière occasion !
draw-finance-warning-3 = Le marteau est en l’air …
draw-finance-opening = « { $patter } » Mise à prix : { MONEY($least) }.
draw-finance-patter-0 = Mesdames et messieurs, qui dit mieux ?
draw-finance-patter-1 = Une belle adresse, et pas une fuite au toit.
draw-finance-patter-2 = On n’en imprime plus, de celles-là.
draw-finance-patter-3 = Ne la laissez pas au voisin pour trois sous.
draw-finance-stop = Proposition { $number } : { $maker } veut arrêter là. Doit accepter : { $waiting }.
draw-finance-plan = Proposition { $number } : { $maker } veut partager les { NAME($series, of: "series") }, { $shares }{ $holder ->
    [nobody] {""}
   *[other] , le tout chez { $holder }
}{ $count ->
    [0] {""}
   *[other]  ; { PAYMENTS($moneys) }
}. Doit accepter : { $waiting }.
draw-finance-shared = Les { NAME($series, of: "series") } sont partagés : { $shares }{ $holder ->
    [nobody] {""}
   *[other] , le tout chez { $holder }
}.
draw-finance-claim = { $amount ->
    [0] { $owner } peut réclamer à { $visitor } un passage gratuit sur { $lease }.
   *[other] { $owner } peut réclamer à { $visitor } { MONEY($amount) } de loyer pour { $lease }.
}
draw-finance-unclaimed = { $seat } peut encore encaisser { MONEY($amount) } ce tour-ci.

## Weigh Anchor

draw-legend-weigh-anchor = On tourne dans le sens des aiguilles d’une montre, depuis le coin en bas à droite. Rex:A est à A ; dans les listes A3 a trois ponts, A+ une suite, A- est hypothéqué, et un navire avec son prix est à vendre. (A) est en cale sèche.
draw-anchor-space-weigh-anchor = ANCRE
draw-anchor-space-chance = Chance
draw-anchor-space-community-chest = Caisse
draw-anchor-space-harbour-duties = Port
draw-anchor-space-light-dues = Phare
draw-anchor-space-graving-dock = CALE
draw-anchor-space-free-mooring = LIBRE
draw-anchor-space-go-to-graving-dock = >CALE
draw-anchor-deeds = { $count ->
    [one] { $count } navire
   *[other] { $count } navires
}
draw-anchor-stock = La banque a { $decks ->
    [one] { $decks } pont
   *[other] { $decks } ponts
} et { $suites ->
    [one] { $suites } suite
   *[other] { $suites } suites
}.{ $pot ->
    [0] {""}
   *[other] {" "}Il y a { MONEY($pot) } au mouillage libre.
}
draw-anchor-lot = Aux enchères : { $vessel }, { $bidder ->
    [nobody] pas encore d’offre
   *[other] { MONEY($bid) } par { $bidder }
}.
draw-anchor-for-sale = { $seat } peut acheter { $vessel } pour { MONEY($price) }.
draw-anchor-claim = { $owner } peut demander à { $lander } { MONEY($amount) } de loyer pour { $vessel }.

## Corner the Market

draw-legend-corner-the-market = ▶ la porte d’un marché, ☎ un téléphone et son numéro, a une option d’achat, v de vente ; ■ un corner, ★ le contrôle du marché.
draw-corner-square-cashier = CAISSE
draw-corner-square-flyer = Spéc.
draw-corner-square-exchange = Parqu.
draw-corner-square-corner = Corner
draw-corner-square-commission = Comm.
draw-corner-square-dividend = Divid.
draw-corner-square-advance-to-cashier = →Cais.
draw-corner-square-rest = ·
draw-corner-square-entrance = Entr.
draw-corner-square-buy = ACHAT
draw-corner-square-sell = VENTE
draw-corner-square-swap = TROC
draw-corner-square-open-trading = LIBRE
draw-corner-square-exit = Sort.
draw-corner-square-option-buy = a
draw-corner-square-option-sell = v
draw-corner-any = tout
draw-corner-crash = KRACH
draw-corner-year = { $count ->
    [0] au prochain pas du curseur, l’année finit
    [one] le curseur avance encore { $count } fois, puis l’année finit
   *[other] le curseur avance encore { $count } fois, puis l’année finit
}
draw-corner-closed = fermé
draw-corner-sells-at = vendu
draw-corner-pays = racheté
draw-corner-in-stock = en stock
draw-corner-seats = sièges
draw-corner-cash = argent
draw-corner-worth = valeur
draw-corner-bankrupt = ruiné
draw-time-winter = hiver
draw-time-spring = printemps
draw-time-summer = été
draw-time-autumn = automne
draw-time-january = janvier
draw-time-february = février
draw-time-march = mars
draw-time-april = avril
draw-time-may = mai
draw-time-june = juin
draw-time-july = juillet
draw-time-august = août
draw-time-september = septembre
draw-time-october = octobre
draw-time-november = novembre
draw-time-december = décembre

## Mariner's Compass

draw-legend-mariners-compass = A, B : expéditions ; a, b : leurs pions sur la boussole ; ✶ le pôle Nord, ⌂ la ville.

## The Monopolist

draw-legend-monopolist = Les anneaux sont déroulés : on avance vers la droite, et du bout droit on reprend à gauche. R1-04 est la cinquième case de l’anneau 1 depuis la gauche. ▲ l’araignée, ═ ses pattes.
draw-monopolist = Monopoliste
draw-monopolist-debt = { $seat } doit { $amount } à { $lender }.
draw-emblem-dollar = dollar
draw-emblem-spider = araignée
draw-emblem-plain = vide

## Ten-Up

draw-legend-ten-up = +1 une case TALLY ONE, −1 une case ONE (un point perdu), ⌂ une base ; on avance vers la droite ; les lettres sont les places.
draw-ten-up-points = sur { $goal }, reste { $left }

## Pit

draw-legend-pit = Le tableau montre les points, la dernière annonce et les cartes de chacun ; ▒ sont tes cartes, ★ est un corner.
draw-pit-hand = Tes cartes
draw-pit-hand-number = { $number ->
    [0] Avant la première donne
   *[other] Donne { $number }
}
draw-pit-round = tour { $number }
draw-pit-without-swap = { $count } sans échange
draw-pit-void = { $count } sans effet
draw-pit-heading = { $parts } : il faut { $target } points
draw-pit-called = dit { $number }
draw-pit-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
draw-pit-votes = veut annuler
draw-pit-dealer = donne
draw-pit-swap = { $one } et { $other } { $number }
draw-pit-swaps = Derniers échanges : { $swaps }
draw-pit-points = { $points } points
draw-pit-held-up = Montré : { $cards }
draw-pit-how = Pour en offrir { $number } : « { $offer } » ; jamais moins : « { $strict } ».

## L’effet d’une réponse sur l’argent

answer-costs = coûte { MONEY($sum) }
answer-brings = rapporte { MONEY($sum) }

## Livrets de règles

book-source = { $source }. Les mots sont les nôtres.
book-printed = imprimé dans l’original
book-ruling = notre interprétation
book-house = règle maison à cette table
book-rulings = Nos interprétations, là où l’original se tait ou se contredit
# $rules et $options sont tapés.
book-commands = { $rules } en montre une seule, { $options } les règles maison.
book-example = un exemple pour { $clauses }
book-invariant = vrai après chaque coup
book-range = Un nombre entier de { $least } à { $most }.
book-default = Habituel.
book-original = Dans l’original : { $part } ; { $kind }.
book-kind-compulsory = obligatoire
book-kind-optional = facultatif
book-kind-fact = fait
book-kind-advice = conseil
book-kind-compulsory-or-optional = obligatoire ou facultatif
book-our-ruling = Notre interprétation :
book-other = L’autre lecture :
book-no-other = aucune qui convienne au texte.
book-choose = Au choix :
book-also = Voir aussi { $clauses }.
book-in-english = Les règles elles-mêmes sont en anglais.
book-unknown = { $title } n’a pas de règle « { $rule } » ; la première est { $hint }
book-unknown-near = { $title } n’a pas de règle « { $rule } » ; voulais-tu dire { $hint } ?

## Leçons. Ce que l'on tape est le même dans toutes les langues.

learn-step = { $game }. { $lesson }, étape { $number } sur { $count }
learn-goal = But : { $goal }
learn-how = Réponds comme à toute table. En plus : 'hint' aide, 'goal' répète le but, 'board' montre le plateau, 'why' la règle, 'quit' quitte.
learn-answer = Tape : { $action }
learn-other = C'est permis, mais cela ne mène pas au but de cette étape. Tape 'goal' pour le relire.
learn-failed = Le but ne peut plus être atteint.
learn-again = Entrée pour réessayer cette étape :
learn-rules = { $count ->
    [one] La règle : { $rules }.
   *[other] Les règles : { $rules }.
}
learn-without = Une leçon n'a pas de '{ $command }' : les étapes sont courtes, et une erreur n'est jamais jouée.
learn-next-step = Entrée pour l'étape suivante :
learn-next = Entrée pour la leçon suivante, { $lesson } :
learn-left = Ta progression est gardée. Continue avec : { $command }
learn-all-done = Toutes les leçons sont faites. Fais une vraie partie : { $command }
learn-done = { $done } leçons faites sur { $count }.
learn-line = { $promise } { $minutes ->
    [one] 1 minute.
   *[other] { $minutes } minutes.
}
learn-is-done = Fait.
learn-begun = Commencé : l'étape { $number } sur { $count } vient ensuite.
learn-which = Quelle leçon ? 1 à { $count } [{ $default }]
learn-no-lessons = il n'y a pas de leçons pour '{ $game }'
learn-unknown = { $game } n'a pas de leçon '{ $lesson }' ; les leçons sont { $known }
learn-bad-file = ce n'est pas un fichier de leçons faites ; déplace-le pour recommencer
