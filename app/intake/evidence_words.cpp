// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/evidence_words.h"

#include <QHash>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace countersign::intake {

std::optional<Input> inputOfWord(const QString& word)
{
    static const QHash<QString, Input> words{
        {u"research"_s, Input::Research},
        {u"external"_s, Input::Research},
        {u"public"_s, Input::Research},
        {u"web"_s, Input::Research},
        {u"knowledge"_s, Input::Knowledge},
        {u"kb"_s, Input::Knowledge},
        {u"product"_s, Input::Knowledge},
        {u"knowledgebase"_s, Input::Knowledge},
        {u"crm"_s, Input::Crm},
        {u"signal"_s, Input::Signal},
        {u"signals"_s, Input::Signal},
    };
    const auto at = words.constFind(word.trimmed().toLower().remove(u'_').remove(u' '));
    return at == words.constEnd() ? std::nullopt : std::optional(*at);
}

std::optional<Input> inputOfFileName(const QString& fileName)
{
    static const QRegularExpression notLetter(u"[^a-z]+"_s);
    const QString name = fileName.mid(fileName.lastIndexOf(u'/') + 1).toLower();
    for (const QString& part : name.split(notLetter, Qt::SkipEmptyParts)) {
        if (const std::optional<Input> input = inputOfWord(part))
            return input;
    }
    return std::nullopt;
}

std::optional<Input> inputOfKind(const QString& kind)
{
    static const QHash<QString, Input> kinds{
        {u"news"_s, Input::Research},
        {u"filing"_s, Input::Research},
        {u"job_ad"_s, Input::Research},
        {u"podcast"_s, Input::Research},
        {u"profile"_s, Input::Research},
        {u"article"_s, Input::Research},
        {u"blog"_s, Input::Research},
        {u"interview"_s, Input::Research},
        {u"press_release"_s, Input::Research},
        {u"note"_s, Input::Crm},
        {u"email"_s, Input::Crm},
        {u"call"_s, Input::Crm},
        {u"meeting"_s, Input::Crm},
        {u"task"_s, Input::Crm},
        {u"job_change"_s, Input::Signal},
        {u"funding"_s, Input::Signal},
        {u"tech_stack"_s, Input::Signal},
        {u"hiring"_s, Input::Signal},
        {u"visit"_s, Input::Signal},
        {u"intent"_s, Input::Signal},
        {u"proof_point"_s, Input::Knowledge},
        {u"transcript"_s, Input::Knowledge},
        {u"positioning"_s, Input::Knowledge},
    };
    const auto at =
        kinds.constFind(QString(kind).toLower().replace(u' ', u'_').replace(u'-', u'_'));
    return at == kinds.constEnd() ? std::nullopt : std::optional(*at);
}

} // namespace countersign::intake
