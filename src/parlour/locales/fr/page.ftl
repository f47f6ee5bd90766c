### Texts of the web page outside the boards: start page, new table, lobby, action bar, log, menus, end, replay, rules,
### records and the lab.

language-name = Français

## The page

title = Parlour

## The header of every page but the table

# The main pages, for screen readers.
site-pages = Pages
# Names of pages in the header: one short word each.
site-play = Jouer
site-records = Parties
site-lab = Labo
site-rules = Règles
site-settings = Réglages

## Start page

start-your-turn = À toi de jouer
start-more = { $count ->
    [one] { $count } autre table
   *[other] { $count } autres tables
}
# Opens a table with bots at once. The same button for screen readers names the game.
start-play = Jouer
start-play-game = { start-play }: { $title }
# Leads to the form for a new table.
start-set-up = Préparer
start-set-up-game = { start-set-up }: { $title }
start-continue = Reprendre
start-waiting = { $count ->
    [0] Personne ne t’attend.
    [one] Une partie t’attend.
   *[other] { $count } parties t’attendent.
}
start-waits = à toi de jouer
start-all = Voir les { $count } tables
start-with = avec { $names }
start-public = Tables publiques
start-public-hint = Regarde, ou prends une place libre.
start-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
start-join = Rejoindre des amis
start-join-hint = Saisis un code ou un lien. Pas besoin de compte.
start-join-code = Code ou lien
start-join-button = Rejoindre
start-rules-of = Règles de { $title }
start-learn = Apprendre
start-learn-game = Apprendre { $title }
start-foot = Plateaux et cartes sont dessinés d’après les règles d’origine. Les parties reconstituées sont signalées.
start-players = { $least } à { $most } joueurs
start-players-exact = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
start-length = { $min } à { $max } min

## The state of a table in a list

status-gathering = en attente de joueurs
status-starting = va commencer
status-playing = en cours
status-over = terminée
status-closed = fermée

## Levels of bots

bot-easy = facile
    .about = Joue volontiers, souvent au hasard, et ne propose jamais d’échange.
bot-normal = normal
    .about = Joue raisonnablement et échange honnêtement.
bot-hard = difficile
    .about = Voit loin et laisse passer peu de choses.
bot-random = coups au hasard
    .about = Joue au hasard. Pour découvrir.
bot-trader = négociant
    .about = Achète de gros lots et guère plus.
bot-fixed-aim = objectif fixe
    .about = Vise une sorte dès la donne.
bot-never-trades = n’échange jamais
    .about = Joue raisonnablement mais refuse tout échange.

## New table

new-table-heading = Nouvelle table : { $title }
new-table-seats = Joueurs
new-table-who-me = Moi
new-table-who-here = Quelqu’un d’autre sur cet appareil
new-table-who-friend = Quelqu’un, par lien
new-table-who-bot = Un bot
new-table-seat = Joueur { $seat }
new-table-your-name = Joueur 1
new-table-seat-bot = Niveau du bot { $seat }
new-table-seat-character = Personnage du bot { $seat }
new-table-any-character = au sort
new-table-seat-name = Nom du joueur { $seat }
new-table-name = Nom
new-table-add-seat = Ajouter un joueur
new-table-remove-seat = Retirer le joueur { $seat }
new-table-edition = Édition
new-table-known-text = Le plateau et les montants viennent des règles d’origine.
new-table-known-public = Le plateau et les montants viennent de sources publiques.
new-table-known-reconstructed = Ce qu’aucune source ne décrit est reconstitué et signalé.
new-table-custom-choose = Ta propre édition (.toml)
new-table-custom-another = Choisir un autre fichier
new-table-custom-begin = Télécharger notre édition
new-table-custom-hint = Un fichier TOML avec ton plateau, tes cartes ou tes prix, par exemple une copie modifiée du nôtre.
new-table-custom-reading = Lecture du fichier…
new-table-custom-file = { $name } ({ $players })
new-table-custom-remove = Retirer
new-table-custom-remove-named = Retirer { $title }
new-table-custom-removed = Ton édition a été retirée.
new-table-custom-empty = Le fichier est vide.
new-table-custom-too-large = Le fichier fait { $size } Ko. Une édition peut faire au plus { $limit } Ko.
new-table-custom-not-text = Ce n’est pas un fichier texte en UTF-8. Choisis le fichier .toml d’une édition.
new-table-custom-unreadable = Le navigateur ne peut pas lire ce fichier. Choisis-le à nouveau.
new-table-silent = Quand les règles d’origine ne disent rien
new-table-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
new-table-preset = Variante
new-table-usual = Partie complète
# Behind the name of the version that most people play.
new-table-usual-mark = habituel
# How fast bots act in a game without turns.
new-table-pace = Rythme des bots
new-table-pace-gentle = Tranquille
    .about = Tu as le temps de réfléchir.
