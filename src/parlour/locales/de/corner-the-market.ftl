### Corner the Market: Fragen, Knöpfe, Ereignisse, Spielenden, Ablehnungen und Namen.

goal = Besitze am meisten, wenn das Jahr endet.
    .standing = Besitze am meisten, wenn das Jahr endet: Du hast { MONEY($have) }

# Waren eines Handels. »seat« ist ein Maklersitz, eine Karte.
counted-goods = { $name ->
    [seat] { $count ->
        [one] { $count } Maklersitz
       *[other] { $count } Maklersitze
    }
   *[other] { $count } { NAME($name, of: "commodity") }
}

## Fragen

question-CTM-007 = Würfle: Wer fängt an?
question-CTM-023 = { $call ->
    [0] { $doubles ->
        [0] Du bist dran: würfle.
       *[other] Pasch: würfle noch einmal.
    }
   *[other] Würfle { $call }, mit einem Würfel oder zusammen, für dein Gespräch.
}
question-CTM-027 = Dritter Pasch in Folge: Nimm eine Karte. Von welchem Stapel?
question-CTM-042 = { $kind ->
    [more] Du hast { $number } { NAME($commodity, of: "commodity") } gekauft. Noch mehr?
    [partner] 1 { NAME($commodity, of: "commodity") } für { MONEY($price) } von { SEAT($partner) } kaufen oder { MONEY($forfeit) } zahlen?
    [cashier] { NAME($commodity, of: "commodity") } für je { MONEY($price) } kaufen oder { MONEY($forfeit) } zahlen?
   *[players] { NAME($commodity, of: "commodity") } von jemandem kaufen oder { MONEY($forfeit) } zahlen?
}
question-CTM-053 = { $kind ->
    [more] Du hast { $number } { NAME($commodity, of: "commodity") } verkauft. Noch mehr?
    [partner] 1 { NAME($commodity, of: "commodity") } für { MONEY($price) } an { SEAT($partner) } verkaufen oder { MONEY($forfeit) } zahlen?
    [bid] { SEAT($bidder) } bietet { MONEY($bid) } für 1 { NAME($commodity, of: "commodity") }. Die Kasse zahlt { MONEY($price) }.
    [corner] Corner in { NAME($commodity, of: "commodity") } auflösen? Die Kasse zahlt je { MONEY($price) }.
   *[cashier] { NAME($commodity, of: "commodity") } für je { MONEY($price) } verkaufen oder { MONEY($forfeit) } zahlen?
}
question-CTM-057 = { $kind ->
    [players] { NAME($commodity, of: "commodity") } hast du nicht. Ein Angebot annehmen oder { MONEY($forfeit) } zahlen?
   *[cashier] { NAME($commodity, of: "commodity") } hast du nicht. 1 für { MONEY($price) } kaufen oder { MONEY($forfeit) } zahlen?
}
question-CTM-058 = 1 { NAME($commodity, of: "commodity") } für { MONEY($price) } verkaufen oder { MONEY($forfeit) } zahlen?
question-CTM-062 = { $kind ->
    [contract] { SEAT($seat) } gibt dir 1 { NAME($commodity, of: "commodity") } im Tausch. Was gibst du?
    [money] { SEAT($seat) } zahlt dir { MONEY($amount) } im Tausch. Was gibst du?
   *[first] Tausch mit { SEAT($seat) }: Was gibst du?
}
question-CTM-068 = { $offers ->
    [0] Freier Handel: Mach ein Angebot oder beende den Handel.
    [one] Beantworte das Angebot an dich, mach selbst eins oder beende den Handel.
   *[other] Beantworte die { $offers } Angebote, mach selbst eins oder beende den Handel.
}
question-CTM-069 = Kein Geschäft. 1 Kontrakt kaufen oder { MONEY($forfeit) } zahlen?
question-CTM-071 = { $offers ->
    [0] { SEAT($seat) } handelt gerade. Ein Angebot machen?
    [one] { SEAT($seat) } macht dir ein Angebot. Annehmen?
   *[other] { SEAT($seat) } macht dir { $offers } Angebote. Eins annehmen?
}
question-CTM-078 = Dein Gespräch ist geführt. In welche Börse? Du bekommst { MONEY($amount) }.
question-CTM-106 = 1 { NAME($commodity, of: "commodity") } für { MONEY($price) } kaufen oder { MONEY($forfeit) } zahlen?
question-CTM-111 = { $is_sale ->
    [true] { $commodity ->
        [any] Bis zu { $number } Kontrakte einer Ware verkaufen?
       *[other] Bis zu { $number } { NAME($commodity, of: "commodity") } für je { MONEY($price) } verkaufen?
    }
   *[false] { $commodity ->
        [any] Bis zu { $number } Kontrakte einer Ware kaufen?
       *[other] Bis zu { $number } { NAME($commodity, of: "commodity") } für je { MONEY($price) } kaufen?
    }
}
question-CTM-R13 = { $kind ->
    [sell] 1 { NAME($commodity, of: "commodity") } für { MONEY($price) } an { SEAT($seat) } verkaufen oder { MONEY($forfeit) } zahlen?
   *[buy] 1 { NAME($commodity, of: "commodity") } für { MONEY($price) } von { SEAT($seat) } kaufen oder { MONEY($forfeit) } zahlen?
}
question-CTM-R15 = { $kind ->
    [sell] { SEAT($seat) } bis zu { $number } weitere { NAME($commodity, of: "commodity") } für je { MONEY($price) } verkaufen?
   *[buy] Von { SEAT($seat) } bis zu { $number } weitere { NAME($commodity, of: "commodity") } für je { MONEY($price) } kaufen?
}
question-CTM-R30 = In { NAME($pit, of: "pit") } gehen? Du bekommst { MONEY($amount) }.
question-CTM-R39 = { $creditor ->
    [cashier] Du schuldest der Kasse { MONEY($owed) }. Dir fehlen noch { MONEY($missing) }.
    [several] Du schuldest zusammen { MONEY($owed) }. Dir fehlen noch { MONEY($missing) }.
   *[other] Du schuldest { SEAT($creditor) } { MONEY($owed) }. Dir fehlen noch { MONEY($missing) }.
}
question-CTM-R64 = { $kind ->
    [bid] { SEAT($seat) } verkauft 1 { NAME($commodity, of: "commodity") }. { MONEY($least) } oder mehr bieten?
   *[quote] { SEAT($seat) } will { NAME($commodity, of: "commodity") } kaufen. Nennst du einen Preis?
}

