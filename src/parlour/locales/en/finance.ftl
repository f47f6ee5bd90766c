### Finance: questions, buttons, events, endings and refusals.

# One line for the header of the table.
goal = Be the last one left in the game.
    .standing = { $rounds ->
        [0] Last one left wins ({ $players } left): you are worth { MONEY($have) }
       *[other] Last one left wins, or the richest after { $rounds } rounds: you are worth { MONEY($have) }
    }

## Questions

question-FIN-008 = Roll to see who goes first
# $bid is 0 while nobody has bid.
question-FIN-030 = { $bid ->
    [0] Bid for { $lease }? Bidding starts at { MONEY($least) }.
   *[other] { WHO($leader) ->
        [you] { $lease }: you lead with { MONEY($bid) }.
       *[other] Bid for { $lease }? { SEAT($leader) } leads with { MONEY($bid) }.
    }
}
question-FIN-074 = Take a card, or insure against Jail first for { MONEY($premium) }?
question-FIN-126 = Keep this roll of { $total }, or roll again?
# $creditor is a seat, "bank" or "several" (players).
question-FIN-R27 = { $moment ->
    [offer] { SEAT($maker) } has an offer for you. Accept it?
    [offers] { $count } offers are waiting for your answer
    [income] Collect { MONEY($amount) } for your trip round the board?
   *[debtor] { $creditor ->
        [bank] You owe the bank { MONEY($due) }. Raise { MONEY($missing) } more.
        [several] You owe the partners { MONEY($due) }. Raise { MONEY($missing) } more.
       *[seat] You owe { SEAT($creditor) } { MONEY($due) }. Raise { MONEY($missing) } more.
    }
}
# Before a roll and after a move. $moment says what the reader is asked.
question-FIN-R31 = { $moment ->
    [offer] { SEAT($maker) } has an offer for you. Accept it?
    [offers] { $count } offers are waiting for your answer
    [proposal] { SEAT($maker) } proposes to share income. Agree?
    [stop] { SEAT($maker) } proposes to stop and count up. Agree?
    [claim] You can claim something now. Claim it before it is lost.
    [collect] Collect your money for the trip round the board
    [roll] Your turn: roll, or trade and build first
    [jail] Roll doubles to get out of Jail
    [jail-fee] Roll doubles to get out of Jail, or pay { MONEY($fee) }?
    [end] Trade and build, or end your turn
    [other-after] { WHO($mover) ->
        [you] Your turn is ending. Anything else?
       *[other] { SEAT($mover) } is ending the turn. Trade or build first?
    }
   *[other-before] { WHO($mover) ->
        [you] You are about to roll. Trade or build first?
       *[other] { SEAT($mover) } is about to roll. Trade or build first?
    }
}
question-FIN-R33 = Roll to see the rent of { $lease }
question-FIN-R42 = Use a free ride on { $lease }, or pay { MONEY($amount) } rent?
question-FIN-R44 = Collect { MONEY($amount) } rent from { SEAT($visitor) } for { $lease }?

## Actions

action-end-turn = End turn
action-leave = Drop out
action-build = Build a house on { $lease }
    .verb = Build a house …
action-tear-down = Tear down a house on { $lease }
    .verb = Tear down a house …
action-mortgage = Mortgage { $lease }
    .verb = Mortgage …
action-redeem = Pay off { $lease }
    .verb = Pay off a mortgage …
action-share = Share the { NAME($series, of: "series") }: { SHARES($shares) }
    .verb = Propose to share income …
action-share-held = Share the { NAME($series, of: "series") } ({ SHARES($shares) }), held by { SEAT($holder) }; { PAYMENTS($moneys) }
    .verb = Propose to pool leases …
action-end-sharing = Stop sharing the { NAME($series, of: "series") }
    .verb = Stop sharing …
action-propose-stop = Propose to stop and count up
action-sell-early = Auction the next lease now
action-pay-fee = Pay { MONEY($amount) } to leave Jail
    .verb = Pay to leave Jail …
action-insure-corner = Insure against the Go to Jail corner
action-insure-card = Insure against the Go to Jail card
action-cut = Take a card
action-keep = Keep this roll
action-collect = Collect your money
action-claim-rent = Claim { SEAT($visitor) }'s rent for { $lease }
    .verb = Claim rent …
action-claim-single = Claim { SEAT($visitor) }'s rent for { $lease }, not doubled
    .verb = Claim rent, not doubled …
action-strike-off = Cross off { SEAT($visitor) }'s free ride on { $lease }
    .verb = Cross off a free ride …
