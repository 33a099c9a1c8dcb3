#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes structure.jsonl: segments of drafts, some of which are built alike. `alike` are their indices.

Usage: make_structure.py > structure.jsonl
"""
import json
import random

SEED = 20261130
NAMES = ["Jon", "Eva", "Lu", "Mia", "Sam", "Ada", "Ben", "Ida", "Max", "Zoe"]
THINGS = ["tariffs", "robots", "hiring", "returns", "audits", "packaging", "cold rooms", "night shifts"]
ROLES = ["CFOs", "CTOs", "plant managers", "buyers", "planners", "founders"]
PAINS = ["late invoices", "broken seals", "lost pallets", "empty trailers", "wrong labels", "idle docks"]
# (part, message built from slots)
BUILDS = [
    ("open", "{n}, saw your post on {t}. Most {r} miss {p}. We fix {p}. Open to 15 min?"),
    ("open", "Hi {n},\n\nCongrats on your talk about {t}. Many {r} lose money to {p}. Our tool finds {p} in a day. "
             "Worth a quick chat?"),
    ("open", "{n}, {t} must keep you busy. When {r} ignore {p}, costs rise. May I send you our guide to {p}?"),
    ("held", "Hello {n}, I read what you wrote on {t}. {r} we speak to worry about {p}. We built a sheet for {p}. "
             "Shall I share it?"),
    ("held", "{n} - {t} came up in your interview. That often means {p}. Three {r} cut {p} with us. Could we talk on Tuesday?"),
    ("held", "Dear {n},\n\nYour team works on {t}. It is hard to see {p} early. {r} use our map for that.\n\nWould you like it?"),
]
SINGLES = [
    "Max, the Gdansk crane order went to a bidder with no spares nearby. Shall I send the spares map?",
    "Hi Orla, two of your three ovens are older than the building they stand in. One page lists the parts that are no "
    "longer made. Who should get it?",
    "Your minutes of May say the gate stays open until nine. Why nine? Our log shows trucks at ten. I can send the log.",
    "Ines, you asked for the list of doors. It is attached to nothing yet, because you wanted to see one door first. "
    "Which one may I begin with?",
    "A driver of yours left a note in our box on Friday: the scale at Tarnwick is off by forty kilos. Do you want the note?",
    "Petra, no deck today. You said in Leeds that nobody reads them, so this is one number: 41. May I explain it in two lines?",
    "Good morning Tomas. Ashvale lost its night porter in June; the rota since then has eleven gaps. Would a filled one help?",
]


def main():
    rng = random.Random(SEED)
    for part, build in BUILDS:
        for size in (3, 4, 6):
            texts = [build.format(n=rng.choice(NAMES), t=rng.choice(THINGS), r=rng.choice(ROLES), p=rng.choice(PAINS))
                     for _ in range(size)]
            singles = rng.sample(SINGLES, 5)
            drafts = [(text, True) for text in texts] + [(text, False) for text in singles]
            rng.shuffle(drafts)
            print(json.dumps({"part": part, "texts": [text for text, _ in drafts],
                              "alike": [i for i, (_, same) in enumerate(drafts) if same]}, ensure_ascii=False))


main()
