// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/seed_words.h"

#include <QStringList>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace countersign::bench {

namespace {

constexpr std::array givenNames{"Ada",    "Bo",    "Callum", "Dilys", "Edda",  "Farid",  "Greta",
                                "Hiro",   "Ilse",  "Jonas",  "Katya", "Liam",  "Mira",   "Noor",
                                "Otto",   "Priya", "Quinn",  "Ruth",  "Síle",  "Tomas",  "Ursula",
                                "Vikram", "Wren",  "Xenia",  "Yusuf", "Zofia", "Jürgen", "Łucja"};
constexpr std::array familyFront{"Brenn", "Hall", "Köhl", "Lind", "Mar",  "Nandak", "Ort",
                                 "Pell",  "Rook", "Sand", "Tana", "Varg", "Wess",   "Żak"};
constexpr std::array familyBack{"an",  "berg",  "er",  "ett", "feld",  "ins",  "mann",
                                "ova", "quist", "sen", "son", "ström", "umar", "wick"};
constexpr std::array firmFront{"Nord",   "Kestrel", "Halden", "Tallow", "Umbra", "Sable", "Moor",
                               "Ost",    "Heron",   "Marrow", "Quill",  "Fenn",  "Larch", "Gorse",
                               "Pharos", "Winter",  "Copper", "Alder",  "Brine", "Cinder"};
constexpr std::array firmMiddle{"licht", "field", "gate",  "mere", "wold",
                                "by",    "ham",   "stead", "wick", "dale"};
constexpr std::array firmBack{"Freight", "Foods", "Pumpen",  "Cargo", "Labs",       "Logistics",
                              "Dairies", "Tools", "Medical", "Works", "Cold Store", "Wholesale"};
constexpr std::array titles{"Chief Financial Officer",
                            "VP Operations",
                            "Head of Quality",
                            "Supply Chain Director",
                            "IT Lead",
                            "Warehouse Manager",
                            "Founder"};
constexpr std::array cities{"Ulm", "Doncaster", "Gdansk", "Bergen", "Lyon", "Porto", "Cork"};
constexpr std::array common{
    "the",       "a",       "of",       "to",        "and",     "in",       "for",
    "at",        "with",    "from",     "that",      "is",      "was",      "your",
    "you",       "we",      "cold",     "dock",      "load",    "lane",     "temperature",
    "warehouse", "driver",  "delivery", "excursion", "quality", "report",   "season",
    "pallet",    "minutes", "night",    "audit",     "sensor",  "customer", "product",
    "release",   "site",    "trailer",  "insurance", "claim"};
constexpr std::array syllables{"ba",  "cor", "den", "fel", "gri",  "hol", "jun", "kar",
                               "lin", "mor", "nes", "pol", "quar", "rin", "sta", "tur",
                               "ven", "wal", "yor", "zen", "bro",  "cla", "dro", "fri",
                               "gla", "plo", "ski", "tre", "ula",  "vor"};

template<size_t n>
QString pick(const std::array<const char*, n>& words, int at)
{
    return QString::fromUtf8(words[static_cast<size_t>(at) % n]);
}

} // namespace

int Words::below(int n)
{
    return static_cast<int>(m_random() % static_cast<quint32>(n));
}

QString Words::givenName()
{
    return pick(givenNames, below(1 << 16));
}

QString Words::familyName()
{
    QString name = pick(familyFront, below(1 << 16)) + pick(familyBack, below(1 << 16));
    if (chance(80))
        name += u'-' + pick(familyFront, below(1 << 16));
    return name;
}

QString Words::company()
{
    return QString(pick(firmFront, below(1 << 16)) + pick(firmMiddle, below(1 << 16)) + u' ' +
                   pick(firmBack, below(1 << 16)));
}

QString Words::title()
{
    return pick(titles, below(1 << 16));
}

QString Words::city()
{
    return pick(cities, below(1 << 16));
}

QString Words::word()
{
    if (chance(600))
        return pick(common, below(1 << 16));
    // Zipf-like: the number of the word is spread over its logarithm, up to about 27,000 words.
    const double spread = static_cast<double>(below(1 << 20)) / (1 << 20);
    const int number = static_cast<int>(std::exp(spread * 10.2));
    QString made;
    for (int rest = number + 30; rest > 0; rest /= 30)
        made += pick(syllables, rest % 30);
    return made;
}

QString Words::sentence(int words)
{
    QStringList parts;
    for (int i = 0; i < words; ++i)
        parts.append(word());
    QString text = parts.join(u' ');
    text[0] = text.at(0).toUpper();
    return text;
}

QString Words::passage(const QString& company)
{
    return QString(u"At "_s + company + u", " + sentence(14) + u" " + QString::number(below(400)) +
                   u" pallets. " + sentence(9) + u'.');
}

QString Words::subject(const QString& company)
{
    return QString(sentence(3) + u" at " + company);
}

QString Words::copy(const QString& given, const QString& company, const QString& owner)
{
    return QString(u"Hi "_s + given + u",\n\n" + sentence(14) + u" at " + company + u" [@s1]. " +
                   sentence(12) + u" [@r1].\n\n" + sentence(16) + u" [@k1]. " + sentence(13) +
                   u".\n\nShall I send " + sentence(9).toLower() + u"?\n\n" + owner);
}

} // namespace countersign::bench
