// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/languages/tables.h"

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

QHash<QString, QString> englishVerbs()
{
    return {{u"has"_s, u"have"_s},         {u"is"_s, u"are"_s},
            {u"was"_s, u"were"_s},         {u"does"_s, u"do"_s},
            {u"goes"_s, u"go"_s},          {u"wants"_s, u"want"_s},
            {u"asks"_s, u"ask"_s},         {u"needs"_s, u"need"_s},
            {u"likes"_s, u"like"_s},       {u"prefers"_s, u"prefer"_s},
            {u"suspects"_s, u"suspect"_s}, {u"thinks"_s, u"think"_s},
            {u"expects"_s, u"expect"_s},   {u"plans"_s, u"plan"_s},
            {u"hopes"_s, u"hope"_s},       {u"intends"_s, u"intend"_s},
            {u"replaces"_s, u"replace"_s}, {u"runs"_s, u"run"_s},
            {u"leads"_s, u"lead"_s},       {u"heads"_s, u"head"_s},
            {u"manages"_s, u"manage"_s},   {u"looks"_s, u"look"_s},
            {u"keeps"_s, u"keep"_s},       {u"packs"_s, u"pack"_s},
            {u"signs"_s, u"sign"_s},       {u"schedules"_s, u"schedule"_s},
            {u"drives"_s, u"drive"_s},     {u"writes"_s, u"write"_s},
            {u"works"_s, u"work"_s},       {u"sees"_s, u"see"_s},
            {u"says"_s, u"say"_s},         {u"maintains"_s, u"maintain"_s},
            {u"oversees"_s, u"oversee"_s}, {u"teaches"_s, u"teach"_s},
            {u"speaks"_s, u"speak"_s},     {u"builds"_s, u"build"_s},
            {u"owns"_s, u"own"_s},         {u"loses"_s, u"lose"_s},
            {u"pays"_s, u"pay"_s},         {u"spends"_s, u"spend"_s},
            {u"uses"_s, u"use"_s},         {u"knows"_s, u"know"_s},
            {u"measures"_s, u"measure"_s}, {u"checks"_s, u"check"_s},
            {u"buys"_s, u"buy"_s},         {u"sells"_s, u"sell"_s},
            {u"ships"_s, u"ship"_s},       {u"handles"_s, u"handle"_s},
            {u"tracks"_s, u"track"_s},     {u"reports"_s, u"report"_s},
            {u"reviews"_s, u"review"_s},   {u"supervises"_s, u"supervise"_s},
            {u"talks"_s, u"talk"_s},       {u"gets"_s, u"get"_s},
            {u"gives"_s, u"give"_s},       {u"takes"_s, u"take"_s},
            {u"makes"_s, u"make"_s},       {u"finds"_s, u"find"_s},
            {u"tries"_s, u"try"_s},        {u"hires"_s, u"hire"_s},
            {u"opens"_s, u"open"_s},       {u"starts"_s, u"start"_s},
            {u"cannot"_s, u"cannot"_s},    {u"can"_s, u"can"_s},
            {u"could"_s, u"could"_s},      {u"would"_s, u"would"_s},
            {u"will"_s, u"will"_s},        {u"may"_s, u"may"_s},
            {u"should"_s, u"should"_s},    {u"must"_s, u"must"_s},
            {u"had"_s, u"had"_s},          {u"did"_s, u"did"_s},
            {u"took"_s, u"took"_s},        {u"got"_s, u"got"_s},
            {u"ran"_s, u"ran"_s},          {u"led"_s, u"led"_s},
            {u"won"_s, u"won"_s},          {u"wrote"_s, u"wrote"_s},
            {u"said"_s, u"said"_s},        {u"told"_s, u"told"_s},
            {u"went"_s, u"went"_s},        {u"came"_s, u"came"_s},
            {u"found"_s, u"found"_s},      {u"built"_s, u"built"_s},
            {u"lost"_s, u"lost"_s},        {u"paid"_s, u"paid"_s},
            {u"saw"_s, u"saw"_s},          {u"began"_s, u"began"_s},
            {u"gave"_s, u"gave"_s},        {u"bought"_s, u"bought"_s},
            {u"sold"_s, u"sold"_s},        {u"spoke"_s, u"spoke"_s},
            {u"kept"_s, u"kept"_s},        {u"made"_s, u"made"_s}};
}

