// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/generation/directives.h"

#include "app/generation/languages/tables.h"
#include "app/text/tokens.h"

#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace countersign::generation {

namespace {

/// What stands around a word or phrase that a directive names.
QString unquoted(const QString& words)
{
    static const QRegularExpression around = pattern(u"^[\\s'\"“”„‘’«»]+|[\\s'\"“”„‘’«»,.;:!]+$");
    QString bare = words;
    bare.remove(around);
    return bare;
}

/// "when the reader is in quality or IT": true if it names the persona or the title, or names nobody.
bool concernsReader(const QString& directive, const ProspectDossier& dossier)
{
    static const QRegularExpression when =
        pattern(u"\\b(?:when|if) the (?:reader|person) is (?:in |an? )?([^.;]+)");
    const auto match = when.match(directive);
    if (!match.hasMatch())
        return true;
    QString reader = dossier.prospect.title;
    if (dossier.persona)
        reader += QString(u' ' + dossier.persona->name);
    static const QRegularExpression separator = pattern(u"\\s*,\\s*|\\s+or\\s+|\\s+and\\s+");
    const QStringList readers = match.captured(1).split(separator, Qt::SkipEmptyParts);
    for (const QString& one : readers) {
        const QRegularExpression word(
            QString(u"\\b" + QRegularExpression::escape(one.trimmed()) + u"\\b"),
            QRegularExpression::CaseInsensitiveOption |
                QRegularExpression::UseUnicodePropertiesOption);
        if (word.match(reader).hasMatch())
            return true;
    }
    return false;
}

void readStanding(const QString& directive, const ProspectDossier& dossier, StandingWishes& wishes)
{
    static const QRegularExpression limit = pattern(u"\\bname (?:one|a) limit\\b");
    static const QRegularExpression open = pattern(u"\\bopen with (?:something|their|the person)");
    static const QRegularExpression avoid =
        pattern(u"\\bavoid the words? ([\\p{L}\\d'’ -]+)|\\b(?:never|do not) (?:mention|say) "
                u"([\\p{L}\\d'’-]+)");
    static const QRegularExpression only =
        pattern(u"\\bno proof point (?:that is not|other than|except|but) ([\\p{L}\\d]+)");
    if (limit.match(directive).hasMatch() && concernsReader(directive, dossier))
        wishes.nameLimit = true;
    wishes.openPersonally = wishes.openPersonally || open.match(directive).hasMatch();
    for (auto matches = avoid.globalMatch(directive); matches.hasNext();) {
        const auto match = matches.next();
        wishes.avoid.append(text::fold(
            unquoted(match.captured(1).isEmpty() ? match.captured(2) : match.captured(1))));
    }
    const auto label = only.match(directive);
    if (label.hasMatch())
        wishes.onlyProofPoints.append(text::fold(label.captured(1)));
}

void readPurpose(const QString& purpose, StandingWishes& wishes)
{
    static const QRegularExpression limit =
        pattern(u"\\blimit of the product\\b|\\bname (?:one|a) limit\\b");
    static const QRegularExpression noProduct = pattern(u"\\bno product\\b|\\bwithout product\\b");
    static const QRegularExpression last =
        pattern(u"\\blast one\\b|\\bclose the loop\\b|\\blast (?:touch|message|mail)\\b");
    wishes.nameLimit = wishes.nameLimit || limit.match(purpose).hasMatch();
    wishes.noProduct = noProduct.match(purpose).hasMatch();
    wishes.openPersonally =
        wishes.openPersonally || pattern(u"\\bopen with\\b").match(purpose).hasMatch();
    wishes.lastTouch = last.match(purpose).hasMatch();
}

struct Wish {
    QRegularExpression words;
    bool ReviewerWishes::*flag;
};

const std::array<Wish, 6>& plainWishes()
{
    static const std::array<Wish, 6> wishes{
        Wish{pattern(u"\\bshorter\\b|\\bshorten\\b|too long|\\bkürzer\\b|zu lang|\\bplus "
                     u"court|trop long"),
             &ReviewerWishes::shorter},
        Wish{pattern(u"\\b(?:other|another|different|new) (?:hook|opening|opener|start)\\b|"
                     u"\\bander\\w* (?:einstieg|aufhänger)\\b|\\bautre accroche\\b"),
             &ReviewerWishes::otherHook},
        Wish{pattern(u"\\b(?:other|another|different|softer|lighter|smaller) ask\\b|"
                     u"\\bander\\w* (?:frage|bitte)\\b|\\bautre (?:demande|question)\\b"),
             &ReviewerWishes::otherAsk},
        Wish{pattern(u"\\b(?:other|another|different) (?:build|structure|order)\\b|"
                     u"\\bander\\w* (?:aufbau|struktur)\\b|\\bautre structure\\b"),
             &ReviewerWishes::otherBuild},
        Wish{
            pattern(u"\\b(?:no|without(?: a| the)?|don['’]t|do not) quot\\w*|\\bkein\\w* zitat\\w*|"
                    u"\\bsans citation"),
            &ReviewerWishes::noQuote},
        Wish{pattern(u"\\b(?:no|without(?: a| the)?) proof(?: point)?\\b|\\bkein\\w* referenz\\w*|"
                     u"\\bsans référence"),
             &ReviewerWishes::noProof}};
    return wishes;
}

struct Naming {
    QRegularExpression words; ///< captures what is named
    QStringList ReviewerWishes::*list;
    bool folded = false;
};

const std::array<Naming, 3>& namings()
{
    static const std::array<Naming, 3> all{
        Naming{
            pattern(u"^(?:please )?(?:avoid(?: the words?)?|don['’]t (?:say|mention|use)|do not "
                    u"(?:say|mention|use)|"
                    u"without the words?|vermeide\\w*|nicht erwähnen:?|éviter|évite[rz]?) (.+)$"),
            &ReviewerWishes::avoid, true},
        Naming{pattern(u"^(?:please )?(?:mention|bring in|erwähne\\w*|mentionne[rz]?) (.+)$"),
               &ReviewerWishes::mention, false},
        Naming{pattern(u"^(?:please )?(?:use|open with|lead with|start "
                       u"(?:with|from)|nimm|nutze|utilise[rz]?) (?:the )?(.+)$"),
               &ReviewerWishes::use, false}};
    return all;
}

bool readWish(const QString& wish, ReviewerWishes& wishes)
{
    bool understood = false;
    for (const Wish& plain : plainWishes()) {
        if (plain.words.match(wish).hasMatch()) {
            wishes.*plain.flag = true;
            understood = true;
        }
    }
    if (understood)
        return true;
    for (const Naming& naming : namings()) {
        const auto match = naming.words.match(wish);
        if (!match.hasMatch())
            continue;
        const QString named = unquoted(match.captured(1));
        (wishes.*naming.list).append(naming.folded ? text::fold(named) : named);
        return true;
    }
    return false;
}

} // namespace

StandingWishes standingWishes(const ProspectDossier& dossier)
{
    StandingWishes wishes;
    for (const Directive& directive : dossier.directives)
        readStanding(directive.text, dossier, wishes);
    for (const QString& directive : dossier.segmentDirectives)
        readStanding(directive, dossier, wishes);
    readPurpose(dossier.stepPurpose, wishes);
    return wishes;
}

ReviewerWishes reviewerWishes(const QString& directive)
{
    static const QRegularExpression separator = pattern(u"[,;.\\n]+|\\s+(?:and|und|et)\\s+");
    ReviewerWishes wishes;
    for (const QString& part : directive.split(separator, Qt::SkipEmptyParts)) {
        const QString wish = part.trimmed();
        if (!wish.isEmpty() && !readWish(wish, wishes))
            wishes.notUnderstood.append(wish);
    }
    return wishes;
}

} // namespace countersign::generation
