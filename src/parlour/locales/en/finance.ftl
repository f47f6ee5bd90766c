### finance: events, questions, endings and refusals.

## Questions

question-FIN-008 = Throw for the first move
question-FIN-030 = What do you bid?
question-FIN-074 = Cut for a card
question-FIN-126 = Keep the throw?
question-FIN-R27 = Raise what you owe
question-FIN-R31 = Business is open
question-FIN-R33 = Throw for the rent
question-FIN-R42 = Use a free ride?
question-FIN-R44 = Do you take the rent?

## Events

event-thrown_for_first = { WHO($seat) ->
    [you] You throw { LIST($numbers) } for the first move.
   *[other] { SEAT($seat) } throws { LIST($numbers) } for the first move.
}
event-tied_for_first = { SEATS($seats) } tie and throw again.
event-moves_first = { WHO($seat) ->
    [you] You move first.
   *[other] { SEAT($seat) } moves first.
}
event-thrown = { WHO($seat) ->
    [you] You throw { $first } and { $second }.
   *[other] { SEAT($seat) } throws { $first } and { $second }.
}
event-moved = { WHO($seat) ->
    [you] You move to { $space }.
   *[other] { SEAT($seat) } moves to { $space }.
}
event-circuit_completed = { WHO($seat) ->
    [you] You have been round the board and may collect { MONEY($amount) } this turn.
   *[other] { SEAT($seat) } has been round the board and may collect { MONEY($amount) } this turn.
}
event-income_lost = { WHO($seat) ->
    [you] You did not collect { MONEY($amount) } in time.
   *[other] { SEAT($seat) } did not collect { MONEY($amount) } in time.
}
event-card_cut = { WHO($seat) ->
    [you] You cut { $card }: { $text }
   *[other] { SEAT($seat) } cuts { $card }: { $text }
}
event-insured = { WHO($seat) ->
    [you] You insure against { $against }.
   *[other] { SEAT($seat) } insures against { $against }.
}
event-sent_to_jail = { WHO($seat) ->
    [you] You go to Jail.
   *[other] { SEAT($seat) } goes to Jail.
}
event-stayed_on_corner = { WHO($seat) ->
    [you] You are insured and stay on the corner.
   *[other] { SEAT($seat) } is insured and stays on the corner.
}
event-card_had_no_effect = { WHO($seat) ->
    [you] You are insured: { $card } has no effect.
   *[other] { SEAT($seat) } is insured: { $card } has no effect.
}
event-stayed_in_jail = { WHO($seat) ->
    [you] You stay in Jail.
   *[other] { SEAT($seat) } stays in Jail.
}
event-left_jail = { WHO($seat) ->
    [you] You come out of Jail.
   *[other] { SEAT($seat) } comes out of Jail.
}
event-throw_cancelled = { WHO($seat) ->
    [you] You throw again; the throw before is gone.
   *[other] { SEAT($seat) } throws again; the throw before is gone.
}
event-lease_offered = { $lease } is offered for sale, the { $ordinal ->
        [1] first
        [2] second
        [3] third
       *[other] { $ordinal }th
    } piece of the { NAME($series, of: "series") } series.
event-invited = The { $call ->
        [1] first
        [2] second
        [3] third
       *[other] { $call }th
    } call: { MONEY($amount) } would open the bidding!