action-take-rent = Collect the rent
action-take-single = Collect the rent, not doubled
action-waive = No rent this time
action-use-ride = Use a free ride
action-pay-rent = Pay the rent
action-give-up = Give up
    .confirm = Give up? You lose everything you own.
action-withdraw = Take it back
    .verb = Take back …

## Effects

effect-sold = { WHO($seat) ->
    [you] { $lease } is yours
   *[other] { SEAT($seat) } gets { $lease }
}
effect-left_jail = { WHO($seat) ->
    [you] you leave Jail
   *[other] { SEAT($seat) } leaves Jail
}
effect-rent_waived = { WHO($visitor) ->
    [you] you pay nothing
   *[other] { SEAT($visitor) } pays nothing
}
effect-ride_taken = { WHO($visitor) ->
    [you] you pay no rent
   *[other] { SEAT($visitor) } pays no rent
}
effect-mortgaged = { WHO($seat) ->
    [you] { $lease } earns no rent
   *[other] { $lease } earns { SEAT($seat) } no rent
}
effect-redeemed = { WHO($seat) ->
    [you] { $lease } earns rent again
   *[other] { $lease } earns { SEAT($seat) } rent again
}
effect-traded = { WHO($seat) ->
    [you] you give { GOODS($give) } and get { GOODS($get) }
   *[other] you get { GOODS($give) } and give { GOODS($get) }
}
effect-sharing_begun = the { NAME($series, of: "series") } are shared: { SHARES($shares) }
effect-forgiven = { WHO($seat) ->
    [you] the bank lets you off { MONEY($amount) }
   *[other] the bank lets { SEAT($seat) } off { MONEY($amount) }
}
effect-put_out = { WHO($seat) ->
    [you] you are out of the game
   *[other] { SEAT($seat) } is out of the game
}
effect-set_completed = { WHO($seat) ->
    [you] you complete the { NAME($series, of: "series") }
   *[other] { SEAT($seat) } completes the { NAME($series, of: "series") }
}
effect-set_broken = { WHO($seat) ->
    [you] you break up the { NAME($series, of: "series") }
   *[other] breaks up { SEAT($seat) }'s the { NAME($series, of: "series") }
}
effect-set_counted = you have { $have } of { $of } of the { NAME($series, of: "series") }

## Events

