### Ten-Up : questions, boutons, événements, fins, refus et noms.

goal = Gagne qui a 10 points en premier.
    .standing = Premier à { $goal } points : tu en as { $have }

## Questions

question-TEN-02 = Quelle couleur veux-tu ?
question-TEN-10 = Fais tourner les flèches
question-TEN-11 = Tu as obtenu { LIST($numbers) }. Lequel joues-tu d'abord ?
question-TEN-R03 = Avant de tourner : quelle flèche joueras-tu d'abord ?
question-TEN-12 = Fais tourner : qui commence ?
question-TEN-14 = Tu marques sur { NAME($table, of: "table") }. Avec quel jeton ?
question-TEN-14-enter = Tu marques sur { NAME($table, of: "table") }. Un autre jeton ?
question-TEN-21 = Tu perds un point. Quel jeton recule ?
question-TEN-25 = Tu marques un point. Où ?

## Boutons

action-spin = Faire tourner les flèches
action-play = Jouer { $number } d'abord
    .verb = Choisir un nombre …
action-enter = Nouveau jeton sur { NAME($table, of: "table") }
    .verb = Poser un jeton …
action-forward = Avancer { NAME($place, of: "place") }
    .verb = Avancer un jeton …
action-back = Reculer { NAME($place, of: "place") }
    .verb = Reculer un jeton …
action-refuse = Renoncer au point
action-announce = Commencer par la { NAME($arrow, of: "arrow") } flèche
    .verb = Choisir une flèche …
action-take = Jouer en { NAME($colour, of: "colour") }
    .verb = Choisir une couleur …

## Effets

effect-man_moved = { WHO($seat) ->
    [you] { $number }
   *[other] { SEAT($seat) } avance de { $number }
} { $square ->
    [tally] jusqu'à TALLY ONE
    [lose] jusqu'à LOSE ONE
    [base] jusqu'à une base
   *[plain] jusqu'à une case vide
}
effect-man_sent_home = { WHO($seat) ->
    [you] { SEAT($by) } te renvoie au départ
   *[other] { WHO($by) ->
        [you] renvoie
       *[other] { SEAT($by) } renvoie
    } { SEAT($seat) } au départ
}
effect-count_lost = { WHO($seat) ->
    [you] tu ne peux pas le marquer
   *[other] { SEAT($seat) } ne peut pas le marquer
}
effect-point_refused = tu perds le point
effect-points_made = { WHO($seat) ->
    [you] tu gagnes
   *[other] { SEAT($seat) } gagne
}
effect-points_gained = { WHO($seat) ->
    [you] { $points ->
        [one] tu marques { $points } point
       *[other] tu marques { $points } points
    }
   *[other] { $points ->
        [one] { SEAT($seat) } marque { $points } point
       *[other] { SEAT($seat) } marque { $points } points
    }
}
effect-points_lost = { WHO($seat) ->
    [you] { $points ->
        [one] tu perds { $points } point
       *[other] tu perds { $points } points
    }
   *[other] { $points ->
        [one] { SEAT($seat) } perd { $points } point
       *[other] { SEAT($seat) } perd { $points } points
    }
}

## Événements