## Knöpfe

action-throw = Würfeln
action-take-card = { $pile ->
    [Flyer] Spekulationskarte nehmen
   *[Exchange] Parkettkarte nehmen
}
    .verb = Karte nehmen …
action-enter = In { NAME($pit, of: "pit") } gehen
    .verb = In eine Börse gehen …
action-go-on = Auf der Bahn weiterziehen
action-pass-by = Draußen bleiben
action-buy-from = { $number } { NAME($commodity, of: "commodity") } von { SEAT($seller) } kaufen
    .verb = Von jemandem kaufen …
action-buy = { $number } { NAME($commodity, of: "commodity") } kaufen
    .verb = Kaufen …
action-sell-to = { $number } { NAME($commodity, of: "commodity") } an { SEAT($buyer) } verkaufen
    .verb = An jemanden verkaufen …
action-sell = { $number } { NAME($commodity, of: "commodity") } verkaufen
    .verb = Verkaufen …
action-buy-in = Einen kaufen
action-call = Die anderen fragen
action-quote = { $number } für je { MONEY($price) } anbieten
    .verb = Anbieten …
action-take = { $number } von { SEAT($seller) } kaufen
    .verb = Angebot annehmen …
action-bid = { MONEY($amount) } bieten
    .verb = Bieten …
action-accept-bid = Gebot annehmen
action-more = Um { $number } weitere bitten
    .verb = Um weitere bitten …
action-agree = { $number } weiteren zustimmen
    .verb = Zustimmen …
action-comply = Geschäft machen
action-forfeit = Auslassen und zahlen
action-pass = Passen
action-decline = Nein, danke
action-done = Fertig
action-give = 1 { NAME($commodity, of: "commodity") } geben
    .verb = Kontrakt geben …
action-pay-instead = Stattdessen zahlen
action-offer = { SEAT($to) } { GOODS($give) } für { GOODS($get) } anbieten
    .verb = Angebot machen …
action-counter = Stattdessen { GOODS($get) } für { GOODS($give) } verlangen
    .verb = Gegenangebot machen …
action-end-trading = Handel beenden
action-redeem-seat = Maklersitz verkaufen
action-redeem = 1 { NAME($commodity, of: "commodity") } verkaufen
    .verb = Kontrakt verkaufen …

## Was eine Antwort bewirkt: die zweite Zeile ihres Knopfs

effect-contract_received = du bekommst 1 { NAME($commodity, of: "commodity") }
effect-contracts_passed = { WHO($seat) ->
    [you] du gibst { $number } { NAME($commodity, of: "commodity") } ab
   *[other] { WHO($to) ->
        [you] du bekommst { $number } { NAME($commodity, of: "commodity") }
       *[other] { SEAT($to) } bekommt { $number } { NAME($commodity, of: "commodity") }
    }
}
effect-corner_made = { WHO($seat) ->
    [you] du hast einen Corner in { NAME($commodity, of: "commodity") }
   *[other] { SEAT($seat) } hat einen Corner in { NAME($commodity, of: "commodity") }
}
effect-corner_broken = { WHO($seat) ->
    [you] löst deinen Corner in { NAME($commodity, of: "commodity") } auf
   *[other] { SEAT($seat) } verliert den Corner in { NAME($commodity, of: "commodity") }
}
effect-control_gained = { WHO($seat) ->
    [you] dir gehört alles an { NAME($commodity, of: "commodity") }
   *[other] { SEAT($seat) } gehört alles an { NAME($commodity, of: "commodity") }
}
effect-went_bankrupt = { WHO($seat) ->
    [you] du gehst bankrott
   *[other] { SEAT($seat) } geht bankrott
}
effect-held = du hast dann { $number } { NAME($commodity, of: "commodity") }
effect-short_of_corner = { $missing ->
    [one] nur noch eins bis zum Corner in { NAME($commodity, of: "commodity") }
   *[other] noch { $missing } bis zum Corner in { NAME($commodity, of: "commodity") }
}
effect-price_changed = { NAME($commodity, of: "commodity") } steht bei { MONEY($now) } statt { MONEY($before) }

## Ereignisse