event-called = { $words } { MONEY($amount) }!
event-bid_placed = { WHO($seat) ->
    [you] You bid { MONEY($amount) }.
   *[other] { SEAT($seat) } bids { MONEY($amount) }.
}
event-left_sale = { WHO($seat) ->
    [you] You want no part in this sale.
   *[other] { SEAT($seat) } wants no part in this sale.
}
event-sold = { WHO($seat) ->
    [you] { $lease } is sold to you for { MONEY($price) }.
   *[other] { $lease } is sold to { SEAT($seat) } for { MONEY($price) }.
}
event-unsold = Nobody bids: { $lease } goes back to the stack.
event-rent_due = { WHO($visitor) ->
    [you] You owe { SEAT($owner) } { MONEY($amount) }, the rent of { $lease }.
   *[other] { SEAT($visitor) } owes { SEAT($owner) } { MONEY($amount) }, the rent of { $lease }.
}
event-shared_rent_due = { WHO($visitor) ->
    [you] You owe { MONEY($amount) }, the shared rent of { $lease }.
   *[other] { SEAT($visitor) } owes { MONEY($amount) }, the shared rent of { $lease }.
}
event-guarantee_due = { WHO($seat) ->
    [you] { $lease } is mortgaged: you must make good { MONEY($amount) } to the partners.
   *[other] { $lease } is mortgaged: { SEAT($seat) } must make good { MONEY($amount) } to the partners.
}
event-no_rent = { WHO($seat) ->
    [you] You pay no rent on { $lease }.
   *[other] { SEAT($seat) } pays no rent on { $lease }.
}
event-rent_waived = { WHO($owner) ->
    [you] You let { SEAT($visitor) } off the rent of { $lease }.
   *[other] { SEAT($owner) } lets { SEAT($visitor) } off the rent of { $lease }.
}
event-claim_opened = { WHO($owner) ->
    [you] You may claim { MONEY($amount) } from { SEAT($visitor) }, the rent of { $lease }.
   *[other] { SEAT($owner) } may claim { MONEY($amount) } from { SEAT($visitor) }, the rent of { $lease }.
}
event-claim_lapsed = { WHO($visitor) ->
    [you] The rent of { $lease } was not claimed in time: you owe { SEAT($owner) } nothing.
   *[other] The rent of { $lease } was not claimed in time: { SEAT($visitor) } owes { SEAT($owner) } nothing.
}
event-ride_taken = { WHO($visitor) ->
    [you] You use a free ride on { $lease }.
   *[other] { SEAT($visitor) } uses a free ride on { $lease }.
}
event-ride_struck = { WHO($visitor) ->
    [you] Your free ride on { $lease } is struck off; { $left } left.
   *[other] { SEAT($visitor) }'s free ride on { $lease } is struck off; { $left } left.
}
event-ride_forgotten = { WHO($visitor) ->
    [you] Your free ride on { $lease } was not struck off in time and does not count.
   *[other] { SEAT($visitor) }'s free ride on { $lease } was not struck off in time and does not count.
}
event-forgiven = { WHO($seat) ->
    [you] You cannot raise the rest: the Bank forgives { MONEY($amount) }.
   *[other] { SEAT($seat) } cannot raise the rest: the Bank forgives { MONEY($amount) }.
}
event-carried = { WHO($seat) ->
    [you] You still owe the Bank { MONEY($amount) }, to come out of the next receipts.
   *[other] { SEAT($seat) } still owes the Bank { MONEY($amount) }, to come out of the next receipts.
}
event-house_built = { WHO($seat) ->
    [you] You build a house on { $lease }: { $count } now.
   *[other] { SEAT($seat) } builds a house on { $lease }: { $count } now.
}
event-house_torn_down = { WHO($seat) ->
    [you] You tear a house down on { $lease }: { $count } left.
   *[other] { SEAT($seat) } tears a house down on { $lease }: { $count } left.
}
event-mortgaged = { WHO($seat) ->
    [you] You mortgage { $lease }; it is turned face down.
   *[other] { SEAT($seat) } mortgages { $lease }; it is turned face down.
}
event-redeemed = { WHO($seat) ->
    [you] You redeem { $lease }.
   *[other] { SEAT($seat) } redeems { $lease }.
}
event-traded = { WHO($seat) ->
    [you] Offer { $number } is taken: you give { SEAT($to) } { GOODS($give) } for { GOODS($get) }.
   *[other] Offer { $number } is taken: { SEAT($seat) } gives { SEAT($to) } { GOODS($give) } for { GOODS($get) }.
}
event-rides_granted = { WHO($seat) ->
    [you] You grant { SEAT($holder) } free rides on { LIST($scope) }: { $count }.
   *[other] { SEAT($seat) } grants { SEAT($holder) } free rides on { LIST($scope) }: { $count }.
}
event-rides_lapsed = { WHO($holder) ->
    [you] Your free rides on { LIST($scope) } lapse: { $count }.
   *[other] { SEAT($holder) }'s free rides on { LIST($scope) } lapse: { $count }.
}
event-sharing_proposed = { WHO($seat) ->
    [you] Proposal { $number }: you would share the { NAME($series, of: "series") }, { SHARES($shares) }.
   *[other] Proposal { $number }: { SEAT($seat) } would share the { NAME($series, of: "series") }, { SHARES($shares) }.
}
event-holding_proposed = { WHO($seat) ->
    [you] Proposal { $number }: you would share the { NAME($series, of: "series") }, { SHARES($shares) }, held by { SEAT($holder) }; { PAYMENTS($moneys) }.
   *[other] Proposal { $number }: { SEAT($seat) } would share the { NAME($series, of: "series") }, { SHARES($shares) }, held by { SEAT($holder) }; { PAYMENTS($moneys) }.
}
event-stop_proposed = { WHO($seat) ->
    [you] Proposal { $number }: you would stop now and count what everybody has.
   *[other] Proposal { $number }: { SEAT($seat) } would stop now and count what everybody has.
}
event-proposal_agreed = { WHO($seat) ->
    [you] You agree to proposal { $number }.
   *[other] { SEAT($seat) } agrees to proposal { $number }.
}
event-proposal_refused = { WHO($seat) ->
    [you] You refuse proposal { $number }.
   *[other] { SEAT($seat) } refuses proposal { $number }.
}
event-proposal_lapsed = { WHO($seat) ->
    [you] Your proposal { $number } lapses.
   *[other] { SEAT($seat) }'s proposal { $number } lapses.
}
event-sharing_begun = The income of the { NAME($series, of: "series") } is shared: { SHARES($shares) }.
event-leases_pooled = { WHO($holder) ->
    [you] You now hold all leases of the { NAME($series, of: "series") }.
   *[other] { SEAT($holder) } now holds all leases of the { NAME($series, of: "series") }.
}
event-sharing_ended = The { NAME($series, of: "series") } are no longer shared.
event-in_debt = { WHO($seat) ->
    [you] You must raise { MONEY($amount) }: { NAME($purpose, of: "purpose") }.
   *[other] { SEAT($seat) } must raise { MONEY($amount) }: { NAME($purpose, of: "purpose") }.
}
event-will_resign = { WHO($seat) ->
    [you] You will resign as soon as this is over.
   *[other] { SEAT($seat) } will resign as soon as this is over.
}
event-resigned = { WHO($seat) ->
    [you] You resign.
   *[other] { SEAT($seat) } resigns.
}
event-put_out = { WHO($seat) ->
    [you] You are out of the game.
   *[other] { SEAT($seat) } is out of the game.
}
event-lease_withdrawn = { $lease } is withdrawn from the game.
event-lease_returned = { $lease } goes back to the stack.
event-auctioneer_named = { WHO($seat) ->
    [you] You are Auctioneer.
   *[other] { SEAT($seat) } is Auctioneer.
}
event-valued = { WHO($seat) ->
    [you] You are worth { MONEY($value) }.
   *[other] { SEAT($seat) } is worth { MONEY($value) }.
}
event-rounds_ran_out = After { $rounds } rounds the game is ended.
event-game_won = The game is won by { SEATS($seats) }.

