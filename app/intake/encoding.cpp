// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/intake/encoding.h"

#include "app/intake/file_kind.h"
#include "app/intake/misread.h"
#include "app/intake/utf8_scan.h"

#include <QByteArray>
#include <QStringDecoder>

#include <unicode/ucnv.h>
#include <unicode/ucsdet.h>

#include <algorithm>
#include <array>
#include <vector>

using namespace Qt::StringLiterals;

namespace countersign::intake {

namespace {

constexpr qsizetype chunkSize = 256 << 10;
constexpr qsizetype sampleSize = 64 << 10;

struct ConverterCloser {
    void operator()(UConverter* converter) const { ucnv_close(converter); }
};
using Converter = std::unique_ptr<UConverter, ConverterCloser>;

struct DetectorCloser {
    void operator()(UCharsetDetector* detector) const { ucsdet_close(detector); }
};

struct Mark {
    QByteArrayView bytes;
    QLatin1String encoding;
};
// UTF-32LE stands before UTF-16LE, whose mark it begins with.
constexpr std::array marks{
    Mark{QByteArrayView("\xFF\xFE\0\0", 4), "UTF-32LE"_L1},
    Mark{QByteArrayView("\0\0\xFE\xFF", 4), "UTF-32BE"_L1},
    Mark{QByteArrayView("\xEF\xBB\xBF", 3), "UTF-8"_L1},
    Mark{QByteArrayView("\xFF\xFE", 2), "UTF-16LE"_L1},
    Mark{QByteArrayView("\xFE\xFF", 2), "UTF-16BE"_L1},
};

Encoding encodingOf(QLatin1String name)
{
    Encoding encoding;
    encoding.name = name;
    return encoding;
}

std::optional<Encoding> encodingByMark(QByteArrayView head)
{
    for (const Mark& mark : marks) {
        if (head.startsWith(mark.bytes)) {
            Encoding encoding = encodingOf(mark.encoding);
            encoding.markLength = static_cast<int>(mark.bytes.size());
            return encoding;
        }
    }
    return std::nullopt;
}

/// UTF-16 without a mark: the high bytes of Latin letters, digits and punctuation are 0.
std::optional<Encoding> utf16WithoutMark(QByteArrayView head)
{
    const qsizetype pairs = std::min<qsizetype>(head.size(), 4096) / 2;
    if (pairs < 2)
        return std::nullopt;
    qsizetype first = 0;
    qsizetype second = 0;
    for (qsizetype i = 0; i < pairs; ++i) {
        first += head[2 * i] == '\0' ? 1 : 0;
        second += head[2 * i + 1] == '\0' ? 1 : 0;
    }
    if (second * 10 > pairs * 6 && first * 10 < pairs)
        return encodingOf("UTF-16LE"_L1);
    if (first * 10 > pairs * 6 && second * 10 < pairs)
        return encodingOf("UTF-16BE"_L1);
    return std::nullopt;
}

/// UTF-32 without a mark: of each four bytes the upper two are 0, and one is not.
std::optional<Encoding> utf32WithoutMark(QByteArrayView head)
{
    const qsizetype quads = std::min<qsizetype>(head.size(), 4096) / 4;
    if (quads < 2)
        return std::nullopt;
    const auto zerosAt = [head, quads](qsizetype offset) {
        qsizetype zeros = 0;
        for (qsizetype i = 0; i < quads; ++i)
            zeros += head[4 * i + offset] == '\0' ? 1 : 0;
        return zeros;
    };
    if (zerosAt(3) == quads && zerosAt(2) == quads && zerosAt(0) == 0)
        return encodingOf("UTF-32LE"_L1);
    if (zerosAt(0) == quads && zerosAt(1) == quads && zerosAt(3) == 0)
        return encodingOf("UTF-32BE"_L1);
    return std::nullopt;
}

Result<Encoding> wantedEncoding(const QString& wanted, QByteArrayView head)
{
    const QByteArray name = wanted.trimmed().toLatin1();
    UErrorCode status = U_ZERO_ERROR;
    const bool ansi = name.compare("ansi", Qt::CaseInsensitive) == 0;
    const Converter converter(ucnv_open(ansi ? "windows-1252" : name.constData(), &status));
    if (name.isEmpty() || U_FAILURE(status))
        return badInput(u"encoding.unknown"_s, {}, {wanted});
    const char* own = ucnv_getName(converter.get(), &status);
    UErrorCode standardStatus = U_ZERO_ERROR;
    const char* standard = ucnv_getStandardName(own, "MIME", &standardStatus);
    Encoding encoding = encodingOf(QLatin1String(standard ? standard : own));
    const std::optional<Encoding> marked = encodingByMark(head);
    if (marked && (marked->name == encoding.name ||
                   (encoding.name.size() == 6 && marked->name.startsWith(encoding.name))))
        return *marked;
    if (encoding.name == "UTF-16"_L1)
        return utf16WithoutMark(head).value_or(encodingOf("UTF-16LE"_L1));
    if (encoding.name == "ISO-8859-1"_L1) // what says Latin-1 is nearly always Windows-1252
        encoding.name = u"windows-1252"_s;
    return encoding;
}

bool isWestern(QByteArrayView name)
{
    return name == "ISO-8859-1" || name == "windows-1252";
}

/// The Turkish code pages are the western ones but for six letters.
bool isTurkish(QByteArrayView name)
{
    return name == "ISO-8859-9" || name == "windows-1254";
}

bool hasTurkishLetters(QByteArrayView sample)
{
    static constexpr QByteArrayView letters = "\xD0\xDD\xDE\xF0\xFD\xFE";
    return std::any_of(sample.begin(), sample.end(), [](char c) { return letters.contains(c); });
}

QString decodedAs(const QString& name, QByteArrayView sample)
{
    Encoding encoding;
    encoding.name = name;
    return TextDecoder(encoding).decode(sample, true);
}

/// Of a few lines ICU knows little: what reads like text in one code page and not in the other says more. Only
/// where the guess does not read like text, another one is tried.
QString likeliest(const QString& guess, QLatin1String second, QByteArrayView sample)
{
    QString best = guess;
    int fewest = misreadPlaces(decodedAs(guess, sample));
    if (fewest == 0)
        return guess;
    QStringList others{u"windows-1252"_s, u"ISO-8859-15"_s,  u"windows-1250"_s,
                       u"ISO-8859-2"_s,   u"windows-1251"_s, u"KOI8-R"_s,
                       u"macintosh"_s,    u"Shift_JIS"_s,    u"GB18030"_s};
    if (!second.isEmpty())
        others.prepend(second);
    for (const QString& other : std::as_const(others)) {
        const int places = misreadPlaces(decodedAs(other, sample));
        if (places * 2 < fewest || (places == 0 && fewest > 0)) {
            best = other;
            fewest = places;
        }
    }
    return best;
}

/// Asks ICU about text that is no UTF-8. Its answers on short texts are guesses, so that a code page
/// from outside western Europe must be ahead.
Encoding eightBitEncoding(QByteArrayView sample)
{
    Encoding guess = encodingOf("windows-1252"_L1);
    guess.guessed = true;
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UCharsetDetector, DetectorCloser> detector(ucsdet_open(&status));
    ucsdet_setText(detector.get(), sample.data(), static_cast<int32_t>(sample.size()), &status);
    int32_t count = 0;
    const UCharsetMatch** matches = ucsdet_detectAll(detector.get(), &count, &status);
    if (U_FAILURE(status) || !matches)
        return guess;
    int32_t western = 0;
    int32_t other = 0;
    QLatin1String otherName;
    for (int32_t i = 0; i < count; ++i) {
        const QByteArrayView name = ucsdet_getName(matches[i], &status);
        const int32_t confidence = ucsdet_getConfidence(matches[i], &status);
        if (U_FAILURE(status) || name.startsWith("UTF"))
            continue;
        if (isWestern(name) || (isTurkish(name) && !hasTurkishLetters(sample))) {
            western = std::max(western, confidence);
        } else if (confidence > other) {
            other = confidence;
            otherName = QLatin1String(name);
        }
    }
    if (other >= 30 && other >= western + 5)
        guess.name = otherName;
    guess.name = likeliest(guess.name, otherName, sample);
    return guess;
}

/// Reads the file to its end: one byte in its last row can tell that it is no UTF-8.
Encoding utf8OrEightBit(QIODevice& device, const QByteArray& sample,
                        const std::optional<Encoding>& marked)
{
    Utf8Scan scan;
    QByteArray telling; // the stretch that shows what the bytes are, wherever it begins
    for (QByteArray chunk = sample; !chunk.isEmpty(); chunk = device.read(chunkSize)) {
        const qint64 before = scan.invalid();
        scan.feed(chunk);
        if (before == 0 && scan.invalid() > 0)
            telling = chunk.mid(std::max<qsizetype>(0, scan.firstInvalid() - 512), sampleSize);
    }
    scan.end();
    if (!marked && scan.valid() < 3 * scan.invalid())
        return eightBitEncoding(telling.isEmpty() ? sample.left(sampleSize) : telling);
    Encoding encoding = marked.value_or(encodingOf("UTF-8"_L1));
    encoding.mixed = scan.invalid() > 0;
    return encoding;
}

} // namespace

Result<Encoding> detectEncoding(QIODevice& device, const QString& wanted)
{
    if (!device.seek(0))
        return badInput(u"file.unreadable"_s);
    const QByteArray sample = device.read(chunkSize);
    Result<Encoding> encoding = Encoding{};
    if (!wanted.isEmpty()) {
        encoding = wantedEncoding(wanted, sample);
    } else {
        std::optional<Encoding> found = encodingByMark(sample);
        if (!found)
            found = utf32WithoutMark(sample);
        if (!found)
            found = utf16WithoutMark(sample);
        // A UTF-8 mark does not keep later bytes from being something else.
        if (!found || found->name == "UTF-8"_L1)
            found = utf8OrEightBit(device, sample, found);
        encoding = *found;
    }
    if (!device.seek(0))
        return badInput(u"file.unreadable"_s);
    return encoding;
}

const QStringList& offeredEncodings()
{
    static const QStringList names{
        u"UTF-8"_s,        u"windows-1252"_s, u"UTF-16LE"_s,   u"UTF-16BE"_s,     u"windows-1250"_s,
        u"windows-1251"_s, u"windows-1253"_s, u"ISO-8859-2"_s, u"windows-1254"_s, u"ISO-8859-15"_s,
        u"macintosh"_s,    u"IBM850"_s,       u"Shift_JIS"_s,  u"EUC-JP"_s,       u"GB18030"_s,
        u"Big5"_s,         u"EUC-KR"_s,       u"UTF-32LE"_s};
    return names;
}

struct TextDecoder::State {
    enum class Kind { Qt, Mixed, Icu };
    Kind kind = Kind::Qt;
    QStringDecoder qt;
    Converter icu;
    QByteArray pending; ///< Mixed: the start of a sequence that is cut by the end of a piece
    qint64 strays = 0;
    qint64 line = 1;       ///< Mixed: of the next byte
    bool lineUtf8 = false; ///< Mixed: the line has had a sequence of several bytes
    std::map<qint64, bool> strayLines;