event-spun_for_lead = { WHO($seat) ->
    [you] Du würfelst { LIST($numbers) } um den Anfang.
   *[other] { SEAT($seat) } würfelt { LIST($numbers) } um den Anfang.
}
event-tied_for_lead = Gleichstand, noch einmal: { SEATS($seats) }.
event-paid_bank = { WHO($payer) ->
    [you] Du zahlst der Kasse { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payer) } zahlt der Kasse { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
}
event-bank_paid = { WHO($payee) ->
    [you] Du bekommst { MONEY($amount) } von der Kasse ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payee) } bekommt { MONEY($amount) } von der Kasse ({ NAME($purpose, of: "purpose") }).
}
event-thrown = { WHO($seat) ->
    [you] Du würfelst { $first } und { $second }.
   *[other] { SEAT($seat) } würfelt { $first } und { $second }.
}
event-marker_moved = { NAME($marker, of: "marker") } beginnt.
event-crash_began = Der Markt bricht ein!
event-crash_went_on = Der Börsenkrach geht weiter.
event-crash_ended = Der Börsenkrach ist vorbei.
event-moved = { WHO($seat) ->
    [you] Du ziehst { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } { NAME($place, of: "place") }.
   *[other] { SEAT($seat) } zieht { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } { NAME($place, of: "place") }.
}
event-sent = { WHO($seat) ->
    [you] Du gehst { NAME($place, of: "place") }.
   *[other] { SEAT($seat) } geht { NAME($place, of: "place") }.
}
event-entered = { WHO($seat) ->
    [you] Du betrittst { NAME($pit, of: "pit") }.
   *[other] { SEAT($seat) } betritt { NAME($pit, of: "pit") }.
}
event-passed_by = { WHO($seat) ->
    [you] Du betrittst { NAME($pit, of: "pit") } nicht.
   *[other] { SEAT($seat) } betritt { NAME($pit, of: "pit") } nicht.
}
event-put_out = { WHO($seat) ->
    [you] Du musst { NAME($pit, of: "pit") } verlassen.
   *[other] { SEAT($seat) } muss { NAME($pit, of: "pit") } verlassen.
}
event-call_completed = { WHO($seat) ->
    [you] Du würfelst die nötige { $number }: Dein Gespräch ist geführt.
   *[other] { SEAT($seat) } würfelt die nötige { $number }: Das Gespräch ist geführt.
}
event-call_missed = { WHO($seat) ->
    [you] Du brauchst die { $number } und bleibst am Telefon.
   *[other] { SEAT($seat) } braucht die { $number } und bleibt am Telefon.
}
event-call_kept = { WHO($seat) ->
    [you] Dein Gespräch ist geführt: Mit dem nächsten Wurf geht es weiter.
   *[other] Das Gespräch ist geführt: { SEAT($seat) } zieht mit dem nächsten Wurf weiter.
}
event-card_taken = { WHO($seat) ->
    [you] Du nimmst eine Karte: { NAME($card, of: "card") }.
   *[other] { SEAT($seat) } nimmt eine Karte: { NAME($card, of: "card") }.
}
event-card_put_back = Die Karte »{ NAME($card, of: "card") }« kommt unter ihren Stapel.
event-card_had_no_effect = { WHO($seat) ->
    [you] Du bist schon am Telefon: »{ NAME($card, of: "card") }« ändert nichts.
   *[other] { SEAT($seat) } ist schon am Telefon: »{ NAME($card, of: "card") }« ändert nichts.
}
event-seat_kept = { WHO($seat) ->
    [you] Du hast jetzt einen { NAME($card, of: "card") } und behältst die Karte.
   *[other] { SEAT($seat) } hat jetzt einen { NAME($card, of: "card") } und behält die Karte.
}
event-seat_returned = { WHO($seat) ->
    [you] Du gibst einen { NAME($card, of: "card") } zurück.
   *[other] { SEAT($seat) } gibt einen { NAME($card, of: "card") } zurück.
}
event-went_bankrupt = { WHO($seat) ->
    [you] Du bist bankrott und scheidest aus.
   *[other] { SEAT($seat) } ist bankrott und scheidet aus.
}
event-year_ended = Pasch { $first }: Das Jahr ist zu Ende.
event-counted = { WHO($seat) ->
    [you] Du besitzt insgesamt { MONEY($assets) }.
   *[other] { SEAT($seat) } besitzt insgesamt { MONEY($assets) }.
}
event-last_left = { WHO($seat) ->
    [you] Alle anderen sind bankrott: Du gewinnst!
   *[other] Alle anderen sind bankrott: { SEAT($seat) } gewinnt!
}
event-contracts_bought = { WHO($seat) ->
    [you] Du kaufst { $number } { NAME($commodity, of: "commodity") } für { MONEY($amount) }.
   *[other] { SEAT($seat) } kauft { $number } { NAME($commodity, of: "commodity") } für { MONEY($amount) }.
}
event-contracts_redeemed = { WHO($seat) ->
    [you] Du verkaufst { $number } { NAME($commodity, of: "commodity") } für { MONEY($amount) }.
   *[other] { SEAT($seat) } verkauft { $number } { NAME($commodity, of: "commodity") } für { MONEY($amount) }.
}
event-contracts_passed = { WHO($seat) ->
    [you] Du gibst { SEAT($to) } { $number } { NAME($commodity, of: "commodity") }.
   *[other] { WHO($to) ->
        [you] { SEAT($seat) } gibt dir { $number } { NAME($commodity, of: "commodity") }.
       *[other] { SEAT($seat) } gibt { SEAT($to) } { $number } { NAME($commodity, of: "commodity") }.
    }
}
event-contract_received = { WHO($seat) ->
    [you] Du bekommst 1 { NAME($commodity, of: "commodity") } geschenkt.
   *[other] { SEAT($seat) } bekommt 1 { NAME($commodity, of: "commodity") } geschenkt.
}
event-seat_passed = { WHO($seat) ->
    [you] Du gibst { SEAT($to) } einen { NAME($card, of: "card") }.
   *[other] { WHO($to) ->
        [you] { SEAT($seat) } gibt dir einen { NAME($card, of: "card") }.
       *[other] { SEAT($seat) } gibt { SEAT($to) } einen { NAME($card, of: "card") }.
    }
}
event-corner_made = { WHO($seat) ->
    [you] Du hast einen Corner in { NAME($commodity, of: "commodity") }, mit { $number } Kontrakten!
   *[other] { SEAT($seat) } hat einen Corner in { NAME($commodity, of: "commodity") }, mit { $number } Kontrakten!
}
event-corner_broken = { WHO($seat) ->
    [you] Du hast keinen Corner in { NAME($commodity, of: "commodity") } mehr.
   *[other] { SEAT($seat) } hat keinen Corner in { NAME($commodity, of: "commodity") } mehr.
}
event-control_gained = { WHO($seat) ->
    [you] Du besitzt alles an { NAME($commodity, of: "commodity") } und beherrschst den Markt!
   *[other] { SEAT($seat) } besitzt alles an { NAME($commodity, of: "commodity") } und beherrscht den Markt!
}
event-control_lost = { WHO($seat) ->
    [you] Du beherrschst den Markt für { NAME($commodity, of: "commodity") } nicht mehr.
   *[other] { SEAT($seat) } beherrscht den Markt für { NAME($commodity, of: "commodity") } nicht mehr.
}
event-pit_closed = { NAME($pit, of: "pit") } schließt.
event-pit_opened = { NAME($pit, of: "pit") } öffnet wieder.
event-offers_called = { WHO($seat) ->
    [you] Du fragst, wer dir { NAME($commodity, of: "commodity") } verkauft.
   *[other] { SEAT($seat) } fragt, wer { NAME($commodity, of: "commodity") } verkauft.
}
event-bids_called = { WHO($seat) ->
    [you] Du versteigerst 1 { NAME($commodity, of: "commodity") }.
   *[other] { SEAT($seat) } versteigert 1 { NAME($commodity, of: "commodity") }.
}
event-quoted = { WHO($seat) ->
    [you] Du bietest { $number } { NAME($commodity, of: "commodity") } für je { MONEY($price) } an.
   *[other] { SEAT($seat) } bietet { $number } { NAME($commodity, of: "commodity") } für je { MONEY($price) } an.
}
event-bid_placed = { WHO($seat) ->
    [you] Du bietest { MONEY($amount) }.
   *[other] { SEAT($seat) } bietet { MONEY($amount) }.
}
event-bid_passed = { WHO($seat) ->
    [you] Du steigst aus der Versteigerung aus.
   *[other] { SEAT($seat) } steigt aus der Versteigerung aus.
}
event-more_asked = { WHO($seat) ->
    [you] Du bittest { SEAT($to) } um { $number } weitere.
   *[other] { WHO($to) ->
        [you] { SEAT($seat) } bittet dich um { $number } weitere.
       *[other] { SEAT($seat) } bittet { SEAT($to) } um { $number } weitere.
    }
}
event-agreed = { WHO($seat) ->
    [you] Du stimmst { $number } weiteren zu.
   *[other] { SEAT($seat) } stimmt { $number } weiteren zu.
}
event-declined = { WHO($seat) ->
    [you] Du lehnst ab.
   *[other] { SEAT($seat) } lehnt ab.
}
event-swap_named = { WHO($seat) ->
    [you] Du gibst { SEAT($to) } 1 { NAME($commodity, of: "commodity") } im Tausch.
   *[other] { WHO($to) ->
        [you] { SEAT($seat) } gibt dir 1 { NAME($commodity, of: "commodity") } im Tausch.
       *[other] { SEAT($seat) } gibt { SEAT($to) } 1 { NAME($commodity, of: "commodity") } im Tausch.
    }
}
event-swap_paid = { WHO($seat) ->
    [you] Du gibst { SEAT($to) } Geld im Tausch.
   *[other] { WHO($to) ->
        [you] { SEAT($seat) } gibt dir Geld im Tausch.
       *[other] { SEAT($seat) } gibt { SEAT($to) } Geld im Tausch.
    }
}
event-offered = { WHO($seat) ->
    [you] Angebot { $number }: Du bietest { SEAT($to) } { GOODS($give) } für { GOODS($get) }.
   *[other] { WHO($to) ->
        [you] Angebot { $number }: { SEAT($seat) } bietet dir { GOODS($give) } für { GOODS($get) }.
       *[other] Angebot { $number }: { SEAT($seat) } bietet { SEAT($to) } { GOODS($give) } für { GOODS($get) }.
    }
}
event-offer_refused = { WHO($seat) ->
    [you] Du lehnst das Angebot von { SEAT($maker) } ab: { GOODS($give) } gegen { GOODS($get) }.
   *[other] { WHO($maker) ->
        [you] { SEAT($seat) } lehnt dein Angebot ab: { GOODS($give) } gegen { GOODS($get) }.
       *[other] { SEAT($seat) } lehnt das Angebot von { SEAT($maker) } ab: { GOODS($give) } gegen { GOODS($get) }.
    }
}
event-offer_lapsed = { WHO($seat) ->
    [you] Dein Angebot an { SEAT($to) } verfällt: { GOODS($give) } gegen { GOODS($get) }.
   *[other] { WHO($to) ->
        [you] Das Angebot von { SEAT($seat) } an dich verfällt: { GOODS($give) } gegen { GOODS($get) }.
       *[other] Das Angebot von { SEAT($seat) } an { SEAT($to) } verfällt: { GOODS($give) } gegen { GOODS($get) }.
    }
}
event-deal_made = { WHO($seat) ->
    [you] Du einigst dich mit { SEAT($with_seat) } auf Angebot { $number }.
   *[other] { WHO($with_seat) ->
        [you] { SEAT($seat) } einigt sich mit dir auf Angebot { $number }.
       *[other] { SEAT($seat) } einigt sich mit { SEAT($with_seat) } auf Angebot { $number }.
    }
}
event-trading_passed = { WHO($seat) ->
    [you] Du hast nichts anzubieten.
   *[other] { SEAT($seat) } hat nichts anzubieten.
}
event-trading_ended = { WHO($seat) ->
    [you] Du beendest den Handel.
   *[other] { SEAT($seat) } beendet den Handel.
}