event-colour_taken = { WHO($seat) ->
    [you] Tu joues en { NAME($colour, of: "colour") }.
   *[other] { SEAT($seat) } joue en { NAME($colour, of: "colour") }.
}
event-arrow_announced = { WHO($seat) ->
    [you] Tu commenceras par la { NAME($arrow, of: "arrow") } flèche.
   *[other] { SEAT($seat) } commencera par la { NAME($arrow, of: "arrow") } flèche.
}
event-spun = { WHO($seat) ->
    [you] Tu obtiens { $first } et { $second }.
   *[other] { SEAT($seat) } obtient { $first } et { $second }.
}
event-man_moved = { WHO($seat) ->
    [you] Tu avances de { $number }
   *[other] { SEAT($seat) } avance de { $number }
}{ $square ->
    [tally] , jusqu'à TALLY ONE
    [lose] , jusqu'à LOSE ONE
    [base] , jusqu'à une base
   *[plain] { "" }
}.
event-man_sent_home = { WHO($seat) ->
    [you] { SEAT($by) } te renvoie au départ.
   *[other] { WHO($by) ->
        [you] Tu renvoies
       *[other] { SEAT($by) } renvoie
    } { SEAT($seat) } au départ.
}
event-counter_entered = { WHO($seat) ->
    [you] Tu marques 1 point sur { NAME($place, of: "table") }.
   *[other] { SEAT($seat) } marque 1 point sur { NAME($place, of: "table") }.
}
event-counter_forwarded = { WHO($seat) ->
    [you] Tu marques 1 point : ton jeton sur { NAME($place, of: "table") } avance à { $to }.
   *[other] { SEAT($seat) } marque 1 point : un jeton sur { NAME($place, of: "table") } avance à { $to }.
}
event-counter_set_back = { WHO($seat) ->
    [you] Tu perds 1 point : ton jeton sur { NAME($place, of: "table") } recule à { $to }.
   *[other] { SEAT($seat) } perd 1 point : un jeton sur { NAME($place, of: "table") } recule à { $to }.
}
event-counter_removed = { WHO($seat) ->
    [you] Tu perds 1 point : tu reprends ton jeton sur { NAME($place, of: "table") }.
   *[other] { SEAT($seat) } perd 1 point et reprend son jeton sur { NAME($place, of: "table") }.
}
event-nothing_lost = { WHO($seat) ->
    [you] Tu n'as pas de point à perdre.
   *[other] { SEAT($seat) } n'a pas de point à perdre.
}
event-count_lost = { WHO($seat) ->
    [you] Tu n'as pas de jeton pour ce point ; il est perdu.
   *[other] { SEAT($seat) } n'a pas de jeton pour ce point ; il est perdu.
}
event-point_refused = { WHO($seat) ->
    [you] Tu ne poses pas d'autre jeton sur { NAME($table, of: "table") } et renonces au point.
   *[other] { SEAT($seat) } ne pose pas d'autre jeton sur { NAME($table, of: "table") } et renonce au point.
}
event-points_made = { WHO($seat) ->
    [you] Tu as { $points } points et tu gagnes !
   *[other] { SEAT($seat) } a { $points } points et gagne !
}
event-turns_ran_out = Après { $turns } tours, la partie se termine. Le meilleur score est { $points }.

## Fins

ending-points = { WHO($winners) ->
    [you] Tu as eu tous les points en premier.
   *[other] { SEATS($winners) } a eu tous les points en premier.
}
ending-turn-cap = { WHO($winners) ->
    [you] Il n'y a plus de tours, et tu as le plus de points.
   *[other] Il n'y a plus de tours, et { SEATS($winners) } a le plus de points.
}
ending-turn-cap-draw = Il n'y a plus de tours ; à égalité : { SEATS($winners) }.

## Refus

refusal-turn-not_yours = Un instant : { SEATS($waiting) } réfléchit.
refusal-colour-take = Choisis une couleur libre.
refusal-spin-for_lead = Fais tourner : le meilleur tirage commence.
refusal-spin-first = Fais d'abord tourner les flèches.
refusal-arrow-announce = Avant de tourner, choisis la flèche que tu joueras d'abord.
refusal-number-choose = Tu as obtenu { LIST($numbers) } : choisis lequel tu joues d'abord.
refusal-loss-set_back = Tu perds un point : choisis un de tes jetons à reculer.
refusal-counter-not_there = Tu n'as pas de jeton là ; choisis un des tiens.
refusal-gain-keep = Tu marques un point : avance un jeton, ou poses-en un.
refusal-tally-keep = Tu marques un point sur { NAME($table, of: "table") } : prends-le avec un jeton là-bas.
refusal-tally-other_table = Ce point compte sur { NAME($table, of: "table") }, à côté de ton pion : prends-le là.
refusal-tally-move_forward = Tu as un jeton au-dessous de { $top } sur { NAME($table, of: "table") } : avance-le d'abord.
refusal-tally-cannot_refuse = Tu ne peux renoncer que si tous tes jetons y sont sur { $top } ; avances-en un.
refusal-counter-at_top = Ce jeton est déjà sur { $top }, le plus haut ; prends le point autrement.
refusal-counter-none_in_hand = Tous tes jetons sont sur les tables ; avances-en un.