    void seen(QByteArrayView sequence, bool stray);
    QString decodeMixed(QByteArrayView bytes, bool last);
    QString decodeIcu(QByteArrayView bytes, bool last);
};

namespace {

// Windows-1252 from 0x80 to 0x9F; the five unused bytes stay the control characters they are.
constexpr std::array<char16_t, 32> windows1252{
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

char16_t fromWindows1252(unsigned char byte)
{
    return byte >= 0x80 && byte < 0xA0 ? windows1252[byte - 0x80] : char16_t(byte);
}

} // namespace

void TextDecoder::State::seen(QByteArrayView sequence, bool stray)
{
    if (sequence.front() == '\n') {
        ++line;
        lineUtf8 = false;
        return;
    }
    lineUtf8 = lineUtf8 || sequence.size() > 1;
    if (stray)
        strayLines.emplace(line, lineUtf8);
    else if (sequence.size() > 1 && !strayLines.empty() && strayLines.rbegin()->first == line)
        strayLines.rbegin()->second = true;
}

QString TextDecoder::State::decodeMixed(QByteArrayView bytes, bool last)
{
    QByteArray input = pending;
    input.append(bytes.data(), bytes.size());
    pending.clear();
    QString text;
    text.reserve(input.size());
    qsizetype taken = 0; // everything before has been taken over
    qsizetype i = 0;
    while (i < input.size()) {
        const int length = utf8SequenceLength(input, i);
        if (length > 0) {
            seen(QByteArrayView(input).sliced(i, length), false);
            i += length;
            continue;
        }
        if (length == utf8Cut && !last)
            break;
        text += QString::fromUtf8(QByteArrayView(input).sliced(taken, i - taken));
        text += QChar(fromWindows1252(static_cast<unsigned char>(input[i])));
        seen(QByteArrayView(input).sliced(i, 1), true);
        ++strays;
        taken = ++i;
    }
    text += QString::fromUtf8(QByteArrayView(input).sliced(taken, i - taken));
    pending = input.mid(i);
    return text;
}

QString TextDecoder::State::decodeIcu(QByteArrayView bytes, bool last)
{
    QString text;
    const char* source = bytes.data();
    const char* const sourceEnd = source + bytes.size();
    std::vector<char16_t> buffer(static_cast<size_t>(bytes.size()) + 64);
    UErrorCode status = U_BUFFER_OVERFLOW_ERROR;
    while (status == U_BUFFER_OVERFLOW_ERROR) {
        status = U_ZERO_ERROR;
        char16_t* target = buffer.data();
        ucnv_toUnicode(icu.get(), &target, buffer.data() + buffer.size(), &source, sourceEnd,
                       nullptr, last, &status);
        text += QStringView(buffer.data(), target - buffer.data());
    }
    strays += text.count(QChar::ReplacementCharacter);
    return text;
}

TextDecoder::TextDecoder(const Encoding& encoding)
    : m_state(std::make_unique<State>())
{
    if (encoding.mixed) {
        m_state->kind = State::Kind::Mixed;
        return;
    }
    const QByteArray name = encoding.name.toLatin1();
    if (name == "UTF-8" || name == "UTF-16LE" || name == "UTF-16BE") {
        m_state->qt = QStringDecoder(name.constData());
        return;
    }
    m_state->kind = State::Kind::Icu;
    UErrorCode status = U_ZERO_ERROR;
    m_state->icu.reset(ucnv_open(name.constData(), &status));
    if (U_FAILURE(status)) { // no such name: detectEncoding() gives none of these
        m_state->kind = State::Kind::Mixed;
    }
}

TextDecoder::~TextDecoder() = default;
TextDecoder::TextDecoder(TextDecoder&&) noexcept = default;
TextDecoder& TextDecoder::operator=(TextDecoder&&) noexcept = default;

QString TextDecoder::decode(QByteArrayView bytes, bool last)
{
    switch (m_state->kind) {
    case State::Kind::Mixed:
        return m_state->decodeMixed(bytes, last);
    case State::Kind::Icu:
        return m_state->decodeIcu(bytes, last);
    case State::Kind::Qt:
        break;
    }
    QString text = m_state->qt.decode(bytes);
    if (m_state->qt.hasError())
        m_state->strays += text.count(QChar::ReplacementCharacter);
    return text;
}

qint64 TextDecoder::strays() const
{
    return m_state->strays;
}

const std::map<qint64, bool>& TextDecoder::strayLines() const
{
    return m_state->strayLines;
}

int windows1252Byte(QChar character)
{
    const char16_t unit = character.unicode();
    if (unit < 0x80 || (unit >= 0xA0 && unit <= 0xFF))
        return unit;
    const auto* const at = std::find(windows1252.begin(), windows1252.end(), unit);
    return at == windows1252.end() ? -1 : 0x80 + static_cast<int>(at - windows1252.begin());
}

Result<DecodedText> decodeAll(QIODevice& device, const QString& fileName, const QString& wanted,
                              qint64 limit)
{
    if (device.size() > limit)
        return badInput(u"file.too_large"_s, fileName, {fileName, QString::number(limit >> 20)});
    if (!device.seek(0))
        return badInput(u"file.unreadable"_s, fileName, {fileName});
    if (auto problem = notText(device.peek(4096), fileName))
        return *problem;
    const Result<Encoding> encoding = detectEncoding(device, wanted);
    if (!encoding.ok())
        return encoding.error();
    device.seek(encoding->markLength);
    TextDecoder decoder(*encoding);
    DecodedText decoded;
    decoded.text = decoder.decode(device.readAll(), true);
    decoded.encoding = *encoding;
    decoded.strays = decoder.strays();
    return decoded;
}

} // namespace countersign::intake