## Spielenden

ending-year-end = { WHO($winners) ->
    [you] Das Jahr ist zu Ende, und du besitzt am meisten.
   *[other] Das Jahr ist zu Ende, und { SEATS($winners) } besitzt am meisten.
}
ending-year-end-tie = Das Jahr ist zu Ende. Gleich viel besitzen { SEATS($winners) }.
ending-last-left = { WHO($winners) ->
    [you] Alle anderen sind bankrott: Du gewinnst.
   *[other] Alle anderen sind bankrott: { SEATS($winners) } gewinnt.
}

## Ablehnungen

refusal-turn-not_yours = { COUNT($waiting) ->
    [one] Bitte warte: { SEATS($waiting) } überlegt noch.
   *[other] Bitte warte: { SEATS($waiting) } überlegen noch.
}
refusal-throw-for_lead = Würfle zuerst aus, wer anfängt.
refusal-throw-first = Würfle zuerst.
refusal-offer-not_now = Angebote könnt ihr euch nur machen, solange jemand auf einem Feld »Freier Handel« steht.
refusal-card-choose_pile = Nimm zuerst eine Karte von einem der beiden Stapel.
refusal-call-choose_pit = Dein Gespräch ist geführt: Betritt eine offene Börse oder zieh auf der Bahn weiter.
refusal-pit-full = Wähle eine andere Börse: { NAME($commodity, of: "pit") } ist mit zwei Spielern voll.
refusal-pit-closed = Wähle eine andere Börse: { NAME($commodity, of: "pit") } ist geschlossen.
refusal-pit-enter_or_pass = Betritt zuerst die Börse oder bleib draußen.
refusal-option-choose = Nutze die Option oder lehne sie ab.
refusal-buy-choose = Kaufe hier { NAME($commodity_here, of: "commodity") } oder zahle { MONEY($forfeit) }.
refusal-sell-choose = Verkaufe hier { NAME($commodity_here, of: "commodity") } oder zahle { MONEY($forfeit) }.
refusal-deal-other_commodity = Hier kannst du nur mit { NAME($commodity_here, of: "commodity") } handeln.
refusal-buy-too_many = { $kind ->
    [partner] Von { SEAT($partner) } kannst du immer nur 1 { NAME($commodity, of: "commodity") } kaufen, für { MONEY($price) }.
   *[cashier] { $most ->
        [0] Du kannst hier { NAME($commodity, of: "commodity") } nicht kaufen: Du hast { MONEY($cash) }, die Kasse hat { $stock } für je { MONEY($price) }.
       *[other] Du kannst höchstens { $most } { NAME($commodity, of: "commodity") } kaufen: Du hast { MONEY($cash) }, die Kasse hat { $stock } für je { MONEY($price) }.
    }
}
refusal-buy-limit = Bei einem Halt kannst du höchstens { $limit } Kontrakte kaufen.
refusal-buy-partner_first = { SEAT($partner) } ist in derselben Börse: Kaufe zuerst von { SEAT($partner) }.
refusal-sell-not_owned = { $most ->
    [0] { NAME($commodity, of: "commodity") } hast du nicht.
   *[other] Du kannst höchstens { $most } { NAME($commodity, of: "commodity") } verkaufen.
}
refusal-sell-from_corner = { NAME($commodity, of: "commodity") } kannst du hier nicht verkaufen, weil du darin einen Corner hast; verkaufe etwas anderes.
refusal-sell-to_partner = { SEAT($partner) } ist in derselben Börse: Verkaufe an { SEAT($partner) }.
refusal-card-buy_or_forfeit = Die Karte sagt: Kaufe 1 Kontrakt oder zahle { MONEY($forfeit) }.
refusal-card-sell_or_forfeit = Die Karte sagt: Verkaufe 1 Kontrakt oder zahle { MONEY($forfeit) }.
refusal-short-choose = { NAME($commodity_here, of: "commodity") } hast du nicht: Kaufe einen Kontrakt oder zahle { MONEY($forfeit) }.
refusal-quote-choose = Biete 1 bis { $number } für je { MONEY($least) } bis { MONEY($highest) } an, in Schritten von { MONEY($step) }, oder passe.
refusal-quote-below_corner_price = Aus deinem Corner kannst du für { MONEY($least) } oder mehr verkaufen; verlange das oder passe.
refusal-take-no_offer = So viele bietet dir niemand an; nimm ein Angebot ganz oder zum Teil an.
refusal-bid-choose = Biete { MONEY($least) } bis { MONEY($cash) }, in Schritten von { MONEY($step) }, oder passe.
refusal-more-choose = Stimme einer Zahl von 1 bis { $wanted } zu oder lehne ab.
refusal-partner-choose = Mach das Geschäft oder zahle { MONEY($forfeit) }.
refusal-swap-choose = Wähle zuerst, was du im Tausch gibst.
refusal-swap-not_owned = { NAME($commodity, of: "commodity") } hast du nicht; gib etwas, das du hast.
refusal-swap-control = Du beherrschst den Markt für { NAME($commodity, of: "commodity") } und kannst davon nichts tauschen; gib etwas anderes.
refusal-swap-no_payment = Hier kannst du nicht zahlen: Gib einen Kontrakt.
refusal-trade-choose = Mach ein Angebot, beantworte eins oder höre auf zu handeln.
refusal-offer-with_mover = { WHO($mover) ->
    [you] Mach dein Angebot jemandem, der noch im Spiel ist.
   *[other] Mach dein Angebot { SEAT($mover) }: Gehandelt wird jetzt nur mit { SEAT($mover) }.
}
refusal-offer-limit = Du hast hier schon { $limit } Angebote gemacht, und mehr sind bei diesem Halt nicht erlaubt.
refusal-offer-no_gifts = Beide geben etwas, einer davon Kontrakte oder Maklersitze; nur einer zahlt, in Schritten von { MONEY($step) }.
refusal-offer-not_there = Biete nur, was du hast, und verlange nur, was der andere hat.
refusal-offer-control = Wer einen Markt beherrscht, verkauft daraus nur gegen Geld, und nur mit weniger als { MONEY($near) } in bar.
refusal-offer-below_corner_price = Kontrakte aus einem Corner kosten hier { MONEY($floor) } oder mehr; erhöhe den Preis oder tausche Kontrakte.
refusal-offer-unknown = Dieses Angebot steht dir nicht mehr offen; wähle ein anderes.
refusal-trade-no_deal = Es gab kein Geschäft: Kaufe 1 Kontrakt von der Kasse oder zahle { MONEY($forfeit) }.
refusal-debt-raise_funds = Du schuldest { MONEY($owed) } und hast { MONEY($cash) }: Verkaufe zuerst etwas an die Kasse.
refusal-debt-not_owned = { NAME($commodity, of: "commodity") } hast du nicht; verkaufe etwas, das du hast.
refusal-debt-no_seat = Du hast keinen Maklersitz; verkaufe einen Kontrakt.
refusal-debt-corner_is_last = Du kannst zahlen, ohne einen Corner aufzulösen: Verkaufe zuerst andere Kontrakte oder einen Maklersitz.