new-table-pace-brisk = Vif
    .about = Comme des gens autour d’une table.
new-table-pace-wild = Effréné
    .about = Plus vite que tu ne peux lire.
new-table-rules = Règles maison
new-table-rules-hint = Là où les anciennes règles sont floues ou se contredisent, choisis comment vous jouez.
new-table-changed = { $count ->
    [0] aucune modifiée
    [one] { $count } modifiée
   *[other] { $count } modifiées
}
new-table-clock = Pendule
new-table-no-clock = Sans pendule
new-table-per-move = { $time } par coup
new-table-public = Table publique
new-table-public-hint = Tout le monde peut regarder ou prendre une place libre.
new-table-open = Créer la table
new-table-back = Retour

## Lobby: before a game starts

lobby-heading = Une partie de { $title }
lobby-taken = { $taken } places prises sur { $of }.
lobby-free = Place libre
lobby-free-hint = pour un ami ou un bot
# Who sits on a seat, below the name.
lobby-bot = bot
lobby-you = toi
lobby-you-host = toi, hôte
lobby-person = joue avec toi
# Above the game in three sentences.
lobby-how = Le principe
lobby-private = Privée : il faut le lien ou le code pour entrer.
lobby-bots = Bots à ajouter
lobby-add = Ajouter
lobby-add-bot = Ajouter { $name }
lobby-invite = Inviter des amis
lobby-invite-hint = Fais scanner, envoie le lien ou dicte le code.
lobby-share = Partager
lobby-seat-link = Lien pour cette place
lobby-watch-link = Lien pour regarder
lobby-link-any = Lien pour une place libre
lobby-fill = { $count ->
    [one] Ajouter { $count } bot et commencer
   *[other] Ajouter { $count } bots et commencer
}
lobby-close = Fermer la table
lobby-close-text = La table est fermée pour tout le monde et ne peut pas rouvrir.
gathering-invite = Copier le lien
gathering-copied = Copié
gathering-qr = Code QR
gathering-qr-of = Code QR avec le lien pour le joueur { $seat }
gathering-link-of = Lien pour le joueur { $seat }
gathering-link-watch = Lien pour regarder
gathering-seat-bot = Ajouter un bot
gathering-send-away = Retirer
gathering-start = Commencer à { $count }
gathering-wait-for-host = La partie commence quand toutes les places sont prises.
gathering-copied-link = Lien copié.
gathering-selected-link = Ce navigateur ne laisse pas la page copier. Le lien est sélectionné : appuie sur Ctrl+C, ou ⌘C sur Mac.
gathering-sit = Prendre place
gathering-your-name = Ton nom

## Joining a table by link or code

join-looking = Recherche de la table…
join-not-open = Cette invitation ne marche pas
join-to-host = { $host } t’invite à jouer à { $title }
join-to = Rejoins une partie de { $title }
# What kind of game it is, such as 'An auction game', and its year.
join-kind = { $kind }, { $year }. Pas besoin de compte.
join-host = t’invite
join-free = peut-être pour toi
join-players = Joueurs
join-length = Durée
join-full = Toutes les places sont prises, ou la partie a commencé.
join-watch = Juste regarder

## Action bar

