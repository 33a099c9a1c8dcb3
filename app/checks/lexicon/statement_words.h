// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/lexicon/lexicon.h"

namespace countersign::checks {

/// Words that tell what a sentence states, about whom, and whether it states anything.
// clang-format off: one line a list, wrapped between words
inline constexpr TaggedWords statementWords[] = {
    {text::Language::English, Tag::Auxiliary,
     u"is|are|was|were|be|been|am|has|have|had|do|does|did|will|would|can|could|may|might|must|"
     u"shall|should|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|don't|doesn't|didn't|"
     u"won't|wouldn't|can't|cannot|couldn't|shouldn't|you're|you've|you'd|you'll|we're|we've|"
     u"we'd|we'll|they're|they've|they'd|it's|i'm|i've|i'd|i'll|he's|she's|there's|that's|"
     u"who's|what's"},
    {text::Language::English, Tag::FirstPerson,
     u"i|me|my|mine|we|us|our|ours|i'm|i've|i'd|i'll|we're|we've|we'd|we'll|myself|ourselves"},
    {text::Language::English, Tag::SecondPerson,
     u"you|your|yours|you're|you've|you'd|you'll|yourself|yourselves"},
    {text::Language::English, Tag::ThirdPerson,
     u"he|she|it|they|him|her|them|his|hers|its|their|theirs|he's|she's|it's|they're|they've"},
    {text::Language::English, Tag::Speech,
     u"said|says|say|wrote|write|writes|told|tell|tells|asked|ask|asks|called|calls|mentioned|"
     u"mentions|explained|explains|announced|announces|reported|reports|stated|according|"
     u"quoted|noted|notes|added|confirmed|confirms|described|put it"},
    {text::Language::English, Tag::Congratulation,
     u"congratulations|congrats|well done|kudos|hats off"},
    {text::Language::English, Tag::Courtesy,
     u"i hope|hope you|hope this|hope all|hoping this|thank you|thanks|many thanks|my name is|"
     u"this is|i am writing|i'm writing|i wanted to reach|i'm reaching out|i am reaching out|"
     u"reaching out because|looking forward|look forward|no worries|no pressure|no rush|"
     u"quick question|keep this short|nice to meet|good to meet|pleased to meet|"
     u"here is the list|here it is|to be clear|in short|fair enough|i know you are busy|"
     u"i know you're busy|just following up|following up on"},
    {text::Language::English, Tag::Generic,
     u"companies|firms|businesses|organisations|organizations|teams|leaders|executives|"
     u"managers|directors|owners|founders|vendors|services|retailers|distributors|carriers|"
     u"hauliers|shippers|manufacturers|suppliers|wholesalers|operators|providers|enterprises|"
     u"startups|start-ups|departments|buyers|sellers|professionals|people|everyone|everybody|"
     u"ceos|cfos|coos|ctos|cios|cmos|chros|cisos|vps|employers|agencies|plants|factories|"
     u"warehouses|hospitals|banks|insurers|customers|competitors"},
    {text::Language::English, Tag::Definite,
     u"the|its|his|her|their|our|my|your|this|that|these|those"},
    {text::Language::English, Tag::Quantifier,
     u"most|many|few|several|all|every|some|typical|typically|usually|often|generally|"
     u"on average|average|commonly|traditionally|frequently|tend to|tends to|in general"},
    {text::Language::English, Tag::LikeYours,
     u"like yours|like you|like your|such as yours|such as you|your size|your industry|"
     u"your sector|your space|your market|your position|your role|your shoes|in your field|"
     u"in your line|similar companies|similar firms|similar teams|your peers|companies like|"
     u"firms like|teams like|businesses like|organisations like|organizations like|"
     u"leaders like|people like|today's market|today's world|this day and age|fast-paced|"
     u"ever-changing"},
    {text::Language::English, Tag::Survey,
     u"survey|surveys|surveyed|study|studies|benchmark|benchmarks|respondents|poll|polled|"
     u"review of|industry|industry-wide|sector|trade survey|trade average|on average|nationwide"},

    {text::Language::German, Tag::Auxiliary,
     u"ist|sind|war|waren|bin|sei|seien|hat|haben|hatte|hatten|wird|werden|wurde|wurden|kann|"
     u"können|konnte|könnte|darf|dürfen|muss|müssen|soll|sollen|will|wollen|möchte|möchten|"
     u"würde|würden|habe"},
    {text::Language::German, Tag::FirstPerson,
     u"ich|mich|mir|mein|meine|meinen|meiner|meinem|wir|uns|unser|unsere|unseren|unserer|"
     u"unserem"},
    {text::Language::German, Tag::SecondPerson,
     u"du|dich|dir|dein|deine|euch|euer|eure|ihnen|ihr|ihre|ihren|ihrem|ihrer|ihres|sie"},
    {text::Language::German, Tag::ThirdPerson, u"er|es|ihn|ihm|sein|seine|seinen|seiner|seinem"},
    {text::Language::German, Tag::Speech,
     u"sagte|sagt|sagen|sagten|schreibt|schrieb|schrieben|geschrieben|gesagt|erklärte|erklärt|"
     u"erzählt|erzählte|berichtet|berichtete|gebeten|bat|baten|gefragt|fragte|fragten|laut|"
     u"meinte|meinten|meldet"},
    {text::Language::German, Tag::Congratulation,
     u"glückwunsch|glückwünsche|gratuliere|gratulieren|gratulation"},
    {text::Language::German, Tag::Courtesy,
     u"ich hoffe|hoffentlich|vielen dank|danke|mein name ist|ich melde mich|ich schreibe ihnen|"
     u"freue mich|freuen uns|kurze frage|ich fasse mich kurz|hier ist|hier spricht|keine eile"},
    {text::Language::German, Tag::Generic,
     u"unternehmen|firmen|betriebe|teams|führungskräfte|leiter|händler|hersteller|spediteure|"
     u"speditionen|lieferanten|anbieter|kunden|wettbewerber|abteilungen|großhändler|banken|"
     u"kliniken|logistiker|man"},
    {text::Language::German, Tag::Definite,
     u"der|die|das|dem|den|des|sein|seine|seiner|ihr|ihre|ihrer|unser|unsere|dieser|diese|"
     u"dieses"},
    {text::Language::German, Tag::Quantifier,
     u"die meisten|viele|vielen|alle|jedes|jeder|einige|typisch|typischerweise|üblicherweise|"
     u"oft|im schnitt|im durchschnitt|durchschnittlich|häufig|meist|meistens|generell"},
    {text::Language::German, Tag::LikeYours,
     u"wie ihres|wie ihrem|wie ihre|wie ihren|wie sie|in ihrer branche|ihrer größe|"
     u"in ihrer position|in ihrer lage|in der heutigen zeit"},
    {text::Language::German, Tag::Survey,
     u"umfrage|studie|befragung|befragte|befragten|branche|verband|erhebung|markt|weltweit"},

    {text::Language::French, Tag::Auxiliary,
     u"est|sont|était|étaient|suis|êtes|sommes|a|ont|avait|avaient|ai|avez|avons|sera|seront|"
     u"serait|peut|peuvent|pouvez|doit|doivent|devez|va|vont|fait|font|veut|voulez|c'est|n'est|"
     u"n'a|n'ont|vouliez|aviez|étiez|j'ai|qu'il|qu'elle"},
    {text::Language::French, Tag::FirstPerson,
     u"je|me|moi|mon|ma|mes|nous|notre|nos|nôtre|j'ai|j'aimerais|j'espère"},
    {text::Language::French, Tag::SecondPerson, u"vous|votre|vos|vôtre|tu|te|toi|ton|ta|tes"},
    {text::Language::French, Tag::ThirdPerson, u"il|elle|ils|elles|lui|leur|leurs|son|sa|ses"},
    {text::Language::French, Tag::Speech,
     u"dit|disait|dites|disiez|écrit|écrivez|écriviez|demandé|demandiez|explique|expliqué|"
     u"annonce|annoncé|selon|raconte|précise|confirme|déclare|déclaré|affirme"},
    {text::Language::French, Tag::Congratulation, u"félicitations|bravo|toutes mes félicitations"},
    {text::Language::French, Tag::Courtesy,
     u"j'espère|merci|je m'appelle|je vous écris|je me permets|au plaisir|petite question|"
     u"voici|je serai bref|dans l'attente|ici"},
    {text::Language::French, Tag::Generic,
     u"entreprises|sociétés|équipes|dirigeants|directeurs|responsables|distributeurs|"
     u"transporteurs|fabricants|fournisseurs|clients|concurrents|acteurs|grossistes|banques|"
     u"hôpitaux|gens"},
    {text::Language::French, Tag::Definite,
     u"son|sa|ses|leur|leurs|notre|nos|mon|ma|mes|ce|cette|ces"},
    {text::Language::French, Tag::Quantifier,
     u"la plupart|beaucoup|de nombreuses|de nombreux|plusieurs|toutes|tous|certains|certaines|"
     u"souvent|en moyenne|généralement|typiquement|habituellement|chaque"},
    {text::Language::French, Tag::LikeYours,
     u"comme la vôtre|comme le vôtre|comme les vôtres|comme vous|votre secteur|votre taille|"
     u"votre métier|à votre place|de nos jours"},
    {text::Language::French, Tag::Survey,
     u"enquête|étude|sondage|baromètre|secteur|branche|fédération|filière|marché|interrogées|"
     u"interrogés"},
};
// clang-format on

} // namespace countersign::checks