## Noms

colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
# « la première flèche »
arrow-first = première
arrow-second = seconde
table-t1 = la table en bas à droite
table-t2 = la table en haut à droite
table-t3 = la table en haut à gauche
table-t4 = la table en bas à gauche
place-t1-1 = le 1 en bas à droite
place-t1-2 = le 2 en bas à droite
place-t1-3 = le 3 en bas à droite
place-t1-4 = le 4 en bas à droite
place-t2-1 = le 1 en haut à droite
place-t2-2 = le 2 en haut à droite
place-t2-3 = le 3 en haut à droite
place-t2-4 = le 4 en haut à droite
place-t3-1 = le 1 en haut à gauche
place-t3-2 = le 2 en haut à gauche
place-t3-3 = le 3 en haut à gauche
place-t3-4 = le 4 en haut à gauche
place-t4-1 = le 1 en bas à gauche
place-t4-2 = le 2 en bas à gauche
place-t4-3 = le 3 en bas à gauche
place-t4-4 = le 4 en bas à gauche

## The page

## The board on the page

board-label = Piste ovale avec deux flèches
board-label-spun = Piste ovale ; les flèches indiquent { $one } et { $two }
board-moment = tour { $turns }
board-of = sur { $goal }
board-base = Base { $letter }
board-hand =
    { $count ->
        [one] reste { $count } jeton
       *[other] reste { $count } jetons
    }
board-square = Case { $index }
board-square-named = Case { $index }, { $name }
board-table-square = { $table }, case { $square }
board-counters-of = { $place } : jeton à { $names }
board-play = Jouer { $number } d’abord : { $square }
board-play-title = Jouer { $number } d’abord
board-enter-title = Marquer 1
board-forward-title = Avancer un jeton
board-back-title = Reculer un jeton
board-on-table = { $table }
board-on-place = { $table }, case { $square }
board-enter = Marquer 1 : { $table }
board-forward = Avancer un jeton : { $counter }
board-back = Reculer un jeton : { $counter }

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-colour_taken = { WHO($seat) ->
    [you] joues
   *[other] joue
} { NAME($colour, of: "colour") }
turn-spun = { WHO($seat) ->
    [you] obtiens
   *[other] obtient
} { $first } et { $second }
turn-man_sent_home =
    .by = { WHO($seat) ->
        [you] te renvoie au départ
       *[other] { WHO($by) ->
            [you] renvoies
           *[other] renvoie
        } { SEAT($seat) } au départ
    }
turn-counter_entered = { WHO($seat) ->
    [you] marques
   *[other] marque
} 1 point sur { NAME($place, of: "table") }
    .many = { WHO($seat) ->
        [you] marques
       *[other] marque
    } des points sur { LIST($place, of: "table") }
turn-counter_forwarded = { WHO($seat) ->
    [you] marques
   *[other] marque
} 1 point sur { NAME($place, of: "table") }
    .many = { WHO($seat) ->
        [you] marques
       *[other] marque
    } des points sur { LIST($place, of: "table") }
turn-counter_set_back = { WHO($seat) ->
    [you] perds
   *[other] perd
} 1 point sur { NAME($place, of: "table") }
turn-counter_removed = { WHO($seat) ->
    [you] perds
   *[other] perd
} 1 point sur { NAME($place, of: "table") }
turn-points_made = { WHO($seat) ->
    [you] gagnes
   *[other] gagne
} avec { $points } points

## Évaluation finale : ce qui compte, et comment

value-table = Points sur { NAME($table, of: "table") }
    .note = sur la case { $square }
