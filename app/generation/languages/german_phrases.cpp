// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/languages/tables.h"

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

void addOpenings(std::map<QString, QStringList>& w)
{
    w[u"greeting.female"_s] = {u"Guten Tag {formal},"_s, u"Sehr geehrte {formal},"_s};
    w[u"greeting.male"_s] = {u"Guten Tag {formal},"_s, u"Sehr geehrter {formal},"_s};
    w[u"greeting.neutral"_s] = {u"Guten Tag {full},"_s};
    w[u"short.female"_s] = {u"Guten Tag {formal},"_s, u"Hallo {formal},"_s};
    w[u"short.male"_s] = {u"Guten Tag {formal},"_s, u"Hallo {formal},"_s};
    w[u"short.neutral"_s] = {u"Guten Tag {full},"_s, u"Hallo {full},"_s};
    w[u"sms.short.female"_s] = {u"Guten Tag {formal},"_s, u"Hallo {formal},"_s, u"{formal},"_s};
    w[u"sms.short.male"_s] = w[u"sms.short.female"_s];
    w[u"quote"_s] = {u"Sie sagten: {quote}"_s, u"{before} sagten Sie."_s,
                     u"So sagten Sie es: {quote}"_s, u"Sie haben es so gesagt: {quote}"_s};
    w[u"quote.email"_s] = {u"Sie schrieben: {quote}"_s, u"{before} schrieben Sie."_s,
                           u"Sie schrieben uns: {quote}"_s};
    w[u"quote.call"_s] = {u"Sie sagten uns: {quote}"_s, u"{before} sagten Sie uns."_s,
                          u"Sie haben uns gesagt: {quote}"_s};
    w[u"fragment"_s] = {u"Sie sagten: {bare}."_s, u"So sagten Sie es: {bare}."_s};
    w[u"fact"_s] = {u"{sentence}"_s, u"Ich habe gelesen: {sentence}"_s,
                    u"{lead}, habe ich gelesen."_s};
    w[u"fact.call"_s] = {u"Sie sagten uns: {sentence}"_s, u"{lead}, sagten Sie uns."_s};
    w[u"fact.email"_s] = {u"Sie schrieben: {sentence}"_s, u"{lead}, schrieben Sie."_s};
    w[u"addressed"_s] = {u"{sentence}"_s, u"Ich habe gelesen: {sentence}"_s};
    w[u"addressed.call"_s] = {u"{sentence}"_s};
    w[u"addressed.email"_s] = {u"{sentence}"_s};
    w[u"addressed.note"_s] = {u"{sentence}"_s};
    w[u"document"_s] = {u"{introduced}: {quote}"_s, u"{introduced} {quote}"_s};
}

/// Said after the ask, which they are the reason for.
void addReasons(std::map<QString, QStringList>& w)
{
    w[u"after.quote"_s] = {u"Ich frage, weil Sie sagten: {quote}"_s, u"Warum ich frage: {quote}"_s};
    w[u"after.quote.email"_s] = {u"Ich frage, weil Sie schrieben: {quote}"_s,
                                 u"Warum ich frage: {before} schrieben Sie."_s};
    w[u"after.fact"_s] = {u"Warum ich frage: {sentence}"_s,
                          u"Ich frage, weil ich gelesen habe: {sentence}"_s};
    w[u"after.fact.call"_s] = {u"Ich frage, weil Sie uns sagten: {sentence}"_s,
                               u"Warum ich frage: {lead}, sagten Sie uns."_s};
    w[u"after.fact.email"_s] = {u"Ich frage, weil Sie schrieben: {sentence}"_s,
                                u"Warum ich frage: {lead}, schrieben Sie."_s};
    w[u"after.addressed"_s] = {u"Warum ich frage: {sentence}"_s};
}