## Waren

commodity-coffee = Kaffee
commodity-sugar = Zucker
commodity-cotton = Baumwolle
commodity-copper = Kupfer
commodity-hides = Häute
commodity-rubber = Kautschuk

## Börsen (Nominativ und Akkusativ), auch am Satzanfang

pit-coffee = die Kaffeebörse
pit-sugar = die Zuckerbörse
pit-cotton = die Baumwollbörse
pit-copper = die Kupferbörse
pit-hides = die Häutebörse
pit-rubber = die Kautschukbörse

## Jahreszeiten und Monate am Satzanfang: »… beginnt.«

marker-winter = Der Winter
    .short = Winter
marker-spring = Der Frühling
    .short = Frühling
marker-summer = Der Sommer
    .short = Sommer
marker-autumn = Der Herbst
    .short = Herbst
marker-january = Der Januar
    .short = Jan
marker-february = Der Februar
    .short = Feb
marker-march = Der März
    .short = Mär
marker-april = Der April
    .short = Apr
marker-may = Der Mai
    .short = Mai
marker-june = Der Juni
    .short = Jun
marker-july = Der Juli
    .short = Jul
marker-august = Der August
    .short = Aug
marker-september = Der September
    .short = Sep
marker-october = Der Oktober
    .short = Okt
