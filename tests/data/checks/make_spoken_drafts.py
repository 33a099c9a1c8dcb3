#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes spoken_drafts.jsonl: short drafts by hand, each looked at for one check; half have the fault, half only
look like it. Written before the checks were measured on them; README.md beside it has the first measure.

Usage: make_spoken_drafts.py > spoken_drafts.jsonl
"""
import json

TODAY = "2026-10-05"
WHO = {"name": "Brynja Tolle", "given": "Brynja", "family": "Tolle", "company": "Sandow Mills", "locale": "en"}

# check: ([drafts with the fault], [drafts without]); a draft is its text or what stands in for the defaults.
CASES = {
    "placeholder.unfilled": (
        ["Hi {{contact.first}}, the sieve at Sandow Mills runs two shifts. May I send the log?",
         "Hi Brynja, as a [JOB TITLE] you know sieves. May I send the log?",
         "Hi Brynja, you run ${siteCount} sites. May I send the log?",
         "Hi Brynja, %%company%% runs two shifts. May I send the log?",
         "Hi Brynja, we spoke on <insert date>. May I send the log?",
         "Hi Brynja, your team of null people runs two shifts. May I send the log?",
         "Hi Brynja, saw that opened a second mill. May I send the log?",
         "Hi Brynja, congrats on joining as . May I send the log?",
         "Hello , the sieve runs two shifts. May I send the log?",
         "Hi Brynja, you saved NaN hours in June. May I send the log?",
         "Hi #FIRST_NAME#, the sieve runs two shifts. May I send the log?",
         "Hi Brynja, XX% of mills lose flour at the sieve. May I send the log?",
         "Hi Brynja, the log is at the usual place.\n\n[Your name]\n[Your company]"],
        ["Hi Mr Null, the sieve runs two shifts. May I send the log?",
         "Hi Brynja, none of the sieves stands still. May I send the log?",
         "Hi Brynja, the tag reads [A-12] and the fee is $40. May I send the log?",
         "Hi Brynja, your note said \"the undefined shift\" and that made me laugh. May I send the log?",
         "Hi Brynja, 100% of the bags were weighed [sic]. May I send the log?",
         "Hi Brynja, the rate is <5 g a bag. May I send the log?",
         "Hi Brynja, Nan Hollis from your lab sent me here. May I send the log?",
         "Hi Brynja, what you asked for in 2025 is done. May I send the log?",
         "Hi Brynja, is the null hypothesis still your favourite joke? May I send the log?",
         "Hi Brynja, the XXL bags run on Mondays. May I send the log?"]),
    "recipient.name": (
        ["Hi Brynia, the sieve runs two shifts. May I send the log?",
         "Hi Tolle, the sieve runs two shifts. May I send the log?",
         "Dear Bryn Jatolle, the sieve runs two shifts. May I send the log?",
         "Hello Gunnar, the sieve runs two shifts. May I send the log?",
         "Good morning Brinja, the sieve runs two shifts. May I send the log?",
         "Brynjar, the sieve runs two shifts. May I send the log?",
         "Hi BRYNAJ, the sieve runs two shifts. May I send the log?",
         "Dear Ms Toller, the sieve runs two shifts. May I send the log?"],
        ["Hi Brynja, the sieve runs two shifts. May I send the log?",
         "Dear Ms Tolle, the sieve runs two shifts. May I send the log?",
         "Frau Tolle, the sieve runs two shifts. May I send the log?",
         "Hi team, the sieve runs two shifts. May I send the log?",
         "Good morning, the sieve runs two shifts. May I send the log?",
         "Hello Brynja Tolle, the sieve runs two shifts. May I send the log?",
         "Brynja - the sieve runs two shifts. May I send the log?",
         "Hi there, the sieve runs two shifts. May I send the log?",
         "Dear Dr. Tolle, the sieve runs two shifts. May I send the log?",
         "Monday again, Brynja: the sieve runs two shifts. May I send the log?"]),
    "output.residue": (
        ["Certainly! Below is a short message.\n\nHi Brynja, the sieve runs two shifts. May I send the log?",
         "Hi Brynja, the sieve runs two shifts. May I send the log?\n\nWould you like me to make it more formal?",
         "Subject: Two shifts\n\nHi Brynja, the sieve runs two shifts. May I send the log?",
         "Hi Brynja,\n\n## The sieve\n\nIt runs two shifts. May I send the log?",
         "<think>The prospect runs mills.</think>Hi Brynja, the sieve runs two shifts. May I send the log?",
         "Hi Brynja, the **sieve** runs two shifts. May I send the log?",
         "Hi Brynja, the sieve runs two shifts and the log of each shift shows where the",
         "```\nHi Brynja, the sieve runs two shifts. May I send the log?\n```",
         "As an AI language model I cannot know the sieve. Hi Brynja, may I send the log?",
         "Hi Brynja, the sieve runs two shifts. May I send the log?\n\nNote: I kept it under 50 words as requested.",
         "Option 1:\nHi Brynja, the sieve runs two shifts. May I send the log?\n\nOption 2:\nBrynja, two shifts. The log?"],
        ["Hi Brynja, sure thing: the sieve runs two shifts. May I send the log?",
         "Hi Brynja, the subject of your talk was the sieve. May I send the log?",
         "Hi Brynja, the sieve runs two shifts.\n\nMay I send the log?\n\nKim\nNote: our office is closed on Friday.",
         "Hi Brynja, it weighs 5 * 20 kg. May I send the log?",
         "Hi Brynja, I think the sieve runs two shifts. May I send the log?",
         "Hi Brynja, here is the log you asked for on Tuesday. Does it help?",
         "Hi Brynja, three points:\n- the sieve\n- the bags\n- the scale\nMay I send the log?",
         "Hi Brynja, let me know if the log should be shorter.",
         "Hi Brynja, line #2 runs two shifts. May I send the log?",
         "Hi Brynja, the sieve runs two shifts. May I send the log?\n\nBest\nKim Ode"]),
    "boundary.violation": (
        ["Hi Brynja, we are cheaper than Kornwerk. May I send the log?",
         "Hi Brynja, it is risk-free. May I send the log?",
         "Hi Brynja, RISK FREE for a month. May I send the log?",
         "Hi Brynja, you will save 30 % in a year. May I send the log?",
         "Hi Brynja, we promise\nresults by May. May I send the log?",
         "Hi Brynja, our tool promises results. May I send the log?" ],
        ["Hi Brynja, cheaper flour is not the point. May I send the log?",
         "Hi Brynja, the risk is free lime in the feed. May I send the log?",
         "Hi Brynja, 30 bags were saved. May I send the log?",
         "Hi Brynja, it was a promising result. May I send the log?",
         "Hi Brynja, Kornwerkstrasse is where you load. May I send the log?"]),
    "ask.count": (
        [("Hi Brynja, who looks after the sieve? And would Tuesday at ten suit?", 2),
         ("Hi Brynja, the sieve runs two shifts. We keep a log.", 0),
         ("Hi Brynja, let me know if the log helps. Could you also tell me who weighs the bags?", 2),
         ("Hi Brynja, may I send the log, and can we talk on Friday?", 2),
         ("Hi Brynja, please reply with a time. Please also forward this to your lab.", 2),
         ("Hi Brynja, I look forward to your thoughts on nothing in particular. The log is short.", 0),
         ("Hi Brynja, book a slot at https://slots.example/kim. Or could I send the log?", 2)],
        [("Hi Brynja, ever seen flour on the floor at six? May I send the log?", 1),
         ("Hi Brynja, why two shifts? Because the sieve is slow. Would the log help?", 1),
         ("Hi Brynja, send me a yes and the log is yours.", 1),
         ("Hi Brynja, is the sieve yours to decide on?", 1),
         ("Hi Brynja, you asked us \"can it weigh?\" and it can. Shall I show you?", 1),
         ("Hi Brynja, the sieve runs two shifts. Worth a look?", 1),
         ("Hi Brynja, the sieve runs two shifts. Open to seeing the log?", 1)]),
    "language.mismatch": (
        ["Guten Tag Brynja, das Sieb läuft in zwei Schichten. Darf ich das Protokoll schicken?",
         "Bonjour Brynja, le tamis tourne en deux équipes. Puis-je vous envoyer le relevé ?",
         "Hola Brynja, el tamiz trabaja en dos turnos. ¿Le puedo enviar el registro de la semana pasada?",
         "Hoi Brynja, de zeef draait in twee ploegen. Mag ik het logboek van vorige week sturen?"],
        ["Hi Brynja, the sieve runs two shifts. May I send the log?",
         "Grüezi Brynja, the sieve runs two shifts. May I send the log?",
         "Hi Brynja, your colleague in Köln wrote \"Das Sieb läuft\" and he is right. May I send the log?",
         "Hi Brynja, the café at the mill has a naïve menu. May I send the log?",
         "Log?"]),
    "language.encoding": (
        ["Hi Brynja, the cafÃ© is open. May I send the log?", "Hi Brynja, donâ€™t worry. May I send the log?",
         "Hi Brynja, the caf\ufffd is open. May I send the log?", "Hi Brynja, the \u202egol\u202c is here. May I send the log?"],
        ["Hi Brynja, the café is open. May I send the log?", "Hi Brynja, don’t worry — it’s “dry”. May I send the log?",
         "Hi Brynja, Ångström and Łódź are spelled right. May I send the log?", "Hi Brynja, dry 😎 flour. May I send the log?"]),
}

BOUNDARIES = [{"id": "B1", "pattern": "cheaper than", "kind": "phrase"}, {"id": "B2", "pattern": "risk-free", "kind": "phrase"},
              {"id": "B3", "pattern": "save.{0,20}\\d+ ?%", "kind": "regex"},
              {"id": "B4", "pattern": "promis(e|es)\\s+results", "kind": "regex"}]


def main():
    for check, (bad, good) in CASES.items():
        for expected, drafts in ((True, bad), (False, good)):
            for text in drafts:
                text, asks = text if isinstance(text, tuple) else (text, None)
                row = {"part": "spoken", "check": check, "expected": expected, "channel": "linkedin", "text": text,
                       "language": "en", "today": TODAY, "prospect": dict(WHO), "evidence": []}
                if "Mr Null" in text:
                    row["prospect"].update(name="Bo Null", given="Bo", family="Null")
                if check == "boundary.violation":
                    row["boundaries"] = BOUNDARIES
                if asks is not None:
                    row["asks"] = asks
                print(json.dumps(row, ensure_ascii=False))


main()