LanguageRules makeEnglish()
{
    LanguageRules r;
    r.language = text::Language::English;
    r.dependentStarts =
        words(u"it its he she they them this that these those there here such both "
              u"his her their and but so or also then however instead until neither "
              u"most more none another either still otherwise because which");
    r.pronouns = words(u"he she they them him her his hers their theirs himself herself themselves "
                       u"these those");
    r.neuterPronouns = words(u"it this");
    r.firstPerson = words(u"i me my mine we us our ours i'm i've i'll i'd we've we'll we're");
    r.rumour = pattern(u"not confirmed|unconfirmed|rumou?r|hearsay|allegedly|reportedly|\\bguess|"
                       u"said to be|\\btalk of\\b|word is|i think|i hear|heard that|apparently|"
                       u"supposedly|off the record|true figure");
    r.example =
        pattern(u"\\b(?:such as|like|including|e\\.g\\.|for example|for instance|among them)");
    r.privateLife =
        pattern(u"\\b(wife|husband|spouse|partner's|kids?|children|son|daughter|baby|"
                u"pregnan\\w*|maternity|paternity|illness|ill|sick|surgery|hospitalised|"
                u"funeral|divorce\\w*|wedding|married|birthday|holidays?|vacation|"
                u"marathon|rowing|church|religio\\w*|hobby|hobbies|on leave|"
                u"out of office|golf|aunt|uncle|mother|father)\\b");
    r.sensitive =
        pattern(u"\\b(fined?|fines|recall\\w*|denie[ds]|lawsuits?|sued|layoffs?|laid off|died|"
                u"deaths?|accidents?|fraud|bankrupt\\w*|in talks|ruled out|scandal|"
                u"redundanc\\w+|strike|takeover|came from|joined from|formerly|previously|"
                u"earlier posts?|before that|used to work|was (?:controller|director|head|"
                u"manager))\\b");
    r.contact =
        pattern(u"\\b(in writing|by e-?mail|by phone|by text|whatsapp|brochures?|voicemail|demos?|"
                u"text (?:him|her|me)|(?:gave|has) (?:his|her|the) number|"
                u"to (?:text|mail|e-?mail|phone|ring|call)|off (?:this|the|our|your) list|"
                u"(?:in|prefers) english|next campaign)\\b");
    r.internal =
        pattern(u"\\b(budget|nda|committee|pricing|prices?|discount|contract value|crm|scanned|"
                u"web form|badge|our system|approv\\w*|not interested|forwards? everything|"
                u"prefers?|competitor|told|sent|send|sends|met|do not mention|did not press|"
                u"would not|wouldn't|refused|suppression|recorded|opt(?:ed)?[- ]?out|"
                u"unsubscribe\\w*|signs? for|nothing goes out)\\b");
    r.limits = words(u"not no never only except unless until if but however without nothing nobody "
                     u"none neither nor though although cannot can't don't doesn't isn't won't "
                     u"before");
    r.shortcoming =
        pattern(u"\\b(does not|do not|did not|is not|are not|isn't|doesn't|cannot|has no|have "
                u"no|there (?:is|are) no|will not|not supported|not made for|never)\\b");
    r.hedges = words(u"may might could if perhaps possibly considering whether expects plans wants "
                     u"hopes planned");
    r.sayVerbs =
        words(u"says said told tells writes wrote asked explains explained adds added notes "
              u"noted argues argued");
    r.personSubjects = words(u"he she");
    r.addressed = u"You"_s;
    r.verbs = englishVerbs();
    r.openingVerbs =
        words(u"wants asked asks needs would replaces runs moved led leads manages looks "
              u"suspects schedules heads responsible signs keeps works maintains has "
              u"oversees");
    r.adverbs = words(u"still also now never always once often already only first personally");
    r.innerPronouns = {{u"he"_s, u"you"_s},           {u"she"_s, u"you"_s},
                       {u"him"_s, u"you"_s},          {u"his"_s, u"your"_s},
                       {u"hers"_s, u"yours"_s},       {u"himself"_s, u"yourself"_s},
                       {u"herself"_s, u"yourself"_s}, {u"my"_s, u"your"_s}};
    r.storyVerbs =
        words(u"cut put uses saw has had made went kept runs took fell rose found won lost "
              u"brought got halved built chose began");
    r.regularVerb = QRegularExpression(u"^[a-z]{2,}ed$"_s);
    r.genericWords =
        words(u"one two three four first second last next day days week weeks month months year "
              u"years time times way ways thing things part parts new old more most much "
              u"many good well make makes made take takes use uses used need needs get gets "
              u"give gives go goes come comes leave leaves keep keeps work works say says "
              u"know end begin begins start starts line lines page pages place number");
    r.ownDocuments = {
        {u"annual report"_s, u"Your annual report says"_s, u"Your annual report"_s},
        {u"annual accounts"_s, u"Your annual accounts say"_s, u"Your annual accounts"_s},
        {u"interim report"_s, u"Your interim report says"_s, u"Your interim report"_s},
        {u"half-year"_s, u"Your half-year report says"_s, u"Your half-year report"_s},
        {u"owners' letter"_s, u"Your letter to owners says"_s, u"Your letter to owners"_s},
        {u"shareholder letter"_s, u"Your letter to shareholders says"_s, {}},
        {u"lender presentation"_s, u"Your lender presentation says"_s, {}},
        {u"investor presentation"_s, u"Your investor presentation says"_s, {}},
        {u"job advert"_s, u"Your job advert says"_s, {}},
        {u"job ad"_s, u"Your job advert says"_s, {}},
        {u"vacancy"_s, u"Your job advert says"_s, {}},
        {u"profile"_s, u"Your profile says"_s, {}}};
    r.commonNameWords =
        words(u"the maison groupe group bank royal grand old new north south east west "
              u"first united national general house");
    r.months =
        words(u"January February March April May June July August September October November "
              u"December");
    r.onDay = u"on %1 %2 %3"_s;
    r.inMonth = u"in %1 %2"_s;
    r.inYear = u"in %1"_s;
    r.possessiveDate =
        pattern(u"\\b(?:this|last|next) (?:year|month|week|quarter|season|spring|summer|"
                u"autumn|winter)['’]s\\b|\\b(?:yester|to)day['’]s\\b");
    r.prepositions = words(u"on in during");
    r.offersIntro = pattern(u"may be sent|can be sent|samples?\\b.*\\bsend|one-page sheets?|"
                            u"^anonymi[sz]ed");
    r.languageNames = words(u"english");
    r.otherLanguageNames = words(u"german french spanish dutch italian danish");
    return r;
}

} // namespace

const LanguageRules& englishRules()
{
    static const LanguageRules rules = makeEnglish();
    return rules;
}

} // namespace countersign::generation
