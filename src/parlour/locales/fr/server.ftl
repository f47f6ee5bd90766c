### Refus du serveur qui ne viennent d’aucun jeu : sur la page, dans les réponses HTTP et dans le terminal.

## Hasard. $seat est la lettre d’une place.

refusal-chance-bad_nonce = Cette contribution aux dés est abîmée : un nonce a 64 chiffres hexadécimaux.
refusal-chance-bad_pledge = Cette contribution aux dés est abîmée : un engagement a 64 chiffres hexadécimaux.
refusal-chance-early_nonce = Attends que tout le monde se soit engagé pour les dés.
refusal-chance-lapsed_nonce = La place { $seat } a manqué un lancer et ne contribue plus aux dés.
refusal-chance-late_nonce = La place { $seat } est arrivée trop tard pour contribuer aux dés.
refusal-chance-late_pledge = Il est trop tard pour contribuer aux dés de cette partie.
refusal-chance-no_pledge = La place { $seat } ne s’est pas engagée pour les dés.
refusal-chance-no_pledges = Personne ne peut contribuer aux dés à cette table.
refusal-chance-not_by_hand = Les dés de cette table roulent tout seuls.
refusal-chance-not_due = Aucun lancer ni tirage n’est attendu.
refusal-chance-not_verifiable = Personne ne peut contribuer aux dés à cette table.
refusal-chance-other_nonce = La place { $seat } s’est engagée pour une autre contribution aux dés.
refusal-chance-second_nonce = La place { $seat } a déjà contribué au prochain lancer.
refusal-chance-second_pledge = La place { $seat } s’est déjà engagée pour les dés.

## Discussion

refusal-chat-damaged = La discussion de cette table est abîmée, tu ne peux rien y ajouter. La partie continue.
refusal-lesson-only_answers = Une leçon n'accepte que des réponses : ni chat, ni bot remplaçant, ni retour en arrière.
refusal-lesson-other = C'est permis, mais cela ne mène pas au but de cette étape.
refusal-lesson-over = Cette étape est faite. Passe à la suivante.
refusal-lesson-wrong = Ce n'est pas le sujet de cette étape.
refusal-quota-lessons = Trop de leçons ont été ouvertes. Réessaie dans { $seconds } s.
refusal-text-length = Écris de 1 à { $most } caractères.

## Messages. $problem est technique, et toujours en anglais.

refusal-clock-answered = C’est déjà répondu.
refusal-command-bad = Ça ne marche pas : { $problem }
refusal-command-reused = Autre chose a été envoyé sous le même nom. Réessaie.
refusal-command-unknown = Le serveur ne connaît pas cette commande. Recharge la page.
refusal-message-hello = Tu es déjà connecté.
refusal-message-no_hello = Le serveur n’a pas compris qui tu es. Recharge la page.
refusal-message-other_version = Le serveur a une autre version. Recharge la page, ou installe cette version.
refusal-message-read_too_slowly = Ta connexion est trop lente. Recharge la page.
refusal-message-too_long = C’était trop long.
refusal-message-too_many = C’était trop à la fois. Attends un instant.
refusal-message-unreadable = Le serveur n’a pas pu lire ça : { $problem }

## Requêtes

refusal-http-error = { $status ->
    [404] Il n’y a rien à cette adresse.
   *[other] Le serveur a répondu par l’erreur { $status }.
}
refusal-input-bad = { $part ->
    [edition] Ce plateau ne marche pas : { $problem }
    [line] Cet enregistrement ne marche pas : { $problem }
    [position] Cette position ne marche pas : { $problem }
    [record] Cet enregistrement ne marche pas : { $problem }
   *[other] Ça ne marche pas : { $problem }
}
refusal-input-too_expensive = Ça demande trop de temps ou de mémoire au serveur. Essaie plus petit.
refusal-input-too_large = C’est trop gros.
refusal-input-too_often = C’était trop souvent. Attends une minute.
refusal-input-too_slow = La requête a mis trop longtemps à arriver. Réessaie.
refusal-me-unknown = Le serveur ne te connaît pas encore. Recharge la page ; un programme obtient un jeton avec POST /api/me.
refusal-metrics-no_key = Seule la personne qui gère le serveur peut lire ça.
refusal-origin-other = Cette requête vient d’un autre site.

## Noms

refusal-name-bot = Choisis un nom sans parenthèse à la fin : c’est réservé aux bots.
refusal-name-length = Un nom a de 2 à { $most } caractères.
refusal-name-mixed_scripts = Ce nom mélange des lettres : { LIST($scripts, of: "script") }. Écris-le dans un seul alphabet.
refusal-name-taken = { $name } ressemble à un nom déjà pris ici. Choisis-en un autre.

