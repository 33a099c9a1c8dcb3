// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/checks/lexicon/lexicon.h"

namespace countersign::checks {

/// Words that turn a statement round, limit it, or say that it is not so yet.
inline constexpr TaggedWords polarityWords[] = {
    {text::Language::English, Tag::Negation,
     u"not|no|never|none|nobody|no one|nothing|nowhere|neither|nor|without|cannot|hardly|no longer|"
     u"don't|doesn't|didn't|won't|wouldn't|can't|couldn't|isn't|aren't|wasn't|weren't|hasn't|haven'"
     u"t|"
     u"hadn't|shouldn't|n't|ain't|lack|lacks|lacked|instead of|rather than|fails to|failed to|far "
     u"from"},
    {text::Language::English, Tag::Denial,
     u"denied|denies|deny|ruled out|rules out|rule out|refused|refuses|rejected|rejects|dismissed|"
     u"dismisses|cancelled|canceled|abandoned|scrapped the "
     u"plan|withdrew|withdrawn|declined|invented|"
     u"untrue|false rumour|false rumor|no truth|called off|shelved"},
    {text::Language::English, Tag::Limit,
     u"only|except|unless|until|but not|other than|apart from|excluding|provided that|as long as"},
    {text::Language::English, Tag::Plan,
     u"will|plan|plans|planned|planning|intend|intends|intended|aim|aims|aiming|expect|expects|"
     u"expected|"
     u"set to|due to open|due to start|about to|going to|scheduled|proposes|proposed|upcoming|"
     u"preparing to|prepares to|targets|target|goal|forecast|shall|we'll|they'll|it'll|you'll|i'll|"
     u"yet to"},
    {text::Language::English, Tag::Possible,
     u"may|might|could|would|perhaps|possibly|maybe|considers|considering|consider|considered|"
     u"examines|"
     u"examining|exploring|explores|weighing|weighs|looking at|looking into|whether|undecided|"
     u"in talks|rumoured|rumored|reportedly|allegedly|suspects|suspect|suspected|guess|guesses|"
     u"thinks|believes|seems|appears|likely|estimate|estimated|nothing decided"},
    {text::Language::English, Tag::Wish,
     u"want|wants|wanted|hope|hopes|hoped|would like|wish|wishes|seek|seeks|seeking|looking for|"
     u"needs|should"},
    {text::Language::English, Tag::Condition,
     u"if|unless|provided that|subject to|in case|as long as"},

    {text::Language::German, Tag::ClauseNegation, u"nicht|nie|niemals|nicht mehr|kaum"},
    {text::Language::German, Tag::Negation,
     u"kein|keine|keinen|keiner|keinem|keines|niemand|nichts|nirgends|ohne|weder|statt"},
    {text::Language::German, Tag::NegatedObject,
     u"kein|keine|keinen|keiner|keinem|keines|niemand|niemanden|nichts"},
    {text::Language::German, Tag::NoNegation, u"nicht nur|nicht zuletzt|nicht selten|ohne zweifel"},
    {text::Language::German, Tag::ScopeEnd, u"und|aber|sondern|doch|während|weil"},
    {text::Language::German, Tag::Denial,
     u"dementiert|dementierte|bestreitet|bestritt|schließt aus|ausgeschlossen|abgelehnt|lehnt ab|"
     u"abgesagt|verworfen|zurückgezogen|erfunden|verneint|verneinte"},
    {text::Language::German, Tag::Limit,
     u"nur|außer|ausgenommen|es sei denn|bis auf|lediglich|solange|sofern|abgesehen von"},
    {text::Language::German, Tag::Plan,
     u"plant|planen|geplant|geplante|geplanten|beabsichtigt|will|wollen|soll|sollen|vorgesehen|"
     u"künftig|bevorsteht|vorhat|ziel|zielt|strebt|erwartet|erwarten"},
    {text::Language::German, Tag::Possible,
     u"könnte|könnten|vielleicht|möglicherweise|eventuell|prüft|prüfen|erwägt|erwägen|überlegt|"
     u"womöglich|vermutlich|wahrscheinlich|angeblich|vermutet|ob|offenbar|dürfte|dürften"},
    {text::Language::German, Tag::Wish,
     u"möchte|möchten|wünscht|hofft|hoffen|wünschen|würde gern|würden gern|sucht|suchen"},
    {text::Language::German, Tag::Condition, u"wenn|falls|sofern|sobald|vorausgesetzt"},

    {text::Language::French, Tag::ClauseNegation, u"ne|n'est|n'a|n'ont|n'y|n'était|n'avait|n'en"},
    {text::Language::French, Tag::Negation,
     u"pas|jamais|rien|personne|aucun|aucune|ni|sans|non|plutôt que|nul|nulle|guère"},
    {text::Language::French, Tag::NoNegation, u"non seulement|pas seulement|sans doute"},
    {text::Language::French, Tag::ScopeEnd, u"et|mais|car|tandis"},
    {text::Language::French, Tag::Denial,
     u"dément|démenti|exclut|exclu|refuse|refusé|rejette|rejeté|nie|nié|annulé|abandonné|inventé"},
    {text::Language::French, Tag::Limit,
     u"seulement|uniquement|sauf|excepté|à moins|jusqu'à|hormis|à condition"},
    {text::Language::French, Tag::Plan,
     u"prévoit|prévoient|prévu|prévue|prévus|prévues|compte|comptent|va|vont|sera|seront|envisage "
     u"de|"
     u"projette|vise|objectif|attend|attendu|devrait|devraient|prochain|prochaine"},
    {text::Language::French, Tag::Possible,
     u"peut-être|pourrait|pourraient|envisage|envisagent|étudie|étudient|éventuellement|"
     u"probablement|soupçonne|serait|seraient|semble|si"},
    {text::Language::French, Tag::Wish,
     u"veut|veulent|voulez|vouliez|voulait|voulaient|souhaite|souhaitent|souhaitez|souhaitiez|"
     u"souhaitait|voudrait|voudraient|voudriez|espère|espèrent|espérez|cherche|cherchent|cherchez"},
    {text::Language::French, Tag::Condition, u"si|à condition|pourvu que|dès que|au cas où"},

    {text::Language::Spanish, Tag::Negation,
     u"no|nunca|jamás|nadie|nada|ningún|ninguna|sin|ni|tampoco"},
    {text::Language::Spanish, Tag::Plan, u"planea|prevé|previsto|va a|pretende|espera"},
    {text::Language::Spanish, Tag::Possible, u"podría|podrían|quizás|tal vez|posiblemente|estudia"},
};

} // namespace countersign::checks