bar-your-turn = À toi
bar-waits-for = On attend { $names }
bar-watching = Tu regardes
bar-over = La partie est finie
bar-nobody = Échange maintenant !
bar-choose = { $what } : choisis
bar-cancel = Annuler
bar-sum = Montant
bar-why = Pourquoi ? { $clause }
bar-why-kind = Pourquoi ? { $clause }, { $kind }
bar-more = Autres choix
bar-not-now = Pourquoi je ne peux pas… ?
bar-costs = coûte { MONEY($sum) }
bar-costs-from = dès { MONEY($sum) }
bar-leaves = il te reste { MONEY($sum) }
bar-brings = rapporte { MONEY($sum) }
bar-brings-up-to = rapporte jusqu’à { MONEY($sum) }
bar-fast = Avance rapide
bar-fast-hint = jusqu’à ton tour
bar-all-open = Rien n’est bloqué : tu peux faire tout ce que ce jeu permet.
bar-space-key = Espace

## Labels of buttons for actions that several games have


## Names of fields in a form for an action

field-series = Groupe
field-holder = Tout revient à
field-shares = Parts
field-moneys = Compensations
field-number = Combien
field-count = Combien
field-amount = Montant
field-price = Prix unitaire
field-commodity = Marchandise
field-seller = De
field-buyer = À
field-player = Avec
field-cards = Cartes
field-floor = Au moins
field-to = À
field-visitor = Visiteur
field-lease = Bail
field-vessel = Navire
fields-unknown = Cette page est plus ancienne que le serveur. Recharge-la.
fields-percent = { $name }, %
fields-gets = { $name } reçoit (moins de 0 : paie)
fields-propose = Proposer

## Connection

connection-connecting = Connexion…
connection-waiting = Connexion perdue. Nouvel essai…
connection-closed = Tu ne peux pas ouvrir cette table
connection-online = En ligne
connection-no-server = Le serveur ne répond pas. Tourne-t-il encore ?
connection-error = Le serveur a renvoyé l’erreur { $status }.
connection-only-looking = Tu ne peux que regarder cette table.

## Log and chat

log-log = Journal
log-tape = Fil
log-chat = Chat
log-chat-count = Chat ({ $count })
chat-empty = Dis bonjour.
log-say = Écris à la table
log-send = Envoyer
log-empty = Il ne s’est encore rien passé.
log-newest = Plus récent
log-mine = Mes tours seulement
# Shows the rule behind a step of a turn.
log-why = Pourquoi ?
# A turn: a player, and what they did, as a list. The parts are the texts turn-… of the game.
log-turn = { $name } { $parts }
# The reader at the beginning of such a line.
log-you = Tu
# How an auction ended.
log-won = { $seat_is ->
    [you] { $name } remportes { $thing } pour { MONEY($amount) } après { $bids ->
        [one] une enchère
       *[other] { $bids } enchères
    }
   *[other] { $name } remporte { $thing } pour { MONEY($amount) } après { $bids ->
        [one] une enchère
       *[other] { $bids } enchères
    }
}

## Trade sheet

trade-heading = Proposer un échange
trade-counter = Contre-offre au n° { $number }
trade-with = Avec
trade-you-give = Tu donnes
trade-you-get = Tu reçois
trade-cash = Argent
trade-send = Envoyer l’offre
trade-nothing = rien
trade-pick-something = Choisis ce que tu donnes ou reçois.
trade-summary = Tu donnes { $give } et tu reçois { $get }.
trade-waiting = On attend { $name }…
trade-offer-sum = Proposer { MONEY($sum) }
trade-ask-sum = Demander { MONEY($sum) }
trade-offer-even = Proposer sans argent
trade-change = Modifier
trade-let-go = Laisser tomber
trade-trade-with = Échange avec { $name }
trade-your-offer = ton offre
trade-revision = ta contre-offre à l’offre { $number }
trade-in-tray = Dans l’offre
trade-drop = Touche, ou fais glisser ici
trade-add = À ajouter
trade-some = { $number ->
    [0] { $of } en tout
   *[other] { $number } sur { $of }
}
trade-less = Moins d’argent
trade-more = Plus d’argent
trade-slide = Curseur d’argent
trade-effect-heading = Ce que ça change
trade-effect-all = { $seat_is ->
    [you] Tu complètes : { $name }.
   *[other] { $seat } complète : { $name }.
}
trade-effect-breaks = { $seat_is ->
    [you] Tu n’as plus au complet : { $name }.
   *[other] { $seat } n’a plus au complet : { $name }.
}
trade-effect-count = { $name } : { $have } sur { $of }

