### Pit: the lessons. A lesson has its title and promise; a step its goal, a hint, and comments on what the learner did.
### Bo, Cy, Di and the others are the other players.

lesson-aim = Nine of a kind
    .promise = Collect one commodity; give away the others.
lesson-aim-give = You have five Oil, two Rice and two Gas. Swap two cards so that you have seven Oil.
    .hint = Give cards that you do not collect. All cards of an offer must be alike, and nobody sees them before the swap.
    .passed = Whoever passes gets nothing. Every round without a swap helps the others.
    .oil = Oil is what you have most of. Keep it.
    .done = Bo called two as well, so you swapped two for two. Seven Oil: two more make a corner.
lesson-aim-floor = You have six Oil and three Rice. Bo has only two cards to swap. Get them.
    .hint = Numbers must be equal. An offer may say how few cards you would also accept.
    .three = All three or nothing: then Bo, who has only two, cannot swap with you.
    .oil = Keep your Oil. Rice is what you can spare.
    .passed = Then Bo swaps with somebody else.
    .done = Eight Oil. Offering many and accepting few brings the most swaps.

lesson-calling = All at once
    .promise = In the live game nobody waits for a turn: call out a number.
lesson-calling-call = The Exchange is open. Call two cards that you do not collect.
    .hint = Hold up your two Rice. The others only hear the number.
    .oil = Oil is what you collect. Call something else.
    .one = One card is a slow way. You have two Rice.
    .done = Bo had two to give and matched your call at once.

lesson-matching = Answering a call
    .promise = Match somebody's number, or offer fewer.
lesson-matching-match = Bo calls two. Answer with two cards that you do not collect.
    .hint = You have exactly two Gas.
    .oil = That would send your Oil away.
    .done = Matched: the cards change hands at once, and the call is over.
lesson-matching-lower = Bo calls two, but you only want to give one Gas. Offer Bo one card.
    .hint = Fewer cards than called are an invitation: the caller may lower the call.
    .oil = That would send your Oil away.
    .done = Bo has lowered the call to one. Eight Oil: one more.

lesson-bell = The bell
    .promise = Nine of a kind: ring before anybody else does.
lesson-bell-ring = Your swap has brought the ninth Oil. Say so.
    .hint = Ring the bell and name what you have cornered.
    .held = Why wait? Somebody else may get nine of a kind and ring first.
    .done = A corner in Oil is worth 65 points. Then all cards are dealt again.

lesson-bull = The Bull
    .promise = With the Bull eight are enough, and nine count twice.
lesson-bull-wild = You have eight Oil and the Bull. Ring.
    .hint = The Bull stands for the ninth card: that is a bull corner.
    .held = Ring now: at the end of a hand the Bull costs its holder 20 points if another player wins it.
    .done = 65 points, and Bo lost 20 for holding the Bear.
lesson-bull-double = Now you have nine Oil and the Bull. Get the most for them.
    .hint = Nine and the Bull count twice, if you say so.
    .held = Nothing can get better than this.
    .done = 130 points: a double bull corner is the best there is.

lesson-bear = The Bear
    .promise = It only harms. Pass it on.
lesson-bear-away = You have eight Oil, but with the Bear you may not ring. Get rid of the Bear.
    .hint = The Bear may be offered alone, like any other card.
    .gas = You would get the ninth Oil and still not be allowed to ring.
    .oil = Keep your Oil.
    .passed = The Bear stays then, and costs 20 points when another player rings.
    .done = Bo has the Bear now, and you have nine Oil: you could ring at once.

lesson-the-end = 500 points
    .promise = A few hands, and somebody has 500.
lesson-the-end-win = You have 440 points and nine Cattle, worth 75. Win the game.
    .hint = 440 and 75 are more than 500.
    .held = Cy has 410. One good hand, and Cy wins instead.
    .done = 515 points: you have won. Now try it with bots in real time!
