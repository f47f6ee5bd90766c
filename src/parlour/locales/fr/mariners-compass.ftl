### Mariner's Compass : questions, boutons, événements, fins, refus et noms.

goal = Arrive en premier au pôle Nord.
    .standing = Premier au pôle Nord : { $left ->
        [0] tu y es
        [one] encore { $left } case
       *[other] encore { $left } cases
    }

## Questions

question-MAR-06 = Quelle ville et quelle couleur veux-tu ?
question-MAR-07 = Fais tourner : qui commence ?
question-MAR-08 = Fais tourner les flèches
question-MAR-09 = Tu as obtenu { LIST($numbers) }. Lequel prends-tu ?
question-MAR-14 = Où va ton expédition ?

## Boutons

action-spin = Faire tourner les flèches
action-play = Avancer de { $number } sur la boussole
    .verb = Choisir un nombre …
action-go = Aller { NAME($direction, of: "direction") }
    .verb = Choisir une direction …
action-stay = Rester sur place
action-start = Partir de { NAME($city, of: "city") }, en { NAME($colour, of: "colour") }
    .verb = Choisir une ville et une couleur …

## Effets

effect-small_man_entered = boussole : { NAME($space, of: "space") }
effect-small_man_moved = boussole : { NAME($space, of: "space") }
effect-small_man_displaced = { WHO($seat) ->
    [you] t'envoie
   *[other] envoie { SEAT($seat) }
} { NAME($space, of: "space") } de la boussole
effect-met_on_north = tu rejoues
effect-expedition_moved = { WHO($seat) ->
    [you] { NAME($direction, of: "direction") }
   *[other] { SEAT($seat) } va { NAME($direction, of: "direction") }
}
effect-move_lost = { WHO($seat) ->
    [you] ton expédition ne peut pas avancer
   *[other] { SEAT($seat) } ne peut pas avancer
}
effect-expedition_stayed = ton expédition reste sur place
effect-pole_reached = { WHO($seat) ->
    [you] tu gagnes
   *[other] { SEAT($seat) } gagne
}
effect-pole_distance = { $left ->
    [0] au pôle
    [one] { $kind ->
        [same] toujours à { $left } case du pôle
       *[new] à { $left } case du pôle
    }
   *[other] { $kind ->
        [same] toujours à { $left } cases du pôle
       *[new] à { $left } cases du pôle
    }
}
effect-pole_within = { $left ->
    [0] tu peux atteindre le pôle
    [one] { $kind ->
        [same] au mieux, toujours à { $left } case du pôle
       *[new] au mieux, à { $left } case du pôle
    }
   *[other] { $kind ->
        [same] au mieux, toujours à { $left } cases du pôle
       *[new] au mieux, à { $left } cases du pôle
    }
}

## Événements

