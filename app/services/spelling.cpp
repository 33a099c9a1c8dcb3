// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/spelling.h"

#include <hunspell/hunspell.hxx>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QStringEncoder>

#include <algorithm>
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

/// The American forms that a British word may have: one group of letters put otherwise, wherever it stands.
/// For a system that has no British dictionary.
QStringList americanForms(const QString& word)
{
    static const std::pair<QLatin1String, QLatin1String> groups[] = {{"isa"_L1, "iza"_L1},
                                                                     {"ise"_L1, "ize"_L1},
                                                                     {"isi"_L1, "izi"_L1},
                                                                     {"yse"_L1, "yze"_L1},
                                                                     {"ysi"_L1, "yzi"_L1},
                                                                     {"our"_L1, "or"_L1},
                                                                     {"tre"_L1, "ter"_L1},
                                                                     {"bre"_L1, "ber"_L1},
                                                                     {"lled"_L1, "led"_L1},
                                                                     {"lling"_L1, "ling"_L1},
                                                                     {"ller"_L1, "ler"_L1},
                                                                     {"ilf"_L1, "illf"_L1},
                                                                     {"ilm"_L1, "illm"_L1},
                                                                     {"olm"_L1, "ollm"_L1},
                                                                     {"nrol"_L1, "nroll"_L1},
                                                                     {"lfil"_L1, "lfill"_L1},
                                                                     {"ogue"_L1, "og"_L1},
                                                                     {"fence"_L1, "fense"_L1},
                                                                     {"cence"_L1, "cense"_L1},
                                                                     {"tence"_L1, "tense"_L1},
                                                                     {"grey"_L1, "gray"_L1},
                                                                     {"ae"_L1, "e"_L1},
                                                                     {"oe"_L1, "e"_L1},
                                                                     {"amme"_L1, "am"_L1},
                                                                     {"eque"_L1, "eck"_L1},
                                                                     {"mould"_L1, "mold"_L1},
                                                                     {"plough"_L1, "plow"_L1},
                                                                     {"tyre"_L1, "tire"_L1},
                                                                     {"sceptic"_L1, "skeptic"_L1},
                                                                     {"gement"_L1, "gment"_L1},
                                                                     {"eable"_L1, "able"_L1},
                                                                     {"wards"_L1, "ward"_L1},
                                                                     {"ellery"_L1, "elry"_L1},
                                                                     {"kerb"_L1, "curb"_L1}};
    QStringList forms;
    for (const auto& [british, american] : groups) {
        for (qsizetype at = word.indexOf(british, 1); at > 0; at = word.indexOf(british, at + 1))
            forms.append(QString(word.first(at) + american + word.sliced(at + british.size())));
        if (word.startsWith(british) && british.size() >= 4)
            forms.append(QString(american + word.sliced(british.size())));
    }
    return forms;
}

/// What a word may be one slip of the fingers away from, likeliest first: two letters changed places, one is too
/// many, one is another, one is missing. Hunspell's own suggestions take tens of milliseconds a word, longer than a
/// key may take to be answered.
QStringList oneSlipAway(const QString& word, text::Language language)
{
    constexpr qsizetype longest = 24;
    const QString letters = language == text::Language::German ? u"etnrisaduhlcgmobwfkzpvüäößjyxq"_s
                            : language == text::Language::French
                                ? u"esaitnrulodcmpévqfbghjàxèyêzçkwùîâôûïœë"_s
                                : u"esiarntolcdugmphbyfvkwzxjq"_s;
    QStringList forms;
    if (word.size() < 3 || word.size() > longest)
        return forms;
    for (qsizetype i = 0; i + 1 < word.size(); ++i) {
        QString form = word;
        form[i] = i == 0 && word.at(0).isUpper() ? word.at(1).toUpper() : word.at(i + 1);
        form[i + 1] = i == 0 && word.at(0).isUpper() ? word.at(0).toLower() : word.at(i);
        forms.append(form);
    }
    for (qsizetype i = 1; i < word.size(); ++i)
        forms.append(QString(word.first(i) + word.sliced(i + 1)));
    for (qsizetype i = 1; i < word.size(); ++i) {
        for (const QChar letter : letters) {
            if (letter != word.at(i))
                forms.append(QString(word.first(i) + letter + word.sliced(i + 1)));
        }
    }
    for (qsizetype i = 1; i <= word.size(); ++i) {
        for (const QChar letter : letters)
            forms.append(QString(word.first(i) + letter + word.sliced(i)));
    }
    forms.removeDuplicates();
    return forms;
}

} // namespace

struct Spelling::Dictionary {
    explicit Dictionary(const QString& path)
        : hunspell(QFile::encodeName(path + u".aff"_s).constData(),
                   QFile::encodeName(path + u".dic"_s).constData())
        , encoding(hunspell.get_dict_encoding())
        , encode(encoding.c_str())
    {}

    [[nodiscard]] bool knows(const QString& word)
    {
        const QByteArray bytes = encode(word);
        return !encode.hasError() && hunspell.spell(bytes.toStdString());
    }

    Hunspell hunspell;
    std::string encoding;
    QStringEncoder encode;
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
    QHash<QString, QStringList> suggested;

    void open()
    {
        if (!dictionaries.empty())
            return;
        for (const QString& path : paths)
            dictionaries.push_back(std::make_unique<Dictionary>(path));
    }

    [[nodiscard]] bool askAny(const QStringList& words)
    {
        return std::any_of(words.begin(), words.end(),
                           [this](const QString& word) { return ask(word); });
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
        known = books.askAny(americanForms(word));
    books.known.insert(word, known);
    return known;
}

QStringList Spelling::suggestions(const QString& word, text::Language language) const
{
    Shelf& books = shelf(language);
    const std::lock_guard lock(books.mutex);
    books.open();
    const auto it = books.suggested.constFind(word);
    if (it != books.suggested.constEnd())
        return *it;
    QStringList words;
    for (const QString& form : oneSlipAway(word, language)) {
        if (words.size() >= maxSuggestions)
            break;
        if (books.ask(form))
            words.append(form);
    }
    books.suggested.insert(word, words);
    return words;
}

} // namespace countersign
