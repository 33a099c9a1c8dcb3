// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/lexicon/lexicon.h"

namespace countersign::checks {

/// Words that tell what a sentence states, about whom, and whether it states anything.
inline constexpr TaggedWords statementWords[] = {
    {text::Language::English, Tag::Auxiliary,
     u"is|are|was|were|be|been|am|has|have|had|do|does|did|will|would|can|could|may|might|must|"
     u"shall|should|"
     u"isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|don't|doesn't|didn't|won't|wouldn't|can't|"
     u"cannot|"
     u"couldn't|shouldn't|you're|you've|you'd|you'll|we're|we've|we'd|we'll|they're|they've|they'd|"
     u"it's|"
     u"i'm|i've|i'd|i'll|he's|she's|there's|that's|who's|what's"},
    {text::Language::English, Tag::FirstPerson,
     u"i|me|my|mine|we|us|our|ours|i'm|i've|i'd|i'll|we're|we've|we'd|we'll|myself|ourselves"},
    {text::Language::English, Tag::SecondPerson,
     u"you|your|yours|you're|you've|you'd|you'll|yourself|yourselves"},
    {text::Language::English, Tag::ThirdPerson,
     u"he|she|it|they|him|her|them|his|hers|its|their|theirs|he's|she's|it's|they're|they've"},
    {text::Language::English, Tag::Speech,
     u"said|says|say|wrote|write|writes|told|tell|tells|asked|ask|asks|called|calls|mentioned|"
     u"mentions|"
     u"explained|explains|announced|announces|reported|reports|stated|according|quoted|noted|notes|"
     u"added|confirmed|confirms|described|put it"},
    {text::Language::English, Tag::Congratulation,
     u"congratulations|congrats|well done|kudos|hats off"},
    {text::Language::English, Tag::Courtesy,
     u"i hope|hope you|hope this|hope all|hoping this|thank you|thanks|many thanks|my name is|this "
     u"is|"
     u"i am writing|i'm writing|i wanted to reach|i'm reaching out|i am reaching out|reaching out "
     u"because|"
     u"looking forward|look forward|no worries|no pressure|no rush|quick question|keep this short|"
     u"nice to meet|good to meet|pleased to meet|here is the list|here it is|to be clear|in short|"
     u"fair enough|i know you are busy|i know you're busy|just following up|following up on"},
    {text::Language::English, Tag::Generic,
     u"companies|firms|businesses|organisations|organizations|teams|leaders|executives|managers|"
     u"directors|"
     u"owners|founders|vendors|services|retailers|distributors|carriers|hauliers|shippers|"
     u"manufacturers|"
     u"suppliers|wholesalers|operators|providers|enterprises|startups|start-ups|departments|buyers|"
     u"sellers|professionals|people|everyone|everybody|ceos|cfos|coos|ctos|cios|cmos|chros|cisos|"
     u"vps|"
     u"employers|agencies|plants|factories|warehouses|hospitals|banks|insurers|customers|"
     u"competitors"},
    {text::Language::English, Tag::Definite,
     u"the|its|his|her|their|our|my|your|this|that|these|those"},
    {text::Language::English, Tag::Quantifier,
     u"most|many|few|several|all|every|some|typical|typically|usually|often|generally|on "
     u"average|average|"
     u"commonly|traditionally|frequently|tend to|tends to|in general"},
    {text::Language::English, Tag::LikeYours,
     u"like yours|like you|like your|such as yours|such as you|your size|your industry|your sector|"
     u"your space|your market|your position|your role|your shoes|in your field|in your line|"
     u"similar companies|similar firms|similar teams|your peers|companies like|firms like|teams "
     u"like|"
     u"businesses like|organisations like|organizations like|leaders like|people like|today's "
     u"market|"
     u"today's world|this day and age|fast-paced|ever-changing"},
    {text::Language::English, Tag::Survey,
     u"survey|surveys|surveyed|study|studies|benchmark|benchmarks|respondents|poll|polled|"
     u"review of|industry|industry-wide|sector|trade survey|trade average|on average|nationwide"},

    {text::Language::German, Tag::Auxiliary,
     u"ist|sind|war|waren|bin|sei|seien|hat|haben|hatte|hatten|wird|werden|wurde|wurden|kann|"
     u"können|"
     u"konnte|könnte|darf|dürfen|muss|müssen|soll|sollen|will|wollen|möchte|möchten|würde|würden|"
     u"habe"},
    {text::Language::German, Tag::FirstPerson,
     u"ich|mich|mir|mein|meine|meinen|meiner|meinem|wir|uns|unser|unsere|unseren|unserer|unserem"},
    {text::Language::German, Tag::SecondPerson,
     u"du|dich|dir|dein|deine|euch|euer|eure|ihnen|ihr|ihre|ihren|ihrem|ihrer|ihres|sie"},
    {text::Language::German, Tag::ThirdPerson, u"er|es|ihn|ihm|sein|seine|seinen|seiner|seinem"},
    {text::Language::German, Tag::Speech,
     u"sagte|sagt|sagen|sagten|schreibt|schrieb|schrieben|geschrieben|gesagt|erklärte|erklärt|"
     u"erzählt|"
     u"erzählte|berichtet|berichtete|gebeten|bat|baten|gefragt|fragte|fragten|laut|meinte|meinten|"
     u"meldet"},
    {text::Language::German, Tag::Congratulation,
     u"glückwunsch|glückwünsche|gratuliere|gratulieren|gratulation"},
    {text::Language::German, Tag::Courtesy,
     u"ich hoffe|hoffentlich|vielen dank|danke|mein name ist|ich melde mich|ich schreibe ihnen|"
     u"freue mich|freuen uns|kurze frage|ich fasse mich kurz|hier ist|hier spricht|keine eile"},
    {text::Language::German, Tag::Generic,
     u"unternehmen|firmen|betriebe|teams|führungskräfte|leiter|händler|hersteller|spediteure|"
     u"speditionen|"
     u"lieferanten|anbieter|kunden|wettbewerber|abteilungen|großhändler|banken|kliniken|logistiker|"
     u"man"},
    {text::Language::German, Tag::Definite,
     u"der|die|das|dem|den|des|sein|seine|seiner|ihr|ihre|ihrer|unser|unsere|dieser|diese|dieses"},
    {text::Language::German, Tag::Quantifier,
     u"die meisten|viele|vielen|alle|jedes|jeder|einige|typisch|typischerweise|üblicherweise|oft|"
     u"im schnitt|im durchschnitt|durchschnittlich|häufig|meist|meistens|generell"},
    {text::Language::German, Tag::LikeYours,
     u"wie ihres|wie ihrem|wie ihre|wie ihren|wie sie|in ihrer branche|ihrer größe|in ihrer "
     u"position|"
     u"in ihrer lage|in der heutigen zeit"},
    {text::Language::German, Tag::Survey,
     u"umfrage|studie|befragung|befragte|befragten|branche|verband|erhebung|markt|weltweit"},

    {text::Language::French, Tag::Auxiliary,
     u"est|sont|était|étaient|suis|êtes|sommes|a|ont|avait|avaient|ai|avez|avons|sera|seront|"
     u"serait|"
     u"peut|peuvent|pouvez|doit|doivent|devez|va|vont|fait|font|veut|voulez|c'est|n'est|n'a|n'ont|"
     u"vouliez|aviez|étiez|j'ai|qu'il|qu'elle"},
    {text::Language::French, Tag::FirstPerson,
     u"je|me|moi|mon|ma|mes|nous|notre|nos|nôtre|j'ai|j'aimerais|j'espère"},
    {text::Language::French, Tag::SecondPerson, u"vous|votre|vos|vôtre|tu|te|toi|ton|ta|tes"},
    {text::Language::French, Tag::ThirdPerson, u"il|elle|ils|elles|lui|leur|leurs|son|sa|ses"},
    {text::Language::French, Tag::Speech,
     u"dit|disait|dites|disiez|écrit|écrivez|écriviez|demandé|demandiez|explique|expliqué|annonce|"
     u"annoncé|selon|raconte|précise|confirme|déclare|déclaré|affirme"},
    {text::Language::French, Tag::Congratulation, u"félicitations|bravo|toutes mes félicitations"},
    {text::Language::French, Tag::Courtesy,
     u"j'espère|merci|je m'appelle|je vous écris|je me permets|au plaisir|petite question|voici|"
     u"je serai bref|dans l'attente|ici"},
    {text::Language::French, Tag::Generic,
     u"entreprises|sociétés|équipes|dirigeants|directeurs|responsables|distributeurs|transporteurs|"
     u"fabricants|fournisseurs|clients|concurrents|acteurs|grossistes|banques|hôpitaux|gens"},
    {text::Language::French, Tag::Definite,
     u"son|sa|ses|leur|leurs|notre|nos|mon|ma|mes|ce|cette|ces"},
    {text::Language::French, Tag::Quantifier,
     u"la plupart|beaucoup|de nombreuses|de "
     u"nombreux|plusieurs|toutes|tous|certains|certaines|souvent|"
     u"en moyenne|généralement|typiquement|habituellement|chaque"},
    {text::Language::French, Tag::LikeYours,
     u"comme la vôtre|comme le vôtre|comme les vôtres|comme vous|votre secteur|votre taille|"
     u"votre métier|à votre place|de nos jours"},
    {text::Language::French, Tag::Survey,
     u"enquête|étude|sondage|baromètre|secteur|branche|fédération|filière|marché|interrogées|"
     u"interrogés"},
};

} // namespace countersign::checks