## Seats

seat-you = Toi
seat-goods = Ce que je possède
seat-thinks = doit jouer
seat-bot = bot
seat-bot-plays = un bot joue
seat-said = { $name } a dit : « { $text } »
seat-clock = Temps restant

## Menu of a table

menu-undo = Annuler le coup
menu-undo-asked = { $names_count ->
    [one] { $names } veut annuler le dernier coup.
   *[other] { $names } veulent annuler le dernier coup.
}
menu-undo-sent = Tu as demandé à annuler le dernier coup. On attend { $names }.
menu-undo-done = Tout le monde est d’accord : le coup est annulé.
menu-undo-declined = Quelqu’un a dit non : le coup reste.
menu-undo-lapsed = La partie a continué : ta demande d’annulation ne compte plus.
menu-agree = D’accord
menu-disagree = Non
menu-hand = Laisser un bot jouer pour moi
menu-take-back = Rejouer moi-même
menu-leave = Quitter ; un bot prend ta place
menu-leave-asked = Quitter cette partie ?
menu-leave-final = Un bot joue à ta place jusqu’à la fin. Tu peux encore regarder, mais pas revenir.
menu-leave-yes = Quitter
menu-record = Télécharger mon enregistrement
menu-rules = Règles
in-short-open = Le jeu en bref
in-short-rules = Toutes les règles
in-short-to-table = À la table
in-short-loading = Chargement du résumé …
menu-theme = Thème
menu-sound-on = Activer le son
menu-sound-off = Couper le son
menu-fast-on = Passer les animations
menu-fast-off = Montrer les animations
menu-full = Plein écran
menu-more = Plus
menu-home = Tous les jeux
menu-language = Langue
menu-title-home = { title } : { menu-home }

## Settings

settings-back = Retour à la table
settings-name = Mon nom
settings-name-hint = Les autres le voient aux nouvelles tables.
settings-saved = Tout est enregistré aussitôt, dans ce navigateur.
settings-section-look = Langue et apparence
settings-section-pace = Son et rythme
settings-section-keys = Clavier
settings-language-hint = Les noms de navires et de rues restent tels qu’imprimés.
settings-theme-system = Auto
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-text = Taille du texte
settings-text-normal = Normale
settings-text-large = Grande
settings-text-largest = Très grande
settings-sound = Son
settings-sound-hint = Les dés, les pièces et la cloche.
settings-volume = Volume
settings-pace = Vitesse des bots
settings-pace-gentle = Calme
settings-pace-normal = Normale
settings-pace-fast = Rapide
settings-pace-hint-gentle = Chaque coup reste visible environ deux secondes.
settings-pace-hint-normal = Chaque coup reste visible environ une seconde.
settings-pace-hint-fast = Les coups s’affichent dès qu’ils arrivent, sans animations.
settings-motion = Mouvement
settings-motion-system = Auto
settings-motion-full = Complet
settings-motion-none = Aucun
settings-motion-hint-system = Auto suit ton appareil.
settings-motion-hint-full = Les pions avancent, les dés roulent, les cartes se retournent.
settings-motion-hint-none = Les pions sautent à leur place.
settings-shortcuts = Raccourcis
settings-shortcuts-hint = Une touche, une action, la même toute la partie. Désactivés tant que tu n’en veux pas.
# Names of keys. Letters are keys of the keyboard and are not translated.
settings-key-answer-keys = 1, 2, 3…
settings-key-answer = la réponse dont le bouton montre la touche
settings-key-main = le bouton plein
settings-key-fast = passer jusqu’à mon tour
settings-keys-note = Ce qui est définitif n’a pas de touche et demande confirmation.

