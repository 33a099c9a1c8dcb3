// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/languages/tables.h"

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

void addOpenings(std::map<QString, QStringList>& w)
{
    w[u"greeting"_s] = {u"Hi {given},"_s, u"Hello {given},"_s, u"{given},"_s, u"Dear {given},"_s};
    w[u"short"_s] = {u"{given},"_s, u"Hi {given},"_s, u"Hello {given},"_s};
    w[u"quote"_s] = {u"You said: {quote}"_s,
                     u"As you put it: {quote}"_s,
                     u"You put it this way: {quote}"_s,
                     u"You said in public: {quote}"_s,
                     u"{before} you said."_s,
                     u"I kept this line of yours: {quote}"_s};
    w[u"quote.email"_s] = {u"You wrote: {quote}"_s, u"You wrote to us: {quote}"_s,
                           u"Your mail said: {quote}"_s, u"{before} you wrote."_s,
                           u"I kept this line of yours: {quote}"_s};
    w[u"quote.call"_s] = {u"You told us: {quote}"_s, u"You said: {quote}"_s,
                          u"{before} you told us."_s, u"As you put it: {quote}"_s,
                          u"You put it this way: {quote}"_s};
    w[u"quote.note"_s] = {u"You said: {quote}"_s, u"You told us: {quote}"_s,
                          u"{before} you said."_s, u"As you put it: {quote}"_s};
    w[u"fragment"_s] = {u"As you put it: {bare}."_s, u"You put it this way: {bare}."_s,
                        u"You said: {bare}."_s};
    w[u"fact"_s] = {u"{sentence}"_s, u"I read that {clause}"_s, u"I saw that {clause}"_s,
                    u"From what I read, {clause}"_s, u"I noticed that {clause}"_s};
    w[u"fact.call"_s] = {u"You told us: {sentence}"_s, u"{lead}, you told us."_s,
                         u"You said: {sentence}"_s, u"{lead}, as you said."_s};
    w[u"fact.email"_s] = {u"You wrote: {sentence}"_s, u"{lead}, you wrote."_s,
                          u"You wrote to us: {sentence}"_s};
    w[u"addressed"_s] = {u"{sentence}"_s, u"I read that {clause}"_s, u"I saw that {clause}"_s,
                         u"From what I read, {clause}"_s};
    w[u"addressed.call"_s] = {u"{sentence}"_s, u"As you told us, {clause}"_s,
                              u"You told us that {clause}"_s, u"As you said, {clause}"_s};
    w[u"addressed.email"_s] = {u"{sentence}"_s, u"As you wrote, {clause}"_s,
                               u"You wrote that {clause}"_s};
    w[u"addressed.note"_s] = {u"{sentence}"_s};
    w[u"document"_s] = {u"{introduced}: {quote}"_s, u"{introduced} {quote}"_s};
}

/// Said after the ask, which they are the reason for.
void addReasons(std::map<QString, QStringList>& w)
{
    w[u"after.quote"_s] = {u"I ask because you said: {quote}"_s, u"Why I ask: {quote}"_s,
                           u"What made me ask: {quote}"_s, u"The reason I ask: {quote}"_s};
    w[u"after.quote.email"_s] = {u"I ask because you wrote: {quote}"_s,
                                 u"I ask because you wrote to us: {quote}"_s,
                                 u"Why I ask: {before} you wrote."_s};
    w[u"after.quote.call"_s] = {u"I ask because you told us: {quote}"_s,
                                u"Why I ask: {before} you told us."_s,
                                u"What made me ask: {quote}"_s};
    w[u"after.fact"_s] = {u"I ask because {clause}"_s, u"Why I ask: {sentence}"_s,
                          u"What made me ask: {sentence}"_s,
                          u"I ask because I read that {clause}"_s};
    w[u"after.fact.call"_s] = {u"I ask because you told us: {sentence}"_s,
                               u"Why I ask: {lead}, you told us."_s};
    w[u"after.fact.email"_s] = {u"I ask because you wrote: {sentence}"_s,
                                u"Why I ask: {lead}, you wrote."_s};
    w[u"after.addressed"_s] = {u"I ask because {clause}"_s, u"Why I ask: {sentence}"_s,
                               u"What made me ask: {sentence}"_s};
    w[u"after.addressed.call"_s] = {u"I ask because {clause}"_s,
                                    u"I ask because you told us that {clause}"_s,
                                    u"Why I ask: {sentence}"_s};
}

