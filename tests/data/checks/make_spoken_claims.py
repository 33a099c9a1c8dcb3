#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes spoken_claims.jsonl: sales claims put the way people write them, each by hand and none from a template.

Each passage comes with claims that hold and with claims that have one fault of a kind. They were written before
the checks were measured on them; README.md beside it says what the first measure was. All names are invented.

Usage: make_spoken_claims.py > spoken_claims.jsonl
"""
import json

TODAY = "2026-10-05"

# (person, company, evidence, claims that hold, {kind of fault: claims})
PASSAGES = [
    ("Ottilie Brandt", "Harrow Tiles", [
        "Harrow Tiles said on Thursday it will shut the older of its two kilns at Skellow before Christmas. The 38 "
        "people who work there keep their jobs and move to the newer line, managing director Ottilie Brandt said."],
     ["Your older kiln at Skellow shuts before Christmas.",
      "The 38 people at the Skellow kiln keep their jobs.",
      "You will shut the older of two kilns, and its 38 people move to the newer line."],
     {"number": ["The 83 people at the Skellow kiln keep their jobs.", "You are shutting the older of your three kilns at Skellow."],
      "negation": ["The 38 people at Skellow do not keep their jobs.", "The people at the older kiln lose their jobs."],
      "modality": ["You have already shut the older kiln at Skellow.", "Harrow Tiles shut its older kiln last year."],
      "title": ["As finance director at Harrow Tiles you announced the closure.", "Sales director Ottilie Brandt said the 38 people keep their jobs."],
      "extra": ["You will shut the older kiln at Skellow because gas became too dear.", "The 38 people move to the newer line and get a raise."]}),
    ("Ravi Osei", "Penhale Marine", [
        "Filing of 14 April 2026: Penhale Marine took a loan of £4.2 million from Trent & Wye Bank, to be repaid over "
        "six years, and bought two tugs with it."],
     ["You borrowed £4.2m from Trent & Wye Bank.", "The loan of £4.2 million runs over six years.",
      "Penhale Marine bought two tugs with a loan from Trent & Wye Bank.", "In April you took a loan of £4.2m."],
     {"money": ["You borrowed £42m from Trent & Wye Bank.", "You took a loan of €4.2 million in April.", "The loan was for £4.8m."],
      "number": ["With the loan you bought four tugs.", "The loan is to be repaid over sixteen years."],
      "unit": ["The loan is to be repaid over six months."],
      "date": ["You took the loan on 14 August 2026.", "In April 2025 you took a loan of £4.2m."],
      "company": ["You borrowed £4.2m from Carse Bank.", "The two tugs were paid for with a loan from Holm Savings."],
      "roles": ["Penhale Marine lent Trent & Wye Bank £4.2 million.", "Trent & Wye Bank borrowed £4.2m from you."],
      "extra": ["You bought two tugs with it and hired their crews."]}),
    ("Lotte Aarsen", "Vellum Kitchens", [
        "Call of 3 September. Lotte Aarsen: We measure every kitchen twice, and still about one worktop in nine comes "
        "back. I would not say it is the fitters. It is the drawings that reach us late."],
     ["About one worktop in nine comes back, you said.", "You measure every kitchen twice.",
      "On our call you put it down to drawings that reach you late.",
      "You told us \"it is the drawings that reach us late\"."],
     {"number": ["About one worktop in four comes back, you said.", "You measure every kitchen three times."],
      "negation": ["You said it is the fitters.", "You no longer measure every kitchen."],
      "quote": ["You told us \"it is the fitters that reach us late\".", "You said: \"I would ... say it is the fitters\".",
                "In your words, \"every second worktop comes back\"."],
      "date": ["On our call of 13 September you said one worktop in nine comes back."],
      "extra": ["You measure every kitchen twice with a laser."]}),
    ("Emeka Solberg", "Tarn Valley Water", [
        "Tarn Valley Water's leakage fell 6% in the year to March, the regulator's table shows, the first fall in four "
        "years. The company still misses its target of 15%."],
     ["Leakage at Tarn Valley Water fell 6% in the year to March.", "It was the first fall in four years.",
      "You still miss your target of 15%."],
     {"number": ["Your leakage fell 16% in the year to March.", "It was the first fall in fourteen years."],
      "unit": ["Your leakage fell 6 percentage points in the year to March.", "It was the first fall in four months."],
      "negation": ["Leakage at Tarn Valley Water did not fall.", "You no longer miss your target of 15%.", "Leakage at Tarn Valley Water rose 6% in the year to March."],
      "date": ["Your leakage fell 6% in the year to May."],
      "extra": ["Leakage fell 6% thanks to new meters."]}),
    ("Sunniva Park", "Cobbold Press", [
        "Book printers are turning to short runs: three in five now print fewer than 500 copies a title, the print "
        "federation found in its June survey."],
     ["Three in five book printers now print fewer than 500 copies a title, the print federation found.",
      "The print federation's June survey found that book printers are turning to short runs."],
     {"trend": ["You now print fewer than 500 copies a title.", "Cobbold Press is turning to short runs.",
                "Three in five of your titles run to fewer than 500 copies.", "Cobbold prints fewer than 500 copies of three titles in five."],
      "number": ["Four in five book printers now print fewer than 500 copies a title."],
      "date": ["The print federation found this in its July survey of book printers and short runs."],
      "negation": ["Three in five book printers print more than 500 copies a title."]}),
    ("Jory Kemp", "Aldous Rail", [
        "Aldous Rail has been considering a move of its wheel shop from Dronfield to Staveley since spring. A decision "
        "is due in January 2027, operations director Jory Kemp told the council."],
     ["You are considering a move of the wheel shop from Dronfield to Staveley.", "A decision on the wheel shop is due in January 2027.",
      "You told the council that a decision is due in January."],
     {"modality": ["You are moving the wheel shop from Dronfield to Staveley.", "You decided to move the wheel shop to Staveley.",
                   "The wheel shop has moved to Staveley."],
      "roles": ["You are considering a move of the wheel shop from Staveley to Dronfield."],
      "date": ["A decision is due in June 2027.", "A decision is due in January 2028."],
      "title": ["Jory Kemp, the chief executive, told the council a decision is due in January."],
      "name": ["Your wheel shop may move from Dronfield to Ripley.", "Morgan Kemp told the council that a decision is due in January."],
      "extra": ["You are considering a move of the wheel shop to Staveley to save rent."]}),
    ("Maud Lindqvist", "Sedge Analytics", [
        "Maud Lindqvist, a cellist with the Norrby Ensemble, opens the autumn season with a solo evening on 2 October."],
     [],
     {"namesake": ["You opened the autumn season with a solo evening.", "Congratulations on your solo evening of 2 October."]}),
    ("Piers Okafor", "Calder Bearings", [
        "Piers Okafor of Wendle Chemicals was elected to the board of the Tees harbour trust."],
     [],
     {"namesake": ["You were elected to the board of the Tees harbour trust.", "Congratulations on your election to the board of the Tees harbour trust."],}),
    ("Signe Moran", "Lowther Glass", [
        "Lowther Glass supplies the panes for all 61 trams of the Brayford network under a contract that ends in 2029. "
        "Its rival Pinder Glazing had asked for the work."],
     ["You supply the panes for all 61 Brayford trams.", "The Brayford contract ends in 2029.",
      "Pinder Glazing had asked for the work too.", "The panes in the 61 trams of the Brayford network come from you."],
     {"number": ["You supply the panes for all 16 Brayford trams."],
      "date": ["Your Brayford contract ends in 2027."],
      "company": ["Your rival Marl Glass had asked for the Brayford work.", "Pinder Glazing supplies the panes for the Brayford trams."],
      "roles": ["The Brayford network supplies the panes for your trams.", "You had asked Pinder Glazing for the work."],
      "name": ["You supply the panes for all 61 trams in Cranford."],
      "modality": ["You hope to supply the panes for the Brayford trams."],
      "extra": ["You supply the panes and the doors for all 61 Brayford trams."]}),
    ("Tamsin Roe", "Fenwick Parcels", [
        "Since 1 July Tamsin Roe has been head of fleet at Fenwick Parcels. She ran the Carlow depot before."],
     ["You have been head of fleet at Fenwick Parcels since July.", "Before that you ran the Carlow depot.",
      "Congratulations on your new role as head of fleet."],
     {"title": ["You have been head of finance at Fenwick Parcels since July.", "Congratulations on becoming chief executive of Fenwick Parcels.",
                "As head of people you know the fleet at Fenwick Parcels."],
      "date": ["You have been head of fleet since 1 June.", "You became head of fleet in July 2024."],
      "company": ["You became head of fleet at Norland Parcels."],
      "name": ["Before that you ran the Athlone depot."],
      "negation": ["You never ran the Carlow depot."],
      "roles": ["You ran the fleet before and now head the Carlow depot."],
      "extra": ["Before that you ran the Carlow depot for eleven years."]}),
    ("Corin Adeyemi", "Stannard Pumps", [
        "Stannard Pumps recalled 1,150 pumps of type S40 in May after two caught fire in Bexmouth. Nobody was hurt. The "
        "repair costs the firm about $310,000."],
     ["You recalled 1,150 S40 pumps in May.", "Two pumps caught fire in Bexmouth.", "Nobody was hurt when the pumps caught fire.",
      "The recall cost about $310,000 in repairs.", "Stannard recalled 1,150 pumps after two fires in Bexmouth."],
     {"number": ["You recalled 11,500 S40 pumps in May.", "Five pumps caught fire in Bexmouth."],
      "money": ["The repair costs you about $31,000.", "The repair costs the firm about €310,000."],
      "date": ["You recalled 1,150 pumps in March."],
      "name": ["You recalled 1,150 pumps of type S60.", "Two pumps caught fire in Colmouth."],
      "negation": ["Two people were hurt in Bexmouth.", "You did not recall the S40 pumps."],
      "unit": ["You recalled 1,150 tonnes of pumps in May."],
      "modality": ["You may recall 1,150 pumps of type S40."],
      "extra": ["You recalled 1,150 pumps in May and stopped making them."]}),
    ("Hedda Vance", "Orrin Wind", [
        "Orrin Wind signed a letter of intent with Kettle Steel for 44 towers. The first two are to stand by autumn 2027.",
        "Hedda Vance: \"We will only sign a firm order if Kettle can weld in winter.\" (Coast Weekly, 9 June 2026)"],
     ["You signed a letter of intent with Kettle Steel for 44 towers.", "The first two towers are to stand by autumn 2027.",
      "You told Coast Weekly that you sign a firm order only if Kettle can weld in winter.",
      "You said you \"will only sign a firm order if Kettle can weld in winter\"."],
     {"quote": ["You said you \"will ... sign a firm order\".", "You told Coast Weekly: \"We will sign a firm order ... in winter\".",
                "You said \"we never sign a firm order in winter\"."],
      "modality": ["You signed a firm order with Kettle Steel for 44 towers.", "The first two towers stand already."],
      "number": ["You signed a letter of intent for 24 towers.", "The first four towers are to stand by autumn 2027."],
      "date": ["The first two towers are to stand by autumn 2029.", "The first two towers are to stand by spring 2027."],
      "company": ["You signed a letter of intent with Brine Steel for 44 towers."],
      "negation": ["Kettle cannot weld in winter."]}),
    ("Bram Castell", "Rushden Pharma", [
        "Rushden Pharma lost the Medway hospital tender to Olim Health by 0.4 points. It will not appeal."],
     ["You lost the Medway hospital tender by 0.4 points.", "Olim Health won the Medway tender.", "You will not appeal."],
     {"roles": ["Olim Health lost the Medway hospital tender to you.", "You won the Medway hospital tender against Olim Health."],
      "number": ["You lost the Medway tender by 4 points."],
      "unit": ["You lost the Medway tender by 0.4%."],
      "negation": ["You will appeal.", "You did not lose the Medway tender."],
      "company": ["You lost the Medway tender to Saltley Health."],
      "name": ["You lost the Tilbury hospital tender to Olim Health."]}),
    ("Ines Rahmani", "Glossop Yarns", [
        "Glossop Yarns spins 420 tonnes of wool a year, a third of it from sheep within 40 miles of the mill."],
     ["You spin 420 tonnes of wool a year.", "A third of your wool comes from within 40 miles of the mill.",
      "The mill spins 420 tonnes a year."],
     {"unit": ["You spin 420 kilos of wool a year.", "You spin 420 tonnes of wool a month.", "A third of your wool comes from within 40 kilometres of the mill."],
      "number": ["A quarter of your wool comes from sheep near the mill.", "You spin 240 tonnes of wool a year."],
      "extra": ["You spin 420 tonnes of wool a year for carpets."],
      "negation": ["None of your wool comes from sheep near the mill."]}),
    ("Dario Finch", "Alba Couriers", [
        "Couriers everywhere lose money on the second attempt: one parcel in twelve is carried twice, says the trade body."],
     ["One parcel in twelve is carried twice, says the trade body.", "Couriers lose money on the second attempt, says the trade body."],
     {"trend": ["You carry one parcel in twelve twice.", "Alba Couriers loses money on the second attempt.", "One in twelve of your parcels is carried twice."],
      "number": ["One parcel in twenty is carried twice, says the trade body."]}),
    ("Freya Nwosu", "Kilburn Dairies", [
        "Kilburn Dairies has stopped taking milk from farms that lie more than 90 km from its creamery. 17 farms are "
        "affected; they were told in writing in February."],
     ["You stopped taking milk from farms more than 90 km away.", "17 farms are affected.", "The 17 farms were told in writing in February.",
      "You no longer take milk from farms more than 90 km from the creamery."],
     {"number": ["70 farms are affected.", "You stopped taking milk from farms more than 19 km away."],
      "unit": ["You stopped taking milk from farms more than 90 miles away."],
      "date": ["The farms were told in writing in November."],
      "negation": ["You still take milk from farms more than 90 km away.", "The 17 farms were not told."],
      "roles": ["17 farms have stopped taking milk from you."],
      "trend": [], "extra": ["You stopped taking milk from 17 farms and pay them a bonus."]}),
    ("Yusuf Ritter", "Marsh & Pell", [
        "Marsh & Pell's client Dovecote Homes pays its invoices after 71 days on average, note of 12 May. Yusuf wants 45."],
     ["Dovecote Homes pays you after 71 days on average.", "You want to get paid within 45 days by Dovecote Homes."],
     {"number": ["Dovecote Homes pays you after 17 days on average."],
      "unit": ["Dovecote Homes pays you after 71 hours on average.", "Dovecote Homes pays its invoices after 71 weeks on average."],
      "roles": ["You pay Dovecote Homes after 71 days on average."],
      "company": ["Foxhall Homes pays you after 71 days on average."],
      "modality": ["Dovecote Homes now pays you after 45 days."]}),
    ("Clemence Hart", "Ivel Instruments", [
        "Ivel Instruments raised €9 million in March, led by Granary Partners, with money from two earlier backers."],
     ["You raised €9m in March.", "Granary Partners led your round of €9 million.", "Two earlier backers put money in, too.",
      "Congratulations on the €9 million led by Granary Partners."],
     {"money": ["You raised €19m in March.", "You raised $9m in March.", "Congratulations on the €900,000 led by Granary Partners."],
      "company": ["Your round was led by Silo Capital.", "Congratulations on the €9 million led by Barn Partners."],
      "date": ["You raised €9m in October.", "You raised €9m in March 2023."],
      "roles": ["You led a round of €9 million for Granary Partners."],
      "number": ["Five earlier backers put money in."],
      "title": ["As chairwoman you raised €9m in March."],
      "extra": ["You raised €9m in March at a valuation of 60 million."]}),
    ("Tobias Wren", "Coverdale Locks", [
        "Tobias Wren, works manager of Coverdale Locks, on the podcast Shop Floor: \"We never promise a date unless the "
        "brass is in the building.\""],
     ["You said on Shop Floor that you never promise a date unless the brass is in the building.",
      "On the podcast you said: \"We never promise a date unless the brass is in the building.\"",
      "As works manager you never promise a date unless the brass is in the building."],
     {"quote": ["You said \"we ... promise a date\".", "On Shop Floor you said \"we never promise a date ... the brass is in the building\".",
                "You said: \"We always promise a date.\"", "In your words, \"the brass never is in the building\"."],
      "title": ["As sales manager you said on Shop Floor that you never promise a date.", "Tobias Wren, owner of Coverdale Locks, never promises a date unless the brass is in the building."],
      "name": ["You said on the podcast Night Shift that you never promise a date.", "Elias Wren said on Shop Floor that you never promise a date."],
      "negation": ["You promise a date even when the brass is not in the building."]}),
    ("Noor Hallam", "Peregrine Toys", [
        "Peregrine Toys denied that it will leave Hucknall. \"We are staying,\" spokeswoman Ada Quill said on Monday. The "
        "lease ends in 2031."],
     ["Peregrine Toys denied that it will leave Hucknall.", "You are staying in Hucknall.", "The lease ends in 2031."],
     {"modality": ["You will leave Hucknall.", "Peregrine Toys is leaving Hucknall."],
      "negation": ["You confirmed that you will leave Hucknall."],
      "date": ["Your lease ends in 2030."],
      "name": ["Spokeswoman Ina Marsh said you are staying.", "You are staying in Arnold."],
      "quote": ["\"We are leaving,\" your spokeswoman said on Monday."],
      "title": ["Chief executive Ada Quill said you are staying."]}),
    ("Gerd Malin", "Quayle Optics", [
        "Quayle Optics moved its lens coating in-house in 2025. Rejects went from 8% to 3%, according to production "
        "head Gerd Malin."],
     ["You moved lens coating in-house in 2025.", "Rejects went from 8% to 3%.", "Since the coating moved in-house, rejects went down to 3%."],
     {"number": ["Rejects went from 8% to 5%."], "roles": ["Rejects went from 3% to 8%."],
      "date": ["You moved lens coating in-house in 2023."], "title": ["Head of sales Gerd Malin says rejects went from 8% to 3%."],
      "negation": ["Rejects went up from 3%.", "You did not move your lens coating in-house."],
      "unit": ["Rejects went from 8 to 3 lenses a day."],
      "modality": ["You plan to move lens coating in-house."],
      "extra": ["You moved lens coating in-house in 2025 and sold the old line."]}),
    ("Ruth Bellamy", "Osprey Cement", [
        "CRM, 4 August: Ruth asked for the noise figures by Friday. She liked the short log. The price was no topic."],
     ["You asked for the noise figures by Friday.", "You liked the short log.", "In August you asked us for the noise figures."],
     {"negation": ["You did not like the short log."],
      "extra": ["You liked the short log and its price.", "You asked for the noise figures and a discount by Friday."],
      "roles": ["We asked you for the noise figures by Friday."],
      "date": ["You asked for the noise figures by Monday.", "In May you asked us for the noise figures."]}),
    ("Elke Strand", "Thornbury Cider", [
        "Thornbury Cider's orders from pubs were down a fifth in the first half of 2026, while shops took 9% more."],
     ["Orders from pubs were down a fifth in the first half of 2026.", "Shops took 9% more.", "Your pub orders fell by 20% in the first half of 2026."],
     {"roles": ["Orders from shops were down a fifth while pubs took 9% more."],
      "number": ["Orders from pubs were down a third in the first half of 2026."],
      "date": ["Orders from pubs were down a fifth in the second half of 2026.", "Orders from pubs were down a fifth in the first half of 2024."],
      "negation": ["Orders from pubs were up a fifth in the first half of 2026.", "Shops took 9% less."],
      "unit": ["Shops took 9 barrels more."]}),
    ("Ailsa Doran", "Helm Insurance", [
        "Insurers in the north saw claims for burst pipes double in January, the insurers' union reports."],
     ["Insurers in the north saw claims for burst pipes double in January."],
     {"trend": ["Your claims for burst pipes doubled in January.", "Helm Insurance saw claims for burst pipes double in January.", "Claims for burst pipes at Helm doubled."],
      "namesake": [], "date": ["Insurers in the north saw claims for burst pipes double in July."],
      "number": ["Insurers in the north saw claims for burst pipes triple in January."]}),
    ("Hal Brookes", "Nettle Cosmetics", [
        "Hal Brookes joined Tansy Cosmetics in Lyme as head of buying this spring.",],
     [],
     {"namesake": ["You joined as head of buying this spring.", "Congratulations on your start as head of buying in Lyme."]}),
    ("Ida Prosser", "Wharfe Timber", [
        "Ida Prosser, a goalkeeper for Selby Ladies, signed a new contract until 2028 on Friday."],
     [],
     {"namesake": ["Congratulations on the new contract until 2028.", "You signed a new contract until 2028 on Friday."]}),
]


def main():
    for name, company, evidence, holds, faults in PASSAGES:
        claims = [("", claim) for claim in holds] + [(kind, claim) for kind, many in faults.items() for claim in many]
        for fault, claim in claims:
            print(json.dumps({"part": "spoken", "fault": fault, "claim": claim, "evidence": evidence,
                              "about": {"name": name, "company": company}, "today": TODAY}, ensure_ascii=False))


main()