event-started = { WHO($seat) ->
    [you] Tu pars de { NAME($city, of: "city") }, en { NAME($colour, of: "colour") }.
   *[other] { SEAT($seat) } part de { NAME($city, of: "city") }, en { NAME($colour, of: "colour") }.
}
event-spun = { WHO($seat) ->
    [you] Tu obtiens { $first } et { $second }.
   *[other] { SEAT($seat) } obtient { $first } et { $second }.
}
event-small_man_entered = { WHO($seat) ->
    [you] Tu entres sur la boussole avec { $number } et te places { NAME($space, of: "space") }.
   *[other] { SEAT($seat) } entre sur la boussole avec { $number } et se place { NAME($space, of: "space") }.
}
event-small_man_moved = { WHO($seat) ->
    [you] Tu avances de { $number } sur la boussole et te places { NAME($space, of: "space") }.
   *[other] { SEAT($seat) } avance de { $number } sur la boussole et se place { NAME($space, of: "space") }.
}
event-small_man_displaced = { WHO($seat) ->
    [you] { SEAT($by) } t'envoie { NAME($space, of: "space") } de la boussole.
   *[other] { WHO($by) ->
        [you] Tu envoies
       *[other] { SEAT($by) } envoie
    } { SEAT($seat) } { NAME($space, of: "space") } de la boussole.
}
event-met_on_north = { WHO($other) ->
    [you] { SEAT($seat) } te rencontre au nord de la boussole et rejoue.
   *[other] { WHO($seat) ->
        [you] Tu rencontres { SEAT($other) } au nord de la boussole et rejoues.
       *[other] { SEAT($seat) } rencontre { SEAT($other) } au nord de la boussole et rejoue.
    }
}
event-expedition_moved = { WHO($seat) ->
    [you] Ton expédition va
   *[other] { SEAT($seat) } mène son expédition
} { NAME($direction, of: "direction") } : { $square ->
    [pole] elle est au pôle.
    [one] encore 1 case jusqu'au pôle.
   *[other] encore { $square } cases jusqu'au pôle.
}
event-move_lost = { WHO($seat) ->
    [you] Ton expédition est au bord de la carte et ne peut pas aller par là.
   *[other] { SEAT($seat) } a son expédition au bord de la carte et ne peut pas aller par là.
}
event-expedition_stayed = { WHO($seat) ->
    [you] Ton expédition reste sur place.
   *[other] { SEAT($seat) } laisse son expédition sur place.
}
event-pole_reached = { WHO($seat) ->
    [you] Tu atteins le pôle Nord et tu gagnes !
   *[other] { SEAT($seat) } atteint le pôle Nord et gagne !
}
event-turns_ran_out = Après { $turns } tours, personne n'a atteint le pôle : match nul.

## Fins

ending-pole = { WHO($winners) ->
    [you] Tu as atteint le pôle Nord en premier.
   *[other] { SEATS($winners) } a atteint le pôle Nord en premier.
}
ending-turn-cap = Il n'y a plus de tours, et personne n'a atteint le pôle Nord.

## Refus

refusal-turn-not_yours = Un instant : c'est à { SEATS($waiting) } de jouer.
refusal-start-choose = Choisis une ville et une couleur encore libres.
refusal-spin-for_lead = Fais tourner : le meilleur tirage commence.
refusal-spin-first = Fais d'abord tourner les flèches : ton tour commence ainsi.
refusal-number-choose = Tu as obtenu { LIST($numbers) } : choisis l'un des deux.
refusal-direction-choose = { $ways ->
    [one] Sur la boussole, tu es { NAME($space, of: "space") } : tu ne peux aller que { NAME($first, of: "direction") }.
   *[other] Sur la boussole, tu es { NAME($space, of: "space") } : tu peux aller { NAME($first, of: "direction") } ou { NAME($second, of: "direction") }.
}
refusal-direction-off_table = { $ways ->
    [one] Cela mène hors de la carte ; tu peux aller { NAME($first, of: "direction") }.
   *[other] Cela mène hors de la carte ; tu peux aller { NAME($first, of: "direction") } ou { NAME($second, of: "direction") }.
}
refusal-direction-must_move = { $ways ->
    [one] Ton expédition doit avancer : va { NAME($first, of: "direction") }.
   *[other] Ton expédition doit avancer : va { NAME($first, of: "direction") } ou { NAME($second, of: "direction") }.
}

## Noms

city-new-york = New York
city-london = Londres
colour-red = rouge
colour-blue = bleu
direction-n = vers le nord
direction-ne = vers le nord-est
direction-e = vers l'est
direction-se = vers le sud-est
direction-s = vers le sud
direction-sw = vers le sud-ouest
direction-w = vers l'ouest
direction-nw = vers le nord-ouest
# Où un pion se trouve sur la boussole.
space-n = au nord
space-n-ne = entre le nord et le nord-est
space-ne = au nord-est
space-ne-e = entre le nord-est et l'est
space-e = à l'est
space-e-se = entre l'est et le sud-est
space-se = au sud-est
space-se-s = entre le sud-est et le sud
space-s = au sud
space-s-sw = entre le sud et le sud-ouest
space-sw = au sud-ouest
space-sw-w = entre le sud-ouest et l'ouest
space-w = à l'ouest
space-w-nw = entre l'ouest et le nord-ouest
space-nw = au nord-ouest
space-nw-n = entre le nord-ouest et le nord

