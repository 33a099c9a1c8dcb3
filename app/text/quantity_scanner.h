// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/dates.h"
#include "app/text/number_words.h"
#include "app/text/numbers.h"
#include "app/text/numerals.h"
#include "app/text/tokens.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace countersign::text {

/// Finds the figures in a row of tokens. Indexes are of tokens; `end` is behind the last one read.
class QuantityScanner {
public:
    QuantityScanner(QStringView text, const std::vector<Token>& tokens,
                    const std::vector<DateMention>& dates, Language language);

    std::vector<Quantity> scan();

private:
    /// A bare figure: digits or number words, multiplied out.
    struct Figure {
        std::size_t end = 0;
        double value = 0.0;
        double scale = 1.0; ///< the multiplier in `value`
        bool fromDigits = false;
        bool alone = true; ///< no multiplier, no suffix
        Numeral numeral;
        QStringView unitInToken; ///< "page" of "three-page"
    };
    /// A figure with the sign, currency and unit that belong to it.
    struct Part {
        std::size_t first = 0;
        std::size_t end = 0;     ///< behind what was read for it, a rate included
        std::size_t spanEnd = 0; ///< behind the figure and its unit
        Figure figure;
        Quantity quantity;
        bool hasUnit = false;
    };

    std::size_t readAt(std::size_t i);
    std::size_t readDateToken(std::size_t i);
    bool isListMarker(std::size_t i) const;
    std::size_t readPhone(std::size_t i);
    std::size_t readShare(std::size_t i);
    std::size_t readHalf(std::size_t i);
    std::size_t addShare(std::size_t first, std::size_t end, double share);
    std::size_t readRatio(std::size_t i);
    std::size_t readFactorWord(std::size_t i);
    std::size_t readOrdinal(std::size_t i);
    std::size_t readLabelled(std::size_t i);
    std::size_t readParts(std::size_t i);

    std::optional<Figure> figureAt(std::size_t i) const;
    std::optional<Figure> digitsAt(std::size_t i) const;
    std::optional<Figure> wordsAt(std::size_t i) const;
    void multiply(Figure& figure, bool money = false) const;
    bool takeSuffix(Figure& figure, Part& part, bool money) const;
    /// `money` says that a currency has been named before ("£2-3m").
    std::optional<Part> partAt(std::size_t i, bool money = false) const;
    bool readCurrencyBefore(std::size_t& i, Part& part) const;
    void readUnit(Part& part) const;
    bool readPercent(Part& part) const;
    bool readSymbolUnit(Part& part) const;
    bool readClock(Part& part) const;
    bool readWordUnit(Part& part) const;
    bool readTwoWordUnit(Part& part, std::size_t i) const;
    void readUnitRest(Part& part) const;
    std::size_t unitIndex(const Part& part) const;
    bool readPoints(Part& part, std::size_t unitAt, double scale) const;
    bool mayStandAlone(std::size_t i, const Figure& figure) const;

    std::size_t rangeConnector(const Part& part, bool& joinsByAnd) const;
    bool isChange(std::size_t first) const;
    std::size_t addParts(Part& a, Part* b);
    std::size_t finish(Part& part);
    void readNoun(Part& part) const;
    void readRate(Part& part) const;
    void readOutOf(Part& part) const;
    void readQualifiers(std::size_t first, Quantity& quantity) const;

    bool mayBegin(std::size_t i) const;
    /// What the token's word tells about a figure, or null.
    const NumberWord* word(std::size_t i) const { return has(i) ? m_words[i] : nullptr; }
    bool has(std::size_t i) const { return i < m_tokens.size(); }
    bool isText(std::size_t i, QStringView folded) const;
    bool adjoins(std::size_t i) const;
    bool startsUpper(std::size_t i) const;
    bool isSentenceStart(std::size_t i) const;
    const DateMention* dateAt(std::size_t i) const;
    bool inDate(std::size_t i) const { return dateAt(i) != nullptr; }
    Span spanOf(std::size_t first, std::size_t end) const;
    void add(std::size_t first, std::size_t end, Quantity quantity);

    QStringView m_text;
    const std::vector<Token>& m_tokens;
    const std::vector<DateMention>& m_dates;
    Language m_language;
    std::vector<const NumberWord*> m_words; ///< of each token, looked up once
    std::vector<Quantity> m_found;
};

/// The spelling of Quantity::normalized for its other fields.
QString normalizedQuantity(const Quantity& quantity);

} // namespace countersign::text