marker-november = Der November
    .short = Nov
marker-december = Der Dezember
    .short = Dez

## Wofür gezahlt wird, in Klammern

purpose-coffee = Kaffee
purpose-sugar = Zucker
purpose-cotton = Baumwolle
purpose-copper = Kupfer
purpose-hides = Häute
purpose-rubber = Kautschuk
purpose-cashier = fürs Vorbeiziehen
purpose-advancing-to-cashier = Vorrücken zur Kasse
purpose-entering-the-pit = Betreten der Börse
purpose-dividend = Dividende
purpose-fine = Strafe
purpose-commission = Provision
purpose-corner-penalty = für die Corner
purpose-no-corner = kein Corner
purpose-forfeit = Geschäft ausgelassen
purpose-a-broker-seat = Maklersitz
purpose-the-swap = Tausch
purpose-the-deal = Geschäft
purpose-what-is-left = der ganze Rest
purpose-lucky-flyer = Glückliche Spekulation
purpose-storage-charges = Lagerkosten
purpose-coffee-delivered = Kaffee geliefert
purpose-hides-delivered = Häute geliefert

## Titel der Karten

card-broker-seat = Maklersitz
card-coffee-delivered = Kaffee geliefert
card-hides-delivered = Häute geliefert
card-buying-option = Kaufoption
card-selling-option = Verkaufsoption
card-seat-recalled = Sitz entzogen
card-commission-day = Provisionstag
card-long-distance = Ferngespräch
card-inside-tip-on-copper = Geheimtipp Kupfer
card-inside-tip-on-sugar = Geheimtipp Zucker
card-cotton-called-in = Baumwolle eingefordert
card-sugar-called-in = Zucker eingefordert
card-rubber-scare = Kautschukpanik
card-urgent-call = Dringender Anruf
card-lucky-flyer = Glückliche Spekulation
card-false-report = Falschmeldung
card-storage-charges = Lagerkosten
card-squeeze = In der Klemme

## Felder: »Du ziehst 5 Felder …«, »Du gehst …«

place-cashier = zur Kasse
place-pit-entrance-passing-square-coffee = zur Kaffeebörse
place-pit-entrance-passing-square-sugar = zur Zuckerbörse
place-pit-entrance-passing-square-cotton = zur Baumwollbörse
place-pit-entrance-passing-square-copper = zur Kupferbörse
place-pit-entrance-passing-square-hides = zur Häutebörse
place-pit-entrance-passing-square-rubber = zur Kautschukbörse
place-buying-option-coffee = zur Kaufoption Kaffee
place-buying-option-sugar = zur Kaufoption Zucker
place-buying-option-cotton = zur Kaufoption Baumwolle
place-buying-option-copper = zur Kaufoption Kupfer
place-buying-option-hides = zur Kaufoption Häute
place-buying-option-rubber = zur Kaufoption Kautschuk
place-selling-option = zu einer Verkaufsoption
place-telephone = zu einem Telefon
place-flyer = auf ein Spekulationsfeld
place-exchange = auf ein Parkettfeld
place-corner = auf ein Cornerfeld
place-commission = auf ein Provisionsfeld
place-fine = auf ein Straffeld
place-dividend = zur Dividende
place-advance-to-cashier = auf das Feld »Vor zur Kasse«
place-ticker-tape = zum Kursticker
place-entrance = zum Eingang
place-buy = auf ein Kauffeld
place-sell = auf ein Verkaufsfeld
place-swap = auf ein Tauschfeld
place-open-trading = auf ein Feld »Freier Handel«
place-exit = zum Ausgang