## The page

## The board on the page

board-label = Deux tableaux de cases avec une boussole entre eux
board-moment = tour { $turns }
board-to-go =
    { $steps ->
        [one] case à faire
       *[other] cases à faire
    }
board-from = départ : { $city }
board-small = Petit pion sur { $space }
board-small-none = Petit pion pas encore sur la boussole
board-space = Boussole, { $name }
board-square = { $city }, colonne { $column }, ligne { $row }
board-pole-square = { $city }, le pôle Nord
board-play = Jouer { $number } : ton petit pion s’arrête sur { $space }
board-go = Envoyer ton expédition { $direction }, colonne { $column }, ligne { $row }
board-start = Départ : { $city }, couleur : { $colour }
board-title = { $number } : boussole sur { $space }
board-go-title = Aller { $direction }
board-expedition = Ton expédition va { $direction }, colonne { $column }, ligne { $row }.
board-either = À toi de choisir où va ton expédition : { $directions }.
board-edge = En allant { $directions }, on sort du plateau.
board-large = Le grand pion est ton expédition. Il avance d’une case à la fois.
board-little = Le petit pion fait le tour de la boussole et dit où elle va.
board-pole =
    { $steps ->
        [0] C’est le pôle.
        [one] Le pôle est alors à { $steps } case.
       *[other] Le pôle est alors à { $steps } cases.
    }

## Names

compass-N = N
compass-NE = NE
compass-E = E
compass-SE = SE
compass-S = S
compass-SW = SO
compass-W = O
compass-NW = NO

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-started = { WHO($seat) ->
    [you] pars
   *[other] part
} de { NAME($city, of: "city") }, en { NAME($colour, of: "colour") }
turn-spun = { WHO($seat) ->
    [you] obtiens
   *[other] obtient
} { $first } et { $second }
turn-met_on_north = { WHO($other) ->
    [you] te rencontre au nord
   *[other] { WHO($seat) ->
        [you] rencontres
       *[other] rencontre
    } { SEAT($other) } au nord
}
turn-expedition_moved = { WHO($seat) ->
    [you] vas
   *[other] va
} { NAME($direction, of: "direction") }
turn-move_lost = { WHO($seat) ->
    [you] ne peux pas
   *[other] ne peut pas
} avancer
turn-expedition_stayed = { WHO($seat) ->
    [you] restes
   *[other] reste
} sur place
turn-pole_reached = { WHO($seat) ->
    [you] atteins
   *[other] atteint
} le pôle Nord et { WHO($seat) ->
    [you] gagnes
   *[other] gagne
}

## Ce qu’un bot pèse

term-nearer = { $count ->
    [1] une case plus près du Pôle que la meilleure autre réponse
   *[other] { $count } cases plus près du Pôle que la meilleure autre réponse
}
term-no_nearer = { $count ->
    [1] une case plus loin du Pôle que la meilleure autre réponse
   *[other] { $count } cases plus loin du Pôle que la meilleure autre réponse
}
term-hinders = tient l’autre expédition { $count ->
    [1] une case
   *[other] { $count } cases
} plus loin
term-no_hinders = laisse l’autre expédition venir { $count ->
    [1] une case
   *[other] { $count } cases
} plus près
term-outlook = de meilleures places sur la boussole, de { $percent } % d’une case
term-no_outlook = de moins bonnes places sur la boussole, de { $percent } % d’une case
term-chance = une chance de gagner supérieure de { $percent } points de pourcentage
term-no_chance = une chance de gagner inférieure de { $percent } points de pourcentage
