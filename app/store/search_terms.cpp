// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/search_terms.h"

#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace countersign::store {

namespace {

/// What the index's tokenizer (unicode61) takes for a part of a word.
bool isWordCharacter(char32_t character)
{
    return QChar::isLetterOrNumber(character) || QChar::isMark(character) ||
           QChar::category(character) == QChar::Other_PrivateUse;
}

qsizetype lettersIn(const QString& word)
{
    qsizetype letters = 0;
    for (const char32_t character : word.toUcs4())
        letters += !QChar::isMark(character);
    return letters;
}

struct Spelling {
    QLatin1String plain;
    char16_t letter = 0;
};
/// Letters that the tokenizer does not take apart, and what stands for them.
constexpr std::array spellings{Spelling{"ss"_L1, u'ß'}, Spelling{"ae"_L1, u'æ'},
                               Spelling{"oe"_L1, u'œ'}, Spelling{"oe"_L1, u'ø'},
                               Spelling{"o"_L1, u'ø'},  Spelling{"l"_L1, u'ł'},
                               Spelling{"d"_L1, u'đ'}};

struct Umlaut {
    QLatin1String pair;
    char16_t vowel = 0; ///< as the index has it, without its mark
    char16_t letter = 0;
};
constexpr std::array umlauts{Umlaut{"ae"_L1, u'a', u'ä'}, Umlaut{"oe"_L1, u'o', u'ö'},
                             Umlaut{"ue"_L1, u'u', u'ü'}, Umlaut{"aa"_L1, u'a', u'å'}};

/// A word with other spellings of what it has. Bounded: a word of many such letters is not spelled in every way.
class Ways {
public:
    explicit Ways(const QString& word)
        : m_words{word.toLower()}
    {
        for (const Umlaut& umlaut : umlauts) {
            // "value", "shoe": at the end of a word it is none, nor in what is hardly begun.
            replaceWithin(umlaut.pair, QString(QChar(umlaut.vowel)));
            replaceAll(QString(QChar(umlaut.letter)), umlaut.pair);
        }
        for (const Spelling& spelling : spellings) {
            replaceAll(QString(QChar(spelling.letter)), spelling.plain);
            replaceEach(spelling.plain, QString(QChar(spelling.letter)));
        }
    }
    [[nodiscard]] const QStringList& words() const { return m_words; }

private:
    static constexpr qsizetype most = 16;

    void add(const QString& word)
    {
        if (m_words.size() < most && !m_words.contains(word))
            m_words.append(word);
    }
    void replaceAll(const QString& from, const QString& to)
    {
        for (const QString& word : QStringList(m_words)) {
            if (word.contains(from))
                add(QString(word).replace(from, to));
        }
    }
    /// One place after the other, since most names have one.
    void replaceEach(const QString& from, const QString& to)
    {
        for (const QString& word : QStringList(m_words)) {
            for (qsizetype at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1))
                add(QString(word).replace(at, from.size(), to));
        }
    }
    void replaceWithin(const QString& from, const QString& to)
    {
        for (const QString& word : QStringList(m_words)) {
            const qsizetype at = word.indexOf(from);
            if (at >= 0 && at + from.size() < word.size())
                add(QString(word).replace(at, from.size(), to));
        }
    }

    QStringList m_words;
};

QString termFor(const QString& word)
{
    const Ways ways(word);
    QStringList terms;
    for (const QString& way : ways.words())
        terms.append(QString(u'"' + way + u"\"*"));
    return terms.size() == 1 ? terms.front() : QString(u'(' + terms.join(u" OR ") + u')');
}

} // namespace

QString searchForm(const QString& text)
{
    const QString apart = text.toLower().normalized(QString::NormalizationForm_KD);
    QString form;
    form.reserve(apart.size());
    for (const QChar c : apart) {
        if (c.isMark())
            continue;
        const auto* const known =
            std::find_if(spellings.begin(), spellings.end(), [c](const Spelling& spelling) {
                return spelling.letter == c.unicode() && spelling.plain.size() == 1;
            });
        if (known != spellings.end())
            form += known->plain;
        else if (c == u'ß')
            form += "ss"_L1;
        else if (c == u'æ')
            form += u'a';
        else if (c == u'œ')
            form += u'o';
        else
            form += c;
    }
    for (const Umlaut& umlaut : umlauts)
        form.replace(umlaut.pair, QString(QChar(umlaut.vowel)));
    return form;
}

QString searchExpression(const QString& typed)
{
    // More words than these narrow nothing down and only cost time.
    constexpr qsizetype mostWords = 12;
    QStringList words{QString()};
    for (const char32_t character : typed.normalized(QString::NormalizationForm_C).toUcs4()) {
        if (isWordCharacter(character))
            words.last() += QString::fromUcs4(&character, 1);
        else if (!words.last().isEmpty())
            words.append(QString());
    }
    QStringList terms;
    for (const QString& word : words) {
        if (lettersIn(word) >= 2 && terms.size() < mostWords)
            terms.append(termFor(word));
    }
    return terms.join(u" AND ");
}

} // namespace countersign::store