## The page

## The board on the page

board-label = Das Brett: vierundvierzig Felder um sechs Börsen und die Jahresuhr
board-year = JAHR
board-crash = BÖRSENKRACH
board-crash-prices = Krachpreise in allen Ringen
board-closed = GESCHLOSSEN
board-closed-short = zu
board-enter = In die Börse gehen: { $pit }
board-take-card = Oberste Karte nehmen: { $pile }
board-whole = Ganzes Brett zeigen
board-near = Zeigen, wo gespielt wird
board-contracts = Meine Kontrakte
board-line = ab dem Strich: Corner
board-held = { $number } von { $of }
board-secret = geheim
board-corner-in = Corner in { $name }
board-controls = beherrscht { $name }
board-broker-seats =
    { $number ->
        [one] 1 Maklersitz
       *[other] { $number } Maklersitze
    }
board-out = ausgeschieden
board-counter = Kaufen und verkaufen
board-price-now = jetzt { MONEY($price) }
board-from = von { $seat }
board-quote = Angebot machen
board-number = Wie viele
board-price = Stückpreis
board-quote-send = { $number } zu { MONEY($price) } anbieten
board-offers = Offene Angebote
board-gives = { $give } gegen { $get }
board-less = weniger
board-more = mehr
board-pit = Börse { $name }
board-pit-closed = Börse { $name }: geschlossen
board-pit-price = Börse { $name }: jetzt { MONEY($price) }
board-pit-stock = Börse { $name }: jetzt { MONEY($price) }, noch { $number } bei der Kasse
board-pile = Kartenstapel { $name }

## Auf Feldern und Stapeln gedruckt

goods-seat = Maklersitz
square-cashier = Kasse
square-pit-entrance-passing-square = Eingang zur Börse
square-telephone = Telefon
square-buying-option = Kaufoption
square-selling-option = Verkaufsoption
square-flyer = Spekulation
square-exchange = Parkett
square-corner = Corner
square-commission = Provision
square-fine = Strafe
square-dividend = Dividende
square-advance-to-cashier = Vor zur Kasse
square-ticker-tape = Ticker
square-entrance = Eingang
square-buy = Kauf
square-sell = Verkauf
square-swap = Tausch
square-open-trading = Freier Handel
square-exit = Ausgang
pile-exchange = Parkett
pile-flyer = Spekulation
board-print-pass = { MONEY($sum) } fürs Vorbeiziehen
board-print-enter = REIN
board-print-any = BELIEBIG
board-print-may-buy = KAUF
board-print-may-sell = VERKAUF
board-print-up-to = bis zu { $most }
board-print-penalties = Strafen

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-paid_bank =
    .payer = { WHO($payer) ->
        [you] zahlst
       *[other] zahlt
    } der Kasse { MONEY($amount) }
    .payer-many = { WHO($payer) ->
        [you] zahlst
       *[other] zahlt
    } der Kasse { MONEY(SUM($amount)) }
turn-moved = { WHO($seat) ->
    [you] ziehst
   *[other] zieht
} { NAME($place, of: "place") }
turn-sent = { WHO($seat) ->
    [you] gehst
   *[other] geht
} { NAME($place, of: "place") }
turn-entered = { WHO($seat) ->
    [you] betrittst
   *[other] betritt
} { NAME($pit, of: "pit") }
turn-call_completed = { WHO($seat) ->
    [you] beendest
   *[other] beendet
} das Gespräch
turn-call_missed = { WHO($seat) ->
    [you] bleibst
   *[other] bleibt
} am Telefon
turn-card_taken = { WHO($seat) ->
    [you] nimmst
   *[other] nimmt
} die Karte »{ NAME($card, of: "card") }«
turn-seat_kept = { WHO($seat) ->
    [you] wirst
   *[other] wird
} Makler
turn-went_bankrupt = { WHO($seat) ->
    [you] bist
   *[other] ist
} bankrott
turn-last_left = { WHO($seat) ->
    [you] gewinnst
   *[other] gewinnt
} als Letzter im Spiel
turn-contracts_bought = { WHO($seat) ->
    [you] kaufst
   *[other] kauft
} { $number } { NAME($commodity, of: "commodity") } für { MONEY($amount) }
turn-contracts_redeemed = { WHO($seat) ->
    [you] verkaufst
   *[other] verkauft
} { $number } { NAME($commodity, of: "commodity") } für { MONEY($amount) }
turn-contracts_passed = { $amount ->
    [0] { WHO($seat) ->
        [you] gibst
       *[other] gibt
    } { WHO($to) ->
        [you] dir
       *[other] { SEAT($to) }
    } { $number } { NAME($commodity, of: "commodity") }
   *[other] { WHO($seat) ->
        [you] verkaufst
       *[other] verkauft
    } { WHO($to) ->
        [you] dir
       *[other] { SEAT($to) }
    } { $number } { NAME($commodity, of: "commodity") } für { MONEY($amount) }
}
    .to = { $amount ->
        [0] { WHO($to) ->
            [you] bekommst
           *[other] bekommt
        } { $number } { NAME($commodity, of: "commodity") } von { WHO($seat) ->
            [you] dir
           *[other] { SEAT($seat) }
        }
       *[other] { WHO($to) ->
            [you] kaufst
           *[other] kauft
        } { $number } { NAME($commodity, of: "commodity") } von { WHO($seat) ->
            [you] dir
           *[other] { SEAT($seat) }
        } für { MONEY($amount) }
    }
