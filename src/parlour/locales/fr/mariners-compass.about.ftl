### The game in a few words, for lists, new tables and invitations: a sentence, its mood and kind, and in three
### sentences what you want, what you do and how it ends.

about-mariners-compass = Suis la boussole et arrive en premier au pôle Nord.
    .mood = Un duel tranquille
    .kind = Un duel d’explorateurs
    .goal = Mène ton expédition au pôle Nord avant l’autre.
    .turn = Tire deux nombres, avance ton petit pion sur la boussole de l’un d’eux, et ton expédition fait un pas dans cette direction.
    .end = Qui atteint le pôle en premier gagne.
