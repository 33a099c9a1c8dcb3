#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes structure_spoken.jsonl: segments of drafts, some built alike, the way a language model fills one plan:
the frame stays, words around the slots vary. The others say the same kind of thing, each in a build of its own.
Written before the check was measured on it. `alike` are the indices of those built alike.

Usage: make_structure_spoken.py > structure_spoken.jsonl
"""
import json
import random

SEED = 4711
PEOPLE = "Ana Bo Cleo Dag Edda Finn Gil Hana Ivo Jana Kurt Lene".split()
TOWNS = "Ripley Carlow Dronfield Arnold Lyme Staveley Hucknall Skellow".split()
NEWS = ["the new press hall in {t}", "your {t} tender", "your talk in {t}", "the move to {t}", "your second shift in {t}"]
PAINS = ["idle presses", "late proofs", "missing pallets", "torn labels", "wrong seals", "double bookings"]
# A build is a row of sentences; each sentence has one or more wordings a model picks from.
BUILDS = [
    [["Hi {n},\n\n"], ["I saw {w}.", "I read about {w}."], ["Moves like that often bring {p}.", "Steps like that usually bring {p}."],
     ["We help teams catch {p} in week one.", "We help plants catch {p} in the first week."], ["Worth a short call?", "Worth a quick call?"]],
    [["{n}, "], ["congrats on {w}.", "congratulations on {w}."], ["Who looks at {p} on your side?", "Who deals with {p} at your place?"],
     ["Our log finds them overnight.", "Our log spots them overnight."], ["I can send a page of it.", "I could send a page of it."]],
    [["Dear {n},\n\n"], ["With {w} you will have asked yourself about {p}."],
     ["Three printers like you halved {p} last year.", "Four printers like you halved {p} last year."],
     ["The list of what they did fits on one page.\n\n", "What they did fits on one page.\n\n"], ["Shall I send it?", "May I send it?"]],
    [["Hello {n} - "], ["quick one on {w}."], ["If {p} come up, it costs a day each.", "When {p} turn up, each costs a day."],
     ["Nobody notices until the invoice."], ["Our sheet shows it the same evening."], ["Want to try it for a week?", "Want it for a week?"]],
    [["Hi {n}, "], ["{w} made me think of {p}."], ["May I ask how you count them?", "Can I ask how you count them?"]],
    [["{n},\n\n"], ["you mentioned {w}.", "you spoke of {w}."], ["That is where {p} begin."],
     ["- what causes them\n- who sees them first\n- what they cost\n\n"], ["Would those three points help?", "Would these three points be of use?"]],
]
SINGLES = [
    "Ana, the ink on lot 9 was still wet when it left Lyme; two of your customers wrote it in public. I have the two posts. Want them?",
    "Hi Bo, nobody at the Carlow gate signs for plates after six, says the carrier's rota. Does the night shift know?",
    "Cleo, three numbers, no pitch: 14 presses, 9 operators, 2 of them in training until May. Do I read your notice right?",
    "Good evening Dag. My father ran a press like yours in Arnold, which is why I noticed the belt in your photo. It is on backwards. Shall I mark it for you?",
    "Edda, last time you said: come back when it fits on a postcard. It does now. Where should the postcard go?",
    "Hi Finn,\n\nThe council published the noise log for Staveley. Your hall is in it twice, both times between four and five.\n\nI drew both nights as one picture. Interested?",
    "Gil, I have to correct myself: the drum I called old in March was replaced in 2024. What I said of the cutter stands. May I send the corrected sheet?",
    "Hello Hana, your buyer and your planner gave me two different delivery days for the same paper. Which one holds?",
    "Ivo, because the Ripley bridge closes in November, the 11 pm lorry will need forty minutes more. We listed the runs it touches. Who plans them?",
    "Jana, you wrote that proofs go missing between the lab and the hall. They lie in tray four; the photo from your own open day shows it. Should I circle it?",
    "Kurt, if it is still true that you weigh bundles by hand, then the scale you sold last week was the wrong one to sell. Can we talk before the buyer collects it?",
    "Lene, one question from the works council's minutes: what became of the second exit?",
    "Hi Ana, your spring catalogue lists a paper that the mill dropped in June. I checked all 212 items; there are five like it. Do you want the five?",
    "Bo, thanks for the tour. The lad at the folder asked me whether anyone reads his slips. Does anyone?",
]

# Written after the check had been mended by the builds above, to measure it once more: others of one product that
# share sentences without being built alike, and words that differ more. Part "later".
FILLS = ["crane order", "missing slips", "new weighbridge", "waiting times", "night shift", "wrong labels", "second gate",
         "lost keys"]
LATER = [
    # (built alike, others of the same product and ask with a build of their own)
    (["Petra, noticed the {a} at your yard. Hard to keep {b} in view with that. Our board shows {b} at a glance. Up for a look next week?",
      "Olaf, spotted the {c} on your site. Tough to keep {d} in view with that. Our board shows {d} at one glance. Up for a look this week?",
      "Ines, noticed the {e} at your yard. Tricky to keep {f} in sight with that. Our board shows {f} at a glance. Fancy a look next week?",
      "Rolf, saw the {g} at your yard. Hard to keep {h} in view with it. The board shows {h} at a glance. Up for a look on Monday?"],
     ["Hanna, your gate camera points at the wall. Our board shows the yard at a glance. Up for a look next week?",
      "Two lorries waited ninety minutes at your yard on Friday, says the haulier's app. Who keeps that list, Emil?",
      "Mira, after the storm your cones stood in lane three for a week. Is anybody counting what that cost? We could, in an hour.",
      "Otto, you asked for a price and I answered with a story. Here it is: 40 a month. Up for a look next week?",
      "Lars, because the new yard has no roof, paper lists get wet. That is all I wanted to say. Would a board that does not get wet help?"]),
    (["Hi Nils,\n\nThe {a} tells me you care about {b}. So do we. In March we cut {b} by a third for a firm your size. The two pages on it are yours if you like.\n\nShall I send them?",
      "Hi Vera,\n\nThe {c} tells me you care about {d}. So do we. In May we cut {d} by half for a firm your size. The two pages on it are yours if you want.\n\nShall I send them over?",
      "Hi Uwe,\n\nYour {e} tells me that you care about {f}. We do too. In June we cut {f} by a quarter for a firm of your size. Two pages on it are yours if you like.\n\nMay I send them?"],
     ["Hi Karl,\n\nYou hired three fitters and let two vans go. I do not get it. Would you explain?",
      "Hi Elsa,\n\nIn March we cut scrap by a third for a firm your size. You make glass and they make tiles, so most of it will not hold for you. The part on cooling might.\n\nShall I send that part?",
      "Hi Timo,\n\nShall I send the two pages on scrap?",
      "Hi Rita,\n\nYour tender says 4 mm and your drawing says 6. Whoever bids will price the thicker one. It is page nine.\n\nShall I mark it?"]),
    (["{a} and {b} in one quarter - that is a lot, Anton. Did {c} hold up? If not, there is a checklist we wrote with two plants. Say the word.",
      "{d} and {e} in one quarter - that is a lot, Berta. Did {f} hold up? If not, there is a checklist we made with three plants. Say the word.",
      "{g} and {h} in one year - quite a lot, Carlo. Did {a} hold up? If it did not, there is a checklist that we wrote with two plants. Just say the word."],
     ["Dora, the checklist we wrote with two plants has a hole in it: line seven. You run line seven better than anyone. May I ask you about it?",
      "Ernst, did the auditors come twice or is the notice wrong?",
      "A word on valves, Fritz. Your list has 31, the floor has 33. The two without a tag sit behind the boiler. I photographed both. Do you want the photos?",
      "Gerda, you said to call in autumn. It is autumn. When is good?"]),
    (["Guten Tag Frau Lang, Sie haben {b} erwähnt. Viele Betriebe verlieren dabei Zeit mit {d}. Unsere Tafel zeigt {d} noch am selben Tag. Darf ich sie Ihnen zeigen?",
      "Guten Tag Herr Moser, Sie hatten {f} erwähnt. Viele Betriebe verlieren damit Geld durch {h}. Unsere Tafel zeigt {h} schon am selben Tag. Darf ich sie Ihnen zeigen?",
      "Guten Tag Frau Beck, Sie haben {h} erwähnt. Die meisten Betriebe verlieren dabei Zeit mit {b}. Unsere Tafel zeigt {b} am selben Tag. Dürfen wir sie Ihnen zeigen?"],
     ["Guten Tag Herr Auer, im Rathaus liegt der Plan für Ihre Zufahrt. Sie wird im Mai gesperrt. Wissen Ihre Fahrer das?",
      "Guten Tag Frau Kern, unsere Tafel zeigt, was am selben Tag ankam. Sie brauchen eher, was fehlt. Darf ich fragen, wer das heute zählt?",
      "Guten Tag Herr Ott, drei Zahlen aus Ihrem Bericht passen nicht zusammen: 14, 9 und 26. Welche stimmt?"]),
    ([], ["Ida, the rail strike moves your Tuesday load to Thursday. Who tells the customers?",
          "Jens, who tells the customers when the rail strike moves a load?",
          "Kaja, you tell customers about delays by letter. One of them framed it. May I send you the picture?",
          "Leo, I counted the letters on your counter: 19. Our board needs none. Up for a look next week?",
          "Mona, why is the night train on your list when it stopped running in June?",
          "Nora, two things and then I am gone: the date on your permit is last year's, and the stamp is upside down. Shall I show you where?"]),
    ([], ["Hi Pia, you moved 40 pallets a day through Lyme in May. Two doors there are being replaced. Our sheet lists each door that stood open. May I send an empty one?",
          "Hi Rune, the Carlow hall got a second scale. Our sheet lists each door that stood open overnight. Is that still of use to you, or has the scale changed what you count?",
          "Hi Sven, our sheet is one page and you know it. New is the back: which doors cost most in July. Do you want the back?",
          "Hi Tilda, a door in Arnold is open right now, your own camera shows it. May I send the frame?"]),
]


def say(rng, build):
    p = rng.choice(PAINS)
    w = rng.choice(NEWS).format(t=rng.choice(TOWNS))
    text = ""
    for wordings in build:
        part = rng.choice(wordings).format(n=rng.choice(PEOPLE), w=w, p=p)
        if text and not text.endswith(("\n", " ")):
            text += " "
        text += part[:1].upper() + part[1:] if not text.endswith((", ", "- ")) else part
    return text.strip()


def main():
    rng = random.Random(SEED)
    for build in BUILDS:
        for size in (3, 5):
            texts = [(say(rng, build), True) for _ in range(size)] + [(one, False) for one in rng.sample(SINGLES, 7 if size == 5 else 5)]
            rng.shuffle(texts)
            print(json.dumps({"part": "spoken", "texts": [text for text, _ in texts],
                              "alike": [i for i, (_, same) in enumerate(texts) if same]}, ensure_ascii=False))
    # Nobody is alike: one of each build among the single ones.
    for _ in range(4):
        texts = [say(rng, build) for build in rng.sample(BUILDS, 4)] + rng.sample(SINGLES, 5)
        rng.shuffle(texts)
        print(json.dumps({"part": "spoken", "texts": texts, "alike": []}, ensure_ascii=False))
    slots = dict(zip("abcdefgh", FILLS))
    for alike, others in LATER:
        texts = [(text.format(**slots), True) for text in alike] + [(text, False) for text in others]
        rng.shuffle(texts)
        print(json.dumps({"part": "later", "texts": [text for text, _ in texts],
                          "alike": [i for i, (_, same) in enumerate(texts) if same]}, ensure_ascii=False))


main()
