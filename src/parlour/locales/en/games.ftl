### Words that several games share.

# The reader, in the middle of a sentence: "Bo pays you $5".
you = you
nothing = nothing
# $amount is a formatted number, $sign is "plus" or "minus".
money = { $sign ->
    [minus] -{ $currency }{ $amount }
   *[plus] { $currency }{ $amount }
}
# Some of a kind: "3 Rubber".
counted-goods = { $count } { $name }
# One player's part of a shared income, in per cent.
share = { SEAT($seat) } { $amount } %
# What one player gets or pays in a deal.
payment = { $sign ->
    [minus] { WHO($seat) ->
        [you] you pay { MONEY($amount) }
       *[other] { SEAT($seat) } pays { MONEY($amount) }
    }
   *[plus] { WHO($seat) ->
        [you] you get { MONEY($amount) }
       *[other] { SEAT($seat) } gets { MONEY($amount) }
    }
}

## Events

event-spun_for_lead = { WHO($seat) ->
    [you] You spin for the lead: { LIST($numbers) }.
   *[other] { SEAT($seat) } spins for the lead: { LIST($numbers) }.
}
event-tied_for_lead = { SEATS($seats) } tie for the lead and spin again.
event-got_lead = { WHO($seat) ->
    [you] You have the lead.
   *[other] { SEAT($seat) } has the lead.
}
event-paid = { WHO($payer) ->
    [you] You pay { SEAT($payee) } { MONEY($amount) }: { NAME($purpose, of: "purpose") }.
   *[other] { SEAT($payer) } pays { SEAT($payee) } { MONEY($amount) }: { NAME($purpose, of: "purpose") }.
}
event-paid_bank = { WHO($payer) ->
    [you] You pay the Bank { MONEY($amount) }: { NAME($purpose, of: "purpose") }.
   *[other] { SEAT($payer) } pays the Bank { MONEY($amount) }: { NAME($purpose, of: "purpose") }.
}
event-bank_paid = { WHO($payee) ->
    [you] You receive { MONEY($amount) } from the Bank: { NAME($purpose, of: "purpose") }.
   *[other] { SEAT($payee) } receives { MONEY($amount) } from the Bank: { NAME($purpose, of: "purpose") }.
}
event-paid_pot = { WHO($payer) ->
    [you] You pay { MONEY($amount) } into the pot: { NAME($purpose, of: "purpose") }.
   *[other] { SEAT($payer) } pays { MONEY($amount) } into the pot: { NAME($purpose, of: "purpose") }.
}
event-pot_paid = { WHO($payee) ->
    [you] You take the pot of { MONEY($amount) }: { NAME($purpose, of: "purpose") }.
   *[other] { SEAT($payee) } takes the pot of { MONEY($amount) }: { NAME($purpose, of: "purpose") }.
}
event-pot_filled = The Bank puts { MONEY($amount) } into the pot: { NAME($purpose, of: "purpose") }.
event-offer_made = { WHO($seat) ->
    [you] Offer { $number }: you would give { SEAT($to) } { GOODS($give) } for { GOODS($get) }.
   *[other] Offer { $number }: { SEAT($seat) } would give { SEAT($to) } { GOODS($give) } for { GOODS($get) }.
}
event-offer_declined = { WHO($seat) ->
    [you] You decline offer { $number }.
   *[other] { SEAT($seat) } declines offer { $number }.
}
event-offer_withdrawn = { WHO($seat) ->
    [you] You take offer { $number } back.
   *[other] { SEAT($seat) } takes offer { $number } back.
}
event-offer_lapsed = { WHO($seat) ->
    [you] Offer { $number } of you lapses.
   *[other] Offer { $number } of { SEAT($seat) } lapses.
}
event-offer_voided = { WHO($seat) ->
    [you] Offer { $number } of you lapses, because something in it has changed ({ GOODS($what) }: { NAME($change, of: "word") }).
   *[other] Offer { $number } of { SEAT($seat) } lapses, because something in it has changed ({ GOODS($what) }: { NAME($change, of: "word") }).
}
event-timed_out = { WHO($seat) ->
    [you] Your time ran out.
   *[other] { SEAT($seat) }'s time ran out.
}

## Refusals

refusal-table-over = The game is over.
refusal-table-waits_for_chance = The table waits for chance: the { $draw }.