## Endings

ending-last-left = Last player left: { SEATS($winners) }.
ending-round-limit = The rounds have run out. Richest: { SEATS($winners) }.
ending-consent = All have agreed to stop. Richest: { SEATS($winners) }.

## Refusals

refusal-turn-not_yours = The table waits for { SEATS($waiting) }; please wait for your turn.
refusal-start-throw = The first move is thrown for now: choose 'throw'.
refusal-window-not_your_throw = The dice are not yours now; you may do business, or '{ $example }'.
refusal-window-not_your_turn = This is no turn of yours to end; '{ $example }' will do.
refusal-window-go_on = You pass by going on with your turn: choose '{ $example }'.
refusal-window-other_business = That has no place now; you may '{ $example }'.
refusal-window-pass_stands = Your pass stands already; 'resume' lifts it.
refusal-window-no_pass_stands = No pass of yours stands; 'rest' lets it stand.
refusal-window-leaving = You have resigned and leave as soon as this is over.
refusal-jail-not_in = You pay to leave Jail on your own turn there, before you throw.
refusal-jail-fee = Leaving Jail costs { $fee }, and you have { $cash }: '{ $example }' will do.
refusal-jail-fee_over = There is nothing to buy on this turn in Jail: throw.
refusal-jail-three_throws = With so many houses you leave by up to three throws, without a fee: throw.
refusal-jail-keep_or_throw = Keep the throw, or throw again.
refusal-insurance-none = There is no insurance at this table, or not at this moment.
refusal-insurance-before = Insurance is paid on your own turn, before you throw; '{ $example }' will do now.
refusal-insurance-twice = You have that cover for this throw already.
refusal-insurance-range = The corner is not within one throw of you, so there is nothing to insure.
refusal-insurance-house_owner = Who owns a house cannot insure against Jail; tear your houses down, or risk it.
refusal-insurance-cash = Insurance costs { $premium }, and you have { $cash }.
refusal-chance-cut = You stand on Chance: 'cut', or 'insure the card' first.
refusal-bid-choose = { $lot } is for sale: bid { $least } or more, or 'hold'.
refusal-bid-too_low = A bid must be { $least } or more; or 'hold'.
refusal-bid-step = Every bid is a multiple of { $step } here; { $least } would do.
refusal-bid-cash = You can bid { $most } at most; mortgage or tear down first, or 'hold'.
refusal-bid-own = The high bid is yours already; wait whether anybody raises it.
refusal-bid-house_owner = As a house owner you cannot start on a series new to you; 'hold'.
refusal-bid-left = You have left this sale already; you may still bid.
refusal-bid-in_debt = You still owe the Bank { $owes } and may not bid; 'hold'.
refusal-build-no_street = Houses stand only on streets; { $lease } is none.
refusal-build-series = You need every lease of the { $series } series to build there; you lack { $missing }.
refusal-build-mortgaged = A lease of the { $series } series is mortgaged; redeem it before you build there.
refusal-build-full = { $lease } has { $houses } houses, and no space carries more.
refusal-build-uneven = { $lease } would be more than one house ahead; build first where fewer stand.
refusal-build-none_left = All houses stand; wait until some are torn down.
refusal-build-cash = A house on { $lease } costs { $cost } and you have { $cash }.
refusal-build-in_debt = You still owe the Bank { $owes } and may not build.
refusal-tear-not_yours = You can tear down only houses of your own.
refusal-tear-nothing = You have no house on { $lease } to tear down.
refusal-tear-uneven = Houses come down evenly: another space of the { $series } series has more than { $lease }.
refusal-mortgage-not_yours = { $lease } is not yours to mortgage.
refusal-mortgage-handed_over = { $lease } is held by another in your deal; only the holder can mortgage it.
refusal-mortgage-twice = { $lease } is mortgaged already.
refusal-mortgage-houses = Houses stand in the way; tear them down before you mortgage { $lease }.
refusal-redeem-not_yours = { $lease } is not yours to redeem.
refusal-redeem-not_mortgaged = { $lease } is not mortgaged.
refusal-redeem-cash = Redeeming { $lease } costs { $redeem } and you have { $cash }.
refusal-offer-no_partner = Offers go to another player who is in the game.
refusal-offer-in_debt = Nobody deals while one of the two owes money; settle first.
refusal-offer-not_yours = You can offer only what is yours; you have { $goods }.
refusal-offer-not_theirs = You ask for something they do not have.
refusal-offer-bound = Leases in a utility deal cannot change hands again.
refusal-offer-houses = Houses stand in that series; tear them down first{ $or_whole }.
refusal-offer-mortgaged = By these house rules a lease is redeemed before it is traded.
refusal-offer-house_owner = A house owner cannot take a lease of a series without having one of it already.
refusal-offer-rides = Free rides are no part of a deal at this table.
refusal-offer-rides_for = Rides are given by the taker of a lease, on the series of that lease, if they hold one of it.
refusal-offer-rides_cap = Nobody holds more than { $cap } free rides on a series.
refusal-offer-no_lease = A deal must move at least one lease.
refusal-offer-one_sided = Each of you must give something and get something.
refusal-offer-cash = You can offer { $spare } at most.
refusal-offer-their_cash = You can ask for no more cash than they can give.
refusal-offer-both_cash = Cash goes one way: put the difference on one side.
refusal-offer-debtor_sells = While the debt stands { $debtor } may only sell leases, for cash and nothing else.
refusal-offer-too_often = You have made { $most_offers } proposals to that player for this debt; ask another.
refusal-offer-none = Nothing of that number is open to you (a proposal lapses when something in it changes); '{ $example }' will do.
refusal-offer-not_made = You have made no open proposal of that number.
refusal-offer-no_counter = That proposal is agreed to or refused as it is.
refusal-trade-changed = Proposal { $number } no longer stands. Nothing has moved.
refusal-trade-interest = The interest on a mortgaged lease could not be paid after the deal.
refusal-share-what = Only the income of railroads or of utilities can be shared.
refusal-share-form = Here sharing is { $form }.
refusal-share-owners = The { $series } must be owned by several players, you among them, with none left over.
refusal-share-twice = The { $series } are shared already.
refusal-share-sum = Every owner has a share of at least 1, nobody else any, and they add up to 100.
refusal-share-holder = The holder is one of the owners.
refusal-share-money = Money goes between the holder and the others, from cash in hand.
refusal-share-mortgaged = A mortgaged lease is redeemed before it is handed over here.
refusal-share-in_debt = One of the owners owes the Bank money; that comes first.
refusal-share-none = You have no partnership in the { $series } that could be ended.
refusal-sale-not_auctioneer = Only the Auctioneer may offer a lease early.
refusal-sale-not_now = A lease is offered early only from the last { $last }, and once between two throws.
refusal-income-none = There is nothing for you to collect now.
refusal-claim-none = You have no open claim of that kind on that stop.
refusal-claim-waits = Your claim waits until the sale or debt is settled and stays valid until the visitor's next move: answer '{ $example }' first, and claim in the window that follows.
refusal-claim-not_double = That rent is not doubled; 'claim' it as it is.
refusal-rent-choose = 'take' the rent, or 'waive' it.
refusal-rent-not_double = That rent is not doubled; 'take' it as it is.
refusal-ride-choose = You hold a free ride here: 'ride', or 'pay' the rent.
refusal-rent-throw = The rent of the utility is thrown for: choose 'throw'.
refusal-debt-settle = { $debtor } owes { $debt }: it is raised from the Bank first, for example '{ $example }'.
refusal-debt-covered = You can raise { $debt } by yourself, so you must: for example '{ $example }'.

## Page

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
series-railroads = railroads
series-utilities = utilities

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

## Buttons. ‘.with’ is the same button for one thing: $what is its name.

action-end = End turn
action-leave = Drop out of this auction
action-build = Build a house
    .with = Build a house on { $what }
action-tear-down = Sell a house
    .with = Sell a house on { $what }
action-mortgage = Mortgage a lease
    .with = Mortgage { $what }
action-redeem = Pay off a mortgage
    .with = Pay off { $what }
action-share = Share income
action-end-sharing = End a partnership
action-propose-to-stop = Propose to stop and count
action-sell-early = Sell the next lease early
action-pay = Pay
action-ride = Use a free ride
action-insure-the-corner = Insure against the Jail corner
action-insure-the-card = Insure against the Jail card
action-cut = Draw a card
action-keep = Keep the roll
action-collect = Collect your income
action-claim = Claim the rent
action-claim-single = Claim the rent, not doubled
action-strike = Cross off a free ride
action-take = Collect the rent
action-take-single = Collect the rent, not doubled
action-waive = Let them off the rent
action-give-up = Give up: I can’t pay