event-thrown_for_first = { WHO($seat) ->
    [you] You roll { LIST($numbers) } for the first turn.
   *[other] { SEAT($seat) } rolls { LIST($numbers) } for the first turn.
}
event-tied_for_first = { SEATS($seats) } tie and roll again.
event-moves_first = { WHO($seat) ->
    [you] You go first.
   *[other] { SEAT($seat) } goes first.
}
event-thrown = { WHO($seat) ->
    [you] You roll { $first } and { $second }.
   *[other] { SEAT($seat) } rolls { $first } and { $second }.
}
event-moved = { WHO($seat) ->
    [you] You move to { NAME($space, of: "space") }.
   *[other] { SEAT($seat) } moves to { NAME($space, of: "space") }.
}
event-circuit_completed = { WHO($seat) ->
    [you] You have been round the board: collect { MONEY($amount) } this turn.
   *[other] { SEAT($seat) } has been round the board and may collect { MONEY($amount) } this turn.
}
event-income_lost = { WHO($seat) ->
    [you] You forget to collect { MONEY($amount) }.
   *[other] { SEAT($seat) } forgets to collect { MONEY($amount) }.
}
# $text is what the card says; it ends with a full stop.
event-card_cut = { WHO($seat) ->
    [you] You take a card: { NAME($text, of: "card") }
   *[other] { SEAT($seat) } takes a card: { NAME($text, of: "card") }
}
event-insured = { WHO($seat) ->
    [you] You insure against { NAME($against, of: "cover") }.
   *[other] { SEAT($seat) } insures against { NAME($against, of: "cover") }.
}
event-sent_to_jail = { WHO($seat) ->
    [you] You go to Jail.
   *[other] { SEAT($seat) } goes to Jail.
}
event-stayed_on_corner = { WHO($seat) ->
    [you] You are insured and do not go to Jail.
   *[other] { SEAT($seat) } is insured and does not go to Jail.
}
event-card_had_no_effect = { WHO($seat) ->
    [you] You are insured: the card has no effect.
   *[other] { SEAT($seat) } is insured: the card has no effect.
}
event-stayed_in_jail = { WHO($seat) ->
    [you] You stay in Jail.
   *[other] { SEAT($seat) } stays in Jail.
}
event-left_jail = { WHO($seat) ->
    [you] You get out of Jail.
   *[other] { SEAT($seat) } gets out of Jail.
}
event-throw_cancelled = { WHO($seat) ->
    [you] You roll again instead.
   *[other] { SEAT($seat) } rolls again instead.
}
# $ordinal: how many of these have come up for sale, with this one.
event-lease_offered = { $lease } is up for auction, the { $ordinal ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} of the { NAME($series, of: "series") }.
# $call: nobody has bid yet, and the auctioneer asks for the first, second or third time.
event-invited = { $call ->
    [1] Bidding starts at { MONEY($amount) }!
    [2] Nobody? { MONEY($amount) } would do!
   *[other] Last chance: { MONEY($amount) }!
}
# $words: "Going once for".
event-called = { NAME($words, of: "call") } { MONEY($amount) }!
event-bid_placed = { WHO($seat) ->
    [you] You bid { MONEY($amount) }.
   *[other] { SEAT($seat) } bids { MONEY($amount) }.
}
event-left_sale = { WHO($seat) ->
    [you] You drop out.
   *[other] { SEAT($seat) } drops out.
}
event-sold = { WHO($seat) ->
    [you] You buy { $lease } for { MONEY($price) }.
   *[other] { SEAT($seat) } buys { $lease } for { MONEY($price) }.
}
event-unsold = Nobody bids: { $lease } stays for sale.
event-rent_due = { WHO($visitor) ->
    [you] You owe { SEAT($owner) } { MONEY($amount) } rent for { $lease }.
   *[other] { SEAT($visitor) } owes { SEAT($owner) } { MONEY($amount) } rent for { $lease }.
}
event-shared_rent_due = { WHO($visitor) ->
    [you] You owe the partners { MONEY($amount) } rent for { $lease }.
   *[other] { SEAT($visitor) } owes the partners { MONEY($amount) } rent for { $lease }.
}
event-guarantee_due = { WHO($seat) ->
    [you] { $lease } is mortgaged: you owe your partners { MONEY($amount) } instead of the rent.
   *[other] { $lease } is mortgaged: { SEAT($seat) } owes the partners { MONEY($amount) } instead of the rent.
}
event-no_rent = { WHO($seat) ->
    [you] You pay no rent for { $lease }.
   *[other] { SEAT($seat) } pays no rent for { $lease }.
}
event-rent_waived = { WHO($owner) ->
    [you] You let { SEAT($visitor) } off the rent of { $lease }.
   *[other] { SEAT($owner) } lets { SEAT($visitor) } off the rent of { $lease }.
}
event-claim_opened = { WHO($owner) ->
    [you] You may claim { MONEY($amount) } rent from { SEAT($visitor) } for { $lease }.
   *[other] { SEAT($owner) } may claim { MONEY($amount) } rent from { SEAT($visitor) } for { $lease }.
}
event-claim_lapsed = { WHO($owner) ->
    [you] You forget { SEAT($visitor) }'s rent for { $lease }.
   *[other] { WHO($visitor) ->
        [you] { SEAT($owner) } forgets your rent for { $lease }.
       *[other] { SEAT($owner) } forgets { SEAT($visitor) }'s rent for { $lease }.
    }
}
event-ride_taken = { WHO($visitor) ->
    [you] You use a free ride on { $lease }.
   *[other] { SEAT($visitor) } uses a free ride on { $lease }.
}
event-ride_struck = { WHO($visitor) ->
    [you] Your free ride on { $lease } is used up; { $left } left.
   *[other] { SEAT($visitor) }'s free ride on { $lease } is used up; { $left } left.
}
event-ride_forgotten = { WHO($visitor) ->
    [you] Nobody crossed off your free ride on { $lease }: you keep it.
   *[other] Nobody crossed off { SEAT($visitor) }'s free ride on { $lease }: it can be used again.
}
event-forgiven = { WHO($seat) ->
    [you] You cannot raise the rest: the bank lets you off { MONEY($amount) }.
   *[other] { SEAT($seat) } cannot raise the rest: the bank lets { MONEY($amount) } go.
}
event-carried = { WHO($seat) ->
    [you] You still owe the bank { MONEY($amount) }, to be paid from the next money you get.
   *[other] { SEAT($seat) } still owes the bank { MONEY($amount) }, to be paid from the next money that comes in.
}
event-house_built = { WHO($seat) ->
    [you] You build a house on { $lease }: { $count } now.
   *[other] { SEAT($seat) } builds a house on { $lease }: { $count } now.
}
event-house_torn_down = { WHO($seat) ->
    [you] You tear down a house on { $lease }: { $count } left.
   *[other] { SEAT($seat) } tears down a house on { $lease }: { $count } left.
}
event-mortgaged = { WHO($seat) ->
    [you] You mortgage { $lease }.
   *[other] { SEAT($seat) } mortgages { $lease }.
}
event-redeemed = { WHO($seat) ->
    [you] You pay off the mortgage on { $lease }.
   *[other] { SEAT($seat) } pays off the mortgage on { $lease }.
}
event-traded = { WHO($seat) ->
    [you] Deal: you give { SEAT($to) } { GOODS($give) } for { GOODS($get) }.
   *[other] Deal: { SEAT($seat) } gives { SEAT($to) } { GOODS($give) } for { GOODS($get) }.
}
event-rides_granted = { $count ->
    [one] { WHO($seat) ->
        [you] You give { SEAT($holder) } a free ride on { LIST($scope) }.
       *[other] { SEAT($seat) } gives { SEAT($holder) } a free ride on { LIST($scope) }.
    }
   *[other] { WHO($seat) ->
        [you] You give { SEAT($holder) } { $count } free rides on { LIST($scope) }.
       *[other] { SEAT($seat) } gives { SEAT($holder) } { $count } free rides on { LIST($scope) }.
    }
}
event-rides_lapsed = { $count ->
    [one] { WHO($holder) ->
        [you] You lose your free ride on { LIST($scope) }.
       *[other] { SEAT($holder) } loses a free ride on { LIST($scope) }.
    }
   *[other] { WHO($holder) ->
        [you] You lose your { $count } free rides on { LIST($scope) }.
       *[other] { SEAT($holder) } loses { $count } free rides on { LIST($scope) }.
    }
}
event-sharing_proposed = { WHO($seat) ->
    [you] You propose to share the { NAME($series, of: "series") }: { SHARES($shares) }.
   *[other] { SEAT($seat) } proposes to share the { NAME($series, of: "series") }: { SHARES($shares) }.
}
event-holding_proposed = { WHO($seat) ->
    [you] You propose to share the { NAME($series, of: "series") } ({ SHARES($shares) }), all held by { SEAT($holder) }; { PAYMENTS($moneys) }.
   *[other] { SEAT($seat) } proposes to share the { NAME($series, of: "series") } ({ SHARES($shares) }), all held by { SEAT($holder) }; { PAYMENTS($moneys) }.
}
event-stop_proposed = { WHO($seat) ->
    [you] You propose to stop now and count what everyone has.
   *[other] { SEAT($seat) } proposes to stop now and count what everyone has.
}
event-proposal_agreed = { WHO($seat) ->
    [you] You agree to the proposal.
   *[other] { SEAT($seat) } agrees to the proposal.
}
event-proposal_refused = { WHO($seat) ->
    [you] You refuse the proposal.
   *[other] { SEAT($seat) } refuses the proposal.
}
event-proposal_lapsed = { WHO($seat) ->
    [you] Your proposal is off.
   *[other] { SEAT($seat) }'s proposal is off.
}
event-sharing_begun = The { NAME($series, of: "series") } are now shared: { SHARES($shares) }.
event-leases_pooled = { WHO($holder) ->
    [you] You now hold all the { NAME($series, of: "series") }.
   *[other] { SEAT($holder) } now holds all the { NAME($series, of: "series") }.
}
event-sharing_ended = The { NAME($series, of: "series") } are no longer shared.
event-in_debt = { WHO($seat) ->
    [you] You must raise { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($seat) } must raise { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
}
event-will_resign = { WHO($seat) ->
    [you] You resign as soon as this is over.
   *[other] { SEAT($seat) } resigns as soon as this is over.
}
event-resigned = { WHO($seat) ->
    [you] You resign.
   *[other] { SEAT($seat) } resigns.
}
event-put_out = { WHO($seat) ->
    [you] You are out of the game.
   *[other] { SEAT($seat) } is out of the game.
}
event-lease_withdrawn = { $lease } is out of the game.
event-lease_returned = { $lease } is for sale again.
event-auctioneer_named = { WHO($seat) ->
    [you] You are the auctioneer.
   *[other] { SEAT($seat) } is the auctioneer.
}
event-valued = { WHO($seat) ->
    [you] You own { MONEY($value) } in all.
   *[other] { SEAT($seat) } owns { MONEY($value) } in all.
}
event-rounds_ran_out = The game ends after { $rounds } rounds.
event-game_won = { WHO($seats) ->
    [you] { COUNT($seats) ->
        [one] You win!
       *[other] { SEATS($seats) } win!
    }
   *[other] { COUNT($seats) ->
        [one] { SEATS($seats) } wins!
       *[other] { SEATS($seats) } win!
    }
}

## Endings

ending-last-left = { WHO($winners) ->
    [you] Everyone else is out: you win.
   *[other] Everyone else is out: { SEATS($winners) } wins.
}
ending-round-limit = { COUNT($winners) ->
    [one] The last round is over. Richest: { SEATS($winners) }.
   *[other] The last round is over. Equally rich: { SEATS($winners) }.
}
ending-consent = { COUNT($winners) ->
    [one] Everyone agreed to stop. Richest: { SEATS($winners) }.
   *[other] Everyone agreed to stop. Equally rich: { SEATS($winners) }.
}

## Refusals

refusal-turn-not_yours = Please wait: { SEATS($waiting) } must answer first.
refusal-start-throw = Roll to see who goes first.
refusal-window-not_your_throw = It is not your turn to roll; you can still trade, build or pass.
refusal-window-not_your_turn = You can't end this turn; you can trade, build or pass.
refusal-window-go_on = Roll or end your turn when you are done.
refusal-window-other_business = You can't do that now; trade, build, mortgage or pass.
refusal-window-pass_stands = The game already goes on without waiting for you.
refusal-window-no_pass_stands = The game already waits for you before every roll.
refusal-window-leaving = You have resigned and leave as soon as this is over.
refusal-jail-not_in = You can pay to leave Jail only in your own turn there, before you roll.
refusal-jail-fee = Leaving Jail costs { MONEY($fee) }, and you have { MONEY($cash) }.
refusal-jail-fee_over = You can't pay to leave Jail this turn: roll.
refusal-jail-three_throws = With so many houses you don't pay: you have up to three rolls to leave Jail.
refusal-jail-keep_or_throw = Keep this roll, or roll again.
refusal-insurance-none = You can't insure now, or not at this table.
refusal-insurance-before = You can insure only in your own turn, before you roll.
refusal-insurance-twice = You are already insured for this roll.
refusal-insurance-range = You can't reach the Go to Jail corner with this roll, so you need no insurance.
refusal-insurance-house_owner = You own houses, so you can't insure against Jail.
refusal-insurance-cash = Insurance costs { MONEY($premium) }, and you have { MONEY($cash) }.
refusal-chance-cut = Take a card, or insure against Jail first.
refusal-bid-choose = { $lot } is up for auction: bid { MONEY($least) } or more, or pass.
refusal-bid-too_low = Bid { MONEY($least) } or more, or pass.
refusal-bid-step = Bid in steps of { MONEY($step) }; { MONEY($least) } would do.
refusal-bid-cash = You can bid { MONEY($most) } at most; mortgage or tear down something first, or pass.
refusal-bid-own = You already have the highest bid.
refusal-bid-house_owner = You own houses, so you can bid only for streets that go with yours.
refusal-bid-left = You have already dropped out; you can still bid.
refusal-bid-in_debt = You still owe the bank { MONEY($owes) } and can't bid.
refusal-build-no_street = Houses stand only on streets, and { $lease } is not one.
refusal-build-series = You need all the { NAME($series, of: "series") } to build there; you lack { LIST($missing) }.
refusal-build-mortgaged = One of the { NAME($series, of: "series") } is mortgaged; pay that off before you build.
refusal-build-full = { $lease } already has { $houses } houses, and there is no room for more.
refusal-build-uneven = Build evenly: the other streets that go with { $lease } come first.
refusal-build-none_left = There are no houses left; wait until some are torn down.
refusal-build-cash = A house on { $lease } costs { MONEY($cost) } and you have { MONEY($cash) }.
refusal-build-in_debt = You still owe the bank { MONEY($owes) } and can't build.
refusal-tear-not_yours = You can tear down only your own houses.
refusal-tear-nothing = { $lease } has no house to tear down.
refusal-tear-uneven = Tear down evenly: another of the { NAME($series, of: "series") } has more houses than { $lease }.
refusal-mortgage-not_yours = { $lease } is not yours.
refusal-mortgage-handed_over = Somebody else holds { $lease } in your deal; only they can mortgage it.
refusal-mortgage-twice = { $lease } is already mortgaged.
refusal-mortgage-houses = Tear down the houses before you mortgage { $lease }.
refusal-redeem-not_yours = { $lease } is not yours.
refusal-redeem-not_mortgaged = { $lease } is not mortgaged.
refusal-redeem-cash = Paying off { $lease } costs { MONEY($redeem) } and you have { MONEY($cash) }.
refusal-offer-no_partner = Make your offer to another player who is still in the game.
refusal-offer-in_debt = One of you owes money; that must be paid before you trade.
refusal-offer-not_yours = You can offer only what is yours: { GOODS($goods) }.
refusal-offer-not_theirs = You can't ask for something they don't have.
refusal-offer-bound = What you hold in a shared deal can't be traded.
refusal-offer-houses = { $may_move_whole ->
    [true] Tear down the houses first, or trade all the streets that go together.
   *[false] Tear down the houses first.
}
refusal-offer-mortgaged = At this table a mortgage must be paid off before the lease is traded.
refusal-offer-house_owner = A house owner can take only streets that go with their own.
refusal-offer-rides = Free rides can't be traded at this table.
refusal-offer-rides_for = Only whoever gets a lease can give free rides, and only on leases that go with it.
refusal-offer-rides_cap = Nobody can have more than { $cap } free rides on the same group.
refusal-offer-no_lease = At least one lease must change hands.
refusal-offer-one_sided = Each of you must give something and get something.
refusal-offer-cash = You can offer { MONEY($spare) } at most.
refusal-offer-their_cash = You can't ask for more money than they have.
refusal-offer-both_cash = Put money on one side only.
refusal-offer-debtor_sells = { WHO($debtor) ->
    [you] While you owe money you can only sell leases for cash.
   *[other] While { SEAT($debtor) } owes money, leases can be sold only for cash.
}
refusal-offer-too_often = You have made { SEAT($partner) } { $most_offers } offers for this debt already; ask somebody else.
refusal-offer-none = That offer is no longer open.
refusal-offer-not_made = You have no such offer to take back.
refusal-offer-no_counter = You can only agree to this proposal or refuse it.
refusal-trade-changed = The offer no longer stands: something in it has changed.
refusal-trade-interest = The new owner could not pay the interest on a mortgaged lease.
refusal-share-what = You can share only railroads or utilities.
refusal-share-form = { $has_holder ->
    [true] Here one player must hold everything that is shared.
   *[false] Here everyone keeps their own leases when you share.
}
refusal-share-owners = You can share the { NAME($series, of: "series") } once you and others own all of them together.
refusal-share-twice = The { NAME($series, of: "series") } are already shared.
refusal-share-sum = Give every owner at least 1%, nobody else anything, and 100% in all.
refusal-share-holder = The holder must be one of the owners.
refusal-share-money = Money can go only between the holder and the other owners, and only what they have.
refusal-share-mortgaged = Pay off the mortgages before the leases are handed over.
refusal-share-in_debt = One of the owners still owes the bank money; that comes first.
refusal-share-none = You don't share the { NAME($series, of: "series") } in a way you could end.
refusal-sale-not_auctioneer = Only the auctioneer can put a lease up for auction.
refusal-sale-not_now = The auctioneer can do that only with the last { $last } leases, once between two rolls.
refusal-income-none = There is nothing for you to collect now.
refusal-claim-none = You have nothing like that to claim.
refusal-claim-waits = You can claim that in a moment, when this is settled.
refusal-claim-not_double = That rent is not doubled; claim it as it is.
refusal-rent-choose = Collect the rent, or let it go.
refusal-rent-not_double = That rent is not doubled; collect it as it is.
refusal-ride-choose = Use your free ride, or pay the rent.
refusal-rent-throw = Roll to see the rent.
refusal-debt-settle = { WHO($debtor) ->
    [you] You owe { MONEY($debt) }: mortgage something or tear down houses first.
   *[other] { SEAT($debtor) } must raise { MONEY($debt) } first.
}
refusal-debt-covered = You can still raise { MONEY($debt) }: mortgage something or tear down houses.

## Names

# A good of a deal. $count is 0 where any number can be chosen; $series is "none" for single leases.
goods-ride-on =
    { $count ->
        [0] Free rides
        [one] 1 free ride
       *[other] { $count } free rides
    } on { $series ->
        [none] { LIST($names) }
       *[other] { NAME($series, of: "series") }
    }
# Leases that belong together: "the Wayback streets".
series-wayback = Wayback streets
series-sylvan = Sylvan streets
series-boomtown = Boomtown streets
series-goldberg = Goldberg streets
series-maguire = Maguire streets
series-mainline = Main Line streets
series-commonwealth = Commonwealth streets
series-wall = Wall Street leases
series-railroads = railroads
series-utilities = utilities
# The spaces of the board that nobody owns.
space-start = Start
    .short = Start
space-community-chest-1 = Community Chest
    .short = Community Chest
space-community-chest-2 = Community Chest
    .short = Community Chest
space-community-chest-3 = Community Chest
    .short = Community Chest
space-chance-1 = Chance
    .short = Chance
space-chance-2 = Chance
    .short = Chance
space-chance-3 = Chance
    .short = Chance
space-10-tariff = the 10% tariff
    .short = 10% Tariff
space-taxes-20 = Taxes
    .short = Taxes $20
space-luxury-75 = Luxury
    .short = Luxury $75
space-jail = Jail
    .short = Jail
space-go-to-jail = Go to Jail
    .short = Go to Jail
# What somebody insures against.
cover-the-corner = the Go to Jail corner
cover-the-card = the Go to Jail card
# The auctioneer's calls, before the sum.
call-going-once-for = Going once for
    .short = Going once
call-going-twice-for = Going twice for
    .short = Going twice
call-and-sold-for = Sold for
    .short = And sold
# What a payment is for, in brackets after it.
purpose-rent = rent
purpose-a-guaranteed-share = guaranteed share
purpose-a-lease-bought = auction
purpose-a-card = card
purpose-the-tariff = tariff
purpose-taxes = taxes
purpose-luxury = luxury
purpose-a-circuit-of-the-board = once round the board
purpose-the-fee-of-jail = leaving Jail
purpose-jail-insurance = Jail insurance
purpose-a-house = a house
purpose-a-house-torn-down = a house torn down
purpose-the-loan-on-a-lease = mortgage
purpose-a-mortgage-redeemed = mortgage paid off
purpose-interest-on-a-mortgage-taken-over = interest on a mortgage
purpose-a-deal = trade
purpose-a-utility-deal = sharing deal
purpose-the-cash-of-a-player-who-is-out = cash of a player who is out
# What the cards say. The id is made from the edition's text.
card-go-to-jail = Go to Jail.
card-advance-to-start-and-draw-your-income = Go to Start and collect your income.
card-ride-the-pennsylvania-railroad-advance-to-it = Take the Pennsylvania Railroad. Go to it.
card-go-west-on-the-santa-fe-advance-to-it = Go west on the Santa Fe. Go to it.
card-land-rush-advance-to-boomtown = Land rush! Go to Boomtown.
card-your-broker-calls-advance-to-wall-street = Your broker calls. Go to Wall Street.
card-settle-your-gas-bill-advance-to-u-g-i = Settle your gas bill. Go to U. G. I.
card-you-forgot-your-hat-go-back-three-spaces = You forgot your hat. Go back three spaces.
card-savings-interest-receive-25 = Interest on your savings. You get $25.
card-the-bank-declares-a-dividend-receive-50 = The bank pays a dividend. You get $50.
card-an-uncle-remembers-you-receive-100 = An uncle remembers you. You get $100.
card-your-building-loan-matures-receive-150 = Your building loan pays out. You get $150.
card-fined-for-speeding-pay-15 = Fined for speeding. Pay $15.
card-doctor-s-bill-pay-50 = Doctor's bill. Pay $50.
card-school-assessment-pay-75 = School fees. Pay $75.
card-storm-damage-pay-25-for-every-house-you-own = Storm damage. Pay $25 for every house you own.
card-school-milk-fund-pay-5 = Milk for schools. Pay $5.
card-soup-kitchen-pay-10 = Soup kitchen. Pay $10.
card-scout-camp-pay-10 = Scout camp. Pay $10.
card-public-library-pay-15 = Public library. Pay $15.
card-chapel-roof-pay-15 = A new chapel roof. Pay $15.
card-visiting-nurses-pay-20 = Visiting nurses. Pay $20.
card-city-orchestra-pay-20 = City orchestra. Pay $20.
card-orphans-home-pay-25 = Orphans' home. Pay $25.
card-old-people-s-home-pay-25 = Old people's home. Pay $25.
card-flood-relief-pay-30 = Flood relief. Pay $30.
card-new-hospital-wing-pay-50 = A new wing for the hospital. Pay $50.
card-your-annual-pledge-falls-due-pay-100 = Your yearly donation is due. Pay $100.

## The page

## The board on the page

board-label = Finance: forty squares with the Bank in the middle
deeds-rent = Rent
deeds-rent-note = rent { MONEY($sum) }
deeds-price = Value
deeds-price-note = value { MONEY($sum) }
deeds-mine = My leases
deeds-worth = can raise { MONEY($sum) }
deeds-held = in Jail
board-houses =
    { $count ->
        [one] 1 house
       *[other] { $count } houses
    }
board-railroads =
    { $count ->
        [one] 1 railroad
       *[other] { $count } railroads
    }
board-utilities =
    { $count ->
        [one] 1 utility
       *[other] { $count } utilities
    }
# A rent: so many times the number rolled.
# Printed on a square of the board, where there is room for about 14 letters.
board-print-pay = Pay { MONEY($sum) }
board-print-part = { $percent }% of cash
board-print-bank = BANK
board-times-throw = { $times } × roll
board-house-cost = a house { MONEY($sum) }
# A group of leases, named after its first one.
board-series = { $first } group
board-lease-number = No. { $number }
# In the middle of the board, below the number of leases that are not sold.
board-leases-left =
    { $count ->
        [one] lease
       *[other] leases
    }
board-auctioneer = not sold yet
board-all-sold = all leases are sold
# Groups of leases, as a heading and inside a sentence.
group-railroads = Railroads
group-utilities = Utilities

## Proposals to several players

plan-share =
    { $maker_is ->
        [you] You propose to share the income of the { $series }
       *[other] { $maker } proposes to share the income of the { $series }
    }
plan-pool =
    { $maker_is ->
        [you]
            { $holder_is ->
                [you] You propose to pool the { $series }; you hold them
               *[other] You propose to pool the { $series }; { $holder } holds them
            }
       *[other]
            { $holder_is ->
                [you] { $maker } proposes to pool the { $series }; you hold them
               *[other] { $maker } proposes to pool the { $series }; { $holder } holds them
            }
    }
plan-stop =
    { $maker_is ->
        [you] You propose to stop now and count
       *[other] { $maker } proposes to stop now and count
    }
plan-number = proposal { $number }
plan-gets =
    { $seat_is ->
        [you] You get
       *[other] { $seat } gets
    }
plan-pays =
    { $seat_is ->
        [you] You pay
       *[other] { $seat } pays
    }
plan-agreed = Agreed so far: { $names }.
plan-agree = Agree
plan-refuse = Refuse
plan-withdraw = Withdraw

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-moves_first = got the first turn
turn-moved = reached { NAME($space, of: "space") }
turn-card_cut = took a card
turn-insured = took out insurance against { NAME($against, of: "cover") }
turn-sent_to_jail = went to Jail
turn-stayed_in_jail = stayed in Jail
turn-left_jail = got out of Jail
turn-ride_taken =
    .visitor = used a free ride on { $lease }
turn-house_built = built a house on { $lease }
    .many = built houses on { LIST($lease) }
turn-house_torn_down = tore down a house on { $lease }
    .many = tore down houses on { LIST($lease) }
turn-mortgaged = mortgaged { $lease }
    .many = mortgaged { LIST($lease) }
turn-redeemed = paid off the mortgage on { $lease }
    .many = paid off the mortgages on { LIST($lease) }
turn-traded = gave { SEAT($to) } { GOODS($give) } for { GOODS($get) }
    .to = gave { SEAT($seat) } { GOODS($get) } for { GOODS($give) }
turn-sharing_proposed = proposed to share the { NAME($series, of: "series") }
turn-holding_proposed = proposed to share the { NAME($series, of: "series") }
turn-sharing_begun = The { NAME($series, of: "series") } are now shared: { SHARES($shares) }
turn-sharing_ended = The { NAME($series, of: "series") } are no longer shared
turn-stop_proposed = proposed to stop now
turn-resigned = resigned
turn-put_out = left the game
turn-game_won = { SEATS($seats) } won

## Valuation at the end: what is counted, and how

value-cash = Cash
value-lease = { $lease }
    .note = lease, at its loan
value-mortgaged = { $lease }
    .note = mortgaged
value-houses = { $lease }
    .note = { $count ->
        [one] 1 house, sold back
       *[other] { $count } houses, sold back
    }

## What a bot weighs

term-completes = completes the { NAME($group, of: "series") }; with { $count } houses a stop brings up to { MONEY($amount) }
term-nears = leaves only { $deed } missing of the { NAME($group, of: "series") }
term-free_rides = changes free rides worth about { MONEY($amount) }