## Questions before something that cannot be undone

confirm-title = { $what } ?
confirm-final = Tu ne pourras pas annuler.
confirm-no = Revenir

## Passing a shared device

hand-over-heading = Passe l’appareil à { $name }
hand-over-hint = Les cartes restent cachées jusqu’à ce que tu sois là.
hand-over-ready = Je suis { $name }

## Problems

problem-again = Réessayer
problem-home = Tous les jeux

## Boards

squares-list = Le plateau sous forme de liste
squares-not-here = Cases que tu ne peux pas choisir maintenant
squares-place = { $name }.

## Replay

replay-heading = Revoir
replay-of = Revoir : { $title }
replay-loading = Chargement de la partie…
replay-jump-start = Au début
replay-jump-turnBack = Un tour en arrière
replay-jump-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-jump-forward = Un coup en avant
replay-jump-turnOn = Un tour en avant
replay-jump-end = À la fin
replay-pace = Vitesse
replay-times = { $pace }×
replay-eyes = Vu par
replay-onlooker = tout le monde
replay-scrub = Coup de la partie
replay-moment = coup { $at } sur { $last }
replay-where = Coup { $at } sur { $last }, tour { $turn }
replay-tab-log = Journal
replay-tab-points = Tournants
replay-no-points = Cette partie n’a pas eu de tournant.
replay-go-to = Aller au coup { $moment }
replay-go-to-point = Aller au coup { $moment } : { $text }
replay-play-on = Continuer à partir d’ici
replay-play-on-hint = Ouvre une nouvelle table à ce coup. L’enregistrement reste tel quel.
replay-is-over = Ici, la partie est finie. Reviens en arrière pour continuer.
replay-you-play = Tu joues
replay-others = Niveau des autres
replay-open = Créer la table
replay-keys = Les flèches avancent d’un coup, avec Maj d’un tour entier ; Espace lance la lecture ; Début et Fin vont aux extrémités.
replay-share = Copier le lien vers ce coup
replay-shared = Lien copié
replay-end-link = Le résultat
replay-unknown = Ce navigateur n’a pas cet enregistrement. Ajoute son fichier.

## End of a game

end-heading = Le résultat
end-winner = Victoire : { $names }
end-nobody = Personne n’a gagné
end-goes-on = Cette partie n’est pas finie
end-you = Toi
end-wins-with = { $winner_is ->
    [you] Tu gagnes avec { $worth }
    [several] { $names } : victoire avec { $worth }
   *[other] { $names } gagne avec { $worth }
}
end-behind = Tu finis { $rank }e, à { $by } de la tête.
end-of = { $title }, { $seats } joueurs, { $turns } tours
end-won = victoire
end-rank = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}
end-valuation = Le calcul
end-total = Total
end-over = Fortune au fil de la partie
end-chart-hint = Fortune au fil de la partie : une ligne par joueur ; les chiffres sont dans le tableau dessous
end-as-table = En tableau
end-at-start = début
end-move = Coup
end-how = Voir le bilan
end-luck = Chance
end-luck-hint = Ce que les dés et les cartes ont apporté, par rapport à la moyenne.
end-luck-counting = Comparaison de chaque lancer avec la moyenne…
end-luck-none = La chance n’a changé la fortune de personne.
end-deals = Échanges
end-deals-hint = Combien de fois chaque côté gagne sans l’échange, et avec : des bots ont joué la suite avec les mêmes dés.
end-deals-counting = On joue la suite des plus gros échanges, avec et sans eux…
end-deals-left = { $count ->
    [one] { $count } échange laissé de côté pour gagner du temps.
   *[other] { $count } échanges laissés de côté pour gagner du temps.
}
end-deal-chance = gagne { $without } % sans, { $after } % avec
end-deal-unsure = incertain
end-rematch = Revanche
end-to-rematch = Aller à la revanche
end-record = Télécharger la partie
end-dice-heading = Dés
end-check = Revérifier
end-checked = Vérifié { $times } fois
end-checking = Vérification des dés dans ce navigateur…
end-details = Ce qui a été vérifié
end-seal = Sceau { $digits }.
end-verify-hint = Ce navigateur vérifie les dés. Pour vérifier aussi chaque coup, lance « parlour verify FILE » sur n’importe quel ordinateur.
end-verdict-honest = Dés honnêtes
    .text = { $draws } lancers et tirages viennent d’un secret scellé avant le premier, et ce navigateur a vu la même partie.