void addBodies(std::map<QString, QStringList>& w)
{
    w[u"value"_s] = {u"{sentence}"_s, u"Where we come in: {sentence}"_s,
                     u"What we do: {sentence}"_s, u"What we have for that: {sentence}"_s};
    w[u"limit"_s] = {u"{sentence}"_s, u"One limit: {sentence}"_s, u"To say it early: {sentence}"_s};
    w[u"proof"_s] = {u"{sentence}"_s, u"One result: {sentence}"_s, u"An example: {sentence}"_s,
                     u"What it did elsewhere: {sentence}"_s};
    w[u"story"_s] = {u"At {who}: {sentence}"_s, u"One result, at {who}: {sentence}"_s,
                     u"An example, {who}: {sentence}"_s};
    w[u"story.customer"_s] = {u"At {who}: {sentence}"_s};
    w[u"customer"_s] = {u"one of our customers"_s};
    w[u"last"_s] = {u"I will not write about this again."_s};
    w[u"phone.quote"_s] = {u"{given} said: {bare}"_s,
                           u"Open with {bare}"_s,
                           u"Start from {bare}"_s,
                           u"Quote {bare}"_s,
                           u"Why you ring: {given} said {bare}"_s,
                           u"First, in their own words: {bare}"_s};
    w[u"phone.fragment"_s] = w[u"phone.quote"_s];
    w[u"phone.fact"_s] = {u"{point}"_s, u"Open with this: {point}"_s, u"Begin here: {point}"_s,
                          u"First: {point}"_s, u"Lead with this: {point}"_s};
    w[u"also.quote"_s] = {u"Also: {bare}"_s, u"Then quote {bare}"_s, u"They also told us {bare}"_s,
                          u"Come back to what was said: {bare}"_s};
    w[u"also.fragment"_s] = w[u"also.quote"_s];
    w[u"also"_s] = {u"{point}"_s, u"Also: {point}"_s, u"And: {point}"_s, u"Next: {point}"_s};
    w[u"phone.addressed"_s] = {u"{point}"_s, u"Say it back: {point}"_s, u"Begin here: {point}"_s};
    w[u"phone.document"_s] = {u"{introduced}: {bare}"_s, u"Quote it: {bare}"_s};
    w[u"phone.value"_s] = {u"{point}"_s,
                           u"What we do: {point}"_s,
                           u"Where we come in: {point}"_s,
                           u"Then: {point}"_s,
                           u"What that has to do with us: {point}"_s,
                           u"Briefly: {point}"_s};
    w[u"phone.limit"_s] = {u"Own up: {point}"_s, u"Say it early: {point}"_s,
                           u"The limit: {point}"_s};
    w[u"phone.proof"_s] = {u"{point}"_s, u"If they want proof: {point}"_s,
                           u"An example: {point}"_s};
    w[u"phone.story"_s] = {u"At {who}: {point}"_s, u"{who}: {point}"_s};
}

