#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes claims.jsonl: sales claims with labels, from templates and a seed.

Each template is a passage with claims that hold and claims with one injected fault a kind. Templates are
split in two parts: "open" ones may be looked at while the checks are mended, "held" ones may not. All names
are invented.  Usage: make_claims.py > claims.jsonl
"""
import json
import random

SEED = 20261130
COPIES = 5

FIRST = "Nadia Piet Helen Orla Tomas Greta Ruben Ines Callum Maud Silas Petra".split()
LAST = "Ferro Groen Stroud Brandvold Vesely Lindqvist Okoye Quill Harker Sandoval Thorne Achterberg".split()
FIRMS = ["Brackwater Dairy", "Sandhaven Logistics", "Oakridge Packaging", "Kestrel Kilns", "Ferrow Textiles",
         "Lindholt Pharma", "Marrick Foods", "Tolland Freight", "Vexley Motors", "Cairnsea Fisheries"]
OTHERS = ["Pallas Shipping", "Umber Works", "Nordlicht Kontor", "Halcyon Mills", "Redmoor Cold Storage"]
TOWNS = ["Ludmoor", "Caldbury", "Ashvale", "Tarnwick", "Elmstead", "Corhaven", "Dunmere", "Wexcombe"]
TITLES = ["chief operating officer", "head of procurement", "finance director", "plant manager",
          "director of quality", "head of logistics"]
MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September"]


def slots(rng):
    """One set of values; what ends in x is the wrong one."""
    firm, (other, third) = rng.choice(FIRMS), rng.sample(OTHERS, 2)
    (first, first2), (last, last2) = rng.sample(FIRST, 2), rng.sample(LAST, 2)
    place, place2, placex = rng.sample(TOWNS, 3)
    title, titlex = rng.sample(TITLES, 2)
    n, k = rng.randint(12, 95), rng.randint(3, 9)
    whole = n + rng.randint(20, 60)
    money = rng.randint(12, 94) / 10
    pct, pct2 = rng.randint(3, 19), rng.randint(21, 48)
    month, monthx = rng.sample(MONTHS, 2)
    day = rng.randint(10, 27)
    year = rng.choice([2027, 2028])
    return dict(C=firm, c=firm.split()[0], O=other, o=other.split()[0], Z=third, P=f"{first} {last}",
                F=first, L=last, Q=f"{first2} {last2}", T=title, Tx=titlex, A=place, B=place2, Ax=placex,
                n=n, nx=n + rng.choice([10, 100, -9]), k=k, kx=k + 2, N=f"{n * 100:,}", Nx=f"{n * 1000:,}",
                w=whole, m=f"€{money}m", mw=f"{money} million euros", mx=f"€{money * 10:.0f}m",
                mu=f"${money}m", p=pct, px=pct + 10, q=pct2, qx=pct2 + 5, M=month, Mx=monthx,
                d=f"{day} {month} 2026", dx=f"{day} {monthx} 2026", dy=f"{day + 1} {month} 2026", y=year,
                yx=year + 1)


# (part, evidence, holds, {kind: claims})
TEMPLATES = [
    ("open", "{C} closed its plant in {A} on {d} and moved {n} people to {B}.",
     ["You closed the {A} plant on {d}.", "{c} moved {n} people to {B}.",
      "{n} people moved to {B} when you closed the plant in {A}."],
     {"number": ["You moved {nx} people to {B}."], "date": ["{c} closed its {A} plant on {dx}.",
                                                              "You closed the {A} plant on {dy}."],
      "name": ["You moved {n} people to {Ax}.", "You closed your plant in {Ax}."],
      "negation": ["{C} did not close its plant in {A}."], "extra": [
          "You closed the {A} plant on {d} after a fire.", "You moved {n} people to {B} and hired a new manager."],
      "modality": []}),
    ("open", "{C} plans to open a second warehouse in {A} in {y}. No lease has been signed.",
     ["You plan to open a second warehouse in {A} in {y}.", "{c} plans a second warehouse in {A}.",
      "No lease has been signed for {A}."],
     {"modality": ["You opened a second warehouse in {A}.", "{C} has opened a second warehouse in {A}.",
                   "{c} is running a second warehouse in {A}."],
      "date": ["You plan to open a second warehouse in {A} in {yx}."],
      "name": ["You plan to open a second warehouse in {Ax}."],
      "negation": ["You do not plan to open a second warehouse in {A}.", "A lease has been signed."]}),
    ("open", "{C} bought {O} for {m} in {M} 2026.",
     ["You bought {O} for {m}.", "{C} bought {O} for {mw}.", "{O} was bought by {C} in {M} 2026.",
      "{c} acquired {O} in {M} 2026."],
     {"money": ["You bought {O} for {mx}.", "{C} bought {O} for {mu}."],
      "roles": ["{O} bought {C}.", "{C} was bought by {O}.", "{O} acquired {C} for {m}."],
      "date": ["You bought {O} in {Mx} 2026."], "company": ["You bought {Z} for {m}."],
      "negation": ["You did not buy {O}."], "modality": []}),
    ("open", "Complaints at {C} fell from {q} to {p} a month, {P}, the {T}, told the trade paper.",
     ["Complaints fell from {q} to {p} a month.", "You told the trade paper that complaints fell to {p} a month.",
      "{P}, the {T}, said complaints fell from {q} to {p}."],
     {"negation": ["Complaints did not fall."], "number": ["Complaints fell from {q} to {px} a month.",
                                                              "Complaints fell from {qx} to {p} a month."],
      "title": ["{P}, the {Tx}, said complaints fell."],
      "name": ["{Q} told the trade paper that complaints fell."],
      "extra": ["Complaints fell from {q} to {p} a month because of new packaging."]}),
    ("open", "Transport firms lose {p} percent of their loads to heat on average, a trade survey of {w} firms found.",
     ["Transport firms lose {p} percent of their loads to heat on average.",
      "A trade survey of {w} firms found that they lose {p} percent of loads to heat."],
     {"trend": ["You lose {p} percent of your loads to heat.", "{C} loses {p} percent of its loads to heat.",
                "At {c}, {p} percent of loads are lost to heat."],
      "number": ["Transport firms lose {px} percent of their loads to heat on average."],
      "unit": ["Transport firms lose {p} euros a load to heat on average."]}),
    ("open", "{P} of {O} won the regional sailing cup on {d}.", [],
     {"namesake": ["Congratulations on the sailing cup, {F}.", "You won the regional sailing cup on {d}.",
                   "{F}, you won the regional sailing cup."]}),
    ("open", "\"We are not going to replace the {A} line, only the sensors on it,\" {P} of {C} said.",
     ["You said: \"We are not going to replace the {A} line\".",
      "\"We are not going to replace the {A} line, only the sensors on it\", you said."],
     {"quote": ["You said: \"We are ... going to replace the {A} line\".", "You said \"going to replace the {A} line\".",
                "You said: \"We are not going to replace the {A} plant\".",
                "\"We are not going to replace ... the sensors on it\", you said."]}),
    ("open", "On-time deliveries at {C} rose by {p} percentage points, from {q} % to {qx} %, in the first half.",
     ["On-time deliveries rose by {p} percentage points.", "Your on-time deliveries rose from {q} % to {qx} %."],
     {"unit": ["On-time deliveries rose by {p} percent.", "On-time deliveries rose by {p} %."],
      "number": ["On-time deliveries rose by {px} percentage points."],
      "negation": ["On-time deliveries fell by {p} percentage points."],
      "extra": ["On-time deliveries rose by {p} percentage points despite a strike."]}),
    ("open", "{P} became {T} of {C} on 1 {M} 2026.",
     ["You became {T} on 1 {M} 2026.", "You have been {T} since 1 {M} 2026.", "{P} became {T} of {C}."],
     {"title": ["You became {Tx} on 1 {M} 2026.", "As {Tx} of {C} you know the numbers."],
      "date": ["You became {T} on 1 {Mx} 2026."], "name": ["{Q} became {T} of {C}."],
      "company": ["{P} became {T} of {O}."]}),
    ("open", "{C} may extend night deliveries to {A}; nothing is decided.",
     ["You may extend night deliveries to {A}.", "Nothing is decided about night deliveries to {A}."],
     {"modality": ["You are extending night deliveries to {A}.", "You have extended night deliveries to {A}.",
                   "{c} delivers to {A} at night."],
      "name": ["You may extend night deliveries to {Ax}."],
      "negation": ["You will not extend night deliveries to {A}."]}),
    ("open", "{C} supplies {O} with {N} cartons a week.",
     ["You supply {O} with {N} cartons a week.", "{O} gets {N} cartons a week from {C}."],
     {"roles": ["{O} supplies {C} with {N} cartons a week.", "{O} supplies you with cartons."],
      "number": ["You supply {O} with {Nx} cartons a week."], "unit": ["You supply {O} with {N} pallets a week.",
                                                                          "You supply {O} with {N} cartons a day."],
      "company": ["You supply {Z} with {N} cartons a week."]}),
    ("open", "Spoilage cost {C} {m} last year, the annual report says.",
     ["Spoilage cost you {m} last year.", "The annual report says spoilage cost {C} {mw}."],
     {"money": ["Spoilage cost you {mx} last year.", "Spoilage cost you {mu} last year."],
      "extra": ["Spoilage cost you {m} last year, most of it in {A}.",
                "Spoilage cost you {m} last year and two customers."],
      "negation": ["Spoilage cost you nothing last year."]}),
    # German and French
    ("open", "{C} hat im {M} 2026 in {A} ein Lager für {m} eröffnet.",
     ["Sie haben in {A} ein Lager für {m} eröffnet.", "{c} hat in {A} ein Lager eröffnet."],
     {"money": ["Sie haben in {A} ein Lager für {mx} eröffnet."], "name": ["Sie haben in {Ax} ein Lager eröffnet."],
      "negation": ["Sie haben in {A} kein Lager eröffnet."], "modality": []}),
    ("open", "{C} prévoit de fermer son site de {A} en {y}.",
     ["Vous prévoyez de fermer le site de {A} en {y}."],
     {"modality": ["Vous avez fermé le site de {A}."], "date": ["Vous prévoyez de fermer le site de {A} en {yx}."],
      "negation": ["Vous ne prévoyez pas de fermer le site de {A}."]}),
    # held back
    ("held", "{C} hired {n} drivers for its depot in {A} between {M} and September 2026.",
     ["You hired {n} drivers for the {A} depot.", "{C} hired {n} drivers for {A}."],
     {"number": ["You hired {nx} drivers for the {A} depot."], "name": ["You hired {n} drivers for the {Ax} depot."],
      "unit": ["You hired {n} cleaners for the {A} depot."], "negation": ["You hired no drivers for the {A} depot."],
      "extra": ["You hired {n} drivers for the {A} depot at higher wages."]}),
    ("held", "{C} sold its {A} bakery to {O} for {m} on {d}.",
     ["You sold the {A} bakery to {O} for {m}.", "{O} bought the {A} bakery from {C}.",
      "On {d} you sold the {A} bakery."],
     {"roles": ["{O} sold its bakery to {C}.", "You bought the {A} bakery from {O}."],
      "money": ["You sold the {A} bakery for {mx}.", "You sold the {A} bakery for {mu}."],
      "company": ["You sold the {A} bakery to {Z}."], "date": ["You sold the {A} bakery on {dx}."],
      "name": ["You sold the {Ax} bakery to {O}."]}),
    ("held", "{C} wants to halve its water use by {y}; so far it has cut it by {p} percent.",
     ["You want to halve your water use by {y}.", "So far you have cut water use by {p} percent."],
     {"modality": ["You have halved your water use.", "{C} halved its water use."],
      "number": ["So far you have cut water use by {px} percent."], "date": ["You want to halve your water use by {yx}."],
      "unit": ["So far you have cut water use by {p} litres."]}),
    ("held", "Nobody at {C} is planning to leave {A}, {P} told staff in {M}.",
     ["Nobody at {C} is planning to leave {A}.", "You told staff in {M} that nobody is planning to leave {A}."],
     {"negation": ["You are planning to leave {A}.", "{C} is leaving {A}."],
      "name": ["Nobody at {C} is planning to leave {Ax}."], "date": ["You told staff in {Mx} that nobody plans to leave {A}."]}),
    ("held", "Hospitals waste {p} % of donated plasma, according to a benchmark of {w} sites.",
     ["Hospitals waste {p} % of donated plasma, according to a benchmark."],
     {"trend": ["You waste {p} % of donated plasma.", "{C} wastes {p} % of its plasma.",
                "Your hospital wastes {p} % of donated plasma."],
      "number": ["Hospitals waste {px} % of donated plasma."]}),
    ("held", "Most food makers check door seals twice a year, the industry report says.",
     ["Most food makers check door seals twice a year."],
     {"trend": ["You check your door seals twice a year.", "{C} checks door seals twice a year."]}),
    ("held", "{P}, who runs finance at {O}, was named lender of the year.", [],
     {"namesake": ["Congratulations on being named lender of the year.", "You were named lender of the year.",
                   "{F}, you were named lender of the year."]}),
    ("held", "The jury gave the safety prize to {P} from {O}.", [],
     {"namesake": ["You got the safety prize.", "Congratulations on the safety prize, {F}."]}),
    ("held", "\"I would trust the new scanners, except on night shifts,\" said {P}, {T} at {C}.",
     ["You said: \"I would trust the new scanners, except on night shifts\".",
      "{P}, {T} at {C}, would trust the new scanners, except on night shifts."],
     {"quote": ["You said: \"I would trust the new scanners\".", "You said: \"I would trust the new ... night shifts\".",
                "You said: \"I would buy the new scanners\"."],
      "title": ["{P}, {Tx} at {C}, would trust the new scanners, except on night shifts."]}),
    ("held", "\"We will never go back to paper,\" {P} of {C} wrote in her column.",
     ["You wrote: \"We will never go back to paper\".", "\"We will never go back to paper\", you wrote."],
     {"quote": ["You wrote: \"We will ... go back to paper\".", "You wrote that you will \"go back to paper\".",
                "You wrote: \"We will never go back to the office\"."]}),
    ("held", "{C} has fitted {n} of its {w} trailers with loggers.",
     ["You have fitted {n} of your {w} trailers with loggers.", "{n} of the {w} trailers have loggers."],
     {"number": ["You have fitted {nx} of your {w} trailers with loggers.", "You have fitted all {w} trailers with loggers."],
      "negation": ["You have fitted none of your trailers with loggers."],
      "modality": [], "extra": ["You have fitted {n} of your {w} trailers with loggers, and drivers like them."]}),
    ("held", "{P} took over as {T} at {C} in {M} 2026.",
     ["You took over as {T} in {M} 2026.", "{P} took over as {T}."],
     {"title": ["You took over as {Tx} in {M} 2026.", "{P} took over as {Tx}."],
      "date": ["You took over as {T} in {Mx} 2026."], "name": ["{Q} took over as {T}."],
      "company": ["{P} took over as {T} at {O}."]}),
    ("held", "{O} is suing {C} over late deliveries worth {m}.",
     ["{O} is suing you over late deliveries.", "You are being sued by {O}."],
     {"roles": ["You are suing {O} over late deliveries.", "{C} is suing {O}."],
      "money": ["{O} is suing you over late deliveries worth {mx}."],
      "company": ["{Z} is suing you over late deliveries."],
      "negation": ["{O} is not suing you."]}),
    ("held", "Revenue at {C} grew to {m} in 2025.",
     ["Your revenue grew to {m} in 2025.", "Revenue grew to {mw}."],
     {"money": ["Your revenue grew to {mx} in 2025.", "Your revenue grew to {mu} in 2025."],
      "negation": ["Your revenue shrank to {m} in 2025."], "date": ["Your revenue grew to {m} in 2023."],
      "extra": ["Your revenue grew to {m} in 2025 thanks to exports."], "unit": ["Your revenue grew by {m} in 2025."]}),
    ("held", "{C} considers leasing {k} electric vans for {A}.",
     ["You are considering leasing {k} electric vans for {A}.", "{C} considers leasing {k} electric vans."],
     {"modality": ["You lease {k} electric vans in {A}.", "You have leased {k} electric vans for {A}."],
      "number": ["You are considering leasing {kx} electric vans."], "extra": []}),
    ("held", "{C} zählte 2025 in {A} {n} Reklamationen, {k} weniger als im Jahr davor.",
     ["2025 zählten Sie in {A} {n} Reklamationen.", "In {A} waren es {k} Reklamationen weniger als im Jahr davor."],
     {"number": ["2025 zählten Sie in {A} {nx} Reklamationen."], "name": ["2025 zählten Sie in {Ax} {n} Reklamationen."],
      "negation": ["2025 gab es in {A} keine Reklamationen."]}),
    ("held", "{C} a livré {N} palettes à {O} en {y}.",
     ["Vous avez livré {N} palettes à {O}."],
     {"number": ["Vous avez livré {Nx} palettes à {O}."], "company": ["Vous avez livré {N} palettes à {Z}."],
      "roles": ["{O} a livré {N} palettes à {C}."]}),
]


def main():
    rng = random.Random(SEED)
    seen = set()
    for part, evidence, holds, fails in TEMPLATES:
        for _ in range(COPIES):
            values = slots(rng)
            about = {"name": values["P"], "company": values["C"]}
            rows = [("", one) for one in holds]
            rows += [(kind, one) for kind, claims in fails.items() for one in claims]
            for kind, claim in rows:
                row = {"part": part, "fault": kind, "claim": claim.format(**values),
                       "evidence": [evidence.format(**values)], "about": about, "today": "2026-10-05"}
                key = (row["claim"], row["evidence"][0])
                if key not in seen:
                    seen.add(key)
                    print(json.dumps(row, ensure_ascii=False))


main()
