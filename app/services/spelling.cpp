// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/spelling.h"

#include <hunspell/hunspell.hxx>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QStringDecoder>
#include <QStringEncoder>

#include <mutex>
#include <vector>

using namespace Qt::StringLiterals;

namespace countersign {

namespace {

constexpr size_t languages = 5;
constexpr qsizetype maxSuggestions = 3;

QStringList systemFolders()
{
    QStringList folders;
    const QString own = qEnvironmentVariable("DICPATH");
    if (!own.isEmpty())
        folders = own.split(QDir::listSeparator(), Qt::SkipEmptyParts);
    folders << u"/usr/share/hunspell"_s << u"/usr/local/share/hunspell"_s
            << u"/usr/share/myspell/dicts"_s;
    return folders;
}

/// File names without suffix, best first.
QStringList dictionaryNames(text::Language language)
{
    switch (language) {
    case text::Language::English:
        return {u"en_GB"_s, u"en_US"_s};
    case text::Language::German:
        return {u"de_DE"_s, u"de_DE_frami"_s, u"de_AT"_s, u"de_CH"_s};
    case text::Language::French:
        return {u"fr"_s, u"fr_FR"_s, u"fr-classique"_s};
    case text::Language::Spanish:
        return {u"es"_s, u"es_ES"_s};
    case text::Language::Other:
        break;
    }
    return {};
}

/// Several dictionaries of English complete each other; of the others the first that is there is enough.
bool takesAll(text::Language language)
{
    return language == text::Language::English;
}

QString findDictionary(const QStringList& folders, const QString& name)
{
    for (const QString& folder : folders) {
        const QString path = QDir(folder).filePath(name);
        if (QFileInfo::exists(path + u".dic"_s) && QFileInfo::exists(path + u".aff"_s))
            return path;
    }
    return {};
}

/// British forms that an American dictionary alone does not know, turned into American ones.
QString americanised(QString word)
{
    static const std::pair<QLatin1String, QLatin1String> endings[] = {
        {"isation"_L1, "ization"_L1}, {"isations"_L1, "izations"_L1}, {"ising"_L1, "izing"_L1},
        {"ised"_L1, "ized"_L1},       {"ises"_L1, "izes"_L1},         {"ise"_L1, "ize"_L1},
        {"yse"_L1, "yze"_L1},         {"ysed"_L1, "yzed"_L1},         {"our"_L1, "or"_L1},
        {"ours"_L1, "ors"_L1},        {"oured"_L1, "ored"_L1},        {"tre"_L1, "ter"_L1},
        {"tres"_L1, "ters"_L1},       {"lled"_L1, "led"_L1},          {"lling"_L1, "ling"_L1},
        {"ller"_L1, "ler"_L1},        {"ogue"_L1, "og"_L1},           {"ence"_L1, "ense"_L1}};
    for (const auto& [british, american] : endings) {
        if (word.endsWith(british)) {
            word.chop(british.size());
            return QString(word + american);
        }
    }
    return word;
}

} // namespace

struct Spelling::Dictionary {
    explicit Dictionary(const QString& path)
        : hunspell(QFile::encodeName(path + u".aff"_s).constData(),
                   QFile::encodeName(path + u".dic"_s).constData())
        , encoding(hunspell.get_dict_encoding())
        , encode(encoding.c_str())
        , decode(encoding.c_str())
    {}

    [[nodiscard]] bool knows(const QString& word)
    {
        const QByteArray bytes = encode(word);
        return !encode.hasError() && hunspell.spell(bytes.toStdString());
    }

    [[nodiscard]] QStringList suggest(const QString& word)
    {
        const QByteArray bytes = encode(word);
        QStringList words;
        for (const std::string& suggestion : hunspell.suggest(bytes.toStdString()))
            words.append(decode(QByteArrayView(suggestion.data(), qsizetype(suggestion.size()))));
        return words;
    }

    Hunspell hunspell;
    std::string encoding;
    QStringEncoder encode;
    QStringDecoder decode;
};

/// The dictionaries of one language. Hunspell is not made for two threads at once, hence the lock; what
/// was asked before is remembered.
struct Spelling::Shelf {
    std::mutex mutex;
    text::Language language = text::Language::Other;
    QStringList paths;
    bool british = true;                                   ///< a British dictionary is there
    std::vector<std::unique_ptr<Dictionary>> dictionaries; ///< empty until the first question
    QHash<QString, bool> known;

    void open()
    {
        if (!dictionaries.empty())
            return;
        for (const QString& path : paths)
            dictionaries.push_back(std::make_unique<Dictionary>(path));
    }

    [[nodiscard]] bool ask(const QString& word)
    {
        for (const auto& dictionary : dictionaries) {
            if (dictionary->knows(word))
                return true;
        }
        return false;
    }
};

Spelling::Spelling(QStringList folders)
    : m_shelves(std::make_unique<Shelf[]>(languages))
{
    if (folders.isEmpty())
        folders = systemFolders();
    for (size_t i = 0; i < languages; ++i) {
        Shelf& shelf = m_shelves[i];
        shelf.language = static_cast<text::Language>(i);
        for (const QString& name : dictionaryNames(shelf.language)) {
            const QString path = findDictionary(folders, name);
            if (path.isEmpty() || (!shelf.paths.isEmpty() && !takesAll(shelf.language)))
                continue;
            shelf.paths.append(path);
        }
        shelf.british = !shelf.paths.isEmpty() && shelf.paths.first().endsWith("en_GB"_L1);
    }
}

Spelling::~Spelling() = default;

Spelling::Shelf& Spelling::shelf(text::Language language) const
{
    return m_shelves[static_cast<size_t>(language)];
}

bool Spelling::hasDictionary(text::Language language) const
{
    return !shelf(language).paths.isEmpty();
}

bool Spelling::isKnown(const QString& word, text::Language language) const
{
    Shelf& books = shelf(language);
    const std::lock_guard lock(books.mutex);
    books.open();
    const auto it = books.known.constFind(word);
    if (it != books.known.constEnd())
        return *it;
    bool known = books.ask(word);
    if (!known && language == text::Language::English && !books.british)
        known = books.ask(americanised(word));
    books.known.insert(word, known);
    return known;
}

QStringList Spelling::suggestions(const QString& word, text::Language language) const
{
    Shelf& books = shelf(language);
    const std::lock_guard lock(books.mutex);
    books.open();
    QStringList words;
    for (const auto& dictionary : books.dictionaries)
        words += dictionary->suggest(word);
    words.removeDuplicates();
    return words.mid(0, maxSuggestions);
}

} // namespace countersign
