### The game in short, on one screen: the goal, a turn, three things to know, the end. Figures are those of the edition.

in-short-goal = Own the most when the year ends.
    .about = Cash, contracts and Broker Seats count.
in-short-turn-1 = Roll and move
    .about = Reaching or passing Cashier on your way round pays { MONEY($amounts-pass_or_stop_cashier) }.
in-short-turn-2 = Stop exactly at a pit: go in
    .about = It pays { MONEY($amounts-enter_pit) }. Inside, only the lower die moves you.
in-short-turn-3 = Do what your square says
    .about = In the pits you buy, sell and swap contracts.
in-short-know-1 = { $thresholds-corner_size } of a kind are a Corner.
    .about = Each of its contracts is worth more than the price of the day, and the more you hold, the more.
in-short-know-2 = Prices rise with the seasons.
    .about = Every 1–1 or 2–2 moves the year on. Autumn costs twice as much as winter.
in-short-know-3 = A 1–1 brings a crash.
    .about = Crash prices hold until somebody rolls 2–2. Corners survive.
in-short-end = The year ends in autumn.
    .about = The next 1–1 or 2–2 ends all trading. Corners count at their high prices, other contracts at the winter price or, after 1–1, the crash price.
