#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes later_claims.jsonl: claims of the four kinds that "spoken" was weakest in, written after the checks were
mended by those and before anything was measured on these. All names are invented.

Usage: make_later_claims.py > later_claims.jsonl
"""
import json

TODAY = "2026-10-05"

# (person, company, evidence, claims that hold, {kind of fault: claims})
PASSAGES = [
    ("Ines Harcourt", "Calder Looms", [
        "Calder Looms sold its Ripley mill to Stokes Weaving in June for £2.6 million. Stokes keeps the 54 weavers."],
     ["You sold the Ripley mill to Stokes Weaving in June.", "Stokes Weaving bought your Ripley mill for £2.6 million.",
      "The 54 weavers stay with Stokes."],
     {"roles": ["You bought the Ripley mill from Stokes Weaving in June.", "Stokes Weaving sold you its Ripley mill."],
      "modality": ["You plan to sell the Ripley mill.", "Stokes Weaving may keep the 54 weavers."],
      "negation": ["Stokes does not keep the 54 weavers.", "You did not sell the Ripley mill."],
      "extra": ["You sold the Ripley mill to Stokes Weaving to pay down debt.", "Stokes keeps the 54 weavers and their canteen."]}),
    ("Bram Tolland", "Osier Foods", [
        "Osier Foods is thinking about a second smokehouse at Wexcombe, Bram Tolland told the Food Ledger. Nothing has "
        "been signed. Its smokehouse at Tiverley runs day and night."],
     ["You are thinking about a second smokehouse at Wexcombe.", "Nothing has been signed for Wexcombe yet.",
      "The Tiverley smokehouse runs day and night."],
     {"modality": ["You are building a second smokehouse at Wexcombe.", "Osier Foods has a second smokehouse at Wexcombe.",
                   "You have signed for the smokehouse at Wexcombe."],
      "negation": ["The Tiverley smokehouse does not run at night.", "You are not thinking about a second smokehouse."],
      "extra": ["You are thinking about a second smokehouse at Wexcombe for salmon."]}),
    ("Nell Abara", "Corvane Lifts", [
        "Corvane Lifts sued Gantry Systems over a patent on door sensors. The court in Ludworth found for Gantry in May."],
     ["You sued Gantry Systems over a patent on door sensors.", "The court found for Gantry in May."],
     {"roles": ["Gantry Systems sued you over a patent on door sensors.", "The court in Ludworth found for you in May.",
                "Gantry Systems lost to Corvane Lifts in May."],
      "modality": ["You may sue Gantry Systems over door sensors."],
      "negation": ["The court did not find for Gantry."],
      "extra": ["You sued Gantry Systems over a patent on door sensors and asked for £3 million."]}),
    ("Petra Vane", "Loxley Cables", [
        "Loxley Cables will train 40 apprentices for Harbin Rail from next autumn, if the council pays half."],
     ["If the council pays half, you will train 40 apprentices for Harbin Rail.",
      "You will train 40 apprentices for Harbin Rail if the council pays half."],
     {"roles": ["Harbin Rail will train 40 apprentices for you, if the council pays half."],
      "modality": ["You train 40 apprentices for Harbin Rail.", "You trained 40 apprentices for Harbin Rail."],
      "negation": ["The council will not pay half."],
      "extra": ["You will train 40 apprentices as welders for Harbin Rail, if the council pays half."]}),
]


def main():
    for person, company, evidence, holds, faults in PASSAGES:
        about = {"name": person, "company": company}
        rows = [("", claim) for claim in holds]
        rows += [(fault, claim) for fault, claims in faults.items() for claim in claims]
        for fault, claim in rows:
            print(json.dumps({"part": "later", "fault": fault, "claim": claim, "evidence": evidence,
                              "about": about, "today": TODAY}, ensure_ascii=False))


main()