## Limites

refusal-quota-bytes = Les plateaux et positions de tes tables en cours peuvent faire { $kib } Kio en tout. Termine ou ferme d’abord une table.
refusal-quota-chat = Tu écris trop vite. Attends quelques secondes.
refusal-quota-chat_lines = La discussion de cette table est pleine, avec { $count } lignes.
refusal-quota-claims = Trop de places ont été prises depuis ton réseau. Réessaie dans { $seconds } s.
refusal-quota-entries = Le journal de cette partie est plein, avec { $count } lignes. Ouvre une autre table.
refusal-quota-public = Tu as { $count } tables publiques pas encore commencées ; { $most } sont permises. Commences-en ou fermes-en une, ou n’invite que tes amis.
refusal-quota-public_rate = Trop de tables publiques ont été ouvertes depuis ton réseau. Réessaie dans { $seconds } s.
refusal-quota-tables = Trop de tables ont été ouvertes. Réessaie dans { $seconds } s.
refusal-quota-unfinished = Tu as { $count } tables en cours ; { $most } sont permises. Termines-en ou fermes-en une d’abord.

## Enregistrements

refusal-replay-running = La partie n’est pas finie. Tu pourras voir l’enregistrement à la fin.
refusal-replay-unknown = Le serveur n’a plus cet enregistrement. Ouvre-le de nouveau.

## Tables

refusal-room-begun = La partie a commencé, ou la table est fermée.
refusal-room-not_host = Seul l’hôte de la table peut faire ça.
refusal-room-not_over = La revanche est possible quand la partie est finie.
refusal-room-not_seated = Seuls les joueurs de cette table peuvent faire ça.
refusal-room-not_started = La partie n’a pas encore commencé.
refusal-room-not_starting = Ce n’est possible que juste avant le début de la partie.
refusal-room-opened = Cette table est déjà ouverte.
refusal-room-rematched = Il y a déjà une revanche.
refusal-room-seats_free = La place { $seat } est encore libre : invite quelqu’un, ou ajoute un bot.
refusal-room-taken = Une autre table porte déjà ce nom.
refusal-room-unknown = Cette table n’existe pas, ou elle ne t’est pas ouverte.
refusal-view-hidden = La suite reste cachée jusqu’à ce que tu le fasses.

## Places. $seat est une lettre.

refusal-seat-bot_plays = Un bot joue pour toi. Reprends d’abord ta place.
refusal-seat-free = Personne n’occupe la place { $seat }.
refusal-seat-lost = Cette place n’est plus à toi.
refusal-seat-no_invitation = Cette invitation n’est pas pour cette place, ou elle a déjà servi.
refusal-seat-not_yours = La place { $seat } n’est pas à toi.
refusal-seat-taken = Cette place est prise, ou la partie a commencé.
refusal-seat-unknown = Cette place n’existe pas : choisis de A à { $last }.
refusal-seat-yours = Tu joues toi-même à cette place.

## Annuler

refusal-undo-not_asked = Personne ne t’a demandé d’annuler un coup.
refusal-undo-offered = Quelqu’un l’a déjà demandé.
refusal-undo-revealed = Tu ne peux rien annuler : quelque chose a été révélé depuis.

## Le serveur

refusal-server-busy = Le serveur est occupé. Réessaie dans quelques secondes.
refusal-server-closing = Le serveur redémarre. Réessaie dans un instant.
refusal-server-failed = Un problème est survenu sur le serveur. Réessaie dans un instant.
refusal-server-full = Il y a trop de monde. Réessaie dans un instant.
refusal-server-too_many_sockets = Tu as trop de tables ouvertes. Fermes-en une.
refusal-store-busy = Il se passe trop de choses à cette table. Réessaie.
refusal-store-changed = Le serveur a perdu ses tables et s’arrête.
refusal-store-damaged = { $part ->
    [chat] Cette table est abîmée (ligne de discussion { $number }) et ne peut pas s’ouvrir.
   *[entry] Cette table est abîmée (coup { $number }) et ne peut pas s’ouvrir.
}
refusal-store-other_rules = Cette table est intacte, mais cette version de Parlour ne peut pas l’ouvrir : { $problem }
refusal-store-unavailable = Le serveur n’a pas pu enregistrer ou lire ça. Réessaie dans un instant.

## Écritures

script-arabic = arabe
script-cyrillic = cyrillique
script-greek = grec
script-han = chinois
script-hangul = coréen
script-hebrew = hébreu
script-hiragana = hiragana
script-katakana = katakana
script-latin = latin