end-verdict-sound = Dés cohérents
    .text = { $draws } lancers et tirages viennent du secret scellé. Un fichier ne peut pas tout montrer.
end-verdict-forged = Dés truqués
    .text = Quelque chose a été modifié dans cet enregistrement. Regarde ce qui a été vérifié.
end-verdict-open = Ces dés ne peuvent pas être vérifiés ici
    .text = Regarde plus bas ce qui manque.
end-result-ok = ok
end-result-bad = faux
end-result-open = en suspens
end-check-form = Fichier
end-check-board = Plateau
end-check-secret = Secret
end-check-nonces = Nonces
end-check-draws = Lancers et tirages
end-check-rest = Autres tirages
end-check-commitment = Scellé avant
end-check-leftOut = Aucun nonce oublié
end-check-unchanged = Rien de modifié
end-check-uncut = Pas d’autre fin
end-finding = { $check } : { $text }.
end-finding-line = { $check } : { $text }, ligne { $line }.

## Wealth in what a game counts

worth-money = { MONEY($value) }
worth-counters = { $value ->
    [one] { $value } jeton
   *[other] { $value } jetons
}
worth-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
worth-squares = { $value ->
    [one] { $value } case
   *[other] { $value } cases
}

## Rules

rules-heading = Règles de { $title }
rules-after = Avec nos mots, d’après : { $source }.
rules-loading = Chargement des règles…
rules-stamp-printed = imprimé
rules-stamp-ruling = interprété
rules-stamp-house = règle maison
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle trouvée.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
rules-nothing = Aucune règle trouvée.
rules-contents = Sommaire
rules-readings = Interprétations
rules-readings-hint = Là où les règles d’origine sont floues : comment nous jouons, et l’autre lecture.
rules-options = Règles maison
rules-default = habituel
rules-usually = d’habitude { $value }
rules-close = Fermer
rules-here = à cette table
rules-now = Ici : { $value }.
rules-fixed = Les règles maison se choisissent en créant la table. Elles ne changent plus ensuite.
# Followed by a reference into the original rules, in English.
rules-original = Dans l’original :
rules-in-english = Les règles elles-mêmes sont en anglais.
rules-also = Voir aussi
rules-in-book = Lire dans le livret
rules-otherwise = L’autre lecture :
rules-example = Exemple.
rules-examples = { $count ->
    [one] { $count } exemple
   *[other] { $count } exemples
}
rules-kind-compulsory = obligatoire
rules-kind-optional = facultatif
rules-kind-fact = fait
rules-kind-advice = conseil
rules-kind-compulsory-or-optional = obligatoire ou facultatif
rules-board = D’où vient le plateau
rules-board-hint = Chaque nom, montant et case du plateau a sa source. Si tu possèdes l’original, tu peux remplacer nos éléments.
rules-part = Partie
rules-of = Quoi
rules-from = Source
rules-all = tout
rules-mark-text = imprimé
rules-mark-public = public
rules-mark-reconstructed = reconstitué
rules-mark-hint-text = figure dans les règles d’origine, ou en découle
rules-mark-hint-public = trouvé dans des sources publiques
rules-mark-hint-reconstructed = de nous, en accord avec ce qu’on sait

## Records