void addAsks(std::map<QString, QStringList>& w)
{
    w[u"ask"_s] = {u"May I send you {thing}?"_s,
                   u"Shall I send you {thing}?"_s,
                   u"Would you like me to send {thing}?"_s,
                   u"Would {thing} be of use to you?"_s,
                   u"Is it all right if I send you {thing}?"_s,
                   u"Do you want to see {thing}?"_s,
                   u"Would you look at {thing} if I sent it?"_s,
                   u"Would it help if I sent you {thing}?"_s,
                   u"Can I send {thing} for you to read?"_s,
                   u"Is {thing} something you would read?"_s,
                   u"One question: would {thing} help?"_s,
                   u"I can send you {thing}. Shall I?"_s};
    w[u"sms.ask"_s] = {u"May I send {thing}?"_s,
                       u"OK to send {thing}?"_s,
                       u"Want {thing}?"_s,
                       u"Is {thing} of use?"_s,
                       u"Would {thing} help?"_s,
                       u"Yes or no: may I send {thing}?"_s,
                       u"Shall I send {thing}, or is it too soon?"_s,
                       u"I can send {thing}. Shall I?"_s,
                       u"One question. May I send {thing}?"_s,
                       u"One question: would {thing} help?"_s,
                       u"Would it help if I sent you {thing} to look at?"_s,
                       u"Reply YES and I send {thing}."_s};
    w[u"whatsapp.ask"_s] = {u"May I send you {thing}?"_s,
                            u"Shall I drop {thing} in here?"_s,
                            u"OK if I send {thing}?"_s,
                            u"Do you want to see {thing}?"_s,
                            u"Would {thing} be of use?"_s,
                            u"Shall I send {thing}, or is it too soon?"_s,
                            u"I can send {thing}. Shall I?"_s,
                            u"One question: would {thing} help?"_s,
                            u"Would it help if I sent you {thing} to look at?"_s};
    w[u"phone.ask"_s] = {u"Ask: may I send you {thing}?"_s,
                         u"Ask: would {thing} be of use?"_s,
                         u"The ask: shall I send {thing}?"_s,
                         u"Ask for one thing: may I send {thing}?"_s,
                         u"Ask: do you want to see {thing}?"_s,
                         u"End with one question: is {thing} worth a look to you?"_s,
                         u"Then stop, and offer {thing}: yes or no?"_s,
                         u"Offer {thing}: how would you like to have it?"_s};
    w[u"fallback"_s] = {u"If no: who should I send it to instead?"_s,
                        u"If not now: what one question would be worth an answer?"_s,
                        u"If it is too soon: when should I ring again?"_s,
                        u"If no: which part of this did I get wrong?"_s,
                        u"If they hesitate: who else looks after this?"_s,
                        u"If it is the wrong week: which one is better?"_s};
    w[u"offer"_s] = {u"our {item}"_s};
    w[u"topic"_s] = {u"one page on this"_s};
    w[u"subject"_s] = {u"{topic}"_s, u"{topic}: a question"_s, u"{company}: {topic}"_s,
                       u"A question on {topic}"_s};
    w[u"signoff"_s] = {QString(), u"Best regards,"_s, u"Kind regards,"_s, u"Regards,"_s};
    w[u"wayout"_s] = {u"If you would rather not hear from me again, a one-word reply is enough."_s,
                      u"A short no is enough, and I will not write again."_s,
                      u"One line from you and these mails stop."_s,
                      u"To opt out of these mails, reply with a single no."_s};
    w[u"sms.wayout"_s] = {u"{word} to opt out"_s, u"Reply {word} to opt out"_s,
                          u"Text {word} to opt out"_s};
}

} // namespace

const Phrases& englishPhrases()
{
    static const Phrases phrases = [] {
        Phrases p;
        p.language = text::Language::English;
        p.quoteOpen = u"“"_s;
        p.quoteClose = u"”"_s;
        p.lowered = words(
            u"You Your In When On What The A An From My One At To Where Our As Of During Since May "
            u"Shall Would Is Do Can Send Want Should Every No Two Three Each Nobody Without With "
            u"Reply Yes "
            u"Why It If Within When");
        addOpenings(p.wordings);
        addReasons(p.wordings);
        addBodies(p.wordings);
        addAsks(p.wordings);
        return p;
    }();
    return phrases;
}

} // namespace countersign::generation