turn-contract_received = { WHO($seat) ->
    [you] bekommst
   *[other] bekommt
} 1 { NAME($commodity, of: "commodity") } geschenkt
turn-corner_made = { WHO($seat) ->
    [you] hast
   *[other] hat
} einen Corner in { NAME($commodity, of: "commodity") }
turn-corner_broken = { WHO($seat) ->
    [you] verlierst
   *[other] verliert
} den Corner in { NAME($commodity, of: "commodity") }
turn-control_gained = { WHO($seat) ->
    [you] beherrschst
   *[other] beherrscht
} den Markt für { NAME($commodity, of: "commodity") }
turn-offers_called = { WHO($seat) ->
    [you] fragst
   *[other] fragt
} nach { NAME($commodity, of: "commodity") }
turn-bids_called = { WHO($seat) ->
    [you] versteigerst
   *[other] versteigert
} 1 { NAME($commodity, of: "commodity") }
turn-offered = { WHO($seat) ->
    [you] bietest
   *[other] bietet
} { WHO($to) ->
    [you] dir
   *[other] { SEAT($to) }
} { GOODS($give) } für { GOODS($get) }
turn-deal_made = { WHO($seat) ->
    [you] einigst dich
   *[other] einigt sich
} mit { WHO($with_seat) ->
    [you] dir
   *[other] { SEAT($with_seat) }
}
    .with_seat = { WHO($with_seat) ->
        [you] einigst dich
       *[other] einigt sich
    } mit { WHO($seat) ->
        [you] dir
       *[other] { SEAT($seat) }
    }
turn-year_ended = { event-year_ended }

## Wertung am Ende: was zählt, und wie

value-cash = Bargeld
value-seats = Maklersitze
    .note = { $count }
value-control = { NAME($commodity, of: "commodity") }
    .note = Kontrolle
value-corner = { NAME($commodity, of: "commodity") }
    .note = Corner mit { $count } zu je { MONEY($price) }
value-loose = { NAME($commodity, of: "commodity") }
    .note = { $count } einzeln zu je { MONEY($price) }
## Texte der Karten

card-keep-this-card-until-you-sell-it-or-must-return-it = Behalte diese Karte, bis du sie verkaufst oder zurückgeben musst.
card-receive-1-coffee-contract-free-if-the-cashier-has-none-collect-1-000 = Du bekommst 1 Kaffee-Kontrakt umsonst; hat die Kasse keinen, bekommst du 1.000 $.
card-receive-1-hides-contract-free-if-the-cashier-has-none-collect-2-000 = Du bekommst 1 Häute-Kontrakt umsonst; hat die Kasse keinen, bekommst du 2.000 $.
card-you-may-buy-up-to-3-contracts-of-any-one-commodity-from-the-cashier = Du darfst bis zu 3 Kontrakte einer beliebigen Ware bei der Kasse kaufen.
card-you-may-sell-up-to-3-contracts-of-any-one-commodity-to-the-cashier = Du darfst bis zu 3 Kontrakte einer beliebigen Ware an die Kasse verkaufen.
card-return-one-broker-seat-if-you-hold-any-to-the-bottom-of-the-exchange-pile = Gib einen Maklersitz zurück, wenn du einen hast; er kommt unter die Parkettkarten.
card-settle-commissions-as-if-you-had-stopped-on-a-commission-square = Rechne Provisionen ab, als hättest du auf einem Provisionsfeld gehalten.
card-go-forward-to-the-next-telephone-collect-at-cashier-if-you-pass-it = Rücke zum nächsten Telefon vor; kommst du an der Kasse vorbei, kassiere dort.
card-you-may-buy-up-to-2-contracts-of-any-one-commodity-from-the-cashier = Du darfst bis zu 2 Kontrakte einer beliebigen Ware bei der Kasse kaufen.
card-you-may-buy-up-to-3-copper-contracts-from-the-cashier = Du darfst bis zu 3 Kupfer-Kontrakte bei der Kasse kaufen.
card-you-may-buy-up-to-3-sugar-contracts-from-the-cashier = Du darfst bis zu 3 Zucker-Kontrakte bei der Kasse kaufen.
card-you-may-sell-up-to-2-contracts-of-any-one-commodity-to-the-cashier = Du darfst bis zu 2 Kontrakte einer beliebigen Ware an die Kasse verkaufen.
card-sell-1-cotton-contract-to-the-cashier-if-you-own-none-you-are-caught-short = Verkaufe 1 Baumwoll-Kontrakt an die Kasse; hast du keinen, musst du erst einen kaufen.
card-sell-1-sugar-contract-to-the-cashier-if-you-own-none-you-are-caught-short = Verkaufe 1 Zucker-Kontrakt an die Kasse; hast du keinen, musst du erst einen kaufen.
card-buy-1-rubber-contract-from-the-cashier-or-forfeit-500 = Kaufe 1 Kautschuk-Kontrakt bei der Kasse oder zahle 500 $.
card-collect-1-500-from-the-cashier = Du bekommst 1.500 $ von der Kasse.
card-pay-a-fine-of-1-000-brokers-are-exempt = Zahle 1.000 $ Bußgeld; Makler zahlen nichts.
card-pay-the-cashier-100-for-each-contract-you-own = Zahle der Kasse 100 $ für jeden deiner Kontrakte.
card-pay-corner-penalties-as-if-you-had-stopped-on-a-corner-square = Zahle wie auf einem Feld »Corner«.

## Was ein Bot abwägt

term-contracts = { $count } { NAME($commodity, of: "commodity") } mehr zählen vielleicht { MONEY($amount) }
term-corners = macht einen Corner in { NAME($commodity, of: "commodity") }, etwa { MONEY($amount) } wert
term-blocks = lässt den anderen weniger { NAME($commodity, of: "commodity") }, was sie { MONEY($amount) } kostet
term-gives_contracts = gibt { $count } { NAME($commodity, of: "commodity") } auf, die vielleicht { MONEY($amount) } zählen
