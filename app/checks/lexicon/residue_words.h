// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/lexicon/lexicon.h"

namespace countersign::checks {

/// Words in which a model talks about its output instead of to the reader.
// clang-format off: one line a list, wrapped between words
inline constexpr TaggedWords residueWords[] = {
    {text::Language::English, Tag::Interjection,
     u"yes|yeah|yep|yup|no|nope|oh|wow|well|sure|sure thing|exactly|indeed|certainly|of course|"
     u"absolutely|okay|ok|got it|great|understood|no problem"},
    {text::Language::English, Tag::Preamble,
     u"here is|here's|here are|below is|below you'll find|i've written|i have written|"
     u"i've drafted|i have drafted|i rewrote|i've rewritten|i have rewritten|as requested"},
    {text::Language::English, Tag::OutputNoun,
     u"email|e-mail|message|draft|version|note|copy|rewrite|reply|response|text|sms|post|"
     u"script|subject line|outreach|variation|talking points"},
    {text::Language::English, Tag::Afterword,
     u"want it shorter|it shorter|it longer|more formal|more casual|another version|"
     u"a different version|a shorter version|any adjustments|adjust the tone|a different tone|"
     u"hope this helps|feel free to adjust|feel free to edit|feel free to customize|"
     u"feel free to customise|feel free to modify|feel free to tweak|feel free to personalize|"
     u"this draft|this version|this email uses|this message uses|word count|revise it|tweak it|"
     u"make any changes|any changes to|i kept it|i kept this|i've kept|i have kept|as requested|"
     u"as instructed|i avoided|i have avoided|i've avoided|i left out|within the limit|"
     u"character limit|word limit"},
    {text::Language::English, Tag::ModelTalk,
     u"as an ai|as a language model|as an ai language model|i'm an ai|i am an ai|"
     u"as an assistant|i cannot browse|i can't browse|my training data|my knowledge cutoff|"
     u"i cannot assist|i can't assist|i can't help with that|i cannot help with that"},

    {text::Language::German, Tag::Interjection,
     u"ja|nein|natürlich|gerne|gern|selbstverständlich|klar|sicher|alles klar|verstanden|"
     u"aber gerne"},
    {text::Language::German, Tag::Preamble,
     u"hier ist|hier sind|hier die|hier der|hier eine|hier ein|nachfolgend|wie gewünscht|"
     u"ich habe den entwurf|ich habe die nachricht"},
    {text::Language::German, Tag::OutputNoun,
     u"e-mail|mail|nachricht|entwurf|version|fassung|text|antwort|betreff|anschreiben|variante"},
    {text::Language::German, Tag::Afterword,
     u"es kürzer|kürzer formulieren|kürzere version|kürzere fassung|anderen ton|anpassen soll|"
     u"ich hoffe, das hilft|diese version|dieser entwurf|text anpassen|förmlicher"},
    {text::Language::German, Tag::ModelTalk,
     u"als ki|als sprachmodell|als ki-sprachmodell|als ki-modell|als assistent"},

    {text::Language::French, Tag::Interjection,
     u"oui|non|bien sûr|certainement|d'accord|entendu|parfait|avec plaisir|volontiers"},
    {text::Language::French, Tag::Preamble,
     u"voici|ci-dessous|comme demandé|j'ai rédigé|j'ai réécrit"},
    {text::Language::French, Tag::OutputNoun,
     u"e-mail|mail|courriel|message|version|brouillon|texte|réponse|objet|variante"},
    {text::Language::French, Tag::Afterword,
     u"plus court|plus courte|plus formel|plus formelle|autre version|adapter le ton|"
     u"j'espère que cela vous aide|n'hésitez pas à l'adapter|n'hésitez pas à modifier|"
     u"cette version"},
    {text::Language::French, Tag::ModelTalk,
     u"en tant qu'ia|en tant que modèle|en tant qu'assistant"},
};
// clang-format on

} // namespace countersign::checks
