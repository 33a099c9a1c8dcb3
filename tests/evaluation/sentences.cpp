// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/sentences.h"
#include "tests/evaluation/labelled_lines.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace countersign::evaluation {
namespace {

constexpr double rightMin = 0.97;

QStringList partsOf(const QString& text, text::Language language)
{
    QStringList parts;
    for (const text::Span& span : text::sentences(text, language))
        parts.append(span.of(text).toString().trimmed());
    return parts;
}

QStringList trimmed(QStringList parts)
{
    for (QString& part : parts)
        part = part.trimmed();
    return parts;
}

} // namespace

Result<Scores> scoreSentences(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{
            ErrorCode::NotFound, u"file.unreadable"_s, {path}, path, file.errorString(), {}};
    Scores scores;
    while (!file.atEnd()) {
        const QString line = QString::fromUtf8(file.readLine()).chopped(1);
        if (line.startsWith(u'#') || !line.contains(u'\t'))
            continue;
        const QString language = line.section(u'\t', 0, 0);
        QString marked = line.section(u'\t', 1);
        marked.replace(u"\\n"_s, u"\n"_s).replace(u"\\r"_s, u"\r"_s);
        const bool isRight =
            partsOf(QString(marked).remove(u'¦'), text::languageFromTag(language)) ==
            trimmed(marked.split(u'¦'));
        const Score like{{}, {}, Measure::Recall, rightMin, 1.0};
        count(rowOf(scores.rows, QString(u"sentences "_s + language), u"open"_s, like), true,
              isRight);
        if (!isRight)
            scores.slips.append(QString(language + u": " + marked));
    }
    return scores;
}

} // namespace countersign::evaluation