void addBodies(std::map<QString, QStringList>& w)
{
    w[u"value"_s] = {u"{sentence}"_s, u"Was wir tun: {sentence}"_s,
                     u"Von unserer Seite: {sentence}"_s, u"Dazu von uns: {sentence}"_s};
    w[u"limit"_s] = {u"{sentence}"_s, u"Eine Grenze: {sentence}"_s, u"Vorweg gesagt: {sentence}"_s};
    w[u"proof"_s] = {u"{sentence}"_s, u"Ein Ergebnis: {sentence}"_s, u"Ein Beispiel: {sentence}"_s};
    w[u"story"_s] = {u"Bei {who}: {sentence}"_s, u"Ein Beispiel, {who}: {sentence}"_s};
    w[u"story.customer"_s] = {u"Bei {who}: {sentence}"_s};
    w[u"customer"_s] = {u"einem unserer Kunden"_s};
    w[u"last"_s] = {u"Ich schreibe Ihnen dazu nicht noch einmal."_s};
    w[u"phone.quote"_s] = {u"Zitat: {bare}"_s, u"Beginnen mit {bare}"_s, u"Ausgehen von {bare}"_s};
    w[u"phone.fragment"_s] = w[u"phone.quote"_s];
    w[u"phone.fact"_s] = {u"{point}"_s, u"Zum Einstieg: {point}"_s, u"Hier beginnen: {point}"_s};
    w[u"also.quote"_s] = {u"Dazu: {bare}"_s, u"Auch: {bare}"_s};
    w[u"also.fragment"_s] = w[u"also.quote"_s];
    w[u"also"_s] = {u"{point}"_s, u"Dazu: {point}"_s};
    w[u"phone.addressed"_s] = {u"{point}"_s, u"Zum Einstieg: {point}"_s};
    w[u"phone.document"_s] = {u"{introduced}: {bare}"_s};
    w[u"phone.value"_s] = {u"{point}"_s, u"Was wir tun: {point}"_s, u"Dann: {point}"_s};
    w[u"phone.limit"_s] = {u"Offen sagen: {point}"_s, u"Die Grenze: {point}"_s};
    w[u"phone.proof"_s] = {u"{point}"_s, u"Ein Beispiel: {point}"_s};
    w[u"phone.story"_s] = {u"Bei {who}: {point}"_s};
}

void addAsks(std::map<QString, QStringList>& w)
{
    w[u"ask"_s] = {u"Darf ich Ihnen {thing} schicken?"_s,
                   u"Soll ich Ihnen {thing} schicken?"_s,
                   u"Möchten Sie {thing} sehen?"_s,
                   u"Darf ich {thing} an Sie schicken?"_s,
                   u"Wäre {thing} für Sie von Nutzen?"_s,
                   u"Passt es, wenn ich Ihnen {thing} schicke?"_s,
                   u"Würden Sie {thing} lesen, wenn ich es Ihnen schicke?"_s,
                   u"Hilft es Ihnen, wenn ich {thing} schicke?"_s,
                   u"Eine Frage: Wäre {thing} etwas für Sie?"_s,
                   u"Ich kann Ihnen {thing} schicken. Soll ich?"_s};
    w[u"sms.ask"_s] = {u"Darf ich {thing} schicken?"_s,
                       u"Soll ich {thing} schicken?"_s,
                       u"Hilft Ihnen {thing}?"_s,
                       u"Möchten Sie {thing}?"_s,
                       u"Ja oder nein: Darf ich {thing} schicken?"_s,
                       u"Soll ich {thing} schicken, oder ist es zu früh?"_s,
                       u"Ich kann {thing} schicken. Soll ich?"_s};
    w[u"phone.ask"_s] = {u"Frage: Darf ich Ihnen {thing} schicken?"_s,
                         u"Bitte: Soll ich {thing} schicken?"_s,
                         u"Nur eine Frage: Möchten Sie {thing} sehen?"_s};
    w[u"fallback"_s] = {u"Wenn nein: An wen darf ich mich damit wenden?"_s,
                        u"Wenn es zu früh ist: Wann darf ich wieder anrufen?"_s,
                        u"Wenn nein: Welche Frage wäre eine Antwort wert?"_s};
    w[u"offer"_s] = {u"unser Muster ({item})"_s};
    w[u"topic"_s] = {u"eine Seite dazu"_s};
    w[u"subject"_s] = {u"{topic}"_s, u"{topic}: eine Frage"_s, u"Frage zu: {topic}"_s,
                       u"{company}: {topic}"_s};
    w[u"signoff"_s] = {u"Mit freundlichen Grüßen"_s, u"Freundliche Grüße"_s};
    w[u"wayout"_s] = {u"Wenn Sie keine Post von mir möchten, genügt ein kurzes Nein."_s,
                      u"Ein kurzes Nein genügt, dann schreibe ich Ihnen nicht mehr."_s,
                      u"Möchten Sie nichts mehr von mir hören, genügt eine Zeile."_s};
    w[u"sms.wayout"_s] = {u"{word} zum Abmelden"_s, u"Abmelden: {word}"_s};
}

} // namespace

const Phrases& germanPhrases()
{
    static const Phrases phrases = [] {
        Phrases p;
        p.language = text::Language::German;
        p.quoteOpen = u"„"_s;
        p.quoteClose = u"“"_s;
        p.honorificMale = u"Herr"_s;
        p.honorificFemale = u"Frau"_s;
        p.lowered = words(u"In Mit Was Aus Gelesen Notiert Von Bei");
        addOpenings(p.wordings);
        addReasons(p.wordings);
        addBodies(p.wordings);
        addAsks(p.wordings);
        return p;
    }();
    return phrases;
}

} // namespace countersign::generation
