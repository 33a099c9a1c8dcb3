// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/tokens.h"

#include <QByteArray>
#include <QHash>

#include <array>
#include <cstddef>
#include <memory>

#include <libstemmer.h>

namespace countersign::text {
namespace {

constexpr std::size_t LanguageCount = 4;
constexpr qsizetype LongestKept = 20'000;

struct StemmerDeleter {
    void operator()(sb_stemmer* stemmer) const { sb_stemmer_delete(stemmer); }
};

/// Snowball's state is not thread-safe, so each thread has its own, with the stems it has worked out.
class Stemmer {
public:
    explicit Stemmer(const char* algorithm)
        : m_stemmer(sb_stemmer_new(algorithm, "UTF_8"))
    {}

    QString stem(const QString& folded)
    {
        const auto known = m_known.constFind(folded);
        if (known != m_known.constEnd())
            return *known;
        if (m_known.size() >= LongestKept)
            m_known.clear();
        QString result = compute(folded);
        m_known.insert(folded, result);
        return result;
    }

private:
    QString compute(const QString& folded)
    {
        if (!m_stemmer)
            return folded;
        const QByteArray utf8 = folded.toUtf8();
        const auto* word = reinterpret_cast<const sb_symbol*>(utf8.constData());
        const sb_symbol* stemmed =
            sb_stemmer_stem(m_stemmer.get(), word, static_cast<int>(utf8.size()));
        if (stemmed == nullptr)
            return folded;
        return QString::fromUtf8(reinterpret_cast<const char*>(stemmed),
                                 sb_stemmer_length(m_stemmer.get()));
    }

    std::unique_ptr<sb_stemmer, StemmerDeleter> m_stemmer;
    QHash<QString, QString> m_known;
};

} // namespace

QString stem(QStringView word, Language language)
{
    const QString folded = fold(word);
    if (language == Language::Other)
        return folded;
    thread_local std::array<Stemmer, LanguageCount> stemmers{Stemmer("english"), Stemmer("german"),
                                                             Stemmer("french"), Stemmer("spanish")};
    return stemmers[static_cast<std::size_t>(language)].stem(folded);
}

} // namespace countersign::text