records-heading = Parties enregistrées
records-hint = Tes parties finies, et les enregistrements que tu ajoutes. Ceux-ci restent dans ce navigateur.
records-bring = Ajouter un enregistrement
records-drop = ou dépose des fichiers ici
records-reading = Vérification coup par coup…
records-taken = { $name } a été ajouté.
records-refused = { $name } n’a pas été ajouté : { $problem }
records-empty = Le fichier est vide.
records-no-record = Ce n’est pas un enregistrement de Parlour. Un enregistrement commence par la ligne « parlour record 1 ».
records-damaged = Ligne { $line } : { $problem }.
records-too-long = Le fichier est trop long pour un enregistrement : il dépasse quatre millions de caractères.
records-game = Jeu
records-every = Tous les jeux
records-search = Chercher un nom
records-none = Encore rien ici. Les parties que tu finis apparaîtront ici.
records-none-found = Aucun enregistrement trouvé.
records-played = jouée ici
records-brought = ajoutée
records-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
records-download = Télécharger
records-remove = Retirer
records-of = { $what } : { $title } { $id }

## The lab

lab-heading = Le labo
lab-what = Des bots jouent des milliers de parties, et Parlour compte. Le labo tourne dans un terminal, sur tout ordinateur où Parlour est installé.
lab-way-win = Qui gagne, et comment
    .text = Beaucoup de parties avec les mêmes règles. La même graine donne les mêmes parties, quel que soit le nombre de processeurs.
lab-way-compare = Ce que change une règle maison
    .text = Deux jeux de règles avec les mêmes dés, et ce qui diffère à coup sûr.
lab-way-tournament = Quel bot est le meilleur
    .text = Chaque paire joue à toutes les places avec les mêmes dés ; chaque note indique son degré de certitude.
lab-way-explain = Ce qui a fait basculer une partie
    .text = Comment la fortune a évolué coup par coup, qui a eu de la chance et quel coup a tout décidé. Télécharge un enregistrement depuis n’importe quelle table.
lab-way-report = Une page à montrer
    .text = Graphiques et tableaux de tous tes résultats, dans un seul fichier qui marche hors ligne.
lab-more = Chaque commande a --help.

## Vérification des dés

