// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/lexicon/lexicon.h"

namespace countersign::checks {

/// Words that turn a statement round, limit it, or say that it is not so yet.
// clang-format off: one line a list, wrapped between words
inline constexpr TaggedWords polarityWords[] = {
    {text::Language::English, Tag::Negation,
     u"not|no|never|none|nobody|no one|nothing|nowhere|neither|nor|cannot|hardly|no longer|"
     u"don't|doesn't|didn't|won't|wouldn't|can't|couldn't|isn't|aren't|wasn't|weren't|hasn't|"
     u"haven't|hadn't|shouldn't|n't|ain't|lack|lacks|lacked|fails to|failed to|far from"},
    {text::Language::English, Tag::PhraseNegation,
     u"without|instead of|rather than|leave out|leaving out|leaves out|left out|spare me|"
     u"spares|skip|skips|skipping|omit|omits|free of"},
    {text::Language::English, Tag::NegatedObject, u"no|nothing|nobody|none|no one|neither"},
    {text::Language::English, Tag::NoNegation,
     u"not only|not just|not least|no doubt|nothing but|no wonder|no matter|not to mention|"
     u"whether or not"},
    {text::Language::English, Tag::ScopeEnd, u"but|and|while|whereas|because|since"},
    {text::Language::English, Tag::Denial,
     u"denied|denies|deny|ruled out|rules out|rule out|refused|refuses|rejected|rejects|"
     u"dismissed|dismisses|cancelled|canceled|abandoned|scrapped the plan|withdrew|withdrawn|"
     u"declined|invented|untrue|false rumour|false rumor|no truth|called off|shelved"},
    {text::Language::English, Tag::Limit,
     u"only|except|unless|until|but not|other than|apart from|excluding|provided that|"
     u"as long as"},
    {text::Language::English, Tag::Plan,
     u"will|strive|strives|plan|plans|planned|planning|intend|intends|intended|aim|aims|aiming|"
     u"expect|expects|expected|set to|due to open|due to start|about to|going to|scheduled|"
     u"is to|are to|proposes|proposed|upcoming|preparing to|prepares "
     u"to|targets|target|goal|forecast|shall|"
     u"we'll|they'll|it'll|you'll|i'll|yet to"},
    {text::Language::English, Tag::Possible,
     u"may|might|could|would|considers|considering|examines|examining|exploring|explores|"
     u"weighing|weighs|looking at|looking into|thinking about|thinking of|mulls|mulling|"
     u"contemplates|contemplating|pondering|toying with|undecided|in "
     u"talks|rumoured|rumored|suspects|"
     u"suspect|suspected|guess|guesses|thinks|think|thought|believes|believe|seems|appears"},
    {text::Language::English, Tag::Hedge, u"perhaps|possibly|maybe|likely|reportedly|allegedly"},
    {text::Language::English, Tag::Wish,
     u"want|wants|wanted|hope|hopes|hoped|would like|wish|wishes|seek|seeks|seeking|"
     u"looking for|needs|should"},
    {text::Language::English, Tag::Universal,
     u"all|every|each|always|whole|entire|everyone|everybody|everything|everywhere|fully|"
     u"entirely|completely|100 %"},
    {text::Language::English, Tag::NoUniversal,
     u"all the same|after all|at all|above all|first of all|all in all|all right|not all|"
     u"all but|any more|all the more|at any rate|in any case|and all|all of a sudden|"
     u"each other|all year|all day|each year|every year|each month|every month|each week|"
     u"every week|each day|every day|each night|every night|each time|every time"},
    {text::Language::English, Tag::Condition,
     u"if|unless|provided that|subject to|in case|as long as"},

    {text::Language::German, Tag::ClauseNegation, u"nicht|nie|niemals|nicht mehr|kaum"},
    {text::Language::German, Tag::Negation,
     u"kein|keine|keinen|keiner|keinem|keines|niemand|nichts|nirgends|weder"},
    {text::Language::German, Tag::PhraseNegation, u"ohne|statt|anstatt|anstelle"},
    {text::Language::German, Tag::SeparableDenial,
     u"schließt|schließen|schloss|schlossen|lehnt|lehnen|lehnte|lehnten|sagt|sagte|sagten|"
     u"weist|wies|wiesen|lassen|lässt|lass|ließ|ließen"},
    {text::Language::German, Tag::DenialParticle, u"aus|ab|zurück|weg"},
    {text::Language::German, Tag::NegatedObject,
     u"kein|keine|keinen|keiner|keinem|keines|niemand|niemanden|nichts"},
    {text::Language::German, Tag::NoNegation, u"nicht nur|nicht zuletzt|nicht selten|ohne zweifel"},
    {text::Language::German, Tag::ScopeEnd, u"und|aber|sondern|doch|während|weil"},
    {text::Language::German, Tag::Denial,
     u"dementiert|dementierte|bestreitet|bestritt|schließt aus|ausgeschlossen|abgelehnt|"
     u"lehnt ab|abgesagt|verworfen|zurückgezogen|erfunden|verneint|verneinte"},
    {text::Language::German, Tag::Limit,
     u"nur|außer|ausgenommen|es sei denn|bis auf|lediglich|solange|sofern|abgesehen von"},
    {text::Language::German, Tag::Plan,
     u"plant|planen|geplant|geplante|geplanten|beabsichtigt|will|wollen|soll|sollen|vorgesehen|"
     u"künftig|bevorsteht|vorhat|ziel|zielt|strebt|erwartet|erwarten"},
    {text::Language::German, Tag::Possible,
     u"könnte|könnten|prüft|prüfen|erwägt|erwägen|überlegt|vermutet|offenbar|dürfte|dürften|"
     u"glaubt"},
    {text::Language::German, Tag::Hedge,
     u"vielleicht|möglicherweise|eventuell|womöglich|vermutlich|wahrscheinlich|angeblich"},
    {text::Language::German, Tag::Wish,
     u"möchte|möchten|wünscht|hofft|hoffen|wünschen|gewünscht|wünschten|würde gern|"
     u"würden gern|sucht|suchen"},
    {text::Language::German, Tag::Universal,
     u"alle|allen|aller|jede|jeder|jedes|jeden|jedem|immer|ganz|ganze|gesamte|gesamten|"
     u"sämtliche|vollständig|beide|stets"},
    {text::Language::German, Tag::NoUniversal,
     u"nicht alle|vor allem|alles gute|ganz gern|immer noch"},
    {text::Language::German, Tag::Condition, u"wenn|falls|sofern|sobald|vorausgesetzt"},

    {text::Language::French, Tag::ClauseNegation, u"ne|n'est|n'a|n'ont|n'y|n'était|n'avait|n'en"},
    {text::Language::French, Tag::Negation,
     u"pas|jamais|rien|personne|aucun|aucune|ni|non|nul|nulle|guère"},
    {text::Language::French, Tag::PhraseNegation, u"sans|plutôt que|au lieu de|épargnez-moi"},
    {text::Language::French, Tag::NoNegation, u"non seulement|pas seulement|sans doute"},
    {text::Language::French, Tag::ScopeEnd, u"et|mais|car|tandis"},
    {text::Language::French, Tag::Denial,
     u"dément|démenti|exclut|exclu|refuse|refusé|rejette|rejeté|nie|nié|annulé|abandonné|"
     u"inventé"},
    {text::Language::French, Tag::Limit,
     u"seulement|uniquement|sauf|excepté|à moins|jusqu'à|hormis|à condition"},
    {text::Language::French, Tag::Plan,
     u"prévoit|prévoient|prévoyez|prévoyait|prévoyaient|prévu|prévue|prévus|prévues|compte|"
     u"comptent|comptez|va|vont|allez|sera|seront|envisage de|projette|vise|objectif|attend|"
     u"attendu|devrait|devraient|prochain|prochaine"},
    {text::Language::French, Tag::Possible,
     u"pourrait|pourraient|envisage|envisagent|envisagez|étudie|étudient|étudiez|soupçonne|"
     u"serait|seraient|semble|si"},
    {text::Language::French, Tag::Hedge, u"peut-être|éventuellement|probablement"},
    {text::Language::French, Tag::Wish,
     u"veut|veulent|voulez|vouliez|voulait|voulaient|souhaite|souhaitent|souhaitez|souhaitiez|"
     u"souhaitait|voudrait|voudraient|voudriez|espère|espèrent|espérez|cherche|cherchent|"
     u"cherchez"},
    {text::Language::French, Tag::Universal,
     u"tous|toutes|toute|tout|chaque|toujours|entièrement|ensemble des|intégralité"},
    {text::Language::French, Tag::NoUniversal,
     u"tout de même|pas tous|tout à fait|avant tout|du tout"},
    {text::Language::French, Tag::Condition, u"si|à condition|pourvu que|dès que|au cas où"},

    {text::Language::Spanish, Tag::Negation,
     u"no|nunca|jamás|nadie|nada|ningún|ninguna|sin|ni|tampoco"},
    {text::Language::Spanish, Tag::Plan, u"planea|prevé|previsto|va a|pretende|espera"},
    {text::Language::Spanish, Tag::Possible, u"podría|podrían|quizás|tal vez|posiblemente|estudia"},
};
// clang-format on

} // namespace countersign::checks
