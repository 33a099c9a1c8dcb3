// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/checks/claims/keys.h"

#include "app/checks/lexicon/per_language.h"
#include "app/checks/lexicon/synonyms.h"
#include "app/text/tokens.h"

#include <QHash>
#include <QSet>

#include <utility>

namespace countersign::checks {
namespace {

/// Stem → head of its group, for one language. Groups of other languages are in it under their English
/// head, so that "Umsatz" and "revenue" meet.
class SynonymTable {
public:
    explicit SynonymTable(text::Language language)
    {
        for (const WordGroup& group : wordGroups) {
            if (group.language != language)
                continue;
            const auto words = QStringView(group.words).split(u' ', Qt::SkipEmptyParts);
            const QString head = words.front().toString();
            for (const QStringView word : words) {
                const QString stem = text::stem(word, language);
                if (!m_heads.contains(stem))
                    m_heads.insert(stem, head);
                m_heads.insert(word.toString(), head);
            }
        }
    }

    [[nodiscard]] QString headOf(const QString& folded, const QString& stem) const
    {
        const QString head = m_heads.value(folded);
        if (!head.isNull())
            return head;
        return m_heads.value(stem, stem);
    }

private:
    QHash<QString, QString> m_heads;
};

const SynonymTable& tableFor(text::Language language)
{
    static const PerLanguage<SynonymTable> tables(
        [](text::Language of) { return SynonymTable(of); });
    return tables.of(language);
}

using KeyPair = std::pair<QString, QString>;

QSet<KeyPair> oppositeKeys()
{
    QSet<KeyPair> pairs;
    for (const char16_t* line : oppositeWords) {
        const auto sides = QStringView(line).split(u'/');
        for (const QStringView left : sides.at(0).split(u' ', Qt::SkipEmptyParts)) {
            for (const QStringView right : sides.at(1).split(u' ', Qt::SkipEmptyParts)) {
                const QString a = keyOf(left.toString(), text::Language::English);
                const QString b = keyOf(right.toString(), text::Language::English);
                pairs.insert({a, b});
                pairs.insert({b, a});
            }
        }
    }
    return pairs;
}

} // namespace

QString keyOf(const QString& folded, text::Language language)
{
    return tableFor(language).headOf(folded, text::stem(folded, language));
}

bool areOpposites(const QString& a, const QString& b)
{
    static const QSet<KeyPair> pairs = oppositeKeys();
    return pairs.contains({a, b});
}

bool hasOpposites(const QString& key)
{
    static const auto keys = [] {
        const QSet<KeyPair> pairs = oppositeKeys();
        QSet<QString> set;
        for (const KeyPair& pair : pairs)
            set.insert(pair.first);
        return set;
    }();
    return keys.contains(key);
}

QString otherSideOf(const QString& key)
{
    static const auto table = [] {
        QHash<QString, QString> sides;
        const auto add = [&sides](const char16_t* a, const char16_t* b) {
            const QString left = keyOf(QString::fromUtf16(a), text::Language::English);
            const QString right = keyOf(QString::fromUtf16(b), text::Language::English);
            sides.insert(left, right);
            sides.insert(right, left);
        };
        add(u"buy", u"sell");
        add(u"lend", u"borrow");
        add(u"supply", u"receive");
        add(u"win", u"lose");
        return sides;
    }();
    return table.value(key);
}

} // namespace countersign::checks