fair-form = { $lines } lignes, dont les empreintes s’enchaînent
fair-unbound = ces dés sont « { $kind } » : personne n’était lié par eux
fair-secret-closed = le secret n’est pas encore révélé ; il le sera à la fin de la partie
fair-secret-form = un secret a 64 chiffres hexadécimaux minuscules
fair-secret-other = ce n’est pas le secret auquel la table était liée avant la partie
fair-secret-ok = le secret est celui auquel la table était liée avant la partie
fair-secret-missing = le secret manque
fair-board-ok = le plateau et les cartes sont ceux que nomme l’en-tête
fair-board-missing = le fichier de l’édition { $edition } manque
fair-nonces-ok = les promesses et les nombres aléatoires sont en ordre et concordent
fair-draw-unknown = cette page ne connaît pas les faces de « { $what } »
fair-draw-bad = « { $text } » ne découle pas du secret et des nombres aléatoires
fair-draws-ok = { $draws } tirages découlent du secret et des nombres aléatoires
fair-draws-rules = { $draws } tirages demandent les règles : utilise « parlour verify »
fair-pledge-late = une promesse après le début de la partie
fair-pledge-after-nonce = une promesse après la révélation d’un nombre aléatoire
fair-pledge-twice = la place { $seat } fait deux promesses
fair-pledge-form = une promesse a 64 chiffres hexadécimaux minuscules
fair-nonce-form = un nombre aléatoire a 64 chiffres hexadécimaux minuscules
fair-nonce-unpledged = la place { $seat } n’a promis aucun nombre aléatoire
fair-nonce-twice-before = la place { $seat } révèle deux nombres aléatoires avant la partie
fair-nonce-other = ce n’est pas le nombre aléatoire que la place { $seat } a promis
fair-nonce-none = la place { $seat } n’avait révélé aucun nombre aléatoire au début de la partie
fair-nonce-lapsed = la place { $seat } a laissé passer un tirage sans nombre aléatoire et n’en donne plus
fair-nonce-twice = la place { $seat } donne deux nombres aléatoires pour un tirage
fair-nonce-not-next = ce n’est pas le prochain nombre aléatoire de la place { $seat }
fair-without-commitment = seul celui qui a donné un nombre aléatoire et garde un journal sait que l’engagement est venu avant
fair-without-leftOut = seul l’expéditeur sait si un nombre aléatoire a été omis
fair-without-unchanged = seul un journal de la partie montre que rien n’a changé depuis
fair-without-uncut = seul un journal jusqu’à la fin montre qu’il n’y a pas eu d’autre fin
fair-log-other = le journal de ce navigateur est celui d’une autre partie
fair-log-commitment = { $seats ->
    [one] ce navigateur avait l’engagement avant les nombres aléatoires de { $seats } place
   *[other] ce navigateur avait l’engagement avant les nombres aléatoires de { $seats } places
}
fair-log-nonces = toute promesse et tout nombre aléatoire vus ou envoyés par ce navigateur sont dans l’enregistrement
fair-log-unchanged = { $lines } lignes sont telles que ce navigateur les a notées en jouant
fair-log-end = ce navigateur a vu la même fin
fair-log-stops = le journal de ce navigateur s’arrête avant la fin
fair-log-other-commitment = ce navigateur a vu un autre engagement au début de la partie
fair-log-other-header = ce navigateur a vu un autre en-tête au début de la partie
fair-log-cut = l’enregistrement s’arrête avant cette ligne ; ce navigateur a vu ici « { $text } »
fair-log-saw = ce navigateur a vu ici « { $text } »
fair-log-left-out = ce navigateur a envoyé « { $text } » avant cette ligne, et l’enregistrement ne l’a pas
fair-record-first = ce n’est pas un enregistrement de Parlour : il ne commence pas par « { $line } »
fair-record-header-cut = l’en-tête est coupé : une ligne vide le termine
fair-record-header-line = une ligne de l’en-tête n’est pas « nom: valeur »
fair-record-header-value = la valeur de « { $name } » est illisible
fair-record-line = ce n’est pas « NUMÉRO QUI COUP  #EMPREINTE » ; l’enregistrement est abîmé ou coupé ici
fair-record-number = le numéro { $due } est attendu, pas { $number }
fair-record-hash = l’empreinte ne convient pas : cette ligne, ou une ligne avant elle, a été modifiée

# Les leçons d’un jeu : la vue d’ensemble et le guide à côté de la table.
lessons-of = Leçons de { $title }
lessons-count = { $count ->
    [one] Une leçon, { $minutes } min. C’est une vraie table avec les vraies règles.
   *[other] { $count } leçons, { $minutes } min en tout. Chacune est une vraie table avec les vraies règles.
}
lessons-progress = { $done } sur { $of } terminées
lessons-all-done = Les { $of } sont terminées
lessons-none = Il n’y a pas encore de leçons pour ce jeu.
lessons-done = Terminée
lessons-at = Étape { $step } sur { $of }
lessons-minutes = { $minutes } min
lessons-line = { $number }, { $title } : { $state }
lessons-start = Commencer
lessons-go-on = Continuer
lessons-play = Passer à une vraie partie
lessons-all = Tous les jeux
lessons-all-of = Toutes les leçons
in-short-first-lesson = Commencer la première leçon
in-short-next-lesson = Continuer les leçons
guide-label = Guide
guide-place = Leçon { $number } sur { $of }
guide-minutes = environ { $minutes } min
guide-step = Étape { $number } sur { $of }
guide-not-yet = Pas encore : rien n’a changé.
guide-done = Réussi !
guide-failed = D’ici, le but n’est plus possible. Recommence cette étape.
guide-look = Regarde ce qui est marqué : sur le plateau et parmi les boutons au-dessous.
guide-hint = Donne-moi un indice
guide-hint-more = Encore un indice
guide-why = Les règles en question :
guide-next = Étape suivante
guide-next-lesson = Leçon suivante : { $title }
guide-all-done = Toutes les leçons sont terminées
guide-again = Recommencer
guide-leave = Quitter
